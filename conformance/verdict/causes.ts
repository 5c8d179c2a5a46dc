/**
 * What explains a group of violations besides an earlier step of its own trace: the answer in which it was seen, and how it shows.
 * Each rule reads data of violations, answers and replays. Pure; what follows is listed under its cause, and never dropped.
 */
import { readLeniently } from '../judge/lenient-json.js';
import type { CheckResult, Exchange } from '../judge/result.js';
import type { Violation } from '../judge/violation.js';
import type { Verification } from '../replay/confirm.js';
import { ofAcceptedRequests, ofNoRefusals } from './accepted.js';
import { ofAmounts } from './amounts.js';
import { ofErrorPages } from './error-pages.js';
import { ofFilters } from './filters.js';
import { answerOf, groupBy, operationOf, type Seen } from './finding.js';
import {
  bySeen,
  type Explained,
  type Group,
  isUnconfirmed,
  kindOf,
  operationsOf,
  resourceOf,
  shownIn,
  type Verifications,
} from './group.js';
import { ofItemsAsBefore, ofItemsAtOnce } from './items.js';
import { ofLapses } from './lapses.js';
import { ofOtherPages, ofShortPages, ofWrongTotals } from './list-pages.js';
import {
  ofBrokenFields,
  ofBrokenObjects,
  ofComparedReads,
  ofMissingRecords,
  ofWrongTypes,
} from './missing-values.js';
import { ofOddInput } from './odd-input.js';
import { ofRefusedChanges } from './refused-changes.js';
import { ofOverload, ofSameErrors, ofStoredBodies } from './server-errors.js';
import { ofSideEffects } from './side-effects.js';
import { ofStaleReads } from './stale-reads.js';
import {
  ofChangesOfState,
  ofFieldsLostBefore,
  ofRefusedTriggers,
  ofTriggersOfAnyState,
  ofVoidTriggers,
} from './state-changes.js';
import { ofTextChanges } from './text-changes.js';

/** By group: what explains it. */
export function explainedBy(
  groups: readonly Group[],
  verifications: Verifications,
  results: readonly CheckResult[] = [],
): ReadonlyMap<Group, Explained> {
  const stated = groups.filter(({ assumed }) => !assumed);
  const explained = new Map<Group, Explained>();
  const explain = (rule: (stated: readonly Group[], all: Verifications) => readonly [Group, Explained][]) => {
    for (const [group, cause] of rule(stated, verifications))
      if (group !== cause.by && !explained.has(group)) explained.set(group, cause);
  };
  const rules = [
    ofSharedAccounts,
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
    ofNotReady,
    ofSpilledUpdates,
    ofAmounts,
    ofFilters,
    ofWholeRecords,
    ofItemsAsBefore,
    ofItemsAtOnce,
    ofRefusedChanges,
    ofLineOrder,
    ofTextChanges,
    ofAcceptedRequests,
    ofErrorPages,
  ];
  for (const rule of rules) explain(rule);
  explain((stated, all) => ofSameErrors(stated, results, all));
  explain((stated) => ofNoRefusals(stated, results));
  return explained;
}

/** Records of so many resources must be reached with another account's key before the target has one account for all keys. */
const leastShared = 5;

/** No key opens an account of its own: each leak follows from that, in whatever field it shows. */
function ofSharedAccounts(groups: readonly Group[], verifications: Verifications): [Group, Explained][] {
  const leaks = groups.filter(({ key }) => key.startsWith('rule:key-identifies-account | '));
  const [most] = bySeen(leaks);
  if (!most || isUnconfirmed(most, verifications)) return [];
  if (new Set(operationsOf(most).map(resourceOf)).size < leastShared) return [];
  return leaks.map((group) => [group, { by: most, also: operationsOf(group) }]);
}

/** A client as a document's case shows it: a field that a request of its trace loses is lost there as well. */
function ofClientsShown(groups: readonly Group[], verifications: Verifications): [Group, Explained][] {
  return groups.flatMap((group): [Group, Explained][] => {
    const [, field] = /^rule:fields-kept \| client\.(\S+) \| different$/.exec(group.key) ?? [];
    if (field === undefined || operationsOf(group).some((one) => one !== 'getClient')) return [];
    const sent = new Set(verifications.get(group.key)?.exchanges?.map(({ operation }) => operation));
    const by = groups.find(
      (one) =>
        one.key === `rule:fields-kept | ${field} | different` &&
        operationsOf(one).some((operation) => resourceOf(operation) === 'clients' && sent.has(operation)) &&
        !isUnconfirmed(one, verifications),
    );
    return by ? [[group, { by, also: [] }]] : [];
  });
}

/** What is never ready is so for whoever asks; alone rather than beside others. */
function ofNotReady(groups: readonly Group[], verifications: Verifications): [Group, Explained][] {
  const all = groups.filter(({ key }) => key.endsWith(' | http.status | not ready'));
  const by = bySeen(all).find(({ key }) => verifications.get(key)?.confirmation === 'confirmed');
  if (!by) return [];
  const asked = new Set(operationsOf(by));
  return all
    .filter((group) => operationsOf(group).every((operation) => asked.has(operation)))
    .map((group) => [group, { by, also: [] }]);
}

/** An answer that shows another record than the one meant: its other fields follow from its id. */
function ofWrongRecords(groups: readonly Group[]): [Group, Explained][] {
  const ofId = groups.filter(({ seen }) => seen.some(({ violation }) => isOtherId(violation)));
  return groups
    .filter(({ seen }) => seen.every(({ violation }) => isField(violation) && !isOtherId(violation)))
    .flatMap((group): [Group, Explained][] => {
      const by = ofId.find(({ seen }) =>
        group.seen.every((one) =>
          seen.some(
            (other) =>
              isOtherId(other.violation) &&
              one.violation.field.startsWith(other.violation.field.replace(/id$/, '')) &&
              isSameAnswer(one, other),
          ),
        ),
      );
      return by ? [[group, { by, also: [] }]] : [];
    });
}

/** Of what was shown beside other requests, and not alone. */
const besideOthers: ReadonlySet<Verification['confirmation'] | undefined> = new Set([
  ...(['under concurrency', 'not verified', 'unconfirmed'] as const),
]);

/**
 * Requests at once that are answered with one another's record: what shows only beside other requests, in an answer of theirs,
 * follows. Where creates are, so does each value of such a record that is another's, wherever it is read.
 */
function ofCrossedAnswers(groups: readonly Group[], verifications: Verifications): [Group, Explained][] {
  const isOfBurst = ({ key }: Group) => verifications.get(key)?.trace?.steps.at(-1)?.burst !== undefined;
  const by = groups.find(
    (group) =>
      !isUnconfirmed(group, verifications) &&
      group.seen.some(
        ({ violation }) =>
          violation.statement === 'rule:record-meant' &&
          (isOtherWord(violation) || (isOtherId(violation) && isOfBurst(group))),
      ),
  );
  if (!by) return [];
  const crossed = new Set<string | undefined>(operationsOf(by));
  const made = new Set(
    operationsOf(by)
      .filter((one) => one.startsWith('create'))
      .map(kindOf),
  );
  const follows = (group: Group): boolean => {
    const shown = shownIn(group, verifications);
    const isOfOther = group.seen.every(({ violation }) => isField(violation));
    return (
      shown.length > 0 &&
      shown.every(
        ({ operation = '' }) => crossed.has(operation) || (isOfOther && made.has(kindOf(operation))),
      )
    );
  };
  return groups
    .filter((group) => besideOthers.has(verifications.get(group.key)?.confirmation) && follows(group))
    .map((group) => [group, { by, also: [] }]);
}

/** The word by which requests that are under way at once know their records. */
const isOtherWord = (violation: Violation): boolean => isField(violation) && violation.field === 'reference';

const isField = ({ sort, symptom }: Violation): boolean => sort === 'value' && symptom === 'different';
const isOtherId = (violation: Violation): boolean =>
  isField(violation) && (violation.field === 'id' || violation.field.endsWith('.id'));

function isSameAnswer(
  { violation: one, check }: Seen,
  { violation: other, check: otherCheck }: Seen,
): boolean {
  const [a, b] = [one.exchange, other.exchange];
  return check === otherCheck && a !== undefined && a.clockMs === b?.clockMs && a.url === b?.url;
}

/**
 * An update that changes a record which it does not name: values that differ where such updates were sent, in records of that kind,
 * follow from it, unless the smallest trace shows one with a single record.
 */
function ofSpilledUpdates(groups: readonly Group[], verifications: Verifications): [Group, Explained][] {
  const isSpill = ({ seen }: Group) => seen.some(({ violation }) => violation.ofAnother);
  const root = groups.find((group) => isSpill(group) && !isUnconfirmed(group, verifications));
  if (!root) return [];
  const at = root.seen.find(({ violation }) => violation.ofAnother) as Seen;
  const resource = resourceOf(operationOf(at));
  return groups
    .filter(
      (group) =>
        isSpill(group) ||
        (group.seen.every(
          (one) =>
            isField(one.violation) &&
            resourceOf(operationOf(one)) === resource &&
            (one.called[operationOf(at)] ?? 0) > 0,
        ) &&
          recordsIn(verifications.get(group.key), resource) > 1),
    )
    .map((group) => [group, { by: root, also: [] }]);
}

/** How many records of the resource a trace makes or changes; without a trace any number. */
function recordsIn(verification: Verification | undefined, resource: string | undefined): number {
  const own = verification?.trace?.steps.filter(
    ({ operation = '', method }) => method !== 'GET' && resourceOf(operation) === resource,
  );
  if (!own) return Number.POSITIVE_INFINITY;
  const made = own.filter(({ method }) => method === 'POST').length;
  const changed = new Set(
    own.filter(({ method }) => method !== 'POST').map(({ url }) => JSON.stringify(url)),
  );
  return Math.max(made, changed.size);
}

/** So many fields of one answer are wrong before it is the record as a whole that is. */
const leastFields = 4;

/** An answer in which most that was judged is wrong shows another version of the record: each field of it follows from that. */
function ofWholeRecords(groups: readonly Group[], verifications: Verifications): [Group, Explained][] {
  const fields = new Map<string, Set<Group>>();
  for (const group of groups)
    for (const one of group.seen)
      fields.set(answerOf(one), (fields.get(answerOf(one)) ?? new Set()).add(group));
  fields.delete('');
  const whole = new Set([...fields].filter(([, all]) => all.size >= leastFields).map(([answer]) => answer));
  const within = groups.filter(
    (group) => group.seen.every((one) => whole.has(answerOf(one))) && !isUnconfirmed(group, verifications),
  );
  return ofOneOperation(within, leastFields, verifications);
}

/** So many groups of one operation as follow from one cause: from the confirmed one of them that was seen most. */
function ofOneOperation(
  groups: readonly Group[],
  least: number,
  verifications: Verifications,
): [Group, Explained][] {
  const byOperation = groupBy(groups, (group) => operationsOf(group).sort()[0] ?? '');
  return byOperation.flatMap((all): [Group, Explained][] => {
    const by = bySeen(all).find((group) => !isUnconfirmed(group, verifications));
    return by && all.length >= least ? all.map((group) => [group, { by, also: operationsOf(group) }]) : [];
  });
}

/** Lines that come back in another order than they were sent: what is wrong of each place follows, where the trace shows that order. */
function ofLineOrder(groups: readonly Group[], verifications: Verifications): [Group, Explained][] {
  const roots = groups.filter(({ key }) => orderKeys.has(key));
  return groups.flatMap((group): [Group, Explained][] => {
    const [first] = group.seen;
    const { field = '', sort } = first?.violation ?? {};
    if (sort !== 'value' || !/^(items\[\]|text)\./.test(field)) return [];
    if (!isReordered(verifications.get(group.key)?.exchanges ?? [])) return [];
    const kinds = new Set(operationsOf(group).map(kindOf));
    const by = roots.find((root) => operationsOf(root).some((operation) => kinds.has(kindOf(operation))));
    return by ? [[group, { by, also: [] }]] : [];
  });
}

const orderKeys: ReadonlySet<string> = new Set([
  ...['different', 'wrong order'].map((symptom) => `rule:fields-kept | items | ${symptom}`),
]);

/** Whether the last answer shows every line of the last body with lines, as it was sent, but not in that order. */
function isReordered(exchanges: readonly Exchange[]): boolean {
  const sent = exchanges.map(({ requestBody }) => linesIn(requestBody)).findLast(Boolean);
  const shown = linesIn(exchanges.at(-1)?.responseBody);
  if (!sent || sent.length !== shown?.length) return false;
  const isAsSent = (line: Line, as: Line) =>
    Object.entries(line).every(([name, value]) => typeof value === 'object' || isSame(as[name], value));
  const free = new Set(shown.keys());
  const places = sent.map((line, nth) => {
    const all = [...free].filter((place) => isAsSent(line, shown[place] as Line));
    const place = all.includes(nth) ? nth : (all[0] ?? -1);
    free.delete(place);
    return place;
  });
  return !places.includes(-1) && places.some((place, nth) => place !== nth);
}

type Line = Readonly<Record<string, unknown>>;

function linesIn(body = ''): Line[] | undefined {
  const [record] = Object.values(Object(readLeniently(body)) as Record<string, unknown>);
  const { items } = Object(record) as { items?: unknown };
  return Array.isArray(items) ? items.map((line: unknown) => Object(line) as Line) : undefined;
}

const isSame = (shown: unknown, sent: unknown): boolean =>
  String(shown) === String(sent) || (sent !== '' && Number(shown) === Number(sent));
