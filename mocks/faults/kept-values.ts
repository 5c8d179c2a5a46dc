/**
 * Faults of what an update, an e-mail or a neighbour in another account leaves of the values that were there: kept where new
 * ones were sent, or changed where nobody asked. Owns none of a first request.
 */
import type { OperationId } from '../../generated/operations.js';
import { type DocumentTypeNames, documentTypes } from '../../generated/states.js';
import type { Handle, ServiceRequest } from '../service/request.js';
import type { Decorate } from '../service/service.js';
import {
  type Fault,
  fields,
  idOf,
  innerOf,
  type Json,
  listOf,
  onAnswer,
  onRequest,
  recordOf,
  withArticle,
} from './make.js';

const named = (singular: string): DocumentTypeNames =>
  (Object.values(documentTypes) as DocumentTypeNames[]).find(
    (one) => one.singular === singular,
  ) as DocumentTypeNames;

/** Rewrites an update by what the document showed before it. */
const knowing =
  (pascal: string, edit: (inner: Json, before: Json) => void): Decorate =>
  (handle) =>
  (request) => {
    if (request.operation !== `update${pascal}`) return handle(request);
    const get = `get${pascal}` as OperationId;
    const before = recordOf(handle({ ...request, operation: get, query: {}, body: undefined }));
    return handle(before ? fields(request, (inner) => edit(inner, before)) : request);
  };

const kept = (
  singular: string,
  name: string,
  says: string,
  edit: (inner: Json, before: Json) => void,
): Fault => {
  const { pascal } = named(singular);
  return {
    id: `documents/${singular}/update-keeps-${name}`,
    area: 'documents',
    operations: [`update${pascal}` as OperationId],
    says: `An update of ${withArticle(singular.replaceAll('_', ' '))} ${says}.`,
    stateDependent: true,
    decorate: knowing(pascal, edit),
  };
};

/** The lines of a body beside those of the same name that were there alone under it. */
function eachKept(inner: Json, before: Json, edit: (line: Json, old: Json) => void): void {
  const old = (before.items ?? []) as Json[];
  for (const line of (Array.isArray(inner.items) ? inner.items : []) as Json[]) {
    const same = old.filter(({ name }) => name === line.name);
    if (same[0] && same.length === 1) edit(line, same[0]);
  }
}

const documentFaults: readonly Fault[] = [
  kept('transport', 'quantities', 'keeps the quantity of a line that was there', (inner, before) =>
    eachKept(inner, before, (line, { quantity }) => {
      line.quantity = quantity;
    }),
  ),
  kept('proforma', 'taxes', 'keeps the tax of a line that was there', (inner, before) =>
    eachKept(inner, before, (line, { tax }) => {
      if (line.tax !== undefined) line.tax = { name: (tax as Json).name };
    }),
  ),
  kept('quote', 'discounts', 'takes a discount of 0 for none sent', (inner, before) =>
    eachKept(inner, before, (line, { discount }) => {
      if (line.discount === '0') line.discount = String(discount);
    }),
  ),
  kept('invoice', 'retention', 'keeps the retention that was there', (inner, before) => {
    if (before.retention && inner.retention !== undefined) inner.retention = before.retention;
  }),
  kept('fees_note', 'client', 'that names another client who exists keeps the old one', (inner, before) => {
    inner.client = { name: (before.client as Json).name };
  }),
  kept('shipping', 'no-31st', 'that is due on a 31st is due a day before', (inner) => {
    const [, rest] = /^31(\/(?:0[13578]|1[02])\/\d{4})$/.exec(String(inner.due_date)) ?? [];
    if (rest) inner.due_date = `30${rest}`;
  }),
];

const mailed: Fault = {
  id: 'clients/mailed-loses-contact',
  area: 'records',
  operations: ['emailInvoice', 'getClient'],
  says: 'An e-mail that saves the address unsets preferred_contact.',
  stateDependent: true,
  decorate: (handle) => {
    const lost = new Set<string>();
    return (request) => {
      const { operation } = request;
      const isSaving = operation === 'emailInvoice' && (innerOf(request.body).client as Json)?.save === '1';
      const shown = isSaving
        ? recordOf(handle({ ...request, operation: 'getInvoice', query: {}, body: undefined }))
        : undefined;
      const response = handle(request);
      if (response.status < 300 && shown) lost.add(String((shown.client as Json).id));
      if (operation === 'updateClient') lost.delete(idOf(request));
      if (operation !== 'getClient' || !lost.has(idOf(request))) return response;
      const copy = structuredClone(response);
      const record = recordOf(copy);
      if (record) record.preferred_contact = null;
      return copy;
    };
  },
};

/** The same request in every other account, where `there` makes one of it. */
const everywhere =
  (
    operation: OperationId,
    there: (handle: Handle, own: ServiceRequest, other: ServiceRequest) => void,
  ): Decorate =>
  (handle, service) =>
  (request) => {
    if (request.operation !== operation) return handle(request);
    const own = service.accounts().find(({ apiKey }) => apiKey === request.apiKey);
    for (const { name, apiKey } of service.accounts())
      if (name !== own?.name) there(handle, request, { ...request, account: name, apiKey });
    return handle(request);
  };

const accountFaults: readonly Fault[] = [
  {
    id: 'taxes/deleted-by-name-everywhere',
    area: 'isolation',
    operations: ['deleteTax', 'createInvoice'],
    says: 'Deleting a tax deletes those of its name in all accounts.',
    stateDependent: true,
    decorate: everywhere('deleteTax', (handle, own, other) => {
      const name = recordOf(handle({ ...own, operation: 'getTax' }))?.name;
      const listed = listOf(handle({ ...other, operation: 'listTaxes', path: {} }));
      for (const one of listed?.list ?? [])
        if (one.name === name && name !== undefined) handle({ ...other, path: { 'tax-id': String(one.id) } });
    }),
  },
  {
    id: 'creation/invoice/items-of-all-accounts',
    area: 'isolation',
    operations: ['createInvoice', 'createItem'],
    says: 'An invoice gives new prices to the items of these names in all accounts.',
    stateDependent: true,
    decorate: everywhere('createInvoice', (handle, own, other) => {
      const listed = listOf(
        handle({ ...other, operation: 'listItems', path: {}, query: { per_page: '1000' }, body: undefined }),
      );
      for (const line of (innerOf(own.body).items ?? []) as Json[]) {
        const item = listed?.list.find(({ name }) => name === line.name);
        const path = { 'item-id': String(item?.id) };
        const body = { item: { unit_price: line.unit_price, description: line.description } };
        if (item) handle({ ...other, operation: 'updateItem', path, body });
      }
    }),
  },
];

const listFaults: readonly Fault[] = [
  ...(['listCreditNotes', 'listDebitNotes'] as const).map(
    (operation): Fault => ({
      id: `lists/${operation}/canceled-shown-final`,
      area: 'records',
      operations: [operation],
      says: `${operation} shows canceled documents as final.`,
      stateDependent: true,
      decorate: onAnswer([operation], (response) => {
        for (const one of listOf(response)?.list ?? []) if (one.status === 'canceled') one.status = 'final';
        return response;
      }),
    }),
  ),
  ...(['listInvoices', 'listPurchaseOrders'] as const).map(
    (operation): Fault => ({
      id: `lists/${operation}/to-nothing-ignored`,
      area: 'filters',
      operations: [operation],
      says: `${operation} takes total_before_taxes[to]=0 for no filter.`,
      stateDependent: true,
      decorate: onRequest([operation], ({ query, ...request }) => {
        if (Number(query['total_before_taxes[to]'] ?? 1) !== 0) return undefined;
        const { 'total_before_taxes[to]': _zero, ...rest } = query;
        return { ...request, query: rest };
      }),
    }),
  ),
];

export const keptValues: readonly Fault[] = [...documentFaults, mailed, ...accountFaults, ...listFaults];
