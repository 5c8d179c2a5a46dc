/** Formats the results of mutants: a line for each, a table by server, and the survivors. */
import { type Comparison, percentile } from './mutants.js';

export interface MutantResult extends Partial<Comparison> {
  server: string;
  id: string;
  says: string;
  /** Why it was not judged: its script does not show it, or the server did not start. */
  problem?: string;
  /** As multiples of the unchanged server's. */
  requests?: number;
  seconds?: number;
  /** Whether the run was aborted. */
  ended?: boolean;
}

type Judged = MutantResult & Comparison & { requests: number; seconds: number };

const isJudged = (one: MutantResult): one is Judged => one.killed !== undefined;

const words = { operation: 'killed', elsewhere: 'killed elsewhere', no: 'SURVIVED' };

export function linesOfResult(one: MutantResult): string[] {
  if (!isJudged(one)) return [`${one.server}: ${one.id}: not judged: ${one.problem}`];
  return [
    `${one.server}: ${one.id}: ${words[one.killed]}, ${one.fresh.length} new, ${one.grown.length} at more operations, ${one.vanished.length} gone (${one.renamed.length} renamed), requests x${one.requests.toFixed(2)}, seconds x${one.seconds.toFixed(2)}${one.ended ? ', the run was given up' : ''}`,
    ...[...one.grown, ...one.fresh]
      .slice(0, 5)
      .map((id) => `    ${[...one.fitting, ...one.grown].includes(id) ? '+' : ' '} ${id}`),
  ];
}

const columns = [
  'server',
  'mutants',
  'killed',
  'killed elsewhere',
  'survived',
  'new findings',
  'gone',
  'renamed',
  'requests',
  'seconds',
];

/** For the killed mutants: new findings, requests and seconds, each as median / 95 % / maximum. */
export function summary(results: readonly MutantResult[]): string[] {
  const judged = results.filter(isJudged);
  const servers = [...new Set(judged.map(({ server }) => server))];
  const table = [
    ...servers.map((name) =>
      rowOf(
        name,
        judged.filter(({ server }) => server === name),
      ),
    ),
    rowOf('all', judged),
  ];
  const survivors = judged.filter(({ killed }) => killed === 'no');
  const elsewhere = judged.filter(({ killed }) => killed === 'elsewhere');
  const left = results.filter((one) => !isJudged(one));
  return [
    '',
    `| ${columns.join(' | ')} |`,
    `| ${columns.map(() => '---').join(' | ')} |`,
    ...table.map((row) => `| ${row.join(' | ')} |`),
    ...listed('Survivors', survivors),
    ...listed('Killed by findings at other operations alone', elsewhere),
    ...(left.length > 0
      ? ['', 'Not judged:', ...left.map((one) => `- ${one.server}: ${one.id}: ${one.problem}`)]
      : []),
  ];
}

function rowOf(name: string, all: readonly Judged[]): (string | number)[] {
  const count = (kind: Judged['killed']) => all.filter(({ killed }) => killed === kind).length;
  const spread = (values: number[], digits: number) =>
    [percentile(values, 0.5), percentile(values, 0.95), percentile(values, 1)]
      .map((one) => one.toFixed(digits))
      .join(' / ');
  const share = all.length > 0 ? ` (${Math.round((100 * count('operation')) / all.length)} %)` : '';
  return [
    name,
    all.length,
    `${count('operation')}${share}`,
    count('elsewhere'),
    count('no'),
    spread(
      all.filter(({ killed }) => killed !== 'no').map(({ fresh, grown }) => fresh.length + grown.length),
      0,
    ),
    all.reduce((sum, { vanished }) => sum + vanished.length, 0),
    all.reduce((sum, { renamed }) => sum + renamed.length, 0),
    spread(
      all.map(({ requests }) => requests),
      2,
    ),
    spread(
      all.map(({ seconds }) => seconds),
      2,
    ),
  ];
}

const listed = (title: string, all: readonly Judged[]): string[] =>
  all.length === 0
    ? []
    : ['', `${title}:`, ...all.map(({ server, id, says }) => `- ${server}: ${id}: ${says}`)];
