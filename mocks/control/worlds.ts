/**
 * Worlds: independent copies of the mock's state, each with its own clock, outbox and fault rules, forked in constant
 * time from the loaded scenario or a named snapshot; with their names and limits. `main` always exists.
 */

import { readHeaderParameter } from '../http/header-parameter.js';
import type { Service } from '../service/index.js';
import { type AccountState, accountNamed } from '../service/store/world.js';
import { createFaults, type Faults } from './fault-rules.js';

export interface Delivery {
  state: 'sending' | 'sent' | 'failed';
  /** The server's words; null while it is under way. */
  reported: string | null;
}

export interface World {
  /** `main`, or the name that requests give. */
  readonly name: string;
  service: Service;
  readonly faults: Faults;
  /** The snapshot it was forked from; null: the loaded scenario. */
  readonly from: string | null;
  /** Milliseconds since the epoch, by the machine's clock. */
  readonly createdAt: number;
  usedAt: number;
  /** Mails up to this id were cleared. */
  mailsUpTo: number;
  /** Deliveries of mails, by the mail's id. */
  readonly deliveries: Map<number, Delivery>;
  /** The scenario loaded into it by name; undefined: none since it was forked, or the world is main. */
  scenario?: string;
  /** The undo step of the last reset, scenario or restored snapshot. */
  undo?: Undo;
  /** Records written past the rules, as `account table id`. */
  forced: Set<string>;
}

/** One undo step; undo.ts creates and uses it. */
export interface Undo {
  /** What would be undone, such as "reset". */
  readonly what: string;
  /** Milliseconds since the epoch, by the machine's clock. */
  readonly at: number;
  bringBack(): void;
}

export interface Snapshot {
  readonly name: string;
  readonly world: string;
  readonly takenAt: number;
  /** Handles no requests, so it does not change. */
  readonly service: Service;
}

export interface WorldLimits {
  /** The maximum of named worlds; a new one then replaces the one that was idle longest. */
  max: number;
  /** A world without requests for this time is dropped, in milliseconds. */
  idleMs: number;
}

export interface Worlds {
  readonly main: World;
  readonly limits: WorldLimits;
  /** Worlds dropped so far because they were idle or too many. */
  dropped: number;
  /** The world for a header such as `ana` or `ana; from=paid`, created when it is new. Throws a WorldError. */
  find(wish: string | undefined): World;
  create(name: string, from?: string): World;
  /** An existing world, without counting as use; undefined when there is none. */
  peek(name: string): World | undefined;
  /** What new worlds start from. */
  pristine: Service;
  list(): World[];
  /** One named world, or all of them. False when there was none of this name. */
  drop(name?: string): boolean;
  /** Call it when main has loaded a scenario: new worlds start there. */
  scenarioLoaded(): void;
  /** Called with each world that is made from now on. */
  onCreate: ((world: World) => void) | undefined;
  snapshots: Map<string, Snapshot>;
  takeSnapshot(world: World, name: string): Snapshot;
  restoreSnapshot(world: World, name: string): void;
}

/** An Error with the status of its answer. */
export class WorldError extends Error {
  constructor(
    readonly status: 404 | 409 | 422,
    message: string,
  ) {
    super(message);
  }

  /** The status, under the name that the HTTP server reads. */
  get statusCode(): number {
    return this.status;
  }
}

/** The result of `act`. An Error that is no WorldError becomes one with this status. */
export function orRefused<Result>(act: () => Result, status: 409 | 422 = 422, before = ''): Result {
  try {
    return act();
  } catch (error) {
    if (error instanceof WorldError) throw error;
    throw new WorldError(status, `${before}${(error as Error).message}`);
  }
}

export function missing(what: string, there: readonly string[]): WorldError {
  const known = there.length === 0 ? 'there are none' : `there are: ${there.slice(0, 20).join(', ')}`;
  return new WorldError(404, `there is no ${what}; ${known}`);
}

/** An account as it is now. Throws a WorldError where there is none of this name. */
export function accountIn({ service }: World, name = ''): AccountState {
  const found = accountNamed(service.snapshot().world, name);
  if (found !== undefined) return found;
  const names = service.accounts().map((one) => one.name);
  throw missing(`account "${name}" in this world`, names);
}

export const MAIN = 'main';
const NAME = /^[\w.-]{1,64}$/;
const SWEEP_MS = 10_000;
/** A limit, since each keeps the records replaced since then in memory. */
const MAX_SNAPSHOTS = 500;

/** Worlds around a main service. `now` is the machine's clock in milliseconds, replaceable for tests. */
export function createWorlds(
  service: Service,
  limits: WorldLimits = { max: 2000, idleMs: 15 * 60_000 },
  now: () => number = Date.now,
): Worlds {
  const started = now();
  const worldOf = (name: string, own: Service, from: string | null, time: number): World => ({
    name,
    service: own,
    faults: createFaults(`${service.settings.seed} ${name}`),
    from,
    createdAt: time,
    usedAt: time,
    mailsUpTo: 0,
    deliveries: new Map(),
    forced: new Set(),
  });
  const main = worldOf(MAIN, service, null, started);
  // A Map iterates in insertion order: a used world moves to the end, so the first one was idle longest.
  const named = new Map<string, World>();
  const snapshots = new Map<string, Snapshot>();
  let sweptAt = started;

  function sweep(time: number): void {
    sweptAt = time;
    for (const world of named.values()) {
      if (time - world.usedAt < limits.idleMs) break;
      named.delete(world.name);
      worlds.dropped++;
    }
  }

  function snapshotNamed(name: string): Snapshot {
    const found = snapshots.get(name);
    if (found !== undefined) return found;
    const known =
      [...snapshots.keys()].slice(0, 20).join(', ') || 'none yet; POST /__mock/snapshots takes one';
    throw new WorldError(404, `there is no snapshot "${name}"; there are: ${known}`);
  }

  function create(name: string, from?: string): World {
    checkName(name, 'world');
    if (name === MAIN || named.has(name)) {
      throw new WorldError(
        409,
        `there is a world "${name}" already; use it, or DELETE /__mock/worlds/${name} first`,
      );
    }
    const source = from === undefined ? worlds.pristine : snapshotNamed(from).service;
    const time = now();
    sweep(time);
    const oldest = named.keys().next().value;
    if (named.size >= limits.max && oldest !== undefined) {
      named.delete(oldest);
      worlds.dropped++;
    }
    const world = worldOf(name, source.fork(), from ?? null, time);
    named.set(name, world);
    worlds.onCreate?.(world);
    return world;
  }

  const worlds: Worlds = {
    onCreate: undefined,
    main,
    limits,
    dropped: 0,
    create,
    peek: (name) => (name === MAIN ? main : named.get(name)),
    pristine: service.fork(),
    find(wish) {
      if (wish === undefined) return main;
      const { name, from } = readWish(wish);
      if (name === MAIN) return main;
      const time = now();
      if (time - sweptAt > SWEEP_MS) sweep(time);
      const world = named.get(name);
      if (world === undefined) return create(name, from);
      named.delete(name);
      named.set(name, world);
      world.usedAt = time;
      return world;
    },
    list() {
      sweep(now());
      return [main, ...named.values()];
    },
    drop(name) {
      if (name !== undefined) return named.delete(name);
      named.clear();
      return true;
    },
    scenarioLoaded() {
      worlds.pristine = service.fork();
    },
    snapshots,
    takeSnapshot(world, name) {
      checkName(name, 'snapshot');
      if (snapshots.size >= MAX_SNAPSHOTS && !snapshots.has(name)) {
        const advice = 'DELETE /__mock/snapshots forgets all, DELETE /__mock/snapshots/NAME one';
        throw new WorldError(422, `there are ${MAX_SNAPSHOTS} snapshots, more are not kept; ${advice}`);
      }
      const used: Snapshot = { name, world: world.name, takenAt: now(), service: world.service.fork() };
      snapshots.delete(name);
      snapshots.set(name, used);
      return used;
    },
    restoreSnapshot(world, name) {
      const { service: kept } = snapshotNamed(name);
      world.service.restore(kept.snapshot());
      world.mailsUpTo = 0;
      world.service.clock.take(kept.clock.state());
    },
  };
  return worlds;
}

function checkName(name: string, what: string): void {
  if (NAME.test(name)) return;
  const shown = name.slice(0, 40);
  throw new WorldError(
    422,
    `"${shown}" is no name of a ${what}; use 1 to 64 letters, digits, "-", "_" or "."`,
  );
}

function readWish(wish: string): { name: string; from?: string } {
  if (!wish.includes(';')) return { name: wish.trim() };
  const [name = '', ...rest] = wish.split(';');
  const parameter = readHeaderParameter(rest.join(';'));
  if (parameter?.name === 'from' && parameter.value !== undefined)
    return { name: name.trim(), from: parameter.value };
  const shown = rest.join(';').trim().slice(0, 40);
  throw new WorldError(422, `X-Mock-World: "${shown}" is not understood; write NAME or NAME; from=SNAPSHOT`);
}
