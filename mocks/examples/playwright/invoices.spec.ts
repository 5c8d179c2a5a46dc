import { expect } from '@playwright/test';
import { test } from './fixtures.js';

test('an invoice is paid', async ({ page, mock }) => {
  await page.getByRole('row', { name: 'Hotel Mar Azul' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByRole('row', { name: 'Hotel Mar Azul' })).toContainText('settled');
  expect(mock.journal({ operation: 'changeInvoiceState' })).toHaveLength(1);
});

test('the next test finds it unpaid', async ({ page }) => {
  await expect(page.getByRole('row', { name: 'Hotel Mar Azul' })).toContainText('final');
});

test('a server in trouble is told', async ({ page, mock }) => {
  mock.faults.add({ operation: 'listInvoices', status: 503 });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('503');
});
