/**
 * A typed client of the control API for the chosen world. Every call rejects with an Error that gives the server's
 * reason. Calls of the mocked API itself are in api-call.ts.
 */
import type { DocumentTypeNames } from '../../../generated/states.js';
import type { components } from '../../../generated/types.js';
import type { Shapes } from '../../control/shapes.js';
import { reasonOf } from './api-call.js';

export type { Cells, OperationRow } from '../../control/shapes.js';
export type ActiveFault = Shapes['ActiveFault'];
export type ClockState = Shapes['Clock'];
export type ClockChange = Shapes['ClockChange'];
export type DocumentList = Shapes['DocumentList'];
export type Entry = Shapes['Entry'];
export type FindingInWords = Shapes['FindingList']['findings'][number];
export type Mail = Shapes['MailList']['mails'][number];
export type MockState = Shapes['State'];
export type Account = MockState['accounts'][number];
export type PassRow = Shapes['Pass']['operations'][number];
export type RecordingState = Shapes['Recording'];
export type StoredRecord = Shapes['StoredRecord'];
export type Rule = Shapes['Fault'];
export type Saved = Shapes['Saved'];
export type ScenarioList = Shapes['ScenarioList'];
export type Snapshot = Shapes['Snapshot'];
export type Tables = Shapes['Tables'];
export type TimelineEvent = Shapes['Timeline']['events'][number];
export type WorldList = Shapes['WorldList'];
/** An entry without bodies. */
export type Summary = Omit<Entry, 'request' | 'answer' | 'curl'>;
export type JournalPage = Omit<Shapes['JournalPage'], 'entries'> & { entries: Summary[] };
export type DocumentType = DocumentTypeNames;
export type ShownDocument = components['schemas']['Document'];
export type DocumentLine = components['schemas']['Line'];

export interface FoundDocument {
  document: ShownDocument;
  client: { name: string };
  isForced: boolean;
}

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

const WORLD = 'mock-world';
export const chosenWorld = (): string => sessionStorage.getItem(WORLD) ?? 'main';
export const chooseWorld = (name: string): void => sessionStorage.setItem(WORLD, name);

/** Paths for all worlds, which have no parameter for one. */
const OF_ALL_WORLDS = /^(worlds|journal|findings|pass|recording|tables|openapi|control)\b/;

const asking =
  (base: string, worldNow: () => string) =>
  async (method: string, path: string, query: Query = {}, body?: unknown) => {
    const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
    const search = new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
    if (worldNow() !== 'main' && !OF_ALL_WORLDS.test(path)) search.set('world', worldNow());
    const address = `${base}/__mock/${path}${search.size > 0 ? `?${search}` : ''}`;
    const response = await fetch(address, {
      method,
      // A change is sent even when the page is left at the same moment.
      keepalive: method !== 'GET',
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
    });
    const text = await response.text();
    const answer: unknown = text === '' ? undefined : JSON.parse(text);
    if (!response.ok) throw new Error(reasonOf(answer) ?? `${method} ${address} answered ${response.status}`);
    return answer;
  };

/** The control API of the mock at `base`, for the world that `worldNow` returns. */
export function controlAt(base: string, worldNow: () => string) {
  const ask = asking(base, worldNow);
  const get = <Name extends keyof Shapes>(path: string, query?: Query) =>
    ask('GET', path, query) as Promise<Shapes[Name]>;
  const post = (path: string, body?: unknown) => ask('POST', path, {}, body);
  const put = (path: string, body: unknown) => ask('PUT', path, {}, body);
  const remove = (path: string) => ask('DELETE', path);
  const inAccount = (account: string) => `accounts/${encodeURIComponent(account)}`;
  const snapshot = (name: string) => `snapshots/${encodeURIComponent(name)}`;
  let tablesRead: Promise<Tables> | undefined;

  return {
    state: () => get<'State'>('state'),
    reset: () => post('reset'),
    undo: () => post('undo'),
    scenarios: () => get<'ScenarioList'>('scenarios'),
    loadScenario: (name: string) => post('scenarios', { name }),
    saveScenario: (name: string, description: string) =>
      post('scenarios/saved', { name, description }) as Promise<Saved>,
    documents: (account: string, query: Query) =>
      get<'DocumentList'>(`${inAccount(account)}/documents`, query),
    document: (account: string, id: string) =>
      ask('GET', `${inAccount(account)}/documents/${id}`) as Promise<FoundDocument>,
    timeline: (account: string, id: string) =>
      get<'Timeline'>(`${inAccount(account)}/documents/${id}/timeline`),
    records: (account: string, table: string, query: Query) =>
      get<'RecordList'>(`${inAccount(account)}/records/${table}`, query),
    writeRecord: (account: string, table: string, id: number, fields: Record<string, unknown>) =>
      put(`${inAccount(account)}/records/${table}/${id}`, fields),
    snapshots: () => get<'SnapshotList'>('snapshots'),
    takeSnapshot: (name: string) => post('snapshots', { name }),
    restoreSnapshot: (name: string) => post(`${snapshot(name)}/restore`),
    deleteSnapshot: (name: string) => remove(snapshot(name)),
    worlds: () => get<'WorldList'>('worlds'),
    dropWorlds: () => remove('worlds'),
    clock: () => get<'Clock'>('clock'),
    changeClock: (change: ClockChange) => put('clock', change),
    journal: (query: Query) => ask('GET', 'journal', { ...query, bodies: false }) as Promise<JournalPage>,
    entry: (id: number | string) => get<'Entry'>(`journal/${id}`),
    clearJournal: () => remove('journal'),
    findings: () => get<'FindingList'>('findings'),
    outbox: () => get<'MailList'>('outbox'),
    clearOutbox: () => remove('outbox'),
    faults: () => get<'FaultList'>('faults'),
    addFault: (rule: Rule) => post('faults', rule) as Promise<ActiveFault>,
    removeFault: (id: number) => remove(`faults/${id}`),
    clearFaults: () => remove('faults'),
    pass: () => get<'Pass'>('pass'),
    setPass: (operations: readonly string[], to: string | null) =>
      put('pass', { operations: operations.join(','), to }),
    recording: () => get<'Recording'>('recording'),
    setRecording: (isOn: boolean) => put('recording', { isOn }),
    recordedScenario: () => get<'RecordedScenario'>('recording/scenario'),
    description: <Description>(of: 'openapi' | 'control') => ask('GET', `${of}.json`) as Promise<Description>,
    /** Operations, document types and state machines; requested once. */
    tables: () => {
      tablesRead ??= get<'Tables'>('tables.json').catch((error) => {
        tablesRead = undefined;
        throw error;
      });
      return tablesRead;
    },
  };
}

/** The control API of the mock that served the page, for the chosen world. */
export const control = controlAt('', chosenWorld);

/** The account of this name. Throws an Error that lists the accounts. */
export function accountNamed(accounts: readonly Account[], name: string | undefined): Account {
  const found = accounts.find((one) => one.name === name);
  if (found !== undefined) return found;
  const names = accounts.map((one) => one.name).join(', ') || 'none';
  throw new Error(`There is no account ${name}. There are: ${names}.`);
}

export const accountOrFirst = (accounts: readonly Account[], name: string | undefined): Account =>
  accountNamed(accounts, accounts.find((one) => one.name === name)?.name ?? accounts[0]?.name);
