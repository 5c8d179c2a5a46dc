import { expect, test } from '@playwright/test';
import type { OperationId } from '../../../generated/operations.js';
import { scenarioText } from '../../control/saved-scenarios.js';
import { parseYaml } from '../../package-files/parse-yaml.js';
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

test('what no request can make -> saved as written past the rules; what is lost is reported', () => {
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

type Step =
  | 'pay all'
  | 'pay a part'
  | 'take back'
  | 'cancel'
  | 'settle'
  | 'note'
  | 'draft a note'
  | 'a day later';
const stories: Step[][] = [
  ['pay all', 'take back', 'cancel'],
  ['pay all', 'a day later', 'take back', 'a day later', 'cancel'],
  ['pay a part', 'cancel'],
  ['pay a part', 'a day later', 'settle'],
  ['draft a note'],
  ['note', 'a day later', 'cancel'],
  ['pay all', 'take back', 'pay a part', 'note', 'take back', 'cancel'],
];

/** A service with an issued invoice of 123.00, after these steps. */
function serviceAfter(steps: readonly Step[]) {
  const service = serviceOf('empty');
  const apiKey = service.accounts()[0]?.apiKey;
  const call = (operation: OperationId, path: Record<string, string>, body: unknown) => {
    const answer = service.handle({ operation, apiKey, path, query: {}, body, baseUrl: 'http://localhost' });
    expect([operation, answer.status], JSON.stringify(answer.body)).toEqual([operation, expect.any(Number)]);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return Object.values((answer.body ?? {}) as object)[0] as { id: number };
  };
  const lines = [{ name: 'Lamp', unit_price: '100', quantity: '1' }];
  const fields = {
    date: '31/03/2026',
    due_date: '30/04/2026',
    client: { name: 'Ana', code: 'A' },
    items: lines,
  };
  const { id } = call('createInvoice', {}, { invoice: fields });
  const path = { 'document-id': String(id) };
  const change = (state: string) =>
    call('changeInvoiceState', path, {
      invoice: { state, ...(state === 'canceled' && { message: 'Mistake' }) },
    });
  change('finalized');
  let receipt = 0;
  const pay = (amount: string) => {
    receipt = call('createPartialPayment', path, { partial_payment: { amount } }).id;
  };
  const note = () =>
    call('createCreditNote', {}, { credit_note: { ...fields, owner_invoice_id: String(id) } });
  const does: Record<Step, () => unknown> = {
    'pay all': () => pay('123.00'),
    'pay a part': () => pay('23.00'),
    'take back': () =>
      call(
        'changeReceiptState',
        { 'receipt-id': String(receipt) },
        { receipt: { state: 'canceled', message: 'No' } },
      ),
    cancel: () => change('canceled'),
    settle: () => change('settled'),
    'draft a note': () => note(),
    note: () => {
      const its = { 'document-id': String(note().id) };
      call('changeCreditNoteState', its, { credit_note: { state: 'finalized' } });
    },
    'a day later': () => service.clock.advance(86_400_000),
  };
  for (const step of steps) does[step]();
  return service;
}

for (const steps of stories) {
  test(`an invoice: ${steps.join(', ')} -> its saved scenario is replayed, and makes the same again`, () => {
    const { data, differences } = serviceAfter(steps).asScenario('');
    expect(differences).toEqual([]);
    const again = serviceOf('empty');
    again.loadScenario(parseYaml(scenarioText({ data, differences })));
    expect(again.asScenario('').data).toEqual(data);
  });
}
