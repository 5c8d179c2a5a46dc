/**
 * Saves an account as scenario data, so that replaying it creates the same records again. Ids and keys are left out:
 * they are created again.
 */
import { DAY_MS, isoDate } from '../dates.js';
import type { ClientRecord, ItemRecord, SequenceRecord } from '../store/records.js';
import { type AccountState, all, getOne } from '../store/world.js';
import { type Hints, iso, type Page, type Plain, refer, set, some } from './page.js';
import { documentsOf, LAST } from './save-documents.js';

const NEW_TAXES = ['IVA23', 'IVA13', 'IVA6', 'Isento'];

/** The sequence that opening an account created: it is named after the year. */
export const openedWith = (account: AccountState, year?: string): SequenceRecord | undefined =>
  [...all(account, 'sequences')].find(({ serie }) =>
    year === undefined ? /^\d{4}$/.test(serie) : serie === year,
  );

/** The account's part of a scenario; `year` is the one in which its accounts are opened. */
export function accountAsScenario(account: AccountState, hints: Hints, year: string | undefined): Plain {
  const first = year === undefined ? undefined : openedWith(account, year);
  const page: Page = { account, hints, first, names: new Map(), requests: [] };
  const { record } = account;
  const documents = documentsOf(page);
  treasury(page);
  lastItems(page);
  currentSequence(page);
  const named = <R extends { id: number }>(records: Iterable<R>, fields: (one: R) => Plain): Plain[] =>
    [...records].map((one) => ({ ...set({ as: page.names.get(one.id) }), ...fields(one) }));
  const taxName = (id: number) => getOne(account, 'taxes', id)?.name;
  const clients = named(all(account, 'clients'), clientBody);
  const items = named([...all(account, 'items')].filter(isCreatable), (item) => ({
    ...set({ name: item.name, description: item.description, unit_price: item.unitPrice, unit: item.unit }),
    tax: item.taxId === 0 ? undefined : { name: taxName(item.taxId) },
  }));
  const taxes = [...all(account, 'taxes')].filter(({ name }) => !NEW_TAXES.includes(name));
  const sequences = [...all(account, 'sequences')].filter((one) => one !== first);
  const requests = page.requests.sort((a, b) => a.at - b.at).map(({ request }) => request);
  return set({
    name: record.name,
    organization_name: record.organizationName,
    fiscal_id: record.fiscalId,
    email: record.email,
    tax_country: record.taxCountry,
    language: record.language,
    state: record.state,
    at_configured: record.atConfigured ? '1' : '0',
    trial: record.trial ? '1' : '0',
    ...record.details,
    taxes: some(
      named(taxes, (tax) =>
        set({
          name: tax.name,
          value: tax.value,
          region: tax.region,
          code: tax.code,
          default_tax: tax.isDefault ? '1' : '0',
        }),
      ),
    ),
    sequences: some(named(sequences, ({ serie }) => ({ serie }))),
    clients: some(clients),
    items: some(items.map(set)),
    documents: some(documents),
    requests: some(requests),
  });
}

/** An item without a description was created by a document's line, which creates it again. */
const isCreatable = ({ description }: ItemRecord): boolean => description !== null && description !== '';

const clientBody = (client: ClientRecord): Plain => ({
  name: client.name,
  code: client.code,
  ...client.texts,
  ...(client.contact && { preferred_contact: client.contact }),
});

/** Balances, regularizations and movements, in this order, each at the end of its day. */
function treasury(page: Page): void {
  const { account } = page;
  const push = (operation: string, clientId: number, day: number, body: Plain) => {
    const path = { client_id: refer(page, 'c', clientId) };
    const at = day * DAY_MS + DAY_MS - 1000;
    page.requests.push({ at, request: { operation, at: iso(at), path, body } });
  };
  for (const { id, initialBalance: start } of all(account, 'clients')) {
    if (start === undefined) continue;
    const body = set({ value: start.value, date: isoDate(start.day), observation: start.observation });
    push('updateInitialBalance', id, start.day, { initial_balance: body });
  }
  for (const one of all(account, 'regularizations')) {
    const body = set({ value: one.value, date: isoDate(one.day), observation: one.observation });
    push('createRegularization', one.clientId, one.day, { regularization: body });
  }
  for (const one of all(account, 'movements')) {
    const body = set({
      value: one.value,
      movement_type: one.type,
      payment_method: one.method,
      date: isoDate(one.day),
      serie: one.serie,
      observation: one.observation,
    });
    push('createTreasuryMovement', one.clientId, one.day, { treasury_movement: body });
  }
}

/** Items that a document's line changes during the replay get their final values at the end. */
function lastItems(page: Page): void {
  for (const id of page.hints.itemsLast) {
    const item = getOne(page.account, 'items', id);
    if (item === undefined || !isCreatable(item)) continue;
    const tax = getOne(page.account, 'taxes', item.taxId);
    const fields = { name: item.name, description: item.description, unit_price: item.unitPrice };
    const body = { item: { ...fields, ...set({ unit: item.unit, tax: tax && { name: tax.name } }) } };
    const path = { 'item-id': refer(page, 'i', id) };
    page.requests.push({ at: LAST, request: { operation: 'updateItem', path, body } });
  }
}

function currentSequence(page: Page): void {
  const chosen = [...all(page.account, 'sequences')].find(({ isDefault }) => isDefault);
  if (chosen === undefined || chosen === page.first) return;
  const path = { 'sequence-id': refer(page, 's', chosen.id) };
  page.requests.push({ at: LAST, request: { operation: 'setCurrentSequence', path } });
}
