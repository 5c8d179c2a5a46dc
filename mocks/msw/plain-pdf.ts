/**
 * A PDF of a document, made without a library: one page of plain text, a valid file to show or save. The printed form
 * is drawn by the HTTP mock.
 */
import { figure, money } from '../rendering/amount-texts.js';
import { labelsFor, languageOf } from '../rendering/labels.js';
import type { DocumentView, LineView } from '../service/printed-view.js';

interface Run {
  text: string;
  size?: number;
  /** From the left, in points; the default is the margin. */
  x?: number;
  /** Right-aligned at x. */
  ends?: boolean;
}

const [MARGIN, RIGHT, TOP, BOTTOM] = [56, 539, 780, 60];
const WIDTH_OF_DIGIT = 0.556;

/** A4, Helvetica; lines that do not fit on the page are counted instead of shown. */
export function plainPdf(view: DocumentView): Uint8Array<ArrayBuffer> {
  const rows = rowsOf(view);
  let y = TOP;
  let content = '';
  for (const row of rows) {
    for (const { text, size = 10, x = MARGIN, ends = false } of row) {
      const left = ends ? x - widthOf(text, size) : x;
      content += `BT /F1 ${size} Tf ${left.toFixed(2)} ${y} Td (${escaped(text)}) Tj ET\n`;
    }
    y -= Math.max(10, ...row.map(({ size = 10 }) => size)) * 1.7;
  }
  return assembled([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}endstream`,
  ]);
}

function rowsOf({ account, client, document }: DocumentView): Run[][] {
  const language = languageOf({ account, client, document });
  const labels = labelsFor(language);
  const cash = (value: LineView['total']) => money(value, document.currency, language);
  const lines = document.items ?? [];
  const shown = lines.slice(0, Math.floor((TOP - BOTTOM - 260) / 17));
  const sums = [
    [labels.beforeTaxes, document.before_taxes],
    [labels.taxes, document.taxes],
    [labels.total, document.total],
  ] as const;
  return [
    [{ text: account.organization_name, size: 12 }],
    [],
    [{ text: `${labels.kind(document.type)} ${document.sequence_number ?? `#${document.id}`}`, size: 20 }],
    [{ text: `${labels.state(document.status)}   ${labels.date} ${document.date ?? ''}` }],
    [{ text: `${labels.toClient}  ${client.name}` }],
    [],
    ...shown.map((line) => [
      { text: `${figure(line.quantity, language)} x ${line.name ?? ''}`.slice(0, 70) },
      { text: cash(line.total), x: RIGHT, ends: true },
    ]),
    lines.length > shown.length ? [{ text: `+ ${lines.length - shown.length}` }] : [],
    ...sums.map(([label, value]) => [
      { text: label, x: 380 },
      { text: cash(value), x: RIGHT, ends: true },
    ]),
    [],
    [{ text: labels.mock, size: 8 }],
  ];
}

/** Characters of the standard fonts' encoding outside Latin-1. */
const extra: Record<string, string> = {
  '€': '\x80',
  '–': '\x96',
  '—': '\x97',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
};

function escaped(text: string): string {
  return text
    .replace(/[^\x20-\x7e\xa0-\xff]/gu, (character) => extra[character] ?? '?')
    .replace(/[\\()]/g, '\\$&');
}

/** Approximate, for columns of amounts: points and spaces have half the width of a digit. */
function widthOf(text: string, size: number): number {
  const narrow = text.replace(/[^.,\s\xa0]/g, '').length;
  return size * WIDTH_OF_DIGIT * (text.length - narrow / 2);
}

function assembled(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
