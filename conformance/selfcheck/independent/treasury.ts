/** Treasury of a client. Its payloads are not shown: the shapes here are this server's own. */

import { centsOf, decimalNumber, fromCents, parseDecimal } from './decimal.js';
import { totalsOf } from './document-view.js';
import { type Call, missing, type Reply, refuse } from './http.js';
import { isObject, type JsonObject, objectAt, textAt } from './json.js';
import { pageOf, recordAt } from './paging.js';
import { type Client, nextId } from './store.js';

const clientOf = (call: Call): Client => {
  const client = recordAt(call, 'client-id', call.account.clients, 'client');
  call.touched = client;
  return client;
};

function owed(call: Call, client: Client): bigint {
  let cents = centsOf(client.initialBalance);
  for (const doc of call.account.docs.values())
    if (doc.clientId === client.id && doc.kind.family === 'invoice' && doc.status === 'final')
      cents += totalsOf(call, doc).total - doc.paid;
  for (const each of [...client.regularizations.values(), ...client.movements.values()])
    cents -= centsOf(parseDecimal(String(each.value)) ?? 0n);
  return cents;
}

export function balance(call: Call): Reply {
  const client = clientOf(call);
  const value = fromCents(owed(call, client));
  if (call.has('balance-in-a-wrapper')) return { status: 200, body: { balance: { value, currency: 'EUR' } } };
  return {
    status: 200,
    body: {
      currency: { symbol: '€', code: 'EUR' },
      initial_balance: { value: decimalNumber(client.initialBalance) },
      balance: { with_vat: value, without_vat: value },
    },
  };
}

function readValue(body: JsonObject): bigint {
  const value = parseDecimal(textAt(body, 'value') ?? '') ?? refuse('value must be a number');
  for (const key of ['date', 'observation', 'serie'])
    if (body[key] !== undefined && body[key] !== null && typeof body[key] !== 'string')
      refuse(`${key} must be a text`);
  return value;
}

export function setInitialBalance(call: Call): Reply {
  const client = clientOf(call);
  const body = objectAt(call.body, 'initial_balance') ?? refuse('initial_balance is missing');
  client.initialBalance = readValue(body);
  return call.has('treasury-answers-empty')
    ? { status: 200 }
    : { status: 200, body: { initial_balance: { ...body, value: decimalNumber(client.initialBalance) } } };
}

export function listRegularizations(call: Call): Reply {
  const page = pageOf(call, [...clientOf(call).regularizations.values()]);
  return {
    status: 200,
    body: {
      [call.has('regularizations-in-the-plural') ? 'regularizations' : 'regularization']: page.records,
      pagination: page.pagination,
    },
  };
}

type Table = 'regularizations' | 'movements';

function add(call: Call, wrapper: string, table: Table): Reply {
  const client = clientOf(call);
  const body = isObject(call.body)
    ? (objectAt(call.body, wrapper) ?? refuse(`${wrapper} is missing`))
    : refuse('the body must be an object');
  const value = readValue(body);
  if (value <= 0n) refuse('value must be above zero');
  if (
    table === 'regularizations' &&
    owed(call, client) <= 0n &&
    !call.has('regularizing-nothing-is-accepted')
  )
    refuse('nothing is owed');
  const id = nextId(call.world, wrapper, client[table].keys());
  const record: JsonObject = {
    id,
    number: `${client[table].size + 1}`,
    date: body.date ?? null,
    observation: body.observation ?? null,
    value: decimalNumber(value),
  };
  client[table].set(id, record);
  return call.has('treasury-answers-empty') ? { status: 201 } : { status: 201, body: { [wrapper]: record } };
}

export const createRegularization = (call: Call): Reply => add(call, 'regularization', 'regularizations');
export const createMovement = (call: Call): Reply => add(call, 'treasury_movement', 'movements');

function remove(call: Call, table: Table): Reply {
  const client = clientOf(call);
  const id = Number(call.params.id);
  if (!client[table].delete(id)) missing('record');
  return { status: call.has('treasury-deletes-answer-204') ? 204 : 200 };
}

export const deleteRegularization = (call: Call): Reply => remove(call, 'regularizations');
export const deleteMovement = (call: Call): Reply => remove(call, 'movements');
