// The command against deliberately wrong servers, as a user would run it.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { apiKey, claims, startIndependent } from './independent-server.js';
import { judgeStubServer, runCommand } from './stub-server.js';
import { stubServers } from './stub-servers.js';

// Each takes half a minute and more; a target that always answers 204 stands for them (hostile/hostile.test.ts).
const long = ['always-empty', 'always-200', 'amnesiac'];

for (const stubServer of stubServers) {
  const title = `a server that ${stubServer.says} -> exit status ${stubServer.exitStatus}, in words`;
  test(title, { tag: long.includes(stubServer.name) ? ['@long'] : [] }, async () => {
    expect((await judgeStubServer(stubServer)).wrong).toEqual([]);
  });
}

function claimsFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'claims-')), 'claims.yaml');
  writeFileSync(file, JSON.stringify(claims));
  return file;
}

test('an independent server that claims items and clients -> PARTIAL, nothing fails, exit status 0', async () => {
  const server = await startIndependent();
  try {
    const { status, text } = await runCommand(server.url, apiKey, ['--claims', claimsFile()]);
    expect(text).toMatch(/PARTIAL/);
    expect(text).not.toMatch(/\d+ (fail|blocked|error)/);
    expect(status, text).toBe(0);
  } finally {
    server.close();
  }
});

test('the same server, but it claims everything -> it fails', { tag: '@long' }, async () => {
  const server = await startIndependent();
  try {
    const { status, text } = await runCommand(server.url, apiKey, ['--profile', 'smoke']);
    expect(text).toMatch(/FAILS/);
    expect(status, text).toBe(1);
  } finally {
    server.close();
  }
});
