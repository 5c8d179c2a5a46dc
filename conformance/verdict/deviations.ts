/**
 * Known deviations: failures that someone has looked at, listed in a YAML file, so that only news breaks a
 * run. A listed failure becomes `known`; a deviation that no longer holds as listed breaks the run itself.
 */
import { Document, isMap, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { fingerprint } from './fingerprint.js';
import type { CheckResult } from './result.js';

export interface Deviation {
  /** Id of the check that fails. */
  check: string;
  /** Why it is tolerated, for the reader. */
  reason: string;
  /** `fingerprint` of the failure. */
  expect: string;
  /** Where it is tracked. */
  issue?: string;
  /** yyyy-mm-dd: the last day on which it is tolerated. */
  expires?: string;
}

export type DeviationProblemKind = 'no longer fails' | 'fails differently' | 'expired' | 'unknown check';

export interface DeviationProblem {
  check: string;
  problem: DeviationProblemKind;
  /** One line: what is wrong and what to do. */
  message: string;
}

export interface AppliedDeviations {
  results: CheckResult[];
  /** Each of them breaks the run. */
  problems: DeviationProblem[];
  /** Listed checks that this run could not judge (blocked, unsupported, not selected): no problem, but said. */
  unjudged: string[];
}

/** Thrown for a deviations file that cannot be read; the message says where and what to write instead. */
export class DeviationsFileError extends Error {
  override name = 'DeviationsFileError';
}

/**
 * The deviations in a YAML text; an empty text is an empty list. `file` is named in errors.
 * Throws DeviationsFileError.
 */
export function parseDeviations(text: string, file = 'the deviations file'): Deviation[] {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw new DeviationsFileError(`${file} is not valid YAML: ${error.message.split('\n')[0]}`);
  const value: unknown = document.toJS() ?? [];
  if (!Array.isArray(value)) {
    throw new DeviationsFileError(`${file} must hold a list of {check, reason, expect, issue?, expires?}`);
  }
  const list = value.map((entry: unknown, index) => readEntry(entry, `${file}, entry ${index + 1}`));
  const twice = list.find(({ check }, index) => list.findIndex((other) => other.check === check) !== index);
  if (twice) throw new DeviationsFileError(`${file} lists "${twice.check}" twice; keep one entry per check`);
  return list;
}

/**
 * The results with listed failures turned into `known`. `complete` says that every check of the suite was
 * run: only then is a listed check without a result unknown. Without it (one shard, `--only`) such entries
 * are left unjudged.
 */
export function applyDeviations(
  results: readonly CheckResult[],
  deviations: readonly Deviation[],
  now: Date,
  { complete = true }: { complete?: boolean } = {},
): AppliedDeviations {
  const byId = new Map(results.map((result) => [result.id, result]));
  const problems: DeviationProblem[] = [];
  const unjudged: string[] = [];
  const known = new Map<string, Deviation>();
  for (const deviation of deviations) {
    const result = byId.get(deviation.check);
    const problem = problemOf(deviation, result, now, complete);
    if (problem) problems.push({ check: deviation.check, ...problem });
    else if (result?.verdict === 'fail') known.set(deviation.check, deviation);
    else unjudged.push(deviation.check);
  }
  const judged = results.map((result): CheckResult => {
    const deviation = known.get(result.id);
    if (!deviation || result.verdict !== 'fail') return result;
    const issue = deviation.issue ? ` (${deviation.issue})` : '';
    return { ...result, verdict: 'known', reason: deviation.reason + issue };
  });
  return { results: judged, problems, unjudged };
}

/**
 * The text of the deviations file after accepting this run's failures: new ones are added, changed ones
 * get the new fingerprint, those that no longer fail are taken out. Reasons, issues, dates, order and
 * comments of the entries that stay are kept; an expiry date is never prolonged.
 */
export function acceptDeviations(
  results: readonly CheckResult[],
  existing: string,
  { now, complete = true }: { now: Date; complete?: boolean },
): string {
  const listed = parseDeviations(existing);
  const document = listed.length > 0 ? parseDocument(existing) : emptyDocument(existing);
  const byId = new Map(results.map((result) => [result.id, result]));
  const items = document.contents as YAMLSeq;
  items.items = items.items.filter((item) => {
    const id = isMap(item) ? String(item.get('check')) : '';
    const result = byId.get(id);
    if (result === undefined) return !complete;
    if (failed(result)) (item as YAMLMap).set('expect', fingerprint(result));
    return failed(result) || !passed(result);
  });
  const seen = new Set(listed.map(({ check }) => check));
  const reason = `accepted from the run of ${isoDay(now)}; say here why it is tolerated`;
  for (const result of results) {
    if (!failed(result) || seen.has(result.id)) continue;
    seen.add(result.id);
    items.add(document.createNode({ check: result.id, reason, expect: fingerprint(result) }));
  }
  return document.toString({ lineWidth: 0 });
}

const failed = ({ verdict }: CheckResult): boolean => verdict === 'fail' || verdict === 'known';
const passed = ({ verdict }: CheckResult): boolean => verdict === 'pass' || verdict === 'warn';

type Problem = Omit<DeviationProblem, 'check'>;

function problemOf(
  deviation: Deviation,
  result: CheckResult | undefined,
  now: Date,
  complete: boolean,
): Problem | undefined {
  const { check, expires } = deviation;
  if (!result) {
    if (!complete) return undefined;
    const message = `deviation "${check}": no check has this id; correct it (see --list) or remove the entry`;
    return { problem: 'unknown check', message };
  }
  if (passed(result)) {
    return {
      problem: 'no longer fails',
      message: `deviation "${check}": the check passes now; remove the entry, or run with --accept`,
    };
  }
  if (result.verdict !== 'fail') return undefined;
  if (expires && isoDay(now) > expires) {
    return {
      problem: 'expired',
      message: `deviation "${check}": tolerated until ${expires} and still failing; mend it or set a new date`,
    };
  }
  const found = fingerprint(result);
  if (found === deviation.expect) return undefined;
  return {
    problem: 'fails differently',
    message: `deviation "${check}": listed as "${deviation.expect}", now "${found}"; look again, then --accept`,
  };
}

function readEntry(entry: unknown, where: string): Deviation {
  if (entry === null || typeof entry !== 'object' || Array.isArray(entry)) {
    throw new DeviationsFileError(`${where}: write {check, reason, expect}`);
  }
  const fields = entry as Record<string, unknown>;
  const text = (name: string, needed: boolean): string | undefined => {
    const value = fields[name];
    if (value === undefined || value === null) {
      if (needed) throw new DeviationsFileError(`${where}: "${name}" is missing`);
      return undefined;
    }
    if (value instanceof Date) return isoDay(value);
    if (typeof value === 'string' && value.trim() !== '') return value;
    if (typeof value === 'number') return String(value);
    throw new DeviationsFileError(`${where}: "${name}" must be a text`);
  };
  const unknown = Object.keys(fields).find((name) => !entryFields.includes(name));
  if (unknown)
    throw new DeviationsFileError(`${where}: "${unknown}" is not one of ${entryFields.join(', ')}`);
  const expires = text('expires', false);
  if (expires && !/^\d{4}-\d\d-\d\d$/.test(expires)) {
    throw new DeviationsFileError(`${where}: "expires" must be a day such as 2030-01-31, not "${expires}"`);
  }
  const [check, reason, expect] = ['check', 'reason', 'expect'].map((name) => text(name, true) as string);
  const issue = text('issue', false);
  return {
    check: check as string,
    reason: reason as string,
    expect: expect as string,
    ...(issue === undefined ? {} : { issue }),
    ...(expires === undefined ? {} : { expires }),
  };
}

const entryFields = ['check', 'reason', 'expect', 'issue', 'expires'];

function emptyDocument(existing: string): Document<YAMLSeq> & { contents: YAMLSeq } {
  const document = new Document([]) as Document<YAMLSeq> & { contents: YAMLSeq };
  const comments = existing.split('\n').filter((line) => line.startsWith('#'));
  document.commentBefore =
    comments.length > 0
      ? comments.map((line) => line.slice(1)).join('\n')
      : ' Known deviations: failures that are tolerated, and why. One entry per check;\n' +
        ' "expect" is what the failure looks like, "expires" (yyyy-mm-dd) ends the tolerance.';
  if (isSeq(document.contents)) document.contents.flow = false;
  return document;
}

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
