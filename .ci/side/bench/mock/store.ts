/**
 * What a stored document costs and how lists grow: a page of a filtered list out of 100,000 documents beside the
 * same page out of 1,000, and heap per document with one line. In-process, so that only the mock is measured.
 */
import { startMock } from '../../../../mocks/index.js';
import { heap, lowerQuartile } from './figures.js';

export interface StoreFigures {
  /** Microseconds of a page out of 1,000 and out of 100,000 documents, by what is asked for. */
  lists: readonly { asks: string; fewUs: number; manyUs: number }[];
  bytesPerDocument: number;
}

const FEW = 1000;
const MANY = 100_000;
const ROUNDS = 200;
const day = (index: number) => String((index % 28) + 1).padStart(2, '0');
const numbered = (index: number) => `Order ${String(index).padStart(6, '0')}`;
/** Each asked for many times; "other" with another filter every time, so that nothing is known of it. */
const LISTS: Readonly<Record<string, (index: number) => string>> = {
  'the newest': () => 'per_page=30',
  'one type, state and month': () =>
    'per_page=30&type[]=Invoice&status[]=final&date[from]=01/02/2026&date[to]=28/02/2026',
  'other dates every time': (index) =>
    `per_page=30&status[]=final&date[from]=${day(index)}/01/${2026 - (index >> 5)}&date[to]=28/02/2026`,
  'other amounts every time': (index) => `per_page=30&total_before_taxes[from]=${index / 10}`,
  'other dates and amounts every time': (index) =>
    `per_page=30&date[from]=${day(index)}/01/${2026 - (index >> 5)}&total_before_taxes[from]=${index / 10}`,
  'another reference every time': (index) => `per_page=30&reference=${numbered(index)}`,
  'another text every time, which one document has': (index) => `per_page=30&text=${numbered(index)}`,
};

/** Run with `--expose-gc`; takes some seconds. Both are asked in turn, so that other work on the machine meets both. */
export async function measureStore(): Promise<StoreFigures> {
  const few = await filled(FEW);
  const many = await filled(MANY);
  const lists = [];
  for (const [asks, query] of Object.entries(LISTS)) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      times.few.push(await few.askUs(query(round)));
      times.many.push(await many.askUs(query(round)));
    }
    lists.push({ asks, fewUs: lowerQuartile(times.few), manyUs: lowerQuartile(times.many) });
  }
  await few.close();
  await many.close();
  return { lists, bytesPerDocument: many.bytes };
}

interface Filled {
  /** Microseconds of one page. */
  askUs(query: string): Promise<number>;
  bytes: number;
  close(): Promise<void>;
}

async function filled(count: number): Promise<Filled> {
  const mock = await startMock({
    port: 0,
    scenario: 'empty',
    seed: 1,
    clock: '2026-03-01T10:00:00Z',
    journal: 0,
  });
  const headers = { 'content-type': 'application/json' };
  const key = `api_key=${mock.apiKey}`;
  const send = (method: string, path: string, body: object) =>
    mock.inject({ method, url: `${path}?${key}`, headers, raw: JSON.stringify(body) });
  const before = heap();
  for (let index = 0; index < count; index++) {
    const made = await send('POST', '/invoices.json', invoice(index));
    if (index % 2 === 1) continue;
    const { id } = JSON.parse(made.text).invoice;
    await send('PUT', `/invoices/${id}/change-state.json`, { invoice: { state: 'finalized' } });
  }
  return {
    bytes: (heap() - before) / count,
    close: mock.close,
    async askUs(query) {
      const url = encodeURI(`/invoices.json?${query}&${key}`);
      const start = performance.now();
      const { status } = await mock.inject({ url });
      if (status !== 200) throw new Error(`the list answers ${status}`);
      return (performance.now() - start) * 1000;
    },
  };
}

function invoice(index: number): object {
  const month = String((Math.floor(index / 28) % 2) + 1).padStart(2, '0');
  return {
    invoice: {
      date: `${day(index)}/${month}/2026`,
      due_date: `${day(index)}/12/2026`,
      reference: numbered(index),
      client: { name: `Client ${index % 500}`, code: `C${index % 500}` },
      items: [
        {
          name: `Item ${index % 200}`,
          unit_price: `${(index % 97) + 0.5}`,
          quantity: String((index % 9) + 1),
        },
      ],
    },
  };
}
