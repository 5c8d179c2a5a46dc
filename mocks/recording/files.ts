/**
 * Writes a recording: `scenario.yaml`, `fixtures/OPERATION.STATUS.json`, `exchanges.jsonl` and what was left out,
 * shortly after an exchange and at the end. The recorder provides the content of the files.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { appendFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scenarioText } from '../control/saved-scenarios.js';
import { EXCHANGES_FILE } from './exchanges.js';
import type { Recorder } from './recorder.js';

const SOON_MS = 500;
/** The maximum share of the time for writing: one in so many. */
const REST = 20;

const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Throws an Error for a folder that cannot be created. */
export function createWriter(folder: string, recorder: Recorder, complain: (text: string) => void) {
  try {
    mkdirSync(join(folder, 'fixtures'), { recursive: true });
    rmSync(join(folder, EXCHANGES_FILE), { force: true });
  } catch (error) {
    throw new Error(`--record cannot write to ${folder}: ${(error as Error).message}; name another folder`);
  }
  let timer: NodeJS.Timeout | undefined;
  let isDirty = false;
  let restMs = SOON_MS;
  let writing: Promise<void> = Promise.resolve();
  let reported = '';
  let unwritten = '';

  async function write(): Promise<void> {
    isDirty = false;
    const start = performance.now();
    unwritten += recorder
      .nextExchanges()
      .map((one) => `${JSON.stringify(one)}\n`)
      .join('');
    try {
      if (unwritten !== '') await appendFile(join(folder, EXCHANGES_FILE), unwritten);
      unwritten = '';
      for (const [name, text] of filesOf(recorder)) await put(join(folder, name), text);
    } catch (error) {
      const text = `the recording could not be written to ${folder}: ${(error as Error).message}`;
      if (text !== reported) complain(text);
      reported = text;
    }
    restMs = Math.max(SOON_MS, REST * (performance.now() - start));
  }
  const next = (): Promise<void> => {
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };
  return {
    /** Call it after an exchange: the files are written soon. */
    touch() {
      isDirty = true;
      timer ??= setTimeout(next, restMs);
      timer.unref();
    },
    /** Resolves once everything recorded so far is written. */
    async close() {
      clearTimeout(timer);
      await writing;
      if (isDirty) await next();
    },
  };
}

/** Replaces a file atomically, since another program may be reading it. */
async function put(path: string, text: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(`${path}.next`, text);
  await rename(`${path}.next`, path);
}

function filesOf(recorder: Recorder): Map<string, string> {
  const files = new Map<string, string>();
  const leftOut = recorder.leftOut();
  for (const { operation, status, request, body } of recorder.fixtures()) {
    const name = `fixtures/${operation}.${status}`;
    if (body !== undefined) files.set(`${name}.json`, jsonText(body));
    if (request !== undefined) files.set(`${name}.request.json`, jsonText(request));
  }
  try {
    files.set('scenario.yaml', scenarioText(recorder.scenario()));
  } catch (error) {
    leftOut.push(`scenario.yaml: ${(error as Error).message}`);
  }
  files.set(
    'recording.json',
    jsonText({ exchanges: recorder.recorded, records: recorder.counts(), leftOut }),
  );
  return files;
}
