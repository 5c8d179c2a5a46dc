// The whole command in this process, from its arguments to its exit status, against a small service behind a socket.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type TinyService, tinyService } from './run/tiny-service.fixture.js';
import { type Said, saidWhile } from './said.fixture.js';

// cli.ts runs the command line of its process when it is imported.
const { argv, exitCode, stdout, stderr } = process;
const listening = [stdout, stderr].map((stream) => ({ stream, before: stream.listeners('error') }));
process.argv = [...argv.slice(0, 2), '--version'];
let main: (words: string[]) => Promise<number>;
const atFirst = await saidWhile(async () => {
  ({ main } = await import('./cli.js'));
  await new Promise((resolve) => setImmediate(resolve));
});
const statusAtFirst = process.exitCode;
Object.assign(process, { argv, exitCode });
for (const { stream, before } of listening)
  for (const added of stream.listeners('error').filter((one) => !before.includes(one)))
    stream.off('error', added as () => void);

let folder: string;
let server: Server;
let url: string;
let tiny: TinyService;
const key = 'tiny-key-0001';

/** Passes each request on to the small service. */
const bySmallService: RequestListener = async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { method = '', url: path } = request;
  const body = parts.length > 0 ? Buffer.concat(parts).toString() : undefined;
  const sent = { method, url: `http://tiny.example${path}`, headers: {}, body };
  const answer = await tiny.run.transport.send(sent).catch(() => undefined);
  response.writeHead(answer?.status ?? 404, answer?.headers).end(answer?.bytes);
};
let listener: RequestListener;

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cli-'));
  tiny = tinyService();
  listener = bySmallService;
  server = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const reportFolder = () => join(folder, 'out');
const journal = () => join(reportFolder(), 'journal.jsonl');
const words = (...more: string[]) => [
  '--base-url',
  url,
  '--api-key',
  key,
  '--report',
  reportFolder(),
  ...more,
];
/** A check that sends only GETs, for records that exist already. */
const check = 'listItems/status-200';
const onlyGets = (...more: string[]) => words('--read-only', '--claims', claims(), '--only', check, ...more);
/** Writes a file with the features that the small service has; returns its path. */
function claims(): string {
  const path = join(folder, 'claims.yaml');
  writeFileSync(path, '[items, taxes]');
  return path;
}

async function command(given: string[], how?: { isTTY: boolean }): Promise<Said & { status: number }> {
  let status = -1;
  const said = await saidWhile(async () => {
    status = await main(given);
  }, how);
  return { ...said, status };
}

test('--version -> the version, and status 0', () => {
  expect(atFirst).toEqual({ out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), err: '' });
  expect(statusAtFirst).toBe(0);
});

test('--list, --dry-run -> the checks; nothing is sent', async () => {
  expect(await command(words('--list', '--only', check))).toMatchObject({
    ...{ status: 0, err: '', out: expect.stringMatching(/^listItems\/status-200 .*\n1 check\n$/) },
  });
  const { out } = await command(words('--dry-run', '--latency-ms', '9', '--only', check));
  expect(out).toContain('1 check\nrequests ');
  expect(tiny.log).toEqual([]);
});

const wrong: [what: string, more: () => string[], says: RegExp][] = [
  ['nothing selected', () => ['--only', check, '--skip', check], /^No check is selected/],
  [
    'a folder that is not there',
    () => ['--cleanup', '--report', 'no/such'],
    /^There is no folder no\/such: give the --report of/,
  ],
  [
    'a deviations file that is not there',
    () => ['--deviations', 'no.yaml'],
    /no\.yaml does not exist; make it/,
  ],
  [
    'a deviations file that cannot be read',
    () => {
      writeFileSync(join(folder, 'wrong.yaml'), 'a: 1');
      return ['--deviations', join(folder, 'wrong.yaml')];
    },
    /wrong\.yaml holds no list/,
  ],
  ['a report to compare with that is not there', () => ['--compare', join(folder, 'no')], /report\.json/],
  ['a server beside it that is none', () => ['--beside', 'no.yaml'], /neither an address nor a file/],
];
for (const [what, more, says] of wrong)
  test(`${what} -> refused before anything is sent`, async () => {
    await expect(command(words(...more()))).rejects.toThrow(says);
    expect(tiny.log).toEqual([]);
  });

test('a run that only reads -> its report, its status, and nothing to clean up', async () => {
  const { out, err, status } = await command(onlyGets());
  expect(err).toBe('');
  expect(out).toContain(`seed 1   1 check against ${url}\n`);
  expect(out).toContain('learned 1 forms of requests');
  expect(out).toContain('expected: about ');
  expect(out).toContain('1 of 1 (100 %)\n');
  expect(out).toContain('PART: ');
  expect(out).not.toMatch(/cleanup|requests in all|setting |to be judged by|watching/);
  expect(status).toBe(0);
  expect(await command(words('--cleanup'))).toEqual({
    ...{
      status: 0,
      err: '',
      out: `cleanup: nothing is left of a run: there is no ${join(reportFolder(), 'journal.jsonl')}\n`,
    },
  });
  expect(JSON.parse(readFileSync(join(reportFolder(), 'report.json'), 'utf8'))).toMatchObject({
    ...{ target: url, totals: { pass: 1 } },
  });
});

test('on a terminal -> the line of progress is cleared before the summary', async () => {
  const { out } = await command(onlyGets(), { isTTY: true });
  expect(out).toContain('1 of 1 (100 %)\r\u001b[2K\n');
});

test('a failing check -> seen live, status 1', { tag: '@long' }, async () => {
  tiny.faults = [
    ({ operation }) => (operation === 'listItems' ? { status: 200, body: { items: 'none' } } : undefined),
  ];
  const { out, status } = await command(onlyGets());
  expect(out).toMatch(/verifying \d+ candidates?[^\n]*\n✗ listItems/);
  expect(out).toContain('FAILS: ');
  expect(status).toBe(1);
});

test('a target that refuses the key -> one line without the key, status 2, and no report', async () => {
  listener = (_, response) => void response.writeHead(401).end();
  const { err, out, status } = await command(onlyGets());
  expect(err).toMatch(/^invoicing-conformance: http.* refuses the key \(401\)/);
  expect(err + out).not.toContain(key);
  expect(status).toBe(2);
  expect(existsSync(join(reportFolder(), 'report.json'))).toBe(false);
});

test('a signal before anything was judged -> said, and the status of that signal', async () => {
  const listeners = process.listenerCount('SIGTERM');
  listener = () => process.emit('SIGTERM');
  const { err, status } = await command(onlyGets());
  expect(err).toContain('interrupted before anything was judged; nothing was made on the target.');
  expect(status).toBe(143);
  // The command has removed its listeners.
  expect(process.listenerCount('SIGTERM')).toBe(listeners);
});

test('--server that ends at once -> why, status 2', async () => {
  const { err, status } = await command(
    words('--server', 'echo no such port >&2; exit 3', '--base-url', 'http://127.0.0.1:1'),
  );
  expect(err).toContain('ended with 3: no such port');
  expect(status).toBe(2);
});

test('a run that makes something -> cleaned up, counted, and the journal is gone', async () => {
  mkdirSync(reportFolder());
  const entries = [url, 'http://elsewhere'].map((target) => ({ target, operation: 'createItem', id: '9' }));
  writeFileSync(journal(), entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  const { out, status } = await command(words('--claims', claims(), '--only', 'updateItem/status-200'));
  expect(out).toContain('an earlier run was not cleaned: 1 record');
  expect(out).toMatch(/\ncleanup: [1-9]\d* records? deleted or canceled; /);
  expect(out).toMatch(/\ncleanup: 1 record of http:\/\/elsewhere stay on /);
  expect(out).toMatch(/\n\d+ requests in all, cleaning included\n$/);
  expect(status).toBe(0);
  const { records } = JSON.parse(readFileSync(join(reportFolder(), 'report.json'), 'utf8'));
  expect(records.made.createItem).toBeGreaterThan(0);
});

test('--cleanup -> what the journal lists is deleted; what gives no answer is unknown, status 2', async () => {
  mkdirSync(reportFolder());
  tiny.records.set('/taxes/101', { id: 101, name: 'of an earlier run' });
  const entry = JSON.stringify({ target: url, operation: 'createTax', id: '101' });
  writeFileSync(journal(), `${entry}\n`);
  const done = await command(words('--cleanup'));
  expect(done).toMatchObject({ status: 0, out: expect.stringContaining('cleanup: 1 record deleted') });
  expect([tiny.records.size, existsSync(journal())]).toEqual([0, false]);
  writeFileSync(journal(), `${entry}\n`);
  listener = (_, response) => void response.writeHead(500).end();
  const unknown = await command(words('--cleanup'));
  expect(unknown).toMatchObject({ status: 2, out: expect.stringContaining('cleanup: 1 record may be left') });
});

test('--beside -> the other one first, then this one, then what differs', async () => {
  const there = url.replace('127.0.0.1', 'localhost');
  const { out, status } = await command(onlyGets('--beside', there));
  const places = [
    `first the server beside it, ${there}`,
    `now ${url}\n`,
    `beside ${there}: 0 differences`,
  ].map((part) => out.indexOf(part));
  expect(places[0]).toBeGreaterThan(0);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(status).toBe(0);
  expect(existsSync(join(reportFolder(), 'beside', 'report.json'))).toBe(true);
});

test('--beside a server that cannot be judged -> its status, and this one is not asked', async () => {
  const { out, status } = await command(onlyGets('--beside', 'http://127.0.0.1:1'));
  expect(out).not.toContain(`now ${url}`);
  expect([status, tiny.log]).toEqual([2, []]);
});

test('--accept -> how to be judged the same way later; a configuration file keeps it', async () => {
  const accepting = () => onlyGets('--accept', '--deviations', join(folder, 'known.yaml'));
  const hint = 'to be judged by the same checks after an upgrade: --requirements ';
  expect((await command(accepting())).out).toContain(hint);
  const config = join(folder, 'config.yaml');
  writeFileSync(config, 'verbose: true\n');
  const kept = `${config} keeps requirements: `;
  const { out } = await command([...accepting(), '--config', config]);
  expect(out).toContain(kept);
  expect(out).not.toContain(hint);
});

test('merge, annotate -> what they do, without a target', async () => {
  await command(onlyGets('--shard', '1/1'));
  const merged = await command(['merge', reportFolder(), '--report', join(folder, 'whole')]);
  expect(merged.out).toContain(`report ${folder}/whole/index.html`);
  expect(await command(['annotate', join(folder, 'whole'), '--format', 'github'])).toMatchObject({
    status: 0,
  });
  await expect(command(['annotate', join(folder, 'nothing')])).rejects.toThrow('cannot be read');
});
