/**
 * Values that could break the record's GET or the lists with it: sent after all other checks, to records that no other check uses
 * and that are restored or deleted afterwards.
 */

import { operationsOf } from '../../dialect/dialect.js';
import { minimal } from '../../given/minimal.js';
import { orUndefined } from '../../judge/outcome.js';
import { isSuccess } from '../../judge/status-class.js';
import { proofOfValue } from '../../judge/violation.js';
import type { Check, CheckContext, DocumentType, OperationId } from '../../run/check.js';
import { type Answer, type CallInput, isId, type Json, type MadeAccount } from '../../target/call.js';
import { declaring } from '../kit/declare.js';
import { isClaimed, isNumbered } from '../kit/document-rules.js';
import { reached } from '../kit/made-account.js';
import { isFinal, isOtherStatus, madeIn, noteBroken, recordOf, sent } from '../kit/probe.js';
import { changeOf, getOf, readOf } from '../kit/probes.js';
import { unusedSequence } from '../kit/sequence-kind.js';
import { clientUpdate, documentUpdate, stageOf } from './stage.js';

const check = declaring({ kind: 'robustness', statement: 'rule:no-server-error', place: 'last' });

/** Sends a list, a text, or numbers for an object inside a record; the record and its list must stay readable. */
async function innerMaps(t: CheckContext): Promise<void> {
  const subject = 'input.array-for-inner-object';
  const stage = await stageOf(t);
  const plain = clientUpdate(stage, { preferred_contact: { name: 'Ana' } });
  for (const value of [
    ['odd'],
    [],
    'odd',
    [[]],
    { name: 5, phone: true, email: 'ana@conformance.example' },
    { name: ['odd'] },
  ]) {
    const answer = await sent(t, clientUpdate(stage, { preferred_contact: value }), subject);
    const read = await sent(t, readOf('client', stage.client.id), subject);
    if (answer && isSuccess(answer.status) && read) judgeContact(t, recordOf(read).preferred_contact);
    if (read !== undefined) continue;
    // The page with the record: the newest records are at one end of the list.
    await sent(t, { operation: 'listClients', query: { per_page: 30 } }, subject);
    await sent(t, plain, subject);
  }
  await sent(t, plain, subject);
  if (!t.settings.claims.includes('guides')) return;
  for (const value of [['odd'], [], 'odd', { city: ['odd'], detail: 5 }]) {
    const update = await documentUpdate(t, stage, 'shippings', { address_from: value, address_to: value });
    await sent(t, update, subject);
    const { id } = await stage.draft('shippings');
    const read = await sent(t, getOf({ type: 'shippings', id }), subject);
    if (read === undefined) await sent(t, await documentUpdate(t, stage, 'shippings', {}), subject);
  }
  await sent(t, await documentUpdate(t, stage, 'shippings', {}), subject);
}

/** If several fields show what was sent, reports the first one. */
function judgeContact(t: CheckContext, contact: unknown): void {
  const shown = Object.entries(Object(contact) as Json);
  const [field, value] = shown.find(([name, value]) => isContactField(name) && !isTextOrNull(value)) ?? [];
  if (field === undefined) return;
  t.soft(`preferred_contact.${field} is a string`, `a ${Array.isArray(value) ? 'list' : typeof value}`, {
    ...{ symptom: 'wrong type', field: `client.preferred_contact.${field}`, operation: 'getClient' },
    statement: 'schema:ClientFields.preferred_contact',
  });
}

const isContactField = (name: string): boolean => ['name', 'email', 'phone'].includes(name);
const isTextOrNull = (value: unknown): boolean => typeof value === 'string' || value === null;

/**
 * Manual numbers at the limits of a counter: the ends of 4 and 8 bytes and of a float, a fraction, infinity. With `again` the next
 * document gets the same number by hand.
 */
const manualNumbers: readonly (readonly [DocumentType, string, again?: true])[] = [
  ['shippings', '9223372036854775807'],
  ['transports', '2147483647'],
  ['quotes', '9007199254740992'],
  ['proformas', '1.5'],
  ['fees_notes', '1e400'],
  ['devolutions', '7', true],
];

/** Accepted in a new series, each for a type with its own counter: the next document must get its own number. */
async function lastNumber(t: CheckContext): Promise<void> {
  const series = await unusedSequence(t);
  const subject = 'input.last-number-of-a-series';
  let counted = false;
  for (const [type, number, again] of manualNumbers) {
    if (!isClaimed(t, type)) continue;
    const { create, change } = operationsOf(type);
    const finalized = async (more: Json): Promise<Json | undefined> => {
      const given = { ...(await t.given.freshFields(type)), sequence_id: String(series.id), ...more };
      const body = t.given.body(create, { fields: given });
      const id = madeIn(t, create, await sent(t, { operation: create, body }, subject));
      if (id === undefined) return undefined;
      await sent(t, changeOf(t, { type, id }, 'finalized'), subject);
      const record = recordOf(await sent(t, getOf({ type, id }), subject));
      return isFinal(record) ? record : undefined;
    };
    const byHand = { manual_sequence_number: number };
    const first = await finalized(byHand);
    if (first === undefined) continue;
    counted = true;
    const next = await finalized(again ? byHand : {});
    const shown = next?.sequence_number;
    if (typeof shown === 'string' && shown !== '' && shown === first.sequence_number)
      t.soft('a document gets a number of its own, whatever number came before', 'the number of another', {
        ...{ symptom: 'not unique', field: 'sequence_number', statement: 'rule:number-unique' },
        operation: change,
      });
    else if (typeof shown === 'string' && isNumbered(first.sequence_number) && !isNumbered(shown))
      t.soft(`sequence_number is number/series, after ${number} too`, shown, {
        ...{ symptom: 'wrong form', field: 'sequence_number', statement: 'rule:number-on-final' },
        operation: change,
      });
  }
  // The counters of the series are integers: judged by the schema of the answer.
  if (counted) await t.call('getSequence', { path: { 'sequence-id': series.id } }, { status: 'any' });
}

/** Names that exist on every object or class of some language; none is a trigger. */
const objectWords: readonly (readonly [DocumentType, readonly string[]])[] = [
  ['quotes', ['constructor', '__proto__', 'destroy']],
  ['invoices', ['toString', 'hasOwnProperty', 'isPrototypeOf', '__class__']],
  ['shippings', ['constructor', 'valueOf', 'class']],
];

/** On documents of an account that the run has created, if it can: a document may break the lists of its account for ever. */
async function wordsOfObjects(t: CheckContext): Promise<void> {
  const account = await throwaway(t);
  const ask = asking(t, account, 'input.trigger-of-objects');
  for (const [type, words] of objectWords) {
    if (!isClaimed(t, type)) continue;
    const { create, change, get } = operationsOf(type);
    const client = minimal.client(t.unique, t.unique('Words'));
    const fields = await t.given.freshFields(type, { client });
    const id = await idOfMade(t, ask, create, fields);
    if (!isId(id)) continue;
    if (!account) t.given.made(create, id);
    const path = { 'document-id': id };
    for (const word of words) {
      const answer = await ask(change, { path, body: t.given.changeBody(type, word) });
      if (!answer || !isSuccess(answer.status)) continue;
      const after = (await ask(get, { path }))?.record;
      if (!after || !isOtherStatus(after, 'draft')) continue;
      // One word of one type is enough: the others would show the same fault.
      t.soft(`status is draft: ${word} is no trigger`, JSON.stringify(after.status) ?? 'nothing', {
        ...{ symptom: 'changed', field: 'status', statement: 'rule:transition-forbidden', operation: change },
        proof: proofOfValue(after.status),
      });
      return;
    }
  }
}

/** Sends requests to `account`, by default to the one under test; notes a 5xx under `subject`, and goes on. */
const asking =
  (t: CheckContext, account: MadeAccount | undefined, subject: string) =>
  async (operation: OperationId, input: CallInput): Promise<Answer | undefined> => {
    try {
      return await t.call(operation, input, { status: 'any', ...(account && { account }) });
    } catch (error) {
      noteBroken(t, error, operation, subject);
      return undefined;
    }
  };

/** The id of a record that is created so; undefined if it is refused. */
async function idOfMade(
  t: CheckContext,
  ask: ReturnType<typeof asking>,
  create: OperationId,
  fields: Json,
): Promise<unknown> {
  const answer = await ask(create, { body: t.given.body(create, { fields }) });
  return answer && isSuccess(answer.status) ? answer.record.id : undefined;
}

/** Prices that a decimal column may round to more digits than it has, alone and as a product. */
async function greatAmounts(t: CheckContext): Promise<void> {
  const account = await throwaway(t);
  if (!account)
    t.unsupported('the run opens no account, and such an amount may break the lists of one for ever');
  const ask = asking(t, account, 'input.great-amounts');
  const name = t.unique('Great');
  const fields = { name, description: 'Great', unit_price: '999999999999.999999' };
  const item = await idOfMade(t, ask, 'createItem', fields);
  const items = [t.given.line({ unit_price: '999999999999.99', quantity: '9999' })];
  const client = minimal.client(t.unique, name);
  const given = await t.given.freshFields('quotes', { client, items });
  const quote = await idOfMade(t, ask, 'createQuote', given);
  if (isId(item)) await ask('getItem', { path: { 'item-id': item } });
  if (isId(quote)) await ask('getQuote', { path: { 'document-id': quote } });
  for (const list of ['listItems', 'listEstimates'] as const) await ask(list, { query: { per_page: 30 } });
}

/** An account of the run in which no other check creates documents; undefined where there is none. */
async function throwaway(t: CheckContext): Promise<MadeAccount | undefined> {
  if (t.settings.publicUrl === undefined || !t.settings.claims.includes('accounts')) return undefined;
  // Creating accounts has checks of its own.
  return orUndefined(() => reached(t, 'plain'));
}

export const lastExtremeChecks: readonly Check[] = [
  check('updateClient/inner-maps', {
    title:
      'a list or a text for the preferred contact, and for the addresses of a guide -> never a 5xx, the record stays readable',
    rule: 'What is accepted is shown in its stated type.',
    also: ['getClient', 'listClients', 'updateShipping', 'getShipping'],
    needs: ['items'],
    run: innerMaps,
  }),
  check('changeShippingState/last-number', {
    subject: 'changeShippingState, changeQuoteState',
    title:
      'after the greatest number that fits, a fraction, a number without end, the same number by hand -> refused, or the next one has its own',
    rule: 'A number is unique in its series and type; a series that is full refuses, or goes on.',
    also: [
      'changeTransportState',
      'changeDevolutionState',
      'changeQuoteState',
      'changeProformaState',
      'changeFeesNoteState',
      'getSequence',
    ],
    needs: ['guides', 'sequences'],
    place: 'end',
    run: lastNumber,
  }),
  check('createItem/great-amounts', {
    subject: 'createItem, createQuote',
    title: 'a price of eighteen digits, and a product of sixteen -> refused, or it can be read and listed',
    also: ['createQuote', 'getItem', 'getQuote', 'listItems', 'listEstimates'],
    needs: ['clients', 'items', 'accounts', 'public-url'],
    place: 'end',
    run: greatAmounts,
  }),
  check('changeQuoteState/words-of-objects', {
    statement: 'rule:transition-forbidden',
    kind: 'states',
    title:
      'constructor, __proto__, destroy and other words that every object knows -> the document stays a draft',
    rule: 'A word that no row of the table has is no trigger.',
    also: ['changeInvoiceState', 'changeShippingState'],
    place: 'end',
    run: wordsOfObjects,
  }),
];
