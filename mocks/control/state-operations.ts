/** Operations of the control API on the content of a world: its state, scenarios, records and documents. */
import type { AccountState } from '../service/store/world.js';
import { loadInto, resetWorld, scenariosOf, stateOf, worldUrl } from './actions.js';
import { operation } from './operation.js';
import { listDocuments } from './overview.js';
import { forcedName, listRecords, writeRecord } from './records.js';
import { saveScenario } from './saved-scenarios.js';
import type { FoundDocument } from './shapes.js';
import { followTicks } from './ticks.js';
import { timelineOf } from './timeline.js';
import { keepForUndo, undo } from './undo.js';
import { accountIn, missing, type World, WorldError } from './worlds.js';

/** The result of `find` for a document of an account. Throws a WorldError where there is no such document. */
function ofDocument<Found>(
  world: World,
  { account = '', 'document-id': id }: Record<string, string>,
  find: (account: AccountState, id: number) => Found | undefined,
): Found {
  const found = find(accountIn(world, account), Number(id));
  if (found === undefined) throw new WorldError(404, `account "${account}" has no document ${id}`);
  return found;
}

export const stateOperations = {
  getState: operation({
    ...{ at: 'GET /state', tag: 'state', answer: 'State', inProxy: true },
    summary: 'Accounts with addresses, keys and counts',
    run: ({ site, world }) => stateOf(site, world),
  }),
  reset: operation({
    ...{ at: 'POST /reset', tag: 'state', answer: 'nothing' },
    summary: 'Back to where the world started',
    description:
      'Documents, clock and outbox are as they were when the scenario was loaded or the world was forked; fault rules are gone. Journal, snapshots and other worlds stay.',
    run: ({ site, world }) => {
      keepForUndo(site, world, 'reset');
      resetWorld(world);
    },
  }),
  undo: operation({
    ...{ at: 'POST /undo', tag: 'state', answer: 'State', refuses: [409] },
    summary: 'Take back the last reset, scenario or restored snapshot',
    description:
      'One step is kept for each world. Undone twice, it is as before the first time. Only what was asked for over HTTP can be undone.',
    run: ({ site, world }) => {
      undo(site, world);
      return stateOf(site, world);
    },
  }),
  followTicks: operation({
    ...{ at: 'GET /ticks', tag: 'state', answer: 'events', inProxy: true },
    summary: 'A word when something happened, and every second',
    description:
      'Server-sent events named `tick`, at most four a second - newest and oldest id of the journal, a mark that changes with the world, its clock, fault rules, and violations. What the console follows; it costs requests nothing.',
    run:
      ({ site, world }) =>
      (send) =>
        followTicks(site, world, (tick) => send('tick', tick)),
  }),
  listScenarios: operation({
    ...{ at: 'GET /scenarios', tag: 'state', answer: 'ScenarioList' },
    summary: 'Scenarios that can be loaded',
    run: ({ site }) => ({ loaded: site.scenario, scenarios: scenariosOf(site) }),
  }),
  loadScenario: operation({
    ...{ at: 'POST /scenarios', tag: 'state', body: 'ScenarioName', answer: 'State' },
    summary: 'Replace everything by a scenario',
    description:
      'Keys and ids change with it. Fault rules are gone. Loaded into main, it is where new worlds start.',
    refuses: [404],
    run: ({ site, world, body: { name } }) => {
      const names = scenariosOf(site).map((one) => one.name);
      if (!names.includes(name)) throw missing(`scenario "${name.slice(0, 80)}" to be had over HTTP`, names);
      keepForUndo(site, world, `scenario ${name}`);
      loadInto(site, world, name);
      return stateOf(site, world);
    },
  }),
  saveScenario: operation({
    ...{ at: 'POST /scenarios/saved', tag: 'state', body: 'SaveWish', answer: 'Saved' },
    summary: 'Save the world as a scenario, or hand one in as YAML',
    description:
      'The scenario stands among the others, to be loaded by its name, until the mock is stopped; no file is written. Ids and keys are made anew when it is loaded.',
    ...{ status: 201, refuses: [409] },
    run: ({ site, world, body }) => saveScenario(site, world, body),
  }),
  listRecords: operation({
    ...{ at: 'GET /accounts/{account}/records/{table}', tag: 'state' },
    ...{ query: 'RecordQuery', answer: 'RecordList', refuses: [404] },
    summary: 'Records of a table in their stored form, newest first',
    run: ({ world, path: { account = '', table = '' }, query }) => listRecords(world, account, table, query),
  }),
  writeRecord: operation({
    ...{ at: 'PUT /accounts/{account}/records/{written-table}/{record-id}', tag: 'state' },
    ...{ body: 'Fields', answer: 'StoredRecord', refuses: [404] },
    summary: 'Write a record past the rules',
    description:
      'For tests that need what no request can make. Only types are checked, and the record is marked as forced. A document takes status, date, dueDate, number and archived, the others their stored fields.',
    run: ({ world, path: { account = '', 'written-table': table = '', 'record-id': id }, body }) =>
      writeRecord(world, account, table, Number(id), body),
  }),
  listDocuments: operation({
    ...{ at: 'GET /accounts/{account}/documents', tag: 'state' },
    ...{ query: 'DocumentQuery', answer: 'DocumentList', refuses: [404] },
    summary: 'Documents of all types, newest first',
    run: ({ world, path, query }) => listDocuments(accountIn(world, path.account), query),
  }),
  getDocument: operation({
    ...{ at: 'GET /accounts/{account}/documents/{document-id}', tag: 'state' },
    ...{ answer: 'FoundDocument', refuses: [404] },
    summary: 'One document with both parties',
    run: ({ site, world, path }) =>
      ofDocument(world, path, ({ record: { name } }, id): FoundDocument | undefined => {
        const view = world.service.view(name, id, worldUrl(site, world));
        return view && { ...view, isForced: world.forced.has(forcedName(name, 'documents', id)) };
      }),
  }),
  getTimeline: operation({
    ...{ at: 'GET /accounts/{account}/documents/{document-id}/timeline', tag: 'state' },
    ...{ answer: 'Timeline', refuses: [404] },
    summary: 'What happened to a document, oldest first',
    description: "By the mock's clock. Requests are those that the journal still keeps.",
    run: ({ site, world, path }) => ({
      events: ofDocument(world, path, (account, id) => timelineOf(site, world, account, id)),
    }),
  }),
};
