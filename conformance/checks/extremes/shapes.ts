/** Wrong JSON types: a list for a map, a map for a list, a list for a text. */

import { statusSymptom } from '../../judge/identity.js';
import { isError, isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Answer, Json } from '../../target/call.js';
import { isClaimed } from '../kit/document-rules.js';
import { type Probe, sent } from '../kit/probe.js';
import { createOf, documentCreate, emailOf } from '../kit/probes.js';
import {
  check,
  clientInvoicesBy,
  clientUpdate,
  documentUpdate,
  itemUpdate,
  leftByStages,
  stageOf,
  tryOut,
} from './stage.js';

/** Wrong types at every depth; a refused request must store nothing. */
async function wrongShapes(t: CheckContext): Promise<void> {
  const subject = 'input.array-for-object';
  const stage = await stageOf(t);
  const named = { name: t.unique('Extreme item'), description: 'Extreme', unit_price: '1' };
  const line = t.given.line({ name: t.given.runName(subject) });
  const quote = isClaimed(t, 'quotes') ? await t.given.document('quotes', 'final') : { id: 0 };
  const at = { path: { 'document-id': quote.id } };
  const oddFields: Json[] = [
    { client: ['odd'] },
    { client: [] },
    { items: { name: 'odd' } },
    { items: [['odd']] },
    { items: [{ ...line, tax: ['odd'] }] },
    { items: [{ ...line, name: ['odd'] }] },
    { items: [{ ...line, unit_price: { toString: 1, valueOf: 2 } }] },
  ];
  const odd: Probe[] = [
    createOf('item', { ...named, tax: ['odd'] }),
    createOf('item', [named]),
    itemUpdate(stage, { tax: [] }),
    itemUpdate(stage, { tax: [{ name: 'odd' }] }),
    { ...itemUpdate(stage, {}), body: { item: [] } },
    { ...clientUpdate(stage, {}), body: { client: [stage.client.fields] } },
    createOf('tax', [{ name: 'odd' }]),
    createOf('sequence', []),
    createOf('account', []),
    ...(await Promise.all(oddFields.map((fields) => documentCreate(t, 'invoices', fields)))),
    await documentUpdate(t, stage, 'quotes', { client: ['odd'] }),
    await documentUpdate(t, stage, 'shippings', { items: [{ ...line, tax: [] }] }),
    { operation: 'changeQuoteState', ...at, body: { quote: [] } },
    { operation: 'changeQuoteState', ...at, body: { quote: { state: ['canceled'] } } },
    { operation: 'changeQuoteState', ...at, body: { quote: { state: { toString: 'canceled' } } } },
    { operation: 'emailQuote', ...at, body: { message: ['odd'] } },
    { operation: 'emailQuote', ...at, body: { message: { client: ['odd'] } } },
    { operation: 'createPartialPayment', ...at, body: { partial_payment: ['odd'] } },
    clientInvoicesBy(stage, ['odd']),
    clientInvoicesBy(stage, { status: { toString: 'b' } }),
    clientInvoicesBy(stage, { status: [null] }),
    clientInvoicesBy(stage, { by_type: [null, { toString: 1 }] }),
    { ...clientInvoicesBy(stage, {}), body: null },
  ];
  for (const [n, probe] of odd.entries()) {
    const answer = await tryOut(t, probe, subject);
    if (n === 0) await notStored(t, named, answer);
  }
}

/** Judges that the name of a refused create is still free. */
async function notStored(t: CheckContext, item: Json, refused: Answer | undefined): Promise<void> {
  if (refused && isSuccess(refused.status)) return;
  const again = await tryOut(t, createOf('item', item), 'input.array-for-object');
  if (again && isError(again.status))
    t.soft('a create that was refused stores nothing: its name is still free', `${again.status}`, {
      ...{ symptom: statusSymptom(again.status), field: 'item', operation: 'createItem' },
      statement: 'rule:refused-changes-nothing',
    });
}

/** E-mail addresses in a list must be refused, for each of the three fields; no client may get them. */
async function mailToList(t: CheckContext): Promise<void> {
  const { id } = await t.given.document('quotes', 'final');
  const address = 'list@conformance.example';
  const client = { email: address, save: '0' };
  const messages: Readonly<Record<string, Json>> = {
    'message.client.email': { client: { email: [address], save: '1' } },
    'message.cc': { client, cc: [address] },
    'message.bcc': { client, bcc: [address] },
  };
  for (const [field, message] of Object.entries(messages)) {
    const answer = await sent(t, emailOf({ type: 'quotes', id }, message), 'input.list-for-text');
    if (!answer || isError(answer.status)) continue;
    // A server that accepts a list for one address accepts it for the others: the same fault.
    return t.soft(`${field} as a list is refused: an address is a text`, `${answer.status} accepted`, {
      ...{ symptom: 'accepted', field, statement: 'status:emailQuote/422' },
    });
  }
}

export const shapeChecks: readonly Check[] = [
  check('createInvoice/wrong-shapes', {
    leaves: leftByStages,
    title: 'a list for a map, a map for a list, at every depth of many bodies -> never a 5xx, nothing stored',
    rule: 'A body of another shape is refused or read by its meaning.',
    also: ['createItem'],
    needs: ['clients', 'items'],
    run: wrongShapes,
  }),
  check('emailQuote/list-of-addresses', {
    statement: 'rule:email-addresses-valid',
    title: 'an address in a list, as recipient, cc and bcc -> 422',
    needs: ['estimates'],
    run: mailToList,
  }),
];
