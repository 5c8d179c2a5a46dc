/**
 * Counts what each check sends, one check at a time, and writes the mean of each class down for the forecast (run/costs.ts).
 * Owns how it is counted; what is made of it is in run/expectation.ts.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checksFor } from '../../../../conformance/checks/index.js';
import type { Check } from '../../../../conformance/run/check.js';
import { classOf } from '../../../../conformance/run/check-cost.js';
import { selectChecks } from '../../../../conformance/run/selection.js';
import { openSession, runSession } from '../../../../conformance/session.js';
import { type Profile, readSettings } from '../../../../conformance/target/settings.js';
import { type Kept, keptIn, startMock } from './running.js';

const profiles: readonly Profile[] = ['smoke', 'full', 'soak'];

/** What a run takes besides its checks. */
interface Around {
  learning: number;
  /** Of cleaning, for each request of the checks. */
  cleaning: number;
  kept: Omit<Kept, 'taxes'> & { accounts: number };
}

/** Runs each profile once, prints what it took, and writes the file. */
export async function count(): Promise<void> {
  const byClass = new Map<string, number[]>();
  const around: [Profile, Around][] = [];
  for (const profile of profiles) around.push([profile, await counted(profile, byClass)]);
  const file = new URL('../../../../conformance/run/costs.ts', import.meta.url).pathname;
  writeFileSync(file, textOf(byClass, Object.fromEntries(around)));
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'inherit' });
}

async function counted(profile: Profile, byClass: Map<string, number[]>): Promise<Around> {
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
      onResult: (result) => {
        const own = classOf(result as Pick<Check, 'id' | 'kind' | 'operation'>);
        byClass.set(own, [...(byClass.get(own) ?? []), sent() - last]);
        last = sent();
      },
      onReport: () => {
        checked = sent();
      },
    },
  );
  await run.transport.close();
  const { taxes, ...left } = await keptIn(said);
  child.kill();
  if (report.exitStatus !== 0) throw new Error(`${profile}: ${report.verdict}`);
  if (taxes > before.taxes) throw new Error(`${profile}: ${taxes - before.taxes} taxes are left`);
  for (const kind of Object.keys(left) as (keyof typeof left)[]) left[kind] -= before[kind];
  const { createAccount = 0, createAccountForUser = 0 } = report.records?.made ?? {};
  const kept = { accounts: createAccount + createAccountForUser, ...left };
  console.log(
    `${profile}: ${sent()} requests, ${learning} of them learning, ${sent() - checked} cleaning`,
    kept,
  );
  return { learning, cleaning: rounded((sent() - checked) / (checked - learning), 2), kept };
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

function textOf(byClass: ReadonlyMap<string, readonly number[]>, around: unknown): string {
  const means = [...byClass].map(([name, sent]): [string, number] => [
    name,
    rounded(sent.reduce((sum, one) => sum + one, 0) / sent.length, 1),
  ]);
  const sorted = Object.fromEntries(means.sort(([a], [b]) => (a < b ? -1 : 1)));
  return `// Written by \`npm run bench:conformance -- --count\`: what a run with seed 1 sent to the mock.

/** What a run of a profile takes besides its checks: learning, cleaning for each request of theirs, and what it leaves. */
export const aroundChecks = ${JSON.stringify(around)} as const;

/** Requests of a check, the mean of its class (see classOf in expectation.ts). */
export const requestsOfClass: Readonly<Record<string, number>> = ${JSON.stringify(sorted)};
`;
}
