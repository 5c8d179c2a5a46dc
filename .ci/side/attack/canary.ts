/**
 * Searches for an account's key, 32 random characters, in every byte written while the suite tests a faulty mock
 * through the proxy and a client puts the key into wrong places: reports, scripts, journals, event stream, logs. Places
 * that should contain it (the line for programs, `--data`) are not searched.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFaults } from '../../../mocks/index.js';
import { random } from '../../../mocks/service/store/ids.js';
import { environmentOf, startMock, startSuite } from '../programs.js';
import type { Tally } from './hostile-requests.js';

/** Requests with the key in wrong places: known mistakes of clients, and some odd ones. */
async function misplace(url: string, key: string): Promise<void> {
  const twice = encodeURIComponent([...key].map((c) => `%${c.charCodeAt(0).toString(16)}`).join(''));
  const addresses = [
    `/items.json?api_key[]=${key}`,
    `/items.json?%61pi_key=${key}`,
    `/items.json?API_KEY=${key}`,
    `/items.json?api_key=${key}&api_key=${key}x`,
    `/items.json?api_key=${twice}`,
    `/items.json?apikey=${key}`,
    `/items/${key}.json?api_key=${key}`,
    `/${key}`,
    `/items.json?text=${key}&api_key=wrong`,
  ];
  const bodies = [`{"item":{"name":"${key}"}}`, `{"api_key":"${key}"}`, `{"broken": "${key}`, key];
  const headers: Record<string, string>[] = [
    { 'x-api-key': key },
    { authorization: `Bearer ${key}` },
    { authorization: `Basic ${Buffer.from(`user:${key}`).toString('base64')}` },
    { cookie: `api_key=${key}` },
    { referer: `http://127.0.0.1/?api_key=${key}` },
  ];
  const send = (path: string, init: RequestInit = {}) =>
    fetch(url + path, init).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );
  for (const path of addresses) await send(path);
  for (const body of bodies)
    await send(`/items.json?api_key=${key}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
  for (const one of headers) await send('/items.json', { headers: one });
}

/** The key itself, in other case, in hexadecimal, and in base64 at each of the three offsets. */
function formsOf(key: string): string[] {
  const bytes = Buffer.from(key);
  const shifted = [0, 1, 2].map((n) =>
    Buffer.concat([Buffer.alloc(n, ' '), bytes])
      .toString('base64')
      .slice(4, 36),
  );
  return [key, key.toUpperCase(), bytes.toString('hex'), ...shifted, [...key].reverse().join('')];
}

function filesIn(folder: string): [name: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => [name, readFileSync(join(folder, name), 'latin1')]);
}

/** `many` rounds, each with a mock of another key and another fault. */
export async function canary(seed: string, many: number, say: (line: string) => void): Promise<Tally> {
  const draw = random(seed, 'canary');
  const found: string[] = [];
  let bytes = 0;
  const faults = await listFaults();
  for (let n = 0; n < many; n++) {
    const fault = faults[Math.floor(draw() * faults.length)]?.id ?? '';
    const written = await round(`${seed} ${draw()}`, fault);
    for (const [where, text] of written.texts) {
      bytes += text.length;
      const shown = written.forms.find((form) => text.includes(form));
      if (shown) found.push(`with ${fault}: the key, form ${written.forms.indexOf(shown)}, in ${where}`);
    }
    say(`${n + 1} rounds, ${Math.round(bytes / 1e6)} MB read`);
  }
  return { counts: { rounds: many, 'kilobytes read': Math.round(bytes / 1000) }, found };
}

async function round(seed: string, fault: string) {
  const folder = mkdtempSync(join(tmpdir(), 'canary-'));
  const mock = await startMock('--seed', seed, '--fault', fault);
  const { base_url: target, api_key: key, account_id } = mock.said;
  const proxy = await startMock('proxy', target);
  const { base_url: through } = proxy.said;
  const stream = fetch(`${through}/__mock/journal/stream`);
  const said = { base_url: through, public_url: through, api_key: key, account_id };
  const env = { ...environmentOf(said), GITHUB_STEP_SUMMARY: join(folder, 'job.md') };
  const { ended } = startSuite(['--report', folder, '--profile', 'smoke', '--verbose'], env);
  const { text: written } = await ended;
  for (const url of [through, target]) await misplace(url, key);
  const texts: [string, string][] = [['the suite, on the terminal', written]];
  for (const [name, url] of [
    ['proxy', through],
    ['mock', target],
  ] as const)
    for (const path of ['journal?limit=1000', 'outbox'])
      texts.push([`${path} of the ${name}`, await (await fetch(`${url}/__mock/${path}`)).text()]);
  texts.push(['the event stream', await startOf(await stream)]);
  for (const { child } of [proxy, mock]) child.kill();
  texts.push(['the log of the proxy', proxy.log()], ['the log of the mock', mock.log()], ...filesIn(folder));
  rmSync(folder, { recursive: true, force: true });
  return { forms: formsOf(key), texts };
}

/** The part of a stream received so far. */
async function startOf(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  let text = '';
  const late = setTimeout(() => reader?.cancel(), 500);
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    text += Buffer.from(part.value).toString('latin1');
  clearTimeout(late);
  return text;
}
