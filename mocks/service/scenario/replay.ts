/**
 * Replays a scenario: parsed data to accounts and their records. Everything goes through the service's own operations
 * at fixed times, so that a scenario holds only what the API could create (except `archived`, `past_rules` and
 * `generate`).
 */
import type { OperationId } from '../../../generated/operations.js';
import { accountFrom, detailKeys, type NewAccount, openAccount } from '../account-opening.js';
import { type Fields, own } from '../body-values.js';
import { isRefusal } from '../refusal.js';
import type { AccountState } from '../store/world.js';
import {
  call,
  type Filling,
  fail,
  listAt,
  objectAt,
  onlyKeys,
  recordIn,
  resolved,
  type Stage,
  textAt,
} from './calls.js';
import { fillDocument, setClock } from './documents.js';
import { fillEveryState } from './every-state.js';
import { generateDocuments } from './many-documents.js';

const scenarioKeys = ['description', 'clock', 'accounts'];
const accountKeys = [
  ...['name', 'organization_name', 'fiscal_id', 'email', 'password', 'tax_country', 'language', 'state'],
  ...['at_configured', 'trial', ...detailKeys],
];

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

const creators = [
  { key: 'taxes', operation: 'createTax', wrapper: 'tax' },
  { key: 'sequences', operation: 'createSequence', wrapper: 'sequence' },
  { key: 'clients', operation: 'createClient', wrapper: 'client' },
  { key: 'items', operation: 'createItem', wrapper: 'item' },
] as const;
const recordKeys = [
  ...creators.map(({ key }) => key),
  ...['documents', 'every_state', 'requests', 'generate'],
];

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
  fillEveryState(filling, fields, place);
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
 * Fills an empty world. The first account becomes the default one; there are at least two. Throws an Error that names
 * the place of a mistake in the data.
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
