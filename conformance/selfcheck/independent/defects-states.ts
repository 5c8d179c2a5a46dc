/** Defects of the state tables: a cell that is allowed, refused, leads elsewhere, does nothing, or reaches another document. */
import {
  action,
  again,
  all,
  answers,
  type Defect,
  defect,
  type Hooks,
  inner,
  kind,
  namedDoc,
  rewrites,
  stores,
  type Test,
} from './defect-kit.js';
import { wrapped } from './documents.js';
import { type Call, Refusal } from './http.js';
import { textAt } from './json.js';
import { kinds } from './kinds.js';
import { number } from './states.js';
import type { Doc } from './store.js';

const families: Record<string, string[]> = {
  all: kinds
    .filter((each) => each.family !== 'receipt' && each.family !== 'order')
    .map((each) => each.plural),
  estimates: ['quotes', 'proformas', 'fees_notes'],
  guides: ['shippings', 'transports', 'devolutions'],
  invoices: [
    'invoices',
    'invoice_receipts',
    'simplified_invoices',
    'vat_moss_invoices',
    'credit_notes',
    'debit_notes',
  ],
};
const plurals = (word: string): string[] =>
  word.split(' ').flatMap((each) => (each.startsWith('*') ? (families[each.slice(1)] ?? []) : [each]));
const change = action('document.state');
const said = (call: Call): string => textAt(inner(call), 'state') ?? '';

/** The cell: types, state before, trigger. */
const cell = (types: string, from: string, trigger: string): Test =>
  all(change, kind(...plurals(types)), (call) => call.was === from && said(call) === trigger);

const conditions: Record<string, Test> = {
  'three lines or more': (call) => (namedDoc(call)?.lines.length ?? 0) >= 3,
  'two lines or more': (call) => (namedDoc(call)?.lines.length ?? 0) >= 2,
  'after an update': (call) => (namedDoc(call)?.updates ?? 0) > 0,
  'after an e-mail': (call) => (namedDoc(call)?.mails ?? 0) > 0,
  'with a reference': (call) => textAt(namedDoc(call)?.fields, 'reference') !== undefined,
  'without a reference': (call) => textAt(namedDoc(call)?.fields, 'reference') === undefined,
  'a quantity above 9': (call) => namedDoc(call)?.lines.some((line) => line.quantity > 900_000_000n) ?? false,
  'a discount on a line': (call) => namedDoc(call)?.lines.some((line) => line.discount > 0n) ?? false,
  'tried twice': again('state'),
};

const allow =
  (to: string): ((test: Test) => Hooks) =>
  (test) => ({
    before: (call) => {
      const doc = test(call) ? namedDoc(call) : undefined;
      if (!doc) return undefined;
      if (to === 'final' && doc.number === undefined) number(call, doc);
      doc.status = to;
      call.doc = doc;
      return wrapped(call, doc);
    },
  });
const refuseIt = (test: Test): Hooks => ({
  before: (call) => {
    if (test(call)) throw new Refusal(422, 'not now');
    return undefined;
  },
});
const land =
  (to: string): ((test: Test) => Hooks) =>
  (test) =>
    rewrites(test, (doc) => {
      doc.status = to;
    });
/** The answer reports the new state, what is stored stays. */
const nothing = (test: Test): Hooks =>
  stores(test, (call) => {
    if (call.doc && call.was !== undefined) call.doc.status = call.was;
  });

type Row = [
  name: string,
  types: string,
  from: string,
  trigger: string,
  hooks: (test: Test) => Hooks,
  says: string,
  when?: string,
];

const ops = (types: string): string[] =>
  plurals(types).map((plural) => `PUT /${plural}/:document-id/change-state.json`);

// biome-ignore format: a table, one row a line
const rows: Row[] = [
  ['settled-invoice-canceled', 'invoices', 'settled', 'canceled', allow('canceled'), 'a settled invoice is canceled'],
  ['settled-simplified-canceled', 'simplified_invoices', 'settled', 'canceled', allow('canceled'), 'a settled simplified invoice is canceled'],
  ['settled-moss-canceled', 'vat_moss_invoices', 'settled', 'canceled', allow('canceled'), 'a settled VAT MOSS invoice is canceled'],
  ['settled-credit-note-canceled', 'credit_notes', 'settled', 'canceled', allow('canceled'), 'a settled credit note is canceled'],
  ['settled-debit-note-canceled', 'debit_notes', 'settled', 'canceled', allow('canceled'), 'a settled debit note is canceled', 'after an e-mail'],
  ['invoice-unsettled', 'invoices', 'settled', 'unsettled', allow('final'), 'an invoice is unsettled'],
  ['simplified-unsettled', 'simplified_invoices', 'settled', 'unsettled', allow('final'), 'a simplified invoice is unsettled'],
  ['moss-unsettled', 'vat_moss_invoices', 'settled', 'unsettled', allow('final'), 'a VAT MOSS invoice is unsettled'],
  ['receipt-unsettled', 'invoice_receipts', 'settled', 'unsettled', allow('final'), 'an invoice receipt is unsettled'],
  ['draft-settled', 'invoices', 'draft', 'settled', allow('settled'), 'a draft is settled'],
  ['draft-credit-note-settled', 'credit_notes', 'draft', 'settled', allow('settled'), 'a draft credit note is settled'],
  ['draft-invoice-canceled', 'invoices', 'draft', 'canceled', allow('canceled'), 'a draft is canceled'],
  ['draft-receipt-canceled', 'invoice_receipts', 'draft', 'canceled', allow('canceled'), 'a draft invoice receipt is canceled'],
  ['draft-unsettled', 'debit_notes', 'draft', 'unsettled', allow('final'), 'a draft debit note is unsettled'],
  ['canceled-invoice-finalized', 'invoices', 'canceled', 'finalized', allow('final'), 'a canceled invoice is finalized'],
  ['canceled-note-unsettled', 'credit_notes', 'canceled', 'unsettled', allow('final'), 'a canceled credit note is unsettled'],
  ['canceled-invoice-settled', 'simplified_invoices', 'canceled', 'settled', allow('settled'), 'a canceled simplified invoice is settled'],
  ['canceled-invoice-deleted', 'invoices', 'canceled', 'deleted', allow('deleted'), 'a canceled invoice is deleted'],
  ['deleted-invoice-finalized', 'invoices', 'deleted', 'finalized', allow('final'), 'a deleted invoice comes back'],
  ['deleted-quote-finalized', 'quotes', 'deleted', 'finalized', allow('final'), 'a deleted quote comes back'],
  ['final-invoice-deleted', 'invoices', 'final', 'deleted', allow('deleted'), 'a final invoice is deleted'],
  ['final-note-deleted', 'debit_notes', 'final', 'deleted', allow('deleted'), 'a final debit note is deleted', 'after an update'],
  ['final-invoice-refused', 'invoices', 'final', 'refuse', allow('refused'), 'an invoice is refused like an estimate'],
  ['settled-invoice-deleted', 'invoice_receipts', 'settled', 'deleted', allow('deleted'), 'a settled invoice receipt is deleted'],
  ['draft-quote-accepted', 'quotes', 'draft', 'accept', allow('accepted'), 'a draft quote is accepted'],
  ['draft-proforma-refused', 'proformas', 'draft', 'refuse', allow('refused'), 'a draft proforma is refused'],
  ['draft-quote-canceled', 'quotes', 'draft', 'canceled', allow('canceled'), 'a draft quote is canceled', 'without a reference'],
  ['accepted-quote-deleted', 'quotes', 'accepted', 'deleted', allow('deleted'), 'an accepted quote is deleted'],
  ['accepted-fees-note-finalized', 'fees_notes', 'accepted', 'finalized', allow('final'), 'an accepted fees note is finalized again'],
  ['refused-proforma-deleted', 'proformas', 'refused', 'deleted', allow('deleted'), 'a refused proforma is deleted'],
  ['canceled-quote-accepted', 'quotes', 'canceled', 'accept', allow('accepted'), 'a canceled quote is accepted'],
  ['canceled-fees-note-refused', 'fees_notes', 'canceled', 'refuse', allow('refused'), 'a canceled fees note is refused'],
  ['final-estimate-settled', '*estimates', 'final', 'settled', allow('settled'), 'an estimate is settled'],
  ['final-fees-note-deleted', 'fees_notes', 'final', 'deleted', allow('deleted'), 'a final fees note is deleted'],
  ['draft-guide-canceled', '*guides', 'draft', 'canceled', allow('canceled'), 'a draft guide is canceled'],
  ['final-shipping-deleted', 'shippings', 'final', 'deleted', allow('deleted'), 'a final shipping is deleted'],
  ['final-transport-settled', 'transports', 'final', 'settled', allow('settled'), 'a transport is settled'],
  ['canceled-devolution-finalized', 'devolutions', 'canceled', 'finalized', allow('final'), 'a canceled devolution is finalized'],
  ['deleted-transport-finalized', 'transports', 'deleted', 'finalized', allow('final'), 'a deleted transport comes back'],
  ['guide-accepted', 'shippings', 'final', 'accept', allow('accepted'), 'a shipping is accepted like an estimate'],
  ['devolution-finalize-refused', 'devolutions', 'draft', 'finalized', refuseIt, 'a devolution is never final'],
  ['invoice-finalize-refused-with-lines', 'invoices', 'draft', 'finalized', refuseIt, 'an invoice is not finalized', 'three lines or more'],
  ['quote-finalize-refused-after-update', 'quotes', 'draft', 'finalized', refuseIt, 'a quote is not finalized', 'after an update'],
  ['moss-finalize-refused', 'vat_moss_invoices', 'draft', 'finalized', refuseIt, 'a VAT MOSS invoice is never final'],
  ['debit-note-finalize-refused-after-mail', 'debit_notes', 'draft', 'finalized', refuseIt, 'a debit note is not finalized', 'after an e-mail'],
  ['proforma-delete-refused', 'proformas', 'draft', 'deleted', refuseIt, 'a draft proforma is not deleted'],
  ['invoice-delete-refused', 'invoices', 'draft', 'deleted', refuseIt, 'a draft invoice is not deleted', 'with a reference'],
  ['transport-cancel-refused', 'transports', 'final', 'canceled', refuseIt, 'a final transport is not canceled'],
  ['receipt-cancel-refused', 'invoice_receipts', 'settled', 'canceled', refuseIt, 'a settled invoice receipt is not canceled'],
  ['invoice-cancel-refused', 'invoices', 'final', 'canceled', refuseIt, 'a final invoice is not canceled', 'two lines or more'],
  ['invoice-settle-refused', 'invoices', 'final', 'settled', refuseIt, 'a final invoice is not settled'],
  ['simplified-settle-refused', 'simplified_invoices', 'final', 'settled', refuseIt, 'a simplified invoice is not settled', 'a quantity above 9'],
  ['credit-note-unsettle-refused', 'credit_notes', 'settled', 'unsettled', refuseIt, 'a credit note is not unsettled'],
  ['quote-accept-refused', 'quotes', 'final', 'accept', refuseIt, 'a final quote is not accepted'],
  ['fees-note-refuse-refused', 'fees_notes', 'final', 'refuse', refuseIt, 'a final fees note is not refused'],
  ['proforma-second-thought-refused', 'proformas', 'refused', 'accept', refuseIt, 'a refused proforma is not accepted'],
  ['quote-second-thought-refused', 'quotes', 'accepted', 'refuse', refuseIt, 'an accepted quote is not refused'],
  ['accepted-fees-note-cancel-refused', 'fees_notes', 'accepted', 'canceled', refuseIt, 'an accepted fees note is not canceled'],
  ['refused-quote-cancel-refused', 'quotes', 'refused', 'canceled', refuseIt, 'a refused quote is not canceled'],
  ['invoice-finalized-is-settled', 'invoices', 'draft', 'finalized', land('settled'), 'a finalized invoice is settled'],
  ['simplified-finalized-is-settled', 'simplified_invoices', 'draft', 'finalized', land('settled'), 'a finalized simplified invoice is settled'],
  ['shipping-finalized-is-accepted', 'shippings', 'draft', 'finalized', land('accepted'), 'a finalized shipping is accepted', 'two lines or more'],
  ['note-settled-is-canceled', 'debit_notes', 'final', 'settled', land('canceled'), 'a settled debit note is canceled'],
  ['quote-accepted-is-refused', 'quotes', 'refused', 'accept', land('refused'), 'an accepted quote stays refused'],
  ['proforma-refused-is-canceled', 'proformas', 'final', 'refuse', land('canceled'), 'a refused proforma is canceled'],
  ['canceled-is-deleted', 'fees_notes', 'final', 'canceled', land('deleted'), 'a canceled fees note is deleted'],
  ['unsettled-is-draft', 'credit_notes', 'settled', 'unsettled', land('draft'), 'an unsettled credit note is a draft'],
  ['canceled-devolution-is-draft', 'devolutions', 'final', 'canceled', land('draft'), 'a canceled devolution is a draft'],
  ['deleted-is-canceled', 'transports', 'draft', 'deleted', land('canceled'), 'a deleted transport is canceled'],
  ['invoice-settle-does-nothing', 'invoices', 'final', 'settled', nothing, 'settling is reported, not stored'],
  ['invoice-cancel-does-nothing-after-mail', 'invoices', 'final', 'canceled', nothing, 'canceling is reported, not stored', 'after an e-mail'],
  ['quote-accept-does-nothing-with-discount', 'quotes', 'final', 'accept', nothing, 'accepting is reported, not stored', 'a discount on a line'],
  ['shipping-cancel-does-nothing', 'shippings', 'final', 'canceled', nothing, 'canceling is reported, not stored'],
  ['moss-cancel-does-nothing', 'vat_moss_invoices', 'final', 'canceled', nothing, 'canceling is reported, not stored'],
  ['proforma-refuse-does-nothing', 'proformas', 'accepted', 'refuse', nothing, 'refusing is reported, not stored'],
  ['devolution-delete-does-nothing', 'devolutions', 'draft', 'deleted', nothing, 'deleting is reported, not stored'],
  ['receipt-cancel-does-nothing', 'invoice_receipts', 'settled', 'canceled', nothing, 'canceling is reported, not stored'],
];

const cells = rows.map(([name, types, from, trigger, hooks, says, when]) => {
  const extra = when === undefined ? undefined : conditions[when];
  const test = extra ? all(cell(types, from, trigger), extra) : cell(types, from, trigger);
  return defect(`state-${name}`, says, ops(types), `States: ${from}, ${trigger}`, hooks(test), when);
});

const other = (call: Call): Doc | undefined =>
  [...call.account.docs.values()].find(
    (doc) => doc !== call.doc && doc.kind === call.doc?.kind && doc.status === call.was,
  );

// biome-ignore format: a table, one row a line
const around: readonly Defect[] = [
  defect('invoice-receipts-become-final', 'a finalized invoice receipt is final', ops('invoice_receipts'), 'States: draft, finalized, invoice_receipt only, settled', {}),
  defect('state-unknown-word-is-accepted', 'an unknown trigger finalizes', ops('*all'), 'States: no such trigger', allow('final')(all(change, (call) => call.was === 'draft' && !['finalized', 'deleted', 'canceled', 'settled', 'unsettled', 'accept', 'refuse', 'accepted', 'refused', ''].includes(said(call)))), 'the word is in no table'),
  defect('state-unknown-word-breaks', 'an unknown trigger breaks the server', ops('*guides'), 'States: no such trigger', answers(all(change, kind(...plurals('*guides')), (_call, reply) => reply?.status === 422), () => ({ status: 500 })), 'the trigger is refused'),
  defect('state-empty-word-settles', 'an empty trigger settles', ops('invoices'), 'States: no such trigger', allow('settled')(all(change, kind('invoices'), (call) => call.was === 'final' && said(call) === '')), 'the trigger is empty'),
  defect('state-neighbour-canceled', 'canceling reaches another invoice', ops('*invoices'), 'States: the document of the path', stores(all(change, kind(...plurals('*invoices')), (call) => said(call) === 'canceled'), (call) => { const found = other(call); if (found) found.status = 'canceled'; }), 'another document is in the same state'),
  defect('state-neighbour-finalized', 'finalizing reaches the next draft', ops('*estimates'), 'States: the document of the path', stores(all(change, kind(...plurals('*estimates')), (call) => said(call) === 'finalized'), (call) => { const found = other(call); if (found) { number(call, found); found.status = 'final'; } }), 'another document is a draft'),
  defect('state-neighbour-deleted', 'deleting reaches another guide', ops('*guides'), 'States: the document of the path', stores(all(change, kind(...plurals('*guides')), (call) => said(call) === 'deleted'), (call) => { const found = other(call); if (found) found.status = 'deleted'; }), 'another guide is a draft'),
  defect('state-refused-trigger-cancels', 'a refused trigger cancels a final invoice', ops('*invoices'), 'States: a forbidden transition changes nothing', answers(all(change, kind(...plurals('*invoices')), (call, reply) => reply?.status === 422 && call.was === 'final' && said(call) === 'deleted'), (call) => { const doc = namedDoc(call); if (doc) doc.status = 'canceled'; return undefined; }), 'a final document is deleted'),
  defect('state-refused-trigger-works-the-second-time', 'deleting a final quote works the second time', ops('quotes'), 'States: no such row', allow('deleted')(all(cell('quotes', 'final', 'deleted'), again('state'))), 'tried twice'),
  defect('state-status-in-answer-is-old', 'the answer reports the old state', ops('*estimates'), 'States: to', answers(all(change, kind(...plurals('*estimates')), (call, reply) => reply?.status === 200 && said(call) === 'accept'), (call, reply) => { const doc = call.doc; if (!doc) return undefined; const now = doc.status; doc.status = call.was ?? now; const old = wrapped(call, doc); doc.status = now; return { ...reply, body: old.body ?? null }; }), 'the trigger is accept'),
  defect('state-of-none-is-200', 'a trigger for no document is 200', ops('*all'), 'Errors: 404', answers(all(change, (_call, reply) => reply?.status === 404), () => ({ status: 200 }))),
  defect('state-of-others', "another account's document changes state", ops('*all'), 'Authentication 2', { before: (call) => { const owner = change(call) ? call.world.accounts.find((each) => each.docs.has(Number(call.params['document-id']))) : undefined; if (owner) call.account = owner; return undefined; } }),
  defect('state-without-wrapper-breaks', 'a body without wrapper breaks the server', ops('*all'), 'General: request bodies wrap their data', answers(all(change, (call, reply) => reply?.status === 422 && said(call) === ''), () => ({ status: 500 })), 'the state is missing'),
  defect('state-unknown-status', 'a settled document is called paid', ops('*invoices'), 'States: status values', land('paid')(all(change, kind(...plurals('*invoices')), (call) => said(call) === 'settled'))),
];

export const stateDefects: readonly Defect[] = [...cells, ...around];
