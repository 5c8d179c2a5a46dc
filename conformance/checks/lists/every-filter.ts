/**
 * Every filter of a list with a few values, on two documents with different dates and amounts: few enough requests for the smoke
 * profile. A full run judges many values of each filter in checks of its own.
 */
import { unlessUnsupported } from '../../judge/outcome.js';
import type { CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { isClaimed, typesOf } from '../kit/document-rules.js';
import {
  judgeKept,
  type ListKind,
  type Own,
  openScope,
  ownDraft,
  type Scope,
  typeAt,
  type Wanted,
} from '../kit/list-filters.js';
import { nameAmong } from './list-choices.js';
import { dayRange, totalRange } from './list-ranges.js';

/** A range between the two documents' dates in every field, exclusive by one day: a range too wide by a day at either end shows. */
const days: { of: readonly Json[]; from: Json; to: Json } = {
  of: [
    { date: '15/12/2010', due_date: '15/01/2015', loaded_at: '15/12/2010 10:00:00' },
    { date: '15/01/2011', due_date: '15/12/2014', loaded_at: '15/01/2011 10:00:00' },
  ],
  from: { date: '16/12/2010', due_date: '16/12/2014', loaded_at: '16/12/2010' },
  to: { date: '14/01/2011', due_date: '14/01/2015', loaded_at: '14/01/2011' },
};
const amounts = { of: ['9', '100'], from: '9.01', to: '99.99' } as const;

export async function everyFilter(t: CheckContext, kind: ListKind): Promise<void> {
  const scope = await openScope(t);
  const dated = await unlessUnsupported(() => pairOf(t, scope, kind, true));
  const own = dated ?? (await pairOf(t, scope, kind, false));
  const wanted = [
    ...ofText(scope.word),
    ...(dated ? ofDays(kind, scope.word) : []),
    ...(kind.dayFilter === 'date' ? bothEnds(amounts, (from, to) => totalRange(from, to, scope.word)) : []),
    ...ofTypes(t, kind, own, scope.word),
  ];
  for (const one of wanted) await judgeKept(t, kind, own, one);
}

/** Two documents, with old dates, or with today's where those may be refused. */
async function pairOf(t: CheckContext, scope: Scope, kind: ListKind, isDated: boolean): Promise<Own[]> {
  const own: Own[] = [];
  for (const [n, unit_price] of amounts.of.entries()) {
    const { date, due_date, loaded_at } = days.of[n] ?? {};
    const ofDay = { date, ...(kind.dayFilter === 'date' ? { due_date } : { loaded_at }) };
    const items = [t.given.line({ unit_price, quantity: '1' })];
    const fields = { items, ...(isDated && ofDay) };
    own.push(await ownDraft(t, scope, typeAt(t, kind, n), `the one of ${unit_price}`, fields));
  }
  return own;
}

/** The word alone, in pages of one, and with statuses in both orders. */
function ofText(text: string): Wanted[] {
  const [all, none] = [() => true, () => false];
  return [
    { query: { text, per_page: 1 }, keeps: all },
    { query: { text: `${text}x` }, keeps: none },
    { query: { text, 'status[]': ['draft', 'final'] }, keeps: all },
    { query: { text, 'status[]': ['final', 'draft'] }, keeps: all },
    { query: { text, 'status[]': ['final'] }, keeps: none },
  ];
}

const bothEnds = <T>(ends: { from: T; to: T }, range: (from?: T, to?: T) => Wanted): Wanted[] => [
  range(ends.from, undefined),
  range(undefined, ends.to),
];

function ofDays({ dayFilter }: ListKind, text: string): Wanted[] {
  const fields = dayFilter === 'date' ? (['date', 'due_date'] as const) : (['loaded_at'] as const);
  return fields.flatMap((field) =>
    bothEnds({ from: String(days.from[field]), to: String(days.to[field]) }, (from, to) =>
      dayRange(field, from, to, text),
    ),
  );
}

/** Two types in both orders, and one type, by the names that the documents show. */
function ofTypes(t: CheckContext, kind: ListKind, own: readonly Own[], text: string): Wanted[] {
  const first = typeAt(t, kind, 0);
  const second = typesOf(kind.family).findLast((type) => isClaimed(t, type) && type !== first);
  const chosen = second ? [[first, second], [second, first], [second]] : [[first]];
  return chosen.map((types) => {
    const names = types.map((type) => nameAmong(own, type));
    return {
      query: { text, [kind.typeFilter]: kind.typeFilter === 'type' ? names[0] : names },
      keeps: ({ document }) => types.includes(document.type),
    };
  });
}
