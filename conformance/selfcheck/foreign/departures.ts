/**
 * The adjudicated list of a foreign server: what it does against the description, each with a script that shows it, and what is
 * lawful though unusual. Reads and matches; starts nothing.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Operation, operations } from '../../../generated/operations.js';
import { matchesGlob } from '../../target/glob.js';
import type { Finding } from '../../verdict/finding.js';

export interface Departure {
  id: string;
  says: string;
  /** As rows of the description's tables: `PUT /:type/:document-id.json`, `every POST`. */
  operations: string[];
  certainty: 'certain' | 'likely' | 'arguable';
  /** Shell, with curl and jq: ends with 0 where the departure shows. */
  show?: string;
  /** Ids of findings, or globs, that report this departure: where operation and symptom do not say it. */
  findings?: string[];
}

export interface Adjudication {
  departures: Departure[];
  lawful: { id: string; says: string; why: string }[];
}

/** Throws what the file system and the YAML parser throw. */
export function readAdjudication(path: string): Adjudication {
  const { departures = [], lawful = [] } = parse(readFileSync(path, 'utf8')) as Partial<Adjudication>;
  return { departures, lawful };
}

/** The ids of the operations that a row of the list names. */
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

export interface Match {
  finding: Finding;
  /** What it reports; undefined where it matches nothing of the list. */
  departure?: Departure;
}

/**
 * Each failing finding with the departure that it reports: one that names it, else one of a shared operation with the same
 * symptom. A status is the symptom where it stands in the departure's words; every other symptom fits what speaks of no 5xx.
 */
export function match(findings: readonly Finding[], departures: readonly Departure[]): Match[] {
  return findings
    .filter(({ verdict }) => verdict === 'fail')
    .map((finding) => {
      const named = departures.find(({ findings: globs = [] }) =>
        globs.some((glob) => matchesGlob(finding.id, glob)),
      );
      const departure = named ?? [...departures].sort((a, b) => score(finding, b) - score(finding, a))[0];
      return departure && (named || score(finding, departure) > 0) ? { finding, departure } : { finding };
    });
}

/** 0: not the same thing. A shared operation and symptom count, and each word of the field that the departure speaks of. */
function score(finding: Finding, departure: Departure): number {
  const shared = operationsOf(departure.operations);
  if (!finding.operations.some((one) => shared.has(one))) return 0;
  const words = `${departure.id} ${departure.says}`.toLowerCase();
  const speaksOfStatus = /\b5\d\d\b/.test(words);
  const isStatus = /^5\d\d$/.test(finding.symptom);
  if (isStatus !== speaksOfStatus) return 0;
  const parts =
    `${finding.field} ${finding.subject} ${finding.statement} ${finding.expected}`
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? [];
  const spoken = new Set(parts.filter((part) => words.includes(part)));
  return isStatus || spoken.size > 0 ? 1 + spoken.size : 0;
}
