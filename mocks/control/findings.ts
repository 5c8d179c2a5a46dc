/**
 * Findings: what broke the contract, reported once however often it is seen. The same symptom of the same statement is one
 * finding. Counts as exchanges pass, and puts into words only when somebody reads; the names are finding-names.ts's.
 */
import type { Exchange } from '../http/hooks.js';
import { jsonIn } from '../http/json.js';
import { sentence } from '../service/error-body.js';
import { type FindingName, inDots, nameOf, type WrongPart } from './finding-names.js';
import type { DateTime, Whole } from './whole.js';

export interface Finding extends FindingName {
  /** As in the suite's reports: `getItem: schema:Item.id -> wrong type`. */
  id: string;
  /** Whose defect it is: the caller's, or that of who answered. */
  of: 'request' | 'answer';
  /** Operations in which it was seen, the first one first; method and path where none matched. */
  operations: string[];
  /** Exchanges that showed it. */
  times: Whole;
  /** By the machine's clock. */
  since: DateTime;
  last: DateTime;
  /** The newest exchange that shows it, by its id in the journal. */
  newest: Whole;
  /** What that exchange said of it. */
  message: string;
}

export interface Findings {
  /** `id` is the exchange's in the journal. Costs nothing when all is in order. */
  record(id: number, exchange: Exchange): void;
  /** Wrong answers first; of each kind what is seen most often. */
  list(): Finding[];
  /** The finding of each violation of the request's and then of the answer's of an exchange; null for one that is no longer counted. */
  idsOf(exchange: Exchange): (string | null)[];
  clear(): void;
}

/** One symptom at one place of one operation. */
interface Seen extends WrongPart {
  times: number;
  since: number;
  last: number;
  newest: number;
  /** When somebody has read it. */
  named?: { id: string; name: FindingName };
}

/** A hostile caller makes up new ways of being wrong without end. */
const MAX_SEEN = 2000;
/** As the suite cuts its ids. */
const MAX_ID = 140;

/** `document` gives the contract's document; read when the first finding is put into words. */
export function createFindings(document: () => unknown): Findings {
  const seen = new Map<string, Seen>();
  let named = 0;
  const ids = new Map<string, string>();
  const used = new Map<string, number>();

  /** In the order in which they were first seen, so that an id stays what it is. */
  function nameAll(): void {
    if (named === seen.size) return;
    named = seen.size;
    for (const one of seen.values()) {
      if (one.named !== undefined) continue;
      const name = nameOf(one, document);
      const group = [one.of, name.statement, name.symptom].join('\n');
      const id = ids.get(group) ?? newId(one, name, used);
      ids.set(group, id);
      one.named = { id, name };
    }
  }

  return {
    record(id, exchange) {
      if (exchange.problems.length === 0) return;
      const { startedAt } = exchange;
      // Three lines that are wrong in the same way show it once.
      const shown = new Map(wrongParts(exchange).map((part) => [keyOf(part), part]));
      for (const [key, part] of shown) {
        const known = seen.get(key);
        if (known !== undefined) {
          known.times++;
          Object.assign(known, { last: startedAt, newest: id, problem: part.problem });
        } else if (seen.size < MAX_SEEN)
          seen.set(key, { ...part, times: 1, since: startedAt, last: startedAt, newest: id });
      }
    },
    list() {
      nameAll();
      const found = new Map<string, Finding>();
      for (const one of seen.values()) {
        const finding = findingOf(one);
        const known = found.get(finding.id);
        found.set(finding.id, known === undefined ? finding : joined(known, finding));
      }
      const rank = ({ of, isAssumed }: Finding) => (of === 'answer' ? 0 : 2) + Number(isAssumed);
      return [...found.values()].sort((a, b) => rank(a) - rank(b) || b.times - a.times);
    },
    idsOf(exchange) {
      if (exchange.problems.length === 0) return [];
      nameAll();
      return wrongParts(exchange).map((part) => seen.get(keyOf(part))?.named?.id ?? null);
    },
    clear() {
      for (const one of [seen, ids, used]) one.clear();
      named = 0;
    },
  };
}

/** One part for each problem. Of the alternatives that one value fits none of, the first speaks for all. */
function wrongParts({ problems, violations, arrival, answer, operation }: Exchange): WrongPart[] {
  const address = `${arrival.method} ${(arrival.url.split('?', 1)[0] ?? '').replace(/\d+/g, 'N')}`;
  const speaking = new Map<string, WrongPart>();
  return problems.map((problem, index) => {
    const of = index < violations.length ? 'request' : 'answer';
    const place = [of, problem.in, problem.pointer ?? problem.message].join('\n');
    const isText = of === 'answer' && problem.pointer === '' && jsonIn(answer.text) === undefined;
    const reported = isText ? notJson(problem) : problem;
    const part = speaking.get(place) ?? { of, operation, address, status: answer.status, problem: reported };
    speaking.set(place, part);
    return part;
  });
}

const notJson = (problem: WrongPart['problem']): WrongPart['problem'] => ({
  ...problem,
  pointer: undefined,
  symptom: 'invalid JSON',
});

const keyOf = ({ of, operation, address, status, problem }: WrongPart): string =>
  [
    of,
    operation ?? address,
    of === 'answer' ? status : '',
    problem.in,
    problem.pointer === undefined ? '' : inDots(problem.pointer),
    problem.symptom ?? problem.message,
  ].join('\n');

/** With the operation first where the statement does not name it; two that differ only later are numbered. */
function newId(one: WrongPart, { statement, symptom }: FindingName, used: Map<string, number>): string {
  const { operation, address } = one;
  const first = operation ?? address;
  const place = statement.includes(first) ? '' : `${first}: `;
  const base = `${place}${statement} -> ${symptom}`.slice(0, MAX_ID);
  const nth = (used.get(base) ?? 0) + 1;
  used.set(base, nth);
  return nth === 1 ? base : `${base} (${nth})`;
}

function findingOf(one: Seen): Finding {
  const { id, name } = one.named as { id: string; name: FindingName };
  const { of, operation, address, times, since, last, newest, problem } = one;
  return {
    id,
    of,
    ...name,
    operations: [operation ?? address],
    times,
    since: new Date(since).toISOString(),
    last: new Date(last).toISOString(),
    newest,
    message: sentence(problem),
  };
}

function joined(one: Finding, other: Finding): Finding {
  const later = other.newest > one.newest ? other : one;
  return {
    ...one,
    operations: [...new Set([...one.operations, ...other.operations])],
    times: one.times + other.times,
    since: one.since < other.since ? one.since : other.since,
    last: later.last,
    newest: later.newest,
    message: later.message,
  };
}
