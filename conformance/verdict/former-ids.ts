/**
 * Ids of findings as versions before 0.2 wrote them into deviations files: `createItem: rule:x name -> another value`, or without
 * the operation where the statement names it. They are accepted for one release. What such an id covers: the findings of its
 * operation in which its statement is violated in the way that it says. Pure.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import { groupOf, type Identity, leafOf } from '../judge/identity.js';
import { matchesGlob } from '../target/glob.js';
import type { Case, Finding } from './finding.js';

export interface FormerId {
  operation: OperationId;
  /** A pattern, as all that follows: `*` stands for any text. */
  statement: string;
  /** Of a value: a short name, in which the field stands. */
  subject: string;
  /** What was wrong came after the arrow; ids were cut after 140 signs. */
  symptom: string;
}

const longest = 140;

/** The parts of an id of that form; undefined for one of today. */
export function formerId(text: string): FormerId | undefined {
  const [whole, prefix, statement = '', rest = ''] =
    /^(?:(\w+): )?(\w+:[^\s>]+|\*)(.*)$/s.exec(text.replace(/ \(\d+\)$/, '')) ?? [];
  if (whole === undefined) return undefined;
  const operation = prefix ?? operationIn(statement);
  if (operation === undefined || !Object.hasOwn(operations, operation)) return undefined;
  // Today's have no operation before them, and always name a field.
  if (prefix === undefined && !rest.startsWith(' -> ')) return undefined;
  const arrow = rest.lastIndexOf(' -> ');
  const symptom = arrow === -1 ? '*' : rest.slice(arrow + ' -> '.length);
  return {
    operation: operation as OperationId,
    statement,
    subject: rest.slice(0, arrow === -1 ? undefined : arrow).trim(),
    symptom: text.length < longest || arrow === -1 ? symptom : `${symptom}*`,
  };
}

/** `createItem` of `status:createItem/422`. */
const operationIn = (statement: string): string | undefined => /^\w+:(\w+)(?:\/|$)/.exec(statement)?.[1];

/** Whether a finding is what the former id meant. */
export const isFormerly = ({ operation, statement, subject, symptom }: FormerId, finding: Finding): boolean =>
  finding.cases.some(
    (one) =>
      one.operation === operation &&
      isIn(subject, one.field) &&
      isSameSymptom(symptom, one) &&
      (matchesGlob(one.statement, statement) || isSameGroup(statement, one, finding)),
  );

const ofRecords = /^(?!http\.|query\.|overlap\.|input\.|pagination\.)/;

/** Only fields of records were named. */
function isIn(subject: string, field: string): boolean {
  if (subject === '' || subject.includes('*') || !ofRecords.test(field)) return true;
  return subject.split(/\W+/).includes(leafOf(field));
}

/** Statements that several rows of the description make are one today. */
function isSameGroup(statement: string, one: Case, { sort }: Finding): boolean {
  const now = { ...one, sort } as Identity & { sort: string };
  return groupOf({ ...now, statement: statement as Identity['statement'] }) === groupOf(now);
}

/** What was written for each of today's symptoms; of those that are not here any text fits. */
const formerWords: Readonly<Record<string, string>> = {
  absent: 'absent|nothing',
  null: 'null|nothing',
  empty: 'empty|nothing',
  'wrong type': '* instead of *',
  'wrong form': '"*"|* not kept|another *|nothing',
  'not in enum': '"*"|* not kept',
  'out of range': '* not kept',
  'invalid JSON': 'not JSON*',
};

function isSameSymptom(former: string, { symptom }: Case): boolean {
  if (former === symptom || matchesGlob(symptom, former)) return true;
  // A status was written as it is; what was no status is none today.
  if (/^[1-5]\d\d$/.test(former)) return symptom === 'accepted' && former.startsWith('2');
  if (/^[1-5]\d\d$/.test(symptom)) return false;
  const words = formerWords[symptom];
  return words === undefined || words.split('|').some((one) => matchesGlob(former, one));
}
