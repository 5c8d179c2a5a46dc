/**
 * The one shape in which the mock says what is wrong, and nothing about who says it:
 * `{"errors": {"error": "<first message>", "details": [{"field", "message"}]}}`.
 * `errors.error` is the text the API description gives; `details` is ours and names every field.
 */

export interface Problem {
  /** Dotted place in the request: `item.unit_price`, `query.page`, `path.item-id`; empty for the whole body. */
  field: string;
  message: string;
}

export interface ErrorBody {
  errors: { error: string; details?: Problem[] };
}

const MAX_DETAILS = 20;

/** The error body for a text, with details when there are fields to name (20 at most). */
export function errorBody(error: string, details: readonly Problem[] = []): ErrorBody {
  return details.length === 0
    ? { errors: { error } }
    : { errors: { error, details: details.slice(0, MAX_DETAILS) } };
}

/** One sentence for a problem: `item.name is required`. */
export function sentence(problem: Problem): string {
  return problem.field === '' ? `the body ${problem.message}` : `${problem.field} ${problem.message}`;
}
