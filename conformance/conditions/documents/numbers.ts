/** The numbers of a document: their two orders, and that no other document has them. */
import { documentTypes } from '../../../generated/states.js';
import { type Proof, seenAgain } from '../../judge/violation.js';
import type { OperationId } from '../../run/check.js';
import { movesSeries } from '../factors/document-plan.js';
import type { About } from '../judging.js';
import type { DocumentCase } from './subject.js';

/** 17/A is A/17; undefined for what is no number. */
export function invertedOf(text: unknown): string | undefined {
  const [, number, serie] = /^(\d+)\/(.+)$/s.exec(String(text)) ?? [];
  return number === undefined ? undefined : `${serie}/${number}`;
}
export const invertedProof: Proof = {
  by: 'inverted',
  field: 'inverted_sequence_number',
  of: 'sequence_number',
};

/** Both orders of its number mean the same, and nobody else has it. */
export function judgeNumbers(current: DocumentCase): void {
  const { judge, shown, stage, type, ops } = current;
  const about = { operation: ops.change as OperationId, when: 'after it was finalized' };
  const text = String(shown.sequence_number);
  const inverted = invertedOf(text);
  const statement = 'rule:number-on-final' as const;
  const malformed = { ...about, statement, symptom: 'wrong form' as const };
  if (!judge.that(inverted !== undefined, 'sequence_number', 'is number/series', text, malformed)) return;
  const [, serie] = /^\d+\/(.+)$/s.exec(text) ?? [];
  judge.that(
    shown.inverted_sequence_number === inverted,
    'inverted_sequence_number',
    `is ${inverted}`,
    shown.inverted_sequence_number,
    { ...about, statement, operation: ops.get, symptom: 'inconsistent' },
    invertedProof,
  );
  // The bodies of guides are shown with their series; of other types it is our interpretation.
  if (documentTypes[type].family === 'guides' && current.sent.sequence_id !== undefined && stage.series)
    judge.equal(serie, stage.series.name, 'sequence_number', {
      operation: movesSeries(current) ? ops.update : ops.create,
      when: 'of a document that names a series by sequence_id',
      statement: null,
    });
  for (const what of ['sequence_number', 'atcud'] as const) {
    if (what === 'atcud' && !/\w+-\w+/.test(String(shown.atcud))) continue;
    const key = what === 'atcud' ? `atcud ${String(shown.atcud)}` : `${type} ${text}`;
    const rule = what === 'atcud' ? 'rule:atcud-unique' : 'rule:number-unique';
    judgeOwn(current, what, key, shown[what], { ...about, statement: rule });
  }
}

/** What no other document has shown. */
export function judgeOwn(
  { judge, stage, id }: DocumentCase,
  field: string,
  key: string,
  value: unknown,
  about: About,
) {
  const [owner, other] = [String(id), stage.numbers.get(key)];
  const isOwn = other === undefined || other.owner === owner;
  const others = other?.exchange ? { others: [other.exchange] } : {};
  judge.that(
    isOwn,
    field,
    "is no other document's",
    `${key}, as ${other?.owner}`,
    { ...about, ...others, symptom: 'not unique' },
    seenAgain(value),
  );
  stage.numbers.set(key, { owner, exchange: judge.last() });
}
