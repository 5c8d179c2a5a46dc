// Compares every conforming variant with itself by the command: two runs on the same server show no difference. Comparing it with
// the plain mock shows what the variant changes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listVariants, startMock, type VariantName } from '../../mocks/index.js';
import type { Difference } from '../beside/differences.js';
import { runByCommand } from './by-command.js';
import { targetOf } from './in-process.js';

const started = (...variants: VariantName[]) =>
  startMock({ port: 0, scenario: 'empty', selfCheck: false, complain: () => {}, variants });

const items = ['--only', 'items'];
const smoke = ['--profile', 'smoke'];

async function differences(
  own: VariantName[],
  others: VariantName[],
  chosen: readonly string[],
): Promise<readonly Difference[]> {
  const [mock, other] = [await started(...own), await started(...others)];
  const folder = mkdtempSync(join(tmpdir(), 'beside-'));
  try {
    const { url, apiKey, accountId, publicUrl, second } = targetOf(other);
    const settings = {
      ...{ 'base-url': url, 'api-key': apiKey, 'account-id': accountId, 'public-url': publicUrl },
      ...{ 'second-base-url': second.url, 'second-api-key': second.apiKey },
    };
    const file = join(folder, 'other.yaml');
    writeFileSync(file, JSON.stringify(settings));
    const { status, report, text } = await runByCommand(targetOf(mock), [...chosen, '--beside', file]);
    expect(status, text).toBe(0);
    expect(report?.beside?.target, text).toBe(url);
    return report?.beside?.differences ?? [];
  } finally {
    await Promise.all([mock.close(), other.close()]);
    rmSync(folder, { recursive: true });
  }
}

for (const chosen of [items, smoke])
  test(`as many variants as fit together, beside the same, ${chosen.join(' ')} -> no difference`, {
    tag: '@long',
  }, async () => {
    expect(await differences(['everything'], ['everything'], chosen)).toEqual([]);
  });

for (const [variant, at, chosen] of [
  ['unset-absent', 'item.tax', items],
  ['unset-empty', 'client.fax', smoke],
  ['draft-number-null', 'document.sequence_number', smoke],
] as const)
  test(`${variant} beside the plain mock -> ${at} is a difference, which fails nobody`, {
    tag: '@long',
  }, async () => {
    const found = await differences([variant], [], chosen);
    expect(found.map((one) => one.at)).toContain(at);
  });

test('each variant beside itself -> no difference', { tag: '@long' }, async () => {
  test.setTimeout(60 * 60_000);
  const differing: object[] = [];
  for (const { name } of await listVariants()) {
    const found = await differences([name], [name], smoke);
    if (found.length > 0) differing.push({ name, found });
  }
  expect(differing).toEqual([]);
});
