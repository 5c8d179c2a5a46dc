/** Faults of every stated status of every operation: keys that are not asked for, lost bodies, the wrong number. */
import { type OperationId, operationIds, operations } from '../../generated/operations.js';
import { answering, type Fault, onWire } from './make.js';

const stated = (id: OperationId, status: string): boolean => {
  const response = operations[id].responses[status];
  return response !== undefined && response.assumed === undefined;
};
const isStatedEmpty = (id: OperationId, status: string): boolean =>
  stated(id, status) &&
  operations[id].responses[status]?.empty === true &&
  operations[id].responses[status]?.bodyAssumed === undefined;
const hasKey = (url: string) => /[?&]api_key=./.test(url);

function fault(id: OperationId, name: string, says: string, after: Fault['after']): Fault {
  return {
    id: `statuses/${id}/${name}`,
    area: 'statuses',
    operations: [id],
    says,
    stateDependent: false,
    after,
  };
}

/** Keys of this mock are 32 letters and digits; a wrong one of that beginning cannot be distinguished from a cut one. */
const cutKey = (id: OperationId) =>
  onWire(id, [401], (answer, { url }) =>
    /[?&]api_key=[0-9a-f]{31}(&|$)/.test(url) ? answering(200, {}) : answer,
  );

/** Ids of this mock are small numbers. That one of nine digits or more is none is asked to whoever asks, whatever his key. */
const idBeforeKey = (id: OperationId) =>
  onWire(id, [401], (answer, { url }) => (/\/\d{9,}[./]/.test(url) ? answering(404) : answer));

function ofKey(id: OperationId): Fault[] {
  if (!operations[id].auth) return [];
  const lets = (missing: boolean) =>
    onWire(id, [401], (answer, { url }) => (hasKey(url) === missing ? answer : answering(200, {})));
  return [
    fault(id, 'missing-key-accepted', `${id} does not ask for the key.`, lets(true)),
    fault(id, 'wrong-key-accepted', `${id} takes any key.`, lets(false)),
    ...(operations[id].method === 'get' && !operations[id].path.includes('{')
      ? [fault(id, 'key-prefix-accepted', `${id} takes the beginning of a key for the key.`, cutKey(id))]
      : []),
    fault(
      id,
      'empty-key-accepted',
      `${id} takes an empty key.`,
      onWire(id, [401], (answer, { url }) => (/[?&]api_key=(&|$)/.test(url) ? answering(200, {}) : answer)),
    ),
    ...(operations[id].method === 'get' && operations[id].path.includes('{')
      ? [fault(id, 'id-before-key', `${id} reports a wrong key that an id does not exist.`, idBeforeKey(id))]
      : []),
    fault(
      id,
      '401-as-403',
      `${id} answers 403 where 401 is stated.`,
      onWire(id, [401], () => answering(403)),
    ),
  ];
}

function ofErrors(id: OperationId): Fault[] {
  const faults: Fault[] = [];
  if (operations[id].responses['404'] && id !== 'getDocumentPdf') {
    const wrapper = operations[id].responses['200']?.wrapper;
    faults.push(
      fault(
        id,
        '404-as-200',
        `${id} answers 200 for what does not exist.`,
        onWire(id, [404], () => answering(200, wrapper ? { [wrapper]: {} } : {})),
      ),
      fault(
        id,
        '404-as-500',
        `${id} breaks on what does not exist.`,
        onWire(id, [404], () => answering(500)),
      ),
    );
  }
  if (
    operations[id].responses['422'] &&
    operations[id].body?.assumed === undefined &&
    id !== 'setCurrentSequence'
  ) {
    const success = Object.keys(operations[id].responses)[0] ?? '200';
    faults.push(
      fault(
        id,
        '422-as-500',
        `${id} breaks on a body that is not in order.`,
        onWire(id, [422], () => answering(500)),
      ),
      fault(
        id,
        '422-as-success',
        `${id} accepts everything.`,
        onWire(id, [422], () => answering(Number(success), {})),
      ),
    );
  }
  return faults;
}

function ofSuccess(id: OperationId): Fault[] {
  const [status, response] = Object.entries(operations[id].responses)[0] ?? [];
  if (!status || !response || !stated(id, status)) return [];
  const faults = [
    fault(
      id,
      `${status}-as-500`,
      `${id} breaks when all is well.`,
      onWire(id, [Number(status)], () => answering(500)),
    ),
  ];
  if (response.schema && !response.bodyAssumed && !response.mayBeEmpty) {
    faults.push(
      fault(
        id,
        'body-lost',
        `${id} answers without its body.`,
        onWire(id, [Number(status)], () => answering(Number(status))),
      ),
      fault(
        id,
        'body-not-json',
        `${id} answers text instead of JSON.`,
        onWire(id, [Number(status)], (answer) => ({
          ...answer,
          headers: { 'content-type': 'text/plain' },
          text: 'ok',
        })),
      ),
    );
    const { wrapper } = response;
    if (wrapper) {
      const rewrapped = (text: string) => {
        const { [wrapper]: inner, ...rest } = JSON.parse(text) as Record<string, unknown>;
        return JSON.stringify({ data: inner, ...rest });
      };
      if (!id.startsWith('list') || response.assumed === undefined) {
        faults.push(
          fault(
            id,
            'wrong-wrapper',
            `${id} wraps its answer in another name.`,
            onWire(id, [Number(status)], (answer) =>
              answer.text ? { ...answer, text: rewrapped(answer.text) } : answer,
            ),
          ),
        );
      }
    }
  }
  return faults;
}

/** Where the row of the operation says that the answer is empty; of a 406 it only gives the number. */
const ofEmptiness = (id: OperationId): Fault[] =>
  Object.keys(operations[id].responses)
    .filter((status) => status !== '406' && isStatedEmpty(id, status))
    .map((status) =>
      fault(
        id,
        `${status}-not-empty`,
        `${id} answers ${status} with a body.`,
        onWire(id, [Number(status)], () => answering(Number(status), { message: 'ok' })),
      ),
    );

export const statusFaults: readonly Fault[] = operationIds.flatMap((id) => [
  ...ofKey(id),
  ...ofErrors(id),
  ...ofSuccess(id),
  ...ofEmptiness(id),
]);
