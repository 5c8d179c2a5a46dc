// Prints generated/rules.ts from spec/rules.yaml: what the contract says that no schema and no state table holds.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const KINDS = ['stated', 'assumed', 'open', 'uncheckable'];

interface RuleFile {
  id: string;
  statement: string;
  kind: string;
  source: string;
  operations: string[];
  reason?: string;
}

const TYPES = `import type { OperationId } from './operations.js';

export interface Rule {
  readonly id: string;
  readonly statement: string;
  /** uncheckable: stated, but nothing that can be seen from outside would show a breach; \`reason\` says why. */
  readonly kind: 'stated' | 'assumed' | 'open' | 'uncheckable';
  /** The section of the API description, or of our assumptions. */
  readonly source: string;
  readonly operations: readonly OperationId[];
  readonly reason?: string;
}
`;

/** The module's text. Throws on an unknown kind or operation, a missing reason, or an id used twice. */
export function printRules(file: string, operationIds: string[]): string {
  const rules = parse(readFileSync(file, 'utf8')) as RuleFile[];
  const seen = new Set<string>();
  for (const rule of rules) {
    const fail = (problem: string) => {
      throw new Error(`spec/rules.yaml: ${rule.id}: ${problem}`);
    };
    if (seen.has(rule.id)) fail('this id is used twice');
    seen.add(rule.id);
    if (!KINDS.includes(rule.kind)) fail(`kind is one of ${KINDS.join(', ')}, not ${rule.kind}`);
    if (rule.kind !== 'stated' && !rule.reason) fail(`a rule that is ${rule.kind} needs a reason`);
    const unknown = rule.operations.find((id) => !operationIds.includes(id));
    if (unknown) fail(`there is no operation ${unknown}`);
  }
  const ids = rules.map((rule) => `  | '${rule.id}'`).join('\n');
  const rows = rules.map((rule) => `  '${rule.id}': ${JSON.stringify(rule)},`).join('\n');
  return `${TYPES}\nexport type RuleId =\n${ids};\n\nexport const rules: { readonly [Id in RuleId]: Rule } = {\n${rows}\n};\n`;
}
