/**
 * Requests that are judged by no more than what holds for every answer (no 5xx, an answer at all), one after another or several
 * at once, and assertions whose identity is data. A check goes on after a 5xx: one cause over many operations is reported once,
 * by the class of what was sent. Owns no checks.
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
  isId,
  type Json,
  type KeyChoice,
  type RawRequest,
} from '../../target/call.js';
import { queryText } from '../../target/outgoing.js';
import { percent } from '../../target/percent.js';

/** One request; `body` is JSON to be, `text` is sent as it stands. */
export interface Probe {
  operation: OperationId;
  path?: CallInput['path'];
  query?: CallInput['query'];
  body?: unknown;
  text?: string | Uint8Array;
  /** Overwrites the content type. */
  headers?: Record<string, string>;
  key?: KeyChoice;
  /** Added to the path as it stands, behind its query: what no list of parameters can say. */
  suffix?: string;
  /** Instead of the operation's own. */
  rawPath?: string;
}

/** Of several requests at once all but one are refused: what can be judged again elsewhere. */
export const oneIsCarriedOut: Proof = { by: 'status', accepted: [[400, 599]], butOne: true };

/** What is asked for is there, whatever else is said of it. */
export const notMissing: Proof = {
  by: 'status',
  accepted: [
    [100, 403],
    [405, 599],
  ],
};

/** That a field of the record in the last answer is this: what can be judged again elsewhere. */
export const provedBy = (path: string, expected: unknown, actual: unknown): { proof: Proof } => ({
  proof: { by: 'value', compare: 'equal', expected, actual, path },
});

/** Whether a document shows another status than is due; one that is no text is judged at its place. */
export const isOtherStatus = ({ status }: Json, due: string): boolean =>
  typeof status === 'string' && status.toLowerCase() !== due;

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const requestOf = (probe: Probe): RawRequest => {
  const { operation, path, query, body, text, headers, key, suffix = '', rawPath } = probe;
  const { method, path: template, server } = operations[operation];
  const filled =
    rawPath ??
    template.replace(/\{([^}]+)\}/g, (_, name: string) =>
      percent(String(path?.[name] ?? Object.values(path ?? {})[0] ?? '')),
    );
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const isPublic = server === 'public';
  // What `suffix` holds stands in front of the key.
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

/** The latest exchange of this method, path and body: several may have been under way at once. */
function exchangeOf(t: CheckContext, { method, path, body }: RawRequest): Exchange | undefined {
  const text = typeof body === 'string' ? body.slice(0, 2000) : undefined;
  const isIt = (one: Exchange) =>
    one.method === method &&
    one.url.includes(path) &&
    (text === undefined || (one.requestBody ?? '').startsWith(text));
  return t.client
    .exchanges()
    .reverse()
    .find((one) => isIt(one) && one.status !== undefined);
}

/**
 * Sends it. A 5xx, or a connection that is closed, is noted as a violation of `rule:no-server-error` under `subject`, and
 * undefined comes back; so does what makes nothing certain (a time-out, a rate limit), and what has no address here or is not
 * claimed.
 */
export async function sent(t: CheckContext, probe: Probe, subject: string): Promise<Answer | undefined> {
  // What only the public address serves is asked where there is one.
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

/** Notes a 5xx, or a connection that was closed, under `subject`; nothing follows from what was not answered in time. */
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

/** An id that nothing has: no service counts its ids up to here. */
export const unknownId = 2_147_483_600;

const hasOddId = ({ path = {}, rawPath }: Probe): boolean =>
  rawPath === undefined &&
  Object.values(path).some((id) => typeof id === 'string' && !/^[1-9]\d{0,8}$/.test(id));

/** What breaks by an odd id may break by every id that nothing has: then that is noted, and the odd id says nothing more. */
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

/** The key stands behind a suffix, which has a question mark already. */
function withKey(t: CheckContext, probe: Probe): RawRequest {
  const request = requestOf(probe);
  if (probe.suffix === undefined || request.key === 'none') return request;
  const key = probe.key === 'second' ? t.settings.second?.apiKey : t.settings.apiKey;
  return { ...request, path: `${request.path}&api_key=${percent(key ?? '')}`, key: 'none' };
}

/** One of several requests that were under way at once. */
export interface Overlapped {
  probe: Probe;
  /** Undefined after a 5xx, which is noted. */
  answer: Answer | undefined;
  isAccepted: boolean;
  /** Refused as whoever loses may be. */
  isLoser: boolean;
  exchange(): Exchange | undefined;
}

const losers = [409, 422, 429];

/** Sends all at once. `at` holds another context for those that go elsewhere (the second account). */
export async function burst(
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
      exchange: () => exchangeOf(at[n] ?? t, requestOf(probe)),
    };
  });
}

/** Several rows of requests at once, each of which sends one after another. */
export async function chains(
  t: CheckContext,
  rows: readonly (readonly Probe[])[],
  subject: string,
): Promise<Overlapped[]> {
  const all = await Promise.all(
    rows.map(async (row) => {
      const answered: Overlapped[] = [];
      for (const probe of row) answered.push(...(await burst(t, [probe], subject)));
      return answered;
    }),
  );
  return all.flat();
}

/**
 * A lawful request that was refused while others were under way, by anything but the answer that is lawful for the loser: alone it
 * is accepted, which the check has seen. `alsoLawful`: statuses that say what another of them did, such as 404 after a deletion.
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

/** Repeats a burst until something is noted, at most so often. */
export async function untilShown(
  t: CheckContext,
  times: number,
  run: (round: number) => Promise<void>,
): Promise<void> {
  // What is only assumed ends nothing.
  const shown = () => t.client.violations.filter(({ assumed }) => !assumed).length;
  const before = shown();
  for (let round = 1; round <= times; round += 1) {
    await run(round);
    if (shown() > before) return;
  }
}

export const recordOf = (answer: Answer | undefined): Json => answer?.record ?? {};

/** The id of the record in a success; undefined where it shows none. */
export function idIn(answer: Answer | undefined): string | number | undefined {
  const id = answer && isSuccess(answer.status) ? answer.record.id : undefined;
  return isId(id) ? id : undefined;
}

/** The same, put on the journal. */
export function madeIn(t: CheckContext, operation: OperationId, answer: Answer | undefined) {
  const id = idIn(answer);
  t.given.made(operation, id);
  return id;
}
