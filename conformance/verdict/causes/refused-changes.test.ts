// Values that are wrong only after a refused request.
import { expect, test } from '@playwright/test';
import type { Confirmation } from '../../replay/confirm.js';
import { exchange } from '../sample.fixture.js';
import { explained, group, replayed } from './groups.fixture.js';
import { ofRefusedChanges } from './refused-changes.js';

const root = group('rule:refused-changes-nothing | name | changed', { operation: 'updateItem' });
const shown = group('rule:fields-kept | description | different', { operation: 'getItem' });

const by = (status: number, conditions: string[], confirmation: Confirmation = 'confirmed') =>
  explained(
    ofRefusedChanges(
      replayed([shown, root], {
        [root.key]: { confirmation },
        [shown.key]: {
          conditions,
          exchanges: [
            exchange({ operation: 'createItem', status: 201 }),
            exchange({ operation: 'updateItem', status }),
            exchange({ operation: 'getItem', status: 200 }),
          ],
        },
      }),
    ),
  );

test('only after an update that was refused, and refused updates change something -> follows from that', () => {
  expect(by(422, ['updateItem'])).toEqual({ [shown.key]: [root.key] });
});

test('carried out, needed for nothing, another operation, or not confirmed -> a finding of its own', () => {
  expect(by(200, ['updateItem'])).toEqual({});
  expect(by(422, [])).toEqual({});
  expect(by(422, ['updateItem', 'createItem'])).toEqual({});
  expect(by(422, ['updateClient'])).toEqual({});
  expect(by(422, ['updateItem'], 'unconfirmed')).toEqual({});
});

test('an update that was carried out before the refused one -> follows all the same', () => {
  const steps = [200, 422].map((status) => exchange({ operation: 'updateItem', status }));
  const follows = (exchanges: typeof steps) =>
    explained(
      ofRefusedChanges(
        replayed([shown, root], { [root.key]: {}, [shown.key]: { conditions: ['updateItem'], exchanges } }),
      ),
    );
  expect(follows(steps)).toEqual({ [shown.key]: [root.key] });
  expect(follows([...steps].reverse())).toEqual({});
});

test('no such statement violated -> the value seen most often is the finding, whichever it is', () => {
  const exchanges = [422, 200].map((status, n) =>
    exchange({ operation: n === 0 ? 'updateItem' : 'getItem', status }),
  );
  const replay = { conditions: ['updateItem'], exchanges };
  const often = group(
    'rule:fields-kept | unit | changed',
    { operation: 'updateItem' },
    { operation: 'updateItem' },
  );
  const once = group('rule:fields-kept | description | changed', { operation: 'updateItem' });
  const follows = (other: typeof replay) =>
    explained(ofRefusedChanges(replayed([once, often], { [once.key]: replay, [often.key]: other })));
  expect(follows(replay)).toEqual({ [once.key]: [often.key] });
  expect(follows({ ...replay, conditions: [] })).toEqual({});
});
