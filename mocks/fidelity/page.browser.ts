// The page of a score in a real browser, on a phone.
import { expect, test } from '@playwright/test';
import { launchChromium } from '../../.ci/browser.mjs';
import type { Observation } from './compare.js';
import { pageOf } from './page.js';
import { scoreOf } from './score.js';

const observation = (place: string, same: boolean, mock = 'null'): Observation => ({
  ...{ operation: 'changeSimplifiedInvoiceState', aspect: 'shape', place, same, recorded: 'text', mock },
});

test('at 390 px -> nothing wider than the screen, a difference in words, and a value of a recording is no HTML', async () => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
    const observations = [
      observation('simplified_invoice.items[].tax.a_field_with_a_very_long_name_that_does_not_end', false),
      observation('simplified_invoice.total', true),
      observation('simplified_invoice.sum', false, '<img src=x onerror=document.title="run">'),
    ];
    const compared = new Map([['changeSimplifiedInvoiceState' as const, 3]]);
    const recordings = [{ folder: `/${'deep/'.repeat(30)}recording`, exchanges: 3, compared: 3 }];
    await page.setContent(pageOf(scoreOf([{ observations, compared, skipped: new Map() }], recordings)));
    await page.getByText('changeSimplifiedInvoiceState').click();
    await expect(page.getByText('recorded text; mock null')).toBeVisible();
    await expect(page.getByText('mock <img')).toBeVisible();
    await expect(page.locator('.score').first()).toHaveText('33.3 %');
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await page.title()).toBe('Fidelity 33.3 %');
  } finally {
    await browser.close();
  }
});
