/**
 * Names a violation as the conformance suite does: the violated statement, by its id in generated/statements.ts, and
 * the symptom.
 */
import { type OperationId, operations, type Response } from '../../generated/operations.js';
import { stepsOf } from '../prism/json-pointer.js';
import type { PlacedProblem } from '../prism/problem.js';
import { schemaPlace } from './schema-place.js';

/** One violation in one exchange. */
export interface WrongPart {
  of: 'request' | 'answer';
  /** Undefined where no operation matched. */
  operation: OperationId | undefined;
  /** Method and path, numbers left out. */
  address: string;
  status: number;
  problem: PlacedProblem;
}

export interface FindingName {
  statement: string;
  symptom: string;
  /** Only our interpretation of the description, which a server may see otherwise. */
  isAssumed: boolean;
}

/** `document` gives the contract's document, for the names of places in answers. */
export function nameOf(part: WrongPart, document: () => unknown): FindingName {
  const { of, operation, address, problem } = part;
  const symptom = problem.symptom ?? problem.message;
  if (problem.in === 'query' && problem.pointer === '/api_key')
    return { statement: 'errors:401', symptom, isAssumed: false };
  if (operation === undefined) return { statement: `address:${address}`, symptom, isAssumed: false };
  return of === 'request'
    ? inRequest(operation, problem, symptom, document)
    : inAnswer(operation, part.status, problem, symptom, document);
}

function inRequest(
  id: OperationId,
  { in: place, pointer = '' }: PlacedProblem,
  symptom: string,
  document: () => unknown,
): FindingName {
  const field = inDots(pointer);
  const path = place === 'body' ? field || 'body' : `${place}.${field}`;
  const { body, action, parameters } = operations[id];
  const parameter = parameters.find(({ name, in: where }) => where === place && `/${name}` === pointer);
  // The description states no limits of pages.
  const isLimit = symptom === 'out of range' && ['page', 'per_page'].includes(parameter?.name ?? '');
  // The fields of documents are stated, though the bodies of their creates and updates are not.
  const isUnshown = place === 'body' && body?.assumed !== undefined && action === undefined;
  const at = { pointer, symptom, fallback: id };
  const walked =
    place === 'body' && body !== undefined ? schemaPlace(document(), body.schema, at) : undefined;
  return {
    statement: `request:${id}/${path}${symptom === 'absent' ? '/required' : ''}`,
    symptom,
    isAssumed: isLimit || isUnshown || parameter?.assumed !== undefined || (walked?.isAssumed ?? false),
  };
}

function inAnswer(
  id: OperationId,
  status: number,
  { pointer }: PlacedProblem,
  symptom: string,
  document: () => unknown,
): FindingName {
  const responses: Readonly<Record<string, Response>> = operations[id].responses;
  const response = responses[status];
  if (response === undefined) return { ...undue(id, status), symptom: String(status), isAssumed: false };
  const isAssumed = (response.assumed ?? response.bodyAssumed) !== undefined;
  if (pointer === undefined || response.schema === undefined)
    return { statement: `status:${id}/${status}`, symptom, isAssumed };
  const place = schemaPlace(document(), response.schema, { pointer, symptom, fallback: id });
  return { statement: `schema:${place.name}`, symptom, isAssumed: isAssumed || place.isAssumed };
}

/** The statement that an undocumented status violates: the documented success, or that the operation works at all. */
function undue(id: OperationId, status: number): { statement: string } {
  const responses: Readonly<Record<string, Response>> = operations[id].responses;
  const success = Object.keys(responses).find((key) => key.startsWith('2') && !responses[key]?.assumed);
  if (success !== undefined) return { statement: `status:${id}/${success}` };
  return { statement: status >= 500 ? 'rule:no-server-error' : `operation:${id}` };
}

/** `/invoice/items/0/name` -> `invoice.items[].name` */
export function inDots(pointer: string): string {
  return stepsOf(pointer).reduce((path, step) => {
    if (path !== '' && /^\d+$/.test(step)) return path.endsWith('[]') ? path : `${path}[]`;
    return path === '' ? step : `${path}.${step}`;
  }, '');
}
