/**
 * What documents and worlds cost: pages of filtered lists out of 1,000 and out of 100,000 documents, a document read in main,
 * by the first request of a world (which forks it) and by a later one, and the heap of each. In-process, so that only
 * the mock is measured. Wants `--expose-gc`; takes some seconds.
 */
import { startMock } from '../../../../mocks/index.js';
import { heap, lowerQuartile, median, n } from './figures.js';

type Mock = Awaited<ReturnType<typeof startMock>>;
type Send = Parameters<Mock['inject']>[0];

const FEW = 1000;
const MANY = 100_000;
const ROUNDS = 200;
const WORLDS = 1000;
const day = (index: number) => String((index % 28) + 1).padStart(2, '0');
const numbered = (index: number) => `Order ${String(index).padStart(6, '0')}`;
/** Each asked for many times; "other" with another filter every time, so that nothing is known of it. */
const LISTS: Readonly<Record<string, (index: number) => string>> = {
  'the newest': () => '',
  'one type, state and month': () =>
    'type[]=Invoice&status[]=final&date[from]=01/02/2026&date[to]=28/02/2026',
  'other dates every time': (index) =>
    `status[]=final&date[from]=${day(index)}/01/${2026 - (index >> 5)}&date[to]=28/02/2026`,
  'other amounts every time': (index) => `total_before_taxes[from]=${index / 10}`,
  'other dates and amounts every time': (index) =>
    `date[from]=${day(index)}/01/${2026 - (index >> 5)}&total_before_taxes[from]=${index / 10}`,
  'another reference every time': (index) => `reference=${numbered(index)}`,
  'another text every time, which one document has': (index) => `text=${numbered(index)}`,
};

/** Sends a request. Throws an Error when it does not succeed. */
async function ask(mock: Mock, path: string, more: Omit<Send, 'url'> = {}, body?: object) {
  const url = encodeURI(`${path}${path.includes('?') ? '&' : '?'}api_key=${mock.apiKey}`);
  const raw = body && JSON.stringify(body);
  const headers = { ...more.headers, ...(body && { 'content-type': 'application/json' }) };
  const { status, text } = await mock.inject({ ...more, url, headers, raw });
  if (status >= 300) throw new Error(`${path} answers ${status}`);
  return text;
}

/** Microseconds of each of so many calls. */
async function timesOf(count: number, act: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const start = performance.now();
    await act(index);
    times.push((performance.now() - start) * 1000);
  }
  return times;
}

const started = (scenario: string) =>
  startMock({ port: 0, scenario, seed: 1, clock: '2026-03-01T10:00:00Z', journal: 0 });

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

/** The table of lists, and the heap of a document. */
async function lists(): Promise<void> {
  const few = await filled(FEW);
  const many = await filled(MANY);
  console.log('| a page of a list | out of 1,000, us | out of 100,000, us | times |\n|---|---|---|---|');
  for (const [asks, query] of Object.entries(LISTS)) {
    const times: [few: number[], many: number[]] = [[], []];
    // Both are asked in turn, so that other work on the machine meets both.
    for (let round = 0; round < ROUNDS; round++)
      for (const [at, { mock }] of [few, many].entries())
        times[at]?.push(...(await timesOf(1, () => ask(mock, `/invoices.json?per_page=30&${query(round)}`))));
    const [fewUs, manyUs] = times.map(lowerQuartile) as [number, number];
    console.log(`| ${asks} | ${n(fewUs)} | ${n(manyUs)} | ${n(manyUs / fewUs, 2)} |`);
  }
  await few.mock.close();
  await many.mock.close();
  console.log(`\nHeap per document with one line: ${n(many.bytes)} bytes.`);
}

/** A thousand worlds on 100,000 documents, each made by its first request, read and written once. */
async function worlds(): Promise<void> {
  const mock = await started('large');
  const list = await ask(mock, '/invoices.json?per_page=1&type[]=Invoice');
  const { id, date } = JSON.parse(list).invoices[0];
  const items = [{ name: 'Lamp', unit_price: '20.00', quantity: '1' }];
  const body = { invoice: { date, due_date: date, client: { name: 'World', code: 'W' }, items } };
  const inWorld = (index: number) => ({ headers: { 'x-mock-world': `w${index}` } });
  const read = (index?: number) =>
    ask(mock, `/invoices/${id}.json`, index === undefined ? {} : inWorld(index));
  const mainUs = median(await timesOf(WORLDS, () => read()));
  const before = heap();
  const forkUs = median(await timesOf(WORLDS, read));
  for (let index = 0; index < WORLDS; index++)
    await ask(mock, '/invoices.json', { method: 'POST', ...inWorld(index) }, body);
  const bytes = (heap() - before) / WORLDS;
  const readUs = median(await timesOf(WORLDS, read));
  await mock.close();
  console.log(
    `\n${n(WORLDS)} worlds on 100,000 documents: the first request of a world, which forks it, takes ${n(forkUs)} us, ` +
      `later ones ${n(readUs)} us, in main ${n(mainUs)} us; a world in which one document was made takes ` +
      `${n(bytes / 1024)} KB of heap.`,
  );
}

function invoice(index: number): object {
  const month = String((Math.floor(index / 28) % 2) + 1).padStart(2, '0');
  const item = {
    name: `Item ${index % 200}`,
    unit_price: `${(index % 97) + 0.5}`,
    quantity: String((index % 9) + 1),
  };
  return {
    invoice: {
      date: `${day(index)}/${month}/2026`,
      due_date: `${day(index)}/12/2026`,
      reference: numbered(index),
      client: { name: `Client ${index % 500}`, code: `C${index % 500}` },
      items: [item],
    },
  };
}

await lists();
await worlds();
