/**
 * Values at which layers break: words that are no JSON, exponents, 64 bits, arrays for objects, depth, many values, broken
 * encodings. A 4xx or a lawful success, never a 5xx; what is accepted is shown as something of its type. One class of input over
 * many operations is one violation. What could harm records of others is in extremes-last.ts.
 */
import { operationsOf } from '../dialect/dialect.js';
import { accountFields } from '../given/accounts.js';
import { type Symptom, statusSymptom } from '../judge/identity.js';
import type { Check, CheckContext, DocumentType, OperationId } from '../run/check.js';
import type { Answer, Json } from '../target/call.js';
import { isClaimed } from './kit/document-rules.js';
import { madeIn, type Probe, recordOf, sent, wrong } from './kit/probe.js';

export const base = {
  kind: 'robustness' as const,
  source: 'Errors; General conventions',
  statement: 'rule:no-server-error' as const,
};

/** Stands for a bare word in a body, which JSON.stringify would not write. */
const bareMark = '@bare@';
const withBare = (body: unknown, word: string): string =>
  JSON.stringify(body).replaceAll(`"${bareMark}"`, word);

interface Kept {
  id: string | number;
  fields: Json;
}

/** Documents of the check's own, one of each type, made when they are asked for. */
export interface Drafts {
  draft(type: DocumentType): Promise<Kept>;
}

/** Records of the check's own, and lawful bodies for them into which a value is put. */
export interface Stage extends Drafts {
  client: Kept;
  item: Kept;
}

export function draftsOf(t: CheckContext): Drafts {
  const drafts = new Map<DocumentType, Kept>();
  return {
    draft: async (type) => {
      const known = drafts.get(type);
      if (known) return known;
      const { id, sent: fields } = await t.given.document(type);
      drafts.set(type, { id, fields });
      return { id, fields };
    },
  };
}

export async function stageOf(t: CheckContext): Promise<Stage> {
  const name = t.unique('Extreme');
  const client = await t.given.acquire('client', { name, code: name.replaceAll(' ', '-') });
  const itemFields = { name: t.unique('Extreme item'), description: 'Extreme', unit_price: '100' };
  const item = await t.given.acquire('item', itemFields);
  return {
    ...draftsOf(t),
    client: { id: client.id, fields: client.sent },
    item: { id: item.id, fields: itemFields },
  };
}

export const itemUpdate = ({ item }: Stage, fields: Json): Probe => ({
  operation: 'updateItem',
  path: { 'item-id': item.id },
  body: { item: { ...item.fields, ...fields } },
});
export const clientUpdate = ({ client }: Stage, fields: Json): Probe => ({
  operation: 'updateClient',
  path: { 'client-id': client.id },
  body: { client: { ...client.fields, ...fields } },
});
/** A create of an item that is refused for what stands beside the value, unless that is mistaken for something. */
const newItem = (t: CheckContext, fields: Json): Probe => ({
  operation: 'createItem',
  body: { item: { name: t.unique('Extreme item'), description: 'Extreme', unit_price: '1', ...fields } },
});
export async function documentUpdate(
  t: CheckContext,
  stage: Drafts,
  type: DocumentType,
  fields: Json,
): Promise<Probe> {
  const { update } = operationsOf(type);
  // Not sent then: nothing is made for it.
  if (!isClaimed(t, type)) return { operation: update };
  const draft = await stage.draft(type);
  return {
    operation: update,
    path: { 'document-id': draft.id },
    body: t.given.body(update, { fields: { ...draft.fields, ...fields } }),
  };
}
async function documentCreate(t: CheckContext, type: DocumentType, fields: Json): Promise<Probe> {
  const { create } = operationsOf(type);
  if (!isClaimed(t, type)) return { operation: create };
  return {
    operation: create,
    body: t.given.body(create, { fields: { ...(await t.given.freshFields(type)), ...fields } }),
  };
}

/** What a create has made all the same is put on the journal, an item for others to use. */
async function tryOut(t: CheckContext, probe: Probe, subject: string): Promise<Answer | undefined> {
  const answer = await sent(t, probe, subject);
  if (/^create/.test(probe.operation) && madeIn(t, probe.operation, answer) !== undefined)
    keep(t, probe, answer);
  return answer;
}

function keep(t: CheckContext, { operation }: Probe, answer: Answer | undefined): void {
  const { id, name } = recordOf(answer);
  if (
    operation === 'createItem' &&
    typeof name === 'string' &&
    (typeof id === 'number' || typeof id === 'string')
  )
    t.given.releaseRecord('item', id, { name });
}

async function bareWords(t: CheckContext): Promise<void> {
  const subject = 'input.bare-nan';
  const stage = await stageOf(t);
  const line = (field: string) => ({ items: [t.given.line({ [field]: bareMark })] });
  const probes: Probe[] = [
    newItem(t, { unit_price: bareMark }),
    itemUpdate(stage, { unit_price: bareMark }),
    clientUpdate(stage, { send_options: bareMark }),
    { operation: 'createClient', body: { client: { name: bareMark, code: bareMark } } },
    { operation: 'createTax', body: { tax: { name: t.unique('Tax'), value: bareMark, region: 'PT' } } },
    { operation: 'createSequence', body: { sequence: { serie: bareMark } } },
    {
      operation: 'createAccount',
      body: { account: { ...accountFields(t), terms: bareMark, email: bareMark } },
    },
    await documentCreate(t, 'invoices', line('unit_price')),
    await documentCreate(t, 'quotes', line('quantity')),
    await documentUpdate(t, stage, 'shippings', line('discount')),
  ];
  const words = ['NaN', 'Infinity', '-Infinity'];
  for (const [n, { body, ...probe }] of probes.filter((one) => one.body !== undefined).entries())
    await tryOut(t, { ...probe, text: withBare(body, words[n % 3] ?? 'NaN') }, subject);
}

const lists: readonly OperationId[] = ['listInvoices', 'listEstimates', 'listPurchaseOrders'];

/** Amounts and days that no layer holds, in the filters of every list. */
async function queryNumbers(t: CheckContext): Promise<void> {
  for (const operation of lists) {
    await sent(t, { operation, query: { 'total_before_taxes[from]': 'NaN' } }, 'input.number-in-filter');
    await sent(t, { operation, query: { 'total_before_taxes[to]': 'Infinity' } }, 'input.number-in-filter');
  }
  for (const from of ['1e400', '1e999999999', '-1e-999999999', '0x1F', '1,5'])
    await sent(
      t,
      { operation: 'listInvoices', query: { 'total_before_taxes[from]': from } },
      'input.number-in-filter',
    );
  const days: [OperationId, string, string][] = [
    ['listGuides', 'loaded_at[to]', '31/12/+999999999'],
    ['listInvoices', 'date[from]', '01/01/-999999999'],
    ['listEstimates', 'due_date[to]', '00/00/0000'],
    ['listPurchaseOrders', 'date[to]', '31/12/99999999999'],
  ];
  for (const [operation, field, day] of days)
    await sent(t, { operation, query: { [field]: day } }, 'input.date-in-filter');
}

const far = '9'.repeat(400);

/**
 * Pages whose first entry is beyond 32 bits, pages beyond 64 bits and beyond any float, fractions; the same for the length of a
 * page. What is answered has whole numbers in its pagination.
 */
async function pageNumbers(t: CheckContext): Promise<void> {
  const odd = ['9223372036854775807', '1.5', '-9223372036854775809', '1e9', '-1', '9223372036854775808'];
  const paged: OperationId[] = [
    'listClients',
    'listEstimates',
    'listGuides',
    'listItems',
    'listInvoices',
    'listPurchaseOrders',
  ];
  for (const [n, operation] of paged.entries()) {
    const queries = [
      { page: 2_147_483_647, per_page: 30 },
      { page: far, per_page: 30 },
      { page: odd[n], per_page: 10 },
      { page: n % 2 === 0 ? 0 : -1, per_page: n === 0 ? 0 : 10 },
      // The first three show their pagination: the description says so.
      ...(n < 3
        ? [
            { page: odd[n + 3], per_page: 10 },
            { page: 1, per_page: [far, '1.5', '1e9'][n] },
          ]
        : []),
    ];
    for (const query of queries)
      judgePagination(t, operation, await sent(t, { operation, query }, 'input.page'), n < 3);
  }
}

const figures = ['current_page', 'per_page', 'total_pages', 'total_entries'] as const;

/** A number of 400 digits is a whole one, though it is none that a float holds. */
function judgePagination(
  t: CheckContext,
  operation: OperationId,
  answer: Answer | undefined,
  isStated: boolean,
): void {
  const shown = (Object(answer?.body) as Json).pagination;
  if (!isStated || answer === undefined || answer.status >= 300 || Object(shown) !== shown) return;
  const isWhole = (value: unknown) =>
    typeof value === 'number' && (Number.isInteger(value) || !Number.isFinite(value));
  const field = figures.find((name) => name in (shown as Json) && !isWhole((shown as Json)[name]));
  if (field === undefined) return;
  const value = (shown as Json)[field];
  wrong(t, `pagination.${field} is an integer, whatever page was asked for`, `${value}`, {
    symptom: value === null ? 'null' : 'wrong type',
    field: `pagination.${field}`,
    statement: `schema:Pagination.${field}`,
    operation,
  });
}

async function idsBeyond(t: CheckContext): Promise<void> {
  const ids = [
    '9223372036854775807',
    '9223372036854775808',
    '18446744073709551616',
    '-9223372036854775809',
    '2147483648',
    '9'.repeat(100),
  ];
  const gets: OperationId[] = [
    'getItem',
    'getTax',
    'getClient',
    'getSequence',
    'getInvoice',
    'getShipping',
    'getDocumentPdf',
    'getDocumentQrCode',
    'listRelatedDocuments',
    'getClientBalance',
    'getAccount',
  ];
  for (const [n, operation] of gets.entries())
    await sent(t, { operation, path: { id: ids[n % 6] ?? '' } }, 'input.id');
  // Cut to 32 bits these are the ids of records that are there.
  const hasTaxes = t.settings.claims.includes('taxes');
  const there: readonly [OperationId, string | number][] = [
    ...(hasTaxes ? [['getTax', (await t.given.tax()).id] as [OperationId, string | number]] : []),
    ['getClient', (await stageOf(t)).client.id],
  ];
  for (const [operation, own] of there) {
    if (!/^\d{1,9}$/.test(String(own))) continue;
    const answer = await sent(t, { operation, path: { id: Number(own) + 2 ** 32 } }, 'input.id');
    if (answer && answer.status < 300 && String(recordOf(answer).id) === String(own))
      wrong(t, 'an id beyond 32 bits is not that of another record', 'the record of another id', {
        ...{ symptom: 'present', field: 'input.id', statement: 'rule:record-unknown', operation },
      });
  }
  const [id = ''] = ids;
  await sent(t, { operation: 'setCurrentSequence', path: { id } }, 'input.id');
  await sent(t, { operation: 'deleteTax', path: { id: ids[1] ?? '' } }, 'input.id');
  for (const field of ['manual_sequence_number', 'sequence_id'])
    for (const value of ['99999999999999999999', '-1', '1.5', 1e20, far])
      await tryOut(
        t,
        await documentCreate(t, field === 'sequence_id' ? 'quotes' : 'shippings', { [field]: value }),
        `input.${field.replaceAll('_', '-')}`,
      );
}

const isFigure = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && Number.isFinite(Number(value));

/** Exponents beyond what a float holds: refused, or shown as numbers. */
async function exponents(t: CheckContext): Promise<void> {
  const subject = 'input.exponent';
  const stage = await stageOf(t);
  const get: Probe = { operation: 'getItem', path: { 'item-id': stage.item.id } };
  for (const value of ['1e400', '-1e400', '1e-400', '1e308', '9'.repeat(400)]) {
    const answer = await sent(t, itemUpdate(stage, { unit_price: value }), subject);
    if (answer === undefined || answer.status >= 300) continue;
    const read = await sent(t, get, subject);
    if (read && read.status < 300 && !isFigure(recordOf(read).unit_price))
      wrong(
        t,
        'unit_price is a number, when a price with an exponent was accepted',
        recordOf(read).unit_price ?? 'nothing',
        {
          ...{
            symptom: 'absent',
            field: 'item.unit_price',
            statement: 'rule:item-fields-kept',
            operation: 'updateItem',
          },
        },
      );
    await sent(t, itemUpdate(stage, {}), subject);
  }
  await tryOut(
    t,
    {
      operation: 'createTax',
      body: { tax: { name: t.unique('Tax'), value: '1e400', region: 'PT', default_tax: '0' } },
    },
    subject,
  );
  const lines: Json[] = [
    { unit_price: '1e400' },
    { quantity: '1e400' },
    { unit_price: '1e300', quantity: '1e300' },
    { discount: '1e400' },
  ];
  for (const line of lines) {
    const probe = await documentCreate(t, 'quotes', { items: [t.given.line(line)] });
    const answer = await tryOut(t, probe, subject);
    const id = recordOf(answer).id;
    if (answer === undefined || answer.status >= 300 || (typeof id !== 'number' && typeof id !== 'string'))
      continue;
    const read = await sent(t, { operation: 'getQuote', path: { 'document-id': id } }, subject);
    const record = recordOf(read);
    const odd =
      read && read.status < 300 ? ['sum', 'total'].find((field) => !isFigure(record[field])) : undefined;
    if (odd)
      wrong(
        t,
        'sum and total are numbers, when an amount with an exponent was accepted',
        record[odd] ?? 'nothing',
        {
          ...{ symptom: 'absent', field: odd, statement: 'rule:total-sum', operation: 'createQuote' },
        },
      );
  }
  const many = Array.from({ length: 120 }, () =>
    t.given.line({ unit_price: '999999999', quantity: '999999' }),
  );
  await tryOut(t, await documentCreate(t, 'quotes', { items: many }), 'input.huge-sum');
}

/** A list for a map, a map for a list, a map or a list for a text, at every depth: nothing is stored by what is refused. */
async function wrongShapes(t: CheckContext): Promise<void> {
  const subject = 'input.array-for-object';
  const stage = await stageOf(t);
  const named = { name: t.unique('Extreme item'), description: 'Extreme', unit_price: '1' };
  const line = t.given.line();
  const quote = isClaimed(t, 'quotes') ? await t.given.document('quotes', 'final') : { id: 0 };
  const at = { path: { 'document-id': quote.id } };
  const odd: Probe[] = [
    { operation: 'createItem', body: { item: { ...named, tax: ['odd'] } } },
    { operation: 'createItem', body: { item: [named] } },
    itemUpdate(stage, { tax: [] }),
    itemUpdate(stage, { tax: [{ name: 'odd' }] }),
    { ...itemUpdate(stage, {}), body: { item: [] } },
    { ...clientUpdate(stage, {}), body: { client: [stage.client.fields] } },
    { operation: 'createTax', body: { tax: [{ name: 'odd' }] } },
    { operation: 'createSequence', body: { sequence: [] } },
    { operation: 'createAccount', body: { account: [] } },
    ...(await Promise.all(
      (
        [
          { client: ['odd'] },
          { client: [] },
          { items: { name: 'odd' } },
          { items: [['odd']] },
          { items: [{ ...line, tax: ['odd'] }] },
          { items: [{ ...line, name: ['odd'] }] },
          { items: [{ ...line, unit_price: { toString: 1, valueOf: 2 } }] },
        ] as Json[]
      ).map((fields) => documentCreate(t, 'invoices', fields)),
    )),
    await documentUpdate(t, stage, 'quotes', { client: ['odd'] }),
    await documentUpdate(t, stage, 'shippings', { items: [{ ...line, tax: [] }] }),
    { operation: 'changeQuoteState', ...at, body: { quote: [] } },
    { operation: 'changeQuoteState', ...at, body: { quote: { state: ['canceled'] } } },
    { operation: 'changeQuoteState', ...at, body: { quote: { state: { toString: 'canceled' } } } },
    { operation: 'emailQuote', ...at, body: { message: ['odd'] } },
    { operation: 'emailQuote', ...at, body: { message: { client: ['odd'] } } },
    { operation: 'createPartialPayment', ...at, body: { partial_payment: ['odd'] } },
    { operation: 'listClientInvoices', path: { client_id: stage.client.id }, body: { filter: ['odd'] } },
    {
      operation: 'listClientInvoices',
      path: { client_id: stage.client.id },
      body: { filter: { status: { toString: 'b' } } },
    },
    {
      operation: 'listClientInvoices',
      path: { client_id: stage.client.id },
      body: { filter: { status: [null], by_type: [null, { toString: 1 }] } },
    },
  ];
  for (const [n, probe] of odd.entries()) {
    const answer = await tryOut(t, probe, subject);
    if (n === 0) await notStored(t, named, answer);
  }
}

/** A name is free after the create that brought it was refused, or broke. */
async function notStored(t: CheckContext, item: Json, refused: Answer | undefined): Promise<void> {
  if (refused && refused.status < 300) return;
  const again = await tryOut(t, { operation: 'createItem', body: { item } }, 'input.array-for-object');
  if (again && again.status >= 400)
    wrong(t, 'a create that was refused stores nothing: its name is still free', `${again.status}`, {
      ...{
        symptom: statusSymptom(again.status),
        field: 'item',
        statement: 'rule:refused-changes-nothing',
        operation: 'createItem',
      },
    });
}

/** An address is one text: each of the three in a list is refused, and no client gets it. */
async function mailToList(t: CheckContext): Promise<void> {
  const { id } = await t.given.document('quotes', 'final');
  const address = 'list@conformance.example';
  const client = { email: address, save: '0' };
  const messages: Readonly<Record<string, Json>> = {
    'message.client.email': { client: { email: [address], save: '1' } },
    'message.cc': { client, cc: [address] },
    'message.bcc': { client, bcc: [address] },
  };
  for (const [field, message] of Object.entries(messages)) {
    const answer = await sent(
      t,
      { operation: 'emailQuote', path: { 'document-id': id }, body: { message } },
      'input.list-for-text',
    );
    if (answer && answer.status < 400)
      wrong(t, `${field} as a list is refused: an address is a text`, `${answer.status} accepted`, {
        ...{
          symptom: 'accepted',
          field: field,
          statement: 'rule:email-addresses-valid',
          operation: 'emailQuote',
        },
      });
    // Whoever takes a list for a copy takes it for a blind one: that would be the same fault once more.
    if (field === 'message.cc' && answer && answer.status < 400) return;
  }
}

/** What is refused before it was read to its end leaves a connection that nobody should use again. */
const closing = { connection: 'close' };

/** Forms of a query that parsers read as maps, lists, or not at all. */
async function queryForms(t: CheckContext): Promise<void> {
  const item = await t.given.acquire('item');
  const deep = (name: string, depth: number) => `${name}${'[a]'.repeat(depth)}=1`;
  const at = { operation: 'getItem', path: { 'item-id': item.id } } as const;
  const all: [Probe, string][] = [
    ...(['listItems', 'listInvoices', 'listTaxes'] as const).map((operation, n): [Probe, string] => [
      { operation, suffix: deep('x', 120 + 400 * n) },
      'input.deep-query',
    ]),
    [{ ...at, suffix: deep('x', 120) }, 'input.deep-query'],
    [{ operation: 'listInvoices', suffix: deep('date', 110) }, 'input.deep-query'],
    ...[
      'text[]=x',
      'text[a]=x',
      'text[toString]=x',
      'page[toString]=1',
      'status[][valueOf]=final',
      'date[from][toString]=1',
      '__proto__[page]=2&constructor=1&toString=1&hasOwnProperty=1',
      'page[]=1',
      'page[a]=1',
      'per_page[a][b]=1',
      'status=final',
      'status[a]=final',
      'status[][a]=final',
      'type[a][b]=Invoice',
      'date=x',
      'date[]=x',
      'date[from][a]=x',
      'total_before_taxes=1',
      'total_before_taxes[from][]=1',
      'archived[a]=1',
      'x[=1',
      'x]=1&[=2&=3',
      '%=1&%zz=1',
      'text=%ff%fe',
      'text=%c3%28',
      'text=%ed%a0%80',
      'status[]=%ff',
      '&&&==&',
      'x=1;y=2',
    ].map((suffix): [Probe, string] => [
      { operation: 'listInvoices', suffix },
      /%(ff|c3|ed|zz)/.test(suffix) ? 'input.broken-encoding' : 'input.query-form',
    ]),
    ...(['listEstimates', 'listGuides', 'listPurchaseOrders'] as const).flatMap(
      (operation): [Probe, string][] => [
        [{ operation, suffix: 'text[toString]=x&status[a]=final&page[valueOf]=2' }, 'input.query-form'],
        [{ operation, suffix: 'text=%ff&type[]=%ff' }, 'input.broken-encoding'],
      ],
    ),
    [
      {
        operation: 'findClientByName',
        suffix: `${t.dialect.queries.findClientByName ?? 'client_name'}[a]=x`,
      },
      'input.query-form',
    ],
    [
      { operation: 'findClientByCode', suffix: `${t.dialect.queries.findClientByCode ?? 'client_code'}=%ff` },
      'input.broken-encoding',
    ],
    [{ operation: 'listItems', suffix: 'page[toString]=1' }, 'input.query-form'],
    [{ operation: 'listClients', suffix: 'per_page[toString]=1' }, 'input.query-form'],
    ...(['listInvoices', 'listGuides'] as const).flatMap((operation): [Probe, string][] => [
      [
        { operation, headers: closing, suffix: 'status[]=final&'.repeat(700).slice(0, -1) },
        'input.many-values',
      ],
      [
        {
          operation,
          headers: closing,
          suffix: Array.from({ length: 600 }, (_, n) => `type[]=a${n}`).join('&'),
        },
        'input.many-values',
      ],
    ]),
  ];
  for (const [probe, subject] of all) await sent(t, probe, subject);
}

/** One text in every free text of a client; of a guide's addresses. */
const everyText = (text: string): Json =>
  Object.fromEntries(
    ['address', 'city', 'postal_code', 'website', 'phone', 'fax', 'observations'].map((field) => [
      field,
      text,
    ]),
  );
const placesWith = (text: string): Json => {
  const address = { detail: text, city: text, postal_code: text, country: 'Portugal' };
  return { address_from: address, address_to: address, license_plate: text };
};

/** NUL in what is looked for and in what is stored. */
async function nul(t: CheckContext): Promise<void> {
  const subject = 'input.nul';
  const stage = await stageOf(t);
  const nulled = `a\u0000b`;
  const [byName, byCode] = [
    t.dialect.queries.findClientByName ?? 'client_name',
    t.dialect.queries.findClientByCode ?? 'client_code',
  ];
  const probes: Probe[] = [
    ...(['listInvoices', 'listEstimates', 'listGuides', 'listPurchaseOrders'] as const).flatMap(
      (operation): Probe[] => [
        { operation, query: { text: nulled } },
        { operation, query: { 'status[]': [nulled], 'type[]': [nulled] } },
      ],
    ),
    { operation: 'listInvoices', query: { 'date[from]': nulled, 'total_before_taxes[to]': nulled } },
    { operation: 'listItems', query: { page: nulled } },
    { operation: 'findClientByName', query: { [byName]: nulled } },
    { operation: 'findClientByCode', query: { [byCode]: nulled } },
    {
      operation: 'listClientInvoices',
      path: { client_id: stage.client.id },
      body: { filter: { status: [nulled] } },
    },
    { operation: 'getItem', path: { id: nulled } },
    newItem(t, { name: `${t.unique('Item')}${nulled}` }),
    itemUpdate(stage, { description: nulled, unit: nulled }),
    itemUpdate(stage, { tax: { name: nulled } }),
    clientUpdate(stage, everyText(nulled)),
    { operation: 'createClient', body: { client: { ...everyText(nulled), name: '', code: '' } } },
    clientUpdate(stage, { email: `x${nulled}@conformance.example` }),
    {
      operation: 'createTax',
      body: { tax: { name: `${t.unique('Tax')}${nulled}`, value: '5', region: 'PT', default_tax: '0' } },
    },
    { operation: 'createSequence', body: { sequence: { serie: nulled, default_sequence: nulled } } },
    await documentUpdate(t, stage, 'invoices', { reference: nulled, observations: nulled }),
    await documentUpdate(t, stage, 'invoices', { date: nulled }),
    await documentUpdate(t, stage, 'invoices', { client: { name: nulled, code: nulled } }),
    await documentUpdate(t, stage, 'shippings', {
      items: [t.given.line({ name: nulled, description: nulled })],
      ...placesWith(nulled),
    }),
    await documentCreate(t, 'invoices', { reference: nulled, observations: nulled }),
  ];
  for (const probe of probes) await tryOut(t, probe, subject);
}

/** Half a pair of UTF-16, keys that stand twice, depth, bytes that are no text. */
async function brokenBodies(t: CheckContext): Promise<void> {
  const stage = await stageOf(t);
  const half = 'I\ud800abcdefgh';
  const update = itemUpdate(stage, { description: 'x' });
  const json = JSON.stringify(update.body);
  const deep = (open: string, close: string) =>
    json.replace('"x"', `${open.repeat(3000)}1${close.repeat(3000)}`);
  const bytes = (put: number[]) => {
    const [before = '', after = ''] = json.split('"x"');
    return Buffer.concat([Buffer.from(`${before}"`), Buffer.from(put), Buffer.from(`"${after}`)]);
  };
  const { body: _body, ...bare } = update;
  const all: [Probe, string][] = [
    [newItem(t, { name: `${half} ${t.unique('Item')}` }), 'input.surrogate'],
    [itemUpdate(stage, { description: half }), 'input.surrogate'],
    [clientUpdate(stage, { ...everyText(half), preferred_contact: { name: '\udc00' } }), 'input.surrogate'],
    [
      {
        operation: 'createTax',
        body: { tax: { name: `${t.unique('Tax')} ${half}`, value: '5', region: 'PT', default_tax: '0' } },
      },
      'input.surrogate',
    ],
    [{ operation: 'createSequence', body: { sequence: { serie: '\udfff\ud800' } } }, 'input.surrogate'],
    [
      await documentUpdate(t, stage, 'quotes', { reference: half, observations: '\ud800' }),
      'input.surrogate',
    ],
    [
      await documentUpdate(t, stage, 'shippings', {
        items: [t.given.line({ description: half })],
        ...placesWith(half),
      }),
      'input.surrogate',
    ],
    [await documentCreate(t, 'quotes', { reference: half, observations: half }), 'input.surrogate'],
    [
      {
        operation: 'createAccount',
        body: { account: { ...accountFields(t), organization_name: half, terms: '7' } },
      },
      'input.surrogate',
    ],
    [
      {
        operation: 'listClientInvoices',
        path: { client_id: stage.client.id },
        body: { filter: { status: [half] } },
      },
      'input.surrogate',
    ],
    [{ ...bare, text: deep('[', ']') }, 'input.deep-json'],
    [{ ...bare, text: deep('{"a":', '}') }, 'input.deep-json'],
    [{ ...bare, text: bytes([0xff, 0xfe]) }, 'input.broken-encoding'],
    [{ ...bare, text: bytes([0xed, 0xa0, 0x80]) }, 'input.broken-encoding'],
    [{ ...bare, text: Buffer.from(`\ufeff${json}`) }, 'input.broken-encoding'],
    [{ ...bare, text: Buffer.from(json, 'utf16le') }, 'input.broken-encoding'],
    [
      { ...bare, text: json, headers: { 'content-type': 'application/json; charset=no-such-charset' } },
      'input.broken-encoding',
    ],
    [{ ...bare, text: json, headers: { 'content-encoding': 'gzip' } }, 'input.broken-encoding'],
    [{ ...bare, text: json.replace('"item":', '"item":[],"item":') }, 'input.duplicate-key'],
    [{ ...bare, text: json.replace('"name":', '"name":["odd"],"name":') }, 'input.duplicate-key'],
    [
      {
        ...bare,
        text: json.replace(
          '"description":',
          '"":1,"__proto__":{},"constructor":{"prototype":1},"description":',
        ),
      },
      'input.duplicate-key',
    ],
  ];
  for (const [probe, subject] of all) await tryOut(t, probe, subject);
}

const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{2}\/\d{2}\/\d{4}/.test(value);

/** Years below 1000, days that old calendars leave out, and what is no date: refused, or shown as dd/mm/yyyy. */
async function dates(t: CheckContext): Promise<void> {
  const today = String((await t.given.freshFields('shippings')).date);
  const days: Json[] = [
    // What is not sent may be counted from what is.
    { date: '01/01/0999', loaded_at: '01/01/0999 10:00:00', due_date: undefined },
    { date: '01/01/0001', due_date: '02/01/0001' },
    { date: '10/10/1582' },
    { date: '31/12/9999', due_date: '31/12/9999' },
  ];
  const odd: Json[] = [
    { date: 20_261_123 },
    { date: ['23/11/2026'] },
    { date: true },
    { date: { a: 1 } },
    { date: '31/02/2026' },
    { date: '00/00/0000' },
    { date: '99/99/99999' },
    { date: 'x'.repeat(300) },
    { date: '²³/11/2026' },
  ];
  for (const fields of [...days, ...odd]) {
    const isOdd = odd.includes(fields);
    const answer = await tryOut(t, await documentCreate(t, 'shippings', fields), 'input.date');
    const { id } = recordOf(answer);
    if (answer === undefined || answer.status >= 300 || (typeof id !== 'number' && typeof id !== 'string'))
      continue;
    const read = await sent(t, { operation: 'getShipping', path: { 'document-id': id } }, 'input.date');
    judgeDays(t, recordOf(read), fields, isOdd ? today : undefined);
  }
}

/** `today`: what was sent is no day, and may be accepted as none at all. Reported once: a day is a day in every field. */
function judgeDays(t: CheckContext, record: Json, fields: Json, today?: string): void {
  for (const name of ['date', 'due_date', 'loaded_at']) {
    const fault = faultOfDay(record[name], fields[name], today);
    if (!fault) continue;
    const { symptom, expected, actual } = fault;
    t.soft(`${name} ${expected}`, actual, {
      ...{ field: 'document.date', operation: 'createShipping', symptom },
      statement: symptom === 'accepted' ? 'errors:422' : 'rule:document-fields-kept',
    });
    return;
  }
}

interface DayFault {
  symptom: Symptom;
  expected: string;
  actual: string;
}

function faultOfDay(shown: unknown, due: unknown, today: string | undefined): DayFault | undefined {
  if (shown === undefined || shown === null || shown === '') return undefined;
  if (!isDay(shown))
    return { symptom: 'wrong form', expected: 'has the form dd/mm/yyyy', actual: 'another form' };
  if (typeof due === 'string')
    return today === undefined && shown !== due
      ? { symptom: 'different', expected: 'is the day that was sent', actual: 'another day' }
      : undefined;
  return due !== undefined && shown !== today
    ? { symptom: 'accepted', expected: 'that is no text is refused', actual: 'mistaken for a day' }
    : undefined;
}

/** What goes into a QR code is no longer than it holds, or is shortened: a long text that was accepted breaks none. */
async function longTextsInFiles(t: CheckContext): Promise<void> {
  const subject = 'input.long-text-in-qr-code';
  const stage = await stageOf(t);
  const { id, fields } = stage.client;
  // Small letters: capitals and digits take less space in a code.
  const long = 's'.repeat(3000);
  const update = await sent(t, clientUpdate(stage, { fiscal_id: long, postal_code: long }), subject);
  const isKept = update !== undefined && update.status < 300;
  // One text may be refused for its length and the other not.
  if (!isKept) {
    const again = await sent(t, clientUpdate(stage, { fiscal_id: long.slice(0, 2500) }), subject);
    if (again === undefined || again.status >= 300) return;
  }
  const { name, code } = fields;
  const create = operationsOf('invoices').create;
  const body = t.given.body(create, {
    fields: await t.given.freshFields('invoices', { client: { name, code } }),
  });
  const made = madeIn(t, create, await sent(t, { operation: create, body }, subject));
  if (made !== undefined) {
    const path = { 'document-id': made };
    const change: OperationId = operationsOf('invoices').change;
    await sent(t, { operation: change, path, body: t.given.changeBody('invoices', 'finalized') }, subject);
    await sent(t, { operation: 'getDocumentQrCode', path }, subject);
    await sent(t, { operation: 'getDocumentPdf', path }, subject);
  }
  await sent(
    t,
    clientUpdate({ ...stage, client: { id, fields } }, { fiscal_id: '', postal_code: '' }),
    subject,
  );
}

/** Passwords and addresses at which hashes and folding break. */
async function accounts(t: CheckContext): Promise<void> {
  const fields = accountFields(t);
  const email = `ÉÀ${String(fields.email)}`;
  const create = (more: Json, operation: OperationId = 'createAccount'): Probe => ({
    operation,
    body: { account: { ...fields, ...more } },
  });
  // Eighty bytes, but forty characters: some count these, and hash those.
  const password = 'é'.repeat(40);
  const long = await tryOut(t, create({ email, password }), 'input.long-password');
  if (long === undefined || long.status >= 300)
    await tryOut(t, create({ email, password: 'p'.repeat(80) }), 'input.long-password');
  const folded = await tryOut(t, create({ email, password }), 'input.capital-beyond-ascii');
  await tryOut(
    t,
    create({ email: email.toLowerCase(), password }, 'createAccountForUser'),
    'input.capital-beyond-ascii',
  );
  // Letters that are k and s where case is ignored; where none beyond ASCII is accepted, these may pass.
  const kelvin = `\u212a\u017f${String(fields.email)}`;
  if (long !== undefined && long.status >= 300 && folded !== undefined && folded.status >= 300)
    for (let n = 0; n < 2; n += 1)
      await tryOut(t, create({ email: kelvin, password: 'Pass-1-kelvin' }), 'input.capital-beyond-ascii');
  await tryOut(t, create({ password: 'a\u0000b' }), 'input.nul-in-password');
  await tryOut(t, create({ password: 'a\u0000b' }, 'createAccountForUser'), 'input.nul-in-password');
}

/** Longer than any address should be. */
async function longQueries(t: CheckContext): Promise<void> {
  for (const [operation, length] of [
    ['listEstimates', 50_100],
    ['listInvoices', 12_000],
    ['listGuides', 7_500],
  ] as const)
    await sent(
      t,
      { operation, query: { text: 'a'.repeat(length) }, headers: closing },
      'input.long-text-filter',
    );
}

export const extremeChecks: readonly Check[] = [
  {
    ...base,
    id: 'createItem/bare-words',
    title: 'createItem: NaN and Infinity as bare words, in ten operations -> never a 5xx',
    rule: 'What is no JSON breaks nothing.',
    operation: 'createItem',
    needs: ['clients'],
    run: bareWords,
  },
  {
    ...base,
    id: 'listInvoices/extreme-numbers',
    title: 'listInvoices: NaN, huge exponents and far days in the filters of every list -> a list or a 4xx',
    rule: 'A number that cannot be one is refused or finds nothing.',
    operation: 'listInvoices',
    run: queryNumbers,
  },
  {
    ...base,
    id: 'listClients/extreme-pages',
    statement: 'schema:Pagination.current_page',
    title:
      'listClients: pages beyond 32 and 64 bits, beyond a float, fractions, in every list -> a 4xx, or a list whose pagination has integers',
    rule: 'A page that is none, or none that there is, is refused or empty.',
    operation: 'listClients',
    also: ['listItems', 'listInvoices', 'listEstimates', 'listGuides', 'listPurchaseOrders'],
    run: pageNumbers,
  },
  {
    ...base,
    id: 'getItem/ids-beyond-64-bits',
    title:
      'getItem: ids, series and numbers at the ends of 32 and 64 bits, in many operations -> never a 5xx',
    rule: 'A number beyond what a layer holds is refused.',
    operation: 'getItem',
    run: idsBeyond,
  },
  {
    ...base,
    id: 'updateItem/exponents',
    title: 'updateItem: exponents in prices, quantities and rates -> refused, or shown as numbers',
    rule: 'Amounts are numbers in every answer.',
    operation: 'updateItem',
    also: ['createQuote', 'getQuote'],
    needs: ['clients'],
    run: exponents,
  },
  {
    ...base,
    id: 'createInvoice/wrong-shapes',
    title:
      'createInvoice: a list for a map, a map for a list, at every depth of many bodies -> never a 5xx, nothing stored',
    rule: 'A body of another shape is refused or read by its meaning.',
    operation: 'createInvoice',
    also: ['createItem'],
    needs: ['clients', 'items'],
    run: wrongShapes,
  },
  {
    ...base,
    id: 'emailQuote/list-of-addresses',
    statement: 'rule:email-addresses-valid',
    title: 'emailQuote: an address in a list, as recipient, cc and bcc -> 422',
    rule: 'Each address is a text with one valid address.',
    operation: 'emailQuote',
    needs: ['estimates'],
    run: mailToList,
  },
  {
    ...base,
    id: 'listInvoices/query-forms',
    title:
      'listInvoices: nested, repeated, half and broken parameters, hundreds of values, in many lists -> never a 5xx',
    rule: 'A query that makes no sense is refused or passed over.',
    operation: 'listInvoices',
    needs: ['items'],
    run: queryForms,
  },
  {
    ...base,
    id: 'listInvoices/long-text',
    title: 'listInvoices: a text filter of 7,500 to 50,000 characters -> a list or a 4xx',
    rule: 'A long text finds nothing, or is refused.',
    operation: 'listInvoices',
    run: longQueries,
  },
  {
    ...base,
    id: 'listInvoices/nul',
    title: 'listInvoices: NUL in filters, names and texts of many operations -> never a 5xx',
    rule: 'A text with NUL is stored or refused.',
    operation: 'listInvoices',
    needs: ['clients', 'items'],
    run: nul,
  },
  {
    ...base,
    id: 'updateItem/broken-bodies',
    title:
      'updateItem: half pairs of UTF-16, bytes that are no text, depth, doubled keys, in many operations -> never a 5xx',
    rule: 'A body that is not in order is refused or read by its meaning.',
    operation: 'updateItem',
    needs: ['clients'],
    run: brokenBodies,
  },
  {
    ...base,
    id: 'createShipping/extreme-dates',
    title: 'createShipping: years below 1000, and what is no date -> refused, or shown as dd/mm/yyyy',
    rule: 'Dates are strings in the form dd/mm/yyyy.',
    operation: 'createShipping',
    also: ['getShipping'],
    needs: ['guides'],
    run: dates,
  },
  {
    ...base,
    id: 'getDocumentQrCode/long-texts',
    title:
      'getDocumentQrCode, getDocumentPdf: a client with a fiscal id of 3,000 characters -> refused, or never a 5xx',
    rule: 'A text that is accepted breaks no file.',
    operation: 'getDocumentQrCode',
    also: ['getDocumentPdf'],
    needs: ['clients', 'items', 'invoices'],
    run: longTextsInFiles,
  },
  {
    ...base,
    id: 'createAccount/extreme-texts',
    title: 'createAccount: passwords of 80 bytes and with NUL, capitals beyond ASCII -> never a 5xx',
    rule: 'Any text is a password or is refused.',
    operation: 'createAccount',
    also: ['createAccountForUser'],
    needs: ['public-url'],
    run: accounts,
  },
];
