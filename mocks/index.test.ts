import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { type Mock, type MockOptions, startMock } from './index.js';
import { placeOf } from './package-files/place-of.js';

const CLOCK = '2026-11-21T10:00:00Z';
const quietly = { port: 0, scenario: 'empty', clock: CLOCK, seed: 7 };
const invoice = {
  invoice: {
    date: '21/11/2026',
    due_date: '21/12/2026',
    client: { name: 'Livraria Central', code: 'LC' },
    items: [
      { name: 'Lamp', description: 'Brass', unit_price: '19.90', quantity: '3', tax: { name: 'IVA23' } },
    ],
  },
};

async function call(mock: Mock, method: string, path: string, body?: unknown, host?: string) {
  const { status, text } = await mock.inject({
    method,
    url: `${path}${path.includes('?') ? '&' : '?'}api_key=${mock.apiKey}`,
    headers: { 'content-type': 'application/json', ...(host === undefined ? {} : { host }) },
    raw: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status, text, json: text === '' ? undefined : JSON.parse(text) };
}

test('what one request does, the next one sees; reset takes it back', async () => {
  const mock = await startMock(quietly);
  const made = await call(mock, 'POST', '/invoices.json', invoice);
  expect(made.status, made.text).toBe(201);
  const path = `/invoices/${made.json.invoice.id}.json`;
  const answer = await fetch(`${mock.url}${path}?api_key=${mock.apiKey}`);
  expect([answer.status, await answer.json()]).toEqual([200, made.json]);
  mock.reset();
  expect((await call(mock, 'GET', path)).status).toBe(404);
  expect(mock.answerViolations).toEqual([]);
  await mock.close();
});

test('ten mocks in one process -> none sees what another does', async () => {
  const mocks = await Promise.all(Array.from({ length: 10 }, (_, seed) => startMock({ ...quietly, seed })));
  await Promise.all(mocks.slice(1).map((mock) => call(mock, 'POST', '/invoices.json', invoice)));
  const totals = await Promise.all(mocks.map((mock) => call(mock, 'GET', '/invoices.json')));
  expect(totals.map(({ json }) => json.pagination.total_entries)).toEqual([0, ...Array(9).fill(1)]);
  expect(new Set(mocks.map(({ port }) => port)).size).toBe(10);
  expect(new Set(mocks.map(({ apiKey }) => apiKey)).size).toBe(10);
  await Promise.all(mocks.map((mock) => mock.close()));
});

test('the same seed, clock and requests -> the same bytes', async () => {
  const bytes = async () => {
    const mock = await startMock(quietly);
    const texts = [];
    for (const [method, path, body] of [
      ['POST', '/invoices.json', invoice],
      ['POST', '/clients.json', { client: { name: 'Ana', code: 'A1' } }],
      ['GET', '/sequences.json', undefined],
    ] as const) {
      texts.push((await call(mock, method, path, body)).text.replaceAll(`:${mock.port}`, ''));
    }
    await mock.close();
    return texts;
  };
  expect(await bytes()).toEqual(await bytes());
});

test('every document of the demo scenario -> answers within the contract', async () => {
  const mock = await startMock({ port: 0, clock: CLOCK, complain: () => {} });
  for (const list of ['invoices', 'estimates', 'guides', 'purchase_orders']) {
    const page = await call(mock, 'GET', `/${list}.json?per_page=30`);
    expect(page.status, list).toBe(200);
    expect(page.json[list].length, list).toBeGreaterThan(0);
  }
  expect(mock.answerViolations).toEqual([]);
  await mock.close();
});

test('links in answers lead to a PDF, a QR code, a page and a SAF-T file', async () => {
  const mock = await startMock({ ...quietly, asyncPolls: 0 });
  const made = await call(mock, 'POST', '/invoices.json', invoice);
  const { id, permalink } = made.json.invoice;
  await call(mock, 'PUT', `/invoices/${id}/change-state.json`, { invoice: { state: 'finalized' } });
  const pdf = await call(mock, 'GET', `/api/pdf/${id}.json`);
  const qr = await call(mock, 'GET', `/api/qr_codes/${id}.json`);
  const saft = await call(mock, 'GET', '/api/export_saft.json?month=11&years=2026');
  const wanted: [string, string, string][] = [
    [pdf.json.output.pdfUrl, 'application/pdf', '%PDF'],
    [qr.json.qr_code.url, 'image/png', '\u0089PNG'],
    [permalink, 'text/html; charset=utf-8', '<!doctype html'],
    [saft.json.url, 'application/xml; charset=utf-8', '<?xml'],
  ];
  for (const [url, type, start] of wanted) {
    const answer = await fetch(url);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-type')], url).toEqual([200, type]);
    expect(bytes.toString('latin1', 0, start.length).toLowerCase()).toBe(start.toLowerCase());
  }
  expect((await fetch(`${pdf.json.output.pdfUrl.replace('.pdf', 'x.pdf')}`)).status).toBe(404);
  await mock.close();
});

test('a rate limit -> 429 with Retry-After beyond it', async () => {
  const mock = await startMock({ ...quietly, rateLimit: 3 });
  const answers = [];
  for (let count = 0; count < 4; count++) answers.push(await mock.inject({ url: '/items.json' }));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
  expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0);
  await mock.close();
});

const cli = placeOf('dist/mocks/cli.js');

/** Starts the built command; resolves to its first line. */
async function command(...words: string[]): Promise<{ line: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [cli, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  const first = (stream: NodeJS.ReadableStream) =>
    new Promise<string>((resolve) => createInterface({ input: stream }).once('line', resolve));
  const line = await Promise.race([first(child.stdout as never), first(child.stderr as never)]);
  return { line, child };
}

test('--json -> one line of addresses, keys and ids that work', async () => {
  const { line, child } = await command('--json', '--port', '0', '--scenario', 'empty');
  const said = JSON.parse(line);
  expect(Object.keys(said)).toEqual([
    'base_url',
    'public_url',
    'api_key',
    'account_id',
    'second_base_url',
    'second_api_key',
    'second_account_id',
  ]);
  const path = `/api/accounts/${said.account_id}/get.json?api_key=${said.api_key}`;
  expect((await fetch(said.base_url + path)).status).toBe(200);
  child.kill();
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
});

for (const [what, options, says] of [
  ['a sender without a server to send', { smtpFrom: 'Ana <ana@example.com>' }, '--smtp-from is the sender'],
  ['no address of a mail server', { smtp: 'nonsense' }, '--smtp is the address of a mail server'],
  ['a directory to mend that is not named', { salvage: true }, '--salvage mends the directory of --data'],
  [
    'none of the choices',
    { accountUrls: 'domain' as 'host' },
    'accountUrls "domain"; it is one of path, host',
  ],
] satisfies [string, MockOptions, string][]) {
  test(`startMock: ${what} -> refused, and nothing listens`, async () => {
    const { port, close } = await startMock(quietly);
    await close();
    await expect(startMock({ ...quietly, ...options, port })).rejects.toThrow(says);
    const later = await startMock({ ...quietly, port });
    await later.close();
  });
}

test('an option that there is not -> refused, with the one that was meant', async () => {
  const misspelt: MockOptions = { ...quietly };
  Object.assign(misspelt, { scenaro: 'empty', colour: 'red' });
  await expect(startMock(misspelt)).rejects.toThrow(
    'startMock() has no option "scenaro" (did you mean "scenario"?), "colour"; it has accountUrls, ',
  );
});

test('--help -> nothing that only self-checks need', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [cli, '--help']);
  expect(stdout).toContain('--scenario');
  expect(stdout.match(/--(static|fault|variant|list-faults|list-conditions)\b/g) ?? []).toEqual([]);
});

test('--version -> that of package.json; --list-faults to a reader that leaves -> no crash', async () => {
  const { version } = JSON.parse(readFileSync(placeOf('package.json'), 'utf8'));
  expect((await command('--version')).line).toBe(version);
  const { child } = await command('--list-faults');
  let said = '';
  child.stderr?.on('data', (part) => {
    said += part;
  });
  child.stdout?.destroy();
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
  expect(said).toBe('');
});

test('wrong options and a used port -> one clear line and exit status 1', async () => {
  test.slow(); // It starts the command once for each row.
  const blocker = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => blocker.once('listening', resolve));
  const { port } = blocker.address() as { port: number };
  for (const [words, wanted] of [
    [['--port', String(port)], /is in use: stop what uses it, or choose another with --port/],
    [['--static', '--port', String(port)], /is in use: stop what uses it/],
    [['--port', '99999'], /Ports end at 65535/],
    [['--clock', 'soon'], /Write it like 2026-11-21T10:00:00Z/],
    [['--scenario', 'nowhere'], /scenario "nowhere" was not found/],
    [['--sceanrio', 'demo'], /unknown option '--sceanrio'/],
    [
      ['--static', '--data', 'x', '--seed=1'],
      /--static is stock Prism, which knows nothing of --data, --seed/,
    ],
  ] as const) {
    const { line, child } = await command(...words);
    expect(line).toMatch(wanted);
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(1);
  }
  blocker.close();
});

test('--static -> stock Prism answers an example from the same contract', async () => {
  const { line, child } = await command('--static', '--port', '0');
  const base = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
  const shown = await fetch(`${base}/invoices/1.json?api_key=any`);
  expect(shown.status, line).toBe(200);
  const answer = (await shown.json()) as { invoice: { type: string } };
  expect(answer.invoice.type).toBe('Invoice');
  const keyless = await fetch(`${base}/invoices/1.json`);
  expect(keyless.status).toBe(401);
  child.kill();
  await new Promise((resolve) => child.once('exit', resolve));
});
