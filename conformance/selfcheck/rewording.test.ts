// No sentence of a report is parsed: with every sentence altered, the identities of violations, the findings and the deviations
// are the same.
import { expect, test } from '@playwright/test';
import { type FaultId, startMock } from '../../mocks/index.js';
import { checksFor } from '../checks/index.js';
import { groupOf, identityKey } from '../judge/identity.js';
import type { CheckResult } from '../judge/result.js';
import { markSentences } from '../judge/wording.js';
import { acceptDeviations, applyDeviations, parseDeviations } from '../verdict/deviations.js';
import { diagnose } from '../verdict/diagnosis.js';
import { openMockRun, runChecks, settingsFor, targetOf } from './in-process.js';
import { healthyDialect } from './kill.js';

/** A fault and a check that sees it; for cases of a covering array, whose ids depend on the seed, the first case. */
const faults: readonly (readonly [fault: FaultId, check: string])[] = [
  ['records/item/unit-lost-by-updateItem', 'updateItem/keeps-all-fields'],
  ['records/item/unit-lost-by-createItem', 'createItem/keeps-all-fields'],
  ['records/item/description-lost-by-createItem', 'createItem/keeps-all-fields'],
  ['records/client/fax-lost-by-createClient', 'createClient/keeps-all-fields'],
  ['records/item/stale-read', 'updateItem/others-untouched'],
  ['records/sequence/never-stored', 'getSequence/status-200'],
  ['transitions/invoice/draft+finalized/no-effect', 'createInvoice/case-'],
  ['transitions/invoice/draft+finalized/refused', 'changeInvoiceState/first-time'],
  ['transitions/quote/draft+finalized/no-effect', 'changeQuoteState/round-and-round'],
  ['statuses/listItems/wrong-key-accepted', 'listItems/status-401-wrong-key'],
  ['statuses/getItem/401-as-403', 'getItem/status-401-missing-key'],
  ['statuses/getItem/body-not-json', 'getItem/status-200'],
  ['statuses/updateItem/200-as-500', 'updateItem/status-200'],
  ['properties/getInvoice/invoice.total/missing', 'getInvoice/status-200'],
  ['properties/getItem/item.name/wrong-type', 'getItem/status-200'],
  ['requests/createClient/client.code/absent-accepted', 'createClient/without-code'],
  ['requests/updateItem/item.unit_price/broken-accepted', 'updateItem/broken-unit_price'],
  ['requests/emailInvoice/message.cc/broken-accepted', 'emailInvoice/broken-cc'],
  ['documents/invoice/reference-lost', 'updateInvoice/first-time'],
  ['lists/listInvoices/status[]-ignored', 'listInvoices/status'],
  ['robustness/createTax/deep-drops', 'createTax/broken-bytes'],
  ['robustness/createInvoice/broken-json-500', 'createInvoice/broken-bytes'],
  ['robustness/getItem/negative-id-found', 'getItem/odd-paths'],
  ['accounts/records-shared', 'getItem/isolated-other-account'],
];

const mark = 'ZQX';
const checks = checksFor(1);

async function judged(fault: FaultId, check: string): Promise<CheckResult[]> {
  const dialect = await healthyDialect();
  const mock = await startMock({
    ...{ port: 0, scenario: 'empty', selfCheck: false, complain: () => {} },
    faults: [fault],
  });
  const settings = settingsFor(targetOf(mock), 1, { timeoutMs: 2000, pollTimeoutMs: 500 });
  const run = openMockRun(settings, dialect);
  try {
    const [one] = checks.filter(({ id }) => (check.endsWith('-') ? id.startsWith(check) : id === check));
    if (!one) throw new Error(`There is no check ${check}: name the one that sees ${fault}.`);
    return await runChecks([one], run);
  } finally {
    await run.transport.close();
    await mock.close();
  }
}

async function marked(fault: FaultId, check: string): Promise<CheckResult[]> {
  markSentences(mark);
  try {
    return await judged(fault, check);
  } finally {
    markSentences(undefined);
  }
}

const identities = (results: readonly CheckResult[]) =>
  results.flatMap(({ violations }) => violations.map(identityKey)).sort();
const groups = (results: readonly CheckResult[]) =>
  results.flatMap(({ violations }) => violations.filter(({ assumed }) => !assumed).map(groupOf));

for (const [fault, check] of faults)
  test(`${fault}: every sentence reworded -> the same violations, findings and deviations`, async () => {
    test.setTimeout(60_000);
    const [plain, other] = [await judged(fault, check), await marked(fault, check)];
    expect(identities(plain)).not.toEqual([]);
    expect(identities(other)).toEqual(identities(plain));
    const sentences = other.flatMap(({ violations }) =>
      violations.flatMap((one) => [one.expected, one.actual]),
    );
    expect(sentences.filter((one) => !one.startsWith(mark))).toEqual([]);
    const [reported, reworded] = [diagnose(plain).findings, diagnose(other).findings];
    const named = (findings: typeof reported) =>
      findings.map(({ id, verdict, operations, at }) => ({
        id,
        verdict,
        operations,
        at: at?.replaceAll(/\d+/g, ''),
      }));
    expect(named(reworded)).toEqual(named(reported));
    const now = new Date('2026-11-21T10:00:00Z');
    const listed = parseDeviations(acceptDeviations(reported, '', { now }));
    const verdicts = applyDeviations(reworded, listed, now, { complete: false }).findings.map(
      (one) => one.verdict,
    );
    expect(verdicts).not.toContain('fail');
    expect(verdicts).toContain('known');
  });

test('two fields lost by one operation -> two groups; one cell of two types of document -> one', async () => {
  test.setTimeout(60_000);
  const of = async (fault: FaultId) => {
    const [, check = ''] = faults.find(([id]) => id === fault) ?? [];
    return groups(await judged(fault, check))[0];
  };
  const unit = await of('records/item/unit-lost-by-createItem');
  const description = await of('records/item/description-lost-by-createItem');
  expect([unit, description]).not.toContain(undefined);
  expect(unit).not.toBe(description);
  const invoice = await of('transitions/invoice/draft+finalized/no-effect');
  expect(invoice).toBe('state:draft+finalized | status | unchanged');
  expect(await of('transitions/quote/draft+finalized/no-effect')).toBe(invoice);
});
