/** Summarizes what the checks declare: one line for each kind of check. */
import { createHash } from 'node:crypto';
import type { Check } from '../../run/check.js';
import { groupBy } from '../../verdict/finding.js';

/** `getItem/near-ids` -> `near-ids`; rows of covering arrays are one kind. */
export const kindOf = (id: string): string => id.replace(/^\w+\//, '').replace(/^case-.*/, 'case');

/** The kind of check with statement, field and symptom of each violation, without the operation. */
export const kindsSeen = (check: string, sees: readonly string[]): string[] =>
  sees.map((one) => `${kindOf(check)} | ${one.split(' | ').slice(0, 3).join(' | ')}`);

/** A digest of these texts, with eight hexadecimal digits. */
export const digestOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8);

/** Everything a check declares except its wording, which may change. */
const declarationOf = ({
  run: _run,
  title: _title,
  rule: _rule,
  source: _source,
  ...others
}: Check): string => JSON.stringify(Object.entries(others).sort(([one], [other]) => (one < other ? -1 : 1)));

/** One line for each kind of check: count, sort, citation of the first check, and a digest of all declarations. */
export const declaredByKind = (checks: readonly Check[]): string[] =>
  groupBy(checks, ({ id }) => kindOf(id))
    .map((all) => {
      const [first] = [...all].sort((one, other) => (one.id < other.id ? -1 : 1));
      if (!first) return '';
      const { id, kind, statement, assumed } = first;
      const digest = digestOf(all.map(declarationOf).sort());
      const cites = `${assumed ? 'assumed ' : ''}${statement}`;
      return `${kindOf(id)} (${all.length}): ${kind}, ${cites}; ${digest}`;
    })
    .sort();
