// Violations that show only after a GET or an e-mail are one finding of that request.
import { expect, test } from '@playwright/test';
import type { Violation } from '../../judge/violation.js';
import { exchange } from '../sample.fixture.js';
import { found, seen, shownAs, violated } from './causes.fixture.js';
import { sideEffectsIn } from './side-effects.js';

const ending = (operation: string) => [exchange({ operation: 'createQuote' }), exchange({ operation })];

for (const [conditions, expected] of [
  [['getDocumentPdf'], ['getDocumentPdf']],
  [['emailQuote', 'emailQuote'], ['emailQuote']],
  [
    ['emailQuote', 'getDocumentPdf'],
    ['emailQuote', 'getDocumentPdf'],
  ],
  [['updateQuote'], []],
  [['emailQuote', 'updateQuote'], []],
  // The second answer may come from a cache.
  [['getQuote'], []],
  [[], []],
] as const)
  test(`shown by getQuote, only after ${conditions.join(' and ') || 'nothing'} -> ${expected.join(' and ') || 'none'} at fault`, () => {
    expect(sideEffectsIn({ conditions: [...conditions], exchanges: ending('getQuote') })).toEqual([
      ...expected,
    ]);
  });

test('nothing was replayed -> none at fault', () => {
  expect(sideEffectsIn({})).toEqual([]);
});

test.describe('several findings after the same kind of request', () => {
  const status = violated({
    operation: 'emailFeesNote',
    field: 'status',
    symptom: 'different',
    sort: 'value',
  });
  const update = violated({ statement: 'operation:updateQuote', operation: 'updateQuote', symptom: '422' });
  const shownAfter = (violation: Violation, ...conditions: string[]) =>
    shownAs(violation, 'confirmed', { conditions, exchanges: ending(violation.operation ?? '') });
  const results = [seen('emailFeesNote/a', [status]), seen('updateQuote/a', [update])];

  test('e-mails of two types -> one finding, which blames the e-mails first', () => {
    const [first, ...others] = found(
      results,
      shownAfter(status, 'emailProforma'),
      shownAfter(update, 'emailQuote'),
    );
    expect(first?.operations).toEqual(['emailQuote', 'updateQuote', 'emailProforma']);
    expect(first?.consequences).toHaveLength(1);
    expect(others).toEqual([]);
  });

  test('an e-mail and a GET, or one without a condition -> two findings', () => {
    expect(
      found(results, shownAfter(status, 'getDocumentPdf'), shownAfter(update, 'emailQuote')),
    ).toHaveLength(2);
    expect(found(results, shownAfter(status), shownAfter(update, 'emailQuote'))).toHaveLength(2);
  });

  test('what an e-mail should save -> a finding of its own', () => {
    const address = violated({ statement: 'rule:email-saves-address', operation: 'emailInvoice' });
    const both = [seen('emailInvoice/a', [address]), ...results.slice(1)];
    expect(found(both, shownAfter(address, 'emailProforma'), shownAfter(update, 'emailQuote'))).toHaveLength(
      2,
    );
  });
});
