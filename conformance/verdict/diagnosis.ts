/**
 * Turns the violations that checks saw into findings: violations with the same statement, field and symptom are one finding,
 * whatever the number of operations. Consequences that a replay has shown are listed under their cause.
 */

import type { OperationId } from '../../generated/operations.js';
import { rules } from '../../generated/rules.js';
import { type Statement, statements } from '../../generated/statements.js';
import { answerFields, groupPartsOf } from '../judge/identity.js';
import { ownViolations } from '../judge/own-violations.js';
import type { CheckResult } from '../judge/result.js';
import type { Violation } from '../judge/violation.js';
import type { Verification } from '../replay/confirm.js';
import { explainedBy } from './causes/causes.js';
import { type Group, type Groups, isUpheld, nameOf } from './causes/group.js';
import { sideEffectsIn } from './causes/side-effects.js';
import {
  byFrequency,
  type Finding,
  groupBy,
  type Observation,
  operationOf,
  requestsIn,
  statusOf,
} from './finding.js';
import { present } from './present.js';

export interface Diagnosis {
  findings: Finding[];
  /** The results; each that did not pass refers to the finding that caused it. */
  results: CheckResult[];
}

/** What replays have shown, by the key of the group. */
export type Verifications = ReadonlyMap<string, Verification>;

const keptCases = 200;

export function diagnose(
  results: readonly CheckResult[],
  verifications: Verifications = new Map(),
): Diagnosis {
  const groups = groupsOf(results, verifications);
  const constant = constantAnswer(groups, results);
  const roots = constant ? [constant] : withConsequences(groups, results);
  const findings = roots.map((group) => findingOf(group, results));
  return { findings, results: withCauses(results, findings, roots) };
}

/** Groups violations by identity; violated interpretations form separate groups. */
export function groupsOf(results: readonly CheckResult[], verifications: Verifications = new Map()): Group[] {
  const all = results.flatMap(seenIn).map((one) => ({ one, parts: groupPartsOf(one.violation) }));
  const keyOf = ({ one, parts }: (typeof all)[number]) =>
    [...(one.violation.assumed ? ['assumed'] : []), ...parts].join(' | ');
  return groupBy(all, keyOf).map((same) => {
    const [{ one, parts }] = same as [(typeof all)[number]];
    const [statement, field, symptom] = parts;
    const key = parts.join(' | ');
    return {
      ...{ key, statement, field, symptom, assumed: one.violation.assumed === true },
      ...{ seen: same.map(({ one }) => one), replay: verifications.get(key) ?? {}, consequences: [] },
    };
  });
}

function seenIn(result: CheckResult): Observation[] {
  const { id, operation, rule, source, called, violations, verdict, expected = '', actual = '' } = result;
  // A check that failed without a violation of its own is reported nevertheless.
  const unnamed: Violation = {
    statement: `operation:${operation as OperationId}`,
    ...{ sort: 'value', field: answerFields.body, symptom: 'different', operation: operation as OperationId },
    ...{ subject: id.slice(id.indexOf('/') + 1), expected, actual },
  };
  const isUnnamed = verdict === 'fail' && !violations.some(({ assumed }) => !assumed);
  return (isUnnamed ? [...violations, unnamed] : violations).map((violation) => ({
    ...{ violation, check: id, own: operation, rule, source, called },
  }));
}

/** Whether the group concerns another account's data or a key that opens too much: never a consequence of anything less grave. */
const isGrave = ({ seen }: Group): boolean => seen.some(({ violation }) => gravityOf(violation) === 0);

const guarding = new Set<string>(
  Object.values(rules).flatMap(({ id, guards }) => (guards === 'accounts' ? [`rule:${id}`] : [])),
);

/** 0: isolation and authentication; 1: everything else, including refusals, which disclose nothing. */
function gravityOf({ statement, symptom }: Pick<Finding, 'statement' | 'symptom'>): number {
  const isGuarding = guarding.has(statement) || statusOf(statement) === '401';
  return isGuarding && !/^[45]/.test(symptom) ? 0 : 1;
}

/** What did not show again explains nothing that did: it would fail nothing, and hide it. */
const mayExplain = (cause: Group, group: Group): boolean => isUpheld(cause) || !isUpheld(group);

/** The groups without a cause; each with its consequences. */
function withConsequences(groups: Groups, results: readonly CheckResult[]): Group[] {
  const stated = new Map(groups.filter(({ assumed }) => !assumed).map((one) => [one.key, one]));
  const explained = explainedBy(groups, results);
  /** The cause by how the violation shows, regardless of replays. */
  const ruledCauseOf = (group: Group): Group | undefined => {
    const { by, isUnreadable } = explained.get(group) ?? {};
    return by && mayExplain(by, group) && (isUnreadable || isGrave(by) || !isGrave(group)) ? by : undefined;
  };
  const causeOf = (group: Group): Group | undefined => {
    if (group.assumed) return undefined;
    if (isGrave(group)) return ruledCauseOf(group);
    const causes = group.replay.causes?.map((key) => stated.get(key)) ?? [];
    const replayed = causes.find((one) => one && one !== group && mayExplain(one, group));
    return replayed ?? ruledCauseOf(group);
  };
  const rootOf = (group: Group, passed: readonly Group[] = []): Group => {
    const cause = causeOf(group);
    if (!cause) return group;
    if (!passed.includes(cause)) return rootOf(cause, [...passed, group]);
    // Groups that explain each other have one cause: that of any of them outside the circle, else the first of them.
    const all = new Set([group, ...passed.slice(passed.indexOf(cause))]);
    const circle = groups.filter((one) => all.has(one));
    const outside = circle.flatMap((one) => ruledCauseOf(one) ?? []);
    const beyond = outside.find((one) => one !== group && !passed.includes(one));
    return beyond ? rootOf(beyond, [...passed, group]) : (circle[0] ?? group);
  };
  const roots = groups.filter((group) => rootOf(group) === group);
  for (const group of groups) {
    const root = rootOf(group);
    if (root === group || !roots.includes(root)) continue;
    root.consequences.push(group);
    root.also = [...(root.also ?? []), ...(explained.get(group)?.also ?? [])];
  }
  return roots;
}

/** From so many operations on, one answer to all of them is no coincidence. */
const leastOperations = 5;

/**
 * If every request got the same answer, and no other status was ever right: the group that was seen most, whose consequences all
 * others are.
 */
function constantAnswer(groups: Groups, results: readonly CheckResult[]): Group | undefined {
  const stated = groups.filter(({ assumed }) => !assumed);
  const seen = stated.flatMap((group) => group.seen);
  const answers = new Set(
    seen.flatMap(({ violation: { exchange } }) =>
      exchange ? [`${exchange.status} ${exchange.responseBody ?? ''}`] : [],
    ),
  );
  const [answer] = answers;
  if (answers.size !== 1 || new Set(seen.map(operationOf)).size < leastOperations) return undefined;
  const right = results.flatMap(({ asserted }) => asserted.filter((tag) => tag.startsWith('status:')));
  if (right.some((tag) => tag.split(' ')[1] !== answer?.split(' ')[0])) return undefined;
  const [root, ...others] = [...groups].sort(
    (a, b) => Number(a.assumed) - Number(b.assumed) || b.seen.length - a.seen.length,
  );
  return root && { ...root, consequences: others };
}

/** The case that was replayed; else the one with the fewest requests. */
function caseToShow({ seen, replay }: Group): Observation {
  const best = [...seen].sort((a, b) => requestsIn(a.called) - requestsIn(b.called))[0] as Observation;
  const replayed = seen.find(({ check }) => check === replay.check);
  return replayed && replay.violation ? { ...replayed, violation: replay.violation } : (replayed ?? best);
}

function verdictOf(group: Group): Finding['verdict'] {
  if (group.assumed) return 'note';
  return isUpheld(group) ? 'fail' : 'unconfirmed';
}

/** Any check may see such an answer: its own rule is about something else. */
const ofAnyAnswer = { statement: 'rule:no-server-error', rule: rules['no-server-error'].statement };

function findingOf(group: Group, results: readonly CheckResult[]): Finding {
  const { replay, consequences } = group;
  const main = caseToShow(group);
  const { violation } = main;
  const own = operationOf(main);
  const change = changeWithout(own, replay);
  const blamed = byFrequency(group.seen.map(operationOf)).filter(
    (one) => change === undefined || one !== own,
  );
  const operations = [
    ...new Set([...sideEffectsIn(replay), change ?? own, ...blamed, ...(group.also ?? [])]),
  ];
  const cited: Statement | undefined = (statements as Readonly<Record<string, Statement>>)[
    violation.statement
  ];
  const judged = results.reduce(
    (sum, { called }) => sum + operations.reduce((own, id) => own + (called[id] ?? 0), 0),
    0,
  );
  const conditions = replay.conditions ?? [];
  return {
    id: `${group.assumed ? 'note: ' : ''}${nameOf(group)}`,
    verdict: verdictOf(group),
    ...{ sort: violation.sort, statement: violation.statement },
    rule: violation.statement === ofAnyAnswer.statement ? ofAnyAnswer.rule : main.rule,
    source: cited?.section ?? main.source,
    ...present({ words: cited?.words }),
    ...{ subject: violation.subject, field: violation.field, symptom: violation.symptom, operations },
    ...{ expected: violation.expected, actual: violation.actual },
    answers: { judged, violating: group.seen.reduce((sum, one) => sum + (one.violation.times ?? 1), 0) },
    ...present({
      confirmation: replay.confirmation,
      ...(conditions.length > 0 && { conditions, condition: `only after ${conditions.join(' and ')}` }),
      consequences: consequences.length > 0 && consequences.map(nameOf),
    }),
    ...{ fails: [], blocks: [], cases: casesOf([group, ...consequences].flatMap(({ seen }) => seen)) },
    reportedBy: main.check,
    ...present({
      exchange: replay.exchanges?.at(-1) ?? violation.exchange,
      before: replay.exchanges?.slice(0, -1),
      ...{ at: violation.at, entry: violation.entry, proof: violation.proof, trace: replay.trace },
    }),
  };
}

/**
 * The operation of the last change in a minimized trace that ends with a GET and does without the operation that the check
 * names. Undefined for other traces.
 */
function changeWithout(named: string, { trace, confirmation }: Partial<Verification>) {
  const steps = trace?.steps ?? [];
  const isOther = steps.every(({ operation }) => operation !== undefined && operation !== named);
  if (confirmation !== 'confirmed' || !isOther || steps.at(-1)?.method !== 'GET') return undefined;
  return steps.findLast(({ method }) => method !== 'GET')?.operation;
}

function casesOf(seen: readonly Observation[]): Finding['cases'] {
  const each = groupBy(seen, ({ check, violation }) => `${check} ${violation.field} ${violation.symptom}`);
  return each.slice(0, keptCases).map(([one]) => {
    const { violation, check } = one as Observation;
    const { statement, field, symptom, subject, expected, actual } = violation;
    const operation = operationOf(one as Observation);
    return { check, operation, statement, field, symptom, subject, expected, actual };
  });
}

/** Connects results with findings: a check of the operation at fault fails by it, any other is blocked by it. */
function withCauses(
  results: readonly CheckResult[],
  findings: readonly Finding[],
  groups: readonly Group[],
): CheckResult[] {
  const byCheck = new Map<string, { finding: Finding; violation: Violation }[]>();
  groups.forEach((group, n) => {
    const finding = findings[n] as Finding;
    for (const { check, violation } of [group, ...group.consequences].flatMap(({ seen }) => seen))
      byCheck.set(check, [...(byCheck.get(check) ?? []), { finding, violation }]);
  });
  return results.map((result) => tied(result, byCheck.get(result.id) ?? [], findings));
}

function tied(
  result: CheckResult,
  causes: readonly { finding: Finding; violation: Violation }[],
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
  const own = new Set(ownViolations(result, result.violations));
  const mine = causes.filter(({ violation }) => own.size === 0 || own.has(violation));
  const failing = mine.filter(({ finding }) => finding.verdict === 'fail');
  const ranked = verdict === 'fail' && failing.length > 0 ? failing : mine;
  const cause = (ranked.find(({ finding }) => finding.operations.includes(operation)) ?? ranked[0])?.finding;
  if (!cause) return result;
  // None of its violations showed again in a replay.
  if (verdict === 'fail' && cause.verdict !== 'fail')
    return {
      ...result,
      verdict: 'note',
      blockedBy: cause.id,
      reason: 'seen once, and not again when it was tried alone',
    };
  const isOwn = verdict === 'note' || cause.operations.includes(operation) || cause.fails.length === 0;
  (isOwn ? cause.fails : cause.blocks).push(result.id);
  return { ...result, verdict: isOwn ? verdict : 'blocked', blockedBy: cause.id };
}

/** Sorts findings by harm: isolation and keys, then what blocks most checks, then what shows in most places. */
export function byHarm(findings: readonly Finding[]): Finding[] {
  const rank = { fail: 0, known: 1, unconfirmed: 2, note: 3 } as const;
  const weight = ({ sort }: Finding) =>
    sort === 'silence' ? 2 : sort === 'status' || sort === 'state' ? 1 : 0;
  return [...findings].sort(
    (a, b) =>
      rank[a.verdict] - rank[b.verdict] ||
      gravityOf(a) - gravityOf(b) ||
      b.blocks.length + b.fails.length - (a.blocks.length + a.fails.length) ||
      weight(b) - weight(a) ||
      b.cases.length - a.cases.length,
  );
}
