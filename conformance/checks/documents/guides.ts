/** Guides (shippings, transports, devolutions): the rules of all documents, and their own fields. Lists are in lists/. */

import type { DocumentType } from '../../../generated/states.js';
import { uniqueDigits } from '../../conditions/names.js';
import { operationsOf } from '../../dialect/dialect.js';
import { fieldOf } from '../../judge/identity.js';
import { orUndefined } from '../../judge/outcome.js';
import type { Check, CheckContext } from '../../run/check.js';
import { isId, type Json } from '../../target/call.js';
import { documentChecks } from '../kit/document-checks.js';
import {
  checksOf,
  type DocumentRule,
  isFirstType,
  makeIfAccepted,
  read,
  typesOf,
} from '../kit/document-rules.js';

/** Further fields of a guide's client, with the values that the client has already. */
const details: Json = {
  email: 'guides@conformance.example',
  address: 'Rua do Teste 7',
  city: 'Porto',
  postal_code: '4000-010',
  country: 'Portugal',
  website: 'https://conformance.example',
  phone: '0210000001',
  fax: '0210000002',
};

/** Each field with its possible values: where the form is not documented, one accepted value is enough. */
async function fieldsOf(t: CheckContext): Promise<[field: string, values: Json[]][]> {
  const client = await knownClient(t);
  // Without a leading zero, as numbers are written.
  const number = `1${uniqueDigits(t).slice(-8)}`;
  return [
    ['load_site', [{ load_site: 'Porto, armazém 3' }]],
    ['delivery_site', [{ delivery_site: 'Évora, loja 12' }]],
    [
      'manual_sequence_number',
      [{ manual_sequence_number: number }, { manual_sequence_number: `${number}/CONF` }],
    ],
    [
      'tax_exemption_reason',
      ['M01', 'M99', 'Isento'].map((reason) => ({ tax_exemption: reason, tax_exemption_reason: reason })),
    ],
    ...(client ? [['client', [{ client }]] as [string, Json[]]] : []),
  ];
}

/** A client with these details; undefined where none can be created: createClient has checks of its own. */
async function knownClient(t: CheckContext): Promise<Json | undefined> {
  const known = await orUndefined(() => t.given.sharedRecord('buyer', 'with details, of guides', details));
  return known && { name: known.sent.name, code: known.sent.code, ...details };
}

const takesItsFields: DocumentRule = {
  id: 'create/takes-its-fields',
  statement: 'rule:guide-fields-accepted',
  covers: true,
  title: 'load and delivery site, a manual number, a reason of exemption, all of its client -> accepted',
  kind: 'round-trip',
  run: async (t, type) => {
    const fields = await fieldsOf(t);
    const whole: Json = Object.assign({}, ...fields.map(([, [first]]) => first));
    if (await accepted(t, type, whole)) return;
    for (const [field, values] of fields) {
      if (await anyAccepted(t, type, values)) continue;
      t.fail(`a success from ${operationsOf(type).create} with ${field}`, 'it is refused', {
        field: fieldOf('document', field),
        symptom: 'refused',
        sort: 'status',
      });
    }
  },
};

/** A client that comes with the guide has the details that came with it; how a country is written is not shown. */
async function clientWithDetails(t: CheckContext, type: DocumentType): Promise<void> {
  const { country: _country, ...kept } = details;
  const name = t.unique('Guided');
  const client = { name, code: name.replaceAll(' ', '-'), ...kept };
  const guide = await makeIfAccepted(t, type, { client }, 'create/takes-its-fields tries each field');
  const shown = guide && (Object((await read(t, guide)).client) as Json);
  if (!isId(shown?.id)) return;
  const { record } = await t.call('getClient', { path: { 'client-id': shown.id } });
  for (const [field, value] of Object.entries(kept))
    t.expect.equal(record[field], value, `${field} of a client that came with a guide`, {
      ...{ field: fieldOf('client', field), operation: operationsOf(type).create },
    });
}

const keepsDetails: DocumentRule = {
  id: 'create/client-with-details',
  statement: 'rule:client-created',
  title: 'a new client with an address, a phone number, a website -> the client has them',
  kind: 'round-trip',
  needs: ['clients'],
  isLeaving: true,
  run: clientWithDetails,
};

const accepted = async (t: CheckContext, type: DocumentType, fields: Json): Promise<boolean> =>
  (await makeIfAccepted(t, type, fields, 'each field is tried by itself then')) !== undefined;

async function anyAccepted(t: CheckContext, type: DocumentType, values: readonly Json[]): Promise<boolean> {
  for (const value of values) if (await accepted(t, type, value)) return true;
  return false;
}

export const guideChecks: Check[] = typesOf('guides').flatMap((type) => [
  ...documentChecks(type),
  ...checksOf(type, [takesItsFields, ...(isFirstType(type) ? [keepsDetails] : [])]),
]);
