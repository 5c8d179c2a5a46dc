// --failed on the unchanged target must fail again, whatever records the earlier run left there.
import { expect, test } from '@playwright/test';
import { type FaultId, startMock } from '../../mocks/index.js';
import { freshFolder, start } from './ends.fixture.js';

const rows: [fault: FaultId, operation: string][] = [
  ['statuses/updateTax/404-as-500', 'updateTax'],
  ['records/client/neighbour-shown', 'updateClient'],
];
for (const [fault, operation] of rows) {
  test(`${fault}: --only ${operation}, then --failed -> 1 both times`, { tag: '@long' }, async () => {
    const mock = await startMock({
      ...{ port: 0, scenario: 'empty', selfCheck: false, complain: () => {}, faults: [fault] },
    });
    const words = ['--api-key', mock.apiKey];
    const first = start(mock.url, [...words, '--only', operation]);
    expect(await first.ended, first.text()).toBe(1);
    const again = start(mock.url, [...words, '--failed', first.report], freshFolder());
    expect(await again.ended, again.text()).toBe(1);
    await mock.close();
  });
}
