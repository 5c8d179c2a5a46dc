import { expect, test } from '@playwright/test';
import { addressesOf } from './addresses.js';

const names = () => ['first', 'second'];
const rows: [baseUrl: string, asked: string, host: string | undefined, path?: string][] = [
  [
    'http://127.0.0.1:4010/',
    'http://127.0.0.1:4010/items.json?page=2#top',
    '127.0.0.1:4010',
    '/items.json?page=2',
  ],
  ['http://127.0.0.1:4010', 'http://127.0.0.1:4010', '127.0.0.1:4010', '/'],
  ['http://127.0.0.1:4010', 'http://localhost:4010/items.json', 'localhost:4010', '/items.json'],
  [
    'http://127.0.0.1:4010',
    'http://second.localhost:4010/items.json',
    'second.localhost:4010',
    '/items.json',
  ],
  ['http://127.0.0.1:4010', 'http://ana.world.localhost:4010/', 'ana.world.localhost:4010', '/'],
  ['http://127.0.0.1:4010', 'http://nobody.localhost:4010/', undefined],
  ['http://127.0.0.1:4010', 'http://127.0.0.1:40100/', undefined],
  ['http://127.0.0.1:4010', 'https://127.0.0.1:4010/', undefined],
  ['http://localhost:5173/api', 'http://localhost:5173/api/items.json', 'localhost:5173', '/items.json'],
  ['http://localhost:5173/api', 'http://localhost:5173/src/main.ts', undefined],
  ['http://localhost:5173/api', 'http://localhost:5173/apis', undefined],
  ['http://127.0.0.1:5173/api', 'http://localhost:5173/api/items.json', undefined],
  ['https://api.example.com/v2', 'https://api.example.com/v2/items.json', 'api.example.com', '/items.json'],
  ['https://api.example.com/v2', 'https://api.example.com/v1/items.json', undefined],
  ['https://api.example.com/v2', 'https://localhost/', undefined],
  ['https://{account}.example.com', 'https://second.example.com/a?b=1', 'second.localhost', '/a?b=1'],
  ['https://{account}.example.com', 'https://example.com/', undefined],
  ['https://{account}.example.com', 'https://a.example.com.evil.test/', undefined],
  ['https://example.com/{account}/v2', 'https://example.com/first/v2/a', 'first.localhost', '/a'],
];

for (const [baseUrl, asked, host, path] of rows) {
  test(`base URL ${baseUrl}, ${asked} -> ${host === undefined ? 'left alone' : `${host} ${path}`}`, () => {
    const { find, patterns } = addressesOf(baseUrl, names);
    const found = find(asked);
    expect(found && [found.host, found.path]).toEqual(host && [host, path]);
    if (host !== undefined) expect(patterns.some((pattern) => pattern.test(asked))).toBe(true);
  });
}
