/**
 * `npm run soak -- [--minutes N] [--max-rps N]`: runs the suite repeatedly on one mock, with a reset between runs, as a
 * CI job that keeps its mock; prints the maximum memory and open files of both in each run. Linux only: it reads /proc.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { environmentOf, megabytesOf, startMock, startSuite } from '../programs.js';

const flags = new Command('soak')
  .option('--minutes <number>', 'how long', Number, 60)
  .option('--max-rps <number>', 'requests a second of the suite')
  .parse()
  .opts<{ minutes: number; maxRps?: string }>();
const { child: mock, said } = await startMock();
const report = mkdtempSync(join(tmpdir(), 'soak-'));
const env = { ...environmentOf(said), ...(flags.maxRps && { CONFORMANCE_MAX_RPS: flags.maxRps }) };

function filesOf(pid: number | undefined): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

/** One run of the suite, in words, and whether it conforms. */
async function round(): Promise<[words: string, conforms: boolean]> {
  const { child: suite, ended } = startSuite(['--report', report], env);
  const programs = Object.entries({ mock, suite });
  const most = programs.map(() => ({ megabytes: 0, files: 0 }));
  const timer = setInterval(() => {
    for (const [at, [, { pid }]] of programs.entries()) {
      const { megabytes, files } = most[at] ?? { megabytes: 0, files: 0 };
      const now = Math.round(megabytesOf(pid)) || 0;
      most[at] = { megabytes: Math.max(megabytes, now), files: Math.max(files, filesOf(pid)) };
    }
  }, 2000);
  const { code } = await ended;
  clearInterval(timer);
  const used = programs.map(([name], at) => `${name} ${most[at]?.megabytes} MB, ${most[at]?.files} files`);
  return [`ended with ${code}; ${used.join('; ')}`, code === 0];
}

const started = performance.now();
const minutes = () => (performance.now() - started) / 60_000;
for (let nth = 1; minutes() < flags.minutes; nth++) {
  const [words, conforms] = await round();
  console.log(`run ${nth}, after ${minutes().toFixed(1)} minutes: ${words}`);
  if (!conforms) process.exitCode = 1;
  await fetch(`${said.base_url}/__mock/reset`, { method: 'POST' });
}
mock.kill();
rmSync(report, { recursive: true, force: true });
