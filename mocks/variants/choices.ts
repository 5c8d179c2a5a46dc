/** Variants made of settings alone: the other answer to each open question of the contract. */
import type { Variant } from './make.js';

export const choices = {
  'error-bodies-empty': { says: 'refusals without a body', errorBodies: 'empty' },
  'error-bodies-list': { says: 'refusals with a list of errors', errorBodies: 'list' },
  'accepted-capital': { says: 'the status Accepted', variations: { statusSpelling: 'Accepted' } },
  'deleted-gone': { says: 'deleted documents answer 404', variations: { deletedDocuments: '404' } },
  'foreign-401': { says: "another account's record answers 401", variations: { foreignRecord: 401 } },
  'estimate-pdf-401': {
    says: 'the PDF of a missing estimate answers 401',
    variations: { estimatePdfMissing: 401 },
  },
  'own-wrappers': { says: 'only the own wrapper of a type', variations: { wrappers: 'own' } },
  'invoice-wrapper': {
    says: 'the wrapper invoice for the whole family',
    variations: { wrappers: 'invoice-only' },
  },
  'shipping-wrapper': {
    says: "the wrapper shipping for every guide's change of state",
    variations: { wrappers: 'shipping-only' },
  },
  'creates-empty': {
    says: 'creating an item, client or sequence answers no body',
    variations: { createBodies: 'empty' },
  },
  'changes-empty': { says: 'a change of state answers no body', variations: { changeStateAnswer: 'empty' } },
  'final-updates': { says: 'final documents can be updated', variations: { finalUpdate: 'accept' } },
  'repeats-accepted': {
    says: 'a repeated trigger is accepted and changes nothing',
    variations: { repeatTrigger: 'accept-unchanged' },
  },
  'guide-201': { says: 'creating a guide answers 201', variations: { guideCreateStatus: 201 } },
  'client-204': { says: 'updating a client answers 204', variations: { clientUpdateStatus: 204 } },
  'unset-absent': {
    says: 'what is not set is absent',
    variations: { unsetFields: 'absent', draftFields: 'absent' },
  },
  'draft-number-null': { says: "a draft's number is null", variations: { draftNumber: 'null' } },
  'draft-number-word': { says: "a draft's number is another word", variations: { draftNumber: 'rascunho' } },
  'extra-fields': { says: 'further fields everywhere', variations: { extraFields: true } },
  'ids-huge': { says: 'large ids with gaps', variations: { idStart: 2_000_000_000, idStep: 7 } },
  'oldest-first': { says: 'lists begin with the oldest', variations: { listOrder: 'oldest' } },
  'pages-of-20': { says: '20 records on a page by default', variations: { perPageDefault: 20 } },
  'pages-of-30': { says: '30 records on a page by default', variations: { perPageDefault: 30 } },
  'pages-at-most-50': { says: 'never more than 50 records on a page', variations: { perPageMax: 50 } },
  'pages-at-most-30': { says: 'never more than 30 records on a page', variations: { perPageMax: 30 } },
  'list-keys': {
    says: 'every list of the invoice family under the key invoices',
    variations: { familyListKey: 'invoices' },
  },
  'items-paginated': {
    says: 'the list of items reports its pagination',
    variations: { itemsPagination: 'present' },
  },
  'tax-numbers': { says: "a tax's value is a number", variations: { taxValueAs: 'number' } },
  'price-needed': { says: 'an item update needs the price', variations: { itemPriceOnUpdate: 'required' } },
  'price-number': { says: 'a numeric item price is accepted', variations: { numericItemPrice: 'accept' } },
  'net-subtotals': {
    says: "a line's subtotal is after its discount",
    variations: { lineSubtotal: 'after-discount' },
  },
  'message-optional': { says: 'canceling needs no message', variations: { cancelMessage: 'optional' } },
  'drafts-print': {
    says: 'drafts have a PDF and a QR code',
    variations: { draftPdf: 200, draftQrCode: 200 },
  },
  strict: { says: 'refuses what real services refuse', strictRules: true },
  'pdf-late': { says: 'PDF and SAF-T need four polls', asyncPolls: 4 },
  'pdf-at-once': { says: 'PDF and SAF-T are ready at once', asyncPolls: 0 },
  'clock-behind': { says: 'a clock that is a day behind', clockSkewDays: -1 },
  'clock-ahead': { says: 'a clock that is a day ahead', clockSkewDays: 1 },
  'only-invoices': {
    says: 'the list of invoices shows documents of type Invoice unless asked for others',
    variations: { invoicesList: 'invoice' },
  },
  'unknown-user-accepted': {
    says: 'an account for a user that is not known is made all the same',
    variations: { unknownUser: 'accept' },
  },
  'bodies-at-most-64k': { says: 'request bodies above 64 kB are refused with 413', bodyLimit: 65_536 },
  'account-in-english': {
    says: 'an English account beside a Spanish one',
    scenario: {
      accounts: [
        { language: 'en', organization_name: 'North & Sons "N" Ltd' },
        { language: 'es', organization_name: 'Señor Ñandú, S.L.' },
      ],
    },
  },
} as const satisfies Record<string, Variant>;
