import { expect, test } from '@playwright/test';
import type { Finding } from '../../verdict/finding.js';
import { candidatesOf, type Departure, operationsOf, type Shows, settle, toBeShown } from './departures.js';

const finding = (over: Partial<Finding>): Finding => ({
  ...{ id: 'rule:fields-kept item.unit -> absent', verdict: 'fail', sort: 'value' },
  ...{ statement: 'rule:fields-kept', rule: 'r', source: 's', subject: 'unit', field: 'item.unit' },
  ...{ symptom: 'absent', operations: ['updateItem'], expected: 'the unit', actual: 'nothing' },
  ...{ answers: { judged: 1, violating: 1 }, fails: [], blocks: [], cases: [] },
  ...over,
});

const departure = (over: Partial<Departure>): Departure => ({
  ...{ id: 'unit-lost', says: 'An update loses the unit.', operations: ['PUT /items/:item-id.json'] },
  ...{ certainty: 'certain', show: 'exit 0' },
  ...over,
});

const said = (entries: Record<string, Shows>) => new Map(Object.entries(entries));

test('a finding is matched by a shared operation and words of its field', () => {
  const [one, elsewhere, other] = [
    departure({}),
    departure({ id: 'unit-of-clients', operations: ['PUT /clients/:client-id.json'] }),
    departure({ id: 'price-lost', says: 'An update loses the price.' }),
  ];
  expect(candidatesOf(finding({}), [other, elsewhere, one])).toEqual([one]);
});

test('a 5xx is matched by a departure that speaks of one, and by no other', () => {
  const answers500 = departure({ id: 'unit-500', says: 'A long unit is answered with 500.' });
  const failing = finding({ id: 'rule:no-server-error item.unit -> 500', symptom: '500' });
  expect(candidatesOf(failing, [departure({}), answers500])).toEqual([answers500]);
  expect(candidatesOf(finding({}), [answers500])).toEqual([]);
});

test('what names a finding comes before words', () => {
  const named = departure({ id: 'z', says: 'Something is lost.', findings: ['rule:fields-kept item.*'] });
  expect(candidatesOf(finding({}), [departure({}), named])).toEqual([named]);
});

test('a departure that shows and is reported is caught', () => {
  const { matches, certain, missed } = settle([finding({})], [departure({})], said({ 'unit-lost': 'yes' }));
  expect(matches[0]?.departure?.id).toBe('unit-lost');
  expect([certain.length, missed.length]).toEqual([1, 0]);
});

for (const [shows, list] of [
  ['no', 'absent'],
  ['unclear', 'unclear'],
] as const)
  test(`a departure of which the script says "${shows}" matches no finding and is not missed`, () => {
    const result = settle([finding({})], [departure({})], said({ 'unit-lost': shows }));
    expect(result.matches[0]?.departure).toBeUndefined();
    expect([result.certain, result.missed]).toEqual([[], []]);
    expect(result[list].map(({ id }) => id)).toEqual(['unit-lost']);
  });

test('where the first candidate does not show, the next one that does is reported', () => {
  const second = departure({ id: 'update-loses', says: 'The unit is lost.', certainty: 'likely' });
  const { matches } = settle(
    [finding({})],
    [departure({}), second],
    said({ 'unit-lost': 'no', 'update-loses': 'yes' }),
  );
  expect(matches[0]?.departure?.id).toBe('update-loses');
});

test('a departure without a script is taken at its word', () => {
  const { show: _, ...silent } = departure({});
  const { missed } = settle([], [silent], said({ 'unit-lost': 'no script' }));
  expect(missed.map(({ id }) => id)).toEqual(['unit-lost']);
});

test('notes and known deviations match nothing and are not counted', () => {
  const findings = [finding({ verdict: 'note' }), finding({ verdict: 'known' })];
  expect(settle(findings, [departure({})], said({ 'unit-lost': 'yes' })).matches).toEqual([]);
});

test('scripts are run of certain departures and of those that a finding may report', () => {
  const likely = departure({ id: 'unit-likely', certainty: 'likely' });
  const other = departure({ id: 'price-lost', says: 'The price is lost.', certainty: 'arguable' });
  const certain = departure({ id: 'date-lost', says: 'The date is lost.' });
  expect(toBeShown([finding({})], [likely, other, certain]).map(({ id }) => id)).toEqual([
    'unit-likely',
    'date-lost',
  ]);
});

test('rows with a type of document name an operation for each type', () => {
  expect([...operationsOf(['PUT /items/:item-id.json'])]).toEqual(['updateItem']);
  expect(operationsOf(['PUT /:type/:document-id/change-state.json']).size).toBeGreaterThan(10);
});
