/**
 * Calls the target by operationId and judges every answer; also sends raw requests. Keeps the exchanges of one check unredacted:
 * run/run-check.ts redacts them.
 */

import { type OperationId, operations } from '../../generated/operations.js';
import { isInterpretation } from '../judge/citation.js';
import { isEchoOf } from '../judge/echo.js';
import { statedWrapper } from '../judge/exchange.js';
import { answerFields, type Symptom, statusSymptom } from '../judge/identity.js';
import { isForbiddenServerError, type Judged, judge, type Purpose } from '../judge/judge.js';
import { blocked, inconclusive, unreached, violated } from '../judge/outcome.js';
import { placeOf, statusProof } from '../judge/proof-place.js';
import { keepDigitsOfIds } from '../judge/raw-json.js';
import type { Exchange } from '../judge/result.js';
import { isClientError, isServerError, isSuccess } from '../judge/status-class.js';
import { holdsUnreadable } from '../judge/unreadable.js';
import { type Violation, violationKey, violationOf } from '../judge/violation.js';
import { answerOf, listIn, recordIn } from './answers.js';
import type { Answer, CallInput, CallOptions, Json, RawRequest } from './call.js';
import { invalidKeyVariants } from './invalid-key-variants.js';
import { outgoingFor, rawOutgoing, type UnknownParameterMode, withUnknownParameter } from './outgoing.js';
import { pathValues } from './path-values.js';
import { secretsIn } from './redaction.js';
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

/** The number of exchanges kept: the first one and the latest ones. Scripts need more than reports. */
const keptExchanges = 150;
const keptForScripts = 1500;

export interface Client {
  /** Sends and judges a call. Throws if the status is a violation, or `inconclusive` if there is no answer to judge. */
  call(operation: OperationId, input?: CallInput, options?: CallOptions): Promise<Answer>;
  /** Sends a raw request, judged only by whether it gets an answer, and none with a 5xx. */
  raw(request: RawRequest): Promise<Answer>;
  /** The first exchange and the latest ones, not redacted. */
  exchanges(): Exchange[];
  /** The last exchange. */
  last(): Exchange | undefined;
  readonly asserted: ReadonlySet<string>;
  assert(...tags: string[]): void;
  /** How often each operation was called so far. */
  readonly called: ReadonlyMap<OperationId, number>;
  /** The distinct violations noted so far. One that ends a check is thrown instead: a caller may expect and catch it. */
  readonly violations: readonly Violation[];
  /** Notes a violation with its exchange; the check goes on. */
  note(violation: Violation): void;
  /** Whether requests get an unknown parameter; undefined: every other one. */
  unknownParameters(mode: UnknownParameterMode): void;
  /** The violation with its exchange, by default the last one; not redacted. */
  shows(violation: Violation): Violation;
}

export interface ClientOptions {
  settings: Settings;
  transport: Transport;
  redact: Redactor;
  /** How often each operation timed out: after two time-outs no more requests are sent to it. */
  hanging: Map<string, number>;
  /** Called before every request; throws to prevent it (read-only, dry run). */
  onSend?: (outgoing: Outgoing, operation: string) => void;
  /** The check judges an assumption: its violations do not fail the target. */
  assumed?: boolean;
  /** The id of the check, for the server's log. */
  check?: string;
  /** Called with the record of every successful answer of the own account. */
  onRecord?: (operation: OperationId, input: CallInput, record: Json) => void;
  /** Whether the target is known to ignore an unknown parameter. */
  passesOver?: () => boolean;
  /** Keeps complete answers, up to a megabyte. */
  keepsWhole?: boolean;
  /** Called with every occurrence of a noted violation, and the time at which its exchange was sent. */
  onViolation?: (violation: Violation, clockMs: number) => void;
  /** Called with every exchange as it ends. */
  onExchange?: (exchange: Exchange) => void;
}

export function createClient(options: ClientOptions): Client {
  const { settings } = options;
  const kept: Sent[] = [];
  const asserted = new Set<string>();
  const called = new Map<OperationId, number>();
  const noted = new Map<string, Violation>();
  const isEcho = isEchoOf(settings.apiKey);
  let strange: UnknownParameterMode;
  /** The violation with its exchange (by default the last one), its place, and whether it is assumed. */
  const shows = (violation: Violation): Violation => {
    const last = kept.at(-1);
    // In a check of an assumption, the shape of answers, a missing answer and a 5xx still fail the target.
    const isBroken =
      violation.sort === 'status' && isForbiddenServerError(violation.operation, Number(violation.symptom));
    const isOwn = violation.sort !== 'shape' && violation.sort !== 'silence' && !isBroken;
    // A violated interpretation never fails the target.
    const isRead = isInterpretation(violation.statement) || (options.assumed && isOwn);
    const interpretation = isRead ? { assumed: true as const } : {};
    const exchange = violation.exchange ?? (last && shown(last));
    const place =
      exchange?.responseBody === undefined ? undefined : placeOf(violation, exchange.responseBody);
    const { others, ...reported } = violation;
    const proof = place?.at === undefined ? statusProof(violation, exchange) : undefined;
    return {
      ...reported,
      ...interpretation,
      ...place,
      ...(proof && { proof }),
      exchange,
      // Only for replays: reports show one exchange.
      ...(options.keepsWhole && others && { others }),
    };
  };
  const note = (violation: Violation): void => {
    const key = violationKey(violation);
    const known = noted.get(key);
    options.onViolation?.(violation, violation.exchange?.clockMs ?? kept.at(-1)?.clockMs ?? 0);
    if (known) {
      known.times = (known.times ?? 1) + 1;
      return;
    }
    noted.set(key, shows(violation));
  };
  const send = async (outgoing: Outgoing, operation: string): Promise<Incoming> => {
    options.onSend?.(outgoing, operation);
    const asked = operationAt(outgoing.url, operation, settings);
    if ((options.hanging.get(asked) ?? 0) >= 2) {
      throw inconclusive(`${asked} did not answer in time twice before`);
    }
    const sent: Sent = { operation, outgoing, sentAt: new Date(), clockMs: performance.now() };
    kept.push(sent);
    if (kept.length > keptForScripts) kept.splice(1, 1);
    try {
      const incoming = await options.transport.send({ ...outgoing, check: options.check });
      if (/\/api\/accounts\/create/.test(outgoing.url)) learnKeys(incoming, options.redact);
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
        shows,
      );
    }
  };
  const call: Client['call'] = async (operation, input = {}, how = {}) => {
    if (holdsUnreadable([input.path, input.query, input.body])) throw unsendable(operation, noted.values());
    const sentAs = options.passesOver?.() ? withUnknownParameter(operation, input, strange) : input;
    const outgoing = outgoingFor(settings, operation, sentAs, how);
    called.set(operation, (called.get(operation) ?? 0) + 1);
    const incoming = await send(outgoing, operation);
    const answer = answerOf(incoming);
    const purpose = { ...purposeOf(how), isEcho };
    const judgement = judge(operation, answer, how.status ?? 'success', asserted, purpose);
    // Answers to another account are judged only by their status: the body should not exist, or is about that account.
    const isOthers = how.account === 'second' || how.key === 'second';
    if (!isOthers) for (const violation of judgement.shape) note(violation);
    if (judgement.status) {
      const violation = shows(judgement.status);
      if (!canGoOn(how.status, answer.status)) throw violated(violation);
      note(violation);
    }
    const { body } = judgement;
    keepDigitsOfIds(body, answer.text);
    const wrapper = statedWrapper(operation, answer.status);
    const record = recordIn(body, wrapper);
    if (isSuccess(answer.status) && isOwn(how)) options.onRecord?.(operation, input, record);
    return { ...answer, body, record, list: listIn(body, wrapper) };
  };
  const raw: Client['raw'] = async (request) => {
    const incoming = await send(rawOutgoing(settings, request), request.operation ?? 'raw');
    const answer = answerOf(incoming);
    keepDigitsOfIds(answer.body, answer.text);
    // 501 is valid for a method that the path does not have.
    const isUnserved = answer.status === 501 && !isNamed(request);
    if (isServerError(answer.status) && !isUnserved) {
      throw violated(shows(serverError(request.operation, answer)));
    }
    const { operation, method } = request;
    const wrapper = statedWrapper(operation, answer.status);
    const record = recordIn(answer.body, wrapper);
    const isCall = operation !== undefined && operations[operation].method === method.toLowerCase();
    if (isSuccess(answer.status) && isCall && isOwn(request))
      options.onRecord?.(operation, { path: pathValues(operation, request.path) }, record);
    return { ...answer, record, list: listIn(answer.body, wrapper) };
  };
  return {
    ...{ call, raw, note, shows, asserted, called },
    exchanges: () => [...kept.slice(0, 1), ...kept.slice(1).slice(-keptExchanges + 1)].map(shown),
    last: () => {
      const last = kept.at(-1);
      return last && shown(last);
    },
    get violations() {
      return [...noted.values()];
    },
    unknownParameters: (mode) => {
      strange = mode;
    },
    assert: (...more) => {
      for (const tag of more) asserted.add(tag);
    },
  };
}

/** Blocks a check whose request needs an unreadable value; the cause is the operation that answered the value. */
function unsendable(operation: OperationId, noted: Iterable<Violation>) {
  const shown = [...noted].find(({ sort }) => sort === 'shape');
  return blocked(shown?.operation ?? operation, `${operation} needs a value that could not be read`, shown);
}

/** Whether the request is about the own account; answers of others are not tracked. */
const isOwn = ({ account = 'own', key }: Pick<CallOptions | RawRequest, 'account' | 'key'>): boolean =>
  account === 'own' && key !== 'second';

/** The purpose of a request; with another key than the account's, the invalid field is the key. */
const purposeOf = ({ what, statement, field, key = 'own' }: CallOptions): Purpose => ({
  ...{ what, statement },
  field: field ?? (key === 'own' ? undefined : 'query.api_key'),
});

/** Whether a check goes on after a wrong status: after a refusal with another 4xx, or a success with another 2xx. */
function canGoOn(due: CallOptions['status'], status: number): boolean {
  const wanted = typeof due === 'number' ? [due] : Array.isArray(due) ? (due as readonly number[]) : [];
  const refusalDue = due === 'refused' || (wanted.length > 0 && wanted.every((one) => one >= 400));
  if (refusalDue) return isClientError(status);
  return (due === undefined || due === 'success') && isSuccess(status);
}

/** Whether the API description has this method for the operation's path. */
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

/** A name for counting time-outs: addresses that the target has answered are counted separately from the target itself. */
function operationAt(url: string, operation: string, { baseUrl, publicUrl, second }: Settings): string {
  const known = [baseUrl, publicUrl, second?.baseUrl].some((one) => one && url.startsWith(one));
  return known ? operation : `${operation} at ${new URL(url).origin}`;
}

/** How a transport error ends a check: inconclusive for a time-out, which the network may cause; otherwise failed. */
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

/** The keys of new accounts, in whatever way these were opened: none may show in what the run writes. */
function learnKeys({ bytes }: Incoming, redact: Redactor): void {
  for (const key of secretsIn(bytes.toString('utf8'))) {
    redact.add(key);
    // The key is also sent with another last character.
    redact.add(invalidKeyVariants({ apiKey: key }).last ?? '');
  }
}
