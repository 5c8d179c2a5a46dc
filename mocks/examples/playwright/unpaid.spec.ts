import { expect, test } from 'invoicing-contract/playwright';

// The page calls http://127.0.0.1:4010, where no server listens. Each test's own world answers (`use: { apiUrl }` for
// another address).
test.beforeEach(({ page, mock }) => page.goto(`/?key=${mock.apiKey}`));

test('a paid invoice leaves the list', async ({ page, mock }) => {
  const rows = page.getByRole('row', { name: 'Hotel Mar Azul' });
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: 'Paid' }).click();
  await expect(rows).toHaveCount(0);
  expect(mock.journal({ operation: 'changeInvoiceState' })).toHaveLength(1);
});

test('another test has a world of its own: nothing is paid', async ({ page, mock }) => {
  await expect(page.getByRole('row', { name: 'Hotel Mar Azul' })).toBeVisible();
  expect(mock.journal({ method: 'PUT' })).toEqual([]);
});

test('a service in trouble is reported', async ({ page, mock }) => {
  mock.faults.add({ operation: 'listInvoices', status: 503 });
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('The service answers 503');
});

test('what the test prepares, the page shows', async ({ page, mock, request }) => {
  mock.clock.freeze('2026-11-21T10:00:00Z');
  const invoice = {
    date: '21/11/2026',
    due_date: '21/12/2026',
    client: { name: 'Livraria Lua' },
    items: [{ name: 'Lamp', unit_price: '20.00', quantity: 2, tax: { name: 'IVA23' } }],
  };
  const params = { api_key: mock.apiKey };
  const made = await request.post(`${mock.url}/invoices.json`, { params, data: { invoice } });
  const { id } = (await made.json()).invoice;
  const data = { invoice: { state: 'finalized' } };
  await request.put(`${mock.url}/invoices/${id}/change-state.json`, { params, data });
  await page.reload();
  await expect(page.getByRole('row', { name: 'Livraria Lua' })).toContainText('49.20');
});
