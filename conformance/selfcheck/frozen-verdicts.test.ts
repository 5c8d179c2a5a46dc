// The frozen requirements still give the same verdicts: lawful mocks in every variant conform, faulty ones do not.
import { expect, test } from '@playwright/test';
import { listFaults, listVariants, type VariantName } from '../../mocks/index.js';
import { checksFor } from '../checks/index.js';
import { isScored, revisions } from '../target/requirements.js';
import { judgeFault } from './kill.js';
import { judgeLawful } from './lawful.js';

const frozen = revisions.filter(({ checks }) => checks !== undefined);
const checksOf = (requirements: string) => checksFor(1).filter(({ since }) => isScored(since, requirements));

async function expectConforming(requirements: string, variant: VariantName): Promise<void> {
  const { wrong, passed } = await judgeLawful({ variants: [variant], seed: 1 }, checksOf(requirements));
  expect({ variant, wrong }).toEqual({ variant, wrong: [] });
  expect(passed).toBeGreaterThan(1000);
}

/** Parts of the variants, which run in parallel workers. */
const parts = 8;

for (const { id } of frozen) {
  test(`${id}: unset-absent -> conforms`, { tag: '@long' }, async () => {
    test.setTimeout(240_000);
    await expectConforming(id, 'unset-absent');
  });

  for (let part = 1; part <= parts; part += 1)
    test(`${id}: variants, part ${part} of ${parts} -> each conforms @long`, async () => {
      test.setTimeout(3_600_000);
      for (const [n, { name }] of (await listVariants()).entries())
        if (n % parts === part - 1) await expectConforming(id, name);
    });

  test(`${id}: faults of each kind that a revision judges -> caught as before`, async () => {
    test.setTimeout(240_000);
    const all = await listFaults();
    for (const [name, check] of [
      ['statuses/createItem/missing-key-accepted', 'createItem/'],
      ['creation/invoice/client-by-code', 'createInvoice/known-code-new-name'],
      ['robustness/createSequence/broken-json-500', 'createSequence/'],
    ] as const) {
      const fault = all.find((one) => one.id === name);
      if (!fault) throw new Error(`there is no fault ${name}`);
      expect((await judgeFault(fault, checksOf(id))).caughtBy).toContain(check);
    }
  });
}
