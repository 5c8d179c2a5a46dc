/**
 * The request handler of every mock, with a server or inside a page: the pipeline before the service, and reports of
 * answers that break the contract.
 */
import type { Contract } from '../prism/contract.js';
import { createPipeline, type Pipeline } from '../prism/pipeline.js';
import type { Validation } from '../prism/validation.js';
import {
  type AnswerViolation,
  createRequestHandler,
  type RequestHandler,
  type RequestHandlerOptions,
  reportedOnce,
} from './handle-request.js';

export interface JudgedOptions
  extends Omit<RequestHandlerOptions, 'pipeline' | 'onAnswerViolation' | 'onNote'> {
  contract: Contract;
  /** Shared between mocks of one process, so that schemas are compiled once. */
  validation?: Validation | undefined;
  selfCheck?: boolean | undefined;
  strict?: boolean | undefined;
  complain(message: string): void;
}

export interface Judged {
  handleRequest: RequestHandler;
  readonly pipeline: Pipeline;
  /** Uses another contract from the next request on; pending requests end with the old one. */
  follow(contract: Contract, validation: Validation): void;
  /** Answers that broke the contract, oldest first, the first thousand of them. */
  answerViolations: AnswerViolation[];
}

const MAX_ANSWER_VIOLATIONS = 1000;

export function judgedRequests(options: JudgedOptions): Judged {
  const { complain, errorForm, selfCheck = true, strict = false } = options;
  const answerViolations: AnswerViolation[] = [];
  const pipelineOf = (contract: Contract, validation: Validation | undefined): Pipeline =>
    createPipeline({
      contract,
      validation,
      selfCheck,
      strict,
      errorForm,
      onThrow: (error, { id }) => complain(`${id} threw: ${error instanceof Error ? error.stack : error}`),
    });
  const parts: RequestHandlerOptions = {
    ...options,
    pipeline: pipelineOf(options.contract, options.validation),
    onNote: reportedOnce(complain),
    onAnswerViolation(violation) {
      if (answerViolations.length < MAX_ANSWER_VIOLATIONS) answerViolations.push(violation);
      const { operation, status, message } = violation;
      complain(`CONTRACT VIOLATION in ${operation}, status ${status}: ${message}`);
    },
  };
  return {
    handleRequest: createRequestHandler(parts),
    get pipeline() {
      return parts.pipeline;
    },
    follow(contract, validation) {
      parts.pipeline = pipelineOf(contract, validation);
    },
    answerViolations,
  };
}
