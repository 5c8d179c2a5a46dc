/**
 * Probable mistakes that are no violations are noted in the journal and in the header `x-mock-notes`. Messages of
 * refusals say how to correct the request.
 */
import { expect, test } from '@playwright/test';
import { type Mock, startMock } from '../index.js';

let mock: Mock;
test.beforeAll(async () => {
  mock = await startMock({ port: 0, complain: () => {} });
});
test.afterAll(() => mock.close());

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const url = `${path}${path.includes('?') ? '&' : '?'}api_key=${mock.apiKey}`;
  const answer = await mock.inject({
    method,
    url,
    headers: { 'content-type': 'application/json', ...headers },
    raw: body === undefined ? undefined : JSON.stringify(body),
  });
  const [entry] = mock.journal({ limit: 1 });
  return { ...answer, entry, said: answer.headers['x-mock-notes'] ?? '' };
}

const line = { name: 'Lamp', unit_price: '1', quantity: '1' };
const invoiceWith = (fields: object) => ({
  invoice: { date: '21/11/2026', due_date: '21/11/2026', client: { name: 'Ana' }, items: [line], ...fields },
});

const noted: [method: string, path: string, body: unknown, note: string][] = [
  ['GET', '/invoices.json?status[]=paid', undefined, 'status[] "paid" finds nothing: there are draft, final'],
  ['GET', '/invoices.json?type[]=Quote', undefined, 'type[] "Quote" finds nothing: there are Invoice'],
  ['GET', '/credit_notes.json?status[]=final', undefined, 'it filters /invoices.json, /estimates.json'],
  [
    'GET',
    '/guides.json?date[from]=01/01/2030',
    undefined,
    'date[from] is no parameter of listGuides and was ignored; it filters /invoices.json, /estimates.json, /purchase_orders.json only',
  ],
  ['GET', '/invoices.json?loaded_at[to]=01/01/2030', undefined, 'it filters /guides.json only'],
  ['GET', '/purchase_orders.json?type[]=PurchaseOrder', undefined, 'write type=PurchaseOrder'],
  ['POST', '/clients.json', { client: { name: 'A', code: 'A1', emial: 'a' } }, 'did you mean client.email?'],
  [
    'POST',
    '/clients.json',
    { client: { name: 'B', code: 'B1', fiscalId: '1' } },
    'did you mean client.fiscal_id?',
  ],
  [
    'POST',
    '/clients.json',
    { client: { name: 'C', code: 'C1', colour: '1' } },
    'client.colour is no field of createClient',
  ],
  [
    'POST',
    '/invoices.json',
    invoiceWith({ items: [{ ...line, tax_name: 'IVA6' }] }),
    'invoice.items[0].tax_name is no field of createInvoice, and was ignored; did you mean invoice.items[0].tax.name?',
  ],
  [
    'POST',
    '/invoices.json',
    invoiceWith({ currency_code: 'zzz' }),
    'invoice.currency_code "ZZZ" is no code of a currency; it is stored as it is',
  ],
  [
    'POST',
    '/invoices.json',
    invoiceWith({ retention: 'abc' }),
    'invoice.retention "abc" is no percentage; it is stored as it is',
  ],
  ['POST', '/invoices.json', invoiceWith({ total: 5 }), 'invoice.total is a field of answers only'],
  [
    'POST',
    '/invoices.json',
    invoiceWith({ items: [{ ...line, tax: { name: 'IVA9' } }] }),
    'invoice.items[0].tax.name "IVA9" is no tax of this account, so the default tax IVA23 (23 %) applies; there are IVA23',
  ],
  [
    'POST',
    '/items.json',
    { item: { name: 'Desk', description: 'Oak', unit_price: '1', tax: { name: 'VAT' } } },
    'so no tax applies',
  ],
];
for (const [method, path, body, note] of noted) {
  test(`${method} ${path} ${JSON.stringify(body) ?? ''} -> done, and noted: ${note}`, async () => {
    const { status, said, entry } = await call(method, path, body);
    expect(status).toBeLessThan(300);
    expect(said).toContain(note);
    expect(entry?.notes).toEqual([expect.stringContaining(note)]);
  });
}

const echoes: [list: string, wrapper: string][] = [
  ['/invoices.json?status[]=draft', 'invoices'],
  ['/estimates.json?status[]=draft&type[]=Quote', 'estimates'],
  ['/clients.json', 'clients'],
  ['/items.json', 'items'],
  ['/taxes.json', 'taxes'],
];
for (const [list, key] of echoes) {
  test(`what ${list} answered, sent back by PUT -> nothing is noted`, async () => {
    const [record] = JSON.parse((await call('GET', list)).text)[key];
    const [plural, wrapper] = {
      invoices: ['invoices', 'invoice'],
      estimates: ['quotes', 'quote'],
      clients: ['clients', 'client'],
      items: ['items', 'item'],
      taxes: ['taxes', 'tax'],
    }[key] as [string, string];
    const { status, said } = await call('PUT', `/${plural}/${record.id}.json`, { [wrapper]: record });
    expect([status, said.split(' | ').filter((one) => one.includes('ignored'))]).toEqual([200, []]);
  });
}

test('a wrapper that neither form has -> either one will do, and what came is named', async () => {
  const { text } = await call('PUT', '/transports/1/change-state.json', { guide: { state: 'finalized' } });
  expect(text).toMatch(
    /There is no transport|shipping or transport is required \(the body has guide instead\)/,
  );
  const made = await call('POST', '/credit_notes.json', { note: {} });
  expect(JSON.parse(made.text).errors.error).toBe(
    'credit_note or invoice is required (the body has note instead)',
  );
});

const missed: [method: string, path: string, says: string][] = [
  ['GET', '/client.json', 'did you mean /clients.json?'],
  ['GET', '/invoices/1.pdf', 'did you mean /api/pdf/1.json?'],
  ['GET', '/quote/1.json', 'did you mean /quotes/1.json?'],
  ['GET', '/invoices/1/change_state.json', 'did you mean /invoices/1/change-state.json?'],
  ['GET', '/taxes.xml', 'did you mean /taxes.json?'],
  ['GET', '/clients/', 'did you mean /clients.json?'],
  ['GET', '/nothing-like-it', 'see the list of operations'],
  ['PATCH', '/clients.json', 'use GET, POST'],
];
for (const [method, path, says] of missed) {
  test(`${method} ${path} -> ${says}, in the answer, the journal and the findings`, async () => {
    const { text, entry } = await call(method, path);
    expect(text).toContain(says);
    expect(entry?.violations).toEqual([expect.stringContaining(says)]);
    expect(mock.findings().map(({ message }) => message)).toContainEqual(expect.stringContaining(says));
  });
}

const preferred: [prefer: string, says: string][] = [
  ['code=503', 'POST /__mock/faults {"operation":"listItems","status":503,"times":1}'],
  ['code=503', 'listItems has examples of 200, 401 only'],
  ['example=none', 'is no example of listItems with 200; it has page'],
];
for (const [prefer, says] of preferred) {
  test(`Prefer: ${prefer} that the contract does not have -> 422: ${says}`, async () => {
    const { status, text } = await call('GET', '/items.json', undefined, { prefer });
    expect([status, JSON.parse(text).errors.error]).toEqual([422, expect.stringContaining(says)]);
  });
}

test("a draft's PDF -> 406 with the empty body of the contract, and the reason in a header", async () => {
  const { invoices } = JSON.parse((await call('GET', '/invoices.json?status[]=draft')).text);
  const { status, text, said } = await call('GET', `/api/pdf/${invoices[0].id}.json`);
  expect([status, text, said]).toEqual([406, '', 'A draft document has no PDF.']);
});

test('a trigger in capitals, and numbers that cannot be given -> accepted, and noted', async () => {
  const made = async (fields: object) => {
    const { text, said } = await call('POST', '/invoices.json', invoiceWith(fields));
    return { path: `/invoices/${JSON.parse(text).invoice.id}/change-state.json`, said };
  };
  const odd = await made({ manual_sequence_number: 'abc' });
  expect(odd.said).toBe('invoice.manual_sequence_number "abc" is no number, so it is ignored');
  const upper = await call('PUT', odd.path, { invoice: { state: 'FINALIZED' } });
  expect([upper.status, upper.said]).toEqual([
    200,
    'invoice.state "FINALIZED" is accepted leniently as "finalized"',
  ]);
  const low = await made({ manual_sequence_number: '1' });
  const { said } = await call('PUT', low.path, { invoice: { state: 'finalized' } });
  expect(said).toContain('manual_sequence_number 1 is not above the last number, so the document has ');
});

test('refusals without bodies -> the reason in a header; as lists -> not of an e-mail, whose error is stated', async () => {
  for (const [errorBodies, path, wanted] of [
    ['empty', '/items.json', ['', 'item.name is required']],
    ['list', '/items.json', ['[{"error":"item.name is required"}]', '']],
    ['list', '/invoices/{id}/email-document.json', ['{"error":"message.client is required"', '']],
  ] as const) {
    const own = await startMock({ port: 0, errorBodies, complain: () => {} });
    const list = await own.inject({ method: 'GET', url: `/invoices.json?api_key=${own.apiKey}` });
    const isMail = path.includes('{id}');
    const { text, headers } = await own.inject({
      method: isMail ? 'PUT' : 'POST',
      url: `${path.replace('{id}', JSON.parse(list.text).invoices[0].id)}?api_key=${own.apiKey}`,
      headers: { 'content-type': 'application/json' },
      raw: JSON.stringify(isMail ? { message: {} } : { item: { description: 'A lamp', unit_price: '1' } }),
    });
    const errors = text && JSON.stringify(JSON.parse(text).errors);
    expect([errors.slice(0, wanted[0].length), headers['x-mock-notes'] ?? '']).toEqual(wanted);
    expect(own.state().answerViolations).toBe(0);
    await own.close();
  }
});

test('no body, an unknown record and an incomplete body -> the reason of the 404, not what the body lacks', async () => {
  const own = await startMock({ port: 0, errorBodies: 'empty', complain: () => {} });
  const { status, headers } = await own.inject({
    method: 'PUT',
    url: `/items/987654321.json?api_key=${own.apiKey}`,
    headers: { 'content-type': 'application/json' },
    raw: '{"item":{"unit_price":"x"}}',
  });
  expect([status, headers['x-mock-notes']]).toEqual([404, expect.stringContaining('no item 987654321')]);
  await own.close();
});
