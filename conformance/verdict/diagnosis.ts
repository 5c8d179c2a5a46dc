/**
 * From everything that the checks saw to findings: one fault is told once. First what an answer alone shows, then what
 * is explained by that, then the operation behind the rest. Pure; puts nothing into any format.
 */

import { type Statement, statements } from '../../generated/statements.js';
import type { Breach } from '../judge/breach.js';
import { ownBreaches } from '../judge/own-breaches.js';
import type { CheckResult } from '../judge/result.js';
import { caseToShow } from './case-to-show.js';
import { directCauses, type Held } from './direct-causes.js';
import { type Cluster, type Finding, groupBy, operationOf, type Seen } from './finding.js';
import { asMisstep, isBehind, missteps } from './missteps.js';
import { clusterOfAll, type SameAnswer, sameAnswer } from './same-answer.js';
import { suspectedCauses } from './suspects.js';

export interface Diagnosis {
  findings: Finding[];
  /** The results, each that did not pass with the finding that is its cause. */
  results: CheckResult[];
}

const keptCases = 200;

export function diagnose(results: readonly CheckResult[]): Diagnosis {
  const same = sameAnswer(results);
  const stated = clustersOf(results, false, same);
  const assumed = clustersOf(results, true, same);
  const told = [
    ...stated.map((one) => findingOf(one, 'fail', results)),
    ...assumed.map((one) => findingOf(one, 'note', results)),
  ];
  const findings = uniquelyNamed(told);
  return { findings, results: withCauses(results, findings, [...stated, ...assumed]) };
}

function clustersOf(results: readonly CheckResult[], assumed: boolean, same?: SameAnswer): Cluster[] {
  const every = results.flatMap((result) => seenIn(result, assumed)).map(asMisstep);
  const own = every.filter((one) => !same?.isBehind(one));
  const steps = missteps(own);
  const followers = own.filter((one) => !steps.includes(one) && steps.some((step) => isBehind(one, step)));
  const seen = own.filter((one) => !followers.includes(one));
  const constant = same ? clusterOfAll(same, every.filter(same.isBehind)) : [];
  const isDirect = (one: Seen) => {
    const { breach, own } = one;
    if (breach.sort === 'value' || isUnread(one)) return false;
    if (breach.sort !== 'status' || Number(breach.symptom) >= 500) return true;
    return breach.operation === own || !isMissing(breach.symptom) || isDueRefusal(breach);
  };
  const direct = directCauses(seen.filter(isDirect), heldIn(results));
  const open = seen.filter((one) => !isDirect(one));
  const atFirstHand = direct.map((one) => one.first ?? [...one.seen]);
  for (const one of followers)
    direct
      .find((known) => known.seen.some((step) => steps.includes(step) && isBehind(one, step)))
      ?.seen.push(one);
  const left = open.filter((one) => {
    const cause = direct.find((known) => explains(known, one));
    cause?.seen.push(one);
    return cause === undefined;
  });
  const told = direct.map((one, n) => ({ ...one, first: atFirstHand[n] }));
  return [...constant, ...told, ...suspectedCauses(left, results)];
}

/** What could not be read, for its form is wrong, is no cause of its own, whatever it was compared with. */
const isUnread = ({ breach }: Seen): boolean => breach.sort !== 'shape' && unreadable.test(breach.actual);
const unreadable = /<unreadable: ([^>]*)>/;

/** 404 of a record that should be there is somebody's fault, but not always of who answers it. */
const isMissing = (symptom: string): boolean => symptom === '404' || symptom === '200';

/** What should have been refused is the fault of who took it. */
const isDueRefusal = ({ subject }: Breach): boolean => subject.startsWith('a 4xx');

function seenIn(result: CheckResult, assumed: boolean): Seen[] {
  const { id, operation, rule, source, called } = result;
  const slug = id.slice(id.indexOf('/') + 1);
  const { breaches, verdict, expected = '', actual = '' } = result;
  // A check that failed without saying by what is told all the same.
  const untold: Breach = {
    statement: `operation:${operation}`,
    sort: 'value',
    subject: slug,
    symptom: 'failed',
    operation,
    expected,
    actual,
  };
  const isUntold = verdict === 'fail' && !breaches.some((one) => !one.assumed);
  return (isUntold ? [...breaches, untold] : breaches)
    .filter((breach) => Boolean(breach.assumed) === assumed)
    .map((breach) => ({ breach, check: id, slug, own: operation, rule, source, called }));
}

/** Whether an operation kept a due status in some check: marks of statuses say so. */
function heldIn(results: readonly CheckResult[]): Held {
  const marks = new Set(results.flatMap(({ asserted }) => asserted));
  const anyRefusal = new Set([...marks].flatMap((mark) => /^status:(\w+) 4\d\d$/.exec(mark)?.[1] ?? []));
  return (due, operation) =>
    due === '4xx' ? anyRefusal.has(operation) : marks.has(`status:${operation} ${due.slice(0, 3)}`);
}

/**
 * Whether a cause that one answer shows accounts for a value that did not agree: it was met in the same check, or it is
 * the shape of the very field.
 */
function explains({ seen, operations, first }: Cluster, one: Seen): boolean {
  // Of records that were never kept nothing else is told.
  if (first && one.breach.symptom === '404' && operations.includes(operationOf(one))) return true;
  const { breach, check, called } = one;
  if (isAboutLost(operations, seen, breach)) return true;
  if (isUnread(one)) {
    const [, place = ''] = unreadable.exec(breach.actual) ?? [];
    const isPlace = ({ breach: other }: Seen) =>
      other.sort === 'shape' && other.subject.toLowerCase() === place.toLowerCase();
    if (seen.some(isPlace)) return true;
  }
  // Whoever asked what answers no JSON knows nothing of the record.
  const isAboutIt = (id: string) => id in called || id === one.own || id === operationOf(one);
  const isOfNothing = /=undefined\b|is undefined$/.test(`${breach.subject}\n${breach.expected}`);
  if (seen.some(isIllegible) && (isOfNothing || operations.some(isAboutIt))) return true;
  const together = seen.filter((one) => one.check === check);
  if (together.some((one) => one.breach.sort !== 'shape')) return true;
  const leaf = leafOf(breach.subject);
  const isField = (one: Seen) => one.breach.sort === 'shape' && leafOf(one.breach.subject) === leaf;
  if (seen.some(isField) && operations.some((one) => one in called)) return true;
  // Of a list that is not there nothing else is told.
  if (operations.includes(operationOf(one)) && together.some(isListOf)) return true;
  const isBlank =
    ['nothing', 'undefined'].includes(breach.symptom) ||
    /undefined|unreadable/.test(`${breach.expected} ${breach.actual}`);
  return together.some(
    (one) => isBlank || isWhole(one.breach.subject) || breach.expected.includes(leafOf(one.breach.subject)),
  );
}

/** What a record that was made and then not kept should have given to others: their taxes, clients, items. */
function isAboutLost([maker = '']: readonly string[], seen: readonly Seen[], breach: Breach): boolean {
  const [, kind] = /^create(Tax|Client|Item)$/.exec(maker) ?? [];
  if (!kind || !seen.some((one) => one.breach.symptom === '404')) return false;
  return breach.sort === 'value' && aboutKind[kind as keyof typeof aboutKind].test(breach.subject);
}

const aboutKind = {
  Tax: /\btax(es)?\b|^(total|tax_amount|items)\b/i,
  Client: /\bclients?\b/i,
  Item: /\bitems?\b/i,
};

const isIllegible = ({ breach: { sort, symptom } }: Seen): boolean =>
  sort === 'shape' && symptom.startsWith('not JSON');

/** The entries of a list, all of them. */
const isListOf = ({ breach }: Seen): boolean => /^\w+List\.\w+$/.test(breach.subject);

/** A whole record that is wrong, not one of its fields. */
const isWhole = (subject: string): boolean => !subject.includes('.');

const leafOf = (subject: string): string => (subject.split('.').at(-1) ?? subject).replace('[]', '');

function findingOf(
  { operations, subject, seen, first = seen }: Cluster,
  verdict: 'fail' | 'note',
  results: readonly CheckResult[],
): Finding {
  const main = caseToShow(first, operations);
  const { breach } = main;
  const { condition } = whenItShows(breach, seen);
  const cited: Statement | undefined = (statements as Readonly<Record<string, Statement>>)[breach.statement];
  const judged = results.reduce(
    (sum, { called }) => sum + operations.reduce((own, id) => own + (called[id] ?? 0), 0),
    0,
  );
  return {
    id: '',
    verdict,
    sort: breach.sort,
    statement: breach.statement,
    statements: [...new Set(seen.map((one) => one.breach.statement))],
    rule: main.rule,
    source: cited?.section ?? main.source,
    ...(cited ? { words: cited.words } : {}),
    subject,
    symptom: breach.symptom,
    operations,
    expected: breach.expected,
    actual: breach.actual,
    answers: { judged, breaching: seen.reduce((sum, one) => sum + (one.breach.times ?? 1), 0) },
    ...(condition ? { condition } : {}),
    fails: [],
    blocks: [],
    cases: casesOf(seen),
    toldBy: main.check,
    ...(breach.exchange ? { exchange: breach.exchange } : {}),
    ...(breach.before ? { before: breach.before } : {}),
    ...(breach.at ? { at: breach.at } : {}),
    ...(breach.entry ? { entry: breach.entry } : {}),
    ...(breach.proof ? { proof: breach.proof } : {}),
  };
}

/** A life says it of the same thing that another check has seen on its way. */
function whenItShows(breach: Breach, seen: readonly Seen[]): Breach {
  const alike = seen
    .map((one) => one.breach)
    .filter(({ subject, condition }) => subject === breach.subject && condition !== undefined);
  return alike.find(({ row }) => row !== undefined && row.turns === undefined) ?? alike[0] ?? breach;
}

function casesOf(seen: readonly Seen[]): Finding['cases'] {
  const each = groupBy(seen, ({ check, breach }) => `${check} ${breach.subject} ${breach.symptom}`);
  return each.slice(0, keptCases).map(([one]) => {
    const { breach, check } = one as Seen;
    const { subject, expected, actual } = breach;
    return { check, operation: operationOf(one as Seen), subject, expected, actual };
  });
}

/** `status:emailQuote/422 400`; with the operation where the statement does not name one. */
function uniquelyNamed(findings: readonly Finding[]): Finding[] {
  const taken = new Map<string, number>();
  return findings.map((one) => {
    const [first = ''] = one.operations;
    const place = one.sort === 'value' || !one.statement.includes(first) ? `${first}: ` : '';
    const subject = one.sort === 'value' ? ` ${one.subject}` : '';
    const base = `${place}${one.statement}${subject} -> ${one.symptom}`.slice(0, 140);
    const nth = (taken.get(base) ?? 0) + 1;
    taken.set(base, nth);
    return { ...one, id: nth === 1 ? base : `${base} (${nth})` };
  });
}

/** Ties results to findings: a check of an operation at fault fails by it, any other is blocked by it. */
function withCauses(
  results: readonly CheckResult[],
  findings: readonly Finding[],
  clusters: readonly Cluster[],
): CheckResult[] {
  const byCheck = new Map<string, { finding: Finding; seen: Seen }[]>();
  clusters.forEach((cluster, n) => {
    const finding = findings[n] as Finding;
    for (const seen of cluster.seen)
      byCheck.set(seen.check, [...(byCheck.get(seen.check) ?? []), { finding, seen }]);
  });
  return results.map((result) => tied(result, byCheck.get(result.id) ?? [], findings));
}

function tied(
  result: CheckResult,
  causes: readonly { finding: Finding; seen: Seen }[],
  findings: readonly Finding[],
): CheckResult {
  const { verdict, operation } = result;
  if (verdict === 'blocked') {
    const cause =
      causes.find(({ finding }) => finding.verdict === 'fail')?.finding ??
      findings.find(
        (one) => one.verdict === 'fail' && one.operations.includes(result.blockedBy?.split('/')[0] ?? ''),
      );
    if (!cause) return result;
    cause.blocks.push(result.id);
    return { ...result, blockedBy: cause.id };
  }
  if (verdict !== 'fail' && verdict !== 'note') return result;
  const own = new Set(ownBreaches(result, result.breaches));
  const mine = causes.filter(({ finding, seen }) => finding.verdict === verdict && own.has(seen.breach));
  const cause = (mine.find(({ finding }) => finding.operations.includes(operation)) ?? mine[0])?.finding;
  if (!cause) return result;
  const isOwn = verdict === 'note' || cause.operations.includes(operation) || cause.fails.length === 0;
  (isOwn ? cause.fails : cause.blocks).push(result.id);
  return { ...result, verdict: isOwn ? verdict : 'blocked', blockedBy: cause.id };
}

/** Findings in the order of harm: what keeps most from being judged, then what shows in most places. */
export function byHarm(findings: readonly Finding[]): Finding[] {
  const rank = { fail: 0, known: 1, note: 2 } as const;
  const weight = ({ sort }: Finding) =>
    sort === 'silence' ? 2 : sort === 'status' || sort === 'state' ? 1 : 0;
  return [...findings].sort(
    (a, b) =>
      rank[a.verdict] - rank[b.verdict] ||
      b.blocks.length + b.fails.length - (a.blocks.length + a.fails.length) ||
      weight(b) - weight(a) ||
      b.cases.length - a.cases.length,
  );
}
