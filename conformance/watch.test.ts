// When --watch runs the checks again.
import { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { tinySettings } from './run/tiny-service.fixture.js';
import { watchTarget } from './watch.js';

/** A fake stdin that records the calls of its methods. */
class Keys extends EventEmitter {
  done: string[] = [];
  constructor(readonly isTTY: boolean) {
    super();
  }
  setRawMode = (isRaw: boolean) => this.done.push(`raw ${isRaw}`);
  resume = () => this.done.push('resume');
  pause = () => this.done.push('pause');
}

let server: Server;
/** The statuses with which the next probes are answered; the last one is repeated. */
let statuses: number[];
let looks: number;
let pauses: unknown[];
const { setTimeout: wait } = globalThis;
const stdin = Object.getOwnPropertyDescriptor(process, 'stdin') as PropertyDescriptor;

test.beforeEach(async () => {
  [statuses, looks, pauses] = [[200], 0, []];
  server = createServer((_, response) => {
    looks += 1;
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    response.writeHead(status ?? 200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Pauses between probes are recorded and end at once.
  globalThis.setTimeout = ((work: () => void, ms: number) => {
    const isPause = ms > 900 && ms < 1100;
    if (isPause) pauses.push(ms);
    return wait(work, isPause ? 0 : ms);
  }) as unknown as typeof setTimeout;
});
test.afterEach(async () => {
  globalThis.setTimeout = wait;
  Object.defineProperty(process, 'stdin', stdin);
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

function watching(isTTY = false) {
  const keys = new Keys(isTTY);
  Object.defineProperty(process, 'stdin', { value: keys, configurable: true });
  const { port } = server.address() as AddressInfo;
  const said: string[] = [];
  const settings = tinySettings({ baseUrl: `http://127.0.0.1:${port}`, claims: ['items'] });
  const end = watchTarget(settings, (line) => said.push(line), 3);
  return { keys, said, end };
}

test('a key -> again; q or Ctrl+C -> the end', async () => {
  for (const [key, isAgain] of [
    ['x', true],
    [' ', true],
    ['q', false],
    ['\u0003', false],
  ] as const) {
    const { keys, end, said } = watching();
    keys.emit('data', Buffer.from(key));
    expect(await end, key).toBe(isAgain);
    expect(said).toEqual([expect.stringContaining('3 checks')]);
    expect(keys.done).toEqual(['resume', 'pause']);
  }
});

test('a terminal -> single keys are read meanwhile, and no more afterwards', async () => {
  const { keys, end } = watching(true);
  keys.emit('data', Buffer.from('x'));
  await end;
  expect(keys.done).toEqual(['raw true', 'resume', 'raw false', 'pause']);
});

test('a target that was away and is back -> again; one that was never away is not', async () => {
  statuses = [200, 200, 401, 401, 200];
  expect(await watching().end).toBe(true);
  expect([looks, new Set(pauses)]).toEqual([5, new Set([1000])]);
});

test('no keyboard any more -> no key counts, and the target still does', async () => {
  statuses = [200, 401, 200];
  const { keys, end } = watching();
  keys.emit('end');
  keys.emit('data', Buffer.from('q'));
  expect(await end).toBe(true);
});

test('over -> nobody looks any more', async () => {
  const { keys, end } = watching();
  keys.emit('data', Buffer.from('q'));
  await end;
  const seen = looks;
  await new Promise((resolve) => wait(resolve, 30));
  expect(looks).toBe(seen);
});
