/** Measures how alike the mock and a real server answer: recordings in, a score out, as JSON and as a page. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageOf, percentText } from './page.js';
import { readRecording } from './recorded.js';
import { type FreshMock, type Replay, replay } from './replay.js';
import { type Fidelity, scoreOf } from './score.js';

/** Starts an empty mock whose clock is frozen at that time. */
export type StartFresh = (clock: string) => Promise<FreshMock>;

/** Replays each recording on a fresh mock. Throws an Error for a folder that is no recording, before any request. */
export async function fidelityOf(folders: readonly string[], start: StartFresh): Promise<Fidelity> {
  const recorded = folders.map((folder) => ({ folder, exchanges: readRecording(folder) }));
  const replays: Replay[] = [];
  const recordings: Fidelity['recordings'] = [];
  for (const { folder, exchanges } of recorded) {
    const mock = await start(exchanges[0]?.at ?? '');
    const done = await replay(exchanges, mock).finally(() => mock.close());
    const compared = [...done.compared.values()].reduce((total, one) => total + one, 0);
    replays.push(done);
    recordings.push({ folder, exchanges: exchanges.length, compared });
  }
  return scoreOf(replays, recordings);
}

/** Writes `fidelity.json` and `fidelity.html`. Throws an Error when the folder cannot be written. */
export function writeFidelity(folder: string, fidelity: Fidelity): void {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'fidelity.json'), `${JSON.stringify(fidelity, null, 2)}\n`);
    writeFileSync(join(folder, 'fidelity.html'), pageOf(fidelity));
  } catch (error) {
    throw new Error(`--report cannot write to ${folder}: ${(error as Error).message}; name another folder`);
  }
}

export function fidelityText({ tiers, coverage, skipped, operations }: Fidelity): string {
  const line = (
    name: string,
    { score, status, shape, value, points }: Fidelity['tiers']['core'],
    of: string,
  ) =>
    `${name.padEnd(9)} ${percentText(score).padStart(7)}   status ${percentText(status)}, shape ${percentText(shape)}, values ${percentText(value)}; ${points} points; ${of}`;
  const { core, operations: all, fields } = coverage;
  const differing = operations.filter(({ score }) => score < 100).length;
  return [
    line('core', tiers.core, `${core.exercised} of ${core.all} operations`),
    line(
      'complete',
      tiers.complete,
      `${all.exercised} of ${all.all} operations, ${fields.exercised} of ${fields.all} described fields`,
    ),
    ...skipped.map(({ reason, exchanges }) => `not compared: ${exchanges} ${reason}`),
    `${differing} of ${operations.length} operations answer differently at some place`,
  ].join('\n');
}
