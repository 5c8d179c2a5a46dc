/**
 * Judges the script of a finding: it must show the violation on a new mock with the fault, and not on one without. The scripts
 * come from replay/script.ts.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FaultId, startMock } from '../../mocks/index.js';
import { writeReports } from '../formats/write-reports.js';
import type { CheckResult } from '../judge/result.js';
import type { Settings } from '../target/settings.js';
import { contractTargets } from '../verdict/coverage-targets.js';
import type { Verifications } from '../verdict/diagnosis.js';
import { judge } from '../verdict/report.js';
import { envOf, targetOf } from './in-process.js';

export interface ScriptVerdict {
  /** The finding of the script. */
  finding: string;
  /** Exit statuses: 1: it shows, 0: it does not, anything else: unknown. */
  faulty: number;
  healthy: number;
}

const longestMs = 120_000;

/** Judges the script of the most harmful finding; undefined if there is no finding or it has no script. */
export async function judgeScript(
  results: readonly CheckResult[],
  verifications: Verifications,
  { baseUrl, publicUrl, second, apiKey, seed }: Settings,
  fault: FaultId,
): Promise<ScriptVerdict | undefined> {
  const report = judge(results, {
    ...{
      target: baseUrl,
      publicUrl,
      secondBaseUrl: second?.baseUrl,
      seed,
      verifications,
      startedAt: new Date(),
    },
    secrets: [apiKey, ...(second ? [second.apiKey] : [])],
    contract: contractTargets(),
  });
  const reported = report.findings.find(({ verdict }) => verdict === 'fail');
  if (!reported?.reproduce) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'script-'));
  try {
    writeReports(report, folder);
    const script = join(folder, reported.reproduce);
    return {
      finding: reported.id,
      faulty: await runAgainst(script, [fault]),
      healthy: await runAgainst(script, []),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The exit status of a script on a new mock with these faults. */
export async function runAgainst(script: string, faults: FaultId[]): Promise<number> {
  const quiet = { selfCheck: false, complain: () => {} };
  const mock = await startMock({ port: 0, scenario: 'empty', faults, ...quiet });
  const env = { ...process.env, ...envOf(targetOf(mock)) };
  try {
    return await new Promise((resolve) => {
      const child = spawn('sh', [script], { env, stdio: 'ignore', timeout: longestMs });
      child.once('error', () => resolve(-1));
      child.once('exit', (status) => resolve(status ?? -1));
    });
  } finally {
    await mock.close();
  }
}
