/** The stated operations: method, path, and who answers. */
import * as accounts from './accounts.js';
import * as clients from './clients.js';
import * as documents from './documents.js';
import type { Call, Reply, Route } from './http.js';
import * as items from './items.js';
import { kindOf, kinds } from './kinds.js';
import { listDocuments } from './lists.js';
import { exportSaft, pdf, qrCode, sendByMail } from './mail-and-files.js';
import { cancelPayment, generatePayment, relatedDocuments } from './payments.js';
import * as sequences from './sequences.js';
import { changeState } from './states.js';
import type { Has } from './store.js';
import * as taxes from './taxes.js';
import * as treasury from './treasury.js';

type Answer = (call: Call) => Reply;
const at = (method: string, path: string, action: string, answer: Answer): Route => ({
  method,
  path,
  action,
  answer,
});

const records: Route[] = [
  { ...at('POST', '/api/accounts/create.json', 'account.create', accounts.createAccount), open: true },
  {
    ...at('POST', '/api/accounts/create_already_user.json', 'account.link', accounts.createForUser),
    open: true,
  },
  at('GET', '/api/accounts/:account-id/get.json', 'account.get', accounts.getAccount),
  at('PUT', '/api/accounts/:account-id/update.json', 'account.update', accounts.updateAccount),
  at('POST', '/api/v3/accounts/at_communication.json', 'account.authority', accounts.configureAuthority),
  at('GET', '/items.json', 'item.list', items.listItems),
  at('GET', '/items/:item-id.json', 'item.get', items.getItem),
  at('POST', '/items.json', 'item.create', items.createItem),
  at('PUT', '/items/:item-id.json', 'item.update', items.updateItem),
  at('GET', '/taxes.json', 'tax.list', taxes.listTaxes),
  at('GET', '/taxes/:tax-id.json', 'tax.get', taxes.getTax),
  at('POST', '/taxes.json', 'tax.create', taxes.createTax),
  at('PUT', '/taxes/:tax-id.json', 'tax.update', taxes.updateTax),
  at('DELETE', '/taxes/:tax-id.json', 'tax.delete', taxes.deleteTax),
  at('GET', '/clients.json', 'client.list', clients.listClients),
  at('POST', '/clients.json', 'client.create', clients.createClient),
  at('GET', '/clients/:client-id.json', 'client.get', clients.getClient),
  at('PUT', '/clients/:client-id.json', 'client.update', clients.updateClient),
  at('GET', '/clients/find-by-name.json', 'client.find', clients.findClient('name')),
  at('GET', '/clients/find-by-code.json', 'client.find', clients.findClient('code')),
  at('POST', '/clients/:client-id/invoices.json', 'client.invoices', clients.invoicesOfClient),
  at('GET', '/sequences.json', 'sequence.list', sequences.listSequences),
  at('GET', '/sequences/:sequence-id.json', 'sequence.get', sequences.getSequence),
  at('POST', '/sequences.json', 'sequence.create', sequences.createSequence),
  at('PUT', '/sequences/:sequence-id/set_current.json', 'sequence.set', sequences.setCurrent),
  at('PUT', '/sequences/:sequence-id/register.json', 'sequence.register', sequences.register),
  at('GET', '/api/pdf/:document-id.json', 'pdf', pdf),
  at('GET', '/api/qr_codes/:document-id.json', 'qr', qrCode),
  at('GET', '/api/export_saft.json', 'saft', exportSaft),
  at('GET', '/document/:document-id/related_documents.json', 'related', relatedDocuments),
  at('POST', '/documents/:document-id/partial_payments.json', 'payment', generatePayment),
  {
    ...at('PUT', '/receipts/:receipt-id/change-state.json', 'payment.cancel', cancelPayment),
    kind: kindOf('receipts'),
  },
  at('GET', '/api/v3/clients/:client-id/balance.json', 'treasury.balance', treasury.balance),
  at(
    'PUT',
    '/api/v3/clients/:client-id/initial_balance.json',
    'treasury.initial',
    treasury.setInitialBalance,
  ),
  at('GET', '/api/v3/clients/:client-id/regularization.json', 'treasury.list', treasury.listRegularizations),
  at(
    'POST',
    '/api/v3/clients/:client-id/regularization.json',
    'treasury.create',
    treasury.createRegularization,
  ),
  at(
    'DELETE',
    '/api/v3/clients/:client-id/regularization/:id.json',
    'treasury.delete',
    treasury.deleteRegularization,
  ),
  at('POST', '/api/v3/clients/:client-id/treasury_movements.json', 'treasury.move', treasury.createMovement),
  at(
    'DELETE',
    '/api/v3/clients/:client-id/treasury_movements/:id.json',
    'treasury.unmove',
    treasury.deleteMovement,
  ),
];

const lists: Route[] = [
  ...kinds
    .filter(({ family }) => family === 'invoice' || family === 'receipt' || family === 'order')
    .map((kind) => ({
      ...at(
        'GET',
        kind.plural === 'vat_moss_invoices' ? '/vat_moss_invoices' : `/${kind.plural}.json`,
        'document.list',
        listDocuments,
      ),
      kind,
    })),
  { ...at('GET', '/estimates.json', 'document.list', listDocuments), kind: kindOf('quotes') },
  { ...at('GET', '/guides.json', 'document.list', listDocuments), kind: kindOf('shippings') },
];

const perKind: Route[] = kinds
  .filter(({ family }) => family !== 'receipt')
  .flatMap((kind) =>
    [
      at('POST', `/${kind.plural}.json`, 'document.create', documents.createDocument),
      at('GET', `/${kind.plural}/:document-id.json`, 'document.get', documents.getDocument),
      at('PUT', `/${kind.plural}/:document-id.json`, 'document.update', documents.updateDocument),
      at('PUT', `/${kind.plural}/:document-id/change-state.json`, 'document.state', changeState),
      at('PUT', `/${kind.plural}/:document-id/email-document.json`, 'document.mail', sendByMail),
    ].map((route) => ({ ...route, kind })),
  );

export const operations: readonly Route[] = [...records, ...lists, ...perKind];

/** What some services have beside the description. */
export function routesFor(has: Has): readonly Route[] {
  const more: Route[] = [];
  if (has('items-can-be-deleted'))
    more.push(at('DELETE', '/items/:item-id.json', 'item.delete', items.deleteItem));
  if (has('receipts-can-be-read'))
    more.push({
      ...at('GET', '/receipts/:receipt-id.json', 'document.get', documents.getDocument),
      kind: kindOf('receipts'),
    });
  if (has('vat-moss-list-with-suffix-too'))
    more.push({
      ...at('GET', '/vat_moss_invoices.json', 'document.list', listDocuments),
      kind: kindOf('vat_moss_invoices'),
    });
  return [...operations, ...more];
}
