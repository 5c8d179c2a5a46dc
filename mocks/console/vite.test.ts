/** The overlay with a real Vite: part of the page of its dev server, but not of its build. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build, createServer, type InlineConfig } from 'vite';
import { invoicingOverlay } from './vite.js';

const MOCK = 'http://127.0.0.1:4011';
let root: string;
test.beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'overlay-'));
  writeFileSync(join(root, 'main.js'), `document.title = 'started';\n`);
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><title>App</title><body><h1>My app</h1><script type="module" src="/main.js"></script></body>',
  );
});
test.afterAll(() => rmSync(root, { recursive: true }));

const configured = (): InlineConfig => ({
  ...{ root, configFile: false, logLevel: 'silent', cacheDir: join(root, '.vite') },
  plugins: [invoicingOverlay({ url: MOCK, world: 'ana' })],
});

test('while Vite serves -> the page has the script of this mock, for this world', async () => {
  const server = await createServer({
    ...configured(),
    server: { host: '127.0.0.1', port: 0, ws: false },
  });
  try {
    await server.listen();
    const [url = ''] = server.resolvedUrls?.local ?? [];
    const page = await (await fetch(url)).text();
    expect(page).toContain('<h1>My app</h1>');
    const [tag] = /<script[^>]*overlay\.js[^>]*>/.exec(page) ?? [];
    expect(tag).toContain(`src="${MOCK}/__mock/overlay.js"`);
    expect(tag).toContain('data-world="ana"');
  } finally {
    await server.close();
  }
});

test('what Vite builds -> the page and its files, nothing of the mock', async () => {
  await build(configured());
  const files = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  expect(files.length).toBeGreaterThan(1);
  const text = files.join('\n');
  expect(text).toContain('<h1>My app</h1>');
  expect(text).toContain('started');
  expect(text).not.toMatch(/__mock|overlay|4011/);
});
