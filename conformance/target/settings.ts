/**
 * The settings of a run, read from flags, environment and a YAML file: names, defaults and validation. A `Settings` value is valid
 * and not checked again elsewhere.
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
  /** Interpretations: reported as notes, left out, or failing the target. */
  assumed: 'note' | 'off' | 'fail';
  /** The features that the target claims to have. */
  claims: Feature[];
  deviations?: string;
  accept: boolean;
  seed: number;
  maxRps?: number;
  timeoutMs: number;
  pollTimeoutMs: number;
  /** Checks at a time; undefined: chosen by the latency of the target. */
  workers?: number;
  shard?: string;
  /** Part of the codes of records that later runs reuse. */
  namespace: string;
  report: string;
  /** A report to compare with. */
  compare?: string;
  /** A report whose failing checks are run again. */
  failed?: string;
  /** Reuses no records of earlier runs: failures are replayed with new records. */
  fresh?: boolean;
  /** Minutes after which the run is aborted. */
  maxMinutes?: number;
  /** Milliseconds without any answer but 429 after which the run is aborted. */
  silenceMs: number;
  /** The latency of the target, for the forecast; measured if undefined. */
  latencyMs?: number;
  /** The address or settings file of another server to compare with. */
  beside?: string;
  /** Requests do not name the suite, and checks run in an order drawn by the seed. */
  plain: boolean;
  verbose: boolean;
  dialectFile?: string;
  server?: string;
  /** The settings from the environment or a file, printed before the run. */
  origins: Origin[];
}

/** A setting that was not given by a flag. */
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
  | 'whole'
  | 'seed'
  | 'shard'
  | 'profile';
export interface Option {
  name: string;
  kind: Kind;
  /** The name of the flag's value in the help; undefined: it has none. */
  value: string | undefined;
  help: string;
}

const rows: readonly (readonly [name: string, kind: Kind, value: string | undefined, help: string])[] = [
  ['base-url', 'url', 'URL', 'address of the account under test'],
  ['api-key', 'text', 'KEY', 'its key (better given as CONFORMANCE_API_KEY)'],
  ['public-url', 'url', 'URL', 'address of the two account-creation endpoints'],
  ['account-id', 'text', 'N', 'the account of the key, for account get and update'],
  ['second-base-url', 'url', 'URL', 'a second account: what is apart, and cases of its own'],
  ['second-api-key', 'text', 'KEY', 'the key of the second account'],
  [
    'allow-host',
    'list',
    'HOST',
    'new accounts may be called at this host, such as *.example.net, though it is of another site; repeatable',
  ],
  ['only', 'list', 'PATTERN', 'check ids, operations or resources; repeatable'],
  ['skip', 'list', 'PATTERN', 'the same, to leave out; repeatable'],
  ['profile', 'profile', 'PROFILE', 'smoke, full (default) or soak'],
  [
    'requirements',
    'requirements',
    'ID',
    `judge by this revision, such as ${revisions[0]?.id}; newer checks run and fail nothing (default: the latest, ${latest})`,
  ],
  ['read-only', 'flag', undefined, 'send GETs only'],
  [
    'assumed',
    'assumed',
    'MODE',
    'what we only assume: note (default; fails nothing), fail, or off (--no-assumed)',
  ],
  [
    'claims',
    'text',
    'FILE',
    `YAML of what the target has, such as "treasury: false"; of ${features.join(', ')}`,
  ],
  ['deviations', 'text', 'FILE', 'YAML of known deviations'],
  ['accept', 'flag', undefined, 'write or update the deviations file from this run'],
  [
    'seed',
    'seed',
    'N',
    'other rows and other walks; the same seed, the same run (default 1; "random" draws one and says it)',
  ],
  ['max-rps', 'count', 'N', 'requests per second, over all workers'],
  ['timeout-ms', 'count', 'N', 'for one answer (default 10000)'],
  ['poll-timeout-ms', 'count', 'N', 'for asynchronous endpoints (default 30000)'],
  ['workers', 'count', 'N', 'checks at a time (default: 2 to 12, by how fast the target answers)'],
  ['shard', 'shard', 'I/N', 'run one part of n'],
  [
    'namespace',
    'text',
    'WORD',
    'keeps apart what runs at the same time on one account (default a; parts of a run have their own)',
  ],
  ['report', 'text', 'DIR', 'report folder (default conformance-report)'],
  ['compare', 'text', 'REPORT', 'say what is new, gone or changed since that report'],
  ['failed', 'text', 'REPORT', 'run again what failed there'],
  [
    'max-minutes',
    'count',
    'N',
    'end the run after so long (default: three times what is expected, at least 60)',
  ],
  ['max-silence', 'count', 'N', 'end the run after so many seconds without any answer but 429 (default 120)'],
  ['latency-ms', 'whole', 'N', 'with --dry-run: how long an answer takes (default: measured by five GETs)'],
  [
    'beside',
    'text',
    'URL|FILE',
    'run on this server too, and list what both do differently where the contract leaves it open',
  ],
  [
    'plain',
    'flag',
    undefined,
    'send nothing that names this suite: no header, ordinary words, another order of the checks by --seed',
  ],
  ['verbose', 'flag', undefined, 'everything that was learned, noted and not judged'],
  ['dialect', 'text', 'FILE', 'YAML of request templates that fix what is learned'],
  ['server', 'text', 'CMD', 'start this command first, stop it afterwards'],
];

/** The table of options: flag `--base-url`, environment variable CONFORMANCE_BASE_URL, YAML key `base-url`. */
export const options: readonly Option[] = rows.map(([name, kind, value, help]) => ({
  name,
  kind,
  value,
  help,
}));

/** The option `--base-url` as a field: `baseUrl`. */
export const camel = (name: string): string =>
  name.replace(/-(\w)/g, (_, char: string) => char.toUpperCase());

/** The environment variable of an option. */
export const variableOf = (name: string): string => `CONFORMANCE_${name.toUpperCase().replaceAll('-', '_')}`;

/** Placeholders for address and key, for commands that send nothing. */
export const nowhere = { 'base-url': 'http://target.invalid', 'api-key': 'none' };

/** Wrong usage: the message says what is wrong, where it came from and what to do. Exit status 2. */
export class UsageError extends Error {}

export interface SettingSources {
  /** Parsed flags by option name. */
  flags: Record<string, unknown>;
  env: Record<string, string | undefined>;
  /** Path of the YAML file given with --config. */
  config?: string;
}

/** Flags override the environment, which overrides the file. Throws UsageError. */
export function readSettings(given: SettingSources, random: () => number = Math.random): Settings {
  const file = given.config === undefined ? {} : readConfig(given.config);
  const origins = new Map<string, Origin>();
  const value = (name: string): unknown => {
    const option = options.find((one) => one.name === name);
    if (!option) throw new Error(`no option ${name}`);
    const flag = given.flags[name];
    if (flag !== undefined) return convert(option, flag, `--${name}`);
    const variable = variableOf(name);
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
  if (secondKey === apiKey)
    throw new UsageError(
      '--second-api-key is the key of --api-key: a key identifies its account, so give that of another account, or leave the second one out.',
    );
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
    maxRps: count('max-rps'),
    timeoutMs: count('timeout-ms') ?? 10_000,
    pollTimeoutMs: count('poll-timeout-ms') ?? 30_000,
    workers: count('workers'),
    shard: text('shard'),
    namespace: text('namespace') ?? 'a',
    report: text('report') ?? 'conformance-report',
    compare: text('compare'),
    failed: text('failed'),
    maxMinutes: count('max-minutes'),
    silenceMs: (count('max-silence') ?? 120) * 1000,
    latencyMs: count('latency-ms'),
    beside: text('beside'),
    plain: Boolean(value('plain')),
    verbose: Boolean(value('verbose')),
    dialectFile: text('dialect'),
    server: text('server'),
  };
  return { ...settings, origins: [...origins.values()] };
}

/** The value to print; keys, credentials in URLs, and commands are hidden. */
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
    case 'whole':
      return wholeNumber(String(raw), where);
    case 'count':
      if (wholeNumber(String(raw), where) > 0) return Number(raw);
      throw new UsageError(`--${option.name} must be at least 1.`);
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

/** The content of a YAML file. Throws UsageError if it cannot be read. */
export function readYaml(path: string, what: string): unknown {
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
  const known = options.map(({ name }) => name);
  refuseUnknownKeys(path, content, known);
  return content as Record<string, unknown>;
}

export function refuseUnknownKeys(path: string, content: object, known: readonly string[]): void {
  const unknown = Object.keys(content).find((key) => !known.includes(key));
  if (unknown) throw new UsageError(`${path} has an unknown key "${unknown}". Known: ${known.join(', ')}.`);
}

/** A list names all claimed features; a map switches single features on or off, and the others stay claimed. */
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
