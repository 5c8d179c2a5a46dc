/**
 * `npm run soak -- [--minutes N] [--max-rps N]`: the suite judges one mock again and again; memory and open files of both,
 * every few seconds, as rows of a CSV file. The mock is reset between runs, as in a CI job that keeps it. Linux only: it
 * reads /proc.
 */
import type { ChildProcess } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { environmentOf, megabytesOf, startMock, startSuite } from '../programs.js';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, 'max-rps': { type: 'string' } },
});
const minutes = Number(values.minutes);
const csv = join(tmpdir(), 'soak.csv');

interface Sample {
  minute: number;
  megabytes: number;
  files: number;
}

function sampleOf(pid: number | undefined, started: number): Sample | undefined {
  const megabytes = Math.round(megabytesOf(pid));
  try {
    const files = readdirSync(`/proc/${pid}/fd`).length;
    return { minute: (performance.now() - started) / 60_000, megabytes, files };
  } catch {
    return undefined;
  }
}

const seen: Record<'mock' | 'suite', Sample[]> = { mock: [], suite: [] };
const { child: mock, said } = await startMock();
const report = mkdtempSync(join(tmpdir(), 'soak-'));
const env = {
  ...environmentOf(said),
  ...(values['max-rps'] && { CONFORMANCE_MAX_RPS: values['max-rps'] }),
};
writeFileSync(csv, 'program,minute,megabytes,files\n');
console.log(`every sample: ${csv}`);
const started = performance.now();
let suite: ChildProcess | undefined;
const timer = setInterval(() => {
  for (const [name, pid] of [
    ['mock', mock.pid],
    ['suite', suite?.pid],
  ] as const) {
    const sample = sampleOf(pid, started);
    if (!sample) continue;
    seen[name].push(sample);
    appendFileSync(csv, `${name},${sample.minute.toFixed(2)},${sample.megabytes},${sample.files}\n`);
  }
}, 2000);
const statuses: (number | null)[] = [];
while (performance.now() - started < minutes * 60_000) {
  const run = startSuite(['--report', report], env);
  suite = run.child;
  statuses.push((await run.ended).code);
  suite = undefined;
  await fetch(`${said.base_url}/__mock/reset`, { method: 'POST' });
  console.log(
    `${Math.round((performance.now() - started) / 6000) / 10} minutes, run ${statuses.length}: ${statuses.at(-1)}`,
  );
}
clearInterval(timer);
mock.kill();
rmSync(report, { recursive: true, force: true });

function most(samples: readonly Sample[], by: 'megabytes' | 'files'): number {
  return Math.max(0, ...samples.map((one) => one[by]));
}
/** The first minutes are warming up; the quarters after them are compared. */
function quarters(samples: readonly Sample[]): string {
  const size = Math.ceil(samples.length / 4);
  return [0, 1, 2, 3]
    .map((n) => samples.slice(n * size, (n + 1) * size))
    .map((part) => `${most(part, 'megabytes')} MB ${most(part, 'files')} files`)
    .join(', ');
}
for (const [name, samples] of Object.entries(seen))
  console.log(`${name}, the most in each quarter: ${quarters(samples)}`);
console.log(`${statuses.length} runs, ${statuses.filter((one) => one !== 0).length} of them not CONFORMS`);
