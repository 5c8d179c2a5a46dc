/** Reads the report of an earlier run from its folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../target/settings.js';
import type { Report } from './report.js';

/** The report in `folder`. Throws UsageError, with `advice`, if there is none that can be parsed. */
export function readReport(folder: string, advice: string): Report {
  const path = join(folder, 'report.json');
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch (error) {
    throw new UsageError(`${path} cannot be read (${(error as Error).message}); ${advice}.`);
  }
}
