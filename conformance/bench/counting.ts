/**
 * Counts what each check sends, one check at a time, and writes it down for `--dry-run` (run/counted.ts). Owns how it is
 * counted; what is made of it is in run/expectation.ts.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checksFor } from '../checks/index.js';
import { isLife, slugOf } from '../run/expectation.js';
import { selectChecks } from '../run/selection.js';
import { openSession, runSession } from '../session.js';
import { type Profile, readSettings } from '../target/settings.js';
import { type Kept, keptIn, startMock } from './running.js';

const profiles: readonly Profile[] = ['smoke', 'full', 'soak'];

/** What a run takes besides its checks. */
interface Around {
  learning: number;
  /** Of cleaning, for each request of the checks. */
  cleaning: number;
  kept: Kept;
}

/** Runs each profile once, prints what it took, and writes the file. */
export async function count(): Promise<void> {
  const byId = new Map<string, number>();
  const around: [Profile, Around][] = [];
  for (const profile of profiles) around.push([profile, await counted(profile, byId)]);
  const file = new URL('../run/counted.ts', import.meta.url).pathname;
  writeFileSync(file, textOf(byId, Object.fromEntries(around)));
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'inherit' });
}

async function counted(profile: Profile, byId: Map<string, number>): Promise<Around> {
  const { child, said } = await startMock(0, '--scenario', 'empty');
  const url = new URL(said.base_url);
  const flags = {
    ...{ 'base-url': said.base_url, 'public-url': said.base_url, 'api-key': said.api_key },
    ...{ 'account-id': String(said.account_id), 'second-base-url': `http://second.localhost:${url.port}` },
    ...{ 'second-api-key': said.second_api_key, profile, workers: '1', seed: '1' },
    report: join(tmpdir(), `bench-count-${process.pid}`),
  };
  const settings = readSettings({ flags, env: {}, config: undefined });
  const before = await keptIn(said);
  const run = openSession(settings, `count${profile}`);
  const sent = () => [...run.requests.values()].reduce((sum, one) => sum + one, 0);
  let [learning, last, checked] = [0, 0, 0];
  const { report } = await runSession(
    run,
    selectChecks(checksFor(1), settings),
    {},
    {
      onLearned: () => {
        learning = last = sent();
      },
      onResult: ({ id }) => {
        if (!byId.has(id)) byId.set(id, sent() - last);
        last = sent();
      },
      onReport: () => {
        checked = sent();
      },
    },
  );
  await run.transport.close();
  const kept = await keptIn(said);
  child.kill();
  if (report.verdict !== 'conforms') throw new Error(`${profile}: ${report.verdict}`);
  for (const kind of Object.keys(kept) as (keyof Kept)[]) kept[kind] -= before[kind];
  console.log(
    `${profile}: ${sent()} requests, ${learning} of them learning, ${sent() - checked} cleaning`,
    kept,
  );
  return { learning, cleaning: (sent() - checked) / (checked - learning), kept };
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

/** By the end of its id where a check of any operation sends as many, else by its id; a life by what it creates. */
function textOf(byId: ReadonlyMap<string, number>, around: unknown): string {
  const groups = new Map<string, [string, number][]>();
  for (const [id, sent] of byId) groups.set(slugOf(id), [...(groups.get(slugOf(id)) ?? []), [id, sent]]);
  const entries: [string, number][] = [];
  for (const [slug, ones] of groups) {
    const mean = ones.reduce((sum, [, sent]) => sum + sent, 0) / ones.length;
    entries.push([slug, rounded(mean, 2)]);
    if (isLife(slug)) continue;
    for (const [id, sent] of ones) if (Math.abs(sent - mean) >= 2) entries.push([id, sent]);
  }
  const sorted = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  return `// Written by \`npm run bench:conformance -- --count\`: requests that were counted on the mock, with seed 1.

/** What a run of a profile takes besides its checks: learning, cleaning for each request of theirs, and what it leaves. */
export const aroundChecks = ${JSON.stringify(around)} as const;

/** Requests of a check, by its id, or by the end of it, which checks of several operations share. */
export const requestsOfCheck: Readonly<Record<string, number>> = ${JSON.stringify(sorted)};
`;
}
