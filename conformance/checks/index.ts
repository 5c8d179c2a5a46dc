/** The list of all checks, which the command, the runner and the self-check use. */

import { operations } from '../../generated/operations.js';
import { documentCases, recordCases } from '../conditions/cases.js';
import { everyTriggerChecks } from '../conditions/every-trigger.js';
import { storyChecks, walkChecks } from '../properties/stories.js';
import type { Check } from '../run/check.js';
import { smokeChecks } from '../run/smoke.js';
import { sinceOf } from '../target/requirements.js';
import { accountChecks } from './accounts/accounts.js';
import { oddKeyChecks } from './accounts/odd-keys.js';
import { saftChecks } from './accounts/saft.js';
import { sideBySideChecks } from './accounts/side-by-side.js';
import { treasuryChecks } from './accounts/treasury.js';
import { documentAnswerChecks } from './documents/document-answers.js';
import { documentCodeChecks } from './documents/document-codes.js';
import { documentLinkChecks } from './documents/documents.js';
import { emailChecks } from './documents/email.js';
import { guideChecks } from './documents/guides.js';
import { invoiceChecks } from './documents/invoices.js';
import { paymentChecks } from './documents/payments.js';
import { receiptChecks } from './documents/receipts.js';
import { extremeChecks } from './extremes/index.js';
import { lastExtremeChecks } from './extremes/last.js';
import { documentChecks } from './kit/document-checks.js';
import { typesOf } from './kit/document-rules.js';
import { inRunAccount } from './kit/made-account.js';
import { listChecks } from './lists/lists.js';
import { textPunctuationChecks } from './lists/text-punctuation.js';
import { documentOverlapChecks, recordOverlapChecks } from './overlap/index.js';
import { clientChecks } from './records/clients.js';
import { defaultTaxChecks } from './records/default-tax.js';
import { itemChecks } from './records/items.js';
import { sequenceChecks } from './records/sequences.js';
import { taxChecks } from './records/taxes.js';
import { assumedOperationChecks } from './requests/assumed-operations.js';
import { firstTimesChecks } from './requests/first-times.js';
import { oddTypeChecks } from './requests/odd-types.js';
import { operationChecks } from './requests/operations.js';
import { overreachChecks } from './requests/overreach.js';
import { plainUseChecks } from './requests/plain-use.js';
import { robustnessChecks } from './requests/robustness.js';
import { textChecks } from './requests/texts.js';

/** The checks that do not depend on the seed. */
const fixed: readonly Check[] = [
  ...firstTimesChecks,
  ...operationChecks,
  ...itemChecks,
  ...taxChecks,
  ...clientChecks,
  ...sequenceChecks,
  ...accountChecks,
  ...saftChecks,
  ...treasuryChecks,
  ...invoiceChecks,
  ...defaultTaxChecks,
  ...typesOf('estimates').flatMap(documentChecks),
  ...guideChecks,
  ...typesOf('purchase_orders').flatMap(documentChecks),
  ...listChecks,
  ...sideBySideChecks,
  ...documentLinkChecks,
  ...documentAnswerChecks,
  ...documentCodeChecks,
  ...emailChecks,
  ...paymentChecks,
  ...receiptChecks,
  ...robustnessChecks,
  ...oddTypeChecks,
  ...documentOverlapChecks,
  ...recordOverlapChecks,
  ...textChecks,
  ...textPunctuationChecks,
  ...overreachChecks,
  ...plainUseChecks,
  ...oddKeyChecks,
  ...extremeChecks,
  ...lastExtremeChecks,
  ...assumedOperationChecks,
  ...walkChecks,
  ...storyChecks,
  ...everyTriggerChecks,
];

const inPlace = (checks: readonly Check[]): Check[] =>
  (['first', undefined, 'last', 'alone', 'end'] as const).flatMap((at) => {
    const there = checks.filter(({ place }) => place === at);
    return at === undefined ? spread(there) : there;
  });

/**
 * Spreads the checks of each resource evenly over the run, in their order, so that concurrent checks seldom need clients, items or
 * sequences at the same time, and fewer are created.
 */
function spread(checks: readonly Check[]): Check[] {
  const nth = new Map<string, number>();
  const numbered = checks.map((check) => {
    const { resource } = operations[check.operation];
    const number = (nth.get(resource) ?? 0) + 1;
    nth.set(resource, number);
    return { check, resource, number };
  });
  const shareOf = ({ resource, number }: (typeof numbered)[number]) => number / (nth.get(resource) ?? 1);
  return numbered.sort((one, other) => shareOf(one) - shareOf(other)).map(({ check }) => check);
}

/** All checks of a seed, which determines the rows of the cases. Cached: drawing the rows takes most of a second. */
export function checksFor(seed: number): readonly Check[] {
  const checks = declared.get(seed) ?? declareChecks(seed);
  declared.set(seed, checks);
  return checks;
}

const declared = new Map<number, readonly Check[]>();

function declareChecks(seed: number): readonly Check[] {
  const all = inPlace([...fixed, ...documentCases(seed), ...recordCases(seed)]).map(inRunAccount);
  const ids = new Set<string>();
  for (const { id } of all) {
    if (ids.has(id)) throw new Error(`two checks are called ${id}: ids must distinguish them`);
    ids.add(id);
  }
  return all.map(
    (check): Check => ({
      ...check,
      since: sinceOf(check.id),
      ...(smoke.has(check.id) && { profile: 'smoke' }),
    }),
  );
}

const smoke = new Set(smokeChecks);
