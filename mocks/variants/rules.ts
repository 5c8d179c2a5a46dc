/** Variants of rules that the contract leaves open: refusals, fields of lists, effects of a payment. */
import { operations } from '../../generated/operations.js';
import { innerOf, look, storedAt } from '../faults/body-fields.js';
import { answering } from '../faults/wire-ways.js';
import { mapped } from '../service/body-values.js';
import { dayOfMoment } from '../service/dates.js';
import type { Decorate } from '../service/service.js';
import { refusing, served, type Variant } from './make.js';

/** Whether a text in the body matches `is`. */
function holdsText(body: unknown, is: (text: string) => boolean): boolean {
  let found = false;
  mapped(body, (value) => {
    found ||= typeof value === 'string' && is(value);
    return value;
  });
  return found;
}

/** Two clients may share neither a code nor a name. */
const uniqueClients: Decorate = (handle) => (request) => {
  if (request.operation !== 'createClient') return handle(request);
  const { name, code } = innerOf(request.body);
  const find = (operation: 'findClientByName' | 'findClientByCode', query: Record<string, string>) =>
    look(handle, request, operation, { path: {}, query }).status === 200;
  const isAccepted =
    find('findClientByName', { client_name: String(name) }) ||
    find('findClientByCode', { client_code: String(code) });
  return isAccepted ? { status: 422, body: { errors: { error: 'In use.' } } } : handle(request);
};

/** A payment leaves its document final; its effect on the state is not documented. */
const stillFinal: Decorate = (handle, service) => (request) => {
  if (request.operation !== 'createPartialPayment') return handle(request);
  const before = storedAt(service, request, 'documents');
  const response = handle(request);
  const after = storedAt(service, request, 'documents');
  if (before && after && before.status !== after.status)
    service.write(request.account, 'documents', { ...after, status: before.status });
  return response;
};

/** Finalizing sets the date to today; its effect on the date is not documented. */
const datedToday: Decorate = (handle, service) => (request) => {
  const { action } = operations[request.operation];
  const before = storedAt(service, request, 'documents');
  if (action !== 'change-state' || innerOf(request.body).state !== 'finalized' || !before)
    return handle(request);
  service.write(request.account, 'documents', { ...before, day: dayOfMoment(Date.now()) });
  const response = handle(request);
  if (response.status >= 300) service.write(request.account, 'documents', before);
  return response;
};

export const ruleVariants = {
  'vat-moss-bare': {
    says: 'VAT MOSS invoices are listed without the suffix only',
    apply: () => ({
      before: ({ method, url }) =>
        method === 'GET' && /^\/vat_moss_invoices\.json(\?|$)/.test(url) ? answering(404) : undefined,
    }),
  },
  'texts-narrow': refusing('refuses characters beyond 16 bits and texts above 200 characters', ({ body }) =>
    holdsText(body, (text) => text.length > 200 || /[\u{10000}-\u{10ffff}]/u.test(text)),
  ),
  'clients-unique': served('names and codes of clients exist once', uniqueClients),
  'finalizing-dates-today': served('finalizing dates a document today', datedToday),
  'payment-keeps-final': served('a paid document stays final', stillFinal),
} as const satisfies Record<string, Variant>;
