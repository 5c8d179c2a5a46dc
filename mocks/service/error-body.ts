/**
 * The one shape in which the mock says what is wrong: `{"errors": {"error": "<all sentences>", "details": [...]}}`.
 * `errors.error` is the text that the API description gives; `details` is ours and names every field. Two other
 * forms are lawful too: a list of errors, and no body. It owns no rule.
 */

export interface Problem {
  /** Where in the path, query or body, e.g. `invoice.items[0].unit_price`; '' when it is no field. */
  readonly field: string;
  readonly message: string;
}

export type ErrorForm = 'json' | 'list' | 'empty';

/** A hostile body has a million mistakes; nobody reads further than this. */
const MAX_DETAILS = 20;

/** One sentence for a problem: `item.name is required`. */
export const sentence = ({ field, message }: Problem): string =>
  field === '' ? message : `${field} ${message}`;

/** The error body for some problems (the first 20); undefined in the older form, which has none. */
export function errorBody(problems: readonly Problem[], form: ErrorForm = 'json'): unknown {
  if (form === 'empty') return undefined;
  const first = problems.slice(0, MAX_DETAILS);
  if (form === 'list') return { errors: first.map((one) => ({ error: sentence(one) })) };
  const details = first.filter(({ field }) => field !== '').map(({ field, message }) => ({ field, message }));
  return { errors: { error: first.map(sentence).join('; '), ...(details.length > 0 ? { details } : {}) } };
}
