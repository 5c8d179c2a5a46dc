/** What a defect is, and the few ways in which one shows. It owns no defect. */
import { docJson } from './document-view.js';
import { type Call, operation, type Reply, type Route } from './http.js';
import { isObject, type Json, type JsonObject, setAt, valueAt } from './json.js';
import type { Family } from './kinds.js';
import type { Account, Doc, World } from './store.js';

export interface Door {
  world: World;
  route: Route;
  query: URLSearchParams;
  named: Account | undefined;
  params: Record<string, string>;
}
export interface Defect {
  name: string;
  says: string;
  /** The operations to blame, as `GET /items.json`. */
  blames: string[];
  /** The words of the description that it breaks. */
  breaks: string;
  /** Shows only under this condition. */
  when?: string;
  /** Lets somebody in, or in as somebody else. */
  door?: (door: Door) => Account | undefined;
  /** Changes the request, or answers in the handler's place. */
  before?: (call: Call) => Reply | undefined;
  /** Changes the answer or what is stored. */
  after?: (call: Call, reply: Reply) => Reply | undefined;
  /** Changes what leaves, refusals at the door too. */
  wire?: (reply: Reply, request: { method?: string; url?: string }) => Reply | undefined;
}

export type Hooks = Pick<Defect, 'door' | 'before' | 'after' | 'wire'>;

export const defect = (
  name: string,
  says: string,
  blames: string | string[],
  breaks: string,
  hooks: Hooks,
  when?: string,
): Defect => ({
  name,
  says,
  blames: Array.isArray(blames) ? blames : [blames],
  breaks,
  ...hooks,
  ...(when === undefined ? {} : { when }),
});

export type Test = (call: Call, reply?: Reply) => boolean;

export const all =
  (...tests: Test[]): Test =>
  (call, reply) =>
    tests.every((test) => test(call, reply));
export const not =
  (test: Test): Test =>
  (call, reply) =>
    !test(call, reply);
export const action =
  (...names: string[]): Test =>
  (call) =>
    names.includes(call.route.action);
export const kind =
  (...plurals: string[]): Test =>
  (call) =>
    plurals.includes(call.route.kind?.plural ?? '');
export const family =
  (...names: Family[]): Test =>
  (call) =>
    names.includes(call.route.kind?.family ?? 'receipt');
export const good: Test = (_call, reply) => (reply?.status ?? 0) < 300;
export const is =
  (op: string): Test =>
  (call) =>
    operation(call.route) === op;
export const sent =
  (path: string, test: (value: Json) => boolean = () => true): Test =>
  (call) => {
    const value = valueAt(call.body, path);
    return value !== undefined && test(value);
  };
export const asked =
  (name: string, test: (value: string) => boolean = () => true): Test =>
  (call) =>
    call.query.getAll(name).some(test);
export const answered =
  (path: string, test: (value: Json) => boolean = () => true): Test =>
  (_call, reply) => {
    const value = valueAt(reply?.body, path);
    return value !== undefined && test(value);
  };
/** The body of a document request, whatever its wrapper is called. */
export const inner = (call: Call): JsonObject => {
  const found = isObject(call.body) ? Object.values(call.body).find((value) => isObject(value)) : undefined;
  return isObject(found) ? found : {};
};
export const innerOf = (reply: Reply): JsonObject => {
  const found = isObject(reply.body) ? Object.values(reply.body).find((value) => isObject(value)) : undefined;
  return isObject(found) ? found : {};
};
export const listOf = (reply: Reply): Json[] | undefined =>
  isObject(reply.body)
    ? Object.values(reply.body).find((value): value is Json[] => Array.isArray(value))
    : undefined;

/** True from the second time on that the same thing happens to the same record. */
export const again =
  (label: string, from = 2): Test =>
  (call) => {
    const key = `${label} ${call.account.id} ${Object.values(call.params).join(' ')}`;
    const count = (call.world.seen.get(key) ?? 0) + 1;
    call.world.seen.set(key, count);
    return count >= from;
  };

/** The document that a path names, whatever its type. */
export const namedDoc = (call: Call): Doc | undefined =>
  call.account.docs.get(Number(call.params['document-id'] ?? call.params['receipt-id']));

export const answers = (test: Test, change: (call: Call, reply: Reply) => Reply | undefined): Hooks => ({
  after: (call, reply) => (test(call, reply) ? change(call, reply) : undefined),
});
export const changes = (test: Test, change: (body: JsonObject, call: Call, reply: Reply) => void): Hooks =>
  answers(all(good, test), (call, reply) => {
    if (isObject(reply.body)) change(reply.body, call, reply);
    return undefined;
  });
export const puts = (
  test: Test,
  path: string,
  value: Json | undefined | ((was: Json | undefined) => Json | undefined),
): Hooks =>
  changes(test, (body) => {
    const was = valueAt(body, path);
    if (was !== undefined) setAt(body, path, typeof value === 'function' ? value(was) : value);
  });
export const drops = (test: Test, path: string): Hooks => puts(test, path, undefined);
export const status = (test: Test, code: number, body?: Json): Hooks =>
  answers(test, (_call, reply) => ({ ...reply, status: code, ...(body === undefined ? {} : { body }) }));
export const requests = (test: Test, change: (call: Call) => void): Hooks => ({
  before: (call) => {
    if (test(call)) change(call);
    return undefined;
  },
});
export const instead = (test: Test, reply: (call: Call) => Reply): Hooks => ({
  before: (call) => (test(call) ? reply(call) : undefined),
});
export const stores = (test: Test, write: (call: Call, reply: Reply) => void): Hooks =>
  answers(all(good, test), (call, reply) => {
    write(call, reply);
    return undefined;
  });
/** Writes after the handler and answers the document as it is then. */
export const rewrites = (test: Test, write: (doc: Doc, call: Call) => void): Hooks =>
  answers(all(good, test), (call, reply) => {
    if (!call.doc) return undefined;
    write(call.doc, call);
    return reply.body === undefined
      ? reply
      : { ...reply, body: { [call.doc.kind.singular]: docJson(call, call.doc) } };
  });
