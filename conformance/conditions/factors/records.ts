/**
 * The factors of a client, an item or a tax. To add a value, add a line; to add a factor, add a row and, if it needs a new
 * step, that step in conditions/records.
 */
import type { DocumentType } from '../../run/check.js';
import { type FactorTable, factorsOf, forbidding, planOf, type Row, type Subject } from './factor.js';
import { accountFactor, textsFactor } from './shared.js';
import type { charsets } from './texts.js';

export const recordWords = ['client', 'item', 'tax'] as const;
export type RecordWord = (typeof recordWords)[number];

/** The plan of a record's case, which follows from its row. */
export interface RecordPlan {
  charset: keyof typeof charsets;
  fields: 'least' | 'some' | 'every' | 'odd';
  /** Created by its own request; an existing record updated to these fields; or created by a document that names it. */
  born: 'itself' | 'again' | 'document';
  /** The type of document whose update creates the client. */
  bornBy?: DocumentType | undefined;
  before: readonly ('rename' | 'update' | 'refused update' | 'deletion')[];
  around: readonly 'alike'[];
  /** The types of the documents that name it. */
  used: readonly DocumentType[];
  look: 'list' | 'name' | 'code';
  account: 'own' | 'second';
  ledger: readonly ('balance' | 'initial balance' | 'regularizations')[];
}

const table: FactorTable<RecordPlan, readonly RecordWord[]> = [
  textsFactor('which characters a name or a text may hold is not shown'),
  {
    name: 'fields',
    values: {
      some: { says: 'with a few optional fields', plan: { fields: 'some' } },
      least: { says: 'with nothing but what it needs', plan: { fields: 'least' } },
      every: { says: 'with every field', plan: { fields: 'every' } },
      odd: {
        says: 'with values at their ends',
        plan: { fields: 'odd' },
        mayRefuse: 'which countries, prices and rates are accepted is not shown',
      },
    },
  },
  {
    name: 'born',
    isSparing: true,
    of: ['client', 'item'],
    values: {
      again: { says: 'that was there already', plan: { born: 'again' } },
      itself: { says: 'made right before', plan: { born: 'itself' } },
      document: {
        // An item created by an invoice is judged by the cases of invoices.
        of: ['client'],
        says: 'that a document made',
        plan: { born: 'document' },
      },
    },
  },
  {
    name: 'before',
    any: 'after an update',
    values: {
      nothing: { says: 'never updated', plan: { before: [] } },
      updates: {
        says: 'after three updates',
        plan: { before: ['deletion', 'update', 'rename', 'update'] },
      },
      refused: {
        says: 'after two refused updates, a read and an update that was accepted',
        plan: { before: ['refused update', 'refused update', 'rename'] },
      },
    },
  },
  {
    name: 'around',
    values: {
      alone: { says: 'with nothing like it beside it', plan: { around: [] } },
      alike: { says: 'beside one whose name begins like its own', plan: { around: ['alike'] } },
    },
  },
  {
    name: 'used',
    any: 'that a document names',
    values: {
      never: { says: 'that no document names', plan: { used: [] } },
      once: { says: 'that an invoice names', plan: { used: ['invoices'] } },
      families: {
        says: 'that documents of several families name',
        plan: { used: ['invoices', 'quotes', 'shippings'] },
      },
    },
  },
  accountFactor,
  {
    name: 'look',
    of: ['client'],
    values: {
      list: { says: 'looked at in the list', plan: { look: 'list' } },
      name: { says: 'found by its name', plan: { look: 'name' } },
      code: { says: 'found by its code', plan: { look: 'code' } },
    },
  },
  {
    name: 'ledger',
    of: ['client'],
    values: {
      untouched: { says: 'whose balance nobody asked for', plan: { ledger: [] } },
      read: { says: 'after its balance was read', plan: { ledger: ['balance', 'regularizations'] } },
      set: { says: 'after its balance was set', plan: { ledger: ['initial balance', 'balance'] } },
    },
  },
];

/** Clients and items cannot be deleted: new ones are combined with related factors only; other rows reuse existing ones. */
const sparingly = forbidding(
  'every one that is made stays for good',
  { born: ['document'], texts: ['blanks', 'beyond'] },
  { born: ['document'], fields: ['least', 'odd'] },
  { born: ['itself'], look: ['list'] },
  { born: ['document', 'itself'], before: ['refused'] },
  { born: ['document', 'itself'], used: ['once'] },
  { born: ['document'], look: ['code'] },
  { born: ['document', 'itself'], ledger: ['read', 'set'] },
  { born: ['document', 'itself'], around: ['alike'] },
);

/** The factors of one kind of record. */
export function recordSubject(word: RecordWord): Subject<RecordPlan> {
  const factors = factorsOf(table, (words) => words.includes(word));
  return { name: word, factors, constraints: word === 'tax' ? [] : sparingly };
}

/** The plan of a row; factors that the kind does not have are plain. */
export const recordPlan = (word: RecordWord, row: Row): RecordPlan => ({
  ...{ born: 'itself', look: 'list', ledger: [] },
  ...planOf(recordSubject(word).factors, row),
});
