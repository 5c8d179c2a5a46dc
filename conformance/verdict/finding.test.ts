// Counting and grouping of observations.
import { expect, test } from '@playwright/test';
import { group } from './causes/groups.fixture.js';
import { answerOf, byFrequency, groupBy, operationOf } from './finding.js';
import { exchange } from './sample.fixture.js';

test('the most frequent first, each once; of as many in the order of their words', () => {
  expect(byFrequency(['b', 'c', 'a', 'c', 'b', 'c'])).toEqual(['c', 'b', 'a']);
  expect(byFrequency(['b', 'a'])).toEqual(['a', 'b']);
  expect(byFrequency(['a', 'b'])).toEqual(['a', 'b']);
  expect(byFrequency(['b', 'a', 'a'])).toEqual(['a', 'b']);
});

test('groups in the order in which their first one came', () => {
  expect(groupBy(['b1', 'a1', 'b2', 'a2'], ([first = '']) => first)).toEqual([
    ['b1', 'b2'],
    ['a1', 'a2'],
  ]);
});

test('the operation that a violation names, else that of its check', () => {
  const { seen } = group('x', { operation: 'getTax' }, { operation: undefined });
  expect(seen.map(operationOf)).toEqual(['getTax', 'getItem']);
});

test('the answer of a wrong value -> by its check, its time and its address; unknown, or no value -> none', () => {
  const shown = exchange({ clockMs: 0, url: '/x' });
  const { seen } = group(
    'x',
    { sort: 'value', exchange: shown },
    { sort: 'status', exchange: shown },
    { sort: 'value', exchange: exchange() },
    { sort: 'value' },
  );
  expect(seen.map(answerOf)).toEqual(['check/0 0 /x', '', '', '']);
});
