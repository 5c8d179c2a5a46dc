/** The plan of a document's case, which follows from its row. */
import { type DocumentType, documentTypes } from '../../../generated/states.js';
import type { Row } from './factor.js';
import type { Message, Refusal } from './messages.js';
import type { charsets } from './texts.js';

/** Triggers by state. */
export type Tries = Readonly<Record<string, readonly string[]>>;

export interface DocumentPlan {
  lines: number;
  /** Per line, repeated when there are more lines. */
  prices: readonly (string | number)[];
  quantities: readonly string[];
  rates: readonly ('usual' | 'second' | 'decimal' | 'exempt')[];
  /** Whether the last line with the usual rate names it; else the account's default tax applies. */
  namesTax: boolean;
  /** The discount of line `n` of `of`. */
  discount(n: number, of: number): string | undefined;
  charset: keyof typeof charsets;
  date: string | undefined;
  due: string | undefined;
  /** The days until it is due, where `date` is not given. */
  dueIn: number | string;
  /** Its date from the first update on. */
  later: string | undefined;
  /** `least`: required fields only, without reference and descriptions. */
  extras: readonly ('observations' | 'retention' | 'exemption' | 'unit' | 'client' | 'least')[];
  party: 'known' | 'changed' | 'new';
  /** Whether a line names an item that only such rows of the type use: created by the first, updated by later ones. */
  ownItem: boolean;
  /** The position of that line. */
  itemLine: 'first' | 'second' | 'last';
  series: 'default' | 'own';
  account: 'own' | 'second';
  /** Its due date from the first update on: a date, or days from today. */
  dueAnew: string | number;
  /** Whether an update removes the discount of the line that it changes. */
  dropsDiscount: boolean;
  before: readonly (
    | 'update'
    | 'update to fewer lines'
    | 'two refused updates'
    | 'listing'
    | 'renamed client'
    | 'hasty update'
  )[];
  around: readonly ('twin' | 'kin' | 'issued')[];
  path: readonly string[];
  /** Forbidden triggers to try, by state, when the document is there for the first or the last time. */
  tried: Tries;
  triedOn: 'first' | 'last';
  /** Forbidden triggers to try in the end state after all cases have ended. */
  triedLater?: readonly string[];
  atOnce: boolean;
  /** The state in which it is e-mailed, printed and listed: the first issued one, or the last of its path. */
  moment: 'first' | 'last';
  email: readonly ('plain' | 'saved' | 'refused')[];
  /** The content of each of its e-mails. */
  message: Message;
  /** What is invalid in the e-mails that are refused once it is issued. */
  refusals: readonly Refusal[];
  /** Whether it is also e-mailed as a draft, before the refused triggers. */
  mailedAsDraft?: boolean;
  payments: readonly ('part' | 'rest')[];
  /** The row that it comes from, and that row's index among those of the type. */
  origin?: { row: Row; rotation: number };
  links: readonly ('pdf' | 'copy' | 'qr' | 'related')[];
  look: 'status' | 'dates' | 'amounts';
  /** Leaves out lists and the requests in the end state. */
  isBrief?: boolean;
}

/** Whether an update sets the series of its own: for guides, where the body of a full update names the series too. */
export const movesSeries = ({ type, plan }: { type: DocumentType; plan: DocumentPlan }): boolean =>
  documentTypes[type].family === 'guides' && plan.before.includes('update to fewer lines');
