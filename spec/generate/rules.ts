// Prints generated/rules.ts from spec/rules.yaml: statements of the contract that no schema or state table expresses.
import { documentTypes } from './document-types.js';
import type { OperationRow } from './operations.js';
import { readYaml } from './yaml-file.js';

const KINDS = ['stated', 'assumed', 'open', 'uncheckable'];
const NEEDED = ['id', 'statement', 'source', 'operations'] as const;
const KNOWN: readonly string[] = [...NEEDED, 'kind', 'guards', 'words', 'reason'];

export interface RuleRow {
  id: string;
  statement: string;
  kind: string;
  source: string;
  operations: string[];
  reason?: string;
  guards?: 'accounts';
  /** The words of the description, for a stated rule. */
  words?: string;
}

/** A rule without a kind is stated. */
type WrittenRule = Omit<RuleRow, 'kind'> & { kind?: string };

const TYPES = `import type { OperationId } from './operations.js';

export interface Rule {
  readonly id: string;
  readonly statement: string;
  /** uncheckable: stated, but nothing that can be seen from outside would show a violation; \`reason\` says why. */
  readonly kind: 'stated' | 'assumed' | 'open' | 'uncheckable';
  /** The section of the API description, or of our assumptions. */
  readonly source: string;
  readonly operations: readonly OperationId[];
  readonly reason?: string;
  /** What a violation opens to somebody else. */
  readonly guards?: 'accounts';
  /** The words of the description that a stated rule rests on. */
  readonly words?: string;
}
`;

/** The module's text and its rows. Throws with file and line on an invalid rule. */
export function printRules(
  file: string,
  operations: readonly OperationRow[],
): { text: string; rows: RuleRow[] } {
  const operationIds = operations.map(({ id }) => id);
  const stated = operations.filter(({ assumed }) => assumed === undefined).map(({ id }) => id);
  const { content, fault } = readYaml<WrittenRule[]>(file);
  content.forEach((rule, index) => {
    const stray = Object.keys(rule).find((name) => !KNOWN.includes(name));
    if (stray) throw fault([index, stray], `a rule has no "${stray}"; it can have ${KNOWN.join(', ')}`);
    const missing = NEEDED.find((name) => rule[name] === undefined);
    if (missing) {
      const like = JSON.stringify(content.find((one) => one !== rule && one[missing])?.[missing]);
      throw fault([index], `the rule ${rule.id ?? index + 1} has no ${missing}, such as ${missing}: ${like}`);
    }
  });
  const rows = content.map(({ id, statement, kind = 'stated', ...rule }) => ({
    ...{ id, statement, kind, ...rule },
    operations: rule.operations.flatMap((id) => operationsMeant(id, stated)),
  }));
  rows.forEach((rule, index) => {
    const fail = (place: string, problem: string) => {
      throw fault([index, place], `${rule.id}: ${problem}`);
    };
    if (rows.findIndex(({ id }) => id === rule.id) < index) fail('id', 'this id is used twice');
    if (!KINDS.includes(rule.kind)) fail('kind', `kind is one of ${KINDS.join(', ')}, not ${rule.kind}`);
    if (rule.kind !== 'stated' && !rule.reason) fail('kind', `a rule that is ${rule.kind} needs a reason`);
    if (rule.kind === 'stated' && !rule.words)
      fail('kind', 'a stated rule has `words`, those of the description; what we assume is `kind: assumed`');
    const unknown = rule.operations.find((id) => !operationIds.includes(id));
    if (unknown)
      fail(
        'operations',
        `there is no operation ${unknown}; they stand in spec/resources, such as createClient or, for each type of ` +
          'a family, get<Type> of invoices, guides',
      );
  });
  const ids = rows.map((rule) => `  | '${rule.id}'`).join('\n');
  const table = rows.map((rule) => `  '${rule.id}': ${JSON.stringify(rule)},`).join('\n');
  const text = `${TYPES}\nexport type RuleId =\n${ids};\n\nexport const rules: { readonly [Id in RuleId]: Rule } = {\n${table}\n};\n`;
  return { text, rows };
}

/** `get<Type> of invoices, guides`: the operation of every type of these families; without `of`, of all stated types. */
function operationsMeant(name: string, stated: string[]): string[] {
  const [, before, after, families] = /^(.*)<Type>(\w*)(?: of (.+))?$/.exec(name) ?? [];
  if (before === undefined) return [name];
  const wanted = families?.split(', ');
  return documentTypes()
    .filter(({ family, assumed }) => assumed === undefined && (wanted?.includes(family) ?? true))
    .map(({ type }) => `${before}${type}${after}`)
    .filter((id) => wanted !== undefined || stated.includes(id));
}
