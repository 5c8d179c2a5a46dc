/** Counts of sequences. That they increase by one with every final document of their kind is an interpretation. */

import { type DocumentType, documentTypes } from '../../../generated/states.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { check } from '../kit/declare.js';
import { createdTypes, needsOf, trigger } from '../kit/document-rules.js';
import { make, read } from '../kit/records.js';
import { countOf, isShownBy, kindIdOf, sequenceKind } from '../kit/sequence-kind.js';

const atOnce = 3;

export function countChecks(): Check[] {
  return createdTypes.map((type, n): Check => {
    const { singular, family } = documentTypes[type];
    return check(`getSequence/counts-${singular}`, {
      title: `one of ${type} -> as a draft it does not count, finalized it counts ${countedField(type)} up, and no other`,
      rule: 'We assume: finalizing a document counts the kind of that document up by one in its sequence, and no other.',
      statement: 'rule:sequence-counts-up',
      covers: true,
      needs: [family as 'invoices', ...needsOf(type)],
      assumed: true,
      // Each uses a sequence, which cannot be deleted, so only a few run at the same time.
      exclusive: [`counting ${n % atOnce}`],
      run: (t) => countsUp(t, type),
    });
  });
}

/**
 * Only guides are documented to name a sequence: where the target uses the default sequence for other types, others may use it
 * too, and only an increase can be judged.
 */
async function countsUp(t: CheckContext, type: DocumentType): Promise<void> {
  const own = await make(t, sequenceKind);
  const state = type === 'invoice_receipts' ? 'settled' : 'final';
  let named = String(own.id);
  // Which of its ids names a sequence is not stated: tries both.
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
        `sequence_id of the ${documentTypes[type].singular} is that of the sequence it names, ${named}`,
        shown,
        { field: 'sequence_id', symptom: 'different' },
      );
    const after = isOwn ? mine : await sequenceShown(t, type, shown);
    const was = isOwn ? before : (listed.get(String(after.id)) ?? {});
    const [old, now] = [countOf(was, type), countOf(after, type)];
    const field = countedField(type);
    // The first number is up to the target, and others may use a sequence that is not ours.
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

/** The sequence that a document shows if it is not the check's own. */
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
const countedField = (type: DocumentType): string => `current_${documentTypes[type].singular}_number`;

function othersStay(t: CheckContext, before: Json, after: Json, type: DocumentType): void {
  // A VAT MOSS document may also be counted with the plain documents of its kind.
  const plain = documentTypes[type].singular.replace('vat_moss_', '');
  const related = (field: string) =>
    [`current_${plain}_number`, `current_vat_moss_${plain}_number`].includes(field);
  const rest = (sequence: Json) =>
    Object.fromEntries(Object.entries(counts(sequence)).filter(([field]) => !related(field)));
  t.expect.stays(rest(after), rest(before), 'the counts of other kinds');
}
