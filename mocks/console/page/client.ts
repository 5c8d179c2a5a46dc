/**
 * A typed client of the control API, about the chosen world. Everything rejects with an Error that gives the server's
 * reason. Calls of the mocked API itself are in api-call.ts.
 */
import type { DocumentTypeNames } from '../../../generated/states.js';
import type { AccountState, ClockChange, ClockState, Mail, MockState } from '../../control/actions.js';
import type { ActiveFault } from '../../control/fault-rules.js';
import type { FindingInWords } from '../../control/finding-words.js';
import type { Entry, Summary } from '../../control/journal-entry.js';
import type { DocumentList } from '../../control/overview.js';
import type { PassRow } from '../../control/pass-control.js';
import type { RecordingState } from '../../control/recording-control.js';
import type { RecordList, StoredRecord } from '../../control/records.js';
import type { Saved } from '../../control/saved-scenarios.js';
import type * as shapes from '../../control/shapes.js';
import type { TimelineEvent } from '../../control/timeline.js';
import { reasonOf } from './api-call.js';

export type { Cells, OperationRow, ScenarioList, Tables, WorldList } from '../../control/shapes.js';
export type {
  ActiveFault,
  ClockState,
  DocumentList,
  Entry,
  FindingInWords,
  Mail,
  MockState,
  PassRow,
  RecordingState,
  RecordList,
  Saved,
  StoredRecord,
  Summary,
  TimelineEvent,
};
export type Account = AccountState;
export type Rule = shapes.FaultWish;
export type DocumentType = DocumentTypeNames;
export type Snapshot = shapes.SnapshotInfo;
export type JournalPage = shapes.JournalPage<Summary>;

/** A document as the API shows it, as far as the console does. */
export interface ShownDocument {
  id: number;
  type: string;
  status: string;
  sequence_number: string | null;
  date: string;
  due_date: string;
  permalink: string;
  currency: string;
  total: number;
  before_taxes: number;
  taxes: number;
  atcud?: string | null;
  reference?: string | null;
  items: DocumentLine[];
}

export interface DocumentLine {
  name: string;
  description: string | null;
  quantity: string;
  unit: string | null;
  unit_price: string;
  discount: number | null;
  tax: { name: string } | null;
  total: number;
}

export interface FoundDocument {
  document: ShownDocument;
  client: { name: string };
  isForced: boolean;
}

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

const WORLD = 'mock-world';
export const chosenWorld = (): string => sessionStorage.getItem(WORLD) ?? 'main';
export const chooseWorld = (name: string): void => sessionStorage.setItem(WORLD, name);

/** What is about all worlds takes no name of one. */
const OF_ALL_WORLDS = /^(worlds|journal|findings|pass|recording|tables|openapi|control)\b/;

async function ask<Answer>(method: string, path: string, query: Query = {}, body?: unknown): Promise<Answer> {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
  if (chosenWorld() !== 'main' && !OF_ALL_WORLDS.test(path)) search.set('world', chosenWorld());
  const address = `/__mock/${path}${search.size > 0 ? `?${search}` : ''}`;
  const response = await fetch(address, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
  });
  const text = await response.text();
  const answer: unknown = text === '' ? undefined : JSON.parse(text);
  if (!response.ok) throw new Error(reasonOf(answer) ?? `${method} ${address} answered ${response.status}`);
  return answer as Answer;
}

const get = <Answer>(path: string, query?: Query) => ask<Answer>('GET', path, query);
const post = <Answer = void>(path: string, body?: unknown) => ask<Answer>('POST', path, {}, body);
const put = <Answer = void>(path: string, body: unknown) => ask<Answer>('PUT', path, {}, body);
const remove = (path: string) => ask<void>('DELETE', path);
const inAccount = (account: string) => `accounts/${encodeURIComponent(account)}`;
const snapshot = (name: string) => `snapshots/${encodeURIComponent(name)}`;

let tablesRead: Promise<shapes.Tables> | undefined;

export const control = {
  state: () => get<MockState>('state'),
  reset: () => post('reset'),
  undo: () => post('undo'),
  scenarios: () => get<shapes.ScenarioList>('scenarios'),
  loadScenario: (name: string) => post('scenarios', { name }),
  saveScenario: (name: string, description: string) => post<Saved>('scenarios/saved', { name, description }),
  documents: (account: string, query: Query) => get<DocumentList>(`${inAccount(account)}/documents`, query),
  document: (account: string, id: string) => get<FoundDocument>(`${inAccount(account)}/documents/${id}`),
  timeline: (account: string, id: string) =>
    get<{ events: TimelineEvent[] }>(`${inAccount(account)}/documents/${id}/timeline`),
  records: (account: string, table: string, query: Query) =>
    get<RecordList>(`${inAccount(account)}/records/${table}`, query),
  writeRecord: (account: string, table: string, id: number, fields: Record<string, unknown>) =>
    put(`${inAccount(account)}/records/${table}/${id}`, fields),
  snapshots: () => get<{ snapshots: Snapshot[] }>('snapshots'),
  takeSnapshot: (name: string) => post('snapshots', { name }),
  restoreSnapshot: (name: string) => post(`${snapshot(name)}/restore`),
  deleteSnapshot: (name: string) => remove(snapshot(name)),
  worlds: () => get<shapes.WorldList>('worlds'),
  dropWorlds: () => remove('worlds'),
  changeClock: (change: ClockChange) => put<ClockState>('clock', change),
  journal: (query: Query) => get<JournalPage>('journal', { ...query, bodies: false }),
  entry: (id: number | string) => get<Entry>(`journal/${id}`),
  clearJournal: () => remove('journal'),
  findings: () => get<{ findings: FindingInWords[] }>('findings'),
  outbox: () => get<{ mails: Mail[] }>('outbox'),
  clearOutbox: () => remove('outbox'),
  faults: () => get<{ rules: ActiveFault[] }>('faults'),
  addFault: (rule: Rule) => post<ActiveFault>('faults', rule),
  removeFault: (id: number) => remove(`faults/${id}`),
  clearFaults: () => remove('faults'),
  pass: () => get<shapes.PassState>('pass'),
  setPass: (operations: readonly string[], to: string | null) =>
    put('pass', { operations: operations.join(','), to }),
  recording: () => get<RecordingState>('recording'),
  setRecording: (isOn: boolean) => put('recording', { isOn }),
  recordedScenario: () => get<{ yaml: string }>('recording/scenario'),
  description: <Description>(of: 'openapi' | 'control') => get<Description>(`${of}.json`),
  /** Operations, document types and state machines; read once. */
  tables: () => {
    tablesRead ??= get<shapes.Tables>('tables.json').catch((error) => {
      tablesRead = undefined;
      throw error;
    });
    return tablesRead;
  },
};

/** The account of this name. Throws an Error that says which there are. */
export function accountNamed(accounts: readonly Account[], name: string | undefined): Account {
  const found = accounts.find((one) => one.name === name);
  if (found !== undefined) return found;
  const names = accounts.map((one) => one.name).join(', ') || 'none';
  throw new Error(`There is no account ${name}. There are: ${names}.`);
}

/** The account of this name, or the first. */
export const accountOrFirst = (accounts: readonly Account[], name: string | undefined): Account =>
  accountNamed(accounts, accounts.find((one) => one.name === name)?.name ?? accounts[0]?.name);
