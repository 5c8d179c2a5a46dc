/** Runs checks against a mock in this process, without Playwright, as the self-check does hundreds of times. */
import { type Mock, type MockOptions, startMock } from '../../mocks/index.js';
import { type Dialect, emptyDialect } from '../dialect/dialect.js';
import { learnDialect } from '../dialect/learn.js';
import type { CheckResult } from '../judge/result.js';
import type { Check } from '../run/check.js';
import { openMadeAccount } from '../run/other-accounts.js';
import { openRun, type Run } from '../run/run.js';
import { runCheck } from '../run/run-check.js';
import { readSettings, type Settings } from '../target/settings.js';

/** The addresses and keys of a server's two accounts. */
export interface Target {
  url: string;
  publicUrl: string;
  apiKey: string;
  accountId: string;
  second: { url: string; apiKey: string };
}

export function targetOf(mock: Mock): Target {
  const [first, second] = mock.accounts;
  if (!first || !second) throw new Error('the self-check needs a mock with two accounts');
  const { url, publicUrl } = mock;
  return { url, publicUrl, apiKey: first.apiKey, accountId: String(first.id), second };
}

/** The environment variables that name a server for the command and its scripts. */
export const envOf = ({ url, publicUrl, apiKey, accountId, second }: Target): Record<string, string> => ({
  CONFORMANCE_BASE_URL: url,
  CONFORMANCE_PUBLIC_URL: publicUrl,
  CONFORMANCE_API_KEY: apiKey,
  CONFORMANCE_ACCOUNT_ID: accountId,
  CONFORMANCE_SECOND_BASE_URL: second.url,
  CONFORMANCE_SECOND_API_KEY: second.apiKey,
});

/** The settings to judge a server with all its features. Times in milliseconds. */
export function settingsFor(target: Target, seed = 1, changes: Partial<Settings> = {}): Settings {
  const flags = { seed: String(seed), 'timeout-ms': '2000', 'poll-timeout-ms': '3000', workers: '1' };
  return { ...readSettings({ flags, env: envOf(target) }), ...changes };
}

let runs = 0;

/** A tag of the same length as those of the command, because names contain it. */
function nextTag(): string {
  runs += 1;
  return `sc${runs.toString(36).padStart(6, '0')}`;
}

/** Opens a new run against the mock; the caller closes `run.transport`. */
export const openMockRun = (settings: Settings, dialect: Dialect = emptyDialect(), tag = nextTag()): Run =>
  openRun(settings, { dialect, tag });

/** Learns the request forms of a mock. */
export async function learn(settings: Settings): Promise<Dialect> {
  const run = openMockRun(settings);
  try {
    return await learnDialect(run, {});
  } finally {
    await run.transport.close();
  }
}

/** Starts a mock with these options, by default an empty one, and closes it at the end. */
export async function withMock<T>(options: MockOptions, use: (mock: Mock) => Promise<T>): Promise<T> {
  const mock = await startMock({
    ...{ port: 0, scenario: 'empty', selfCheck: false, complain: () => {} },
    ...options,
  });
  try {
    return await use(mock);
  } finally {
    await mock.close();
  }
}

/** A mock in this process, and a run against it. */
export interface OnMock {
  readonly mock: Mock;
  readonly settings: Settings;
  readonly run: Run;
}

/**
 * Starts a mock with these options, opens a run against it, and closes both at the end. Learns the dialect if none is given; the
 * default tag is unique.
 */
export const onMock = <T>(
  options: MockOptions,
  { dialect, tag, ...changes }: Partial<Settings> & { dialect?: Dialect; tag?: string },
  use: (parts: OnMock) => Promise<T>,
): Promise<T> =>
  withMock(options, async (mock) => {
    const settings = settingsFor(targetOf(mock), Number(options.seed ?? 1), changes);
    const run = openMockRun(settings, dialect ?? (await learn(settings)), tag);
    return await use({ mock, settings, run }).finally(() => run.transport.close());
  });

/** Runs the checks one after another until `enough` returns true; returns the results in order. */
export async function runChecks(
  checks: readonly Check[],
  run: Run,
  enough: (result: CheckResult) => boolean = () => false,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  openMadeAccount(run, checks);
  for (const check of checks) {
    const result = await runCheck(check, run);
    results.push(result);
    if (enough(result)) break;
  }
  return results;
}

/** Whether a lawful server must not get this verdict. */
export const isBadVerdict = ({ verdict }: Pick<CheckResult, 'verdict'>): boolean =>
  ['fail', 'blocked', 'error', 'inconclusive'].includes(verdict);

/** Why a result is wrong for a lawful server: a bad verdict, or a violation of a statement. Undefined if nothing is wrong. */
export function whyNotLawful(result: CheckResult): string | undefined {
  const { verdict, violations, expected, actual, reason } = result;
  const [stated] = violations.filter(({ assumed }) => !assumed);
  if (stated) return `${stated.operation ?? ''}: expected ${stated.expected}; got ${stated.actual}`;
  return isBadVerdict(result) ? `${verdict}: ${reason ?? `expected ${expected}; got ${actual}`}` : undefined;
}
