// Reducing the bodies of a minimized trace to what is needed.
import { expect, test } from '@playwright/test';
import { type Minimal, minimize, type Recording } from './minimize.js';
import type { Judged } from './record-trace.js';
import { reduceBodies } from './reduce-body.js';
import { recorder, replayAt, settingsOf, startTiny, type TinyServer } from './replay.fixture.js';

const tag = 'tag7';
const name = `Item ${tag}`;
let tiny: TinyServer;
test.beforeEach(async () => {
  tiny = await startTiny();
  tiny.faults.add('unit is lost');
});
test.afterEach(() => tiny.close());

const judgedBy = (expected: string, proof?: Judged['proof']): Judged => ({
  ...{ at: 'item.unit', field: 'unit' },
  proof: proof ?? { by: 'value', compare: 'equal', expected, actual: undefined },
});

/** Reduces a trace that creates an item with these fields and reads it; its unit is lost. */
async function reducedOf(item: object, judged: Judged, isOver?: () => boolean) {
  const { exchanges, send } = recorder(tiny.url);
  const { body } = await send('createItem', 'POST', '/items.json', {
    item: { name: `Item ${tag}`, ...item },
  });
  await send('getItem', 'GET', `/items/${(body as { item: { id: number } }).item.id}.json`);
  const recording: Recording = { exchanges, judged, others: [], tag };
  const replay = (trace: Minimal['trace']) => replayAt(tiny.url, trace);
  const minimal = (await minimize(recording, settingsOf(tiny.url), replay)) as Minimal;
  const before = tiny.log.length;
  const less = await reduceBodies(minimal, recording, settingsOf(tiny.url), replay, isOver);
  return { less, sent: less?.exchanges[0]?.requestBody, requests: tiny.log.length - before };
}

const item = { unit: 'hour', note: 'é', tags: ['a', 'b'], more: { a: 1, unit: 'kept' } };

test('fields that nothing needs -> left out; the field that is judged, and its namesakes, stay', async () => {
  const { sent, less } = await reducedOf(item, judgedBy('hour'));
  expect(JSON.parse(sent ?? '')).toEqual({ item: { name, unit: 'hour', more: { unit: 'kept' } } });
  expect(await replayAt(tiny.url, less?.trace as Minimal['trace'])).toMatchObject({ outcome: 'shows' });
  tiny.faults.clear();
  expect(await replayAt(tiny.url, less?.trace as Minimal['trace'])).toMatchObject({ outcome: 'absent' });
});

test('a value that does not matter -> plain, and due as such', async () => {
  const { sent, less } = await reducedOf({ unit: 'Stück & Co.' }, judgedBy('Stück & Co.'));
  expect(JSON.parse(sent ?? '')).toEqual({ item: { name, unit: 'text' } });
  expect(less?.trace.assertion.proof).toMatchObject({ expected: 'text' });
});

test('a field without which the server refuses -> stays', async () => {
  tiny.faults.add('a note is needed');
  const { sent } = await reducedOf(item, judgedBy('hour'));
  expect(JSON.parse(sent ?? '')).toEqual({
    item: { name, unit: 'hour', note: 'text', more: { unit: 'kept' } },
  });
});

test('what is due may rest on other fields, or no budget is left -> nothing is sent', async () => {
  for (const proof of [
    { by: 'near', expected: [5], within: 1, actual: undefined },
    { by: 'value', compare: 'equal', expected: 'computed', actual: undefined },
    { by: 'value', compare: 'not', expected: undefined, actual: undefined },
  ] as const) {
    const end = await reducedOf({ unit: 'hour', note: 'x' }, judgedBy('hour', proof as Judged['proof']));
    expect(end).toEqual({ less: undefined, sent: undefined, requests: 0 });
    await tiny.close();
    tiny = await startTiny();
    tiny.faults.add('unit is lost');
  }
  expect(await reducedOf(item, judgedBy('hour'), () => true)).toMatchObject({ less: undefined, requests: 0 });
});

test('many fields that are all needed -> at most 48 requests', async () => {
  tiny.faults.add('every field is needed');
  const fields = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`field_${n}`, 'Ü']));
  const { requests } = await reducedOf({ unit: 'hour', ...fields }, judgedBy('hour'));
  expect(requests).toBeGreaterThan(10);
  expect(requests).toBeLessThanOrEqual(48);
});

test('a body as deep as servers break at -> stays as it is', async () => {
  let deep: unknown = 1;
  for (let level = 0; level < 3000; level += 1) deep = { deep };
  const { less, requests } = await reducedOf({ unit: 'hour', more: deep }, judgedBy('hour'));
  expect([less, requests]).toEqual([undefined, 0]);
});

test('parameters that nothing needs -> left out of a query that breaks; the key stays', async () => {
  tiny.faults.add('a far page breaks');
  const { exchanges, send } = recorder(tiny.url);
  await send('createItem', 'POST', '/items.json', { item: { name } });
  const far = `${tiny.url}/items.json?text[a]=x&page=9999999999&per_page=3&text[a]=x&api_key=secret-key`;
  const requestHeaders = { 'content-type': 'application/json' };
  exchanges.push({
    ...{ operation: 'listItems', method: 'GET', url: far, requestHeaders, status: 500, responseBody: '' },
    ...{ clockMs: performance.now(), durationMs: 0 },
  });
  const judged: Judged = { field: 'http.status', proof: { by: 'status', accepted: [[200, 499]] } };
  const recording: Recording = { exchanges, judged, others: [], tag };
  const replay = (trace: Minimal['trace']) => replayAt(tiny.url, trace);
  const minimal = (await minimize(recording, settingsOf(tiny.url), replay)) as Minimal;
  const less = await reduceBodies(minimal, recording, settingsOf(tiny.url), replay);
  expect(less?.exchanges.map(({ url }) => url.replace(tiny.url, ''))).toEqual([
    '/items.json?page=9999999999&api_key=secret-key',
  ]);
});
