/**
 * Known deviations: reviewed findings, listed in a YAML file, so that only new findings fail a run. A listed finding becomes
 * `known`; a deviation that no longer holds as listed fails the run.
 */
import { Document, isMap, parseDocument, type YAMLSeq } from 'yaml';
import { matchesGlob } from '../target/glob.js';
import type { Finding } from './finding.js';
import { formerId, isFormerly } from './former-ids.js';
import { currentId, currentNames } from './former-names.js';

export interface Deviation {
  /** The id of a finding; `*` stands for any text. */
  finding: string;
  /** Why it is tolerated, for the reader. */
  reason: string;
  /** Restricts it to one symptom. */
  expect?: string;
  /** The operations in which it was seen when it was listed; if it is seen in others, it has grown. */
  operations?: string[];
  /** Written by older versions; ignored. */
  statements?: string[];
  /** Where it is tracked. */
  issue?: string;
  /** yyyy-mm-dd: the last day on which it is tolerated. */
  expires?: string;
}

export type DeviationProblemKind = 'no longer seen' | 'another symptom' | 'expired' | 'grown';

export interface DeviationProblem {
  finding: string;
  problem: DeviationProblemKind;
  /** One line: what is wrong and what to do. */
  message: string;
}

export interface AppliedDeviations {
  findings: Finding[];
  /** Each of them fails the run. */
  problems: DeviationProblem[];
  /** Listed findings that this run could not judge: reported, but no problem. */
  unjudged: string[];
  /** Messages about valid entries in the form of an older version: how to write them now. */
  renamed: string[];
}

/** Thrown for a deviations file that cannot be parsed; the message has the place and the expected form. */
export class DeviationsFileError extends Error {
  override name = 'DeviationsFileError';
}

const entryFields = ['finding', 'reason', 'expect', 'operations', 'statements', 'issue', 'expires'];
const howTo = 'write a list of {finding, reason}, or let --accept write it';

/** Parses the deviations in a YAML text; an empty text is an empty list. Throws DeviationsFileError, which names `file`. */
export function parseDeviations(text: string, file = 'the deviations file'): Deviation[] {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw new DeviationsFileError(`${file} is not valid YAML: ${error.message.split('\n')[0]}`);
  const value: unknown = document.toJS() ?? [];
  if (!Array.isArray(value)) throw new DeviationsFileError(`${file} holds no list; ${howTo}`);
  const list = value.map((entry: unknown, index) => readEntry(entry, `${file}, entry ${index + 1}`));
  const twice = list.find((one, index) => list.findIndex(({ finding }) => finding === one.finding) !== index);
  if (twice)
    throw new DeviationsFileError(`${file} lists "${twice.finding}" twice; keep one entry a finding`);
  return list;
}

function readEntry(entry: unknown, where: string): Deviation {
  if (entry === null || typeof entry !== 'object' || Array.isArray(entry))
    throw new DeviationsFileError(`${where}: ${howTo}`);
  const fields = entry as Record<string, unknown>;
  if (fields.check !== undefined && fields.finding === undefined)
    throw new DeviationsFileError(
      `${where} lists a check, as older versions did; deviations list findings now. Move the file away and run with --accept, then copy your reasons`,
    );
  const unknown = Object.keys(fields).find((name) => !entryFields.includes(name));
  if (unknown)
    throw new DeviationsFileError(`${where}: "${unknown}" is not one of ${entryFields.join(', ')}`);
  const text = (name: string): string | undefined => {
    const value = fields[name];
    if (value === undefined || value === null) return undefined;
    if (value instanceof Date) return isoDay(value);
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    throw new DeviationsFileError(`${where}: "${name}" must be a text`);
  };
  const [finding, reason] = [text('finding'), text('reason')];
  if (!finding) throw new DeviationsFileError(`${where}: "finding" is missing: the id that the report shows`);
  if (!reason) throw new DeviationsFileError(`${where}: "reason" is missing: why is it tolerated?`);
  const expires = text('expires');
  if (expires && !/^\d{4}-\d\d-\d\d$/.test(expires))
    throw new DeviationsFileError(`${where}: "expires" must be a day such as 2030-01-31, not "${expires}"`);
  const list = (name: 'operations' | 'statements') => {
    const { [name]: value } = fields;
    if (value === undefined) return {};
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return { [name]: value };
    throw new DeviationsFileError(`${where}: "${name}" must be a list of ${name}`);
  };
  return {
    ...{ finding, reason, expect: text('expect'), issue: text('issue'), expires },
    ...list('operations'),
    ...list('statements'),
  };
}

export interface Judged {
  /** Everything was judged. */
  complete?: boolean;
}

/**
 * The findings, with the listed ones as `known`. `complete`: everything was judged; only then does a listed finding that was
 * not seen count as fixed.
 */
export function applyDeviations(
  findings: readonly Finding[],
  deviations: readonly Deviation[],
  now: Date,
  { complete = true }: Judged = {},
): AppliedDeviations {
  const problems: DeviationProblem[] = [];
  const unjudged: string[] = [];
  const renamed: string[] = [];
  const known = new Map<Finding, Deviation>();
  for (const deviation of deviations) {
    const named = findings.filter((one) => one.verdict === 'fail' && isNamed(one, deviation));
    const fitting = named.filter(
      ({ symptom }) =>
        deviation.expect === undefined || deviation.expect === symptom || formerId(deviation.finding),
    );
    for (const one of fitting) known.set(one, deviation);
    if (named.length === 0 && !complete) unjudged.push(deviation.finding);
    renamed.push(...renamedIn(deviation, named));
    const problem = problemOf(deviation, named, fitting, now, complete);
    if (problem) problems.push({ finding: deviation.finding, ...problem });
  }
  const reported = findings.map((one): Finding => {
    const deviation = known.get(one);
    if (!deviation || (deviation.expires && isoDay(now) > deviation.expires)) return one;
    return {
      ...one,
      verdict: 'known',
      reason: deviation.reason + (deviation.issue ? ` (${deviation.issue})` : ''),
    };
  });
  return { findings: reported, problems, unjudged, renamed };
}

/** A message about how an entry of an older version is written today; empty if its form is current. */
function renamedIn({ finding }: Deviation, named: readonly Finding[]): string[] {
  const now = formerId(finding) ? named.map(({ id }) => id) : [currentId(finding)];
  if (now.length === 0 || now.includes(finding)) return [];
  const ids = now.map((id) => `"${id}"`).join(' and ');
  return [`deviation "${finding}": now called ${ids}; --accept rewrites it, or write it so by hand`];
}

function isNamed(one: Finding, { finding }: Pick<Deviation, 'finding'>): boolean {
  const former = formerId(currentNames(finding));
  return former ? isFormerly(former, one) : matchesGlob(one.id, currentId(finding));
}

function problemOf(
  { finding, expect, expires, operations }: Deviation,
  named: readonly Finding[],
  fitting: readonly Finding[],
  now: Date,
  complete: boolean,
): Omit<DeviationProblem, 'finding'> | undefined {
  if (named.length === 0) {
    if (!complete) return undefined;
    const message = `deviation "${finding}": not seen any more; remove the entry, or run with --accept`;
    return { problem: 'no longer seen', message };
  }
  if (fitting.length === 0) {
    const now = named.map(({ symptom }) => symptom).join(', ');
    const message = `deviation "${finding}": listed with "${expect}", now "${now}"; look again, then --accept`;
    return { problem: 'another symptom', message };
  }
  if (expires && isoDay(now) > expires) {
    const message = `deviation "${finding}": tolerated until ${expires} and still there; mend it or set a new day`;
    return { problem: 'expired', message };
  }
  const grown =
    operations && fitting.flatMap((one) => one.operations).filter((one) => !operations.includes(one));
  if (!grown || grown.length === 0) return undefined;
  const message = `deviation "${finding}": now also in ${[...new Set(grown)].join(', ')}; look again, then --accept`;
  return { problem: 'grown', message };
}

/**
 * The text of the deviations file after accepting this run's findings: new ones are added, those no longer seen are removed.
 * Reasons, issues, expiry days, order and comments of the other entries are kept; an expiry day is never extended.
 */
export function acceptDeviations(
  findings: readonly Finding[],
  existing: string,
  { now, complete = true }: { now: Date; complete?: boolean },
): string {
  const listed = parseDeviations(existing);
  const document = listed.length > 0 ? parseDocument(existing) : emptyDocument(existing);
  const failing = findings.filter(({ verdict }) => verdict !== 'note');
  const items = document.contents as YAMLSeq;
  items.items = items.items.filter((item) => {
    if (!isMap(item)) return false;
    const finding = String(item.get('finding'));
    const named = failing.filter((one) => isNamed(one, { finding }));
    if (named.length === 0) return !complete;
    if (item.has('expect')) item.set('expect', named[0]?.symptom);
    const [first] = named;
    const isFormer = formerId(finding) !== undefined;
    // A former id may cover several findings; each of the others gets a separate entry.
    if (isFormer && first && items.items.some((other) => other !== item && isEntryOf(other, first)))
      return false;
    if (item.has('operations'))
      item.set(
        'operations',
        document.createNode(isFormer ? first?.operations : named.flatMap((one) => one.operations)),
      );
    item.set('finding', isFormer ? first?.id : currentId(finding));
    // Written by older versions; findings are identified by id alone.
    item.delete('statements');
    return true;
  });
  const reason = `accepted from the run of ${isoDay(now)}; say here why it is tolerated`;
  for (const one of failing) {
    const { id, operations } = one;
    if (items.items.some((item) => isEntryOf(item, one))) continue;
    items.add(document.createNode({ finding: id, reason, operations }));
  }
  return document.toString({ lineWidth: 0 });
}

const isEntryOf = (item: unknown, one: Finding): boolean =>
  isMap(item) && isNamed(one, { finding: String(item.get('finding')) });

function emptyDocument(existing: string): Document<YAMLSeq> & { contents: YAMLSeq } {
  const document = new Document([]) as Document<YAMLSeq> & { contents: YAMLSeq };
  const comments = existing.split('\n').filter((line) => line.startsWith('#'));
  document.commentBefore =
    comments.length > 0
      ? comments.map((line) => line.slice(1)).join('\n')
      : ' Known deviations: findings that are tolerated, and why. One entry a finding, `*` for any text;\n' +
        ' "expect" narrows it to one symptom, "expires" (yyyy-mm-dd) ends the tolerance.';
  document.contents.flow = false;
  return document;
}

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
