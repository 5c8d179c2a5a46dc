/** Variants made of settings alone: the other answer to each open question of the contract. */
import { choice, type Variant } from './make.js';

export const choices = {
  'error-bodies-empty': { says: 'refusals without a body', errorBodies: 'empty' },
  'error-bodies-list': { says: 'refusals with a list of errors', errorBodies: 'list' },
  'accepted-capital': choice('the status Accepted', { statusSpelling: 'Accepted' }),
  'deleted-gone': choice('deleted documents answer 404', { deletedDocuments: '404' }),
  'foreign-401': choice("another account's record answers 401", { foreignRecord: 401 }),
  'estimate-pdf-401': choice('the PDF of a missing estimate answers 401', { estimatePdfMissing: 401 }),
  'own-wrappers': choice('only the own wrapper of a type', { wrappers: 'own' }),
  'invoice-wrapper': choice('the wrapper invoice for the whole family', { wrappers: 'invoice-only' }),
  'shipping-wrapper': choice("the wrapper shipping for every guide's change of state", {
    wrappers: 'shipping-only',
  }),
  'creates-empty': choice('creating an item, client or sequence answers no body', { createBodies: 'empty' }),
  'changes-empty': choice('a change of state answers no body', { changeStateAnswer: 'empty' }),
  'final-updates': choice('final documents can be updated', { finalUpdate: 'accept' }),
  'repeats-accepted': choice('a repeated trigger is accepted and changes nothing', {
    repeatTrigger: 'accept-unchanged',
  }),
  'guide-201': choice('creating a guide answers 201', { guideCreateStatus: 201 }),
  'client-204': choice('updating a client answers 204', { clientUpdateStatus: 204 }),
  'unset-absent': choice('what is not set is absent', { unsetFields: 'absent', draftFields: 'absent' }),
  'draft-number-null': choice("a draft's number is null", { draftNumber: 'null' }),
  'draft-number-word': choice("a draft's number is another word", { draftNumber: 'rascunho' }),
  'extra-fields': choice('further fields everywhere', { extraFields: true }),
  'ids-huge': choice('large ids with gaps', { idStart: 2_000_000_000, idStep: 7 }),
  'oldest-first': choice('lists begin with the oldest', { listOrder: 'oldest' }),
  'pages-of-20': choice('20 records on a page by default', { perPageDefault: 20 }),
  'pages-of-30': choice('30 records on a page by default', { perPageDefault: 30 }),
  'pages-at-most-50': choice('never more than 50 records on a page', { perPageMax: 50 }),
  'pages-at-most-30': choice('never more than 30 records on a page', { perPageMax: 30 }),
  'list-keys': choice('every list of the invoice family under the key invoices', {
    familyListKey: 'invoices',
  }),
  'items-paginated': choice('the list of items reports its pagination', { itemsPagination: 'present' }),
  'tax-numbers': choice("a tax's value is a number", { taxValueAs: 'number' }),
  'price-needed': choice('an item update needs the price', { itemPriceOnUpdate: 'required' }),
  'price-number': choice('a numeric item price is accepted', { numericItemPrice: 'accept' }),
  'net-subtotals': choice("a line's subtotal is after its discount", { lineSubtotal: 'after-discount' }),
  'message-optional': choice('canceling needs no message', { cancelMessage: 'optional' }),
  'drafts-print': choice('drafts have a PDF and a QR code', { draftPdf: 200, draftQrCode: 200 }),
  strict: { says: 'refuses what real services refuse', strictRules: true },
  'pdf-late': { says: 'PDF and SAF-T need four polls', asyncPolls: 4 },
  'pdf-at-once': { says: 'PDF and SAF-T are ready at once', asyncPolls: 0 },
  'clock-behind': { says: 'a clock that is a day behind', clockSkewDays: -1 },
  'clock-ahead': { says: 'a clock that is a day ahead', clockSkewDays: 1 },
  'only-invoices': choice('the list of invoices shows documents of type Invoice unless asked for others', {
    invoicesList: 'invoice',
  }),
  'unknown-user-accepted': choice('an account for a user that is not known is made all the same', {
    unknownUser: 'accept',
  }),
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
