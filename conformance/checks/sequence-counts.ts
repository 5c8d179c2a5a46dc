/** Counts of sequences: that they go up by one with every finalized document of their kind is our reading, no more. */
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { marks } from '../judge/result.js';
import type { Check, CheckContext } from '../run/check.js';
import type { Json } from '../target/call.js';
import { makeSome, read } from './kit/records.js';
import { countOf, isShownBy, kindIdOf, sequenceKind } from './kit/sequence-kind.js';

/** The kind that a sequence counts a document type as. */
const kindOf = (type: DocumentType) => documentTypes[type].singular;

const countedTypes = (Object.keys(documentTypes) as DocumentType[]).filter(
  (type) => documentTypes[type].singular !== 'receipt',
);

export function countChecks(): Check[] {
  return countedTypes.map((type): Check => {
    const { singular, family } = documentTypes[type];
    return {
      id: `getSequence/counts-${singular}`,
      title: `getSequence: two finalized ${type} -> current_${kindOf(type)}_number goes up by one each time, no draft and no other kind counts`,
      rule: 'We assume: finalizing a document counts the kind of that document up by one in its sequence, and no other.',
      source: 'Resources, Sequence',
      statement: 'rule:sequence-counts-up',
      kind: 'rules',
      operation: 'getSequence',
      needs: [family as 'invoices', ...(singular === 'simplified_invoice' ? (['portugal'] as const) : [])],
      assumed: true,
      run: (t) => countsUp(t, type),
    };
  });
}

/**
 * That a document can name its sequence is shown for guides only: where the target takes the default for others,
 * somebody else may count there too, and only "at least one more" can be said.
 */
async function countsUp(t: CheckContext, type: DocumentType): Promise<void> {
  const [own, bystander] = await makeSome(t, sequenceKind, 2);
  if (!own || !bystander) return;
  const untouched = await read(t, sequenceKind, bystander);
  const state = type === 'invoice_receipts' ? 'settled' : 'final';
  let named = String(own.id);
  for (let n = 1; n <= 2; n += 1) {
    const listed = await countsNow(t);
    const before = await read(t, sequenceKind, own);
    await t.given.document(type, undefined, { sequence_id: String(own.id) });
    t.expect.equal(counts(await read(t, sequenceKind, own)), counts(before), 'the counts beside a draft');
    const { id } = await t.given.document(type, state, { sequence_id: named });
    const shown = String((await t.given.read({ type, id })).sequence_id ?? '');
    const mine = await read(t, sequenceKind, own);
    const isOwn = shown === '' || isShownBy(mine, type, shown);
    const byKind = kindIdOf(mine, type);
    if (!isOwn && n === 1 && byKind !== undefined && named !== byKind) {
      // Which of its ids names a sequence is not stated: once more with the other one.
      named = byKind;
      n = 0;
      continue;
    }
    if (documentTypes[type].family === 'guides')
      t.expect.that(
        isOwn,
        `sequence_id of the ${kindOf(type)} is that of the sequence it names, ${named}`,
        shown,
      );
    const after = isOwn ? mine : await sequenceShown(t, type, shown);
    const was = isOwn ? before : (listed.get(String(after.id)) ?? {});
    const [old, now] = [countOf(was, type), countOf(after, type)];
    const field = `current_${kindOf(type)}_number`;
    if (!isOwn) {
      t.expect.that(now > old, `${field} above ${old}, after document ${n}`, now);
      continue;
    }
    if (n === 1) t.expect.that(now > old, `${field} above ${old}, after the first document`, now);
    else t.expect.equal(now, old + 1, `${field} after document ${n}`);
    othersStay(t, was, after, type);
  }
  t.expect.equal(
    counts(await read(t, sequenceKind, bystander)),
    counts(untouched),
    'the counts of another sequence',
  );
  t.covers(marks.rule('sequence-counts-up'));
}

/** The sequence that a document shows, which is none of ours. */
async function sequenceShown(t: CheckContext, type: DocumentType, shown: string): Promise<Json> {
  const { list } = await t.call('listSequences');
  const found =
    list.find(({ id }) => String(id) === shown) ?? list.find((one) => isShownBy(one, type, shown));
  if (!found) t.fail(`the sequence with the sequence_id of the document, ${shown}, is listed`, 'it is not');
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

function othersStay(t: CheckContext, before: Json, after: Json, type: DocumentType): void {
  // A document of VAT MOSS may be counted beside the plain one of its sort.
  const plain = kindOf(type).replace('vat_moss_', '');
  const related = (field: string) =>
    [`current_${plain}_number`, `current_vat_moss_${plain}_number`].includes(field);
  const rest = (sequence: Json) =>
    Object.fromEntries(Object.entries(counts(sequence)).filter(([field]) => !related(field)));
  t.expect.equal(rest(after), rest(before), 'the counts of other kinds');
}
