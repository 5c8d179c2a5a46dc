/** Faults of accounts: isolation from each other, keys, the fields of an update. */
import { type Operation, operationIds, operations } from '../../generated/operations.js';
import type { ServiceRequest } from '../service/request.js';
import type { Decorate } from '../service/service.js';
import { faultsOf } from './adversary.js';
import { innerOf } from './body-fields.js';
import { actingAt, blocking, inAnyAccount, onBody, onRecord, retrying, serving } from './service-ways.js';

/** The key of any account is accepted at the address of every account. */
const anyKey: Decorate = (handle, service) => {
  const opened = (request: ServiceRequest): ServiceRequest => {
    const all = service.accounts();
    if (all.every(({ apiKey }) => apiKey !== request.apiKey)) return request;
    const owner = all.find(({ name }) => name === request.account) ?? all[0];
    return { ...request, apiKey: owner?.apiKey };
  };
  // The service checks keys before it parses a request, so `authenticate` is replaced too.
  const { authenticate } = service;
  service.authenticate = (request) => authenticate(opened(request));
  return (request) => handle(opened(request));
};

/** The address and key of one account give read and write access, by id, to the records of every account. */
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

/** Acts at every operation, not only at those where a suite must find it. */
const atEveryOperation = (decorate: Decorate) => () => serving(decorate);

const withIds = (Object.values(operations) as Operation[]).flatMap(({ id, path, assumed }) =>
  path.includes('{') && assumed === undefined ? [id] : [],
);
const getOne = ['getItem', 'getClient', 'getInvoice', 'getSequence', 'getTax', 'getQuote'] as const;

const updateRefused = (isRefused: (hasTerms: boolean) => boolean) =>
  blocking({ status: 422, body: { errors: { error: 'no' } } }, ({ body }) =>
    isRefused(innerOf(body).terms !== undefined),
  );

export const accountFaults = faultsOf({
  'accounts/any-key-opens': [
    'isolation',
    withIds,
    'At the address of an account the key of any other account opens it.',
    atEveryOperation(anyKey),
  ],
  'accounts/any-id-found': [
    'isolation',
    withIds,
    'An id finds its record from every account, to read and to write it.',
    atEveryOperation(anyAccount),
  ],
  'accounts/nothing-apart': [
    'isolation',
    withIds,
    'Every key opens every account, and every id finds its record in each.',
    atEveryOperation((handle, service) => anyKey(anyAccount(handle, service), service)),
  ],
  'accounts/records-shared': [
    'isolation',
    [...getOne, 'getShipping', 'getPurchaseOrder'],
    'Every account shows the records of all.',
    actingAt(operationIds, inAnyAccount),
  ],
  'accounts/fiscal-id-not-unique': [
    'uniqueness',
    ['createAccount'],
    'Two accounts may have one fiscal_id.',
    retrying((inner) => {
      delete inner.fiscal_id;
    }),
  ],
  'accounts/language-not-portuguese': [
    'accounts',
    ['createAccount', 'createClient'],
    'An account that is made without a language is English.',
    actingAt(
      ['createAccount'],
      onBody((inner) => {
        inner.language ??= 'en';
      }),
    ),
  ],
  'accounts/key-does-not-work': [
    'accounts',
    ['createAccount'],
    'The key that creating an account answers opens nothing.',
    onRecord((record) => {
      record.api_key = '0123456789abcdef0123456789abcdef';
    }),
  ],
  'accounts/update-refuses-variant-A': [
    'accounts',
    ['updateAccount'],
    'An update of variant A is refused.',
    updateRefused((hasTerms) => hasTerms),
  ],
  'accounts/update-refuses-variant-B': [
    'accounts',
    ['updateAccount'],
    'An update of variant B is refused.',
    updateRefused((hasTerms) => !hasTerms),
  ],
});
