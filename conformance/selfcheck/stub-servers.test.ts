// The command against deliberately wrong servers, as a user would run it.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runCommand } from './by-command.js';
import { type Refusal, startRefusing, those } from './refusing.js';
import { judgeStubServer, shortWaits, stubServers } from './stub-servers.fixture.js';

test.describe.configure({ mode: 'parallel' });

/**
 * They take seconds or minutes; one that always answers 204 and a silent one (hostile/hostile.test.ts), and one of HTML pages
 * (ends.test.ts) represent them.
 */
const long = ['always-200', 'always-empty', 'amnesiac', 'hanging', 'html-errors', 'only-429'];

for (const stubServer of stubServers) {
  const title = `a server that ${stubServer.says} -> exit status ${stubServer.exitStatus}, in words`;
  test(title, { tag: long.includes(stubServer.name) ? ['@long'] : [] }, async () => {
    expect((await judgeStubServer(stubServer)).wrong).toEqual([]);
  });
}

const claims = ['items', 'clients'];

function claimsFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'claims-')), 'claims.yaml');
  writeFileSync(file, JSON.stringify(claims));
  return file;
}

/** A server that supports items and clients only. */
const part: Refusal = {
  name: 'part',
  says: 'refuses everything but requests about items and clients',
  of: those(({ resource }) => !claims.includes(resource)),
  by: 422,
};

test('a server of items and clients that claims these -> PARTIAL, nothing fails, exit status 0', async () => {
  const server = await startRefusing(part);
  try {
    const { status, text } = await runCommand([
      ...shortWaits(server.url, server.apiKey),
      ...['--claims', claimsFile()],
    ]);
    expect(text).toMatch(/PARTIAL/);
    expect(text).not.toMatch(/\d+ (fail|blocked|error)/);
    expect(status, text).toBe(0);
  } finally {
    await server.close();
  }
});

test('the same server, but it claims everything -> it fails', { tag: '@long' }, async () => {
  const server = await startRefusing(part);
  try {
    const { status, text } = await runCommand([
      ...shortWaits(server.url, server.apiKey),
      ...['--profile', 'smoke'],
    ]);
    expect(text).toMatch(/FAILS/);
    expect(status, text).toBe(1);
  } finally {
    await server.close();
  }
});
