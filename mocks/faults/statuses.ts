/** Faults of every stated status of every operation: keys not required, bodies missing, the wrong status. */
import { type OperationId, operationIds, operations } from '../../generated/operations.js';
import { type Fault, faultsOfEach, type Row, type Way } from './adversary.js';
import { isStated, isStatedEmpty } from './body-fields.js';
import { answering, answeringWhen, onStatus } from './wire-ways.js';

const hasKey = (url: string) => /[?&]api_key=./.test(url);
const lacksKey = (url: string) => !hasKey(url);
const hasEmptyKey = (url: string) => /[?&]api_key=(&|$)/.test(url);
const isWithoutRecord = true;
const keyless = { neverBehind: 'key-not-first' } as const;

type Named = readonly [name: string, says: string, way: Way, exceptions?: Row[4]];
const as = (status: number, instead: number, body?: unknown): Way =>
  onStatus([status], () => answering(instead, body));
/** Turns a 401 into a success for matching URLs. */
const letIn = (isMeant: (url: string) => boolean): Way =>
  answeringWhen(({ status }, { url }) => status === 401 && isMeant(url), 200, {});

function ofKey(id: OperationId): Named[] {
  const { auth, method, path, responses } = operations[id];
  if (!auth) return [];
  const isRead = method === 'get';
  const rows = [
    row('missing-key-accepted', 'does not ask for the key', letIn(lacksKey), keyless),
    row('wrong-key-accepted', 'takes any key', letIn(hasKey)),
    // Keys of this mock have 32 hexadecimal digits, so exactly 31 of them can only be a truncated key.
    ...(isRead && !path.includes('{')
      ? [
          row(
            'key-prefix-accepted',
            'takes the beginning of a key for the key',
            letIn((url) => /[?&]api_key=[0-9a-f]{31}(&|$)/.test(url)),
          ),
        ]
      : []),
    row('empty-key-accepted', 'takes an empty key', letIn(hasEmptyKey)),
    // Ids of this mock are small, so a number of nine digits or more never exists, whatever the key.
    ...(isRead && path.includes('{')
      ? [
          row(
            'id-before-key',
            'reports a wrong key that an id does not exist',
            answeringWhen(({ status }, { url }) => status === 401 && /\/\d{9,}[./]/.test(url), 404),
          ),
        ]
      : []),
    row('401-as-403', 'answers 403 where 401 is stated', as(401, 403), {
      assumed: responses['401']?.assumed,
    }),
  ];
  return rows.map(([name, says, way, more]) => [name, says, way, { ...more, isWithoutRecord }]);
}

const row = (...one: Named): Named => one;

function ofErrors(id: OperationId): Named[] {
  const { responses, body, parameters, action } = operations[id];
  const wrapper = responses['200']?.wrapper;
  const success = Number(Object.keys(responses)[0] ?? '200');
  // The refusal of an unknown trigger is stated for all types.
  const refusal = { assumed: action === 'change-state' ? undefined : responses['422']?.assumed };
  return [
    ...(responses['404'] && id !== 'getDocumentPdf'
      ? [
          row(
            '404-as-200',
            'answers 200 for what does not exist',
            as(404, 200, wrapper ? { [wrapper]: {} } : {}),
            { isWithoutRecord, assumed: parameters.find(({ required }) => required)?.assumed },
          ),
          row('404-as-500', 'breaks on what does not exist', as(404, 500), { isWithoutRecord }),
        ]
      : []),
    ...(responses['422'] && body?.assumed === undefined && id !== 'setCurrentSequence'
      ? [
          row('422-as-500', 'breaks on a body that is not in order', as(422, 500), refusal),
          row('422-as-success', 'accepts everything', as(422, success, {}), refusal),
        ]
      : []),
  ];
}

const rewrapped = (status: number, wrapper: string): Way =>
  onStatus([status], (answer) => {
    if (!answer.text) return answer;
    const { [wrapper]: inner, ...rest } = JSON.parse(answer.text) as Record<string, unknown>;
    return { ...answer, text: JSON.stringify({ data: inner, ...rest }) };
  });

function ofSuccess(id: OperationId): Named[] {
  const [name, response] = Object.entries(operations[id].responses)[0] ?? [];
  if (!name || !response || !isStated(id, name)) return [];
  const status = Number(name);
  const { wrapper } = response;
  const hasBody = response.schema && !response.bodyAssumed && !response.mayBeEmpty;
  return [
    [`${name}-as-500`, 'breaks when all is well', as(status, 500)],
    ...(hasBody
      ? [
          row('body-lost', 'answers without its body', as(status, status)),
          row(
            'body-not-json',
            'answers text instead of JSON',
            onStatus([status], (answer) => ({
              ...answer,
              headers: { 'content-type': 'text/plain' },
              text: 'ok',
            })),
          ),
        ]
      : []),
    ...(hasBody && wrapper
      ? [row('wrong-wrapper', 'wraps its answer in another name', rewrapped(status, wrapper))]
      : []),
  ];
}

/** Statuses stated to have an empty body; for 406 only the number is stated. */
const ofEmptiness = (id: OperationId): Named[] =>
  Object.keys(operations[id].responses)
    .filter((status) => status !== '406' && isStatedEmpty(id, status))
    .map((status) => [
      `${status}-not-empty`,
      `answers ${status} with a body`,
      as(Number(status), Number(status), { message: 'ok' }),
      status === '404' ? { isWithoutRecord } : {},
    ]);

export const statusFaults: readonly Fault[] = operationIds.flatMap((id) =>
  faultsOfEach(
    [...ofKey(id), ...ofErrors(id), ...ofSuccess(id), ...ofEmptiness(id)],
    ([name, says, way, exceptions]) => [
      `statuses/${id}/${name}`,
      ['statuses', [id], `${id} ${says}.`, way, exceptions],
    ],
  ),
);
