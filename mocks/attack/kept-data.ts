/**
 * Attacks on what is kept: kills at random moments, damaged files. Whatever was acknowledged must be there again, or its
 * loss be told.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, end, invoice, type Json, type Running, runOver } from '../persistence/kept.fixture.js';
import { random } from '../service/store/ids.js';
import type { Found } from './hostile-requests.js';

export interface Tally {
  /** What was done, for the table: `kills`, `writes`. */
  counts: Record<string, number>;
  found: Found[];
}

async function write({ url, key }: Running, ids: Set<unknown>): Promise<void> {
  try {
    for (;;) {
      const { status, body } = await call(url, key, 'POST', '/invoices.json', invoice(`C${ids.size % 7}`));
      if (status === 201) ids.add((body.invoice as Json).id);
    }
  } catch {
    // Killed: what was not answered may be there or not.
  }
}

async function missing({ url, key }: Running, ids: Iterable<unknown>): Promise<unknown[]> {
  const lost: unknown[] = [];
  for (const id of ids)
    if ((await call(url, key, 'GET', `/invoices/${id}.json`)).status !== 200) lost.push(id);
  return lost;
}

/** Kills as many times; about one in six during a first start, on a directory of its own. */
export async function kills(seed: string, many: number, say: (line: string) => void): Promise<Tally> {
  const draw = random(seed, 'kills');
  const parent = mkdtempSync(join(tmpdir(), 'invoicing-attack-'));
  const directory = join(parent, 'data');
  const ids = new Set<unknown>();
  const found: Found[] = [];
  let firstStarts = 0;
  for (let n = 1; n <= many; n++) {
    const isFirst = draw() < 1 / 6;
    const place = isFirst ? join(parent, `first-${n}`) : directory;
    const starting = runOver(place, {
      words: isFirst ? ['--scenario', 'demo'] : [],
      killAfterMs: isFirst ? 150 + draw() * 900 : undefined,
    });
    const running = await starting.catch(() => undefined);
    if (isFirst) firstStarts++;
    if (running === undefined && !isFirst) found.push(`kill ${n}: the directory could not be opened again`);
    if (running !== undefined && !isFirst) {
      const writing = [write(running, ids), write(running, ids), write(running, ids)];
      await new Promise((resolve) => setTimeout(resolve, 50 + draw() * 400));
      await end(running, 'SIGKILL');
      await Promise.all(writing);
    } else if (running !== undefined) await end(running, 'SIGKILL');
    if (isFirst) {
      const again = await runOver(place).catch((error: Error) => error);
      if (again instanceof Error) found.push(`kill ${n}, a first start: ${again.message}`);
      else await end(again, 'SIGKILL');
    }
    if (n % 10 === 0) say(`${n} kills, ${ids.size} writes acknowledged`);
  }
  const running = await runOver(directory);
  const lost = await missing(running, ids);
  if (lost.length > 0) found.push(`${lost.length} of ${ids.size} acknowledged writes are lost`);
  await end(running, 'SIGKILL');
  rmSync(parent, { recursive: true, force: true });
  return {
    counts: { kills: many, 'first starts': firstStarts, 'acknowledged writes': ids.size, lost: lost.length },
    found,
  };
}

/** Damages one file after another, each time from a whole copy: refused, or nothing lost. */
export async function damage(seed: string, many: number, say: (line: string) => void): Promise<Tally> {
  const draw = random(seed, 'damage');
  const parent = mkdtempSync(join(tmpdir(), 'invoicing-attack-'));
  const [whole, directory] = [join(parent, 'whole'), join(parent, 'data')];
  const ids = new Set<unknown>();
  const first = await runOver(whole, { words: ['--scenario', 'empty'] });
  for (let n = 0; n < 60; n++) {
    const { body } = await call(first.url, first.key, 'POST', '/invoices.json', invoice(`D${n}`));
    ids.add((body.invoice as Json).id);
  }
  await end(first, 'SIGKILL');
  const counts = { damaged: many, refused: 0, 'nothing lost': 0 };
  const found: Found[] = [];
  for (let n = 1; n <= many; n++) {
    rmSync(directory, { recursive: true, force: true });
    cpSync(whole, directory, { recursive: true });
    const files = readdirSync(directory).filter((file) => !/^LO/.test(file));
    const what = spoil(join(directory, files[Math.floor(draw() * files.length)] as string), draw);
    const running = await runOver(directory).catch((error: Error) => error);
    if (running instanceof Error) {
      counts.refused++;
      if (!/damaged|cannot be opened/.test(running.message)) found.push(`${what}: ${running.message}`);
      continue;
    }
    const lost = await missing(running, ids);
    if (lost.length > 0) found.push(`${what}: ${lost.length} writes lost without a word`);
    else counts['nothing lost']++;
    await end(running, 'SIGKILL');
    if (n % 10 === 0) say(`${n} files damaged, ${counts.refused} refused`);
  }
  rmSync(parent, { recursive: true, force: true });
  return { counts, found };
}

function spoil(path: string, draw: () => number): string {
  const bytes = readFileSync(path);
  const at = Math.floor(draw() * bytes.length);
  const way = Math.floor(draw() * 4);
  if (way === 0) rmSync(path);
  else if (way === 1) truncateSync(path, at);
  else if (way === 2 && bytes.length > 0) bytes[at] = (bytes[at] as number) ^ (1 + Math.floor(draw() * 255));
  else bytes.fill(0, at, Math.min(at + 100, bytes.length));
  if (way >= 2) writeFileSync(path, bytes);
  return `${['removed', 'cut', 'one byte changed', 'a hole'][way]} at ${at} of ${path}`;
}
