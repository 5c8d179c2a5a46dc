/**
 * Explains groups of violations by other groups: by the answers in which they were seen, and by their replays. A group that
 * follows from another one is listed under it and never dropped.
 */
import type { CheckResult } from '../../judge/result.js';
import { groupBy, type Observation, operationOf } from '../finding.js';
import { ofAcceptedRequests, ofNoRefusals } from './accepted.js';
import { ofAmounts } from './amounts.js';
import { ofClientsShown, ofOtherClients, ofRenamedClients, ofTextsOfClients } from './clients.js';
import { ofErrorPages } from './error-pages.js';
import { type Explained, type Explanation, explainAllBy, explainWithin } from './explanation.js';
import { ofFilters } from './filters.js';
import { ofForgottenUpdates } from './forgotten-updates.js';
import {
  type Group,
  type Groups,
  isConfirmed,
  isOf,
  isUpheld,
  mostSeen,
  operationsOf,
  resourceOf,
} from './group.js';
import { ofItemsAsBefore, ofItemsAtOnce, ofItemsTwice } from './items.js';
import { ofLapses } from './lapses.js';
import { ofLineOrder } from './line-order.js';
import { ofOtherPages, ofShortPages, ofUnlistedRecords, ofWrongTotals } from './list-pages.js';
import { ofLostRecords } from './lost-records.js';
import {
  ofBrokenFields,
  ofBrokenObjects,
  ofComparedReads,
  ofMissingRecords,
  ofWrongIds,
  ofWrongTypes,
} from './missing-values.js';
import { ofNumbersGivenTwice, ofUnlockedChanges } from './numbers.js';
import { ofOddInput } from './odd-input.js';
import { ofCrossedAnswers, ofSpilledUpdates, ofWholeRecords, ofWrongRecords } from './other-records.js';
import { ofRefusedChanges } from './refused-changes.js';
import { ofOverload, ofSameErrors, ofSameRefusals, ofStoredBodies } from './server-errors.js';
import { ofSideEffects } from './side-effects.js';
import { ofStaleReads } from './stale-reads.js';
import {
  ofChangesOfState,
  ofFieldsLostBefore,
  ofRefusedTriggers,
  ofTextsLost,
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
  ofTextsLost,
  ofLapses,
  ofMissingRecords,
  ofBrokenObjects,
  ofBrokenFields,
  ofWrongTypes,
  ofWrongIds,
  ofComparedReads,
  ofOtherPages,
  ofShortPages,
  ofUnlistedRecords,
  ofWrongTotals,
  ofOverload,
  ofStoredBodies,
  ofOddInput,
  ofWrongRecords,
  ofCrossedAnswers,
  ofClientsShown,
  ofRenamedClients,
  ofOtherClients,
  ofTextsOfClients,
  ofNotReady,
  ofNumbersGivenTwice,
  ofUnlockedChanges,
  ofSpilledUpdates,
  ofForgottenUpdates,
  ofAmounts,
  ofFilters,
  ofWholeRecords,
  ofItemsAsBefore,
  ofItemsAtOnce,
  ofItemsTwice,
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
  const shown = replay.exchanges?.at(-1)?.operation;
  const isReplayed = seen.some((one) => operationOf(one) === shown);
  return { ...group, seen, replay: isReplayed ? replay : { confirmation: replay.confirmation } };
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

/** An export that never becomes ready: its groups are consequences of the one seen most often when replayed alone. */
function ofNotReady(groups: Groups): Explanation[] {
  const all = groups.filter(isOf(undefined, 'http.status', 'not ready'));
  return explainWithin(mostSeen(all.filter(isConfirmed)), all);
}
