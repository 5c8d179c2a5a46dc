/**
 * Prism's own pipeline (route, security, input, mock, output) with its slow parts replaced by prepared ones, each in
 * its own file.
 */
import { factory } from '@stoplight/prism-core/dist/factory.js';
import type { Operation } from '../../generated/operations.js';
import { type ErrorForm, sentence } from '../service/error-body.js';
import type { ServiceRequest } from '../service/request.js';
import type { Contract } from './contract.js';
import { convertLeniently } from './lenient.js';
import {
  type Components,
  type Config,
  type Diagnostic,
  type Either,
  type Factory,
  type Input,
  left,
  type Outcome,
  type Output,
  type Preference,
  type RouteMiss,
  right,
} from './prism-types.js';
import { probableMistakesIn } from './probable-mistakes.js';
import type { PlacedProblem } from './problem.js';
import { createRespond, refuse } from './respond.js';
import { createRouter, isMatch, type Router } from './router.js';
import { type UnknownFields, unknownFieldsOf } from './unknown-fields.js';
import { createValidation, type Validation } from './validation.js';

export interface Pipeline {
  /** Left: no such route, or an Error that a part threw. */
  request(input: Input, preference?: Preference): Promise<Either<RouteMiss | Error, Outcome>>;
  /** Loads Prism's mocker; must be awaited before a request with a `Prefer` header. */
  loadMocker(): Promise<void>;
  router: Router;
  validation: Validation;
  contract: Contract;
}

export interface PipelineOptions {
  contract: Contract;
  selfCheck: boolean;
  validation?: Validation;
  errorForm: ErrorForm;
  /** Refuse values in another form than the contract's; see lenient.ts. */
  strict: boolean;
  /** Called with every error of a handler. */
  onThrow(error: unknown, operation: Operation): void;
  /** Prism's validating proxy: requests go to a real server instead of the service. */
  proxy?: {
    upstream: URL;
    /** Refuse requests that break the contract instead of forwarding them. */
    errors: boolean;
    forward(input: Input): Promise<Either<Error, Output>>;
  };
}

/** Prism skips undefined when it combines validations, which saves a quarter of its time. */
const IN_ORDER = undefined;
const silent = {
  child: () => silent,
  info() {},
  success() {},
  warn() {},
  error() {},
  debug() {},
  trace() {},
};

/** Assembles the pipeline. Nothing is compiled yet. */
export function createPipeline(options: PipelineOptions): Pipeline {
  const router = createRouter(options.contract.operations);
  const validation = options.validation ?? createValidation(options.contract);
  const respond = createRespond(options.contract, options.errorForm, options.onThrow);
  const unknownFields = unknownFieldsOf(options.contract);
  const judged = new WeakMap<object, Operation>();
  const components: Components = {
    route: ({ input }) => route(router, input),
    validateSecurity: ({ resource, element }) => checkKey(resource, element),
    validateInput: ({ resource, element }) => {
      const problems = judgeInput({ validation, unknownFields, strict: options.strict }, resource, element);
      return problems.length === 0 ? IN_ORDER : left(problems.map(diagnostic));
    },
    validateOutput: ({ resource, element }) => {
      if (element.unjudged) return right(element);
      const { body, statusCode } = element;
      // A frozen body may be answered again: it is validated once for each operation.
      const isFixed = statusCode === 200 && typeof body === 'object' && Object.isFrozen(body);
      if (isFixed && judged.get(body as object) === resource) return right(element);
      const problems = validation.output(resource, statusCode, body);
      if (problems.length > 0) return left(problems.map(diagnostic));
      if (isFixed && body !== null) judged.set(body as object, resource);
      return right(element);
    },
    mock: respond.mock,
    forward:
      ({ data, validations }, _upstream, _proxy, operation) =>
      () =>
      async () => {
        if (options.proxy === undefined) return left(new Error('the mock forwards nothing'));
        if (operation === undefined || validations.length === 0) return options.proxy.forward(data);
        return right(refuse(operation, validations, options.errorForm));
      },
    logger: silent,
  };
  const plain: Config = {
    checkSecurity: true,
    validateRequest: true,
    validateResponse: options.selfCheck,
    errors: options.proxy?.errors ?? false,
    isProxy: options.proxy !== undefined,
    upstream: options.proxy?.upstream,
    upstreamProxy: undefined,
    mock: {},
  };
  const prism = (factory as unknown as Factory)(plain, components);
  return {
    request: (input, preference) =>
      prism.request(input, [], preference === undefined ? plain : { ...plain, mock: preference })(),
    loadMocker: respond.loadMocker,
    router,
    validation,
    contract: options.contract,
  };
}

function route(router: Router, input: Input): Either<RouteMiss, Operation> {
  const found = router(input.method, input.path);
  if (!isMatch(found)) return left(found);
  const key = input.query.api_key;
  input.request = {
    operation: found.operation.id,
    account: input.account,
    apiKey: typeof key === 'string' && key !== '' ? key : undefined,
    path: found.params,
    query: input.query,
    body: input.body,
    baseUrl: input.baseUrl,
  };
  return right(found.operation);
}

interface Judge {
  validation: Validation;
  unknownFields: UnknownFields;
  strict: boolean;
}

/** The problems of a request. Values in another form are converted and noted. */
function judgeInput(
  { validation, unknownFields, strict }: Judge,
  operation: Operation,
  input: Input,
): readonly PlacedProblem[] {
  const request = input.request as ServiceRequest;
  const inQuery = probableMistakesIn(operation, request.query);
  const inBody = unknownFields(operation, request.body);
  const slips = inBody.length === 0 ? inQuery : [...inQuery, ...inBody];
  if (slips.length > 0) input.notes = slips;
  const problems = validation.input(operation, request);
  const accepted =
    problems.length === 0 || strict ? undefined : convertLeniently(validation, operation, request);
  if (accepted === undefined) return problems;
  input.notes = [...slips, ...accepted.notes];
  input.request = { ...request, query: accepted.request.query, body: accepted.request.body };
  return accepted.problems;
}

const KEY = '/api_key';

/** Rules 1 and 3 of the authentication part of the API description; the service checks the key's value. */
function checkKey(operation: Operation, input: Input): Either<Diagnostic[], Input> | undefined {
  const { request } = input;
  if (!operation.auth || request === undefined) return IN_ORDER;
  const reason =
    request.apiKey === undefined
      ? 'the query parameter api_key is missing'
      : input.service.authenticate(request);
  if (reason === undefined) return IN_ORDER;
  const symptom = request.apiKey === undefined ? 'no key' : 'another key';
  const problem: PlacedProblem = { in: 'query', field: '', message: reason, pointer: KEY, symptom };
  return left([{ message: reason, code: 401, severity: 0, path: ['query', 'api_key'], problem }]);
}

function diagnostic(problem: PlacedProblem): Diagnostic {
  return { message: sentence(problem), code: 'schema', severity: 0, path: [problem.in], problem };
}
