import { expect, test } from '@playwright/test';
import { type Mock, startMock } from '../index.js';
import { createService } from '../service/index.js';
import { callerOf } from './calling.fixture.js';
import { createWorlds } from './worlds.js';

test('worlds that sleep, or are too many -> dropped, the longest sleeper first', () => {
  let now = 0;
  const worlds = createWorlds(createService(), { max: 3, idleMs: 100_000 }, () => now);
  for (const name of ['a', 'b', 'c']) worlds.find(name);
  now = 1;
  worlds.find('a');
  worlds.find('d');
  expect(worlds.list().map(({ name }) => name)).toEqual(['main', 'c', 'a', 'd']);
  now = 100_000;
  expect(worlds.list().map(({ name }) => name)).toEqual(['main', 'a', 'd']);
  now = 200_000;
  expect([worlds.list().length, worlds.dropped]).toEqual([1, 4]);
});

test('a wish that is not understood -> says how to write it', () => {
  const worlds = createWorlds(createService());
  expect(() => worlds.find('a; form=x')).toThrow(/write NAME or NAME; from=SNAPSHOT/);
  expect(() => worlds.find('')).toThrow(/is no name of a world/);
  expect(() => worlds.find('a; from=x')).toThrow(/no snapshot "x"/);
  expect(worlds.find('main')).toBe(worlds.main);
});

test.describe('over HTTP', () => {
  let mock: Mock;
  test.beforeAll(async () => {
    mock = await startMock({ port: 0, clock: '2026-03-31T10:00:00Z' });
  });
  test.afterAll(() => mock.close());
  test.beforeEach(() => {
    mock.reset();
    for (const name of ['a', 'b', 'c']) mock.world(name).drop();
  });

  const as = (world?: string): Record<string, string> =>
    world === undefined ? {} : { 'X-Mock-World': world };
  async function createClient(name: string, world?: string): Promise<number> {
    const response = await fetch(`${mock.url}/clients.json?api_key=${mock.apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...as(world) },
      body: JSON.stringify({ client: { name, code: name } }),
    });
    return response.status;
  }
  async function total(world?: string): Promise<number> {
    const response = await fetch(`${mock.url}/clients.json?api_key=${mock.apiKey}`, { headers: as(world) });
    const { pagination } = (await response.json()) as { pagination: { total_entries: number } };
    return pagination.total_entries;
  }

  test('a write in one world -> seen there only', async () => {
    const before = await total();
    expect(await createClient('Only in a', 'a')).toBe(201);
    expect([await total('a'), await total('b'), await total()]).toEqual([before + 1, before, before]);
    expect(await createClient('Only in main')).toBe(201);
    expect([await total('a'), await total('c'), await total()]).toEqual([before + 1, before, before + 1]);
  });

  test('from=SNAPSHOT -> starts there, and is reset to there', async () => {
    const before = await total();
    await createClient('Kept', 'a');
    mock.world('a').snapshot('kept');
    await createClient('Later', 'a');
    expect(await total('b; from=kept')).toBe(before + 1);
    await createClient('More', 'b');
    mock.world('b').reset();
    expect([await total('b'), await total('a')]).toEqual([before + 1, before + 2]);
    mock.world('a').restore('kept');
    expect(await total('a')).toBe(before + 1);
  });

  test('clock and outbox -> each world has its own', async () => {
    const [a, b] = [mock.world('a'), mock.world('b')];
    a.clock.advance({ days: 2 });
    expect([a.clock.now().now, b.clock.now().now]).toEqual([
      '2026-04-02T10:00:00.000Z',
      '2026-03-31T10:00:00.000Z',
    ]);
    a.clearOutbox();
    expect([a.outbox().length, b.outbox().length]).toEqual([0, mock.outbox().length]);
    a.snapshot('later');
    expect(mock.world('c', { from: 'later' }).clock.now().now).toBe('2026-04-02T10:00:00.000Z');
  });

  test('advance() by what is no duration -> refused with an example, and the clock stays', () => {
    const { clock } = mock.world('a');
    const before = clock.now();
    for (const wrong of [undefined, {}, { day: 1 }, { days: '1' }, 86_400_000])
      expect(() => clock.advance(wrong as never)).toThrow(
        /numbers of days, hours, minutes, seconds, such as/,
      );
    expect(clock.now()).toEqual(before);
  });

  test('named by path or host -> the same world, and links stay in it', async () => {
    await createClient('By header', 'a');
    const path = `/clients/find-by-name.json?client_name=By%20header&api_key=${mock.apiKey}`;
    expect((await fetch(`${mock.url}/__mock/in/a${path}`)).status).toBe(200);
    expect((await fetch(mock.url + path)).status).toBe(404);
    const byHost = await mock.inject({ url: path, headers: { host: `a.world.localhost:${mock.port}` } });
    expect(byHost.status).toBe(200);
    const world = mock.world('a');
    const list = await fetch(`${world.url}/invoices.json?status[]=final&api_key=${mock.apiKey}`);
    const { invoices } = (await list.json()) as { invoices: { permalink: string }[] };
    const permalink = invoices[0]?.permalink ?? '';
    expect(permalink).toContain('/__mock/in/a/__mock/documents/');
    expect((await fetch(permalink)).status).toBe(200);
  });

  test('a further account inside a world -> reached by its host', async () => {
    const second = mock.accounts[1];
    const answer = await mock.inject({
      url: `/clients.json?api_key=${second?.apiKey}`,
      headers: { host: `${second?.name}.a.world.localhost:${mock.port}` },
    });
    expect(answer.status).toBe(200);
  });

  test('a name that is none -> 422 that says what a name is, before anything else', async () => {
    const answer = await fetch(`${mock.url}/clients.json`, { headers: as('../x') });
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { errors: { error: string } }).errors.error).toContain(
      'is no name of a world',
    );
    expect((await fetch(`${mock.url}/__mock/files/pdf/1.pdf`, { headers: as('../x') })).status).toBe(422);
  });

  test('1,000 worlds, each written to -> all apart, none dropped', async () => {
    const before = await total();
    const names = Array.from({ length: 1000 }, (_, i) => `many-${i}`);
    for (let i = 0; i < names.length; i += 50) {
      await Promise.all(names.slice(i, i + 50).map((name) => createClient(name, name)));
    }
    const { worlds, dropped } = (
      await callerOf(mock.url)<{ worlds: unknown[]; dropped: number }>('GET', '/__mock/worlds')
    ).json;
    expect([worlds.length >= 1000, dropped]).toEqual([true, 0]);
    expect(await total()).toBe(before);
    for (const name of ['many-0', 'many-500', 'many-999']) {
      expect(await total(name)).toBe(before + 1);
      const found = await fetch(
        `${mock.url}/clients/find-by-name.json?client_name=${name}&api_key=${mock.apiKey}`,
        {
          headers: as(name),
        },
      );
      expect(found.status).toBe(200);
    }
    for (const name of names) mock.world(name).drop();
  });
});
