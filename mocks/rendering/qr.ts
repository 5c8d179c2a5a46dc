// The QR code of a document: its text in the format of Portuguese invoices, and its modules. A mock's document has no
// legal value: the certificate number (R) is always 0.
import QRCode from 'qrcode';
import type { DocumentView, Text } from '../service/printed-view.js';
import { amount, isoDay, type Sum, taxSummary, total } from './amount-texts.js';
import { countryCode, FINAL_CONSUMER, kindCode, legalNumber, type TaxBand, taxBand } from './codes.js';

// '*' separates the fields, and the code must stay readable by old scanners: printable Latin-1 only.
const field = (value: Text, max: number): string =>
  [...(value ?? '').replace(/[^\x20-\x7e\xa0-\xff]|\*/g, '').trim()].slice(0, max).join('');

const base: Record<TaxBand, string> = { ISE: 'I2', RED: 'I3', INT: 'I5', NOR: 'I7' };
const tax: Partial<Record<TaxBand, string>> = { RED: 'I4', INT: 'I6', NOR: 'I8' };

/** Characters 1, 11, 21 and 31 of the signature, as the tax authority asks; '0' when there is none. */
export function hashMark(hash: Text): string {
  const text = field(hash, 400);
  if (!text) return '0';
  return text.length > 30 ? [0, 10, 20, 30].map((at) => text[at]).join('') : text.slice(0, 4);
}

function bands(view: DocumentView): [string, string][] {
  const sums = new Map<TaxBand, { base: Sum; tax: Sum }>();
  for (const group of taxSummary(view.document)) {
    const band = taxBand(group.rate);
    const sum = sums.get(band);
    sums.set(band, {
      base: total([sum?.base ?? 0, group.base]),
      tax: total([sum?.tax ?? 0, group.tax]),
    });
  }
  const rows: [string, string][] = [];
  for (const band of ['ISE', 'RED', 'INT', 'NOR'] as const) {
    const sum = sums.get(band);
    if (!sum) continue;
    rows.push([base[band], sum.base.toFixed(2)]);
    const key = tax[band];
    if (key) rows.push([key, sum.tax.toFixed(2)]);
  }
  return rows;
}

/** 'A:...*B:...*...': issuer, client, kind, state, date, number, atcud, bases and taxes per band, totals. */
export function qrPayload(view: DocumentView): string {
  const { account, client, document } = view;
  const rows: [string, string][] = [
    ['A', field(account.fiscal_id, 30) || FINAL_CONSUMER],
    ['B', field(client.fiscal_id, 30) || FINAL_CONSUMER],
    ['C', countryCode(client.country)],
    ['D', kindCode(document.type)],
    ['E', document.status.toLowerCase() === 'canceled' ? 'A' : 'N'],
    ['F', isoDay(document.date, '') ?? '00000000'],
    ['G', field(legalNumber(document), 60)],
    ['H', field(document.atcud, 70) || '0'],
    ['I1', 'PT'],
    ...bands(view),
    ['N', amount(document.taxes).toFixed(2)],
    ['O', amount(document.total).toFixed(2)],
  ];
  if (amount(document.retention).greaterThan(0)) rows.push(['P', withheld(view).toFixed(2)]);
  rows.push(['Q', hashMark(document.saft_hash)], ['R', '0']);
  return rows.map(([key, value]) => `${key}:${value}`).join('*');
}

/** The amount withheld: `retention` is a percentage of what is due before taxes. */
export const withheld = ({ document }: DocumentView): Sum =>
  amount(document.before_taxes).times(amount(document.retention)).div(100);

/** Rows of dark (1) and light (0) modules, for drawing as vectors. */
export function qrModules(payload: string): { size: number; data: Uint8Array } {
  const { modules } = QRCode.create(payload, { errorCorrectionLevel: 'M' });
  return { size: modules.size, data: Uint8Array.from(modules.data) };
}
