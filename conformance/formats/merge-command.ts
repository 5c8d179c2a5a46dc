/**
 * `invoicing-conformance merge DIR...`: merges the reports of all shards of a run into one report, with the verdict and the
 * exit status of an unsharded run.
 */
import { Command } from 'commander';
import { UsageError } from '../target/settings.js';
import { MergeError, mergeReports } from '../verdict/merge.js';
import { readReport } from '../verdict/read-report.js';
import { renderTerminal, wantsColour } from './terminal.js';
import { writeReports } from './write-reports.js';

/** Writes the merged report and returns its exit status. Throws UsageError for reports that do not belong to one run. */
export function mergeCommand(argv: readonly string[]): number {
  const program = new Command('invoicing-conformance merge')
    .description('Puts the reports of the shards of one run together.')
    .argument('<folder...>', 'the report folders of all shards')
    .option('--report <DIR>', 'folder of the merged report', 'conformance-report')
    .exitOverride()
    .configureOutput({ writeErr: () => {} });
  program.parse([...argv], { from: 'user' });
  const { report: reportDir } = program.opts<{ report: string }>();
  const reports = program.args.map((folder) => readReport(folder, 'name the --report folder of each shard'));
  try {
    const merged = mergeReports(reports);
    writeReports(merged, reportDir, process.env);
    const colour = wantsColour(process.stdout.isTTY, process.env);
    process.stdout.write(`${renderTerminal(merged, { colour, reportDir })}\n`);
    return merged.exitStatus;
  } catch (error) {
    if (error instanceof MergeError) throw new UsageError(error.message);
    throw error;
  }
}
