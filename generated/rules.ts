// Written by `npm run generate` from spec/. Do not edit: change spec/ and generate again.
import type { OperationId } from './operations.js';

export interface Rule {
  readonly id: string;
  readonly statement: string;
  /** uncheckable: stated, but nothing that can be seen from outside would show a breach; `reason` says why. */
  readonly kind: 'stated' | 'assumed' | 'open' | 'uncheckable';
  /** The section of the API description, or of our assumptions. */
  readonly source: string;
  readonly operations: readonly OperationId[];
  readonly reason?: string;
}

export type RuleId =
  | 'key-needed'
  | 'key-identifies-account'
  | 'creation-needs-no-key'
  | 'creation-returns-key'
  | 'fiscal-id-unique'
  | 'fiscal-id-fixed'
  | 'account-update-either-variant'
  | 'account-same-user'
  | 'item-name-unique'
  | 'item-tax-by-name'
  | 'item-no-tax'
  | 'item-unit-price-not-negative'
  | 'item-partial-update'
  | 'one-default-tax'
  | 'tax-deleted'
  | 'client-open-fields'
  | 'client-language-default'
  | 'client-observations-added'
  | 'client-send-options'
  | 'client-country-list'
  | 'find-client-by-name'
  | 'find-client-by-code'
  | 'client-invoices'
  | 'one-default-sequence'
  | 'sequence-credentials'
  | 'sequence-counts-up'
  | 'number-on-final'
  | 'atcud-unique'
  | 'atcud-values'
  | 'document-wrapper'
  | 'client-created'
  | 'item-created'
  | 'item-updated'
  | 'unknown-tax-default'
  | 'exemption-reason'
  | 'simplified-portugal-only'
  | 'before-taxes-sum'
  | 'total-sum'
  | 'sum-of-lines'
  | 'line-subtotal'
  | 'final-is-fixed'
  | 'update-lines-replace'
  | 'transition-allowed'
  | 'transition-forbidden'
  | 'deleted-stays-deleted'
  | 'cancel-message'
  | 'filters-on-invoices-only'
  | 'list-text'
  | 'list-type'
  | 'list-status'
  | 'list-date'
  | 'list-due-date'
  | 'list-total'
  | 'list-loaded-at'
  | 'list-archived'
  | 'pages-partition'
  | 'pagination-adds-up'
  | 'page-defaults-to-one'
  | 'per-page-default'
  | 'email-needs-recipient'
  | 'email-saves-address'
  | 'email-is-sent'
  | 'email-logo'
  | 'pdf-poll'
  | 'pdf-second-copy'
  | 'pdf-invalid-state'
  | 'saft-poll'
  | 'saft-parameters'
  | 'saft-failed'
  | 'qr-link'
  | 'payment-settles'
  | 'payment-cap'
  | 'payment-canceled-reopens'
  | 'related-receipts'
  | 'balance-follows'
  | 'rate-limit';

export const rules: { readonly [Id in RuleId]: Rule } = {
  'key-needed': {"id":"key-needed","statement":"Every operation except account creation answers 401 when api_key is missing or wrong.","kind":"stated","source":"Authentication 1 and 3","operations":["listItems","getItem","createItem"]},
  'key-identifies-account': {"id":"key-identifies-account","statement":"The key identifies the account; the records of another account are never shown or changed.","kind":"stated","source":"Authentication 2","operations":["getItem","getClient","getSequence","getInvoice","getQuote","getShipping","getPurchaseOrder"]},
  'creation-needs-no-key': {"id":"creation-needs-no-key","statement":"The two operations that create an account need neither an account name nor a key.","kind":"stated","source":"Authentication 4","operations":["createAccount","createAccountForUser"]},
  'creation-returns-key': {"id":"creation-returns-key","statement":"Creating an account returns the new account's key and address, and the key opens that account.","kind":"stated","source":"Authentication 4","operations":["createAccount"]},
  'fiscal-id-unique': {"id":"fiscal-id-unique","statement":"fiscal_id is unique in the system when present.","kind":"stated","source":"Endpoints, Accounts, create body","operations":["createAccount"]},
  'fiscal-id-fixed': {"id":"fiscal-id-fixed","statement":"fiscal_id cannot be changed by an update of variant A.","kind":"open","source":"Endpoints, Accounts, update body","reason":"variant B sends fiscal_id as a required field and does not say that it cannot be changed; a target may ignore it or refuse it","operations":["updateAccount"]},
  'account-update-either-variant': {"id":"account-update-either-variant","statement":"An account update that is valid under either variant is not refused.","kind":"stated","source":"Endpoints, Accounts, update body","operations":["updateAccount"]},
  'account-same-user': {"id":"account-same-user","statement":"create_already_user links the account to the existing user whose e-mail and password are sent.","kind":"assumed","source":"Endpoints, Accounts","reason":"body fields and response are not shown","operations":["createAccountForUser"]},
  'item-name-unique': {"id":"item-name-unique","statement":"An item's name is unique.","kind":"stated","source":"Resources, Item","operations":["createItem","updateItem"]},
  'item-tax-by-name': {"id":"item-tax-by-name","statement":"An item's tax is found by its name; if no tax has that name, no tax is applied.","kind":"stated","source":"Resources, Item","operations":["createItem","updateItem"]},
  'item-no-tax': {"id":"item-no-tax","statement":"If tax is absent, no tax is applied to the item.","kind":"stated","source":"Resources, Item","operations":["createItem"]},
  'item-unit-price-not-negative': {"id":"item-unit-price-not-negative","statement":"unit_price is a number >= 0.0.","kind":"stated","source":"Resources, Item","operations":["createItem","updateItem"]},
  'item-partial-update': {"id":"item-partial-update","statement":"On update name and description are optional: they stay when they are not sent.","kind":"stated","source":"Resources, Item","operations":["updateItem"]},
  'one-default-tax': {"id":"one-default-tax","statement":"default_tax marks the default tax; there is one.","kind":"assumed","source":"Resources, Tax","reason":"that marking one unmarks the other is not shown","operations":["createTax","updateTax"]},
  'tax-deleted': {"id":"tax-deleted","statement":"A deleted tax is gone.","kind":"stated","source":"Endpoints, Taxes","operations":["deleteTax","getTax"]},
  'client-open-fields': {"id":"client-open-fields","statement":"A client keeps every field that was sent.","kind":"stated","source":"Resources, Client","operations":["createClient","updateClient","getClient"]},
  'client-language-default': {"id":"client-language-default","statement":"A client's language defaults to the account's language.","kind":"stated","source":"Resources, Client","operations":["createClient"]},
  'client-observations-added': {"id":"client-observations-added","statement":"A client's observations are default text added to the observations of every document sent to this client.","kind":"stated","source":"Resources, Client","operations":["createClient","createInvoice","createQuote","createShipping"]},
  'client-send-options': {"id":"client-send-options","statement":"send_options decides how many copies the PDF holds.","kind":"uncheckable","source":"Resources, Client","reason":"the content of a PDF is not described","operations":["createClient","getDocumentPdf"]},
  'client-country-list': {"id":"client-country-list","statement":"A country, when given, should match an entry of the service's country list.","kind":"uncheckable","source":"Resources, Client","reason":"the list is not shown, and \"should\" refuses nothing","operations":["createClient"]},
  'find-client-by-name': {"id":"find-client-by-name","statement":"find-by-name returns the client of that name.","kind":"stated","source":"Endpoints, Clients","operations":["findClientByName"]},
  'find-client-by-code': {"id":"find-client-by-code","statement":"find-by-code returns the client of that code.","kind":"stated","source":"Endpoints, Clients","operations":["findClientByCode"]},
  'client-invoices': {"id":"client-invoices","statement":"The invoices of a client are that client's, filterable by status, type and archived or not.","kind":"assumed","source":"Endpoints, Clients","reason":"body and response are not shown","operations":["listClientInvoices"]},
  'one-default-sequence': {"id":"one-default-sequence","statement":"There is one default sequence: making one the default takes it from the other.","kind":"stated","source":"Endpoints, Sequences","operations":["createSequence","setCurrentSequence","listSequences"]},
  'sequence-credentials': {"id":"sequence-credentials","statement":"Portuguese accounts need tax-authority credentials to register a sequence.","kind":"uncheckable","source":"Endpoints, Sequences","reason":"no answer shows the country of an account","operations":["createSequence","registerSequence"]},
  'sequence-counts-up': {"id":"sequence-counts-up","statement":"Finalizing a document counts the kind of that document up in its sequence.","kind":"stated","source":"Resources, Sequence","operations":["getSequence","changeInvoiceState","changeInvoiceReceiptState","changeSimplifiedInvoiceState","changeVatMossInvoiceState","changeCreditNoteState","changeDebitNoteState","changeQuoteState","changeProformaState","changeFeesNoteState","changeShippingState","changeTransportState","changeDevolutionState"]},
  'number-on-final': {"id":"number-on-final","statement":"A final document has its number, in both orders.","kind":"stated","source":"Resources, Document","operations":["changeInvoiceState","changeInvoiceReceiptState","changeSimplifiedInvoiceState","changeVatMossInvoiceState","changeCreditNoteState","changeDebitNoteState","changeQuoteState","changeProformaState","changeFeesNoteState","changeShippingState","changeTransportState","changeDevolutionState","getInvoice","getInvoiceReceipt","getSimplifiedInvoice","getVatMossInvoice","getCreditNote","getDebitNote","getQuote","getProforma","getFeesNote","getShipping","getTransport","getDevolution"]},
  'atcud-unique': {"id":"atcud-unique","statement":"No two documents have the same atcud, unless it is N/D or N/A.","kind":"stated","source":"Resources, Document","operations":["changeInvoiceState","changeQuoteState","changeShippingState"]},
  'atcud-values': {"id":"atcud-values","statement":"atcud is a unique code in a registered sequence, N/D when relevant but not registered, N/A when neither.","kind":"uncheckable","source":"Resources, Document","reason":"the registration status of a sequence is not shown; presence as text is checked by the schema","operations":["getInvoice","getInvoiceReceipt","getSimplifiedInvoice","getVatMossInvoice","getCreditNote","getDebitNote","getQuote","getProforma","getFeesNote","getShipping","getTransport","getDevolution","getPurchaseOrder"]},
  'document-wrapper': {"id":"document-wrapper","statement":"The wrapper of an answer is the singular type.","kind":"stated","source":"Resources, Document","operations":["getInvoice","getInvoiceReceipt","getSimplifiedInvoice","getVatMossInvoice","getCreditNote","getDebitNote","getQuote","getProforma","getFeesNote","getShipping","getTransport","getDevolution","getPurchaseOrder"]},
  'client-created': {"id":"client-created","statement":"When the client name does not exist, a client is created in the same request.","kind":"stated","source":"Create and update behaviours 1","operations":["createInvoice","createInvoiceReceipt","createSimplifiedInvoice","createVatMossInvoice","createCreditNote","createDebitNote"]},
  'item-created': {"id":"item-created","statement":"When an item name does not exist, an item is created.","kind":"stated","source":"Create and update behaviours 2","operations":["createInvoice","createInvoiceReceipt","createSimplifiedInvoice","createVatMossInvoice","createCreditNote","createDebitNote"]},
  'item-updated': {"id":"item-updated","statement":"When an item name exists, the item is updated with the new values.","kind":"stated","source":"Create and update behaviours 2","operations":["createInvoice","createInvoiceReceipt","createSimplifiedInvoice","createVatMossInvoice","createCreditNote","createDebitNote"]},
  'unknown-tax-default': {"id":"unknown-tax-default","statement":"When an item's tax name is not found, the default tax is applied to that item.","kind":"stated","source":"Create and update behaviours 3","operations":["createInvoice","createInvoiceReceipt","createSimplifiedInvoice","createVatMossInvoice","createCreditNote","createDebitNote"]},
  'exemption-reason': {"id":"exemption-reason","statement":"Portuguese accounts must send the exemption reason when an invoice has exempt items (0% tax).","kind":"stated","source":"Create and update behaviours 4","operations":["createInvoice","createInvoiceReceipt","createSimplifiedInvoice","createVatMossInvoice","createCreditNote","createDebitNote"]},
  'simplified-portugal-only': {"id":"simplified-portugal-only","statement":"Simplified invoices exist only for Portugal.","kind":"stated","source":"Create and update behaviours 5","operations":["createSimplifiedInvoice"]},
  'before-taxes-sum': {"id":"before-taxes-sum","statement":"before_taxes = sum - discount, within one cent.","kind":"stated","source":"Resources, Document (by the names of the fields)","operations":["getInvoice","getInvoiceReceipt","getSimplifiedInvoice","getVatMossInvoice","getCreditNote","getDebitNote","getQuote","getProforma","getFeesNote","getShipping","getTransport","getDevolution","getPurchaseOrder"]},
  'total-sum': {"id":"total-sum","statement":"total = before_taxes + taxes, within one cent, and total >= 0.","kind":"stated","source":"Resources, Document (by the names of the fields)","operations":["getInvoice","getInvoiceReceipt","getSimplifiedInvoice","getVatMossInvoice","getCreditNote","getDebitNote","getQuote","getProforma","getFeesNote","getShipping","getTransport","getDevolution","getPurchaseOrder"]},
  'sum-of-lines': {"id":"sum-of-lines","statement":"For lines without discount, sum is the total of unit_price x quantity and taxes the sum of the lines' tax.","kind":"stated","source":"Resources, Document (by the names of the fields)","operations":["getInvoice","getInvoiceReceipt","getSimplifiedInvoice","getVatMossInvoice","getCreditNote","getDebitNote","getQuote","getProforma","getFeesNote","getShipping","getTransport","getDevolution","getPurchaseOrder"]},
  'line-subtotal': {"id":"line-subtotal","statement":"A line's subtotal is unit_price x quantity, before its discount.","kind":"assumed","source":"Resources, Line item","reason":"the fields are named without a formula","operations":["getInvoice","getInvoiceReceipt","getSimplifiedInvoice","getVatMossInvoice","getCreditNote","getDebitNote","getQuote","getProforma","getFeesNote","getShipping","getTransport","getDevolution","getPurchaseOrder"]},
  'final-is-fixed': {"id":"final-is-fixed","statement":"A document that is not a draft is not updated.","kind":"assumed","source":"Endpoints, Documents","reason":"the refusals of update are not shown","operations":["updateInvoice","updateInvoiceReceipt","updateSimplifiedInvoice","updateVatMossInvoice","updateCreditNote","updateDebitNote","updateQuote","updateProforma","updateFeesNote","updateShipping","updateTransport","updateDevolution","updatePurchaseOrder"]},
  'update-lines-replace': {"id":"update-lines-replace","statement":"The lines sent in an update replace all lines.","kind":"assumed","source":"Endpoints, Documents","reason":"update bodies are not shown","operations":["updateInvoice","updateInvoiceReceipt","updateSimplifiedInvoice","updateVatMossInvoice","updateCreditNote","updateDebitNote","updateQuote","updateProforma","updateFeesNote","updateShipping","updateTransport","updateDevolution","updatePurchaseOrder"]},
  'transition-allowed': {"id":"transition-allowed","statement":"An allowed trigger moves the document to the stated state.","kind":"stated","source":"States and transitions","operations":["changeInvoiceState","changeInvoiceReceiptState","changeSimplifiedInvoiceState","changeVatMossInvoiceState","changeCreditNoteState","changeDebitNoteState","changeQuoteState","changeProformaState","changeFeesNoteState","changeShippingState","changeTransportState","changeDevolutionState"]},
  'transition-forbidden': {"id":"transition-forbidden","statement":"A trigger without a row is refused and changes nothing.","kind":"stated","source":"States and transitions","operations":["changeInvoiceState","changeInvoiceReceiptState","changeSimplifiedInvoiceState","changeVatMossInvoiceState","changeCreditNoteState","changeDebitNoteState","changeQuoteState","changeProformaState","changeFeesNoteState","changeShippingState","changeTransportState","changeDevolutionState"]},
  'deleted-stays-deleted': {"id":"deleted-stays-deleted","statement":"A deleted document does not come back to life.","kind":"stated","source":"States and transitions","operations":["changeInvoiceState","changeInvoiceReceiptState","changeSimplifiedInvoiceState","changeVatMossInvoiceState","changeCreditNoteState","changeDebitNoteState","changeQuoteState","changeProformaState","changeFeesNoteState","changeShippingState","changeTransportState","changeDevolutionState"]},
  'cancel-message': {"id":"cancel-message","statement":"A message is needed to cancel.","kind":"assumed","source":"Endpoints, Documents","reason":"it is not shown that the message is required","operations":["changeInvoiceState","changeInvoiceReceiptState","changeSimplifiedInvoiceState","changeVatMossInvoiceState","changeCreditNoteState","changeDebitNoteState","changeQuoteState","changeProformaState","changeFeesNoteState","changeShippingState","changeTransportState","changeDevolutionState","changePurchaseOrderState"]},
  'filters-on-invoices-only': {"id":"filters-on-invoices-only","statement":"In the invoice family filters work on /invoices.json only.","kind":"uncheckable","source":"Endpoints, Documents","reason":"what the other lists do with a filter is not described","operations":["listInvoices"]},
  'list-text': {"id":"list-text","statement":"text keeps the documents that hold the words.","kind":"stated","source":"List filters","operations":["listInvoices","listEstimates","listGuides","listPurchaseOrders"]},
  'list-type': {"id":"list-type","statement":"type keeps the documents of these types.","kind":"stated","source":"List filters","operations":["listInvoices","listEstimates","listGuides","listPurchaseOrders"]},
  'list-status': {"id":"list-status","statement":"status keeps the documents in these states.","kind":"stated","source":"List filters","operations":["listInvoices","listEstimates","listGuides","listPurchaseOrders"]},
  'list-date': {"id":"list-date","statement":"date[from] and date[to] keep the documents of these days, both ends included.","kind":"stated","source":"List filters","operations":["listInvoices","listEstimates","listPurchaseOrders"]},
  'list-due-date': {"id":"list-due-date","statement":"due_date[from] and due_date[to] keep the documents due on these days, both ends included.","kind":"stated","source":"List filters","operations":["listInvoices","listEstimates","listPurchaseOrders"]},
  'list-total': {"id":"list-total","statement":"total_before_taxes[from] and [to] keep the documents in this range, both ends included.","kind":"stated","source":"List filters","operations":["listInvoices","listEstimates","listPurchaseOrders"]},
  'list-loaded-at': {"id":"list-loaded-at","statement":"loaded_at[from] and [to] keep the guides loaded on these days, both ends included.","kind":"stated","source":"List filters","operations":["listGuides"]},
  'list-archived': {"id":"list-archived","statement":"archived and non_archived choose by archiving; nothing that is shown archives a document.","kind":"stated","source":"List filters","operations":["listInvoices","listEstimates","listGuides","listPurchaseOrders"]},
  'pages-partition': {"id":"pages-partition","statement":"The pages of a list hold every record once.","kind":"stated","source":"Limits 1 to 3","operations":["listItems","listClients","listInvoices","listEstimates","listGuides","listPurchaseOrders"]},
  'pagination-adds-up': {"id":"pagination-adds-up","statement":"total_entries, total_pages, per_page and current_page agree with each other and with what was asked.","kind":"stated","source":"Limits 3","operations":["listClients","listEstimates","listGuides"]},
  'page-defaults-to-one': {"id":"page-defaults-to-one","statement":"Without page the first page is answered.","kind":"stated","source":"Limits 1","operations":["listItems","listClients","listInvoices","listEstimates","listGuides","listPurchaseOrders"]},
  'per-page-default': {"id":"per-page-default","statement":"Without per_page there are 10 records on a page, or the account's setting (10, 20 or 30).","kind":"stated","source":"Limits 2","operations":["listItems","listClients"]},
  'email-needs-recipient': {"id":"email-needs-recipient","statement":"An e-mail needs client.email and client.save.","kind":"stated","source":"Send by e-mail","operations":["emailInvoice","emailInvoiceReceipt","emailSimplifiedInvoice","emailVatMossInvoice","emailCreditNote","emailDebitNote","emailQuote","emailProforma","emailFeesNote","emailShipping","emailTransport","emailDevolution","emailPurchaseOrder"]},
  'email-saves-address': {"id":"email-saves-address","statement":"client.save 1 saves or updates the client's e-mail; 0 does not.","kind":"stated","source":"Send by e-mail","operations":["emailInvoice","emailInvoiceReceipt","emailSimplifiedInvoice","emailVatMossInvoice","emailCreditNote","emailDebitNote","emailQuote","emailProforma","emailFeesNote","emailShipping","emailTransport","emailDevolution","emailPurchaseOrder"]},
  'email-is-sent': {"id":"email-is-sent","statement":"200 means that the e-mail was sent.","kind":"uncheckable","source":"Send by e-mail","reason":"the suite has no mailbox at the target","operations":["emailInvoice","emailInvoiceReceipt","emailSimplifiedInvoice","emailVatMossInvoice","emailCreditNote","emailDebitNote","emailQuote","emailProforma","emailFeesNote","emailShipping","emailTransport","emailDevolution","emailPurchaseOrder"]},
  'email-logo': {"id":"email-logo","statement":"logo is ignored without a configured logo, for some plans only, and unavailable for trial accounts.","kind":"uncheckable","source":"Send by e-mail","reason":"no answer shows the plan or the logo of an account","operations":["emailInvoice","emailInvoiceReceipt","emailSimplifiedInvoice","emailVatMossInvoice","emailCreditNote","emailDebitNote","emailQuote","emailProforma","emailFeesNote","emailShipping","emailTransport","emailDevolution","emailPurchaseOrder"]},
  'pdf-poll': {"id":"pdf-poll","statement":"The PDF is asked for until 200; once it is ready it stays ready.","kind":"stated","source":"Generate PDF","operations":["getDocumentPdf"]},
  'pdf-second-copy': {"id":"pdf-second-copy","statement":"second_copy=true makes a copy of the original document.","kind":"stated","source":"Generate PDF","operations":["getDocumentPdf"]},
  'pdf-invalid-state': {"id":"pdf-invalid-state","statement":"406 for a document in an invalid state.","kind":"assumed","source":"Generate PDF","reason":"which states are invalid is not shown; we take draft and deleted","operations":["getDocumentPdf"]},
  'saft-poll': {"id":"saft-poll","statement":"The SAF-T export is asked for until 200, whose body holds the link.","kind":"stated","source":"SAF-T export","operations":["exportSaft"]},
  'saft-parameters': {"id":"saft-parameters","statement":"month and years are required; invalid parameters answer 422.","kind":"stated","source":"SAF-T export","operations":["exportSaft"]},
  'saft-failed': {"id":"saft-failed","statement":"500 when the generation failed.","kind":"uncheckable","source":"SAF-T export","reason":"a failure cannot be provoked from outside","operations":["exportSaft"]},
  'qr-link': {"id":"qr-link","statement":"The QR code answer holds a link.","kind":"stated","source":"Endpoints, Documents","operations":["getDocumentQrCode"]},
  'payment-settles': {"id":"payment-settles","statement":"A payment in full settles the invoice; in part it stays final.","kind":"assumed","source":"States, Others","reason":"the effect of a payment is not shown","operations":["createPartialPayment"]},
  'payment-cap': {"id":"payment-cap","statement":"A payment above what is open is refused.","kind":"assumed","source":"Endpoints, Documents","reason":"payloads are not shown","operations":["createPartialPayment"]},
  'payment-canceled-reopens': {"id":"payment-canceled-reopens","statement":"Canceling a receipt opens the invoice again.","kind":"assumed","source":"Endpoints, Documents","reason":"payloads are not shown","operations":["changeReceiptState"]},
  'related-receipts': {"id":"related-receipts","statement":"The documents related to an invoice hold its receipts, canceled ones too.","kind":"assumed","source":"Endpoints, Documents","reason":"payloads are not shown","operations":["listRelatedDocuments"]},
  'balance-follows': {"id":"balance-follows","statement":"A client's balance follows from documents, payments, regularizations and movements.","kind":"assumed","source":"Treasury","reason":"treasury payloads are not shown","operations":["getClientBalance","updateInitialBalance","createRegularization","deleteRegularization","createTreasuryMovement","deleteTreasuryMovement"]},
  'rate-limit': {"id":"rate-limit","statement":"780 requests a minute per account, then 429 with Retry-After.","kind":"assumed","source":"Limits 5","reason":"rate limits are not shown","operations":["listItems"]},
};
