/** What the answers with a 5xx have in common: overload, one operation that answers nothing else, one statement beside another. Pure. */
import { type CheckResult, tags } from '../judge/result.js';
import { mayBeDone } from '../judge/status-class.js';
import type { Violation } from '../judge/violation.js';
import { isForbiddenCell } from '../replay/state-changes.js';
import { groupBy, operationOf, type Seen } from './finding.js';
import {
  allFrom,
  type Explanation,
  follows,
  type Group,
  type Groups,
  isAmong,
  isConfirmed,
  isOf,
  mostSeen,
  operationsOf,
} from './group.js';

/** So many operations answer 5xx beside others before it is the target as a whole that does. */
const leastOperations = 5;

/**
 * A 5xx that no request shows alone, of many operations: requests that overlap with others may be answered so. What shows alone
 * stays a finding of its own.
 */
export function ofOverload(groups: Groups): Explanation[] {
  const beside = groups.filter(
    (group) => group.seen.every(({ violation }) => isServerError(violation)) && isBesideOthers(group),
  );
  return groupBy(beside, ({ seen }) => serverErrorOf(seen[0]?.violation)).flatMap((all) => {
    const root = mostSeen(all.filter(isPlain)) ?? mostSeen(all);
    const unshown = all.filter((group) => !isConfirmed(group));
    return new Set(unshown.flatMap(operationsOf)).size < leastOperations
      ? []
      : allFrom(root, all, { also: operationsOf });
  });
}

/** The status, also where it is the body of such an answer that is not as stated. */
function serverErrorOf(violation: Violation | undefined): string {
  const { symptom = '', exchange } = violation ?? {};
  return [symptom, String(exchange?.status ?? '')].find((one) => /^5\d\d$/.test(one)) ?? '';
}

export const isServerError = (violation: Violation): boolean => serverErrorOf(violation) !== '';

const isPlain = isOf('rule:no-server-error', 'http.status');

function isBesideOthers({ seen, replay: { confirmation, trace } = {} }: Group): boolean {
  if (confirmation === 'confirmed' && !trace)
    return seen.every(({ violation: { field } }) => field.startsWith('overlap.'));
  if (confirmation === 'intermittent' || confirmation === 'under concurrency') return true;
  return confirmation === 'confirmed' && trace?.steps.at(-1)?.burst !== undefined;
}

/** The operations that answer lawful requests, and those without a key, with one and the same 5xx, as one does that is stuck. */
function stuckOperations(errors: readonly Group[]): ReadonlySet<string> {
  const errorsOf = (statements: RegExp) =>
    new Set(
      errors
        .filter(({ seen }) => seen.every(({ violation: { statement } }) => statements.test(statement)))
        .flatMap(({ seen }) => seen.map(answerIn)),
    );
  const [lawful, keyless] = [errorsOf(/^(operation:|status:\w+\/2)/), errorsOf(/^status:\w+\/401$/)];
  return new Set([...lawful].filter((one) => one !== '' && keyless.has(one)).map(operationIn));
}

/** The operations that answer a 5xx in the place of a stated status, which was never seen of them. */
const failingOperations = (
  errors: readonly Group[],
  right: ReadonlySet<string>,
  statuses: RegExp,
): ReadonlySet<string> =>
  new Set(
    errors.flatMap(({ seen }) =>
      seen.flatMap(({ violation: { statement } }) => {
        const [, operation, status = ''] = /^status:(\w+)\/(\d+)$/.exec(statement) ?? [];
        const isMissing = operation && statuses.test(status) && !right.has(tags.status(operation, status));
        return isMissing ? [operation] : [];
      }),
    ),
  );

/**
 * The same 5xx of the same operation, where another statement says what was due: that no answer is a 5xx follows from it. Of
 * an operation that never answered as it should, or with a success, or is stuck, all of them are one; of one that never refuses
 * as it should, all that what is sent brings about.
 */
export function ofSameErrors(groups: Groups, results: readonly CheckResult[]): Explanation[] {
  const right = new Set(results.flatMap(({ asserted }) => asserted));
  const errors = groups.filter(({ seen }) => seen.every(({ violation }) => isServerError(violation)));
  const stuck = stuckOperations(errors);
  const failing = failingOperations(errors, right, /^2/);
  const refusing = failingOperations(errors, right, /^422$/);
  const isBroken = (operation: string) =>
    stuck.has(operation) || failing.has(operation) || !right.has(tags.operation(operation));
  const named = errors.filter(
    (group) => !isPlain(group) && group.seen.every(({ violation: { field } }) => field === 'http.status'),
  );
  const broken = errors.filter((group) => operationsOf(group).every(isBroken));
  const causeOf = (group: Group): Group | undefined => {
    if (broken.includes(group)) return mostSeen(broken.filter((one) => isAmong(group, one)));
    const beside = isOddTrigger(group)
      ? named.find((one) => isOfRefusal(one) && sharesAnError(one, group))
      : undefined;
    // What shows at times, when anything is sent, is not what was sent.
    const isAnything = isPlain(group) || isOverlap(group) || group.replay?.confirmation === 'intermittent';
    const same =
      isAnything || isOfRefusal(group)
        ? named.find((one) => (!isOfRefusal(group) || isAsDue(one, group)) && isAnsweredAs(group, one))
        : undefined;
    // What is due in the place of all that breaks it is the refusal that it never gives.
    const isOfRefusals = isAboutAny(group) && operationsOf(group).every((id) => refusing.has(id));
    const refusal = isOfRefusals
      ? named.find((one) => one.statement === 'status:422' && isAmong(group, one))
      : undefined;
    return beside ?? same ?? refusal;
  };
  return follows(errors, causeOf, operationsOf);
}

const isAboutAny = isOf('rule:no-server-error');
const isOverlap = isOf('rule:no-server-error', /^overlap\./);
/** A change of state without a trigger that can be read: where a word is refused with the same 5xx it is one and the same refusal. */
const isOddTrigger = isOf('rule:no-server-error', 'input.trigger-no-text');
const isRefusalByTable = isOf(/^errors:4(04|22)$/, 'http.status');

/** Whether a 4xx by the table of errors alone, or by a table of states, was due: of an operation whose own refusals are not stated. */
const isOfRefusal = (group: Group): boolean =>
  isRefusalByTable(group) ||
  (group.field === 'http.status' &&
    group.seen.every(({ violation }) => isForbiddenCell(violation.statement)));

function sharesAnError(one: Group, other: Group): boolean {
  const answers = answersOf(one);
  return other.seen.some((seen) => answers.has(answerIn(seen)));
}

/** Of two places where a refusal was due the one that was seen more: such an operation has but one refusal that is known. */
const isAsDue = (one: Group, group: Group): boolean =>
  isOfRefusal(one) &&
  (one.seen.length > group.seen.length || (one.seen.length === group.seen.length && one.key < group.key));

/** An answer of an operation, with its status and without the numbers in it; empty where it is not known. */
const answerIn = (one: Seen): string => {
  const { status, responseBody = '' } = one.violation.exchange ?? {};
  return status === undefined ? '' : `${operationOf(one)} ${status} ${responseBody.replace(/\d+/g, '#')}`;
};

/** Those that are known. */
const answersOf = ({ seen }: Group): ReadonlySet<string> =>
  new Set(seen.map(answerIn).filter((answer) => answer !== ''));

/** Whether all that a group has seen was answered as something in the other group was. */
export function isAnsweredAs({ seen }: Group, other: Group): boolean {
  const answers = answersOf(other);
  return seen.every((one) => answers.has(answerIn(one)));
}

const operationIn = (error: string): string => error.slice(0, error.indexOf(' '));

/**
 * A list that is broken by what was sent, where a smallest trace shows what of it was stored and which read breaks by that: the
 * list follows from it.
 */
export function ofStoredBodies(groups: Groups): Explanation[] {
  const bodies = groups.filter(isOf('rule:no-server-error', 'body', 'accepted'));
  const broken = groups
    .filter(isConfirmed)
    .filter(({ seen }) => seen.every(({ violation }) => isServerError(violation)));
  const causeOf = (group: Group): Group | undefined => {
    const senders = new Set(operationsOf(group));
    return broken.find(({ replay: { trace: { steps = [] } = {} } = {} }) => {
      const isRead = steps.at(-1)?.method === 'GET';
      return (
        isRead && steps.some(({ operation = '', status = 0 }) => senders.has(operation) && mayBeDone(status))
      );
    });
  };
  return follows(bodies, causeOf, operationsOf);
}
