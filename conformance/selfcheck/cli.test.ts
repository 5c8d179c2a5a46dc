// The command, run from the sources: what it refuses before sending anything, and which files it leaves.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startMock } from '../../mocks/index.js';
import { latest } from '../target/requirements.js';

test.describe.configure({ mode: 'parallel' });

let place: string;
test.beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'cli-'));
});
test.afterEach(() => rmSync(place, { recursive: true, force: true }));

const command = ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, '../cli.ts')];

/** Returns the exit status and all output of the command, run in a temporary folder. */
function conformance(...words: string[]): Promise<{ status: number; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [...command, ...words], { cwd: place }, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });
}

/** An address where no server listens. */
const nobody = ['--base-url', 'http://127.0.0.1:9', '--api-key', 'k', '--report', 'r'];
const file = (name: string, text: string) => {
  writeFileSync(join(place, name), text);
  return name;
};

for (const [name, words, says] of [
  ['there is nothing to clean up', ['--cleanup'], /no journal .*journal\.jsonl/],
  [
    'the deviations file is not there',
    ['--deviations', 'd.yaml'],
    /d\.yaml does not exist; make it with --accept/,
  ],
] as const)
  test(`${name} -> said, with exit 2, before anything is sent`, async () => {
    const { status, said } = await conformance(...nobody, ...words);
    expect(said).toMatch(says);
    expect(said).not.toContain('checks against');
    expect(status).toBe(2);
  });

test('nobody listens -> said, with exit 2, and no report; what --accept is to write need not be there', async () => {
  const { status, said } = await conformance(...nobody, '--deviations', 'd.yaml', '--accept');
  expect(said).toContain('checks against http://127.0.0.1:9');
  expect(said).not.toContain('the suite itself failed');
  expect(status).toBe(2);
  expect(existsSync(join(place, 'r/report.json'))).toBe(false);
});

test('a server with a fault -> exit 1; once accepted, exit 0; the requirements are kept', async () => {
  test.setTimeout(120_000);
  const mock = await startMock({ faults: ['statuses/getItem/404-as-200'] });
  try {
    const apiKey = mock.accounts[0]?.apiKey ?? '';
    const config = file('c.yaml', 'profile: full\n');
    const words = ['--base-url', mock.url, '--api-key', apiKey, '--report', 'r', '--config', config];
    const only = ['--only', 'getItem'];
    const first = await conformance(...words, ...only);
    expect(first.said).toMatch(/1 finding\b/);
    expect(first.status).toBe(1);
    expect(readFileSync(join(place, config), 'utf8')).not.toContain('requirements');
    const accepted = await conformance(...words, ...only, '--deviations', 'd.yaml', '--accept');
    expect(accepted.said).toContain(`keeps requirements: ${latest}`);
    const again = await conformance(...words, ...only, '--deviations', 'd.yaml');
    expect(again.said).toMatch(/1 finding listed as known deviations/);
    expect(again.status).toBe(0);
  } finally {
    await mock.close();
  }
});
