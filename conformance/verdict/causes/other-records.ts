/** Answers that show, and requests that change, another record than the one that is meant. */
import type { Violation } from '../../judge/violation.js';
import type { Verification } from '../../replay/confirm.js';
import type { Trace } from '../../replay/trace.js';
import { answerOf, type Observation, operationOf } from '../finding.js';
import { type Explanation, explainAlike, explainAllBy, explainEach } from './explanation.js';
import { type Group, type Groups, isUpheld, kindOf, operationsOf, resourceOf, shownIn } from './group.js';

/** An answer that shows another record than the requested one: its other wrong fields follow from the wrong id. */
export function ofWrongRecords(groups: Groups): Explanation[] {
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
export function ofCrossedAnswers(groups: Groups): Explanation[] {
  const isOfBurst = ({ replay }: Group) => replay.trace?.steps.at(-1)?.burst !== undefined;
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
  const beside = groups.filter(({ replay }) => besideOthers.has(replay.confirmation));
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
export function ofSpilledUpdates(groups: Groups): Explanation[] {
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
        (group.seen.every(isAfter) && recordsIn(group.replay.trace, resourceOf(update)) > 1),
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
export function ofWholeRecords(groups: Groups): Explanation[] {
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
