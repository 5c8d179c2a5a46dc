// The command against deliberately wrong servers, as a user would run it.
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { apiKey, claims, startIndependent } from './independent-server.js';
import { miniatures, startMiniature } from './miniatures.js';

const command = fileURLToPath(new URL('../../dist/conformance/cli.js', import.meta.url));

function conformance(
  url: string,
  key = 'key-of-the-miniature',
  more: string[] = [],
): Promise<{ status: number | null; text: string }> {
  const report = mkdtempSync(join(tmpdir(), 'miniature-'));
  const args = [command, '--base-url', url, '--api-key', key, '--report', report, ...more];
  const child = spawn(process.execPath, [...args, '--timeout-ms', '2000', '--poll-timeout-ms', '2000']);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, text })));
}

for (const miniature of miniatures) {
  test(`a server that ${miniature.says} -> exit status ${miniature.exitStatus}, in words`, async () => {
    test.setTimeout(120_000);
    const server = await startMiniature(miniature);
    try {
      const { status, text } = await conformance(server.url);
      expect(text).toMatch(miniature.mentions);
      expect(text, 'a stack trace').not.toMatch(/\n\s+at .+:\d+:\d+/);
      expect(text, 'the key').not.toContain('key-of-the-miniature');
      expect(status, text).toBe(miniature.exitStatus);
    } finally {
      await server.close();
    }
  });
}

function claimsFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'claims-')), 'claims.yaml');
  writeFileSync(file, JSON.stringify(claims));
  return file;
}

test('an independent server that claims items and clients -> PARTIAL, nothing fails, exit status 0', async () => {
  test.setTimeout(120_000);
  const server = await startIndependent();
  try {
    const { status, text } = await conformance(server.url, apiKey, ['--claims', claimsFile()]);
    expect(text).toMatch(/PARTIAL/);
    expect(text).not.toMatch(/\d+ (fail|blocked|error)/);
    expect(status, text).toBe(0);
  } finally {
    server.close();
  }
});

test('the same server, but it claims everything -> it fails', async () => {
  test.setTimeout(120_000);
  const server = await startIndependent();
  try {
    const { status, text } = await conformance(server.url, apiKey, ['--profile', 'smoke']);
    expect(text).toMatch(/FAILS/);
    expect(status, text).toBe(1);
  } finally {
    server.close();
  }
});
