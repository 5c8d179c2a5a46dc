/** The forms in which faults of documents are written: a row for every type, around get or before create and update. */
import type { OperationId } from '../../generated/operations.js';
import type { Decorate } from '../service/service.js';
import { fields, type Json, onAnswer, recordOf } from './make.js';

export const linesOf = (record: Json): Json[] =>
  Array.isArray(record.items) ? (record.items as Json[]) : [];
export const cents = (value: number) => Math.round(value * 100) / 100;

export interface Named {
  name: string;
  says: string;
  decorate(operations: Operations): Decorate;
}
export interface Operations {
  create: OperationId;
  get: OperationId;
  update: OperationId;
  change: OperationId;
  email: OperationId;
}

/** Get shows a record changed by `edit`. */
export const shown =
  (edit: (record: Json) => void) =>
  ({ get }: Operations): Decorate =>
    onAnswer([get], (response) => {
      const record = recordOf(response);
      if (record) edit(record);
      return response;
    });

/** What is sent to create or update is changed by `edit` before it is stored. */
export const stored =
  (edit: (inner: Json) => void) =>
  ({ create, update }: Operations): Decorate =>
  (handle) =>
  (request) =>
    request.operation === create || request.operation === update
      ? handle(fields(request, edit))
      : handle(request);
