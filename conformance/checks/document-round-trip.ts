/**
 * Create, get and update agree with each other, for every document type: what is sent comes back, the right
 * document changes, the others stay. Owns no amounts (document-amounts.ts) and no states (document-life.ts).
 */
import { type DocumentType, documentTypes } from '../../generated/states.js';
import type { CheckContext, Json } from '../check.js';
import { dateText, type MadeDocument } from '../given.js';
import { addsUp, twoTaxes } from './document-amounts.js';
import {
  buyer,
  carriesSent,
  createdTypes,
  type DocumentRule,
  linesOf,
  make,
  partyOf,
  read,
  sameContent,
  untouched,
  update,
} from './document-rules.js';

const strange = 'Ação nº 7 – Łódź, 東京, עברית "quoted" & \'single\' 100% \\ end';

/** What only guides have; sent in full, with other values for each. */
function transport(type: DocumentType, word: string): Json {
  if (documentTypes[type].family !== 'guides') return {};
  const address = (city: string) => ({
    detail: `Rua ${word} 12, 3.º`,
    city,
    postal_code: '4000-010',
    country: 'Portugal',
  });
  return {
    address_from: address(`Porto ${word}`),
    address_to: address(`Évora ${word}`),
    license_plate: `${word.slice(0, 2).toUpperCase()}-00-ZZ`,
  };
}

/** The fields that guides show besides those of every document. */
function carriesTransport(t: CheckContext, record: Json, sent: Json, who: string): void {
  for (const key of ['address_from', 'address_to'] as const) {
    if (sent[key] !== undefined) t.expect.carries(record[key], sent[key] as Json, `${key} of ${who}`);
  }
  if (sent.license_plate !== undefined)
    t.expect.equal(record.license_plate, sent.license_plate, `license_plate of ${who}`);
}

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
  const fields = { client, items: [{ ...t.given.line(), description: undefined }] };
  const made = await make(t, type, fields, { what: 'without optional fields', mayRefuse: undefined });
  const record = await compare(t, made, 'a document without optional fields');
  for (const field of ['observations', 'retention']) {
    const empty = [undefined, null, '', '0', '0.0', 0].includes(record[field] as string | undefined);
    t.expect.that(empty, `${field} that was never sent is unset`, record[field]);
  }
}

/** Three drafts; the second is updated twice, then the third once. Only what is updated changes. */
async function updates(t: CheckContext, type: DocumentType): Promise<void> {
  const first = partyOf(await buyer(t));
  const other = partyOf(await buyer(t));
  const made: MadeDocument[] = [];
  for (let n = 1; n <= 3; n += 1)
    made.push(await make(t, type, { client: first, ...transport(type, `a${n}`) }));
  const [one, two, three] = made as [MadeDocument, MadeDocument, MadeDocument];
  let expected = await Promise.all(made.map((document) => read(t, document)));
  const rounds: [MadeDocument, string, Json][] = [
    [two, 'the first update', { client: other }],
    [two, 'the second update', { client: first }],
    [three, 'an update of another', { client: other }],
  ];
  for (const [n, [target, what, party]] of rounds.entries()) {
    const fields = changedFields(t, type, n + 1, party);
    const sent = await update(t, target, fields, what);
    const after = await Promise.all([one, two, three].map((document) => read(t, document)));
    judgeUpdated(t, after[made.indexOf(target)] ?? {}, sent, what);
    for (const [m, document] of made.entries()) {
      if (document !== target)
        untouched(t, after[m] ?? {}, expected[m] ?? {}, `document ${m + 1} after ${what}`);
    }
    expected = after;
  }
  const last = await Promise.all(made.map((document) => read(t, document)));
  for (const [n, record] of last.entries())
    sameContent(t, record, expected[n] ?? {}, `of document ${n + 1}, read later`);
}

function changedFields(t: CheckContext, type: DocumentType, n: number, party: Json): Json {
  return {
    ...party,
    ...transport(type, `upd${n}`),
    reference: t.unique(`Changed ${n}`),
    observations: `Changed ${n} times`,
    date: dateText(-n),
    due_date: dateText(40 + n),
    items: [
      t.given.line({ description: `Changed ${n} a`, unit_price: `${n}1.5`, quantity: '2' }),
      t.given.line({ description: `Changed ${n} b`, unit_price: `${n}2.25`, quantity: '3' }),
    ],
  };
}

/** Whether lines replace the old ones is assumed (another check); those sent are there in any case. */
function judgeUpdated(t: CheckContext, record: Json, sent: Json, what: string): void {
  const lines = linesOf(record);
  const present = (sent.items as Json[]).map(
    (line) => lines.find((one) => one.description === line.description) ?? line,
  );
  const missing = (sent.items as Json[]).find(
    (line) => !lines.some((one) => one.description === line.description),
  );
  if (missing) t.fail(`the line "${missing.description}" is there after ${what}`, lines);
  carriesSent(t, { ...record, items: present }, sent, `the document after ${what}`);
  carriesTransport(t, record, sent, `the document after ${what}`);
  t.expect.sameWord(record.status, 'draft', `status after ${what}`);
  addsUp(t, record, `the document after ${what}`);
  const sum = lines.reduce((total, line) => total + Number(line.unit_price) * Number(line.quantity), 0);
  t.expect.cents(record.sum, sum.toFixed(6), `sum (of the lines shown) after ${what}`);
}

const agreement = { source: 'Endpoints, Documents', kind: 'round-trip' as const };

export const roundTripRules: readonly DocumentRule[] = [
  {
    ...agreement,
    slug: 'round-trip',
    action: 'get',
    title: 'three documents made with every field -> each shows its own values',
    rule: 'A document comes back as it was sent: dates, texts, client, every field of every line.',
    rules: ['document-wrapper'],
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
  {
    ...agreement,
    slug: 'changes-one-document',
    action: 'update',
    title: 'a draft among others updated, and again -> it alone shows the new values',
    rule: 'An update of a draft sticks, the second too, and changes no other document.',
    run: updates,
  },
  {
    ...agreement,
    slug: 'lines-replaced',
    action: 'update',
    title: 'an update with fewer lines -> the lines sent are the only ones',
    rule: 'We assume: the lines sent in an update replace all lines.',
    rules: ['update-lines-replace'],
    assumed: true,
    run: async (t, type) => {
      const line = (n: number) => t.given.line({ description: `Line ${n}` });
      const made = await make(t, type, { items: [line(1), line(2), line(3)] });
      const sent = await update(t, made, { items: [line(4), line(2)] });
      carriesSent(t, await read(t, made), sent, 'the updated document');
    },
  },
];
