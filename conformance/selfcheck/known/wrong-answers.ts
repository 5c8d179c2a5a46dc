/**
 * Runs one check on the lawful mock with wrong answers to one of its requests, and returns its ending, what it sees, sends and
 * proves. Wrong answers are made in the transport, not in the mock.
 */
import { checksFor } from '../../checks/index.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check } from '../../run/check.js';
import { runCheck } from '../../run/run-check.js';
import type { Incoming, Outgoing, Transport } from '../../target/transport.js';
import { onMock } from '../in-process.js';
import { healthyDialect, seenBy } from '../kill.js';
import { digestOf } from './declared.js';
import { assertionText, inAnyOrder, plainText, requestText } from './known.js';

/** Makes the wrong answer. `pass` asks the mock, `number` selects a field or one of `others`, `before` is the first answer. */
type Wrong = (
  pass: () => Promise<Incoming>,
  number: number,
  before: () => Incoming | undefined,
  others: () => Incoming[],
) => Promise<Incoming>;

type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** An answer as if from the mock. */
const answered = (status: number, body?: Value): Incoming => ({
  status,
  headers: body === undefined ? {} : { 'content-type': 'application/json' },
  bytes: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
  durationMs: 1,
});

/** The answer with another body; unchanged if the body is not JSON. */
function rewritten(incoming: Incoming, change: (body: Value) => Value): Incoming {
  try {
    const body = change(JSON.parse(incoming.bytes.toString()) as Value);
    const { 'content-length': _length, ...headers } = incoming.headers;
    return { ...incoming, headers, bytes: Buffer.from(JSON.stringify(body)) };
  } catch {
    return incoming;
  }
}

/** Replaces all lists in a body. */
function withLists(body: Value, change: (list: Value[]) => Value[]): Value {
  if (Array.isArray(body)) return change(body);
  if (Object(body) !== body) return body;
  return Object.fromEntries(
    Object.entries(body as object).map(([key, value]) => [key, withLists(value as Value, change)]),
  );
}

interface Place {
  holder: Record<string, Value>;
  key: string;
}

/** All scalar values of a body. */
function placesOf(body: Value): Place[] {
  if (Object(body) !== body) return [];
  const holder = body as Record<string, Value>;
  return Object.keys(holder).flatMap((key) => {
    const below = holder[key] as Value;
    return Object(below) === below ? placesOf(below) : [{ holder, key }];
  });
}

/** Whether an answer has non-empty lists, and how many scalar values. */
export function partsOf({ bytes }: Incoming): { lists: boolean; places: number } {
  try {
    const body = JSON.parse(bytes.toString()) as Value;
    let lists = false;
    withLists(body, (list) => {
      lists ||= list.length > 0;
      return list;
    });
    return { lists, places: placesOf(body).length };
  } catch {
    return { lists: false, places: 0 };
  }
}

const placeOf = (body: Value, number: number): Place | undefined => {
  const all = placesOf(body);
  return all[number % Math.max(all.length, 1)];
};

function other(value: Value): Value {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  // A text that ends in a digit still does, and others stay words.
  if (typeof value === 'string')
    return /\d$/.test(value) ? `${value.slice(0, -1)}${value.endsWith('7') ? 8 : 7}` : `${value}x`;
  return 'x';
}

const refusal: Value = { errors: [{ error: 'not so' }] };

const wrongs: Readonly<Record<string, Wrong>> = {
  refused: async () => answered(422, refusal),
  gone: async () => answered(404, refusal),
  unknown: async () => answered(401, refusal),
  broken: async () => answered(500),
  /** Statuses at limits: the first that is neither a success nor a refusal, and the first of a refusal. */
  moved: async (pass) => ({ ...(await pass()), status: 300 }),
  bad: async () => answered(400, refusal),
  /** Not carried out, but answered with a success. */
  ignored: async () => answered(200),
  /** Carried out, but answered with a refusal. */
  'refused-and-done': async (pass) => {
    await pass();
    return answered(422, refusal);
  },
  /** Swaps refusal and success. */
  accepted: async (pass) => {
    const { status, ...incoming } = await pass();
    return { ...incoming, status: isSuccess(status) ? 422 : 200 };
  },
  /** The first answer of this address. */
  stale: async (pass, _number, before) => {
    const now = await pass();
    return before() ?? now;
  },
  /** The last answer of another address: another record, or another account's. */
  another: async (pass, number, _before, others) => {
    const now = await pass();
    const all = others();
    return all[number % Math.max(all.length, 1)] ?? now;
  },
  emptied: async (pass) => rewritten(await pass(), (body) => withLists(body, () => [])),
  doubled: async (pass) =>
    rewritten(await pass(), (body) => withLists(body, (list) => [...list.slice(0, 1), ...list])),
  reversed: async (pass) => rewritten(await pass(), (body) => withLists(body, (list) => [...list].reverse())),
  shortened: async (pass) => rewritten(await pass(), (body) => withLists(body, (list) => list.slice(1))),
  other: async (pass, number) =>
    rewritten(await pass(), (body) => {
      const place = placeOf(body, number);
      if (place) place.holder[place.key] = other(place.holder[place.key] as Value);
      return body;
    }),
  without: async (pass, number) =>
    rewritten(await pass(), (body) => {
      const place = placeOf(body, number);
      if (place) delete place.holder[place.key];
      return body;
    }),
  nulled: async (pass, number) =>
    rewritten(await pass(), (body) => {
      const place = placeOf(body, number);
      if (place) place.holder[place.key] = null;
      return body;
    }),
};

/** Which requests to an address are answered wrongly; without one of these words all are. */
const whens: Readonly<Record<string, (time: number) => boolean>> = {
  first: (time) => time === 1,
  later: (time) => time > 1,
};

/** The check, the index of an address in the order of first requests, and the kind of answer: `refused`, `refused:first`. */
export interface WrongAnswer {
  check: string;
  nth: number;
  wrong: string;
  number: number;
}

export const asItIs = (check: string): WrongAnswer => ({ check, nth: 0, wrong: 'none', number: 0 });

export interface Observed {
  /** The ending, and the violations seen. */
  outcome: string;
  /** The requested addresses in the order of the first request, with their last answer. */
  asked: ReadonlyMap<string, Incoming | undefined>;
}

/** The address with its query, as filters matter; without keys and without the order of parameters. */
function addressOf({ method, url }: Outgoing): string {
  const { origin, pathname, searchParams } = new URL(url);
  for (const name of ['via', 'api_key']) searchParams.delete(name);
  searchParams.sort();
  return `${method} ${origin}${pathname}?${searchParams}`;
}

/**
 * A transport that answers the requests to one address wrongly. Concurrent requests are sent in sequence, in the order of their
 * calls, so that the result is deterministic.
 */
function withWrong(
  transport: Transport,
  { nth, wrong, number }: WrongAnswer,
): { transport: Transport; asked: Map<string, Incoming | undefined> } {
  const [how = '', when = ''] = wrong.split(':');
  const asked = new Map<string, Incoming | undefined>();
  const first = new Map<string, Incoming>();
  let times = 0;
  const answer: Transport['send'] = async (outgoing, timeoutMs) => {
    const address = addressOf(outgoing);
    if (!asked.has(address)) asked.set(address, undefined);
    const pass = () => transport.send(outgoing, timeoutMs);
    const before = () => first.get(address);
    const others = () => [...asked].flatMap(([one, last]) => (last && one !== address ? [last] : []));
    const isMeant = [...asked.keys()].indexOf(address) === nth;
    if (isMeant) times += 1;
    const change = isMeant && (whens[when]?.(times) ?? true) ? wrongs[how] : undefined;
    const incoming = change ? await change(pass, number, before, others) : await pass();
    asked.set(address, incoming);
    if (!first.has(address)) first.set(address, incoming);
    return incoming;
  };
  let last: Promise<unknown> = Promise.resolve();
  const send: Transport['send'] = (...words) => {
    const answered = last.then(() => answer(...words));
    last = answered.catch(() => {});
    return answered;
  };
  return { transport: Object.assign(Object.create(transport) as Transport, { send }), asked };
}

let checks: ReadonlyMap<string, Check> | undefined;

/** Runs the check on a new mock. */
export async function outcomeOf(one: WrongAnswer): Promise<Observed> {
  checks ??= new Map(checksFor(1).map((check) => [check.id, check]));
  const check = checks.get(one.check);
  if (!check) return { outcome: 'there is no such check', asked: new Map() };
  // Names created while learning contain a tag as well.
  const [tag, anyTag] = ['sc000003', 'sc0000'];
  const settings = { timeoutMs: 20_000, pollTimeoutMs: 60, dialect: await healthyDialect(), tag };
  return onMock({}, settings, async ({ run }) => {
    const { transport, asked } = withWrong(run.transport, one);
    run.transport = transport;
    // Makes grace periods deterministic: three reads each, with a simulated clock.
    run.patience.lists.ranOut = 2;
    run.patience.searches.ranOut = 2;
    Object.assign(run.patience.shortMs, { lists: 20, searches: 20 });
    let moments = 0;
    run.patience.heldBackMs = () => {
      moments += 8;
      return performance.now() - moments;
    };
    const sent = new Set<string>();
    run.onExchange = (exchange) => sent.add(requestText(exchange, anyTag));
    run.onAssertion = (one) => sent.add(assertionText(one, check, anyTag));
    const result = await runCheck(check, run);
    const proofs = result.violations.map(({ proof = null }) => inAnyOrder(proof));
    const parts = [
      ...[...sent].sort(),
      ...proofs.map((one) => plainText(one, anyTag)),
      ...[...result.asserted].sort(),
    ];
    const outcome = [result.verdict, ...seenBy(result)].join('; ');
    return { outcome: `${outcome}; ${digestOf(parts)}`, asked };
  });
}

/** A line of the file. */
export const lineOf = ({ check, nth, wrong, number }: WrongAnswer, outcome: string): string =>
  `${check} ${nth} ${wrong} ${number} -> ${outcome}`;

export function readLine(line: string): WrongAnswer & { outcome: string } {
  const [, check = '', nth = '', wrong = '', number = '', outcome = ''] =
    /^(\S+) (\d+) (\S+) (\d+) -> (.*)$/.exec(line) ?? [];
  return { check, nth: Number(nth), wrong, number: Number(number), outcome };
}
