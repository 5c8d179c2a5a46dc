/**
 * One running service: its world, settings and clock, and the operations on all of it: fork, reset, dump. dispatch.ts
 * handles requests.
 */

import { accountOf, keyRefusal } from './auth.js';
import type { Clock } from './clock.js';
import type { Context } from './context.js';
import { dispatch } from './dispatch.js';
import { type Learned, learnFrom } from './learning/index.js';
import { type FileWanted, fileAt } from './linked-files.js';
import { documentView, saftInput } from './printed-documents.js';
import type { DocumentView, SaftInput } from './printed-view.js';
import type { Handle, ServiceRequest, ServiceResponse } from './request.js';
import { replay } from './scenario/replay.js';
import { type SavedScenario, worldAsScenario } from './scenario/whole.js';
import { plainSettings, type Settings } from './settings.js';
import { applyChange, type Dump, dumpWorld } from './store/dump.js';
import type { MailRecord } from './store/records.js';
import {
  type AccountState,
  accountNamed,
  all,
  type Change,
  everyAccount,
  forkWorld,
  getOne,
  isSame,
  put,
  type Records,
  type TableName,
  tableNames,
  type World,
} from './store/world.js';

interface AccountInfo {
  readonly id: number;
  readonly name: string;
  readonly organizationName: string;
  readonly apiKey: string;
  readonly isDefault: boolean;
  readonly counts: Readonly<Record<TableName, number>>;
}

/** An immutable state that can be restored any number of times. */
export interface Snapshot {
  readonly world: World;
  /** The state that a reset led to. */
  readonly origin: World;
}

export interface Service {
  /** Never throws for bad input: that is answered with the stated status and an error. */
  handle: Handle;
  /** Why the request's key is refused for its account; undefined when it is accepted. */
  authenticate(request: ServiceRequest): string | undefined;
  /** What `handle` would answer; nothing is changed. Takes constant time more. */
  foresee(request: ServiceRequest): ServiceResponse;
  readonly clock: Clock;
  readonly settings: Settings;
  /** Changes settings from the next request on. */
  configure(
    changes: Partial<Omit<Settings, 'variations' | 'seed'>> & {
      variations?: Partial<Settings['variations']>;
    },
  ): void;
  /** In order of creation; the default account is first. */
  accounts(): AccountInfo[];
  /** Restores the state after the last scenario (or fork), and restarts the clock. */
  reset(): void;
  /** Constant time, as fork and restore. */
  snapshot(): Snapshot;
  restore(snapshot: Snapshot): void;
  /** As restore, but also restores the state that a reset leads to. */
  bringBack(snapshot: Snapshot): void;
  /** An independent service with the same state and clock. */
  fork(): Service;
  /** Replaces everything by a scenario (parsed data). Throws an Error that names the place of a mistake. */
  loadScenario(data: unknown): void;
  /** The current state as a scenario. Throws an Error when it is too large. */
  asScenario(description: string): SavedScenario;
  /** Whether nothing was written since the last reset or scenario. */
  isUntouched(): boolean;
  /** Mails of one account, or of all, oldest first. */
  outbox(accountName?: string): MailRecord[];
  /** A stored record in its compact form; undefined when there is none. It must not be changed. */
  read<T extends TableName>(accountName: string | undefined, table: T, id: number): Records[T] | undefined;
  /** Stores a record without checks: for faults, variants and scenarios. Throws a RangeError for an unknown account. */
  write<T extends TableName>(accountName: string | undefined, table: T, record: Records[T]): void;
  /** Stores the records that another server answered to this request, under that server's ids. */
  learn(request: ServiceRequest, response: Pick<ServiceResponse, 'status' | 'body'>): Learned;
  /** State that a journal of changes must keep besides the changes. */
  position(): Pick<Dump, 'nextId' | 'defaultAccount'>;
  /** The data of a printed document; undefined when there is no such document. */
  view(accountName: string | undefined, documentId: number, baseUrl?: string): DocumentView | undefined;
  saftData(
    accountName: string | undefined,
    year: number,
    month: number,
    baseUrl?: string,
  ): SaftInput | undefined;
  /** The data behind a link of an answer; undefined for any other path. */
  file(
    path: string,
    query: Readonly<Record<string, string | readonly string[] | undefined>>,
    baseUrl: string,
  ): FileWanted | undefined;
  /** Calls `listener` for every write, with `'replaced'` for reset, restore and scenario. The result unsubscribes. */
  onChange(listener: (change: Change | 'replaced') => void): () => void;
  dump(): Dump;
  /** Replaces everything by a dump. */
  load(dump: Dump): void;
}

/** Wraps `handle`. The snapshot, restore, read and write of `service`, the wrapped one, bypass the wrapper. */
export type Decorate = (handle: Handle, service: Service) => Handle;

/** The state of a service, shared by its parts. */
interface Held {
  world: World;
  /** The state that a reset restores. */
  origin: World;
  settings: Settings;
  readonly clock: Clock;
  readonly make: () => World;
  readonly decorate: Decorate | undefined;
  readonly listeners: Set<(change: Change | 'replaced') => void>;
}

const contextIn = (held: Held, account: AccountState): Context => ({
  world: held.world,
  account,
  clock: held.clock,
  settings: held.settings,
  notes: [],
});

function contextNamed(held: Held, name: string | undefined): Context | undefined {
  const account = accountNamed(held.world, name);
  return account && contextIn(held, account);
}

function notify(held: Held, change: Change | 'replaced'): void {
  for (const listener of held.listeners) listener(change);
}

/** Reports the world's writes while there are listeners; without any, writes cost nothing more. */
function listen(held: Held): void {
  held.world.onChange = held.listeners.size > 0 ? (change) => notify(held, change) : undefined;
}

function replace(held: Held, next: World): void {
  held.world = next;
  listen(held);
  notify(held, 'replaced');
}

const info = (world: World, { record, tables }: AccountState): AccountInfo => ({
  id: record.id,
  name: record.name,
  organizationName: record.organizationName,
  apiKey: record.apiKey,
  isDefault: record.id === world.defaultAccount,
  counts: Object.fromEntries(tableNames.map((name) => [name, tables[name].size])) as AccountInfo['counts'],
});

function looking(held: Held) {
  return {
    accounts: () => everyAccount(held.world).map((account) => info(held.world, account)),
    outbox: (accountName) => {
      const one = accountName === undefined ? undefined : accountNamed(held.world, accountName);
      const accounts = accountName === undefined ? everyAccount(held.world) : one ? [one] : [];
      return accounts.flatMap((account) => [...all(account, 'mails')]).sort((a, b) => a.id - b.id);
    },
    read: (accountName, table, id) => {
      const account = accountNamed(held.world, accountName);
      return account && getOne(account, table, id);
    },
    position: () => ({ nextId: held.world.nextId, defaultAccount: held.world.defaultAccount }),
    view: (accountName, documentId, baseUrl = '') => {
      const context = contextNamed(held, accountName);
      const document = context && getOne(context.account, 'documents', documentId);
      return context && document && documentView(context, baseUrl, document);
    },
    saftData: (accountName, year, month, baseUrl = '') => {
      const context = contextNamed(held, accountName);
      return context && saftInput(context, baseUrl, year, month);
    },
    file: (path, query, baseUrl) => {
      const base = contextNamed(held, undefined);
      return base && fileAt(base, (account) => contextIn(held, account), path, query, baseUrl);
    },
    dump: () => dumpWorld(held.world),
  } satisfies Partial<Service>;
}

/** A new world, filled by a scenario. */
function staged(held: Held, data: unknown): World {
  const world = held.make();
  const clock = held.clock.copy();
  const settings = plainSettings(held.settings);
  const handle: Handle = (request) =>
    dispatch((account) => ({ world, account, clock, settings, notes: [] }), world, request);
  replay(data, { world, clock, settings, handle });
  return world;
}

/** The methods that replace this world or create one beside it. */
function replacing(held: Held) {
  return {
    reset: () => {
      held.clock.restart();
      replace(held, forkWorld(held.origin));
    },
    snapshot: () => ({ world: forkWorld(held.world), origin: held.origin }),
    restore: (snapshot) => replace(held, forkWorld(snapshot.world)),
    bringBack: ({ world, origin }) => {
      replace(held, forkWorld(world));
      held.origin = origin;
    },
    fork: () => serve(held.make, held.settings, held.clock.copy(), forkWorld(held.world), held.decorate),
    loadScenario: (data) => {
      const world = staged(held, data);
      replace(held, world);
      held.origin = forkWorld(world);
    },
    asScenario: (description) => worldAsScenario(held.world, description, (data) => staged(held, data)),
    isUntouched: () => isSame(held.world, held.origin),
    load: (dump) => {
      const world = held.make();
      for (const change of dump.changes) applyChange(world, change);
      world.nextId = dump.nextId;
      world.defaultAccount = dump.defaultAccount;
      replace(held, world);
    },
  } satisfies Partial<Service>;
}

/** A service over a world. `make` gives empty worlds, for scenarios and dumps. */
export function serve(
  make: () => World,
  settings: Settings,
  clock: Clock,
  world: World,
  decorate: Decorate | undefined,
): Service {
  const origin = forkWorld(world);
  const held: Held = { world, origin, settings, clock, make, decorate, listeners: new Set() };
  const contextFor = (account: AccountState) => contextIn(held, account);
  const service: Service = {
    ...looking(held),
    ...replacing(held),
    handle: (request) => dispatch(contextFor, held.world, request),
    authenticate: (request) => keyRefusal(accountOf(held.world, request), request),
    foresee: (request) => service.fork().handle(request),
    clock,
    get settings() {
      return held.settings;
    },
    configure: (changes) => {
      const variations = { ...held.settings.variations, ...changes.variations };
      held.settings = { ...held.settings, ...changes, variations };
    },
    write: (accountName, table, record) => {
      const account = accountNamed(held.world, accountName);
      if (!account) throw new RangeError(`there is no account ${accountName ?? 'at all'} to write to`);
      put(held.world, account, table, record);
    },
    learn: (request, response) => {
      const account = accountNamed(held.world, request.account);
      if (!account) return { notes: [] };
      const own = { ...request, apiKey: account.record.apiKey };
      const follow = (wanted: ServiceRequest) => dispatch(contextFor, held.world, wanted);
      return learnFrom(contextFor(account), own, response, follow);
    },
    onChange: (listener) => {
      held.listeners.add(listener);
      listen(held);
      return () => {
        held.listeners.delete(listener);
        listen(held);
      };
    },
  };
  if (decorate) service.handle = decorate(service.handle, service);
  return service;
}
