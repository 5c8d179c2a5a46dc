/**
 * Probes: requests that are judged only by what holds for every answer (there is one, and it is no 5xx), sent in sequence or
 * concurrently. A 5xx is noted and the check goes on; it is named after the kind of input (`subject`), so that one cause over
 * many operations is reported once.
 */
import { type OperationId, operations } from '../../../generated/operations.js';
import { isInterpretation, type StatementId } from '../../judge/citation.js';
import type { Exchange } from '../../judge/exchange.js';
import { answerFields, statusSymptom } from '../../judge/identity.js';
import { Ended, violationIn } from '../../judge/outcome.js';
import { isSuccess } from '../../judge/status-class.js';
import { statusStatement } from '../../judge/statuses.js';
import type { Proof } from '../../judge/violation.js';
import type { CheckContext } from '../../run/check.js';
import { featuresOf } from '../../run/selection.js';
import {
  type Answer,
  type CallInput,
  type CallOptions,
  isId,
  type Json,
  type KeyChoice,
  type RawRequest,
} from '../../target/call.js';
import { queryText } from '../../target/outgoing.js';
import { percent } from '../../target/percent.js';

/** One request; `body` is sent as JSON, `text` without any change. */
export interface Probe {
  operation: OperationId;
  path?: CallInput['path'];
  query?: CallInput['query'];
  body?: unknown;
  text?: string | Uint8Array;
  /** Overwrite the default headers, such as the content type. */
  headers?: Record<string, string>;
  key?: KeyChoice;
  /** Appended to the URL unencoded, after the query: for queries that parameters cannot express. */
  suffix?: string;
  /** Replaces the operation's path. */
  rawPath?: string;
}

/** Proves that more than one of several concurrent requests succeeded where all but one must be refused. */
export const oneIsCarriedOut: Proof = { by: 'status', accepted: [[400, 599]], butOne: true };

/** Accepts every status but 404: the record exists. */
export const notMissing: Proof = {
  by: 'status',
  accepted: [
    [100, 403],
    [405, 599],
  ],
};

/** Proves that a field of the last answer's record has another value than expected. */
export const provedBy = (path: string, expected: unknown, actual: unknown): { proof: Proof } => ({
  proof: { by: 'value', compare: 'equal', expected, actual, path },
});

/** Whether a document shows another status than `due`; a status that is not a text is reported by its schema. */
export const isOtherStatus = ({ status }: Json, due: string): boolean =>
  typeof status === 'string' && status.toLowerCase() !== due;

/** Whether a document is final, or has gone on to settled as invoice receipts do. */
export const isFinal = ({ status }: Json): boolean => /^(final|settled)$/i.test(String(status));

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The request as it is sent, in the path of its operation. */
export const requestOf = (probe: Probe): RawRequest => {
  const { operation, path, query, body, text, headers, key, suffix = '', rawPath } = probe;
  const { method, path: template, server } = operations[operation];
  const filled =
    rawPath ??
    template.replace(/\{([^}]+)\}/g, (_, name: string) =>
      percent(String(path?.[name] ?? Object.values(path ?? {})[0] ?? '')),
    );
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const isPublic = server === 'public';
  // The key comes after `suffix`, so the query goes into the path.
  const before = suffix === '' ? '' : `${queryText(query)}${query ? '&' : '?'}${suffix}`;
  return {
    method: method.toUpperCase(),
    path: `${filled}${before}`,
    ...(suffix === '' && query !== undefined && { query }),
    headers: { ...(content !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(content !== undefined && { body: content }),
    ...(isPublic ? { account: 'public' as const, key: key ?? ('none' as const) } : key && { key }),
    operation,
  };
};

/** Sends the request as a judged call. */
export const ask = (
  t: CheckContext,
  { operation, path, query, body }: Probe,
  how?: CallOptions,
): Promise<Answer> => t.call(operation, { path, query, body }, how);

/** The record in the answer to a request as a prerequisite: a failure blocks the check. */
export const alone = async (t: CheckContext, { operation, path, body }: Probe): Promise<Json> =>
  (await t.given.call(operation, { path, body })).record;

/** Sends a request that must be refused with 422 because of this field. */
export const refuse = (t: CheckContext, probe: Probe, field: string, what?: string): Promise<Answer> =>
  ask(t, probe, { status: 422, field, what });

/** The exchange with this answer; without one, the latest answered exchange of this method, path and body. */
function exchangeOf(
  t: CheckContext,
  { method, path, body }: RawRequest,
  answer?: Answer,
): Exchange | undefined {
  const text = typeof body === 'string' ? body.slice(0, 2000) : undefined;
  const isIt = (one: Exchange) =>
    one.method === method &&
    one.url.includes(path) &&
    (text === undefined || (one.requestBody ?? '').startsWith(text));
  // Of several like requests at once each gets an answer of its own; the end of a long one is not kept.
  const isAnswered = ({ status, responseBody = '' }: Exchange) =>
    answer === undefined
      ? status !== undefined
      : status === answer.status && answer.text.startsWith(responseBody);
  return t.client
    .exchanges()
    .reverse()
    .find((one) => isIt(one) && isAnswered(one));
}

/**
 * Sends the probe. A 5xx or a closed connection is noted as a violation of `rule:no-server-error` under `subject`, and the
 * result is undefined. It is also undefined after a time-out or rate limit, which prove nothing, and for an operation that is
 * not claimed or has no address.
 */
export async function sent(t: CheckContext, probe: Probe, subject: string): Promise<Answer | undefined> {
  // Operations of the public address are skipped where none is configured.
  if (operations[probe.operation].server === 'public' && t.settings.publicUrl === undefined) return undefined;
  if (!featuresOf(probe.operation).every((one) => t.settings.claims.includes(one))) return undefined;
  const request = withKey(t, probe);
  try {
    return await t.raw(request);
  } catch (error) {
    if (violationIn(error) && hasOddId(probe) && (await isBrokenByAnyId(t, probe))) return undefined;
    noteBroken(t, error, probe.operation, subject, exchangeOf(t, request));
    return undefined;
  }
}

/** Notes a 5xx or a closed connection under `subject`; ignores time-outs and rate limits; throws any other ending. */
export function noteBroken(
  t: CheckContext,
  error: unknown,
  operation: OperationId,
  subject: string,
  exchange?: Exchange,
): void {
  if (!(error instanceof Ended)) throw error;
  const { ending } = error;
  if (ending.verdict === 'inconclusive') return;
  if (ending.verdict !== 'fail') throw error;
  t.soft('a 4xx or a lawful success, never a 5xx', ending.violation.actual, {
    statement: 'rule:no-server-error',
    field: subject,
    symptom: ending.violation.symptom,
    sort: 'status',
    operation,
    exchange: exchange ?? ending.violation.exchange,
  });
}

/** An id that does not exist: no service has so many records. */
export const unknownId = 2_147_483_600;

const hasOddId = ({ path = {}, rawPath }: Probe): boolean =>
  rawPath === undefined &&
  Object.values(path).some((id) => typeof id === 'string' && !/^[1-9]\d{0,8}$/.test(id));

/** Whether a plain unknown id breaks the operation as well. That is noted, and the odd id is not blamed. */
async function isBrokenByAnyId(t: CheckContext, probe: Probe): Promise<boolean> {
  const { operation, path = {} } = probe;
  const plain = Object.fromEntries(Object.keys(path).map((name) => [name, unknownId]));
  const request = withKey(t, { ...probe, path: plain });
  try {
    await t.raw(request);
    return false;
  } catch (error) {
    const broken = violationIn(error);
    if (!broken) throw error;
    const due = statusStatement(operation, 404);
    const statement = isInterpretation(due) ? 'rule:no-server-error' : due;
    t.soft(`404 from ${operation} (unknown id)`, broken.actual, {
      ...{ statement, field: answerFields.status, symptom: broken.symptom },
      ...{ sort: 'status', operation, exchange: exchangeOf(t, request) ?? broken.exchange },
    });
    return true;
  }
}

/** Appends the key after a suffix, which already contains the question mark. */
function withKey(t: CheckContext, probe: Probe): RawRequest {
  const request = requestOf(probe);
  if (probe.suffix === undefined || request.key === 'none') return request;
  const key = probe.key === 'second' ? t.settings.second?.apiKey : t.settings.apiKey;
  return { ...request, path: `${request.path}&api_key=${percent(key ?? '')}`, key: 'none' };
}

/** One of several concurrent requests. */
export interface Overlapped {
  probe: Probe;
  /** Undefined after a 5xx (noted), a time-out or a rate limit. */
  answer: Answer | undefined;
  isAccepted: boolean;
  /** Refused with a status that is lawful for the loser of a race. */
  isLoser: boolean;
  exchange(): Exchange | undefined;
}

const losers = [409, 422, 429];

/** Sends all probes at once. `at[n]` replaces the context of probe n, to send it to the second account. */
export async function sendConcurrently(
  t: CheckContext,
  probes: readonly Probe[],
  subject: string,
  at: readonly CheckContext[] = [],
): Promise<Overlapped[]> {
  const answers = await Promise.all(probes.map((probe, n) => sent(at[n] ?? t, probe, subject)));
  return probes.map((probe, n) => {
    const answer = answers[n];
    const status = answer?.status ?? 0;
    return {
      probe,
      answer,
      isAccepted: isSuccess(status),
      isLoser: losers.includes(status),
      exchange: () => exchangeOf(at[n] ?? t, requestOf(probe), answer),
    };
  });
}

/** Sends several rows of requests at once; within a row one after another. */
export async function sendInParallelRows(
  t: CheckContext,
  rows: readonly (readonly Probe[])[],
  subject: string,
): Promise<Overlapped[]> {
  const all = await Promise.all(
    rows.map(async (row) => {
      const answered: Overlapped[] = [];
      for (const probe of row) answered.push(...(await sendConcurrently(t, [probe], subject)));
      return answered;
    }),
  );
  return all.flat();
}

/**
 * Notes lawful requests that were refused while others were in progress, with a status other than the losers'. The check has
 * seen that each is accepted alone. `alsoLawful`: statuses that another request explains, such as 404 after a deletion.
 */
export function judgeRefusals(
  t: CheckContext,
  all: readonly Overlapped[],
  subject: string,
  alsoLawful: readonly number[] = [],
): void {
  for (const { probe, answer, isAccepted, isLoser, exchange } of all) {
    if (answer === undefined || isAccepted || isLoser || alsoLawful.includes(answer.status)) continue;
    t.soft('a success, or 409, 422 or 429 for one of several requests at once', `${answer.status} refused`, {
      field: subject,
      symptom: statusSymptom(answer.status),
      statement: `operation:${probe.operation}` as StatementId,
      operation: probe.operation,
      exchange: exchange(),
    });
  }
}

/** Repeats a burst until something is noted, at most `times` times. */
export async function repeatUntilNoted(
  t: CheckContext,
  times: number,
  run: (round: number) => Promise<void>,
): Promise<void> {
  // Violated interpretations do not count.
  const shown = () => t.client.violations.filter(({ assumed }) => !assumed).length;
  const before = shown();
  for (let round = 1; round <= times; round += 1) {
    await run(round);
    if (shown() > before) return;
  }
}

export const recordOf = (answer: Answer | undefined): Json => answer?.record ?? {};

/** The id of the record in a successful answer; undefined where it shows none. */
export function idIn(answer: Answer | undefined): string | number | undefined {
  const id = answer && isSuccess(answer.status) ? answer.record.id : undefined;
  return isId(id) ? id : undefined;
}

/** Like `idIn`; also adds the record to the journal. */
export function madeIn(t: CheckContext, operation: OperationId, answer: Answer | undefined) {
  const id = idIn(answer);
  t.given.made(operation, id);
  return id;
}
