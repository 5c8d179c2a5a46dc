/**
 * Ranges of dates and amounts in lists of documents. Whether the ends belong to a range is an interpretation, so values one day
 * or one cent inside and outside are judged.
 */

import { shifted } from '../../conditions/documents/listed.js';
import { unlessUnsupported } from '../../judge/outcome.js';
import { isUnreadable } from '../../judge/unreadable.js';
import type { CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { withUpdates } from '../kit/list-content.js';
import {
  dayNumber,
  judgeKept,
  type ListKind,
  type Own,
  openScope,
  ownDraft,
  type Scope,
  typeAt,
  type Wanted,
} from '../kit/list-filters.js';

export type DayField = 'date' | 'due_date' | 'loaded_at';
const times = ['00:00:00', '09:30:00', '23:59:59'];

/** Dates around the ends of months and of a year: as texts they sort differently. */
function daysFrom(year: number): string[] {
  const next = year + 1;
  const old = ['30/11', '01/12', '15/12', '31/12'].map((day) => `${day}/${year}`);
  return [...old, ...['01/01', '02/01', '31/01', '01/02'].map((day) => `${day}/${next}`)];
}

/** The years between a document's date and its due date. */
const dueLater = 3;
const yearOf = (field: DayField, year: number) => (field === 'due_date' ? year + dueLater : year);

/** Different days for each document and each field, so that filters by different fields keep different documents. */
function dayFields(kind: ListKind, days: readonly string[], n: number, year: number): Json {
  const day = days[n] ?? '';
  if (kind.dayFilter === 'loaded_at')
    return {
      date: `01/10/${year}`,
      due_date: `01/06/${year + 2}`,
      loaded_at: `${day} ${times[n % times.length]}`,
    };
  const [, other = ''] = /^(.+)\/\d+$/.exec(days[(n + 3) % days.length] ?? '') ?? [];
  const isOld = days[(n + 3) % days.length]?.endsWith(String(year));
  return { date: day, due_date: `${other}/${year + dueLater + (isOld ? 0 : 1)}` };
}

/** Every other one, with an offset per list: comparing dates and amounts is probably shared by all lists. */
const everyOther = <T>(all: readonly T[], kind: ListKind): T[] =>
  all.filter((_, n) => n % 2 === kind.list.length % 2);

function dayRanges(kind: ListKind, year: number): [from: string | undefined, to: string | undefined][] {
  const next = year + 1;
  return [
    ...everyOther(daysFrom(year), kind).map((day): [string, string] => [shifted(day, -1), shifted(day, 1)]),
    [`31/12/${year}`, `01/01/${next}`],
    [`01/12/${year}`, `31/12/${year}`],
    // Within one month, where no document is.
    ...(kind.list === 'listInvoices'
      ? ([
          [`02/12/${year}`, `14/12/${year}`],
          [`03/01/${next}`, `30/01/${next}`],
        ] as [string, string][])
      : []),
    [`15/12/${year}`, undefined],
    [undefined, `02/01/${next}`],
  ];
}

/** Drafts with different dates and prices that no check changes: created once per list. */
export const datedDrafts = (t: CheckContext, kind: ListKind) =>
  t.given.once(`days and amounts for ${kind.list}`, () => makeDated(t, kind));

async function makeDated(t: CheckContext, kind: ListKind) {
  const scope = await openScope(t);
  const year = 1995 + (t.seed % 18);
  const own: Own[] = [];
  // Some days occur twice, with different times, which must not matter.
  const days = [...daysFrom(year), `31/12/${year}`, `01/01/${year + 1}`];
  for (const [n, { label, items, net }] of amounts(t).entries()) {
    const fields: Json = { ...dayFields(kind, days, n, year), items };
    const given = { ...fields, before_taxes: net };
    own.push(await ownDraft(t, scope, typeAt(t, kind, n), `the one of ${days[n]}, ${label}`, given));
  }
  for (const one of own.slice(0, 1)) await withUpdates(t, one.document);
  await judgeKept(t, kind, own, { query: { text: scope.word }, keeps: () => true });
  return { scope, year, own };
}

/** An interpretation: both ends belong to the range. */
export async function byDayEnds(t: CheckContext, kind: ListKind, field: DayField): Promise<void> {
  const { scope, year: first, own } = await datedDrafts(t, kind);
  const year = yearOf(field, first);
  for (const day of [`31/12/${year}`, `01/01/${year + 1}`, `15/12/${year}`]) {
    const { open: _open, ...wanted } = dayRange(field, day, day, scope.word);
    await judgeKept(t, kind, own, wanted);
  }
}

export async function byDay(t: CheckContext, kind: ListKind, field: DayField): Promise<void> {
  const { scope, year: first, own } = await datedDrafts(t, kind);
  const year = yearOf(field, first);
  for (const [from, to] of dayRanges(kind, year))
    await judgeKept(t, kind, own, dayRange(field, from, to, scope.word));
  const range = dayRange(field, `14/12/${year}`, `03/01/${year + 1}`, scope.word);
  await judgeKept(t, kind, own, { ...range, query: { ...range.query, text: scope.word, per_page: 2 } });
}

/** The date as it was sent, or as a final document shows it: whether finalizing changes it is not stated. */
function dayOf({ document, record }: Own, field: DayField): unknown {
  const isIssued = !/^(draft|undefined)$/i.test(String(record.status));
  return isIssued && !Number.isNaN(dayNumber(record[field])) ? record[field] : document.sent[field];
}

/** A range of dates: if both ends are given and long ago, no text filter is needed. Documents at an end are open. */
export function dayRange(
  field: DayField,
  from: string | undefined,
  to: string | undefined,
  word: string,
): Wanted {
  const isIn = (value: unknown) =>
    dayNumber(value) >= (from ? dayNumber(from) : 0) && dayNumber(value) <= (to ? dayNumber(to) : 99_999_999);
  const ends = [from, to].filter((one) => one !== undefined).map(dayNumber);
  const isEnd = (value: unknown) => ends.includes(dayNumber(value));
  const text = from !== undefined && to !== undefined ? undefined : word;
  return {
    query: { [`${field}[from]`]: from, [`${field}[to]`]: to, text },
    keeps: (own) => isIn(dayOf(own, field)),
    open: (own) => isEnd(dayOf(own, field)),
    fits: (entry) => Number.isNaN(dayNumber(entry[field])) || isIn(entry[field]),
  };
}

const prices = ['0.5', '9', '10', '10.01', '50', '99.99', '100', '1000'];
const cents = (price: string, more: number) => ((Number(price) * 100 + more) / 100).toFixed(2);
const aroundPrices = prices.map((price): [string, string] => [cents(price, -1), cents(price, 1)]);
const totalRanges: [from: string | undefined, to: string | undefined][] = [
  ['10.02', '99.98'],
  ['9.5', undefined],
  [undefined, '100'],
  // 0 is an amount too.
  [undefined, '0'],
];

/** An interpretation: both ends belong to the range. */
export async function byTotalEnds(t: CheckContext, kind: ListKind): Promise<void> {
  const { scope, own } = await pricedDrafts(t, kind);
  for (const price of ['9', '10.01', '100', '40']) {
    const { open: _open, ...wanted } = totalRange(price, price, scope.word);
    await judgeKept(t, kind, own, wanted);
  }
}

/** The dated drafts; drafts of today where old dates are refused. */
async function pricedDrafts(t: CheckContext, kind: ListKind): Promise<{ scope: Scope; own: Own[] }> {
  return (
    (await unlessUnsupported(() => datedDrafts(t, kind))) ??
    t.given.once(`amounts for ${kind.list}`, () => makePriced(t, kind))
  );
}

async function makePriced(t: CheckContext, kind: ListKind) {
  const scope = await openScope(t);
  const own: Own[] = [];
  for (const [n, { label, items }] of amounts(t).entries())
    own.push(await ownDraft(t, scope, typeAt(t, kind, n), `the one of ${label}`, { items }));
  await judgeKept(t, kind, own, { query: { text: scope.word }, keeps: () => true });
  return { scope, own };
}

/** `net`: the amount before taxes. */
function amounts(t: CheckContext): { label: string; items: Json[]; net: number }[] {
  const line = (unit_price: string, discount?: string) =>
    t.given.line({ unit_price, quantity: '1', discount });
  return [
    ...prices.map((price) => ({ label: price, items: [line(price)], net: Number(price) })),
    // 40 before taxes, but 100 before the discount; and two lines of 30.
    { label: '100 less 60', items: [line('100', '60')], net: 40 },
    { label: 'twice 30', items: [line('30'), line('30')], net: 60 },
  ];
}

export function totalRange(from: string | undefined, to: string | undefined, word: string): Wanted {
  const isIn = (value: unknown) =>
    Number(value) >= Number(from ?? -1) && Number(value) <= Number(to ?? Number.MAX_VALUE);
  const isEnd = (value: unknown) =>
    [from, to].some((one) => one !== undefined && Number(one) === Number(value));
  return {
    query: { text: word, 'total_before_taxes[from]': from, 'total_before_taxes[to]': to },
    keeps: ({ record }) => isIn(record.before_taxes),
    // An amount that cannot be read proves nothing.
    open: ({ record }) => isEnd(record.before_taxes) || isUnreadable(record.before_taxes),
    fits: ({ before_taxes }) => typeof before_taxes !== 'number' || isIn(before_taxes),
  };
}

export async function byTotal(t: CheckContext, kind: ListKind): Promise<void> {
  const { scope, own } = await pricedDrafts(t, kind);
  // The sums of a discount and of two lines: of one list only, since all of them probably compute these alike.
  const around = (
    kind.list === 'listInvoices'
      ? [
          ['39.99', '40.01'],
          ['59.99', '60.01'],
        ]
      : []
  ) as typeof totalRanges;
  for (const [from, to] of [...everyOther(aroundPrices, kind), ...totalRanges, ...around])
    await judgeKept(t, kind, own, totalRange(from, to, scope.word));
  const paged = totalRange('9.99', '100.01', scope.word);
  await judgeKept(t, kind, own, { ...paged, query: { ...paged.query, per_page: 2 } });
}
