/**
 * Finds the operation behind values that do not agree, where no single answer is wrong by itself: the one that the checks
 * which saw it have called and those which did not have not (spectrum-based fault localisation, Ochiai's measure). Pure.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import type { CheckResult } from '../judge/result.js';
import { byFrequency, type Cluster, groupBy, type Seen } from './finding.js';

export function suspectedCauses(seen: readonly Seen[], results: readonly CheckResult[]): Cluster[] {
  const calledInPassing = new Map<string, number>();
  for (const { called, verdict } of results) {
    if (verdict !== 'pass') continue;
    for (const operation of Object.keys(called))
      calledInPassing.set(operation, (calledInPassing.get(operation) ?? 0) + 1);
  }
  const clusters: Cluster[] = [];
  for (let left = [...seen]; left.length > 0; ) {
    const operation = suspect(left, calledInPassing);
    const mine = left.filter((one) => mayBe(one, operation));
    const subjects = byFrequency(mine.map(({ breach }) => breach.subject));
    clusters.push({ operations: [operation], subject: subjects.slice(0, 5).join(', '), seen: mine });
    left = left.filter((one) => !mine.includes(one));
  }
  return overTypes(withoutEchoes(clusters));
}

/** A GET that is wrong about so many fields of a record shows another one, or an old one: what only it shows follows. */
const manyFields = 3;

function withoutEchoes(clusters: readonly Cluster[]): Cluster[] {
  const isShownBy =
    (reader: string) =>
    ({ breach }: Seen) =>
      breach.exchange?.operation === reader;
  const readers = clusters.filter(
    ({ operations: [id = ''], seen }) =>
      operations[id as OperationId]?.method === 'get' &&
      new Set(seen.filter(isShownBy(id)).map(({ breach }) => breach.at ?? breach.subject)).size >= manyFields,
  );
  const told = clusters.map((one) => {
    const reader = readers.find(({ operations: [id = ''] }) => one.seen.every(isShownBy(id)));
    return reader && !readers.includes(one) ? { one, reader } : { one };
  });
  return told.flatMap(({ one, reader }) => {
    if (reader) return [];
    const echoes = told.flatMap((other) => (other.reader === one ? other.one.seen : []));
    return echoes.length === 0 ? [one] : [{ ...one, seen: [...one.seen, ...echoes], first: one.seen }];
  });
}

/** Whether an operation may be what is behind a breach: the caller says so, or, where he does not know, it was called. */
function mayBe({ breach, own, called }: Seen, operation: string): boolean {
  return breach.operation === undefined
    ? operation in called || own === operation
    : breach.operation === operation;
}

const amounts = /^(sum|total|taxes|discount|before_taxes|subtotal|tax_amount|discount_amount|amounts?)\b/;
const lines = /\b(lines?|items)\b/;

/** The matter of a subject: amounts belong together, lines too; else the field. */
function topicOf(subject: string): string {
  if (lines.test(subject)) return 'lines';
  const leaf = subject.split('.').at(-1) ?? subject;
  return amounts.test(leaf) ? 'lines' : leaf;
}

/** Where two operations are as likely, the one that the check is about counts so much more. */
const ownWeight = 0.15;

/** The operation that fits best: in many checks that saw it, in few that did not. */
function suspect(seen: readonly Seen[], passing: ReadonlyMap<string, number>): string {
  const checks = groupBy(seen, ({ check }) => check).map(([one]) => one as Seen);
  const [only, ...others] = checks;
  // One check alone tells nothing by what else it called, least of all by what hardly anybody calls.
  if (only && others.length === 0) return only.breach.operation ?? only.own;
  const candidates = new Set(
    seen.flatMap(({ breach, own, called }) =>
      breach.operation ? [breach.operation] : [own, ...Object.keys(called)],
    ),
  );
  const score = (operation: string): number => {
    const mine = checks.filter((one) => mayBe(one, operation));
    const own = mine.filter((one) => one.own === operation || one.breach.operation === operation).length;
    const fit = mine.length / Math.sqrt(mine.length + (passing.get(operation) ?? 0));
    return fit * (1 + ownWeight * (own / Math.max(1, mine.length)));
  };
  const scored = [...candidates].map((operation) => ({ operation, score: score(operation) }));
  scored.sort((a, b) => b.score - a.score || (a.operation < b.operation ? -1 : 1));
  return scored[0]?.operation ?? '';
}

/** The same matter with the same kind of operation of several types, or all over one type, is one finding. */
function overTypes(clusters: readonly Cluster[]): Cluster[] {
  const merged: (Cluster & { topics: Set<string> })[] = [];
  for (const one of clusters) {
    const topics = new Set(one.seen.map(({ breach }) => topicOf(breach.subject)));
    const kin = merged.find(
      (known) =>
        [...topics].some((topic) => known.topics.has(topic)) &&
        (actionOf(known) === actionOf(one) || scopeOf(known) === scopeOf(one)),
    );
    if (!kin) {
      merged.push({ ...one, topics });
      continue;
    }
    kin.operations.push(...one.operations);
    kin.seen.push(...one.seen);
    for (const topic of topics) kin.topics.add(topic);
  }
  return merged.map(({ topics: _topics, ...one }) => one);
}

const first = ({ operations: [id] }: Cluster) => operations[id as OperationId];
const actionOf = (one: Cluster): string =>
  first(one)?.action ?? `${/^[a-z]+/.exec(one.operations[0] ?? '')?.[0]} ${first(one)?.resource}`;
const scopeOf = (one: Cluster): string => first(one)?.documentType ?? first(one)?.resource ?? '';
