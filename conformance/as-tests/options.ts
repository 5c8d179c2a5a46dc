/**
 * The options of `conformance()`: those of the command in camelCase, without what Playwright's own command does. Owns the
 * translation into settings; `target/settings.ts` owns what they mean.
 */
import { options as known, readSettings, type Settings, UsageError } from '../target/settings.js';

/** The options of the command in camelCase; the environment variables `CONFORMANCE_...` count too. */
export interface ConformanceOptions {
  baseUrl?: string;
  apiKey?: string;
  publicUrl?: string;
  accountId?: string | number;
  allowHost?: string | readonly string[];
  secondBaseUrl?: string;
  secondApiKey?: string;
  only?: string | readonly string[];
  skip?: string | readonly string[];
  profile?: 'smoke' | 'full' | 'soak';
  readOnly?: boolean;
  /** A frozen revision: what newer checks find is an annotation and fails no test. */
  requirements?: string;
  assumed?: 'note' | 'off' | 'fail';
  claims?: string;
  deviations?: string;
  dialect?: string;
  seed?: number;
  namespace?: string;
  maxRps?: number;
  timeoutMs?: number;
  pollTimeoutMs?: number;
  maxSilence?: number;
  /** Where a journal lies until what it lists was cleaned up; default conformance-report. */
  report?: string;
}

/** What has another way here. */
const elsewhere: Readonly<Record<string, string>> = {
  workers: 'give --workers to playwright, and fullyParallel in its configuration',
  shard: 'give --shard to playwright',
  failed: 'give --last-failed to playwright',
  maxMinutes: 'set globalTimeout in the configuration of Playwright',
  server: 'set webServer in the configuration of Playwright',
  verbose: 'choose a reporter of Playwright',
  latencyMs: 'run the command invoicing-conformance with --dry-run',
  accept: 'run the command invoicing-conformance with --accept',
  compare: 'run the command invoicing-conformance with --compare',
};

const camel = (name: string): string => name.replace(/-(\w)/g, (_, char: string) => char.toUpperCase());
const names = new Map(known.map(({ name }) => [camel(name), name]));

/** Stands where an address or a key is missing: the tests can be listed all the same. */
const nowhere = { 'base-url': 'http://target.invalid', 'api-key': 'none' };

export interface ReadOptions {
  settings: Settings;
  /** Why no test can be run: nobody said where. */
  missing?: string;
}

/** Throws UsageError, in the words of these options. */
export function readOptions(
  options: ConformanceOptions,
  env: Record<string, string | undefined>,
): ReadOptions {
  const flags: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(options)) {
    const name = names.get(key);
    if (elsewhere[key]) throw new UsageError(`conformance() takes no "${key}": ${elsewhere[key]}.`);
    if (!name)
      throw new UsageError(
        `conformance() knows no option "${key}"; it knows ${[...names.keys()].filter((one) => !elsewhere[one]).join(', ')}.`,
      );
    if (value === undefined) continue;
    flags[name] = Array.isArray(value) || typeof value === 'boolean' ? value : String(value);
  }
  // A drawn seed would be another one in each worker, and so other tests.
  const seeded = env.CONFORMANCE_SEED === 'random' ? { ...env, CONFORMANCE_SEED: '' } : env;
  const isGiven = (name: 'base-url' | 'api-key') =>
    flags[name] || env[`CONFORMANCE_${name.toUpperCase().replaceAll('-', '_')}`];
  const missing = (['base-url', 'api-key'] as const).filter((name) => !isGiven(name));
  for (const name of missing) flags[name] = nowhere[name];
  const why = missing.map(
    (name) => `${camel(name)} (or CONFORMANCE_${name.toUpperCase().replace('-', '_')})`,
  );
  return {
    settings: inTheseWords(() => readSettings({ flags, env: seeded })),
    ...(missing.length > 0 ? { missing: `conformance() needs ${why.join(' and ')}.` } : {}),
  };
}

function inTheseWords<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(error.message.replaceAll(/--([a-z][a-z-]+)/g, (_, name: string) => camel(name)));
  }
}
