// Prerequisites of checks: documents by the shortest path, reused records, and the root cause when one fails.
import { expect, test } from '@playwright/test';
import type { DocumentType } from '../../generated/states.js';
import { Ended, type Ending } from '../judge/outcome.js';
import { onTiny, type TinyService, tinyService } from '../run/tiny-service.fixture.js';
import { createFixturePool, type FixtureKind, type Held } from './fixture-pool.js';
import { cellOf, createShared, dateText, type Given } from './given.js';
import {
  isAssumedTable,
  isRepeated,
  isSecondState,
  reachable,
  rowOf,
  shortestPath,
  stepsFrom,
  stepsOf,
  tableOf,
} from './paths.js';
import { receiptBeside, receiptIn } from './receipts.js';

let tiny: TinyService;
test.beforeEach(() => {
  tiny = tinyService();
});
const anew = (): Given => onTiny(tiny.run).t.given;
const free = (kind: FixtureKind) => tiny.run.shared.fixturePool.free[kind];

async function endOf(work: Promise<unknown>): Promise<Ending & { reason?: string; root?: string }> {
  const error = await work.then(
    () => undefined,
    (failed) => failed,
  );
  if (!(error instanceof Ended)) throw new Error(`it must end the check, not ${String(error)}`);
  return error.ending as Ending & { reason?: string; root?: string };
}

test.describe('state tables', () => {
  test('the shortest way to each state; none to one that cannot be reached', () => {
    expect(shortestPath('quotes', 'draft')).toEqual([]);
    expect(shortestPath('quotes', 'refused')?.map(({ trigger }) => trigger)).toEqual(['finalized', 'refuse']);
    expect(shortestPath('quotes', 'canceled')?.map(({ to }) => to)).toEqual(['final', 'canceled']);
    expect(shortestPath('quotes', 'unknown')).toBeUndefined();
    expect([...reachable('shippings').keys()]).toEqual(['draft', 'final', 'deleted', 'canceled']);
  });

  test('steps and cells: allowed ones lead somewhere, forbidden ones nowhere, assumed ones say so', () => {
    expect(stepsFrom('shippings', 'final')).toEqual([
      { trigger: 'canceled', from: 'final', to: 'canceled', assumed: false },
    ]);
    expect(rowOf('shippings', 'draft', 'canceled')).toBeUndefined();
    expect(rowOf('shippings', 'draft', 'finalized')?.to).toBe('final');
    expect(stepsOf('shippings')).toHaveLength(3);
    const again: readonly (readonly [DocumentType, string, string, boolean])[] = [
      ['invoices', 'final', 'finalized', true],
      ['invoices', 'settled', 'finalized', true],
      ['invoice_receipts', 'settled', 'settled', true],
      ['quotes', 'accepted', 'refuse', false],
      ['invoices', 'canceled', 'finalized', false],
      ['invoices', 'draft', 'settled', false],
    ];
    for (const [type, state, trigger, is] of again)
      expect(isRepeated(type, state, trigger), `${type} ${state} ${trigger}`).toBe(is);
    expect(stepsFrom('purchase_orders', 'draft').every(({ assumed }) => assumed)).toBe(true);
    expect([isAssumedTable('purchase_orders'), isAssumedTable('quotes')]).toEqual([true, false]);
    expect([isSecondState('quotes', 'final'), isSecondState('quotes', 'accepted')]).toEqual([true, false]);
    expect(tableOf('receipts').initial).toBe('final');
    expect(cellOf('quotes', 'draft', 'finalized')).toEqual({ statement: 'state:quote/draft+finalized' });
    expect(cellOf('purchase_orders', 'draft', 'finalized')).toEqual({});
  });
});

test.describe('documents', () => {
  test('in a state -> made and led there, with what it needs; without one a draft', async () => {
    const given = anew();
    const made = await given.document('quotes', 'accepted');
    expect(tiny.log).toEqual([
      'findClientByCode',
      'findClientByCode',
      'createClient',
      'createQuote',
      'changeQuoteState',
      'changeQuoteState',
    ]);
    expect(made).toMatchObject({ state: 'accepted', type: 'quotes', name: made.sent.reference });
    expect(tiny.run.shared.recordTracker.stateOf('quotes', made.id)).toBe('accepted');
    const from = tiny.log.length;
    expect((await given.document('quotes')).state).toBe('draft');
    await given.document('quotes');
    // One client has an upper-case name; both exist after this.
    expect(tiny.log.slice(from)).toEqual(['createClient', 'createQuote', 'createQuote']);
  });

  test('the usual fields, and over them those that are given', async () => {
    const given = anew();
    const client = { name: 'Ana', code: 'A1' };
    const sent = (await given.document('quotes', undefined, { observations: 'Mine', client })).sent;
    expect(sent).toMatchObject({ date: dateText(0), due_date: dateText(30), observations: 'Mine', client });
    expect(sent.items).toEqual([
      {
        name: 'Conformance service',
        description: 'Made by a conformance run',
        unit_price: '100.0',
        quantity: '1.0',
      },
    ]);
    const guide = await given.freshFields('shippings');
    expect(guide).toMatchObject({ loaded_at: `${dateText(1)} 09:30:00`, address_to: { city: 'Lisboa' } });
    expect(await given.freshFields('purchase_orders')).toMatchObject({ delivery_site: 'Porto' });
    tiny.run.shared.dialect.tax = { name: 'IVA', value: 23 };
    expect(given.line({ unit_price: '5', quantity: undefined })).toMatchObject({
      ...{ unit_price: '5', quantity: '1.0', tax: { name: 'IVA' } },
    });
  });

  test('days as dd/mm/yyyy, over months and years', () => {
    const day = Date.UTC(2031, 11, 31, 23);
    expect([dateText(0, day), dateText(1, day), dateText(-31, day)]).toEqual([
      '31/12/2031',
      '01/01/2032',
      '30/11/2031',
    ]);
  });

  test('a state without a way -> unsupported; an assumed step that is refused, too', async () => {
    expect(await endOf(anew().document('quotes', 'lost'))).toMatchObject({
      verdict: 'unsupported',
      reason: 'no stated path leads a quote to lost',
    });
    tiny.faults.push(({ operation }) =>
      operation === 'changePurchaseOrderState' ? { status: 422 } : undefined,
    );
    expect(await endOf(anew().document('purchase_orders', 'final'))).toMatchObject({
      verdict: 'unsupported',
      reason: expect.stringContaining('draft + finalized is only assumed'),
    });
  });

  test('a step that leads elsewhere -> blocked by its cell, with the violation', async () => {
    const leads = (status: string) =>
      tiny.faults.splice(0, 9, ({ operation }) =>
        operation === 'changeQuoteState' ? { status: 200, body: { quote: { id: 1, status } } } : undefined,
      );
    leads('Draft');
    const end = await endOf(anew().document('quotes', 'final'));
    expect(end).toMatchObject({
      ...{ verdict: 'blocked', root: 'changeQuoteState/draft+finalized' },
      violation: { statement: 'state:quote/draft+finalized', symptom: 'unchanged', field: 'status' },
    });
    leads('other');
    expect(await endOf(anew().document('quotes', 'final'))).toMatchObject({
      violation: { symptom: 'different' },
    });
    leads('FINAL');
    expect((await anew().document('quotes', 'final')).state).toBe('final');
  });

  test('one that all share -> made once, and anew after a check that saw something wrong', async () => {
    const [first, second] = [anew(), anew()];
    const one = await first.sharedDocument('quotes', 'final');
    expect((await second.sharedDocument('quotes', 'final')).id).toBe(one.id);
    expect((await second.sharedDocument('quotes', 'final', { observations: 'x' })).id).not.toBe(one.id);
    expect((await second.sharedDocument('quotes')).id).not.toBe(one.id);
    first.release(true);
    expect((await anew().sharedDocument('quotes', 'final')).id).toBe(one.id);
    second.release(false, true);
    expect((await anew().sharedDocument('quotes', 'final')).id).toBe(one.id);
    second.release(false);
    expect((await anew().sharedDocument('quotes', 'final')).id).not.toBe(one.id);
  });
});

test.describe('prerequisites that fail', () => {
  test('block with the operation and what came; after three nothing more is sent, until one succeeds', async () => {
    let isBroken = true;
    tiny.faults.push(({ operation }) =>
      operation === 'createItem' && isBroken ? { status: 500 } : undefined,
    );
    const given = anew();
    for (let n = 0; n < 3; n += 1)
      expect(await endOf(given.item())).toMatchObject({ verdict: 'blocked', root: 'createItem' });
    expect(tiny.log).toHaveLength(3);
    expect((await endOf(given.item())).reason).toContain('got 500');
    expect(tiny.log).toHaveLength(3);
    given.resetFailures('createItem');
    isBroken = false;
    await given.item();
    isBroken = true;
    for (let n = 0; n < 2; n += 1) await endOf(given.item());
    isBroken = false;
    await given.item();
    expect(tiny.run.shared.broken.size).toBe(0);
  });

  test('accepted, shown nowhere and found nowhere -> blocked; found by its list -> its id', async () => {
    const hides: TinyService['faults'][number] = ({ operation }, own) => {
      if (operation !== 'createItem') return undefined;
      own();
      return { status: 201 };
    };
    tiny.faults.push(hides);
    const made = await anew().item({ name: 'Only' });
    expect(tiny.records.get(`/items/${made.id}`)?.name).toBe('Only');
    tiny.faults.push(({ operation }) =>
      operation === 'listItems' ? { status: 200, body: { items: [] } } : undefined,
    );
    expect(await endOf(onTiny(tiny.run).within(() => anew().item({ name: 'Lost' })))).toMatchObject({
      verdict: 'blocked',
      reason: '"Lost" was accepted but is not found',
    });
  });
});

test.describe('what is used again', () => {
  const names = { name: 'Lamp' };

  test('free first, then what an earlier run has left, then a new one; never one of another check', async () => {
    const [first, second] = [anew(), anew()];
    const slot = tiny.run.shared.fixturePool.slotOf('item', 1);
    tiny.records.set('/items/7', { id: 7, name: slot.name, unit_price: '5' });
    expect((await first.acquire('item')).id).toBe(7);
    // An update may send these fields: the id is not among them.
    const { known } = tiny.run.shared.fixturePool;
    expect(known.map(({ sent }) => Object.keys(sent))).toEqual([['name', 'unit_price']]);
    const made = await second.acquire('item');
    expect(made.id).not.toBe(7);
    first.release(true);
    expect(free('item').map(({ id }) => id)).toEqual([7]);
    expect((await second.acquire('item')).id).toBe(7);
    second.release(false);
    expect(free('item')).toEqual([]);
  });

  test('brought to the fields that are wanted, unless they are known to be so', async () => {
    const updates = () => tiny.log.filter((one) => one === 'updateItem').length;
    for (const [fields, count] of [
      [names, 0],
      [names, 0],
      [{ name: 'Other' }, 1],
      [{}, 1],
    ] as const) {
      const given = anew();
      const made = await given.acquire('item', fields);
      expect(made.sent).toEqual(fields);
      given.release(true);
      expect(updates()).toBe(count);
    }
    (free('item')[0] as Held).isStale = true;
    const given = anew();
    await given.acquire('item', { name: 'Other' });
    expect(updates()).toBe(2);
    given.release(true);
    expect(free('item')[0]?.isStale).toBe(false);
  });

  test('as it is: known values will do, and nothing is sent', async () => {
    const given = anew();
    const made = await given.acquire('item', names);
    given.release(true);
    const from = tiny.log.length;
    const again = await anew().acquire('item', { name: 'Any' }, true);
    expect([again.id, again.sent, tiny.log.length]).toEqual([made.id, { name: 'Lamp' }, from]);
  });

  test('of several free ones, as it is: the last whose values are known', async () => {
    const held = (id: number, isStale: boolean): Held => ({
      kind: 'item',
      id,
      sent: { name: `n${id}` },
      isStale,
    });
    for (const id of [1, 2, 3]) tiny.records.set(`/items/${id}`, { id, name: `n${id}`, unit_price: '1' });
    free('item').push(held(1, false), held(2, false), held(3, true));
    expect((await anew().acquire('item', names, true)).id).toBe(2);
    expect((await anew().acquire('item', names)).id).toBe(3);
    expect(tiny.log).toEqual(['updateItem']);
  });

  test('a buyer is known by name and code; a sequence by its serie', async () => {
    const given = anew();
    const buyer = await given.acquire('buyer');
    const { name, code } = tiny.run.shared.fixturePool.slotOf('buyer', 1);
    expect(buyer).toMatchObject({ name, sent: { name, code } });
    const sequence = await given.acquire('sequence');
    expect(sequence.name).toBe(tiny.run.shared.fixturePool.slotOf('sequence', 1).serie);
    const from = tiny.log.length;
    const other = await given.acquire('sequence');
    expect(other.name).toBe(tiny.run.shared.fixturePool.slotOf('sequence', 2).serie);
    // No earlier run left anything, and the search is not repeated.
    expect(tiny.log.slice(from)).toEqual(['createSequence']);
  });

  test('for good under a name -> the same for all, and free for nobody', async () => {
    const given = anew();
    const one = await given.sharedRecord('item', 'a', names);
    expect((await anew().sharedRecord('item', 'a', names)).id).toBe(one.id);
    expect((await anew().sharedRecord('item', 'b', names)).id).not.toBe(one.id);
    given.release(true);
    expect(free('item')).toEqual([]);
  });

  test('handed over -> free when the check has ended well; shared ones at the next run only', () => {
    const given = anew();
    given.releaseRecord('client', 1, {});
    given.releaseRecord('client', 2, {}, true);
    given.release(true);
    expect(free('client').map(({ id }) => id)).toEqual([1]);
    expect(tiny.run.shared.fixturePool.known.map(({ id }) => id)).toEqual([1, 2]);
  });

  test('a request to a record, or a document that names it, makes it unknown; others do not', () => {
    const stale = (operation: string, path: string, body?: unknown) => {
      const fixturePool = createFixturePool('a');
      const held = (kind: FixtureKind, id: number, name: string): Held => ({ kind, id, sent: { name } });
      fixturePool.known.push(held('client', 1, 'Ana'), held('item', 1, 'Lamp'), held('client', 2, 'Eva'));
      fixturePool.sees(operation, `http://a${path}`, body && JSON.stringify(body));
      return fixturePool.known.flatMap(({ isStale }, n) => (isStale ? [n] : []));
    };
    expect(stale('updateClient', '/clients/1.json', { client: { name: 'X' } })).toEqual([0]);
    expect(stale('updateItem', '/items/1.json', {})).toEqual([1]);
    expect(stale('listClientInvoices', '/clients/2/invoices.json')).toEqual([2]);
    expect(
      stale('createInvoice', '/invoices.json', {
        invoice: { client: { name: 'Eva' }, items: [{ name: 'Lamp' }] },
      }),
    ).toEqual([1, 2]);
    expect(stale('createClient', '/clients.json', { client: { name: 'Ana' } })).toEqual([]);
    expect(stale('updateClient', '/clients/11.json', {})).toEqual([]);
  });

  test('homes are apart by namespace, and hold letters and digits only', () => {
    const { name, code, serie } = createFixturePool('a-1').slotOf('client', 3);
    expect([name, code, serie]).toEqual(['Conformance client a1 3', 'conf-client-a1-3', 'CONFA13']);
  });
});

test('names -> unique in a run, with its tag; a body in the form that was learned', () => {
  const given = anew();
  expect([given.unique('Item'), given.unique('Item')]).toEqual(['Item tag1-1', 'Item tag1-2']);
  const { dialect, journal } = tiny.run.shared;
  expect(createShared(dialect, journal, 't').counter).toBe(0);
  dialect.triggers.accept = 'accepted';
  expect(given.changeBody('quotes', 'accept')).toEqual({
    quote: { state: 'accepted', message: 'Conformance run' },
  });
  dialect.bodies.createItem = { thing: '{fields}' };
  expect(given.body('createItem', { fields: { a: 1 } })).toEqual({ thing: { a: 1 } });
});

test('the receipt of a payment: by its type, else whatever is not what was paid; beside others the one that is new', async () => {
  expect(receiptIn({ id: 1, type: 'Receipt' }, 1)).toBe(1);
  expect(receiptIn({ id: 1, type: 'InvoiceReceipt' }, 2)).toBeUndefined();
  expect(receiptIn({ id: 1, type: 'Invoice' }, 2)).toBeUndefined();
  expect([receiptIn({ id: 1 }, 2), receiptIn({ id: 1 }, '1'), receiptIn({}, 1)]).toEqual([
    1,
    undefined,
    undefined,
  ]);
  const beside = (known: unknown[], ...list: object[]) =>
    receiptBeside(async () => ({ list }) as never, 1, known);
  const receipt = (id: number) => ({ id, type: 'Receipt' });
  expect(await beside([], receipt(5), { id: 6, type: 'Invoice' }, { id: 7 })).toBe(5);
  expect(await beside(['5'], receipt(5), receipt(6))).toBe(6);
  expect(await beside([], receipt(5), receipt(6))).toBeUndefined();
});
