/**
 * The door of the service: one request value in, one response value out, over a world of accounts that can be
 * forked, reset and looked at. Owns the order of things (key, handler, refusal, shape) and no rule of any
 * resource.
 */
import { operations } from '../../generated/operations.js';
import type { DocumentView, SaftInput } from '../documents/view.js';
import { accountOf, whyClosed } from './auth.js';
import { type Clock, createClock } from './clock.js';
import { applyChange, type Dump, dumpWorld } from './dump.js';
import { type FileWanted, fileAt } from './files.js';
import { handlers } from './handlers.js';
import { random } from './ids.js';
import type { MailRecord } from './records.js';
import { isRefusal, problem, refusal, refusalAnswer } from './refusal.js';
import { replay } from './scenario.js';
import { settingsOf } from './settings.js';
import {
  type AccountState,
  accountById,
  accountNamed,
  all,
  type Change,
  createWorld,
  everyAccount,
  forkWorld,
  getOne,
  put,
  type Records,
  type TableName,
  tableNames,
  type World,
} from './store.js';
import type {
  Context,
  Decorate,
  Handle,
  ServiceOptions,
  ServiceRequest,
  ServiceResponse,
  Settings,
} from './types.js';
import { documentView, saftInput } from './view.js';

export type { FileWanted } from './files.js';
export type * from './records.js';
export type { Change, Records, TableName } from './store.js';
export type {
  Decorate,
  Handle,
  ServiceOptions,
  ServiceRequest,
  ServiceResponse,
  Settings,
  Variations,
} from './types.js';
export type { Clock, Dump };

export interface AccountInfo {
  readonly id: number;
  readonly name: string;
  readonly organizationName: string;
  readonly apiKey: string;
  readonly isDefault: boolean;
  readonly counts: Readonly<Record<TableName, number>>;
}

/** A state that nothing can change any more; restore it as often as wanted. */
export interface Snapshot {
  readonly world: World;
}

export interface Service {
  /** Never throws for bad input: that is answered with the stated status and an error. */
  handle: Handle;
  /** Why this key does not open this account; undefined when it does. */
  authenticate(request: ServiceRequest): string | undefined;
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
  /** Back to the state after the last scenario (or fork), and the clock to its start. */
  reset(): void;
  /** Constant time, as fork and restore. */
  snapshot(): Snapshot;
  restore(snapshot: Snapshot): void;
  /** An independent service with the same state and clock. */
  fork(): Service;
  /** Replaces everything by a scenario (parsed data). Throws an Error that names the place of a mistake. */
  loadScenario(data: unknown): void;
  /** Mails of one account, or of all, oldest first. */
  outbox(accountName?: string): MailRecord[];
  /** A stored record in its compact form; undefined when there is none. For looking at, not for changing. */
  read<T extends TableName>(accountName: string | undefined, table: T, id: number): Records[T] | undefined;
  /** Stores a record past every rule: for faults, guises and scenarios. Throws a RangeError for no such account. */
  write<T extends TableName>(accountName: string | undefined, table: T, record: Records[T]): void;
  /** What a journal of changes must keep besides them. */
  position(): Pick<Dump, 'nextId' | 'defaultAccount'>;
  /** What the printed document is made from; undefined when there is no such document. */
  view(accountName: string | undefined, documentId: number, baseUrl?: string): DocumentView | undefined;
  saftData(
    accountName: string | undefined,
    year: number,
    month: number,
    baseUrl?: string,
  ): SaftInput | undefined;
  /** What a link of an answer leads to; undefined for a path that is no such link. */
  file(
    path: string,
    query: Readonly<Record<string, string | readonly string[] | undefined>>,
    baseUrl: string,
  ): FileWanted | undefined;
  /** Hears of every write; `'replaced'` when all of it was replaced (reset, restore, scenario). Ends by the result. */
  onChange(listener: (change: Change | 'replaced') => void): () => void;
  dump(): Dump;
  /** Replaces everything by a dump. */
  load(dump: Dump): void;
}

const closed = (why: string) => refusal(401, problem('', why));

/** The contract says of some answers that their body is empty; it is, whatever there would be to say. */
function shaped(request: ServiceRequest, response: ServiceResponse): ServiceResponse {
  if (response.body === undefined) return response;
  const stated = operations[request.operation].responses[String(response.status)];
  if (!stated?.empty) return response;
  const { body: _dropped, ...rest } = response;
  return rest;
}

/** Carries out one request in a world. */
function answer(
  contextFor: (account: AccountState) => Context,
  world: World,
  request: ServiceRequest,
): ServiceResponse {
  const account = accountOf(world, request);
  const fallback = account ?? accountById(world, world.defaultAccount);
  if (!fallback)
    return { status: 500, body: { errors: { error: 'The service has no account; load a scenario.' } } };
  const context = contextFor(fallback);
  try {
    const why = whyClosed(account, request);
    if (why !== undefined) throw closed(why);
    const handler = Object.hasOwn(handlers, request.operation) ? handlers[request.operation] : undefined;
    if (!handler) throw refusal(404, problem('', `There is no operation ${request.operation}.`));
    return shaped(request, handler(context, request));
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    const listed = thrown.status === 404 && operations[request.operation]?.resource === 'treasury';
    const refused = refusalAnswer(thrown, context.settings, listed);
    return operations[request.operation] ? shaped(request, refused) : refused;
  }
}

const emptyScenario = {};

/** A service with two accounts and nothing in them but what a new account comes with. */
export function createService(options: ServiceOptions = {}): Service {
  const settings = settingsOf(options);
  const firstId = settings.variations.idStart ?? 10_000 + Math.floor(random(settings.seed, 'ids')() * 80_000);
  const make = () => createWorld(firstId, settings.variations.idStep);
  const service = serve(make, settings, createClock(options.clock), make(), options.decorate);
  service.loadScenario(emptyScenario);
  return service;
}

const info = (world: World, { record, tables }: AccountState): AccountInfo => ({
  id: record.id,
  name: record.name,
  organizationName: record.organizationName,
  apiKey: record.apiKey,
  isDefault: record.id === world.defaultAccount,
  counts: Object.fromEntries(tableNames.map((name) => [name, tables[name].size])) as AccountInfo['counts'],
});

function serve(
  make: () => World,
  initial: Settings,
  clock: Clock,
  start: World,
  decorate: Decorate | undefined,
): Service {
  let settings = initial;
  let world = start;
  let origin = forkWorld(world);
  const listeners = new Set<(change: Change | 'replaced') => void>();
  const tell = (change: Change | 'replaced') => {
    for (const listener of listeners) listener(change);
  };
  const contextFor = (account: AccountState): Context => ({ world, account, clock, settings });
  const named = (name: string | undefined): Context | undefined => {
    const account = accountNamed(world, name);
    return account && contextFor(account);
  };
  const replace = (next: World) => {
    world = next;
    world.onChange = listeners.size > 0 ? tell : undefined;
    tell('replaced');
  };
  const service: Service = {
    handle: (request) => answer(contextFor, world, request),
    authenticate: (request) => whyClosed(accountOf(world, request), request),
    clock,
    get settings() {
      return settings;
    },
    configure(changes) {
      settings = { ...settings, ...changes, variations: { ...settings.variations, ...changes.variations } };
    },
    accounts: () => everyAccount(world).map((account) => info(world, account)),
    reset() {
      clock.restart();
      replace(forkWorld(origin));
    },
    snapshot: () => ({ world: forkWorld(world) }),
    restore: (snapshot) => replace(forkWorld(snapshot.world)),
    fork: () => serve(make, settings, clock.copy(), forkWorld(world), decorate),
    loadScenario(data) {
      const fresh = make();
      const stage = clock.copy();
      const onStage = (account: AccountState): Context => ({ world: fresh, account, clock: stage, settings });
      replay(data, {
        world: fresh,
        clock: stage,
        settings,
        handle: (request) => answer(onStage, fresh, request),
      });
      replace(fresh);
      origin = forkWorld(world);
    },
    outbox: (accountName) => {
      const one = accountName === undefined ? undefined : named(accountName)?.account;
      const accounts = accountName === undefined ? everyAccount(world) : one ? [one] : [];
      return accounts.flatMap((account) => [...all(account, 'mails')]).sort((a, b) => a.id - b.id);
    },
    read(accountName, table, id) {
      const context = named(accountName);
      return context && getOne(context.account, table, id);
    },
    write(accountName, table, record) {
      const context = named(accountName);
      if (!context) throw new RangeError(`there is no account ${accountName ?? 'at all'} to write to`);
      put(world, context.account, table, record);
    },
    position: () => ({ nextId: world.nextId, defaultAccount: world.defaultAccount }),
    view(accountName, documentId, baseUrl = '') {
      const context = named(accountName);
      const document = context && getOne(context.account, 'documents', documentId);
      return context && document && documentView(context, baseUrl, document);
    },
    saftData(accountName, year, month, baseUrl = '') {
      const context = named(accountName);
      return context && saftInput(context, baseUrl, year, month);
    },
    file(path, query, baseUrl) {
      const base = named(undefined);
      return base && fileAt(base, contextFor, path, query, baseUrl);
    },
    onChange(listener) {
      listeners.add(listener);
      world.onChange = tell;
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) world.onChange = undefined;
      };
    },
    dump: () => dumpWorld(world),
    load(dump) {
      const fresh = make();
      for (const change of dump.changes) applyChange(fresh, change);
      fresh.nextId = dump.nextId;
      fresh.defaultAccount = dump.defaultAccount;
      replace(fresh);
    },
  };
  if (decorate) service.handle = decorate(service.handle, service);
  return service;
}
