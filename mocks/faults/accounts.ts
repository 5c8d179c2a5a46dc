/** Faults of accounts: isolation from each other, keys, what an update takes. */
import { type Operation, operations } from '../../generated/operations.js';
import type { ServiceRequest } from '../service/request.js';
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

/** At the address of one account the key of any account opens it. */
const anyKey: Decorate = (handle, service) => {
  const opened = (request: ServiceRequest): ServiceRequest => {
    const all = service.accounts();
    if (all.every(({ apiKey }) => apiKey !== request.apiKey)) return request;
    const owner = all.find(({ name }) => name === request.account) ?? all[0];
    return { ...request, apiKey: owner?.apiKey };
  };
  // Keys are looked at before a request is read.
  const { authenticate } = service;
  service.authenticate = (request) => authenticate(opened(request));
  return (request) => handle(opened(request));
};

/** With the address and the key of one account the records of any account are found by their ids, to read and to write. */
const anyAccount: Decorate = (handle, service) => (request) => {
  const response = handle(request);
  const isMissing = response.status === 404 && Object.keys(request.path).length > 0;
  if (!isMissing) return response;
  for (const { name, apiKey } of service.accounts()) {
    const other = handle({ ...request, account: name, apiKey });
    if (other.status !== 404) return other;
  }
  return response;
};

const withIds = (Object.values(operations) as Operation[]).flatMap(({ id, path, assumed }) =>
  path.includes('{') && assumed === undefined ? [id] : [],
);

export const accountFaults: readonly Fault[] = [
  {
    id: 'accounts/any-key-opens',
    area: 'isolation',
    operations: withIds,
    says: 'At the address of an account the key of any other account opens it.',
    stateDependent: true,
    decorate: anyKey,
  },
  {
    id: 'accounts/any-id-found',
    area: 'isolation',
    operations: withIds,
    says: 'An id finds its record from every account, to read and to write it.',
    stateDependent: true,
    decorate: anyAccount,
  },
  {
    id: 'accounts/nothing-apart',
    area: 'isolation',
    operations: withIds,
    says: 'Every key opens every account, and every id finds its record in each.',
    stateDependent: true,
    decorate: (handle, service) => anyKey(anyAccount(handle, service), service),
  },
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
