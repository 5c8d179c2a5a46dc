// A document as a PDF: the copies one after another, page numbers per copy. The same view gives the same bytes: the
// file's date is the document's, and nothing in it is random.
import PDFDocument from 'pdfkit';
import type { DocumentView } from '../service/printed-view.js';
import { dayOf } from './amount-texts.js';
import { labelsFor, languageOf } from './labels.js';
import { drawClosing } from './pdf-closing.js';
import { drawHead, drawSmallHead } from './pdf-head.js';
import { drawLines } from './pdf-lines.js';
import {
  contentWidth,
  documentNumber,
  documentTitle,
  ink,
  openPage,
  page,
  rule,
  type Sheet,
} from './pdf-sheet.js';
import { createPen, drawFitted } from './pdf-text.js';
import { qrModules, qrPayload } from './qr.js';

export interface PdfOptions {
  /** A single copy marked '2nd copy' instead of the copies that the client's send_options asks for. */
  secondCopy: boolean;
}

function footer(sheet: Sheet, index: number, count: number): void {
  const { pen, labels, view } = sheet;
  const y = page.height - 46;
  rule(sheet, y);
  const number = `${labels.page} ${index + 1} / ${count}`;
  drawFitted(pen, number, page.right - 100, y + 8, 100, { size: 7.8, align: 'right', color: ink.soft });
  const who = [
    view.account.organization_name,
    `${documentTitle(sheet)} ${documentNumber(sheet)}`,
    labels.mock,
  ];
  drawFitted(pen, who.join(' · '), page.left, y + 8, contentWidth - 110, { size: 7.8, color: ink.soft });
  if (!pen.missing) return;
  drawFitted(pen, labels.missing, page.left, y + 19, contentWidth, { size: 7, color: ink.soft });
}

function copiesOf(view: DocumentView, options: PdfOptions, labels: Sheet['labels']): string[] {
  if (options.secondCopy) return [labels.secondCopy];
  const count = { '2': 2, '3': 3 }[String(view.client.send_options ?? '1')] ?? 1;
  return Array.from({ length: count }, (_, index) => labels.copy(index));
}

const numberless = new Set(['draft', 'deleted']);

function plainInfo(text: string): string {
  return text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').slice(0, 200);
}

function open(view: DocumentView): PDFKit.PDFDocument {
  const { document } = view;
  const day = dayOf(document.date) ?? { year: 2000, month: 1, day: 1 };
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day));
  return new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    lang: languageOf(view),
    info: {
      Title: plainInfo(`${document.type} ${document.sequence_number ?? document.id}`),
      Author: plainInfo(view.account.organization_name),
      Creator: 'invoicing-contract mock',
      CreationDate: date,
    },
  });
}

function drawCopy(sheet: Sheet): void {
  const { doc } = sheet.pen;
  const first = doc.bufferedPageRange().count;
  openPage(sheet, true);
  drawHead(sheet);
  drawLines(sheet);
  drawClosing(sheet);
  const count = doc.bufferedPageRange().count - first;
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(first + index);
    footer(sheet, index, count);
  }
}

/** The PDF file. Never rejects for any text: characters that cannot be shown become boxes, and a note says so. */
export function renderPdf(view: DocumentView, options: PdfOptions): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const labels = labelsFor(languageOf(view));
    const doc = open(view);
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    const pen = createPen(doc);
    const hasNumber = !numberless.has(view.document.status.toLowerCase());
    const qr = hasNumber ? qrModules(qrPayload(view)) : undefined;
    for (const copy of copiesOf(view, options, labels)) {
      drawCopy({ pen, view, labels, copy, qr, y: 0, repeatHead: drawSmallHead });
    }
    doc.end();
  });
}
