/**
 * Counts the requests of each check, one check at a time, and writes the mean of each class for the forecast
 * (run/costs.ts), which run/expectation.ts computes.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checksFor } from '../../../conformance/checks/index.js';
import type { Check } from '../../../conformance/run/check.js';
import { caseClassOf, classAmong, kindOfResource, wordOf } from '../../../conformance/run/check-cost.js';
import { selectChecks } from '../../../conformance/run/selection.js';
import { openSession, runSession } from '../../../conformance/session.js';
import { type Profile, readSettings } from '../../../conformance/target/settings.js';
import { operations } from '../../../generated/operations.js';
import { type Kept, keptIn, startMock } from './running.js';

const profiles: readonly Profile[] = ['smoke', 'full', 'soak'];

/** The requests of a run besides its checks. */
interface Around {
  learning: number;
  /** Cleaning of records from learning. */
  afterLearning: number;
  /** Requests of its checks, as a multiple of the means of their classes. */
  shares: number;
  /** Cleaning, for each request of the checks. */
  cleaning: number;
  kept: Omit<Kept, 'taxes'> & { accounts: number };
}

interface Counted extends Omit<Around, 'shares'> {
  /** Each check that was run, with its number of requests. */
  sent: { check: Check; requests: number }[];
}

/** Runs each profile, and the checks of each resource alone, prints the requests, and writes the file. */
export async function count(): Promise<void> {
  const { cleaning: afterLearning } = await counted('full', 0, () => false);
  const byProfile = new Map<Profile, Counted>();
  for (const profile of profiles) byProfile.set(profile, await counted(profile, afterLearning));
  const resources = new Set(checksFor(1).map(({ operation }) => operations[operation].resource));
  const alone: Counted['sent'] = [];
  for (const one of resources)
    alone.push(
      ...(await counted('full', afterLearning, (check) => operations[check.operation].resource === one)).sent,
    );
  const known = new Set(alone.map(({ check }) => check.id));
  const others = [...byProfile.values()].flatMap(({ sent }) =>
    sent.filter(({ check }) => !known.has(check.id)),
  );
  const means = meansOf(alone, others);
  const around = [...byProfile].map(([profile, { sent, ...rest }]): [Profile, Around] => {
    const all = sumOf(sent.map(({ requests }) => requests));
    const expected = sumOf(
      sent.map(({ check }) => means.get(classAmong(check, (name) => means.has(name))) ?? 0),
    );
    return [profile, { ...rest, shares: rounded(all / expected, 2) }];
  });
  const file = new URL('../../../conformance/run/costs.ts', import.meta.url).pathname;
  writeFileSync(file, textOf(means, Object.fromEntries(around)));
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'inherit' });
}

async function counted(
  profile: Profile,
  afterLearning: number,
  isMeant: (check: Check) => boolean = () => true,
): Promise<Counted> {
  const { child, said } = await startMock();
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
  let [learning, checked] = [0, 0];
  const checks = selectChecks(checksFor(1), settings).filter(isMeant);
  const { report } = await runSession(
    run,
    checks,
    {},
    {
      onLearned: () => {
        learning = sent();
      },
      onReport: () => {
        checked = sent();
      },
    },
  );
  await run.transport.close();
  const { taxes, ...left } = await keptIn(said);
  child.kill();
  if (checks.length > 0 && report.exitStatus !== 0) throw new Error(`${profile}: ${report.verdict}`);
  if (taxes > before.taxes) throw new Error(`${profile}: ${taxes - before.taxes} taxes are left`);
  for (const kind of Object.keys(left) as (keyof typeof left)[]) left[kind] -= before[kind];
  const { createAccount = 0, createAccountForUser = 0 } = report.records?.made ?? {};
  const kept = { accounts: createAccount + createAccountForUser, ...left };
  console.log(
    `${profile}: ${sent()} requests, ${learning} of them learning, ${sent() - checked} cleaning`,
    kept,
  );
  return {
    ...{ learning, afterLearning, kept },
    cleaning:
      checks.length === 0
        ? sent() - checked
        : rounded((sent() - checked - afterLearning) / (checked - learning), 2),
    sent: checks.map((check) => ({ check, requests: run.sentBy.get(check.id) ?? 0 })),
  };
}

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);
const meanOf = (all: Counted['sent']): number =>
  sumOf(all.map(({ requests }) => requests)) / Math.max(1, all.length);
const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

function grouped(all: Counted['sent'], by: (check: Check) => string): Map<string, Counted['sent']> {
  const groups = new Map<string, Counted['sent']>();
  for (const one of all) groups.set(by(one.check), [...(groups.get(by(one.check)) ?? []), one]);
  return groups;
}

/** A word has its own mean if so many checks have it and their forecast would otherwise be wrong by so much. */
const [fewest, unlike] = [3, 20];

/** A resource of a kind has its own mean if the forecast would otherwise be wrong by so many requests. */
const unlikeOthers = 10;

/** Means by class: words, then the rest of each kind, then its deviating resources. `more` are in no full run. */
function meansOf(full: Counted['sent'], more: Counted['sent']): Map<string, number> {
  const known = new Set(full.map(({ check }) => check.id));
  const means = new Map<string, number>();
  const left: Counted['sent'] = [];
  const byWord = grouped([...full, ...more], (check) => caseClassOf(check) ?? wordOf(check));
  for (const [word, all] of byWord) {
    const [{ check }] = all as [Counted['sent'][number]];
    const mean = meanOf(all);
    const usual = meanOf(full.filter((one) => one.check.kind === check.kind));
    const isApart = all.length >= fewest && all.length * Math.abs(mean - usual) > unlike;
    if (caseClassOf(check) || isApart || !known.has(check.id)) means.set(word, mean);
    else left.push(...all);
  }
  for (const [kind, all] of grouped(left, (check) => check.kind)) {
    means.set(kind, meanOf(all));
    for (const [name, own] of grouped(all, kindOfResource))
      if (own.length * Math.abs(meanOf(own) - meanOf(all)) > unlikeOthers) means.set(name, meanOf(own));
  }
  return means;
}

function textOf(means: ReadonlyMap<string, number>, around: unknown): string {
  const sorted = Object.fromEntries(
    [...means]
      .map(([name, mean]): [string, number] => [name, rounded(mean, 1)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return `// Written by \`npm run bench:conformance -- --count\`: what a run with seed 1 sent to the mock.

/** What a run of a profile takes besides its checks: learning, cleaning after learning and for each request of theirs, and what it leaves; shares is what its checks send as a multiple of their means. */
export const aroundChecks = ${JSON.stringify(around)} as const;

/** Requests of a check, the mean of its class (see classOf in check-cost.ts). */
export const requestsOfClass: Readonly<Record<string, number>> = ${JSON.stringify(sorted)};
`;
}
