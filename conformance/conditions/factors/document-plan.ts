/** What a row of the document's factors comes to: all that its case is carried out by. */
import { type DocumentType, documentTypes } from '../../../generated/states.js';
import type { Row } from './factor.js';
import type { Message, Refusal } from './messages.js';
import type { charsets } from './texts.js';

/** By state. */
export type Tries = Readonly<Record<string, readonly string[]>>;

export interface DocumentPlan {
  lines: number;
  /** By line, over and over. */
  prices: readonly (string | number)[];
  quantities: readonly string[];
  rates: readonly ('usual' | 'second' | 'decimal' | 'exempt')[];
  /** Whether the last line of the usual rate says so; else it is taxed as the account has it. */
  namesTax: boolean;
  /** The discount of line n of so many. */
  discount(n: number, of: number): string | undefined;
  charset: keyof typeof charsets;
  date: string | undefined;
  due: string | undefined;
  /** In how many days it is due, where `date` is not given. */
  dueIn: number | string;
  /** Its date from the first update on. */
  later: string | undefined;
  /** `least`: not even a reference, and no description of a line. */
  extras: readonly ('observations' | 'retention' | 'exemption' | 'unit' | 'client' | 'least')[];
  party: 'known' | 'changed' | 'new';
  /** Whether a line names an item that only such rows of the type name: new at first, later given new values. */
  ownItem: boolean;
  /** Which of its lines that is. */
  itemLine: 'first' | 'second' | 'last';
  series: 'default' | 'own';
  account: 'own' | 'second';
  /** When it is due from the first update on: a day, or so many days from today. */
  dueAnew: string | number;
  /** Whether an update takes the discount off the line that it changes. */
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
  /** Triggers that are tried in a state that does not know them, at the first or the last time that it is in it. */
  tried: Tries;
  triedOn: 'first' | 'last';
  /** Triggers that are tried in the state in which its way ends, when all cases are over. */
  triedLater?: readonly string[];
  atOnce: boolean;
  /** In which state it is e-mailed, printed and looked at in lists: the first that is issued, or the last of its way. */
  moment: 'first' | 'last';
  email: readonly ('plain' | 'saved' | 'refused')[];
  /** What each of its e-mails says. */
  message: Message;
  /** What is wrong with the e-mail that it is refused once it is issued. */
  refusals: readonly Refusal[];
  /** Whether it is mailed as a draft too, before the triggers that are refused then. */
  mailedAsDraft?: boolean;
  payments: readonly ('part' | 'rest')[];
  /** The row that it comes from, and that row's place among those of the type. */
  origin?: { row: Row; rotation: number };
  links: readonly ('pdf' | 'copy' | 'qr' | 'related')[];
  look: 'status' | 'dates' | 'amounts';
  /** Lists are left alone, and so is what is asked when its way is over. */
  isBrief?: boolean;
}

/** Guides get a series of their own by an update, where they have a whole one: its body names the series too. */
export const movesSeries = ({ type, plan }: { type: DocumentType; plan: DocumentPlan }): boolean =>
  documentTypes[type].family === 'guides' && plan.before.includes('update to fewer lines');
