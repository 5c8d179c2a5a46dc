/**
 * What makes two violations the same one: statement, field and symptom, as data. Over operations the statement counts by its
 * family, since one rule is stated in many rows. Pure.
 */
import { type Operation, type OperationId, operations } from '../../generated/operations.js';
import type { Breach } from './breach.js';

type Identified = Pick<Breach, 'statement' | 'subject' | 'symptom' | 'operation'>;

/** The statement without the operation or the type of document in it: `status:422` of `status:createItem/422`. */
export function familyOf(statement: string): string {
  const [, kind = '', rest = ''] = /^(\w+):(.*)$/s.exec(statement) ?? [];
  if (kind === 'status' || kind === 'state' || kind === 'request')
    return `${kind}:${rest.slice(rest.indexOf('/') + 1)}`;
  const operation =
    kind === 'operation' ? (operations[rest as OperationId] as Operation | undefined) : undefined;
  return operation?.documentType ? `operation:${operation.action}-document` : statement;
}

/** Of one operation, whose own it is where the violation names none. */
export const identityOf = (violation: Identified, own: string): string =>
  `${violation.operation ?? own} | ${groupOf(violation)}`;

/** Over all operations: violations with the same group are one finding. */
export const groupOf = ({ statement, subject, symptom }: Identified): string =>
  [familyOf(statement), subject, symptom].join(' | ');

const leafOf = (subject: string): string =>
  subject
    .replaceAll(/\[\d*\]/g, '')
    .split('.')
    .at(-1) ?? '';

/** A refusal, an acceptance or a state that was not due. */
const isStep = ({ sort, symptom }: Breach): boolean =>
  sort === 'state' || (sort === 'status' && !/^2/.test(symptom)) || sort === 'silence';

/**
 * Whether a violation that came earlier in the same trace explains a later one: a step that was not carried out as stated, or
 * the same field, wrong already. Anything else stands alone.
 */
export const isCauseOf = (earlier: Breach, later: Breach): boolean =>
  isStep(earlier) || (leafOf(earlier.subject) === leafOf(later.subject) && earlier.sort !== 'status');
