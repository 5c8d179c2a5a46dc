import { expect, test } from '@playwright/test';
import { loadScenario } from '../../scenarios/load.js';
import { createService } from '../index.js';
import { statusCode } from '../store/document-kinds.js';

const serviceOf = (name: string) => {
  const service = createService({ seed: 'a', clock: '2026-03-31T10:00:00Z' });
  service.loadScenario(loadScenario(name));
  return service;
};

test('the demo scenario saved and loaded -> the same again, down to numbers, receipts, mails and balances', () => {
  const service = serviceOf('demo');
  const { data, differences } = service.asScenario('Saved');
  expect(differences).toEqual([]);
  const again = createService({ seed: 'b', clock: '2026-03-31T10:00:00Z' });
  again.loadScenario(data);
  const counts = (one: typeof service) => one.accounts().map(({ name, counts: its }) => [name, its]);
  expect(counts(again)).toEqual(counts(service));
  expect(again.asScenario('Saved').data).toEqual(data);
});

test('what no request can make -> saved as written past the rules; what is lost is told', () => {
  const service = serviceOf('demo');
  const [account] = service.accounts();
  const documents = service.dump().changes.filter(({ table }) => table === 'documents');
  const first = documents[0]?.record as Parameters<typeof service.write<'documents'>>[2];
  service.write(account?.name, 'documents', { ...first, status: statusCode('accepted') });
  const forced = service.asScenario('');
  expect(JSON.stringify(forced.data)).toContain('"past_rules":{"status":"accepted"}');
  expect(forced.differences).toEqual([]);
  service.write(account?.name, 'documents', { ...first, total: 1 });
  expect(service.asScenario('').differences.join()).toMatch(/Invoice #\d+ would not be there/);
});

test('100,000 documents -> refused with a reason; each is numbered in its own year', () => {
  const service = serviceOf('large');
  expect(() => service.asScenario('')).toThrow(/100000 documents; a scenario is written down for 5000/);
  const odd = service.dump().changes.filter(({ table, record }) => {
    if (table !== 'documents') return false;
    const { day, number, serie } = record as { day: number; number: number; serie: string };
    return number > 0 && serie !== String(new Date(day * 86_400_000).getUTCFullYear());
  });
  expect(odd.length).toBe(0);
});
