/**
 * Assembly of one running mock: service behind Prism's pipeline behind the HTTP server. Knows every module's way in and
 * no module's inside; reads no command line and no scenario.
 */
import type { FastifyInstance } from 'fastify';
import { type Access, createAccess } from './http/access.js';
import { createApiServer } from './http/api-server.js';
import {
  type AnswerViolation,
  createRequestHandler,
  type RequestHandler,
  type RequestHandlerOptions,
  reportedOnce,
} from './http/handle-request.js';
import { type Arrival, type Hooks, joinHooks } from './http/hooks.js';
import { listen, urlOf } from './http/listen.js';
import type { Contract } from './prism/contract.js';
import { createPipeline, type Pipeline } from './prism/pipeline.js';
import type { PipelineService } from './prism/prism-types.js';
import type { Validation } from './prism/validation.js';
import type { ErrorForm } from './service/error-body.js';

export interface ServerOptions {
  contract: Contract;
  /** Shared between servers of one process, so that schemas are compiled once. */
  validation?: Validation;
  serviceFor(arrival: Arrival): PipelineService;
  host: string;
  /** 0 takes a free one. */
  port: number;
  selfCheck: boolean;
  /** Refuse what is only another form of the right value. */
  strict: boolean;
  errorForm: ErrorForm;
  /** Who may use more than the mocked API; only this machine by default. */
  access?: Access;
  /** Bytes, 1 MB by default. */
  bodyLimit?: number;
  /** Of conforming variants; see ApiServerOptions. */
  connections?: { readonly keepAliveMs?: number | undefined; readonly dropEvery?: number | undefined };
  /** As the request handler's. */
  through?: RequestHandlerOptions['through'];
  /** The mock's own hooks (control API), asked before those of `Server.hooks`. */
  ownHooks?: Hooks;
  /** Routes beside the contract's: documents, control API, console. */
  extend?(app: FastifyInstance): void | Promise<void>;
  /** Where violations of the contract and throws of handlers are reported; standard error by default. */
  complain?(message: string): void;
}

export interface Server {
  /** `http://host:port`, without a slash at the end. */
  url: string;
  port: number;
  handleRequest: RequestHandler;
  /** The one that requests go through now. */
  readonly pipeline: Pipeline;
  /** Judges and routes by another contract from the next request on; what is under way ends by the old one. */
  follow(contract: Contract, validation: Validation): void;
  hooks: Hooks;
  /** Answers that broke the contract, oldest first, the first thousand of them. */
  answerViolations: AnswerViolation[];
  /** Answers what is under way, then frees the port. */
  close(): Promise<void>;
}

const MEGABYTE = 1024 * 1024;
const MAX_ANSWER_VIOLATIONS = 1000;

/** Starts a server. Rejects with a sentence that says what to do when the port is in use. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const complain = options.complain ?? ((message: string) => console.error(message));
  const answerViolations: AnswerViolation[] = [];
  const hooks: Hooks = {};
  const pipelineOf = (contract: Contract, validation: Validation | undefined): Pipeline =>
    createPipeline({
      contract,
      selfCheck: options.selfCheck,
      strict: options.strict,
      errorForm: options.errorForm,
      validation,
      onThrow: (error, operation) => complain(`${operation.id} threw: ${stackOf(error)}`),
    });
  const access = options.access ?? createAccess({ host: options.host, complain });
  let url = '';
  const parts: RequestHandlerOptions = {
    pipeline: pipelineOf(options.contract, options.validation),
    serviceFor: options.serviceFor,
    hooks: options.ownHooks === undefined ? hooks : joinHooks(options.ownHooks, hooks),
    errorForm: options.errorForm,
    through: options.through,
    onNote: reportedOnce(complain),
    knowsHost: access.knowsHost,
    fallbackHost: () => url.slice('http://'.length),
    onAnswerViolation(answerViolation) {
      if (answerViolations.length < MAX_ANSWER_VIOLATIONS) answerViolations.push(answerViolation);
      complain(
        `CONTRACT VIOLATION in ${answerViolation.operation}, status ${answerViolation.status}: ${answerViolation.message}`,
      );
    },
  };
  const handleRequest = createRequestHandler(parts);
  const apiServer = createApiServer({
    handleRequest,
    bodyLimit: options.bodyLimit ?? MEGABYTE,
    ...options.connections,
    access,
    extend: options.extend,
  });
  const port = await listen(apiServer, options.port, options.host);
  url = urlOf(options.host, port);
  return {
    url,
    port,
    handleRequest,
    get pipeline() {
      return parts.pipeline;
    },
    follow(contract, validation) {
      parts.pipeline = pipelineOf(contract, validation);
    },
    hooks,
    answerViolations,
    close: () => apiServer.close(),
  };
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
