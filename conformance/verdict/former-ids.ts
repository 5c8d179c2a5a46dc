/**
 * Ids of findings as versions before 0.2 wrote them into deviations files: `createItem: rule:x name -> another value`, or
 * without the operation if the statement contains it. Accepted for one release. Such an id covers the findings of its
 * operation with its statement and symptom.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import { groupOf, type Identity, leafOf } from '../judge/identity.js';
import { matchesGlob } from '../target/glob.js';
import type { Case, Finding } from './finding.js';

export interface FormerId {
  operation: OperationId;
  /** This and the following fields are patterns: `*` stands for any text. */
  statement: string;
  /** For a value: a short name that contains the field. */
  subject: string;
  /** The text after the arrow; ids were cut after 140 characters. */
  symptom: string;
}

const longest = 140;

/** The parts of an id of the former form; undefined for a current id. */
export function formerId(text: string): FormerId | undefined {
  const [whole, prefix, statement = '', rest = ''] =
    /^(?:(\w+): )?(\w+:[^\s>]+|\*)(.*)$/s.exec(text.replace(/ \(\d+\)$/, '')) ?? [];
  if (whole === undefined) return undefined;
  const operation = prefix ?? operationIn(statement);
  if (operation === undefined || !Object.hasOwn(operations, operation)) return undefined;
  // Current ids have no operation in front, and always have a field.
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

/** `status:createItem/422` -> `createItem`. */
const operationIn = (statement: string): string | undefined => /^\w+:(\w+)(?:\/|$)/.exec(statement)?.[1];

/** Whether the former id covers a finding. */
export const isFormerly = ({ operation, statement, subject, symptom }: FormerId, finding: Finding): boolean =>
  finding.cases.some(
    (one) =>
      one.operation === operation &&
      isIn(subject, one.field) &&
      isSameSymptom(symptom, one) &&
      (matchesGlob(one.statement, statement) || isSameGroup(statement, one, finding)),
  );

const ofRecords = /^(?!http\.|query\.|overlap\.|input\.|pagination\.)/;

/** Former ids contained only fields of records. */
function isIn(subject: string, field: string): boolean {
  if (subject === '' || subject.includes('*') || !ofRecords.test(field)) return true;
  return subject.split(/\W+/).includes(leafOf(field));
}

/** Statements that share rows of the API description are grouped as one today. */
function isSameGroup(statement: string, one: Case, { sort }: Finding): boolean {
  const now = { ...one, sort } as Identity & { sort: string };
  return groupOf({ ...now, statement: statement as Identity['statement'] }) === groupOf(now);
}

/** The former texts of today's symptoms; a symptom that is not listed matches any text. */
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
  // A status was written as a number; another text never matches a status.
  if (/^[1-5]\d\d$/.test(former)) return symptom === 'accepted' && former.startsWith('2');
  if (/^[1-5]\d\d$/.test(symptom)) return false;
  const words = formerWords[symptom];
  return words === undefined || words.split('|').some((one) => matchesGlob(former, one));
}
