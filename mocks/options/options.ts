/**
 * All options of a mock in one table, for `startMock()`, the command line and MSW. Each option is implemented in its
 * module.
 */
import type { FaultId } from '../faults/adversary.js';
import type { AccountUrls } from '../http/host.js';
import type { ErrorForm } from '../service/error-body.js';
import type { Variations } from '../service/index.js';
import type { VariantName } from '../variants/index.js';

/** Options for mocks over HTTP and inside MSW. */
export interface CommonOptions {
  /** Same seed, same clock, same requests: same ids, dates and bodies. */
  seed?: string | number;
  /** ISO date-time at which the clock is frozen; without it the machine's clock runs. */
  clock?: string;
  /** Refuse values in another form than the contract's (3 for "3", true for 1) instead of converting them. */
  strict?: boolean;
  /** Also refuse what real services refuse although the state tables allow it. */
  strictRules?: boolean;
  /** Bodies of 401, 404 and 422: one error, a list of them, or none (the older form). */
  errorBodies?: ErrorForm;
  /** How often a PDF or SAF-T request answers 202 before 200. */
  asyncPolls?: number;
  /** The minimum time of 202 answers, in milliseconds. */
  asyncMs?: number;
  /** SAF-T generation answers 500. */
  saftFails?: boolean;
  /** Validate every answer against the contract; on unless set to false. */
  selfCheck?: boolean;
  /** Requests a minute for each account before 429; without it there is no limit. */
  rateLimit?: number;
  /** Other conforming answers, one by one, where the contract leaves a choice. */
  variations?: Partial<Variations>;
  /** Exchanges that the journal keeps, 1,000 by default; 0 switches it off. */
  journal?: number;
  /** Where violations and crashes of handlers are reported; standard error by default. */
  complain?: (message: string) => void;
}

export interface MockOptions extends CommonOptions {
  /** 4010 by default; 0 takes a free one. */
  port?: number;
  host?: string;
  /** Hosts, besides those of this machine, under which control API and console may be used; `*` for any. */
  allowHosts?: readonly string[];
  /** Origins of pages, besides those of this machine, that may use them; `*` for any. The API is open to all. */
  allowOrigins?: readonly string[];
  /** `demo`, `empty`, `large`, or the path of a YAML file. */
  scenario?: string;
  /**
   * How the addresses of accounts other than the default one are given: `path` (`/__mock/account/NAME`, which every
   * client can call; the default) or `host` (`NAME.localhost`, which Node and Python often cannot find).
   */
  accountUrls?: AccountUrls;
  /** The server to which mails are sent, for example smtp://127.0.0.1:1025; without it they stay in the outbox. */
  smtp?: string;
  /** The sender of such mails; without it the account's name at an address that does not exist. */
  smtpFrom?: string;
  /** Deliberate defects by id; see `listFaults()`. */
  faults?: readonly FaultId[];
  /** Conforming but unusual ways to answer; see `listVariants()`. */
  variants?: readonly VariantName[];
  /** @deprecated The former name of `variants`; goes with the next release. */
  guises?: readonly VariantName[];
  /** Each request as a line of text, with why it was refused: given to this function, or printed when true. */
  log?: boolean | ((line: string) => void);
  /** Bytes of a request body before 413; 1 MB by default. */
  bodyLimit?: number;
  /** A directory that keeps the state across restarts; when it is new, the scenario fills it. */
  data?: string;
  /**
   * Operations that real servers answer, `items,createClient=http://127.0.0.1:8080`: ids, resources, types of document
   * and patterns with `*`. An address alone names a server for later. The mock answers the rest.
   */
  pass?: readonly string[];
  /** The real server's key, sent instead of the account's key here; `NAME=KEY` for other accounts than the default. */
  passKey?: readonly string[];
  /** Repair a damaged `data` first: a copy is kept, readable records are saved, lost ones are reported. */
  salvage?: boolean;
  /**
   * Follow the scenario's file, and in a checkout of this project the contract's: true, or the checkout's folder. The
   * result of each change is reported as violations are.
   */
  watch?: boolean | string;
}

export interface MswOptions extends CommonOptions {
  /**
   * The address that the application calls, `http://127.0.0.1:4010` by default. `/api` is a path of the
   * page; in `https://{account}.example.com` the account's name takes the place of `{account}`.
   */
  baseUrl?: string;
  /** `demo`, `empty`, `large`, or the data of a scenario. */
  scenario?: string | object;
}

/** How the value of a flag is parsed. */
export type ValueKind = 'port' | 'whole' | 'moment' | 'list';

export interface OptionRow {
  /** In commander's syntax; without one, the command line does not have the option. */
  readonly flag?: string;
  /** For `--help`. */
  readonly says?: string;
  /** For self-checks of test suites: works, but is not in `--help`. */
  readonly isInternal?: boolean;
  readonly reads?: ValueKind;
  readonly choices?: readonly string[];
  /** The command line's default. */
  readonly preset?: string | number;
  /** The environment variable used without the flag, when the option `beside` is given. */
  readonly env?: { readonly name: string; readonly beside: string };
  /** The value of a flag that is given without one. */
  readonly bare?: number;
  /** The option that this one requires, and the message without it. */
  readonly needs?: { readonly option: string; readonly says: string };
}

/** The rate limit seen at the real service, in requests a minute. */
const USUAL_RATE = 780;

const common = {
  seed: {
    flag: '--seed <text>',
    says: 'same seed and clock, same requests: same ids and bodies; another seed, other keys and account ids',
  },
  clock: { flag: '--clock <date-time>', says: 'ISO date-time at which the clock stands', reads: 'moment' },
  strict: {
    flag: '--strict',
    says: 'refuse what is only another form of the right value (3 for "3"), as a literal interpretation would',
  },
  strictRules: {
    flag: '--strict-rules',
    says: 'refuse what real services were seen to refuse beyond the contract',
  },
  errorBodies: {
    flag: '--error-bodies <form>',
    says: 'bodies of 401, 404 and 422 (default: json)',
    choices: ['json', 'list', 'empty'],
  },
  asyncPolls: {
    flag: '--async-polls <number>',
    says: 'how often PDF and SAF-T answer 202 before 200',
    reads: 'whole',
  },
  asyncMs: { flag: '--async-ms <number>', says: 'how many milliseconds they answer 202', reads: 'whole' },
  saftFails: { flag: '--saft-fails', says: 'SAF-T generation answers 500' },
  selfCheck: { flag: '--no-self-check', says: 'do not judge the own answers by the contract' },
  rateLimit: {
    flag: '--rate-limit [number]',
    says: `requests a minute before 429 (${USUAL_RATE} when no number is given)`,
    reads: 'whole',
    bare: USUAL_RATE,
  },
  variations: {},
  journal: {},
  complain: {},
} as const satisfies Record<keyof CommonOptions, OptionRow>;

/** Every option of `startMock()`, in the order of `--help`. */
export const mockOptions: Record<keyof MockOptions, OptionRow> = {
  port: {
    flag: '-p, --port <number>',
    says: 'port to listen on; 0 takes a free one',
    reads: 'port',
    preset: 4010,
  },
  host: { flag: '-h, --host <address>', says: 'address to listen on', preset: '127.0.0.1' },
  allowHosts: {
    flag: '--allow-host <name>',
    says: 'a name of this mock beside localhost, for console, control API and links; repeatable',
    reads: 'list',
  },
  allowOrigins: {
    flag: '--allow-origin <origin>',
    says: 'a page that may use the control API, besides those of this machine; repeatable',
    reads: 'list',
  },
  scenario: {
    flag: '-s, --scenario <name>',
    says: 'data to start from: demo, empty, large, or a YAML file (default: demo)',
  },
  data: {
    flag: '--data <directory>',
    says: 'keep everything there across restarts; the scenario fills it when it is new',
  },
  salvage: {
    flag: '--salvage',
    says: 'mend a damaged --data directory first: keeps a copy, saves what can be read',
    needs: { option: 'data', says: '--salvage mends the directory of --data; say which' },
  },
  watch: {
    flag: '--watch',
    says: "load the scenario's file anew when it changes; in a checkout of the project, the contract too",
  },
  pass: {
    flag: '--pass <operations=url>',
    says: 'have a real server answer these: ids, resources, patterns; items,createClient=http://127.0.0.1:8080; repeatable',
    reads: 'list',
  },
  passKey: {
    flag: '--pass-key <key>',
    says: "the real server's key, NAME=KEY for a further account; repeatable",
    reads: 'list',
    env: { name: 'INVOICING_PASS_KEY', beside: 'pass' },
    needs: { option: 'pass', says: '--pass-key is the key of a server that --pass names; say which' },
  },
  accountUrls: {
    flag: '--account-urls <form>',
    says: 'addresses of further accounts: path (every client can call it; the default), or host (NAME.localhost)',
    choices: ['path', 'host'],
  },
  ...common,
  log: { flag: '--log', says: 'print each request: its status, and why it was refused' },
  bodyLimit: { flag: '--body-limit <bytes>', says: 'largest request body before 413', reads: 'whole' },
  smtp: {
    flag: '--smtp <url>',
    says: 'really send mails there with the PDF, for example smtp://127.0.0.1:1025',
  },
  smtpFrom: {
    flag: '--smtp-from <address>',
    says: 'their sender, for example "Ana <ana@example.com>"',
    needs: {
      option: 'smtp',
      says: '--smtp-from is the sender of mails that --smtp really sends; say where to',
    },
  },
  faults: { flag: '--fault <id>', reads: 'list', isInternal: true },
  variants: { flag: '--variant <name>', reads: 'list', isInternal: true },
  guises: { flag: '--guise <name>', reads: 'list', isInternal: true },
};

/** Every option of `createInvoicingHandlers()`. */
export const mswOptions: Record<keyof MswOptions, OptionRow> = { ...common, baseUrl: {}, scenario: {} };
