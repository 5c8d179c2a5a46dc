/**
 * Reduces the bodies and the last query of a minimized trace to what is needed to show the violation: leaves out fields and
 * parameters and simplifies values, checked by replays. The judged field stays, and only expectations that do not depend on
 * other fields are reduced. Every returned trace has shown the violation.
 */
import type { Exchange } from '../judge/exchange.js';
import { isObject } from '../judge/wrapper.js';
import type { Settings } from '../target/settings.js';
import { isDeep } from '../target/unpacking.js';
import { removeGreedily } from './halving.js';
import type { Minimal, Recording, Replay } from './minimize.js';
import { traceOf } from './record-trace.js';
import { isTagged } from './slice.js';
import type { Trace } from './trace.js';

/** The maximum number of requests of a reduction. */
const mostRequests = 48;
const plainText = 'text';

/** A member of the body of one exchange. */
interface Member {
  exchange: number;
  path: readonly (string | number)[];
}

/** Undefined if nothing can be left out without losing the violation. */
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
  /** Continues with `next` if it still shows the violation. */
  const take = async (next: typeof current): Promise<boolean> => {
    const isShown = await shows(next);
    if (isShown) current = next;
    return isShown;
  };
  const apply = (all: readonly Member[], change: Change): Promise<void> =>
    removeGreedily(all, (members) =>
      take({ ...current, exchanges: changed(current.exchanges, members, change) }),
    );
  const keeps = protectedBy(judged, tag);
  const members = (depth: number) =>
    current.exchanges
      .flatMap((one, n) => membersOf(one, n, depth))
      .filter((one) => !keeps(one, current.exchanges));
  if (isServerError(trace))
    await removeGreedily(parametersOf(current.exchanges.at(-1)), (gone) =>
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
  // Replayed once more: a field that was left out may have kept the replays distinct.
  if (current.exchanges === exchanges || !(await shows(current))) return undefined;
  return { trace: make(current.exchanges, current.judged), exchanges: [...current.exchanges], conditions };
}

/** The parameters of the query as written, without the key. */
const parametersOf = ({ url }: Partial<Exchange> = {}): string[] => {
  const all = (/\?(.*)$/s.exec(url ?? '')?.[1] ?? '').split('&');
  return [...new Set(all)].filter((one) => one !== '' && !one.startsWith('api_key='));
};

/** The exchanges, the last one without these query parameters. */
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

/** Whether the expectation does not depend on other fields: a 5xx, a shape, or a value that was sent. Races cost too much. */
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

/** A predicate for members that must stay: the judged field, the expected value, and names that keep replays distinct. */
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

/** Fields that identify list entries and that may have to be unique. */
const keepApart: ReadonlySet<string> = new Set(['name', 'serie', 'reference', 'code', 'organization_name']);

/**
 * The parsed body, if JSON.stringify restores it byte for byte; otherwise undefined. Deeply nested bodies are not parsed, since
 * copying them would overflow the stack.
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

/** At depth 0 the fields of the record; at depth 1 the fields of nested objects, and list entries after the first. */
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

/** A text without a meaningful form: no name of the run, number, date, address or plain word. */
function isOddText(value: unknown, tag: string): boolean {
  if (typeof value !== 'string' || value === '' || value === plainText) return false;
  return !isTagged(value, tag) && !/^[\d\s./:-]*$|@|:\/\//.test(value) && !/^[a-z_]{2,20}$/i.test(value);
}

/** Simplifies the judged value too: if the violation still shows, it does not depend on the value. */
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
