import { expect, test } from '@playwright/test';
import { kindNamed, nested, shownAt } from './record-kinds.js';

test('a form with dotted names -> a nested body without what is empty', () => {
  expect(nested({ name: 'Lamp', unit: '', 'tax.name': 'IVA23' })).toEqual({
    name: 'Lamp',
    tax: { name: 'IVA23' },
  });
});

test('values of a stored record -> text', () => {
  const record = {
    day: 20_000,
    isDefault: true,
    texts: { city: 'Faro' },
    counters: { invoice: 3, credit_note: 1 },
  };
  const names = ['day', 'isDefault', 'texts.city', 'texts.email', 'counters', 'none'];
  expect(names.map((name) => shownAt(record, name))).toEqual([
    ...['2024-10-04', 'yes', 'Faro', '', 'invoice 3, credit note 1', ''],
  ]);
});

test('a table that is none -> clients', () => {
  expect([kindNamed('taxes').table, kindNamed('toString').table, kindNamed(undefined).table]).toEqual([
    ...['taxes', 'clients', 'clients'],
  ]);
});
