/**
 * A typed client of the control API, about the chosen world. Everything rejects with an Error that gives the server's
 * reason. Calls of the mocked API itself are in api-call.ts.
 */
import type * as tables from '../../../generated/states.js';
import type { AccountState, ClockChange, ClockState, Mail, MockState } from '../../control/actions.js';
import type { ActiveFault, FaultRule } from '../../control/fault-rules.js';
import type { FindingInWords } from '../../control/finding-words.js';
import type { Entry, Summary } from '../../control/journal-entry.js';
import type { DocumentList } from '../../control/overview.js';
import type { PassRow } from '../../control/pass-control.js';
import type { RecordingState } from '../../control/recording-control.js';
import type { Saved } from '../../control/saved-scenarios.js';
import type { TimelineEvent } from '../../control/timeline.js';
import { reasonOf } from './api-call.js';

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
  Saved,
  Summary,
  TimelineEvent,
};
export type Account = AccountState;
/** A rule before the server has checked it: a form or a switch may name any operation. */
export type Rule = Omit<FaultRule, 'operation'> & { operation: string };
export type DocumentType = tables.DocumentTypeNames;
/** State -> trigger -> where it leads; null where it is not allowed. */
export type Cells = Readonly<Record<string, Readonly<Record<string, tables.Cell | null>>>>;

export interface OperationRow {
  id: string;
  method: string;
  path: string;
  summary: string;
  resource: string;
}

export interface Tables {
  operations: OperationRow[];
  documentTypes: Record<string, DocumentType>;
  stateTables: Record<string, tables.StateTable>;
  cells: Record<string, Cells>;
}

export interface JournalPage {
  entries: Summary[];
  kept: number;
  capacity: number;
  newest: number;
  oldest: number;
}

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

/** A record in its stored form. */
export interface StoredRecord extends Record<string, unknown> {
  id: number;
  isForced: boolean;
}

export interface RecordList {
  records: StoredRecord[];
  pagination: DocumentList['pagination'];
}

export interface Snapshot {
  name: string;
  world: string;
  takenAt: string;
}

export interface WorldList {
  worlds: { name: string }[];
  limits: { max: number; idleMs: number };
}

export interface ScenarioList {
  loaded: string;
  scenarios: { name: string; description: string }[];
}

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

const WORLD = 'mock-world';
export const chosenWorld = (): string => sessionStorage.getItem(WORLD) ?? 'main';
export const chooseWorld = (name: string): void => sessionStorage.setItem(WORLD, name);

/** What is about all worlds takes no name of one. */
const OF_ALL_WORLDS = /^(worlds|journal|tables|openapi|control)\b/;

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

let tablesRead: Promise<Tables> | undefined;

export const control = {
  state: () => get<MockState>('state'),
  reset: () => post('reset'),
  undo: () => post('undo'),
  scenarios: () => get<ScenarioList>('scenarios'),
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
  worlds: () => get<WorldList>('worlds'),
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
  pass: () => get<{ servers: string[]; operations: PassRow[] }>('pass'),
  setPass: (operations: readonly string[], to: string | null) =>
    put('pass', { operations: operations.join(','), to }),
  recording: () => get<RecordingState>('recording'),
  setRecording: (isOn: boolean) => put('recording', { isOn }),
  recordedScenario: () => get<{ yaml: string }>('recording/scenario'),
  description: <Description>(of: 'openapi' | 'control') => get<Description>(`${of}.json`),
  /** Operations, document types and state machines; read once. */
  tables: () => {
    tablesRead ??= get<Tables>('tables.json').catch((error) => {
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
