/**
 * `npm run soak -- [--minutes N] [--max-rps N]`: the suite judges one mock again and again; memory and open files of both,
 * every few seconds, as a plot (mocks/soak.svg), which is written anew each minute. The mock is reset between runs,
 * as in a CI job that keeps it. Linux only: it reads /proc.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { placeOf } from '../../../mocks/package-files/place-of.js';

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
  try {
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    if (Number.isNaN(kilobytes)) return undefined;
    const files = readdirSync(`/proc/${pid}/fd`).length;
    return { minute: (performance.now() - started) / 60_000, megabytes: Math.round(kilobytes / 1024), files };
  } catch {
    return undefined;
  }
}

const seen: Record<'mock' | 'suite', Sample[]> = { mock: [], suite: [] };
const mock = spawn(process.execPath, [placeOf('dist/mocks/cli.js'), '--port', '0', '--json'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const line = await new Promise<string>((resolve) =>
  createInterface({ input: mock.stdout }).once('line', resolve),
);
const said = JSON.parse(line);
const report = mkdtempSync(join(tmpdir(), 'soak-'));
const env = {
  ...process.env,
  CONFORMANCE_BASE_URL: said.base_url,
  CONFORMANCE_PUBLIC_URL: said.public_url,
  CONFORMANCE_API_KEY: said.api_key,
  CONFORMANCE_ACCOUNT_ID: String(said.account_id),
  CONFORMANCE_SECOND_BASE_URL: said.second_base_url,
  CONFORMANCE_SECOND_API_KEY: said.second_api_key,
  ...(values['max-rps'] && { CONFORMANCE_MAX_RPS: values['max-rps'] }),
};
const started = performance.now();
let suite: ReturnType<typeof spawn> | undefined;
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
  suite = spawn(process.execPath, [placeOf('dist/conformance/cli.js'), '--report', report], {
    env,
    stdio: 'ignore',
  });
  statuses.push(await new Promise((resolve) => suite?.once('exit', resolve)));
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
