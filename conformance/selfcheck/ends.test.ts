// How a run ends early: by signals, silence, or a target that goes away; and which records stay in the journal.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startMock } from '../../mocks/index.js';
import { freshFolder, key, serve, start } from './ends.fixture.js';

test.describe.configure({ mode: 'parallel' });

const json =
  (status: number, body: unknown): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const reportIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A program for `--server` that answers slowly and writes its process id to a file. */
function slowServer(port: number): { command: string; pid(): number } {
  const folder = freshFolder();
  const program = `
    require('fs').writeFileSync('${folder}/pid', String(process.pid));
    require('http').createServer((request, response) => setTimeout(() => {
      request.resume();
      response.writeHead(request.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ item: { id: 7 }, items: [] }));
    }, 60)).listen(${port}, '127.0.0.1');`;
  writeFileSync(join(folder, 'server.cjs'), program);
  return {
    command: `'${process.execPath}' '${folder}/server.cjs'`,
    pid: () => Number(readFileSync(join(folder, 'pid'), 'utf8')),
  };
}

for (const [signal, status] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 130],
] as const) {
  const tag = signal !== 'SIGINT' ? ['@long'] : [];
  test(`${signal} -> ${status}, the report of what was seen before anything is cleaned, --server stopped`, {
    tag,
  }, async () => {
    const probe = await serve(json(200, {}));
    const { url } = probe;
    probe.stop();
    const server = slowServer(Number(new URL(url).port));
    const run = start(url, ['--server', server.command]);
    await run.said(/learned \d+/);
    await run.said(/expected: about .* given up after /);
    const pid = server.pid();
    expect(isAlive(pid)).toBe(true);
    run.child.kill(signal);
    await run.said(/INTERRUPTED: broken off by/i);
    expect(reportIn(run.report)).toMatchObject({ verdict: 'interrupted', exitStatus: status });
    expect(await run.ended).toBe(status);
    expect(run.text()).toMatch(/INTERRUPTED[\s\S]*cleanup: /i);
    for (const file of ['index.html', 'junit.xml', 'summary.md'])
      expect(existsSync(join(run.report, file)), file).toBe(true);
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
}

test('a signal while it learns -> a report all the same, no wait for what is under way', async () => {
  let asked = 0;
  // Answers the probe, then nothing.
  const server = await serve(
    (request, response) => asked++ < 1 && json(200, { items: [] })(request, response),
  );
  const run = start(server.url, ['--timeout-ms', '100000', '--max-silence', '2']);
  await expect.poll(() => asked).toBeGreaterThan(1);
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(143);
  expect(reportIn(run.report).verdict).toBe('interrupted');
  server.stop();
});

test('the terminal is lost -> the report is written, and what was made is deleted', {
  tag: '@long',
}, async () => {
  const mock = await startMock({ port: 0, complain: () => {} });
  const run = start(mock.url, ['--api-key', mock.apiKey, '--only', 'clients', '--only', 'invoices']);
  await run.said(/\(10 %\)/);
  run.child.stdout?.destroy();
  run.child.stderr?.destroy();
  run.child.kill('SIGHUP');
  expect(await run.ended).toBe(130);
  expect(reportIn(run.report).verdict).toBe('interrupted');
  expect(existsSync(join(run.report, 'journal.jsonl'))).toBe(false);
  await mock.close();
});

const silences: [what: string, then: RequestListener, after: number][] = [
  ['silence', () => {}, 40],
  ['silence from the second request on', () => {}, 1],
  [
    'nothing but 429, each promising that a second is enough',
    (_, response) => void response.writeHead(429, { 'retry-after': '1' }).end(),
    40,
  ],
  ['nothing but 429 without a promise', (_, response) => void response.writeHead(429).end(), 40],
];
// hostile/ has a shorter test of a target that says nothing.
for (const [what, then, after] of silences)
  test(`${what} -> the run ends with one finding that says why, exit status 1`, {
    tag: '@long',
  }, async () => {
    let asked = 0;
    const server = await serve((request, response) => {
      asked += 1;
      if (asked > after) then(request, response);
      else
        json(request.method === 'POST' ? 201 : 200, { client: { id: asked }, clients: [] })(
          request,
          response,
        );
    });
    const run = start(server.url, ['--max-silence', '2', '--timeout-ms', '100000']);
    expect(await run.ended, run.text()).toBe(1);
    const { findings, verdict } = reportIn(run.report);
    expect(verdict).toBe('fails');
    const but = what.includes('429') ? ' but 429' : '';
    const said = `the target gave no answer${but} for 2 seconds (--max-silence)`;
    expect(findings.filter(({ actual }: { actual: string }) => actual === said)).toHaveLength(1);
    expect(run.text()).toContain(said);
    server.stop();
  });

test('HTML with status 200 -> exit status 2, and nothing is posted there', async () => {
  const methods: string[] = [];
  const server = await serve((request, response) => {
    methods.push(request.method ?? '');
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Welcome</h1>');
  });
  const run = start(server.url);
  expect(await run.ended).toBe(2);
  expect(run.text()).toMatch(/HTML instead of JSON/);
  expect([...new Set(methods)]).toEqual(['GET']);
  server.stop();
});

test('a target that ends before cleaning -> not reported as cleaned; the next run keeps its journal; --cleanup does it', {
  tag: '@long',
}, async () => {
  const free = await serve(() => {});
  free.stop();
  const port = Number(new URL(free.url).port);
  const begin = () => startMock({ port, complain: () => {}, clock: '2026-11-21T10:00:00Z' });
  const mock = await begin();
  const words = ['--api-key', mock.apiKey, '--only', 'createQuote', '--max-silence', '2'];
  const first = start(mock.url, words);
  await first.said(/seed \d+ {3}report/);
  await mock.close();
  await first.ended;
  const left = Number(/cleanup: (\d+) records may be left/.exec(first.text())?.[1]);
  expect(left, first.text()).toBeGreaterThan(0);
  expect(first.text()).toContain(`--cleanup --base-url ${mock.url} --report ${first.report}`);
  const journal = join(first.report, 'journal.jsonl');
  const kept = readFileSync(journal, 'utf8');

  const unreachable = start(mock.url, words, first.report);
  expect(await unreachable.ended).toBe(2);
  expect(unreachable.text()).toMatch(/an earlier run was not cleaned: \d+ records/);
  expect(readFileSync(journal, 'utf8')).toBe(kept);
  const tooEarly = start(mock.url, ['--api-key', mock.apiKey, '--cleanup'], first.report);
  expect(await tooEarly.ended).toBe(2);
  expect(readFileSync(journal, 'utf8')).toBe(kept);

  const again = await begin();
  const other = start(again.url.replace('127.0.0.1', 'localhost'), words, first.report);
  await other.ended;
  expect(other.text()).toContain(`records of ${mock.url} stay on ${journal}`);
  expect(readFileSync(journal, 'utf8')).toBe(kept);
  const done = start(again.url, ['--api-key', again.apiKey, '--cleanup'], first.report);
  expect(await done.ended).toBe(0);
  expect(existsSync(journal)).toBe(false);
  await again.close();
});

test('--server that outlives a wrong key -> stopped all the same', async () => {
  const probe = await serve(json(401, {}));
  const { url } = probe;
  probe.stop();
  const folder = freshFolder();
  writeFileSync(
    join(folder, 'server.cjs'),
    `require('fs').writeFileSync('${folder}/pid', String(process.pid));
     require('http').createServer((_, r) => r.writeHead(401).end()).listen(${new URL(url).port}, '127.0.0.1');`,
  );
  const run = start(url, ['--server', `'${process.execPath}' '${folder}/server.cjs'`]);
  expect(await run.ended).toBe(2);
  expect(run.text()).not.toContain(key);
  const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
  await expect.poll(() => isAlive(pid)).toBe(false);
});
