/**
 * One function per operation of the control API's description, in one table; those about what passes stand in
 * traffic-handlers.ts. A request has been validated before it comes here; what is left to refuse is what is not there.
 */
import { cells, documentTypes, stateTables } from '../../generated/states.js';
import {
  type ClockChange,
  changeClock,
  clockOf,
  loadInto,
  resetWorld,
  type Site,
  scenariosOf,
  stateOf,
  worldUrl,
} from './actions.js';
import {
  accountNames,
  type ControlHandler,
  created,
  done,
  iso,
  missing,
  noAccount,
  ok,
} from './control-answer.js';
import { controlContract } from './control-contract.js';
import { listDocuments } from './overview.js';
import { forcedName, listRecords, writeRecord } from './records.js';
import { saveScenario } from './saved-scenarios.js';
import { followTicks } from './ticks.js';
import { timelineOf } from './timeline.js';
import { trafficHandlers } from './traffic-handlers.js';
import { keepForUndo, undo } from './undo.js';
import { type Snapshot, type World, WorldError } from './worlds.js';

const snapshotAnswer = ({ name, world, takenAt }: Snapshot) => ({ name, world, takenAt: iso(takenAt) });
const worldAnswer = (site: Site, world: World) => ({
  name: world.name,
  url: worldUrl(site, world),
  from: world.from,
  createdAt: iso(world.createdAt),
  usedAt: iso(world.usedAt),
  faults: world.faults.size,
});

const noDocument = (account: unknown, id: number) =>
  new WorldError(404, `account "${account}" has no document ${id}`);

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
  ...trafficHandlers,
  ...contract,
};
