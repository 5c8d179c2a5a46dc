/**
 * The final summary as lines for a terminal: what failed, what it blocks, what was checked. It prints
 * nothing itself and decides nothing.
 */
import { coverageParts } from './coverage.js';
import type { FailureGroup } from './groups.js';
import { plural, type Report } from './report.js';
import { verdicts } from './result.js';

export interface TerminalOptions {
  colour?: boolean;
  /** Where the reports lie, to be named at the end. */
  reportDir?: string;
  /** Failing rules shown in full; the rest is counted. Default 40. */
  limit?: number;
}

type Paint = (text: string) => string;
interface Palette {
  red: Paint;
  green: Paint;
  yellow: Paint;
  bold: Paint;
  dim: Paint;
}

/** Colour only where a person looks at it: a TTY, and NO_COLOR not set (to anything but the empty text). */
export function wantsColour(isTty: boolean | undefined, env: Record<string, string | undefined>): boolean {
  return Boolean(isTty) && !env.NO_COLOR && env.TERM !== 'dumb';
}

/** The summary, without a final newline. */
export function renderTerminal(report: Report, options: TerminalOptions = {}): string {
  const paint = palette(options.colour ?? false);
  return [
    ...failureLines(report, paint, options),
    ...blockedLines(report, paint),
    ...deviationLines(report, paint),
    ...noteLines(report, paint),
    ...totalLines(report, paint),
    ...coverageLines(report, paint),
    '',
    verdictLine(report, paint),
    `seed ${report.seed}${options.reportDir ? `   report ${options.reportDir}/index.html` : ''}`,
  ].join('\n');
}

const headings: Record<FailureGroup['verdict'], string> = {
  fail: 'Failed',
  error: 'Errors of the suite itself',
  inconclusive: 'Could not be decided',
  warn: 'Warnings (assumed parts)',
  known: 'Known deviations',
};

function failureLines(report: Report, paint: Palette, { limit = 40, reportDir }: TerminalOptions): string[] {
  return (Object.keys(headings) as FailureGroup['verdict'][]).flatMap((verdict) => {
    const groups = report.failures.filter((group) => group.verdict === verdict);
    if (groups.length === 0) return [];
    const brief = verdict === 'known' || verdict === 'warn';
    const lines = groups.slice(0, limit).flatMap((group) => groupLines(group, paint, brief, reportDir));
    const more = groups.length - limit;
    return [
      '',
      paint.bold(headings[verdict]),
      ...lines,
      ...(more > 0 ? [`  … and ${plural(more, 'more line')} in the report`] : []),
    ];
  });
}

function groupLines(group: FailureGroup, paint: Palette, brief: boolean, dir?: string): string[] {
  const sign = { fail: '✗', error: '!', inconclusive: '?', warn: '~', known: '=' }[group.verdict];
  const many =
    group.operations.length > 1 ? `${plural(group.operations.length, 'operation')}` : group.operation;
  const times = group.count > 1 ? paint.dim(` (${group.count} checks)`) : '';
  const blocks = group.blocks > 0 ? paint.yellow(` blocks ${plural(group.blocks, 'check')}`) : '';
  const tint = group.verdict === 'fail' || group.verdict === 'error' ? paint.red : paint.yellow;
  const head = `  ${tint(sign)} ${paint.bold(many)}: ${oneLine(group.rule)}${times}${blocks}`;
  const details = [
    ['expected', group.expected],
    ['actual', group.actual],
    ['because', group.reason],
    ['check', group.checks[0]],
    ['again', group.reproduce && dir ? `sh ${dir}/${group.reproduce}` : group.reproduce],
  ] as const;
  const shown = details.filter(
    ([name, value]) => value && (!brief || name === 'because' || name === 'actual'),
  );
  return [
    head,
    ...shown.map(([name, value]) => `      ${paint.dim(name.padEnd(8))} ${oneLine(value ?? '')}`),
  ];
}

function blockedLines({ blocked }: Report, paint: Palette): string[] {
  if (blocked.length === 0) return [];
  return [
    '',
    paint.bold('Blocked'),
    ...blocked.slice(0, 20).map(({ cause, count, causeVerdict }) => {
      const became = causeVerdict === 'fail' ? 'failed' : causeVerdict;
      return `  ${paint.yellow('·')} ${plural(count, 'check')} by ${paint.bold(oneLine(cause))} (${became})`;
    }),
    ...(blocked.length > 20 ? [`  … and ${plural(blocked.length - 20, 'more cause')}`] : []),
  ];
}

function deviationLines({ deviations }: Report, paint: Palette): string[] {
  if (deviations.problems.length === 0) return [];
  const lines = deviations.problems.map(({ message }) => `  ${paint.red('✗')} ${oneLine(message)}`);
  return ['', paint.bold('Deviations that no longer hold'), ...lines];
}

function noteLines({ notes }: Report, paint: Palette): string[] {
  return notes.length === 0 ? [] : ['', paint.bold('Notes'), ...notes.map((note) => `  ${oneLine(note)}`)];
}

function totalLines({ totals, durationMs }: Report, paint: Palette): string[] {
  const parts = verdicts
    .filter((verdict) => totals[verdict] > 0)
    .map((verdict) => `${totals[verdict]} ${verdict}`);
  return [
    '',
    `${paint.bold('Checks')}  ${parts.join(', ') || 'none'} in ${(durationMs / 1000).toFixed(1)} s`,
  ];
}

function coverageLines({ coverage }: Report, paint: Palette): string[] {
  return coverageParts.map((part) => {
    const { covered, total, missing } = coverage[part];
    const share = total === 0 ? '' : ` ${percent(covered, total)}`;
    const some =
      missing.length > 0 && missing.length <= 3 ? paint.dim(`  without ${missing.join(', ')}`) : '';
    return `  ${part.padEnd(12)} ${String(covered).padStart(5)} of ${String(total).padStart(5)}${share}${some}`;
  });
}

/** Rounded down, so that 100 % means all. */
export const percent = (covered: number, total: number): string =>
  total === 0 ? '–' : `${Math.floor((covered / total) * 1000) / 10} %`;

function verdictLine({ verdict, because, target, exitStatus }: Report, paint: Palette): string {
  const tint = exitStatus === 0 ? paint.green : paint.red;
  const words = tint(paint.bold(verdict.toUpperCase()));
  return `${words}  ${target}: ${because}`;
}

/** No control characters of the target reach the terminal; long texts are cut at 300 characters. */
export function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here
  const flat = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
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
