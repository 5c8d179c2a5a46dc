// Puts what came of the tools into words: a line in the terminal, a table for the README.
import type { Step } from './table.js';
import type { StepResult, Trial } from './trial.js';

const STEPS = ['install', 'run', 'check', 'program'] as const;
const COLUMNS: Record<Step, string> = {
  install: 'installs',
  run: 'runs',
  check: 'compiles or imports',
  program: 'program works',
};

const failedStep = (trial: Trial): Step | undefined =>
  STEPS.find((step) => trial.steps[step] && !trial.steps[step]?.ok);

/** A failure or a warning that no defect of the tool's own explains, or a listed defect that is gone. */
export const isBlemished = (trial: Trial): boolean =>
  (failedStep(trial) !== undefined && trial.defect === undefined) || trial.goneDefects.length > 0;

function word(result: StepResult | undefined): string {
  if (!result) return '';
  if (result.ok) return 'yes';
  return result.errors > 1 ? `no (${result.errors})` : 'no';
}

export function line(trial: Trial): string {
  const name = `${trial.tool} ${trial.version}, OpenAPI ${trial.document}`;
  if (trial.lacks.length > 0) return `${name}: not tried, this machine has no ${trial.lacks.join(', ')}`;
  const reported = STEPS.filter((step) => trial.steps[step]).map(
    (step) => `${COLUMNS[step]}: ${word(trial.steps[step])}`,
  );
  const failed = failedStep(trial);
  const says = failed ? (trial.steps[failed]?.says ?? []).slice(0, 8) : [];
  return [
    `${name}: ${reported.join(', ')}${trial.warnings > 0 ? `, ${trial.warnings} warnings` : ''}`,
    ...says.map((text) => `    ${text.slice(0, 240)}`),
    ...(trial.defect ? [`    its own defect: ${trial.defect}`] : []),
    ...trial.goneDefects.map(
      (text) => `    a listed defect did not show, delete it from tools.yaml: ${text}`,
    ),
  ].join('\n');
}

/** The table, and below it what each tool that failed said itself. */
export function table(trials: Trial[]): string {
  const head = [
    'tool',
    'version',
    'for',
    'OpenAPI',
    ...STEPS.slice(1).map((step) => COLUMNS[step]),
    'warnings',
    'tried on',
  ];
  const rows = trials.map((trial) => [
    trial.tool,
    trial.version,
    trial.language,
    trial.document,
    ...(trial.lacks.length > 0
      ? [`not tried: no ${trial.lacks.join(', ')}`, '', '']
      : STEPS.slice(1).map((step) => word(trial.steps[step]) + mark(trial, step))),
    trial.lacks.length > 0 ? '' : String(trial.warnings),
    trial.date,
  ]);
  const notes = trials.flatMap((trial) => note(trial));
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row), '', ...notes, ''].join('\n');
}

const mark = (trial: Trial, step: Step): string =>
  failedStep(trial) === step && trial.defect ? ', its defect' : '';

function note(trial: Trial): string[] {
  const failed = failedStep(trial);
  if (!failed) return [];
  const says = (trial.steps[failed]?.says[0] ?? '').trim().slice(0, 200);
  const means = trial.defect ? ` ${trial.defect}` : '';
  return [`- ${trial.tool}, OpenAPI ${trial.document}, says: \`${says.replaceAll('`', "'")}\`.${means}`];
}
