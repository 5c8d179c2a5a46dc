/**
 * `npm run soak -- [--minutes N] [--max-rps N]`: the suite judges one mock again and again; memory and open files of both,
 * every few seconds, as a plot (mocks/soak.svg), which is written anew each minute. The mock is reset between runs,
 * as in a CI job that keeps it. Linux only: it reads /proc.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { placeOf } from '../../../mocks/package-files/place-of.js';
import { environmentOf, megabytesOf, startMock, startSuite } from '../programs.js';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, 'max-rps': { type: 'string' } },
});
const minutes = Number(values.minutes);
const pace = values['max-rps'] ? ` of at most ${values['max-rps']} requests a second` : '';

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
const started = performance.now();
let suite: ChildProcess | undefined;
const timer = setInterval(() => {
  for (const [name, pid] of [
    ['mock', mock.pid],
    ['suite', suite?.pid],
  ] as const) {
    const sample = sampleOf(pid, started);
    if (sample) seen[name].push(sample);
  }
}, 2000);
const plotting = setInterval(() => writeFileSync(placeOf('mocks/soak.svg'), plot()), 60_000);
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
clearInterval(plotting);
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
writeFileSync(placeOf('mocks/soak.svg'), plot());

/** Memory and open files of both over time. */
function plot(): string {
  const [width, height, left] = [720, 160, 50];
  // The last run goes on beyond the hour.
  const lasted = Math.max(minutes, ...Object.values(seen).flatMap((samples) => samples.at(-1)?.minute ?? 0));
  const colours = { mock: '#1a6', suite: '#46c' };
  const panel = (by: 'megabytes' | 'files', title: string, top: number) => {
    const highest = Math.max(1, ...Object.values(seen).map((samples) => most(samples, by)));
    const lines = Object.entries(seen).map(([name, samples]) => {
      const points = samples.map(
        (one) =>
          `${Math.round(left + (one.minute / lasted) * (width - left - 10))},${Math.round(top + height - (one[by] / highest) * (height - 20))}`,
      );
      return `<polyline fill="none" stroke="${colours[name as 'mock']}" points="${points.join(' ')}"/>`;
    });
    return `<text x="4" y="${top + 16}">${title}, up to ${highest}</text><line x1="${left}" x2="${width - 10}" y1="${top + height}" y2="${top + height}" stroke="#999"/>${lines.join('')}`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${2 * height + 70}" font-family="sans-serif" font-size="12"><title>Memory and open files over time</title><rect width="100%" height="100%" fill="#fff"/>${panel('megabytes', 'memory in MB', 0)}${panel('files', 'open files', height + 20)}<text x="${left}" y="${2 * height + 46}">${Math.round(lasted)} minutes, ${statuses.length} full runs${pace}</text><text x="${left}" y="${2 * height + 62}">green the mock, blue the suite (a process for each run)</text></svg>\n`;
}
