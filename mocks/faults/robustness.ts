/** Faults of servers that fail on invalid requests: invalid JSON, odd ids, hostile queries. */
import { type OperationId, operationIds, operations } from '../../generated/operations.js';
import type { Answer, Arrival } from '../http/hooks.js';
import { jsonIn } from '../http/json.js';
import { type Fault, faultsOfEach, type Way } from './adversary.js';
import { answering, isFor, onWire } from './wire-ways.js';

const isBroken = ({ raw }: Arrival): boolean => jsonIn(String(raw ?? '{}')) === undefined;
const isXml = ({ headers }: Arrival): boolean => String(headers['content-type'] ?? '').includes('xml');
const isProto = ({ raw }: Arrival): boolean => String(raw ?? '').includes('__proto__');
/** At least 100 nested objects or arrays. */
const isDeep = ({ raw }: Arrival): boolean => /^([^{}[\]]*[{[]){100}/.test(String(raw ?? ''));
const hasQuote = ({ url }: Arrival): boolean => url.includes("'");

/** Replaces the answers to requests that `when` matches, whichever layer refused them. */
const onOdd =
  (when: (arrival: Arrival) => boolean, change: (answer: Answer) => Answer): Way =>
  (of) =>
    onWire((answer, arrival) => (isFor(of, arrival) && when(arrival) ? change(answer) : answer));
const crash = () => answering(500);

/** Answers 500 to every request after the first one with truncated JSON. */
const stuck: Way = (of) => () => {
  let isStuck = false;
  return {
    after: (answer, arrival) => {
      if (!isFor(of, arrival)) return answer;
      isStuck ||= isBroken(arrival);
      return isStuck && !isBroken(arrival) ? answering(500) : answer;
    },
  };
};

/** The rows of one operation, by the last part of their ids. */
type Rows = Readonly<Record<string, readonly [says: string, way: Way]>>;
const rowsOf = (id: OperationId, rows: Rows): readonly Fault[] =>
  faultsOfEach(Object.entries(rows), ([slug, [says, way]]) => [
    `robustness/${id}/${slug}`,
    ['robustness', [id], `${id} ${says}.`, way, { isWithoutRecord: true }],
  ]);

function bodyFaults(id: OperationId): readonly Fault[] {
  const { responses, method } = operations[id];
  const status = Number(Object.keys(responses).find((one) => one.startsWith('2')) ?? 200);
  const success = () => answering(status, responses[status]?.empty ? undefined : {});
  return rowsOf(id, {
    'broken-json-500': ['answers 500 to JSON that ends early', onOdd(isBroken, crash)],
    'broken-json-accepted': ['accepts JSON that ends early', onOdd(isBroken, success)],
    'xml-accepted': ['accepts XML', onOdd(isXml, success)],
    'deep-drops': [
      'breaks the connection when a body is deep',
      onOdd(isDeep, (answer) => ({ ...answer, drop: true })),
    ],
    ...(method === 'post' && {
      'proto-500': ['answers 500 to a __proto__ key', onOdd(isProto, crash)],
      'stuck-after-broken-json': ['answers 500 to everything once it met JSON that ends early', stuck],
    }),
  });
}

const pathFaults = (id: OperationId): readonly Fault[] =>
  rowsOf(id, {
    'huge-id-500': ['answers 500 to an id of many digits', onOdd(({ url }) => /\d{100}/.test(url), crash)],
    'quote-id-500': ['answers 500 to a quote in an id', onOdd(hasQuote, crash)],
    'negative-id-found': [
      'answers 200 to id -1',
      onOdd(
        ({ url }) => url.includes('/-1'),
        () => answering(200, {}),
      ),
    ],
  });

const listFault = (id: OperationId): readonly Fault[] =>
  rowsOf(id, {
    'quoted-query-500': [
      'answers 500 to a quote in a parameter',
      onOdd((arrival) => arrival.url.includes('%27') || hasQuote(arrival), crash),
    ],
  });

const takesBody = (id: OperationId) => operations[id].body?.required && operations[id].auth;
const single: readonly OperationId[] = ['getItem', 'getTax', 'getClient', 'getSequence'];

export const robustnessFaults: readonly Fault[] = [
  ...operationIds
    .filter((id) => takesBody(id) && !['updateAccount', 'configureAtCommunication'].includes(id))
    .flatMap(bodyFaults),
  ...operationIds.filter((id) => operations[id].action === 'get' || single.includes(id)).flatMap(pathFaults),
  ...operationIds.filter((id) => operations[id].action === 'list').flatMap(listFault),
];
