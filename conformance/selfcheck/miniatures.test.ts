// The command against deliberately wrong servers, as a user would run it.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { miniatures, startMiniature } from './miniatures.js';

const command = fileURLToPath(new URL('../../dist/conformance/cli.js', import.meta.url));

function conformance(url: string): Promise<{ status: number | null; text: string }> {
  const report = mkdtempSync(join(tmpdir(), 'miniature-'));
  const args = [command, '--base-url', url, '--api-key', 'key-of-the-miniature', '--report', report];
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
