/**
 * Findings: violations of the contract, each reported once however often it occurs. The same symptom of the same
 * statement is one finding. Exchanges are counted as they pass; finding-names.ts names them when they are read.
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

export type Findings = ReturnType<typeof createFindings>;

/** One symptom at one place of one operation. */
interface Seen extends WrongPart {
  times: number;
  since: number;
  last: number;
  newest: number;
  /** Set at the first read. */
  named?: { id: string; name: FindingName };
}

/** A limit, since a hostile client can cause any number of different violations. */
const MAX_SEEN = 2000;
/** The limit of the suite's ids. */
const MAX_ID = 140;

/** `document` gives the contract's document; called when the first finding is named. */
export function createFindings(document: () => unknown) {
  const seen = new Map<string, Seen>();
  let named = 0;
  const ids = new Map<string, string>();
  const used = new Map<string, number>();

  /** In the order of occurrence, so that ids do not change. */
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
    /** `id` is the exchange's id in the journal. Costs nothing for an exchange without violations. */
    record(id: number, exchange: Exchange) {
      if (exchange.problems.length === 0) return;
      const { startedAt } = exchange;
      // The same violation in three lines counts once.
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
    /** Violations in answers first, then by frequency. */
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
    /** The finding ids of an exchange's violations, the request's first; null for one no longer counted. */
    idsOf(exchange: Exchange) {
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

/** One part for each problem. Problems of one value (it fits no alternative) share the part of the first. */
function wrongParts({ problems, violations, arrival, answer, operation }: Exchange): WrongPart[] {
  const address = `${arrival.method} ${(arrival.url.split('?', 1)[0] ?? '').replace(/\d+/g, 'N')}`;
  const firstAt = new Map<string, WrongPart>();
  return problems.map((problem, index) => {
    const of = index < violations.length ? 'request' : 'answer';
    const place = [of, problem.in, problem.pointer ?? problem.message].join('\n');
    const isText = of === 'answer' && problem.pointer === '' && jsonIn(answer.text) === undefined;
    const reported = isText ? notJson(problem) : problem;
    const part = firstAt.get(place) ?? { of, operation, address, status: answer.status, problem: reported };
    firstAt.set(place, part);
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

/** Starts with the operation unless the statement contains it; ids that would be equal are numbered. */
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
