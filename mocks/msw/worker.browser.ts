import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { type Browser, expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { launchChromium } from '../../.ci/browser.mjs';
import { startMock } from '../index.js';
import { placeOf } from '../package-files/place-of.js';
import { type Reported, report, steps } from './comparing.fixture.js';

const world = { seed: 7, clock: '2026-11-21T10:00:00Z' };
const require = createRequire(import.meta.url);
let browser: Browser;
let site: Server;

test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [placeOf('mocks/msw/worker-page.fixture.ts')],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'warning',
  });
  const files: Record<string, [string, string]> = {
    '/': ['text/html', '<!doctype html><title>MSW</title><script type="module" src="/page.js"></script>'],
    '/page.js': ['text/javascript', outputFiles[0]?.text ?? ''],
    '/mockServiceWorker.js': [
      'text/javascript',
      readFileSync(require.resolve('msw/mockServiceWorker.js'), 'utf8'),
    ],
  };
  site = createServer(({ url = '' }, response) => {
    const [type, text] = files[url] ?? ['text/plain', ''];
    response.writeHead(text === '' ? 404 : 200, { 'content-type': `${type}; charset=utf-8` }).end(text);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  browser = await launchChromium();
});

test.afterAll(async () => {
  await browser.close();
  await new Promise((resolve) => site.close(resolve));
});

for (const baseUrl of [undefined, '/api']) {
  test(`a worker in a page, base URL ${baseUrl} -> the bodies of the HTTP mock`, async () => {
    const { port } = site.address() as AddressInfo;
    const url = baseUrl === undefined ? 'http://127.0.0.1:4010' : `http://127.0.0.1:${port}${baseUrl}`;
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    const run = (argument: unknown) =>
      (globalThis as unknown as { run(a: unknown): Promise<{ reported: Reported[] }> }).run(argument);
    const got = await page.evaluate(run, [{ ...world, baseUrl }, steps]);
    const real = await startMock({ ...world, port: 0 });
    const wanted = await report([steps, real.url, real.apiKey]);
    await real.close();
    const moved = wanted.map((one) => {
      const body = one.body.replaceAll(real.url, url);
      return body === one.body ? one : { ...one, body, length: String(Buffer.byteLength(body)) };
    });
    expect(got).toEqual({
      reported: moved,
      answerViolations: [],
      journal: steps.length,
    });
    await page.close();
  });
}
