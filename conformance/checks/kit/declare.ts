/** `declaring` and `check`: all checks are declared through these. Operation, rule and source follow from id and statement. */
import type { OperationId } from '../../../generated/operations.js';
import { type RuleId, rules } from '../../../generated/rules.js';
import { type InterpretationId, type StatementId, statements } from '../../../generated/statements.js';
import type { Citation } from '../../judge/citation.js';
import { tags } from '../../judge/result.js';
import type { Check, CheckBase, CheckContext } from '../../run/check.js';

/** An operation and a slug: 'createItem/without-name'. */
export type CheckId = `${OperationId}/${string}`;

/** `rule` and `source` default to those of the statement. */
type Open = Partial<Omit<CheckBase, 'id' | 'title' | 'run' | 'operation'>> & {
  /** Replaces the operation at the beginning of the title. */
  subject?: string;
  /** Whether a pass covers the rule that the check cites. */
  covers?: boolean;
};
type Cites<S> = S extends { statement: string }
  ? Partial<Citation>
  : S extends { assumed: true }
    ? { assumed?: true; statement: StatementId | InterpretationId }
    : Citation;
/** A check without its id, citation and `run`. */
export type Declared = Open & Pick<CheckBase, 'title'>;
export type Body<S = object> = Declared & Cites<S> & { run(t: CheckContext): Promise<unknown> };
/** The properties that the checks of a file share. */
type Shared = Open & Partial<Citation>;

const isRule = (id: string): id is RuleId => id in rules;

/** The rule that a statement stands for, if any. */
function ruleOf(statement: string): RuleId | undefined {
  const id = statement.replace(/^rule:/, '');
  return id !== statement && isRule(id) ? id : undefined;
}

/** The words of a statement and the section they are in; an interpretation without a rule has neither, so the check gives them. */
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

/** Declares a check that shares no properties with others. */
export const check = declaring({});
