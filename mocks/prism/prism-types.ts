/** The types between our components and Prism's pipeline, and the two constructors of fp-ts values that it needs. */
import type { Operation } from '../../generated/operations.js';
import type { ServiceRequest, ServiceResponse } from '../service/request.js';
import type { PlacedProblem } from './problem.js';

export interface Left<E> {
  _tag: 'Left';
  left: E;
}
export interface Right<A> {
  _tag: 'Right';
  right: A;
}
export type Either<E, A> = Left<E> | Right<A>;

export const left = <E>(value: E): Left<E> => ({ _tag: 'Left', left: value });
export const right = <A>(value: A): Right<A> => ({ _tag: 'Right', right: value });

/** What Prism calls a diagnostic: `code` 401 marks a failed key check, 0 (severity Error) any other violation. */
export interface Diagnostic {
  message: string;
  code: string | number;
  severity: 0 | 1 | 2 | 3;
  path: string[];
  /** Added by us: the parts of the message. */
  problem: PlacedProblem;
}

/** The choices of a `Prefer` header, in the names of Prism's mock configuration. */
export interface Preference {
  code?: number;
  exampleKey?: string;
  dynamic?: boolean;
  seed?: string;
}

/** The part of the service that the pipeline calls. */
export interface PipelineService {
  handle(request: ServiceRequest): ServiceResponse;
  /** Why the request's key is refused for its account; undefined when it is accepted. */
  authenticate(request: ServiceRequest): string | undefined;
  /** What it would answer; nothing is changed. Without it, a missing record cannot be reported first. */
  foresee?(request: ServiceRequest): ServiceResponse;
}

/** Prism's input: what came over the wire; `route` adds the service's request. */
export interface Input {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
  account: string | undefined;
  baseUrl: string;
  service: PipelineService;
  request?: ServiceRequest;
  /** Hints that are no violations: values accepted leniently, and probable mistakes. */
  notes?: readonly string[];
  /** Why it was refused, when the answer's body must be empty. */
  reason?: string;
}

/** Prism's output, plus whether it is validated. */
export interface Output {
  statusCode: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** True for answers of the request handler itself, which are not in the contract. */
  unjudged?: boolean;
  /** Why a request was refused, when the body must be empty. */
  reason?: string | undefined;
}

/** No route was found: becomes 404 or 405. */
export interface RouteMiss {
  allow: string[];
  message: string;
}

export interface Outcome {
  output: Output;
  validations: { input: Diagnostic[]; output: Diagnostic[] };
}

type Reader<T> = (logger: unknown) => T;

/** Prism's factory as we call it; its declared types depend on fp-ts and pino, which we do not need. */
export interface Components {
  route(options: { resources: Operation[]; input: Input }): Either<RouteMiss, Operation>;
  validateInput(options: { resource: Operation; element: Input }): Either<Diagnostic[], Input> | undefined;
  validateSecurity(options: { resource: Operation; element: Input }): Either<Diagnostic[], Input> | undefined;
  validateOutput(options: { resource: Operation; element: Output }): Either<Diagnostic[], Output>;
  mock(options: {
    resource: Operation;
    input: { data: Input; validations: Diagnostic[] };
    config: Preference;
  }): Reader<Either<Error, Output>>;
  forward(
    options: { data: Input; validations: Diagnostic[] },
    upstream: string,
    upstreamProxy?: string,
    resource?: Operation,
  ): Reader<() => Promise<Either<Error, Output>>>;
  logger: { child(): unknown };
}

export interface Config {
  checkSecurity: boolean;
  validateRequest: boolean;
  validateResponse: boolean;
  errors: boolean;
  isProxy: boolean;
  upstream?: URL;
  upstreamProxy: undefined;
  mock: Preference;
}

export type Factory = (
  config: Config,
  components: Components,
) => {
  request(
    input: Input,
    resources: Operation[],
    config?: Config,
  ): () => Promise<Either<RouteMiss | Error, Outcome>>;
};
