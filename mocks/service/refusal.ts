/** Refusals: thrown where a problem is found, before anything is written, and converted into an answer in one place. */
import { type ErrorForm, errorBody, type Problem } from './error-body.js';
import type { ServiceResponse } from './request.js';

export interface Refusal {
  readonly refused: true;
  readonly status: number;
  readonly problems: readonly Problem[];
}

/** A value to throw. Not an Error: a refusal is a normal answer, and a stack trace costs time. */
export function refusal(status: number, ...problems: readonly Problem[]): Refusal {
  return { refused: true, status, problems };
}

export function isRefusal(thrown: unknown): thrown is Refusal {
  return typeof thrown === 'object' && thrown !== null && 'refused' in thrown;
}

export const problem = (field: string, message: string): Problem => ({ field, message });

/** The refusal of a request with one problem; the field is '' where it is none of a single field. */
export const invalid = (field: string, message: string): Refusal => refusal(422, problem(field, message));

export function refusalAnswer(refused: Refusal, form: ErrorForm): ServiceResponse {
  const body = errorBody(refused.problems, form);
  return body === undefined ? { status: refused.status } : { status: refused.status, body };
}
