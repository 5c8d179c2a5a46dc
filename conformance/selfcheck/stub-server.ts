/**
 * Judges one stub server as a user would: the command is run against it, and must give the right verdict and exit
 * status in words, without a stack trace and without the key.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type StubServer, startStubServer } from './stub-servers.js';

export interface StubServerVerdict {
  stubServer: string;
  exitStatus: number | null;
  /** What is wrong with what the command did; empty when all is well. */
  wrong: string[];
  durationMs: number;
}

/** The built command, wherever this file runs from. */
const place = import.meta.url.endsWith('.ts') ? '../../dist/conformance/cli.js' : '../cli.js';
const cli = fileURLToPath(new URL(place, import.meta.url));
const key = 'key-of-the-stub-server';

/** Runs the command with short waits; its status and all that it printed. */
export function runCommand(
  url: string,
  apiKey = key,
  more: readonly string[] = [],
): Promise<{ status: number | null; text: string }> {
  const report = mkdtempSync(join(tmpdir(), 'stub-server-'));
  const args = ['--base-url', url, '--api-key', apiKey, '--report', report, ...more];
  const child = spawn(process.execPath, [
    cli,
    ...args,
    ...['--timeout-ms', '2000', '--poll-timeout-ms', '2000'],
  ]);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return new Promise((resolve) =>
    child.once('close', (status) => {
      rmSync(report, { recursive: true, force: true });
      resolve({ status, text });
    }),
  );
}

export async function judgeStubServer(stubServer: StubServer): Promise<StubServerVerdict> {
  const started = performance.now();
  const server = await startStubServer(stubServer);
  try {
    const { status, text } = await runCommand(server.url);
    const wrong: string[] = [];
    if (status !== stubServer.exitStatus)
      wrong.push(`exit status ${stubServer.exitStatus} expected, got ${status}`);
    if (!stubServer.mentions.test(text)) wrong.push(`nothing in its words fits ${stubServer.mentions}`);
    if (/\n\s+at .+:\d+:\d+/.test(text)) wrong.push('a stack trace');
    if (text.includes(key)) wrong.push('the key');
    return {
      stubServer: stubServer.name,
      exitStatus: status,
      wrong,
      durationMs: Math.round(performance.now() - started),
    };
  } finally {
    await server.close();
  }
}
