/** All drawn faults. The self-check's README says how they were made, and with which result. */
import type { Fault } from '../adversary.js';
import { accountRows } from './accounts.js';
import { dateRows } from './dates.js';
import { extremeRows } from './extremes.js';
import { fileRows } from './files.js';
import { keyRows } from './keys.js';
import { listRows } from './lists.js';
import { overlapRows } from './overlap.js';
import { reachRows } from './reach.js';
import { refusalRows } from './refusals.js';
import { textRows } from './texts.js';
import { totalRows } from './totals.js';

export const drawnFaults: readonly Fault[] = [
  ...overlapRows,
  ...extremeRows,
  ...textRows,
  ...reachRows,
  ...keyRows,
  ...dateRows,
  ...fileRows,
  ...totalRows,
  ...refusalRows,
  ...accountRows,
  ...listRows,
];
