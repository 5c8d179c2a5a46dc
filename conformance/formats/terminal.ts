/** Texts for the terminal: a line for each finding when it is first seen, and a summary that fits one screen. */

import { type Exchange, verdicts } from '../judge/result.js';
import { coverageParts } from '../verdict/coverage.js';
import type { Finding } from '../verdict/finding.js';
import { plural } from '../verdict/plural.js';
import type { Report } from '../verdict/report.js';
import { againWithoutScript } from './again.js';
import { type Section, sections } from './sections.js';

export interface TerminalOptions {
  colour?: boolean;
  /** The folder of the reports, to name it at the end. */
  reportDir?: string;
  /** Shows all notes and cases. */
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
/** How many items of each section are shown. */
const mostItems = 5;
const mostCharacters = 200;

/** Whether to use colours: only on a TTY, and unless NO_COLOR is set to a non-empty text. */
export function wantsColour(isTty: boolean | undefined, env: Record<string, string | undefined>): boolean {
  return Boolean(isTty) && !env.NO_COLOR && env.TERM !== 'dumb';
}

/** The summary, without a final newline. */
export function renderTerminal(report: Report, options: TerminalOptions = {}): string {
  const paint = palette(options.colour ?? false);
  const failing = report.findings.filter(({ verdict }) => verdict === 'fail');
  return [
    ...findingLines(failing, paint, options),
    ...sections(report).flatMap((one) => sectionLines(one, paint, options)),
    ...totalLines(report, paint),
    '',
    verdictLine(report, paint),
    `seed ${report.seed}${options.reportDir ? `   report ${options.reportDir}/index.html` : ''}`,
  ].join('\n');
}

/** One line, printed when a finding is first seen. */
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
    const without = againWithoutScript(one);
    const more = operations.length > 1 ? ` and ${operations.length - 1} more` : '';
    const how = confirmation && confirmation !== 'confirmed' ? [confirmation] : [];
    const words = [...how, ...(condition ? [condition] : [])];
    const when = words.length > 0 ? `  ${paint.yellow(oneLine(words.join('; ')))}` : '';
    const touched = fails.length + blocks.length;
    const seen = [
      plural(answers.violating, 'answer'),
      ...(touched > 0 ? [plural(touched, 'check')] : []),
    ].join(', ');
    const row = (name: string, text: string) => `     ${paint.dim(name.padEnd(8))} ${oneLine(text)}`;
    return [
      `${paint.red(String(index + 1).padStart(3))}  ${paint.bold(oneLine(operations[0] ?? ''))}${more}  ${oneLine(one.subject)}${when}  ${paint.dim(seen)}`,
      row('expected', one.expected),
      row('got', one.actual),
      ...(one.exchange ? [row('request', requestLine(one.exchange))] : []),
      row('stated', statedIn(one)),
      ...(verbose ? cases.slice(1, 12).map(({ check, actual }) => row('also', `${check}: ${actual}`)) : []),
      ...(reproduce && reportDir ? [row('again', `sh ${reportDir}/${reproduce}`)] : []),
      ...(without ? [row('again', without)] : []),
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

/** Method, path and status, without the query parameters that every request of the suite has. */
function requestLine({ method, url, status }: Exchange): string {
  const [path = '', query = ''] = url.replace(/^\w+:\/\/[^/?]*/, '').split('?');
  const own = query.split('&').filter((one) => one !== '' && !/^(api_key|via)=/.test(one));
  return `${method} ${[path, own.join('&')].filter((one) => one !== '').join('?')} -> ${status ?? 'no answer'}`;
}

/** The section of the description with the statement's words; without such words, the rule with its section. */
const statedIn = ({ source, words, rule }: Finding): string =>
  words === undefined ? `${rule} (${source})` : `${source}: "${words}"`;

function sectionLines({ id, title, items }: Section, paint: Palette, { verbose }: TerminalOptions): string[] {
  const shown = verbose ? items : items.slice(0, mostItems);
  const rest = items.length - shown.length;
  const tint = id === 'problems' || id === 'error' ? paint.red : paint.dim;
  return [
    '',
    `${paint.bold(title)}: ${items.length}`,
    ...shown.map((one) => tint(`  ${oneLine(one, mostCharacters - 2)}`)),
    ...(rest > 0 ? [paint.dim(`  … and ${rest} more in the report (--verbose shows all)`)] : []),
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
  // Green only if the whole contract was judged.
  const passed = verdict === 'part' ? paint.yellow : paint.green;
  const tint = exitStatus === 0 ? passed : paint.red;
  return `${tint(paint.bold(verdict.toUpperCase()))}: ${oneLine(because)}  ${paint.dim(oneLine(target))}`;
}

/** A text of the target on one line, without control characters and marks of text direction, cut after `most` characters. */
export function oneLine(text: string, most = 300): string {
  const flat = text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  return flat.length <= most ? flat : `${flat.slice(0, most - 1)}…`;
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
