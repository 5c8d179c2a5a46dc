/**
 * Create and get agree with each other, for every document type: what is sent comes back. Owns no updates
 * (document-updates.ts), no amounts (document-amounts.ts) and no states (document-life.ts).
 */
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { dateText, type MadeDocument } from '../given/given.js';
import type { CheckContext } from '../run/check.js';
import type { Json } from '../target/call.js';
import { addsUp, twoTaxes } from './document-amounts.js';
import {
  buyer,
  carriesSent,
  createdTypes,
  type DocumentRule,
  make,
  makeIfTaken,
  partyOf,
  read,
  tryTrigger,
  untouched,
} from './kit/document-rules.js';
import { carriesTransport, transport } from './kit/document-transport.js';

const strange = 'Ação nº 7 – Łódź, 東京, עברית "quoted" & \'single\' 100% \\ end';

/** Optional in answers: right where it is shown. */
function shownAsSent(t: CheckContext, record: Json, sent: Json, who: string): void {
  const exemption = record.tax_exemption;
  if (sent.tax_exemption !== undefined && exemption !== undefined && exemption !== null)
    t.expect.equal(exemption, sent.tax_exemption, `tax_exemption of ${who}`);
  const country = (Object(record.client) as Json).country;
  const wanted = (sent.client as Json).country;
  if (wanted !== undefined && country !== undefined && country !== null)
    t.expect.equal(country, wanted, `client.country of ${who}`);
}

async function compare(t: CheckContext, document: MadeDocument, who: string): Promise<Json> {
  const record = await read(t, document);
  t.expect.equal(String(record.id), String(document.id), `id of ${who}`);
  carriesSent(t, record, document.sent, who);
  carriesTransport(t, record, document.sent, who);
  shownAsSent(t, record, document.sent, who);
  return record;
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

/** The names of `type` are given as examples, so only a name that means another type is wrong. */
function tellsItsType(t: CheckContext, record: Json, type: DocumentType): void {
  const shown = plain(String(record.type));
  const other = createdTypes.find((one) => one !== type && plain(documentTypes[one].type) === shown);
  if (other) t.fail(`type of a ${documentTypes[type].singular} is its own`, record.type);
  t.expect.that(
    shown !== '',
    `type of a ${documentTypes[type].singular} is a name`,
    record.type ?? 'nothing',
  );
}

async function fullFields(t: CheckContext, type: DocumentType, word: string, n: number): Promise<Json> {
  const [first, second] = await twoTaxes(t);
  const client = await buyer(t, { name: t.unique(`Buyer ${word}`), country: 'Portugal' });
  return {
    date: dateText(-n),
    due_date: dateText(31 + 7 * n),
    observations: `Deliver ${word}\nsecond floor`,
    tax_exemption: 'M01',
    client: { ...partyOf(client), country: 'Portugal' },
    items: [
      t.given.line({
        name: t.unique(`Line ${word}`),
        description: `First of ${word}`,
        unit_price: `${n}19.99`,
        quantity: '2.5',
        unit: 'hour',
        discount: '10',
        tax: { name: first.name },
      }),
      t.given.line({
        name: t.unique(`Other ${word}`),
        description: `Second of ${word}`,
        unit_price: '0.335',
        quantity: `${n}00`,
        unit: 'unit',
        tax: { name: second.name },
      }),
    ],
    ...transport(type, word),
  };
}

async function roundTrip(t: CheckContext, type: DocumentType): Promise<void> {
  const made: MadeDocument[] = [];
  for (const [n, word] of ['alpha', 'beta', 'gamma'].entries()) {
    made.push(await make(t, type, await fullFields(t, type, word, n + 1), { what: 'with every field' }));
  }
  const ids = new Set(made.map(({ id }) => String(id)));
  t.expect.equal(ids.size, made.length, 'number of different ids of three documents');
  for (const [n, document] of made.entries()) {
    const record = await compare(t, document, `document ${n + 1} of 3`);
    tellsItsType(t, record, type);
    t.expect.sameWord(record.status, 'draft', `status of new document ${n + 1}`);
    t.expect.equal(record.archived, false, `archived of new document ${n + 1}`);
    addsUp(t, record, `document ${n + 1} of 3`);
  }
  const [again, once] = [await read(t, made[0] as MadeDocument), await read(t, made[0] as MadeDocument)];
  untouched(t, again, once, 'the first document, read again');
}

/** Open in the description: whether a field may be long, or a retention be named. */
async function openFields(t: CheckContext, type: DocumentType): Promise<void> {
  const client = partyOf(await buyer(t));
  const long = 'Long text, with words that repeat. '.repeat(40).trim();
  const fields: Json = {
    client,
    observations: long,
    items: [t.given.line({ description: long.slice(0, 600).trim() })],
  };
  await compare(
    t,
    await make(t, type, fields, { mayRefuse: 'how long texts may be is not shown' }),
    'long texts',
  );
  const retained = { client, retention: '10.0' };
  const made = await make(t, type, retained, { mayRefuse: 'the form of a retention is not shown' });
  t.expect.number((await read(t, made)).retention, '10.0', 'retention');
  await tryTrigger(t, made, 'finalized');
  t.expect.number((await read(t, made)).retention, '10.0', 'retention after the document was finalized');
}

/** Characters beyond 16 bits may be refused, as they may be in items and clients; what is taken comes back. */
async function strangeTexts(t: CheckContext, type: DocumentType): Promise<void> {
  for (const beyond of ['', '𝒳🧾']) {
    const what = `texts of many scripts ${beyond}`.trim();
    const fields = {
      client: partyOf(await buyer(t, { name: t.unique(`Łukasz & Søn 株式会社${beyond}`) })),
      reference: t.unique(`Réf. №${beyond}`),
      observations: `${beyond}${strange}`,
      items: [
        t.given.line({ name: t.unique(`Maçã “fresh” ${beyond}`), description: `${strange} ${beyond}.` }),
        t.given.line({ description: 'Plain' }),
      ],
    };
    const mayRefuse =
      beyond === '' ? undefined : 'whether texts may hold characters beyond 16 bits is not shown';
    await compare(t, await make(t, type, fields, { what, mayRefuse }), what);
  }
}

async function manyLines(t: CheckContext, type: DocumentType): Promise<void> {
  const client = partyOf(await buyer(t));
  for (const count of [1, 2, 3, 30]) {
    const items = Array.from({ length: count }, (_, n) =>
      t.given.line({
        description: `Line ${n + 1} of ${count}`,
        unit_price: `${count - n}.5`,
        quantity: `${n + 1}`,
      }),
    );
    const made = await make(t, type, { client, items }, { what: `${count} lines` });
    await compare(t, made, `a document of ${count} lines`);
  }
}

async function minimal(t: CheckContext, type: DocumentType): Promise<void> {
  const client = partyOf(await buyer(t));
  const bare = { client, items: [{ ...t.given.line(), description: undefined }] };
  const made =
    (await makeIfTaken(t, type, bare, 'which fields of a line are needed is not shown')) ??
    (await make(t, type, { client }, { what: 'without optional fields' }));
  const record = await compare(t, made, 'a document without optional fields');
  for (const field of ['observations', 'retention']) {
    const empty = [undefined, null, '', '0', '0.0', 0].includes(record[field] as string | undefined);
    t.expect.that(empty, `${field} that was never sent is unset`, record[field]);
  }
}

const agreement = { source: 'Endpoints, Documents', kind: 'round-trip' as const };

export const roundTripRules: readonly DocumentRule[] = [
  {
    ...agreement,
    slug: 'round-trip',
    action: 'get',
    title: 'three documents made with every field -> each shows its own values',
    rule: 'A document comes back as it was sent: dates, texts, client, every field of every line.',
    rules: ['document-wrapper', 'document-fields-kept', 'type-of-its-own'],
    run: roundTrip,
  },
  {
    ...agreement,
    slug: 'round-trip-scripts',
    action: 'get',
    title: 'texts of many scripts and signs -> come back as sent',
    rule: 'Texts are JSON texts: every character that is taken comes back, also outside the basic plane.',
    run: strangeTexts,
  },
  {
    ...agreement,
    slug: 'round-trip-lines',
    action: 'get',
    title: '1, 2, 3 and 30 lines -> all come back, in their order',
    rule: 'A document keeps each of its lines.',
    run: manyLines,
  },
  {
    ...agreement,
    slug: 'round-trip-open-fields',
    action: 'get',
    title: 'long texts and a retention -> refused, or come back as sent',
    rule: 'What a target takes it shows again.',
    run: openFields,
  },
  {
    ...agreement,
    slug: 'round-trip-minimum',
    action: 'get',
    title: 'no optional field -> unset fields stay unset',
    rule: 'A field that was not sent holds nothing.',
    run: minimal,
  },
];
