/** The shape of the rows that exist for every document type, and the operations of a type at which they act. */
import { type OperationId, operations } from '../../generated/operations.js';
import type { DocumentTypeNames } from '../../generated/states.js';
import type { ServiceRequest } from '../service/request.js';
import type { Apply, Row, Way } from './adversary.js';
import type { Json } from './body-fields.js';
import { onRecord } from './service-ways.js';

/** What the server does wrong with documents of this type, and how. */
export type DocumentRow = readonly [says: string, make: (own: Operations) => Apply, exceptions?: Row[4]];
export type Operations = Readonly<Record<'create' | 'get' | 'update' | 'change' | 'email', OperationId>>;

export const operationsOf = ({ pascal }: DocumentTypeNames): Operations => ({
  create: `create${pascal}` as OperationId,
  get: `get${pascal}` as OperationId,
  update: `update${pascal}` as OperationId,
  change: `change${pascal}State` as OperationId,
  email: `email${pascal}` as OperationId,
});

/** Applies a way at these operations of a type. */
export const on =
  (...names: readonly (keyof Operations)[]) =>
  (way: Way) =>
  (own: Operations): Apply =>
    way(names.map((name) => own[name]));
/** At get: the stored value is right. */
export const shown = on('get');
export const shows = (edit: (record: Json) => void) => shown(onRecord(edit));
export const stored = on('create', 'update');

export const isCreate = ({ operation }: ServiceRequest): boolean => operations[operation].action === 'create';
