/**
 * What a person reads in a terminal: a line for each finding, reported the moment it is seen, and a summary that fits one
 * screen. It prints nothing itself and decides nothing.
 */
import { type Exchange, verdicts } from '../judge/result.js';
import { coverageParts } from './coverage.js';
import type { Finding } from './finding.js';
import { plural } from './plural.js';
import type { Report } from './report.js';

export interface TerminalOptions {
  colour?: boolean;
  /** Where the reports lie, to be named at the end. */
  reportDir?: string;
  /** Notes and cases in full. */
  verbose?: boolean;
}

type Paint = (text: string) => string;
interface Palette {
  red: Paint;
  green: Paint;
  yellow: Paint;
  bold: Paint;
  dim: Paint;
}

const mostFindings = 40;
const mostNotes = 5;

/** Colour only where a person looks at it: a TTY, and NO_COLOR not set (to anything but the empty text). */
export function wantsColour(isTty: boolean | undefined, env: Record<string, string | undefined>): boolean {
  return Boolean(isTty) && !env.NO_COLOR && env.TERM !== 'dumb';
}

/** The summary, without a final newline. */
export function renderTerminal(report: Report, options: TerminalOptions = {}): string {
  const paint = palette(options.colour ?? false);
  const of = (verdict: Finding['verdict']) => report.findings.filter((one) => one.verdict === verdict);
  return [
    ...findingLines(of('fail'), paint, options),
    ...knownLines(of('known'), paint),
    ...deviationLines(report, paint),
    ...undecidedLines(report, paint),
    ...unconfirmedLines(of('unconfirmed'), paint),
    ...noteLines(of('note'), paint, options),
    ...unjudgedLines(report, paint, options),
    ...newSinceLines(report, paint),
    ...totalLines(report, paint),
    '',
    verdictLine(report, paint),
    `seed ${report.seed}${options.reportDir ? `   report ${options.reportDir}/index.html` : ''}`,
  ].join('\n');
}

/** One line, when a finding is first seen: nobody has to wait for the end. */
export function liveLine(
  finding: Pick<Finding, 'operations' | 'expected' | 'actual'>,
  colour: boolean,
): string {
  const paint = palette(colour);
  const [operation = ''] = finding.operations;
  return `${paint.red('✗')} ${paint.bold(oneLine(operation))}  ${oneLine(finding.expected)}; got ${oneLine(finding.actual).slice(0, 120)}`;
}

function findingLines(
  findings: readonly Finding[],
  paint: Palette,
  { reportDir, verbose }: TerminalOptions,
): string[] {
  if (findings.length === 0) return [];
  const lines = findings.slice(0, mostFindings).flatMap((one, index) => {
    const { operations, condition, confirmation, reproduce, answers, fails, blocks, cases } = one;
    const more = operations.length > 1 ? ` and ${operations.length - 1} more` : '';
    const how = confirmation && confirmation !== 'confirmed' ? [confirmation] : [];
    const words = [...how, ...(condition ? [condition] : [])];
    const when = words.length > 0 ? `  ${paint.yellow(oneLine(words.join('; ')))}` : '';
    const seen = `${plural(answers.violating, 'answer')}, ${plural(fails.length + blocks.length, 'check')}`;
    const row = (name: string, text: string) => `     ${paint.dim(name.padEnd(8))} ${oneLine(text)}`;
    return [
      `${paint.red(String(index + 1).padStart(3))}  ${paint.bold(oneLine(operations[0] ?? ''))}${more}  ${oneLine(one.subject)}${when}  ${paint.dim(seen)}`,
      row('expected', one.expected),
      row('got', one.actual),
      ...(one.exchange ? [row('request', requestLine(one.exchange))] : []),
      row('stated', statedIn(one)),
      ...(verbose ? cases.slice(1, 12).map(({ check, actual }) => row('also', `${check}: ${actual}`)) : []),
      ...(reproduce && reportDir ? [row('again', `sh ${reportDir}/${reproduce}`)] : []),
    ];
  });
  const rest = findings.length - mostFindings;
  return [
    '',
    paint.bold(plural(findings.length, 'finding')),
    ...lines,
    ...(rest > 0 ? [`     … and ${rest} more in the report`] : []),
    ...(reportDir ? [paint.dim(`     all of them again: --failed ${reportDir}`)] : []),
  ];
}

/** Method, path and status, without what every request of the suite has in its query. */
function requestLine({ method, url, status }: Exchange): string {
  const [path = '', query = ''] = url.replace(/^\w+:\/\/[^/?]*/, '').split('?');
  const own = query.split('&').filter((one) => one !== '' && !/^(api_key|via)=/.test(one));
  return `${method} ${[path, own.join('&')].filter((one) => one !== '').join('?')} -> ${status ?? 'no answer'}`;
}

/** The section of the description, and its words where the statement has its own: else the rule. */
const statedIn = ({ source, words, rule }: Finding): string =>
  words === undefined ? `${rule} (${source})` : `${source}: "${words}"`;

function knownLines(findings: readonly Finding[], paint: Palette): string[] {
  if (findings.length === 0) return [];
  return [
    '',
    paint.bold(`${plural(findings.length, 'known deviation')}`),
    ...findings.map(({ id, reason = '' }) => `  ${paint.yellow('=')} ${oneLine(id)}: ${oneLine(reason)}`),
  ];
}

function deviationLines({ deviations }: Report, paint: Palette): string[] {
  if (deviations.problems.length === 0) return [];
  const lines = deviations.problems.map(({ message }) => `  ${paint.red('✗')} ${oneLine(message)}`);
  return ['', paint.bold('Deviations that no longer hold'), ...lines];
}

function undecidedLines({ checks }: Report, paint: Palette): string[] {
  return (['error', 'inconclusive'] as const).flatMap((verdict) => {
    const own = checks.filter((one) => one.verdict === verdict);
    if (own.length === 0) return [];
    const heading = verdict === 'error' ? 'Errors of the suite itself' : 'Could not be decided';
    const byReason = new Map<string, string[]>();
    for (const { id, reason = '' } of own) byReason.set(reason, [...(byReason.get(reason) ?? []), id]);
    const lines = [...byReason]
      .slice(0, 8)
      .map(
        ([reason, ids]) =>
          `  ${ids[0]}${ids.length > 1 ? ` and ${ids.length - 1} more` : ''}: ${oneLine(reason)}`,
      );
    return ['', paint.bold(heading), ...lines];
  });
}

function unconfirmedLines(findings: readonly Finding[], paint: Palette): string[] {
  if (findings.length === 0) return [];
  return [
    '',
    paint.bold(
      `${findings.length} seen once and not again when tried alone: unconfirmed, and failing nothing`,
    ),
    ...findings.map(({ operations, expected, actual }) =>
      paint.dim(
        `  ? ${oneLine(operations[0] ?? '')}: ${oneLine(expected)}; got ${oneLine(actual).slice(0, 120)}`,
      ),
    ),
  ];
}

function noteLines(notes: readonly Finding[], paint: Palette, { verbose }: TerminalOptions): string[] {
  if (notes.length === 0) return [];
  const shown = verbose ? notes : notes.slice(0, mostNotes);
  const rest = notes.length - shown.length;
  return [
    '',
    paint.bold(
      `${plural(notes.length, 'note')}: our interpretation of what is not stated; none of it fails you`,
    ),
    ...shown.map(({ operations, expected, actual }) =>
      paint.dim(
        `  ~ ${oneLine(operations[0] ?? '')}: ${oneLine(expected)}; got ${oneLine(actual).slice(0, 100)}`,
      ),
    ),
    ...(rest > 0 ? [paint.dim(`  … and ${rest} more in the report (--verbose shows all)`)] : []),
  ];
}

/** What was not judged, and why: by reason. */
function unjudgedLines({ checks, notes }: Report, paint: Palette, { verbose }: TerminalOptions): string[] {
  const reasons = new Map<string, number>();
  for (const { verdict, reason = '' } of checks)
    if (verdict === 'unsupported') reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const lines = [...reasons].sort((a, b) => b[1] - a[1]);
  const shown = verbose ? lines : lines.slice(0, 5);
  return [
    ...(lines.length === 0
      ? []
      : [
          '',
          paint.bold('Not judged'),
          ...shown.map(([reason, count]) => paint.dim(`  – ${plural(count, 'check')}: ${oneLine(reason)}`)),
          ...(lines.length > shown.length
            ? [paint.dim(`  … and ${lines.length - shown.length} more reasons (--verbose)`)]
            : []),
        ]),
    ...(notes.length === 0 ? [] : ['', ...notes.map((note) => oneLine(note))]),
  ];
}

/** What checks found that are newer than the frozen requirements. */
function newSinceLines({ requirements, newSince }: Report, paint: Palette): string[] {
  if (requirements === undefined || newSince === undefined) return [];
  const { checks, findings, changes } = newSince;
  if (checks + changes.length === 0) return [];
  const found = findings.length === 0 ? 'no finding' : plural(findings.length, 'finding');
  return [
    '',
    paint.bold(`New since ${requirements}, not scored: ${plural(checks, 'check')}, ${found}`),
    ...findings.map(({ operations, expected, actual }) =>
      paint.dim(
        `  + ${oneLine(operations[0] ?? '')}: ${oneLine(expected)}; got ${oneLine(actual).slice(0, 120)}`,
      ),
    ),
    ...changes.map((one) => paint.dim(`  ${oneLine(one)}`)),
  ];
}

function totalLines({ totals, durationMs, coverage, requests, pairs }: Report, paint: Palette): string[] {
  const parts = verdicts
    .filter((verdict) => totals[verdict] > 0)
    .map((verdict) => `${totals[verdict]} ${verdict}`);
  const sent = requests ? `, ${plural(requests.total, 'request')}` : '';
  const shares = coverageParts.map((part) => `${part} ${coverage[part].covered}/${coverage[part].total}`);
  const counts = Object.values(pairs ?? {});
  const sum = (of: 'covered' | 'total') => counts.reduce((all, one) => all + one[of], 0);
  if (counts.length > 0) shares.push(`pairs of conditions ${sum('covered')}/${sum('total')}`);
  return [
    '',
    `${paint.bold('Checks')}    ${parts.join(', ') || 'none'} in ${(durationMs / 1000).toFixed(1)} s${sent}`,
    `${paint.bold('Asserted')}  ${shares.join(', ')}`,
  ];
}

/** Rounded down, so that 100 % means all. */
export const percent = (covered: number, total: number): string =>
  total === 0 ? '–' : `${Math.floor((covered / total) * 1000) / 10} %`;

function verdictLine({ verdict, because, target, exitStatus }: Report, paint: Palette): string {
  // Green is for a whole.
  const passed = verdict === 'part' ? paint.yellow : paint.green;
  const tint = exitStatus === 0 ? passed : paint.red;
  return `${tint(paint.bold(verdict.toUpperCase()))}: ${oneLine(because)}  ${paint.dim(oneLine(target))}`;
}

/** Nothing of the target steers the terminal: control characters and tags of direction go, long texts are cut at 300. */
export function oneLine(text: string): string {
  const flat = text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  return flat.length <= 300 ? flat : `${flat.slice(0, 299)}…`;
}

function palette(colour: boolean): Palette {
  const paint =
    (open: number, close: number): Paint =>
    (text) =>
      colour ? `\u001b[${open}m${text}\u001b[${close}m` : text;
  return {
    red: paint(31, 39),
    green: paint(32, 39),
    yellow: paint(33, 39),
    bold: paint(1, 22),
    dim: paint(2, 22),
  };
}
