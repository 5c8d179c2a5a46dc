/**
 * `invoicing-conformance annotate DIR --format github|gitlab`: prints the annotations of an existing report, for the job's page
 * of a pipeline; for GitHub also the step's outputs `verdict` and `findings`. Exits with 0 whatever the verdict: the exit status
 * of the run itself counts.
 */
import { appendFileSync } from 'node:fs';
import { Command, Option } from 'commander';
import { UsageError } from '../target/settings.js';
import { readReport } from '../verdict/read-report.js';
import type { Report } from '../verdict/report.js';
import { githubAnnotations, gitlabAnnotations } from './annotations.js';

type Environment = Record<string, string | undefined>;

const formats: Record<string, (report: Report, folder: string, env: Environment) => string> = {
  github: (report, _folder, env) => {
    const findings = report.findings.filter(({ verdict }) => verdict === 'fail').length;
    const outputs = `verdict=${report.verdict}\nfindings=${findings}\n`;
    if (env.GITHUB_OUTPUT) appendFileSync(env.GITHUB_OUTPUT, outputs);
    return githubAnnotations(report).join('\n');
  },
  gitlab: (report, folder, env) =>
    JSON.stringify(gitlabAnnotations(report, artifactsOf(env), folder.replace(/^\.\//, '')), null, 1),
};

/** Prints the annotations. Throws UsageError for a folder without a report. */
export function annotateCommand(argv: readonly string[], env: Environment = process.env): number {
  const program = new Command('invoicing-conformance annotate')
    .description("Prints a report's findings as annotations of a pipeline's page.")
    .argument('<folder>', 'the report folder')
    .addOption(
      new Option('--format <FORMAT>', 'whose annotations').choices(Object.keys(formats)).default('github'),
    )
    .exitOverride()
    .configureOutput({ writeErr: () => {} });
  program.parse([...argv], { from: 'user' });
  const [folder = ''] = program.args;
  const { format } = program.opts<{ format: string }>();
  const write = formats[format];
  if (write !== undefined)
    process.stdout.write(`${write(readReport(folder, 'name the folder given to --report'), folder, env)}\n`);
  return 0;
}

/** The URL below which GitLab shows files of a job's artifacts. */
function artifactsOf({ CI_JOB_URL: job }: Environment): string {
  if (!job)
    throw new UsageError('CI_JOB_URL is not set: --format gitlab is for jobs of GitLab, which set it.');
  return `${job}/artifacts/file`;
}
