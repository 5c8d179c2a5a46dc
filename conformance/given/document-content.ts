/**
 * Varied content, in rotation, for documents that checks only need as prerequisites. Faults that show with many lines, small
 * amounts or upper-case names only are thereby met by checks of other things. It costs no requests, and a conforming server
 * accepts all of it.
 */
import type { DocumentType } from '../../generated/states.js';
import type { Json } from '../target/call.js';

export interface DocumentContent {
  /** The fields of its first line and of further lines. */
  lines: readonly Json[];
  /** The due date, in days after the document's date. */
  dueIn: number;
  /** Whether its client's name is in upper case. */
  isUpperCase?: boolean;
  observations?: string;
}

const plain: DocumentContent = { lines: [{}], dueIn: 30 };

const contents: readonly DocumentContent[] = [
  plain,
  { lines: [{ quantity: '1000', unit: 'hour' }, { discount: '12.5' }], dueIn: 0, isUpperCase: true },
  { lines: [{ unit_price: '0.40', unit: 'hour' }], dueIn: 400, observations: 'With thanks' },
  { lines: [{ unit_price: '119.99', quantity: '2.5' }, {}, { unit_price: '33.35' }], dueIn: 45 },
  { lines: [{ unit_price: '0.10', quantity: '3' }], dueIn: 30, isUpperCase: true },
];

const isCheap = ({ lines }: DocumentContent): boolean =>
  lines.some(({ unit_price }) => Number(unit_price) < 1);
const isDear = ({ lines }: DocumentContent): boolean =>
  lines.some(({ quantity }) => Number(quantity) >= 1000);

/** Invoices are paid in parts, so their amount must be large enough; simplified invoices are limited to small amounts by law. */
const fits: Partial<Record<DocumentType, (content: DocumentContent) => boolean>> = {
  invoices: (content) => !isCheap(content),
  simplified_invoices: (content) => !isDear(content),
};

const unlikeAt = (draw: number): DocumentContent => contents[draw % contents.length] ?? plain;

/** The content of the nth document of a process. */
export function contentOf(type: DocumentType, nth: number): DocumentContent {
  const content = unlikeAt(nth);
  return fits[type]?.(content) === false ? plain : content;
}

/** Returns the content of a check's next document, and records which draws it used. */
export interface Drawing {
  readonly drawn: number[];
  next(type: DocumentType): DocumentContent;
}

/** Draws from the counter of the process, which all its checks share. */
export function drawingFrom(process: { documents: number }): Drawing {
  const drawn: number[] = [];
  return {
    drawn,
    next: (type) => {
      drawn.push(process.documents % contents.length);
      process.documents += 1;
      return contentOf(type, drawn.at(-1) as number);
    },
  };
}

/** Repeats the recorded draws; further documents get plain content. */
export function replayDrawing(draws: readonly number[]): Drawing {
  const drawn: number[] = [];
  return {
    drawn,
    next: (type) => {
      drawn.push(draws[drawn.length] ?? 0);
      return contentOf(type, drawn.at(-1) as number);
    },
  };
}
