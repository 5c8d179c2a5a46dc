/**
 * Attacks on what is kept: kills at random moments, full disks, damaged files. Whatever was acknowledged must be there again, or its
 * loss be reported.
 */
import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  call,
  end,
  invoice,
  type Json,
  type Running,
  runOver,
} from '../../../mocks/persistence/kept.fixture.js';
import { random } from '../../../mocks/service/store/ids.js';
import type { Found, Tally } from './hostile-requests.js';

/** Until the process is gone. `large`: much at once, and now and then the whole state is written anew. */
async function write({ url, key }: Running, ids: Set<unknown>, large: boolean): Promise<void> {
  try {
    for (let n = 1; ; n++) {
      const body = invoice(`C${ids.size % 7}`);
      if (large) Object.assign(body.invoice, { observations: randomBytes(30_000).toString('hex') });
      if (large && n % 3 === 0) await replaceBySame(url);
      const { status, body: answer } = await call(url, key, 'POST', '/invoices.json', body);
      if (status === 201) ids.add((answer.invoice as Json).id);
    }
  } catch {
    // Killed: what was not answered may be there or not.
  }
}

/** A snapshot, restored at once. */
async function replaceBySame(url: string): Promise<void> {
  for (const path of ['snapshots', 'snapshots/same/restore'])
    await fetch(`${url}/__mock/${path}`, { method: 'POST', body: JSON.stringify({ name: 'same' }) });
}

async function missing({ url, key }: Running, ids: Iterable<unknown>): Promise<unknown[]> {
  const lost: unknown[] = [];
  for (const id of ids)
    if ((await call(url, key, 'GET', `/invoices/${id}.json`)).status !== 200) lost.push(id);
  return lost;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A directory that is killed over and over, and what was acknowledged in it. */
interface Place {
  directory: string;
  ids: Set<unknown>;
  large: boolean;
}

/** Starts over the place, writes, and kills at a drawn moment after the first acknowledged write. */
async function killOnce({ directory, ids, large }: Place, draw: () => number): Promise<Found | undefined> {
  const running = await runOver(directory, { words: ids.size > 0 ? [] : ['--scenario', 'empty'] }).catch(
    (error: Error) => error,
  );
  if (running instanceof Error) return `the directory could not be opened again: ${running.message}`;
  const before = ids.size;
  // What another one writes after a snapshot would be undone by restoring it.
  const writing = (large ? [1] : [1, 2, 3]).map(() => write(running, ids, large));
  for (let waited = 0; ids.size === before && waited < 10_000; waited += 5) await pause(5);
  await pause(draw() * (large ? 2000 : 500));
  await end(running, 'SIGKILL');
  await Promise.all(writing);
  return undefined;
}

/** Kills during a first start, whenever it is; the directory can be started again. */
async function killFirstStart(directory: string, draw: () => number): Promise<Found | undefined> {
  const killAfterMs = 150 + draw() * 900;
  const running = await runOver(directory, { words: ['--scenario', 'demo'], killAfterMs }).catch(
    () => undefined,
  );
  if (running) await end(running, 'SIGKILL');
  const again = await runOver(directory).catch((error: Error) => error);
  if (again instanceof Error) return `a first start: ${again.message}`;
  await end(again, 'SIGKILL');
  return undefined;
}

/** Kills as many times: about one in six during a first start, one in four while the file is written anew. */
export async function kills(seed: string, many: number, say: (line: string) => void): Promise<Tally> {
  const draw = random(seed, 'kills');
  const parent = mkdtempSync(join(tmpdir(), 'invoicing-attack-'));
  const places = [false, true].map(
    (large): Place => ({ directory: join(parent, large ? 'large' : 'data'), ids: new Set(), large }),
  );
  const [plain, large] = places as [Place, Place];
  const found: Found[] = [];
  const counts = {
    kills: many,
    'first starts': 0,
    'half written files': 0,
    'acknowledged writes': 0,
    lost: 0,
  };
  for (let n = 1; n <= many; n++) {
    const kind = draw();
    const fell =
      kind < 1 / 6
        ? await killFirstStart(join(parent, `first-${n}`), draw)
        : await killOnce(kind < 5 / 12 ? large : plain, draw);
    if (fell !== undefined) found.push(`kill ${n}: ${fell}`);
    if (kind < 1 / 6) counts['first starts']++;
    counts['half written files'] += Number(existsSync(join(large.directory, 'state.jsonl.next')));
    rmSync(join(large.directory, 'state.jsonl.next'), { force: true });
    counts['acknowledged writes'] = plain.ids.size + large.ids.size;
    if (n % 10 === 0) say(`${n} kills, ${counts['acknowledged writes']} writes acknowledged`);
  }
  for (const { directory, ids } of places) {
    if (ids.size === 0) continue;
    const running = await runOver(directory);
    const lost = await missing(running, ids);
    counts.lost += lost.length;
    if (lost.length > 0)
      found.push(`${lost.length} of ${ids.size} acknowledged writes are lost in ${directory}`);
    await end(running, 'SIGKILL');
  }
  rmSync(parent, { recursive: true, force: true });
  return { counts, found };
}

/** Fills the disk, as a limit on the size of a file has it, at drawn moments; then a clean stop, and space again. */
export async function fullDisk(seed: string, many: number, say: (line: string) => void): Promise<Tally> {
  const draw = random(seed, 'full disk');
  const found: Found[] = [];
  const counts = {
    'full disks': many,
    'acknowledged writes': 0,
    'refused writes': 0,
    lost: 0,
    'there though refused': 0,
  };
  for (let n = 1; n <= many; n++) {
    const directory = mkdtempSync(join(tmpdir(), 'invoicing-full-'));
    const fileLimit = 24 + Math.floor(draw() * 100);
    const first = await runOver(directory, { words: ['--scenario', 'empty'], fileLimit });
    const ids = new Set<unknown>();
    const refused = new Set<string>();
    for (let w = 0; w < 120; w++) {
      const { status, body } = await call(first.url, first.key, 'POST', '/invoices.json', invoice(`F${w}`));
      if (status === 201) ids.add((body.invoice as Json).id);
      else if (status === 500) refused.add(`F${w}`);
      else found.push(`disk ${n}: status ${status}`);
    }
    await end(first);
    const again = await runOver(directory);
    counts.lost += (await missing(again, ids)).length;
    for (const name of refused) counts['there though refused'] += await isThere(again, name);
    await end(again, 'SIGKILL');
    rmSync(directory, { recursive: true, force: true });
    counts['acknowledged writes'] += ids.size;
    counts['refused writes'] += refused.size;
    if (n % 5 === 0) say(`${n} full disks, ${counts['refused writes']} writes refused`);
  }
  if (counts.lost > 0) found.push(`${counts.lost} acknowledged writes are lost`);
  if (counts['there though refused'] > 0)
    found.push(`${counts['there though refused']} refused writes are there`);
  if (counts['refused writes'] === 0) found.push('no disk was ever full: nothing was tried');
  return { counts, found };
}

/** 1 when the client of a refused invoice exists: refused means that nothing of it is there. */
async function isThere({ url, key }: Running, name: string): Promise<number> {
  const { status } = await call(url, key, 'GET', `/clients/find-by-name.json?client_name=${name}`);
  return Number(status === 200);
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
    const files = readdirSync(directory);
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
