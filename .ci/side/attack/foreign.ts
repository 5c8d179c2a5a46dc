/**
 * Pages and foreign hosts that try to rule the mock: every control call, from drawn origins and hosts. None may be
 * let in, get a key, or change anything.
 */
import { ask, type RulingCall, rulingCalls } from '../../../mocks/http/foreign-origins.fixture.js';
import { startMock } from '../../../mocks/index.js';
import { random } from '../../../mocks/service/store/ids.js';
import type { Found, Tally } from './hostile-requests.js';

const calls: readonly RulingCall[] = [
  ...rulingCalls,
  ['GET', '/__mock//state'],
  ['GET', '/__mock/%73tate'],
  ['DELETE', '/__mock/journal'],
];
const refusedByNode = { status: 599, text: '' };
/** `PORT` is the mock's own. */
const origins = [
  'https://evil.example',
  'null',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'http://evil.example:PORT',
  'http://localhost@evil.example',
  'http://evil.example#localhost',
  'http://evillocalhost',
  'http://128.0.0.1',
  'http://0x7f.evil',
  'file://',
  'chrome-extension://abcdef',
  'http://[::2]:PORT',
  'http://10.0.0.1',
  'http://localhost%00.evil.example',
];
const hosts = [
  'evil.example:PORT',
  'localhost.evil.example',
  '127.0.0.1.evil.example:PORT',
  'evillocalhost',
  '10.0.0.1:PORT',
  '[::2]:PORT',
  '169.254.169.254',
  'localhost:PORT@evil.example',
  'evil.example#.localhost',
];

/** So many calls, each by an origin or a host that is foreign. */
export async function foreign(seed: string, many: number): Promise<Tally> {
  const mock = await startMock({ port: 0, clock: '2026-11-21T10:00:00Z', complain: () => {} });
  const draw = random(seed, 'foreign');
  const one = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)] as T;
  const before = JSON.stringify([mock.state(), mock.service.dump()]);
  const found: Found[] = [];
  for (let n = 0; n < many; n++) {
    const [method, path, body = ''] = one(calls);
    const address = one(draw() < 0.6 ? origins : hosts).replace('PORT', String(mock.port));
    const headers: Record<string, string> =
      address.includes('//') || address === 'null' ? { origin: address } : { host: address };
    // A refusal of node's own server is one too.
    const { status, text } = await ask(mock.url + path, headers, method, body).catch(() => refusedByNode);
    const reported = `${method} ${path} by ${JSON.stringify(headers)}`;
    if (status < 400) found.push(`${reported}: ${status}`);
    if (text.includes(mock.apiKey)) found.push(`${reported}: the key`);
  }
  if (JSON.stringify([mock.state(), mock.service.dump()]) !== before) found.push('something has changed');
  await mock.close();
  return { counts: { 'foreign calls': many, 'let in': found.length }, found };
}
