/**
 * The cost of documents and worlds, in one process so that only the mock is measured: pages of filtered lists of 1,000
 * and 100,000 documents, the first request of a world, and heap sizes.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startMock } from '../../../mocks/index.js';
import { median, n } from './figures.js';

type Mock = Awaited<ReturnType<typeof startMock>>;
type Send = Parameters<Mock['inject']>[0];

const FEW = 1000;
const MANY = 100_000;
const ROUNDS = 200;
const WORLDS = 1000;
const day = (index: number) => String((index % 28) + 1).padStart(2, '0');
const numbered = (index: number) => `Order ${String(index).padStart(6, '0')}`;
const since = (index: number) => `date[from]=${day(index)}/01/${2026 - (index >> 5)}`;
/** Each is requested many times; "other" with another filter every time, so that no cache helps. */
const LISTS: Readonly<Record<string, (index: number) => string>> = {
  'the newest': () => '',
  'one type, state and month': () =>
    'type[]=Invoice&status[]=final&date[from]=01/02/2026&date[to]=28/02/2026',
  'other dates every time': (index) => `status[]=final&${since(index)}&date[to]=28/02/2026`,
  'other amounts every time': (index) => `total_before_taxes[from]=${index / 10}`,
  'other dates and amounts every time': (index) => `${since(index)}&total_before_taxes[from]=${index / 10}`,
  'another reference every time': (index) => `reference=${numbered(index)}`,
  'another text every time, which one document has': (index) => `text=${numbered(index)}`,
};

/** Bytes of the heap after garbage collection. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let round = 0; round < 3; round++) collect();
  return process.memoryUsage().heapUsed;
}

/** Sends a request. Throws an Error when it does not succeed. */
async function ask(mock: Mock, path: string, more: Omit<Send, 'url'> = {}, body?: object) {
  const url = encodeURI(`${path}${path.includes('?') ? '&' : '?'}api_key=${mock.apiKey}`);
  const raw = body && JSON.stringify(body);
  const headers = { ...more.headers, ...(body && { 'content-type': 'application/json' }) };
  const { status, text } = await mock.inject({ ...more, url, headers, raw });
  if (status >= 300) throw new Error(`${path} answers ${status}`);
  return text;
}

/** Microseconds of a call. */
async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return (performance.now() - start) * 1000;
}

const started = (scenario: string) =>
  startMock({ port: 0, scenario, seed: 1, clock: '2026-03-01T10:00:00Z', journal: 0 });

function invoice(index: number): object {
  const [name, code] = [`Client ${index % 500}`, `C${index % 500}`];
  const price = { unit_price: `${(index % 97) + 0.5}`, quantity: String((index % 9) + 1) };
  return {
    invoice: {
      date: `${day(index)}/0${(Math.floor(index / 28) % 2) + 1}/2026`,
      due_date: `${day(index)}/12/2026`,
      reference: numbered(index),
      client: { name, code },
      items: [{ name: `Item ${index % 200}`, ...price }],
    },
  };
}

/** A mock with `count` invoices, every other one final, and the heap bytes for each. */
async function filled(count: number) {
  const mock = await started('empty');
  const before = heap();
  for (let index = 0; index < count; index++) {
    const made = await ask(mock, '/invoices.json', { method: 'POST' }, invoice(index));
    if (index % 2 === 1) continue;
    const { id } = JSON.parse(made).invoice;
    const finalized = { invoice: { state: 'finalized' } };
    await ask(mock, `/invoices/${id}/change-state.json`, { method: 'PUT' }, finalized);
  }
  return { mock, bytes: (heap() - before) / count };
}

async function lists(): Promise<void> {
  const both = [await filled(FEW), await filled(MANY)] as const;
  console.log('\n| a page of a list | out of 1,000, us | out of 100,000, us |\n|---|---|---|');
  for (const [asks, query] of Object.entries(LISTS)) {
    const times: [few: number[], many: number[]] = [[], []];
    // Both are requested alternately, so that other load affects both.
    for (let round = 0; round < ROUNDS; round++)
      for (const [at, { mock }] of both.entries())
        times[at]?.push(await timed(() => ask(mock, `/invoices.json?per_page=30&${query(round)}`)));
    // Other load can only slow calls down, so a low quantile is used.
    console.log(`| ${[asks, ...times.map((all) => n(median(all, 0.25)))].join(' | ')} |`);
  }
  for (const { mock } of both) await mock.close();
  console.log(`\nHeap per document with one line: ${n(both[1].bytes)} bytes.`);
}

/** A thousand worlds on 100,000 documents, each created by its first request, then read and written once. */
async function worlds(): Promise<void> {
  const mock = await started('large');
  const list = await ask(mock, '/invoices.json?per_page=1&type[]=Invoice');
  const { id, date } = JSON.parse(list).invoices[0];
  const items = [{ name: 'Lamp', unit_price: '20.00', quantity: '1' }];
  const body = { invoice: { date, due_date: date, client: { name: 'World', code: 'W' }, items } };
  const read = async (inWorld: (index: number) => object) => {
    const times: number[] = [];
    for (let index = 0; index < WORLDS; index++)
      times.push(await timed(() => ask(mock, `/invoices/${id}.json`, inWorld(index))));
    return n(median(times));
  };
  const inWorld = (index: number) => ({ headers: { 'x-mock-world': `w${index}` } });
  const mainUs = await read(() => ({}));
  const before = heap();
  const forkUs = await read(inWorld);
  for (let index = 0; index < WORLDS; index++)
    await ask(mock, '/invoices.json', { method: 'POST', ...inWorld(index) }, body);
  const kilobytes = n((heap() - before) / WORLDS / 1024);
  const laterUs = await read(inWorld);
  await mock.close();
  console.log(
    `\n${n(WORLDS)} worlds on 100,000 documents: the first request of a world, which forks it, takes ${forkUs} us, later ones ` +
      `${laterUs} us, in main ${mainUs} us; a world in which one document was made takes ${kilobytes} KB of heap.`,
  );
}

/** Prints the table of lists and the heap of documents and worlds; takes a few seconds. */
export async function printStore(): Promise<void> {
  await lists();
  await worlds();
}
