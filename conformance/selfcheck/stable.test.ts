// The same server, judged in several ways: the findings have the same ids and blame the same operation first.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type FaultId, startMock } from '../../mocks/index.js';
import { type Ended, runByCommand, runCommand } from './by-command.js';
import { targetOf } from './in-process.js';

/** Two independent faults at once, and their operations. */
const rows: readonly (readonly [faults: readonly FaultId[], operations: readonly string[]])[] = [
  [
    [
      'properties/getSequence/sequence.current_vat_moss_invoice_sequence_id/wrong-type',
      'statuses/updateTax/404-as-500',
    ],
    ['getSequence', 'updateTax'],
  ],
];

const failing = ({ report }: Ended): string[] =>
  (report?.findings ?? [])
    .filter(({ verdict }) => verdict === 'fail')
    .map(({ id, operations }) => `${id} in ${operations[0]}`)
    .sort();

for (const [faults, operations] of rows)
  test(`${faults.join(' and ')} -> the same findings under another order, seed and selection, in shards and by --failed`, {
    tag: '@long',
  }, async () => {
    test.setTimeout(900_000);
    const started = () =>
      startMock({ port: 0, scenario: 'empty', selfCheck: false, complain: () => {}, faults: [...faults] });
    const judged = async (...words: string[]): Promise<Ended> => {
      const mock = await started();
      try {
        return await runByCommand(targetOf(mock), words);
      } finally {
        await mock.close();
      }
    };
    const folder = mkdtempSync(join(tmpdir(), 'stable-'));
    const report = join(folder, 'whole');
    const whole = failing(await judged('--report', report));
    expect(whole.length).toBeGreaterThanOrEqual(operations.length);
    const only = operations.flatMap((one) => ['--only', one]);
    expect(failing(await judged('--plain')), 'another order').toEqual(whole);
    expect(failing(await judged('--seed', '7')), 'another seed').toEqual(whole);
    expect(failing(await judged('--workers', '1')), 'one at a time').toEqual(whole);
    expect(failing(await judged(...only)), '--only').toEqual(whole);
    expect(failing(await judged('--failed', report)), '--failed').toEqual(whole);
    const parts = ['1/2', '2/2'].map((part, n) => ({ part, dir: join(folder, `part-${n}`) }));
    const mock = await started();
    for (const { part, dir } of parts) await runByCommand(targetOf(mock), ['--shard', part, '--report', dir]);
    await mock.close();
    const merged = await runCommand([
      'merge',
      ...parts.map(({ dir }) => dir),
      '--report',
      join(folder, 'merged'),
    ]);
    expect(failing(merged), 'shards').toEqual(whole);
  });
