/**
 * The one shape in which the pipeline says what is wrong, the same as the service's own:
 * `{"errors": {"error": "<all messages>", "details": [{"field", "message"}]}}`. `errors.error` is the text that the
 * API description gives; `details` is ours and names every field. Owns no rule.
 */

export interface Problem {
  in: 'path' | 'query' | 'body';
  /** `item.unit_price`, `invoice.items[0].name`, `page`, `item-id`; empty for the body as a whole. */
  field: string;
  message: string;
}

export type ErrorForm = 'json' | 'list' | 'empty';

const MAX_DETAILS = 20;

/** One sentence for a problem: `item.name is required`. */
export function sentence({ field, message }: Pick<Problem, 'field' | 'message'>): string {
  return field === '' ? message : `${field} ${message}`;
}

/** The error body for some problems (the first 20); undefined in the older form, which has none. */
export function errorBody(problems: readonly Omit<Problem, 'in'>[], form: ErrorForm = 'json'): unknown {
  if (form === 'empty') return undefined;
  const first = problems.slice(0, MAX_DETAILS);
  if (form === 'list') return { errors: first.map((one) => ({ error: sentence(one) })) };
  const details = first.filter(({ field }) => field !== '').map(({ field, message }) => ({ field, message }));
  return { errors: { error: first.map(sentence).join('; '), ...(details.length > 0 ? { details } : {}) } };
}
