import { expect, test } from '@playwright/test';
import { effectText, frequencyText, isSameRule, ruleOfForm } from './fault-rule.js';

const operation = '*';

test('the same rule -> whatever the order of its fields and the count of its hits; another value -> another rule', () => {
  const rule = { operation, status: 503 };
  const active = { id: 3, status: 503, hits: 9, operation };
  expect(isSameRule(rule, active)).toBe(true);
  expect(isSameRule({ ...rule, times: 1 }, active)).toBe(false);
  expect(isSameRule({ ...rule, headers: { a: 'b' } }, active)).toBe(false);
});

test('a filled form -> the rule, without what was left empty', () => {
  const empty = {
    operation: 'listItems',
    method: '',
    status: '',
    times: '',
    percent: '',
    delayMs: '',
    body: ' ',
  };
  expect(ruleOfForm(empty)).toEqual({ operation: 'listItems' });
  const full = { ...empty, method: 'GET', status: '503', percent: '30', drop: 'on', body: '{"a":1}' };
  expect(ruleOfForm(full)).toEqual({
    ...{ operation: 'listItems', method: 'GET', status: 503, probability: 0.3, drop: true },
    body: { a: 1 },
  });
  expect(() => ruleOfForm({ ...empty, body: '{' })).toThrow('The answer body is not JSON');
});

for (const [rule, effect, frequency] of [
  [{ status: 503 }, 'answers 503', 'always'],
  [{ status: 422, body: {}, times: 3 }, 'answers 422 with a body', '2 more times'],
  [{ delayMs: 800, jitterMs: 400 }, 'waits 800 to 1200 ms', 'always'],
  [{ drop: true, status: 503, probability: 0.2 }, 'breaks the connection', '20 %'],
  [{ perMinute: 60 }, 'allows 60 a minute', 'always'],
] as const) {
  test(`${JSON.stringify(rule)} -> ${effect}, ${frequency}`, () => {
    const active = { id: 1, hits: 1, operation, ...rule } as const;
    expect([effectText(active), frequencyText(active)]).toEqual([effect, frequency]);
  });
}
