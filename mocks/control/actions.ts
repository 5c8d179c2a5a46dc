/**
 * What the control API can do to a running mock, as plain functions over a world: the HTTP handlers and the
 * methods on `Mock` both call these.
 */
import { baseUrlOf } from '../http/host.js';
import type { Pipeline } from '../prism/pipeline.js';
import { loadScenario, scenarioNames } from '../scenarios/load.js';
import type { MailRecord } from '../service/store/records.js';
import { createFindings, type Finding, type Findings } from './findings.js';
import { createJournal, type Journal } from './journal.js';
import { numberOf, type Tally, tallyDocuments } from './overview.js';
import type { PassControl } from './pass-control.js';
import type { RecordingControl } from './recording-control.js';
import { type DateTime, iso, type Whole } from './whole.js';
import {
  accountIn,
  createWorlds,
  type Delivery,
  MAIN,
  orRefused,
  type World,
  WorldError,
  type Worlds,
} from './worlds.js';

export interface Site {
  readonly worlds: Worlds;
  readonly journal: Journal;
  readonly findings: Findings;
  /** The pipeline of the mocked API, with the contract in force. */
  pipeline(): Pipeline;
  answerViolations(): number;
  /** `host:port` of the mock. */
  host(): string;
  /** The base URL of the API's paths, where it is not `http://host:port`. */
  base?(): string;
  /** The scenario that main runs on, and the one the mock was started with. */
  scenario: string;
  readonly startScenario: string;
  /** Scenarios that were saved or sent over HTTP, by name; kept in memory only. */
  readonly saved: Map<string, unknown>;
  /** With state on disk: resolves when state and clock are written. */
  touch?(): Promise<void>;
  /** The real server behind a proxy, which has traffic but no state. */
  readonly upstream?: string;
  /** Which operations real servers answer; undefined: the mock was started without one. */
  readonly pass?: PassControl;
  /** The recording of a proxy; undefined in the mock. */
  readonly recording?: RecordingControl;
}

export interface ClockState {
  now: DateTime;
  frozen: boolean;
}

/**
 * @minimum -1000000000
 * @maximum 1000000000
 */
export type Amount = number;

/** @minProperties 1 */
export interface Duration {
  days?: Amount;
  hours?: Amount;
  minutes?: Amount;
  seconds?: Amount;
}

/** @minProperties 1 */
export interface ClockChange {
  /** A time to stop at, or true to stop where it stands. */
  freeze?: DateTime | true;
  /** Runs on from where it stands. */
  unfreeze?: true;
  /** Moves the clock, frozen or not; negative moves it back. */
  advance?: Duration;
}

export interface AccountState {
  id: Whole;
  name: string;
  apiKey: string;
  organization: string;
  url: string;
  /** Answers at the bare address too. */
  isDefault: boolean;
  /** Records by table. */
  counts: Record<string, Whole>;
  /** Counts by type, then by state: {Invoice: {draft: 2}}. */
  documents: Tally;
}

export interface MockState {
  /** The real server behind a proxy, which has no accounts here; null for the mock. */
  upstream: string | null;
  world: string;
  /** The one that main runs on. */
  scenario: string;
  accounts: AccountState[];
  clock: ClockState;
  /** Fault rules in force in this world. */
  faults: Whole;
  worlds: Whole;
  snapshots: Whole;
  /** Exchanges kept. */
  journal: Whole;
  /** Answers that broke the contract. 0, or the mock (or the server behind the proxy) has a defect. */
  answerViolations: Whole;
  /** What a reset of this world leads to. */
  resetsTo: string;
  /** Nothing was written since. */
  isUntouched: boolean;
  /** The one that the mock was started with. */
  startScenario: string;
  /** What can be undone; null for nothing. */
  undo: { what: string; at: DateTime } | null;
}

export interface Mail extends Omit<MailRecord, 'at'> {
  /** The sending account's name. */
  account: string;
  at: DateTime;
  /** What became of it on its way out; null where mails are only kept (no `--smtp`). */
  delivery: Delivery | null;
}

const SECOND_MS = 1000;
const UNITS_MS = {
  days: 86_400 * SECOND_MS,
  hours: 3600 * SECOND_MS,
  minutes: 60 * SECOND_MS,
  seconds: SECOND_MS,
};
/** The times that can be formatted: the years 1 to 9999. */
const [EARLIEST, LATEST] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59Z')];

/** A site with its worlds; `pipeline`, `answerViolations` and `host` are called when they are needed. */
export function createSite(
  parts: Omit<Site, 'worlds' | 'journal' | 'findings' | 'startScenario' | 'saved'> & {
    service: World['service'];
    journalSize?: number;
    /** Keys of other servers, redacted as those of accounts are. */
    secrets?: readonly string[];
  },
): Site {
  const { service, journalSize, secrets = [], ...rest } = parts;
  const worlds = createWorlds(service);
  const findings = createFindings(() => parts.pipeline().contract.document());
  return {
    ...rest,
    findings,
    startScenario: parts.scenario,
    saved: new Map(),
    worlds,
    journal: createJournal(
      journalSize,
      () => [...secrets, ...service.accounts().map(({ apiKey }) => apiKey)],
      {
        numberOf(world, account, id) {
          const document = worlds.peek(world)?.service.read(account, 'documents', id);
          return document && (numberOf(document) ?? undefined);
        },
        findingsOf: (exchange) => findings.idsOf(exchange),
      },
    ),
  };
}

/** Findings since the journal was cleared, without keys. */
export function findingsOf({ findings, journal }: Site): Finding[] {
  return findings.list().map((one) => ({
    ...one,
    id: journal.clean(one.id),
    statement: journal.clean(one.statement),
    symptom: journal.clean(one.symptom),
    operations: one.operations.map((name) => journal.clean(name)),
    message: journal.clean(one.message),
  }));
}

/** Clears the findings too, since they refer to entries of the journal. */
export function clearJournal({ findings, journal }: Site): void {
  journal.clear();
  findings.clear();
}

/** The address that reaches a world without any header. */
export function worldUrl(site: Site, world: World): string {
  return baseUrlOf(site.host(), world.name === MAIN ? {} : { 'x-mock-world': world.name }, site.base?.());
}

export function stateOf(site: Site, world: World): MockState {
  const base = worldUrl(site, world);
  const known = site.upstream === undefined ? world.service.accounts() : [];
  const accounts = known.map(({ organizationName, counts, ...account }) => ({
    ...account,
    organization: organizationName,
    url: account.isDefault ? base : world.service.settings.accountUrl(account.name, base),
    counts: { ...counts },
    documents: tallyDocuments(accountIn(world, account.name)),
  }));
  return {
    upstream: site.upstream ?? null,
    world: world.name,
    scenario: site.scenario,
    accounts,
    clock: clockOf(world),
    faults: world.faults.size,
    worlds: site.worlds.list().length,
    snapshots: site.worlds.snapshots.size,
    journal: site.journal.size,
    answerViolations: site.answerViolations(),
    resetsTo: world.scenario ?? (world.from === null ? site.scenario : `snapshot ${world.from}`),
    isUntouched: world.service.isUntouched(),
    startScenario: site.startScenario,
    undo: world.undo === undefined ? null : { what: world.undo.what, at: iso(world.undo.at) },
  };
}

/** Resets documents, clock and outbox to the start, and removes fault rules. */
export function resetWorld(world: World): void {
  world.service.reset();
  startAnew(world);
}

/** Clears what a world holds besides its service, after the service's state was replaced. */
function startAnew(world: World): void {
  world.faults.clear();
  world.mailsUpTo = 0;
  world.forced.clear();
}

/** Replaces a world's content. Throws an Error that lists the scenarios, or names the place of a mistake in one. */
export function loadInto(site: Site, world: World, nameOrPath: string): void {
  const data = scenarioData(site, nameOrPath);
  orRefused(() => world.service.loadScenario(data));
  startAnew(world);
  if (world.name !== MAIN) {
    world.scenario = nameOrPath;
    return;
  }
  site.scenario = nameOrPath;
  site.worlds.scenarioLoaded();
}

/** Shipped and saved scenarios and the one of the start: a page must not make the mock read other files. */
export function scenariosOf(site: Site): { name: string; description: string }[] {
  const names = new Set([...scenarioNames, site.startScenario, ...site.saved.keys()]);
  return [...names].map((name) => ({ name, description: descriptionOf(site, name) }));
}

/** The data of a saved scenario, or of a file. */
const scenarioData = (site: Site, name: string): unknown =>
  site.saved.has(name) ? site.saved.get(name) : loadScenario(name);

function descriptionOf(site: Site, name: string): string {
  const data = scenarioData(site, name) as { description?: unknown };
  return typeof data.description === 'string' ? data.description : '';
}

export function clockOf({ service: { clock } }: World): ClockState {
  return { now: iso(clock.now()), frozen: clock.frozen };
}

/** In milliseconds. Throws a WorldError (422) for anything but numbers of units: callers from JavaScript are not checked otherwise. */
function lengthOf(duration: Duration): number {
  const amounts = Object.entries(duration);
  const isRight = ([unit, amount]: [string, unknown]) => unit in UNITS_MS && typeof amount === 'number';
  if (amounts.length === 0 || !amounts.every(isRight)) {
    const units = Object.keys(UNITS_MS).join(', ');
    throw new WorldError(
      422,
      `advance is ${JSON.stringify(duration)}; give numbers of ${units}, such as { days: 30 }`,
    );
  }
  return amounts.reduce((sum, [unit, amount]) => sum + amount * UNITS_MS[unit as keyof typeof UNITS_MS], 0);
}

/** Throws a WorldError (422) for text that is no date, a duration that is none, and moves out of the years 1 to 9999. */
export function changeClock(world: World, { freeze, unfreeze, advance }: ClockChange): ClockState {
  const { clock } = world.service;
  const start = typeof freeze === 'string' ? Date.parse(freeze) : clock.now();
  const step = advance === undefined ? 0 : lengthOf(advance);
  const end = start + step;
  if (!(end >= EARLIEST && end <= LATEST)) {
    throw new WorldError(
      422,
      'the clock stays between the years 1 and 9999; give an ISO date-time or a smaller step',
    );
  }
  if (unfreeze) clock.resume();
  if (freeze === true) clock.freeze();
  else if (freeze !== undefined) clock.freeze(freeze);
  if (step !== 0) clock.advance(step);
  return clockOf(world);
}

/** Newest first; empty for an unknown account. */
export function mailsOf(world: World, account?: string): Mail[] {
  const names = account === undefined ? world.service.accounts().map(({ name }) => name) : [account];
  return names
    .flatMap((name) => world.service.outbox(name).map((mail) => mailOf(world, name, mail)))
    .filter(({ id }) => id > world.mailsUpTo)
    .sort((a, b) => b.id - a.id);
}

const mailOf = (world: World, account: string, mail: MailRecord): Mail => ({
  ...mail,
  account,
  delivery: world.deliveries.get(mail.id) ?? null,
});

export function clearMails(world: World): void {
  world.mailsUpTo = Math.max(world.mailsUpTo, ...world.service.outbox().map(({ id }) => id));
}
