/**
 * Malformed input: broken JSON, other content types, deep and hostile values, wrong methods. The answer must be a 4xx (or a lawful
 * success where the value is harmless), never a 5xx or none.
 */

import { type Operation, operations } from '../../../generated/operations.js';
import { lawfulRequest } from '../../given/lawful-requests.js';
import { cited } from '../../judge/citation.js';
import { refusalSymptom } from '../../judge/identity.js';
import { tags } from '../../judge/result.js';
import { isError, isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Answer, CallInput } from '../../target/call.js';
import { check } from '../kit/declare.js';
import { requestOf, unknownId } from '../kit/probe.js';
import { firstPlace, mayBeEmpty } from './operations.js';

const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

interface Bytes {
  slug: string;
  says: string;
  headers?: Record<string, string>;
  body: string;
  /** Valid JSON: where the body is not documented, a server may accept it. */
  isJson?: boolean;
}

const halfJson: Bytes = { slug: 'half-json', says: 'JSON that ends early', body: '{"item":{"name":"x"' };
const xml: Bytes = {
  slug: 'xml',
  says: 'XML',
  headers: { 'content-type': 'application/xml' },
  body: '<item/>',
};
const proto: Bytes = {
  slug: 'proto',
  says: 'a __proto__ key',
  body: '{"__proto__":{"polluted":true}}',
  isJson: true,
};
const deepest: Bytes = {
  slug: 'deep',
  says: 'an object two hundred levels deep',
  body: deep(200),
  isJson: true,
};
const array: Bytes = { slug: 'array', says: 'an array', body: '[]', isJson: true };
/** One of these per operation, alternating: bodies that are no object are refused before they reach an operation. */
const others: readonly Bytes[] = [
  { slug: 'no-json', says: 'text that is no JSON', body: 'name=x' },
  array,
  { slug: 'null', says: 'null', body: 'null', isJson: true },
  { slug: 'number', says: 'a number', body: '17', isJson: true },
];

/** Sends the bytes to the record with these path values, or to an operation without a record. */
async function sendBytes(
  t: CheckContext,
  operation: Operation,
  one: Bytes,
  values?: CallInput['path'],
): Promise<void> {
  const { headers, body: text } = one;
  const answer = await t.raw(requestOf({ operation: operation.id, path: values, text, headers }));
  // An object without the wrapper is an empty update.
  const saysNothing = one.body.startsWith('{') && mayBeEmpty(operation);
  const mayPass = one.isJson && (operation.body?.assumed !== undefined || saysNothing);
  if (!mayPass) {
    t.expect.that(
      isError(answer.status),
      `a 4xx for ${one.says}`,
      `${answer.status} ${answer.text.slice(0, 120)}`,
      { field: 'body', symptom: refusalSymptom(answer.status) },
    );
  }
}

/** The first type of each family; the other types probably share its parsers, routers and counters. */
const firstOfFamily: readonly string[] = ['invoices', 'quotes', 'shippings', 'purchase_orders', 'receipts'];
export const isFirstOfFamily = ({ documentType }: Operation): boolean =>
  documentType === undefined || firstOfFamily.includes(documentType);

const hasBytes = ({ body, id }: Operation): boolean =>
  body?.required === true && id !== 'configureAtCommunication';

export function bytesChecks(operation: Operation, nth: number): Check[] {
  const { id } = operation;
  if (!hasBytes(operation)) return [];
  // An update may lack every field, so its 422 is judged by an array, for every type.
  const ofUpdate =
    operation.action === 'update' && operation.responses['422']?.assumed === undefined ? array : undefined;
  const first = isFirstOfFamily(operation);
  const other = first ? others[nth % others.length] : ofUpdate;
  // The other types probably merge bodies by the same code; those that create them do so first.
  const merges = first || operation.action === 'create';
  const kinds = [halfJson, xml, deepest, ...(merges ? [proto] : []), ...(other ? [other] : [])];
  return [
    check(`${id}/broken-bytes`, {
      statement: cited(`status:${id}/422`, 'errors:422'),
      title: `${kinds.map(({ says }) => says).join(', ')} -> a 4xx each, never a 5xx`,
      rule: 'A body that is not in order is refused, and the server goes on.',
      source: 'General conventions; Errors',
      kind: 'robustness',
      run: async (own) => {
        const t = operation.server === 'public' ? own : await firstPlace(own, operation);
        const { path } = await lawfulRequest(t, id, true);
        for (const one of kinds) await sendBytes(t, operation, one, path);
      },
    }),
  ];
}

/** Sends JSON that ends early, and another malformed body, which `second` selects. */
export async function sendBroken(
  t: CheckContext,
  operation: Operation,
  values: CallInput['path'],
  second?: number,
): Promise<void> {
  if (!hasBytes(operation)) return;
  const inTurn = [xml, deepest, xml, proto, deepest, others[(second ?? 0) % others.length]] as const;
  const other = second === undefined ? undefined : inTurn[second % inTurn.length];
  for (const one of [halfJson, other]) if (one) await sendBytes(t, operation, one, values);
}

/** Invalid ids in the path: never a 5xx, never a record. */
const oddPaths = ['-1', "1'%20OR%20'1'='1", '9'.repeat(400)];
/** One of these pairs per operation, alternating. */
const otherPaths = [
  ['0', '..%2f..%2fetc%2fpasswd'],
  ['1e9', '%00'],
];

const unknown = { statement: 'rule:record-unknown' } as const;

/** Sends invalid ids, each of which must be refused. */
async function sendOddPaths(t: CheckContext, operation: Operation, paths: readonly string[]): Promise<void> {
  const statement = cited(`status:${operation.id}/404`, 'rule:record-unknown');
  for (const one of paths) {
    const at = operation.path.replace(/\{[^}]+\}/, one);
    const answer = await rawOrUnknown(t, operation, at);
    t.expect.that(isError(answer.status), `a 4xx for the id ${one.slice(0, 30)}`, answer.status, {
      field: 'path.id',
      symptom: refusalSymptom(answer.status),
      ...{ statement, subject: 'a 4xx', sort: 'status', operation: operation.id },
    });
  }
}

/** Sends one of the invalid ids, alternating. */
export const sendOddPath = (t: CheckContext, operation: Operation, nth: number): Promise<void> =>
  sendOddPaths(t, operation, [oddPaths[nth % oddPaths.length] ?? '-1']);

/** If an unknown id is not answered with 404 either, that is reported instead of the odd id. */
async function rawOrUnknown(t: CheckContext, operation: Operation, path: string): Promise<Answer> {
  try {
    return await t.raw({ method: 'GET', path, operation: operation.id });
  } catch (error) {
    const [name = ''] = operation.parameters.flatMap((one) => (one.in === 'path' ? [one.name] : []));
    await t.call(operation.id, { path: { [name]: unknownId } }, { status: 404, what: 'unknown id' });
    throw error;
  }
}

/** Whether invalid ids are sent to this operation: a GET of one record. */
export const hasOddPaths = ({ action, id }: Operation): boolean => action === 'get' || records.includes(id);

export function pathCheck(operation: Operation, nth: number): Check {
  const paths = isFirstOfFamily(operation)
    ? [...oddPaths, ...(otherPaths[nth % otherPaths.length] ?? [])]
    : oddPaths;
  return check(`${operation.id}/odd-paths`, {
    statement: 'rule:record-unknown',
    title: `ids that are none (negative, huge, injected${paths.length > oddPaths.length ? ', encoded' : ''}) -> a 4xx each`,
    kind: 'robustness',
    readOnly: true,
    run: (t) => sendOddPaths(t.inSecondAccount() ?? t, operation, paths),
  });
}

/**
 * An id that resembles the record's own must never be answered with that record; the status is not stated. `01`, `+1` and `1.0` are
 * left out, since they are the same number and how a server reads them is not stated.
 */
async function nearlyItsId(t: CheckContext, operation: Operation, id: string | number): Promise<void> {
  for (const near of [`${id}abc`, `${id},2`, `${id}e0`]) {
    const at = operation.path.replace(/\{[^}]+\}/, near);
    const { status, record } = await t.raw({ method: 'GET', path: at, operation: operation.id });
    t.expect.that(
      !isSuccess(status) || String(record.id) !== String(id),
      `no record for the id ${near.replace(String(id), 'ID')}`,
      `the record ID`,
      {
        field: 'path.id',
        symptom: 'accepted',
        ...unknown,
      },
    );
  }
  t.covers(tags.rule('record-unknown'));
}

/** Similar ids, and methods that the path does not have: no 5xx, and the record must still exist. */
function methodCheck(operation: Operation, nth: number): Check {
  const methods = [nth % 2 === 0 ? 'PATCH' : 'POST', 'DELETE'];
  return check(`${operation.id}/wrong-methods`, {
    statement: 'rule:no-server-error',
    title: `an id that is nearly its own, ${methods.join(' and ')} on its path -> no 5xx, and it alone is answered`,
    rule: 'Ids in paths are integers; a method that is not described is refused.',
    kind: 'robustness',
    run: async (t) => {
      const { name: _name, ...input } = await lawfulRequest(t, operation.id);
      await nearlyItsId(t, operation, Object.values(input.path ?? {})[0] ?? '');
      for (const method of methods) {
        const probe = { operation: operation.id, path: input.path, text: '{}' };
        const answer = await t.raw({ ...requestOf(probe), method });
        // A server may support more than the contract: then the record is lawfully deleted.
        if (method === 'DELETE' && isSuccess(answer.status)) return;
      }
      await t.call(operation.id, input, { what: 'the record afterwards' });
    },
  });
}

const all = (Object.values(operations) as Operation[]).filter(({ assumed }) => assumed === undefined);
const hasId = (operation: Operation) => operation.path.includes('{');

/** The four records that are not documents: other methods are not tried, because all checks share them. */
function nearIdCheck(operation: Operation): Check {
  return check(`${operation.id}/near-ids`, {
    title: `an id that is nearly a record's own -> never that record`,
    statement: 'rule:record-unknown',
    kind: 'robustness',
    run: async (t) => {
      const { path: values } = await lawfulRequest(t, operation.id);
      await nearlyItsId(t, operation, Object.values(values ?? {})[0] ?? '');
    },
  });
}

const records = ['getItem', 'getTax', 'getClient', 'getSequence'];

export const robustnessChecks: Check[] = [
  ...all.filter(({ id }) => records.includes(id)).map(nearIdCheck),
  ...all
    .filter((one) => one.method === 'get' && hasId(one) && one.action === 'get' && isFirstOfFamily(one))
    .map(methodCheck),
];
