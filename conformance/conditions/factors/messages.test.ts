// Which refused e-mails the cases of a type send.
import { expect, test } from '@playwright/test';
import { createdTypes } from '../../checks/kit/document-rules.js';
import { casePlans } from '../case-plans.js';
import { documentRows } from '../rows.js';
import { dealRefusals, refusals } from './messages.js';

test('four cases, of which one sends none -> each kind once, by the other three', () => {
  const dealt = dealRefusals(0, [true, false, true, true]);
  expect(dealt.map((own) => own.length)).toEqual([3, 0, 3, 3]);
  expect(dealt.flat().sort()).toEqual([...refusals].sort());
});

test('what is sent anyway -> not once more', () => {
  expect(dealRefusals(0, [true], ['cc', 'email']).flat()).toHaveLength(refusals.length - 2);
  expect(dealRefusals(0, [true], ['cc', 'email']).flat()).not.toContain('cc');
});

test('many cases -> every second one sends one; none -> none', () => {
  expect(dealRefusals(0, Array(20).fill(true)).flat()).toHaveLength(10);
  expect(dealRefusals(0, Array(9).fill(true)).flat()).toHaveLength(refusals.length);
  expect(dealRefusals(3, [false])).toEqual([[]]);
});

test('another type -> begins with another kind', () => {
  expect(dealRefusals(2, [true, true])[0]?.[0]).toBe(refusals[2]);
});

for (const seed of [1, 2, 3])
  test(`seed ${seed}: every type -> its cases send every kind`, () => {
    for (const [type, rows] of documentRows(seed)) {
      const sent = casePlans(type, rows).flatMap((plan, n) => {
        const { refusals: own, email, moment, message, path } = plan(rows[n] ?? {});
        const isIssued = path.length > 0 && path[0] !== 'deleted';
        return isIssued && moment === 'first' && email.includes('refused') ? [message.wrong] : own;
      });
      expect([type, [...new Set(sent)].sort()]).toEqual([type, [...refusals].sort()]);
    }
    expect(documentRows(seed).size).toBe(createdTypes.length);
  });
