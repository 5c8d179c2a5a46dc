/** For the console's browser tests: a mock and a Chromium per file, and a new page per test, which errors fail. */
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { launchChromium } from '../../.ci/browser.mjs';
import { type Mock, type MockOptions, startMock } from '../index.js';

export interface Bench {
  mock: Mock;
  page: Page;
  /** Opens `#/path` of the console and waits for that view, not the one before it. */
  open(path: string): Promise<void>;
  /** Waits for that view, after a click that opens or redraws it. */
  arrived(path: string): Promise<void>;
  /** Clicks a copy button and returns the clipboard's new content. */
  copy(button: Locator): Promise<string>;
  /** A call of the mocked API with the first account's key. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** Starts and stops everything around the tests of a file. */
export function bench(options: MockOptions): Bench {
  let browser: Browser;
  const complaints: string[] = [];
  const it = {} as Bench;
  test.beforeAll(async () => {
    it.mock = await startMock({ port: 0, clock: '2026-03-31T10:00:00Z', ...options });
    browser = await launchChromium();
  });
  test.afterAll(async () => {
    await browser.close();
    await it.mock.close();
  });
  test.beforeEach(async () => {
    it.mock.reset();
    complaints.length = 0;
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    it.page = await context.newPage();
    it.page.on('pageerror', (error) => complaints.push(error.message));
    it.page.on('dialog', (dialog) => {
      complaints.push(`a dialog: ${dialog.message()}`);
      dialog.dismiss();
    });
    it.page.on('console', (line) => {
      if (/Content Security Policy|Uncaught/.test(line.text())) complaints.push(line.text());
    });
  });
  test.afterEach(async () => {
    await it.page.context().close();
    expect(complaints).toEqual([]);
  });
  it.open = async (path) => {
    await it.page.goto(`${it.mock.url}/__mock/#${path}`);
    await it.arrived(path);
  };
  it.arrived = (path) =>
    it.page.locator(`main[data-path="${path.split('?')[0]}"]:not([aria-busy])`).waitFor();
  it.copy = async (button) => {
    // Emptied first: copying takes a moment, and the old content must not be mistaken for the new.
    await it.page.evaluate("navigator.clipboard.writeText('')");
    const clipboard = () => it.page.evaluate<string>('navigator.clipboard.readText()');
    await button.click();
    await expect.poll(clipboard).not.toBe('');
    return clipboard();
  };
  it.call = (method, path, body, headers = {}) =>
    fetch(`${it.mock.url}${path}${path.includes('?') ? '&' : '?'}api_key=${it.mock.apiKey}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  return it;
}
