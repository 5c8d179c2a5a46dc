/** What all checks of one run share, and how it is opened. */

import type { Dialect } from '../dialect/dialect.js';
import { createShared, type Shared } from '../given/given.js';
import type { Exchange } from '../judge/exchange.js';
import type { Violation } from '../judge/violation.js';
import { destinationsOf, withinDestinations } from '../target/destinations.js';
import { openJournal } from '../target/journal.js';
import { keysNearlyRight } from '../target/keys-nearly-right.js';
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
  /** The same for the second account, where there is one: its records, and a dialect that names none of the own ones. */
  second?: Shared;
  /** The same for an account that the run makes for itself; its address, once it is there. */
  made?: { shared: Shared; baseUrl?: string } | undefined;
  /** How often an operation did not answer in time. */
  hanging: Map<string, number>;
  /** Which contents the documents of each check had, by its id (given/unlike.ts). */
  drawn: Map<string, readonly number[]>;
  /** Answers are kept whole, for replays. */
  keepsWhole?: boolean;
  /** The ids of the checks under way. */
  underWay: Set<string>;
  /** By the id of a check: those that were under way at the same time, for as much as a moment. */
  overlapping: Map<string, Set<string>>;
  patience: Patience;
  /** Requests sent, by operation. */
  requests: Map<string, number>;
  /** Requests sent, by check. */
  sentBy: Map<string, number>;
  /** Called for every exchange as it ends; not redacted. */
  onExchange?: (exchange: Exchange, check: string) => void;
  /** Called with every violation that is noted, each time, and when its exchange was sent. */
  onViolation?: (violation: Violation, clockMs: number) => void;
  onSend?: (outgoing: Outgoing, operation: string) => void;
  /** Called for every assertion that a check makes, whether it holds or not. */
  onAssertion?: (one: Assertion, check: string) => void;
  /** From now on no check sends anything more; cleaning does. */
  stop(): void;
}

export interface RunOptions {
  dialect: Dialect;
  /** Unique for the run; it stands in the name of everything that is made. */
  tag: string;
  /** Where the journal is kept; without it nothing is written. */
  journal?: string;
  /** How long 429 is waited for; see transport.ts. */
  patience?: Pick<TransportOptions, 'patienceMs' | 'honourMs'>;
}

/** What may run at the same time on one account has its own clients, items and sequences there. */
const namespaceOf = ({ namespace, shard }: Settings): string =>
  shard ? `${namespace}${shard.split('/')[0]}` : namespace;

/** It speaks as the account under test was learned to; the taxes of that one it need not have, so that it names none unless it must. */
function besides(shared: Shared, second: Shared): Shared {
  return Object.defineProperty(second, 'dialect', {
    get: () => {
      const { everyLineTaxed, secondTax } = shared.dialect;
      return { ...shared.dialect, tax: everyLineTaxed ? secondTax : undefined };
    },
  });
}

export function openRun(settings: Settings, options: RunOptions): Run {
  const { timeoutMs, maxRps, baseUrl } = settings;
  const open = createTransport({ timeoutMs, maxRps, ...options.patience, swap: swapFor(settings) });
  const transport = withinDestinations(open, destinationsOf(settings));
  let isStopped = false;
  const redact = createRedactor([settings.apiKey, settings.second?.apiKey]);
  for (const key of Object.values({ ...nearKeys(settings), ...keysNearlyRight(settings) })) redact.add(key);
  const requests = new Map<string, number>();
  const sharedAt = (target: string, mark = '') => {
    const namespace = settings.fresh ? options.tag : namespaceOf(settings);
    const journal = openJournal(options.journal, target);
    const own = createShared(options.dialect, journal, `${options.tag}${mark}`, `${namespace}${mark}`);
    // What a faulty target showed of a record of an earlier run, it need not show of it again.
    if (settings.fresh)
      for (const kind of ['client', 'buyer', 'item', 'sequence'] as const)
        own.fixturePool.exhausted.add(kind);
    return own;
  };
  const shared = sharedAt(baseUrl);
  return {
    settings,
    transport,
    redact,
    shared,
    // No name stands in both: where accounts count their ids apart, it alone shows whose record is answered.
    ...(settings.second && { second: besides(shared, sharedAt(settings.second.baseUrl, 'e')) }),
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
