/**
 * Owns how the service says no: a refusal is thrown by whoever finds the problem, before anything is written,
 * and turned into an answer in one place. It owns no rule.
 */
import type { ServiceResponse } from './request.js';
import type { Settings } from './settings.js';

export interface Problem {
  /** Where in the body or query, e.g. `invoice.items[0].unit_price`; '' when it is no field. */
  readonly field: string;
  readonly message: string;
}

export interface Refusal {
  readonly refused: true;
  readonly status: number;
  readonly problems: readonly Problem[];
}

/** Throw what this gives. It is no Error: a refusal is an answer, and making a stack trace costs time. */
export function refusal(status: number, ...problems: readonly Problem[]): Refusal {
  return { refused: true, status, problems };
}

export function isRefusal(thrown: unknown): thrown is Refusal {
  return typeof thrown === 'object' && thrown !== null && 'refused' in thrown;
}

export const problem = (field: string, message: string): Problem => ({ field, message });

const sentence = ({ field, message }: Problem): string => (field === '' ? message : `${field} ${message}`);

/** `{errors: {error, details}}`, a list of errors, or no body at all: all three are lawful. */
export function refusalAnswer(refused: Refusal, settings: Settings, listed = false): ServiceResponse {
  const { status, problems } = refused;
  if (settings.errorBodies === 'empty') return { status };
  const error = problems.map(sentence).join('; ');
  if (listed || settings.errorBodies === 'list') {
    return { status, body: { errors: problems.map((one) => ({ error: sentence(one) })) } };
  }
  const details = problems.filter(({ field }) => field !== '');
  return { status, body: { errors: { error, ...(details.length > 0 ? { details } : {}) } } };
}
