/** Conditions on a record's content: lines, rates, amounts, dates, fields that are set. */
import { withoutTrailing } from '../../service/text-ends.js';
import { isGiven, type Json, linesOf } from '../body-fields.js';
import {
  type Condition,
  ofClients,
  ofDocuments,
  ofItems,
  ofTaxes,
  type Records,
  textIn,
} from './condition.js';

const rateOf = ({ tax }: Json): number => Number((tax as Json | undefined)?.value ?? Number.NaN);
const rates = (document: Json): number[] =>
  linesOf(document)
    .map(rateOf)
    .filter((rate) => !Number.isNaN(rate));
const discounts = (document: Json): number[] =>
  linesOf(document).map(({ discount }) => Number(discount ?? 0));
const decimals = (value: unknown): number =>
  withoutTrailing(/\.(\d*)$/.exec(textIn(value))?.[1] ?? '', '0').length;

interface Day {
  day: number;
  month: number;
  year: number;
  /** Number of days in that month. */
  last: number;
}
function dayIn(text: unknown): Day | undefined {
  const [, day = 0, month = 0, year = 0] = (/^(\d\d)\/(\d\d)\/(\d{4})/.exec(textIn(text)) ?? []).map(Number);
  return day === 0 ? undefined : { day, month, year, last: new Date(Date.UTC(year, month, 0)).getUTCDate() };
}
const anyLine = (says: string, isSo: (line: Json) => boolean): Condition =>
  ofDocuments(says, (one) => linesOf(one).some(isSo));
const anyRate = (says: string, isSo: (rate: number) => boolean): Condition =>
  ofDocuments(says, (one) => rates(one).some(isSo));
const anyDiscount = (says: string, isSo: (discount: number) => boolean): Condition =>
  ofDocuments(says, (one) => discounts(one).some(isSo));
const has = (whose: Records, says: string, field: string): Condition =>
  whose(says, (record) => isGiven(record[field]));
const dated = (says: string, isSo: (date: Day, due: Day | undefined) => boolean): Condition =>
  ofDocuments(says, ({ date, due_date }) => {
    const day = dayIn(date);
    return day !== undefined && isSo(day, dayIn(due_date));
  });
const clientOf = ({ client }: Json): Json => (client ?? {}) as Json;

export const contents = {
  'two-lines': ofDocuments('the document has two lines or more', (one) => linesOf(one).length >= 2),
  'three-lines': ofDocuments('the document has three lines or more', (one) => linesOf(one).length >= 3),
  'ten-lines': ofDocuments('the document has ten lines or more', (one) => linesOf(one).length >= 10),
  'several-rates': ofDocuments('its lines have several tax rates', (one) => new Set(rates(one)).size > 1),
  'three-rates': ofDocuments('its lines have three tax rates', (one) => new Set(rates(one)).size > 2),
  'exempt-line': anyRate('one of its lines is exempt', (rate) => rate === 0),
  'exempt-beside-taxed': ofDocuments(
    'an exempt line stands beside a taxed one',
    (one) => rates(one).includes(0) && rates(one).some((rate) => rate > 0),
  ),
  'fractional-rate': anyRate(
    'a line is taxed with a rate that is no whole number',
    (rate) => !Number.isInteger(rate),
  ),
  'discounted-line': anyDiscount('a line has a discount', (part) => part > 0),
  'discount-on-later-line': ofDocuments(
    'the first line has no discount and a later one has',
    (one) => discounts(one)[0] === 0 && discounts(one).some((part) => part > 0),
  ),
  'fractional-discount': anyDiscount('a discount is no whole percentage', (part) => !Number.isInteger(part)),
  'large-total': ofDocuments('the total is 100,000 or more', ({ total }) => Number(total) >= 100_000),
  'small-total': ofDocuments(
    'the total is below 1',
    ({ total }) => isGiven(total) && Number(total) > 0 && Number(total) < 1,
  ),
  'zero-total': ofDocuments('the total is zero', ({ total }) => isGiven(total) && Number(total) === 0),
  'free-line': anyLine(
    'one of its lines costs nothing',
    ({ unit_price }) => isGiven(unit_price) && Number(unit_price) === 0,
  ),
  'price-in-cents': anyLine('a price has cents', ({ unit_price }) => decimals(unit_price) > 0),
  'fractional-quantity': anyLine('a quantity is no whole number', ({ quantity }) => decimals(quantity) > 0),
  'large-quantity': anyLine('a quantity is 1,000 or more', ({ quantity }) => Number(quantity) >= 1000),
  'same-item-twice': ofDocuments(
    'two of its lines name the same item',
    (one) => new Set(linesOf(one).map(({ name }) => name)).size < linesOf(one).length,
  ),
  'line-with-unit': anyLine('a line has a unit', ({ unit }) => isGiven(unit)),
  'line-without-description': anyLine(
    'a line has no description',
    ({ description }) => !isGiven(description),
  ),
  'with-reference': has(ofDocuments, 'the document has a reference', 'reference'),
  'without-reference': ofDocuments(
    'the document has no reference',
    ({ client, reference }) => client !== undefined && !isGiven(reference),
  ),
  'with-observations': has(ofDocuments, 'the document has observations', 'observations'),
  'with-retention': ofDocuments(
    'the document has a retention',
    ({ retention }) => Number(retention ?? 0) > 0,
  ),
  'leap-day': dated(
    'its date is the last day of a leap February',
    ({ day, month }) => day === 29 && month === 2,
  ),
  'month-end': dated('its date is the last day of a month', ({ day, last }) => day === last),
  'year-end': dated('its date is the last day of a year', ({ day, month }) => day === 31 && month === 12),
  'new-year': dated('its date is the first day of a year', ({ day, month }) => day === 1 && month === 1),
  'day-above-twelve': dated('its day could be no month', ({ day }) => day > 12),
  'other-year': dated(
    'its date lies in another year than today',
    ({ year }) => year !== new Date().getUTCFullYear(),
  ),
  'due-later': dated(
    'it is due in a later month than it is dated',
    (date, due) => due !== undefined && due.year * 12 + due.month > date.year * 12 + date.month,
  ),
  'due-next-year': dated(
    'it is due in a later year',
    ({ year }, due) => due !== undefined && due.year > year,
  ),
  'due-at-once': dated(
    'it is due on its date',
    (date, due) =>
      due !== undefined && date.day === due.day && date.month === due.month && date.year === due.year,
  ),
  'foreign-client': ofDocuments('the client of the document is from abroad', (one) => {
    const { country } = clientOf(one);
    return isGiven(country) && country !== 'Portugal';
  }),
  'client-with-country': ofDocuments('the client of the document has a country', (one) =>
    isGiven(clientOf(one).country),
  ),
  'no-draft': ofDocuments(
    'the document is no draft any more',
    ({ status }) => isGiven(status) && status !== 'draft',
  ),
  settled: ofDocuments('the document is settled', ({ status }) => status === 'settled'),
  canceled: ofDocuments('the document is canceled', ({ status }) => status === 'canceled'),
  'client-with-contact': ofClients('the client has a preferred contact', ({ preferred_contact: contact }) =>
    Object.values((contact ?? {}) as Json).some(isGiven),
  ),
  'client-from-abroad': ofClients(
    'the client has another country than Portugal',
    ({ country }) => isGiven(country) && country !== 'Portugal',
  ),
  'client-without-email': ofClients(
    'the client has no e-mail address',
    ({ name, email }) => isGiven(name) && !isGiven(email),
  ),
  'client-with-observations': has(ofClients, 'the client has observations', 'observations'),
  'client-with-website': has(ofClients, 'the client has a website', 'website'),
  'client-in-english': ofClients('the client has a language other than Portuguese', ({ language }) =>
    ['en', 'es'].includes(textIn(language)),
  ),
  'client-with-copies': ofClients(
    'the client gets duplicates or triplicates',
    ({ send_options }) => Number(send_options ?? 1) > 1,
  ),
  'free-item': ofItems(
    'the item costs nothing',
    ({ unit_price }) => isGiven(unit_price) && Number(unit_price) === 0,
  ),
  'dear-item': ofItems('the item costs 10,000 or more', ({ unit_price }) => Number(unit_price) >= 10_000),
  'item-in-cents': ofItems('the price of the item has cents', ({ unit_price }) => decimals(unit_price) > 0),
  'item-with-tax': ofItems('the item has a tax', ({ tax }) => isGiven((tax as Json | null)?.name)),
  'item-with-unit': has(ofItems, 'the item has a unit', 'unit'),
  'zero-tax': ofTaxes('the tax is 0 %', ({ value }) => isGiven(value) && Number(value) === 0),
  'fractional-tax': ofTaxes(
    'the tax is no whole percentage',
    ({ value }) => !Number.isInteger(Number(value)),
  ),
  'tax-of-islands': ofTaxes('the tax is one of the islands', ({ region }) => /^PT-/.test(textIn(region))),
} satisfies Record<string, Condition>;
