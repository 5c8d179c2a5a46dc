/** Conditions on the characters in a record's texts: scripts, symbols, length. */
import { type Json, linesOf } from '../body-fields.js';
import { type Condition, ofNamed, textIn } from './condition.js';

/** Fields with free text; keys, dates, codes and links are not. */
const fields = [
  'address',
  'city',
  'code',
  'description',
  'fax',
  'name',
  'observations',
  'phone',
  'postal_code',
  'reference',
  'serie',
  'unit',
];
const nested = ['client', 'preferred_contact', 'address_from', 'address_to'];

function textsOf(record: Json): string[] {
  const inner = nested
    .map((key) => record[key])
    .filter((one): one is Json => typeof one === 'object' && one !== null);
  return [record, ...inner, ...linesOf(record)].flatMap((one) => fields.map((field) => textIn(one[field])));
}

const reads = (says: string, form: RegExp): Condition =>
  ofNamed(`one of its texts ${says}`, (record) => textsOf(record).some((text) => form.test(text)));
/** Names of lines, clients and items, where separators often cause defects. */
const nameReads = (says: string, form: RegExp): Condition =>
  ofNamed(`its name (of a document: its client's) ${says}`, (record) =>
    form.test(textIn(record.client === undefined ? record.name : (record.client as Json | null)?.name)),
  );

export const characters = {
  ampersand: reads('has an ampersand', /&/),
  'name-with-ampersand': nameReads('has an ampersand', /&/),
  apostrophe: reads('has an apostrophe', /'/),
  'double-quote': reads('has a double quote', /"/),
  'angle-bracket': reads('has an angle bracket', /[<>]/),
  accent: reads('has a letter with an accent', /[\u00c0-\u024f]/),
  'name-with-accent': nameReads('has a letter with an accent', /[\u00c0-\u024f]/),
  greek: reads('has Greek or Cyrillic letters', /[\u0370-\u04ff]/),
  'right-to-left': reads('is written from right to left', /[\u0590-\u06ff]/),
  chinese: reads('has Chinese, Japanese or Korean letters', /[\u3040-\u9fff\uac00-\ud7af]/),
  emoji: reads('has an emoji', /[\u{1f300}-\u{1faff}]/u),
  'long-text': reads('has more than 200 characters', /^[\s\S]{201,}$/),
  semicolon: reads('has a semicolon', /;/),
  comma: reads('has a comma', /,/),
  slash: reads('has a slash or a backslash', /[/\\]/),
  pipe: reads('has a vertical bar', /\|/),
  'several-lines': reads('has several lines', /\n/),
  tab: reads('has a tab', /\t/),
  percent: reads('has a per cent sign', /%/),
  plus: reads('has a plus sign', /\+/),
  'leading-zero': reads('is a number with a zero in front', /^0\d+$/),
  'digits-only': nameReads('is written in digits only', /^\d+$/),
  'two-blanks': reads('has two blanks in a row', /\S {2,}\S/),
  capitals: nameReads('is written in capitals', /^(?=.*[A-Z].*[A-Z])[^a-z]+$/),
} satisfies Record<string, Condition>;
