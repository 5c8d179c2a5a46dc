/**
 * Answers with values that a plain draft leaves unset: the GET of a final document, the create and list entry of one with every
 * optional field. Also: a refused create leaves nothing behind.
 */

import type { OperationId } from '../../../generated/operations.js';
import { type DocumentType, documentTypes } from '../../../generated/states.js';
import { isSuccess } from '../../judge/status-class.js';
import { timesListed } from '../../judge/violation.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { wordOf } from '../kit/client-kind.js';
import { check } from '../kit/declare.js';
import { make, read } from '../kit/document-rules.js';
import { expectTransport, transport } from '../kit/document-transport.js';
import { itemKind } from '../kit/item-kind.js';
import { openScope } from '../kit/list-filters.js';
import { findInLongList } from '../kit/list-walk.js';
import { ask } from '../kit/probe.js';
import { documentCreate, putOf } from '../kit/probes.js';
import { expectNoClient, retryJudging } from '../kit/records.js';

/** All fields, with every optional text of the document, its client and its line. */
async function everyField(t: CheckContext, type: DocumentType, party: Json): Promise<Json> {
  const client = { ...party, country: 'Portugal', city: 'Lisboa' };
  const plain = await t.given.freshFields(type, { client });
  const [line] = plain.items as Json[];
  return {
    ...plain,
    observations: 'Leave it at the back door',
    retention: '0',
    tax_exemption: 'M01',
    // Two lines, so that a server that handles only the first is noticed.
    items: ['First', 'Second'].map((description) => ({ ...line, unit: 'unit', description })),
    ...(documentTypes[type].family === 'guides' && { license_plate: '12-AB-34' }),
  };
}

function listCheck(list: OperationId, type: DocumentType): Check {
  return check(`${list}/entry-with-every-field`, {
    statement: 'rule:record-listed',
    title: `two documents with every optional field -> their entries show them in their stated types`,
    rule: 'A list carries documents.',
    kind: 'lists',
    run: async (t: CheckContext) => {
      // The client exists, since only invoices create theirs; other texts contain the word.
      const { client, word: text } = await openScope(t);
      const fields = await everyField(t, type, client);
      // A reused item gets the name, because new items cannot be deleted.
      await t.given.acquire('item', { ...itemKind.minimum(t), name: `Line ${text}` });
      const items = (fields.items as Json[]).map((line) => ({ ...line, name: `Line ${text}` }));
      const held = { ...fields, observations: `Leave it to ${text}`, items };
      const made = async (n: number) =>
        (await t.given.document(type, 'draft', { ...held, reference: `Ref ${text} ${n}` })).id;
      const ids = [await made(1), await made(2)];
      const query = { text };
      await retryJudging(
        () => t.call(list, { query }),
        ({ list: entries }) => {
          const lost = ids.find((id) => !entries.some((entry) => String(entry.id) === String(id)));
          t.expect.that(
            lost === undefined,
            `${list} with text=${query.text} holds both documents`,
            `${entries.length} entries`,
            { field: 'query.text', symptom: 'not listed', proof: timesListed(lost, 1) },
          );
        },
      );
    },
  });
}

/** An interpretation: what a refused document may leave behind is not stated. */
const refusedCreate: Check = check('createInvoice/refused-leaves-nothing', {
  title: 'a body that is refused names a new client and a new item -> neither exists afterwards',
  statement: 'rule:refused-leaves-nothing-behind',
  covers: true,
  kind: 'requests',
  needs: ['clients', 'items'],
  assumed: true,
  run: async (t: CheckContext) => {
    const [name, item] = [t.unique('Refused'), t.unique('Refused item')];
    const odd = { client: { name, code: name }, date: 'no date' };
    const probe = await documentCreate(t, 'invoices', odd, { items: [t.given.line({ name: item })] });
    const answer = await ask(t, probe, { status: 'any', what: 'a date that is none' });
    if (isSuccess(answer.status))
      t.unsupported('the target accepts a date that is none, which is not forbidden');
    await expectNoClient(t, name, 'the client of the refused invoice');
    const { found } = await findInLongList(t, 'listItems', (one) => one.name === item);
    t.expect.that(found !== 'found', `no item "${item}" of the refused invoice`, 'it is listed', {
      field: 'items[].name',
      symptom: 'listed',
    });
  },
});

/** The lists that show what an invoice brings along, and the rules by which it does. */
const listsOfNew = [
  ['listClients', 'rule:client-created'],
  ['listItems', 'rule:item-created'],
] as const;

/** Reads the lists before, so that an answer that was kept of them would be seen. */
const listsFollow: Check = check('createInvoice/lists-follow', {
  statement: 'rule:record-listed',
  title:
    'an invoice for a new client with a new item and a known one, after their lists were read -> both are listed, the other is updated',
  place: 'alone',
  kind: 'lists',
  leaves: ['client', 'item', 'invoices'],
  needs: ['clients', 'items'],
  run: async (t: CheckContext) => {
    const name = t.unique('Brought');
    const find = (list: (typeof listsOfNew)[number][0]) =>
      findInLongList(t, list, (one) => one.name === name);
    for (const [list] of listsOfNew) await find(list);
    // An item that is there, too: both are written together.
    const known = await t.given.acquire('item', { ...itemKind.minimum(t), unit_price: '21.5' });
    const items = [t.given.line({ name: known.name, unit_price: '31.5' }), t.given.line({ name })];
    const { id } = await make(t, 'invoices', { client: { name, code: wordOf(name) }, items });
    const { record } = await t.call('getItem', { path: { 'item-id': known.id } });
    t.expect.number(record.unit_price, '31.5', 'unit_price of an item beside a new one in a document', {
      ...{ field: 'item.unit_price', symptom: 'different', statement: 'rule:item-updated' },
      operation: 'createInvoice',
    });
    for (const [list, statement] of listsOfNew)
      await retryJudging(
        () => find(list),
        ({ found }) =>
          t.expect.that(
            found !== 'absent',
            `${list} holds what the invoice ${id} brought along, ${name}`,
            'it is missing',
            { field: 'name', symptom: 'not listed', statement, proof: timesListed(name, 1, 1, 'name') },
          ),
      );
  },
});

/** The fields of a currency are not stated, so they may be refused. */
const inAnotherCurrency: Check = check('createInvoice/in-another-currency', {
  statement: 'rule:document-fields-kept',
  title: 'an invoice in another currency -> its answers have the stated shapes, as for euros',
  also: ['getInvoice'],
  kind: 'round-trip',
  run: async (t) => {
    const mayRefuse = 'the fields of a currency are not stated';
    const document = await make(t, 'invoices', { currency_code: 'USD', rate: '1.1' }, { mayRefuse });
    const { reference } = await read(t, document);
    t.expect.equal(reference, document.sent.reference, 'reference of an invoice in another currency', {
      field: 'reference',
    });
  },
});

/** An update need not send everything; what it sends must be kept. */
const plateAlone: Check = check('updateShipping/plate-without-loaded-at', {
  statement: 'rule:document-fields-kept',
  title: 'a new license plate without a moment of loading -> the plate is kept',
  also: ['getShipping'],
  kind: 'round-trip',
  run: async (t) => {
    const document = await make(t, 'shippings', transport('shippings', 'alpha'));
    const { loaded_at: _loadedAt, ...sent } = document.sent;
    const what = 'without loaded_at';
    const answer = await ask(t, putOf(t, document, { ...sent, ...plate }), { status: 'any', what });
    if (!isSuccess(answer.status)) t.unsupported(`an update ${what} is answered ${answer.status}`);
    expectTransport(t, await read(t, document), plate, 'the updated guide');
  },
});

const plate = { license_plate: 'ZZ-99-AA' };

export const documentAnswerChecks: Check[] = [
  listCheck('listEstimates', 'quotes'),
  listCheck('listGuides', 'shippings'),
  refusedCreate,
  listsFollow,
  inAnotherCurrency,
  plateAlone,
];
