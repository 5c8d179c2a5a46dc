/**
 * Every setting of a run, from flags, environment and a YAML file, validated at this one door.
 * Owns names, defaults and usage errors; whoever reads a Settings value trusts it.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Feature, features } from './claims.js';
import { latest, revisions } from './requirements.js';

export type Profile = 'smoke' | 'full' | 'soak';

export interface Settings {
  baseUrl: string;
  apiKey: string;
  publicUrl?: string;
  accountId?: string;
  /** Hosts of new accounts that may be called, besides those of the same site. */
  allowHosts: string[];
  second?: { baseUrl: string; apiKey: string };
  only: string[];
  skip: string[];
  profile: Profile;
  readOnly: boolean;
  /** The revision of the requirements by which the target is judged; undefined: the latest. */
  requirements?: string;
  /** What is only assumed: reported as notes, left out, or failing the target. */
  assumed: 'note' | 'off' | 'fail';
  /** What the target says it has. */
  claims: Feature[];
  deviations?: string;
  accept: boolean;
  seed: number;
  maxRps?: number;
  timeoutMs: number;
  pollTimeoutMs: number;
  /** Checks at a time; undefined: as many as the latency of the target asks for. */
  workers?: number;
  shard?: string;
  /** Stands in the codes of what is used again by later runs. */
  namespace: string;
  report: string;
  /** A report to compare with. */
  compare?: string;
  /** A report whose failing checks are run again. */
  failed?: string;
  /** Nothing that an earlier run has left is used again: what failed is tried on records of its own. */
  fresh?: boolean;
  /** The run is given up after so many minutes. */
  maxMinutes?: number;
  /** And after so many milliseconds without any answer but 429. */
  silenceMs: number;
  /** How long an answer takes, for what is expected; else it is measured. */
  latencyMs?: number;
  /** The address or settings file of another server, with which this one is compared. */
  beside?: string;
  /** Nothing that is sent names the suite, and the checks are run in an order drawn by the seed. */
  plain: boolean;
  verbose: boolean;
  dialectFile?: string;
  server?: string;
  /** What came from the environment or from a file, to be said before the run. */
  origins: Origin[];
}

/** A setting that no flag gave. */
export interface Origin {
  /** `CONFORMANCE_ONLY`, or `only in settings.yaml`. */
  from: string;
  /** Its value; keys and commands are not shown. */
  value: string;
}

type Kind =
  | 'assumed'
  | 'requirements'
  | 'text'
  | 'url'
  | 'list'
  | 'flag'
  | 'count'
  | 'seed'
  | 'shard'
  | 'profile';
export interface Option {
  name: string;
  kind: Kind;
  value?: string;
  help: string;
}

/** The one table of options: flag `--base-url`, environment CONFORMANCE_BASE_URL, YAML key `base-url`. */
export const options: readonly Option[] = [
  { name: 'base-url', kind: 'url', value: 'URL', help: 'address of the account under test' },
  { name: 'api-key', kind: 'text', value: 'KEY', help: 'its key (better given as CONFORMANCE_API_KEY)' },
  { name: 'public-url', kind: 'url', value: 'URL', help: 'address of the two account-creation endpoints' },
  {
    name: 'account-id',
    kind: 'text',
    value: 'N',
    help: 'the account of the key, for account get and update',
  },
  {
    name: 'second-base-url',
    kind: 'url',
    value: 'URL',
    help: 'a second account: what is apart, and cases of its own',
  },
  { name: 'second-api-key', kind: 'text', value: 'KEY', help: 'the key of the second account' },
  {
    name: 'allow-host',
    kind: 'list',
    value: 'HOST',
    help: 'new accounts may be called at this host, such as *.example.net, though it is of another site; repeatable',
  },
  { name: 'only', kind: 'list', value: 'PATTERN', help: 'check ids, operations or resources; repeatable' },
  { name: 'skip', kind: 'list', value: 'PATTERN', help: 'the same, to leave out; repeatable' },
  { name: 'profile', kind: 'profile', value: 'PROFILE', help: 'smoke, full (default) or soak' },
  {
    name: 'requirements',
    kind: 'requirements',
    value: 'ID',
    help: `judge by this revision, such as ${revisions[0]?.id}; newer checks run and fail nothing (default: the latest, ${latest})`,
  },
  { name: 'read-only', kind: 'flag', help: 'send GETs only' },
  {
    name: 'assumed',
    kind: 'assumed',
    value: 'MODE',
    help: 'what we only assume: note (default; fails nothing), fail, or off (--no-assumed)',
  },
  {
    name: 'claims',
    kind: 'text',
    value: 'FILE',
    help: `YAML of what the target has, such as "treasury: false"; of ${features.join(', ')}`,
  },
  { name: 'deviations', kind: 'text', value: 'FILE', help: 'YAML of known deviations' },
  { name: 'accept', kind: 'flag', help: 'write or update the deviations file from this run' },
  {
    name: 'seed',
    kind: 'seed',
    value: 'N',
    help: 'other rows and other walks; the same seed, the same run (default 1; "random" draws one and says it)',
  },
  { name: 'max-rps', kind: 'count', value: 'N', help: 'requests per second, over all workers' },
  { name: 'timeout-ms', kind: 'count', value: 'N', help: 'for one answer (default 10000)' },
  { name: 'poll-timeout-ms', kind: 'count', value: 'N', help: 'for asynchronous endpoints (default 30000)' },
  {
    name: 'workers',
    kind: 'count',
    value: 'N',
    help: 'checks at a time (default: 2 to 12, by how fast the target answers)',
  },
  { name: 'shard', kind: 'shard', value: 'I/N', help: 'run one part of n' },
  {
    name: 'namespace',
    kind: 'text',
    value: 'WORD',
    help: 'keeps apart what runs at the same time on one account (default a; parts of a run have their own)',
  },
  { name: 'report', kind: 'text', value: 'DIR', help: 'report folder (default conformance-report)' },
  {
    name: 'compare',
    kind: 'text',
    value: 'REPORT',
    help: 'say what is new, gone or changed since that report',
  },
  { name: 'failed', kind: 'text', value: 'REPORT', help: 'run again what failed there' },
  {
    name: 'max-minutes',
    kind: 'count',
    value: 'N',
    help: 'end the run after so long (default: three times what is expected, at least 60)',
  },
  {
    name: 'max-silence',
    kind: 'count',
    value: 'N',
    help: 'end the run after so many seconds without any answer but 429 (default 120)',
  },
  {
    name: 'latency-ms',
    kind: 'count',
    value: 'N',
    help: 'with --dry-run: how long an answer takes (default: measured by five GETs)',
  },
  {
    name: 'beside',
    kind: 'text',
    value: 'URL|FILE',
    help: 'run on this server too, and list what both do differently where the contract leaves it open',
  },
  {
    name: 'plain',
    kind: 'flag',
    help: 'send nothing that names this suite: no header, ordinary words, another order of the checks by --seed',
  },
  { name: 'verbose', kind: 'flag', help: 'everything that was learned, noted and not judged' },
  {
    name: 'dialect',
    kind: 'text',
    value: 'FILE',
    help: 'YAML of request templates that fix what is learned',
  },
  { name: 'server', kind: 'text', value: 'CMD', help: 'start this command first, stop it afterwards' },
];

/** Wrong usage: the message says what, where it came from and what to do. Exit status 2. */
export class UsageError extends Error {}

export interface SettingSources {
  /** Parsed flags by option name. */
  flags: Record<string, unknown>;
  env: Record<string, string | undefined>;
  /** Path of the YAML file given with --config. */
  config?: string;
}

/** Flags win over the environment, which wins over the file. Throws UsageError. */
export function readSettings(given: SettingSources, random: () => number = Math.random): Settings {
  const file = given.config === undefined ? {} : readConfig(given.config);
  const origins = new Map<string, Origin>();
  const value = (name: string): unknown => {
    const option = options.find((one) => one.name === name);
    if (!option) throw new Error(`no option ${name}`);
    const flag = given.flags[name];
    if (flag !== undefined) return convert(option, flag, `--${name}`);
    const variable = `CONFORMANCE_${name.toUpperCase().replaceAll('-', '_')}`;
    const text = given.env[variable];
    if (text !== undefined && text !== '') {
      origins.set(name, { from: variable, value: shownValue(name, text) });
      return convert(option, text, variable);
    }
    if (file[name] === undefined) return undefined;
    const from = `${name} in ${given.config}`;
    origins.set(name, { from, value: shownValue(name, file[name]) });
    return convert(option, file[name], from);
  };
  const text = (name: string) => value(name) as string | undefined;
  const count = (name: string) => value(name) as number | undefined;
  const baseUrl = text('base-url');
  if (!baseUrl) throw new UsageError('No target: say --base-url URL (or CONFORMANCE_BASE_URL).');
  const apiKey = text('api-key');
  if (!apiKey) throw new UsageError('No key: say --api-key KEY (or CONFORMANCE_API_KEY).');
  const secondUrl = text('second-base-url');
  const secondKey = text('second-api-key');
  if (Boolean(secondUrl) !== Boolean(secondKey)) {
    throw new UsageError('--second-base-url and --second-api-key belong together: give both or none.');
  }
  if (value('accept') && !text('deviations')) throw new UsageError('--accept needs --deviations FILE.');
  const settings: Omit<Settings, 'origins'> = {
    baseUrl,
    apiKey,
    publicUrl: text('public-url'),
    accountId: text('account-id'),
    allowHosts: (value('allow-host') as string[]) ?? [],
    second: secondUrl && secondKey ? { baseUrl: secondUrl, apiKey: secondKey } : undefined,
    only: (value('only') as string[]) ?? [],
    skip: (value('skip') as string[]) ?? [],
    profile: (value('profile') as Profile) ?? 'full',
    readOnly: Boolean(value('read-only')),
    requirements: text('requirements'),
    assumed: (value('assumed') as Settings['assumed']) ?? 'note',
    claims: readClaims(text('claims')),
    deviations: text('deviations'),
    accept: Boolean(value('accept')),
    seed: seedFrom(value('seed'), random),
    maxRps: positive('max-rps', count('max-rps')),
    timeoutMs: positive('timeout-ms', count('timeout-ms')) ?? 10_000,
    pollTimeoutMs: positive('poll-timeout-ms', count('poll-timeout-ms')) ?? 30_000,
    workers: positive('workers', count('workers')),
    shard: text('shard'),
    namespace: text('namespace') ?? 'a',
    report: text('report') ?? 'conformance-report',
    compare: text('compare'),
    failed: text('failed'),
    maxMinutes: positive('max-minutes', count('max-minutes')),
    silenceMs: (positive('max-silence', count('max-silence')) ?? 120) * 1000,
    latencyMs: count('latency-ms'),
    beside: text('beside'),
    plain: Boolean(value('plain')),
    verbose: Boolean(value('verbose')),
    dialectFile: text('dialect'),
    server: text('server'),
  };
  return { ...settings, origins: [...origins.values()] };
}

/** Keys, what may hold them, and commands are not shown. */
function shownValue(name: string, value: unknown): string {
  if (name.endsWith('api-key') || name === 'server') return '(not shown)';
  const text = Array.isArray(value) ? value.join(',') : String(value);
  return text.replace(/^(https?:\/\/)[^/]*@/, '$1');
}

const seedFrom = (given: unknown, random: () => number): number =>
  given === 'random' ? Math.floor(random() * 0x7fffffff) : ((given as number | undefined) ?? 1);

function convert(option: Option, raw: unknown, where: string): unknown {
  switch (option.kind) {
    case 'flag':
      return raw === true || raw === 'true' || raw === '1' || raw === 1;
    case 'list':
      return (Array.isArray(raw) ? raw : String(raw).split(',')).map((one) => String(one).trim());
    case 'seed':
      return raw === 'random' ? raw : wholeNumber(String(raw), where);
    case 'count':
      return wholeNumber(String(raw), where);
    case 'url':
      return url(String(raw), where);
    case 'requirements': {
      if (revisions.some(({ id }) => id === raw)) return raw;
      const known = revisions.map(({ id }) => id).join(', ');
      throw new UsageError(`${where} is "${raw}", which is no revision; known: ${known}.`);
    }
    case 'assumed': {
      const mode = raw === false ? 'off' : raw === true ? 'note' : String(raw);
      if (mode === 'note' || mode === 'fail' || mode === 'off') return mode;
      throw new UsageError(`${where} is "${raw}": it must be note, fail or off.`);
    }
    case 'profile':
      if (['smoke', 'full', 'soak'].includes(String(raw))) return String(raw);
      throw new UsageError(`${where} is "${raw}": it must be smoke, full or soak.`);
    case 'shard': {
      const [, index, total] = /^(\d+)\/(\d+)$/.exec(String(raw)) ?? [];
      if (Number(index) >= 1 && Number(index) <= Number(total)) return String(raw);
      throw new UsageError(`${where} is "${raw}": it must be like 1/3, counted from 1.`);
    }
    default:
      return String(raw);
  }
}

function wholeNumber(text: string, where: string): number {
  if (/^\d+$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  throw new UsageError(`${where} is "${text}": it must be a whole number.`);
}

function positive(name: string, value: number | undefined): number | undefined {
  if (value === 0) throw new UsageError(`--${name} must be at least 1.`);
  return value;
}

function url(text: string, where: string): string {
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) {
    throw new UsageError(`${where} is "${text}": it must be an address such as https://name.example.com.`);
  }
  if (parsed.search || parsed.hash) {
    throw new UsageError(
      `${where} has a query or fragment: give the address alone, and the key as --api-key.`,
    );
  }
  return text.replace(/\/+$/, '');
}

function readYaml(path: string, what: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`Cannot read the ${what} ${path}: ${(error as Error).message.split('\n')[0]}`);
  }
}

function readConfig(path: string): Record<string, unknown> {
  const content = readYaml(path, 'configuration');
  if (content === null) return {};
  if (typeof content !== 'object' || Array.isArray(content)) {
    throw new UsageError(`${path} must be a YAML map of options, such as "base-url: https://...".`);
  }
  const known = new Set(options.map((one) => one.name));
  const unknown = Object.keys(content).find((key) => !known.has(key));
  if (unknown)
    throw new UsageError(`${path} has an unknown key "${unknown}". Known: ${[...known].join(', ')}.`);
  return content as Record<string, unknown>;
}

/**
 * A list names all that is claimed; a map switches single features on or off, the rest stays claimed.
 */
export function readClaims(path: string | undefined): Feature[] {
  if (path === undefined) return [...features];
  const content = readYaml(path, 'claims file');
  const check = (name: string): Feature => {
    if ((features as readonly string[]).includes(name)) return name as Feature;
    throw new UsageError(`${path} names an unknown feature "${name}". Known: ${features.join(', ')}.`);
  };
  const settingFeatures: Feature[] = ['public-url', 'account-id', 'second-account'];
  if (Array.isArray(content)) {
    return [...new Set([...content.map((one) => check(String(one))), ...settingFeatures])];
  }
  if (content === null || typeof content !== 'object') {
    throw new UsageError(`${path} must be a YAML list of features, or a map such as "treasury: false".`);
  }
  const off = new Set<string>();
  for (const [name, on] of Object.entries(content)) {
    check(name);
    if (on === false) off.add(name);
    else if (on !== true) throw new UsageError(`${path}: ${name} must be true or false.`);
  }
  return features.filter((one) => !off.has(one));
}
