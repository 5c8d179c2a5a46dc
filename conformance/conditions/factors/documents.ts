/**
 * The factors of a document: its content, creation, history and surroundings. To add a value, add a line; to add a factor, add a
 * row and, if it needs a new step, that step in documents/run-case.ts. Paths and triggers come from the state tables.
 */
import type { DocumentType, DocumentTypeNames } from '../../../generated/states.js';
import { documentTypes } from '../../../generated/states.js';
import type { DocumentPlan } from './document-plan.js';
import {
  type Constraint,
  type Factor,
  type FactorTable,
  factorsOf,
  forbidding,
  planOf,
  type Row,
  type Subject,
} from './factor.js';
import { type Message, messages } from './messages.js';
import { pathsOf } from './paths.js';
import { accountFactor, textsFactor } from './shared.js';

type Of = (names: DocumentTypeNames) => boolean;
const payable: Of = ({ owed }) => owed === true;

type Days = readonly [Partial<DocumentPlan>, ...Partial<DocumentPlan>[]];

/** Critical dates, each with a due date and the date of an update; the cases of a type use them in this order. */
const leapDays: Days = [
  { date: '29/02/2024', due: '29/02/2024', later: '28/02/2025' },
  { date: '01/01/2025', due: '29/02/2028', later: '01/01/2026' },
  { date: '29/02/2000', due: '01/03/2000', later: '29/02/2024' },
];
/** Changes to and from summer time, summer, ends of years, ISO weeks and months, dates whose day and month can be swapped. */
const turningDays: Days = [
  { date: '30/03/2025', due: '31/12/2025', later: '29/12/2025' },
  { date: '15/07/2025', due: '30/12/2025', later: '26/10/2025' },
  { date: '31/12/2025', due: '01/01/2026', later: '30/03/2025' },
  { date: '03/04/2025', due: '05/06/2026', later: '15/07/2025' },
  { date: '31/12/1999', due: '29/02/2000', later: '01/03/2000' },
  { date: '09/03/2025', due: '20/01/2038', later: '31/01/2025' },
];

const table: FactorTable<DocumentPlan, Of> = [
  {
    name: 'lines',
    any: 'with two lines or more',
    touches: 'money',
    values: {
      one: { says: 'with one line', plan: { lines: 1 } },
      two: { says: 'with two lines', plan: { lines: 2 } },
      many: { says: 'with 25 lines', plan: { lines: 25 } },
    },
  },
  {
    name: 'prices',
    any: 'with other than ordinary prices',
    touches: 'money',
    values: {
      ordinary: { says: 'with ordinary prices', plan: { prices: ['19.99', '7.25', '100'] } },
      fine: {
        says: 'with prices of a cent, of nothing and of more than two decimals',
        plan: { prices: ['0.01', '0', '10.005', '33.333'] },
        mayRefuse:
          'prices with more than two decimals may be refused; that a line may cost nothing is not shown',
      },
      large: { says: 'with prices above 10,000', plan: { prices: ['987654.37', '12345.67'] } },
      nothing: {
        says: 'with nothing to pay, given as a number',
        plan: { prices: [0] },
        mayRefuse: 'that a line may cost nothing, and a number for a text, is not shown',
      },
    },
  },
  {
    name: 'quantity',
    any: 'with other quantities than 1',
    touches: 'money',
    values: {
      one: { says: 'with a quantity of 1', plan: { quantities: ['1'] } },
      several: { says: 'with quantities above 1, one of thousands', plan: { quantities: ['30', '1200'] } },
      fractions: {
        says: 'with fractions as quantities',
        plan: { quantities: ['2.5', '0.125', '1'] },
        mayRefuse: 'how many decimals a quantity may have is not shown',
      },
    },
  },
  {
    name: 'rates',
    any: 'with other rates than the usual one',
    touches: 'money',
    values: {
      usual: { says: 'with one rate of tax', plan: { rates: ['usual'] } },
      mixed: {
        says: 'with several rates of tax, one of 6.5 %',
        plan: { rates: ['decimal', 'usual', 'second'] },
      },
      exempt: {
        says: 'with an exempt line',
        plan: { rates: ['exempt', 'usual', 'second'] },
        mayRefuse: 'the codes of exemption reasons are not shown',
      },
    },
  },
  {
    name: 'discount',
    any: 'with a discount',
    touches: 'money',
    values: {
      none: { says: 'without discounts', plan: { discount: () => undefined } },
      last: {
        says: 'with a discount on the last line, or on the first of two',
        plan: { discount: (n, of) => (n === (of === 2 ? 0 : of - 1) ? '12.5' : undefined) },
      },
      every: {
        says: 'with a discount on every line',
        plan: { discount: (n) => (n % 2 === 0 ? '0.5' : '33') },
      },
    },
  },
  textsFactor(
    'which characters a text may hold is not shown',
    'how long texts may be, and what beyond 16 bits they may hold, is not shown',
  ),
  {
    name: 'dates',
    any: 'dated on another day than today',
    values: {
      today: { says: 'dated today', plan: { date: undefined, due: undefined, later: undefined } },
      leap: {
        says: 'dated, or due, on a leap day',
        plan: leapDays[0],
        mayRefuse: 'how old a date may be is not shown',
      },
      rotation: {
        says: 'dated on the last day of a year, at the change to summer time or in summer, after an update to another such day',
        plan: turningDays[0],
        mayRefuse: 'how old a date may be is not shown',
      },
    },
  },
  {
    name: 'extras',
    values: {
      none: { says: 'without optional fields', plan: { extras: [] } },
      observations: { says: 'with observations', plan: { extras: ['observations', 'unit'] } },
      all: {
        says: 'with every optional field',
        plan: { extras: ['observations', 'retention', 'exemption', 'unit', 'client'] },
        mayRefuse: 'the form of a retention is not shown',
      },
      least: {
        says: 'without a reference, a due date and descriptions of lines',
        plan: { extras: ['least'] },
        mayRefuse: 'which fields a document needs is not shown',
      },
    },
  },
  {
    name: 'party',
    values: {
      known: { says: 'for a known client', plan: { party: 'known', ownItem: false } },
      changed: {
        says: 'for a client with observations, renamed just before, with an item that is judged',
        plan: { party: 'changed', ownItem: true },
      },
      new: {
        // For the other types of the family one check each is enough: every case with a new client leaves one behind.
        of: ({ singular }) => singular === 'invoice',
        says: 'for a new client, with an item that is judged',
        plan: { party: 'new', ownItem: true },
      },
    },
  },
  {
    name: 'series',
    values: {
      default: { says: 'in the default series', plan: { series: 'default' } },
      own: { says: 'in a series that is not the default', plan: { series: 'own' } },
    },
  },
  {
    name: 'before',
    any: 'after an update',
    values: {
      nothing: { says: 'never updated', plan: { before: [] } },
      updates: {
        says: 'after three updates, two of them in a row',
        plan: { before: ['hasty update', 'renamed client', 'update', 'update'] },
      },
      refused: {
        says: 'after a look at the list, two refused updates and one that was accepted, with a line less',
        plan: { before: ['listing', 'two refused updates', 'update to fewer lines'] },
      },
    },
  },
  {
    name: 'around',
    any: 'with a document beside it',
    values: {
      alone: { says: 'with nothing beside it', plan: { around: [] } },
      twin: { says: 'beside a draft of the same content and reference', plan: { around: ['twin'] } },
      issued: { says: 'beside a final one and one of another type', plan: { around: ['issued', 'kin'] } },
    },
  },
  {
    name: 'at-once',
    values: {
      once: { says: 'with its first change of state sent once', plan: { atOnce: false } },
      twice: { says: 'with its first change of state sent twice at once', plan: { atOnce: true } },
    },
  },
  accountFactor,
  {
    name: 'moment',
    values: {
      first: { says: 'asked for what it has as soon as it is issued', plan: { moment: 'first' } },
      last: { says: 'asked for what it has in its last state', plan: { moment: 'last' } },
    },
  },
  {
    name: 'email',
    any: 'after an e-mail',
    asks: ['email'],
    values: {
      none: { says: 'never e-mailed', plan: { email: [] } },
      saved: {
        says: 'after an e-mail that saves the address and one that does not',
        plan: { email: ['saved', 'plain'] },
      },
      refused: {
        says: 'after an e-mail that was refused and one that was sent',
        plan: { email: ['refused', 'plain'] },
      },
    },
  },
  {
    name: 'payment',
    any: 'after a payment that was canceled',
    asks: ['createPartialPayment', 'changeReceiptState'],
    of: payable,
    values: {
      none: { says: 'never paid', plan: { payments: [] } },
      part: { says: 'after a payment that was canceled', plan: { payments: ['part'] } },
      full: { says: 'after two payments that were canceled', plan: { payments: ['part', 'rest'] } },
    },
  },
  {
    name: 'links',
    any: 'after its PDF was asked for',
    asks: ['getDocumentPdf', 'getDocumentQrCode', 'listRelatedDocuments'],
    values: {
      none: { says: 'without its PDF', plan: { links: [] } },
      pdf: { says: 'after its PDF was asked for', plan: { links: ['pdf', 'related'] } },
      copy: { says: 'after a second copy and a QR code', plan: { links: ['copy', 'qr'] } },
    },
  },
  {
    name: 'look',
    asks: ['list'],
    values: {
      status: { says: 'looked at in the list of its state', plan: { look: 'status' } },
      dates: { says: 'looked at in the list of its day', plan: { look: 'dates' } },
      amounts: { says: 'looked at in the list of its amount', plan: { look: 'amounts' } },
    },
  },
];

const newcomerStays = 'every case with a new client leaves one behind, which nothing can delete';

/** New clients and their items cannot be deleted: they are combined with related factors only; the others stay plain. */
const meetsNewcomer = ['party', 'texts', 'extras', 'before', 'email'];
const sparingly = (factors: readonly Factor<DocumentPlan>[]): Constraint[] =>
  forbidding(
    newcomerStays,
    ...factors
      .filter(({ name }) => !meetsNewcomer.includes(name))
      .map(({ name, values }) => ({ party: ['new'], [name]: Object.keys(values).slice(1) })),
  );

const oddValues = (factor: string): string[] =>
  Object.keys(table.find(({ name }) => name === factor)?.values ?? {}).slice(1);

const constraints: readonly Constraint[] = [
  ...forbidding(
    'a draft is neither e-mailed nor paid nor printed, which nothing says that it may be, nor looked at in lists once it is deleted',
    ...['email', 'payment', 'links', 'look'].map((name) => ({
      path: ['deleted'],
      [name]: oddValues(name),
    })),
  ),
  ...forbidding(
    newcomerStays,
    { party: ['new'], texts: ['blanks', 'beyond'] },
    { party: ['new'], extras: ['least', 'observations'] },
    { party: ['new'], before: ['refused'] },
    { party: ['new'], email: ['refused'] },
  ),
  ...forbidding(
    'where nothing is to be paid no rate and no discount shows',
    { prices: ['nothing'], rates: ['mixed'] },
    { prices: ['nothing'], discount: ['last', 'every'] },
  ),
  ...forbidding('lists are filtered by a word of the reference, or of the name', {
    extras: ['least'],
    texts: ['blanks', 'beyond'],
  }),
];

/** The factors of one document type: the pairs are conditions that a fault of one operation may depend on. */
export function documentSubject(type: DocumentType): Subject<DocumentPlan> {
  const made = subjects.get(type);
  if (made) return made;
  const names = documentTypes[type];
  const factors = [...factorsOf(table, (isOwn) => isOwn(names)), pathsOf(type)];
  const subject = { name: names.singular, factors, constraints: [...constraints, ...sparingly(factors)] };
  subjects.set(type, subject);
  return subject;
}

/** Cached by type: every case asks for its subject, and finding the paths takes milliseconds. */
const subjects = new Map<DocumentType, Subject<DocumentPlan>>();

/** Counts of the type's earlier cases: those with the same e-mails, an own item in several lines, or an update without a fixed date. */
export interface Rotation {
  /** All earlier cases. */
  readonly n: number;
  readonly mails: number;
  readonly items: number;
  readonly updates: number;
  /** Earlier cases with the same kind of date. */
  readonly dated: number;
}

/** Due dates: in winter and summer, at the ends of long and short months, with a day that is also a month number or not. */
const dues = [45, '31/08/2028', 200, '29/02/2028', '05/12/2028', '30/06/2028'];

/** Due dates of new documents: also the ends of years and of long months, summer, and beyond 32 bits of seconds. */
const firstDues = [
  30,
  '31/12/2027',
  0,
  '15/07/2027',
  '20/01/2038',
  '01/01/2028',
  '31/03/2027',
  400,
  '05/06/2027',
  '30/12/2027',
];

/** Parts of the plan that cases vary in rotation: as factors they would produce too many rows. */
const rotated = ({ n, mails, items, updates }: Rotation): Partial<DocumentPlan> => ({
  tried: {},
  triedOn: n % 2 === 0 ? 'last' : 'first',
  namesTax: n % 8 !== 5,
  dueIn: firstDues[n % firstDues.length] ?? 30,
  dueAnew: dues[updates % dues.length] as DocumentPlan['dueAnew'],
  dropsDiscount: updates % 2 === 1,
  message: messages[mails % messages.length] as Message,
  refusals: [],
  itemLine: (['last', 'first', 'second'] as const)[items % 3] ?? 'last',
});

/** The rotation of each row of a type, from the rows before it. */
export function rotationsOf(rows: readonly Row[]): Rotation[] {
  const mails = new Map<string, number>();
  const dated = new Map<string, number>();
  let [items, updates] = [0, 0];
  return rows.map(({ email = '', lines, party, before, dates }, n) => {
    const rotation = { n, mails: mails.get(email) ?? 0, items, updates, dated: dated.get(dates ?? '') ?? 0 };
    dated.set(dates ?? '', rotation.dated + 1);
    if (before !== 'nothing' && dates === 'today') updates += 1;
    mails.set(email, rotation.mails + 1);
    if (lines !== 'one' && party !== 'known') items += 1;
    return rotation;
  });
}

/** The plan of a row; factors that the type does not have are plain. */
export function documentPlan(
  type: DocumentType,
  row: Row,
  rotation: Rotation = { n: 0, mails: 0, items: 0, updates: 0, dated: 0 },
): DocumentPlan {
  const plain = Object.assign({}, ...table.map(({ values }) => Object.values(values)[0]?.plan));
  const days = row.dates === 'leap' ? leapDays : row.dates === 'rotation' ? turningDays : undefined;
  const dated = days?.[rotation.dated % days.length];
  return { ...plain, ...rotated(rotation), ...planOf(documentSubject(type).factors, row), ...dated };
}
