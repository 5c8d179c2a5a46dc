/**
 * Findings that follow from a record, object or field that is missing in an answer or of the wrong type, and from a wrong GET
 * that a list was compared with.
 */
import { answerFields, leafOf } from '../../judge/identity.js';
import { isJson, readLeniently } from '../../judge/lenient-json.js';
import type { Exchange } from '../../judge/result.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Violation } from '../../judge/violation.js';
import { isObject } from '../../judge/wrapper.js';
import { type Observation, operationOf } from '../finding.js';
import { membersOf } from './bodies.js';
import { type Explanation, explainAlike, explainEach } from './explanation.js';
import {
  type Group,
  type Groups,
  isOf,
  isUpheld,
  kindOf,
  operationsOf,
  seenIn,
  shownIn,
  wrappersOf,
} from './group.js';

/** An answer without the expected record, or with another type in its place: every wrong value of that record follows. */
export function ofMissingRecords(groups: Groups): Explanation[] {
  const roots = groups.filter(({ seen }) =>
    seen.some((one) => {
      const { sort, symptom, at = '' } = one.violation;
      if (sort === 'shape' && symptom === 'invalid JSON') return true;
      if (isEmptyBody(one.violation)) return true;
      const isOfRecord = symptom === 'absent' || wrappersOf(operationOf(one)).includes(at);
      return sort === 'shape' && brokenSymptoms.has(symptom) && isOfRecord && /^\w+$/.test(at);
    }),
  );
  const causeOf = (group: Group): Group | undefined => {
    if (!group.seen.every(({ violation: { sort } }) => sort === 'value' || sort === 'state'))
      return undefined;
    // The text was read, so the record is there, under another name.
    if (group.seen.every(({ violation }) => isOtherText(violation))) return undefined;
    const replayed = group.replay.exchanges?.at(-1);
    const shown = replayed ? [replayed] : seenIn(group);
    return roots.find((root) =>
      root.seen.some(
        (one) =>
          shown.length > 0 && shown.every((exchange) => isWithout(exchange, operationOf(one), one.violation)),
      ),
    );
  };
  return explainEach(groups, causeOf).map(([group, cause]) => [group, { ...cause, isUnreadable: true }]);
}

const isOtherText = ({ proof }: Violation): boolean =>
  proof?.by === 'value' &&
  proof.compare === 'equal' &&
  [proof.expected, proof.actual].every((text) => typeof text === 'string' && text !== '');

const isEmptyBody = ({ field, symptom }: Violation): boolean =>
  field === answerFields.body && symptom === 'empty';

/** Whether an answer of operation `of` lacks what the violation says: its body, its JSON, or the record in it. */
function isWithout(
  { operation, status = 0, responseBody = '' }: Exchange,
  of: string,
  violation: Violation,
): boolean {
  if (operation !== of || !isSuccess(status)) return false;
  if (isEmptyBody(violation)) return responseBody === '';
  const { at = '' } = violation;
  if (at === '') return responseBody !== '' && !isJson(responseBody);
  const body = readLeniently(responseBody);
  const record = (Object(body) as Record<string, unknown>)[at];
  const isThere = wrappersOf(of).includes(at) ? Object(record) === record : record !== undefined;
  return body !== undefined && !isThere;
}

/**
 * An object that is missing, lost or of another type: wrong values inside it follow, in records of the same kind. Differences
 * of the whole object between pages follow if a field inside it is broken in the same list.
 */
export function ofBrokenObjects(groups: Groups): Explanation[] {
  const broken = groups.filter(({ seen }) =>
    seen.every(
      ({ violation }) =>
        (violation.sort === 'shape' && brokenSymptoms.has(violation.symptom)) || isLostObject(violation),
    ),
  );
  return explainEach(groups, (group) => {
    const by = broken.find((root) => {
      const [first] = root.seen;
      const kinds = new Set(operationsOf(root).map(kindOf));
      return group.seen.every(
        (one) =>
          one.violation.sort === 'value' &&
          valueSymptoms.has(one.violation.symptom) &&
          isBelow(one.violation.field, first?.violation.field ?? '') &&
          kinds.has(kindOf(operationOf(one))),
      );
    });
    const inside = broken.find((root) =>
      group.seen.every(
        (one) =>
          one.violation.statement === 'rule:pages-partition' &&
          root.seen.some((inner) => isInside(inner, one)),
      ),
    );
    return by ?? inside;
  });
}

/** An object was sent, and the answer has none. */
const isLostObject = ({ proof }: Violation): boolean =>
  proof?.by === 'value' &&
  proof.compare === 'equal' &&
  Object(proof.expected) === proof.expected &&
  (proof.actual === null || proof.actual === undefined);

const isInside = (inner: Observation, outer: Observation): boolean =>
  operationOf(inner) === operationOf(outer) &&
  (inner.violation.at ?? '').includes(`.${outer.violation.field}.`);

const isBelow = (field: string, above: string): boolean =>
  field.startsWith(`${above}.`) || field.startsWith(`${above}[].`);

const valueSymptoms: ReadonlySet<string> = new Set(['different', 'absent']);
const brokenSymptoms: ReadonlySet<string> = new Set(['wrong type', 'absent', 'null']);

/** A field that is missing, null or an object in an answer: wrong values of that field follow. */
export function ofBrokenFields(groups: Groups): Explanation[] {
  const roots = groups
    .flatMap((group) => group.seen.map((one) => ({ group, one })))
    .filter(
      ({ one: { violation } }) =>
        violation.sort === 'shape' && brokenSymptoms.has(violation.symptom) && violation.at,
    );
  return explainEach(groups, (group) => {
    if (!group.seen.every(({ violation: { sort } }) => sort === 'value')) return undefined;
    const shown = shownIn(group);
    // An inverted number is compared with the number.
    const field = leafOf(group.field).replace(/^inverted_/, '');
    return roots.find(
      ({ one }) =>
        leafOf(one.violation.field) === field &&
        shown.length > 0 &&
        shown.every((exchange) => isBrokenAt(exchange, operationOf(one), one.violation)),
    )?.group;
  });
}

/** From this many fields of a wrong type on, the serializer of the answer is at fault. */
const leastWrongTypes = 3;

/**
 * Fields of a wrong type that always occur in the same answers share one serializer, and so do the amounts of a record: some of
 * them may be of the wrong type only where they are great.
 */
export function ofWrongTypes(groups: Groups): Explanation[] {
  const placeOf = (group: Group) =>
    isAmount(group.field)
      ? `amounts of ${group.statement.replace(/\.\w+$/, '')}`
      : [...operationsOf(group).sort(), ...group.seen.map(({ check }) => check).sort()].join();
  const ofType = groups.filter(isOf(/^schema:/, undefined, 'wrong type'));
  return explainAlike(ofType, placeOf, { also: operationsOf, least: leastWrongTypes });
}

/** An id of a wrong type: whatever compares the ids in the same answers follows, and entries that lists of such ids lack. */
export function ofWrongIds(groups: Groups): Explanation[] {
  const roots = groups.filter(isOf(/^schema:\w+\.id$/, 'id', 'wrong type')).filter(isUpheld);
  if (roots.length === 0) return [];
  const following = groups.filter((group) => {
    const { field, statement, seen, replay } = group;
    // The answers of the run are kept in part, and it is the last entry that may be wrong.
    if (/^rule:(list|pages)-/.test(statement))
      return (replay.exchanges?.slice(-1) ?? seenIn(group)).every(hasNestedId);
    return leafOf(field) === 'id' && seen.every(({ violation }) => violation.sort === 'value');
  });
  return explainEach(following, (group) => {
    const shown = shownIn(group).map(({ operation = '' }) => operation);
    return roots.find((root) => shown.length > 0 && shown.every((one) => operationsOf(root).includes(one)));
  });
}

/** Whether a list in the answer holds an entry that cannot be found by its id. */
const hasNestedId = ({ responseBody }: Exchange): boolean =>
  Object.values(membersOf(responseBody)).some(
    (list) => Array.isArray(list) && list.some((entry) => isNested((Object(entry) as { id?: unknown }).id)),
  );

/** An object or a list, which is no value of a field. */
const isNested = (value: unknown): boolean => isObject(value) || Array.isArray(value);

const missingSymptoms: ReadonlySet<string> = new Set(['absent', 'null']);

/** Whether an answer of operation `of` has no value, or an object, at path `at`, in every entry of the lists along the path. */
function isBrokenAt(
  { operation, status = 0, responseBody = '' }: Exchange,
  of: string,
  { at = '', symptom }: Violation,
) {
  if (operation !== of || !isSuccess(status)) return false;
  const names = at.replace(/\[\d+\]/g, '.*').split('.');
  const values = names.reduce<unknown[]>(
    (parts, name) =>
      parts.flatMap((part) => {
        if (name === '*') return Array.isArray(part) ? part : [];
        return part !== null && typeof part === 'object' ? [(part as Record<string, unknown>)[name]] : [];
      }),
    [readLeniently(responseBody)],
  );
  const isBroken = missingSymptoms.has(symptom) ? isMissing : isNested;
  return values.length > 0 && values.every(isBroken);
}

const isMissing = (value: unknown): boolean => value === undefined || value === null;

const amounts: ReadonlySet<string> = new Set(['sum', 'discount', 'before_taxes', 'taxes', 'total']);
const isAmount = (field = ''): boolean => amounts.has(field);

/**
 * A list that shows another value than the GET of the record: follows if that GET is known to be wrong in this field; for an
 * amount: in any amount.
 */
export function ofComparedReads(groups: Groups): Explanation[] {
  return explainEach(groups, (group) => {
    // The replay has the answers that the value was compared with.
    const { sort, field, others = [] } = group.replay.violation ?? {};
    if (sort !== 'value' || others.length === 0 || others.some(({ method }) => method !== 'GET'))
      return undefined;
    const reads = new Set(others.map(({ operation = '' }) => kindOf(operation)));
    return groups.find(
      (root) =>
        root !== group &&
        isUpheld(root) &&
        !root.replay.violation?.others &&
        root.seen.some(
          ({ violation }) =>
            (violation.field === field || (isAmount(violation.field) && isAmount(field))) &&
            violation.exchange?.method === 'GET' &&
            reads.has(kindOf(violation.exchange.operation ?? '')),
        ),
    );
  });
}
