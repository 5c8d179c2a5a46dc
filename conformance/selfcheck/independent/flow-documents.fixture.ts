/** The flow through documents of one type, their lists, files and payments, and what others see of them. */
import { type Answer, bodyFor, type Drive, idIn, line } from './drive.fixture.js';
import { change, mail } from './flow-states.fixture.js';
import { type Json, type JsonObject, valueAt } from './json.js';

export async function oneKind(drive: Drive, plural: string, singular: string): Promise<void> {
  const { send } = drive;
  const make = (body: Json): Promise<Answer> => send('POST', `/${plural}.json`, { [singular]: body });
  const id = idIn(await make(bodyFor(`whole ${plural}`)));
  const path = `/${plural}/${id}.json`;
  for (const update of [
    { reference: 'second' },
    { due_date: '07/03/2026', retention: '6' },
    {
      reference: 'third',
      items: [
        line('First & best', { unit_price: '11', description: 'changed', unit: 'box' }),
        line('Second', { unit_price: '3.5' }),
        line('New one', { tax: { name: 'nothing known' } }),
      ],
    },
    { reference: 'refused', items: [{ name: 'no price' }] },
    { items: [line('Exempt', { tax: { name: 'Isento' } })] },
  ]) {
    await send('GET', path);
    await send('PUT', path, { [singular]: update });
    await send('GET', path);
  }
  await send('GET', '/items.json?per_page=30');
  await send('GET', '/items.json?per_page=30&page=2');
  for (const more of [
    { client: { name: `New for ${plural}`, code: plural, email: 'n@firm.example' } },
    { client: { name: 'Client & Co', code: 'C1' } },
    { items: [line('Taxed'), line('Exempt', { tax: { name: 'Isento' } })] },
    { items: [line('Exempt', { tax: { name: 'Isento' } })], tax_exemption: 'M01' },
    { client: undefined },
    { items: 'text' },
    { items: [null] },
    {
      items: [
        line('Second', { unit_price: '4.5' }),
        line('First & best', { unit_price: '12', description: 'changed again' }),
      ],
    },
    { observations: 'o'.repeat(3000) },
  ]) {
    const made = await make(bodyFor('more', more));
    if (made.status < 300) await send('GET', `/${plural}/${idIn(made)}.json`);
    if (made.status < 300) await send('GET', `/${plural}/${idIn(made)}.json`);
  }
  for (const page of [1, 2, 3]) await send('GET', `/clients.json?per_page=30&page=${page}`);
  for (const page of [1, 2]) await send('GET', `/items.json?per_page=30&page=${page}`);
  for (const message of [
    mail({}, { save: '1' }),
    mail({}, { save: '1', email: 'other@firm.example' }),
    mail({ cc: 'odd' }),
    mail({ bcc: 'odd' }),
    mail({ cc: 'a@b.example', bcc: 'odd' }),
    mail({ cc: 'odd', bcc: 'a@b.example' }),
    mail({}, { email: 'odd', save: '1' }),
    mail({}, { email: undefined }),
    mail({}, { save: undefined }),
    mail({}, { save: '5' }),
    mail({ logo: '7' }),
    mail({ logo: '1' }),
    mail({ subject: 's'.repeat(200) }),
    mail({ cc: 'cc@firm.example' }, { save: '1' }),
    {},
    { message: { client: 'text' } },
  ]) {
    await send('PUT', `/${plural}/${id}/email-document.json`, message);
    await send('GET', '/clients.json?per_page=30&page=1');
    await send('GET', '/clients.json?per_page=30&page=2');
  }
  await send('PUT', path, { [singular]: { reference: 'after a mail' } });
  await send('GET', path);
  const clientId = String(
    valueAt((await send('GET', '/clients/find-by-name.json?client_name=Flow+%26+Sons')).body, 'client.id'),
  );
  await send('PUT', `/clients/${clientId}.json`, {
    client: { name: 'Flow & Sons', code: 'FS', phone: '12' },
  });
  await send('GET', `/clients/${clientId}.json`);
  await send('PUT', `/${plural}/999999999/email-document.json`, mail());
  await send('GET', `/${plural}/999999999.json`);
  await send('GET', `/${plural}/${id}abc.json`);
  await send('PUT', `/${plural}/999999999.json`, { [singular]: {} });
  const settled = idIn(await make(bodyFor('kept')));
  await send('PUT', `/${plural}/${settled}/change-state.json`, { [singular]: { state: 'finalized' } });
  const bare = idIn(await make(bodyFor('no address', { client: { name: 'Short', code: 'C2' } })));
  await send('PUT', `/${plural}/${bare}/email-document.json`, mail());
  await send('GET', '/clients/find-by-name.json?client_name=Short');
  await send('PUT', `/${plural}/${settled}/email-document.json`, mail());
  await send('GET', `/${plural}/${settled}.json`);
  const estimate = ['quotes', 'proformas', 'fees_notes'].includes(plural);
  if (estimate) await change(drive, plural, settled, 'accept');
  for (const query of ['', '?second_copy=true', '?second_copy=true', '?second_copy=false', ''])
    await send('GET', `/api/pdf/${settled}.json${query}`);
  if (estimate) await change(drive, plural, settled, 'refuse');
  await send('GET', `/api/qr_codes/${settled}.json`);
  await send('GET', `/${plural}/${settled}.json`);
}

export async function lists({ send }: Drive): Promise<void> {
  const queries = [
    '',
    '?page=2',
    '?page=2&per_page=3',
    '?per_page=4',
    '?per_page=30&page=2',
    '?text=whole',
    '?text=Flow+%26+Sons&per_page=5',
    '?text=own+words&page=2&per_page=3',
    '?text=whole&status[]=draft',
    '?status[]=final',
    '?status[]=draft&page=2&per_page=5',
    '?status[]=refused',
    '?status[]=final&status[]=canceled',
    '?date[from]=01/04/2026',
    '?date[from]=10/01/2026',
    '?date[from]=10/01/2026&date[to]=20/01/2026',
    '?date[to]=01/01/2020',
    '?due_date[from]=01/01/2027',
    '?due_date[to]=01/01/2020',
    '?due_date[to]=01/03/2026',
    '?total_before_taxes[from]=1000000',
    '?total_before_taxes[to]=0.5',
    '?total_before_taxes[to]=30.75',
    '?total_before_taxes[to]=170',
    '?date[from]=odd',
    '?page=abc',
    '?type[]=Proforma',
    '?type[]=Quote&type[]=FeesNote',
    '?type[]=Transport',
    '?type[]=Quote&status[]=canceled',
    '?loaded_at[from]=01/01/2027',
    '?loaded_at[to]=01/01/2020&page=2&per_page=2',
  ];
  for (const list of ['/invoices.json', '/estimates.json', '/guides.json', '/purchase_orders.json'])
    for (const query of queries) await send('GET', `${list}${query}`);
  for (const list of [
    '/invoice_receipts.json',
    '/simplified_invoices.json',
    '/vat_moss_invoices',
    '/credit_notes.json',
    '/debit_notes.json',
    '/receipts.json',
  ])
    await send('GET', list);
}

export async function unknownIds({ send, server }: Drive): Promise<void> {
  const there = { base: server.second.url, key: server.second.apiKey };
  const found = async (path: string, body: JsonObject): Promise<string> =>
    idIn(await send('POST', path, body, there));
  const item = await found('/items.json', { item: { name: 'theirs', description: 'd', unit_price: '1' } });
  const client = await found('/clients.json', { client: { name: 'theirs', code: 'SECOND' } });
  const tax = await found('/taxes.json', { tax: { name: 'theirs', value: '1', region: 'PT' } });
  const series = await found('/sequences.json', { sequence: { serie: 'theirs' } });
  const invoice = await found('/invoices.json', { invoice: bodyFor('theirs') });
  const quote = await found('/quotes.json', { quote: bodyFor('theirs') });
  const order = await found('/purchase_orders.json', { purchase_order: bodyFor('theirs') });
  for (const path of [
    `/items/${item}.json`,
    `/clients/${client}.json`,
    `/taxes/${tax}.json`,
    `/sequences/${series}.json`,
    `/invoices/${invoice}.json`,
    `/quotes/${quote}.json`,
    `/proformas/${quote}.json`,
    `/purchase_orders/${order}.json`,
    `/api/pdf/${invoice}.json`,
    `/api/qr_codes/${invoice}.json`,
    '/items.json',
    '/clients.json',
    '/invoices.json',
    '/estimates.json?text=ref',
    '/clients/find-by-code.json?client_code=SECOND',
  ])
    await send('GET', path);
  const own = idIn(await send('POST', '/quotes.json', { quote: bodyFor('of another type') }));
  await send('GET', `/proformas/${own}.json`);
  await send('PUT', `/items/${item}.json`, { item: { unit_price: '5' } });
  await send('PUT', `/clients/${client}.json`, { client: { name: 'used', code: 'T' } });
  await send('PUT', `/invoices/${invoice}.json`, { invoice: { reference: 'used' } });
  await send('PUT', `/invoices/${invoice}/change-state.json`, { invoice: { state: 'finalized' } });
  await send('DELETE', `/taxes/${tax}.json`);
}

export async function exports_({ send }: Drive): Promise<void> {
  for (const query of ['', '?month=1', '?years=2025', '?month=13&years=2025', '?month=abc&years=2025'])
    await send('GET', `/api/export_saft.json${query}`);
  for (const month of [1, 12])
    for (let time = 0; time < 3; time += 1)
      await send('GET', `/api/export_saft.json?month=${month}&years=2025`);
  await send('GET', '/api/pdf/999999999.json');
  await send('GET', '/api/qr_codes/999999999.json');
}

export async function payments({ send }: Drive): Promise<void> {
  const id = idIn(await send('POST', '/invoices.json', { invoice: bodyFor('paid') }));
  await send('PUT', `/invoices/${id}/change-state.json`, { invoice: { state: 'finalized' } });
  const receipt = idIn(
    await send('POST', `/documents/${id}/partial_payments.json`, { partial_payment: { amount: '20' } }),
  );
  await send('GET', `/document/${id}/related_documents.json`);
  await send('GET', '/receipts.json');
  await send('PUT', `/receipts/${receipt}/change-state.json`, {
    receipt: { state: 'canceled', message: 'because' },
  });
  await send('GET', '/receipts.json');
}

export const abroad = async ({ send, server }: Drive): Promise<void> => {
  const made = await send(
    'POST',
    '/api/accounts/create.json',
    {
      account: {
        organization_name: 'Abroad',
        email: 'a@firm.example',
        password: 'secret',
        terms: '1',
        marketing: '1',
        tax_country: '3',
      },
    },
    { base: server.publicUrl, key: null },
  );
  const [base, key] = [
    String(valueAt(made.body, 'account.url') ?? server.url),
    String(valueAt(made.body, 'account.api_key') ?? ''),
  ];
  await send('POST', '/simplified_invoices.json', { simplified_invoice: bodyFor('abroad') }, { base, key });
};
