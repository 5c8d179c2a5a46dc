/** From what the checks saw to findings: one fault is told once, and the right operation is blamed. */
import { expect, test } from '@playwright/test';
import type { Breach } from '../judge/breach.js';
import type { CheckResult } from '../judge/result.js';
import { diagnose } from './diagnosis.js';
import { exchange, result } from './sample.fixture.js';

function seen(id: string, breach: Partial<Breach>, calls: readonly string[] = []): CheckResult {
  const operation = id.split('/')[0] as string;
  const full: Breach = {
    ...{ statement: `operation:${operation}`, sort: 'value', subject: 'total', symptom: 'another number' },
    ...{ expected: 'total is 1', actual: '2' },
    ...breach,
  };
  const called = Object.fromEntries([operation, ...calls].map((one) => [one, 1]));
  return { ...result({ id }), verdict: 'fail', breaches: [full], called };
}
const passes = (id: string, ...calls: string[]): CheckResult => ({
  ...result({ id }),
  called: Object.fromEntries([id.split('/')[0] as string, ...calls].map((one) => [one, 1])),
});
const told = (results: CheckResult[]) =>
  diagnose(results).findings.map(({ operations, subject }) => [operations[0], subject]);

test('one wrong place of a shape, in many operations and checks -> one finding', () => {
  const shape = (operation: string): Partial<Breach> => ({
    ...{
      statement: 'schema:Document.date',
      sort: 'shape',
      subject: 'Document.date',
      symptom: 'null',
      operation,
    },
  });
  const results = ['getInvoice/a', 'getQuote/b', 'getInvoice/c'].map((id) =>
    seen(id, shape(id.split('/')[0] as string)),
  );
  expect(told(results)).toEqual([['getInvoice', 'Document.date']]);
});

test('dates in another form everywhere -> one finding of the form', () => {
  const fields = ['Document.date', 'Document.due_date', 'Receipt.date'];
  const results = fields.map((subject, n) =>
    seen(`getInvoice/${n}`, {
      sort: 'shape',
      subject,
      symptom: '"9999-99-99"',
      form: 'Date',
      operation: 'getInvoice',
    }),
  );
  expect(told(results)).toEqual([['getInvoice', 'Date (3 fields)']]);
});

test('no 401 anywhere -> one finding; no 401 at one operation -> one of that operation', () => {
  const missing = (operation: string) =>
    seen(`${operation}/status-401`, { sort: 'status', subject: '401', symptom: '200', operation });
  const all = ['getItem', 'listItems', 'createItem', 'getTax', 'listTaxes', 'getClient'].map(missing);
  expect(diagnose(all).findings).toHaveLength(1);
  expect(told([missing('getItem'), passes('getTax/status-401')])).toEqual([['getItem', '401']]);
});

test('an update that is forgotten -> the update is blamed, not those that show it', () => {
  const results = [
    seen('updateItem/sticks', { subject: 'description' }, ['createItem', 'getItem']),
    seen('getItem/follows-updates', { subject: 'description' }, ['createItem', 'updateItem']),
    seen('listItems/follows-updates', { subject: 'description' }, ['createItem', 'updateItem']),
    passes('createItem/keeps', 'getItem', 'listItems'),
    passes('getItem/right-one', 'createItem'),
    passes('listItems/holds-each', 'createItem'),
  ];
  expect(told(results)).toEqual([['updateItem', 'description']]);
});

test('a value of a field whose shape is wrong -> explained by the shape', () => {
  const results = [
    seen('getInvoice/status-200', {
      sort: 'shape',
      subject: 'Document.total',
      symptom: 'null',
      operation: 'getInvoice',
    }),
    seen('updateInvoice/sticks', { subject: 'total' }, ['getInvoice']),
  ];
  expect(told(results)).toEqual([['getInvoice', 'Document.total']]);
});

test('the same step of several types, and a server that hangs -> one finding each', () => {
  const steps = ['changeQuoteState', 'changeProformaState'].map((operation) =>
    seen(`${operation}/refused+accept`, {
      ...{ statement: 'state:quote/refused+accept', sort: 'state', symptom: 'refused', operation },
      subject: `${operation} refused + accept`,
    }),
  );
  const silent = ['listItems', 'listTaxes', 'getItem'].map((operation) =>
    seen(`${operation}/status-200`, {
      sort: 'silence',
      subject: 'an answer',
      symptom: 'no answer in time',
      operation,
    }),
  );
  expect(diagnose([...steps, ...silent]).findings).toHaveLength(2);
});

test('two faults of different resources -> two findings; each check is tied to its own', () => {
  const results = [
    seen('updateItem/sticks', { subject: 'description' }, ['getItem']),
    seen('createTax/kept', { subject: 'value' }, ['getTax']),
    passes('getItem/a'),
    passes('getTax/b'),
  ];
  const { findings, results: tied } = diagnose(results);
  expect(findings).toHaveLength(2);
  expect(new Set(tied.slice(0, 2).map(({ blockedBy }) => blockedBy)).size).toBe(2);
});

test('what is only assumed -> a note, whatever else fails', () => {
  const [note] = diagnose([{ ...seen('getTax/a', { assumed: true }), verdict: 'note' }]).findings;
  expect(note?.verdict).toBe('note');
});

/** A check that fails by an answer of this status and body, where 201 was due. */
function answered(id: string, status: number, responseBody: string, symptom = String(status)): CheckResult {
  const operation = id.split('/')[0] as string;
  const told = exchange({ operation, status, responseBody });
  return seen(id, { sort: 'status', subject: '201', symptom, operation, exchange: told });
}
const everywhere = [
  ...['getItem', 'listItems', 'createItem', 'getTax', 'createTax'],
  ...['getClient', 'createQuote', 'listTaxes', 'getQuote', 'listClients'],
];

test('204 from every operation, whatever was due -> one finding that names them all', () => {
  const due = ['200', '201', '401', '404', '422'];
  const results = everywhere.map((id, n) => {
    const one = answered(`${id}/a`, 204, '');
    return { ...one, breaches: one.breaches.map((breach) => ({ ...breach, subject: due[n % 5] as string })) };
  });
  const untold: CheckResult = {
    ...seen('updateItem/sticks', { subject: 'description' }),
    exchanges: [exchange({ operation: 'updateItem', status: 204, responseBody: '' })],
  };
  const { findings, results: tied } = diagnose([...results, untold]);
  expect(findings.map(({ subject }) => subject)).toEqual(['every answer: 204 without a body']);
  expect([...(findings[0]?.operations ?? [])].sort()).toEqual([...everywhere, 'updateItem'].sort());
  expect(tied.every(({ blockedBy }) => blockedBy === findings[0]?.id)).toBe(true);
});

test('one constant body, with 201 from creates and 200 else -> one finding; another fault beside it -> its own', () => {
  const results = everywhere.map((id) => answered(`${id}/a`, id.startsWith('create') ? 201 : 200, '{}'));
  expect(diagnose(results).findings).toHaveLength(1);
  expect(told([...results, answered('updateItem/b', 500, 'Oops')])).toHaveLength(2);
});

test('the same answer in few operations, or where most checks pass -> no finding of all answers', () => {
  const few = ['getItem', 'createTax'].map((id) => answered(`${id}/a`, 204, ''));
  const most = everywhere.map((id) => answered(`${id}/a`, 204, ''));
  const passing = everywhere.map((id) => passes(`${id}/b`));
  const amnesiac = everywhere.map((id, n) => answered(`${id}/a`, 200, `{"id":${n}}`));
  for (const results of [few, [...most, ...passing], amnesiac])
    expect(told(results).some(([, subject]) => subject?.startsWith('every answer'))).toBe(false);
});

test('a check that failed without saying by what -> told all the same', () => {
  expect(diagnose([{ ...result({ id: 'getItem/a' }), verdict: 'fail' }]).findings).toHaveLength(1);
});

test('what could not be read -> told by its form alone, also where another check compared it', () => {
  const shape = {
    sort: 'shape',
    subject: 'Document.status',
    symptom: '"a"',
    operation: 'getInvoice',
  } as const;
  const results = [
    seen('getInvoice/status-200', shape),
    seen('changeInvoiceReceiptState/final+canceled', {
      ...{ sort: 'state', subject: 'invoice_receipt final + canceled', symptom: 'another value' },
      ...{ operation: 'changeInvoiceReceiptState', actual: '"<unreadable: document.status>"' },
    }),
  ];
  expect(told(results)).toEqual([['getInvoice', 'Document.status']]);
});

test('records that reading and updating both miss -> one finding of the create, with all that follows', () => {
  const lost = (operation: string) =>
    seen(`${operation}/status-200`, { sort: 'status', subject: '200', symptom: '404', operation });
  const results = [
    lost('getItem'),
    lost('updateItem'),
    seen('updateItem/price', { sort: 'status', subject: '422', symptom: '404', operation: 'updateItem' }),
    seen('createItem/twice', { sort: 'status', subject: '422', symptom: '201', operation: 'createItem' }),
  ];
  const [only, ...others] = diagnose(results).findings;
  expect(others).toEqual([]);
  expect([only?.operations[0], only?.symptom]).toEqual(['createItem', '404']);
});

test('a tax that is not kept -> explains the taxes of documents, and nothing else of them', () => {
  const results = [
    ...['getTax', 'updateTax'].map((operation) =>
      seen(`${operation}/status-200`, { sort: 'status', subject: '200', symptom: '404', operation }),
    ),
    seen('createQuote/life', { subject: 'items[].tax.name' }),
    seen('createQuote/other', { subject: 'reference' }),
  ];
  expect(told(results)).toEqual([
    ['createTax', '200'],
    ['createQuote', 'reference'],
  ]);
});

test('a list without its entries -> explains what is missing in it, whoever looks', () => {
  const results = ['holds-each-once', 'follows-changes'].map((slug) => {
    const id = `listClients/${slug}`;
    const missing = seen(id, { subject: 'listClients holds Client # once', actual: 'it is missing' });
    const shape = { sort: 'shape' as const, subject: 'ClientList.clients', symptom: 'absent' };
    const [own] = seen(id, { ...shape, operation: 'listClients' }).breaches as [Breach];
    return { ...missing, breaches: [own, ...missing.breaches] };
  });
  expect(told(results)).toEqual([['listClients', 'ClientList.clients']]);
});

test('a status that is told in words -> a finding as any other', () => {
  const results = [seen('createShipping/takes-its-fields', { sort: 'status', symptom: 'another value' })];
  expect(diagnose(results).findings).toHaveLength(1);
});

test('a change of state that changes nothing -> explains what came after it, and no other', () => {
  const step = exchange({
    operation: 'changeInvoiceState',
    method: 'PUT',
    status: 200,
    requestBody: '{"invoice":{"state":"finalized"}}',
  });
  const results = [
    seen('createInvoice/life', {
      ...{ statement: 'state:invoice/draft+finalized', sort: 'state', symptom: 'draft' },
      operation: 'changeInvoiceState',
    }),
    seen('getDocumentPdf/status-200', { sort: 'status', subject: '200', symptom: '406', before: [step] }),
    seen('getDocumentQrCode/status-200', { sort: 'status', subject: '200', symptom: '422', before: [] }),
  ];
  expect(told(results).map(([operation]) => operation)).toEqual(['getDocumentQrCode', 'changeInvoiceState']);
});

test('a state that the type does not know, after a trigger of another family was taken -> the change is blamed, once', () => {
  const step = exchange({
    operation: 'changeQuoteState',
    method: 'PUT',
    status: 200,
    requestBody: '{"quote":{"state":"settled"}}',
  });
  const place = { sort: 'shape' as const, subject: 'Document.status', symptom: '"a"', actual: 'settled' };
  const stated = { ...place, statement: 'schema:Document.status' };
  const results = [
    seen('changeQuoteState/refused-again', { ...stated, operation: 'getQuote', before: [step] }),
    seen('listEstimates/holds-each', { ...stated, operation: 'listEstimates' }),
    seen('changeQuoteState/cells', {
      ...{
        statement: 'state:quote/final+accept',
        sort: 'state',
        symptom: '422',
        subject: 'quote final + accept',
      },
      ...{ operation: 'changeQuoteState', before: [step] },
    }),
  ];
  expect(told(results)).toEqual([['changeQuoteState', 'quote + settled']]);
});

test('a GET that shows another record -> explains what only it shows, and nothing else', () => {
  const shownBy = (operation: string) => exchange({ operation, method: 'GET', status: 200 });
  const own = ['name', 'unit', 'description'].map((subject) =>
    seen(`getItem/${subject}`, { subject, exchange: shownBy('getItem') }),
  );
  const echo = seen('updateInvoice/life', {
    ...{ subject: 'unit of the item', operation: 'updateInvoice', exchange: shownBy('getItem') },
  });
  const another = seen('updateQuote/life', {
    ...{ subject: 'reference', operation: 'updateQuote', exchange: shownBy('getQuote') },
  });
  expect(told([...own, echo, another]).map(([operation]) => operation)).toEqual(['getItem', 'updateQuote']);
});

test('several cases of one finding -> told by one that sends the operation at fault, and what is expected', () => {
  const answer = exchange({ operation: 'getItem', method: 'GET', status: 200 });
  const sent = (unit: string) =>
    exchange({ operation: 'updateItem', method: 'PUT', requestBody: JSON.stringify({ item: { unit } }) });
  const proof = { by: 'value' as const, compare: 'equal' as const, expected: 'day', actual: 'hour' };
  const breach = { subject: 'unit', operation: 'updateItem', at: 'item.unit', exchange: answer, proof };
  const results = [
    seen('updateItem/a', { ...breach, before: [] }),
    seen('updateItem/b', { ...breach, before: [sent('week')] }),
    seen('updateItem/c', { ...breach, before: [sent('week'), sent('day')] }),
  ];
  expect(diagnose(results).findings.map(({ toldBy }) => toldBy)).toEqual(['updateItem/c']);
});
