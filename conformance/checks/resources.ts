/** The checks of accounts, items, taxes, clients, sequences, SAF-T and treasury, gathered; owns none itself. */
import type { Check } from '../run/check.js';
import { accountChecks } from './accounts.js';
import { clientChecks } from './clients.js';
import { itemChecks } from './items.js';
import { saftChecks } from './saft.js';
import { sequenceChecks } from './sequences.js';
import { taxChecks } from './taxes.js';
import { treasuryChecks } from './treasury.js';

export const resourceChecks: readonly Check[] = [
  ...itemChecks,
  ...taxChecks,
  ...clientChecks,
  ...sequenceChecks,
  ...accountChecks,
  ...saftChecks,
  ...treasuryChecks,
];
