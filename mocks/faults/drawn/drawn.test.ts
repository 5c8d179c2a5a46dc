// Every drawn fault is observable: its drive succeeds on a healthy mock and fails on a faulty one.
import { expect, test } from '@playwright/test';
import { type Mock, startMock } from '../../index.js';
import { Api, type Drive } from './drives/api.fixture.js';
import { drives } from './drives/index.fixture.js';
import { drawnFaults } from './index.js';

const started = (faults: string[]): Promise<Mock> =>
  startMock({ port: 0, scenario: 'empty', faults: faults as never, complain: () => {}, journal: 0 });

async function isRight(faults: string[], show: Drive): Promise<boolean> {
  const mock = await started(faults);
  try {
    return await show(new Api(mock));
  } finally {
    await mock.close();
  }
}

test('drawn faults -> each of an id of its own, at least 15 of each kind', () => {
  expect(new Set(drawnFaults.map(({ id }) => id)).size).toBe(drawnFaults.length);
  const count = new Map<string, number>();
  for (const { id } of drawnFaults) {
    const kind = id.split('/')[1] ?? '';
    count.set(kind, (count.get(kind) ?? 0) + 1);
  }
  expect([...drives.keys()].sort()).toEqual(drawnFaults.map(({ id }) => id).sort());
  expect([...count].filter(([, of]) => of < 15)).toEqual([]);
  expect(drawnFaults.length).toBeGreaterThanOrEqual(200);
});

/** `npm test` runs every tenth; DRAWN=part-of-an-id selects others. */
const named = process.env.DRAWN;
const slices = [
  { title: 'every tenth', tag: [], isOf: (n: number) => n % 10 === 0 },
  { title: 'the others', tag: ['@long'], isOf: (n: number) => n % 10 !== 0 },
];
for (const { title, tag, isOf } of slices)
  test(`drawn faults, ${title} -> the healthy mock answers their drives rightly, the faulty one does not`, {
    tag,
  }, async () => {
    test.setTimeout(240_000);
    const wrong: string[] = [];
    for (const { id } of drawnFaults.filter((_, n) => isOf(n))) {
      const { show } = drives.get(id) as { show: Drive };
      if (named !== undefined && !id.includes(named)) continue;
      if (!(await isRight([], show).catch(() => false))) wrong.push(`${id}: wrong without the fault`);
      if (await isRight([id], show).catch(() => false)) wrong.push(`${id}: not visible with the fault`);
    }
    expect(wrong).toEqual([]);
  });
