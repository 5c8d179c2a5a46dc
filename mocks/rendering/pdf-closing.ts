// The part after the lines: taxes per rate, totals, payment and transport boxes, observations, QR code. Figures are the
// document's own or plain sums of its lines.

import type { AddressView, Text } from '../service/printed-view.js';
import { amount, figure, money, taxSummary } from './amount-texts.js';
import { exemptionReason } from './codes.js';
import { addressRows, set } from './party-texts.js';
import { caption, contentWidth, ink, need, page, panel, rule, type Sheet } from './pdf-sheet.js';
import { draw, drawFitted, lineHeight, wrap } from './pdf-text.js';
import { withheld } from './qr.js';

type Pairs = [label: string, value: string][];

function taxTable(sheet: Sheet, y: number, groups: ReturnType<typeof taxSummary>): number {
  const { labels, view, pen } = sheet;
  const { currency } = view.document;
  const width = contentWidth * 0.5;
  const columns = [0.4, 0.32, 0.28].map((part) => part * width);
  const row = (texts: string[], at: number, style: { bold?: boolean; color?: string }): void => {
    let x: number = page.left;
    texts.forEach((text, index) => {
      const cell = columns[index] ?? 0;
      drawFitted(pen, text, x, at, cell - 8, { size: 8.2, align: index ? 'right' : 'left', ...style });
      x += cell;
    });
  };
  let at = caption(sheet, labels.taxSummary, page.left, y, width) + 2;
  row([labels.rate, labels.base, labels.tax], at, { color: ink.soft });
  for (const group of groups) {
    at += 13;
    const rate = group.rate.isZero() ? labels.exempt : `${figure(group.rate, labels.language, 0, 4)}\u00a0%`;
    // Avoids "Isento (Isento)".
    const isSame = group.name.toLowerCase() === rate.toLowerCase();
    const name = group.name && !isSame ? `${group.name} (${rate})` : rate;
    const sums = [group.base, group.tax].map((sum) => money(sum, currency, labels.language));
    row([name, ...sums], at, {});
  }
  return at + 18;
}

function totals(sheet: Sheet, y: number): number {
  const { labels, view, pen } = sheet;
  const { document } = view;
  const print = (value: Parameters<typeof money>[0]): string =>
    money(value, document.currency, labels.language);
  const retention = amount(document.retention);
  const rows: Pairs = [[labels.subtotal, print(document.sum)]];
  if (!amount(document.discount).isZero()) {
    rows.push([labels.discount, print(amount(document.discount).negated())]);
    rows.push([labels.beforeTaxes, print(document.before_taxes)]);
  }
  rows.push([labels.taxes, print(document.taxes)]);
  const x = page.left + contentWidth * 0.56;
  const width = page.right - x;
  let at = y;
  const write = (pairs: Pairs, bold: boolean): void => {
    for (const [label, value] of pairs) {
      draw(pen, label, x + 8, at, width * 0.5, { size: 9, color: ink.soft });
      drawFitted(pen, value, x + width * 0.5, at, width * 0.5 - 8, { size: 9, align: 'right', bold });
      at += 15;
    }
  };
  write(rows, false);
  pen.doc.roundedRect(x, at + 1, width, 27, 4).fill(ink.accent);
  draw(pen, labels.total, x + 8, at + 9, width * 0.4, { size: 11, bold: true, color: '#ffffff' });
  const style = { size: 13, bold: true, align: 'right', color: '#ffffff' } as const;
  drawFitted(pen, print(document.total), x + width * 0.32, at + 7.5, width * 0.68 - 8, style);
  at += 35;
  if (!retention.greaterThan(0)) return at;
  const kept = withheld(view);
  const rate = `${labels.retention} (${figure(retention, labels.language, 0, 4)}\u00a0%)`;
  write(
    [
      [rate, print(kept.negated())],
      [labels.toPay, print(amount(document.total).minus(kept))],
    ],
    true,
  );
  return at;
}

/** Taxes left, totals right, together on one page; a very long tax list is truncated. */
function sums(sheet: Sheet): void {
  const groups = taxSummary(sheet.view.document).slice(0, 40);
  need(sheet, Math.max(125, 40 + groups.length * 13));
  const top = sheet.y + 6;
  const left = groups.length > 0 ? taxTable(sheet, top, groups) : top;
  sheet.y = Math.max(left, totals(sheet, top)) + 10;
}

function pairsBox(sheet: Sheet, title: string, pairs: Pairs): void {
  const shown = pairs.filter(([, value]) => value);
  if (shown.length === 0) return;
  need(sheet, 56);
  panel(sheet, page.left, sheet.y, contentWidth, 42);
  caption(sheet, title, page.left + 12, sheet.y + 8, contentWidth);
  const width = (contentWidth - 24) / shown.length;
  shown.forEach(([label, value], index) => {
    const x = page.left + 12 + index * width;
    const half = Math.min(width * 0.45, 78);
    drawFitted(sheet.pen, label, x, sheet.y + 22, half - 4, { size: 8.6, color: ink.soft });
    drawFitted(sheet.pen, value, x + half, sheet.y + 21.5, width - half - 8, { size: 9.5, bold: true });
  });
  sheet.y += 52;
}

function payment(sheet: Sheet): void {
  const { document } = sheet.view;
  const { labels } = sheet;
  const reference = document.mb_reference;
  if (!set(reference?.reference)) return;
  pairsBox(sheet, labels.payment, [
    [labels.entity, set(reference?.entity)],
    [labels.reference, set(reference?.reference).replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3')],
    [labels.amount, money(reference?.value, document.currency, labels.language)],
  ]);
}

const place = (address: AddressView | null | undefined, site: Text): string =>
  addressRows({ ...address, address: address?.detail }).join(', ') || set(site);

function transport(sheet: Sheet): void {
  const { document } = sheet.view;
  const { labels } = sheet;
  const facts: Pairs = [
    [labels.loadedAt, set(document.loaded_at)],
    [labels.plate, set(document.license_plate)],
    [labels.atDocCode, set(document.at_doc_code_id)],
  ];
  pairsBox(sheet, labels.transport, facts);
  note(sheet, labels.from, place(document.address_from, document.load_site));
  note(sheet, labels.to, place(document.address_to, document.delivery_site));
}

function note(sheet: Sheet, title: string, text: string): void {
  const rows = wrap(sheet.pen, text, contentWidth, { size: 8.8 });
  if (rows.length === 0) return;
  need(sheet, 11 + Math.min(rows.length, 4) * lineHeight(8.8));
  sheet.y = caption(sheet, title, page.left, sheet.y, contentWidth);
  for (const row of rows) {
    need(sheet, lineHeight(8.8));
    draw(sheet.pen, row, page.left, sheet.y, contentWidth, { size: 8.8 });
    sheet.y += lineHeight(8.8);
  }
  sheet.y += 8;
}

function qrCode(sheet: Sheet): void {
  if (!sheet.qr) return;
  const side = 92;
  need(sheet, side + 26);
  const { size, data } = sheet.qr;
  const step = side / size;
  const { doc } = sheet.pen;
  rule(sheet, sheet.y + 2);
  const top = sheet.y + 12;
  doc.rect(page.left, top, side, side).fill('#ffffff');
  // One path for all modules: separate ones leave hair lines between them in many viewers.
  data.forEach((dark, index) => {
    if (dark) doc.rect(page.left + (index % size) * step, top + Math.floor(index / size) * step, step, step);
  });
  doc.fill('#000000');
  const x = page.left + side + 16;
  const atcud = set(sheet.view.document.atcud);
  const hash = set(sheet.view.document.saft_hash).slice(0, 4);
  const rows = [atcud && `ATCUD: ${atcud}`, hash && `${hash} · ${sheet.labels.mock}`];
  rows.filter(Boolean).forEach((row, index) => {
    const style = { size: index ? 8 : 9, bold: !index, color: index ? ink.soft : ink.text };
    drawFitted(sheet.pen, String(row), x, top + 4 + index * 15, page.right - x, style);
  });
  sheet.y = top + side + 8;
}

export function drawClosing(sheet: Sheet): void {
  const { document } = sheet.view;
  const { labels } = sheet;
  sums(sheet);
  payment(sheet);
  transport(sheet);
  const code = set(document.tax_exemption);
  const reason = exemptionReason(document);
  note(sheet, labels.exemption, code && reason !== code ? `${code} - ${reason}` : reason);
  note(sheet, labels.observations, set(document.observations));
  qrCode(sheet);
}
