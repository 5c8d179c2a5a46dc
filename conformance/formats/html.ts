/**
 * The report as a self-contained page: markup, style, script and data in one file. Look and behaviour are in `page/`; this
 * module reduces the data to what the page shows and makes it safe to embed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Exchange } from '../judge/exchange.js';
import type { CheckResult } from '../judge/result.js';
import type { Finding } from '../verdict/finding.js';
import type { Report } from '../verdict/report.js';

/** The maximum size of the page in bytes; what does not fit is only in report.json. */
export const mostBytes = 2_000_000;
/** Reserved for the page's markup and title. */
const spareBytes = 10_000;
/** Bodies longer than this many characters are cut. */
const mostOfBody = 3000;

/** Renders the page. Its content security policy allows no requests. */
export function renderHtml(report: Report): string {
  const page = asset('page.html');
  const [style, script] = [bundled('page.css'), bundled('page.js').replaceAll('</script', '<\\/script')];
  const folder = mostBytes - spareBytes - [page, style, script].reduce((sum, one) => sum + bytesOf(one), 0);
  const parts: Record<string, string> = {
    style,
    script,
    data: embedded(pageData(report, folder)),
    title: escapeHtml(`${report.verdict}: ${report.target}`),
  };
  return page.replace(
    /<!-- (\w+) -->|\/\* (\w+) \*\/|\{ "put": "(\w+)" \}/g,
    (whole, one?: string, two?: string, three?: string) => parts[one ?? two ?? three ?? ''] ?? whole,
  );
}

/** JSON without characters that an HTML parser could interpret as markup. */
export function embedded(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/**
 * The data of the page, within a number of bytes. Everything without exchanges; then, as far as they fit, the exchanges: of each
 * finding the one that shows it, then those before it, then those of its first check, finally those of others.
 */
function pageData(report: Report, folder: number): unknown {
  const { pairs: _pairs, ...shown } = report;
  const checks = report.checks.map(
    ({
      exchanges: _exchanges,
      called: _called,
      violations: _violations,
      asserted,
      ...rest
    }): Partial<CheckResult> => ({
      ...rest,
      asserted: asserted.filter((mark) => mark.startsWith('status:') || mark.startsWith('transition:')),
    }),
  );
  const findings = report.findings.map(
    ({ exchange: _exchange, before: _before, ...rest }): Partial<Finding> => rest,
  );
  let left = folder - bytesOf(embedded({ ...shown, findings, checks }));
  const fits = (value: unknown): boolean => {
    const size = bytesOf(embedded(value));
    if (size > left) return false;
    left -= size;
    return true;
  };
  const add = <K extends 'exchange' | 'before'>(key: K) => {
    for (const [n, finding] of findings.entries()) {
      const whole = report.findings[n]?.[key];
      const value = whole && (Array.isArray(whole) ? whole.map(shortened) : shortened(whole as Exchange));
      if (value && fits(value)) Object.assign(finding, { [key]: value });
    }
  };
  add('exchange');
  add('before');
  const heads = new Set(report.findings.map(({ cases }) => cases[0]?.check));
  for (const isHead of [true, false])
    for (const [n, check] of checks.entries()) {
      const exchanges = report.checks[n]?.exchanges ?? [];
      if (exchanges.length === 0 || heads.has(check.id) !== isHead) continue;
      const value = exchanges.map(shortened);
      if (fits(value)) check.exchanges = value;
    }
  return { ...shown, findings, checks };
}

/** The exchange with cut bodies. */
function shortened(exchange: Exchange): Exchange {
  const { requestBody, responseBody } = exchange;
  return {
    ...exchange,
    ...(requestBody !== undefined && { requestBody: cut(requestBody) }),
    ...(responseBody !== undefined && { responseBody: cut(responseBody) }),
  };
}

const cut = (body: string): string =>
  body.length <= mostOfBody
    ? body
    : `${body.slice(0, mostOfBody)}… and ${(body.length - mostOfBody).toLocaleString('en-US')} more characters, in report.json`;

const bytesOf = (text: string): number => Buffer.byteLength(text, 'utf8');

const asset = (name: string): string => readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');

/** A file of the page from the build; when running from sources, it is bundled here. */
function bundled(name: 'page.css' | 'page.js'): string {
  const source = new URL(`./page/${name.replace('.js', '.tsx')}`, import.meta.url);
  if (!existsSync(new URL('./page/page.tsx', import.meta.url))) return asset(name);
  // Through a variable, so that bundlers do not include it: the package does not contain esbuild.
  const load = createRequire(import.meta.url);
  const { buildSync } = load('esbuild') as typeof import('esbuild');
  const entryPoints = [fileURLToPath(source)];
  const made = buildSync({ entryPoints, bundle: true, minify: true, format: 'iife', write: false });
  return made.outputFiles[0]?.text ?? '';
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
