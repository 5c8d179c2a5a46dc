/**
 * The lists of documents: they contain our documents once, pages partition them, each filter keeps exactly what matches. The
 * account may hold other documents: each list is filtered by our word, or by a range of old dates.
 */

import { type DocumentType, documentTypes } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import type { Citation } from '../../judge/citation.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import { check, type Declared } from '../kit/declare.js';
import { make, needsOf, read, tryTrigger, typesOf } from '../kit/document-rules.js';
import { type ListKind, listKinds } from '../kit/list-filters.js';
import { judgeOneType } from '../kit/list-walk.js';
import { everyFilter } from './every-filter.js';
import {
  byArchived,
  bySentAlone,
  byStatus,
  byText,
  byType,
  combined,
  follows,
  isArchived,
} from './list-choices.js';
import { agreesWithGet, member } from './list-entries.js';
import { defaults, pages, unfiltered } from './list-pages.js';
import { inPairs } from './list-pairs.js';
import { byDay, byDayEnds, byTotal, byTotalEnds } from './list-ranges.js';

type ListRule = Declared &
  Citation & {
    slug: string;
    run(t: CheckContext, kind: ListKind): Promise<void>;
    of?: (kind: ListKind) => boolean;
  };

const ends = { statement: 'rule:list-range-ends', assumed: true } as const;
const rules: readonly ListRule[] = [
  {
    slug: 'own-pages',
    statement: 'rule:pages-partition',
    covers: true,
    title: 'twelve documents in pages of 5 and other sizes -> each on one page, and the figures add up',
    run: pages,
  },
  {
    slug: 'own-default-page',
    statement: 'rule:per-page-default',
    title: 'neither page nor per_page -> the first page, of 10, 20 or 30',
    rule: 'page defaults to 1 and per_page to 10, or to the account setting (10, 20 or 30).',
    run: defaults,
  },
  {
    slug: 'unfiltered',
    statement: 'rule:record-listed',
    covers: true,
    title: 'no filter -> full pages, figures that add up, and a new document is a member',
    run: unfiltered,
  },
  {
    slug: 'agrees-with-get',
    statement: 'rule:record-listed',
    covers: true,
    title: 'entries of a list -> show what a GET of the document shows',
    run: agreesWithGet,
  },
  {
    slug: 'follows-changes',
    statement: 'rule:record-listed',
    covers: true,
    title: 'a document updated, finalized or deleted -> the list shows it so, soon',
    rule: 'A list shows documents as they are.',
    place: 'alone',
    run: follows,
  },
  {
    slug: 'text',
    title: 'text -> exactly the documents that hold the word',
    statement: 'rule:list-text',
    covers: true,
    run: byText,
  },
  {
    slug: 'type',
    title: 'one type, two types in both orders, all -> exactly the documents of these types',
    statement: 'rule:list-type',
    covers: true,
    run: byType,
  },
  {
    slug: 'status',
    title: 'one status, two statuses in both orders -> exactly the documents in these states',
    statement: 'rule:list-status',
    covers: true,
    run: byStatus,
  },
  {
    slug: 'status-sent',
    title: 'status[]=sent -> the finalized documents',
    statement: 'rule:list-status-sent',
    covers: true,
    assumed: true,
    run: bySentAlone,
  },
  {
    slug: 'date',
    title: 'ranges of date -> exactly the documents of these days',
    statement: 'rule:list-date',
    covers: true,
    run: (t, kind) => byDay(t, kind, 'date'),
    of: (kind) => kind.dayFilter === 'date',
  },
  {
    slug: 'due-date',
    title: 'ranges of due_date -> exactly the documents due on these days',
    statement: 'rule:list-due-date',
    covers: true,
    run: (t, kind) => byDay(t, kind, 'due_date'),
    of: (kind) => kind.dayFilter === 'date',
  },
  {
    slug: 'loaded-at',
    title: 'ranges of loaded_at -> exactly the guides loaded on these days',
    statement: 'rule:list-loaded-at',
    covers: true,
    run: (t, kind) => byDay(t, kind, 'loaded_at'),
    of: (kind) => kind.dayFilter === 'loaded_at',
  },
  {
    slug: 'total-before-taxes',
    title: 'ranges of total_before_taxes -> exactly the documents in the range, as numbers',
    statement: 'rule:list-total',
    covers: true,
    run: byTotal,
    of: (kind) => kind.dayFilter === 'date',
  },
  {
    slug: 'day-ends',
    title: 'a range of one day -> the documents of that day',
    ...ends,
    run: (t, kind) => byDayEnds(t, kind, kind.dayFilter),
    of: ({ list }) => list === 'listInvoices' || list === 'listGuides',
  },
  {
    slug: 'total-ends',
    title: 'a range of one amount -> the documents of that amount',
    ...ends,
    run: byTotalEnds,
    of: ({ list }) => list === 'listInvoices',
  },
  {
    slug: 'archived',
    title: 'archived -> none of what was never archived; non_archived -> all of it',
    statement: 'rule:list-archived',
    covers: true,
    assumed: true,
    run: byArchived,
  },
  {
    slug: 'filters-combined',
    statement: 'rule:filters-together',
    covers: true,
    title: 'three filters, and pages of a filtered list -> what all keep',
    run: combined,
  },
  {
    slug: 'filters-in-pairs',
    statement: 'rule:filters-together',
    covers: true,
    title: 'every filter with every other -> what both keep',
    run: inPairs,
  },
  {
    slug: 'every-filter',
    title: 'every filter once, on two documents -> what it keeps',
    statement: 'rule:filters-together',
    covers: true,
    profile: 'smoke',
    onlyIn: 'smoke',
    run: everyFilter,
  },
];

const filterChecks: Check[] = listKinds.flatMap((kind) =>
  rules
    .filter(({ of }) => of?.(kind) ?? true)
    .map(({ slug, of: _of, run, ...declared }) =>
      check(`${kind.list}/${slug}`, { kind: 'lists', ...declared, run: (t) => run(t, kind) }),
    ),
);

/** Lists of a single type, which support no filters: our document is in its own list, and no other type is. */
async function ofOneType(t: CheckContext, type: DocumentType): Promise<void> {
  const { list } = operationsOf(type);
  const document = await make(t, type);
  const record = await read(t, document);
  await member(
    t,
    list,
    { document, label: `the ${documentTypes[type].singular}`, record },
    'a document of its type',
  );
  // Also when it is final and canceled, with its new state.
  if (isSuccess((await tryTrigger(t, document, 'finalized')).status)) {
    await tryTrigger(t, document, 'canceled');
    const label = `the finalized ${documentTypes[type].singular}`;
    const own = { document, label, record: await read(t, document) };
    if (!isArchived(own)) await member(t, list, own, 'a finalized document of its type');
  }
  await judgeOneType(t, type);
}

const typeListChecks: Check[] = typesOf('invoices')
  .filter((type) => type !== 'invoices')
  .map((type) => {
    const { list } = operationsOf(type);
    return check(`${list}/own-member`, {
      statement: 'rule:record-listed',
      title: 'a new document -> it is listed, among its own type only',
      rule: 'The other types of the invoice family are listed by their own lists.',
      kind: 'lists',
      needs: needsOf(type),
      run: (t) => ofOneType(t, type),
    });
  });

export const listChecks: Check[] = [...filterChecks, ...typeListChecks];
