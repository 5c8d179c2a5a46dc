/**
 * The one form in which checks are declared. What follows from a check's id and from what it cites is not repeated there.
 * Owns no checks.
 */
import type { OperationId } from '../../../generated/operations.js';
import { type RuleId, rules } from '../../../generated/rules.js';
import { type InterpretationId, type StatementId, statements } from '../../../generated/statements.js';
import type { Citation } from '../../judge/citation.js';
import { tags } from '../../judge/result.js';
import type { Check, CheckBase, CheckContext } from '../../run/check.js';

/** An operation and a slug: 'createItem/without-name'. */
export type CheckId = `${OperationId}/${string}`;

/** `rule` and `source` are those of the statement, unless the check says more. */
type Open = Partial<Omit<CheckBase, 'id' | 'title' | 'run' | 'operation'>> & {
  /** What the title begins with, where that is not the operation. */
  subject?: string;
  /** When it passed the rule that it cites is covered. */
  covers?: boolean;
};
type Cites<S> = S extends { statement: string }
  ? Partial<Citation>
  : S extends { assumed: true }
    ? { assumed?: true; statement: StatementId | InterpretationId }
    : Citation;
/** All but its id, what it cites and what it does. */
export type Declared = Open & Pick<CheckBase, 'title'>;
export type Body<S = object> = Declared & Cites<S> & { run(t: CheckContext): Promise<unknown> };
/** What the checks of a file have in common. */
type Shared = Open & Partial<Citation>;

const isRule = (id: string): id is RuleId => id in rules;

/** The rule that a statement stands for, if it does. */
function ruleOf(statement: string): RuleId | undefined {
  const id = statement.replace(/^rule:/, '');
  return id !== statement && isRule(id) ? id : undefined;
}

/** What a statement says, and the section where; of an interpretation that is no rule the check itself says both. */
function saidBy(statement: string): { rule: string; source: string } {
  const id = ruleOf(statement);
  const stated = statement in statements ? statements[statement as StatementId] : undefined;
  return {
    rule: (id && rules[id].statement) ?? stated?.words ?? '',
    source: stated?.section ?? (id && rules[id].source) ?? '',
  };
}

export const declaring =
  <const S extends Shared>(shared: S) =>
  (id: CheckId, body: Body<S>): Check => {
    const operation = id.slice(0, id.indexOf('/')) as OperationId;
    const { run, title, subject = operation, covers = false, ...declared } = { ...shared, ...body } as Body;
    const rule = ruleOf(declared.statement);
    return {
      kind: 'rules',
      ...saidBy(declared.statement),
      ...declared,
      ...{ id, operation, title: subject ? `${subject}: ${title}` : title },
      run: async (t) => {
        await run(t);
        if (covers && rule) t.covers(tags.rule(rule));
      },
    };
  };

/** For what has nothing in common with its neighbours. */
export const check = declaring({});
