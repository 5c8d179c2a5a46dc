/** All checks, gathered; the one list that the command, the runner and the self-check read. */

import { documentCases, recordCases } from '../conditions/cases.js';
import { storyChecks } from '../properties/stories.js';
import { walkChecks } from '../properties/walks.js';
import type { Check } from '../run/check.js';
import { smokeChecks } from '../run/smoke.js';
import { smokeNames } from '../run/smoke-names.js';
import { sinceOf } from '../target/requirements.js';
import { assumedOperationChecks } from './assumed-operations.js';
import { defaultTaxChecks } from './default-tax.js';
import { documentAnswerChecks } from './document-answers.js';
import { documentCodeChecks } from './document-codes.js';
import { documentLinkChecks } from './documents.js';
import { emailChecks } from './email.js';
import { estimateChecks } from './estimates.js';
import { extremeChecks } from './extremes/index.js';
import { lastExtremeChecks } from './extremes/last.js';
import { firstTimesChecks } from './first-times.js';
import { guideChecks } from './guides.js';
import { invoiceChecks } from './invoices.js';
import { sideBySideChecks } from './isolation.js';
import { listChecks } from './lists.js';
import { oddKeyChecks } from './odd-keys.js';
import { oddTypeChecks } from './odd-types.js';
import { operationChecks } from './operations.js';
import { documentOverlapChecks, recordOverlapChecks } from './overlap/index.js';
import { overreachChecks } from './overreach.js';
import { paymentChecks } from './payments.js';
import { plainUseChecks } from './plain-use.js';
import { purchaseOrderChecks } from './purchase-orders.js';
import { receiptChecks } from './receipts.js';
import { resourceChecks } from './resources.js';
import { robustnessChecks } from './robustness.js';
import { textChecks } from './texts.js';

/** What does not depend on the seed. */
const fixed: readonly Check[] = [
  ...firstTimesChecks,
  ...operationChecks,
  ...resourceChecks,
  ...invoiceChecks,
  ...defaultTaxChecks,
  ...estimateChecks,
  ...guideChecks,
  ...purchaseOrderChecks,
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
  ...overreachChecks,
  ...plainUseChecks,
  ...oddKeyChecks,
  ...extremeChecks,
  ...lastExtremeChecks,
  ...assumedOperationChecks,
  ...walkChecks,
  ...storyChecks,
];

const inPlace = (checks: readonly Check[]): Check[] =>
  (['first', undefined, 'last', 'end'] as const).flatMap((at) => checks.filter(({ place }) => place === at));

/** All checks of a seed: it draws the rows of the cases. */
export function checksFor(seed: number): readonly Check[] {
  const all = inPlace([...fixed, ...documentCases(seed), ...recordCases(seed)]);
  const ids = new Set<string>();
  for (const { id } of all) {
    if (ids.has(id)) throw new Error(`two checks are called ${id}: ids must distinguish them`);
    ids.add(id);
  }
  const names = smokeNames(all);
  return all.map(
    (check): Check => ({
      ...check,
      since: sinceOf(check.id),
      ...(smoke.has(names.get(check.id) ?? '') && { profile: 'smoke' }),
    }),
  );
}

const smoke = new Set(smokeChecks);
