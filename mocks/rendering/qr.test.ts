// A scanner reads the QR image; its payload matches the document.
import { expect, test } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import type { DocumentView } from '../service/printed-view.js';
import { hashMark, qrPayload } from './qr.js';
import { qrPng } from './qr-png.js';
import { hostile, line, sample } from './samples.fixture.js';

// jsqr is CommonJS: under NodeNext its function is the module itself, unlike its types.
const scan = jsQR as unknown as typeof jsQR.default;

async function scanned(view: DocumentView): Promise<string | undefined> {
  const image = PNG.sync.read(Buffer.from(await qrPng(view)));
  return scan(new Uint8ClampedArray(image.data), image.width, image.height)?.data;
}

test('an invoice -> every field of the payload', () => {
  expect(qrPayload(sample())).toBe(
    'A:509442013*B:508025338*C:PT*D:FT*E:N*F:20261105*G:FT 2026/12*H:CSDF7T5H-12*I1:PT' +
      '*I2:227.50*I7:1676.45*I8:385.58*N:385.58*O:2289.53*Q:Q9Wn*R:0',
  );
});

test('the image -> scans to the payload', async () => {
  expect(await scanned(sample())).toBe(qrPayload(sample()));
});

test('canceled, foreign client without number, three bands, withholding -> said so', () => {
  const items = [
    line(),
    line({ tax: { name: 'IVA13', value: '13.0' } }),
    line({ tax: { name: 'IVA6', value: 6 } }),
  ];
  const change = {
    status: 'canceled',
    type: 'CreditNote',
    items,
    retention: '25',
    before_taxes: 60,
    atcud: null,
  };
  const payload = qrPayload(sample(change, { fiscal_id: null, country: 'Espanha' }));
  expect(payload).toContain('*B:999999990*C:ES*D:NC*E:A*');
  expect(payload).toContain('*G:NC 2026/12*H:0*I1:PT*I3:20.00*I4:4.60*I5:20.00*I6:4.60*I7:20.00*I8:4.60*');
  expect(payload).toContain('*P:15.00*');
});

test('hash -> characters 1, 11, 21, 31; a short one its first four; none 0', () => {
  expect(hashMark('A123456789B123456789C123456789D12')).toBe('ABCD');
  expect(hashMark('abcdef')).toBe('abcd');
  expect(hashMark(null)).toBe('0');
});

for (const [name, text] of Object.entries(hostile)) {
  test(`hostile text everywhere (${name}) -> an image that scans to 13 fields or more`, async () => {
    const change = { inverted_sequence_number: text, atcud: text, saft_hash: text, date: text };
    const party = { fiscal_id: text, country: text };
    const view = sample(change, party, party);
    const payload = qrPayload(view);
    expect(payload.split('*').every((field) => /^[A-Z]\d?:[^*]+$/.test(field))).toBe(true);
    expect(payload.split('*').length).toBeGreaterThanOrEqual(13);
    expect(await scanned(view)).toBe(payload);
  });
}
