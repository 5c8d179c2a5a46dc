/**
 * What a stored document costs and how lists grow: a page of a filtered list out of 100,000 documents beside the
 * same page out of 1,000, and heap per document with one line. In-process, so that only the mock is measured.
 */
import { startMock } from '../index.js';

export interface StoreFigures {
  listFewUs: number;
  listManyUs: number;
  bytesPerDocument: number;
}

const FEW = 1000;
const MANY = 100_000;
const LIST =
  '/invoices.json?per_page=30&type[]=Invoice&status[]=final&date[from]=01/02/2026&date[to]=28/02/2026';

/** Run with `--expose-gc`; takes some seconds. */
export async function measureStore(): Promise<StoreFigures> {
  const few = await filled(FEW);
  const many = await filled(MANY);
  return { listFewUs: few.listUs, listManyUs: many.listUs, bytesPerDocument: many.bytes };
}

async function filled(count: number): Promise<{ listUs: number; bytes: number }> {
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
  const bytes = (heap() - before) / count;
  const url = `${LIST}&${key}`;
  const times: number[] = [];
  for (let round = 0; round < 300; round++) {
    const start = performance.now();
    const { status } = await mock.inject({ url });
    if (status !== 200) throw new Error(`the list answers ${status}`);
    times.push((performance.now() - start) * 1000);
  }
  await mock.close();
  times.sort((a, b) => a - b);
  return { listUs: times[times.length >> 1] ?? 0, bytes };
}

function invoice(index: number): object {
  const day = String((index % 28) + 1).padStart(2, '0');
  const month = String((Math.floor(index / 28) % 2) + 1).padStart(2, '0');
  return {
    invoice: {
      date: `${day}/${month}/2026`,
      due_date: `${day}/12/2026`,
      reference: `Order ${index}`,
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

function heap(): number {
  for (let round = 0; round < 3; round++) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
