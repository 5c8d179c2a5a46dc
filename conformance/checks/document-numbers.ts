/**
 * Numbers of finalized documents: both orders, one more each time, the counter of the kind in the sequence, codes of
 * their own. Owns nothing about sequences themselves.
 */
import { type DocumentType, documentTypes, stateTables } from '../../generated/states.js';
import type { MadeDocument } from '../given/given.js';
import { isAssumedTable } from '../given/paths.js';
import { Ended } from '../judge/outcome.js';
import type { CheckContext } from '../run/check.js';
import type { Json } from '../target/call.js';
import {
  buyer,
  type DocumentRule,
  isClaimed,
  make,
  partyOf,
  read,
  trigger,
  tryTrigger,
  typesOf,
} from './kit/document-rules.js';
import { countOf, isShownBy } from './kit/sequence-kind.js';

interface Numbered {
  number: number;
  serie: string;
  sequenceId: string;
  atcud: string;
}

/** number/series and series/number tell the same; a series may hold a slash itself. */
function numbersOf(t: CheckContext, record: Json, who: string): Numbered {
  const [text, inverted] = [String(record.sequence_number), String(record.inverted_sequence_number)];
  const [, number, serie] = /^(\d+)\/(.+)$/s.exec(text) ?? [];
  t.expect.that(
    number !== undefined && serie !== undefined,
    `sequence_number of ${who} is number/series`,
    text,
  );
  t.expect.equal(inverted, `${serie}/${number}`, `inverted_sequence_number of ${who}`);
  return {
    number: Number(number),
    serie: String(serie),
    sequenceId: String(record.sequence_id),
    atcud: String(record.atcud),
  };
}

async function finalized(t: CheckContext, type: DocumentType, fields: Json, who: string): Promise<Numbered> {
  const document: MadeDocument = await make(t, type, fields);
  await trigger(t, document, 'finalized');
  return numbersOf(t, await read(t, document), who);
}

/** A sequence that nobody else counts in; undefined where none can be made, which credentials may prevent. */
export async function ownSequence(t: CheckContext): Promise<string | number | undefined> {
  if (!t.settings.claims.includes('sequences')) return undefined;
  try {
    return (await t.given.sequence()).id;
  } catch (error) {
    if (error instanceof Ended) return undefined;
    throw error;
  }
}

/** The field by which a document names its sequence; nothing where there is none to name. */
export const inSequence = (id: string | number | undefined): Json =>
  id === undefined ? {} : { sequence_id: String(id) };

const readSequence = async (t: CheckContext, id: string | number): Promise<Json> =>
  (await t.call('getSequence', { path: { 'sequence-id': id } })).record;

async function countsUp(t: CheckContext, type: DocumentType): Promise<void> {
  const client = partyOf(await buyer(t));
  const own = await ownSequence(t);
  const fields = { client, ...inSequence(own) };
  const before = own === undefined ? undefined : await readSequence(t, own);
  let last = await finalized(t, type, fields, 'the first document');
  const isOwn = own !== undefined && isShownBy(await readSequence(t, own), type, last.sequenceId);
  let counter = isOwn && before ? await judgeCounter(t, type, own, before, 'the first') : before;
  for (const who of ['the second', 'the third', 'the fourth', 'the fifth']) {
    const next = await finalized(t, type, fields, `${who} document`);
    // In a series that others use too their documents may come in between; the default one may change.
    if (next.serie === last.serie) judgeNext(t, last, next, isOwn, who);
    if (isOwn && counter) counter = await judgeCounter(t, type, own, counter, who);
    last = next;
  }
  if (isOwn && before && counter) judgeOthers(t, type, before, counter, last);
}

function judgeNext(t: CheckContext, last: Numbered, next: Numbered, isOwn: boolean, who: string): void {
  const wanted = isOwn ? `is ${last.number + 1}` : `is above ${last.number}`;
  const fits = isOwn ? next.number === last.number + 1 : next.number > last.number;
  t.expect.that(fits, `the number of ${who} document of the series ${wanted}`, next.number);
}

async function judgeCounter(
  t: CheckContext,
  type: DocumentType,
  id: string | number,
  before: Json,
  who: string,
) {
  const after = await readSequence(t, id);
  const name = `current_${documentTypes[type].singular}_number`;
  t.expect.number(after[name], countOf(before, type) + 1, `${name} after ${who} document`);
  return after;
}

/** Every kind counts for itself. */
function judgeOthers(t: CheckContext, type: DocumentType, before: Json, after: Json, last: Numbered): void {
  t.expect.equal(after.serie, last.serie, 'serie of the sequence in which the documents are numbered');
  for (const other of stateTables.invoices.types.concat(
    stateTables.estimates.types,
    stateTables.guides.types,
  )) {
    if (other === type) continue;
    const name = `current_${documentTypes[other].singular}_number`;
    t.expect.number(
      after[name] ?? 0,
      countOf(before, other),
      `${name}, of which kind nothing was finalized,`,
    );
  }
}

/** What stands in place of a code where there is none. */
const noCode = /^N\/[AD]$/i;

/** The same numbers in two series and for two types, and one number after the other: no code comes twice. */
async function codesUnique(t: CheckContext, type: DocumentType): Promise<void> {
  const client = partyOf(await buyer(t));
  const [one, other] = [await ownSequence(t), await ownSequence(t)];
  const kin = typesOf(documentTypes[type].family).find((each) => each !== type && isClaimed(t, each)) ?? type;
  const seen = new Map<string, string>();
  for (const [index, [each, own]] of (
    [
      [type, one],
      [type, other],
      [type, one],
      [kin, one],
      [kin, other],
    ] as const
  ).entries()) {
    const who = `document ${index + 1}, ${documentTypes[each].singular}`;
    const fields = { client, ...inSequence(own) };
    const { atcud } = await finalized(t, each, fields, who);
    if (noCode.test(atcud)) continue;
    t.expect.that(!seen.has(atcud), `an atcud of its own for ${who}`, `${atcud}, as ${seen.get(atcud)}`);
    seen.set(atcud, who);
  }
}

/** Finalized in one moment: whoever comes second must not get the number of the first. */
async function apartAtOnce(t: CheckContext, type: DocumentType): Promise<void> {
  const client = partyOf(await buyer(t));
  const fields = { client, ...inSequence(await ownSequence(t)) };
  const drafts: MadeDocument[] = [];
  for (let n = 0; n < 5; n += 1) drafts.push(await make(t, type, fields));
  // One that has to wait may be refused; only what is numbered is judged.
  const what = 'five finalized at once';
  await Promise.all(drafts.map((draft) => tryTrigger(t, draft, 'finalized', what)));
  const numbers: string[] = [];
  for (const [n, draft] of drafts.entries()) {
    const record = await read(t, draft);
    if (String(record.status).toLowerCase() === 'draft') continue;
    const { number, serie } = numbersOf(t, record, `document ${n + 1}`);
    numbers.push(`${number}/${serie}`);
  }
  t.expect.equal([...new Set(numbers)], numbers, 'the numbers of five documents finalized at once');
}

/** Purchase orders are left out: their transitions are not shown. */
export const numberRules = (type: DocumentType): readonly DocumentRule[] =>
  isAssumedTable(type)
    ? []
    : [
        {
          slug: 'numbers-count-up',
          action: 'change',
          title:
            'finalized, and four more -> each has the next number, in both orders; its sequence counts along',
          rule: 'A final document has its number as number/series and as series/number; the sequence counts the kind up.',
          source: 'Resources, Sequence and Document',
          kind: 'rules',
          rules: ['number-on-final', 'sequence-counts-up'],
          run: countsUp,
        },
        {
          slug: 'numbers-apart',
          action: 'change',
          title: 'five finalized at once -> each has a number of its own',
          rule: 'A number is given once in its series.',
          source: 'Resources, Document',
          kind: 'rules',
          run: apartAtOnce,
        },
        {
          slug: 'codes-unique',
          action: 'change',
          title: 'five finalized, of two types in two series -> no atcud comes twice',
          rule: 'atcud is a unique code when the sequence is registered; else N/D or N/A.',
          source: 'Resources, Document',
          kind: 'rules',
          rules: ['atcud-unique'],
          run: codesUnique,
        },
      ];
