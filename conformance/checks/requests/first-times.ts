/**
 * The order of the checks of one operation: carried out, refused, carried out again, refused again, since a server may refuse
 * only the first time. In the second account, where the operation was not requested before, else in the own one. Broken requests
 * come first, so that keys are judged after refusals of other kinds. Other files declare the single refusals.
 */

import { type Operation, type OperationId, operations } from '../../../generated/operations.js';
import { type LawfulRequest, lawfulRequest } from '../../given/lawful-requests.js';
import { citation, cited } from '../../judge/citation.js';
import { refusalSymptom } from '../../judge/identity.js';
import { isError } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import { idParameter } from '../accounts/isolation.js';
import { check } from '../kit/declare.js';
import { requestOf, unknownId } from '../kit/probe.js';
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

/** Not carried out again: they leave records behind, take long, or change the whole account. Their own checks send them. */
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

/** Groups operations that create each other's records: the checks of a group run in sequence. */
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

/** Requests the operation once; cases judge updates and changes of state of every type. */
const firstTimeCheck = (operation: Operation): Check =>
  check(`${operation.id}/first-time`, {
    ...citation(`operation:${operation.id}`),
    title: `a lawful request -> accepted`,
    rule: `${operation.summary}: a lawful request succeeds.`,
    source: 'Endpoints',
    kind: 'operations',
    run: async (t) => carryOut(await firstPlace(t, operation), operation),
  });

/** Invalid ids, in rotation: not a number, numbers in other forms, and out of range. */
const noIds = ['no-number', '9223372036854775808', '1.5e3', '-1', '9'.repeat(40), '0x7b'] as const;

/** A path with such an id may match no route: the body of that refusal is then up to the router. */
async function refuseNoId(t: CheckContext, operation: Operation): Promise<void> {
  const { id } = operation;
  const noId = noIds[all.indexOf(operation) % noIds.length] ?? noIds[0];
  const { status } = await t.raw(requestOf({ operation: id, ...(await withId(t, operation, noId)) }));
  t.expect.that(isError(status), `a 4xx from ${id} for the id ${noId.slice(0, 20)}`, status, {
    field: 'path.id',
    symptom: refusalSymptom(status),
    statement: cited(`status:${id}/404`, 'errors:404'),
    sort: 'status',
    operation: id,
  });
}

/** For the first type of a family about an existing record, for the others about an unknown id. */
const requestAgain = (t: CheckContext, operation: Operation): Promise<LawfulRequest> =>
  isFirstOfFamily(operation) || !idParameter(operation)
    ? lawfulRequest(t, operation.id, true)
    : withId(t, operation, unknownId);

/** Carries the operation out a second time and repeats the refusals. */
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
      // The types of a family probably share routers and parsers.
      const isFirst = isFirstOfFamily(operation);
      if (isFirst && idParameter(operation) && !hasOddPaths(operation)) await refuseNoId(t, operation);
      const { name: _name, ...input } = needsNoRecord(operation)
        ? await queryOf(id)
        : await requestAgain(t, operation);
      if (isFirst) await sendOddBody(t, operation, input, 'text');
      // With a wrong parameter and an invalid body: the key must be reported first.
      const wrong = { ...input, query: { ...input.query, page: 'x' }, ...refusedBody(t, operation, input) };
      const what = (key: string) => `${key} key, when it was carried out twice`;
      const isOdd = all.indexOf(operation) % 2 === 1;
      await t.call(id, isOdd ? wrong : input, { status: 401, key: 'empty', what: what('an empty') });
      // Nearly right keys were refused where no record is needed; types of a family share the rest.
      if (isFirst && !needsNoRecord(operation))
        await t.call(id, wrong, { status: 401, key: 'wrong', what: what('a wrong') });
    },
  });
}

/** The second broken body; none for changes of state of other types, to keep the smoke profile small. */
const secondBytes = (operation: Operation, nth: number): number | undefined =>
  operation.documentType === undefined || (operation.action === 'change-state' && !isFirstOfFamily(operation))
    ? undefined
    : nth;

/** For a smoke run: one request of each kind of refusal for every operation. */
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
      // For operations with few other refusals.
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
  // Cases send refused e-mails for every type.
  const isEmailLikeOthers = operation.action === 'email' && !isFirstOfFamily(operation);
  const faults = isEmailLikeOthers ? [] : faultChecks(operation);
  const [once, twice] = [faults.filter((_one, n) => n % 2 === 0), faults.filter((_one, n) => n % 2 === 1)];
  return [
    ...successChecks(operation),
    ...(isCovered(operation) ? [firstTimeCheck(operation)] : []),
    ...(idParameter(operation) ? [unknownIdCheck(operation)] : []),
    ...(hasOddPaths(operation) ? [pathCheck(operation, nth)] : []),
    // For creates, the refusal is stated for each type.
    ...(isFirstOfFamily(operation) || operation.action === 'create' ? wrapperChecks(operation) : []),
    ...bytesChecks(operation, nth),
    ...once,
    ...keyChecks(operation),
    ...(operation.auth ? [againCheck(operation), brieflyCheck(operation, nth)] : []),
    ...twice,
  ].map(sequentially(operation));
});
