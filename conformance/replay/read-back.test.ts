// Lapses found by reading records back.
import { expect, test } from '@playwright/test';
import type { Exchange } from '../judge/exchange.js';
import type { Settings } from '../target/settings.js';
import { lapsesIn, readBack } from './read-back.js';
import type { ReplayEnd } from './runtime.js';
import type { Trace } from './trace.js';

const base = 'http://tiny';
let clock = 0;
const sent = (
  operation: string,
  method: string,
  path: string,
  status: number,
  answer: unknown = undefined,
  body: unknown = undefined,
): Exchange => {
  clock += 10;
  return {
    ...{ operation, method, url: `${base}${path}?api_key=secret-key`, status, clockMs: clock, durationMs: 1 },
    ...(answer !== undefined && { responseBody: JSON.stringify(answer) }),
    ...(body !== undefined && { requestBody: JSON.stringify(body) }),
  };
};
const made = sent('createItem', 'POST', '/items.json', 201, { item: { id: 7, name: 'Lamp' } });
const quote = sent('createQuote', 'POST', '/quotes.json', 201, { quote: { id: 8, status: 'draft' } });
const change = (state: string) =>
  sent('changeQuoteState', 'PUT', '/quotes/8/change-state.json', 200, {}, { quote: { state } });
const shows = (status: string) =>
  sent('getQuote', 'GET', '/quotes/8.json', 200, { quote: { id: 8, status } });
const list = sent('listItems', 'GET', '/items.json', 200, { items: [] });

test('a record that was made and is not found -> absent; one that was deleted, or was never made -> nothing', () => {
  const gone = sent('getItem', 'GET', '/items/7.json', 404);
  const absent = { kind: 'absent', operation: 'createItem' };
  expect(lapsesIn([made, gone])).toEqual([absent]);
  expect(lapsesIn([made, sent('updateItem', 'PUT', '/items/7.json', 404, {}, {}), list])).toEqual([absent]);
  expect(lapsesIn([made, sent('deleteItem', 'DELETE', '/items/7.json', 200), gone])).toEqual([]);
  expect(lapsesIn([sent('createItem', 'POST', '/items.json', 422, {}), gone])).toEqual([]);
  expect(lapsesIn([made, sent('getItem', 'GET', '/items/9.json', 404)])).toEqual([]);
});

test('a document in another state than its table says -> that cell; what the last answer shows counts where the status is not what is judged', () => {
  const cell = { kind: 'state', cell: 'draft+finalized' };
  expect(lapsesIn([quote, change('finalized'), shows('draft'), list])).toEqual([cell]);
  expect(lapsesIn([quote, change('finalized'), shows('final'), list])).toEqual([]);
  expect(lapsesIn([quote, change('finalized'), shows('draft')])).toEqual([]);
  expect(lapsesIn([quote, change('finalized'), shows('draft')], false)).toEqual([cell]);
  // It is not known which of the two changes failed.
  expect(lapsesIn([quote, change('finalized'), change('canceled'), shows('draft'), list])).toEqual([]);
  const both = [quote, change('finalized'), shows('final'), change('canceled'), shows('final'), list];
  expect(lapsesIn(both)).toEqual([{ kind: 'state', cell: 'final+canceled' }]);
});

test('a document in another state after one refused trigger -> that cell; after two, or none -> nothing', () => {
  const refuse = (state: string) => ({ ...change(state), status: 422 });
  const cell = { kind: 'state', cell: 'draft+accept' };
  expect(lapsesIn([quote, refuse('accept'), shows('accepted'), list])).toEqual([cell]);
  expect(lapsesIn([quote, refuse('accept'), shows('draft'), list])).toEqual([]);
  expect(lapsesIn([quote, refuse('accept'), refuse('refuse'), shows('accepted'), list])).toEqual([]);
  expect(lapsesIn([quote, shows('accepted'), list])).toEqual([]);
  // A payment may have changed it.
  const pay = sent('createPartialPayment', 'POST', '/quotes/8/partial_payments.json', 201, {});
  expect(lapsesIn([quote, pay, refuse('accept'), shows('accepted'), list])).toEqual([]);
  // With a GET in between, the second one is at fault.
  const second = [quote, refuse('refuse'), shows('draft'), refuse('accept'), shows('accepted'), list];
  expect(lapsesIn(second)).toEqual([cell]);
});

test('an update that changes nothing -> how many values it should have changed; one value that changes -> nothing', () => {
  const item = (parts: object) => sent('getItem', 'GET', '/items/7.json', 200, { item: { id: 7, ...parts } });
  const old = { name: 'Lamp', unit: 'hour', unit_price: 10, description: 'Brass' };
  const body = { item: { name: 'Lamp', unit: 'day', unit_price: '12.5', description: 'Tin' } };
  const update = sent('updateItem', 'PUT', '/items/7.json', 200, undefined, body);
  expect(lapsesIn([made, item(old), update, item(old)])).toEqual([
    { kind: 'unchanged', operation: 'updateItem', values: 3 },
  ]);
  expect(lapsesIn([made, item(old), update, item({ ...old, unit: 'day' })])).toEqual([]);
  const same = { item: { ...old, unit_price: '10.00' } };
  const idle = sent('updateItem', 'PUT', '/items/7.json', 200, undefined, same);
  expect(lapsesIn([made, item(old), idle, item(old)])).toEqual([]);
  // Ids of the replay differ from the recorded ones.
  const [before, after] = [item({ ...old, tax_id: '4' }), item({ ...old, tax_id: '5' })];
  const moved = { item: { ...body.item, tax_id: '5' } };
  const move = sent('updateItem', 'PUT', '/items/7.json', 200, undefined, moved);
  expect(lapsesIn([made, before, move, after])).toEqual([
    { kind: 'unchanged', operation: 'updateItem', values: 3 },
  ]);
  // A document that should update an item as a side effect.
  const beside = sent('createQuote', 'POST', '/quotes.json', 201, { quote: { id: 9 } });
  expect(lapsesIn([made, item(old), beside, item(old)])).toEqual([
    { kind: 'unchanged', operation: 'createQuote', values: 1 },
  ]);
  expect(lapsesIn([made, item(old), beside, item({ ...old, unit: 'day' })])).toEqual([]);
  const refused = sent('updateItem', 'PUT', '/items/7.json', 422, undefined, body);
  expect(lapsesIn([made, item(old), refused, item(old)])).toEqual([]);
});

test.describe('where no check looked', () => {
  const settings = { baseUrl: base, apiKey: 'secret-key' } as unknown as Settings;
  const judged = { judged: {}, tag: '' };
  /** A replay that records its steps and answers GETs with this status. */
  const replaying =
    (status: number, steps: string[]) =>
    async (trace: Trace): Promise<ReplayEnd> => {
      const text = (one: unknown) => (typeof one === 'string' ? one : '*');
      steps.push(...trace.steps.map(({ method, url }) => `${method} ${url.map(text).join('')}`));
      const answers = trace.steps.map(({ operation = '' }) =>
        operation === 'getItem' ? { status, body: '{"item":{"id":1}}' } : { status: 200, body: '{}' },
      );
      return { outcome: 'unknown', says: '', answers };
    };

  test('each record is read after the request that made it', async () => {
    const steps: string[] = [];
    const read = await readBack([made, list], judged, settings, replaying(404, steps));
    expect(read).toEqual([{ kind: 'absent', operation: 'createItem' }]);
    expect(steps).toEqual([
      'POST */items.json?api_key=*',
      'GET */items/*.json?api_key=*',
      'GET */items.json?api_key=*',
    ]);
    expect(await readBack([made, list], judged, settings, replaying(200, []))).toEqual([]);
    expect(await readBack([made], judged, settings, replaying(404, []))).toHaveLength(1);
  });

  test('what is read anyway, or was made beside other requests, is not read again', async () => {
    const steps: string[] = [];
    const reads = sent('getItem', 'GET', '/items/7.json', 200, { item: { id: 7 } });
    expect(await readBack([made, reads], judged, settings, replaying(404, steps))).toEqual([]);
    const long = { ...made, durationMs: 1e9 };
    expect(await readBack([long, list], judged, settings, replaying(404, steps))).toEqual([]);
    expect(steps).toEqual([]);
  });

  test('names of a replay -> as those of the recording; an update of names alone that is lost is known', async () => {
    const lamp = (name: string) => ({ item: { id: 7, name } });
    const named = { ...made, requestBody: JSON.stringify(lamp('Lamp t1-1')) };
    named.responseBody = named.requestBody;
    const update = sent('updateItem', 'PUT', '/items/7.json', 200, undefined, lamp('Lamp t1-2'));
    const later = sent('listItems', 'GET', '/items.json', 200, { items: [] });
    const answering = (name: string) => async (trace: Trace) => ({
      ...{ outcome: 'unknown' as const, says: '', tag: 't9' },
      answers: trace.steps.map(() => ({ status: 200, body: JSON.stringify(lamp(name)) })),
    });
    const of = (name: string) =>
      readBack([named, update, later], { ...judged, tag: 't1' }, settings, answering(name));
    expect(await of('Lamp t9-1')).toEqual([{ kind: 'unchanged', operation: 'updateItem', values: 1 }]);
    expect(await of('Lamp t9-2')).toEqual([]);
  });
});
