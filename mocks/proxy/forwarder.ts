/**
 * Handles requests that a real server answers: Prism's validating proxy passes request and answer unchanged and reports
 * violations. The caller chooses the server.
 */
import { failure, firstOf, inputOf, refused, reportedOnce, type Trace } from '../http/handle-request.js';
import { type Answer, type Arrival, bodyOf } from '../http/hooks.js';
import { readBody } from '../http/request-body.js';
import { createPipeline, type Pipeline } from '../prism/pipeline.js';
import { type Input, type Output, type PipelineService, right } from '../prism/prism-types.js';
import { realContract, realValidation } from '../prism/shipped-contract.js';
import { headerOf, judged, notJson, type Violation } from './violations.js';

export interface ForwarderOptions {
  /** Forwards a request to the real server. Rejects with an Error that may have a status. */
  forward(arrival: Arrival): Promise<Answer>;
  /** Answer with an error instead of passing on what breaks the contract. */
  errors: boolean;
  strict: boolean;
  complain(message: string): void;
  report(violation: Violation): void;
  /** Called when an answer of the server broke the contract. */
  onAnswerViolation(): void;
}

export interface Forwarder {
  pipeline: Pipeline;
  /** Never rejects: every error becomes an answer. */
  answer(arrival: Arrival, trace?: Trace): Promise<Answer>;
}

interface Forwarded extends Output {
  answer?: Answer;
}

/** Accepts any key, since the server checks it. */
const anyKey: PipelineService = {
  authenticate: () => undefined,
  handle() {
    throw new Error('a proxy has no service of its own');
  },
};

/** A pipeline that forwards requests, and the request handler on it. */
export function createForwarder(options: ForwarderOptions): Forwarder {
  const { errors, strict, complain, report, onAnswerViolation } = options;
  // The arrival of each pending request.
  const arrivals = new WeakMap<Input, Arrival>();
  const note = reportedOnce(complain);
  const pipeline = createPipeline({
    contract: realContract(),
    validation: realValidation(),
    selfCheck: true,
    strict,
    errorForm: 'json',
    onThrow: (error) => complain(`the proxy failed: ${String(error)}`),
    proxy: {
      // Prism only checks that it is set.
      upstream: new URL('http://upstream.invalid'),
      errors,
      forward: async (input) => right(await forwarded(options, arrivals.get(input) as Arrival)),
    },
  });

  async function answer(arrival: Arrival, trace?: Trace): Promise<Answer> {
    const read = readBody(arrival.raw, firstOf(arrival.headers['content-type']));
    if (errors && !read.ok) return failure(read.status, read.message);
    const host = firstOf(arrival.headers.host) ?? '';
    const input = inputOf(arrival, read.ok ? read.value : undefined, host, `http://${host}`, anyKey);
    arrivals.set(input, arrival);
    if (trace !== undefined) trace.input = input;
    try {
      const result = await pipeline.request(input);
      if (result._tag === 'Left') {
        if (trace !== undefined && !(result.left instanceof Error)) trace.miss = result.left;
        return refused(result.left);
      }
      const { output, validations } = result.right;
      const unread = read.ok ? [] : [notJson(read.message)];
      const outcome = judged(pipeline, input, {
        output,
        validations: { ...validations, input: [...unread, ...validations.input] },
      });
      if (trace !== undefined) trace.outcome = outcome;
      for (const message of input.notes ?? []) note({ operation: input.request?.operation ?? '', message });
      if (outcome.validations.output.length > 0) onAnswerViolation();
      return answerOf(outcome.output, headerOf(input, outcome.validations, report), errors);
    } catch (error) {
      return refused(error as Error);
    }
  }
  return { pipeline, answer };
}

async function forwarded({ forward }: ForwarderOptions, arrival: Arrival): Promise<Forwarded> {
  const answer = await forward(arrival);
  return { statusCode: answer.status, headers: answer.headers, body: bodyOf(answer), answer };
}

/** The server's answer with the header; with `errors`, an error instead when it broke the contract. */
function answerOf(output: Forwarded, violations: string | undefined, errors: boolean): Answer {
  const extra: Record<string, string> = violations === undefined ? {} : { 'sl-violations': violations };
  if (output.answer === undefined) {
    const answer = failure(output.statusCode, '');
    return { ...answer, headers: { ...answer.headers, ...extra }, text: JSON.stringify(output.body ?? {}) };
  }
  if (errors && violations !== undefined) {
    const answer = failure(500, `the server's answer breaks the contract: ${violations}`);
    return { ...answer, headers: { ...answer.headers, ...extra } };
  }
  return { ...output.answer, headers: { ...output.answer.headers, ...extra } };
}
