/**
 * Steps of a state table that went wrong, and what follows from them: a document that is not where it should be is wrong in
 * whatever comes after. Pure.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import { type DocumentType, documentTypes, stateTables } from '../../generated/states.js';
import { operationOf, type Seen } from './finding.js';

/** Those that follow from none of the others. */
export function missteps(seen: readonly Seen[]): Seen[] {
  const steps = seen.filter((one) => isOfTable(one) || isStrange(one));
  const first = steps.sort((a, b) => (a.breach.before?.length ?? 0) - (b.breach.before?.length ?? 0));
  const roots: Seen[] = [];
  for (const one of first) if (!roots.some((step) => isBehind(one, step))) roots.push(one);
  return roots;
}

/** Whether that step came before it. */
export function isBehind({ breach }: Seen, step: Seen): boolean {
  if (isStrange(step) && breach.subject === statusPlace && breach.actual === step.breach.actual) return true;
  if (breach.statement === step.breach.statement || breach.sort === 'shape') return false;
  if (breach.sort === 'silence' || Number(breach.symptom) >= 500) return false;
  const [, , trigger = step.breach.subject.split(' + ')[1] ?? ''] =
    cellParts.exec(step.breach.statement) ?? [];
  const wanted = operationOf(step);
  const wasRefused = isRefusal(step.breach.symptom);
  return [...(breach.before ?? []), ...(wasRefused && breach.exchange ? [breach.exchange] : [])].some(
    ({ operation, status = 0, requestBody = '' }) =>
      operation === wanted &&
      (wasRefused ? status >= 400 : hasMoved(step) || status < 300) &&
      requestBody.includes(`"${trigger}"`),
  );
}

const cellParts = /^state:\w+\/(\w+)\+(\w+)$/;
const statusPlace = 'Document.status';

/** The document stayed though it should not have, or came to another state than it should have. */
function isOfTable({ breach: { sort, statement, symptom, expected } }: Seen): boolean {
  if (sort !== 'state' || !cellParts.test(statement)) return false;
  return isRefusal(symptom) ? !/refused|4xx/.test(expected) : isState(symptom);
}

const isRefusal = (symptom: string): boolean => /^4\d\d$/.test(symptom);

const states = new Set(Object.values(stateTables).flatMap((table) => table.states));
const isState = (symptom: string): boolean => states.has(symptom.toLowerCase());

/** Whether the document is in another state than before, whatever the answer was. */
function hasMoved({ breach: { statement, symptom } }: Seen): boolean {
  const [, from] = cellParts.exec(statement) ?? [];
  return from !== undefined && symptom.toLowerCase() !== from;
}

const isStrange = ({ breach: { sort, statement } }: Seen): boolean =>
  sort === 'state' && statement.startsWith('operation:');

/**
 * A document in a state that its type does not know, after a trigger of another family was taken: whoever took it is to
 * blame, not who shows it. Anything else is left as it is.
 */
export function asMisstep(one: Seen): Seen {
  const { breach } = one;
  if (breach.sort !== 'shape' || breach.subject !== statusPlace) return one;
  const type = operations[operationOf(one) as OperationId]?.documentType;
  const taken = (breach.before ?? []).findLast(
    ({ operation = '', status = 0, requestBody = '' }) =>
      status < 300 && isChangeOf(operation, type) && strangerIn(type, requestBody) !== undefined,
  );
  if (!type || !taken?.operation) return one;
  const trigger = strangerIn(type, taken.requestBody ?? '') ?? '';
  const { singular } = documentTypes[type];
  const subject = `${singular} + ${trigger}`;
  const expected = `${trigger}, which no state of its type knows, is refused, or changes nothing`;
  const { operation } = taken;
  const own = { sort: 'state' as const, statement: `operation:${operation}`, symptom: 'taken', operation };
  return { ...one, breach: { ...breach, ...own, subject, expected } };
}

const isChangeOf = (operation: string, type: DocumentType | undefined): boolean => {
  const { action, documentType } = operations[operation as OperationId] ?? {};
  return action === 'change-state' && documentType === type;
};

/** The word of another family's table that a request names as the state to change to. */
function strangerIn(type: DocumentType | undefined, body: string): string | undefined {
  const [, word] = /"state":"([^"]*)"/.exec(body) ?? [];
  if (!type || word === undefined) return undefined;
  const own: readonly string[] = stateTables[documentTypes[type].family].triggers;
  return own.includes(word) ? undefined : word;
}
