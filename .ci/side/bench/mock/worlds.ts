/**
 * What a world costs on 100,000 documents: a thousand of them, each made by its first request, read and written once.
 * In-process, so that only the mock is measured.
 */
import { startMock } from '../../../../mocks/index.js';
import { heap, median } from './figures.js';

export interface WorldFigures {
  worlds: number;
  /** Microseconds of the first request of a world, which forks it, and of the same request in main. */
  forkUs: number;
  mainUs: number;
  /** Microseconds of reading one document in a world that is there already. */
  readUs: number;
  /** Heap of a world in which one document was made. */
  bytesPerWorld: number;
}

const WORLDS = 1000;

/** Run with `--expose-gc`; takes some seconds. */
export async function measureWorlds(): Promise<WorldFigures> {
  const mock = await startMock({
    port: 0,
    scenario: 'large',
    seed: 1,
    clock: '2026-03-01T10:00:00Z',
    journal: 0,
  });
  const key = `api_key=${mock.apiKey}`;
  const list = await mock.inject({ url: `/invoices.json?per_page=1&type[]=Invoice&${key}` });
  const { id, date } = JSON.parse(list.text).invoices[0];
  const url = `/invoices/${id}.json?${key}`;
  const lines = [{ name: 'Lamp', unit_price: '20.00', quantity: '1' }];
  const raw = JSON.stringify({
    invoice: { date, due_date: date, client: { name: 'World', code: 'W' }, items: lines },
  });
  const timed = async (headers: Record<string, string>): Promise<number> => {
    const start = performance.now();
    const { status } = await mock.inject({ url, headers });
    if (status !== 200) throw new Error(`reading a document answers ${status}`);
    return (performance.now() - start) * 1000;
  };
  const headersOf = (index: number) => ({ 'x-mock-world': `w${index}` });
  const many = async (headers: (index: number) => Record<string, string>) => {
    const times: number[] = [];
    for (let index = 0; index < WORLDS; index++) times.push(await timed(headers(index)));
    return median(times);
  };
  const mainUs = await many(() => ({}));
  const before = heap();
  const forkUs = await many(headersOf);
  for (let index = 0; index < WORLDS; index++) {
    const headers = { ...headersOf(index), 'content-type': 'application/json' };
    const { status } = await mock.inject({ method: 'POST', url: `/invoices.json?${key}`, headers, raw });
    if (status !== 201) throw new Error(`making a document answers ${status}`);
  }
  const bytesPerWorld = (heap() - before) / WORLDS;
  const readUs = await many(headersOf);
  await mock.close();
  return { worlds: WORLDS, forkUs, mainUs, readUs, bytesPerWorld };
}
