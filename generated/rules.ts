// Written by `npm run generate` from spec/. Do not edit: change spec/ and generate again.
import type { OperationId } from './operations.js';

export interface Rule {
  readonly id: string;
  readonly statement: string;
  /** uncheckable: stated, but nothing that can be seen from outside would show a violation; `reason` says why. */
  readonly kind: 'stated' | 'assumed' | 'open' | 'uncheckable';
  /** The section of the API description, or of our assumptions. */
  readonly source: string;
  readonly operations: readonly OperationId[];
  readonly reason?: string;
  /** What a violation opens to somebody else. */
  readonly guards?: 'accounts';
  /** The words of the description that a stated rule rests on. */
  readonly words?: string;
}

export type RuleId =
  | 'key-needed'
  | 'key-identifies-account'
  | 'creation-needs-no-key'
  | 'creation-returns-key'
  | 'account-defaults'
  | 'fiscal-id-unique'
  | 'fiscal-id-fixed'
  | 'account-update-either-variant'
  | 'account-same-user'
  | 'item-name-unique'
  | 'item-tax-by-name'
  | 'item-no-tax'
  | 'item-unit-price-not-negative'
  | 'item-partial-update'
  | 'item-fields-stay'
  | 'item-fields-kept'
  | 'one-default-tax'
  | 'tax-fields-kept'
  | 'tax-answered'
  | 'tax-deleted'
  | 'item-deleted'
  | 'client-open-fields'
  | 'client-language-default'
  | 'client-observations-added'
  | 'client-send-options'
  | 'client-country-list'
  | 'find-client-by-name'
  | 'find-client-by-code'
  | 'client-invoices'
  | 'one-default-sequence'
  | 'sequence-fields-kept'
  | 'sequence-credentials'
  | 'sequence-counts-up'
  | 'number-on-final'
  | 'number-unique'
  | 'drafts-do-not-count'
  | 'date-stays-on-final'
  | 'atcud-unique'
  | 'atcud-values'
  | 'document-wrapper'
  | 'document-fields-kept'
  | 'guide-fields-accepted'
  | 'type-of-its-own'
  | 'client-created'
  | 'item-created'
  | 'item-updated'
  | 'unknown-tax-default'
  | 'exemption-reason'
  | 'simplified-portugal-only'
  | 'simplified-refused-abroad'
  | 'refused-leaves-nothing-behind'
  | 'before-taxes-sum'
  | 'total-sum'
  | 'total-not-negative'
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
  | 'list-status-sent'
  | 'list-date'
  | 'list-due-date'
  | 'list-total'
  | 'list-loaded-at'
  | 'list-range-ends'
  | 'list-reference'
  | 'list-archived'
  | 'pages-partition'
  | 'pagination-adds-up'
  | 'page-defaults-to-one'
  | 'per-page-default'
  | 'email-needs-recipient'
  | 'email-saves-address'
  | 'email-addresses-valid'
  | 'email-is-sent'
  | 'email-logo'
  | 'pdf-poll'
  | 'pdf-stays-ready'
  | 'pdf-second-copy'
  | 'pdf-invalid-state'
  | 'saft-poll'
  | 'saft-stays-ready'
  | 'saft-parameters'
  | 'saft-failed'
  | 'qr-link'
  | 'payment-settles'
  | 'payment-cap'
  | 'payment-canceled-reopens'
  | 'related-receipts'
  | 'balance-follows'
  | 'terms-accepted'
  | 'account-address'
  | 'key-case'
  | 'record-fields-stay'
  | 'sequence-names-unique'
  | 'tax-names-unique'
  | 'payment-final-only'
  | 'payment-reference'
  | 'payment-canceled'
  | 'filters-together'
  | 'rate-limit'
  | 'record-unknown'
  | 'record-meant'
  | 'record-listed'
  | 'refused-changes-nothing'
  | 'no-server-error';

export const rules: { readonly [Id in RuleId]: Rule } = {
  'key-needed': {"id":"key-needed","statement":"Every operation except account creation answers 401 when api_key is missing or wrong.","kind":"stated","guards":"accounts","source":"Authentication 1 and 3","words":"Every endpoint except account creation (`create` and `create_already_user`) requires the query parameter `api_key` (string). When `api_key` is missing or wrong, the response is 401.","operations":["listItems","getItem","createItem"]},
  'key-identifies-account': {"id":"key-identifies-account","statement":"The key identifies the account; the records of another account are never shown or changed.","kind":"stated","guards":"accounts","source":"Authentication 2","words":"The key identifies the account; requests go to that account's host `{base_url}`.","operations":["getItem","getClient","getSequence","getInvoice","getQuote","getShipping","getPurchaseOrder"]},
  'creation-needs-no-key': {"id":"creation-needs-no-key","statement":"The two operations that create an account need neither an account name nor a key.","kind":"stated","guards":"accounts","source":"Authentication 4","words":"Account creation endpoints need neither the account name nor a key.","operations":["createAccount","createAccountForUser"]},
  'creation-returns-key': {"id":"creation-returns-key","statement":"Creating an account returns the new account's key and address, and the key opens that account.","kind":"stated","source":"Authentication 4","words":"creation returns the new account's `api_key` (<API_KEY>).","operations":["createAccount"]},
  'account-defaults': {"id":"account-defaults","statement":"A new account is Portuguese in tax and language by default.","kind":"stated","source":"Endpoints, Accounts, create body","words":"tax_country | no | `1`, `2`, `3` (three countries); a longer country list exists; default `1`. language | no | `pt`, `en`, `es`; default `pt`","operations":["createAccount"]},
  'fiscal-id-unique': {"id":"fiscal-id-unique","statement":"fiscal_id is unique in the system when present.","kind":"stated","source":"Endpoints, Accounts, create body","words":"fiscal_id | no | must be unique in the system when present","operations":["createAccount"]},
  'fiscal-id-fixed': {"id":"fiscal-id-fixed","statement":"fiscal_id cannot be changed by an update of variant A.","kind":"stated","source":"Endpoints, Accounts, update body","words":"Variant A fields: `first_name`, `last_name`, `organization_name` (required), `phone`, `email` (required), `password` (required), `fiscal_id` (cannot be changed)","operations":["updateAccount"]},
  'account-update-either-variant': {"id":"account-update-either-variant","statement":"An account update that is valid under either variant is not refused.","kind":"stated","source":"Endpoints, Accounts, update body","words":"Update `account` body (two variants are given and they differ)","operations":["updateAccount"]},
  'account-same-user': {"id":"account-same-user","statement":"create_already_user links the account to the existing user whose e-mail and password are sent.","kind":"assumed","source":"Endpoints, Accounts","reason":"body fields and response are not shown","operations":["createAccountForUser"]},
  'item-name-unique': {"id":"item-name-unique","statement":"An item's name is unique.","kind":"stated","source":"Resources, Item","words":"name | string | must be unique; required on create, optional on update","operations":["createItem","updateItem"]},
  'item-tax-by-name': {"id":"item-tax-by-name","statement":"An item's tax is found by its name; if no tax has that name, no tax is applied.","kind":"stated","source":"Resources, Item","words":"tax.name | string | optional; name of the tax to use; if no tax has that name, no tax is applied","operations":["createItem","updateItem"]},
  'item-no-tax': {"id":"item-no-tax","statement":"If tax is absent, no tax is applied to the item.","kind":"stated","source":"Resources, Item","words":"tax | object | optional; if absent no tax is applied to the item","operations":["createItem"]},
  'item-unit-price-not-negative': {"id":"item-unit-price-not-negative","statement":"unit_price is a number >= 0.0.","kind":"stated","source":"Resources, Item","words":"unit_price | string on input (number in responses) | required; a number >= 0.0","operations":["createItem","updateItem"]},
  'item-partial-update': {"id":"item-partial-update","statement":"On update name and description are optional: an update without them is accepted.","kind":"stated","source":"Resources, Item","words":"name | string | must be unique; required on create, optional on update. description | string | required on create, optional on update","operations":["updateItem"]},
  'item-fields-stay': {"id":"item-fields-stay","statement":"What an update of an item does not send stays as it was.","kind":"assumed","source":"Resources, Item","reason":"it is said that name and description are optional, not that they stay","operations":["updateItem"]},
  'item-fields-kept': {"id":"item-fields-kept","statement":"An item keeps every field that was sent.","kind":"stated","source":"Resources, Item; Endpoints, Items","words":"name | string | must be unique; required on create, optional on update. description | string | required on create, optional on update. unit_price | string on input (number in responses) | required; a number >= 0.0. unit | string | optional unit of measure","operations":["createItem","updateItem","getItem"]},
  'one-default-tax': {"id":"one-default-tax","statement":"default_tax marks the default tax; there is one.","kind":"assumed","source":"Resources, Tax","reason":"that marking one unmarks the other is not shown","operations":["createTax","updateTax"]},
  'tax-fields-kept': {"id":"tax-fields-kept","statement":"A tax shows what was last sent, in the fields that it shows.","kind":"stated","source":"Resources, Tax; Endpoints, Taxes","words":"name | string | sent on create and update. value | string on input (a decimal number written as text) | tax percentage. PUT | `/taxes/:tax-id.json` | path `tax-id`; body `tax`. GET | `/taxes/:tax-id.json` | path `tax-id` integer | 200 tax","operations":["createTax","updateTax","getTax"]},
  'tax-answered': {"id":"tax-answered","statement":"Creating a tax answers with the tax.","kind":"stated","source":"Endpoints, Taxes","words":"POST | `/taxes.json` | body `tax` (required object: name, value, region, default_tax) | 201 tax; 401; 422","operations":["createTax"]},
  'tax-deleted': {"id":"tax-deleted","statement":"A deleted tax is gone.","kind":"stated","source":"Endpoints, Taxes; Errors","words":"DELETE | `/taxes/:tax-id.json` | path `tax-id` | 200 empty; 401; 404. 404 | referenced resource (item, tax, account, sequence, client, document) does not exist","operations":["deleteTax","getTax"]},
  'item-deleted': {"id":"item-deleted","statement":"A deleted item is gone; one that documents use is not deleted.","kind":"assumed","source":"not in the description","reason":"deleting an item is not in the description","operations":["listItems"]},
  'client-open-fields': {"id":"client-open-fields","statement":"A client keeps every field that was sent.","kind":"stated","source":"Resources, Client; Endpoints, Clients","words":"PUT | `/clients/:client-id.json` | path `client-id`; body `client` (fields of the Client table; `name` and `code` required). GET | `/clients/:client-id.json` | path `client-id` integer | 200 `{client}`","operations":["createClient","updateClient","getClient"]},
  'client-language-default': {"id":"client-language-default","statement":"A client's language defaults to the account's language.","kind":"stated","source":"Resources, Client","words":"language | string | optional; one of `en`, `pt`, `es`; defaults to the account language","operations":["createClient"]},
  'client-observations-added': {"id":"client-observations-added","statement":"A client's observations are default text added to the observations of every document sent to this client.","kind":"stated","source":"Resources, Client","words":"observations | string | optional; default text added to the observations of every document sent to this client","operations":["createClient","createInvoice","createQuote","createShipping","createPurchaseOrder"]},
  'client-send-options': {"id":"client-send-options","statement":"send_options decides how many copies the PDF holds.","kind":"uncheckable","source":"Resources, Client","reason":"the content of a PDF is not described","operations":["createClient","getDocumentPdf"]},
  'client-country-list': {"id":"client-country-list","statement":"A country, when given, should match an entry of the service's country list.","kind":"uncheckable","source":"Resources, Client","reason":"the list is not shown, and \"should\" refuses nothing","operations":["createClient"]},
  'find-client-by-name': {"id":"find-client-by-name","statement":"find-by-name returns the client of that name.","kind":"assumed","source":"Endpoints, Clients","reason":"parameters and answer of find are not shown","operations":["findClientByName"]},
  'find-client-by-code': {"id":"find-client-by-code","statement":"find-by-code returns the client of that code.","kind":"assumed","source":"Endpoints, Clients","reason":"parameters and answer of find are not shown","operations":["findClientByCode"]},
  'client-invoices': {"id":"client-invoices","statement":"The invoices of a client are that client's, filterable by status, type and archived or not.","kind":"assumed","source":"Endpoints, Clients","reason":"body and response are not shown","operations":["listClientInvoices"]},
  'one-default-sequence': {"id":"one-default-sequence","statement":"At most one sequence is the default, and what was made the default is it.","kind":"stated","source":"Endpoints, Sequences","words":"`default_sequence` string optional, `1` makes it the default. PUT | `/sequences/:sequence-id/set_current.json` | no body; path `sequence-id` integer; makes it the default","operations":["createSequence","setCurrentSequence","listSequences"]},
  'sequence-fields-kept': {"id":"sequence-fields-kept","statement":"A sequence has the series name that was sent.","kind":"stated","source":"Resources, Sequence; Endpoints, Sequences","words":"`serie` (string, series name). body `sequence`: `serie` string required","operations":["createSequence","getSequence"]},
  'sequence-credentials': {"id":"sequence-credentials","statement":"Portuguese accounts need tax-authority credentials to register a sequence.","kind":"uncheckable","source":"Endpoints, Sequences","reason":"no answer shows the country of an account","operations":["createSequence","registerSequence"]},
  'sequence-counts-up': {"id":"sequence-counts-up","statement":"Finalizing a document counts the kind of that document up in its sequence.","kind":"assumed","source":"Resources, Sequence","reason":"the fields are named current_K_number; what moves them is not said","operations":["changeInvoiceState","changeInvoiceReceiptState","changeSimplifiedInvoiceState","changeVatMossInvoiceState","changeCreditNoteState","changeDebitNoteState","changeQuoteState","changeProformaState","changeFeesNoteState","changeShippingState","changeTransportState","changeDevolutionState","getSequence"]},
  'number-on-final': {"id":"number-on-final","statement":"A final document has its number, in both orders.","kind":"stated","source":"Resources, Document","words":"sequence_number | string | form number/series. inverted_sequence_number | string | form series/number","operations":["getInvoice","getInvoiceReceipt","getSimplifiedInvoice","getVatMossInvoice","getCreditNote","getDebitNote","getQuote","getProforma","getFeesNote","getShipping","getTransport","getDevolution","changeInvoiceState","changeInvoiceReceiptState","changeSimplifiedInvoiceState","changeVatMossInvoiceState","changeCreditNoteState","changeDebitNoteState","changeQuoteState","changeProformaState","changeFeesNoteState","changeShippingState","changeTransportState","changeDevolutionState"]},
  'number-unique': {"id":"number-unique","statement":"A number is unique in its series and type.","kind":"stated","source":"Resources, Document; What the service does","words":"sequences (numbering series that group documents). sequence_number | string | form number/series","operations":["changeInvoiceState","changeInvoiceReceiptState","changeSimplifiedInvoiceState","changeVatMossInvoiceState","changeCreditNoteState","changeDebitNoteState","changeQuoteState","changeProformaState","changeFeesNoteState","changeShippingState","changeTransportState","changeDevolutionState"]},
  'drafts-do-not-count': {"id":"drafts-do-not-count","statement":"Drafts have no number, and numbers have no gaps.","kind":"assumed","source":"Resources, Document","reason":"when a number is given, and from which on, is not said","operations":["createInvoice","createInvoiceReceipt","createSimplifiedInvoice","createVatMossInvoice","createCreditNote","createDebitNote","createQuote","createProforma","createFeesNote","createShipping","createTransport","createDevolution","createPurchaseOrder","changeInvoiceState","changeInvoiceReceiptState","changeSimplifiedInvoiceState","changeVatMossInvoiceState","changeCreditNoteState","changeDebitNoteState","changeReceiptState","changeQuoteState","changeProformaState","changeFeesNoteState","changeShippingState","changeTransportState","changeDevolutionState","changePurchaseOrderState"]},
  'date-stays-on-final': {"id":"date-stays-on-final","statement":"The date of a document stays when it is made final.","kind":"assumed","source":"States and transitions","reason":"what finalizing does to the date is not said","operations":["changeInvoiceState","changeInvoiceReceiptState","changeSimplifiedInvoiceState","changeVatMossInvoiceState","changeCreditNoteState","changeDebitNoteState","changeReceiptState","changeQuoteState","changeProformaState","changeFeesNoteState","changeShippingState","changeTransportState","changeDevolutionState","changePurchaseOrderState"]},
  'atcud-unique': {"id":"atcud-unique","statement":"No two documents have the same atcud, unless it is N/D or N/A.","kind":"stated","source":"Resources, Document","words":"atcud | string | tax-authority identifier; a unique code when the sequence is registered, `N/D` when relevant but not registered, `N/A` when not relevant and not registered","operations":["changeInvoiceState","changeQuoteState","changeShippingState"]},
  'atcud-values': {"id":"atcud-values","statement":"atcud is a unique code in a registered sequence, N/D when relevant but not registered, N/A when neither.","kind":"uncheckable","source":"Resources, Document","reason":"the registration status of a sequence is not shown; presence as text is checked by the schema","operations":["getInvoice","getInvoiceReceipt","getSimplifiedInvoice","getVatMossInvoice","getCreditNote","getDebitNote","getQuote","getProforma","getFeesNote","getShipping","getTransport","getDevolution","getPurchaseOrder"]},
  'document-wrapper': {"id":"document-wrapper","statement":"The wrapper of an answer is the singular type.","kind":"stated","source":"Resources, Document","words":"The response wrapper key is the singular type: `invoice`, `quote`, `shipping`, `purchase_order` (wrapper keys of other singular types follow the same pattern).","operations":["getInvoice","getInvoiceReceipt","getSimplifiedInvoice","getVatMossInvoice","getCreditNote","getDebitNote","getQuote","getProforma","getFeesNote","getShipping","getTransport","getDevolution","getPurchaseOrder"]},
  'document-fields-kept': {"id":"document-fields-kept","statement":"A document keeps every field that was sent.","kind":"stated","source":"Resources, Document; Endpoints, Documents","words":"Document (common fields of invoice, estimate, guide, purchase order). GET | `/:type/:document-id.json` | get one; 200 wrapper object","operations":["createInvoice","createInvoiceReceipt","createSimplifiedInvoice","createVatMossInvoice","createCreditNote","createDebitNote","createQuote","createProforma","createFeesNote","createShipping","createTransport","createDevolution","createPurchaseOrder","getInvoice","getInvoiceReceipt","getSimplifiedInvoice","getVatMossInvoice","getCreditNote","getDebitNote","getQuote","getProforma","getFeesNote","getShipping","getTransport","getDevolution","getPurchaseOrder"]},
  'guide-fields-accepted': {"id":"guide-fields-accepted","statement":"A guide takes every field that its body is said to have.","kind":"stated","source":"Endpoints, Documents (guide bodies)","words":"Guide create/update body (wrapper key `shipping` for shippings; wrappers for the other types follow the singular type), field names","operations":["createShipping","createTransport","createDevolution"]},
  'type-of-its-own': {"id":"type-of-its-own","statement":"A document is answered under its own type only.","kind":"stated","source":"Resources, Document","words":"type | string | e.g. Invoice, Quote, Shipping, PurchaseOrder. The response wrapper key is the singular type","operations":["getInvoice","getInvoiceReceipt","getSimplifiedInvoice","getVatMossInvoice","getCreditNote","getDebitNote","getQuote","getProforma","getFeesNote","getShipping","getTransport","getDevolution","getPurchaseOrder"]},
  'client-created': {"id":"client-created","statement":"When the client name does not exist, a client is created in the same request.","kind":"stated","source":"Create and update behaviours 1","words":"When the client name does not exist, a client is created in the same request.","operations":["createInvoice","createInvoiceReceipt","createSimplifiedInvoice","createVatMossInvoice","createCreditNote","createDebitNote"]},
  'item-created': {"id":"item-created","statement":"When an item name does not exist, an item is created.","kind":"stated","source":"Create and update behaviours 2","words":"When an item name does not exist, an item is created; when it exists, it is updated with the new values.","operations":["createInvoice","createInvoiceReceipt","createSimplifiedInvoice","createVatMossInvoice","createCreditNote","createDebitNote"]},
  'item-updated': {"id":"item-updated","statement":"When an item name exists, the item is updated with the new values.","kind":"stated","source":"Create and update behaviours 2","words":"When an item name does not exist, an item is created; when it exists, it is updated with the new values.","operations":["createInvoice","createInvoiceReceipt","createSimplifiedInvoice","createVatMossInvoice","createCreditNote","createDebitNote"]},
  'unknown-tax-default': {"id":"unknown-tax-default","statement":"When an item's tax name is not found, the default tax is applied to that item.","kind":"stated","source":"Create and update behaviours 3","words":"When an item's tax name is not found, the default tax is applied to that item.","operations":["createInvoice","createInvoiceReceipt","createSimplifiedInvoice","createVatMossInvoice","createCreditNote","createDebitNote"]},
  'exemption-reason': {"id":"exemption-reason","statement":"Portuguese accounts must send the exemption reason when an invoice has exempt items (0% tax).","kind":"stated","source":"Create and update behaviours 4","words":"Portuguese accounts must send the exemption reason when an invoice has exempt items (0% tax).","operations":["createInvoice","createInvoiceReceipt","createSimplifiedInvoice","createVatMossInvoice","createCreditNote","createDebitNote"]},
  'simplified-portugal-only': {"id":"simplified-portugal-only","statement":"Simplified invoices exist only for Portugal.","kind":"stated","source":"Create and update behaviours 5","words":"Simplified invoices exist only for Portugal.","operations":["createSimplifiedInvoice"]},
  'simplified-refused-abroad': {"id":"simplified-refused-abroad","statement":"An account of another country refuses simplified invoices.","kind":"assumed","source":"Create and update behaviours 5","reason":"which country tax_country 1, 2 and 3 are is not shown, nor how simplified invoices are missing elsewhere","operations":["createSimplifiedInvoice"]},
  'refused-leaves-nothing-behind': {"id":"refused-leaves-nothing-behind","statement":"A refused document leaves no client and no item behind.","kind":"assumed","source":"Create and update behaviours","reason":"what a refused creation leaves is not said","operations":["createInvoice","createInvoiceReceipt","createSimplifiedInvoice","createVatMossInvoice","createCreditNote","createDebitNote"]},
  'before-taxes-sum': {"id":"before-taxes-sum","statement":"before_taxes = sum - discount, within one cent.","kind":"stated","source":"Resources, Document (by the names of the fields)","words":"sum | number. discount | number. before_taxes | number","operations":["getInvoice","getInvoiceReceipt","getSimplifiedInvoice","getVatMossInvoice","getCreditNote","getDebitNote","getQuote","getProforma","getFeesNote","getShipping","getTransport","getDevolution","getPurchaseOrder"]},
  'total-sum': {"id":"total-sum","statement":"total = before_taxes + taxes, within one cent.","kind":"stated","source":"Resources, Document (by the names of the fields)","words":"before_taxes | number. taxes | number. total | number","operations":["getInvoice","getInvoiceReceipt","getSimplifiedInvoice","getVatMossInvoice","getCreditNote","getDebitNote","getQuote","getProforma","getFeesNote","getShipping","getTransport","getDevolution","getPurchaseOrder"]},
  'total-not-negative': {"id":"total-not-negative","statement":"total >= 0.","kind":"assumed","source":"Resources, Document","reason":"no formula and no range is shown","operations":["getInvoice","getInvoiceReceipt","getSimplifiedInvoice","getVatMossInvoice","getCreditNote","getDebitNote","getQuote","getProforma","getFeesNote","getShipping","getTransport","getDevolution","getPurchaseOrder"]},
  'sum-of-lines': {"id":"sum-of-lines","statement":"For lines without discount, sum is the total of unit_price x quantity and taxes the sum of the lines' tax.","kind":"stated","source":"Resources, Document and line item (by the names of the fields)","words":"sum | number. taxes | number. Line item: ..., `unit_price` (string), `unit`, `quantity` (string), `tax` (object with `id` integer, `name` string, `value` integer), `discount` (number), `subtotal`, `tax_amount`, `discount_amount`, `total` (numbers).","operations":["getInvoice","getInvoiceReceipt","getSimplifiedInvoice","getVatMossInvoice","getCreditNote","getDebitNote","getQuote","getProforma","getFeesNote","getShipping","getTransport","getDevolution","getPurchaseOrder"]},
  'line-subtotal': {"id":"line-subtotal","statement":"A line's subtotal is unit_price x quantity, before its discount.","kind":"assumed","source":"Resources, Line item","reason":"the fields are named without a formula","operations":["getInvoice","getInvoiceReceipt","getSimplifiedInvoice","getVatMossInvoice","getCreditNote","getDebitNote","getQuote","getProforma","getFeesNote","getShipping","getTransport","getDevolution","getPurchaseOrder"]},
  'final-is-fixed': {"id":"final-is-fixed","statement":"A document that is not a draft is not updated.","kind":"assumed","source":"Endpoints, Documents","reason":"the refusals of update are not shown","operations":["updateInvoice","updateInvoiceReceipt","updateSimplifiedInvoice","updateVatMossInvoice","updateCreditNote","updateDebitNote","updateQuote","updateProforma","updateFeesNote","updateShipping","updateTransport","updateDevolution","updatePurchaseOrder"]},
  'update-lines-replace': {"id":"update-lines-replace","statement":"The lines sent in an update replace all lines.","kind":"assumed","source":"Endpoints, Documents","reason":"update bodies are not shown","operations":["updateInvoice","updateInvoiceReceipt","updateSimplifiedInvoice","updateVatMossInvoice","updateCreditNote","updateDebitNote","updateQuote","updateProforma","updateFeesNote","updateShipping","updateTransport","updateDevolution","updatePurchaseOrder"]},
  'transition-allowed': {"id":"transition-allowed","statement":"An allowed trigger moves the document to the stated state.","kind":"stated","source":"States and transitions","words":"From | Trigger: state value in request body | Condition | To","operations":["changeInvoiceState","changeInvoiceReceiptState","changeSimplifiedInvoiceState","changeVatMossInvoiceState","changeCreditNoteState","changeDebitNoteState","changeQuoteState","changeProformaState","changeFeesNoteState","changeShippingState","changeTransportState","changeDevolutionState"]},
  'transition-forbidden': {"id":"transition-forbidden","statement":"A trigger without a row is refused and changes nothing.","kind":"stated","source":"States and transitions","words":"From | Trigger: state value in request body | Condition | To","operations":["changeInvoiceState","changeInvoiceReceiptState","changeSimplifiedInvoiceState","changeVatMossInvoiceState","changeCreditNoteState","changeDebitNoteState","changeQuoteState","changeProformaState","changeFeesNoteState","changeShippingState","changeTransportState","changeDevolutionState"]},
  'deleted-stays-deleted': {"id":"deleted-stays-deleted","statement":"A deleted document does not become available again.","kind":"stated","source":"States and transitions","words":"From | Trigger: state value in request body | Condition | To (no row starts from deleted)","operations":["changeInvoiceState","changeInvoiceReceiptState","changeSimplifiedInvoiceState","changeVatMossInvoiceState","changeCreditNoteState","changeDebitNoteState","changeQuoteState","changeProformaState","changeFeesNoteState","changeShippingState","changeTransportState","changeDevolutionState"]},
  'cancel-message': {"id":"cancel-message","statement":"A message is needed to cancel.","kind":"assumed","source":"Endpoints, Documents","reason":"it is not shown that the message is required","operations":["changeInvoiceState","changeInvoiceReceiptState","changeSimplifiedInvoiceState","changeVatMossInvoiceState","changeCreditNoteState","changeDebitNoteState","changeReceiptState","changeQuoteState","changeProformaState","changeFeesNoteState","changeShippingState","changeTransportState","changeDevolutionState","changePurchaseOrderState"]},
  'filters-on-invoices-only': {"id":"filters-on-invoices-only","statement":"In the invoice family filters work on /invoices.json only.","kind":"uncheckable","source":"Endpoints, Documents","reason":"what the other lists do with a filter is not described","operations":["listInvoices"]},
  'list-text': {"id":"list-text","statement":"text keeps the documents that hold the words.","kind":"stated","source":"List filters","words":"text | string | all lists","operations":["listInvoices","listEstimates","listGuides","listPurchaseOrders"]},
  'list-type': {"id":"list-type","statement":"type keeps the documents of these types.","kind":"stated","source":"List filters","words":"type[] | array of strings, e.g. Invoice, Quote, Shipping | all lists; purchase orders use a scalar `type`","operations":["listInvoices","listEstimates","listGuides","listPurchaseOrders"]},
  'list-status': {"id":"list-status","statement":"status keeps the documents in these states (what `sent` holds is assumed).","kind":"stated","source":"List filters","words":"status[] | array of strings, e.g. sent | all lists","operations":["listInvoices","listEstimates","listGuides","listPurchaseOrders"]},
  'list-status-sent': {"id":"list-status-sent","statement":"status[]=sent holds the documents that were finalized.","kind":"assumed","source":"States and transitions","reason":"it is used as a list filter value; what it holds is not said","operations":["listInvoices","listEstimates","listGuides","listPurchaseOrders"]},
  'list-date': {"id":"list-date","statement":"date[from] and date[to] keep the documents of these days.","kind":"stated","source":"List filters","words":"date[from], date[to] | dd/mm/yyyy | invoices, estimates, purchase orders","operations":["listInvoices","listEstimates","listPurchaseOrders"]},
  'list-due-date': {"id":"list-due-date","statement":"due_date[from] and due_date[to] keep the documents due on these days.","kind":"stated","source":"List filters","words":"due_date[from], due_date[to] | dd/mm/yyyy | invoices, estimates, purchase orders","operations":["listInvoices","listEstimates","listPurchaseOrders"]},
  'list-total': {"id":"list-total","statement":"total_before_taxes[from] and [to] keep the documents in this range.","kind":"stated","source":"List filters","words":"total_before_taxes[from], total_before_taxes[to] | decimal | invoices, estimates, purchase orders","operations":["listInvoices","listEstimates","listPurchaseOrders"]},
  'list-loaded-at': {"id":"list-loaded-at","statement":"loaded_at[from] and [to] keep the guides loaded on these days.","kind":"stated","source":"List filters","words":"loaded_at[from], loaded_at[to] | date | guides","operations":["listGuides"]},
  'list-range-ends': {"id":"list-range-ends","statement":"The ends of a range of dates or amounts belong to it.","kind":"assumed","source":"List filters","reason":"from and to are named, not whether they are included","operations":["listInvoices","listEstimates","listGuides","listPurchaseOrders"]},
  'list-reference': {"id":"list-reference","statement":"reference on /invoices.json keeps the documents of exactly this reference.","kind":"assumed","source":"List filters","reason":"seen in public clients, not in the description","operations":["listInvoices"]},
  'list-archived': {"id":"list-archived","statement":"archived and non_archived choose by archiving; nothing that is shown archives a document.","kind":"assumed","source":"List filters","reason":"nothing that is shown archives a document","operations":["listInvoices","listEstimates","listGuides","listPurchaseOrders"]},
  'pages-partition': {"id":"pages-partition","statement":"The pages of a list hold every record once.","kind":"stated","source":"Limits 1 to 3","words":"`page` (integer) defaults to 1. `per_page` (integer) defaults to 10, or to the value in account settings (10, 20 or 30). Paginated list responses report `total_entries`, `current_page`, `total_pages`, `per_page`.","operations":["listItems","listClients","listInvoices","listEstimates","listGuides","listPurchaseOrders"]},
  'pagination-adds-up': {"id":"pagination-adds-up","statement":"total_entries, total_pages, per_page and current_page agree with each other and with what was asked.","kind":"stated","source":"Limits 3","words":"Paginated list responses report `total_entries`, `current_page`, `total_pages`, `per_page`.","operations":["listClients","listEstimates","listGuides"]},
  'page-defaults-to-one': {"id":"page-defaults-to-one","statement":"Without page the first page is answered.","kind":"stated","source":"Limits 1","words":"`page` (integer) defaults to 1.","operations":["listItems","listClients","listInvoices","listEstimates","listGuides","listPurchaseOrders"]},
  'per-page-default': {"id":"per-page-default","statement":"Without per_page there are 10 records on a page, or the account's setting (10, 20 or 30).","kind":"stated","source":"Limits 2","words":"`per_page` (integer) defaults to 10, or to the value in account settings (10, 20 or 30).","operations":["listItems","listClients"]},
  'email-needs-recipient': {"id":"email-needs-recipient","statement":"An e-mail needs client.email and client.save.","kind":"stated","source":"Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient. client.save | string | yes | `0` do not save; `1` save or update the client's e-mail","operations":["emailInvoice","emailInvoiceReceipt","emailSimplifiedInvoice","emailVatMossInvoice","emailCreditNote","emailDebitNote","emailQuote","emailProforma","emailFeesNote","emailShipping","emailTransport","emailDevolution","emailPurchaseOrder"]},
  'email-saves-address': {"id":"email-saves-address","statement":"client.save 1 saves or updates the client's e-mail; 0 does not.","kind":"stated","source":"Send by e-mail","words":"client.save | string | yes | `0` do not save; `1` save or update the client's e-mail","operations":["emailInvoice","emailInvoiceReceipt","emailSimplifiedInvoice","emailVatMossInvoice","emailCreditNote","emailDebitNote","emailQuote","emailProforma","emailFeesNote","emailShipping","emailTransport","emailDevolution","emailPurchaseOrder"]},
  'email-addresses-valid': {"id":"email-addresses-valid","statement":"Each address of an e-mail is valid: the recipient, cc and bcc, alone and beside the others.","kind":"stated","source":"Send by e-mail","words":"client.email | string | yes | valid e-mail address; recipient. cc | string | no | valid e-mail address. bcc | string | no | valid e-mail address","operations":["emailInvoice","emailInvoiceReceipt","emailSimplifiedInvoice","emailVatMossInvoice","emailCreditNote","emailDebitNote","emailQuote","emailProforma","emailFeesNote","emailShipping","emailTransport","emailDevolution","emailPurchaseOrder"]},
  'email-is-sent': {"id":"email-is-sent","statement":"200 means that the e-mail was sent.","kind":"uncheckable","source":"Send by e-mail","reason":"the suite has no mailbox at the target","operations":["emailInvoice","emailInvoiceReceipt","emailSimplifiedInvoice","emailVatMossInvoice","emailCreditNote","emailDebitNote","emailQuote","emailProforma","emailFeesNote","emailShipping","emailTransport","emailDevolution","emailPurchaseOrder"]},
  'email-logo': {"id":"email-logo","statement":"logo is ignored without a configured logo, for some plans only, and unavailable for trial accounts.","kind":"uncheckable","source":"Send by e-mail","reason":"no answer shows the plan or the logo of an account","operations":["emailInvoice","emailInvoiceReceipt","emailSimplifiedInvoice","emailVatMossInvoice","emailCreditNote","emailDebitNote","emailQuote","emailProforma","emailFeesNote","emailShipping","emailTransport","emailDevolution","emailPurchaseOrder"]},
  'pdf-poll': {"id":"pdf-poll","statement":"The PDF is asked for until 200.","kind":"stated","source":"Generate PDF","words":"202 accepted, empty, the caller repeats the request until 200","operations":["getDocumentPdf"]},
  'pdf-stays-ready': {"id":"pdf-stays-ready","statement":"Once the PDF is ready it stays ready.","kind":"assumed","source":"Generate PDF","reason":"\"repeat until 200\" says nothing of the time after","operations":["getDocumentPdf"]},
  'pdf-second-copy': {"id":"pdf-second-copy","statement":"second_copy=true makes a copy of the original document.","kind":"stated","source":"Generate PDF","words":"Query `second_copy` boolean, optional; `true` generates a copy of the original document.","operations":["getDocumentPdf"]},
  'pdf-invalid-state': {"id":"pdf-invalid-state","statement":"406 for a document in an invalid state.","kind":"assumed","source":"Generate PDF","reason":"which states are invalid is not shown; we take draft and deleted","operations":["getDocumentPdf"]},
  'saft-poll': {"id":"saft-poll","statement":"The SAF-T export is asked for until 200, whose body holds the link.","kind":"stated","source":"SAF-T export","words":"Asynchronous: 202 means generation started, repeat until 200, whose body holds the download link","operations":["exportSaft"]},
  'saft-stays-ready': {"id":"saft-stays-ready","statement":"Once the file is ready it stays ready.","kind":"assumed","source":"SAF-T export","reason":"\"repeat until 200\" says nothing of the time after","operations":["exportSaft"]},
  'saft-parameters': {"id":"saft-parameters","statement":"month and years are required; invalid parameters answer 422.","kind":"stated","source":"SAF-T export","words":"Query `month` string required; `years` string required. 422 invalid parameters (empty)","operations":["exportSaft"]},
  'saft-failed': {"id":"saft-failed","statement":"500 when the generation failed.","kind":"uncheckable","source":"SAF-T export","reason":"a failure cannot be triggered from outside","operations":["exportSaft"]},
  'qr-link': {"id":"qr-link","statement":"The QR code answer holds a link.","kind":"stated","source":"Endpoints, Documents","words":"QR code link; 200 `qr_code.url`","operations":["getDocumentQrCode"]},
  'payment-settles': {"id":"payment-settles","statement":"A payment in full settles the invoice; in part it stays final.","kind":"assumed","source":"States, Others","reason":"the effect of a payment is not shown","operations":["createPartialPayment"]},
  'payment-cap': {"id":"payment-cap","statement":"A payment above what is open is refused.","kind":"assumed","source":"Endpoints, Documents","reason":"payloads are not shown","operations":["createPartialPayment"]},
  'payment-canceled-reopens': {"id":"payment-canceled-reopens","statement":"Canceling a receipt opens the invoice again.","kind":"assumed","source":"Endpoints, Documents","reason":"payloads are not shown","operations":["changeReceiptState"]},
  'related-receipts': {"id":"related-receipts","statement":"The documents related to an invoice hold its receipts, canceled ones too.","kind":"assumed","source":"Endpoints, Documents","reason":"payloads are not shown","operations":["listRelatedDocuments"]},
  'balance-follows': {"id":"balance-follows","statement":"A client's balance follows from documents, payments, regularizations and movements.","kind":"assumed","source":"Treasury","reason":"treasury payloads are not shown","operations":["getClientBalance","updateInitialBalance","createRegularization","deleteRegularization","createTreasuryMovement","deleteTreasuryMovement"]},
  'terms-accepted': {"id":"terms-accepted","statement":"The terms must be accepted.","kind":"assumed","source":"Endpoints, Accounts, create body","reason":"0 is listed as a value; what it leads to is not said","operations":["createAccount"]},
  'account-address': {"id":"account-address","statement":"The address that creating an account answers can be called from wherever the account was created.","kind":"assumed","source":"Authentication 2","reason":"a service behind a proxy may know itself by another name","operations":["createAccount"]},
  'key-case': {"id":"key-case","statement":"The characters of a key count: a key in another case is wrong.","kind":"assumed","guards":"accounts","source":"Authentication 3","reason":"wrong is not said to mean other letters","operations":["listItems"]},
  'record-fields-stay': {"id":"record-fields-stay","statement":"What an update of a client or a tax does not send stays as it was.","kind":"assumed","source":"Endpoints, Clients and Taxes","reason":"nothing is said of what is not sent","operations":["updateClient","updateTax"]},
  'sequence-names-unique': {"id":"sequence-names-unique","statement":"A serie exists once.","kind":"assumed","source":"Resources, Sequence","reason":"nothing is said of names that exist","operations":["createSequence"]},
  'tax-names-unique': {"id":"tax-names-unique","statement":"The name of a tax exists once.","kind":"assumed","source":"Resources, Tax","reason":"per-field requiredness and formats are not shown","operations":["createTax"]},
  'payment-final-only': {"id":"payment-final-only","statement":"Final documents alone are paid.","kind":"assumed","source":"Endpoints, Documents","reason":"payloads are not shown","operations":["createPartialPayment"]},
  'payment-reference': {"id":"payment-reference","statement":"Where mb_reference is shown it is whole, and its value is what is to be paid.","kind":"assumed","source":"Resources, Document, additional fields","reason":"its fields are named, not what they hold","operations":["getInvoice","getInvoiceReceipt","getSimplifiedInvoice","getVatMossInvoice","getCreditNote","getDebitNote"]},
  'payment-canceled': {"id":"payment-canceled","statement":"Canceling a payment cancels its receipt, and no other; the invoice's content stays.","kind":"stated","source":"Endpoints, Documents","words":"PUT | `/receipts/:receipt-id/change-state.json` | cancel a payment","operations":["changeReceiptState"]},
  'filters-together': {"id":"filters-together","statement":"Filters narrow a list together.","kind":"stated","source":"List filters","words":"List filters (query; shown for invoices, estimates, purchase orders, guides)","operations":["listInvoices","listEstimates","listGuides","listPurchaseOrders"]},
  'rate-limit': {"id":"rate-limit","statement":"780 requests a minute per account, then 429 with Retry-After.","kind":"assumed","source":"Limits 5","reason":"rate limits are not shown","operations":["listItems"]},
  'record-unknown': {"id":"record-unknown","statement":"A record that does not exist, or is named by anything but its number, is not answered.","kind":"stated","source":"Errors","words":"404 | referenced resource (item, tax, account, sequence, client, document) does not exist","operations":["getItem","getTax","getClient","getSequence","getAccount","getInvoice","getInvoiceReceipt","getSimplifiedInvoice","getVatMossInvoice","getCreditNote","getDebitNote","getQuote","getProforma","getFeesNote","getShipping","getTransport","getDevolution","getPurchaseOrder"]},
  'record-meant': {"id":"record-meant","statement":"An operation on one record answers and changes that record and no other.","kind":"stated","source":"Endpoints","words":"In paths, `:name` and `{name}` mean the same path placeholder. GET | `/items/:item-id.json` | path `item-id` integer | 200 `{item}`; 401; 404","operations":["updateItem","updateTax","updateClient","updateInvoice","updateInvoiceReceipt","updateSimplifiedInvoice","updateVatMossInvoice","updateCreditNote","updateDebitNote","updateQuote","updateProforma","updateFeesNote","updateShipping","updateTransport","updateDevolution","updatePurchaseOrder","changeInvoiceState","changeInvoiceReceiptState","changeSimplifiedInvoiceState","changeVatMossInvoiceState","changeCreditNoteState","changeDebitNoteState","changeReceiptState","changeQuoteState","changeProformaState","changeFeesNoteState","changeShippingState","changeTransportState","changeDevolutionState","changePurchaseOrderState"]},
  'record-listed': {"id":"record-listed","statement":"A list holds every record of its kind and no other, and agrees with reading one.","kind":"stated","source":"Endpoints","words":"GET | `/items.json` | ... | 200 `{items: [item]}`; 401. GET | `/invoices.json` | list invoices; other types via `/invoice_receipts.json`, `/simplified_invoices.json`, `/vat_moss_invoices`, `/credit_notes.json`, `/debit_notes.json`, `/receipts.json`","operations":["listItems","listTaxes","listClients","listSequences","listInvoices","listEstimates","listGuides","listPurchaseOrders"]},
  'refused-changes-nothing': {"id":"refused-changes-nothing","statement":"What is refused changes nothing that can be read.","kind":"stated","source":"Errors","words":"422 | some parameters incorrect (update/create/e-mail/set_current/SAF-T)","operations":["createItem","updateItem","createTax","updateTax","createClient","updateClient","createSequence","updateInvoice","updateInvoiceReceipt","updateSimplifiedInvoice","updateVatMossInvoice","updateCreditNote","updateDebitNote","updateQuote","updateProforma","updateFeesNote","updateShipping","updateTransport","updateDevolution","updatePurchaseOrder","changeInvoiceState","changeInvoiceReceiptState","changeSimplifiedInvoiceState","changeVatMossInvoiceState","changeCreditNoteState","changeDebitNoteState","changeReceiptState","changeQuoteState","changeProformaState","changeFeesNoteState","changeShippingState","changeTransportState","changeDevolutionState","changePurchaseOrderState"]},
  'no-server-error': {"id":"no-server-error","statement":"No answer is a 5xx but that of a failed SAF-T generation.","kind":"stated","source":"Errors","words":"500 | SAF-T generation failed","operations":["exportSaft"]},
};
