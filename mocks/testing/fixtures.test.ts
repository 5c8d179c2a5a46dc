// The fixtures of invoicing-contract/playwright and /vitest in cases that the examples do not cover: failed tests,
// other addresses, concurrent tests. Each run uses the built package and the runner's own command, as a user would.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { chromiumOptions } from '../../.ci/browser.mjs';
import { placeOf } from '../package-files/place-of.js';

test.describe.configure({ mode: 'parallel' });

const require = createRequire(import.meta.url);
/** The packages that an installer adds. */
const { dependencies } = JSON.parse(readFileSync(placeOf('package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const cli = (name: string, file: string) =>
  require.resolve(`${name}/package.json`).replace(/package\.json$/, file);
const playwright = [cli('@playwright/test', 'cli.js'), 'test', '--reporter=json'];
const vitest = [cli('vitest', 'vitest.mjs'), 'run', '--globals', '--root', '.'];

/** Runs a runner in a new project with these files, the package and the runners; returns its output. */
async function run(files: Record<string, string>, words: string[]) {
  const place = mkdtempSync(join(tmpdir(), 'fixtures-'));
  mkdirSync(join(place, 'node_modules', '@playwright'), { recursive: true });
  for (const name of ['@playwright/test', 'vitest', 'msw', ...Object.keys(dependencies)])
    symlinkSync(placeOf(`node_modules/${name}`), join(place, 'node_modules', name));
  // Copied, because Playwright transpiles the targets of links like sources of the project.
  for (const part of ['dist', 'package.json'])
    cpSync(placeOf(part), join(place, 'node_modules', 'invoicing-contract', part), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text);
  // The settings that this runner passes to its workers must not reach another runner.
  const ours = /^(PLAYWRIGHT_|PW_|TEST_|NODE_OPTIONS|NODE_TEST|FORCE_COLOR|DEBUG_COLORS)/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !ours.test(key)));
  const executablePath = (await chromiumOptions()).executablePath;
  const done = promisify(execFile)(process.execPath, words, {
    cwd: place,
    env: { ...env, NO_COLOR: '1', CHROMIUM_PATH: executablePath },
  });
  const reported = await done.catch((error: { stdout: string; stderr: string }) => error);
  rmSync(place, { recursive: true, force: true });
  return reported;
}

const ES = '{ "type": "module" }';
const config = (use: string, more = '') => `import { defineConfig } from '@playwright/test';
export default defineConfig({ ${more} use: { launchOptions: { executablePath: process.env.CHROMIUM_PATH }, ${use} } });`;

test('Playwright: a failed test -> the journal of its world is attached, as text and as JSON', async () => {
  const spec = `import { expect, test } from 'invoicing-contract/playwright';
    test('fails', async ({ mock, request }) => {
      await request.get(mock.url + '/items/77.json?api_key=' + mock.apiKey);
      expect(1).toBe(2);
    });
    test('passes', async ({ mock, request }) => { await request.get(mock.url + '/items.json?api_key=' + mock.apiKey); });`;
  const { stdout, stderr } = await run({ 'playwright.config.ts': config(''), 'a.spec.ts': spec }, playwright);
  const attached = (
    JSON.parse(stdout || `{"suites":[{"specs":[]}],"why":${JSON.stringify(stderr)}}`) as Report
  ).suites
    .flatMap(({ specs }) => specs)
    .map(({ title, tests }) => ({ title, attachments: tests[0]?.results[0]?.attachments ?? [] }));
  const [failed, passed] = attached;
  expect(failed?.attachments.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['mock journal', 'mock journal (JSON)']),
  );
  const text = Buffer.from(failed?.attachments[0]?.body ?? '', 'base64').toString();
  expect(text).toMatch(/^GET \/items\/77\.json\?api_key=\[redacted\] -> 404 \(getItem\)\n {2}< /);
  expect(text).not.toContain('/items.json');
  expect(passed?.attachments).toEqual([]);
});

interface Report {
  suites: {
    specs: { title: string; tests: { results: { attachments: { name: string; body?: string }[] }[] }[] }[];
  }[];
}

test('Playwright: an address of one own, dropped connections, four workers -> each page meets its own world', {
  tag: '@long',
}, async () => {
  const spec = `import { expect, test } from 'invoicing-contract/playwright';
    const ask = (page, key) => page.evaluate(async (key) => {
      const answer = await fetch('https://api.example.com/v2/clients.json?api_key=' + key, { method: 'POST',
        headers: { 'content-type': 'application/json' }, body: JSON.stringify({ client: { name: 'Ana', code: 'A' } }) });
      return answer.status;
    }, key).catch((error) => error.message);
    for (const one of [1, 2, 3, 4]) test('makes the same client ' + one, async ({ page, mock }) => {
      await page.goto('about:blank');
      expect(await ask(page, mock.apiKey)).toBe(201);
      const clients = await fetch(mock.url + '/clients.json?api_key=' + mock.apiKey);
      expect((await clients.json()).clients).toHaveLength(1);
      mock.faults.add({ operation: 'createClient', drop: true });
      expect(await ask(page, mock.apiKey)).toContain('Failed to fetch');
      expect(mock.journal().map(({ status }) => status)).toEqual([0, 200, 201]);
    });`;
  const files = {
    'package.json': '{ "type": "module" }',
    'playwright.config.ts': config(
      `apiUrl: 'https://api.example.com/v2/', mockOptions: { scenario: 'empty' }`,
      'fullyParallel: true, workers: 2,',
    ),
    'a.spec.ts': spec,
  };
  const { stdout, stderr } = await run(files, [...playwright.slice(0, 2), '--reporter=line']);
  expect(stdout, stderr).toContain('4 passed');
});

/** As in most applications: one client, created when the module is loaded. */
const clientOf = (port: number) => `import createClient from 'openapi-fetch';
  export const api = createClient({ baseUrl: 'http://127.0.0.1:${port}' });
  export const items = (api_key) => api.GET('/items.json', { params: { query: { api_key } } });`;
const CLIENT = clientOf(4010);

test('Vitest: a client that a module made before -> its calls reach the world of each test', {
  tag: '@long',
}, async () => {
  const spec = `import { items } from './client.js';
    import { describe } from 'vitest';
    import { expect, test } from 'invoicing-contract/vitest';
    for (const one of [1, 2]) test('asks ' + one, async ({ mock }) => {
      mock.faults.add({ operation: 'listItems', status: 500 + one });
      expect((await items(mock.apiKey)).response.status).toBe(500 + one);
      expect(mock.journal()).toHaveLength(1);
    });
    describe.concurrent('together', () => {
      for (const one of [1, 2]) test('reported ' + one, async ({ mock }) => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        const said = await items(mock.apiKey).catch((error) => String(error.cause ?? error));
        expect(said).toContain('give the code under test mock.url');
        await new Promise((resolve) => setTimeout(resolve, 100));
      });
    });`;
  const { stdout, stderr } = await run(
    { 'client.js': CLIENT, 'a.test.js': spec, 'package.json': ES },
    vitest,
  );
  expect(stdout, stderr).toMatch(/Tests\s+4 passed/);
});

test('MSW: a client that a module made before server.listen() -> the reason is said', async () => {
  const spec = `import { items } from './client.js';
    import { createInvoicingHandlers } from 'invoicing-contract/msw';
    import { setupServer } from 'msw/node';
    import { expect, test } from 'vitest';
    const said = [];
    const mock = createInvoicingHandlers({ baseUrl: 'http://127.0.0.1:64999', complain: (line) => said.push(line) });
    // Nothing may listen there: a mock of this machine would answer.
    test('asks', async () => {
      const server = setupServer(...mock.handlers);
      server.listen();
      await expect(items(mock.apiKey)).rejects.toThrow();
      expect(said.join()).toContain('went past MSW to the network: its client was made before server.listen()');
      server.close();
    });`;
  const { stdout, stderr } = await run(
    { 'client.js': clientOf(64999), 'a.test.js': spec, 'package.json': ES },
    vitest,
  );
  expect(stdout, stderr).toMatch(/Tests\s+1 passed/);
});

test('Playwright: the options of the fixtures in a configuration -> compile, and a wrong one does not', {
  tag: '@long',
}, async () => {
  const typed = (use: string) => `import { defineConfig } from '@playwright/test';
    import type { MockFixtures, MockWorkerFixtures } from 'invoicing-contract/playwright';
    export default defineConfig<MockFixtures, MockWorkerFixtures>({ use: { ${use} } });`;
  const files = {
    'package.json': ES,
    'right.config.ts': typed(
      `mockOptions: { scenario: 'empty' }, apiUrl: 'https://api.example.com', headless: true`,
    ),
    'wrong.config.ts': typed(`mockOptions: { scenari: 'empty' }`),
  };
  const tsc = [
    cli('typescript', 'bin/tsc'),
    ...'--noEmit --strict --skipLibCheck --module nodenext'.split(' '),
  ];
  const { stdout } = await run(files, [...tsc, 'right.config.ts', 'wrong.config.ts']);
  expect(stdout).toMatch(/wrong\.config\.ts[\s\S]*scenari/);
  expect(stdout).not.toContain('right.config.ts');
});

test('Vitest: a failed test -> its error holds the journal; tests at the same time -> asked to use mock.url', async () => {
  const spec = `import { describe } from 'vitest';
    import { expect, test } from 'invoicing-contract/vitest';
    const api = 'http://127.0.0.1:4010';
    test('fails', async ({ mock }) => {
      await fetch(new Request(api + '/items/77.json?api_key=' + mock.apiKey));
      expect(1).toBe(2);
    });
    describe.concurrent('together', () => {
      for (const one of [1, 2]) test('asks ' + one, async ({ mock }) => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        await expect(fetch(api + '/items.json')).rejects.toThrow(/give the code under test mock.url/);
        expect((await fetch(mock.url + '/items.json?api_key=' + mock.apiKey)).status).toBe(200);
        await new Promise((resolve) => setTimeout(resolve, 100));
      });
    });
    test('a body goes along', async ({ mock }) => {
      const body = JSON.stringify({ client: { name: 'Ana', code: 'A-77' } });
      const headers = { 'content-type': 'application/json' };
      const request = new Request(api + '/clients.json?api_key=' + mock.apiKey, { method: 'POST', body, headers });
      expect((await fetch(request)).status).toBe(201);
    });`;
  const { stdout, stderr } = await run({ 'a.test.ts': spec }, vitest);
  expect(stderr + stdout).toMatch(
    /What the mock was asked:\s+GET \/items\/77\.json\?api_key=\[redacted\] -> 404 \(getItem\)/,
  );
  expect(stdout, stderr).toMatch(/Tests\s+1 failed \| 3 passed/);
});
