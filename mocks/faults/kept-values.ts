/**
 * Faults of stored values after an update, an e-mail or a request in another account: kept although new ones were sent,
 * or changed although none were.
 */
import type { OperationId } from '../../generated/operations.js';
import type { TypeName } from '../../generated/states.js';
import type { Handle, ServiceRequest } from '../service/request.js';
import { type Fault, faultsOf, faultsOfEach, type Row, type Way } from './adversary.js';
import {
  asAccount,
  entriesOf,
  fields,
  idOf,
  innerOf,
  type Json,
  linesOf,
  look,
  otherAccounts,
  plainText,
  recordOf,
  sentClient,
  typeNamed,
  withArticle,
} from './body-fields.js';
import { actingAt, onEntries, remembering, replacing, withoutQuery } from './service-ways.js';

/** A fault that edits an update, given the document before it. */
function kept(type: TypeName, says: string, edit: (inner: Json, before: Json) => void): Row {
  const way = replacing((request, handle) => {
    const before = recordOf(look(handle, request, `get${type}` as OperationId));
    return handle(before?.id === undefined ? request : fields(request, (inner) => edit(inner, before)));
  });
  const article = withArticle(typeNamed(type).singular.replaceAll('_', ' '));
  return ['documents', [`update${type}` as OperationId], `An update of ${article} ${says}.`, way];
}

/** Edits every line of a body whose name occurs exactly once among the document's old lines. */
const eachKept = (edit: (line: Json, old: Json) => void) => (inner: Json, before: Json) => {
  for (const line of linesOf(inner)) {
    const [same, other] = linesOf(before).filter(({ name }) => name === line.name);
    if (same && !other) edit(line, same);
  }
};

/** An e-mail that saves the address clears a field of the client. */
const losingContact = remembering(
  () => new Set<string>(),
  (lost, request, handle) => {
    const { operation } = request;
    const isSaving = operation === 'emailInvoice' && sentClient(request.body).save === '1';
    const shown = isSaving ? recordOf(look(handle, request, 'getInvoice')) : undefined;
    const response = handle(request);
    if (response.status < 300 && shown) lost.add(String((shown.client as Json).id));
    if (operation === 'updateClient') lost.delete(idOf(request));
    if (operation !== 'getClient' || !lost.has(idOf(request))) return response;
    return { ...response, body: { client: { ...recordOf(response), preferred_contact: null } } };
  },
);

/** Calls `there` for every other account, with the same request for that account. */
const inOtherAccounts = (there: (handle: Handle, own: ServiceRequest, other: ServiceRequest) => void): Way =>
  replacing((request, handle, service) => {
    for (const other of otherAccounts(request, service)) there(handle, request, asAccount(request, other));
    return handle(request);
  });

export const keptValues: readonly Fault[] = [
  ...faultsOf({
    'documents/transport/update-keeps-quantities': kept(
      'Transport',
      'keeps the quantity of a line that was there',
      eachKept((line, { quantity }) => {
        line.quantity = quantity;
      }),
    ),
    'documents/proforma/update-keeps-taxes': kept(
      'Proforma',
      'keeps the tax of a line that was there',
      eachKept((line, { tax }) => {
        if (line.tax !== undefined) line.tax = { name: (tax as Json).name };
      }),
    ),
    'documents/quote/update-keeps-discounts': kept(
      'Quote',
      'takes a discount of 0 for none sent',
      eachKept((line, { discount }) => {
        if (line.discount === '0') line.discount = String(discount);
      }),
    ),
    'documents/invoice/update-keeps-retention': kept(
      'Invoice',
      'keeps the retention that was there',
      (inner, before) => {
        if (before.retention && inner.retention !== undefined) inner.retention = before.retention;
      },
    ),
    'documents/fees_note/update-keeps-client': kept(
      'FeesNote',
      'that names another client who exists keeps the old one',
      (inner, before) => {
        if (inner.client !== undefined) inner.client = { name: (before.client as Json).name };
      },
    ),
    'documents/shipping/update-keeps-no-31st': kept(
      'Shipping',
      'that is due on a 31st is due a day before',
      (inner) => {
        const [, rest] = /^31(\/(?:0[13578]|1[02])\/\d{4})$/.exec(plainText(inner.due_date)) ?? [];
        if (rest) inner.due_date = `30${rest}`;
      },
    ),
    'clients/mailed-loses-contact': [
      'records',
      ['emailInvoice', 'getClient'],
      'An e-mail that saves the address unsets preferred_contact.',
      actingAt(['emailInvoice', 'getClient', 'updateClient'], losingContact),
    ],
    'taxes/deleted-by-name-everywhere': [
      'isolation',
      ['deleteTax', 'createInvoice'],
      'Deleting a tax deletes those of its name in all accounts.',
      actingAt(
        ['deleteTax'],
        inOtherAccounts((handle, own, other) => {
          const name = recordOf(look(handle, own, 'getTax'))?.name;
          for (const one of entriesOf(handle, other, 'listTaxes', { query: {} }))
            if (one.name === name && name !== undefined)
              handle({ ...other, path: { 'tax-id': String(one.id) } });
        }),
      ),
    ],
    'creation/invoice/items-of-all-accounts': [
      'isolation',
      ['createInvoice', 'createItem'],
      'An invoice gives new prices to the items of these names in all accounts.',
      actingAt(
        ['createInvoice'],
        inOtherAccounts((handle, own, other) => {
          const items = entriesOf(handle, other, 'listItems');
          for (const { name, unit_price, description } of linesOf(innerOf(own.body))) {
            const item = items.find((one) => one.name === name);
            const path = { 'item-id': String(item?.id) };
            const body = { item: { unit_price, description } };
            if (item) look(handle, other, 'updateItem', { path, body, query: other.query });
          }
        }),
      ),
    ],
  }),
  ...faultsOfEach(['listCreditNotes', 'listDebitNotes'] as const, (operation) => [
    `lists/${operation}/canceled-shown-final`,
    [
      'records',
      [operation],
      `${operation} shows canceled documents as final.`,
      onEntries((one) => {
        if (one.status === 'canceled') one.status = 'final';
      }),
    ],
  ]),
  ...faultsOfEach(['listInvoices', 'listPurchaseOrders'] as const, (operation) => [
    `lists/${operation}/to-nothing-ignored`,
    [
      'filters',
      [operation],
      `${operation} takes total_before_taxes[to]=0 for no filter.`,
      withoutQuery('total_before_taxes[to]', (query) => Number(query['total_before_taxes[to]'] ?? 1) === 0),
    ],
  ]),
];
