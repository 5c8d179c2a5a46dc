/**
 * The adjudicated list of a foreign server: its departures from the description, each with a script that shows it, and lawful but
 * unusual behaviour. Matches findings with departures.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Operation, operations } from '../../../generated/operations.js';
import { matchesGlob } from '../../target/glob.js';
import type { Finding } from '../../verdict/finding.js';

export interface Departure {
  id: string;
  says: string;
  /** Rows of the description's tables: `PUT /:type/:document-id.json`, `every POST`. */
  operations: string[];
  certainty: 'certain' | 'likely' | 'arguable';
  /** A shell script with curl and jq; exits with 0 if the departure shows. */
  show?: string;
  /** Ids or globs of findings that report this departure, where operation, symptom and words do not match. */
  findings?: string[];
}

export interface Adjudication {
  departures: Departure[];
  lawful: { id: string; says: string; why: string }[];
}

/** Throws errors of the file system and of the YAML parser. */
export function readAdjudication(path: string): Adjudication {
  const { departures = [], lawful = [] } = parse(readFileSync(path, 'utf8')) as Partial<Adjudication>;
  return { departures, lawful };
}

/** The ids of the operations that the rows of a list name. */
export function operationsOf(rows: readonly string[]): Set<string> {
  const all = Object.values(operations) as Operation[];
  const named = rows.flatMap((row) => all.filter((one) => isNamed(row, one)).map(({ id }) => id as string));
  return new Set(named);
}

function isNamed(row: string, { method, path }: Operation): boolean {
  const [first = '', address] = row.trim().split(/\s+/);
  const methods = [...row.matchAll(/\b(GET|POST|PUT|DELETE)\b/g)].map(([word]) => word);
  if (/^(every|all|any)\b/i.test(first)) {
    const isList = /\blists?\b/i.test(row);
    return (methods.length === 0 || methods.includes(method.toUpperCase())) && (!isList || !/\{/.test(path));
  }
  if (first !== method.toUpperCase() || !address) return false;
  const pattern = address
    .replace(/\{[^}]*\}/g, ':id')
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/:[\w-]+/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(path.replace(/\{[^}]*\}/g, 'id'));
}

/** Whether the departure's script shows it on the judged server; one without a script counts as shown. */
export type Shows = 'yes' | 'no' | 'unclear' | 'no script';

/** The departures that a failing finding may report: those whose `findings` name it, else those that share operation and words. */
export function candidatesOf(finding: Finding, departures: readonly Departure[]): Departure[] {
  const named = departures.filter(
    ({ findings = [], operations }) =>
      sharesOperation(finding, operations) && findings.some((glob) => matchesGlob(finding.id, glob)),
  );
  if (named.length > 0) return named;
  return departures
    .map((departure) => ({ departure, score: score(finding, departure) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ departure }) => departure);
}

function sharesOperation(finding: Finding, rows: readonly string[]): boolean {
  const meant = operationsOf(rows);
  return finding.operations.some((one) => meant.has(one));
}

/** The words of a finding that distinguish it, without the common ones. */
function subjectOf({ field, statement }: Finding): string {
  const subject = field.replace(/^(http\..*|input\.)/, '');
  return statement === 'rule:no-server-error' ? subject : `${subject} ${statement.replace(/^\w+:/, '')}`;
}

/** How well a departure matches; 0: not at all. Compares operations, whether both are about a 5xx, and words. */
function score(finding: Finding, departure: Departure): number {
  if (!sharesOperation(finding, departure.operations)) return 0;
  const words = `${departure.id} ${departure.says}`.toLowerCase();
  const speaksOfStatus = /\b5\d\d\b/.test(words);
  if (/^5\d\d$/.test(finding.symptom) !== speaksOfStatus) return 0;
  const parts =
    subjectOf(finding)
      .toLowerCase()
      .match(/[a-z]{4,}/g) ?? [];
  return new Set(parts.filter((part) => words.includes(part))).size;
}

export interface Settled {
  /** Each failing finding, with the departure that it reports, if any. */
  matches: { finding: Finding; departure?: Departure }[];
  /** The certain departures that show here or have no script; and those of them that no finding reports. */
  certain: Departure[];
  missed: Departure[];
  /** The departures whose scripts do not show them here, and those whose scripts could not decide. */
  absent: Departure[];
  unclear: Departure[];
}

/** `shows`: the results of the scripts of the departures in `toBeShown`. */
export function settle(
  findings: readonly Finding[],
  departures: readonly Departure[],
  shows: ReadonlyMap<string, Shows>,
): Settled {
  const isThere = ({ id }: Departure) => ['yes', 'no script'].includes(shows.get(id) ?? '');
  const matches = failing(findings).map((finding) => {
    const departure = candidatesOf(finding, departures).find(isThere);
    return departure ? { finding, departure } : { finding };
  });
  const reported = new Set(matches.map(({ departure }) => departure?.id));
  const certain = departures.filter((one) => one.certainty === 'certain' && isThere(one));
  return {
    matches,
    certain,
    missed: certain.filter(({ id }) => !reported.has(id)),
    absent: departures.filter(({ id }) => shows.get(id) === 'no'),
    unclear: departures.filter(({ id }) => shows.get(id) === 'unclear'),
  };
}

/** The departures whose scripts are needed: the certain ones, and those that a finding may report. */
export function toBeShown(findings: readonly Finding[], departures: readonly Departure[]): Departure[] {
  const wanted = new Set(failing(findings).flatMap((finding) => candidatesOf(finding, departures)));
  return departures.filter((one) => one.certainty === 'certain' || wanted.has(one));
}

const failing = (findings: readonly Finding[]) => findings.filter(({ verdict }) => verdict === 'fail');
