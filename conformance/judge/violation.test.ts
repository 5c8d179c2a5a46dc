// Violations and their sentences.
import { expect, test } from '@playwright/test';
import { proofOfValue, violationKey, violationOf } from './violation.js';

const parts = {
  statement: 'rule:item-fields-kept',
  sort: 'value',
  field: 'client.name',
  symptom: 'different',
  expected: 'a name',
} as const;

test('the subject is that of the caller, else the cell of a state table, else the field', () => {
  const subject = (more: object) => violationOf({ ...parts, actual: 'x', ...more }).subject;
  expect(subject({})).toBe('client.name');
  expect(subject({ subject: 'the client' })).toBe('the client');
  expect(subject({ statement: 'state:purchase_order/draft+final_ized' })).toBe(
    'purchase_order draft + final_ized',
  );
  for (const statement of ['state:quote/draft', 'xstate:quote/a+b', 'state:quote/a+b+c'])
    expect(subject({ statement }), statement).toBe('client.name');
});

test('what came is said in words; a field that is none is refused', () => {
  const said = (actual: unknown) => violationOf({ ...parts, actual }).actual;
  expect([said(5), said('x')]).toEqual(['5', 'x']);
  expect(said(undefined)).not.toBe('undefined and more');
  expect(() => violationOf({ ...parts, field: 'no field!', actual: 1 })).toThrow('no field');
});

test('the same violation -> the same key; another operation, field, symptom or statement -> another', () => {
  const key = (more: object) => violationKey(violationOf({ ...parts, actual: 1, ...more }));
  expect(key({ actual: 2, expected: 'b' })).toBe(key({}));
  expect(
    new Set(
      [
        {},
        { operation: 'getItem' },
        { field: 'a' },
        { symptom: 'absent' },
        { statement: 'rule:no-server-error' },
      ].map(key),
    ).size,
  ).toBe(5);
});

test('where no value alone would be right -> the wrong one is looked for', () => {
  expect(proofOfValue('x')).toEqual({ by: 'value', compare: 'not', expected: 'x', actual: 'x' });
});
