/** Judges that a document has changed in nothing but what a step may change. */
import { content } from '../../checks/kit/document-rules.js';
import { isAssumedTable } from '../../given/paths.js';
import { ifStated } from '../../judge/citation.js';
import { invertedProof, type Proof } from '../../judge/violation.js';
import { differingField, sameJson } from '../../run/expect.js';
import type { Json } from '../../target/call.js';
import type { About } from '../judging.js';
import { mayChange, type Occasion } from '../model.js';
import { byValue, type Claim, of, same } from './claims.js';
import { invertedOf } from './numbers.js';
import { judgeClaims, readDocument } from './read-back.js';
import type { DocumentCase } from './subject.js';

/** Reads the document, unless its record is passed as `seen`; only what the occasion may change may have changed. */
export async function judgeUnchanged(
  current: DocumentCase,
  occasion: Occasion,
  about: About,
  seen?: Json,
): Promise<void> {
  const before = current.shown;
  const record = seen ?? (await readDocument(current));
  current.shown = record;
  const [had, has] = [content(before), content(record)];
  // A date that moves when the document is finalized may take the due date with it.
  const isMoved = occasion === 'finalizing' && had.date !== has.date;
  const may = new Set<string>([...mayChange[occasion], ...(isMoved ? ['due_date'] : [])]);
  const sent = current.sent.observations as string | undefined;
  const own = String(before.observations).includes(sent ?? '') ? sent : undefined;
  const claims: Claim[] = Object.keys(had)
    .filter((key) => !may.has(key))
    .map((key) => ({
      field: differingField(had[key], has[key], key),
      symptom: () => 'changed',
      statement: ifStated(`schema:Document.${key}`) ?? null,
      read: (it) => content(it)[key],
      // Compared regardless of the order of keys.
      isRight: (it) => sameJson(it, had[key]),
      expected: `is still ${JSON.stringify(had[key])}`,
      proof: () => changeOf(had[key], has[key], key),
    }));
  if (may.has('observations')) claims.push(keeps(own));
  if (!may.has('status'))
    claims.push({
      field: 'status',
      symptom: () => 'changed',
      read: (it) => String(it.status).toLowerCase(),
      isRight: (it) => it === String(before.status).toLowerCase(),
      expected: `is still ${String(before.status)}`,
      proof: byValue('word', String(before.status)),
    });
  else if (occasion === 'payment')
    // The status after a payment is not documented; that canceling the payment does not cancel the document is.
    claims.push({
      field: 'status',
      symptom: () => 'changed',
      read: (it) => String(it.status).toLowerCase(),
      isRight: (it) => it !== 'canceled' && it !== 'deleted' && it !== 'draft',
      expected: 'is that of a document in force',
    });
  const inverted = invertedOf(record.sequence_number);
  if (inverted !== undefined && !isAssumedTable(current.type))
    claims.push({
      field: 'inverted_sequence_number',
      symptom: () => 'inconsistent',
      read: of('inverted_sequence_number'),
      isRight: (it) => it === inverted,
      expected: `is ${inverted}`,
      statement: 'rule:number-on-final',
      proof: () => invertedProof,
    });
  if (!may.has('sequence_number'))
    claims.push({
      ...same('sequence_number', of('sequence_number'), before.sequence_number),
      symptom: () => 'changed',
    });
  if (sameJson(has, had) && claims.every((one) => one.isRight(one.read(record)))) return;
  await judgeClaims(current, record, claims, about);
}

/** The first difference between two contents, as a proof. */
export function changeOf(had: unknown, has: unknown, name: string): Proof {
  if (Array.isArray(had) && Array.isArray(has) && had.length !== has.length)
    return { by: 'count', name, expected: had.length };
  const isInner = had !== null && typeof had === 'object' && has !== null && typeof has === 'object';
  const key = isInner ? Object.keys(had).find((one) => !sameJson(at(had, one), at(has, one))) : undefined;
  return key === undefined
    ? { by: 'value', compare: 'equal', expected: had, actual: has }
    : changeOf(at(had, key), at(has, key), key);
}

const at = (value: unknown, key: string): unknown => (Object(value) as Json)[key];

const keeps = (own: string | undefined): Claim => ({
  field: 'observations',
  symptom: () => 'changed',
  read: of('observations'),
  isRight: (value) => !own || String(value ?? '').includes(own),
  expected: `still hold "${own}"`,
  proof: byValue('includes', own),
});
