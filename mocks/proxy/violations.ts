/** Formats violations: Prism's header, and one line each; those that the contract only assumes are named as such. */
import { operations } from '../../generated/operations.js';
import type { Pipeline } from '../prism/pipeline.js';
import type { Diagnostic, Input, Outcome } from '../prism/prism-types.js';
import { isMatch } from '../prism/router.js';

/** One entry of the header `sl-violations`, in Prism's form. */
export interface Violation {
  location: string[];
  severity: 'Error' | 'Warning';
  code: string | number;
  message: string;
  /** The operation, or method and path where none is known. Not in the header. */
  operation: string;
}

export const violationLine = ({ location, message, operation }: Violation): string =>
  `VIOLATION in the ${location[0]} of ${operation}: ${message}`;

const WARNING = 1;
/** Node and most clients take 8 or 16 KB of headers in all. */
const MAX_HEADER = 4000;
const REFUSALS = new Set([400, 413, 415, 422]);
const MISSED = 'Selected route not found';

export const notJson = (message: string): Diagnostic => ({
  message,
  code: 'schema',
  severity: 0,
  path: ['body'],
  problem: { in: 'body', field: '', message, symptom: 'not JSON' },
});

/** Prism's outcome with clearer messages: why no route was found, and what is only assumed. */
export function judged({ router }: Pipeline, input: Input, outcome: Outcome): Outcome {
  const { output, validations } = outcome;
  const id = input.request?.operation;
  const { statusCode: status } = output;
  const stated = id === undefined ? undefined : operations[id].responses[String(status)];
  const assumed = stated?.assumed;
  // The contract leaves to the server how it refuses an invalid request, and rate limits.
  const broken = validations.input.some(({ code }) => code !== 401);
  const isRefusal = !stated && (status === 429 || (broken && REFUSALS.has(status)));
  return {
    output,
    validations: {
      input: validations.input.map((one) => (one.message === MISSED ? missed(router, input) : one)),
      output: (isRefusal ? [] : validations.output).map((one) =>
        assumed ? { ...one, severity: WARNING, message: `${one.message} (assumed: ${assumed})` } : one,
      ),
    },
  };
}

function missed(router: Pipeline['router'], input: Input): Diagnostic {
  const found = router(input.method, input.path);
  const message = isMatch(found) ? MISSED : found.message;
  const problem = { in: 'path', field: '', message, symptom: 'no such address' } as const;
  return { message, severity: WARNING, path: ['path'], code: 'route', problem };
}

/** The header's text, undefined without violations; calls `report` for each one. */
export function headerOf(
  input: Input,
  validations: Outcome['validations'],
  report: (violation: Violation) => void,
): string | undefined {
  const operation = input.request?.operation ?? `${input.method.toUpperCase()} ${input.path}`;
  const all = [
    ...validations.input.map((one) => violationOf('request', one, operation)),
    ...validations.output.map((one) => violationOf('response', one, operation)),
  ];
  if (all.length === 0) return undefined;
  for (const one of all) report(one);
  const text = JSON.stringify(all.map(({ operation: _operation, ...shown }) => shown));
  const cut = text.length <= MAX_HEADER ? text : `${text.slice(0, MAX_HEADER)}... (${all.length} in all)`;
  // Headers hold no characters beyond Latin and no line breaks.
  return cut.replace(/[^\t\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function violationOf(side: 'request' | 'response', one: Diagnostic, operation: string): Violation {
  const { severity, code, message, path, problem } = one;
  const field = problem?.field ? problem.field.split(/\.|\[(\d+)\]/).filter(Boolean) : [];
  return {
    location: [side, ...path, ...field],
    severity: severity === WARNING ? 'Warning' : 'Error',
    code,
    message,
    operation,
  };
}
