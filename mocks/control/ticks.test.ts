import { expect, test } from '@playwright/test';
import { startMock } from '../index.js';
import type { Tick } from './ticks.js';

test('many requests -> one word for all of them, and one a second without any', async () => {
  const mock = await startMock({ port: 0, scenario: 'empty', clock: '2026-03-31T10:00:00Z' });
  const left = new AbortController();
  const ticks: Tick[] = [];
  const { body } = await fetch(`${mock.url}/__mock/ticks`, { signal: left.signal });
  const pending = (async () => {
    let text = '';
    for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
      text += new TextDecoder().decode(part);
      const lines = text.split('\n');
      text = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data: ')) ticks.push(JSON.parse(line.slice(6)));
    }
  })().catch(() => {});
  await expect.poll(() => ticks.length).toBeGreaterThan(0);
  for (let index = 0; index < 200; index++) await mock.inject({ url: '/items.json' });
  await expect.poll(() => ticks.at(-1)?.newest).toBe(200);
  expect(ticks.length).toBeLessThan(60);
  const before = ticks.length;
  await expect.poll(() => ticks.length).toBeGreaterThan(before + 1);
  mock.faults.add({ operation: '*', status: 503 });
  await expect.poll(() => ticks.at(-1)?.faults).toBe(1);
  mock.scenario('demo');
  await expect.poll(() => ticks.at(-1)?.scenario).toBe('demo');
  left.abort();
  await pending;
  await mock.close();
});
