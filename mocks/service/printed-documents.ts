/** The data of printed documents: a document with both parties, and a month of them for the SAF-T file. */

import type { Context } from './context.js';
import { parseDate } from './dates.js';
import { documentAnswer } from './documents/answers.js';
import type { AccountView, ClientView, DocumentJson, DocumentView, SaftInput } from './printed-view.js';
import { kinds } from './store/document-kinds.js';
import { allDocuments } from './store/documents.js';
import type { AccountRecord, ClientRecord, DocumentRecord } from './store/records.js';
import { all, getOne } from './store/world.js';

function accountView(record: AccountRecord): AccountView {
  const { address, city, postal_code, phone, website } = record.details;
  return {
    organization_name: record.organizationName,
    fiscal_id: record.fiscalId,
    email: record.email,
    language: record.language,
    country: record.taxCountry === '1' ? 'Portugal' : undefined,
    address,
    city,
    postal_code,
    phone,
    website,
  };
}

/** The client as stored in the document, with its current number of copies. */
function clientView(context: Context, client: ClientRecord): ClientView {
  const now = getOne(context.account, 'clients', client.id) ?? client;
  const { send_options, ...texts } = client.texts;
  const copies = now.texts.send_options ?? send_options;
  return { ...texts, id: client.id, name: client.name, code: client.code, send_options: copies };
}

export const documentView = (context: Context, baseUrl: string, document: DocumentRecord): DocumentView => ({
  account: accountView(context.account.record),
  client: clientView(context, document.client),
  document: documentAnswer(context, baseUrl, document) as unknown as DocumentJson,
});

/** The documents of one month, with the clients, items and taxes that they name. */
export function saftInput(context: Context, baseUrl: string, year: number, month: number): SaftInput {
  const two = (value: number) => String(value).padStart(2, '0');
  const from = parseDate(`01/${two(month)}/${String(year).padStart(4, '0')}`) ?? 0;
  const next = month === 12 ? `01/01/${year + 1}` : `01/${two(month + 1)}/${year}`;
  const to = (parseDate(next) ?? from + 31) - 1;
  const { documents: table } = context.account.tables;
  const documents = allDocuments(table, { kinds: kinds.map(({ index }) => index), day: { from, to } });
  const clients = new Map(documents.map(({ client }) => [client.id, clientView(context, client)]));
  const names = new Set(documents.flatMap(({ lines }) => lines.map(({ name }) => name)));
  const named = new Map([...all(context.account, 'items')].reverse().map((item) => [item.name, item]));
  const items = [...names].map((name) => {
    const item = named.get(name);
    return { id: item?.id ?? null, name, description: item?.description ?? null, unit: item?.unit ?? null };
  });
  return {
    account: accountView(context.account.record),
    month,
    year,
    documents: documents.map((one) => documentAnswer(context, baseUrl, one) as unknown as DocumentJson),
    clients: [...clients.values()],
    items,
    taxes: Array.from(all(context.account, 'taxes'), ({ id, name, value, region, code }) => ({
      id,
      name,
      value,
      region,
      code,
    })),
  };
}
