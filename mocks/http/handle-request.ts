/**
 * Handles one request: arrival -> body -> Prism's pipeline -> answer as text. The same for sockets and for calls inside
 * the process. Never rejects: every error becomes an answer.
 */
import { parse as parseQuery } from 'fast-querystring';
import { type Operation, type OperationId, operations } from '../../generated/operations.js';
import type { Pipeline } from '../prism/pipeline.js';
import type { Input, Outcome, PipelineService, Preference, RouteMiss } from '../prism/prism-types.js';
import type { PlacedProblem } from '../prism/problem.js';
import { type ErrorForm, errorBody } from '../service/error-body.js';
import type { Answer, Arrival, Hooks } from './hooks.js';
import { accountIn, baseUrlOf } from './host.js';
import { readPrefer } from './prefer.js';
import { readBody } from './request-body.js';

export interface AnswerViolation {
  operation: string;
  status: number;
  message: string;
}

/** A hint about a request that is no violation. */
export interface Note {
  operation: string;
  message: string;
}

export interface RequestHandlerOptions {
  pipeline: Pipeline;
  /** The service for a request: always the same, or that of a world. May throw an Error with a status. */
  serviceFor(arrival: Arrival): PipelineService;
  /** Live: read at every request. */
  hooks: Hooks;
  /** `empty`: 401, 404 and 422 carry no body, the older form that the API description gives. */
  errorForm: ErrorForm;
  onAnswerViolation(answerViolation: AnswerViolation): void;
  /** Called for values accepted leniently, and for probable mistakes. */
  onNote(note: Note): void;
  /** Whether links may be built from this Host header: a foreign one would lead readers to another server. */
  knowsHost?(host: string): boolean;
  /** Used in links when a request has no Host header, or one that is not known. */
  fallbackHost(): string;
  /** A handler before the pipeline: answers a request itself, or lets `here` answer it. Never rejects. */
  through?(arrival: Arrival, trace: Trace, here: (arrival: Arrival) => Promise<Answer>): Promise<Answer>;
}

export type RequestHandler = (arrival: Arrival) => Promise<Answer>;

/** Intermediate results of a request, for observers. */
export interface Trace {
  input?: Input;
  outcome?: Outcome;
  /** Of a request that was answered before it was parsed. */
  operation?: OperationId;
  /** Set when no operation has the path, or none has it with the method. */
  miss?: RouteMiss;
}

/** Reports each note once, up to a maximum of notes. */
export function reportedOnce(say: (message: string) => void): RequestHandlerOptions['onNote'] {
  const reported = new Set<string>();
  return ({ operation, message }) => {
    const text = `NOTE on ${operation}: ${message}`;
    if (reported.has(text) || reported.size >= MAX_REPORTED) return;
    reported.add(text);
    say(text);
  };
}

const MAX_REPORTED = 1000;
const NONE: never[] = [];
const JSON_TYPE = 'application/json; charset=utf-8';

/** Builds the request handler. The returned function may be called concurrently. */
export function createRequestHandler(options: RequestHandlerOptions): RequestHandler {
  const { through } = options;
  if (through === undefined)
    return watched(options.hooks, (arrival, trace) => handle(options, arrival, trace));
  return watched(options.hooks, (arrival, trace = {}) =>
    through(arrival, trace, (one) => handle(options, one, trace)),
  );
}

/** A request handler with hooks around it; without any hook they cost nothing. */
export function watched(
  hooks: Hooks,
  answerTo: (arrival: Arrival, trace?: Trace) => Promise<Answer>,
): RequestHandler {
  return (arrival) => {
    const { before, after, onExchange } = hooks;
    if (before === undefined && after === undefined && onExchange === undefined) return answerTo(arrival);
    return handleWatched(answerTo, { before, after, onExchange }, arrival);
  };
}

async function handleWatched(
  answerTo: (arrival: Arrival, trace: Trace) => Promise<Answer>,
  hooks: Hooks,
  arrival: Arrival,
): Promise<Answer> {
  const startedAt = Date.now();
  const start = performance.now();
  const trace: Trace = {};
  let early = hooks.before?.(arrival);
  // Awaiting a value that is no promise would cost a microtask.
  if (early instanceof Promise) early = await early;
  let answer = early ?? (await answerTo(arrival, trace));
  const operation = trace.input?.request?.operation ?? trace.operation;
  if (hooks.after !== undefined) answer = await hooks.after(answer, arrival, operation);
  if (hooks.onExchange === undefined) return answer;
  const { output = NONE } = trace.outcome?.validations ?? {};
  const input = trace.miss === undefined ? (trace.outcome?.validations.input ?? NONE) : [missed(trace.miss)];
  hooks.onExchange({
    arrival,
    answer,
    operation,
    violations: input.length === 0 ? NONE : input.map((one) => one.message),
    answerViolations: output.length === 0 ? NONE : output.map((one) => one.message),
    notes: notesOf(trace.input),
    problems: input.length + output.length === 0 ? NONE : [...input, ...output].map((one) => one.problem),
    startedAt,
    durationMs: performance.now() - start,
  });
  return answer;
}

/** The violation by a wrong path or method. */
function missed({ message, allow }: RouteMiss): { message: string; problem: PlacedProblem } {
  const symptom = allow.length === 0 ? 'no such path' : 'no such method';
  return { message, problem: { in: 'path', field: '', message, symptom } };
}

function notesOf({ notes = NONE, reason }: Partial<Input> = {}): readonly string[] {
  return reason === undefined ? notes : [...notes, reason];
}

async function handle(options: RequestHandlerOptions, arrival: Arrival, trace?: Trace): Promise<Answer> {
  const { pipeline } = options;
  const { headers } = arrival;
  if (arrival.method === 'OPTIONS') return allowed(pipeline, partsOf(arrival.url)[0]);
  const read = readBody(arrival.raw, firstOf(headers['content-type']));
  if (!read.ok) return failure(read.status, read.message);
  let preference: Preference | undefined;
  if (headers.prefer !== undefined) {
    const prefer = readPrefer(String(headers.prefer));
    if (!prefer.ok) return failure(422, prefer.message);
    preference = prefer.preference;
    if (preference !== undefined) await pipeline.loadMocker();
  }
  const host = firstOf(headers.host) ?? options.fallbackHost();
  try {
    const isKnown = arrival.base !== undefined || (options.knowsHost?.(host) ?? true);
    const linked = isKnown ? host : options.fallbackHost();
    const baseUrl = baseUrlOf(linked, headers, arrival.base);
    const input = inputOf(arrival, read.value, host, baseUrl, options.serviceFor(arrival));
    if (trace !== undefined) trace.input = input;
    const result = await pipeline.request(input, preference);
    if (result._tag === 'Left') {
      if (trace !== undefined && !(result.left instanceof Error)) trace.miss = result.left;
      return refused(result.left);
    }
    const outcome = withoutOwnChoice(input, result.right);
    if (trace !== undefined) trace.outcome = outcome;
    if (input.notes !== undefined) {
      for (const message of input.notes)
        options.onNote({ operation: input.request?.operation ?? '', message });
    }
    return answerOf(options, input, outcome);
  } catch (error) {
    return refused(error as RouteMiss | Error);
  }
}

/** The pipeline's input for a request. */
export function inputOf(
  { method, url, headers, query }: Arrival,
  body: unknown,
  host: string,
  baseUrl: string,
  service: PipelineService,
): Input {
  const [path, search] = partsOf(url);
  return {
    method: method === 'HEAD' ? 'get' : method.toLowerCase(),
    path,
    query: query ?? queryOf(search),
    headers,
    body,
    account: accountIn(headers, host),
    baseUrl,
    service,
  };
}

export function partsOf(url: string): readonly [path: string, search: string] {
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

/** Removes the violation of a 422 for an invalid query: the contract leaves its refusal to the server. */
function withoutOwnChoice(input: Input, outcome: Outcome): Outcome {
  const { output, validations } = outcome;
  const operation = input.request?.operation;
  if (output.statusCode !== 422 || validations.output.length === 0 || operation === undefined) return outcome;
  const stated = operations[operation];
  if (stated === undefined || '422' in stated.responses) return outcome;
  const { details = [] } = ((output.body as { errors?: object } | undefined)?.errors ?? {}) as {
    details?: { field: string }[];
  };
  const asked = Object.keys(input.query);
  const inQuery = ({ field }: { field: string }) =>
    asked.includes(field) || asked.includes(field.replace(/\[\d+\]$/, '')) || asked.includes(`${field}[]`);
  if (details.length === 0 || !details.every(inQuery)) return outcome;
  return { output, validations: { ...validations, output: [] } };
}

export function queryOf(text: string): Record<string, string | string[]> {
  return parseQuery(text) as Record<string, string | string[]>;
}

function answerOf(options: RequestHandlerOptions, input: Input, outcome: Outcome): Answer {
  const { output, validations } = outcome;
  for (const { message } of validations.output) {
    options.onAnswerViolation({
      operation: input.request?.operation ?? '',
      status: output.statusCode,
      message,
    });
  }
  const { statusCode: status } = output;
  const noted = notesHeader(input);
  const bare = options.errorForm === 'empty' && (status === 401 || status === 404 || status === 422);
  if (output.body === undefined || bare)
    return { status, headers: { ...output.headers, ...noted }, text: '' };
  const text = textOf(output.body);
  return { status, headers: { 'content-type': JSON_TYPE, ...lowerCase(output.headers), ...noted }, text };
}

const NO_HEADER = {};
const MAX_HEADER = 1000;

/** The journal's notes, for clients that see only the answer. A header carries plain characters. */
function notesHeader(input: Input): Record<string, string> {
  const notes = notesOf(input);
  if (notes.length === 0) return NO_HEADER;
  const text = notes.join(' | ').slice(0, MAX_HEADER);
  return { 'x-mock-notes': text.replaceAll(/[^\x20-\x7e]/g, '?') };
}

const texts = new WeakMap<object, string>();

/** The body as JSON; for a frozen body it is cached as long as the body exists. */
function textOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !Object.isFrozen(body)) return JSON.stringify(body);
  let text = texts.get(body);
  if (text === undefined) {
    text = JSON.stringify(body);
    texts.set(body, text);
  }
  return text;
}

function lowerCase(headers: Record<string, string> | undefined): Record<string, string> {
  if (headers === undefined) return {};
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

export function refused(problem: RouteMiss | Error): Answer {
  if (problem instanceof Error) {
    const { status = 500 } = problem as { status?: number };
    const { detail = status < 500 ? problem.message : `the mock failed: ${problem.message}` } = problem as {
      detail?: string;
    };
    return failure(status, detail);
  }
  const missing = problem.allow.length === 0;
  const answer = failure(missing ? 404 : 405, problem.message);
  if (!missing) answer.headers.allow = problem.allow.join(', ');
  return answer;
}

/** An answer of the request handler itself. */
export function failure(status: number, message: string): Answer {
  return {
    status,
    headers: { 'content-type': JSON_TYPE },
    text: JSON.stringify(errorBody([{ field: '', message }])),
  };
}

function allowed(pipeline: Pipeline, path: string): Answer {
  const found = pipeline.router('options', path) as {
    allow: string[];
    message: string;
    operation?: Operation;
  };
  if (found.allow.length === 0) return failure(404, found.message);
  return { status: 204, headers: { allow: found.allow.join(', ') }, text: '' };
}

export function firstOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
