import { expect, test } from '@playwright/test';
import { startMock } from '../index.js';

test('log: a line for each request, below it why it was refused; the key is not shown', async () => {
  const lines: string[] = [];
  const mock = await startMock({ port: 0, complain: () => {}, log: (line) => lines.push(line) });
  try {
    const url = `/clients.json?api_key=${mock.apiKey}`;
    const headers = { 'content-type': 'application/json' };
    await mock.inject({ method: 'GET', url, headers: {} });
    await mock.inject({ method: 'POST', url, headers, raw: '{"client":{"name":"A\\u001b[2J"}}' });
    await mock.inject({ method: 'GET', url: `${url}&page=x%1b`, headers: {} });
  } finally {
    await mock.close();
  }
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d GET {4}\/clients\.json\?api_key=\S+ -> 200 in [\d.]+ ms$/);
  expect(lines[1]).toMatch(/ POST {3}.* -> 422 in .* ms\n {9}client\.code is required$/);
  expect(lines.join('')).not.toContain(mock.apiKey);
  expect(lines.join('')).not.toContain('\u001b');
});

test('log without a journal -> refused, and why', async () => {
  await expect(startMock({ port: 0, log: true, journal: 0 })).rejects.toThrow('log reads the journal');
});
