/** Documents: create, get, update. */
import { randomBytes } from 'node:crypto';
import { readDocument } from './document-body.js';
import { docJson } from './document-view.js';
import { type Call, missing, type Reply, refuse } from './http.js';
import { isObject } from './json.js';
import { type Kind, kindOf } from './kinds.js';
import { type Doc, entry, nextId } from './store.js';

export function kindOfCall(call: Call): Kind {
  return call.route.kind ?? kindOf('invoices');
}

/** The document that a path names; one of another type is not answered as this type. */
export function docOf(call: Call, anyKind = false): Doc {
  const text = call.params['document-id'] ?? call.params['receipt-id'] ?? '';
  const doc = /^[1-9]\d{0,15}$/.test(text) ? call.account.docs.get(Number(text)) : undefined;
  const kind = call.route.kind;
  const fits =
    doc &&
    (anyKind ||
      !kind ||
      doc.kind === kind ||
      (call.has('one-family-one-path') &&
        doc.kind.family === kind.family &&
        call.route.action === 'document.get'));
  if (!doc || !fits) return missing('document');
  call.doc = doc;
  call.touched = doc;
  return doc;
}

export const wrapped = (call: Call, doc: Doc): Reply => ({
  status: 200,
  body: { [doc.kind.singular]: docJson(call, doc) },
});

export const today = (): string => new Date().toISOString().slice(0, 10).split('-').reverse().join('/');

function withNote(call: Call, doc: Doc): void {
  const note = call.account.clients.get(doc.clientId)?.fields.observations;
  const text = typeof note === 'string' && note !== '' ? note : undefined;
  if (text === undefined) return;
  const own = doc.fields.observations;
  const glue = call.has('client-note-comes-first') ? [text, own] : [own, text];
  if (typeof own === 'string' && own.includes(text)) return;
  doc.fields.observations = glue.filter((part) => typeof part === 'string' && part !== '').join('\n');
}

export function newDoc(call: Call, kind: Kind, clientId: number): Doc {
  const id = nextId(call.world, kind.family === 'order' ? 'order' : 'document', call.account.docs.keys());
  return {
    ...entry(id),
    kind,
    status: 'draft',
    number: undefined,
    sequenceId: undefined,
    clientId,
    lines: [],
    fields: {},
    token: randomBytes(12).toString('hex'),
    hash: undefined,
    ownerId: undefined,
    paid: 0n,
    asked: {},
  };
}

export function createDocument(call: Call): Reply {
  const kind = kindOfCall(call);
  const plan = readDocument(call, kind);
  const clientId = plan.client?.() ?? refuse('client is missing');
  for (const store of plan.items) store();
  const doc = newDoc(call, kind, clientId);
  Object.assign(doc.fields, plan.fields);
  doc.fields.date ??= today();
  doc.fields.due_date ??= doc.fields.date;
  doc.lines = plan.lines ?? [];
  doc.sequenceId = plan.sequenceId;
  doc.ownerId = plan.ownerId;
  withNote(call, doc);
  call.account.docs.set(doc.id, doc);
  call.doc = doc;
  call.touched = doc;
  const status =
    kind.family === 'guide' && !call.has('guides-are-created-with-201')
      ? 200
      : call.has('documents-are-created-with-200')
        ? 200
        : 201;
  return { ...wrapped(call, doc), status };
}

export function getDocument(call: Call): Reply {
  const doc = docOf(call);
  if (doc.status === 'deleted' && call.has('deleted-is-gone')) missing('document');
  return wrapped(call, doc);
}

export function updateDocument(call: Call): Reply {
  const doc = docOf(call);
  const tolerant =
    call.has('final-documents-take-a-reference') && doc.status === 'final' && isObject(call.body);
  if (doc.status !== 'draft' && !tolerant) return refuse('only a draft can be changed');
  const plan = readDocument(call, doc.kind, doc);
  if (doc.status !== 'draft') {
    if (typeof plan.fields.reference === 'string') doc.fields.reference = plan.fields.reference;
    return { status: 200 };
  }
  if (plan.client) doc.clientId = plan.client();
  for (const store of plan.items) store();
  Object.assign(doc.fields, plan.fields);
  if (plan.lines) doc.lines = plan.lines;
  if (plan.sequenceId !== undefined) doc.sequenceId = plan.sequenceId;
  if (plan.ownerId !== undefined) doc.ownerId = plan.ownerId;
  withNote(call, doc);
  doc.updates += 1;
  return call.has('document-updates-answer-it') ? wrapped(call, doc) : { status: 200 };
}
