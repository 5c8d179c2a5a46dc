// The command of --server: started until its address answers, and ended with all its child processes.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from './server-process.js';

let folder: string;
let server: Server;
/** Acts as the server of the command: it answers once the command has written its process id. */
let url: string;
const written = () => join(folder, 'pid');

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'server-'));
  server = createServer((request, response) => {
    if (existsSync(written()) && readFileSync(written(), 'utf8').endsWith('\n'))
      response.writeHead(404).end();
    else request.socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('an address that answers anything -> ready; stopped -> the command and what it started have ended', async () => {
  const listeners = process.listenerCount('exit');
  const its = await startServer(`sleep 600 & echo $! > ${written()}; wait`, url);
  const pid = Number(readFileSync(written(), 'utf8'));
  expect(isAlive(pid)).toBe(true);
  expect(process.listenerCount('exit')).toBe(listeners + 1);
  await its.stop();
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(process.listenerCount('exit')).toBe(listeners);
});

test('a command that ends first -> its status and the last line that it said', async () => {
  const starting = startServer('echo first >&2; echo port in use >&2; exit 3', url);
  await expect(starting).rejects.toThrow('ended with 3: port in use');
});

test('a command that a signal ends -> the signal is named; stopped twice -> nothing is waited for', async () => {
  const starting = startServer('echo over >&2; kill -9 $$', url);
  await expect(starting).rejects.toThrow('ended with SIGKILL: over');
  const its = await startServer(`echo $$ > ${written()}; exec sleep 600`, url);
  await its.stop();
  await its.stop();
});

test('an address that does not answer in time -> said, and the command is ended', async () => {
  const starting = startServer(`echo here >&2; exec sleep 600`, url, -1);
  await expect(starting).rejects.toThrow(`runs, but ${url} does not answer: `);
});
