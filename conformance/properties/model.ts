/**
 * The expected state of the service: which records there are, what was last sent for each, and the state of each document. Only
 * what is stated; otherwise (the state after a payment) nothing is expected.
 */
import type { Kept, RecordKind } from '../checks/kit/records.js';
import type { MadeDocument } from '../given/given.js';

export interface ModelDocument {
  document: MadeDocument;
  /** Undefined: no longer stated. */
  state: string | undefined;
}

export interface Model {
  /** By kind, in order of creation. */
  records: Map<RecordKind, Kept[]>;
  removed: { kind: RecordKind; record: Kept }[];
  documents: ModelDocument[];
}

export const emptyModel = (): Model => ({ records: new Map(), removed: [], documents: [] });

export function recordsOf(model: Model, kind: RecordKind): Kept[] {
  const known = model.records.get(kind) ?? [];
  model.records.set(kind, known);
  return known;
}

/** The record selected by a drawn number; undefined if there is none. */
export const chosen = <T>(all: readonly T[], which: number): T | undefined => all[which % all.length];
