// How templates are filled: whole fields, single ones in a type of their own, the date.
import { expect, test } from '@playwright/test';
import { fill, inForms, paymentForms, withEveryField } from './dialect.js';

const values = { fields: { amount: 10, note: 'Lamp' }, state: 'finalized', today: '21/11/2026' };
const rows: [string, unknown, unknown][] = [
  ['all fields', { payment: '{fields}' }, { payment: values.fields }],
  ['one field', { note: '{note}' }, { note: 'Lamp' }],
  ['a number as text', '{amount:text}', '10.00'],
  ['a number as a number', '{amount:number}', 10],
  ['a state and a date', ['{state}', '{today}'], ['finalized', '21/11/2026']],
  ['a field that is not sent', { a: '{other}', b: 'x' }, { b: 'x' }],
  ['words', 'TB', 'TB'],
];
for (const [what, template, filled] of rows) {
  test(`${what} -> filled in`, () => {
    expect(fill(template, values)).toEqual(filled);
  });
}

test('an amount that is text -> a number where numbers are wanted, unless it is none', () => {
  expect(fill('{amount:number}', { fields: { amount: '10.50' } })).toBe(10.5);
  expect(fill('{amount:number}', { fields: { amount: 'ten' } })).toBe('ten');
});

test('a day of the treasury -> as every other date, where that is wanted', () => {
  const fields = { value: '5.0', date: '2026-11-21' };
  expect(fill({ regularization: '{fields:days}' }, { fields })).toEqual({
    regularization: { value: '5.0', date: '21/11/2026' },
  });
});

test('the forms of a payment -> text and number, with and without the rest', () => {
  const filled = paymentForms.map((form) => fill(form, values));
  const rest = { payment_mechanism: 'TB', note: 'Conformance run', payment_date: '21/11/2026' };
  expect(filled).toEqual([
    { partial_payment: { amount: '10.00', ...rest } },
    { partial_payment: { amount: '10.00' } },
    { partial_payment: { amount: 10, ...rest } },
    { partial_payment: { amount: 10 } },
  ]);
});

test('every field, beside those that a file fixed -> what the file says counts', () => {
  const also = withEveryField({ line: { unit: 'hour' }, guide: { loaded_at: '{today}' } });
  expect(also).toMatchObject({
    line: { unit: 'hour', discount: '0.0' },
    client: { country: 'Portugal' },
    guide: { loaded_at: '{today}', license_plate: '12-AB-34' },
  });
});

test('no form works -> the refusal, the forms and the way out', () => {
  expect(inForms('422 no', [{ quote: '{fields}' }])).toBe(
    '422 no; tried {"quote":"{fields}"}; --dialect FILE can fix the form',
  );
});
