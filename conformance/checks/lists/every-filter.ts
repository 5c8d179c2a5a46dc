/**
 * Every filter of a list a few times, on two documents of other days and amounts: few enough requests for the smoke profile. A full
 * run judges many values of each by checks of its own. Owns no filter.
 */
import { documentTypes } from '../../../generated/states.js';
import type { CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { isClaimed, typesOf } from '../kit/document-rules.js';
import { judgeKept, type ListKind, openScope, ownDraft, typeAt, type Wanted } from '../kit/list-filters.js';
import { dayRange, totalRange } from './list-ranges.js';

/** One day between those of the two documents, and one amount. */
const between = { date: '31/12/2010', due_date: '31/12/2014', loaded_at: '31/12/2010', amount: '20' };
const days: Json[] = [
  { date: '15/12/2010', due_date: '15/01/2015', loaded_at: '15/12/2010 10:00:00' },
  { date: '15/01/2011', due_date: '15/12/2014', loaded_at: '15/01/2011 10:00:00' },
];

export async function everyFilter(t: CheckContext, kind: ListKind): Promise<void> {
  const scope = await openScope(t);
  const make = (n: number, unit_price: string) =>
    ownDraft(t, scope, typeAt(t, kind, n), `the one of ${unit_price}`, {
      ...{ date: days[n]?.date, items: [t.given.line({ unit_price, quantity: '1' })] },
      ...(kind.dayFilter === 'date' ? { due_date: days[n]?.due_date } : { loaded_at: days[n]?.loaded_at }),
    });
  const own = [await make(0, '9'), await make(1, '100')];
  const wanted = [...ofText(scope.word), ...ofRanges(kind, scope.word)];
  for (const one of [...wanted, ...ofTypes(t, kind, scope.word)]) await judgeKept(t, kind, own, one);
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

function ofRanges({ dayFilter }: ListKind, text: string): Wanted[] {
  const both = (range: (from?: string, to?: string) => Wanted, end: string) => [
    range(end, undefined),
    range(undefined, end),
  ];
  const fields = dayFilter === 'date' ? (['date', 'due_date'] as const) : (['loaded_at'] as const);
  return [
    ...fields.flatMap((field) => both((from, to) => dayRange(field, from, to, text), between[field])),
    ...(dayFilter === 'date' ? both((from, to) => totalRange(from, to, text), between.amount) : []),
  ];
}

/** Two types in both orders, and one: of each the list holds what the two documents are. */
function ofTypes(t: CheckContext, kind: ListKind, text: string): Wanted[] {
  const first = typeAt(t, kind, 0);
  const second = typesOf(kind.family).findLast((type) => isClaimed(t, type) && type !== first);
  const chosen = second ? [[first, second], [second, first], [second]] : [[first]];
  return chosen.map((types) => {
    const names = types.map((type) => documentTypes[type].type);
    return {
      query: { text, [kind.typeFilter]: kind.typeFilter === 'type' ? names[0] : names },
      keeps: ({ document }) => types.includes(document.type),
    };
  });
}
