/** The page in a real browser: offline, fast, usable by keyboard, and safe against hostile texts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { launchChromium } from '../../.ci/browser.mjs';
import { contractTargets } from '../verdict/coverage-targets.js';
import { plural } from '../verdict/plural.js';
import { judge } from '../verdict/report.js';
import { canary, exchange, hostile, result, sampleRun, verified } from '../verdict/sample.fixture.js';
import { mostBytes, renderHtml } from './html.js';

test.describe.configure({ mode: 'serial' });

const settings = {
  target: 'http://127.0.0.1:4010',
  seed: 7,
  startedAt: new Date('2030-01-01T00:00:00Z'),
  secrets: [canary],
  contract: contractTargets(),
};
let browser: Browser;
let page: Page;
let folder: string;
const complaints: string[] = [];

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'conformance-page-'));
  const results = sampleRun(contractTargets());
  const report = judge(results, { ...settings, verifications: verified(results) });
  writeFileSync(join(folder, 'index.html'), renderHtml(report));
  const calm = judge([result({ id: 'getItem/a' })], settings);
  writeFileSync(join(folder, 'calm.html'), renderHtml(calm));
  browser = await launchChromium();
  page = await browser.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => complaints.push(message.text()));
  page.on('request', (request) => {
    if (!/^(file|data):/.test(request.url())) complaints.push(`request to ${request.url()}`);
  });
});

test.afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a faulty target with 3,000 checks -> findings come first, the most harmful opened', async () => {
  await page.goto(`file://${folder}/index.html`);
  await expect(page.locator('h1')).toContainText('breaks the contract');
  const first = page.locator('#findings details.group').first();
  await expect(first).toHaveAttribute('open', '');
  await expect(first).toContainText('listTaxes');
  await expect(first.locator('.command')).toContainText('sh reproduce/');
  await expect(first.locator('.trail')).toContainText('REDACTED-KEY-1');
});

test('the page -> no script of the target ran, nothing was requested, nothing complained', async () => {
  expect(await page.evaluate(() => 'broken' in globalThis)).toBe(false);
  expect(complaints).toEqual([]);
});

test('slash and words -> the filter narrows findings and checks; Escape shows all again', async () => {
  await page.locator('body').press('/');
  await expect(page.locator('#filter')).toBeFocused();
  await page.keyboard.type('changequotestate refused');
  await expect(page.locator('#checks tbody tr')).toHaveCount(1);
  await expect(page.locator('#findings details.group')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('#checks tbody tr')).toHaveCount(200);
});

test('a verdict chip -> only checks of that verdict; a row opens to its evidence', async () => {
  await page.locator('#checks .chip', { hasText: 'blocked' }).click();
  await expect(page.locator('#checks .tools')).toContainText('182 of 3,');
  await page.locator('#checks tbody summary').first().click();
  await expect(page.locator('#checks tbody details').first()).toContainText(
    'Because of operation:create-document',
  );
  await page.locator('#checks button', { hasText: 'Show all' }).click();
});

test('the heat map by keyboard -> arrows move, the cell is reported, Enter lists its checks or opens its finding', async () => {
  const first = page.locator('#transitions figure .cell').first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#transitions output')).toContainText(':');
  await page.keyboard.press('Enter');
  await expect(page.locator('#checks .tools')).toContainText('asserting transition');
});

test('a small screen and the dark -> nothing overflows, another background', async () => {
  const light = await page.evaluate('getComputedStyle(document.body).backgroundColor');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).not.toBe(light);
  await page.setViewportSize({ width: 380, height: 700 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(380);
});

test('a phone -> addresses of requests stand in lines that can be read', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page
    .locator('.trail summary .url')
    .first()
    .evaluate((one) => one.clientWidth);
  expect(width).toBeGreaterThan(150);
});

test('evidence without end -> 2 MB at the most, and that of the findings is there', () => {
  const many = Array.from({ length: 400 }, (_, n) =>
    result({
      id: `createInvoice/fails-${n}`,
      verdict: 'fail',
      actual: `seen ${n}`,
      exchanges: [exchange({ responseBody: `first words ${hostile.repeat(200)}` })],
    }),
  );
  const report = judge(many, settings);
  const html = renderHtml(report);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(mostBytes);
  expect(Buffer.byteLength(html)).toBeGreaterThan(mostBytes / 4);
  expect(html).toContain('first words');
  expect(html).toContain('more characters, in report.json');
});

test('a check that could not be judged -> its only exchange is there, too', () => {
  const exchanges = [exchange({ responseBody: 'words of one exchange' })];
  const one = result({ id: 'getItem/a', verdict: 'inconclusive', reason: 'time-out', exchanges });
  expect(renderHtml(judge([one], settings)).includes('words of one exchange')).toBe(true);
});

test('a target that conforms -> says so calmly', async () => {
  await page.goto(`file://${folder}/calm.html`);
  await expect(page.locator('h1')).toContainText('conforms to the contract');
  await expect(page.locator('#findings')).toContainText('Nothing wrong was found');
});

test.describe('the words and the filter of the page, without a browser', () => {
  const scrolledTo: string[] = [];
  const checks = [{ kind: 'rules' }, { kind: 'lists' }, { kind: 'rules' }];
  const findings = [
    { id: 'a', verdict: 'fail' },
    { id: 'b', verdict: 'note' },
    { id: 'c', verdict: 'fail' },
  ];
  const totals = {
    pass: 1,
    fail: 2,
    note: 0,
    error: 0,
    inconclusive: 0,
    known: 0,
    blocked: 0,
    unsupported: 0,
  };
  const textContent = JSON.stringify({ totals, checks, findings });
  const getElementById = (id: string) =>
    id === 'report-data' ? { textContent } : { scrollIntoView: () => scrolledTo.push(id) };
  // Imported at run time with a fake document: its types are those of a browser.
  const load = async () => {
    Object.assign(globalThis, { document: { getElementById } });
    return await import(new URL('./page/report-data.ts', import.meta.url).href);
  };
  test.afterEach(() => {
    Reflect.deleteProperty(globalThis, 'document');
  });

  test('verdicts and kinds that there are, worst first; findings of one verdict', async () => {
    const { usedVerdicts, usedKinds, findingsOf } = await load();
    expect([usedVerdicts, usedKinds]).toEqual([
      ['fail', 'pass'],
      ['lists', 'rules'],
    ]);
    expect(findingsOf('fail').map(({ id }: { id: string }) => id)).toEqual(['a', 'c']);
  });

  test('numbers, plurals, sentences, names, and texts that are too long', async () => {
    const { number, sentence, short, anchor } = await load();
    expect(number(1234)).toBe('1,234');
    expect([0, 1, 2].map((count) => plural(count, 'check'))).toEqual(['0 checks', '1 check', '2 checks']);
    expect([sentence('the word'), sentence('')]).toEqual(['The word.', '.']);
    expect(short('x'.repeat(140))).toBe('x'.repeat(140));
    expect(short('x'.repeat(141))).toBe(`${'x'.repeat(139)}…`);
    expect(anchor('rule:a b -> c')).toBe('finding-rule-a-b-c');
  });

  test('every word of the filter stands in one of the texts, in any case; these are made once', async () => {
    const { fits, NO_FILTER, showChecks } = await load();
    const [subject, asked] = [{}, { times: 0 }];
    const texts = () => {
      asked.times += 1;
      return ['getItem holds', undefined, 'Lists'];
    };
    const is = (text: string) => fits({ ...NO_FILTER, text }, subject, texts);
    expect([is(''), asked.times]).toEqual([true, 0]);
    expect(['getitem', 'lists get', 'holds lists', 'lists tax', 'undefined'].map(is)).toEqual([
      ...[true, true, true, false, false],
    ]);
    expect(asked.times).toBe(1);
    showChecks({ verdict: 'fail' });
    expect(scrolledTo).toEqual(['checks']);
  });
});
