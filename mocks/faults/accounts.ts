/** Faults of accounts: isolation from each other, keys, what an update takes. */
import type { Decorate } from '../service/service.js';
import { type Fault, fields, type Json, onAnswer, onRequest, recordOf } from './make.js';

/** The other account's key opens this one: every request is carried out for the account of the key. */
const sharedAccounts: Decorate = (handle, service) => (request) => {
  const response = handle(request);
  if (response.status !== 404) return response;
  for (const account of service.accounts()) {
    const other = handle({ ...request, account: account.name, apiKey: account.apiKey });
    if (other.status < 300) return other;
  }
  return response;
};

export const accountFaults: readonly Fault[] = [
  {
    id: 'accounts/records-shared',
    area: 'isolation',
    operations: [
      'getItem',
      'getClient',
      'getInvoice',
      'getSequence',
      'getTax',
      'getQuote',
      'getShipping',
      'getPurchaseOrder',
    ],
    says: 'Every account shows the records of all.',
    stateDependent: true,
    decorate: sharedAccounts,
  },
  {
    id: 'accounts/fiscal-id-not-unique',
    area: 'uniqueness',
    operations: ['createAccount'],
    says: 'Two accounts may have one fiscal_id.',
    stateDependent: true,
    decorate: (handle) => (request) => {
      const response = handle(request);
      if (request.operation !== 'createAccount' || response.status !== 422) return response;
      const retried = handle(
        fields(request, (inner) => {
          delete inner.fiscal_id;
        }),
      );
      return retried.status < 300 ? retried : response;
    },
  },
  {
    id: 'accounts/language-not-portuguese',
    area: 'accounts',
    operations: ['createAccount', 'createClient'],
    says: 'An account that is made without a language is English.',
    stateDependent: true,
    decorate: onRequest(['createAccount'], (request) =>
      fields(request, (inner) => {
        inner.language ??= 'en';
      }),
    ),
  },
  {
    id: 'accounts/key-does-not-work',
    area: 'accounts',
    operations: ['createAccount'],
    says: 'The key that creating an account answers opens nothing.',
    stateDependent: false,
    decorate: onAnswer(['createAccount'], (response) => {
      const record = recordOf(response);
      if (record) record.api_key = '0123456789abcdef0123456789abcdef';
      return response;
    }),
  },
  ...(['A', 'B'] as const).map(
    (variant): Fault => ({
      id: `accounts/update-refuses-variant-${variant}`,
      area: 'accounts',
      operations: ['updateAccount'],
      says: `An update of variant ${variant} is refused.`,
      stateDependent: false,
      decorate: (handle) => (request) => {
        if (request.operation !== 'updateAccount') return handle(request);
        const inner = ((request.body ?? {}) as Json).account as Json | undefined;
        const isA = inner?.terms !== undefined;
        return isA === (variant === 'A')
          ? { status: 422, body: { errors: { error: 'no' } } }
          : handle(request);
      },
    }),
  ),
];
