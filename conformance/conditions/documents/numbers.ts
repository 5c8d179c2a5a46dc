/** Judges the numbers of a document: both orders agree, and no other document has them. */
import { documentTypes } from '../../../generated/states.js';
import { partsOfNumber } from '../../checks/kit/document-rules.js';
import { invertedProof, proofOfValue } from '../../judge/violation.js';
import type { OperationId } from '../../run/check.js';
import { movesSeries } from '../factors/document-plan.js';
import type { About } from '../judging.js';
import type { DocumentCase } from './subject.js';

/** A/17 for 17/A; undefined for what is no number. */
export function invertedOf(text: unknown): string | undefined {
  const { number, serie } = partsOfNumber(text);
  return number === undefined ? undefined : `${serie}/${number}`;
}

/** Judges that both orders of the number agree, and that no other document has it. */
export function judgeNumbers(current: DocumentCase): void {
  const { judge, shown, stage, type, ops } = current;
  const about = { operation: ops.change as OperationId, when: 'after it was finalized' };
  const text = String(shown.sequence_number);
  const inverted = invertedOf(text);
  const statement = 'rule:number-on-final' as const;
  const malformed = { ...about, statement, symptom: 'wrong form' as const };
  if (!judge.that(inverted !== undefined, 'sequence_number', 'is number/series', text, malformed)) return;
  const { serie } = partsOfNumber(text);
  judge.that(
    shown.inverted_sequence_number === inverted,
    'inverted_sequence_number',
    `is ${inverted}`,
    shown.inverted_sequence_number,
    { ...about, statement, operation: ops.get, symptom: 'inconsistent' },
    invertedProof,
  );
  // Series in request bodies are documented for guides; for other types this is an interpretation.
  if (documentTypes[type].family === 'guides' && current.sent.sequence_id !== undefined && stage.series) {
    const { name } = stage.series;
    judge.that(
      serie === name,
      'sequence_number',
      `is number/${name}`,
      text,
      {
        operation: movesSeries(current) ? ops.update : ops.create,
        when: 'of a document that names a series by sequence_id',
        ...{ statement: null, symptom: 'different' },
      },
      { by: 'value', compare: 'includes', expected: `/${name}`, actual: text },
    );
  }
  for (const what of ['sequence_number', 'atcud'] as const) {
    // `N/D` and other words stand in many documents.
    if (what === 'atcud' && !/^(?=.*\d).*\w{4}/.test(String(shown.atcud))) continue;
    const key = what === 'atcud' ? `atcud ${String(shown.atcud)}` : `${type} ${text}`;
    const rule = what === 'atcud' ? 'rule:atcud-unique' : 'rule:number-unique';
    judgeOwn(current, what, key, shown[what], { ...about, statement: rule });
  }
}

/** Judges that no other document has shown this value. */
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
    proofOfValue(value),
  );
  stage.numbers.set(key, { owner, exchange: judge.last() });
}
