/**
 * The suite's own small expectation of the service: which records there are, what was last sent of each, and in which
 * state each document is. Knows only what is stated; where nothing is (a state after a payment), it expects nothing.
 */
import type { Kept, RecordKind } from '../checks/kit/records.js';
import type { MadeDocument } from '../given/given.js';

export interface ModelDocument {
  document: MadeDocument;
  /** undefined: not stated any more. */
  state: string | undefined;
}

export interface Model {
  /** By kind, in order of creation. */
  records: Map<RecordKind, Kept[]>;
  /** Deleted for good. */
  removed: { kind: RecordKind; record: Kept }[];
  documents: ModelDocument[];
}

export const emptyModel = (): Model => ({ records: new Map(), removed: [], documents: [] });

export function recordsOf(model: Model, kind: RecordKind): Kept[] {
  const known = model.records.get(kind) ?? [];
  model.records.set(kind, known);
  return known;
}

/** The one that a drawn number means; undefined when there is none. */
export const chosen = <T>(all: readonly T[], which: number): T | undefined => all[which % all.length];
