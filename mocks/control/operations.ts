/**
 * The operations of the control API by their ids, with those of state-operations.ts and traffic-operations.ts. Read
 * them in the browser at `/__mock/reference?of=control`.
 */
import { cells, documentTypes, stateTables } from '../../generated/states.js';
import { changeClock, clockOf, type Site, worldUrl } from './actions.js';
import { type ControlOperation, operation } from './operation.js';
import type { Shapes, Tables } from './shapes.js';
import { stateOperations } from './state-operations.js';
import { trafficOperations } from './traffic-operations.js';
import { keepForUndo } from './undo.js';
import { iso } from './whole.js';
import { missing, type Snapshot, type World } from './worlds.js';

const snapshotInfo = ({ name, world, takenAt }: Snapshot) => ({ name, world, takenAt: iso(takenAt) });
const worldInfo = (site: Site, world: World) => ({
  name: world.name,
  url: worldUrl(site, world),
  from: world.from,
  createdAt: iso(world.createdAt),
  usedAt: iso(world.usedAt),
  faults: world.faults.size,
});

const snapshots = {
  listSnapshots: operation({
    ...{ at: 'GET /snapshots', tag: 'snapshots', answer: 'SnapshotList' },
    summary: 'Snapshots, oldest first',
    run: ({ site }) => ({ snapshots: [...site.worlds.snapshots.values()].map(snapshotInfo) }),
  }),
  takeSnapshot: operation({
    ...{ at: 'POST /snapshots', tag: 'snapshots', body: 'SnapshotName', answer: 'Snapshot' },
    summary: 'Keep the world as it is, under a name',
    description:
      'Takes constant time. A snapshot of the same name is replaced. The clock is kept with it, fault rules are not.',
    status: 201,
    run: ({ site, world, body: { name } }) => snapshotInfo(site.worlds.takeSnapshot(world, name)),
  }),
  deleteSnapshots: operation({
    ...{ at: 'DELETE /snapshots', tag: 'snapshots', answer: 'nothing' },
    summary: 'Forget all snapshots',
    run: ({ site }) => site.worlds.snapshots.clear(),
  }),
  deleteSnapshot: operation({
    ...{ at: 'DELETE /snapshots/{name}', tag: 'snapshots', answer: 'nothing', refuses: [404] },
    summary: 'Forget one snapshot',
    run: ({ site, path: { name = '' } }) => {
      const { snapshots: kept } = site.worlds;
      if (!kept.delete(name)) throw missing(`snapshot "${name}"`, [...kept.keys()]);
    },
  }),
  restoreSnapshot: operation({
    ...{ at: 'POST /snapshots/{name}/restore', tag: 'snapshots', answer: 'nothing' },
    summary: 'Make the world what it was',
    refuses: [404],
    run: ({ site, world, path: { name = '' } }) => {
      if (site.worlds.snapshots.has(name)) keepForUndo(site, world, `snapshot ${name}`);
      site.worlds.restoreSnapshot(world, name);
    },
  }),
};

const worlds = {
  listWorlds: operation({
    ...{ at: 'GET /worlds', tag: 'worlds', answer: 'WorldList', ofAllWorlds: true },
    summary: 'Worlds, main first, then the one that slept longest',
    run: ({ site }) => ({
      worlds: site.worlds.list().map((world) => worldInfo(site, world)),
      limits: { ...site.worlds.limits },
      dropped: site.worlds.dropped,
    }),
  }),
  createWorld: operation({
    ...{ at: 'POST /worlds', tag: 'worlds', body: 'WorldWish', answer: 'World' },
    summary: 'Fork a world from the loaded scenario or a snapshot',
    ...{ status: 201, refuses: [404, 409], ofAllWorlds: true },
    run: ({ site, body: { name, from } }) => worldInfo(site, site.worlds.create(name, from)),
  }),
  deleteWorlds: operation({
    ...{ at: 'DELETE /worlds', tag: 'worlds', answer: 'nothing', ofAllWorlds: true },
    summary: 'Drop all worlds but main',
    run: ({ site }) => {
      site.worlds.drop();
    },
  }),
  deleteWorld: operation({
    ...{ at: 'DELETE /worlds/{name}', tag: 'worlds', answer: 'nothing' },
    ...{ refuses: [404], ofAllWorlds: true },
    summary: 'Drop one world',
    run: ({ site, path: { name = '' } }) => {
      const names = site.worlds.list().map((one) => one.name);
      if (!site.worlds.drop(name)) throw missing(`world "${name}" that could be dropped`, names.slice(1));
    },
  }),
};

const clock = {
  getClock: operation({
    ...{ at: 'GET /clock', tag: 'clock', answer: 'Clock' },
    summary: 'What the mock takes for now',
    run: ({ world }) => clockOf(world),
  }),
  setClock: operation({
    ...{ at: 'PUT /clock', tag: 'clock', body: 'ClockChange', answer: 'Clock' },
    summary: 'Freeze, advance or let run',
    description: 'In this order, when more than one is given - unfreeze, freeze, advance.',
    examples: {
      freeze: { value: { freeze: '2026-03-31T10:00:00Z' } },
      advance: { value: { advance: { days: 30 } } },
    },
    run: ({ world, body }) => changeClock(world, body),
  }),
};

const contract = {
  getTables: operation({
    ...{ at: 'GET /tables.json', tag: 'contract', answer: 'Tables' },
    summary: 'Operations, document types and state machines of the mocked API',
    ...{ inProxy: true, ofAllWorlds: true },
    run: ({ site }): Tables => ({
      operations: site.pipeline().contract.operations.map(({ id, method, path, summary, resource }) => ({
        ...{ id, method: method.toUpperCase(), path, summary, resource },
      })),
      ...{ documentTypes, stateTables, cells },
    }),
  }),
  getApiDescription: operation({
    ...{ at: 'GET /openapi.json', tag: 'contract', answer: 'Description' },
    summary: 'The contract of the mocked API (OpenAPI 3.1), with this mock as its server',
    ...{ inProxy: true, ofAllWorlds: true },
    run: ({ site }) => ({
      ...(site.pipeline().contract.document() as Shapes['Description']),
      servers: [{ url: `http://${site.host()}`, description: 'This mock' }],
    }),
  }),
  getControlDescription: operation({
    ...{ at: 'GET /control.json', tag: 'contract', answer: 'Description' },
    summary: 'This description',
    ...{ inProxy: true, ofAllWorlds: true },
    run: ({ document }) => document as Shapes['Description'],
  }),
};

export const controlOperations: Readonly<Record<string, ControlOperation>> = {
  ...{ ...stateOperations, ...snapshots, ...worlds, ...clock, ...trafficOperations, ...contract },
};
