/**
 * Owns replaying a scenario: parsed data in, accounts and their records out. Everything goes through the
 * service's own operations at fixed moments, so that a scenario can hold nothing that the API could not make
 * (but for `archived` and `generate`). It reads no files.
 */
import type { OperationId } from '../../generated/operations.js';
import { documentTypes } from '../../generated/states.js';
import { accountFrom, type NewAccount, openAccount } from './accounts.js';
import { type Fields, isObject, own } from './body.js';
import type { Clock } from './clock.js';
import { parseDate } from './dates.js';
import { generateDocuments } from './generate.js';
import { kindNamed } from './kinds.js';
import { isRefusal } from './refusal.js';
import { type AccountState, getOne, put, type World } from './store.js';
import { pathTo } from './transition.js';
import type { ServiceRequest, ServiceResponse, Settings } from './types.js';

/** What a scenario is replayed on. */
export interface Stage {
  readonly world: World;
  readonly clock: Clock;
  readonly settings: Settings;
  handle(request: ServiceRequest): ServiceResponse;
}

const BASE_URL = 'http://localhost';
const MORNING = 'T09:00:00Z';
const scenarioKeys = ['description', 'clock', 'accounts'];
const recordKeys = ['taxes', 'sequences', 'clients', 'items', 'documents', 'requests', 'generate'];
const accountKeys = [
  ...['name', 'organization_name', 'fiscal_id', 'email', 'password', 'tax_country', 'language', 'state'],
  ...[
    'at_configured',
    'trial',
    'first_name',
    'last_name',
    'phone',
    'address',
    'city',
    'postal_code',
    'website',
    'fax',
  ],
];
const documentKeys = [
  'type',
  'as',
  'at',
  'status',
  'via',
  'message',
  'owner',
  'archived',
  'payments',
  'emails',
  'body',
];

const fail = (place: string, message: string): never => {
  throw new Error(`scenario: ${place} ${message}`);
};

function onlyKeys(fields: Fields, place: string, allowed: readonly string[]): void {
  for (const key of Object.keys(fields)) {
    if (!allowed.includes(key)) fail(place, `has an unknown key "${key}"; it may have ${allowed.join(', ')}`);
  }
}

function objectAt(value: unknown, place: string): Fields {
  return isObject(value) ? value : fail(place, 'must be an object');
}

function listAt(fields: Fields, key: string, place: string): unknown[] {
  const value = own(fields, key);
  if (value === undefined) return [];
  return Array.isArray(value) ? value : fail(`${place}.${key}`, 'must be a list');
}

const textAt = (fields: Fields, key: string): string | undefined => {
  const value = own(fields, key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

const first: NewAccount = {
  name: 'first',
  organizationName: 'First Company, Lda.',
  fiscalId: '500000000',
  email: 'office@first.example',
  password: 'first-secret',
  taxCountry: '1',
  language: 'pt',
  state: 'active',
  atConfigured: true,
  trial: false,
  details: {},
};
const second: NewAccount = {
  ...first,
  name: 'second',
  organizationName: 'Second Company, Lda.',
  fiscalId: '500000018',
  email: 'office@second.example',
  password: 'second-secret',
};

/** One account being filled. `names` holds the ids of what `as` named. */
interface Filling {
  readonly stage: Stage;
  readonly account: AccountState;
  readonly names: Map<string, number>;
}

interface Call {
  readonly operation: OperationId;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Calls an operation of the service; anything but success ends the scenario with the place and the reason. */
function call({ stage, account }: Filling, place: string, wanted: Call): unknown {
  const { name, apiKey } = account.record;
  const { operation, path = {}, query = {}, body } = wanted;
  const answer = stage.handle({ operation, account: name, apiKey, path, query, body, baseUrl: BASE_URL });
  if (answer.status < 300) return answer.body;
  const said = isObject(answer.body) ? JSON.stringify(answer.body) : 'no body';
  return fail(place, `is refused: ${operation} answered ${answer.status}, ${said}`);
}

/** The record under the answer's only key. */
function recordIn(body: unknown): Fields {
  const inner = isObject(body) ? Object.values(body)[0] : undefined;
  return isObject(inner) ? inner : {};
}

/** Puts ids in place of texts like `$name`, at any depth. */
function resolved(value: unknown, names: ReadonlyMap<string, number>, place: string): unknown {
  if (typeof value === 'string' && value.startsWith('$')) {
    const id = names.get(value.slice(1));
    return id === undefined
      ? fail(place, `refers to ${value}, which nothing before it is named`)
      : String(id);
  }
  if (Array.isArray(value)) return value.map((entry) => resolved(entry, names, place));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, resolved(entry, names, place)]),
  );
}

const creators = [
  { key: 'taxes', operation: 'createTax', wrapper: 'tax' },
  { key: 'sequences', operation: 'createSequence', wrapper: 'sequence' },
  { key: 'clients', operation: 'createClient', wrapper: 'client' },
  { key: 'items', operation: 'createItem', wrapper: 'item' },
] as const;

function fillPlain(filling: Filling, account: Fields, place: string): void {
  for (const { key, operation, wrapper } of creators) {
    for (const [index, entry] of listAt(account, key, place).entries()) {
      const at = `${place}.${key}[${index}]`;
      const { as: name, ...fields } = objectAt(entry, at);
      const body = { [wrapper]: resolved(fields, filling.names, at) };
      const id = Number(recordIn(call(filling, at, { operation, body })).id);
      if (typeof name === 'string') filling.names.set(name, id);
    }
  }
}

/** The clock stands where the document says, or on the morning of its date. */
function setClock({ stage }: Filling, fields: Fields, body: Fields): void {
  const at = textAt(fields, 'at');
  const day = parseDate(textAt(body, 'date') ?? '');
  if (at !== undefined) stage.clock.freeze(at);
  else if (day !== undefined)
    stage.clock.freeze(new Date(day * 86_400_000).toISOString().replace(/T.*/, MORNING));
}

/** Triggers that lead to the wished status: those given, or the shortest path of the state table. */
function triggersOf(singular: string, fields: Fields, place: string): readonly string[] {
  const via = own(fields, 'via');
  if (Array.isArray(via)) return via.map(String);
  const status = textAt(fields, 'status');
  if (status === undefined) return [];
  return pathTo(kindNamed(singular), status) ?? fail(place, `can never be ${status}`);
}

function fillDocument(filling: Filling, entry: unknown, place: string): void {
  const fields = objectAt(entry, place);
  onlyKeys(fields, place, documentKeys);
  const singular = textAt(fields, 'type') ?? 'invoice';
  const names = Object.values(documentTypes).find((one) => one.singular === singular);
  if (!names || singular === 'receipt')
    throw fail(`${place}.type`, `"${singular}" is no type that can be created`);
  const given = objectAt(own(fields, 'body'), `${place}.body`);
  const owner = textAt(fields, 'owner');
  const body = resolved(
    owner === undefined ? given : { ...given, owner_invoice_id: owner },
    filling.names,
    place,
  );
  setClock(filling, fields, given);
  const operation = (start: string, end = '') => `${start}${names.pascal}${end}` as OperationId;
  const made = recordIn(call(filling, place, { operation: operation('create'), body: { [singular]: body } }));
  const path = { 'document-id': String(made.id) };
  const name = textAt(fields, 'as');
  if (name !== undefined) filling.names.set(name, Number(made.id));
  const message = textAt(fields, 'message') ?? 'Issued by mistake';
  for (const state of triggersOf(singular, fields, place)) {
    const change = { state, ...(state === 'canceled' ? { message } : {}) };
    call(filling, place, { operation: operation('change', 'State'), path, body: { [singular]: change } });
  }
  fillAround(filling, fields, place, path, operation('email'));
  if (own(fields, 'archived') === true) archive(filling, Number(made.id));
}

/** Payments and mails of a document. A payment with `canceled` is taken back at once. */
function fillAround(
  filling: Filling,
  fields: Fields,
  place: string,
  path: Readonly<Record<string, string>>,
  emailOperation: OperationId,
): void {
  for (const [index, entry] of listAt(fields, 'payments', place).entries()) {
    const at = `${place}.payments[${index}]`;
    const { canceled, ...payment } = objectAt(entry, at);
    const body = { partial_payment: payment };
    const receipt = recordIn(call(filling, at, { operation: 'createPartialPayment', path, body }));
    if (canceled === undefined) continue;
    call(filling, at, {
      operation: 'changeReceiptState',
      path: { 'receipt-id': String(receipt.id) },
      body: { receipt: { state: 'canceled', message: String(canceled) } },
    });
  }
  for (const [index, message] of listAt(fields, 'emails', place).entries()) {
    call(filling, `${place}.emails[${index}]`, { operation: emailOperation, path, body: { message } });
  }
}

/** Nothing in the API archives a document; a scenario may. */
function archive({ stage, account }: Filling, id: number): void {
  const document = getOne(account, 'documents', id);
  if (document) put(stage.world, account, 'documents', { ...document, archived: true });
}

function fillRequest(filling: Filling, entry: unknown, place: string): void {
  const fields = objectAt(entry, place);
  onlyKeys(fields, place, ['as', 'at', 'operation', 'path', 'query', 'body']);
  setClock(filling, fields, {});
  const parts = resolved({ path: {}, query: {}, ...fields }, filling.names, place) as Fields;
  const answer = call(filling, place, {
    operation: textAt(fields, 'operation') as OperationId,
    path: parts.path as Record<string, string>,
    query: parts.query as Record<string, string>,
    body: parts.body,
  });
  const name = textAt(fields, 'as');
  if (name !== undefined) filling.names.set(name, Number(recordIn(answer).id));
}

function open(stage: Stage, entry: unknown, place: string, fallback: NewAccount): AccountState {
  const fields = objectAt(entry, place);
  onlyKeys(fields, place, [...accountKeys, ...recordKeys]);
  return openAccount(stage.world, stage.settings, stage.clock.now(), readAccount(fields, place, fallback));
}

function fill(stage: Stage, account: AccountState, fields: Fields, place: string): void {
  const filling: Filling = { stage, account, names: new Map() };
  fillPlain(filling, fields, place);
  for (const [index, document] of listAt(fields, 'documents', place).entries()) {
    fillDocument(filling, document, `${place}.documents[${index}]`);
  }
  for (const [index, request] of listAt(fields, 'requests', place).entries()) {
    fillRequest(filling, request, `${place}.requests[${index}]`);
  }
  const generate = own(fields, 'generate');
  if (generate === undefined) return;
  generateDocuments(stage, account, objectAt(generate, `${place}.generate`), `${place}.generate`);
}

function readAccount(fields: Fields, place: string, fallback: NewAccount): NewAccount {
  try {
    return accountFrom(fields, fallback);
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    return fail(place, thrown.problems.map(({ field, message }) => `${field} ${message}`).join('; '));
  }
}

/**
 * Fills an empty world. The first account becomes the default one; there are always two at least. Throws an
 * Error that names the place of a mistake in the data.
 */
export function replay(data: unknown, stage: Stage): void {
  const scenario = objectAt(data ?? {}, 'the file');
  const known = Object.keys(scenario).filter((key) => key.startsWith('x-'));
  onlyKeys(scenario, 'the file', [...scenarioKeys, ...known]);
  const accounts = [...listAt(scenario, 'accounts', 'the file')];
  const defaults = [first, second];
  while (accounts.length < defaults.length) accounts.push({});
  const start = textAt(scenario, 'clock');
  if (start !== undefined) stage.clock.freeze(start);
  // All are opened before any is filled, so that their ids and keys do not depend on what is in them.
  const opened = accounts.map((account, index) => {
    const fallback = defaults[index] ?? { ...second, name: `account-${index + 1}`, fiscalId: null };
    return open(stage, account, `accounts[${index}]`, fallback);
  });
  for (const [index, account] of opened.entries()) {
    fill(stage, account, objectAt(accounts[index], `accounts[${index}]`), `accounts[${index}]`);
  }
}
