// The table of lines: columns, wrapping, page breaks with the table head repeated.

import type { LineView } from '../service/printed-view.js';
import { amount, figure, money } from './amount-texts.js';
import type { Labels } from './labels.js';
import { set } from './party-texts.js';
import { contentWidth, ink, need, page, panel, rule, type Sheet } from './pdf-sheet.js';
import { draw, drawFitted, lineHeight, wrap } from './pdf-text.js';

interface Column {
  head: keyof Labels & ('item' | 'quantity' | 'unit' | 'unitPrice' | 'discountShort' | 'tax' | 'total');
  width: number;
  align: 'left' | 'right';
}

const columns: readonly Column[] = [
  { head: 'item', width: 0.385, align: 'left' },
  { head: 'quantity', width: 0.095, align: 'right' },
  { head: 'unit', width: 0.085, align: 'left' },
  { head: 'unitPrice', width: 0.14, align: 'right' },
  { head: 'discountShort', width: 0.075, align: 'right' },
  { head: 'tax', width: 0.085, align: 'right' },
  { head: 'total', width: 0.135, align: 'right' },
];

const GAP = 8;
const NAME = { size: 9, bold: true } as const;
const DESCRIPTION = { size: 8.2, color: ink.soft } as const;

function eachColumn(use: (column: Column, x: number, width: number, index: number) => void): void {
  let x = page.left + GAP;
  columns.forEach((column, index) => {
    const width = column.width * (contentWidth - GAP);
    use(column, x, width - GAP, index);
    x += width;
  });
}

function tableHead(sheet: Sheet): void {
  panel(sheet, page.left, sheet.y, contentWidth, 19);
  eachColumn((column, x, width) => {
    const style = { size: 7.8, bold: true, align: column.align, color: ink.accent };
    drawFitted(sheet.pen, sheet.labels[column.head], x, sheet.y + 5.5, width, style);
  });
  sheet.y += 25;
}

function cells(sheet: Sheet, line: LineView): string[] {
  const { language } = sheet.labels;
  const { currency } = sheet.view.document;
  const percent = (value: LineView['discount']): string => `${figure(value, language, 0, 4)}\u00a0%`;
  return [
    '',
    figure(line.quantity, language),
    line.unit ?? '',
    money(line.unit_price, currency, language, 6),
    amount(line.discount).isZero() ? '' : percent(line.discount),
    amount(line.tax?.value).isZero() ? sheet.labels.exempt : percent(line.tax?.value),
    money(line.total, currency, language),
  ];
}

function drawLine(sheet: Sheet, line: LineView): void {
  const { pen } = sheet;
  const width = (columns[0]?.width ?? 0) * (contentWidth - GAP) - GAP;
  const name = set(line.name) || '-';
  const description = set(line.description);
  const rows = [
    ...wrap(pen, name, width, NAME).map((text) => ({ text, style: NAME })),
    ...(description === name ? [] : wrap(pen, description, width, DESCRIPTION)).map((text) => ({
      text,
      style: DESCRIPTION,
    })),
  ];
  const height = rows.reduce((sum, row) => sum + lineHeight(row.style.size), 0);
  // A line is not split between pages unless it is longer than most of a page.
  if (need(sheet, Math.min(height, 400) + 8)) tableHead(sheet);
  const values = cells(sheet, line);
  eachColumn((column, x, cellWidth, index) => {
    const text = values[index];
    if (text) drawFitted(pen, text, x, sheet.y, cellWidth, { size: 9, align: column.align });
  });
  for (const row of rows) {
    if (need(sheet, lineHeight(row.style.size) + 6)) tableHead(sheet);
    draw(pen, row.text, page.left + GAP, sheet.y, width, row.style);
    sheet.y += lineHeight(row.style.size);
  }
  rule(sheet, sheet.y + 3.5);
  sheet.y += 9;
}

export function drawLines(sheet: Sheet): void {
  const lines = sheet.view.document.items ?? [];
  tableHead(sheet);
  for (const line of lines) drawLine(sheet, line);
  if (lines.length > 0) return;
  draw(sheet.pen, sheet.labels.noLines, page.left + GAP, sheet.y, contentWidth, DESCRIPTION);
  sheet.y += 18;
}
