/** Clients: list, get, create, update, the two finds and a client's invoices. */

import { docEntry } from './document-view.js';
import { type Call, missing, Refusal, type Reply, refuse } from './http.js';
import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from './json.js';
import { ordered, pageOf, recordAt, withPages } from './paging.js';
import { type Client, clientNamed, entry, nextId, type World } from './store.js';

const texts = [
  'code',
  'email',
  'language',
  'address',
  'city',
  'postal_code',
  'country',
  'fiscal_id',
  'website',
  'phone',
  'fax',
  'observations',
];
const countries = [
  'Portugal',
  'Spain',
  'France',
  'Germany',
  'Italy',
  'United Kingdom',
  'PT',
  'ES',
  'FR',
  'DE',
  'IT',
  'GB',
  'UK',
];

export const isAddress = (text: string): boolean =>
  /^[^\s@,;<>()[\]\\]+@[^\s@,;<>()[\]\\.]+(\.[^\s@,;<>()[\]\\.]+)+$/.test(text) && !/\.\.|^\.|\.@/.test(text);

function clientJson(call: Call, client: Client, whole: boolean): JsonObject {
  const asNumber = !whole && call.has('client-ids-are-numbers-in-lists');
  const json: JsonObject = { id: asNumber ? client.id : String(client.id), ...client.fields };
  if (call.has('send-options-are-numbers') && json.send_options !== undefined)
    json.send_options = Number(json.send_options);
  if (call.has('unset-client-texts-are-null')) for (const key of texts) json[key] ??= null;
  if (call.has('unset-client-texts-are-empty')) for (const key of texts) json[key] ??= '';
  if (whole || call.has('client-lists-are-whole')) {
    json.open_account_link = `${call.has('links-are-relative') ? '' : call.base}/open-account/${client.id}`;
    json.payment_days = '30';
    json.tax_exemption_code = call.has('unset-is-absent') ? 'M00' : '';
  } else if (call.has('client-list-is-lean')) {
    for (const key of texts) if (!['code', 'email'].includes(key)) delete json[key];
    delete json.preferred_contact;
  }
  return json;
}

function contact(value: Json | undefined): Json | undefined {
  if (value === undefined || value === null) return value;
  if (!isObject(value)) return refuse('preferred_contact must be an object');
  const kept: JsonObject = {};
  for (const key of ['name', 'email', 'phone']) {
    const text = value[key];
    if (text === undefined || text === null) continue;
    kept[key] = typeof text === 'string' ? text : refuse(`preferred_contact.${key} must be a text`);
  }
  return kept;
}

/** The fields of the client table that a body holds, judged. `null` and nothing mean: not set. */
export function readClientFields(call: Call, body: JsonObject): JsonObject {
  const fields: JsonObject = {};
  for (const key of texts) {
    const value = body[key];
    if (value === undefined) continue;
    if (value !== null && typeof value !== 'string') refuse(`${key} must be a text`);
    fields[key] = value === null ? undefined : value;
  }
  const email = textAt(fields, 'email') ?? '';
  if (email !== '' && !isAddress(email)) refuse('email is not a valid address');
  const language = textAt(fields, 'language') ?? '';
  if (language !== '' && !['en', 'pt', 'es'].includes(language)) refuse('language must be en, pt or es');
  if (language === '') delete fields.language;
  const country = textAt(fields, 'country') ?? '';
  if (country !== '' && call.has('countries-must-be-known') && !countries.includes(country))
    refuse('country is not in the list');
  const options = textAt(body, 'send_options');
  if (options !== undefined && options !== '')
    fields.send_options = ['1', '2', '3'].includes(options)
      ? options
      : refuse('send_options must be 1, 2 or 3');
  if (body.send_options !== undefined && body.send_options !== null && options === undefined)
    refuse('send_options must be a text');
  if (body.preferred_contact !== undefined)
    fields.preferred_contact = contact(body.preferred_contact) ?? undefined;
  return fields;
}

function needed(body: JsonObject, key: string): string {
  const text = body[key];
  return typeof text === 'string' && text.trim() !== '' ? text : refuse(`${key} is missing`);
}

export function addClient(world: World, account: Call['account'], fields: JsonObject): Client {
  const id = nextId(world, 'client', account.clients.keys());
  const client: Client = {
    ...entry(id),
    fields: { language: account.language, ...fields },
    initialBalance: 0n,
    regularizations: new Map(),
    movements: new Map(),
  };
  account.clients.set(id, client);
  return client;
}

export function refuseUsedCode(call: Call, code: string | undefined, own?: Client): void {
  if (!call.has('client-codes-are-unique') || code === undefined) return;
  for (const each of call.account.clients.values())
    if (each !== own && each.fields.code === code) refuse('code is in use by another client');
}

const wrapped = (call: Call): JsonObject => objectAt(call.body, 'client') ?? refuse('client is missing');

function readClient(call: Call, own?: Client): JsonObject {
  const body = wrapped(call);
  const name = needed(body, 'name');
  const code = needed(body, 'code');
  const fields = { ...readClientFields(call, body), name, code };
  const other = clientNamed(call.account, name);
  if (other && other !== own && call.has('client-names-are-unique'))
    refuse('name is in use by another client');
  refuseUsedCode(call, code, own);
  return fields;
}

export function listClients(call: Call): Reply {
  const page = pageOf(call, ordered(call, call.account.clients.values()));
  const records = page.records.map((client) => clientJson(call, client, false));
  return { status: 200, body: withPages(call, 'clients', { ...page, records }, true) };
}

export function getClient(call: Call): Reply {
  const client = recordAt(call, 'client-id', call.account.clients, 'client');
  call.touched = client;
  return { status: 200, body: { client: clientJson(call, client, true) } };
}

export function createClient(call: Call): Reply {
  const client = addClient(call.world, call.account, readClient(call));
  call.touched = client;
  if (call.has('creates-answer-empty')) return { status: 201 };
  return {
    status: call.has('client-created-is-200') ? 200 : 201,
    body: { client: clientJson(call, client, false) },
  };
}

export function updateClient(call: Call): Reply {
  const client = recordAt(call, 'client-id', call.account.clients, 'client');
  const fields = readClient(call, client);
  Object.assign(client.fields, fields);
  client.fields.language ??= call.account.language;
  client.updates += 1;
  call.touched = client;
  return call.has('client-update-answers-it')
    ? { status: 200, body: { client: clientJson(call, client, false) } }
    : { status: 200 };
}

export function findClient(key: 'name' | 'code'): (call: Call) => Reply {
  return (call) => {
    const wanted = call.query.get(`client_${key}`) ?? call.query.get(key);
    if (wanted === null) return refuse(`client_${key} is missing`);
    const found = ordered(call, call.account.clients.values()).find(
      (client) => client.fields[key] === wanted,
    );
    if (!found && call.has('find-nothing-is-200')) return { status: 200, body: { client: null } };
    if (!found && call.has('find-nothing-is-422')) throw new Refusal(422, 'no such client');
    const client = found ?? missing('client');
    call.touched = client;
    return { status: 200, body: { client: clientJson(call, client, call.has('find-answers-whole')) } };
  };
}

export function invoicesOfClient(call: Call): Reply {
  const client = recordAt(call, 'client-id', call.account.clients, 'client');
  const filter = objectAt(call.body, 'filter');
  const wordsIn = (key: string): string[] | undefined =>
    listAt(filter, key)?.map((word) => (typeof word === 'string' ? word.toLowerCase() : ''));
  const [statuses, types, archived] = [wordsIn('status'), wordsIn('by_type'), wordsIn('archived')];
  const docs = ordered(call, call.account.docs.values()).filter(
    (doc) =>
      doc.clientId === client.id &&
      ['invoice', 'receipt'].includes(doc.kind.family) &&
      doc.status !== 'deleted' &&
      (!statuses?.length || statuses.includes(doc.status)) &&
      (!types?.length || types.includes(doc.kind.type.toLowerCase())) &&
      (!archived?.length || archived.includes('non_archived')),
  );
  const page = pageOf(call, docs);
  const records = page.records.map((doc) => docEntry(call, doc));
  return {
    status: 200,
    body: withPages(
      call,
      call.has('client-invoices-under-documents') ? 'documents' : 'invoices',
      { ...page, records },
      true,
    ),
  };
}
