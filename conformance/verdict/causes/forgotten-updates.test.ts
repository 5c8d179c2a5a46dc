// Updates that keep nothing: what counts as such an update, and what follows from it.
import { expect, test } from '@playwright/test';
import type { OperationId } from '../../../generated/operations.js';
import { exchange } from '../sample.fixture.js';
import { ofForgottenUpdates } from './forgotten-updates.js';
import type { Group } from './group.js';
import { explained, group } from './groups.fixture.js';

const body = (fields: object) => JSON.stringify({ item: fields });
const update = (fields: object, status = 200) =>
  exchange({ operation: 'updateItem', method: 'PUT', requestBody: body(fields), status });

/** A group whose replay creates an item with `before`, sends `after` in an update, and is shown `shown`. */
const shownAs = (
  key: string,
  [before, after, shown]: readonly [object, object, object],
  { operation = 'updateItem', status = 200 }: { operation?: OperationId; status?: number } = {},
): Group => ({
  ...group(key, { operation }),
  replay: {
    confirmation: 'confirmed',
    exchanges: [
      exchange({ operation: 'createItem', method: 'POST', requestBody: body(before) }),
      update(after, status),
      exchange({ operation: 'getItem', requestBody: '', responseBody: body(shown) }),
    ],
  },
});
const lost = (field: string, before: unknown, after: unknown, shown = before): Group =>
  shownAs(`rule:fields-kept | ${field} | different`, [
    { [field]: before },
    { [field]: after },
    { [field]: shown },
  ]);
const three = [lost('name', 'a', 'b'), lost('unit', 'c', 'd'), lost('unit_price', '5.0', '6.0', 5)];
const causesIn = (...groups: Group[]) => explained(ofForgottenUpdates(groups));

test('three fields of an item that stay as they were -> one finding; two do not', () => {
  expect(new Set(Object.values(causesIn(...three)).map(([by]) => by))).toEqual(new Set([three[0]?.key]));
  expect(Object.keys(causesIn(...three))).toHaveLength(3);
  expect(causesIn(...three.slice(1))).toEqual({});
});

test('values that were never sent -> another fault; one that was is enough', () => {
  const other = [lost('name', 'a', 'b', 'x'), lost('unit', 'c', 'd', null), lost('unit_price', '5', '6', 7)];
  expect(causesIn(...other)).toEqual({});
  expect(causesIn(...other.slice(1), lost('name', 'a', 'b'))).not.toEqual({});
});

test('what shows after such an update -> follows; after one that is refused, or without one -> does not', () => {
  const found = (status: number, operation: OperationId = 'createItem') =>
    shownAs('status:422 | item.name | accepted', [{ name: 'a' }, { name: 'b' }, {}], { operation, status });
  expect(causesIn(...three, found(200))[found(200).key]).toEqual([three[0]?.key]);
  expect(causesIn(...three, found(422))[found(422).key]).toBeUndefined();
  const without = group('rule:item-created | item.id | different', { operation: 'createInvoice' });
  expect(causesIn(...three, without)[without.key]).toBeUndefined();
});

test('an older value that looks like a leak -> follows, too; another value is a leak', () => {
  const isLeakExplained = (shown: string): boolean => {
    const leak = shownAs('rule:key-identifies-account | name | different', [
      { name: 'a' },
      { name: 'b' },
      { name: shown },
    ]);
    const [, cause] = ofForgottenUpdates([...three, leak]).find(([one]) => one === leak) ?? [];
    return cause?.isUnreadable === true;
  };
  expect(isLeakExplained('a')).toBe(true);
  expect(isLeakExplained('b')).toBe(false);
  expect(isLeakExplained('theirs')).toBe(false);
});
