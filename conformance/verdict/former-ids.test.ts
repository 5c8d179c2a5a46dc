/** Deviations files with ids of versions before 0.2. */
import { expect, test } from '@playwright/test';
import type { OperationId } from '../../generated/operations.js';
import type { Violation } from '../judge/violation.js';
import { acceptDeviations, applyDeviations, parseDeviations } from './deviations.js';
import { diagnose } from './diagnosis.js';
import { formerId } from './former-ids.js';
import { result } from './sample.fixture.js';

const plain: Violation = {
  ...{ statement: 'operation:createItem', sort: 'value', field: 'name', symptom: 'different' },
  ...{ subject: 'name', expected: 'a', actual: 'b' },
};
const now = new Date('2030-06-01T12:00:00Z');

const violation = (operation: string, more: Partial<Violation>): Violation => ({
  ...plain,
  operation: operation as OperationId,
  ...more,
});

const seen = (id: string, more: Partial<Violation>) =>
  result({ id, verdict: 'fail', violations: [violation(id.split('/')[0] ?? '', more)] });

const { findings } = diagnose([
  seen('createItem/a', {
    statement: 'status:createItem/422',
    field: 'http.status',
    symptom: '500',
    sort: 'status',
  }),
  seen('createItem/b', { statement: 'rule:item-fields-kept', field: 'name' }),
  seen('createItem/c', { statement: 'rule:item-fields-kept', field: 'unit' }),
  seen('updateItem/d', { statement: 'rule:item-fields-kept', field: 'unit_price' }),
  seen('getItem/e', { statement: 'schema:Item.id', field: 'id', symptom: 'wrong type', sort: 'shape' }),
  seen('getItem/f', { statement: 'rule:key-identifies-account', field: 'id', symptom: 'leaked' }),
]);

for (const [former, ids] of [
  ['status:createItem/422 -> 500', ['status:422 http.status -> 500']],
  ['createItem: rule:item-fields-kept item.name -> another value', ['rule:fields-kept name -> different']],
  [
    'createItem: rule:item-fields-kept item.name -> another value (2)',
    ['rule:fields-kept name -> different'],
  ],
  [
    'createItem: rule:item-fields-kept * -> *',
    ['rule:fields-kept name -> different', 'rule:fields-kept unit -> different'],
  ],
  ['getItem: schema:Item.id -> text instead of integer', ['schema:Item.id id -> wrong type']],
] as const) {
  test(`a deviation "${former}" -> covers ${ids.join(', ')}, and says how it is called now`, () => {
    const {
      findings: reported,
      problems,
      renamed,
    } = applyDeviations(findings, [{ finding: former, reason: 'agreed' }], now);
    expect(reported.filter(({ verdict }) => verdict === 'known').map(({ id }) => id)).toEqual(ids);
    expect(problems).toEqual([]);
    expect(renamed).toHaveLength(1);
    for (const id of ids) expect(renamed[0]).toContain(`"${id}"`);
    expect(renamed[0]).toContain('--accept');
  });
}

for (const former of [
  'createItem: rule:item-fields-kept item.description -> another value',
  'updateItem: rule:item-fields-kept item.name -> another value',
  'createItem: rule:item-name-unique item.name -> another value',
  'status:createItem/422 -> 404',
  'getItem: schema:Item.id -> null',
])
  test(`a deviation "${former}", of which nothing shows -> covers nothing and breaks the run`, () => {
    const { findings: reported, problems } = applyDeviations(
      findings,
      [{ finding: former, reason: 'agreed' }],
      now,
    );
    expect(reported.every(({ verdict }) => verdict === 'fail')).toBe(true);
    expect(problems).toMatchObject([{ problem: 'no longer seen' }]);
  });

test('--accept on former ids -> ids of today with their reasons, each once, and nothing former', () => {
  const existing = [
    '- {finding: "status:createItem/422 -> 500", reason: overloaded, operations: [createItem]}',
    '- {finding: "createItem: rule:item-fields-kept * -> *", reason: agreed}',
    '',
  ].join('\n');
  const text = acceptDeviations(findings, existing, { now });
  const listed = parseDeviations(text);
  expect(listed).toMatchObject([
    { finding: 'status:422 http.status -> 500', reason: 'overloaded', operations: ['createItem'] },
    { finding: 'rule:fields-kept name -> different', reason: 'agreed' },
    ...findings.slice(2).map(({ id }) => ({ finding: id })),
  ]);
  expect(applyDeviations(findings, listed, now)).toMatchObject({ problems: [], renamed: [] });
});

test('ids of today, and patterns -> are none of the former form', () => {
  for (const { id } of findings) expect(formerId(id)).toBeUndefined();
  for (const id of ['*', 'rule:*', 'rule:item-fields-kept *', 'note: rule:a-b x -> absent', 'gone'])
    expect(formerId(id)).toBeUndefined();
});
