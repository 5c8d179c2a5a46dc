/** Variants that are settings of the service alone: each open point of the contract the other way round. */
import type { Variant } from './make.js';

export const choices = [
  { name: 'error-bodies-empty', says: 'refusals without a body', errorBodies: 'empty' },
  { name: 'error-bodies-list', says: 'refusals with a list of errors', errorBodies: 'list' },
  { name: 'accepted-capital', says: 'the status Accepted', variations: { statusSpelling: 'Accepted' } },
  { name: 'deleted-gone', says: 'deleted documents answer 404', variations: { deletedDocuments: '404' } },
  { name: 'foreign-401', says: "another account's record answers 401", variations: { foreignRecord: 401 } },
  {
    name: 'estimate-pdf-401',
    says: 'the PDF of a missing estimate answers 401',
    variations: { estimatePdfMissing: 401 },
  },
  { name: 'own-wrappers', says: 'only the own wrapper of a type', variations: { wrappers: 'own' } },
  {
    name: 'invoice-wrapper',
    says: 'the wrapper invoice for the whole family',
    variations: { wrappers: 'invoice-only' },
  },
  {
    name: 'shipping-wrapper',
    says: "the wrapper shipping for every guide's change of state",
    variations: { wrappers: 'shipping-only' },
  },
  {
    name: 'creates-empty',
    says: 'creating an item, client or sequence answers no body',
    variations: { createBodies: 'empty' },
  },
  {
    name: 'changes-empty',
    says: 'a change of state answers no body',
    variations: { changeStateAnswer: 'empty' },
  },
  { name: 'final-updates', says: 'final documents can be updated', variations: { finalUpdate: 'accept' } },
  {
    name: 'repeats-accepted',
    says: 'a repeated trigger is accepted and changes nothing',
    variations: { repeatTrigger: 'accept-unchanged' },
  },
  { name: 'guide-201', says: 'creating a guide answers 201', variations: { guideCreateStatus: 201 } },
  { name: 'client-204', says: 'updating a client answers 204', variations: { clientUpdateStatus: 204 } },
  {
    name: 'unset-absent',
    says: 'what is not set is absent',
    variations: { unsetFields: 'absent', draftFields: 'absent' },
  },
  { name: 'draft-number-null', says: "a draft's number is null", variations: { draftNumber: 'null' } },
  {
    name: 'draft-number-word',
    says: "a draft's number is another word",
    variations: { draftNumber: 'rascunho' },
  },
  { name: 'extra-fields', says: 'further fields everywhere', variations: { extraFields: true } },
  { name: 'ids-huge', says: 'large ids with gaps', variations: { idStart: 2_000_000_000, idStep: 7 } },
  { name: 'oldest-first', says: 'lists begin with the oldest', variations: { listOrder: 'oldest' } },
  { name: 'pages-of-20', says: '20 records on a page by default', variations: { perPageDefault: 20 } },
  { name: 'pages-of-30', says: '30 records on a page by default', variations: { perPageDefault: 30 } },
  { name: 'pages-at-most-50', says: 'never more than 50 records on a page', variations: { perPageMax: 50 } },
  { name: 'pages-at-most-30', says: 'never more than 30 records on a page', variations: { perPageMax: 30 } },
  {
    name: 'list-keys',
    says: 'every list of the invoice family under the key invoices',
    variations: { familyListKey: 'invoices' },
  },
  {
    name: 'items-paginated',
    says: 'the list of items reports its pagination',
    variations: { itemsPagination: 'present' },
  },
  { name: 'tax-numbers', says: "a tax's value is a number", variations: { taxValueAs: 'number' } },
  {
    name: 'price-needed',
    says: 'an item update needs the price',
    variations: { itemPriceOnUpdate: 'required' },
  },
  {
    name: 'price-number',
    says: 'a numeric item price is accepted',
    variations: { numericItemPrice: 'accept' },
  },
  {
    name: 'net-subtotals',
    says: "a line's subtotal is after its discount",
    variations: { lineSubtotal: 'after-discount' },
  },
  { name: 'message-optional', says: 'canceling needs no message', variations: { cancelMessage: 'optional' } },
  {
    name: 'drafts-print',
    says: 'drafts have a PDF and a QR code',
    variations: { draftPdf: 200, draftQrCode: 200 },
  },
  { name: 'strict', says: 'refuses what real services refuse', strictRules: true },
  { name: 'pdf-late', says: 'PDF and SAF-T need four polls', asyncPolls: 4 },
  { name: 'pdf-at-once', says: 'PDF and SAF-T are ready at once', asyncPolls: 0 },
  {
    name: 'clock-behind',
    says: 'a clock that is a day behind',
    clockSkewDays: -1,
  },
  { name: 'clock-ahead', says: 'a clock that is a day ahead', clockSkewDays: 1 },
  {
    name: 'only-invoices',
    says: 'the list of invoices shows documents of type Invoice unless asked for others',
    variations: { invoicesList: 'invoice' },
  },
  {
    name: 'unknown-user-accepted',
    says: 'an account for a user that is not known is made all the same',
    variations: { unknownUser: 'accept' },
  },
  { name: 'bodies-at-most-64k', says: 'request bodies above 64 kB are refused with 413', bodyLimit: 65_536 },
  {
    name: 'account-in-english',
    says: 'an English account beside a Spanish one',
    scenario: {
      accounts: [
        { language: 'en', organization_name: 'North & Sons "N" Ltd' },
        { language: 'es', organization_name: 'Señor Ñandú, S.L.' },
      ],
    },
  },
] as const satisfies readonly Variant[];
