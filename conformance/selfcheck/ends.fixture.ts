/** Runs the built command against servers that change their behaviour during the run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../../dist/conformance/cli.js', import.meta.url));
export const key = 'key-of-a-server-that-ends';

export interface Command {
  child: ChildProcess;
  report: string;
  /** All output so far. */
  text(): string;
  /** Resolves when the output matches. */
  said(what: RegExp): Promise<void>;
  ended: Promise<number | null>;
}

export function start(url: string, more: readonly string[] = [], report = freshFolder()): Command {
  const words = ['--base-url', url, '--report', report, ...more];
  const child = spawn(process.execPath, [cli, ...words], {
    env: { ...process.env, CONFORMANCE_API_KEY: key, GITHUB_STEP_SUMMARY: '' },
  });
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      text += part;
      for (const listener of listeners) listener();
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    ...{ child, report, ended },
    text: () => text,
    said: (what) =>
      new Promise((resolve, reject) => {
        const look = () => what.test(text) && resolve();
        listeners.add(look);
        look();
        void ended.then((status) =>
          reject(new Error(`ended with ${status} without saying ${what}: ${text}`)),
        );
      }),
  };
}

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'conformance-ends-'));

/** Starts a server on a free port; `stop` also closes open connections. */
export async function serve(listener: RequestListener, port = 0) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
