/**
 * One function per operation of the control API's description, in one table. A request has been validated before it
 * comes here; what is left to refuse is what is not there.
 */
import { cells, documentTypes, stateTables } from '../../generated/states.js';
import {
  type ClockChange,
  changeClock,
  clearJournal,
  clearMails,
  clockOf,
  loadInto,
  mailsOf,
  resetWorld,
  type Site,
  scenariosOf,
  stateOf,
  worldUrl,
} from './actions.js';
import { controlContract } from './control-contract.js';
import { checkFault } from './fault-rule-check.js';
import { type FaultRule, MAX_RULES } from './fault-rules.js';
import { findingsInWords } from './finding-words.js';
import type { JournalFilter } from './journal.js';
import { listDocuments } from './overview.js';
import { passControl } from './pass-control.js';
import type { RecordingControl } from './recording-control.js';
import { forcedName, listRecords, writeRecord } from './records.js';
import { saveScenario } from './saved-scenarios.js';
import { followTicks } from './ticks.js';
import { timelineOf } from './timeline.js';
import { keepForUndo, undo } from './undo.js';
import { type Snapshot, type World, WorldError } from './worlds.js';

export interface ControlRequest {
  site: Site;
  /** The world that the request is about. */
  world: World;
  path: Record<string, string>;
  /** Coerced by the description: numbers are numbers. */
  query: Record<string, unknown>;
  body: unknown;
}

export interface ControlAnswer {
  status: number;
  /** Or a promise of it. */
  body?: unknown;
  /** Instead of a body: events until the client leaves. Gives what ends them. */
  stream?: (send: (event: string, data: unknown, id?: number) => void) => () => void;
}

export type ControlHandler = (request: ControlRequest) => ControlAnswer;

const ok = (body: unknown): ControlAnswer => ({ status: 200, body });
const created = (body: unknown): ControlAnswer => ({ status: 201, body });
const done: ControlAnswer = { status: 204 };
const iso = (time: number): string => new Date(time).toISOString();

function missing(what: string, there: readonly string[]): WorldError {
  const known = there.length === 0 ? 'there are none' : `there are: ${there.slice(0, 20).join(', ')}`;
  return new WorldError(404, `there is no ${what}; ${known}`);
}

const snapshotAnswer = ({ name, world, takenAt }: Snapshot) => ({ name, world, takenAt: iso(takenAt) });
const worldAnswer = (site: Site, world: World) => ({
  name: world.name,
  url: worldUrl(site, world),
  from: world.from,
  createdAt: iso(world.createdAt),
  usedAt: iso(world.usedAt),
  faults: world.faults.size,
});

const accountNames = (world: World) => world.service.accounts().map(({ name }) => name);
const noDocument = (account: unknown, id: number) =>
  new WorldError(404, `account "${account}" has no document ${id}`);
const noAccount = (world: World, name: unknown) =>
  missing(`account "${name}" in this world`, accountNames(world));

const state: Record<string, ControlHandler> = {
  getState: ({ site, world }) => ok(stateOf(site, world)),
  reset: ({ site, world }) => {
    keepForUndo(site, world, 'reset');
    resetWorld(world);
    return done;
  },
  listScenarios: ({ site }) => ok({ loaded: site.scenario, scenarios: scenariosOf(site) }),
  loadScenario: ({ site, world, body }) => {
    const { name } = body as { name: string };
    const names = scenariosOf(site).map((one) => one.name);
    if (!names.includes(name)) throw missing(`scenario "${name.slice(0, 80)}" to be had over HTTP`, names);
    keepForUndo(site, world, `scenario ${name}`);
    loadInto(site, world, name);
    return ok(stateOf(site, world));
  },
  undo: ({ site, world }) => {
    undo(site, world);
    return ok(stateOf(site, world));
  },
  followTicks: ({ site, world }) => ({
    status: 200,
    stream: (send) => followTicks(site, world, (tick) => send('tick', tick)),
  }),
  listDocuments: ({ world, path, query }) => {
    const list = listDocuments(world.service, path.account ?? '', query);
    if (list === undefined) throw noAccount(world, path.account);
    return ok(list);
  },
  getDocument: ({ site, world, path }) => {
    const id = Number(path['document-id']);
    if (!accountNames(world).includes(path.account ?? '')) throw noAccount(world, path.account);
    const view = world.service.view(path.account, id, worldUrl(site, world));
    if (view === undefined) throw noDocument(path.account, id);
    return ok({ ...view, isForced: world.forced.has(forcedName(path.account ?? '', 'documents', id)) });
  },
  getTimeline: ({ site, world, path }) => {
    const id = Number(path['document-id']);
    if (!accountNames(world).includes(path.account ?? '')) throw noAccount(world, path.account);
    const events = timelineOf(site, world, path.account ?? '', id);
    if (events === undefined) throw noDocument(path.account, id);
    return ok({ events });
  },
  listRecords: ({ world, path, query }) => {
    const list = listRecords(world, path.account ?? '', path.table ?? '', query);
    if (list === undefined) throw noAccount(world, path.account);
    return ok(list);
  },
  writeRecord: ({ world, path, body }) => {
    const { account = '', table = '' } = path;
    if (!accountNames(world).includes(account)) throw noAccount(world, account);
    return ok(writeRecord(world, account, table, Number(path['record-id']), body));
  },
  saveScenario: ({ site, world, body }) =>
    created(saveScenario(site, world, body as { name: string; description?: string; yaml?: string })),
};

const snapshots: Record<string, ControlHandler> = {
  listSnapshots: ({ site }) => ok({ snapshots: [...site.worlds.snapshots.values()].map(snapshotAnswer) }),
  takeSnapshot: ({ site, world, body }) =>
    created(snapshotAnswer(site.worlds.takeSnapshot(world, (body as { name: string }).name))),
  deleteSnapshots: ({ site }) => {
    site.worlds.snapshots.clear();
    return done;
  },
  deleteSnapshot: ({ site, path }) => {
    const { snapshots: kept } = site.worlds;
    if (!kept.delete(path.name ?? '')) throw missing(`snapshot "${path.name}"`, [...kept.keys()]);
    return done;
  },
  restoreSnapshot: ({ site, world, path }) => {
    const name = path.name ?? '';
    if (site.worlds.snapshots.has(name)) keepForUndo(site, world, `snapshot ${name}`);
    site.worlds.restoreSnapshot(world, name);
    return done;
  },
};

const worlds: Record<string, ControlHandler> = {
  listWorlds: ({ site }) =>
    ok({
      worlds: site.worlds.list().map((world) => worldAnswer(site, world)),
      limits: { ...site.worlds.limits },
      dropped: site.worlds.dropped,
    }),
  createWorld: ({ site, body }) => {
    const { name, from } = body as { name: string; from?: string };
    return created(worldAnswer(site, site.worlds.create(name, from)));
  },
  deleteWorlds: ({ site }) => {
    site.worlds.drop();
    return done;
  },
  deleteWorld: ({ site, path }) => {
    const names = site.worlds.list().map(({ name }) => name);
    if (!site.worlds.drop(path.name))
      throw missing(`world "${path.name}" that could be dropped`, names.slice(1));
    return done;
  },
};

const clock: Record<string, ControlHandler> = {
  getClock: ({ world }) => ok(clockOf(world)),
  setClock: ({ world, body }) => ok(changeClock(world, body as ClockChange)),
};

const journal: Record<string, ControlHandler> = {
  listJournal: ({ site, query }) => {
    const { bodies = true, ...asked } = query as JournalFilter & { bodies?: boolean };
    // The default account is meant by its name too, though requests to the bare address name none.
    const first = site.worlds.main.service.accounts()[0]?.name;
    const isDefault = first !== undefined && asked.account === first;
    const filter: JournalFilter = isDefault ? { ...asked, account: [first, null] } : asked;
    const { journal: kept } = site;
    const entries = bodies ? kept.entries(filter) : kept.summaries(filter);
    const { size, capacity, newest } = kept;
    return ok({ entries, kept: size, capacity, newest, oldest: size === 0 ? 0 : kept.oldest });
  },
  clearJournal: ({ site }) => {
    clearJournal(site);
    return done;
  },
  followJournal: ({ site, query }) => ({
    status: 200,
    stream: (send) =>
      site.journal.follow(query as JournalFilter, (summary) => send('exchange', summary, summary.id)),
  }),
  listFindings: ({ site }) => ok(findingsInWords(site)),
  getJournalEntry: ({ site, path }) => {
    const entry = site.journal.entry(Number(path['entry-id']));
    if (entry === undefined) {
      throw new WorldError(
        404,
        `entry ${path['entry-id']} is not, or no longer, kept; GET /__mock/journal lists them`,
      );
    }
    return ok(entry);
  },
};

const outbox: Record<string, ControlHandler> = {
  listOutbox: ({ world, query }) => {
    const mails = mailsOf(world, query.account as string | undefined);
    if (mails === undefined) throw noAccount(world, query.account);
    return ok({ mails });
  },
  clearOutbox: ({ world }) => {
    clearMails(world);
    return done;
  },
};

const faults: Record<string, ControlHandler> = {
  listFaults: ({ world }) => ok({ rules: world.faults.list() }),
  addFault: ({ world, body }) => {
    if (world.faults.size >= MAX_RULES) {
      throw new WorldError(422, `there are ${MAX_RULES} fault rules; DELETE /__mock/faults removes them`);
    }
    return created(world.faults.add(checkFault(body as FaultRule)));
  },
  clearFaults: ({ world }) => {
    world.faults.clear();
    return done;
  },
  removeFault: ({ world, path }) => {
    const ids = world.faults.list().map(({ id }) => String(id));
    if (!world.faults.clear(Number(path['fault-id']))) throw missing(`fault rule ${path['fault-id']}`, ids);
    return done;
  },
};

const pass: Record<string, ControlHandler> = {
  getPass: ({ site }) => ok(passAnswer(site)),
  setPass: ({ site, body }) => {
    const { operations, to } = body as { operations: string; to: string | null };
    try {
      passControl(site).set(operations, to);
    } catch (error) {
      throw new WorldError(site.pass === undefined ? 409 : 422, (error as Error).message);
    }
    return ok(passAnswer(site));
  },
};

const recording: Record<string, ControlHandler> = {
  getRecording: ({ site }) => ok(recordingOf(site).state()),
  setRecording: ({ site, body }) => {
    recordingOf(site).turn((body as { isOn: boolean }).isOn);
    return ok(recordingOf(site).state());
  },
  exportRecording: ({ site }) => {
    try {
      return ok({ yaml: recordingOf(site).scenario() });
    } catch (error) {
      throw new WorldError(error instanceof WorldError ? error.status : 422, (error as Error).message);
    }
  },
};

function recordingOf({ recording: control }: Site): RecordingControl {
  if (control !== undefined) return control;
  throw new WorldError(
    409,
    'only what passes to a real server is recorded: start invoicing-mock proxy URL --record FOLDER; what the mock holds is saved with POST /__mock/scenarios/saved',
  );
}

const passAnswer = ({ pass: control }: Site) => ({
  servers: control?.servers ?? [],
  operations: control?.list() ?? [],
});

const contract: Record<string, ControlHandler> = {
  getTables: ({ site }) => {
    const list = site.pipeline().contract.operations.map(({ id, method, path, summary, resource }) => ({
      id,
      method: method.toUpperCase(),
      path,
      summary,
      resource,
    }));
    return ok({ operations: list, documentTypes, stateTables, cells });
  },
  getApiDescription: ({ site }) => {
    const document = site.pipeline().contract.document();
    return ok({ ...document, servers: [{ url: `http://${site.host()}`, description: 'This mock' }] });
  },
  getControlDescription: () => ok(controlContract().document),
};

export const handlers: Readonly<Record<string, ControlHandler>> = {
  ...state,
  ...snapshots,
  ...worlds,
  ...clock,
  ...journal,
  ...outbox,
  ...faults,
  ...pass,
  ...recording,
  ...contract,
};
