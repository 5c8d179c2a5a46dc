/** The checks of accounts, items, taxes, clients, sequences, SAF-T and treasury, gathered; owns none itself. */
import type { Check } from '../run/check.js';
import { accountChecks } from './accounts/accounts.js';
import { saftChecks } from './accounts/saft.js';
import { treasuryChecks } from './accounts/treasury.js';
import { clientChecks } from './records/clients.js';
import { itemChecks } from './records/items.js';
import { sequenceChecks } from './records/sequences.js';
import { taxChecks } from './records/taxes.js';

export const resourceChecks: readonly Check[] = [
  ...itemChecks,
  ...taxChecks,
  ...clientChecks,
  ...sequenceChecks,
  ...accountChecks,
  ...saftChecks,
  ...treasuryChecks,
];
