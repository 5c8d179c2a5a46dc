/**
 * The options of `conformance()`: those of the command in camelCase, without those that Playwright has itself. Converts them to
 * settings, which are defined in `target/settings.ts`.
 */
import {
  camel,
  options as known,
  nowhere,
  readSettings,
  type Settings,
  UsageError,
  variableOf,
} from '../target/settings.js';

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
  /** A frozen revision: findings of newer checks are annotations and fail no test. */
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
  /** The folder of the journals, which are removed after the cleanup; default conformance-report. */
  report?: string;
}

/** Options of the command that have an equivalent in Playwright. */
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

const names = new Map(known.map(({ name }) => [camel(name), name]));

export interface ReadOptions {
  settings: Settings;
  /** Why no test can be run: the address or the key is missing. */
  missing?: string;
}

/** Throws UsageError, with the names of these options. */
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
  // A random seed would differ between workers, and so would the tests.
  const seeded = env.CONFORMANCE_SEED === 'random' ? { ...env, CONFORMANCE_SEED: '' } : env;
  const missing = (['base-url', 'api-key'] as const).filter((name) => !flags[name] && !env[variableOf(name)]);
  // The tests can be listed all the same.
  for (const name of missing) flags[name] = nowhere[name];
  const why = missing.map((name) => `${camel(name)} (or ${variableOf(name)})`);
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
