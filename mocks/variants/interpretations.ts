/** Variants that interpret the description differently: untaxed lines, ids, updates, payments, hosts. */
import { type OperationId, operations } from '../../generated/operations.js';
import { documentTypes } from '../../generated/states.js';
import { innerOf, isStatedEmpty, type Json, look, storedAt, typesOf } from '../faults/body-fields.js';
import { answering } from '../faults/wire-ways.js';
import type { Answer } from '../http/hooks.js';
import { jsonIn } from '../http/json.js';
import { type Edit, isObject } from '../service/body-values.js';
import type { ServiceRequest } from '../service/request.js';
import type { Decorate } from '../service/service.js';
import {
  clearItem,
  edited,
  rewritten,
  served,
  type Variant,
  wired,
  withBody,
  withJson,
  writesDocument,
} from './make.js';

const exempt = 'Isento';
const namesNoTax = (line: unknown): boolean => {
  const tax = Object(line).tax as Json | null | undefined;
  return line !== null && typeof line === 'object' && !tax?.name;
};

/** A line without a tax is exempt, so an invoice with such a line needs an exemption reason (rule 4). */
const untaxedIsExempt: Decorate = (handle, service) => (request) => {
  const sent = innerOf(request.body);
  const { items } = sent;
  if (!writesDocument(request.operation) || !Array.isArray(items) || !items.some(namesNoTax))
    return handle(request);
  const { documentType } = operations[request.operation];
  const needsReason = documentType !== undefined && documentTypes[documentType].family === 'invoices';
  const hasReason = Boolean(sent.tax_exemption || sent.tax_exemption_reason);
  if (needsReason && !hasReason && service.authenticate(request) === undefined)
    return { status: 422, body: { errors: { error: 'tax_exemption is needed for exempt items.' } } };
  const lines = items.map((line) => (namesNoTax(line) ? { ...(line as Json), tax: { name: exempt } } : line));
  const [wrapper = ''] = Object.keys(request.body as Json);
  return handle({ ...request, body: { [wrapper]: { ...sent, items: lines } } });
};

const clearing: Decorate = (handle, service) => (request) => {
  const response = handle(request);
  if (response.status >= 300) return response;
  if (request.operation === 'updateItem') clearItem(service, request, ['description', 'unit', 'tax']);
  const client = request.operation === 'updateClient' && storedAt(service, request, 'clients');
  if (!client) return response;
  const sent = innerOf(request.body);
  // Every client has a language.
  const texts = Object.entries(client.texts).filter(([key]) => key === 'language' || sent[key] !== undefined);
  const contact = sent.preferred_contact === undefined ? null : client.contact;
  service.write(request.account, 'clients', { ...client, texts: Object.fromEntries(texts), contact });
  return response;
};

const paidDocument: Decorate = (handle) => (request) => {
  const response = handle(request);
  if (request.operation !== 'createPartialPayment' || response.status >= 300) return response;
  const paid = handle({ ...request, operation: 'getInvoice', body: undefined });
  return paid.status < 300 ? { ...response, body: paid.body } : { ...response, body: undefined };
};

/** Every account is served at every address: only the key identifies the account. */
const byKeyAlone: Decorate = (handle, service) => {
  const ofKey = (request: ServiceRequest): ServiceRequest => {
    const owner = service.accounts().find(({ apiKey }) => apiKey === request.apiKey);
    return owner ? { ...request, account: owner.name } : request;
  };
  const { authenticate } = service;
  service.authenticate = (request) => authenticate(ofKey(request));
  return (request) => handle(ofKey(request));
};

/** The service names itself by a host that is known only in its own network. */
const innerHost = 'http://billing.internal:8080';
const isAccountUrl = (value: unknown, key: string): value is string =>
  key === 'url' &&
  typeof value === 'string' &&
  /^https?:\/\/[^/]+(\/__mock\/account\/[^/]+)?\/?$/.test(value);
const innerLinks: Edit = (value, key) => (isAccountUrl(value, key) ? innerHost : value);
/** All accounts share one address, under another host name. */
const otherName: Edit = (value, key) =>
  isAccountUrl(value, key) ? new URL(value).origin.replace('127.0.0.1', 'localhost') : value;

/** The total is the amount to be paid: the retention, computed on the amount before taxes, is subtracted. */
const lessRetention: Edit = (value) => {
  const { retention, total, before_taxes: before } = Object(value) as Json;
  if (!retention || typeof total !== 'number' || typeof before !== 'number') return value;
  const retained = (before * Number(retention)) / 100;
  return { ...(value as Json), total: Math.round((total - retained) * 100) / 100 };
};

const isUpdate = (id: OperationId | undefined): boolean => /^update|State$/.test(id ?? '');
const saysNothing = (raw: Buffer | string | undefined): boolean =>
  String(raw ?? '').replaceAll(/\s/g, '') === '{}';

/** A 422 that quotes the request body. */
function quoting(answer: Answer, raw: Buffer | string | undefined, id: OperationId | undefined): Answer {
  const sent = String(raw ?? '');
  const isOther = answer.status !== 422 || isStatedEmpty(id, 422) || id?.startsWith('email');
  if (isOther || !/^\s*[[{]/.test(sent)) return answer;
  return withJson(answer, `{"detail":[{"msg":"Input should be valid","input":${sent}}]}`);
}
const isJson = (raw: Buffer | string | undefined): boolean => jsonIn(String(raw)) !== undefined;

/** The next tax reuses the id of the tax deleted last. */
const idsAgain: Decorate = (handle) => {
  const free: string[] = [];
  /** The internal id by the id shown. */
  const own = new Map<string, string>();
  const shown = new Map<string, string>();
  const outside: Edit = (value) => {
    if (!isObject(value)) return value;
    const { id, value: rate, name } = value;
    const given = rate === undefined || name === undefined ? undefined : shown.get(String(id));
    return given === undefined ? value : { ...value, id: Number(given) };
  };
  return (request) => {
    const id = request.path['tax-id'];
    const inner = id === undefined ? undefined : own.get(id);
    const response = handle(
      inner === undefined ? request : { ...request, path: { ...request.path, 'tax-id': inner } },
    );
    if (request.operation === 'createTax' && response.status < 300) {
      const again = free.pop();
      const made = String(innerOf(response.body).id);
      if (again !== undefined) {
        own.set(again, made);
        shown.set(made, again);
      }
    }
    if (request.operation === 'deleteTax' && response.status < 300 && id !== undefined) {
      if (inner !== undefined) shown.delete(inner);
      own.delete(id);
      free.push(id);
    }
    return withBody(response, outside);
  };
};

/** A document of the same family is found under the path of any of its types, in its own form. */
const anyPathOfFamily: Decorate = (handle) => (request) => {
  const response = handle(request);
  const { action, family } = operations[request.operation];
  if (response.status !== 404 || action !== 'get' || family === undefined) return response;
  const others = typesOf(family).map(({ pascal }) => look(handle, request, `get${pascal}` as OperationId));
  return others.find(({ status }) => status === 200) ?? response;
};

export const interpretationVariants = {
  'families-share-paths': served(
    'a document is found under the path of any type of its family, as its own type',
    anyPathOfFamily,
  ),
  'untaxed-exempt': served(
    'a line without a tax is exempt, and an invoice with one needs an exemption reason',
    untaxedIsExempt,
  ),
  'ids-respelled': {
    says: 'the ids 01, +1, " 1" and 1.0 name the record 1',
    apply: () => ({
      before: (arrival) => {
        const plain = arrival.url.replace(
          /(?<=\/)(?:%20|%2B|\+)*(\d+)(?:\.0+)?(?=[./]|$)/,
          (_, digits: string) => digits.replace(/^0+(?=\d)/, ''),
        );
        Object.assign(arrival, { url: plain });
        return undefined;
      },
    }),
  },
  'updates-clear': served('what an update of a client or an item does not send is cleared', clearing),
  'nothing-accepted': wired(
    'an update or a change of state with the body {} is answered 200 and changes nothing',
    (answer, { method, raw }, id) =>
      method === 'PUT' && isUpdate(id) && answer.status === 422 && saysNothing(raw) ? answering(200) : answer,
  ),
  'payments-answer-document': served('the answer to a payment is the document that was paid', paidDocument),
  'payments-answer-nothing': wired('the answer to a payment has no body', (answer, _arrival, id) =>
    id === 'createPartialPayment' && answer.status < 300 ? answering(answer.status) : answer,
  ),
  'unserved-501': wired(
    '501 for methods that no row names, and for operations that are only assumed',
    (answer, _arrival, id) =>
      answer.status === 405 || (id !== undefined && operations[id].assumed !== undefined)
        ? answering(501)
        : answer,
  ),
  'behind-a-proxy': {
    says: 'every account at every address, distinguished by the key; answers name a host that only the service knows',
    apply: () => ({ decorate: byKeyAlone, after: (answer) => edited(answer, innerLinks) }),
  },
  'address-by-another-name': {
    says: 'every account at one address, distinguished by the key; answers name it by another name',
    apply: () => ({ decorate: byKeyAlone, after: (answer) => edited(answer, otherName) }),
  },
  'retention-deducted': rewritten('the total is what is left when the retention is deducted', lessRetention),
  'bodies-quoted': wired(
    'a refusal shows the whole body that was sent, however deep it is',
    (answer, { raw }, id) => (isJson(raw) ? quoting(answer, raw, id) : answer),
  ),
  'tax-ids-again': served('the id of a deleted tax is given to the next one', idsAgain),
} as const satisfies Record<string, Variant>;
