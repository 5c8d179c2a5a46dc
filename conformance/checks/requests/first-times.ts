/**
 * Refusals in the order in which they say most: what is refused when an operation was carried out once, and refused all the
 * same when it was carried out again. In the second account, where nothing else was done before; in the own one where there
 * is no other. What breaks the request stands first, so that keys are asked for after refusals of another kind. Owns the
 * order and the second time; each refusal is declared beside its like.
 */

import { type Operation, type OperationId, operations } from '../../../generated/operations.js';
import { type LawfulRequest, lawfulRequest } from '../../given/lawful-requests.js';
import { citation, cited } from '../../judge/citation.js';
import { refusalSymptom } from '../../judge/identity.js';
import { isError } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import { percent } from '../../target/percent.js';
import { idParameter } from '../accounts/isolation.js';
import { check } from '../kit/declare.js';
import { unknownId } from '../kit/probe.js';
import {
  carryOut,
  firstPlace,
  isCovered,
  keyChecks,
  needsNoRecord,
  queryOf,
  refusedBody,
  refuseUnknownId,
  requestFor,
  successChecks,
  unknownIdCheck,
  withId,
} from './operations.js';
import { faultChecks, sendOddBody, wrapperChecks } from './requests.js';
import {
  bytesChecks,
  hasOddPaths,
  isFirstOfFamily,
  pathCheck,
  sendBroken,
  sendOddPath,
} from './robustness.js';

const all = (Object.values(operations) as Operation[]).filter(({ assumed }) => assumed === undefined);

/** What stays for good, takes long, or changes what a whole account uses is carried out by its resource's own checks alone. */
const neverAgain: readonly OperationId[] = [
  'exportSaft',
  'createSequence',
  'createClient',
  'setCurrentSequence',
  'registerSequence',
  'configureAtCommunication',
  'updateAccount',
  'getAccount',
];

const isAgain = (id: OperationId): boolean => !neverAgain.includes(id);

/** Operations that count together, since one makes the records of another: their checks wait for each other. */
function groupOf({ documentType, resource }: Operation): string {
  if (documentType !== undefined && !/^(invoices|credit_notes|debit_notes)$/.test(documentType))
    return documentType;
  return ['items', 'taxes', 'clients', 'sequences', 'accounts'].includes(resource) ? resource : 'invoices';
}

const sequentially =
  (operation: Operation) =>
  (check: Check): Check => ({
    ...check,
    place: 'first',
    exclusive: [`first times of ${groupOf(operation)}`],
  });

/** Cases update, and move, every type: here it is only counted. */
const firstTimeCheck = (operation: Operation): Check =>
  check(`${operation.id}/first-time`, {
    ...citation(`operation:${operation.id}`),
    title: `a lawful request -> accepted`,
    rule: `${operation.summary}: a lawful request succeeds.`,
    source: 'Endpoints',
    kind: 'operations',
    run: async (t) => carryOut(await firstPlace(t, operation), operation),
  });

/** No number, numbers of other forms, and such as no layer holds: operations take them in turn. */
const noIds = ['no-number', '9223372036854775808', '1.5e3', '-1', '9'.repeat(40), '0x7b'] as const;

/** A path with such an id may be none that the server has: the body of that refusal is whatever its router says. */
async function refuseNoId(t: CheckContext, operation: Operation): Promise<void> {
  const { id, method } = operation;
  const noId = noIds[all.indexOf(operation) % noIds.length] ?? noIds[0];
  const { path = {}, body } = await withId(t, operation, noId);
  const { status } = await t.raw({
    method: method.toUpperCase(),
    path: operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => percent(String(path[name]))),
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    operation: id,
  });
  t.expect.that(isError(status), `a 4xx from ${id} for the id ${noId.slice(0, 20)}`, status, {
    field: 'path.id',
    symptom: refusalSymptom(status),
    statement: cited(`status:${id}/404`, 'errors:404'),
    sort: 'status',
    operation: id,
  });
}

/** Of the first type of a family about a record that is there; of the others about none. */
const requestAgain = (t: CheckContext, operation: Operation): Promise<LawfulRequest> =>
  isFirstOfFamily(operation) || !idParameter(operation)
    ? lawfulRequest(t, operation.id, true)
    : withId(t, operation, unknownId);

/** The second time, and everything that is refused once more. */
function againCheck(operation: Operation): Check {
  const { id } = operation;
  return check(`${id}/refused-again`, {
    statement: cited(`status:${id}/401`, 'errors:401'),
    title: `${isAgain(id) && isFirstOfFamily(operation) ? 'carried out once more -> accepted, and ' : ''}what was refused before -> refused again`,
    rule: 'What a request is refused for does not depend on how often the operation was carried out.',
    source: 'Authentication; Errors',
    kind: 'operations',
    run: async (own) => {
      const t = await firstPlace(own, operation);
      if (isAgain(id) && isFirstOfFamily(operation)) await carryOut(t, operation);
      // Routers and parsers are the same for the types of a family.
      const isFirst = isFirstOfFamily(operation);
      if (isFirst && idParameter(operation) && !hasOddPaths(operation)) await refuseNoId(t, operation);
      const { name: _name, ...input } = needsNoRecord(operation)
        ? await queryOf(id)
        : await requestAgain(t, operation);
      if (isFirst) await sendOddBody(t, operation, input, 'text');
      // Beside a wrong parameter and a body that is refused: the key is reported first.
      const wrong = { ...input, query: { ...input.query, page: 'x' }, ...refusedBody(t, operation, input) };
      const what = (key: string) => `${key} key, when it was carried out twice`;
      const isOdd = all.indexOf(operation) % 2 === 1;
      await t.call(id, isOdd ? wrong : input, { status: 401, key: 'empty', what: what('an empty') });
      // What needs no record has been refused nearly right keys; the types of a family share the rest.
      if (isFirst && !needsNoRecord(operation))
        await t.call(id, wrong, { status: 401, key: 'wrong', what: what('a wrong') });
    },
  });
}

/** Of a change of state another one, too, would be one too many for the smoke profile. */
const secondBytes = (operation: Operation, nth: number): number | undefined =>
  operation.documentType === undefined || (operation.action === 'change-state' && !isFirstOfFamily(operation))
    ? undefined
    : nth;

/** What a smoke run asks of every operation: one request of each kind that is refused. */
function brieflyCheck(operation: Operation, nth: number): Check {
  const { id } = operation;
  return check(`${id}/refusals`, {
    statement: cited(`status:${id}/401`, 'errors:401'),
    title: `${idParameter(operation) ? 'an id that is none, ' : ''}${operation.body ? 'broken bodies, ' : ''}an empty and a wrong key -> refused`,
    rule: 'What names no record, is no JSON or has no right key is refused, and the server goes on.',
    source: 'Authentication; Errors',
    kind: 'operations',
    profile: 'smoke',
    onlyIn: 'smoke',
    run: async (own) => {
      const t = await firstPlace(own, operation);
      if (hasOddPaths(operation)) await sendOddPath(t, operation, nth);
      else if (idParameter(operation)) await refuseUnknownId(t, operation);
      const isWithout = needsNoRecord(operation);
      const { name: _name, ...known } = isWithout ? await queryOf(id) : await requestAgain(t, operation);
      await sendBroken(t, operation, known.path, secondBytes(operation, nth));
      // Where few other requests are refused for what they say.
      if (operation.documentType === undefined) await sendOddBody(t, operation, known, 'text');
      const what = (key: string) => `${key} key, after other refusals`;
      await t.call(id, known, { status: 401, key: 'empty', what: what('an empty') });
      const unknown = isWithout ? known : await requestFor(t, operation, 'wrong');
      const query = { ...unknown.query, page: 'x' };
      await t.call(id, { ...unknown, query }, { status: 401, key: 'wrong', what: what('a wrong') });
    },
  });
}

/** For every operation: carried out, refused, carried out again, refused again. */
export const firstTimesChecks: Check[] = all.flatMap((operation, nth) => {
  // Cases refuse e-mails of every type.
  const isEmailLikeOthers = operation.action === 'email' && !isFirstOfFamily(operation);
  const faults = isEmailLikeOthers ? [] : faultChecks(operation);
  const [once, twice] = [faults.filter((_one, n) => n % 2 === 0), faults.filter((_one, n) => n % 2 === 1)];
  return [
    ...successChecks(operation),
    ...(isCovered(operation) ? [firstTimeCheck(operation)] : []),
    ...(idParameter(operation) ? [unknownIdCheck(operation)] : []),
    ...(hasOddPaths(operation) ? [pathCheck(operation, nth)] : []),
    // That a create refuses is stated for each type.
    ...(isFirstOfFamily(operation) || operation.action === 'create' ? wrapperChecks(operation) : []),
    ...bytesChecks(operation, nth),
    ...once,
    ...keyChecks(operation),
    ...(operation.auth ? [againCheck(operation), brieflyCheck(operation, nth)] : []),
    ...twice,
  ].map(sequentially(operation));
});
