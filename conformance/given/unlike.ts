/**
 * What the documents that checks just need have in them: in rotation, so that a fault which shows with many lines, a small
 * amount or a name in capitals only is met by checks that look at something else. Nothing of it costs a request, and nothing of
 * it may be refused.
 */
import type { DocumentType } from '../../generated/states.js';
import type { Json } from '../target/call.js';

export interface Unlike {
  /** Of its first line, and of further ones. */
  lines: readonly Json[];
  /** When it is due, in days from its own. */
  dueIn: number;
  /** Whether its client's name is in capitals. */
  isShouted?: boolean;
  observations?: string;
}

const plain: Unlike = { lines: [{}], dueIn: 30 };

const contents: readonly Unlike[] = [
  plain,
  { lines: [{ quantity: '1000', unit: 'hour' }, { discount: '12.5' }], dueIn: 0, isShouted: true },
  { lines: [{ unit_price: '0.40', unit: 'hour' }], dueIn: 400, observations: 'With thanks' },
  { lines: [{ unit_price: '119.99', quantity: '2.5' }, {}, { unit_price: '33.35' }], dueIn: 45 },
  { lines: [{ unit_price: '0.10', quantity: '3' }], dueIn: 30, isShouted: true },
];

const isCheap = ({ lines }: Unlike): boolean => lines.some(({ unit_price }) => Number(unit_price) < 1);
const isDear = ({ lines }: Unlike): boolean => lines.some(({ quantity }) => Number(quantity) >= 1000);

/** Invoices are paid in parts, and cost enough for that; simplified invoices are for small amounts in law. */
const fits: Partial<Record<DocumentType, (content: Unlike) => boolean>> = {
  invoices: (content) => !isCheap(content),
  simplified_invoices: (content) => !isDear(content),
};

const unlikeAt = (draw: number): Unlike => contents[draw % contents.length] ?? plain;

/** The content of the nth document of a process. */
export function unlike(type: DocumentType, nth: number): Unlike {
  const content = unlikeAt(nth);
  return fits[type]?.(content) === false ? plain : content;
}

/** Whose turn it is: says what the next document of a check has in it, and remembers which turns those were. */
export interface Drawing {
  readonly drawn: number[];
  next(type: DocumentType): Unlike;
}

/** By the draws of the process, which all its checks share. */
export function drawingFrom(process: { documents: number }): Drawing {
  const drawn: number[] = [];
  return {
    drawn,
    next: (type) => {
      drawn.push(process.documents % contents.length);
      process.documents += 1;
      return unlike(type, drawn.at(-1) as number);
    },
  };
}

/** The same contents again; after them everything is plain. */
export function drawingAgain(draws: readonly number[]): Drawing {
  const drawn: number[] = [];
  return {
    drawn,
    next: (type) => {
      drawn.push(draws[drawn.length] ?? 0);
      return unlike(type, drawn.at(-1) as number);
    },
  };
}
