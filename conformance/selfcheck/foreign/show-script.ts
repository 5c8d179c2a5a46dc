/** Runs the `show` script of a departure or a mutant on a running server. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Started } from './start-server.js';

const functions = join(process.cwd(), 'conformance/selfcheck/foreign/show.sh');
const showWithinMs = 180_000;

export interface Shown {
  /** The exit status; null after a time-out or if it could not be started. */
  status: number | null;
  /** The last line of output. */
  last: string;
}

/** The environment of scripts; the lists of departures use the short names. */
const environmentOf = (one: Started): NodeJS.ProcessEnv => ({
  ...process.env,
  SHOW_FUNCTIONS: functions,
  ...{ BASE_URL: one.base_url, BASE: one.base_url, API_KEY: one.api_key, KEY: one.api_key },
  ...{ SECOND_BASE_URL: one.second_base_url, BASE2: one.second_base_url },
  ...{ SECOND_API_KEY: one.second_api_key, KEY2: one.second_api_key },
  ...{ PUBLIC_URL: one.public_url, PUBLIC: one.public_url, ACCOUNT_ID: String(one.account_id) },
});

export function runShow(script: string, started: Started): Promise<Shown> {
  const child = spawn('bash', ['-c', `. "$SHOW_FUNCTIONS"\n${script}`], {
    env: environmentOf(started),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: showWithinMs,
  });
  let last = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      last = String(part).trim().split('\n').at(-1) ?? '';
    });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: null, last: error.message }));
    child.on('close', (status) => resolve({ status, last }));
  });
}
