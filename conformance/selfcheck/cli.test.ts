// The built command: what it refuses before sending anything, and which files it leaves.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startMock } from '../../mocks/index.js';
import { latest } from '../target/requirements.js';
import { runCommand } from './by-command.js';

test.describe.configure({ mode: 'parallel' });

let place: string;
test.beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'cli-'));
});
test.afterEach(() => rmSync(place, { recursive: true, force: true }));

/** Returns the exit status and all output of the command. */
const conformance = async (...words: string[]) => {
  const { status, text } = await runCommand([...words, '--report', join(place, 'r')]);
  return { status, said: text };
};

/** An address where no server listens. */
const nobody = ['--base-url', 'http://127.0.0.1:9', '--api-key', 'k'];
const file = (name: string) => join(place, name);

for (const [name, words, says] of [
  ['there is no run to clean up after', ['--cleanup'], /no folder .*give the --report/],
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
  const { status, said } = await conformance(...nobody, '--deviations', file('d.yaml'), '--accept');
  expect(said).toContain('checks against http://127.0.0.1:9');
  expect(said).not.toContain('the suite itself failed');
  expect(status).toBe(2);
  expect(existsSync(join(place, 'r/report.json'))).toBe(false);
});

test('a server with a fault -> exit 1; once accepted, exit 0; the requirements are kept', async () => {
  test.setTimeout(120_000);
  const mock = await startMock({ port: 0, faults: ['statuses/getItem/404-as-200'] });
  try {
    const apiKey = mock.accounts[0]?.apiKey ?? '';
    const config = file('c.yaml');
    writeFileSync(config, 'profile: full\n');
    const words = ['--base-url', mock.url, '--api-key', apiKey, '--config', config];
    const only = ['--only', 'getItem/status-404-unknown-id'];
    const first = await conformance(...words, ...only);
    expect(first.said).toMatch(/1 finding\b/);
    expect(first.status).toBe(1);
    expect(readFileSync(config, 'utf8')).not.toContain('requirements');
    const accepted = await conformance(...words, ...only, '--deviations', file('d.yaml'), '--accept');
    expect(accepted.said).toContain(`keeps requirements: ${latest}`);
    const again = await conformance(...words, ...only, '--deviations', file('d.yaml'));
    expect(again.said).toMatch(/1 finding listed as known deviations/);
    expect(again.status).toBe(0);
  } finally {
    await mock.close();
  }
});
