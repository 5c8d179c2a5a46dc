/** Starts a mock and runs the suite against it, each in a process of its own. */
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { environmentOf, type Said, startMock as startBuilt, startSuite } from '../../programs.js';

export interface Target {
  said: Said;
  /** Where the suite finds it, for example a recorder's port. */
  port: number;
}

/** The number behind an option of the command line; 0 without it. */
export const given = (option: string): number => Number(process.argv[process.argv.indexOf(option) + 1]) || 0;
/** `--workers N`: of the suite, and requests at a time when they are sent again. */
export const WORKERS = given('--workers') || Math.min(4, Math.max(1, availableParallelism()));
const CLOCK = new Date().toISOString();

/** A mock that takes `delayMs` more for every answer. */
export async function startMock(
  delayMs: number,
  ...more: string[]
): Promise<Target & { child: ChildProcess }> {
  const { child, said } = await startBuilt('--seed', 'bench', '--clock', CLOCK, ...more);
  if (delayMs > 0) {
    const body = JSON.stringify({ operation: '*', delayMs });
    const { ok } = await fetch(`${said.base_url}/__mock/faults`, { method: 'POST', body });
    if (!ok) throw new Error('the mock took no fault rule');
  }
  return { child, said, port: Number(new URL(said.base_url).port) };
}

/** How many records an account has of what no request can delete, or what a run should have deleted. */
export type Kept = Record<'clients' | 'items' | 'sequences' | 'taxes', number>;

/** Asks the mock's own lists: what came with documents is on no journal of the suite. */
export async function keptIn({ base_url, api_key }: Said): Promise<Kept> {
  const kept: Kept = { clients: 0, items: 0, sequences: 0, taxes: 0 };
  for (const kind of Object.keys(kept) as (keyof Kept)[]) {
    const ids = new Set<unknown>();
    for (let page = 1, before = -1; ids.size > before; page += 1) {
      before = ids.size;
      const url = `${base_url}/${kind}.json?api_key=${api_key}&page=${page}&per_page=30`;
      // A connection of its own: one that was kept through a run may be closed in this moment.
      const { body } = await request(url, { reset: true });
      const lists = Object.values((await body.json()) as Record<string, unknown>);
      for (const { id } of (lists.find(Array.isArray) ?? []) as { id: unknown }[]) ids.add(id);
    }
    kept[kind] = ids.size;
  }
  return kept;
}

/** What report.json says that figures are made of. */
export interface Seen {
  verdict: string;
  totals: Record<string, number>;
  requests: { total: number };
  records: { left: Record<string, number> };
}

export interface Ran {
  /** Milliseconds of the whole command, and of its checks alone as it says itself. */
  wholeMs: number;
  checksMs: number;
  seen: Seen;
}

/** Runs the suite; throws when it does not conform. */
export async function runSuite({ said, port }: Target, ...words: string[]): Promise<Ran> {
  const begun = performance.now();
  const report = join(tmpdir(), `bench-report-${process.pid}`);
  const here = `http://127.0.0.1:${port}`;
  const second = `http://second.localhost:${port}`;
  const env = environmentOf({ ...said, base_url: here, public_url: here, second_base_url: second });
  const all = ['--seed', '1', '--workers', String(WORKERS), ...words, '--report', report];
  const { code, text } = await startSuite(all, env).ended;
  const seconds = /^Checks .* in ([\d.]+) s/m.exec(text)?.[1];
  if (code !== 0 || seconds === undefined)
    throw new Error(`the suite ended with ${code}:\n${text.slice(-600)}`);
  const seen = JSON.parse(readFileSync(join(report, 'report.json'), 'utf8')) as Seen;
  return { wholeMs: performance.now() - begun, checksMs: Number(seconds) * 1000, seen };
}
