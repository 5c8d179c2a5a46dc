// Runs each example with its own runner, as a user starts it, to show that the examples are right.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { chromiumOptions } from '../../.ci/browser.mjs';
import { startMock } from '../index.js';
import { placeOf } from '../package-files/place-of.js';

test.describe.configure({ mode: 'parallel' });

const require = createRequire(import.meta.url);
const cli = (name: string, file: string) =>
  require.resolve(`${name}/package.json`).replace(/package\.json$/, file);

const runs: { name: string; words: string[]; reported: RegExp }[] = [
  {
    name: 'Vitest, with a mock and with MSW',
    words: [cli('vitest', 'vitest.mjs'), 'run', '--root', placeOf('mocks/examples/vitest')],
    reported: /Tests\s+6 passed/,
  },
  {
    name: 'node:test',
    words: ['--test', placeOf('mocks/examples/node-test/invoices.spec.mjs')],
    reported: /pass 3\b/,
  },
  {
    name: 'Playwright Test',
    words: [cli('@playwright/test', 'cli.js'), 'test', '-c', placeOf('mocks/examples/playwright')],
    reported: /4 passed/,
  },
];

for (const { name, words, reported } of runs) {
  test(`the example for ${name} -> passes`, async () => {
    // Variables that this runner sets for its workers must not reach another runner.
    const ours = /^(PLAYWRIGHT_|PW_|TEST_|NODE_OPTIONS|NODE_TEST|FORCE_COLOR|DEBUG_COLORS)/;
    const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !ours.test(key)));
    const run = promisify(execFile)(process.execPath, words, {
      cwd: placeOf(''),
      env: { ...env, NO_COLOR: '1', CHROMIUM_PATH: (await chromiumOptions()).executablePath },
    });
    const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);
    expect(stdout, stderr).toMatch(reported);
  });
}

test('the key that the README gives for the fixtures -> theirs, in every scenario', async () => {
  const text = readFileSync(placeOf('mocks/examples/README.md'), 'utf8');
  for (const scenario of ['demo', 'empty']) {
    const mock = await startMock({ port: 0, seed: 'test', scenario });
    await mock.close();
    expect(text).toContain(`\`${mock.apiKey}\``);
  }
});
