/**
 * Ranges of days and of amounts in the lists of documents: both ends included, days compared as days and amounts
 * as numbers. Owns no other filters.
 */

import { marks } from '../judge/result.js';
import type { CheckContext } from '../run/check.js';
import type { Json } from '../target/call.js';
import {
  dayNumber,
  judgeKept,
  type ListKind,
  type Own,
  openScope,
  ownDraft,
  typeAt,
  type Wanted,
} from './kit/list-filters.js';

export type DayField = 'date' | 'due_date' | 'loaded_at';
const times = ['00:00:00', '09:30:00', '23:59:59'];

/** Days around the ends of months and of a year: as texts they sort quite differently. */
export function daysFrom(year: number): string[] {
  const next = year + 1;
  const old = ['30/11', '01/12', '15/12', '31/12'].map((day) => `${day}/${year}`);
  return [...old, ...['01/01', '02/01', '31/01', '01/02'].map((day) => `${day}/${next}`)];
}

export function dayFields(field: DayField, day: string, n: number, year: number): Json {
  if (field === 'date') return { date: day, due_date: `01/06/${year + 2}` };
  if (field === 'due_date') return { date: `01/10/${year}`, due_date: day };
  return {
    date: `01/10/${year}`,
    due_date: `01/06/${year + 2}`,
    loaded_at: `${day} ${times[n % times.length]}`,
  };
}

function dayRanges(year: number): [from: string | undefined, to: string | undefined][] {
  const next = year + 1;
  return [
    ...daysFrom(year).map((day): [string, string] => [day, day]),
    [`31/12/${year}`, `01/01/${next}`],
    [`01/12/${year}`, `31/12/${year}`],
    [`30/11/${year}`, `01/02/${next}`],
    [`02/12/${year}`, `14/12/${year}`],
    [`16/12/${year}`, `30/12/${year}`],
    [`01/01/${next}`, `31/01/${next}`],
    [`03/01/${next}`, `30/01/${next}`],
    [`01/01/${next}`, undefined],
    [`15/12/${year}`, undefined],
    [undefined, `31/12/${year}`],
    [undefined, `02/01/${next}`],
  ];
}

export async function byDay(t: CheckContext, kind: ListKind, field: DayField): Promise<void> {
  const scope = await openScope(t);
  const year = 1995 + (t.seed % 18);
  const own: Own[] = [];
  // Some days twice, at other times: the hour never decides.
  const days = [...daysFrom(year), `31/12/${year}`, `01/01/${year + 1}`];
  for (const [n, day] of days.entries()) {
    const fields = dayFields(field, day, n, year);
    own.push(await ownDraft(t, scope, typeAt(t, kind, n), `the one of ${fields[field]}`, fields));
  }
  await judgeKept(t, kind, own, { query: { text: scope.word }, keeps: () => true });
  for (const [from, to] of dayRanges(year))
    await judgeKept(t, kind, own, dayRange(field, from, to, scope.word));
  const range = dayRange(field, `15/12/${year}`, `01/01/${year + 1}`, scope.word);
  await judgeKept(t, kind, own, { ...range, query: { ...range.query, text: scope.word, per_page: 2 } });
  const rule = { date: 'list-date', due_date: 'list-due-date', loaded_at: 'list-loaded-at' }[field];
  t.covers(marks.rule(rule));
}

/** Both ends given: long ago is narrow enough, and the text filter stays out of it. */
export function dayRange(
  field: DayField,
  from: string | undefined,
  to: string | undefined,
  word: string,
): Wanted {
  const isIn = (value: unknown) =>
    dayNumber(value) >= (from ? dayNumber(from) : 0) && dayNumber(value) <= (to ? dayNumber(to) : 99_999_999);
  const text = from !== undefined && to !== undefined ? undefined : word;
  return {
    query: { [`${field}[from]`]: from, [`${field}[to]`]: to, text },
    keeps: ({ document }) => isIn(document.sent[field]),
    fits: (entry) => Number.isNaN(dayNumber(entry[field])) || isIn(entry[field]),
  };
}

const prices = ['0.5', '9', '10', '10.01', '50', '99.99', '100', '1000'];
const totalRanges: [from: string | undefined, to: string | undefined][] = [
  ...prices.map((price): [string, string] => [price, price]),
  ['9', '10'],
  ['10', '100'],
  ['10.01', '99.99'],
  ['10.02', '99.98'],
  ['11', '49'],
  ['100.01', '999.99'],
  ['100', undefined],
  ['9.5', undefined],
  [undefined, '9'],
  [undefined, '100'],
];

export async function byTotal(t: CheckContext, kind: ListKind): Promise<void> {
  const scope = await openScope(t);
  const own: Own[] = [];
  for (const [n, price] of prices.entries()) {
    const line = t.given.line({ name: `Line ${scope.word} end`, unit_price: price, quantity: '1' });
    own.push(await ownDraft(t, scope, typeAt(t, kind, n), `the one of ${price}`, { items: [line] }));
  }
  // 40 before taxes, but 100 before its discount; and two lines of 30.
  const line = (unit_price: string, discount?: string) =>
    t.given.line({ name: `Line ${scope.word} end`, unit_price, quantity: '1', discount });
  own.push(
    await ownDraft(t, scope, typeAt(t, kind, 1), 'the one of 100 less 60', { items: [line('100', '60')] }),
  );
  own.push(
    await ownDraft(t, scope, typeAt(t, kind, 2), 'the one of twice 30', { items: [line('30'), line('30')] }),
  );
  await judgeKept(t, kind, own, { query: { text: scope.word }, keeps: () => true });
  const field = 'total_before_taxes';
  for (const [from, to] of [...totalRanges, ['40', '40'], ['60', '60']] as typeof totalRanges) {
    const isIn = (value: unknown) =>
      Number(value) >= Number(from ?? -1) && Number(value) <= Number(to ?? Number.MAX_VALUE);
    await judgeKept(t, kind, own, {
      query: { text: scope.word, [`${field}[from]`]: from, [`${field}[to]`]: to },
      keeps: ({ record }) => isIn(record.before_taxes),
      fits: ({ before_taxes }) => typeof before_taxes !== 'number' || isIn(before_taxes),
    });
  }
  await judgeKept(t, kind, own, {
    query: { text: scope.word, [`${field}[from]`]: '10', [`${field}[to]`]: '100', per_page: 2 },
    keeps: ({ record }) => Number(record.before_taxes) >= 10 && Number(record.before_taxes) <= 100,
  });
  t.covers(marks.rule('list-total'));
}
