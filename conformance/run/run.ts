/** The state shared by all checks of a run. */

import type { Dialect } from '../dialect/dialect.js';
import { createShared, type Shared } from '../given/given.js';
import type { Exchange } from '../judge/exchange.js';
import type { Violation } from '../judge/violation.js';
import { destinationsOf, withinDestinations } from '../target/destinations.js';
import { invalidKeyVariants } from '../target/invalid-key-variants.js';
import { type Owner, openJournal, ownersIn } from '../target/journal.js';
import { journaling } from '../target/journaling.js';
import { nearKeys } from '../target/outgoing.js';
import { freshPatience, type Patience } from '../target/patience.js';
import { swapFor } from '../target/plain-words.js';
import { createRedactor, type Redactor } from '../target/secrets.js';
import type { Settings } from '../target/settings.js';
import {
  createTransport,
  type Outgoing,
  type Transport,
  type TransportOptions,
} from '../target/transport.js';
import type { Assertion } from './expect.js';

export interface Run {
  settings: Settings;
  transport: Transport;
  redact: Redactor;
  shared: Shared;
  /** The same for the second account, if there is one: its records, and a dialect without ids of the own account. */
  second?: Shared;
  /** The same for an account that the run creates; its address once it exists. */
  made?: { shared: Shared; baseUrl?: string } | undefined;
  /** The number of time-outs per operation. */
  hanging: Map<string, number>;
  /** The drawn contents of the documents of each check, by its id (given/document-content.ts). */
  drawn: Map<string, readonly number[]>;
  /** Keeps complete answers, for replays. */
  keepsWhole?: boolean;
  /** The ids of the running checks. */
  underWay: Set<string>;
  /** By the id of a check: the ids of checks that ran at the same time. */
  overlapping: Map<string, Set<string>>;
  patience: Patience;
  /** Requests sent, by operation. */
  requests: Map<string, number>;
  /** Requests sent, by check. */
  sentBy: Map<string, number>;
  /** Called for every exchange as it ends; not redacted. */
  onExchange?: (exchange: Exchange, check: string) => void;
  /** Called with every occurrence of a noted violation, and the time at which its exchange was sent. */
  onViolation?: (violation: Violation, clockMs: number) => void;
  onSend?: (outgoing: Outgoing, operation: string) => void;
  /** Called for every assertion that a check makes, whether it holds or not. */
  onAssertion?: (one: Assertion, check: string) => void;
  /** From now on requests of checks are refused; those of the cleanup are not. */
  stop(): void;
}

export interface RunOptions {
  dialect: Dialect;
  /** Unique for the run; part of the names of all records that it creates. */
  tag: string;
  /** The path of the journal; without it nothing is written. */
  journal?: string;
  /** How long requests wait after 429; see transport.ts. */
  patience?: Pick<TransportOptions, 'patienceMs' | 'honourMs'>;
}

/** The namespace of shared clients, items and sequences; separate for shards, which may run concurrently on one account. */
const namespaceOf = ({ namespace, shard }: Settings): string =>
  shard ? `${namespace}${shard.split('/')[0]}` : namespace;

/** The second account uses the dialect of the first one, but without its tax, which it may not have, unless lines need one. */
function besides(shared: Shared, second: Shared): Shared {
  return Object.defineProperty(second, 'dialect', {
    get: () => {
      const { everyLineTaxed, secondTax } = shared.dialect;
      return { ...shared.dialect, tax: everyLineTaxed ? secondTax : undefined };
    },
  });
}

export function openRun(settings: Settings, options: RunOptions): Run {
  const { timeoutMs, maxRps } = settings;
  const open = createTransport({ timeoutMs, maxRps, ...options.patience, swap: swapFor(settings) });
  const within = withinDestinations(open, destinationsOf(settings));
  let isStopped = false;
  const redact = createRedactor([settings.apiKey, settings.second?.apiKey]);
  for (const key of Object.values({ ...nearKeys(settings), ...invalidKeyVariants(settings) }))
    redact.add(key);
  const requests = new Map<string, number>();
  const sharedFor = (owner: Owner, mark: string) => {
    const namespace = settings.fresh ? options.tag : namespaceOf(settings);
    const journal = openJournal(options.journal, owner);
    const one = createShared(options.dialect, journal, `${options.tag}${mark}`, `${namespace}${mark}`);
    // A failure may not show again with records of an earlier run.
    if (settings.fresh) one.fixturePool.startEmpty();
    return one;
  };
  // The accounts use different names: if their ids overlap, only the name shows the account of a record.
  const [own, there] = ownersIn(settings);
  const shared = sharedFor(own, '');
  const second = there && sharedFor(there, 'e');
  const { apiKey, publicUrl } = settings;
  const ofSecond = settings.second && second && { ...settings.second, journal: second.journal };
  const transport = options.journal
    ? journaling(
        within,
        [{ baseUrl: settings.baseUrl, apiKey, journal: shared.journal }, ofSecond],
        publicUrl,
      )
    : within;
  return {
    settings,
    transport,
    redact,
    shared,
    ...(second && { second: besides(shared, second) }),
    hanging: new Map(),
    drawn: new Map(),
    underWay: new Set(),
    overlapping: new Map(),
    patience: freshPatience(transport.heldBackMs),
    requests,
    sentBy: new Map(),
    stop: () => {
      isStopped = true;
    },
    onSend: (outgoing, operation) => {
      if (isStopped) throw new Error('the run has ended');
      if (settings.readOnly && outgoing.method !== 'GET')
        throw new Error(`a read-only run must not send ${outgoing.method}`);
      requests.set(operation, (requests.get(operation) ?? 0) + 1);
    },
  };
}
