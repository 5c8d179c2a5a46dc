// The order of groups, and what is derived from the names of operations.

import { expect, test } from '@playwright/test';
import { operationNamed } from '../../judge/exchange.js';
import type { Observation } from '../finding.js';
import { bySeen, type Group, kindOf, operationsOf, resourceOf, wrappersOf } from './group.js';

const seenBy = (operation: string | undefined, own: string): Observation => ({
  violation: {
    field: 'name',
    symptom: 'absent',
    expected: 'a name',
    actual: 'none',
    ...(operation && { operation }),
  } as Observation['violation'],
  ...{ check: `${own}/x`, own, rule: '', source: '', called: {} },
});

const group = (key: string, ...owns: string[]): Group => ({
  ...{ key, statement: '', field: '', symptom: '', assumed: false, replay: {}, consequences: [] },
  seen: owns.map((own) => seenBy(undefined, own)),
});

test('those that were seen most first, of as many those whose key comes first; what was given stays as it is', () => {
  const given = [group('c', 'getItem'), group('b', 'getItem'), group('a', 'getItem', 'listItems')];
  expect(bySeen(given).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  expect(bySeen([...given].reverse()).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  expect(bySeen([group('a', 'getItem'), group('z', 'getItem', 'getItem')]).map(({ key }) => key)).toEqual([
    'z',
    'a',
  ]);
  expect(given.map(({ key }) => key)).toEqual(['c', 'b', 'a']);
});

test('the operation that a violation names is blamed before that of its check, and each once', () => {
  const one = {
    ...group('a'),
    seen: [seenBy('getItem', 'listItems'), seenBy(undefined, 'getItem'), seenBy(undefined, 'listItems')],
  };
  expect(operationsOf(one)).toEqual(['getItem', 'listItems']);
});

test('an operation of a type of document -> the type; of records -> the resource; unknown, or a name of objects -> nothing', () => {
  expect(kindOf('createInvoice')).toBe(operationNamed('createInvoice')?.documentType);
  expect(kindOf('createInvoice')).not.toBe(kindOf('createQuote'));
  expect(kindOf('getItem')).toBe(resourceOf('listItems'));
  for (const name of ['noSuchOperation', 'toString']) {
    expect(operationNamed(name)).toBeUndefined();
    expect(kindOf(name)).toBeUndefined();
    expect(wrappersOf(name)).toEqual([]);
  }
});

test('the names below which a record is answered', () => {
  expect(wrappersOf('getItem')).toContain('item');
});
