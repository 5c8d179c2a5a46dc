/**
 * From a smallest trace to one whose bodies, and whose last query, hold only what is needed to show the violation: fields and
 * parameters are left out, and values made plain, by sending it again. What is due must not rest on what goes: the field that is judged stays, and only expectations that
 * no other field changes are touched. Every trace that is returned has shown the violation.
 */
import type { Exchange } from '../judge/exchange.js';
import { isObject } from '../judge/wrapper.js';
import type { Settings } from '../target/settings.js';
import { isDeep } from '../target/unpacking.js';
import { leaveOutMost } from './halving.js';
import type { Minimal, Recording, Replay } from './minimize.js';
import { traceOf } from './record-trace.js';
import { isTagged } from './slice.js';
import type { Trace } from './trace.js';

/** So many requests a reduction may send. */
const mostRequests = 48;
const plainText = 'text';

/** A member of the body of one exchange. */
interface Member {
  exchange: number;
  path: readonly (string | number)[];
}

/** Undefined where nothing can go, or nothing that goes leaves the violation to be seen. */
export async function reduceBodies(
  { trace, exchanges, conditions }: Minimal,
  { judged, tag }: Recording,
  target: Settings,
  replay: Replay,
  isOver: () => boolean = () => false,
): Promise<Minimal | undefined> {
  if (!isReducible(trace, exchanges)) return undefined;
  let spent = 0;
  let budget = mostRequests - exchanges.length;
  let current = { exchanges, judged };
  const make = (all: readonly Exchange[], by: Recording['judged']) => traceOf(all, by, tag, target);
  const shows = async (next: typeof current): Promise<boolean> => {
    if (isOver() || spent + exchanges.length > budget) return false;
    spent += exchanges.length;
    const { outcome, answers } = await replay(make(next.exchanges, next.judged));
    return outcome === 'shows' && (!isServerError(trace) || answers.at(-1)?.status === statusOf(trace));
  };
  /** Goes on with these where they still show it. */
  const take = async (next: typeof current): Promise<boolean> => {
    const isShown = await shows(next);
    if (isShown) current = next;
    return isShown;
  };
  const apply = (all: readonly Member[], change: Change): Promise<void> =>
    leaveOutMost(all, (members) =>
      take({ ...current, exchanges: changed(current.exchanges, members, change) }),
    );
  const keeps = protectedBy(judged, tag);
  const members = (depth: number) =>
    current.exchanges
      .flatMap((one, n) => membersOf(one, n, depth))
      .filter((one) => !keeps(one, current.exchanges));
  if (isServerError(trace))
    await leaveOutMost(parametersOf(current.exchanges.at(-1)), (gone) =>
      take({ ...current, exchanges: withoutParameters(current.exchanges, gone) }),
    );
  await apply(members(0), 'leave out');
  await apply(members(1), 'leave out');
  await apply(
    [...members(0), ...members(1)].filter((one) => isOddText(valueAt(current.exchanges, one), tag)),
    'make plain',
  );
  const plain = withPlainValue(current, tag);
  if (plain) await take(plain);
  budget = mostRequests;
  // Once more: what was left out may have kept one replay apart from the next.
  if (current.exchanges === exchanges || !(await shows(current))) return undefined;
  return { trace: make(current.exchanges, current.judged), exchanges: [...current.exchanges], conditions };
}

/** Those of the query, as they are written, without the key. */
const parametersOf = ({ url }: Partial<Exchange> = {}): string[] => {
  const all = (/\?(.*)$/s.exec(url ?? '')?.[1] ?? '').split('&');
  return [...new Set(all)].filter((one) => one !== '' && !one.startsWith('api_key='));
};

/** The last one without these parameters of its query. */
function withoutParameters(exchanges: readonly Exchange[], gone: readonly string[]): Exchange[] {
  return exchanges.map((one, n) => {
    if (n < exchanges.length - 1) return one;
    const [path = '', ...rest] = one.url.split('?');
    const left = rest
      .join('?')
      .split('&')
      .filter((parameter) => !gone.includes(parameter));
    return { ...one, url: left.length > 0 ? `${path}?${left.join('&')}` : path };
  });
}

type Change = 'leave out' | 'make plain';

const statusOf = ({ assertion }: Trace): number => assertion.recorded.status;
const isServerError = (trace: Trace): boolean => statusOf(trace) >= 500;

/** A 5xx is never right; a shape, and a value that was sent, are due whatever else a body says. Races are too dear. */
function isReducible(trace: Trace, exchanges: readonly Exchange[]): boolean {
  if (trace.steps.some(({ burst }) => burst !== undefined)) return false;
  const { proof, from } = trace.assertion;
  if (isServerError(trace) && proof.by === 'status') return true;
  if (proof.by === 'shape') return true;
  return proof.by === 'value' && !from && proof.compare === 'equal' && isSent(proof.expected, exchanges);
}

const isSent = (value: unknown, exchanges: readonly Exchange[]): boolean =>
  value !== null &&
  value !== undefined &&
  exchanges.some(({ requestBody = '' }) => requestBody.includes(JSON.stringify(value)));

/** Whether a member holds what is judged: the field, or the value that is due; or a name, which keeps replays apart. */
function protectedBy({ field = '', proof }: Recording['judged'], tag: string) {
  const names = new Set(field.replaceAll('[]', '').split('.'));
  const due = proof?.by === 'value' ? JSON.stringify(proof.expected) : undefined;
  return (member: Member, exchanges: readonly Exchange[]): boolean => {
    const value = JSON.stringify(valueAt(exchanges, member)) ?? '';
    const isNamed =
      names.has(String(member.path.at(-1))) || [...names].some((one) => value.includes(`"${one}":`));
    const isOurs = keepApart.has(String(member.path.at(-1))) && isTagged(value, tag);
    return isNamed || isOurs || (due !== undefined && value.includes(due));
  };
}

/** By these entries of lists are found again, and records are not refused as doubles. */
const keepApart: ReadonlySet<string> = new Set(['name', 'serie', 'reference', 'code', 'organization_name']);

/**
 * Bodies that come out as they went in: no number or member of them is written in a way that would be lost. What is deep on
 * purpose stays as it is: to copy and write it takes more stack than there is.
 */
function bodyOf({ requestBody }: Exchange): unknown {
  if (requestBody === undefined || isDeep(requestBody)) return undefined;
  try {
    const body: unknown = JSON.parse(requestBody);
    return JSON.stringify(body) === requestBody ? body : undefined;
  } catch {
    return undefined;
  }
}

/** At depth 0 the fields of the record; at 1 those of what these hold, and the entries of lists after the first. */
function membersOf(one: Exchange, exchange: number, depth: number): Member[] {
  const body = bodyOf(one);
  if (!isObject(body)) return [];
  const [wrapper, ...others] = Object.keys(body);
  const isWrapped = wrapper !== undefined && others.length === 0 && isObject(body[wrapper]);
  const record = isWrapped ? (body[wrapper] as Record<string, unknown>) : body;
  const top = Object.keys(record).map((name) => (isWrapped ? [wrapper, name] : [name]));
  if (depth === 0) return top.map((path) => ({ exchange, path }));
  return top
    .flatMap((path): (string | number)[][] => {
      const inner = record[String(path.at(-1))];
      if (isObject(inner)) return Object.keys(inner).map((name) => [...path, name]);
      if (!Array.isArray(inner)) return [];
      return inner.flatMap((entry: unknown, n) =>
        n > 0 ? [[...path, n]] : isObject(entry) ? Object.keys(entry).map((name) => [...path, n, name]) : [],
      );
    })
    .map((path) => ({ exchange, path }));
}

function valueAt(exchanges: readonly Exchange[], { exchange, path }: Member): unknown {
  const body = bodyOf(exchanges[exchange] as Exchange);
  return path.reduce<unknown>((part, name) => Object(part)[name], body);
}

function changed(exchanges: readonly Exchange[], members: readonly Member[], change: Change): Exchange[] {
  return exchanges.map((one, n) => {
    const own = members.filter(({ exchange }) => exchange === n);
    if (own.length === 0) return one;
    const body = structuredClone(bodyOf(one));
    for (const { path } of [...own].reverse()) {
      const holder = path.slice(0, -1).reduce<unknown>((part, name) => Object(part)[name], body);
      const last = path.at(-1) as string | number;
      if (change === 'make plain') (holder as Record<string | number, unknown>)[last] = plainText;
      else if (Array.isArray(holder)) holder.splice(Number(last), 1);
      else if (isObject(holder)) delete holder[last];
    }
    return { ...one, requestBody: JSON.stringify(body) };
  });
}

/** A text that says nothing by its form: no name of the run, no number, date or address. */
function isOddText(value: unknown, tag: string): boolean {
  if (typeof value !== 'string' || value === '' || value === plainText) return false;
  return !isTagged(value, tag) && !/^[\d\s./:-]*$|@|:\/\//.test(value) && !/^[a-z_]{2,20}$/i.test(value);
}

/** The value that is judged made plain too: if it shows then, it was not the value. */
function withPlainValue<T extends { exchanges: readonly Exchange[]; judged: Recording['judged'] }>(
  { exchanges, judged }: T,
  tag: string,
): { exchanges: Exchange[]; judged: Recording['judged'] } | undefined {
  const { proof } = judged;
  if (proof?.by !== 'value' || !isOddText(proof.expected, tag)) return undefined;
  const due = JSON.stringify(proof.expected);
  return {
    exchanges: exchanges.map((one) =>
      one.requestBody === undefined
        ? one
        : { ...one, requestBody: one.requestBody.split(due).join(JSON.stringify(plainText)) },
    ),
    judged: { ...judged, proof: { ...proof, expected: plainText } },
  };
}
