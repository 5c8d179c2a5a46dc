/**
 * A random walker: sends random lawful and invalid requests to a mock and remembers the records that it created. The self-check
 * uses it to find out, without the suite, whether a conditional fault can show.
 */
import { type Operation, type OperationId, operationIds, operations } from '../../../generated/operations.js';
import {
  type DocumentType,
  type DocumentTypeNames,
  documentTypes,
  type StateTable,
  stateTables,
} from '../../../generated/states.js';
import type { Mock } from '../../../mocks/index.js';
import { drawing } from '../../conditions/drawing.js';
import { readLeniently } from '../../judge/lenient-json.js';
import { isSuccess } from '../../judge/status-class.js';
import { type Dice, diceOf } from '../dice.js';
import {
  accountFrom,
  broken,
  clientFrom,
  documentFrom,
  itemFrom,
  type Json,
  mailFrom,
  sequenceFrom,
  taxFrom,
  textFrom,
} from './random-walker-bodies.js';

interface Made {
  id: unknown;
  fields: Json;
}
/** The records that the random walker created in one account. */
interface Holding {
  prefix: string;
  apiKey: string;
  accountId: number;
  records: Map<string, Made[]>;
}

export interface Walk {
  readonly mock: Mock;
  readonly dice: Dice;
  readonly holdings: readonly Holding[];
}

const typeNames = Object.values(documentTypes) as DocumentTypeNames[];
const familyTables = Object.values(stateTables as Record<string, StateTable>);

export function startWalk(mock: Mock, seed: number): Walk {
  const holdings = mock.accounts.slice(0, 2).map(
    ({ id, name, apiKey }, place): Holding => ({
      prefix: place === 0 ? '' : `/__mock/account/${encodeURIComponent(name)}`,
      apiKey,
      accountId: id,
      records: new Map(),
    }),
  );
  return { mock, dice: diceOf(drawing(seed)), holdings };
}

const ofKind = (holding: Holding, kind: string): Made[] => {
  const known = holding.records.get(kind) ?? [];
  holding.records.set(kind, known);
  return known;
};
const namesOf = (made: readonly Made[]): string[] => made.map(({ fields }) => String(fields.name));

/** The key for the records of an operation: `invoices`, `clients`; any type for operations on documents of all types. */
function kindOf(walk: Walk, { documentType, family, path, resource, id }: Operation): string {
  if (/\{receipt-id\}/.test(path)) return 'receipts';
  if (documentType) return documentType;
  if (id === 'createPartialPayment') return walk.dice.of(['invoices', 'simplified_invoices', 'debit_notes']);
  if (family || /\{document-id\}/.test(path)) return walk.dice.of(typeNames).plural;
  return resource === 'treasury' ? 'clients' : resource;
}

/** A lawful body for the operation; undefined where it has none. */
function bodyFor(
  walk: Walk,
  holding: Holding,
  operation: Operation,
  made: Made | undefined,
): Json | undefined {
  const { dice } = walk;
  const { action, documentType, id } = operation;
  const wrapper = operation.body?.wrappers[0];
  if (documentType && (action === 'create' || action === 'update')) {
    const isNote = /notes$/.test(documentType) && documentType !== 'fees_notes';
    const fields = documentFrom(dice, {
      clients: ofKind(holding, 'clients').map(({ fields: one }) => one),
      items: namesOf(ofKind(holding, 'items')),
      sequences: ofKind(holding, 'sequences').map((one) => one.id),
      invoices: isNote ? ofKind(holding, 'invoices').map((one) => one.id) : [],
      isGuide: documentTypes[documentType].family === 'guides',
    });
    return dice.chance(0.3) && action === 'update' ? { ...made?.fields, reference: textFrom(dice) } : fields;
  }
  if (action === 'change-state') return stateBody(walk, operation);
  if (action === 'email') return mailFrom(dice);
  if (id === 'createPartialPayment') return paymentFrom(dice, Number(made?.fields.total ?? 1));
  const older = namesOf(ofKind(holding, operation.resource));
  if (id === 'updateAccount')
    return dice.chance(0.5) ? accountFrom(dice) : { fiscal_id: '508025338', address: textFrom(dice) };
  const makers: Record<string, () => Json> = {
    item: () => itemFrom(dice, older),
    client: () => clientFrom(dice, older),
    tax: () => taxFrom(dice, older),
    sequence: () => sequenceFrom(dice),
    account: () => accountFrom(dice),
    regularization: () => ({ value: '1', date: '2026-03-05' }),
    treasury_movement: () => ({ value: '1', movement_type: 'Payment' }),
    initial_balance: () => ({ value: '10', date: '2026-03-05' }),
    at_communication: () => ({
      at_subuser: '508025338/1',
      at_password: 'c2VjcmV0',
      communication_type: 'auto',
    }),
  };
  const fields = makers[wrapper ?? '']?.();
  if (fields && id.startsWith('update') && made) {
    if (dice.chance(0.4)) fields.name = made.fields.name;
    if (dice.chance(0.2) && wrapper !== 'client') delete fields.name;
  }
  return fields;
}

const paymentFrom = (dice: Dice, total: number): Json => ({
  amount: dice.of([total, total / 2, total / 4, 1, 1_000_000]).toFixed(2),
  ...(dice.chance(0.5) ? { note: textFrom(dice) } : {}),
  ...(dice.chance(0.5) ? { payment_mechanism: 'TB' } : {}),
});

function stateBody({ dice }: Walk, { documentType, id }: Operation): Json {
  if (id === 'changeReceiptState') return { state: 'canceled', message: textFrom(dice) };
  const table = familyTables.find(({ types }) => (types as readonly string[]).includes(String(documentType)));
  const state = dice.chance(0.3)
    ? 'finalized'
    : dice.of([...(table?.triggers ?? ['finalized']), 'settled', 'refuse']);
  return dice.chance(0.6) || state === 'canceled' ? { state, message: textFrom(dice) } : { state };
}

const DATES = ['date', 'due_date', 'loaded_at'];
/** Query parameters for lists, PDFs and the SAF-T export. */
function queryFor({ dice }: Walk, { parameters, id }: Operation, made: Made | undefined): [string, string][] {
  if (id === 'exportSaft')
    return dice.chance(0.85)
      ? [
          ['month', dice.of(['1', '3', '6'])],
          ['years', '2026'],
        ]
      : [['month', '3']];
  const share = dice.of([0, 0.15, 0.5]);
  const chosen = parameters.filter(
    ({ in: where, name, required }) =>
      where === 'query' && (required || dice.chance(name === 'page' || name === 'per_page' ? 0.5 : share)),
  );
  return chosen.flatMap(({ name }): [string, string][] => {
    const day = String(made?.fields.date ?? '05/03/2026');
    if (name === 'page') return [[name, dice.of(['1', '1', '2', '2', '3'])]];
    if (name === 'per_page') return [[name, dice.of(['1', '2', '5', '10', '30'])]];
    if (name === 'status[]')
      return [...new Set([dice.of(['draft', 'final']), dice.of(['settled', 'canceled', 'draft'])])].map(
        (one) => [name, one],
      );
    if (name.startsWith('type'))
      return [
        ...new Set([
          dice.of(['Invoice', 'Quote', 'Shipping', 'PurchaseOrder']),
          dice.of(['CreditNote', 'Proforma', 'Transport']),
        ]),
      ].map((one) => [name, one]);
    if (DATES.some((one) => name.startsWith(`${one}[`))) return [[name, day]];
    if (name.startsWith('total')) return [[name, name.endsWith('[from]') ? '1' : '100000']];
    if (name === 'text') return [[name, dice.of(['plain', 'Name', 'same', 'A & B', "O'"])]];
    if (name === 'client_name' || name === 'client_code')
      return [[name, String(made?.fields[name.slice(7)] ?? 'nobody')]];
    return [[name, dice.of(['true', 'false'])]];
  });
}

/** Twice as many broken fields as of each other mistake. */
const slips = [
  'no-key',
  'wrong-key',
  'cut-key',
  'unknown-id',
  'odd-id',
  'broken-field',
  'broken-field',
  'broken-json',
  'xml',
  'deep',
  'proto',
  'quote',
] as const;
type Slip = (typeof slips)[number];
const oddIds = [`1${'0'.repeat(120)}`, "1'", '-1'];

function keyFor(apiKey: string, slip: Slip | undefined): string | undefined {
  if (slip === 'no-key') return undefined;
  if (slip === 'wrong-key') return '0'.repeat(32);
  return slip === 'cut-key' ? apiKey.slice(0, -1) : apiKey;
}

/** Sends one request of the operation on an existing record, with or without a mistake. */
async function send(walk: Walk, id: OperationId, slip?: Slip): Promise<void> {
  const { mock, dice, holdings } = walk;
  const operation = operations[id];
  const holding = (dice.chance(0.9) ? holdings[0] : holdings[1]) as Holding;
  const kind = kindOf(walk, operation);
  const made = dice.recent(ofKind(holding, kind));
  const recordId =
    slip === 'unknown-id'
      ? '99999999'
      : slip === 'odd-id'
        ? dice.of(oddIds)
        : String(operation.resource === 'accounts' ? holding.accountId : (made?.id ?? 99999999));
  const path = operation.path.replaceAll(/\{[^}]+\}/g, encodeURIComponent(recordId).replaceAll('%27', "'"));
  const lawful = operation.body && bodyFor(walk, holding, operation, made);
  const fields = lawful && slip === 'broken-field' ? broken(dice, lawful) : lawful;
  const query = queryFor(walk, operation, made);
  if (slip === 'quote') query.push([dice.of(['text', 'page']), "o'clock"]);
  if (slip === 'broken-field' && !fields && query.length > 0) query.splice(dice.below(query.length), 1);
  const key = operation.auth ? keyFor(holding.apiKey, slip) : undefined;
  if (key !== undefined) query.splice(dice.chance(0.8) ? 0 : query.length, 0, ['api_key', key]);
  const wrapper = operation.body?.wrappers[0];
  const answer = await mock.inject({
    method: operation.method.toUpperCase(),
    url: `${operation.server === 'public' ? '' : holding.prefix}${path}?${new URLSearchParams(query)}`,
    headers: fields ? { 'content-type': slip === 'xml' ? 'application/xml' : 'application/json' } : {},
    raw: fields && rawOf(wrapper === undefined ? fields : { [wrapper]: fields }, slip),
  });
  if (isSuccess(answer.status) && slip === undefined)
    remember(holding, kind, operation, made, lawful, answer.text);
}

function rawOf(body: Json, slip: Slip | undefined): string {
  const text = JSON.stringify(body);
  if (slip === 'broken-json') return text.slice(0, -3);
  if (slip === 'xml') return '<xml/>';
  if (slip === 'deep') return `${text.slice(0, -1)},"deep":${'{"a":'.repeat(150)}1${'}'.repeat(150)}}`;
  return slip === 'proto' ? `${text.slice(0, -1)},"__proto__":{"a":1}}` : text;
}

function remember(
  holding: Holding,
  kind: string,
  { id, action }: Operation,
  made: Made | undefined,
  sent: Json | undefined,
  text: string,
): void {
  if (id.startsWith('delete'))
    holding.records.set(
      kind,
      ofKind(holding, kind).filter((one) => one !== made),
    );
  if (made && sent && id.startsWith('update')) Object.assign(made.fields, sent);
  const isNew = action === 'create' || id.startsWith('create');
  if (!isNew || text === '') return;
  // A faulty answer may not be JSON.
  const record = Object.values(Object(readLeniently(text)) as Json)[0] as Json | undefined;
  if (record?.id === undefined) return;
  ofKind(holding, id === 'createPartialPayment' ? 'receipts' : kind).push({
    id: record.id,
    fields: { ...sent },
  });
  const client = record.client as Json | undefined;
  if (client && sent?.client)
    ofKind(holding, 'clients').push({ id: client.id, fields: { ...(sent.client as Json), ...client } });
}

/** The operations that a walk for these operations of a fault sends: all on the same types and resources. */
function paths(own: readonly OperationId[]): OperationId[] {
  const types = new Set<DocumentType>();
  const resources = new Set<string>();
  for (const id of own) {
    const { documentType, family, path, resource } = operations[id];
    if (documentType) types.add(documentType);
    else if (family || /\{document-id\}/.test(path) || id === 'listClientInvoices')
      for (const type of typeNames) if (!family || type.family === family) types.add(type.plural);
    resources.add(resource === 'treasury' ? 'clients' : resource);
  }
  if (types.has('receipts') || resources.has('payments')) types.add('invoices');
  return Object.values(operations)
    .filter(({ documentType, resource, path, family }) => {
      if (documentType) return types.has(documentType);
      if (/\{document-id\}/.test(path)) return types.size > 0;
      return (
        resources.has(resource) ||
        (types.size > 0 &&
          (resource === 'clients' ||
            resource === 'items' ||
            (family !== undefined && family === documentTypes[[...types][0] as DocumentType].family)))
      );
    })
    .filter(({ id }) => id !== 'exportSaft' || resources.has('saft'))
    .map(({ id }) => id);
}

/** The mistakes that certain faults depend on, which the random walker then makes more often. */
const fitting: readonly (readonly [fault: RegExp, slips: readonly Slip[]])[] = [
  [/missing-key/, ['no-key']],
  [/key-prefix/, ['cut-key']],
  [/key-|401/, ['wrong-key']],
  [/\/404-/, ['unknown-id']],
  [/\/422-|^requests\//, ['broken-field']],
  [/-id-/, ['odd-id']],
  [/broken-json/, ['broken-json']],
  [/xml/, ['xml']],
  [/deep/, ['deep']],
  [/proto/, ['proto']],
  [/quoted-query/, ['quote']],
];

/** The fault that the random walker searches for. */
export interface Sought {
  readonly fault: string;
  readonly operations: readonly OperationId[];
  seen(): boolean;
}

async function fill(walk: Walk, makes: readonly OperationId[]): Promise<void> {
  for (const { prefix, apiKey } of walk.holdings)
    await walk.mock.inject({
      method: 'POST',
      url: `${prefix}/taxes.json?api_key=${apiKey}`,
      headers: { 'content-type': 'application/json' },
      raw: JSON.stringify({ tax: { name: 'Half', value: '7.5', region: 'PT' } }),
    });
  for (const id of ['createTax', 'createClient', 'createItem', 'createSequence', ...makes] as const)
    await send(walk, id);
}

/** Walks until the fault was seen, with at most `limit` requests. Returns how many were sent. */
export async function walkRandomly(walk: Walk, sought: Sought, limit: number): Promise<number> {
  const { dice } = walk;
  const own = sought.operations;
  const around = paths(own);
  const makes = around.filter((id) => id.startsWith('create') && operations[id].server === 'account');
  const fits = fitting.find(([form]) => form.test(sought.fault))?.[1];
  await fill(walk, makes);
  let sent = 0;
  while (sent < limit && !sought.seen()) {
    const isOwn = dice.chance(0.45);
    const id = isOwn ? dice.of(own) : dice.of(makes.length > 0 && dice.chance(0.2) ? makes : around);
    const slip =
      isOwn && fits && dice.chance(0.5) ? dice.of(fits) : dice.chance(0.2) ? dice.of(slips) : undefined;
    await send(walk, id, slip);
    sent += 1;
    const { action, documentType } = operations[id];
    const change =
      documentType &&
      action === 'create' &&
      operationIds.find(
        (one) => operations[one].documentType === documentType && operations[one].action === 'change-state',
      );
    if (change && slip === undefined && dice.chance(0.4)) {
      await send(walk, change);
      sent += 1;
    }
  }
  return sent;
}
