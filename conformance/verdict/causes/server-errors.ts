/**
 * Errors with a common cause. 5xx: overload, an operation that answers nothing else, a status that is due instead. 4xx: valid
 * requests that are refused in the same words.
 */

import { errorWords, operationNamed } from '../../judge/exchange.js';
import { type CheckResult, tags } from '../../judge/result.js';
import { mayBeDone } from '../../judge/status-class.js';
import type { Violation } from '../../judge/violation.js';
import { isForbiddenCell } from '../../replay/state-changes.js';
import { groupBy, type Observation, operationOf } from '../finding.js';
import { type Explanation, explainAllBy, explainEach } from './explanation.js';
import {
  bySeen,
  type Group,
  type Groups,
  hasOnlyOperationsOf,
  isConfirmed,
  isOf,
  isUpheld,
  mostSeen,
  operationsOf,
  resourceOf,
} from './group.js';

/** From this many operations with a 5xx under concurrency on, the target as a whole counts as overloaded. */
const leastOperations = 5;

/**
 * A 5xx of many operations that shows only under concurrency is one finding: overload. A 5xx that a single request shows stays
 * a separate finding.
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
      : explainAllBy(root, all, { also: operationsOf });
  });
}

/** The 5xx status of the violation, or that of its answer if the violation is about the body; otherwise empty. */
function serverErrorOf(violation: Violation | undefined): string {
  const { symptom = '', exchange } = violation ?? {};
  return [symptom, String(exchange?.status ?? '')].find((one) => /^5\d\d$/.test(one)) ?? '';
}

export const isServerError = (violation: Violation): boolean => serverErrorOf(violation) !== '';

const isPlain = isOf('rule:no-server-error', 'http.status');

function isBesideOthers({ seen, replay: { confirmation, trace } }: Group): boolean {
  if (confirmation === 'confirmed' && !trace)
    return seen.every(({ violation: { field } }) => field.startsWith('overlap.'));
  if (confirmation === 'intermittent' || confirmation === 'under concurrency') return true;
  return confirmation === 'confirmed' && trace?.steps.at(-1)?.burst !== undefined;
}

/** The operations that answer the same 5xx to valid requests and to requests without a key. */
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

/** The operations that answer a 5xx in place of a stated status, and never answered that status. */
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
 * Explains a violation of "no 5xx" by one of the same answer for which another statement requires a certain status. All 5xx of
 * an operation are one finding if it is stuck, never answered correctly or never succeeded; all 5xx caused by input are, if it
 * never refused with 422.
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
    if (broken.includes(group)) return mostSeen(broken.filter((one) => hasOnlyOperationsOf(group, one)));
    const beside = isOddTrigger(group)
      ? named.find((one) => isOfRefusal(one) && sharesAnError(one, group))
      : undefined;
    // The input is not the cause if the 5xx is intermittent or occurs for any request.
    const isAnything = isPlain(group) || isOverlap(group) || group.replay.confirmation === 'intermittent';
    const same =
      isAnything || isOfRefusal(group)
        ? named.find((one) => (!isOfRefusal(group) || isAsDue(one, group)) && isAnsweredAs(group, one))
        : undefined;
    // All inputs that cause the 5xx should get the refusal that the operation never gives.
    const isOfRefusals = isAboutAny(group) && operationsOf(group).every((id) => refusing.has(id));
    const refusal = isOfRefusals
      ? named.find((one) => one.statement === 'status:422' && hasOnlyOperationsOf(group, one))
      : undefined;
    return beside ?? same ?? refusal;
  };
  return explainEach(errors, causeOf, operationsOf);
}

const isAboutAny = isOf('rule:no-server-error');
const isOverlap = isOf('rule:no-server-error', /^overlap\./);
/** A change of state with an invalid trigger: it follows if an unknown trigger is answered with the same 5xx. */
const isOddTrigger = isOf('rule:no-server-error', /^input\.trigger-/);
const isRefusalByTable = isOf(/^errors:4(04|22)$/, 'http.status');

/** Whether a 4xx was due only by the table of errors or by a state table, not by the operation itself. */
const isOfRefusal = (group: Group): boolean =>
  isRefusalByTable(group) ||
  (group.field === 'http.status' &&
    group.seen.every(({ violation }) => isForbiddenCell(violation.statement)));

function sharesAnError(one: Group, other: Group): boolean {
  const answers = answersOf(one);
  return other.seen.some((seen) => answers.has(answerIn(seen)));
}

/** Whether `one` is a missing refusal that was seen more often than `group`, which makes it the cause. */
const isAsDue = (one: Group, group: Group): boolean =>
  isOfRefusal(one) &&
  (one.seen.length > group.seen.length || (one.seen.length === group.seen.length && one.key < group.key));

/** What was asked, and the words of its answer; empty if the answer is not known. */
const answerTo = (asked: string, { violation: { exchange } }: Observation): string => {
  const words = errorWords(exchange);
  return words === '' ? '' : `${asked} ${words}`;
};

/** The answer of an operation. */
const answerIn = (one: Observation): string => answerTo(operationOf(one), one);

/** The same, where documents of all types count as one: servers handle them by the same code. */
export const answerOfDocumentsIn = (one: Observation): string =>
  answerTo(operationNamed(operationOf(one))?.family ? 'documents' : operationOf(one), one);

/** The known answers of a group. */
const answersOf = ({ seen }: Group, partOf = answerIn): ReadonlySet<string> =>
  new Set(seen.map(partOf).filter((answer) => answer !== ''));

/** Whether each answer of a group is like one of the other group, in what `partOf` compares. */
export function isAnsweredAs({ seen }: Group, other: Group, partOf = answerIn): boolean {
  const answers = answersOf(other, partOf);
  return seen.every((one) => answers.has(partOf(one)));
}

const isRefusedSuccess = isOf(/^(operation:|status:2)/, 'http.status', /^4(00|22)$/);

/** Valid requests for the records of one resource that are refused with the same body, which says why: one finding. */
export function ofSameRefusals(groups: Groups): Explanation[] {
  const answerOfResourceIn = (one: Observation): string =>
    one.violation.exchange?.responseBody ? answerTo(resourceOf(operationOf(one)) ?? '', one) : '';
  const refused = bySeen(groups.filter(isRefusedSuccess));
  return explainEach(refused, (group) =>
    refused.find((one) => isUpheld(one) && isAnsweredAs(group, one, answerOfResourceIn)),
  );
}

const operationIn = (error: string): string => error.slice(0, error.indexOf(' '));

/**
 * An invalid body that is accepted, stored, and then makes a GET answer 5xx, as a minimized trace shows: the acceptance follows
 * from that 5xx.
 */
export function ofStoredBodies(groups: Groups): Explanation[] {
  const bodies = groups.filter(isOf('rule:no-server-error', 'body', 'accepted'));
  const broken = groups
    .filter(isConfirmed)
    .filter(({ seen }) => seen.every(({ violation }) => isServerError(violation)));
  const causeOf = (group: Group): Group | undefined => {
    const senders = new Set(operationsOf(group));
    return broken.find(({ replay: { trace: { steps = [] } = {} } }) => {
      const isRead = steps.at(-1)?.method === 'GET';
      return (
        isRead && steps.some(({ operation = '', status = 0 }) => senders.has(operation) && mayBeDone(status))
      );
    });
  };
  return explainEach(bodies, causeOf, operationsOf);
}
