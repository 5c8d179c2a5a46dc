/**
 * The memory of a mock with conditional faults: what happened to each record, how it was created, which other records
 * exist. Does not change the service.
 */
import type { ServiceRequest, ServiceResponse } from '../../service/request.js';
import { idOf, type Json, recordOf } from '../body-fields.js';
import type { AccountPast, Known, MemoryQueries, Past, RecordEvent, Subject } from './remembered.js';
import type { Scene } from './scene.js';

export interface Memory extends MemoryQueries {
  note(request: ServiceRequest, answer: ServiceResponse, scene: Scene): void;
}

const emptyPast = (): Past => ({
  nth: 0,
  writtenAt: 0,
  looksSince: 0,
  states: [],
  done: {},
  families: new Set(),
});

const count = (map: Map<string, number>, key: string): number => {
  const times = (map.get(key) ?? 0) + 1;
  map.set(key, times);
  return times;
};
const did = (past: Past, event: RecordEvent): void => {
  past.done[event] = (past.done[event] ?? 0) + 1;
};
const nameOf = (value: unknown): unknown => (value as Json | undefined | null)?.name;

interface Held {
  now: number;
  readonly pasts: Map<string, Past>;
  readonly accounts: Map<string, AccountPast>;
  readonly known: Map<string, Known>;
  /** Whether a name first came from a request that created the record itself, or from a document. */
  readonly named: Map<string, 'document' | 'itself'>;
  /** Which document each receipt pays. */
  readonly pays: Map<string, string>;
}

export function createMemory(): Memory {
  const held: Held = {
    now: 1,
    pasts: new Map(),
    accounts: new Map(),
    known: new Map(),
    named: new Map(),
    pays: new Map(),
  };
  return {
    now: () => held.now,
    pastOf: (subject, record) => pastAt(held, subject, record.id),
    accountOf: (account) => accountAt(held, account),
    isBornByDocument: (subject, account, name) =>
      held.named.get(`${subject} ${account ?? ''} ${String(name)}`) === 'document',
    known: () => held.known.values(),
    sawOtherAccounts: (account) => [...held.accounts.keys()].some((name) => name !== (account ?? '')),
    note: (request, answer, scene) => note(held, request, answer, scene),
  };
}

/** Ids are unique among documents of all types. An unknown past is empty, and stored only with `keeps`. */
function pastAt(held: Held, subject: Subject | undefined, id: unknown, keeps = false): Past {
  const key = `${subject} ${String(id)}`;
  const past = held.pasts.get(key) ?? emptyPast();
  if (keeps && id !== undefined) held.pasts.set(key, past);
  return past;
}

function accountAt(held: Held, account: string | undefined): AccountPast {
  const past = held.accounts.get(account ?? '') ?? {
    done: new Map(),
    refused: new Map(),
    deleted: new Map(),
  };
  held.accounts.set(account ?? '', past);
  return past;
}

function note(held: Held, request: ServiceRequest, answer: ServiceResponse, scene: Scene): void {
  const { act, subject, operation, account, theirs } = scene;
  const id = idOf(request);
  const past = id === '' ? undefined : pastAt(held, subject, id, true);
  if (answer.status >= 400) {
    if (answer.status !== 401) count(theirs.refused, operation.id);
    if (past) did(past, 'refused');
  } else {
    const times = count(theirs.done, operation.id);
    if (act === 'create' && subject) madeOne(held, scene, recordOf(answer), times);
    else if (past) noteDeed(held, request, answer, scene, past);
    if (act === 'delete' && subject) theirs.deleted.set(subject, (theirs.deleted.get(subject) ?? 0) + 1);
    for (const one of scene.page ?? []) did(pastAt(held, subject, one.id, true), 'listed');
    if (subject === 'document' && (act === 'create' || act === 'update')) namedBy(held, scene, account);
  }
  held.now += 1;
}

function madeOne(held: Held, scene: Scene, made: Json | undefined, nth: number): void {
  const { subject, account } = scene;
  if (!subject || made?.id === undefined) return;
  const past = pastAt(held, subject, made.id, true);
  past.nth = nth;
  past.writtenAt = held.now;
  past.states.push(String(made.status ?? ''));
  held.known.set(`${subject} ${String(made.id)}`, { subject, account, record: { ...scene.sent, ...made } });
  held.named.set(`${subject} ${account ?? ''} ${String(made.name)}`, 'itself');
}

function noteDeed(
  held: Held,
  request: ServiceRequest,
  answer: ServiceResponse,
  scene: Scene,
  past: Past,
): void {
  const { act, subject, before, sent, account } = scene;
  const now = scene.concerned[0]?.record;
  const wrote = ['update', 'change-state', 'email', 'pay', 'set-default', 'delete'].includes(act);
  if (act === 'get' || act === 'pdf' || act === 'qr-code' || act === 'related') past.looksSince += 1;
  if (act === 'get') did(past, 'read');
  if (act === 'pdf' && answer.status === 200) did(past, 'printed');
  if (act === 'qr-code' || act === 'related') did(past, 'linked');
  if (act === 'update') {
    did(past, 'updated');
    const [old, fresh] =
      subject === 'document' ? [nameOf(before?.client), nameOf(now?.client)] : [before?.name, now?.name];
    if (old !== fresh) did(past, 'renamed');
    if (now && subject) held.known.set(`${subject} ${idOf(request)}`, { subject, account, record: now });
  }
  if (act === 'email') {
    did(past, 'e-mailed');
    if (String((sent.client as Json | undefined)?.save) === '1') did(past, 'address-saved');
  }
  if (act === 'change-state') noteState(held, request, past, String(now?.status ?? ''));
  if (act === 'pay') {
    did(past, 'paid');
    if (String(now?.status) === 'settled') did(past, 'settled-by-payment');
    const receipt = recordOf(answer)?.id;
    pastAt(held, 'document', receipt, true).writtenAt = held.now;
    held.pays.set(String(receipt), idOf(request));
  }
  if (wrote) {
    past.writtenAt = held.now;
    past.looksSince = 0;
  }
}

function noteState(held: Held, request: ServiceRequest, past: Past, state: string): void {
  did(past, 'state-changed');
  if (past.states.includes(state)) did(past, 'came-back');
  past.states.push(state);
  const paid = held.pays.get(idOf(request));
  if (paid !== undefined && state === 'canceled') {
    const owner = pastAt(held, 'document', paid, true);
    did(owner, 'payment-canceled');
    owner.writtenAt = held.now;
    owner.looksSince = 0;
  }
}

/** Records the client and items that a document names. */
function namedBy(held: Held, scene: Scene, account: string | undefined): void {
  const document = scene.concerned[0]?.record;
  const client = document?.client as Json | undefined;
  const born = (subject: Subject, name: unknown) => {
    const key = `${subject} ${account ?? ''} ${String(name)}`;
    if (!held.named.has(key)) held.named.set(key, 'document');
  };
  if (client?.id !== undefined) {
    const past = pastAt(held, 'client', client.id, true);
    did(past, 'named-by-document');
    past.families.add(scene.operation.family ?? '');
    past.writtenAt = held.now;
    born('client', client.name);
  }
  for (const line of Array.isArray(document?.items) ? (document.items as Json[]) : [])
    born('item', line.name);
}
