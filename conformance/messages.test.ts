// Output of the command: progress, the expected cost, each finding when it is confirmed, and the list of checks.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Difference } from './beside/differences.js';
import type { Asked } from './command-line.js';
import { emptyDialect } from './dialect/dialect.js';
import { comparedTo, liveFindings, reportChecks, reportLearned, show } from './messages.js';
import type { Verified } from './replay/verify-run.js';
import { plainCheck, tinyService, tinySettings } from './run/tiny-service.fixture.js';
import { saidWhile } from './said.fixture.js';
import type { Settings } from './target/settings.js';
import { contractTargets } from './verdict/coverage-targets.js';
import { judge } from './verdict/report.js';
import { result } from './verdict/sample.fixture.js';

const [first, ...others] = ['a', 'b', 'c', 'd'].map((name) => `getItem/${name}`);
const checks = [first, ...others].map((id) => plainCheck(id ?? '', async () => {}));
const expected = {
  ...{ cost: { learning: 10, checks: 14, cleaning: 0 }, ms: 10_000, maxMs: 3_600_000 },
  ...{ answerMs: 4.26, workers: 3 },
};

test('results -> how far it is, and how many failed so far', async () => {
  const { out } = await saidWhile(() => {
    const live = liveFindings(tinyService().run, checks.slice(0, 2));
    live.result(result({ id: 'getItem/a', verdict: 'fail' }));
    live.result(result({ id: 'getItem/b', verdict: 'fail' }));
  });
  expect(out).toBe('1 of 2 (50 %): 1 fail\n2 of 2 (100 %): 2 fail\n');
});

test('what is expected -> requests, time, workers, the time of an answer, and what stays', async () => {
  const { out } = await saidWhile(() => {
    const live = liveFindings(tinyService().run, checks);
    live.expected(expected);
    live.expected({ ...expected, answerMs: 10 });
  });
  expect(out).toContain('expected: about 24 requests in 10 s or more, 3 checks at a time');
  expect(out).toContain('a GET takes 4.3 ms; given up after 1 h 0 min (--max-minutes)');
  expect(out).toContain('a GET takes 10 ms;');
  expect(out).toContain('records: in an empty account');
});

test.describe('a run that sends far more than was expected', () => {
  const { now } = performance;
  test.afterEach(() => {
    performance.now = now;
  });

  /** The output when the first check ends after a minute and 500 requests. */
  const saidAfterAMinute = async (verdict: 'fail' | 'note' | 'pass', isTTY = false) => {
    const { run } = tinyService();
    let [clock, sent] = [100_000, 10_000];
    performance.now = () => clock;
    const transport = Object.defineProperty({ ...run.transport }, 'sent', { get: () => sent });
    const live = liveFindings(Object.assign(run, { transport }), checks);
    return saidWhile(
      () => {
        live.expected(expected);
        [clock, sent] = [clock + 60_000, sent + 500];
        run.sentBy.set('getItem/a', 500);
        live.result(result({ id: 'getItem/a', verdict, ...(verdict === 'pass' && { violations: [] }) }));
      },
      { isTTY },
    );
  };

  test('-> the new expectation, with what the other checks will send', async () => {
    const { out } = await saidAfterAMinute('pass');
    expect(out).toMatch(/1 of 4 \(25 %\), 3 checks and .* left\n/);
    const [, requests = '', time] = /now expected: about ([\d,]+) requests in about (.*)\n$/.exec(out) ?? [];
    expect(Number(requests.replace(',', ''))).toBeGreaterThan(700);
    expect(time).toMatch(/^9\d s$/);
    expect(out).not.toContain('candidates');
  });

  test('-> says how many candidates there are; what is assumed is none', async () => {
    expect((await saidAfterAMinute('fail')).out).toContain(', 1 candidate to be verified so far\n');
    expect((await saidAfterAMinute('note')).out).toMatch(/now expected: .* s\n$/);
  });

  test('-> on a terminal, in place of the line of progress', async () => {
    expect((await saidAfterAMinute('pass', true)).out).toContain('left\r\u001b[2Know expected: ');
  });
});

const verified = (done: number, more: Partial<Verified['verification']> = {}): Verified => ({
  ...{ done, total: 30, operation: 'getItem' },
  violation: result({ id: 'getItem/a', verdict: 'fail', expected: '200', actual: '404' })
    .violations[0] as Verified['violation'],
  verification: { confirmation: 'confirmed', conditions: [], causes: [], ...more },
});
const finding = '✗ getItem  200; got 404\n';

test('a candidate that is confirmed -> a line at once; one seen once, or by another cause, none', async () => {
  const { out } = await saidWhile(() => {
    const live = liveFindings(tinyService().run, checks);
    live.verified(verified(1));
    live.verified(verified(2, { confirmation: 'unconfirmed' }));
    live.verified(verified(3, { causes: ['other'] }));
  });
  expect(out).toBe(`verifying 30 candidates, each alone and on fresh records\n${finding}`);
});

test('more findings than fit -> the first 25', async () => {
  const { out } = await saidWhile(() => {
    const live = liveFindings(tinyService().run, checks);
    for (let done = 2; done <= 30; done += 1) live.verified(verified(done));
  });
  expect(out).toBe(finding.repeat(25));
});

test('on a terminal -> the line of progress is cleared before anything else, and at the end', async () => {
  const cleared = '\r\u001b[2K';
  const onTerminal = { isTTY: true };
  const { out } = await saidWhile(() => {
    const live = liveFindings(tinyService().run, checks);
    live.verified(verified(2, { confirmation: 'unconfirmed' }));
    live.end();
  }, onTerminal);
  expect(out).toBe(cleared + cleared);
});

test.describe('a report', () => {
  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'messages-'));
  });
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const settings = (more: Partial<Settings> = {}) => tinySettings({ report: join(folder, 'out'), ...more });
  const report = judge([result({ id: 'getItem/a', verdict: 'fail', expected: '200', actual: '404' })], {
    ...{ target: 'http://here', seed: 7, startedAt: new Date('2030-01-01T00:00:00Z') },
    contract: contractTargets(),
  });

  test('-> is shown and written; compared with an earlier one where that is asked for', async () => {
    const { out } = await saidWhile(() => show(report, settings()));
    expect(out).toContain(`seed 7   report ${folder}/out/index.html\n`);
    expect(out).not.toContain('since');
    expect(readdirSync(join(folder, 'out'))).toContain('report.json');
    const compare = join(folder, 'out');
    expect(comparedTo(settings(), report)).toBeUndefined();
    const again = await saidWhile(() => show(report, settings({ compare })));
    expect(again.out).toContain(`since ${compare}: the same findings as before\n`);
  });

  const difference = (n: number): Difference => ({
    ...{ kind: 'status', operations: [`operation${n}`], here: ['200'], there: ['201'] },
  });

  for (const [count, verbose, shown, more] of [
    [5, false, 5, undefined],
    [6, false, 5, '  … and 1 more in the report (--verbose shows all)\n'],
    [6, true, 6, undefined],
  ] as const)
    test(`${count} differences from the server beside it${verbose ? ', verbose' : ''} -> ${shown} of them`, async () => {
      const differences = Array.from({ length: count }, (_, n) => difference(n));
      const beside = { target: 'http://there', sharedFindings: ['one'], differences };
      const { out } = await saidWhile(() => show({ ...report, beside }, settings({ verbose })));
      expect(out).toContain(`beside http://there: ${count} differences`);
      expect(out).toContain('; 1 finding shared\n');
      expect(out.match(/^ {2}operation\d+/gm)).toHaveLength(shown);
      expect(out.includes('more in the report')).toBe(more !== undefined);
      expect(out).toContain(more ?? '');
    });
});

test('what was learned -> counted, or each line with --verbose; what failed in any case', async () => {
  const dialect = { ...emptyDialect(), learned: ['one', 'two'], failed: { createQuote: '403\nno' } };
  const saidOf = (verbose: boolean) =>
    saidWhile(() => reportLearned(tinyService({ settings: { verbose } }).run, dialect));
  const failed = 'no form works for createQuote: 403';
  const [brief, whole] = [(await saidOf(false)).out, (await saidOf(true)).out];
  expect(brief).toContain(`learned 2 forms of requests (--verbose shows them)\n${failed}`);
  expect(whole).toContain(`learned: one\nlearned: two\n${failed}`);
});

test.describe('checks that are not run', () => {
  const saidOf = async (changes: Partial<Settings>, list = false) => {
    const asked = { list, settings: tinySettings(changes) } as Asked;
    return (await saidWhile(() => reportChecks(asked, checks.slice(0, 2)))).out;
  };

  test('with --list -> ids and titles, and nothing else', async () => {
    expect(await saidOf({}, true)).toMatch(/^getItem\/a +getItem\/a\ngetItem\/b +getItem\/b\n2 checks\n$/);
  });

  test('with --dry-run -> their requests, how many, what stays and how long', async () => {
    const out = await saidOf({ latencyMs: 20 });
    expect(out).toMatch(/^GET {4}\/items\/\{item-id\}\.json +getItem\/a\n/);
    expect(out).toMatch(/\nrequests {2}about [\d,]+, learning and cleaning included/);
    expect(out).toContain('\nrecords   in an empty account');
    expect(out).toMatch(/\ntime {6}about .* at 20 ms an answer, \d+ at a time\n$/);
  });

  test('with --dry-run and --max-rps -> the pace is said', async () => {
    expect(await saidOf({ latencyMs: 20, maxRps: 5 })).toMatch(/ at a time, at most 5 requests a second\n$/);
  });

  test('with --dry-run, without an address -> 50 ms are supposed, which is said', async () => {
    expect(await saidOf({ baseUrl: 'http://target.invalid' })).toMatch(
      / at 50 ms an answer, .*; no answer was measured: say --base-url, or --latency-ms\n$/,
    );
  });

  test('with --dry-run and an address -> five GETs are sent, and measured', async () => {
    const seen: string[] = [];
    const server = createServer(({ method = '' }, response) => {
      seen.push(method);
      response.end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const out = await saidOf({ baseUrl: `http://127.0.0.1:${port}` });
    server.closeAllConnections();
    server.close();
    expect(seen).toEqual(['GET', 'GET', 'GET', 'GET', 'GET']);
    expect(out).toMatch(/\ntime .* ms an answer, as five GETs took, \d+ at a time\n$/);
  });
});
