// --beside, by the command: a variant beside the plain mock differs, the same beside itself does not.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startMock, type VariantName } from '../../mocks/index.js';
import { runByCommand } from './by-command.js';
import { targetOf } from './in-process.js';

const started = (...variants: VariantName[]) =>
  startMock({ port: 0, scenario: 'empty', selfCheck: false, complain: () => {}, variants });

for (const [own, isDifferent] of [
  ['unset-absent', true],
  [undefined, false],
] as const)
  test(`${own ?? 'the plain mock'} beside the plain mock -> ${isDifferent ? 'differences' : 'none'}, which fail nobody`, async () => {
    const [mock, other] = [await started(...(own ? [own] : [])), await started()];
    const file = join(mkdtempSync(join(tmpdir(), 'beside-')), 'other.yaml');
    const { url, apiKey, accountId, publicUrl, second } = targetOf(other);
    const settings = {
      ...{ 'base-url': url, 'api-key': apiKey, 'account-id': accountId, 'public-url': publicUrl },
      ...{ 'second-base-url': second.url, 'second-api-key': second.apiKey },
    };
    writeFileSync(file, JSON.stringify(settings));
    const { status, report, text } = await runByCommand(targetOf(mock), [
      '--only',
      'items',
      '--beside',
      file,
    ]);
    await Promise.all([mock.close(), other.close()]);
    expect(status, text).toBe(0);
    expect(report?.beside?.target).toBe(url);
    expect((report?.beside?.differences.length ?? 0) > 0, text).toBe(isDifferent);
  });
