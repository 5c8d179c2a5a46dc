/**
 * Reads back each record that a trace creates or changes, right after the write: finds errors that no check asserted and that
 * later steps would otherwise be blamed for.
 */
import type { OperationId } from '../../generated/operations.js';
import { cells, type DocumentType } from '../../generated/states.js';
import { type Exchange, operationNamed, withoutQuery } from '../judge/exchange.js';
import { readLeniently } from '../judge/lenient-json.js';
import { mayBeDone } from '../judge/status-class.js';
import { unwrapRecord } from '../judge/wrapper.js';
import type { Settings } from '../target/settings.js';
import type { Recording, Replay } from './minimize.js';
import { traceOf } from './record-trace.js';
import { isChangeOfState, triggerIn } from './state-changes.js';

/** A write without the effect that it should have had. */
export type Lapse =
  /** The record that this operation created is not there. */
  | { kind: 'absent'; operation: OperationId }
  /** After this trigger in this state, accepted or refused, the document is not in the stated state. */
  | { kind: 'state'; cell: `${string}+${string}` }
  /** The record shows nothing of what this operation sent: `values` values that should have changed are as before. */
  | { kind: 'unchanged'; operation: OperationId; values: number };

/** The maximum number of added reads: those after updates first, later ones first. */
const mostReads = 10;

/** The distinct lapses in these exchanges, with missing reads added by a replay. */
export async function readBack(
  exchanges: readonly Exchange[],
  { judged, tag }: Pick<Recording, 'judged' | 'tag'>,
  target: Settings,
  replay: Replay,
): Promise<Lapse[]> {
  const all = withReads(exchanges);
  const isRead = all.length > exchanges.length;
  const replayed = isRead ? await replay(traceOf(all, judged, tag, target)) : undefined;
  const { answers = [] } = replayed ?? {};
  const asRecorded = (body: string) => withTag(body, replayed?.tag ?? '', tag);
  // Recorded answers are kept; the replay adds only the missing reads. Their names get the recorded tag.
  const shown = all.flatMap((one, n): Exchange[] => {
    const { status, body = '' } = answers[n] ?? {};
    if (exchanges.includes(one)) return [one];
    return status === undefined ? [] : [{ ...one, status, responseBody: asRecorded(body) }];
  });
  return lapsesIn(shown, judged.field === 'status');
}

/** A text in which the tag of a replay is replaced by the recorded one. */
const withTag = (text: string, replayed: string, recorded: string): string =>
  replayed === '' || recorded === ''
    ? text
    : text.replaceAll(replayed, recorded).replaceAll(replayed.toUpperCase(), recorded.toUpperCase());

/** The exchanges with a GET of the record added after each write, unless the next exchange reads it anyway. */
function withReads(exchanges: readonly Exchange[]): Exchange[] {
  const reads = exchanges.flatMap((one, n): { after: Exchange; read: Exchange }[] => {
    const next = exchanges[n + 1];
    const read = readOf(one);
    const overlaps = next && (next.clockMs ?? 0) < (one.clockMs ?? 0) + one.durationMs - 0.5;
    const isRead = next?.method === 'GET' && withoutQuery(next.url) === (read && withoutQuery(read.url));
    // The effect of a last change is not judged; a record that it created may be missing.
    const isLastChange = next === undefined && one.method !== 'POST';
    return !read || isLastChange || overlaps || isRead ? [] : [{ after: one, read }];
  });
  const isChange = ({ after: { method, status = 0 } }: { after: Exchange }) =>
    Number(method === 'PUT' && mayBeDone(status));
  const chosen = new Map(
    reads
      .reverse()
      .sort((a, b) => isChange(b) - isChange(a))
      .slice(0, mostReads)
      .map(({ after, read }) => [after, read]),
  );
  return exchanges.flatMap((one) => [one, ...(chosen.has(one) ? [chosen.get(one) as Exchange] : [])]);
}

/** The GET of the record that this request created or changed. */
function readOf(one: Exchange): Exchange | undefined {
  const { operation = '', status = 0, url } = one;
  const [, changed] = /^change(\w+)State$/.exec(operation) ?? [];
  // A refused trigger may have changed the state nevertheless.
  if (status < 200 || status >= (changed ? 500 : 300)) return undefined;
  const key = /[?&](api_key=[^&]*)/.exec(url)?.[1] ?? '';
  const ask = (by: string, path: string): Exchange | undefined =>
    operationNamed(by)
      ? {
          operation: by,
          method: 'GET',
          url: `${path}?${key}`,
          requestHeaders: {},
          status: 200,
          durationMs: 0,
        }
      : undefined;
  const [, made] = /^create(\w+)$/.exec(operation) ?? [];
  const id = made && idIn(one);
  if (id !== undefined && isBelow(operation, `get${made}`))
    return ask(`get${made}`, `${withoutQuery(one.url).replace(/\.json$/, '')}/${id}.json`);
  const [, updated] = /^update(\w+)$/.exec(operation) ?? [];
  if (updated && pathIn(`get${updated}`) === pathIn(operation))
    return ask(`get${updated}`, withoutQuery(one.url));
  return changed
    ? ask(`get${changed}`, withoutQuery(one.url).replace(/\/change-state\.json$/, '.json'))
    : undefined;
}

/** Whether the path of `get` is an id below the path of `create`. */
const isBelow = (create: string, get: string): boolean =>
  pathIn(get).startsWith(`${pathIn(create).replace(/\.json$/, '')}/{`);

const pathIn = (operation: string): string => operationNamed(operation)?.path ?? '';

/** The record in an answer: inside its wrapper, or the answer itself. */
const recordIn = ({ responseBody = '' }: Exchange): Record<string, unknown> =>
  unwrapRecord(Object(readLeniently(responseBody)) as Record<string, unknown>);

function idIn(exchange: Exchange): string | undefined {
  const { id } = recordIn(exchange);
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : undefined;
}

/** The distinct lapses that these exchanges show. With `isStatusJudged` the state in the last answer is judged elsewhere. */
export const lapsesIn = (exchanges: readonly Exchange[], isStatusJudged = true): Lapse[] => [
  ...new Map(
    [
      ...absentIn(exchanges),
      ...statesIn(isStatusJudged ? exchanges.slice(0, -1) : exchanges),
      ...unchangedIn(exchanges),
    ].map((one) => [JSON.stringify(one), one]),
  ).values(),
];

/** The URL of the record that a request created. */
const addressOfMade = (one: Exchange): string | undefined => {
  const read = one.operation?.startsWith('create') ? readOf(one) : undefined;
  return read && withoutQuery(read.url);
};

function absentIn(exchanges: readonly Exchange[]): Lapse[] {
  const made = new Map<string, OperationId>();
  return exchanges.flatMap((one): Lapse[] => {
    const address = addressOfMade(one);
    if (address !== undefined) made.set(address, one.operation as OperationId);
    if (one.method === 'DELETE') made.delete(recordAt(one));
    const operation = made.get(recordAt(one));
    return operation && one.status === 404 ? [{ kind: 'absent', operation }] : [];
  });
}

/** Documents in another state than the tables state. */
function statesIn(exchanges: readonly Exchange[]): Lapse[] {
  const states = new Map<string, string>();
  /** By URL: the index at which the record was last read or created. */
  const seen = new Map<string, number>();
  return exchanges.flatMap((one, n): Lapse[] => {
    const address = addressOfMade(one);
    if (address !== undefined) {
      states.set(address, 'draft');
      seen.set(address, n);
    }
    const { operation = '', method, status = 0 } = one;
    const { documentType } = operationNamed(operation) ?? {};
    const state = states.get(recordAt(one));
    if (!documentType || state === undefined || !mayBeDone(status)) return [];
    const trigger = stateIn(one);
    if (trigger !== undefined) states.set(recordAt(one), `${state}+${trigger}`);
    const actual = String(recordIn(one).status ?? '').toLowerCase();
    if (method !== 'GET' || actual === '') return [];
    states.set(recordAt(one), actual);
    const since = exchanges
      .slice((seen.get(recordAt(one)) ?? n) + 1, n)
      .filter(({ method }) => method !== 'GET');
    seen.set(recordAt(one), n);
    const [refused, ...more] = since.flatMap((write) =>
      recordAt(write) === recordAt(one) ? (stateIn(write) ?? []) : [],
    );
    // All writes were refused: the state was changed by a refused trigger.
    if (refused !== undefined && since.every((write) => (write.status ?? 0) >= 400))
      return more.length > 0 || state === actual ? [] : [{ kind: 'state', cell: `${state}+${refused}` }];
    const due = dueAfter(documentType, state)?.toLowerCase() ?? actual;
    return due === actual ? [] : [{ kind: 'state', cell: state as `${string}+${string}` }];
  });
}

/** Compares each record before and after the last successful write. */
function unchangedIn(exchanges: readonly Exchange[]): Lapse[] {
  const shown = new Map<string, number>();
  return exchanges.flatMap((one, n): Lapse[] => {
    const address = addressOfMade(one) ?? recordAt(one);
    if ((one.status ?? 0) >= 300 || (one.method !== 'GET' && addressOfMade(one) === undefined)) return [];
    const before = shown.get(address);
    shown.set(address, n);
    if (before === undefined) return [];
    const write = exchanges
      .slice(before + 1, n)
      .filter(({ method, status = 0 }) => method !== 'GET' && mayBeDone(status))
      .at(-1);
    const operation = operationNamed(write?.operation)?.id;
    if (!write || operation === undefined) return [];
    const values = unchangedBy(exchanges[before] as Exchange, write, one);
    return values > 0 ? [{ kind: 'unchanged', operation, values }] : [];
  });
}

/**
 * The number of values that an update should have changed and that are as before; 0 if any sent value is shown. For a request
 * that changes the record as a side effect (a document its items) the number is not known: 1 if nothing changed.
 */
function unchangedBy(before: Exchange, write: Exchange, after: Exchange): number {
  const [had, has] = [leavesOf(recordIn(before)), leavesOf(recordIn(after))];
  if (recordAt(write) !== recordAt(after))
    return [...had].some(([path, value]) => has.has(path) && has.get(path) !== value) ? 0 : 1;
  const [body] = Object.values(Object(readLeniently(write.requestBody ?? '')) as Record<string, unknown>);
  // Ids differ between a replay and the recording.
  const sent = [...leavesOf(body)].filter(
    ([path, value]) => !/[._]id$/.test(path) && had.has(path) && had.get(path) !== value,
  );
  return sent.some(([path, value]) => has.get(path) === value)
    ? 0
    : sent.filter(([path]) => has.get(path) === had.get(path)).length;
}

/** The scalar values by path, numbers in normal form. */
function leavesOf(value: unknown, path = ''): Map<string, string> {
  if (value !== null && typeof value === 'object')
    return new Map(Object.entries(value).flatMap(([name, one]) => [...leavesOf(one, `${path}.${name}`)]));
  const text = String(value ?? '');
  return new Map([[path, /^-?\d+(\.\d+)?$/.test(text) ? String(Number(text)) : text]]);
}

/** The URL of the record that a request addresses. */
const recordAt = (one: Exchange): string =>
  withoutQuery(one.url).replace(/\/(change-state|email-document)\.json$/, '.json');

const stateIn = (one: Exchange): string | undefined =>
  isChangeOfState(one) ? triggerIn(one.requestBody) || undefined : undefined;

/** The stated state after `draft+finalized`; undefined for no trigger or several ones. */
function dueAfter(type: DocumentType, passed: string): string | undefined {
  const [from = '', trigger, ...more] = passed.split('+');
  if (trigger === undefined || more.length > 0) return undefined;
  return cells[type][from]?.[trigger]?.to;
}
