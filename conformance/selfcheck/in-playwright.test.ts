// The suite as tests in a user's project: the built package, the runner's own command, a mock with and without faults.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { type FaultId, type Mock, startMock } from '../../mocks/index.js';

test.describe.configure({ mode: 'parallel' });

const root = join(import.meta.dirname, '../..');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const cli = createRequire(import.meta.url)
  .resolve('@playwright/test/package.json')
  .replace(/package\.json$/, 'cli.js');

let place: string;
let mock: Mock;

test.beforeEach(() => {
  test.setTimeout(180_000);
  place = mkdtempSync(join(tmpdir(), 'in-playwright-'));
  mkdirSync(join(place, 'node_modules', '@playwright'), { recursive: true });
  for (const name of ['@playwright/test', ...Object.keys(dependencies)])
    symlinkSync(join(root, 'node_modules', name), join(place, 'node_modules', name));
  // Copied, because Playwright would transpile the target of a link like sources of the project.
  for (const part of ['dist', 'package.json'])
    cpSync(join(root, part), join(place, 'node_modules/invoicing-contract', part), { recursive: true });
  const spec = `import { conformance } from 'invoicing-contract/playwright';\n\nconformance({ deviations: process.env.KNOWN });\n`;
  writeFileSync(join(place, 'conformance.spec.ts'), spec);
});
test.afterEach(async () => {
  rmSync(place, { recursive: true, force: true });
  await mock?.close();
});

const faulty = (...faults: FaultId[]) =>
  startMock({ port: 0, scenario: 'empty', selfCheck: false, complain: () => {}, faults });

interface Reported {
  title: string;
  file: string;
  line: number;
  tests: {
    annotations: { type: string; description?: string }[];
    results: { status: string; errors: { message: string }[]; attachments: { name: string }[] }[];
  }[];
}
interface Suite {
  suites?: Suite[];
  specs: Reported[];
}

/** Runs `playwright test` there; returns the result of each test, and the output. */
async function run(words: string[], more: Record<string, string> = {}) {
  const ours = /^(PLAYWRIGHT_|PW_|TEST_|NODE_OPTIONS|FORCE_COLOR|DEBUG_COLORS|CONFORMANCE_)/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !ours.test(key)));
  const settings = { CONFORMANCE_BASE_URL: mock.url, CONFORMANCE_API_KEY: mock.apiKey, ...more };
  const done = promisify(execFile)(process.execPath, [cli, 'test', '--reporter=json', ...words], {
    ...{ cwd: place, env: { ...env, NO_COLOR: '1', ...settings }, maxBuffer: 64 * 1024 * 1024 },
  });
  const { stdout } = await done.catch((error: { stdout: string }) => error);
  const specsOf = ({ suites = [], specs }: Suite): Reported[] => [...specs, ...suites.flatMap(specsOf)];
  const tests = (JSON.parse(stdout) as { suites: Suite[] }).suites.flatMap(specsOf).map((one) => {
    const { annotations, results } = one.tests[0] as Reported['tests'][number];
    return { ...one, annotations, ...(results[0] as Reported['tests'][number]['results'][number]) };
  });
  return { tests, text: stdout };
}

test('a healthy server -> tests at the line of the user, passed, cleaned up, the key nowhere', async () => {
  mock = await faulty();
  const { tests, text } = await run(['--grep', 'createItem']);
  expect(tests.length).toBeGreaterThan(20);
  expect([...new Set(tests.map(({ file, line }) => `${file}:${line}`))]).toEqual(['conformance.spec.ts:3']);
  expect(
    tests.filter(({ status }) => status !== 'passed').map(({ annotations }) => annotations.at(-1)),
  ).toEqual(
    ['--second-base-url', '--public-url'].map((option) => ({
      ...{ type: 'skip', description: expect.stringContaining(option), location: expect.anything() },
    })),
  );
  expect(text).not.toContain(mock.apiKey);
});

test('a faulty server -> reported once, named by the next worker; known when listed, also by a whole run', {
  tag: '@long',
}, async () => {
  mock = await faulty('statuses/updateTax/missing-key-accepted', 'statuses/updateTax/wrong-key-accepted');
  const words = ['--grep', 'updateTax .* api_key'];
  const { tests, text } = await run(words);
  const [first, second] = tests.filter(({ status }) => status === 'failed');
  expect(first?.errors[0]?.message).toMatch(
    /expected 401[\s\S]*got +200[\s\S]*finding +status:updateTax\/401 -> 200/,
  );
  expect(first?.attachments.map(({ name }) => name)).toContain('reproduce.sh');
  expect(second?.errors[0]?.message).toMatch(/reported by +updateTax\//);
  expect(second?.attachments.map(({ name }) => name)).not.toContain('reproduce.sh');
  expect(text).not.toContain(mock.apiKey);
  const known =
    '- {finding: "status:listItems/401 -> 200", reason: ours, operations: [updateTax], statements: ["status:*/401"]}\n';
  writeFileSync(join(place, 'known.yaml'), known);
  const listed = await run(words, { KNOWN: 'known.yaml' });
  expect(listed.tests.map(({ status }) => status)).toEqual(['passed', 'passed']);
  expect(listed.tests[0]?.annotations).toContainEqual(
    expect.objectContaining({ type: 'known deviation', description: expect.stringContaining('ours') }),
  );
});

test('no server -> one test fails by it, the others are skipped with that reason', {
  tag: '@long',
}, async () => {
  mock = await faulty();
  const { tests } = await run(['--grep', 'createTax .* api_key'], {
    CONFORMANCE_BASE_URL: 'http://127.0.0.1:9',
  });
  expect(tests.map(({ status }) => status)).toEqual(['failed', 'skipped']);
  expect(tests[0]?.errors[0]?.message).toContain('Cannot reach http://127.0.0.1:9');
  expect(tests[1]?.annotations.at(-1)?.description).toContain('not judged: Cannot reach');
});
