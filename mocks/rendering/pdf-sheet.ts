// The paper: A4 geometry, colours, a sheet with its current position, page breaks and the watermark. Other files draw
// the parts of a document on it.

import type { DocumentView } from '../service/printed-view.js';
import type { Labels } from './labels.js';
import { draw, type Pen } from './pdf-text.js';

export const page = { width: 595.28, height: 841.89, left: 46, right: 549.28, top: 44, bottom: 776 } as const;
export const contentWidth = page.right - page.left;

export const ink = {
  text: '#1c2430',
  soft: '#5d6b7c',
  accent: '#17627a',
  tint: '#eef4f6',
  rule: '#d3dce2',
  alarm: '#b3261e',
} as const;

export interface Sheet {
  pen: Pen;
  view: DocumentView;
  labels: Labels;
  /** 'Original', 'Duplicate', '2nd copy', ... */
  copy: string;
  /** Modules of the QR code; undefined while the document has no number. */
  qr?: { size: number; data: Uint8Array };
  /** The position of the next element, in points from the top. */
  y: number;
  /** Draws the small head of a page that continues another one. */
  repeatHead(sheet: Sheet): void;
}

const marked = ['draft', 'canceled', 'deleted'] as const;

export const documentTitle = (sheet: Sheet): string => sheet.labels.kind(sheet.view.document.type);

/** The number as printed; for a draft, the word for its state. */
export function documentNumber(sheet: Sheet): string {
  const { document } = sheet.view;
  if (document.status.toLowerCase() === 'draft') return sheet.labels.state('draft');
  return document.sequence_number?.trim() || `#${document.id}`;
}

function watermark(sheet: Sheet): void {
  const mark = marked.find((one) => one === sheet.view.document.status.toLowerCase());
  if (!mark) return;
  const { doc } = sheet.pen;
  const size = 104;
  doc.save();
  doc.rotate(-38, { origin: [page.width / 2, page.height / 2] }).fillOpacity(0.1);
  const style = {
    size,
    bold: true,
    align: 'center',
    color: mark === 'draft' ? ink.soft : ink.alarm,
  } as const;
  draw(sheet.pen, sheet.labels[mark], 0, page.height / 2 - size / 2, page.width, style);
  doc.restore();
  doc.fillOpacity(1);
}

/** Adds a page; all but the first of a copy get the small head. */
export function openPage(sheet: Sheet, first: boolean): void {
  sheet.pen.doc.addPage({ size: 'A4', margin: 0 });
  watermark(sheet);
  sheet.y = page.top;
  if (!first) sheet.repeatHead(sheet);
}

/** Breaks the page unless `height` points are left. Returns true when it did. */
export function need(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= page.bottom) return false;
  openPage(sheet, false);
  return true;
}

/** A line to the right edge. */
export function rule(sheet: Sheet, y: number, x: number = page.left, width = 0.6): void {
  sheet.pen.doc.moveTo(x, y).lineTo(page.right, y).lineWidth(width).strokeColor(ink.rule).stroke();
}

export function panel(sheet: Sheet, x: number, y: number, width: number, height: number): void {
  sheet.pen.doc.roundedRect(x, y, width, height, 4).fill(ink.tint);
}

/** A small heading in capitals; returns the y below it. */
export function caption(sheet: Sheet, text: string, x: number, y: number, width: number): number {
  draw(sheet.pen, text.toLocaleUpperCase(sheet.labels.language), x, y, width, {
    size: 6.8,
    bold: true,
    color: ink.accent,
  });
  return y + 11;
}
