// Which failures are told as blocked by the operation that is broken.
import { expect, test } from '@playwright/test';
import { foldFailures } from './root-causes.js';
import { result } from './sample.fixture.js';

const broken = { expected: '200 from getItem', actual: '500: {"errors":"no"}' };
const own = result({ id: 'getItem/status-200', operation: 'getItem', verdict: 'fail', ...broken });
const at = (fields: object) =>
  result({ id: 'listItems/filter', operation: 'listItems', verdict: 'fail', failedAt: 'getItem', ...fields });

test('another operation broken as its own check says -> blocked by it, the cause stays a failure', () => {
  expect(foldFailures([at(broken), own])).toMatchObject([
    { id: 'listItems/filter', verdict: 'blocked', blockedBy: 'getItem', reason: /500/ },
    { id: 'getItem/status-200', verdict: 'fail' },
  ]);
});

test('the same error where something else was wanted -> blocked; another wrong body -> not', () => {
  const told = foldFailures([at({ ...broken, expected: '200 or 404 from getItem' }), own]);
  expect(told[0]).toMatchObject({ verdict: 'blocked', blockedBy: 'getItem' });
  const wrong = { ...own, expected: 'id is a number', actual: '"seven"' };
  const other = at({ expected: 'name is a text', actual: '"seven"' });
  expect(foldFailures([other, wrong])[0]).toEqual(other);
});

const alone: [string, ReturnType<typeof result>[]][] = [
  ['its own checks pass', [at(broken), { ...own, verdict: 'pass' }]],
  ['its own checks fail otherwise', [at({ ...broken, actual: '404: {}' }), own]],
  ['its failure is a known deviation', [at(broken), { ...own, verdict: 'known' }]],
  ['both were met at a third one', [at(broken), { ...own, failedAt: 'getTax' }]],
];
for (const [what, results] of alone) {
  test(`${what} -> a failure of its own`, () => {
    expect(foldFailures(results)).toEqual(results);
  });
}
