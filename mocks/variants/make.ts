/**
 * The shape of a variant, and builders that faults do not need. The variants are in the tables beside this file. A
 * variant does what the API description states, and differs where the description is silent or ambiguous.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import type { Adversary } from '../faults/adversary.js';
import { innerOf, type Json, linesOf, storedAt } from '../faults/body-fields.js';
import { serving } from '../faults/service-ways.js';
import { onWire, type Rewrite } from '../faults/wire-ways.js';
import type { Answer } from '../http/hooks.js';
import { type Edit, mapped } from '../service/body-values.js';
import type { ErrorForm } from '../service/error-body.js';
import type { Handle, ServiceRequest, ServiceResponse } from '../service/request.js';
import type { Decorate, Service } from '../service/service.js';
import type { Variations } from '../service/settings.js';

/** Settings of the mock, and what acts on the service or the wire. */
export interface Variant extends Pick<Adversary, 'says'>, Partial<Pick<Adversary, 'apply'>> {
  readonly variations?: Partial<Variations>;
  readonly errorBodies?: ErrorForm;
  readonly asyncPolls?: number;
  readonly asyncMs?: number;
  readonly strictRules?: boolean;
  readonly clockSkewDays?: number;
  /** Bytes of a request body before 413. */
  readonly bodyLimit?: number;
  /** Milliseconds after which a connection without a request is closed. */
  readonly keepAliveMs?: number;
  /** Every n-th request on a reused connection is closed without being read. */
  readonly dropEvery?: number;
  /** Data to start from, in place of the chosen scenario. */
  readonly scenario?: unknown;
}

/** A variant that acts on the service or the wire. */
type ActingVariant = Pick<Adversary, 'says' | 'apply'>;

/** An answer with every value passed through `edit`, if it is a JSON object. */
export const edited = (answer: Answer, edit: Edit): Answer =>
  answer.text.startsWith('{')
    ? { ...answer, text: JSON.stringify(mapped(JSON.parse(answer.text), edit)) }
    : answer;

/** The service's answer with every value in its body passed through `edit`. */
export const withBody = (response: ServiceResponse, edit: Edit): ServiceResponse =>
  response.body === undefined ? response : { ...response, body: mapped(response.body, edit) };

export const withJson = (answer: Answer, text: string): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'content-type': 'application/json' },
  text,
});

/** A variant made of settings alone: the other answer to an open question of the contract. */
export const choice = (says: string, variations: Partial<Variations>): Variant => ({ says, variations });

/** A variant around the service. */
export const served = (says: string, decorate: Decorate): ActingVariant => ({
  says,
  apply: serving(decorate),
});

/** A variant that rewrites every answer on the wire. */
export const wired = (says: string, after: Rewrite): ActingVariant => ({ says, apply: onWire(after) });

/** A variant that rewrites every JSON object that is sent. */
export const rewritten = (says: string, edit: Edit): ActingVariant =>
  wired(says, (answer) => edited(answer, edit));

/** Refuses with 422 where `isRefused` holds and the key is valid. `why: null`: the body is stated to be empty. */
export const refusing = (
  says: string,
  isRefused: (request: ServiceRequest, handle: Handle) => boolean,
  why: string | null = 'Not accepted.',
): ActingVariant =>
  served(says, (handle, service) => (request) => {
    if (service.authenticate(request) !== undefined || !isRefused(request, handle)) return handle(request);
    return why === null ? { status: 422 } : { status: 422, body: { errors: { error: why } } };
  });

const unsetItem = { description: { description: '' }, unit: { unit: null }, tax: { taxId: 0 } };
/** Clears those of these fields of the item in the path that the request does not send. */
export function clearItem(
  service: Service,
  request: ServiceRequest,
  names: readonly (keyof typeof unsetItem)[],
): void {
  const item = storedAt(service, request, 'items');
  const unsent = names.filter((name) => innerOf(request.body)[name] === undefined);
  if (item)
    service.write(
      request.account,
      'items',
      Object.assign({ ...item }, ...unsent.map((name) => unsetItem[name])),
    );
}

/** Whether the operation sends the content of a document: create and update. */
export function writesDocument(id: OperationId): boolean {
  const { documentType, action } = operations[id];
  return documentType !== undefined && (action === 'create' || action === 'update');
}

export const sentLines = ({ operation, body }: ServiceRequest): Json[] =>
  writesDocument(operation) ? linesOf(Object(innerOf(body)) as Json) : [];

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
