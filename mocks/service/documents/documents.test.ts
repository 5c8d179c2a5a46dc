/** The rules of documents: creating, updating, numbering, notes, links, e-mail. */
import { expect, test } from '@playwright/test';
import { documentTypes } from '../../../generated/states.js';
import { type Json, line, trial } from '../trial.fixture.js';

test('rule 1: an unknown client name -> a client is made; a known one is used and kept', () => {
  const { create, get } = trial();
  const first = create('Invoice', { client: { name: 'Rui', code: 'R', city: 'Faro' } });
  const again = create('Invoice', { client: { name: 'Rui', city: 'Porto' } });
  expect((first.client as Json).id).toBe((again.client as Json).id);
  expect(get('getClient', { id: (first.client as Json).id })).toMatchObject({ code: 'R', city: 'Faro' });
  expect(get('listClients')).toHaveLength(1);
});

test('rule 2: an unknown item name -> an item is made; a known one gets the new values', () => {
  const { create, get } = trial();
  create('Invoice', { items: [line({ description: 'Brass', unit: 'unit' })] });
  create('Invoice', { items: [line({ unit_price: '12.50', tax: { name: 'IVA6' } })] });
  expect(get('listItems')).toMatchObject([
    { name: 'Desk lamp', description: 'Brass', unit: 'unit', unit_price: 12.5, tax: { name: 'IVA6' } },
  ]);
});

test('rule 3: an unknown tax, or none -> the default tax', () => {
  const { create, call } = trial();
  call('createTax', { body: { tax: { name: 'T', value: '10', region: 'PT', default_tax: '1' } } });
  const made = create('Invoice', {
    items: [line({ tax: { name: 'nope' } }), line(), line({ tax: { name: 'IVA6' } })],
  });
  expect((made.items as Json[]).map(({ tax }) => (tax as Json).name)).toEqual(['T', 'T', 'IVA6']);
});

test('rule 4: a line with 0 % tax needs a reason on Portuguese invoices, at create and update', () => {
  const { create, call } = trial();
  const items = [line({ tax: { name: 'Isento' } })];
  const body = { invoice: { date: '01/03/2026', due_date: '01/03/2026', client: { name: 'A' }, items } };
  expect(call('createInvoice', { body }).status).toBe(422);
  const made = create('Invoice', { items, tax_exemption: 'M07' });
  expect(made.tax_exemption).toBe('M07');
  expect(create('Quote', { items }).total).toBe(20);
  const { id } = create('Invoice');
  expect(call('updateInvoice', { id, body: { invoice: { items } } }).status).toBe(422);
  expect(call('updateInvoice', { id, body: { invoice: { items, tax_exemption: 'M07' } } }).status).toBe(200);
});

test('rule 5: simplified invoices and exemption reasons are Portuguese', () => {
  const { get, call } = trial();
  const account = {
    organization_name: 'Far',
    email: 'a@b.pt',
    password: 'x',
    terms: '1',
    marketing: '0',
    tax_country: '2',
  };
  const made = get('createAccount', { body: { account } });
  const there = { account: 'far', apiKey: made.api_key as string };
  const document = {
    date: '01/03/2026',
    due_date: '01/03/2026',
    client: { name: 'A' },
    items: [line({ tax: { name: 'Isento' } })],
  };
  expect(call('createSimplifiedInvoice', { ...there, body: { simplified_invoice: document } }).status).toBe(
    422,
  );
  expect(call('createInvoice', { ...there, body: { invoice: document } }).status).toBe(201);
});

test('every field that is sent comes back', () => {
  const { create, get } = trial();
  const fields = { reference: 'PO 1', observations: 'Olá — 日本', retention: '11.5', tax_exemption: 'M01' };
  const made = create('Invoice', fields);
  expect(get('getInvoice', { id: made.id })).toMatchObject({
    ...fields,
    date: '01/03/2026',
    due_date: '31/03/2026',
  });
  const guide = create('Transport', { license_plate: '12-AB-34', load_site: 'Here', delivery_site: 'There' });
  expect(get('getTransport', { id: guide.id })).toMatchObject({
    license_plate: '12-AB-34',
    loaded_at: '01/03/2026 09:30:00',
    address_from: { city: 'Porto' },
    address_to: { city: 'Lisboa' },
  });
});

for (const [name, fields] of [
  ['no client', { client: undefined }],
  ['a client without a name', { client: { code: 'x' } }],
  ['no lines', { items: undefined }],
  ['an empty list of lines', { items: [] }],
  ['a line without a name', { items: [line({ name: undefined })] }],
  ['a line without a price', { items: [line({ unit_price: undefined })] }],
  ['a line without a quantity', { items: [line({ quantity: undefined })] }],
  ['a discount over 100', { items: [line({ discount: 101 })] }],
  ['a negative quantity', { items: [line({ quantity: '-1' })] }],
  ['a day that does not exist', { date: '31/02/2026' }],
  ['an unknown sequence', { sequence_id: '1' }],
  ['an unknown owner', { owner_invoice_id: '1' }],
  [
    'a second line that is broken',
    { items: [line({ name: 'fresh' }), line({ unit_price: 'x' })], client: { name: 'New' } },
  ],
] as const) {
  test(`create an invoice with ${name} -> 422 and nothing is stored`, () => {
    const { call, service } = trial();
    const before = service.dump();
    const invoice: Json = Object.assign(
      {
        date: '01/03/2026',
        due_date: '01/03/2026',
        client: { name: 'A' },
        items: [line()],
      },
      fields,
    );
    expect(call('createInvoice', { body: { invoice } }).status).toBe(422);
    expect(service.dump()).toEqual(before);
  });
}

test('update a draft -> lines replaced, the rest kept; a final document -> 422 and unchanged', () => {
  const { create, call, get, change } = trial();
  const { id } = create('CreditNote', { reference: 'keep' });
  expect(call('updateCreditNote', { id, body: { invoice: { items: [line({ quantity: 5 })] } } })).toEqual({
    status: 200,
  });
  expect(get('getCreditNote', { id })).toMatchObject({ reference: 'keep', sum: 50, total: 61.5 });
  expect(call('updateCreditNote', { id, body: { credit_note: { reference: null } } }).status).toBe(200);
  expect(get('getCreditNote', { id }).reference).toBeNull();
  change('CreditNote', id, 'finalized');
  const before = get('getCreditNote', { id });
  expect(call('updateCreditNote', { id, body: { credit_note: { reference: 'no' } } }).status).toBe(422);
  expect(get('getCreditNote', { id })).toEqual(before);
});

test('finalizing numbers by type and series, and counts the sequence up', () => {
  const { create, change, get, call } = trial();
  const series = get('createSequence', { body: { sequence: { serie: 'B' } } });
  const numberOf = (pascal: string, fields: Json = {}) => {
    const answer = change(pascal, create(pascal, fields).id, 'finalized');
    return (Object.values(answer.body as Json)[0] as Json).sequence_number;
  };
  expect([numberOf('Invoice'), numberOf('Invoice'), numberOf('Quote')]).toEqual([
    '1/2026',
    '2/2026',
    '1/2026',
  ]);
  expect(numberOf('Invoice', { sequence_id: String(series.id) })).toBe('1/B');
  expect(numberOf('Invoice', { manual_sequence_number: '40' })).toBe('40/2026');
  expect(numberOf('Invoice')).toBe('41/2026');
  const [first, second] = get('listSequences') as unknown as Json[];
  expect(first).toMatchObject({
    current_invoice_number: 41,
    current_quote_number: 1,
    current_receipt_number: 0,
  });
  expect(first?.current_invoice_sequence_id).toBe(first?.id);
  expect(second).toMatchObject({ current_invoice_number: 1, current_quote_sequence_id: 0 });
  call('registerSequence', { id: first?.id });
  const last = create('Invoice');
  const issued = (change('Invoice', last.id, 'finalized').body as { invoice: Json }).invoice;
  expect(issued.atcud).toMatch(/^[A-Z0-9]{8}-42$/);
  expect(issued).toMatchObject({ inverted_sequence_number: '2026/42', sequence_id: String(first?.id) });
  expect(issued.saft_hash).toMatch(/^\w{4}$/);
});

test('every kind that a sequence counts -> counts', () => {
  const { create, change, get, call } = trial();
  const moss = create('VatMossInvoice');
  const creatable = Object.values(documentTypes).filter(({ singular }) => singular !== 'receipt');
  for (const { type } of creatable) {
    if (type !== 'VatMossInvoice') expect(change(type, create(type).id, 'finalized').status).toBe(200);
  }
  change('VatMossInvoice', moss.id, 'finalized');
  change('CreditNote', create('CreditNote', { owner_invoice_id: String(moss.id) }).id, 'finalized');
  call('createPartialPayment', { id: moss.id, body: { partial_payment: { amount: 1 } } });
  const [sequence] = get('listSequences') as unknown as Json[];
  const counts = Object.entries(sequence as Json).filter(([key]) => key.endsWith('_number'));
  expect(counts.filter(([, count]) => count === 0)).toEqual([]);
  expect(sequence).toMatchObject({ current_credit_note_number: 2, current_vat_moss_credit_note_number: 2 });
});

test('notes belong to an issued invoice, and both are related', () => {
  const { create, change, get } = trial();
  const invoice = create('Invoice');
  change('Invoice', invoice.id, 'finalized');
  const note = create('CreditNote', { owner_invoice_id: invoice.id });
  const related = (id: unknown) =>
    (get('listRelatedDocuments', { id }) as unknown as Json[]).map((one) => one.id);
  expect(related(invoice.id)).toEqual([note.id]);
  expect(related(note.id)).toEqual([invoice.id]);
});

test('PDF: 406 for a draft, then 202 once and 200, for each copy; its link leads to the document', () => {
  const { create, change, call, service } = trial();
  const { id } = create('Invoice');
  expect(call('getDocumentPdf', { id })).toEqual({ status: 406, reason: 'A draft document has no PDF.' });
  change('Invoice', id, 'finalized');
  const statuses = () => call('getDocumentPdf', { id }).status;
  expect([statuses(), statuses(), statuses()]).toEqual([202, 200, 200]);
  expect(call('getDocumentPdf', { id, query: { second_copy: 'true' } }).status).toBe(202);
  const copy = call('getDocumentPdf', { id, query: { second_copy: 'true' } });
  const url = new URL(((copy.body as Json).output as Json).pdfUrl as string);
  const query = Object.fromEntries(url.searchParams);
  expect(service.file(url.pathname, query, '')).toMatchObject({
    kind: 'pdf',
    secondCopy: true,
    view: { document: { id } },
  });
  expect(service.file(url.pathname.replace(/.{8}\.pdf/, '00000000.pdf'), query, '')).toBeUndefined();
  expect(call('getDocumentPdf', { id: 1 }).status).toBe(404);
});

test('PDF by time: 202 until the clock has moved on', () => {
  const { create, change, call, service } = trial({ asyncPolls: 0, asyncMs: 5000 });
  const { id } = create('Quote');
  change('Quote', id, 'finalized');
  expect([1, 2, 3].map(() => call('getDocumentPdf', { id }).status)).toEqual([202, 202, 202]);
  service.clock.advance(5000);
  expect(call('getDocumentPdf', { id }).status).toBe(200);
});

test('QR code: 422 for a draft, a link once final', () => {
  const { create, change, call, get, service } = trial();
  const { id } = create('Invoice');
  expect(call('getDocumentQrCode', { id }).status).toBe(422);
  change('Invoice', id, 'finalized');
  const { url } = get('getDocumentQrCode', { id });
  expect(service.file(new URL(url as string).pathname, {}, '')).toMatchObject({ kind: 'qr' });
  const permalink = get('getInvoice', { id }).permalink as string;
  expect(service.file(new URL(permalink).pathname, {}, '')).toMatchObject({ kind: 'document' });
});

test('SAF-T: 202, then a link to the month; bad parameters 422; a triggered failure 500', () => {
  const { create, change, call, service } = trial();
  const { id } = create('Invoice');
  change('Invoice', id, 'finalized');
  const ask = (query: Record<string, string>) => call('exportSaft', { query });
  expect(ask({ month: '3', years: '2026' }).status).toBe(202);
  const url = new URL((ask({ month: '03', years: '2026' }).body as Json).url as string);
  const file = service.file(url.pathname, Object.fromEntries(url.searchParams), '');
  expect(file).toMatchObject({
    kind: 'saft',
    name: '2026-03',
    data: { documents: [{ id }], clients: [{ name: 'Ana' }] },
  });
  expect(service.file(url.pathname, {}, '')).toBeUndefined();
  for (const query of [
    {},
    { month: '13', years: '2026' },
    { month: '1', years: '26' },
    { month: 'x', years: 'y' },
  ]) {
    expect(ask(query as Record<string, string>)).toEqual({
      status: 422,
      reason: expect.stringContaining(' must be a '),
    });
  }
  service.configure({ saftFails: true });
  expect(ask({ month: '3', years: '2026' }).status).toBe(500);
});

test('e-mail: judged, kept in the outbox, the address saved when asked', () => {
  const { create, call, get, service } = trial();
  const made = create('Invoice');
  const send = (message: unknown) => call('emailInvoice', { id: made.id, body: { message } });
  const good = {
    client: { email: 'new@ana.pt', save: '1' },
    subject: 'Hi',
    body: 'There',
    cc: 'c@c.pt',
    logo: '1',
  };
  expect(send(good)).toEqual({ status: 200 });
  expect(service.outbox()).toMatchObject([
    {
      to: 'new@ana.pt',
      cc: 'c@c.pt',
      bcc: null,
      subject: 'Hi',
      logo: true,
      type: 'Invoice',
      at: '2026-03-31T10:00:00.000Z',
    },
  ]);
  expect(get('getClient', { id: (made.client as Json).id }).email).toBe('new@ana.pt');
  expect(send({ client: { email: 'other@ana.pt', save: '0' } }).status).toBe(200);
  expect(get('getClient', { id: (made.client as Json).id }).email).toBe('new@ana.pt');
  for (const bad of [
    undefined,
    {},
    { client: {} },
    { client: { save: '0' } },
    { client: { email: 'x', save: '0' } },
    { client: { email: 'a@b.pt' } },
    { client: { email: 'a@b.pt', save: '2' } },
    { ...good, cc: 'x' },
    { ...good, bcc: 'x' },
    { ...good, logo: '2' },
  ]) {
    expect(send(bad).status).toBe(422);
  }
  expect((send({ client: { save: '0' } }).body as { errors: Json }).errors.error).toContain(
    'message.client.email is required',
  );
  expect(service.outbox()).toHaveLength(2);
  expect(call('emailInvoice', { id: 1, body: { message: good } }).status).toBe(404);
});

test("a client's observations are added to those of its documents, once", () => {
  const { create, call } = trial();
  call('createClient', { body: { client: { name: 'Ana', code: 'A', observations: 'Back door' } } });
  expect(create('Invoice').observations).toBe('Back door');
  const { id } = create('Invoice', { observations: 'Own' });
  const shown = () => (call('getInvoice', { id: Number(id) }).body as { invoice: Json }).invoice.observations;
  expect(shown()).toBe('Own\nBack door');
  const invoice = { client: { name: 'Ana' }, observations: 'Own\nBack door' };
  call('updateInvoice', { id: Number(id), body: { invoice } });
  expect(shown()).toBe('Own\nBack door');
});
