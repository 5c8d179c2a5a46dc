// Reads the PDFs back with another library: they contain what a person should see, whatever the data.
import { expect, test } from '@playwright/test';
import jsQR from 'jsqr';
import { getDocumentProxy } from 'unpdf';
import type { DocumentView } from '../service/printed-view.js';
import { renderPdf } from './pdf.js';
import { qrModules, qrPayload } from './qr.js';
import { hostile, line, partyOf, sample } from './samples.fixture.js';

/** The text of each page, rows joined by a blank. */
async function pagesOf(view: DocumentView, secondCopy = false): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await renderPdf(view, { secondCopy })));
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const content = await (await pdf.getPage(number)).getTextContent();
    const rows = content.items.map((item) => ('str' in item ? item.str : ''));
    pages.push(rows.join(' ').replace(/\s+/g, ' '));
  }
  return pages;
}

test('an invoice -> one page with parties, number, dates, lines, taxes, totals and notes', async () => {
  const pages = await pagesOf(sample());
  expect(pages).toHaveLength(1);
  for (const text of [
    ...[
      'Torrefação do Bairro, Lda',
      '509442013',
      'Rua das Flores 12',
      'Invoice',
      '12/2026',
      'Final',
      'Original',
    ],
    ...['Livraria Águas Claras, Lda', '508025338', '1250-143 Lisboa', '05/11/2026', '05/12/2026', 'PO-4471'],
    ...[
      'Filter coffee',
      'Single origin, 250 g',
      'unit',
      '€10.00',
      '23 %',
      '€24.60',
      '10 %',
      '6.5',
      '€2,037.43',
    ],
    ...['IVA23 (23 %)', '€1,676.45', '€385.58', '€2,088.00', '-€184.05', '€1,903.95', '€2,289.53', 'Exempt'],
    ...[
      '11473',
      '100 200 300',
      'M07',
      'Isento artigo 9.º do CIVA',
      'Thank you for your order',
      'CSDF7T5H-12',
    ],
    ...['Page 1 / 1', 'no legal value'],
  ]) {
    expect(pages[0]).toContain(text);
  }
  expect(pages[0]).not.toContain('DRAFT');
});

test('language of the client -> the labels', async () => {
  const [pt] = await pagesOf(sample({}, { language: 'pt' }));
  expect(pt).toContain('Fatura');
  expect(pt).not.toContain('Isento (Isento)');
  expect(pt).toContain('2 289,53 €');
  const [es] = await pagesOf(sample({}, { language: 'es' }));
  expect(es).toContain('Factura');
  expect(es).toContain('2.289,53 €');
  const [account] = await pagesOf(sample({}, { language: null }, { language: 'es' }));
  expect(account).toContain('Factura');
});

for (const [options, labels] of [
  ['1', ['Original']],
  ['2', ['Original', 'Duplicate']],
  ['3', ['Original', 'Duplicate', 'Triplicate']],
  [undefined, ['Original']],
  ['nonsense', ['Original']],
] as const) {
  test(`send_options ${options} -> ${labels.join(', ')}`, async () => {
    const pages = await pagesOf(sample({}, { send_options: options }));
    expect(pages.map((page) => /Original|Duplicate|Triplicate/.exec(page)?.[0])).toEqual([...labels]);
  });
}

test('second copy -> one copy, marked as such, whatever send_options says', async () => {
  const pages = await pagesOf(sample({}, { send_options: '3' }), true);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('2nd copy');
  expect(pages[0]).not.toContain('Original');
});

test('draft and canceled -> watermark on every page; a draft shows no number', async () => {
  const items = Array.from({ length: 60 }, () => line());
  for (const page of await pagesOf(sample({ status: 'canceled', items }))) expect(page).toContain('CANCELED');
  const draft = { status: 'draft', sequence_number: 'draft', inverted_sequence_number: null, atcud: null };
  for (const page of await pagesOf(sample({ ...draft, items }))) expect(page).toContain('DRAFT');
});

test('a guide -> plate, loading time, code and both addresses', async () => {
  const [page] = await pagesOf(
    sample({
      type: 'Transport',
      loaded_at: '05/11/2026 09:30:00',
      license_plate: '12-AB-34',
      at_doc_code_id: '3341',
      address_from: {
        detail: 'Rua das Flores 12',
        city: 'Porto',
        postal_code: '4050-262',
        country: 'Portugal',
      },
      address_to: { detail: 'Rua Nova 1', city: 'Lisboa', postal_code: '1250-143', country: 'Portugal' },
    }),
  );
  for (const text of [
    'Transport note',
    '05/11/2026 09:30:00',
    '12-AB-34',
    '3341',
    'Rua Nova 1, 1250-143 Lisboa',
  ]) {
    expect(page).toContain(text);
  }
});

test('200 lines -> all of them, the table head on every page of the table, pages counted', async () => {
  const items = Array.from({ length: 200 }, (_, index) => line({ name: `Part ${index + 1} of it` }));
  const pages = await pagesOf(sample({ items }));
  expect(pages.length).toBeGreaterThan(3);
  const all = pages.join(' ');
  for (let index = 1; index <= 200; index += 1) expect(all).toContain(`Part ${index} of it`);
  pages.forEach((page, index) => {
    if (page.includes('of it')) expect(page).toContain('Unit price');
    expect(page).toContain(`Page ${index + 1} / ${pages.length}`);
  });
});

test('no lines, no amounts, no dates -> still a page', async () => {
  expect((await pagesOf(sample({ items: [] })))[0]).toContain('No lines.');
  const bare: DocumentView = {
    account: { organization_name: '' },
    client: { name: '' },
    document: { id: 1, status: 'final', type: 'Unheard' },
  };
  expect((await pagesOf(bare))[0]).toContain('Unheard');
});

test('text outside Latin-1 -> readable; what no font holds becomes a box that is explained', async () => {
  const [page] = await pagesOf(sample({ observations: 'Привет' }, { name: 'Καφενείο «Ο Ήλιος»' }));
  expect(page).toContain('Καφενείο «Ο Ήλιος»');
  expect(page).toContain('Привет');
  expect(page).not.toContain('\u25a1');
  const [boxed] = await pagesOf(sample({ observations: '漢字' }));
  expect(boxed).toContain('\u25a1\u25a1');
  expect(boxed).toContain('has no font for');
});

for (const [name, text] of Object.entries(hostile)) {
  test(`hostile text everywhere (${name}) -> a PDF with its total`, async () => {
    const items = [line({ name: text, description: text, unit: text, tax: { name: text, value: 23 } })];
    const change = {
      items,
      observations: text,
      reference: text,
      atcud: text,
      saft_hash: text,
      currency: text,
    };
    const party = partyOf(text);
    const view = sample(change, { name: text, code: text, ...party }, { organization_name: text, ...party });
    const pages = await pagesOf({ ...view, document: { ...view.document, tax_exemption: text } });
    expect(pages.join(' ')).toContain('2,289.53');
  });
}

test('odd numbers -> no exception, shown as they came', async () => {
  for (const value of [1e21, -5, 'abc', null, Number.NaN, '1e9999999999', '99999999999999999999.999999999']) {
    const items = [
      line({ unit_price: value, quantity: value, total: value, discount: value, subtotal: value }),
    ];
    await expect(renderPdf(sample({ items, total: value }), { secondCopy: false })).resolves.toBeInstanceOf(
      Buffer,
    );
  }
  expect((await pagesOf(sample({ items: [line({ unit_price: 'abc' })] })))[0]).toContain('abc');
});

test('the same view twice -> the same bytes; another total -> other bytes', async () => {
  const [first, second, other] = await Promise.all(
    [sample(), sample(), sample({ total: 1 })].map((view) => renderPdf(view, { secondCopy: false })),
  );
  expect(first?.equals(second as Buffer)).toBe(true);
  expect(first?.equals(other as Buffer)).toBe(false);
});

test('the modules drawn in the PDF -> a code that scans to the payload', () => {
  const payload = qrPayload(sample());
  const { size, data } = qrModules(payload);
  const scale = 4;
  const side = (size + 8) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < size * scale; y += 1) {
    for (let x = 0; x < size * scale; x += 1) {
      if (!data[Math.floor(y / scale) * size + Math.floor(x / scale)]) continue;
      pixels.fill(
        0,
        ((y + 4 * scale) * side + x + 4 * scale) * 4,
        ((y + 4 * scale) * side + x + 4 * scale) * 4 + 3,
      );
    }
  }
  expect((jsQR as unknown as typeof jsQR.default)(pixels, side, side)?.data).toBe(payload);
});
