/**
 * Concurrent requests: small bursts on records of one check, repeated until a violation shows. Some of the requests may be refused
 * with 409, 422 or 429.
 */
import type { Check } from '../../run/check.js';
import { accountChecks } from './accounts.js';
import { createChecks } from './document-creates.js';
import { updateChecks } from './document-updates.js';
import { transitionChecks } from './exclusive-transitions.js';
import { eachTypeChecks } from './of-each-type.js';
import { paymentChecks } from './payments.js';
import { answerChecks } from './record-answers.js';
import { nameChecks } from './record-names.js';
import { recordUpdateChecks } from './record-updates.js';

const asRaces = (checks: readonly Check[]): Check[] => checks.map((check) => ({ ...check, isRace: true }));

export const documentOverlapChecks: readonly Check[] = asRaces([
  ...eachTypeChecks,
  ...transitionChecks,
  ...updateChecks,
  ...createChecks,
  ...paymentChecks,
]);

export const recordOverlapChecks: readonly Check[] = asRaces([
  ...nameChecks,
  ...recordUpdateChecks,
  ...answerChecks,
  ...accountChecks,
]);
