import crypto from 'node:crypto';
import { db } from '../store.js';
import { compact, invalid } from '../lib.js';

const FIELDS = [
  'email', 'address', 'city', 'postal_code', 'country', 'fiscal_id', 'website', 'phone', 'fax', 'observations',
];

export const clientNamed = (account, name) => db.clients.firstOf(account.id, (row) => row.name === name);
export const clientCoded = (account, code) => db.clients.firstOf(account.id, (row) => row.code === code);

export function checkCode(account, code, current) {
  const same = code && clientCoded(account, code);
  if (same && same !== current) throw invalid('client.code: is already taken');
}

export function createClient(account, data) {
  checkCode(account, data.code);
  const client = db.clients.insert({
    account_id: account.id,
    language: account.language,
    send_options: '1',
    payment_days: '0',
    initial_balance: 0,
    token: crypto.randomUUID(),
    ...compact(data),
  });
  if (!client.code) client.code = `C${client.id}`;
  return client;
}

export function showClient(client, baseUrl) {
  const contact = client.preferred_contact ?? {};
  return {
    id: String(client.id),
    name: client.name,
    code: client.code,
    language: client.language,
    ...Object.fromEntries(FIELDS.map((field) => [field, client[field] ?? ''])),
    preferred_contact: { name: contact.name ?? '', email: contact.email ?? '', phone: contact.phone ?? '' },
    send_options: client.send_options,
    open_account_link: `${baseUrl}/open_account/${client.token}`,
    payment_days: client.payment_days,
    tax_exemption_code: client.tax_exemption_code ?? '',
  };
}
