/** Describes clients to the checks: their required and optional fields, each with two lawful values. */

import { fiscalIdFor } from '../../given/accounts.js';
import { minimal } from '../../given/minimal.js';
import type { Json } from '../../target/call.js';
import type { FieldedKind } from './record-declaring.js';

/** A name as a code: everything but ASCII letters and digits becomes a hyphen. */
export const wordOf = (text: unknown) => String(text).replaceAll(/[^A-Za-z0-9]+/g, '-');

function optionsOf(word: string, variant: 0 | 1): Json {
  const digits = variant === 0 ? '1' : '2';
  return {
    code: `C-${word}`,
    email: `${word}@conformance.example`,
    language: variant === 0 ? 'en' : 'es',
    address: `Rua do Teste ${word}`,
    city: variant === 0 ? 'Porto' : 'Braga',
    postal_code: variant === 0 ? '4000-010' : '1100-148',
    // The list of countries is not documented; it certainly contains this one.
    country: 'Portugal',
    fiscal_id: fiscalIdFor(word),
    website: `https://${word}.conformance.example`,
    phone: variant === 0 ? `+351 21000000${digits}` : `0021000000${digits}`,
    fax: variant === 0 ? `0021111111${digits}` : `+351-2111111${digits}`,
    preferred_contact: {
      name: `Ana ${word}`,
      email: `ana-${word}@conformance.example`,
      phone: `91000000${digits}`,
    },
    observations: `Deliveries by the back door ${word}`,
    send_options: variant === 0 ? '2' : '3',
  };
}

export const clientKind: FieldedKind = {
  word: 'client',
  plural: 'clients',
  create: 'createClient',
  get: 'getClient',
  update: 'updateClient',
  list: 'listClients',
  idParameter: 'client-id',
  nameField: 'name',
  source: 'Resources, Client',
  statement: 'rule:client-open-fields',
  minimum: (t) => minimal.client(t.unique),
  options: (t, variant) => optionsOf(wordOf(t.unique('V')).toLowerCase(), variant),
  fields: Object.keys(optionsOf('', 0)),
  furtherValues: (t) => ({
    ...{ language: 'pt', send_options: '1', preferred_contact: { name: `Ana ${t.unique('Contact')}` } },
    ...{ code: `00${fiscalIdFor(t.unique('Code'))}`, postal_code: '01000-001', phone: '00351210000000' },
  }),
  numbers: ['send_options'],
  texts: ['address', 'city', 'observations'],
};
