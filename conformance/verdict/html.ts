/**
 * The report as one page that needs nothing else: markup, style, script and data in a single file. The
 * look and the behaviour are in `page/`; here the data is cut to what the page shows and made safe to embed.
 */
import { readFileSync } from 'node:fs';
import type { CheckResult } from '../judge/result.js';
import type { Report } from './report.js';

/** Exchanges of failing checks beyond the first of each group are embedded up to this many characters. */
const exchangeBudget = 3_000_000;

/** The page. Offline: its content security policy allows no request at all. */
export function renderHtml(report: Report): string {
  const page = asset('page.html');
  const parts: Record<string, string> = {
    style: asset('page.css'),
    script: asset('page.js').replaceAll('</script', '<\\/script'),
    data: embedded(pageData(report)),
    title: escapeHtml(`${report.verdict}: ${report.target}`),
  };
  return page.replace(
    /<!-- (\w+) -->|\/\* (\w+) \*\/|\{ "put": "(\w+)" \}/g,
    (whole, one?: string, two?: string, three?: string) => parts[one ?? two ?? three ?? ''] ?? whole,
  );
}

/** JSON that no HTML parser can take for markup, and that stays JSON. */
export function embedded(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** The report without what the page does not show: property marks, and most exchanges of repeated failures. */
function pageData(report: Report): unknown {
  const heads = new Set(report.findings.map(({ cases }) => cases[0]?.check));
  let left = exchangeBudget;
  const checks = report.checks.map((check): Partial<CheckResult> => {
    const { exchanges, asserted, ...rest } = check;
    const kept = asserted.filter((mark) => mark.startsWith('status:') || mark.startsWith('transition:'));
    const slim = { ...rest, asserted: kept };
    if (exchanges.length === 0) return slim;
    const size = JSON.stringify(exchanges).length;
    if (!heads.has(check.id) && size > left) return slim;
    if (!heads.has(check.id)) left -= size;
    return { ...slim, exchanges };
  });
  return { ...report, checks };
}

const asset = (name: string): string => readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
