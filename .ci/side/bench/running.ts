/** Starts a mock and runs the suite on it, each in its own process. */
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { checksFor } from '../../../conformance/checks/index.js';
import { expectedRequests } from '../../../conformance/run/expectation.js';
import { selectChecks } from '../../../conformance/run/selection.js';
import { readSettings } from '../../../conformance/target/settings.js';
import { environmentOf, type ReadyLine, startMock as startBuilt, startSuite } from '../programs.js';

export interface Target {
  said: ReadyLine;
  child: ChildProcess;
}

const CLOCK = new Date().toISOString();

/** A mock with an empty account whose answers are delayed by `delayMs`. */
export async function startMock(delayMs = 0): Promise<Target> {
  const { child, said } = await startBuilt('--seed', 'bench', '--clock', CLOCK, '--scenario', 'empty');
  if (delayMs > 0) {
    const body = JSON.stringify({ operation: '*', delayMs });
    const { ok } = await fetch(`${said.base_url}/__mock/faults`, { method: 'POST', body });
    if (!ok) throw new Error('the mock took no fault rule');
  }
  return { child, said };
}

/** Numbers of records in an account that no request can delete, or that a run should have deleted. */
export type Kept = Record<'clients' | 'items' | 'sequences' | 'taxes', number>;

/** Counts in the mock's own lists: the suite's journal lacks records that documents created. */
export async function keptIn({ base_url, api_key }: ReadyLine): Promise<Kept> {
  const kept: Kept = { clients: 0, items: 0, sequences: 0, taxes: 0 };
  for (const kind of Object.keys(kept) as (keyof Kept)[]) {
    const ids = new Set<unknown>();
    for (let page = 1, before = -1; ids.size > before; page += 1) {
      before = ids.size;
      const url = `${base_url}/${kind}.json?api_key=${api_key}&page=${page}&per_page=30`;
      // A new connection: one kept during a run may be closed at this moment.
      const { body } = await request(url, { reset: true });
      const lists = Object.values((await body.json()) as Record<string, unknown>);
      for (const { id } of (lists.find(Array.isArray) ?? []) as { id: unknown }[]) ids.add(id);
    }
    kept[kind] = ids.size;
  }
  return kept;
}

/** The parts of report.json that figures are computed from. */
export interface Seen {
  verdict: string;
  requests: { total: number };
  records: { left: Record<string, number> };
}

/** Runs the suite and returns the milliseconds of the whole command; throws when the mock does not conform. */
export async function runSuite(
  { said }: Target,
  ...words: string[]
): Promise<{ wholeMs: number; seen: Seen }> {
  const begun = performance.now();
  const report = join(tmpdir(), `bench-report-${process.pid}`);
  const second = `http://second.localhost:${new URL(said.base_url).port}`;
  const all = ['--seed', '1', '--workers', '2', ...words, '--report', report];
  const { code, text } = await startSuite(all, environmentOf({ ...said, second_base_url: second })).ended;
  if (code !== 0) throw new Error(`the suite ended with ${code}:\n${text.slice(-600)}`);
  const seen = JSON.parse(readFileSync(join(report, 'report.json'), 'utf8')) as Seen;
  return { wholeMs: performance.now() - begun, seen };
}

/** The forecast of `--dry-run` for a run of this profile. */
export function expected(profile: 'smoke' | 'full'): number {
  const settings = readSettings({
    flags: {
      ...{ 'base-url': 'http://target.invalid', 'api-key': 'none', profile },
      ...{ 'public-url': 'http://target.invalid', 'account-id': '1' },
      ...{ 'second-base-url': 'http://other.invalid', 'second-api-key': 'none' },
    },
    env: {},
  });
  return expectedRequests(selectChecks(checksFor(1), settings), settings);
}
