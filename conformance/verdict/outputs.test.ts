/** Every form of report: no key in any of them, hostile texts stay texts, the scripts run with sh and curl. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { create } from 'xmlbuilder2';
import type { Exchange } from '../judge/exchange.js';
import { redactExchange } from '../target/redaction.js';
import { contractTargets } from './coverage-targets.js';
import { embedded } from './html.js';
import { renderJunit } from './junit.js';
import { renderMarkdown } from './markdown.js';
import { createProgress } from './progress.js';
import { type JudgeSettings, judge } from './report.js';
import { quote, reproduceScript, scriptName } from './reproduce.js';
import { canary, exchange, hostile, result, sampleRun } from './sample.fixture.js';
import { renderTerminal, wantsColour } from './terminal.js';
import { writeReports } from './write-reports.js';

const run = promisify(execFile);
const settings: JudgeSettings = {
  target: 'http://127.0.0.1:4010',
  seed: 7,
  startedAt: new Date('2030-01-01T00:00:00Z'),
  finishedAt: new Date('2030-01-01T00:00:42Z'),
  secrets: [canary],
  notes: [`learned with ${canary}`],
  contract: contractTargets(),
};
const report = judge(sampleRun(contractTargets(), 200), settings);
let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conformance-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a run with a canary key everywhere -> no file and no terminal line contains it in any form', () => {
  const summary = join(folder, 'step.md');
  writeReports(report, join(folder, 'out'), { GITHUB_STEP_SUMMARY: summary });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(8);
  const texts = files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  texts.push(renderTerminal(report, { colour: true }));
  const forms = [
    canary,
    encodeURIComponent(canary),
    JSON.stringify(canary).slice(1, -1),
    canary.slice(0, 16),
  ];
  for (const text of texts) for (const form of forms) expect(text).not.toContain(form);
});

test('report.json -> holds what is promised, by the promised names', () => {
  writeReports(report, folder);
  const json = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
  expect(json).toMatchObject({ target: settings.target, startedAt: '2030-01-01T00:00:00.000Z', seed: 7 });
  expect(Object.keys(json)[0]).toBe('findings');
  expect(json.findings.filter(({ verdict }: { verdict: string }) => verdict === 'fail')).toHaveLength(4);
  expect(Object.keys(json.coverage)).toEqual([
    'operations',
    'statuses',
    'transitions',
    'properties',
    'rules',
  ]);
  for (const part of Object.values(json.coverage)) {
    expect(part).toEqual({
      covered: expect.any(Number),
      total: expect.any(Number),
      missing: expect.any(Array),
    });
  }
  expect(json.findings[0]).toMatchObject({
    statement: 'operation:createInvoice',
    operations: ['createInvoice'],
    answers: { judged: expect.any(Number), breaching: 1 },
    fails: ['createInvoice/minimal'],
    reproduce: expect.stringMatching(/^reproduce\/.*\.sh$/),
  });
});

test('a second report in the same folder -> scripts of the first are gone', () => {
  writeReports(report, folder);
  writeReports(judge([result({ id: 'getItem/a' })], settings), folder);
  expect(readdirSync(join(folder, 'reproduce'))).toEqual([]);
});

test('hostile texts -> JUnit stays well-formed, with the right counts', () => {
  const document = create(renderJunit(report)).end({ format: 'object' }) as unknown as {
    testsuites: Record<string, unknown>;
  };
  expect(Number(document.testsuites['@failures'])).toBe(report.totals.fail + 4);
  expect(document.testsuites['@errors']).toBe('2');
  expect(document.testsuites['@skipped']).toBe('183');
});

test('hostile texts -> Markdown without markup, links or broken tables', () => {
  const markdown = renderMarkdown(report);
  expect(markdown).not.toMatch(/<(script|img)/);
  const rows = markdown.split('\n').filter((line) => line.startsWith('| updateItem'));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.split('|')).toHaveLength(8);
});

test('hostile texts -> no control character reaches the terminal; colour only when asked for', () => {
  const unprintable = (text: string) => [...text].filter((sign) => sign < ' ' && sign !== '\n');
  expect(unprintable(renderTerminal(report))).toEqual([]);
  expect(unprintable(renderTerminal(report, { colour: true })).every((sign) => sign === '\u001b')).toBe(true);
  expect(wantsColour(true, {})).toBe(true);
  expect(wantsColour(true, { NO_COLOR: '1' })).toBe(false);
  expect(wantsColour(undefined, {})).toBe(false);
});

test('a finding -> its lines name operation, expected, actual; the last line the number of findings', () => {
  const text = renderTerminal(report, { reportDir: 'out' });
  for (const part of [
    'createInvoice',
    '183 checks',
    'got      500',
    'out/reproduce',
    'FAILS: 4 findings',
    'seed 7',
  ])
    expect(text).toContain(part);
  expect(renderTerminal(report, { verbose: true })).toContain('A lawful create answers 201');
});

test('data embedded in the page -> no tag can end it, and it is the same data', () => {
  const text = embedded({ hostile });
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ hostile });
});

test('progress without a terminal -> a line every tenth; with one -> a single line rewritten', () => {
  const lines: string[] = [];
  const plain = createProgress({ write: (text) => lines.push(text) });
  for (let done = 1; done <= 95; done++) plain.update({ done, total: 95, totals: { fail: 2 } });
  plain.end();
  expect(lines).toHaveLength(10);
  expect(lines.at(-1)).toBe('95 of 95 (100 %): 2 fail\n');
  createProgress({ write: (text) => lines.push(text) }).update({
    done: 300,
    total: 1200,
    totals: {},
    left: '3 min',
  });
  expect(lines.at(-1)).toBe('300 of 1,200 (25 %), 900 checks and 3 min left\n');
  const rewritten: string[] = [];
  const live = createProgress({ write: (text) => rewritten.push(text), isTTY: true, columns: 20 }, () => 0);
  for (let done = 1; done <= 95; done++) live.update({ done, total: 95, totals: {} });
  expect(rewritten).toHaveLength(2);
  expect(rewritten.join('')).not.toContain('\n');
});

test('ids that differ in signs only -> different script names, harmless to a shell', () => {
  const taken = new Set<string>();
  const names = ['a/b+c', 'a/b c', 'A/B:c', '../../etc', hostile, ''].map((id) => scriptName(id, taken));
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[A-Za-z0-9][A-Za-z0-9._-]*\.sh$/);
});

test('any text -> quoted, one shell word with the same text', async () => {
  const text = `${hostile}\n'' \\ "$HOME" \`id\` !x\n`;
  const { stdout } = await run('sh', ['-c', `printf '%s' ${quote(text)}`]);
  expect(stdout).toBe(text);
});

interface Seen {
  method?: string;
  url?: string;
  body: string;
}

/** Makes records with new ids, and answers 200 to everything else. */
async function startTarget(seen: Seen[]): Promise<{ server: Server; url: string }> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ method: request.method, url: request.url, body });
    response.writeHead(request.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
    response.end(`{"item": {"name": "x", "id" : ${9000 + seen.length}, "api_key":"fresh-${seen.length}"}}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Writes the script of one recorded exchange, and runs it against this server. */
async function statusOfScript(
  finding: Parameters<typeof reproduceScript>[0],
  recorded: Exchange | readonly Exchange[],
  server: Server,
): Promise<number> {
  const path = join(folder, 'again.sh');
  const exchanges = [recorded].flat().map((one) => redactExchange(one, [canary]));
  writeFileSync(path, reproduceScript(finding, exchanges, report));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { PATH: process.env.PATH, CONFORMANCE_API_KEY: 'k', CONFORMANCE_BASE_URL: url };
  return run('sh', [path], { env }).then(
    () => 0,
    (error: { code: number }) => error.code,
  );
}

test('a script -> replays with new ids, a fresh tag, the key from the environment, bodies byte by byte', async () => {
  const body = JSON.stringify({ item: { name: `run-x1 ${hostile}`, note: '@/etc/passwd' } });
  const finding = {
    id: `title\nrm -rf ${hostile}`,
    rule: 'kept',
    source: 'Endpoints',
    subject: 'name',
    expected: `it's ${hostile}`,
    actual: '200',
    proof: { by: 'status' as const, accepted: [401] },
  };
  const exchanges = [
    exchange({
      url: `http://127.0.0.1:4010/items.json?api_key=${encodeURIComponent(canary)}`,
      requestBody: body,
      responseBody: '{"item":{"id":4711,"name":"x"}}',
    }),
    exchange({
      method: 'PUT',
      url: `http://127.0.0.1:4010/items/4711.json?api_key=${encodeURIComponent(canary)}&type[]=a`,
      requestBody: '{"item":{"id":4711,"price":"4711"}}',
      status: 200,
    }),
    exchange({
      method: 'GET',
      url: 'http://127.0.0.1:4010/items/4711.json?api_key=wrong&page=4711',
      requestBody: undefined,
      status: 401,
    }),
  ].map((one) => redactExchange(one, [canary]));
  const path = join(folder, 'again.sh');
  writeFileSync(path, reproduceScript(finding, exchanges, { ...report, tag: 'run-x1' }));
  const seen: Seen[] = [];
  const { server, url } = await startTarget(seen);
  const env = { PATH: process.env.PATH, CONFORMANCE_API_KEY: 'k&y/1', CONFORMANCE_BASE_URL: url };
  const { stdout, code } = await run('sh', [path], { env }).then(
    (done) => ({ ...done, code: 0 }),
    (error: { stdout: string; code: number }) => error,
  );
  server.close();
  expect(seen.map(({ method }) => method)).toEqual(['POST', 'PUT', 'GET']);
  expect(new URL(seen[0]?.url ?? '', url).searchParams.get('api_key')).toBe('k&y/1');
  expect(seen[0]?.body.replace(/run-x1\d+/, 'run-x1')).toBe(body);
  expect(seen[0]?.body).toMatch(/run-x1\d{9}/);
  expect(seen[1]?.url).toMatch(/^\/items\/9001\.json\?api_key=.*&type\[\]=a$/);
  expect(seen[1]?.body).toBe('{"item":{"id":9001,"price":"4711"}}');
  expect(seen[2]?.url).toBe('/items/9001.json?api_key=wrong&page=4711');
  expect(stdout).toContain(`Expected: it's ${hostile}`);
  expect(stdout).toContain('-> 200 (recorded: 401)');
  expect(stdout).toContain('The fault shows.');
  expect(code).toBe(1);
});

test('a script -> judges the value at its place, not the status', async () => {
  const answers = {
    wrong: '{"item":{"id":1,"name":"x","price":5}}',
    right: '{"item":{"id":1,"name":"x","price":7}}',
  };
  for (const [name, body] of Object.entries(answers)) {
    const server = createServer((_, response) => response.end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const finding = {
      ...{ id: 'x', rule: 'r', source: 's', subject: 'price', expected: 'price is 7', actual: '5' },
      proof: { by: 'value' as const, compare: 'number' as const, expected: '7', actual: 5 },
    };
    const recorded = exchange({
      method: 'GET',
      requestBody: undefined,
      status: 200,
      responseBody: answers.wrong,
    });
    const code = await statusOfScript(finding, recorded, server);
    server.close();
    expect(code).toBe(name === 'wrong' ? 1 : 0);
  }
});

test('a script of a fault that shows every third time -> goes through its requests until it shows', async () => {
  let count = 0;
  const server = createServer((_, response) => {
    count += 1;
    response.end(`{"items":[${count % 3 === 0 ? '' : '{"id":1}'}]}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const finding = {
    ...{ id: 'x', rule: 'r', source: 's', subject: 'a', expected: 'it is listed', actual: 'it is missing' },
    proof: { by: 'listed' as const, key: 'id', value: 1, least: 1, most: 1 },
  };
  const recorded = exchange({
    method: 'GET',
    requestBody: undefined,
    status: 200,
    responseBody: '{"items":[]}',
  });
  const code = await statusOfScript(finding, recorded, server);
  server.close();
  expect([code, count]).toEqual([1, 3]);
});

test('a script whose answers are of another status -> says that it cannot judge, with a status of its own', async () => {
  const server = createServer((_, response) => response.writeHead(503).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const finding = {
    ...{
      id: 'x',
      rule: 'r',
      source: 's',
      subject: 'price',
      expected: 'price is 7',
      actual: '5',
      at: 'item.price',
    },
    proof: { by: 'value' as const, compare: 'number' as const, expected: '7', actual: 5 },
  };
  const recorded = exchange({
    method: 'GET',
    requestBody: undefined,
    status: 200,
    responseBody: '{"item":{"price":5}}',
  });
  writeFileSync(
    join(folder, 'again.sh'),
    reproduceScript(finding, [redactExchange(recorded, [canary])], report),
  );
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { PATH: process.env.PATH, CONFORMANCE_API_KEY: 'k', CONFORMANCE_BASE_URL: url };
  const failed = await run('sh', [join(folder, 'again.sh')], { env }).catch(
    (error: { stdout: string; code: number }) => error,
  );
  server.close();
  expect(failed).toMatchObject({ code: 2, stdout: expect.stringContaining('cannot be judged') });
});

test('a script whose record cannot be made again -> says nothing, whatever the last answer is', async () => {
  const answers = [
    [422, '{"errors":{}}'],
    [404, '{"errors":{}}'],
  ] as const;
  let count = 0;
  const server = createServer((_, response) => {
    const [status, body] = answers[count++ % 2] as (typeof answers)[number];
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const finding = {
    ...{ id: 'x', rule: 'r', source: 's', subject: '200', expected: '200', actual: '404' },
    proof: { by: 'status' as const, accepted: [200] },
  };
  const made = exchange();
  const read = { method: 'GET', requestBody: undefined, status: 404, responseBody: '{}' };
  const looked = exchange({ ...read, url: made.url.replace('/invoices.json', '/invoices/4711.json') });
  const code = await statusOfScript(finding, [made, looked], server);
  server.close();
  expect(code).toBe(2);
});

test('a name in capitals -> has the fresh tag in capitals', () => {
  const finding = { id: 'x', rule: 'r', source: 's', subject: 'a', expected: 'a', actual: 'b' };
  const body = '{"item":{"name":"WORKS TAG9-1","code":"works tag9-1"}}';
  const script = reproduceScript(finding, [exchange({ requestBody: body })], { ...report, tag: 'tag9' });
  expect(script).toContain(`"name":"WORKS '"$TAG_IN_CAPITALS"'-1","code":"works '"$TAG"'-1"`);
});

test('a script without the key in the environment -> says what to set, sends nothing', async () => {
  const finding = { id: 'x', rule: 'r', source: 's', subject: 'a', expected: 'a', actual: 'b' };
  const exchanges = [redactExchange(exchange(), [canary])];
  writeFileSync(join(folder, 'again.sh'), reproduceScript(finding, exchanges, report));
  const failed = await run('sh', [join(folder, 'again.sh')], { env: { PATH: process.env.PATH } }).catch(
    (error: { stderr: string; code: number }) => error,
  );
  expect(failed.stderr).toContain('CONFORMANCE_API_KEY');
});
