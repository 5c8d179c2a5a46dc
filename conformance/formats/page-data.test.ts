// Which data of a report its page contains within the size limit; without a browser.
import { expect, test } from '@playwright/test';
import type { CheckResult } from '../judge/result.js';
import type { CoverageTargets } from '../verdict/coverage.js';
import type { Finding } from '../verdict/finding.js';
import { judge, type Report } from '../verdict/report.js';
import { exchange, result } from '../verdict/sample.fixture.js';
import { embedded, mostBytes, renderHtml } from './html.js';

const tags = { operations: [], statuses: [], transitions: [], properties: [], rules: [] };
const contract: CoverageTargets = { tags, cells: [], resources: {} };
const settings = { target: 'http://a.example', seed: 1, contract, startedAt: new Date(0) };

/** The data in the page of a report. */
function shown(report: Report): Report {
  const html = renderHtml(report);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(mostBytes);
  return JSON.parse(
    /<script type="application\/json" id="report-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  );
}
const failing = (id: string, responseBody = 'x', more: Partial<CheckResult> = {}) =>
  result({ id, verdict: 'fail', exchanges: [exchange({ requestBody: undefined, responseBody })], ...more });
const signs = (length: number) => 'x'.repeat(length);

test('JSON that no parser of HTML takes for markup, and that is the same JSON', () => {
  const value = { a: '</script><!--', b: '&amp;\u2028\u2029', c: [1, null] };
  expect(embedded(value)).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(embedded(value))).toEqual(value);
});

test('the title, the data and the script each stand in their place', () => {
  const html = renderHtml(judge([], { ...settings, target: 'http://a.example/?a&b="<x>' }));
  expect(html).toContain('<title>nothing checked: http://a.example/?a&amp;b=&quot;&lt;x&gt;</title>');
  expect(html).not.toMatch(/<!-- \w+ -->|\{ "put": "\w+" \}|\/\* (style|script) \*\//);
  const [, , script = ''] = html.split('<script');
  expect(script.length).toBeGreaterThan(10_000);
  expect(html.split('</script').length).toBe(3);
});

test('of the checks -> no calls, no violations, and of what they asserted statuses and transitions', () => {
  const asserted = ['status:getItem 200', 'transition:quote final accept', 'rule:x', 'property:getItem item'];
  const report = judge([result({ id: 'getItem/a', asserted })], { ...settings, pairs: {} });
  const [check] = shown(report).checks;
  expect(check).toMatchObject({ id: 'getItem/a', asserted: asserted.slice(0, 2) });
  for (const name of ['called', 'violations', 'exchanges']) expect(check).not.toHaveProperty(name);
  expect(report.pairs).toEqual({});
  expect(shown(report)).not.toHaveProperty('pairs');
});

test('bodies are cut at 3,000 signs, and say how much there was', () => {
  const body = (length: number) =>
    shown(judge([failing('getItem/a', signs(length))], settings)).findings[0]?.exchange?.responseBody;
  expect(body(3000)).toBe(signs(3000));
  expect(body(3001)).toBe(`${signs(3000)}… and 1 more characters, in report.json`);
  const { findings } = shown(
    judge(
      [
        failing('getItem/a', 'x', {
          exchanges: [exchange({ requestBody: signs(4000), responseBody: undefined })],
        }),
      ],
      settings,
    ),
  );
  expect(findings[0]?.exchange?.requestBody).toMatch(/^x{3000}… and 1,000 more/);
  expect(findings[0]?.exchange).not.toHaveProperty('responseBody');
});

test.describe('evidence without end', () => {
  const url = 'http://a.example/';
  /** An exchange of this size, with bodies that are not cut. */
  const large = (length: number) =>
    exchange({ requestBody: undefined, responseBody: '', url: `${url}${signs(length)}` });
  const finding = (id: string, parts: Partial<Finding>) => ({
    ...(judge([failing('getItem/a')], settings).findings[0] as Finding),
    id,
    exchange: undefined,
    before: undefined,
    ...parts,
  });
  const report = (findings: Finding[], checks: CheckResult[] = []): Report => ({
    ...judge([], settings),
    findings,
    checks,
  });
  const whole = mostBytes - Buffer.byteLength(renderHtml(report([])));

  test('first what shows each finding, then what came before it, as far as it fits', () => {
    const half = Math.floor(whole * 0.45);
    const [a, b] = [
      finding('a', { exchange: large(half), before: [large(half)] }),
      finding('b', { exchange: large(half) }),
    ];
    const has = ({ findings }: Report) =>
      findings.map(({ exchange, before }) => [exchange !== undefined, before !== undefined]);
    expect(has(shown(report([a, b])))).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(has(shown(report([a])))).toEqual([[true, true]]);
    // An exchange that is too large is skipped; later ones are still included.
    const small = finding('c', { exchange: large(10) });
    expect(has(shown(report([finding('d', { exchange: large(whole) }), small])))).toEqual([
      [false, false],
      [true, false],
    ]);
  });

  test('then that of the first check of each finding, then that of others', () => {
    const third = Math.floor(whole * 0.3);
    const check = (id: string) => result({ id, verdict: 'fail', exchanges: [large(third)] });
    const cases = [{ check: 'getItem/c' }, { check: 'getItem/b' }] as Finding['cases'];
    const all = ['a', 'b', 'c', 'd'].map((name) => check(`getItem/${name}`));
    const { checks } = shown(report([finding('f', { cases })], all));
    expect(checks.map(({ id, exchanges }) => [id, exchanges !== undefined])).toEqual([
      ['getItem/a', true],
      ['getItem/b', true],
      ['getItem/c', true],
      ['getItem/d', false],
    ]);
    const two = shown(report([finding('f', { cases, exchange: large(third) })], all));
    expect(two.checks.map(({ exchanges }) => exchanges !== undefined)).toEqual([true, false, true, false]);
  });

  test('a page is filled nearly to the end, and no further', () => {
    const fits = (length: number) =>
      shown(report([finding('a', { exchange: large(length) })])).findings[0]?.exchange !== undefined;
    expect([fits(whole - 15_000), fits(whole - 5_000)]).toEqual([true, false]);
  });
});
