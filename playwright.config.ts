/**
 * All tests of this project: of the mock, of the suite's own code, of the suite as it is run, and in a browser. They are no
 * projects of Playwright, each of which would start workers of its own. `npm test` leaves out what is tagged `@long` and has a
 * shorter neighbour; `npx playwright test` and `npm run test:all` run everything.
 */
import { defineConfig } from '@playwright/test';

/** Tests of the suite that start processes, run what was built, or wait for a target that is silent: minutes. */
const slow = /conformance\/(pipeline|as-tests|formats|selfcheck\/(?!on-the-mock|learning))/;
/** `npx playwright test conformance` runs what is next to the code, in a minute; workers learn of it by the environment. */
process.env.NEAR_TESTS ??= process.argv.some((word) => /^conformance\/?$/.test(word)) ? 'only' : '';

/**
 * Playwright reads the stack of every step, about 40 a test, and maps each frame to its source before it drops its own. Dropped
 * before they are mapped, they cost nothing: a test takes a third of the time, and failures show the same places.
 */
const withSources = Error.prepareStackTrace;
if (withSources !== undefined) {
  const isPlaywright = (frame: NodeJS.CallSite) => /node_modules.playwright/.test(frame.getFileName() ?? '');
  Error.prepareStackTrace = (error, frames) =>
    withSources(
      error,
      frames.filter((frame) => !isPlaywright(frame)),
    );
}

export default defineConfig({
  testDir: '.',
  // Tests next to the code run from its sources; the others may start what is built, which must not be older.
  ...(process.env.NEAR_TESTS !== 'only' && { globalSetup: './.ci/build-if-stale.mjs' }),
  // A file's tests share its modules and its server in one worker; files whose tests take seconds each say `mode: 'parallel'`.
  fullyParallel: false,
  // Many tests wait for servers and children, so that four workers fit on two cores.
  workers: 4,
  // No test asserts a time: these only end what hangs, and leave time on a machine that does other work as well.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // A second try hides tests that depend on their order.
  retries: 0,
  forbidOnly: true,
  reporter: [['line']],
  testMatch: /\/(mocks|spec|\.ci\/side|conformance)\/.*\.(test|browser)\.ts$/,
  testIgnore: process.env.NEAR_TESTS === 'only' ? slow : [],
});
