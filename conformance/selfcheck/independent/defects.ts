/** All defects, one row each: name, sentence, operations to blame, words that it breaks, condition. */

import type { Defect } from './defect-kit.js';
import { accountDefects } from './defects-accounts.js';
import { clientDefects } from './defects-clients.js';
import { documentDefects } from './defects-documents.js';
import { fileDefects } from './defects-files.js';
import { itemDefects } from './defects-items.js';
import { listDefects } from './defects-lists.js';
import { stateDefects } from './defects-states.js';

export const defects: readonly Defect[] = [
  ...accountDefects,
  ...itemDefects,
  ...clientDefects,
  ...documentDefects,
  ...stateDefects,
  ...listDefects,
  ...fileDefects,
];
