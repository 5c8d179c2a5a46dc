/** The control API as methods for tests, for main or a named world. */
import type { Service } from '../service/index.js';
import {
  type ClockState,
  changeClock,
  clearJournal,
  clearMails,
  clockOf,
  type Duration,
  findingsOf,
  loadInto,
  type Mail,
  type MockState,
  mailsOf,
  resetWorld,
  type Site,
  stateOf,
  worldUrl,
} from './actions.js';
import { checkFault } from './fault-rule-check.js';
import type { ActiveFault, FaultRule } from './fault-rules.js';
import type { Finding } from './findings.js';
import type { JournalFilter } from './journal.js';
import type { Entry } from './journal-entry.js';
import { type PassRow, passControl } from './pass-control.js';
import type { World } from './worlds.js';

/** The methods for one world. */
export interface WorldControl {
  readonly service: Service;
  /** Accounts with addresses, keys and counts. */
  state(): MockState;
  /** Resets documents, clock and outbox to the start of this world, and removes fault rules. */
  reset(): void;
  /** Replaces everything by `demo`, `empty`, `large` or a YAML file. Throws an Error that says what is wrong. */
  scenario(nameOrPath: string): void;
  /** Stores the world's state under a name. Constant time. */
  snapshot(name: string): void;
  /** Restores a snapshot. Throws an Error that lists the snapshots. */
  restore(name: string): void;
  readonly clock: {
    now(): ClockState;
    /** Stops at an ISO date-time, or at the current time. */
    freeze(at?: string): ClockState;
    unfreeze(): ClockState;
    advance(by: Duration): ClockState;
  };
  /** Mails newest first, of one account or all. */
  outbox(account?: string): Mail[];
  clearOutbox(): void;
  readonly faults: {
    /** Throws an Error for a rule without effect or an unknown operation. */
    add(rule: FaultRule): ActiveFault;
    /** All rules, or the one with this id. */
    clear(id?: number): void;
    list(): ActiveFault[];
  };
}

export interface MockWorld extends WorldControl {
  readonly name: string;
  /** A base URL that needs no header. */
  readonly url: string;
  /** The header that sends a request to this world. */
  readonly headers: { readonly 'X-Mock-World': string };
  /** Drops the world. */
  drop(): void;
}

export interface MockControl extends WorldControl {
  /** Which operations real servers answer; empty without `pass`. */
  readonly pass: {
    readonly servers: readonly string[];
    list(): PassRow[];
    /** `pass.set('items,create*', 'http://127.0.0.1:8080')`; null: answered here. Throws an Error with the choices. */
    set(which: string, to: string | null): void;
  };
  /** Exchanges of all worlds, newest first. */
  journal(filter?: JournalFilter): Entry[];
  clearJournal(): void;
  /** Violations of the contract, each reported once; cleared with the journal. */
  findings(): Finding[];
  /** The named world, forked from the loaded scenario or a snapshot when it is new. */
  world(name: string, options?: { from?: string }): MockWorld;
}

/** Control of the world that `find` returns: one dropped for idleness is created again. */
function controlOf(site: Site, find: () => World): WorldControl {
  return {
    get service() {
      return find().service;
    },
    state: () => stateOf(site, find()),
    reset: () => resetWorld(find()),
    scenario: (nameOrPath) => loadInto(site, find(), nameOrPath),
    snapshot: (name) => {
      site.worlds.takeSnapshot(find(), name);
    },
    restore: (name) => site.worlds.restoreSnapshot(find(), name),
    clock: {
      now: () => clockOf(find()),
      freeze: (at) => changeClock(find(), { freeze: at ?? true }),
      unfreeze: () => changeClock(find(), { unfreeze: true }),
      advance: (by) => changeClock(find(), { advance: by ?? {} }),
    },
    outbox: (account) => mailsOf(find(), account),
    clearOutbox: () => clearMails(find()),
    faults: {
      add: (rule) => find().faults.add(checkFault(rule)),
      clear: (id) => {
        find().faults.clear(id);
      },
      list: () => find().faults.list(),
    },
  };
}

/** The control of main, with the methods for all worlds. */
export function mockControl(site: Site): MockControl {
  return Object.assign(
    controlOf(site, () => site.worlds.main),
    {
      pass: {
        servers: site.pass?.servers ?? [],
        list: () => site.pass?.list() ?? [],
        set: (which: string, to: string | null) => passControl(site).set(which, to),
      },
      journal: (filter?: JournalFilter) => site.journal.entries(filter),
      clearJournal: () => clearJournal(site),
      findings: () => findingsOf(site),
      world(name: string, { from }: { from?: string } = {}): MockWorld {
        const wish = from === undefined ? name : `${name}; from=${from}`;
        const world = site.worlds.find(wish);
        const control = controlOf(site, () => site.worlds.find(wish));
        const more = {
          name: world.name,
          url: worldUrl(site, world),
          headers: { 'X-Mock-World': name },
          drop: () => {
            site.worlds.drop(name);
          },
        };
        return Object.assign(control, more);
      },
    },
  );
}
