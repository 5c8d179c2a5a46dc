/**
 * Runs checks against a mock in this very process, without Playwright: what the self-check does hundreds of
 * times. Owns how a mock becomes a target; knows nothing of faults or variants.
 */
import { type Mock, type MockOptions, startMock } from '../../mocks/index.js';
import { type Dialect, emptyDialect } from '../dialect/dialect.js';
import { learnDialect } from '../dialect/learn.js';
import type { CheckResult } from '../judge/result.js';
import type { Check } from '../run/check.js';
import { openMadeAccount } from '../run/other-accounts.js';
import { openRun, type Run } from '../run/run.js';
import { runCheck } from '../run/run-check.js';
import { readSettings, type Settings } from '../target/settings.js';

/** What there is to know of a server under judgement: its addresses and the keys of two accounts. */
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

/** The environment in which the command and its scripts find a server. */
export const envOf = ({ url, publicUrl, apiKey, accountId, second }: Target): Record<string, string> => ({
  CONFORMANCE_BASE_URL: url,
  CONFORMANCE_PUBLIC_URL: publicUrl,
  CONFORMANCE_API_KEY: apiKey,
  CONFORMANCE_ACCOUNT_ID: accountId,
  CONFORMANCE_SECOND_BASE_URL: second.url,
  CONFORMANCE_SECOND_API_KEY: second.apiKey,
});

/** The settings under which a server is judged with everything it has. Times in milliseconds. */
export function settingsFor(target: Target, seed = 1, changes: Partial<Settings> = {}): Settings {
  const flags = {
    'base-url': target.url,
    'public-url': target.publicUrl,
    'api-key': target.apiKey,
    'account-id': target.accountId,
    'second-base-url': target.second.url,
    'second-api-key': target.second.apiKey,
    seed: String(seed),
    'timeout-ms': '2000',
    'poll-timeout-ms': '3000',
    workers: '1',
  };
  return { ...readSettings({ flags, env: {}, config: undefined }), ...changes };
}

let runs = 0;

/** A tag as long as those of the command are: names hold it. */
function nextTag(): string {
  runs += 1;
  return `sc${runs.toString(36).padStart(6, '0')}`;
}

/** A run of its own against the mock; the caller closes `run.transport`. */
export const openMockRun = (settings: Settings, dialect: Dialect = emptyDialect(), tag = nextTag()): Run =>
  openRun(settings, { dialect, tag });

/** What the suite learns of a mock's request forms. */
export async function learn(settings: Settings): Promise<Dialect> {
  const run = openMockRun(settings);
  try {
    return await learnDialect(run, {});
  } finally {
    await run.transport.close();
  }
}

/** What is judged in this process: a mock, and a run against it. */
export interface OnMock {
  readonly mock: Mock;
  readonly settings: Settings;
  readonly run: Run;
}

/**
 * Starts a mock with these options and opens a run against it; closes both at the end. Without a dialect it is learned first; without
 * a tag it has one of its own.
 */
export async function onMock<T>(
  options: MockOptions,
  { dialect, tag, ...changes }: Partial<Settings> & { dialect?: Dialect; tag?: string },
  use: (parts: OnMock) => Promise<T>,
): Promise<T> {
  const mock = await startMock({
    ...{ port: 0, scenario: 'empty', selfCheck: false, complain: () => {} },
    ...options,
  });
  try {
    const settings = settingsFor(targetOf(mock), Number(options.seed ?? 1), changes);
    const run = openMockRun(settings, dialect ?? (await learn(settings)), tag);
    return await use({ mock, settings, run }).finally(() => run.transport.close());
  } finally {
    await mock.close();
  }
}

/** Runs the checks one after another until `enough` says so; the results in order. */
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

/** A verdict that a lawful server must not get. */
export const isBad = ({ verdict }: Pick<CheckResult, 'verdict'>): boolean =>
  ['fail', 'blocked', 'error', 'inconclusive'].includes(verdict);

/** What a lawful server must not get: a check that did not pass, or a violation of what is stated that it saw on its way. */
export function blemish(result: CheckResult): string | undefined {
  const { verdict, violations, expected, actual, reason } = result;
  const [stated] = violations.filter(({ assumed }) => !assumed);
  if (stated) return `${stated.operation ?? ''}: expected ${stated.expected}; got ${stated.actual}`;
  return isBad(result) ? `${verdict}: ${reason ?? `expected ${expected}; got ${actual}`}` : undefined;
}
