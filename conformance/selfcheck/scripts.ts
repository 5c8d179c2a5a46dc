/**
 * Judges the script of a finding: it must show the violation on a new mock with the fault, and not on one without. The scripts
 * come from replay/script.ts.
 */
import { spawn } from 'node:child_process';
import type { FaultId } from '../../mocks/index.js';
import type { Finding } from '../verdict/finding.js';
import { envOf, targetOf, withMock } from './in-process.js';

export interface ScriptVerdict {
  /** The finding of the script. */
  finding: string;
  /** Exit statuses: 1: it shows, 0: it does not, anything else: unknown. */
  faulty: number;
  healthy: number;
}

const longestMs = 120_000;

/** Runs the script of a finding on a faulty and on a healthy mock. */
export const scriptVerdict = async (
  { id }: Pick<Finding, 'id'>,
  script: string,
  faults: readonly FaultId[],
): Promise<ScriptVerdict> => ({
  finding: id,
  faulty: await runAgainst(script, faults),
  healthy: await runAgainst(script, []),
});

/** The exit status of a script on a new mock with these faults. */
const runAgainst = (script: string, faults: readonly FaultId[]): Promise<number> =>
  withMock({ faults: [...faults] }, (mock) => {
    const env = { ...process.env, ...envOf(targetOf(mock)) };
    return new Promise((resolve) => {
      const child = spawn('sh', [script], { env, stdio: 'ignore', timeout: longestMs });
      child.once('error', () => resolve(-1));
      child.once('exit', (status) => resolve(status ?? -1));
    });
  });
