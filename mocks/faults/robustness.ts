/** Faults of servers that stumble over what no client should send: broken bytes, odd ids, hostile queries. */
import { type Operation, type OperationId, operationIds, operations } from '../../generated/operations.js';
import type { Answer, Arrival } from '../http/hooks.js';
import { answering, type Fault } from './make.js';

type Row = Pick<Fault, 'stateDependent' | 'says'> & { operation: OperationId; slug: string };

const row = (one: Row, after: Fault['after']): Fault => ({
  id: `robustness/${one.operation}/${one.slug}`,
  area: 'robustness',
  operations: [one.operation],
  says: one.says,
  stateDependent: one.stateDependent,
  after,
});

/** Whether a request is for this operation: nobody has looked yet when its body cannot be read. */
function isFor({ method, path }: Operation): (arrival: Arrival) => boolean {
  const pattern = path.replaceAll('.', '\\.').replaceAll(/\{[\w-]+\}/g, '[^/]+');
  const form = new RegExp(`^${pattern}(\\?|$)`);
  return (arrival) => arrival.method.toLowerCase() === method && form.test(arrival.url);
}

function isBroken({ raw }: Arrival): boolean {
  try {
    JSON.parse(String(raw ?? '{}'));
    return false;
  } catch {
    return true;
  }
}

const isXml = ({ headers }: Arrival): boolean => String(headers['content-type'] ?? '').includes('xml');
const isProto = ({ raw }: Arrival): boolean => String(raw ?? '').includes('__proto__');
const depth = ({ raw }: Arrival): number => String(raw ?? '').split('{').length;

/** Answers of one operation to requests that `when` picks out, made new. */
function onOdd(
  operation: OperationId,
  when: (arrival: Arrival) => boolean,
  change: (answer: Answer) => Answer,
): Fault['after'] {
  const mine = isFor(operations[operation]);
  return () => (answer, arrival) => (mine(arrival) && when(arrival) ? change(answer) : answer);
}

function bodyFaults(id: OperationId): Fault[] {
  const { responses, method } = operations[id];
  const success = Number(Object.keys(responses).find((status) => status.startsWith('2')) ?? 200);
  const body = responses[success]?.empty ? undefined : {};
  const mine = isFor(operations[id]);
  const one = (slug: string, says: string, after: Fault['after'], stateDependent = false) =>
    row({ operation: id, slug, says: `${id} ${says}`, stateDependent }, after);
  return [
    one(
      'broken-json-500',
      'answers 500 to JSON that ends early.',
      onOdd(id, isBroken, () => answering(500)),
    ),
    one(
      'broken-json-accepted',
      'accepts JSON that ends early.',
      onOdd(id, isBroken, () => answering(success, body)),
    ),
    one(
      'xml-accepted',
      'accepts XML.',
      onOdd(id, isXml, () => answering(success, body)),
    ),
    one(
      'deep-drops',
      'breaks the connection when a body is deep.',
      onOdd(
        id,
        (arrival) => depth(arrival) > 100,
        (answer) => ({ ...answer, drop: true }),
      ),
    ),
    ...(method === 'post'
      ? [
          one(
            'proto-500',
            'answers 500 to a __proto__ key.',
            onOdd(id, isProto, () => answering(500)),
          ),
          one(
            'stuck-after-broken-json',
            'answers 500 to everything once it met JSON that ends early.',
            () => {
              let stuck = false;
              return (answer, arrival) => {
                if (!mine(arrival)) return answer;
                stuck ||= isBroken(arrival);
                return stuck && !isBroken(arrival) ? answering(500) : answer;
              };
            },
            true,
          ),
        ]
      : []),
  ];
}

function pathFaults(id: OperationId): Fault[] {
  return [
    row(
      {
        operation: id,
        slug: 'huge-id-500',
        says: `${id} answers 500 to an id of many digits.`,
        stateDependent: false,
      },
      onOdd(
        id,
        ({ url }) => /\d{100}/.test(url),
        () => answering(500),
      ),
    ),
    row(
      {
        operation: id,
        slug: 'quote-id-500',
        says: `${id} answers 500 to a quote in an id.`,
        stateDependent: false,
      },
      onOdd(
        id,
        ({ url }) => url.includes("'"),
        () => answering(500),
      ),
    ),
    row(
      {
        operation: id,
        slug: 'negative-id-found',
        says: `${id} answers 200 to id -1.`,
        stateDependent: false,
      },
      onOdd(
        id,
        ({ url }) => url.includes('/-1'),
        () => answering(200, {}),
      ),
    ),
  ];
}

const listFault = (id: OperationId): Fault =>
  row(
    {
      operation: id,
      slug: 'quoted-query-500',
      says: `${id} answers 500 to a quote in a parameter.`,
      stateDependent: false,
    },
    onOdd(
      id,
      ({ url }) => url.includes('%27') || url.includes("'"),
      () => answering(500),
    ),
  );

const takesBody = (id: OperationId) => operations[id].body?.required && operations[id].auth;
const single: readonly OperationId[] = ['getItem', 'getTax', 'getClient', 'getSequence'];

export const robustnessFaults: readonly Fault[] = [
  ...operationIds
    .filter((id) => takesBody(id) && !['updateAccount', 'configureAtCommunication'].includes(id))
    .flatMap(bodyFaults),
  ...operationIds.filter((id) => operations[id].action === 'get' || single.includes(id)).flatMap(pathFaults),
  ...operationIds.filter((id) => operations[id].action === 'list').map(listFault),
];
