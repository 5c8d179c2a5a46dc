/**
 * Calls the target by operationId and judges every answer; also sends raw bytes. Keeps the exchanges of one
 * check as they were: they hold keys until `run.ts` redacts them. Owns no retries (transport), no rules (judge) and no verdicts (run).
 */

import { type OperationId, operations } from '../../generated/operations.js';
import { isInterpretation } from '../judge/citation.js';
import { isEchoOf } from '../judge/echo.js';
import { answerFields, type Symptom, statusSymptom } from '../judge/identity.js';
import { isForbiddenServerError, type Judged, judge, type Purpose } from '../judge/judge.js';
import { blocked, inconclusive, unreached, violated } from '../judge/outcome.js';
import { placeOf, statusProof } from '../judge/proof-place.js';
import type { Exchange } from '../judge/result.js';
import { isClientError, isServerError, isSuccess } from '../judge/status-class.js';
import { holdsUnreadable } from '../judge/unreadable.js';
import { type Violation, violationKey, violationOf } from '../judge/violation.js';
import { answerOf, keepDigits, listIn, recordIn } from './answers.js';
import type { Answer, CallInput, CallOptions, Json, RawRequest } from './call.js';
import { keysNearlyRight } from './keys-nearly-right.js';
import { outgoingFor, rawOutgoing, type Strange, withUnknownParameter } from './outgoing.js';
import type { Redactor } from './secrets.js';
import { beginningOf, keptBytes, type Sent, shown, wholeBytes } from './sent.js';
import type { Settings } from './settings.js';
import {
  type Incoming,
  type Outgoing,
  type Transport,
  TransportError,
  type TransportFault,
} from './transport.js';

/** The report shows the first and the latest of them; scripts need more. */
const keptExchanges = 150;
const keptForScripts = 1500;

export interface Client {
  /** Judged; throws a failure on a violation, `inconclusive` when the target only rate-limits. */
  call(operation: OperationId, input?: CallInput, options?: CallOptions): Promise<Answer>;
  /** Judged for 5xx and for answering at all, no more. */
  raw(request: RawRequest): Promise<Answer>;
  /** What was sent and answered, the first and the latest; not redacted. */
  exchanges(): Exchange[];
  /** The last of them. */
  last(): Exchange | undefined;
  readonly asserted: ReadonlySet<string>;
  assert(...tags: string[]): void;
  /** How often each operation was called so far. */
  readonly called: ReadonlyMap<OperationId, number>;
  /** What was noted so far, each once. What ends a check is thrown, not noted: who catches it may have expected it. */
  readonly violations: readonly Violation[];
  /** Notes what is wrong, with the exchange that showed it, and goes on. */
  note(violation: Violation): void;
  /** Whether requests have a parameter that nobody knows: those whose turn it is, where nothing is said. */
  unknownParameters(mode: Strange): void;
  /** The violation with the last exchange, unless it brings its own; not redacted. */
  shows(violation: Violation): Violation;
}

export interface ClientOptions {
  settings: Settings;
  transport: Transport;
  redact: Redactor;
  /** Operations that did not answer in time before: they are not waited for a third time. */
  hanging: Map<string, number>;
  /** Sees every request before it is sent; throwing stops it (read-only, dry run). */
  onSend?: (outgoing: Outgoing, operation: string) => void;
  /** The check judges an assumption: what breaks it fails nobody. */
  assumed?: boolean;
  /** The id of the check, for the server's log. */
  check?: string;
  /** Called for the record in every successful answer of the account itself. */
  onRecord?: (operation: OperationId, input: CallInput, record: Json) => void;
  /** Whether the target is known to pass over a parameter that nobody knows. */
  passesOver?: () => boolean;
  /** Answers are kept whole, up to a megabyte. */
  keepsWhole?: boolean;
  /** Called with every violation that is noted, each time, and when its exchange was sent. */
  onViolation?: (violation: Violation, clockMs: number) => void;
  /** Called with every exchange as it ends. */
  onExchange?: (exchange: Exchange) => void;
}

/** What a client remembers of its requests. */
interface State {
  readonly options: ClientOptions;
  readonly kept: Sent[];
  readonly asserted: Set<string>;
  readonly called: Map<OperationId, number>;
  readonly noted: Map<string, Violation>;
  readonly isEcho: (value: unknown) => boolean;
  strange: Strange;
}

export function createClient(options: ClientOptions): Client {
  const kept: Sent[] = [];
  const asserted = new Set<string>();
  const called = new Map<OperationId, number>();
  const noted = new Map<string, Violation>();
  const isEcho = isEchoOf(options.settings.apiKey);
  const state: State = { options, kept, asserted, called, noted, isEcho, strange: undefined };
  return {
    call: (operation, input = {}, how = {}) => call(state, operation, input, how),
    raw: (request) => raw(state, request),
    exchanges: () => [...kept.slice(0, 1), ...kept.slice(1).slice(-keptExchanges + 1)].map(shown),
    last: () => {
      const last = kept.at(-1);
      return last && shown(last);
    },
    asserted,
    called,
    get violations() {
      return [...noted.values()];
    },
    note: (violation) => note(state, violation),
    unknownParameters: (mode) => {
      state.strange = mode;
    },
    shows: (violation) => shows(state, violation),
    assert: (...more) => {
      for (const tag of more) asserted.add(tag);
    },
  };
}

async function call(
  state: State,
  operation: OperationId,
  input: CallInput,
  how: CallOptions,
): Promise<Answer> {
  const { options, asserted, called, noted, isEcho } = state;
  const { settings, redact } = options;
  if (holdsUnreadable([input.path, input.query, input.body])) throw unsendable(operation, noted.values());
  const sentAs = options.passesOver?.() ? withUnknownParameter(operation, input, state.strange) : input;
  const outgoing = outgoingFor(settings, operation, sentAs, how);
  called.set(operation, (called.get(operation) ?? 0) + 1);
  const incoming = await send(state, outgoing, operation);
  const answer = answerOf(incoming);
  if (operation.startsWith('createAccount')) learnSecrets(answer.body, redact);
  const purpose = { ...purposeOf(how), isEcho };
  const judgement = judge(operation, answer, how.status ?? 'success', asserted, purpose);
  // What another account is answered is judged by its status: its body should not be there, or is that account's own.
  const isOthers = how.account === 'second' || how.key === 'second';
  if (!isOthers) for (const violation of judgement.shape) note(state, violation);
  if (judgement.status) {
    const violation = shows(state, judgement.status);
    if (!canGoOn(how.status, answer.status)) throw violated(violation);
    note(state, violation);
  }
  const { body } = judgement;
  keepDigits(body, answer.text);
  const record = recordIn(body, operations[operation].responses[answer.status]?.wrapper);
  if (isSuccess(answer.status) && isOwn(how)) options.onRecord?.(operation, input, record);
  return { ...answer, body, record, list: listIn(body) };
}

async function raw(state: State, request: RawRequest): Promise<Answer> {
  const { options } = state;
  const incoming = await send(state, rawOutgoing(options.settings, request), request.operation ?? 'raw');
  const answer = answerOf(incoming);
  keepDigits(answer.body, answer.text);
  // That a method is not served may be said by a 501.
  const isUnserved = answer.status === 501 && !isNamed(request);
  if (isServerError(answer.status) && !isUnserved) {
    throw violated(shows(state, serverError(request.operation, answer)));
  }
  const record = recordIn(answer.body);
  const { operation, method } = request;
  const isCall = operation !== undefined && operations[operation].method === method.toLowerCase();
  if (isSuccess(answer.status) && isCall && isOwn(request))
    options.onRecord?.(operation, { path: pathOf(operation, request.path) }, record);
  return { ...answer, record, list: listIn(answer.body) };
}

async function send(state: State, outgoing: Outgoing, operation: string): Promise<Incoming> {
  const { options, kept } = state;
  options.onSend?.(outgoing, operation);
  const asked = operationAt(outgoing.url, operation, options.settings);
  if ((options.hanging.get(asked) ?? 0) >= 2) {
    throw inconclusive(`${asked} did not answer in time twice before`);
  }
  const sent: Sent = { operation, outgoing, sentAt: new Date(), clockMs: performance.now() };
  kept.push(sent);
  if (kept.length > keptForScripts) kept.splice(1, 1);
  try {
    const incoming = await options.transport.send({ ...outgoing, check: options.check });
    sent.incoming = beginningOf(incoming, options.keepsWhole ? wholeBytes : keptBytes);
    options.onExchange?.(shown(sent));
    return incoming;
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    sent.error = error;
    options.onExchange?.(shown(sent));
    throw endingOf(
      error,
      operation,
      () => options.hanging.set(asked, (options.hanging.get(asked) ?? 0) + 1),
      (violation) => shows(state, violation),
    );
  }
}

function note(state: State, violation: Violation): void {
  const { options, kept, noted } = state;
  const key = violationKey(violation);
  const known = noted.get(key);
  options.onViolation?.(violation, violation.exchange?.clockMs ?? kept.at(-1)?.clockMs ?? 0);
  if (known) {
    known.times = (known.times ?? 1) + 1;
    return;
  }
  noted.set(key, shows(state, violation));
}

/** With the last exchange, unless it brings its own. */
function shows({ options, kept }: State, violation: Violation): Violation {
  const last = kept.at(-1);
  // That an answer has a form, that there is one, and that it is no 5xx, is not assumed with what the check is about.
  const isBroken =
    violation.sort === 'status' && isForbiddenServerError(violation.operation, Number(violation.symptom));
  const isOwn = violation.sort !== 'shape' && violation.sort !== 'silence' && !isBroken;
  // What rests on an interpretation fails nobody, whoever says it.
  const isRead = isInterpretation(violation.statement) || (options.assumed && isOwn);
  const interpretation = isRead ? { assumed: true as const } : {};
  const exchange = violation.exchange ?? (last && shown(last));
  const place = exchange?.responseBody === undefined ? undefined : placeOf(violation, exchange.responseBody);
  const { others, ...reported } = violation;
  const proof = place?.at === undefined ? statusProof(violation, exchange) : undefined;
  return {
    ...reported,
    ...interpretation,
    ...place,
    ...(proof && { proof }),
    exchange,
    // For replays alone: reports show one exchange.
    ...(options.keepsWhole && others && { others }),
  };
}

/** A request would say what could not be read: whoever showed it is the cause. */
function unsendable(operation: OperationId, noted: Iterable<Violation>) {
  const shown = [...noted].find(({ sort }) => sort === 'shape');
  return blocked(shown?.operation ?? operation, `${operation} needs a value that could not be read`, shown);
}

/** Nothing is learned of the account's records from what another one is answered. */
const isOwn = ({ account = 'own', key }: Pick<CallOptions | RawRequest, 'account' | 'key'>): boolean =>
  account === 'own' && key !== 'second';

/** What stands in place of the placeholders; nothing where the path is not the operation's own. */
function pathOf(operation: OperationId, path: string): Record<string, string> {
  const template = operations[operation].path;
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const form = template.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '([^/?]+)');
  const values = new RegExp(`^${form}(\\?|$)`).exec(path)?.slice(1) ?? [];
  return Object.fromEntries(names.flatMap((name, n) => (values[n] === undefined ? [] : [[name, values[n]]])));
}

/** What is wrong with a request that has another key than its account's is its key. */
const purposeOf = ({ what, statement, field, key = 'own' }: CallOptions): Purpose => ({
  ...{ what, statement },
  field: field ?? (key === 'own' ? undefined : 'query.api_key'),
});

/** After a wrong status of the right kind (a refusal with another 4xx, a success with another 2xx) a check goes on. */
function canGoOn(due: CallOptions['status'], status: number): boolean {
  const wanted = typeof due === 'number' ? [due] : Array.isArray(due) ? (due as readonly number[]) : [];
  const refusalDue = due === 'refused' || (wanted.length > 0 && wanted.every((one) => one >= 400));
  if (refusalDue) return isClientError(status);
  return (due === undefined || due === 'success') && isSuccess(status);
}

/** Whether a row of the description names this method for the operation's path. */
function isNamed({ method, operation }: RawRequest): boolean {
  if (operation === undefined) return true;
  const { path } = operations[operation];
  return Object.values(operations).some((one) => one.path === path && one.method === method.toLowerCase());
}

const serverError = (operation: OperationId | undefined, { status, text }: Judged): Violation =>
  violationOf({
    ...{ statement: 'rule:no-server-error', sort: 'status', subject: 'never a 5xx' },
    field: answerFields.status,
    symptom: statusSymptom(status),
    ...(operation && { operation }),
    expected: 'a 4xx or a lawful success, never a 5xx',
    actual: `${status} ${text.slice(0, 200)}`,
    proof: { by: 'status', accepted: [[200, 499]] },
  });

const symptomOfFault: Record<Exclude<TransportFault, 'rate-limit' | 'timeout' | 'withheld'>, Symptom> = {
  refused: 'connection closed',
  reset: 'connection closed',
  other: 'connection closed',
  excess: 'out of range',
};

/** An address that a target has stated, and that leads nowhere, says nothing of the operation at the target itself. */
function operationAt(url: string, operation: string, { baseUrl, publicUrl, second }: Settings): string {
  const known = [baseUrl, publicUrl, second?.baseUrl].some((one) => one && url.startsWith(one));
  return known ? operation : `${operation} at ${new URL(url).origin}`;
}

/** A time-out may be the network's fault as much as the server's: nothing follows from it. A broken connection is an answer. */
function endingOf(
  error: TransportError,
  operation: string,
  timedOut: () => void,
  shows: (violation: Violation) => Violation,
) {
  if (error.fault === 'withheld') return unreached(error.message);
  if (error.fault === 'rate-limit') return inconclusive(`${operation}: ${error.message}`);
  if (error.fault === 'timeout') {
    timedOut();
    return inconclusive(`${operation}: ${error.message}`);
  }
  const known = operation in operations ? (operation as OperationId) : undefined;
  return violated(
    shows(
      violationOf({
        statement: 'rule:no-server-error',
        ...{ sort: 'silence', subject: 'an answer', field: answerFields.none },
        symptom: symptomOfFault[error.fault],
        ...(known && { operation: known }),
        expected: `an answer from ${operation}`,
        actual: error.message,
        proof: { by: 'silence' },
      }),
    ),
  );
}

function learnSecrets(body: unknown, redact: Redactor): void {
  const key = recordIn(body).api_key;
  if (typeof key !== 'string') return;
  redact.add(key);
  // It is sent with another last character as well.
  redact.add(keysNearlyRight({ apiKey: key }).last ?? '');
}
