/**
 * The types at which our components meet Prism's pipeline, and the two constructors of fp-ts values it takes.
 * Nothing else in the mock knows these shapes.
 */
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
  /** Ours: the parts of the message. */
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
  /** Why this key does not open this account; undefined when it does. */
  authenticate(request: ServiceRequest): string | undefined;
  /** What it would answer; nothing is changed. Without it nobody can say whether a record is there. */
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
  /** What broke nothing and is worth knowing: values accepted leniently, and slips. */
  notes?: readonly string[];
  /** Why it was refused, where the answer's body must not say it. */
  reason?: string;
}

/** Prism's output, plus whether the contract has a say in it. */
export interface Output {
  statusCode: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** True for answers of the request handler itself, which the contract does not give. */
  unjudged?: boolean;
}

/** A route that is not there: becomes 404 or 405. */
export interface RouteMiss {
  allow: string[];
  message: string;
}

export interface Outcome {
  output: Output;
  validations: { input: Diagnostic[]; output: Diagnostic[] };
}

type Reader<T> = (logger: unknown) => T;

/** Prism's factory as we call it: its declared types name fp-ts and pino, which we do not need. */
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
