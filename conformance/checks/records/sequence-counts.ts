/** Counts of sequences: that they go up by one with every finalized document of their kind is our interpretation, no more. */

import { type DocumentType, documentTypes } from '../../../generated/states.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { check } from '../kit/declare.js';
import { trigger } from '../kit/document-rules.js';
import { make, read } from '../kit/records.js';
import { countOf, isShownBy, kindIdOf, sequenceKind } from '../kit/sequence-kind.js';

/** The kind that a sequence counts a document type as. */
const kindOf = (type: DocumentType) => documentTypes[type].singular;

const countedTypes = (Object.keys(documentTypes) as DocumentType[]).filter(
  (type) => documentTypes[type].singular !== 'receipt',
);

const atOnce = 3;

export function countChecks(): Check[] {
  return countedTypes.map((type, n): Check => {
    const { singular, family } = documentTypes[type];
    return check(`getSequence/counts-${singular}`, {
      title: `one of ${type} -> as a draft it does not count, finalized it counts current_${kindOf(type)}_number up, and no other`,
      rule: 'We assume: finalizing a document counts the kind of that document up by one in its sequence, and no other.',
      statement: 'rule:sequence-counts-up',
      covers: true,
      needs: [family as 'invoices', ...(singular === 'simplified_invoice' ? (['portugal'] as const) : [])],
      assumed: true,
      // Each takes a sequence, and none can be deleted.
      exclusive: [`counting ${n % atOnce}`],
      run: (t) => countsUp(t, type),
    });
  });
}

/**
 * That a document can name its sequence is shown for guides only: where the target takes the default for others,
 * somebody else may count there too, and only "at least one more" can be said.
 */
async function countsUp(t: CheckContext, type: DocumentType): Promise<void> {
  const own = await make(t, sequenceKind);
  const state = type === 'invoice_receipts' ? 'settled' : 'final';
  let named = String(own.id);
  // Which of its ids names a sequence is not stated: once more with the other one.
  for (const isLast of [false, true]) {
    const listed = await countsNow(t);
    const before = await read(t, sequenceKind, own);
    const draft = await t.given.document(type, undefined, { sequence_id: named });
    t.expect.equal(counts(await read(t, sequenceKind, own)), counts(before), 'the counts beside a draft', {
      field: countedField(type),
      symptom: 'changed',
    });
    await trigger(t, draft, 'finalized');
    const record = await t.given.read(draft);
    t.expect.sameWord(record.status, state, 'status of the document that is to be counted', {
      field: 'status',
    });
    const shown = String(record.sequence_id ?? '');
    const mine = await read(t, sequenceKind, own);
    const isOwn = shown === '' || isShownBy(mine, type, shown);
    const byKind = kindIdOf(mine, type);
    if (!isOwn && !isLast && byKind !== undefined && named !== byKind) {
      named = byKind;
      continue;
    }
    if (documentTypes[type].family === 'guides')
      t.expect.that(
        isOwn,
        `sequence_id of the ${kindOf(type)} is that of the sequence it names, ${named}`,
        shown,
        { field: 'sequence_id', symptom: 'different' },
      );
    const after = isOwn ? mine : await sequenceShown(t, type, shown);
    const was = isOwn ? before : (listed.get(String(after.id)) ?? {});
    const [old, now] = [countOf(was, type), countOf(after, type)];
    const field = countedField(type);
    // Where the counting begins is the target's own; and in a sequence of others, others may count too.
    if (isOwn && old > 0) t.expect.equal(now, old + 1, `${field} after one more document`, { field });
    else
      t.expect.that(now > old, `${field} above ${old}, after a document`, now, {
        field,
        symptom: 'unchanged',
      });
    if (isOwn) othersStay(t, was, after, type);
    break;
  }
}

/** The sequence that a document shows, which is none of ours. */
async function sequenceShown(t: CheckContext, type: DocumentType, shown: string): Promise<Json> {
  const { list } = await t.call('listSequences');
  const found =
    list.find(({ id }) => String(id) === shown) ?? list.find((one) => isShownBy(one, type, shown));
  if (!found)
    t.fail(`the sequence with the sequence_id of the document, ${shown}, is listed`, 'it is not', {
      field: 'sequence_id',
      symptom: 'not listed',
    });
  return (await t.call('getSequence', { path: { 'sequence-id': String(found.id) } })).record;
}

async function countsNow(t: CheckContext): Promise<Map<string, Json>> {
  const { list } = await t.call('listSequences');
  return new Map(list.map((one) => [String(one.id), one]));
}

function counts(sequence: Json): Json {
  const entries = Object.entries(sequence).filter(([field]) => /^current_\w+_number$/.test(field));
  return Object.fromEntries(entries.map(([field, value]) => [field, Number(value ?? 0)]));
}

/** The field that counts documents of a type. */
const countedField = (type: DocumentType): string => `current_${kindOf(type)}_number`;

function othersStay(t: CheckContext, before: Json, after: Json, type: DocumentType): void {
  // A document of VAT MOSS may be counted beside the plain one of its sort.
  const plain = kindOf(type).replace('vat_moss_', '');
  const related = (field: string) =>
    [`current_${plain}_number`, `current_vat_moss_${plain}_number`].includes(field);
  const rest = (sequence: Json) =>
    Object.fromEntries(Object.entries(counts(sequence)).filter(([field]) => !related(field)));
  t.expect.stays(rest(after), rest(before), 'the counts of other kinds');
}
