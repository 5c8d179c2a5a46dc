/**
 * What the documents that checks just need have in them: by turns, so that a fault which shows with many lines, a small
 * amount or a name in capitals only is met by checks that look at something else. Nothing of it costs a request, and
 * nothing of it may be refused. A check that fails is tried again without (run/repeating.ts). Owns no check.
 */
import { isDeepStrictEqual } from 'node:util';
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

/** One thing in which contents differ: what it is in words, and the same content without it. */
interface Difference {
  readonly says: string;
  without(content: Unlike): Unlike;
}

const withoutFields =
  (...fields: string[]) =>
  ({ lines, ...content }: Unlike): Unlike => ({
    ...content,
    lines: lines.map((line) =>
      Object.fromEntries(Object.entries(line).filter(([key]) => !fields.includes(key))),
    ),
  });

/** What a failing check's documents are made plain in, one after the other, to find when it fails. */
export const differences = {
  lines: {
    says: 'with several lines',
    without: ({ lines, ...content }) => ({ ...content, lines: lines.slice(0, 1) }),
  },
  amounts: { says: 'with other amounts than 100.00', without: withoutFields('unit_price', 'quantity') },
  details: { says: 'with a unit or a discount on a line', without: withoutFields('unit', 'discount') },
  due: {
    says: 'due on another day than in 30 days',
    without: (content) => ({ ...content, dueIn: plain.dueIn }),
  },
  client: { says: 'for a client in capitals', without: ({ isShouted: _, ...content }) => content },
  observations: { says: 'with observations', without: ({ observations: _, ...content }) => content },
} satisfies Record<string, Difference>;

/** Whether it makes a difference to what was drawn by these turns. */
export const isIn = (turns: readonly number[], name: keyof typeof differences): boolean =>
  turns.some((turn) => !isDeepStrictEqual(differences[name].without(unlikeAt(turn)), unlikeAt(turn)));

const unlikeAt = (turn: number): Unlike => contents[turn % contents.length] ?? plain;

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

/** By the turns of the process, which all its checks share. */
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

/** The same turns again, made plain in some things; after them everything is plain. */
export function drawingAgain(
  turns: readonly number[],
  plainIn: readonly (keyof typeof differences)[],
): Drawing {
  const drawn: number[] = [];
  return {
    drawn,
    next: (type) => {
      drawn.push(turns[drawn.length] ?? 0);
      return plainIn.reduce(
        (content, name) => differences[name].without(content),
        unlike(type, drawn.at(-1) as number),
      );
    },
  };
}
