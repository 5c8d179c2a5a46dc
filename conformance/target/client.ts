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
import { keepDigitsOfIds, readRawJson } from '../judge/raw-json.js';
import type { Exchange } from '../judge/result.js';
import { isClientError, isServerError, isSuccess } from '../judge/status-class.js';
import { holdsUnreadable, Unreadable, unreadableRecord } from '../judge/unreadable.js';
import { type Violation, violationKey, violationOf } from '../judge/violation.js';
import { isObject, recordBelow } from '../judge/wrapper.js';
import type { Answer, CallInput, CallOptions, Json, RawRequest } from './call.js';
import { keysNearlyRight } from './keys-nearly-right.js';
import { outgoingFor, rawOutgoing, type Strange, withUnknownParameter } from './outgoing.js';
import type { Redactor } from './secrets.js';
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
/** Bytes of a body that are kept for the report; it cuts further, after redaction. */
const keptBytes = 16_384;
const wholeBytes = 1_048_576;

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

export function createClient(options: ClientOptions): Client {
  const { settings, redact } = options;
  const kept: Sent[] = [];
  const asserted = new Set<string>();
  const called = new Map<OperationId, number>();
  const noted = new Map<string, Violation>();
  let strange: Strange;
  const isEcho = isEchoOf(settings.apiKey);
  const shows = (violation: Violation): Violation => {
    const last = kept.at(-1);
    // That an answer has a form, that there is one, and that it is no 5xx, is not assumed with what the check is about.
    const isBroken =
      violation.sort === 'status' && isForbiddenServerError(violation.operation, Number(violation.symptom));
    const isOwn = violation.sort !== 'shape' && violation.sort !== 'silence' && !isBroken;
    // What rests on an interpretation fails nobody, whoever says it.
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
      // For replays alone: reports show one exchange.
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
  const call = async (
    operation: OperationId,
    input: CallInput = {},
    how: CallOptions = {},
  ): Promise<Answer> => {
    if (holdsUnreadable([input.path, input.query, input.body])) throw unsendable(operation, noted.values());
    const sentAs = options.passesOver?.() ? withUnknownParameter(operation, input, strange) : input;
    const outgoing = outgoingFor(settings, operation, sentAs, how);
    called.set(operation, (called.get(operation) ?? 0) + 1);
    const incoming = await send(outgoing, operation);
    const answer = answerOf(incoming);
    if (operation.startsWith('createAccount')) learnSecrets(answer.body, redact);
    const purpose = { ...purposeOf(how), isEcho };
    const judgement = judge(operation, answer, how.status ?? 'success', asserted, purpose);
    // What another account is answered is judged by its status: its body should not be there, or is that account's own.
    const isOthers = how.account === 'second' || how.key === 'second';
    if (!isOthers) for (const violation of judgement.shape) note(violation);
    if (judgement.status) {
      const violation = shows(judgement.status);
      if (!canGoOn(how.status, answer.status)) throw violated(violation);
      note(violation);
    }
    const { body } = judgement;
    keepDigits(body, answer.text);
    const record = recordIn(body, operations[operation].responses[answer.status]?.wrapper);
    if (isSuccess(answer.status) && isOwn(how)) options.onRecord?.(operation, input, record);
    return { ...answer, body, record, list: listIn(body) };
  };
  const raw = async (request: RawRequest): Promise<Answer> => {
    const incoming = await send(rawOutgoing(settings, request), request.operation ?? 'raw');
    const answer = answerOf(incoming);
    keepDigits(answer.body, answer.text);
    // That a method is not served may be said by a 501.
    const isUnserved = answer.status === 501 && !isNamed(request);
    if (isServerError(answer.status) && !isUnserved) {
      throw violated(shows(serverError(request.operation, answer)));
    }
    const record = recordIn(answer.body);
    const { operation, method } = request;
    const isCall = operation !== undefined && operations[operation].method === method.toLowerCase();
    if (isSuccess(answer.status) && isCall && isOwn(request))
      options.onRecord?.(operation, { path: pathOf(operation, request.path) }, record);
    return { ...answer, record, list: listIn(answer.body) };
  };
  return {
    call,
    raw,
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
    note,
    unknownParameters: (mode) => {
      strange = mode;
    },
    shows,
    assert: (...more) => {
      for (const mark of more) asserted.add(mark);
    },
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

/** Ids beyond what a double holds are read with all their digits. */
function keepDigits(body: unknown, text: string): void {
  if (/\d{16}/.test(text)) keepDigitsOfIds(body, readRawJson(text));
}

function answerOf(incoming: Incoming): Judged & { headers: Record<string, string> } {
  const text = incoming.bytes.toString('utf8');
  const { body, notJson } = parsed(text);
  return {
    status: incoming.status,
    headers: incoming.headers,
    contentType: incoming.headers['content-type'],
    text,
    body,
    notJson,
  };
}

function parsed(text: string): { body: unknown; notJson: boolean } {
  if (text.trim() === '') return { body: undefined, notJson: false };
  try {
    return { body: JSON.parse(text), notJson: false };
  } catch {
    return { body: undefined, notJson: true };
  }
}

function recordIn(body: unknown, wrapper?: string): Json {
  if (!isObject(body)) return {};
  const named = wrapper ? body[wrapper] : undefined;
  if (named instanceof Unreadable) return unreadableRecord(named.place);
  if (isObject(named)) return named;
  return recordBelow(body);
}

function listIn(body: unknown): Json[] {
  if (Array.isArray(body)) return body.filter(isObject);
  if (!isObject(body)) return [];
  const [longest = []] = Object.values(body)
    .filter(Array.isArray)
    .map((array) => array.filter(isObject))
    .sort((one, other) => other.length - one.length);
  return longest;
}

function learnSecrets(body: unknown, redact: Redactor): void {
  const key = recordIn(body).api_key;
  if (typeof key !== 'string') return;
  redact.add(key);
  // It is sent with another last character as well.
  redact.add(keysNearlyRight({ apiKey: key }).last ?? '');
}

/** What is kept of an answer: a target whose every answer has megabytes must not fill the memory. */
const beginningOf = (incoming: Incoming, most: number): Incoming =>
  incoming.bytes.length <= most
    ? incoming
    : { ...incoming, bytes: Buffer.from(incoming.bytes.subarray(0, most)) };

/** As it went over the wire: put into words only for a check that did not pass. */
interface Sent {
  operation: string;
  outgoing: Outgoing;
  incoming?: Incoming;
  error?: TransportError;
  sentAt: Date;
  clockMs: number;
  /** The same as reports show it, once it was asked for. */
  shown?: Exchange;
}

function shown(sent: Sent): Exchange {
  const known = sent.shown;
  if (known && (known.status !== undefined || known.error !== undefined)) return known;
  sent.shown = inShort(sent);
  return sent.shown;
}

function inShort({ operation, outgoing, incoming, error, sentAt, clockMs }: Sent): Exchange {
  const { method, url, headers, body, nearKey } = outgoing;
  const requestBody = body === undefined ? undefined : Buffer.from(body).toString('utf8', 0, 4 * keptBytes);
  const request = {
    operation,
    method,
    url,
    requestHeaders: headers,
    requestBody,
    sentAt: sentAt.toISOString(),
    clockMs,
    ...(nearKey && { nearKey }),
  };
  const durationMs = Math.round((incoming ?? error)?.durationMs ?? 0);
  if (!incoming) return { ...request, error: error?.message, durationMs };
  const responseBody = incoming.bytes.toString('utf8');
  return { ...request, status: incoming.status, responseHeaders: incoming.headers, responseBody, durationMs };
}
