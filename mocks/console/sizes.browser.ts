import { expect, test } from '@playwright/test';
import { bench } from './browsing.fixture.js';

const views = ['/accounts', '/documents', '/journal', '/findings', '/outbox', '/faults', '/state'];

test.describe('an empty account', () => {
  const it = bench({ scenario: 'empty' });
  test('every view -> says what to do next, on a phone too', async () => {
    await it.page.setViewportSize({ width: 390, height: 800 });
    for (const view of views) {
      await it.open(view);
      expect(await it.page.evaluate('document.documentElement.scrollWidth <= innerWidth'), view).toBe(true);
    }
    await it.open('/documents');
    await expect(it.page.getByText('No documents yet. Create one with POST')).toBeVisible();
  });
});

test.describe('the navigation', () => {
  const it = bench({ scenario: 'empty' });
  test('at 390 px -> every link whole in sight, and led to by a click', async () => {
    const { page } = it;
    await page.setViewportSize({ width: 390, height: 800 });
    await it.open('/accounts');
    const links = page.getByRole('navigation', { name: 'Console' }).getByRole('link');
    const boxes = await Promise.all((await links.all()).map((one) => one.boundingBox()));
    expect(boxes.length).toBeGreaterThan(9);
    for (const box of boxes) {
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(250);
    }
    await links.last().click();
    await it.arrived('/reference');
  });
});

test.describe('an account of 100,000 documents', () => {
  const it = bench({ scenario: 'large' });
  test('documents -> the last page, a search and a filter', async () => {
    const { page } = it;
    await it.open('/documents');
    await expect(page.getByText(/1 to 25 of 100,000/)).toBeVisible();
    await page.getByRole('button', { name: 'Last' }).click();
    await expect(page.getByText(/99,976 to 100,000 of 100,000/)).toBeVisible();
    const number = await page.locator('tbody tr a').first().textContent();
    await page.getByRole('searchbox').fill(number ?? '');
    await expect(page.getByText(/1 to \d+ of/)).toBeVisible();
    await page.getByRole('searchbox').fill('no such document');
    await expect(page.getByText('No document matches')).toBeVisible();
  });

  test('a narrow screen -> each count in one line; the open tab whole in sight, when a fault is counted too', async () => {
    const { page, mock } = it;
    await page.setViewportSize({ width: 768, height: 800 });
    await it.open('/accounts');
    const lines = '[...document.querySelectorAll(".tally td a")].map((one) => one.getClientRects().length)';
    expect(new Set(await page.evaluate<number[]>(lines))).toEqual(new Set([1]));
    for (const width of [768, 390]) {
      await page.setViewportSize({ width, height: 800 });
      mock.faults.clear();
      await it.open('/reference');
      await expect(page.locator('#fault-count')).toBeHidden();
      mock.faults.add({ operation: 'createItem', status: 503 });
      await expect(page.locator('#fault-count')).toBeVisible();
      const isWhole = `(() => {
        const { left, right } = document.querySelector('.side nav a[aria-current]').getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      })()`;
      await expect.poll(() => page.evaluate(isWhole)).toBe(true);
    }
  });
});
