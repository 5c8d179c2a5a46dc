/**
 * Every pair of filters of a list: a filter that works alone may be ignored beside another one. Eight documents distinguish all
 * pairs. Single filters are judged in list-choices.ts and list-ranges.ts.
 */
import { isUnreadable } from '../../judge/unreadable.js';
import type { CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { read, tryTrigger } from '../kit/document-rules.js';
import {
  judgeKept,
  type ListKind,
  type Own,
  openScope,
  ownDraft,
  type Scope,
  typeAt,
  typeNameOf,
} from '../kit/list-filters.js';
import type { Query } from '../kit/list-walk.js';
import { isFinal } from '../kit/probe.js';
import { dayRange } from './list-ranges.js';

interface Filter {
  query: Query;
  keeps(own: Own): boolean;
  /** Whether the filter keeps so few documents of any account that no text filter is needed. */
  minimized?: boolean;
}

/** Splits the documents into halves by each property; for two properties every combination occurs twice. */
const halves = { type: 1, day: 2, status: 4, due: 3, total: 5, text: 6 } as const;
const isIn = (property: keyof typeof halves, n: number): boolean => {
  const bits = n & halves[property];
  return ((bits ^ (bits >> 1) ^ (bits >> 2)) & 1) === 1;
};

/**
 * Documents outside the range that are below it; the others are above. Where possible, of two documents that another filter keeps
 * and this one does not, one is below and one above, so that ignoring either end of the range shows.
 */
const below: Readonly<Partial<Record<keyof typeof halves, readonly number[]>>> = {
  day: [0, 1],
  due: [0, 3],
  total: [0, 2],
};
const placed = <T>(property: keyof typeof below, n: number, [low, inside, high]: readonly [T, T, T]): T =>
  isIn(property, n) ? inside : below[property]?.includes(n) ? low : high;

function fieldsOf(t: CheckContext, kind: ListKind, n: number, year: number): Json {
  const day = `${placed('day', n, ['20/02', '10/05', '20/08'])}/${year}`;
  const price = placed('total', n, ['5', '20', '2000']);
  return {
    date: kind.dayFilter === 'date' ? day : `01/01/${year}`,
    due_date: `${placed('due', n, ['09/01', '05/02', '06/07'])}/${year + 1}`,
    ...(kind.dayFilter === 'loaded_at' ? { loaded_at: `${day} 09:30:00` } : {}),
    items: [t.given.line({ unit_price: price, quantity: '1' })],
    before_taxes: Number(price),
  };
}

/** Eight documents, half of them final, if the target finalizes documents with old dates. */
async function eight(t: CheckContext, kind: ListKind, scopes: readonly [Scope, Scope], year: number) {
  const own: Own[] = [];
  for (let n = 0; n < 8; n += 1) {
    const scope = scopes[isIn('text', n) ? 0 : 1];
    const type = typeAt(t, kind, isIn('type', n) ? 0 : 1);
    const draft = await ownDraft(t, scope, type, `document ${n + 1}`, fieldsOf(t, kind, n, year));
    if (!isIn('status', n)) own.push(draft);
    else {
      const { record } = await tryTrigger(t, draft.document, 'finalized');
      // Where the answer shows the final document, no GET is needed.
      const isSame = record.id === draft.record.id && record.type === draft.record.type;
      own.push({ ...draft, record: isSame && isFinal(record) ? record : await read(t, draft.document) });
    }
  }
  return own;
}

const isDraft = ({ record }: Own): boolean => String(record.status).toLowerCase() === 'draft';

function filtersOf(
  t: CheckContext,
  kind: ListKind,
  own: readonly Own[],
  [scope]: readonly [Scope, Scope],
  year: number,
): Filter[] {
  // Another check reads the pages of the first type.
  const [first] = own as [Own];
  const chosen = own.find(({ document }) => document.type !== typeAt(t, kind, 0)) ?? first;
  const name = typeNameOf(chosen.document.type, chosen.record);
  const day = dayRange(kind.dayFilter, `01/05/${year}`, `31/05/${year}`, '');
  const due = dayRange('due_date', `01/02/${year + 1}`, `28/02/${year + 1}`, '');
  const total = { 'total_before_taxes[from]': '15', 'total_before_taxes[to]': '25' };
  const isDated = kind.dayFilter === 'date';
  return [
    {
      query: { [kind.typeFilter]: kind.typeFilter === 'type' ? name : [name] },
      keeps: ({ document }) => document.type === chosen.document.type,
    },
    ...(own.some(({ record }) => isUnreadable(record.status))
      ? []
      : [{ query: { 'status[]': ['draft'] }, keeps: isDraft }]),
    { query: { text: scope.word }, keeps: (one) => isIn('text', own.indexOf(one)), minimized: true },
    { query: day.query, keeps: day.keeps, minimized: true },
    ...(isDated
      ? [
          { query: due.query, keeps: due.keeps, minimized: true },
          { query: total, keeps: (one: Own) => isIn('total', own.indexOf(one)) },
        ]
      : []),
  ];
}

/** Several types with drafts only; undefined where the filter accepts one type only. */
function severalTypes(kind: ListKind, own: readonly Own[]): Filter | undefined {
  const names = new Set(own.map(({ document, record }) => typeNameOf(document.type, record)));
  const isSeveral = kind.typeFilter === 'type[]' && names.size > 1;
  if (!isSeveral || own.some(({ record }) => isUnreadable(record.status))) return undefined;
  return { query: { [kind.typeFilter]: [...names], 'status[]': ['draft'] }, keeps: isDraft };
}

function together(filters: readonly Filter[]): Query {
  const given = filters.flatMap(({ query }) => Object.entries(query));
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

export async function inPairs(t: CheckContext, kind: ListKind): Promise<void> {
  const scopes = [await openScope(t), await openScope(t)] as const;
  const year = 1995 + ((t.seed >> 9) % 18);
  const own = await eight(t, kind, scopes, year);
  for (const { word } of scopes) {
    const keeps = (one: Own) => isIn('text', own.indexOf(one)) === (word === scopes[0].word);
    await judgeKept(t, kind, own, { query: { text: word }, keeps });
  }
  const filters = filtersOf(t, kind, own, scopes, year);
  const [text] = filters.filter(({ query }) => query.text !== undefined) as [Filter];
  for (const [n, one] of filters.entries()) {
    for (const other of filters.slice(n + 1)) {
      const both = one.minimized || other.minimized ? [one, other] : [one, other, text];
      await judgeKept(t, kind, own, {
        // Two documents match, so in pages of one the second page shows whether both filters and the size hold.
        query: { ...together(both), ...(one.minimized === other.minimized && { per_page: 1 }) },
        keeps: (each) => both.every(({ keeps }) => keeps(each)),
      });
    }
  }
  const several = severalTypes(kind, own);
  if (several)
    await judgeKept(t, kind, own, {
      query: together([several, text]),
      keeps: (each) => several.keeps(each) && text.keeps(each),
    });
}
