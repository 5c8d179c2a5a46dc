/**
 * The input of a condition for one request: the request, the records it concerns as answers show them, and the memory
 * of them.
 */
import { type Operation, type OperationId, operations } from '../../../generated/operations.js';
import { documentTypes } from '../../../generated/states.js';
import { isObject } from '../../service/body-values.js';
import type { Handle, ServiceRequest, ServiceResponse } from '../../service/request.js';
import type { Service } from '../../service/service.js';
import { kindAt } from '../../service/store/document-kinds.js';
import { idOf, type Json, listOf, look, recordOf } from '../body-fields.js';
import type { AccountPast, Act, MemoryQueries, Past, Subject } from './remembered.js';

/** A record that a request concerns; for a list, each record of the page. */
export interface Concerned {
  /** As an answer shows it; for a refused request, as it was sent. */
  readonly record: Json;
  readonly past: Past;
}

export interface Scene {
  readonly operation: Operation;
  readonly subject: Subject | undefined;
  readonly act: Act;
  readonly account: string | undefined;
  readonly query: ServiceRequest['query'];
  /** The fields under the body's wrapper; `{}` without a body. */
  readonly sent: Json;
  /** The status of the healthy service's answer. */
  readonly status: number;
  /** The page of a list in the healthy service's answer. */
  readonly page: readonly Json[] | undefined;
  readonly concerned: readonly Concerned[];
  /** The record of the path before the request. */
  readonly before: Json | undefined;
  readonly theirs: AccountPast;
  readonly memory: MemoryQueries;
}

const bySubject: Readonly<Record<string, Subject>> = {
  accounts: 'account',
  clients: 'client',
  items: 'item',
  sequences: 'sequence',
  taxes: 'tax',
  treasury: 'client',
};
const byOperation: Partial<Record<OperationId, Act>> = {
  changeReceiptState: 'change-state',
  createPartialPayment: 'pay',
  findClientByCode: 'find',
  findClientByName: 'find',
  getDocumentPdf: 'pdf',
  getDocumentQrCode: 'qr-code',
  listClientInvoices: 'list',
  listRelatedDocuments: 'related',
  setCurrentSequence: 'set-default',
};
const byVerb = ['create', 'get', 'update', 'delete', 'list'] as const;

export function subjectOf({ id, family, path, resource }: Operation): Subject | undefined {
  const isDocument = family !== undefined || /\{document-id\}|\{receipt-id\}/.test(path);
  return isDocument || id === 'listClientInvoices' ? 'document' : bySubject[resource];
}

export function actOf({ id, action, resource }: Operation): Act {
  const named = byOperation[id];
  if (named !== undefined) return named;
  if (resource === 'treasury' || resource === 'saft') return 'other';
  return action ?? byVerb.find((verb) => id.startsWith(verb)) ?? 'other';
}

/** Access to records that bypasses the fault. */
export interface RecordAccess {
  /** Without the fault. */
  readonly handle: Handle;
  readonly service: Service;
  readonly memory: MemoryQueries;
}

const getters: Partial<Record<Subject, readonly [OperationId, string]>> = {
  account: ['getAccount', 'account-id'],
  client: ['getClient', 'client-id'],
  item: ['getItem', 'item-id'],
  sequence: ['getSequence', 'sequence-id'],
  tax: ['getTax', 'tax-id'],
};

/** The record of the path, as a get request shows it. */
export function recordAt({ handle, service }: RecordAccess, request: ServiceRequest): Json | undefined {
  const subject = subjectOf(operations[request.operation]);
  const id = idOf(request);
  if (subject === undefined || !/^\d{1,15}$/.test(id)) return undefined;
  let getter = getters[subject];
  if (subject === 'document' && request.operation !== 'listClientInvoices') {
    const kept = service.read(request.account, 'documents', Number(id));
    if (kept === undefined) return undefined;
    const { pascal } = documentTypes[kindAt(kept.kind).plural as keyof typeof documentTypes];
    getter = [`get${pascal}` as OperationId, pascal === 'Receipt' ? 'receipt-id' : 'document-id'];
  }
  if (getter === undefined) return undefined;
  const owner = service
    .accounts()
    .find(({ name, isDefault }) => name === request.account || (isDefault && request.account === undefined));
  const shown = look(handle, request, getter[0], { apiKey: owner?.apiKey, path: { [getter[1]]: id } });
  return shown.status === 200 ? recordOf(shown) : undefined;
}

/** The fields under the wrapper of a body. */
function sentIn(body: unknown): Json {
  const [inner] = isObject(body) ? Object.values(body) : [];
  return isObject(inner) ? inner : {};
}

export function sceneOf(
  eyes: RecordAccess,
  request: ServiceRequest,
  answer: Pick<ServiceResponse, 'status' | 'body'>,
  before: Json | undefined,
): Scene {
  const operation = operations[request.operation];
  const [subject, act] = [subjectOf(operation), actOf(operation)];
  const sent = sentIn(request.body);
  const isList = act === 'list' || act === 'related';
  const page = isList && answer.status === 200 ? (listOf(answer as ServiceResponse)?.list ?? []) : undefined;
  const own = isList && act === 'list' ? undefined : ownRecord(eyes, request, answer, sent, before);
  const records = [...(own ? [own] : []), ...(page ?? [])];
  const { memory } = eyes;
  const theirs = memory.accountOf(request.account);
  const pastOf = (record: Json): Past => {
    const past = memory.pastOf(subject, record);
    return act === 'create' ? { ...past, nth: (theirs.done.get(operation.id) ?? 0) + 1 } : past;
  };
  return {
    operation,
    subject,
    act,
    account: request.account,
    query: request.query,
    sent,
    status: answer.status,
    page,
    concerned: records.map((record) => ({ record, past: pastOf(record) })),
    before,
    theirs,
    memory,
  };
}

function ownRecord(
  eyes: RecordAccess,
  request: ServiceRequest,
  answer: Pick<ServiceResponse, 'status' | 'body'>,
  sent: Json,
  before: Json | undefined,
): Json | undefined {
  const act = actOf(operations[request.operation]);
  if (act === 'create' || act === 'find') {
    const made = answer.status < 300 ? recordOf(answer as ServiceResponse) : undefined;
    // The sent fields are included: a document shows only part of its client.
    return made || Object.keys(sent).length > 0 ? { ...sent, ...made } : undefined;
  }
  return before === undefined ? undefined : (recordAt(eyes, request) ?? before);
}
