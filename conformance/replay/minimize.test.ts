// The number of requests of a minimization, what counts as the same violation, and which exchanges were compared.
import { expect, test } from '@playwright/test';
import type { Exchange } from '../judge/exchange.js';
import { equal, madeItem, readItem, sent, tag, target } from './exchanges.fixture.js';
import { minimize, type Recording } from './minimize.js';
import type { Judged } from './record-trace.js';
import type { ReplayEnd } from './runtime.js';

const named: Judged = { proof: equal('a'), at: 'item.name', field: 'name' };
const absent: ReplayEnd = { outcome: 'absent', says: '', answers: [] };
const shows = (status = 200) => ({ outcome: 'shows' as const, says: '', answers: [{ status, body: '' }] });

/** The minimized trace, and the lengths of the replayed traces. `ends` are the results of the replays; the last one repeats. */
async function minimized(
  exchanges: Exchange[],
  { ends = [absent], most, ...parts }: Partial<Recording> & { ends?: ReplayEnd[]; most?: number } = {},
) {
  const sizes: number[] = [];
  const found = await minimize(
    { exchanges, judged: named, others: [], tag, ...parts },
    target,
    async ({ steps }) => {
      sizes.push(steps.length);
      return ends[sizes.length - 1] ?? (ends.at(-1) as ReplayEnd);
    },
    most,
  );
  return { found, sizes, kept: found?.exchanges.map((one) => exchanges.indexOf(one)) };
}

/** A last exchange without dependencies, after one write and a number of reads. */
const beside = (reads: number) => [
  sent('updateItem', 'PUT', '/items/9.json', {}),
  ...Array.from({ length: reads }, () => sent('getTax', 'GET', '/taxes/1.json')),
  readItem(5),
];

test('a loser of a race goes first, so that what is left is no race that is tried again and again', async () => {
  const at = (clockMs: number, one: Exchange, status = 200): Exchange => ({
    ...one,
    status,
    clockMs,
    durationMs: 5,
  });
  const update = () => sent('updateItem', 'PUT', '/items/5.json', {});
  const read = sent('getTax', 'GET', '/taxes/1.json');
  const pdf = sent('getDocumentPdf', 'GET', '/items/5/pdf.json');
  const all = [madeItem(5, 'a'), at(10, update()), at(11, update(), 422), pdf, read, at(30, readItem(5))];
  // The PDF is needed: two slices are too small, and the race of the second one is tried six times.
  const { kept, sizes } = await minimized(all, {
    ends: [...Array<ReplayEnd>(6).fill(absent), shows(), shows(), absent, shows()],
    most: 300,
  });
  expect(kept).toEqual([0, 1, 3, 5]);
  expect(sizes).toEqual([...Array<number>(6).fill(4), 5, 4, 3, 4]);
});

test('compared with a read amid writes -> no script, since a replay reads before them', async () => {
  const at = (clockMs: number, one: Exchange): Exchange => ({ ...one, clockMs, durationMs: 10 });
  const shown = (name: string) => ({
    ...readItem(5),
    responseBody: JSON.stringify({ item: { id: 5, name } }),
  });
  const update = sent('updateItem', 'PUT', '/items/5.json', {});
  const judged: Judged = { ...named, proof: { by: 'value', compare: 'equal', expected: 'a', actual: 'b' } };
  const found = async (beside: Exchange) => {
    const read = at(12, shown('a'));
    const all = [madeItem(5, 'x'), at(10, beside), read, at(40, shown('b'))];
    return (await minimized(all, { judged, others: [read], ends: [shows()] })).found;
  };
  expect(await found(update)).toBeUndefined();
  expect(await found(readItem(5))).toBeDefined();
});

test.describe('the budget', () => {
  test('the first slice is tried anyway, and each larger one as long as it fits', async () => {
    for (const [most, sizes] of [
      [0, [1]],
      [2, [1]],
      [3, [1, 2]],
      [6, [1, 2]],
      [7, [1, 2, 4]],
    ] as const)
      expect((await minimized(beside(2), { most })).sizes, String(most)).toEqual(sizes);
  });

  test('nothing is said of it -> 80 requests', async () => {
    expect((await minimized(beside(75))).sizes).toEqual([1, 2, 77]);
    expect((await minimized(beside(76))).sizes).toEqual([1, 2]);
  });

  test('it is used up -> nothing more is left out, and the rest is shown again', async () => {
    const all = [madeItem(5, 'a'), sent('emailInvoice', 'PUT', '/items/5/email-document.json'), readItem(5)];
    const of = async (most: number) => {
      const { sizes, kept } = await minimized(all, { ends: [shows()], most });
      return { sizes, kept };
    };
    expect(await of(5)).toEqual({ sizes: [3, 3], kept: [0, 1, 2] });
    expect(await of(6)).toEqual({ sizes: [3, 2, 2], kept: [0, 2] });
  });
});

test.describe('the same violation', () => {
  const failing = (status: number) => [{ ...readItem(5), status }];

  test('an error is shown by the same error only, any other answer by any', async () => {
    for (const [recorded, status, isFound] of [
      [500, 500, true],
      [500, 404, false],
      [503, 500, false],
      [499, 404, true],
      [200, 404, true],
    ] as const)
      expect(
        (await minimized(failing(recorded), { ends: [shows(status)] })).found !== undefined,
        `${recorded} ${status}`,
      ).toBe(isFound);
  });

  test('alone -> one replay says it; in a burst six, and one that shows it is enough', async () => {
    const unknown: ReplayEnd = { ...absent, outcome: 'unknown' };
    const at = (clockMs: number) => ({ ...readItem(5), clockMs, durationMs: 10 });
    for (const end of [absent, unknown]) {
      expect((await minimized(failing(200), { ends: [end] })).sizes).toEqual([1]);
      expect((await minimized([at(0), at(5)], { ends: [end] })).sizes).toHaveLength(6);
    }
    const late = await minimized([at(0), at(5)], { ends: [absent, unknown, shows()] });
    expect(late.found).toBeDefined();
    expect(late.sizes.length).toBeLessThan(12);
  });
});

test('a change that is answered with nothing, and no value says that it is wrong -> nothing is sent', async () => {
  const status: Judged['proof'] = { by: 'status', accepted: [[200, 200]] };
  for (const [judged, parts, isSent] of [
    [{}, {}, false],
    [{ proof: { by: 'body' } }, {}, false],
    [{ proof: equal('a') }, {}, false],
    [{}, { status: undefined }, false],
    [{}, { status: 299 }, false],
    [{ proof: equal('a'), at: 'item.name' }, {}, true],
    [{ proof: status }, {}, true],
    [{ field: 'http.body' }, {}, true],
    [{}, { method: 'GET' }, true],
    [{}, { status: 300 }, true],
    [{}, { responseBody: '{}' }, true],
  ] as [Partial<Judged>, Partial<Exchange>, boolean][]) {
    const last = { ...sent('updateItem', 'PUT', '/items/5.json', {}), ...parts };
    const { sizes } = await minimized([last], { judged: { field: 'name', ...judged } });
    expect(sizes.length > 0, JSON.stringify([judged, parts])).toBe(isSent);
  }
});

test('compared with one of two answers of an address -> that one stays, known by its time', async () => {
  const look = () => sent('getTax', 'GET', '/taxes/1.json');
  const all = [look(), look(), look(), readItem(5)];
  const others = [{ ...(all[1] as Exchange) }];
  expect((await minimized(all, { others, ends: [shows()] })).kept).toEqual([1, 3]);
  const elsewhere = [{ ...(all[1] as Exchange), url: 'http://a.example/other' }];
  expect((await minimized(all, { others: elsewhere, ends: [shows()] })).kept).toEqual([3]);
});

test('several that may be left out, one of which is needed -> found by halves, the later half first', async () => {
  const looks = Array.from({ length: 3 }, () => sent('getTax', 'GET', '/taxes/1.json'));
  const all = [...looks, { ...readItem(8), operation: undefined }, readItem(5)];
  const asked: string[][] = [];
  const found = await minimize({ exchanges: all, judged: named, others: [], tag }, target, async (trace) => {
    const steps = trace.steps.map(({ operation = 'raw' }) => operation);
    asked.push(steps);
    return steps.includes('raw') ? shows() : absent;
  });
  const [tax, raw, last] = ['getTax', 'raw', 'getItem'];
  expect(asked).toEqual([
    ...[[last], [tax, tax, tax, raw, last]],
    // Left out: all four, the later two, each of these, the first two.
    ...[[last], [tax, tax, last], [tax, tax, tax, last], [tax, tax, raw, last], [raw, last]],
    [raw, last],
  ]);
  expect(found?.conditions).toEqual(['GET']);
});
