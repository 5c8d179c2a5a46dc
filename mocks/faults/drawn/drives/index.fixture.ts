/** The drives of all drawn faults. */
import { accountsDrives } from './accounts.fixture.js';
import { datesDrives } from './dates.fixture.js';
import { extremesDrives } from './extremes.fixture.js';
import { filesDrives } from './files.fixture.js';
import { keysDrives } from './keys.fixture.js';
import { listsDrives } from './lists.fixture.js';
import { overlapDrives } from './overlap.fixture.js';
import { reachDrives } from './reach.fixture.js';
import { refusalsDrives } from './refusals.fixture.js';
import { textsDrives } from './texts.fixture.js';
import { totalsDrives } from './totals.fixture.js';

export const drives = new Map(
  [
    ...accountsDrives,
    ...datesDrives,
    ...extremesDrives,
    ...filesDrives,
    ...keysDrives,
    ...listsDrives,
    ...overlapDrives,
    ...reachDrives,
    ...refusalsDrives,
    ...textsDrives,
    ...totalsDrives,
  ].map((one) => [one.id, one]),
);
