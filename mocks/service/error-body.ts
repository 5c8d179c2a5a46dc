/**
 * The mock's error body: `{"errors": {"error": "<all sentences>", "details": [...]}}`. `errors.error` is in the API
 * description; `details` is an addition that names every field. Two other forms conform too: a list of errors, and no
 * body.
 */

export interface Problem {
  /** The place in the path, query or body, e.g. `invoice.items[0].unit_price`; '' for none. */
  readonly field: string;
  readonly message: string;
}

export type ErrorForm = 'json' | 'list' | 'empty';

/** The form of a refusal, where the contract leaves a choice: the treasury's 404 has a list, a refused e-mail never. */
export function formOf(
  form: ErrorForm,
  status: number,
  operation: { readonly resource: string; readonly action?: string } | undefined,
): ErrorForm {
  if (form === 'json' && status === 404 && operation?.resource === 'treasury') return 'list';
  if (form === 'list' && status === 422 && operation?.action === 'email') return 'json';
  return form;
}

/** A hostile body may have a million problems; only these are reported. */
const MAX_DETAILS = 20;

/** One sentence for a problem: `item.name is required`. */
export const sentence = ({ field, message }: Problem): string =>
  field === '' ? message : `${field} ${message}`;

export const sentences = (problems: readonly Problem[]): string => problems.map(sentence).join('; ');

/** The error body for some problems (the first 20); undefined in the form `empty`. */
export function errorBody(problems: readonly Problem[], form: ErrorForm = 'json'): unknown {
  if (form === 'empty') return undefined;
  const first = problems.slice(0, MAX_DETAILS);
  if (form === 'list') return { errors: first.map((one) => ({ error: sentence(one) })) };
  const details = first.filter(({ field }) => field !== '').map(({ field, message }) => ({ field, message }));
  return { errors: { error: sentences(first), ...(details.length > 0 ? { details } : {}) } };
}
