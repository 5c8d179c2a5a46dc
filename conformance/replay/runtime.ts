/**
 * `replayTrace` sends a trace again and judges its last answer. Runs inside the suite and, as text, inside the scripts of a
 * report, without any other module of the suite: so this file imports only types and exports all its functions.
 */
import type { Proof, StatusRange } from '../judge/violation.js';
import type { Assertion, PathStep, Piece, Slot, Trace, TraceStep } from './trace.js';

export interface ReplayRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
  operation?: string;
}

/** `status` 0: there was no answer. */
export interface ReplayAnswer {
  status: number;
  body: string;
}

/** The environment of a replay. */
export interface ReplayTarget {
  send(request: ReplayRequest): Promise<ReplayAnswer>;
  addresses: { own: string; second?: string; public?: string };
  keys: { own: string; second?: string };
  /** Fresh for each replay: letters and digits only, of any length. */
  tag: string;
  /** How late a list or a search may show a change, in ms; by default two seconds. */
  lateMs?: number;
  sleep(ms: number): Promise<void>;
}

/** A replay in progress; step `n` is answered by `answers[n]`. */
export interface Replaying {
  trace: Trace;
  target: ReplayTarget;
  answers: ReplayAnswer[];
}

/** `shows`: the violation is there; `absent`: it is not; `unknown`: the answers cannot be judged. */
export interface ReplayEnd {
  outcome: 'shows' | 'absent' | 'unknown';
  /** The last answer, or why it cannot be judged. */
  says: string;
  answers: ReplayAnswer[];
  /** The tag that replaced the recorded one. */
  tag?: string;
}

/** The number of tries for a trace with concurrent steps, since a race does not show every time. */
export const burstRounds = 6;

/**
 * Sends all steps, those of a burst concurrently, and judges the last one. A list or a search that shows the violation is read
 * again for `lateMs` before that counts, since it may show changes late.
 */
export async function replayTrace(trace: Trace, target: ReplayTarget): Promise<ReplayEnd> {
  const answers: ReplayAnswer[] = [];
  const last = trace.steps.length - 1;
  if (last < 0) return { outcome: 'unknown', says: 'there is no step', answers };
  for (let n = 0; n <= last; ) {
    const { burst } = trace.steps[n] as TraceStep;
    let size = 1;
    while (burst !== undefined && trace.steps[n + size]?.burst === burst) size += 1;
    const before = { trace, target, answers: answers.slice() };
    const together = trace.steps.slice(n, n + size);
    answers.push(...(await Promise.all(together.map((step) => sendStep(step, before)))));
    const strayed =
      size === 1 && n < last
        ? divergenceAt(trace.steps[n] as TraceStep, answers[n] as ReplayAnswer, n)
        : undefined;
    if (strayed && isDueRefusal(trace, n, answers[n] as ReplayAnswer))
      return { outcome: 'absent', says: `step ${n + 1} is refused, as it is due`, answers };
    if (strayed) return { outcome: 'unknown', says: strayed, answers };
    n += size;
  }
  const now = { trace, target, answers };
  return judgeWithPatience({ ...now, trace: await readRemainingPages(now) });
}

/**
 * Reads further pages, at most fifty, if a record was missing on all recorded pages and the list is longer now. Returns the
 * trace with these steps; their answers are added to `answers`.
 */
export async function readRemainingPages(now: Replaying): Promise<Trace> {
  const { trace, answers } = now;
  if (!coversAllPages(trace)) return trace;
  const steps = trace.steps.slice();
  const pages = (trace.assertion.pages ?? []).slice();
  for (let more = 0; more < 50 && mayGoOn(now); more += 1) {
    const step = steps.at(-1) as TraceStep;
    const url = step.url.map((piece) =>
      typeof piece === 'string'
        ? piece.replace(/([?&]page=)(\d+)/, (_, name, page) => `${name}${Number(page) + 1}`)
        : piece,
    );
    pages.push(steps.length);
    steps.push({ ...step, url });
    answers.push(await sendStep({ ...step, url }, now));
  }
  return { ...trace, steps, assertion: { ...trace.assertion, pages } };
}

/** Whether the last page may not be the last one of the list. A single page is, if it is neither full nor longer than it was. */
export function mayGoOn({ trace, answers }: Replaying): boolean {
  const { pages = [], recorded } = trace.assertion;
  const lengthOf = (body: string) => listIn(parseJson(body), trace)?.length ?? 0;
  const length = lengthOf(answers.at(-1)?.body ?? '');
  if (pages.length !== 1 || answers.length > trace.steps.length) return length > 0;
  const size = Number(/[?&]per_page=(\d+)/.exec(textOf(trace.steps.at(-1)))?.[1] ?? 1);
  return length >= size || length > lengthOf(recorded.body);
}

/** The URL of a step, without what is filled in. */
export function textOf(step: TraceStep | undefined): string {
  return (step?.url ?? []).filter((piece) => typeof piece === 'string').join('');
}

/** Whether a record is due on one of the pages of a list, which were all read. */
export function coversAllPages(trace: Trace): boolean {
  const { proof, pages = [], recorded } = trace.assertion;
  if (proof.by !== 'listed' || proof.least === 0) return false;
  if (pages.length === 1) return /[?&]page=/.test(textOf(trace.steps.at(-1)));
  return pages.length > 1 && listIn(parseJson(recorded.body), trace)?.length === 0;
}

/** Sends a step; polls a file until it is ready. */
export async function sendStep(step: TraceStep, now: Replaying): Promise<ReplayAnswer> {
  const { trace, target } = now;
  const send = () =>
    target.send({
      method: step.method,
      url: fillPieces(step.url, now, true),
      headers: step.headers,
      ...(step.body && { body: fillPieces(step.body, now, false) }),
      ...(step.operation && { operation: step.operation }),
    });
  let answer = await send();
  const { proof } = trace.assertion;
  const isPolled = step === trace.steps.at(-1) && proof.by === 'status' && proof.polled === true;
  // Polls for about three seconds if the violation is a file that is never ready.
  const mostTries = step.status === 200 ? 40 : isPolled ? 10 : 0;
  for (let tries = 0; answer.status === 202 && tries < mostTries; tries += 1) {
    await target.sleep(Math.min(1000, 50 * (tries + 1)));
    answer = await send();
  }
  return answer;
}

/** Why the replay cannot be judged if a step succeeds now and failed in the recording, or the reverse. */
export function divergenceAt(step: TraceStep, { status }: ReplayAnswer, n: number): string | undefined {
  const wasDone = step.status !== undefined && step.status < 300;
  const isDone = status > 0 && status < 300;
  if (wasDone === isDone || (step.isRefusable && status >= 400 && status < 500)) return undefined;
  return `step ${n + 1} (${step.operation ?? step.method}) is answered ${status} now, ${step.status ?? 'not at all'} then: it cannot be judged`;
}

/**
 * Whether step `n` is refused as it should have been: then the fault is absent. It is the request that was wrongly accepted, or
 * repeats the judged one because the faulty server accepted that more than once.
 */
export function isDueRefusal(
  { steps, assertion: { proof, refusal } }: Trace,
  n: number,
  { status }: ReplayAnswer,
): boolean {
  if (status < 400 || status >= 500) return false;
  if (n === refusal) return [400, 409, 413, 415, 422].includes(status);
  if (proof.by !== 'status' || !isWithin(proof.accepted, status)) return false;
  const same = (step: TraceStep | undefined) => JSON.stringify([step?.method, step?.url, step?.body]);
  const last = same(steps.at(-1));
  return same(steps[n]) === last && steps.slice(0, n).some((step) => same(step) === last);
}

export async function judgeWithPatience(now: Replaying): Promise<ReplayEnd> {
  const { trace, target, answers } = now;
  const last = trace.steps.length - 1;
  const step = trace.steps[last] as TraceStep;
  const { lateMs = 2000 } = target;
  let end = judgeLast(now);
  for (let waitedMs = 0; end.outcome === 'shows' && mayBeLate(trace) && waitedMs < lateMs; waitedMs += 250) {
    await target.sleep(250);
    answers[last] = await sendStep(step, { ...now, answers: answers.slice(0, last) });
    end = judgeLast(now);
  }
  return { ...judgeBurst(now, end), answers, tag: target.tag };
}

/** The outcome of the last step, judged together with the other steps of its burst. */
export function judgeBurst(now: Replaying, own: Omit<ReplayEnd, 'answers'>): Omit<ReplayEnd, 'answers'> {
  const { trace, answers } = now;
  const last = trace.steps.length - 1;
  const step = trace.steps[last] as TraceStep;
  const { proof, from } = trace.assertion;
  if (step.burst === undefined) return own;
  const judge = (n: number) =>
    judgeLast({ ...now, answers: [...answers.slice(0, last), answers[n] as ReplayAnswer] });
  const together = [...trace.steps.keys()].filter((n) => trace.steps[n]?.burst === step.burst);
  if (proof.by === 'status' && proof.everyBody) {
    const bodies = new Map<string, boolean>();
    for (const n of together) {
      const body = JSON.stringify(trace.steps[n]?.body);
      bodies.set(body, bodies.get(body) === true || judge(n).outcome === 'shows');
    }
    return { outcome: [...bodies.values()].every(Boolean) ? 'shows' : 'absent', says: own.says };
  }
  const isSameOperation = (n: number) => trace.steps[n]?.operation === step.operation;
  if (proof.by === 'status' && proof.butOne) {
    const others = together.filter((n) => {
      const { status = 0 } = answers[n] ?? {};
      return isSameOperation(n) && status > 0 && !isWithin(proof.accepted, status);
    });
    return { outcome: others.length > 1 ? 'shows' : 'absent', says: own.says };
  }
  // Any answer of the same operation may show it; a value, any answer to the same request, except the one it is compared with.
  const textOf = (n: number) => JSON.stringify([trace.steps[n]?.url, trace.steps[n]?.body]);
  const isSame = (n: number) => isSameOperation(n) && (proof.by !== 'value' || textOf(n) === textOf(last));
  if (own.outcome === 'shows') return own;
  const showing = together
    .filter((n) => n < last && isSame(n) && from?.step !== n)
    .reverse()
    .map(judge)
    .find(({ outcome }) => outcome === 'shows');
  return showing ?? own;
}

/** Whether the last step reads a list or a search; a GET by id is never late. */
export function mayBeLate({ assertion, steps }: Trace): boolean {
  const { by } = assertion.proof;
  const isRead = steps.at(-1)?.method === 'GET';
  const isList =
    ['listed', 'size', 'pages', 'pagination', 'total', 'apart', 'count'].includes(by) ||
    assertion.entry !== undefined;
  return isRead && (isList || /^(list|find)/.test(steps.at(-1)?.operation ?? ''));
}

/** The text with references replaced by values. In a URL values are percent-encoded. */
export function fillPieces(pieces: readonly Piece[], now: Replaying, isUrl: boolean): string {
  const { trace, target } = now;
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('slot' in piece) {
        const slot = trace.slots[piece.slot];
        const value = slot && slotValue(slot, now);
        const text = value === undefined ? (slot?.value ?? '') : value;
        return isUrl && !/^https?:/.test(text) ? encodeURIComponent(text) : text;
      }
      if ('base' in piece) return target.addresses[piece.base] ?? target.addresses.own;
      if ('key' in piece) return encodeURIComponent(nearKey(target.keys[piece.key] ?? '', piece.near));
      if ('fiscalId' in piece) return fiscalIdFor(`${target.tag}/${piece.fiscalId}`);
      return piece.tag === 'upper' ? target.tag.toUpperCase() : target.tag.toLowerCase();
    })
    .join('');
}

export function nearKey(key: string, near: string | undefined): string {
  if (near === 'cut') return key.slice(0, -1);
  if (near === 'longer') return `${key}0`;
  if (near !== 'recased') return key;
  return [...key].map((one) => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase())).join('');
}

/** Nine digits with a valid check digit (tax numbers of companies begin with 5), the same for the same text. */
export function fiscalIdFor(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  const digits = `5${String(hash % 10_000_000).padStart(7, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0);
  const rest = 11 - (sum % 11);
  return `${digits}${rest > 9 ? 0 : rest}`;
}

/** The value of a slot in the new answers; undefined if the answer has none. */
export function slotValue(slot: Slot, { trace, target, answers }: Replaying): string | undefined {
  const part = partAt(parseJson(answers[slot.step]?.body ?? ''), slot.path, (text) =>
    renewed(text, trace, target),
  );
  return part === undefined || part === null || typeof part === 'object' ? undefined : String(part);
}

export function partAt(body: unknown, path: readonly PathStep[], rename: (text: string) => string): unknown {
  let part = body;
  for (const step of path) {
    if (part === null || typeof part !== 'object') return undefined;
    if (typeof step !== 'object') part = (part as Record<string, unknown>)[step];
    else if (!Array.isArray(part)) return undefined;
    else part = part.find((one) => one && one[step.key] === rename(step.value));
  }
  return part;
}

/** A recorded text with the new tag in place of the recorded one, in lower and upper case. */
export function renewed(text: string, { tag }: Trace, target: ReplayTarget): string {
  if (tag === '') return text;
  return text.split(tag).join(target.tag).split(tag.toUpperCase()).join(target.tag.toUpperCase());
}

/** The body of the last answer; undefined if it is no JSON. */
export function lastBody({ answers }: Replaying): unknown {
  return parseJson(answers.at(-1)?.body ?? '');
}

/** Parses JSON; ids beyond the precision of a double become strings of digits, as in the suite. Undefined if it is no JSON. */
export function parseJson(text: string): unknown {
  const idBefore = /("(?:id|[^"\\]*_id)"\s*:\s*)(-?\d{16,})(?=\s*[,}\]])|"(?:[^"\\]|\\.)*"/g;
  try {
    return JSON.parse(
      /\d{16}/.test(text)
        ? text.replace(idBefore, (all, name?: string, digits?: string) =>
            digits === undefined || Number.isSafeInteger(Number(digits)) ? all : `${name}"${digits}"`,
          )
        : text,
    );
  } catch {
    return undefined;
  }
}

export function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(sortedKeys(one ?? null)) === JSON.stringify(sortedKeys(other ?? null));
}

export function sortedKeys(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(sortedKeys);
  const record = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(record)
      .sort()
      .map((key) => [key, sortedKeys(record[key])]),
  );
}

/** The value at a dotted path with indices. */
export function below(part: unknown, path: string): unknown {
  return path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter(Boolean)
    .reduce<unknown>(
      (inner, name) =>
        inner === null || inner === undefined ? undefined : (inner as Record<string, unknown>)[name],
      part,
    );
}

/** All values at a path, for any indices in it: every list entry may violate the shape. */
export function valuesAt(body: unknown, path: string): unknown[] {
  return path
    .replace(/\[\d*\]/g, '.[]')
    .split('.')
    .filter(Boolean)
    .reduce<unknown[]>(
      (parts, name) =>
        parts.flatMap((part) => {
          if (part === null || part === undefined) return [];
          if (name === '[]') return Array.isArray(part) ? part : [];
          return [(part as Record<string, unknown>)[name]];
        }),
      [body],
    );
}

/** The list in an answer; of several the named one, otherwise that with most records, since another may contain warnings. */
export function listIn(body: unknown, { assertion }: Trace): Record<string, unknown>[] | undefined {
  const named = Object(body)[assertion.list ?? ''];
  const members = Array.isArray(named) ? [named] : Object.values(Object(body));
  const lists: unknown[][] = Array.isArray(body) ? [body] : members.filter(Array.isArray);
  return lists
    .map((list) =>
      list.filter((one): one is Record<string, unknown> => one !== null && typeof one === 'object'),
    )
    .sort((one, other) => other.length - one.length)[0];
}

/** Judges the last answer by the assertion. `unknown` if the assertion throws a string: the reason why it cannot be judged. */
export function judgeLast(now: Replaying): Omit<ReplayEnd, 'answers'> {
  const { assertion } = now.trace;
  const last = now.answers.at(-1) ?? { status: 0, body: '' };
  const { by } = assertion.proof;
  const shown = last.status === 0 ? 'no answer' : `${last.status} ${last.body.slice(0, 300)}`;
  const judgesAny = by === 'status' || by === 'silence' || by === 'body';
  if (!judgesAny && last.status !== assertion.recorded.status)
    return {
      outcome: 'unknown',
      says: `status ${last.status} instead of ${assertion.recorded.status}: it cannot be judged (${shown})`,
    };
  try {
    const isViolated =
      by === 'status' || by === 'silence' || by === 'json'
        ? violatesWhole(assertion, last)
        : violatesBody(now);
    return { outcome: isViolated ? 'shows' : 'absent', says: shown };
  } catch (error) {
    if (typeof error !== 'string') throw error;
    return { outcome: 'unknown', says: `${error} (${shown})` };
  }
}

export function isWithin(ranges: readonly StatusRange[], status: number): boolean {
  return ranges.some(([first, last]) => first <= status && status <= last);
}

export function violatesWhole({ proof }: Assertion, last: ReplayAnswer): boolean {
  if (proof.by === 'silence') return last.status === 0;
  if (last.status === 0) throw 'no answer: it cannot be judged';
  if (proof.by === 'json') return last.body.trim() !== '' && parseJson(last.body) === undefined;
  return proof.by === 'status' && !isWithin(proof.accepted, last.status);
}

export function violatesBody(now: Replaying): boolean {
  const { proof, at = '', entry } = now.trace.assertion;
  const body = lastBody(now);
  switch (proof.by) {
    case 'body':
      return violatesRecorded(now);
    case 'shape': {
      const values = valuesAt(body, at);
      if (values.length === 0 && /\[\d+\]/.test(at))
        throw 'the list holds nothing of this shape: it cannot be judged';
      const isWrong = values.some((value) => hasWrongShape(value, proof));
      // The other entries show nothing about the one that had a wrong shape.
      if (!isWrong && entry) recordedEntry(entry, now);
      return isWrong;
    }
    case 'value':
      return violatesValue(now);
    case 'near':
      return !proof.expected.some((due) => Math.abs(Number(assertedValue(now)) - due) <= proof.within);
    case 'count': {
      const value = assertedValue(now);
      return !Array.isArray(value) || value.length !== proof.expected;
    }
    case 'terms': {
      const record = Object(assertedValue(now)) as Record<string, unknown>;
      const sum = Object.keys(proof.terms).reduce(
        (rest, name) => rest + (proof.terms[name] ?? 0) * Number(record[name]),
        0,
      );
      return !(Math.abs(sum) <= proof.within);
    }
    case 'inverted': {
      const record = Object(assertedValue(now)) as Record<string, unknown>;
      const parts = /^(\d+)\/(.+)$/s.exec(String(record[proof.of]));
      if (!parts) throw `${proof.of} is no number: it cannot be judged`;
      return record[proof.field] !== `${parts[2]}/${parts[1]}`;
    }
    default:
      return violatesList(now);
  }
}

export function hasWrongShape(
  value: unknown,
  { symptom, type, mask, allowed, pattern }: Extract<Proof, { by: 'shape' }>,
): boolean {
  if (symptom === 'absent') return value === undefined;
  if (symptom === 'null') return value === null;
  if (type === 'fraction') return typeof value === 'number' && !Number.isInteger(value);
  if (type !== undefined) {
    const own = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
    return value !== undefined && (own === 'string' ? 'text' : own) === type;
  }
  if (allowed) return value !== undefined && value !== null && !allowed.includes(value);
  if (pattern) return typeof value === 'string' && !new RegExp(pattern, 'u').test(value);
  if (symptom === 'empty' || typeof value !== 'string') return value === '';
  const form = value
    .slice(0, 24)
    .replace(/\p{L}+/gu, 'a')
    .replace(/\d/g, '9');
  return mask === undefined || form === mask;
}

/** The value at the asserted path, in the recorded list entry. */
export function assertedValue(now: Replaying): unknown {
  const { at = '', entry } = now.trace.assertion;
  return entry ? below(recordedEntry(entry, now), entry.rest) : below(lastBody(now), at);
}

/** The entry of the last answer that corresponds to the recorded one. Throws if it is not listed. */
export function recordedEntry(entry: NonNullable<Assertion['entry']>, now: Replaying): unknown {
  const body = lastBody(now);
  const id = String(currentId(entry.id, now));
  const entries = entry.list ? below(body, entry.list) : body;
  const own = Array.isArray(entries) ? entries.find((one) => one && String(one.id) === id) : undefined;
  if (own === undefined) throw `the entry ${id} is not listed: it cannot be judged`;
  return own;
}

/** The id in this replay that corresponds to a recorded one. */
export function currentId(id: unknown, now: Replaying): unknown {
  const slot = now.trace.slots.find(({ value }) => value === String(id));
  const current = slot && slotValue(slot, now);
  if (current === undefined) return id;
  return typeof id === 'number' ? Number(current) : current;
}

/** The expected value in this replay: from an earlier answer, or the recorded one with the new tag. */
export function dueValue(expected: unknown, isId: boolean, now: Replaying): unknown {
  const { trace, target, answers } = now;
  const { from } = trace.assertion;
  const rename = (text: string) => renewed(text, trace, target);
  if (from) {
    const part = partAt(parseJson(answers[from.step]?.body ?? ''), from.path, rename);
    if (part === undefined)
      throw `step ${from.step + 1} does not show what this one is compared with: it cannot be judged`;
    return part;
  }
  if (isId) {
    const isMade = trace.slots.some(({ value }) => value === String(expected));
    if (!isMade && /^\d+$/.test(String(expected)))
      throw `no step shows the id ${expected}: it cannot be judged`;
    return currentId(expected, now);
  }
  return JSON.parse(rename(JSON.stringify(expected ?? null)));
}

export function violatesValue(now: Replaying): boolean {
  const { proof, at = '', from } = now.trace.assertion;
  if (proof.by !== 'value') return false;
  const isId = /(^|[._])(?<!fiscal_)id$/.test(at);
  const value = assertedValue(now);
  const due = dueValue(proof.expected, isId, now);
  const isFound = value !== undefined && value !== null;
  switch (proof.compare) {
    case 'word':
      return String(value).toLowerCase() !== String(due).toLowerCase();
    case 'number':
      return value === null || !(Math.abs(Number(value) - Number(due)) < 1e-9);
    case 'cents':
      return value === null || !(Math.abs(Number(value) - Number(due)) <= 0.0100001);
    case 'includes':
      return !String(isFound ? value : '').includes(String(due));
    case 'unset':
      return Boolean(value) && Number(value) !== 0;
    case 'not':
      // A word in place of a number, such as N/D, may occur in several records.
      if (/\d/.test(String(proof.actual)) && !/\d/.test(String(value)))
        throw 'it holds no number now: it cannot be judged';
      return sameValue(value, due);
    default:
      if (sameValue(value, due)) return false;
      return !((from || isId) && isFound && String(value) === String(due));
  }
}

export function violatesList(now: Replaying): boolean {
  const { trace, target, answers } = now;
  const { proof, pages = [answers.length - 1] } = trace.assertion;
  const body = lastBody(now);
  const listAt = (n: number) => {
    const list = listIn(parseJson(answers[n]?.body ?? ''), trace);
    if (!list) throw `answer ${n + 1} holds no list: it cannot be judged`;
    return list;
  };
  const own = () => listAt(answers.length - 1);
  const all = () => pages.flatMap(listAt);
  const paginationIn = () => {
    const { pagination } = Object(body) as { pagination?: Record<string, number> };
    if (!pagination) throw 'no pagination is shown: it cannot be judged';
    return pagination;
  };
  switch (proof.by) {
    case 'listed': {
      const wanted = [proof.value, ...(proof.beside ?? [])].map((value) =>
        proof.key === 'id' ? String(currentId(value, now)) : renewed(String(value), trace, target),
      );
      const entries = all().map((one) => String(one[proof.key]));
      const times = wanted.map((one) => entries.filter((entry) => entry === one).length);
      if (times.some((n) => n < proof.least) && coversAllPages(trace) && mayGoOn(now))
        throw 'the list has more pages than were read: it cannot be judged';
      return times.some((n) => n < proof.least || n > proof.most);
    }
    case 'size':
      // Behind the last page: only an account that has such records can show it.
      if (proof.most === 0 && Object(Object(body).pagination).total_entries === 0)
        throw 'the list is empty: it cannot be judged';
      return own().length < proof.least || own().length > proof.most;
    case 'pages': {
      const [whole = [], ...parts] = pages.map((n) => listAt(n).map((one) => one.id));
      if (whole.length === 0) throw 'the list is empty: it cannot be judged';
      return whole.join() !== parts.flat().slice(0, whole.length).join();
    }
    case 'pagination': {
      const { total_entries = 0, total_pages, current_page, per_page } = paginationIn();
      if (total_entries === 0) throw 'the list is empty: it cannot be judged';
      const due = Math.max(0, Math.min(proof.size, total_entries - (proof.page - 1) * proof.size));
      const isRight =
        current_page === proof.page &&
        per_page === proof.size &&
        total_pages === Math.ceil(total_entries / proof.size);
      return !isRight || own().length !== due;
    }
    case 'total':
      return new Set(all().map((one) => one.id)).size !== paginationIn().total_entries;
    case 'unique': {
      const numbered = own().filter((one) => /\d/.test(String(one[proof.field])));
      const keys = numbered.map((one) =>
        JSON.stringify([proof.field, ...proof.beside].map((name) => one[name] ?? null)),
      );
      return new Set(keys).size !== keys.length;
    }
    case 'apart': {
      if (own().length === 0) throw 'the last page is empty: it cannot be judged';
      const ids = all().map((one) => one.id);
      return new Set(ids).size !== ids.length;
    }
    default:
      throw `the assertion "${proof.by}" is unknown: it cannot be judged`;
  }
}

/** Without an assertion about a value: whether the answer equals the recorded one, apart from what differs between runs. */
export function violatesRecorded(now: Replaying): boolean {
  const { trace, target, answers } = now;
  const { recorded } = trace.assertion;
  const last = answers[answers.length - 1] as ReplayAnswer;
  if (last.status !== recorded.status) return false;
  const ids = trace.slots.map((slot) => slotValue(slot, now) ?? '');
  const then = trace.slots.map(({ value }) => value);
  return (
    withoutRunSpecifics(last.body, ids, target.tag) === withoutRunSpecifics(recorded.body, then, trace.tag)
  );
}

/** The body without ids, tags, document numbers, timestamps and long tokens. A link that is blank stays: no run has another. */
export function withoutRunSpecifics(body: string, ids: readonly string[], tag: string): string {
  let bare = tag === '' ? body : body.split(tag).join('<tag>').split(tag.toUpperCase()).join('<tag>');
  for (const id of ids) if (id) bare = bare.split(id).join('<id>');
  return bare
    .replace(/[0-9a-f]{12,}/gi, '<token>')
    .replace(
      /"(\w*id|\w*number|atcud|saft_hash|permalink|url|pdfUrl|\w*link|total_\w+)" *: *("\s*[^"\s][^"]*"|[\d.]+|null)/g,
      '"$1":<own>',
    )
    .replace(/"[^"]*\/[A-Z0-9]+"/g, '<number>')
    .replace(/-\d+"/g, '-<n>"');
}
