/** What the answers with a 5xx have in common: overload, one operation that answers nothing else, one statement beside another. Pure. */
import { type CheckResult, tags } from '../judge/result.js';
import { mayBeDone } from '../judge/status-class.js';
import type { Violation } from '../judge/violation.js';
import { isForbiddenCell } from '../replay/state-changes.js';
import { groupBy, operationOf, type Seen } from './finding.js';
import { bySeen, type Explained, type Group, isAmong, operationsOf, type Verifications } from './group.js';

/** So many operations answer 5xx beside others before it is the target as a whole that does. */
const leastOperations = 5;

/**
 * A 5xx that no request shows alone, of many operations: requests that overlap with others may be answered so. What shows alone
 * stays a finding of its own.
 */
export function ofOverload(groups: readonly Group[], verifications: Verifications): [Group, Explained][] {
  const beside = groups.filter(
    (group) =>
      group.seen.every(({ violation }) => isServerError(violation)) && isBesideOthers(group, verifications),
  );
  const bySymptom = groupBy(beside, ({ seen }) => serverErrorOf(seen[0]?.violation));
  return bySymptom.flatMap((all): [Group, Explained][] => {
    const [root] = [...all].sort(
      (a, b) => plainness(b) - plainness(a) || b.seen.length - a.seen.length || (a.key < b.key ? -1 : 1),
    );
    const unshown = all.filter(({ key }) => verifications.get(key)?.confirmation !== 'confirmed');
    if (!root || new Set(unshown.flatMap(operationsOf)).size < leastOperations) return [];
    return all.map((group) => [group, { by: root, also: operationsOf(group) }]);
  });
}

/** The status, also where it is the body of such an answer that is not as stated. */
function serverErrorOf(violation: Violation | undefined): string {
  const { symptom = '', exchange } = violation ?? {};
  return [symptom, String(exchange?.status ?? '')].find((one) => /^5\d\d$/.test(one)) ?? '';
}

export const isServerError = (violation: Violation): boolean => serverErrorOf(violation) !== '';

const plainness = ({ key }: Group): number => Number(key.startsWith('rule:no-server-error | http.status |'));

function isBesideOthers({ key, seen }: Group, verifications: Verifications): boolean {
  const { confirmation, trace } = verifications.get(key) ?? {};
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
export function ofSameErrors(
  groups: readonly Group[],
  results: readonly CheckResult[],
  verifications: Verifications = new Map(),
): [Group, Explained][] {
  const right = new Set(results.flatMap(({ asserted }) => asserted));
  const errors = groups.filter(({ seen }) => seen.every(({ violation }) => isServerError(violation)));
  const stuck = stuckOperations(errors);
  const failing = failingOperations(errors, right, /^2/);
  const refusing = failingOperations(errors, right, /^422$/);
  const isBroken = (operation: string) =>
    stuck.has(operation) || failing.has(operation) || !right.has(tags.operation(operation));
  const named = errors.filter(
    (group) =>
      plainness(group) === 0 && group.seen.every(({ violation: { field } }) => field === 'http.status'),
  );
  const broken = errors.filter((group) => operationsOf(group).every(isBroken));
  return errors.flatMap((group): [Group, Explained][] => {
    const whole = bySeen(broken.filter((one) => isAmong(group, one)));
    const same = named.find(
      (one) => (!isOfRefusal(group) || isAsDue(one, group)) && isAnsweredAs(group, one),
    );
    // What is due in the place of all that breaks it is the refusal that it never gives.
    const isOfRefusals =
      group.key.startsWith('rule:no-server-error | ') && operationsOf(group).every((id) => refusing.has(id));
    const refusal = isOfRefusals
      ? named.find(({ key, ...one }) => key.startsWith('status:422 | ') && isAmong(group, { key, ...one }))
      : undefined;
    // What shows at times, when anything is sent, is not what was sent.
    const isPassing = verifications.get(group.key)?.confirmation === 'intermittent';
    const isPlain =
      plainness(group) === 1 || isPassing || group.key.startsWith('rule:no-server-error | overlap.');
    const beside = isOddTrigger(group)
      ? named.find((one) => isOfRefusal(one) && sharesAnError(one, group))
      : undefined;
    const by = broken.includes(group)
      ? whole[0]
      : (beside ?? (isPlain || isOfRefusal(group) ? same : undefined) ?? refusal);
    return by ? [[group, { by, also: operationsOf(group) }]] : [];
  });
}

/** Whether a 4xx by the table of errors alone, or by a table of states, was due: of an operation whose own refusals are not stated. */
const isOfRefusal = ({ key, seen }: Group): boolean =>
  /^errors:4(04|22) \| http\.status \| /.test(key) ||
  (/ \| http\.status \| /.test(key) && seen.every(({ violation }) => isForbiddenCell(violation.statement)));

/** A change of state without a trigger that can be read: where a word is refused with the same 5xx it is one and the same refusal. */
const isOddTrigger = ({ key }: Group): boolean =>
  key.startsWith('rule:no-server-error | input.trigger-no-text | ');

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
export function ofStoredBodies(groups: readonly Group[], verifications: Verifications): [Group, Explained][] {
  const bodies = groups.filter(({ key }) => key === 'rule:no-server-error | body | accepted');
  return bodies.flatMap((group): [Group, Explained][] => {
    const senders = new Set(operationsOf(group));
    const by = groups.find(({ key, seen }) => {
      const { confirmation, trace: { steps = [] } = {} } = verifications.get(key) ?? {};
      const isRead = steps.at(-1)?.method === 'GET';
      const isStored = steps.some(
        ({ operation = '', status = 0 }) => senders.has(operation) && mayBeDone(status),
      );
      const isError = seen.every(({ violation }) => isServerError(violation));
      return confirmation === 'confirmed' && isError && isRead && isStored;
    });
    return by ? [[group, { by, also: operationsOf(group) }]] : [];
  });
}
