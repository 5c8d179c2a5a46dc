/**
 * Explains groups of violations by other groups: by the answers in which they were seen, and by their replays. A group that
 * follows from another one is listed under it and never dropped.
 */
import type { CheckResult, Exchange } from '../judge/result.js';
import type { Violation } from '../judge/violation.js';
import type { Verification } from '../replay/confirm.js';
import type { Trace } from '../replay/trace.js';
import { ofAcceptedRequests, ofNoRefusals } from './accepted.js';
import { ofAmounts } from './amounts.js';
import { type Fields, linesIn, membersOf } from './bodies.js';
import { ofErrorPages } from './error-pages.js';
import { ofFilters } from './filters.js';
import { answerOf, groupBy, type Observation, operationOf } from './finding.js';
import { ofForgottenUpdates } from './forgotten-updates.js';
import {
  type Explained,
  type Explanation,
  explainAlike,
  explainAllBy,
  explainEach,
  type Group,
  type Groups,
  hasOnlyOperationsOf,
  isConfirmed,
  isOf,
  isUpheld,
  kindOf,
  mostSeen,
  operationsOf,
  resourceOf,
  sharesKind,
  shownIn,
} from './group.js';
import { ofItemsAsBefore, ofItemsAtOnce } from './items.js';
import { ofLapses } from './lapses.js';
import { ofOtherPages, ofShortPages, ofWrongTotals } from './list-pages.js';
import { ofLostRecords } from './lost-records.js';
import {
  ofBrokenFields,
  ofBrokenObjects,
  ofComparedReads,
  ofMissingRecords,
  ofWrongTypes,
} from './missing-values.js';
import { ofOddInput } from './odd-input.js';
import { ofRefusedChanges } from './refused-changes.js';
import { ofOverload, ofSameErrors, ofSameRefusals, ofStoredBodies } from './server-errors.js';
import { ofSideEffects } from './side-effects.js';
import { ofStaleReads } from './stale-reads.js';
import {
  ofChangesOfState,
  ofFieldsLostBefore,
  ofRefusedTriggers,
  ofTriggersOfAnyState,
  ofVoidTriggers,
} from './state-changes.js';
import { ofTextChanges, ofTextsInLostFields } from './text-changes.js';

type Rule = (groups: Groups, results: readonly CheckResult[]) => readonly Explanation[];

/** In order of precedence: the first rule that explains a group counts. */
const rules: readonly Rule[] = [
  ofSharedAccounts,
  ofLostRecords,
  ofStaleReads,
  ofSideEffects,
  ofChangesOfState,
  ofVoidTriggers,
  ofRefusedTriggers,
  ofTriggersOfAnyState,
  ofFieldsLostBefore,
  ofLapses,
  ofMissingRecords,
  ofBrokenObjects,
  ofBrokenFields,
  ofWrongTypes,
  ofComparedReads,
  ofOtherPages,
  ofShortPages,
  ofWrongTotals,
  ofOverload,
  ofStoredBodies,
  ofOddInput,
  ofWrongRecords,
  ofCrossedAnswers,
  ofClientsShown,
  ofOtherClients,
  ofNotReady,
  ofNumbersGivenTwice,
  ofSpilledUpdates,
  ofForgottenUpdates,
  ofAmounts,
  ofFilters,
  ofWholeRecords,
  ofItemsAsBefore,
  ofItemsAtOnce,
  ofRefusedChanges,
  ofLineOrder,
  ofTextsInLostFields,
  ofTextChanges,
  ofAcceptedRequests,
  ofErrorPages,
  ofSameErrors,
  ofSameRefusals,
  ofNoRefusals,
];

/** Maps each explained group to its cause. */
export function explainedBy(groups: Groups, results: readonly CheckResult[]): ReadonlyMap<Group, Explained> {
  const stated = groups.filter(({ assumed }) => !assumed);
  const explained = explainedWhole(stated, results);
  for (const group of stated.filter((one) => !explained.has(one))) {
    const cause = causeOfParts(group, stated, results);
    if (cause) explained.set(group, cause);
  }
  return explained;
}

function explainedWhole(stated: Groups, results: readonly CheckResult[]): Map<Group, Explained> {
  const explained = new Map<Group, Explained>();
  for (const [group, cause] of rules.flatMap((rule) => rule(stated, results)))
    if (group !== cause.by && !explained.has(group)) explained.set(group, cause);
  return explained;
}

/**
 * If each operation of a group has a cause of its own: that of most violations. For example combined filters, of which one is
 * wrong in one list and another one in another list.
 */
function causeOfParts(group: Group, stated: Groups, results: readonly CheckResult[]): Explained | undefined {
  const parts = groupBy(group.seen, operationOf).sort((a, b) => b.length - a.length);
  if (parts.length < 2) return undefined;
  const others = stated.filter((one) => one !== group);
  let most: Explained | undefined;
  for (const seen of parts) {
    const part = partOf(group, seen);
    const cause = explainedWhole([...others, part], results).get(part);
    if (!cause) return undefined;
    most ??= cause;
  }
  return most;
}

/** The violations of one operation; the replay counts only if it is about the same operation. */
function partOf(group: Group, seen: Observation[]): Group {
  const { replay } = group;
  const shown = replay?.exchanges?.at(-1)?.operation;
  const isReplayed = seen.some((one) => operationOf(one) === shown);
  return { ...group, seen, replay: isReplayed ? replay : { confirmation: replay?.confirmation } };
}

/** From this many resources with leaks on, the target counts as one that has a single account for all keys. */
const leastShared = 5;

/** Keys do not separate accounts at all: all leaks are one finding, whatever their fields. */
function ofSharedAccounts(groups: Groups): Explanation[] {
  const leaks = groups.filter(isOf('rule:key-identifies-account'));
  const most = mostSeen(leaks);
  if (!most || !isUpheld(most)) return [];
  const resources = new Set(operationsOf(most).map(resourceOf));
  return resources.size < leastShared ? [] : explainAllBy(most, leaks, { also: operationsOf });
}

/** A field of a client that was sent within a document: follows if a request for clients in its trace loses the same field. */
function ofClientsShown(groups: Groups): Explanation[] {
  const ofClients = groups
    .filter(isOf('rule:fields-kept', /^client\./, 'different'))
    .filter((group) => operationsOf(group).every((one) => one === 'getClient'));
  return explainEach(ofClients, (group) => {
    const sent = new Set(group.replay?.exchanges?.map(({ operation }) => operation));
    const isSent = (operation: string) => resourceOf(operation) === 'clients' && sent.has(operation);
    return groups
      .filter(isOf('rule:fields-kept', group.field.replace('client.', ''), 'different'))
      .find((one) => operationsOf(one).some(isSent) && isUpheld(one));
  });
}

/** Documents that show another client than was sent: what is wrong of their client follows, if they are of the same types. */
function ofOtherClients(groups: Groups): Explanation[] {
  const shown = groups.filter(isOf('rule:fields-kept', 'client.name', 'different')).filter(isUpheld);
  const isOfClient = (group: Group): boolean =>
    isOf('rule:client-created', 'client.id', 'not unique')(group) ||
    isOf('rule:email-saves-address', 'client.email')(group);
  return explainEach(groups.filter(isOfClient), (group) =>
    shown.find((root) => hasOnlyOperationsOf(group, root, kindOf)),
  );
}

/** A code of two documents that have the same number, too: follows from the number. */
function ofNumbersGivenTwice(groups: Groups): Explanation[] {
  const numbers = groups.filter(isOf('rule:number-unique', 'sequence_number', 'not unique')).find(isUpheld);
  const codes = groups.filter(isOf('rule:atcud-unique', 'atcud', 'not unique'));
  return explainAllBy(numbers, codes.filter(isOfOneNumber));
}

/** Whether the last document in the trace has code, type and number in common with another one in it. */
function isOfOneNumber({ replay }: Group): boolean {
  const shown = (replay?.exchanges ?? []).map(
    ({ responseBody }) => Object.values(membersOf(responseBody))[0],
  );
  const documents = shown.map((one) => Object(one) as Fields).filter(({ atcud }) => atcud);
  const last = documents.at(-1);
  return documents.some(
    (one) =>
      one.id !== last?.id &&
      (['atcud', 'type', 'sequence_number'] as const).every((field) => one[field] === last?.[field]),
  );
}

/** An export that never becomes ready: its groups are consequences of the one seen most often when replayed alone. */
function ofNotReady(groups: Groups): Explanation[] {
  const all = groups.filter(isOf(undefined, 'http.status', 'not ready'));
  const by = mostSeen(all.filter(isConfirmed));
  return by ? explainEach(all, (group) => (hasOnlyOperationsOf(group, by) ? by : undefined)) : [];
}

/** An answer that shows another record than the requested one: its other wrong fields follow from the wrong id. */
function ofWrongRecords(groups: Groups): Explanation[] {
  const ofId = groups.filter(({ seen }) => seen.some(({ violation }) => isOtherId(violation)));
  const ofOthers = groups.filter(({ seen }) =>
    seen.every(({ violation }) => isField(violation) && !isOtherId(violation)),
  );
  return explainEach(ofOthers, (group) =>
    ofId.find(({ seen }) =>
      group.seen.every((one) =>
        seen.some(
          (other) =>
            isOtherId(other.violation) &&
            one.violation.field.startsWith(other.violation.field.replace(/id$/, '')) &&
            isSameAnswer(one, other),
        ),
      ),
    ),
  );
}

/** The confirmations of groups that did not show when replayed alone. */
const besideOthers: ReadonlySet<Verification['confirmation'] | undefined> = new Set([
  ...(['under concurrency', 'not verified', 'unconfirmed'] as const),
]);

/**
 * Concurrent requests that are answered with each other's records: groups that show only under concurrency follow if all their
 * answers are of the same operations, or, after creates, if they are wrong values in any answer about such records.
 */
function ofCrossedAnswers(groups: Groups): Explanation[] {
  const isOfBurst = ({ replay }: Group) => replay?.trace?.steps.at(-1)?.burst !== undefined;
  const by = groups
    .filter(isUpheld)
    .find((group) =>
      group.seen.some(
        ({ violation }) =>
          violation.statement === 'rule:record-meant' &&
          (isOtherWord(violation) || (isOtherId(violation) && isOfBurst(group))),
      ),
    );
  if (!by) return [];
  const crossed = new Set<string | undefined>(operationsOf(by));
  const creates = operationsOf(by).filter((one) => one.startsWith('create'));
  const made = new Set(creates.map(kindOf));
  const isOfThese = (group: Group): boolean => {
    const shown = shownIn(group);
    const isOfOther = group.seen.every(({ violation }) => isField(violation));
    return (
      shown.length > 0 &&
      shown.every(
        ({ operation = '' }) => crossed.has(operation) || (isOfOther && made.has(kindOf(operation))),
      )
    );
  };
  const beside = groups.filter(({ replay }) => besideOthers.has(replay?.confirmation));
  return explainAllBy(by, beside.filter(isOfThese));
}

/** Concurrent requests identify their records by `reference`. */
const isOtherWord = (violation: Violation): boolean => isField(violation) && violation.field === 'reference';

const isField = ({ sort, symptom }: Violation): boolean => sort === 'value' && symptom === 'different';
const isOtherId = (violation: Violation): boolean =>
  isField(violation) && (violation.field === 'id' || violation.field.endsWith('.id'));

function isSameAnswer(
  { violation: one, check }: Observation,
  { violation: other, check: otherCheck }: Observation,
): boolean {
  const [a, b] = [one.exchange, other.exchange];
  return check === otherCheck && a !== undefined && a.clockMs === b?.clockMs && a.url === b?.url;
}

/**
 * An update that changes another record than the addressed one: wrong values of that resource follow in checks that sent such
 * updates, unless their minimized trace has only one record.
 */
function ofSpilledUpdates(groups: Groups): Explanation[] {
  const isSpill = ({ seen }: Group) => seen.some(({ violation }) => violation.ofAnother);
  const root = groups.filter(isUpheld).find(isSpill);
  const at = root?.seen.find(({ violation }) => violation.ofAnother);
  if (!at) return [];
  const update = operationOf(at);
  const isAfter = (one: Observation) =>
    isField(one.violation) &&
    resourceOf(operationOf(one)) === resourceOf(update) &&
    (one.called[update] ?? 0) > 0;
  return explainAllBy(
    root,
    groups.filter(
      (group) =>
        isSpill(group) ||
        (group.seen.every(isAfter) && recordsIn(group.replay?.trace, resourceOf(update)) > 1),
    ),
  );
}

/** The number of records of the resource that a trace creates or changes; infinite without a trace. */
function recordsIn(trace: Trace | undefined, resource: string | undefined): number {
  const own = trace?.steps.filter(
    ({ operation = '', method }) => method !== 'GET' && resourceOf(operation) === resource,
  );
  if (!own) return Number.POSITIVE_INFINITY;
  const made = own.filter(({ method }) => method === 'POST').length;
  const changed = new Set(
    own.filter(({ method }) => method !== 'POST').map(({ url }) => JSON.stringify(url)),
  );
  return Math.max(made, changed.size);
}

/** From this many wrong fields in one answer on, the record as a whole counts as wrong. */
const leastFields = 4;

/** Answers with many wrong fields show another version of the record: these fields are one finding. */
function ofWholeRecords(groups: Groups): Explanation[] {
  const fields = new Map<string, Set<Group>>();
  for (const group of groups)
    for (const one of group.seen)
      fields.set(answerOf(one), (fields.get(answerOf(one)) ?? new Set()).add(group));
  fields.delete('');
  const isWhole = (one: Observation) => (fields.get(answerOf(one))?.size ?? 0) >= leastFields;
  const within = groups.filter((group) => group.seen.every(isWhole) && isUpheld(group));
  const operationIn = (group: Group) => operationsOf(group).sort()[0] ?? '';
  return explainAlike(within, operationIn, { also: operationsOf, least: leastFields });
}

const isOtherOrder = isOf('rule:fields-kept', 'items', new Set(['different', 'wrong order']));

/** Lines answered in another order than they were sent: wrong values of lines follow if their trace shows that order. */
function ofLineOrder(groups: Groups): Explanation[] {
  const roots = groups.filter(isOtherOrder);
  const ofLines = groups.filter(({ seen: [first] }) => {
    const { field = '', sort } = first?.violation ?? {};
    return sort === 'value' && /^(items\[\]|text)\./.test(field);
  });
  return explainEach(ofLines, (group) =>
    isReordered(group.replay?.exchanges ?? []) ? roots.find((root) => sharesKind(group, root)) : undefined,
  );
}

/** Whether the last answer has all lines of the last request with lines, unchanged but in another order. */
function isReordered(exchanges: readonly Exchange[]): boolean {
  const sent = exchanges.map(({ requestBody }) => linesIn(requestBody)).findLast(Boolean);
  const shown = linesIn(exchanges.at(-1)?.responseBody);
  if (!sent || sent.length !== shown?.length) return false;
  const isAsSent = (line: Fields, as: Fields) =>
    Object.entries(line).every(([name, value]) => typeof value === 'object' || isSame(as[name], value));
  const free = new Set(shown.keys());
  const places = sent.map((line, nth) => {
    const all = [...free].filter((place) => isAsSent(line, shown[place] as Fields));
    const place = all.includes(nth) ? nth : (all[0] ?? -1);
    free.delete(place);
    return place;
  });
  return !places.includes(-1) && places.some((place, nth) => place !== nth);
}

const isSame = (shown: unknown, sent: unknown): boolean =>
  String(shown) === String(sent) || (sent !== '' && Number(shown) === Number(sent));
