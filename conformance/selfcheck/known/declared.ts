/** What the checks declare, in short: a line for each kind of them. Owns no check. */
import { createHash } from 'node:crypto';
import type { Check } from '../../run/check.js';
import { groupBy } from '../../verdict/finding.js';

/** `getItem/near-ids` -> `near-ids`; rows of covering arrays are one kind. */
export const kindOf = (id: string): string => id.replace(/^\w+\//, '').replace(/^case-.*/, 'case');

/** A check of some kind sees a statement, a field and a symptom, of whatever operation. */
export const kindsSeen = (check: string, sees: readonly string[]): string[] =>
  sees.map((one) => `${kindOf(check)} | ${one.split(' | ').slice(0, 3).join(' | ')}`);

/** Eight digits that stand for all these texts. */
export const digestOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8);

/** All that is declared but the wording, which may change: a finding names the section of its statement. */
const declarationOf = ({
  run: _run,
  title: _title,
  rule: _rule,
  source: _source,
  ...others
}: Check): string => JSON.stringify(Object.entries(others).sort(([one], [other]) => (one < other ? -1 : 1)));

/** By kind of check one line: how many, their sort, what the first of them cites, and a digest of all that they declare. */
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
