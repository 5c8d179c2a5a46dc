/**
 * Types of the control API's requests and answers, by name. `npm run schemas` generates the schemas of its description
 * from these types and their comments.
 */
import type { Cell, DocumentTypeNames, StateTable } from '../../generated/states.js';
import type { ClockChange, ClockState, Mail, MockState } from './actions.js';
import type { ActiveFault, FaultRule } from './fault-rules.js';
import type { FindingInWords } from './finding-words.js';
import type { JournalFilter } from './journal.js';
import type { Entry, Summary } from './journal-entry.js';
import type { DocumentList, DocumentQuery } from './overview.js';
import type { PassRow } from './pass-control.js';
import type { RecordingState } from './recording-control.js';
import type { RecordList, RecordQuery, StoredRecord } from './records.js';
import type { Saved, SaveInput } from './saved-scenarios.js';
import type { TimelineEvent } from './timeline.js';
import type { DateTime, Text, Whole } from './whole.js';

/**
 * 1 to 64 letters, digits, "-", "_" or ".".
 *
 * @pattern ^[A-Za-z0-9_.-]{1,64}$
 */
export type Name = string;

export interface ScenarioName {
  /** @examples ["demo", "empty", "large"] */
  name: Text;
}

export interface ScenarioList {
  /** The one that main runs on. */
  loaded: string;
  scenarios: { name: string; description: string }[];
}

export interface SnapshotInfo {
  name: string;
  /** The world it was made of. */
  world: string;
  takenAt: DateTime;
}

export interface WorldInfo {
  name: string;
  /** A base URL that needs no header. */
  url: string;
  /** Its snapshot; null: the loaded scenario. */
  from: string | null;
  createdAt: DateTime;
  usedAt: DateTime;
  faults: Whole;
}

export interface WorldList {
  worlds: WorldInfo[];
  limits: { max: Whole; idleMs: Whole };
  /** How many had to go so far. */
  dropped: Whole;
}

/** The document as the API shows it, and who sends and gets it. */
export interface FoundDocument {
  document: object;
  account: object;
  client: object;
  /** It was written past the rules. */
  isForced: boolean;
}

/** What the journal shows at once, and what it keeps. */
export interface JournalPage<Shown = Entry | Summary> {
  entries: Shown[];
  kept: Whole;
  capacity: Whole;
  /** Id of the newest exchange so far; 0 before the first. */
  newest: Whole;
  /** Id of the oldest that is kept; 0 when none is. */
  oldest: Whole;
}

export interface JournalQuery extends Omit<JournalFilter, 'account'> {
  /** An account's name, as the host of the request gave it. */
  account?: Text;
  /**
   * false leaves out headers, bodies and curl.
   *
   * @default true
   */
  bodies?: boolean;
}

export interface OutboxQuery {
  /** An account's name; without it of every account. */
  account?: Text;
}

/** A rule before it is checked: it may name any operation. */
export interface FaultWish extends Omit<FaultRule, 'operation'> {
  /** An operationId, or * for every request. */
  operation: Text;
}

export interface PassState {
  /** Named when the mock was started. */
  servers: readonly string[];
  /** Those that pass; the mock answers all others. */
  operations: PassRow[];
}

export interface PassChange {
  /**
   * Operation ids, resources, types of document and patterns with `*`, separated by commas.
   *
   * @minLength 1
   * @maxLength 20000
   * @examples ["items,createClient", "*Invoice"]
   */
  operations: string;
  /** One of the servers; null: the mock answers. */
  to: string | null;
}

export interface OperationRow {
  id: string;
  method: string;
  path: string;
  summary: string;
  resource: string;
}

/** State -> trigger -> where it leads; null where it is not allowed. */
export type Cells = Readonly<Record<string, Readonly<Record<string, Cell | null>>>>;

/** Operations, document types and state machines of the mocked API. */
export interface Tables {
  operations: OperationRow[];
  documentTypes: Record<string, DocumentTypeNames>;
  stateTables: Record<string, StateTable>;
  cells: Record<string, Cells>;
}

/** What is wrong, where, and what to do. */
export interface Refused {
  errors: {
    error: Text;
    details?: { field: string; message: string }[];
  };
}

/** The types by their names in the rows of operations. */
export interface Shapes {
  State: MockState;
  ScenarioName: ScenarioName;
  ScenarioList: ScenarioList;
  SaveWish: SaveInput;
  Saved: Saved;
  RecordQuery: RecordQuery;
  RecordList: RecordList;
  /** @minProperties 1 */
  Fields: Record<string, unknown>;
  StoredRecord: StoredRecord;
  Timeline: { events: TimelineEvent[] };
  DocumentQuery: DocumentQuery;
  DocumentList: DocumentList;
  FoundDocument: FoundDocument;
  Snapshot: SnapshotInfo;
  SnapshotList: { snapshots: SnapshotInfo[] };
  SnapshotName: { name: Name };
  World: WorldInfo;
  WorldList: WorldList;
  WorldWish: { name: Name; from?: Name };
  Clock: ClockState;
  ClockChange: ClockChange;
  JournalQuery: JournalQuery;
  JournalFollowed: Omit<JournalQuery, 'bodies' | 'before' | 'after' | 'limit'>;
  JournalPage: JournalPage;
  Entry: Entry;
  FindingList: { findings: FindingInWords[] };
  OutboxQuery: OutboxQuery;
  MailList: { mails: Mail[] };
  Pass: PassState;
  PassChange: PassChange;
  Recording: RecordingState;
  RecordingSwitch: { isOn: boolean };
  /** As a scenario's file holds it, with stand-ins for keys and personal data. */
  RecordedScenario: { yaml: string };
  Fault: FaultWish;
  ActiveFault: FaultWish & Pick<ActiveFault, 'id' | 'hits'>;
  FaultList: { rules: (FaultWish & Pick<ActiveFault, 'id' | 'hits'>)[] };
  Tables: Tables;
  Description: { openapi: string; paths: object; [part: string]: unknown };
  Refused: Refused;
}
