/**
 * One check at a time on the lawful mock, of which one request is answered wrongly each time it is sent: how the check ends, what it
 * sees, and what it sends and proves by then. Owns no check, and no fault of the mock: these are below HTTP.
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

/** What a request is answered with instead; `pass` asks the mock, `number` draws a field, or an address of `others`. */
type Wrong = (
  pass: () => Promise<Incoming>,
  number: number,
  before: () => Incoming | undefined,
  others: () => Incoming[],
) => Promise<Incoming>;

type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** As if it came from the mock. */
const answered = (status: number, body?: Value): Incoming => ({
  status,
  headers: body === undefined ? {} : { 'content-type': 'application/json' },
  bytes: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
  durationMs: 1,
});

/** Another body of the same answer; as it is where it has none in JSON. */
function rewritten(incoming: Incoming, change: (body: Value) => Value): Incoming {
  try {
    const body = change(JSON.parse(incoming.bytes.toString()) as Value);
    const { 'content-length': _length, ...headers } = incoming.headers;
    return { ...incoming, headers, bytes: Buffer.from(JSON.stringify(body)) };
  } catch {
    return incoming;
  }
}

/** All lists of a body, in place of which others stand. */
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

/** Every single value of a body. */
function placesOf(body: Value): Place[] {
  if (Object(body) !== body) return [];
  const holder = body as Record<string, Value>;
  return Object.keys(holder).flatMap((key) => {
    const below = holder[key] as Value;
    return Object(below) === below ? placesOf(below) : [{ holder, key }];
  });
}

/** What an answer can be wrong in, besides its status. */
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
  // Words and numbers in a text stay such.
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
  /** The first status of those that are neither a success nor a refusal, and the first one of a refusal. */
  moved: async (pass) => ({ ...(await pass()), status: 300 }),
  bad: async () => answered(400, refusal),
  /** Nothing is done. */
  ignored: async () => answered(200),
  /** What was asked is done all the same. */
  'refused-and-done': async (pass) => {
    await pass();
    return answered(422, refusal);
  },
  /** A refusal and a success change places. */
  accepted: async (pass) => {
    const { status, ...incoming } = await pass();
    return { ...incoming, status: isSuccess(status) ? 422 : 200 };
  },
  /** As the same address answered at first. */
  stale: async (pass, _number, before) => {
    const now = await pass();
    return before() ?? now;
  },
  /** What another address has answered last: another record, or another account's. */
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

/** Which of the requests to an address are answered wrongly; without one of these words each of them. */
const whens: Readonly<Record<string, (time: number) => boolean>> = {
  first: (time) => time === 1,
  later: (time) => time > 1,
};

/** Which check, which of its addresses in the order in which it asks them first, and how that is answered: `refused`, `refused:first`. */
export interface WrongAnswer {
  check: string;
  nth: number;
  wrong: string;
  number: number;
}

/** No wrong answer at all. */
export const asItIs = (check: string): WrongAnswer => ({ check, nth: 0, wrong: 'none', number: 0 });

export interface Observed {
  /** How it ends, and what it sees. */
  outcome: string;
  /** The addresses that it has asked, in the order of the first request, with what they answered last. */
  asked: ReadonlyMap<string, Incoming | undefined>;
}

/** With its query, since one filter of a list is another one than the next; but for what stands there now and then, and its order. */
function addressOf({ method, url }: Outgoing): string {
  const { origin, pathname, searchParams } = new URL(url);
  for (const name of ['via', 'api_key']) searchParams.delete(name);
  searchParams.sort();
  return `${method} ${origin}${pathname}?${searchParams}`;
}

/**
 * A transport that answers the requests to one address wrongly. What is sent at once goes one after the other, in the order in which
 * it was sent: which comes first is then the same each time.
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

/** Of one check on a mock and a run of its own. */
export async function outcomeOf(one: WrongAnswer): Promise<Observed> {
  checks ??= new Map(checksFor(1).map((check) => [check.id, check]));
  const check = checks.get(one.check);
  if (!check) return { outcome: 'there is no such check', asked: new Map() };
  // Names that were made while learning hold a tag as well.
  const [tag, anyTag] = ['sc000003', 'sc0000'];
  const settings = { timeoutMs: 20_000, pollTimeoutMs: 60, dialect: await healthyDialect(), tag };
  return onMock({}, settings, async ({ run }) => {
    const { transport, asked } = withWrong(run.transport, one);
    run.transport = transport;
    // Whatever may come late is looked at three times: each look is a moment, however long it takes.
    run.patience.lists.ranOut = 2;
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

/** As a line of the file. */
export const lineOf = ({ check, nth, wrong, number }: WrongAnswer, outcome: string): string =>
  `${check} ${nth} ${wrong} ${number} -> ${outcome}`;

export function readLine(line: string): WrongAnswer & { outcome: string } {
  const [, check = '', nth = '', wrong = '', number = '', outcome = ''] =
    /^(\S+) (\d+) (\S+) (\d+) -> (.*)$/.exec(line) ?? [];
  return { check, nth: Number(nth), wrong, number: Number(number), outcome };
}
