// Draws text on a PDF page: chooses a font, wraps, shrinks, aligns. Latin-1 text is set in Helvetica, other text in
// DejaVu Sans; characters in neither become U+25A1.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { placeOf } from '../package-files/place-of.js';

export interface Pen {
  doc: PDFKit.PDFDocument;
  /** Set when a character was replaced, so that the page can report it. */
  missing: boolean;
  prepared: Map<string, Prepared>;
}

interface Prepared {
  text: string;
  font: string;
}

export interface Style {
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right' | 'center';
}

/** Longer texts are cut, with an ellipsis. */
const MAX_CHARACTERS = 12_000;
const MISSING = '\u25a1';
const LINE_HEIGHT = 1.28;
/** From the top of a row to its base line. The same for both fonts, so that rows of mixed text are aligned. */
const ASCENT = 0.76;
const fontFiles = {
  wide: 'DejaVuSansCondensed.ttf',
  'wide-bold': 'DejaVuSansCondensed-Bold.ttf',
};
// Characters of the standard fonts: Latin-1 and the additional ones of Windows-1252.
const standard = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

export const lineHeight = (size: number): number => size * LINE_HEIGHT;

/** The build copies the two fonts used; in a checkout they are in their package. */
function fontPlace(file: string): string {
  const built = placeOf(`mocks/rendering/fonts/${file}`);
  const require = createRequire(import.meta.url);
  return existsSync(built) ? built : require.resolve(`dejavu-fonts-ttf/ttf/${file}`);
}

export function createPen(doc: PDFKit.PDFDocument): Pen {
  for (const [name, file] of Object.entries(fontFiles)) doc.registerFont(name, fontPlace(file));
  return { doc, missing: false, prepared: new Map() };
}

// Control characters, direction overrides and lone surrogates show nothing and can break a shaper.
function clean(text: string): string {
  const cut = text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
  return cut
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/\t/g, '  ')
    .replace(/[^\P{Cc}\n]|\p{Cf}|\p{Variation_Selector}/gu, '');
}

// The loaded font, which has the list of glyphs, is missing in pdfkit's types.
interface Loaded {
  _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
}

function prepare(pen: Pen, raw: string, bold: boolean): Prepared {
  const key = (bold ? 'b' : 'r') + raw;
  const known = pen.prepared.get(key);
  if (known) return known;
  const text = clean(raw);
  const plain = bold ? 'Helvetica-Bold' : 'Helvetica';
  const result = standard.test(text.replaceAll('\n', '')) ? { text, font: plain } : wide(pen, text, bold);
  pen.prepared.set(key, result);
  return result;
}

function wide(pen: Pen, text: string, bold: boolean): Prepared {
  const font = bold ? 'wide-bold' : 'wide';
  const loaded = (pen.doc.font(font) as unknown as Loaded)._font.font;
  // The shaper handles a word as one run and would reverse a number attached to a Hebrew word.
  const shown = [...text.replaceAll('\u00a0', ' ')].map((character) => {
    if (character === '\n' || loaded.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) return character;
    pen.missing = true;
    return MISSING;
  });
  try {
    for (const word of shown.join('').split(/\s+/)) pen.doc.widthOfString(word);
    return { text: shown.join(''), font };
  } catch {
    // An error of the shaper on an unusual sequence must not prevent the whole document.
    pen.missing = true;
    return { text: shown.map((c) => (c === '\n' || standard.test(c) ? c : MISSING)).join(''), font };
  }
}

function breakWord(pen: Pen, word: string, width: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const character of word) {
    const step = pen.doc.widthOfString(character);
    if (piece && used + step > width) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += character;
    used += step;
  }
  return piece ? [...pieces, piece] : pieces;
}

function wrapParagraph(pen: Pen, paragraph: string, width: number): string[] {
  const rows: string[] = [];
  const space = pen.doc.widthOfString(' ');
  let row = '';
  let used = 0;
  for (const word of paragraph.split(/ +/)) {
    const wanted = pen.doc.widthOfString(word);
    for (const part of wanted > width ? breakWord(pen, word, width) : [word]) {
      const step = part === word ? wanted : pen.doc.widthOfString(part);
      if (row && used + space + step > width) {
        rows.push(row);
        row = '';
        used = 0;
      }
      used += row ? space + step : step;
      row = row ? `${row} ${part}` : part;
    }
  }
  return [...rows, row];
}

/** The rows of `text` in `width` points, prepared for the font that `draw` will choose. */
export function wrap(pen: Pen, text: string, width: number, style: Style = {}): string[] {
  const ready = prepare(pen, text, style.bold ?? false);
  if (!ready.text.trim()) return [];
  pen.doc.font(ready.font).fontSize(style.size ?? 9);
  return ready.text.split('\n').flatMap((paragraph) => wrapParagraph(pen, paragraph, width));
}

/** One row of text at x, y (top left, points), aligned within `width`; no wrapping, no page break. */
export function draw(pen: Pen, row: string, x: number, y: number, width: number, style: Style = {}): void {
  const ready = prepare(pen, row, style.bold ?? false);
  const text = ready.text.replaceAll('\n', ' ');
  const size = style.size ?? 9;
  const doc = pen.doc.font(ready.font).fontSize(size);
  const spare = style.align && style.align !== 'left' ? width - doc.widthOfString(text) : 0;
  const shift = style.align === 'center' ? spare / 2 : spare;
  doc
    .fillColor(style.color ?? '#1c2430')
    .text(text, x + shift, y + size * ASCENT, { lineBreak: false, baseline: 'alphabetic' });
}

/** Like `draw`, but made smaller and then cut with '…' until it fits into `width`. */
export function drawFitted(
  pen: Pen,
  row: string,
  x: number,
  y: number,
  width: number,
  style: Style = {},
): void {
  const size = style.size ?? 9;
  const ready = prepare(pen, row, style.bold ?? false);
  const text = ready.text.replaceAll('\n', ' ');
  pen.doc.font(ready.font).fontSize(size);
  const wanted = pen.doc.widthOfString(text.slice(0, 2000));
  const smaller = Math.max(size * 0.68, Math.min(size, (size * width) / Math.max(wanted, 1)));
  // Keeps the base line of unshrunk neighbours.
  const drop = (size - smaller) * 0.8;
  pen.doc.fontSize(smaller);
  if (pen.doc.widthOfString(text.slice(0, 2000)) <= width + 0.5 && text.length <= 2000) {
    draw(pen, text, x, y + drop, width, { ...style, size: smaller });
    return;
  }
  const [head = ''] = breakWord(pen, text.slice(0, 2000), width - pen.doc.widthOfString('…'));
  draw(pen, `${head}…`, x, y + drop, width, { ...style, size: smaller });
}

/** Wrapped text at x, y; at most `maxRows` rows. Returns the y below it. */
export function drawBlock(
  pen: Pen,
  text: string,
  at: { x: number; y: number; width: number },
  style: Style = {},
  maxRows = Number.POSITIVE_INFINITY,
): number {
  const rows = wrap(pen, text, at.width, style);
  const shown = rows.slice(0, maxRows);
  if (rows.length > shown.length) shown[maxRows - 1] = `${shown[maxRows - 1]?.replace(/.{0,2}$/u, '')}…`;
  let y = at.y;
  for (const row of shown) {
    draw(pen, row, at.x, y, at.width, style);
    y += lineHeight(style.size ?? 9);
  }
  return y;
}
