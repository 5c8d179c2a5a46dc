/**
 * The lists of documents: our own are in them once, pages partition them, each filter keeps exactly what fits. Nothing is assumed about the rest of the account: a word of our own narrows each list, or a
 * range of days of long ago where the text filter shall stay out of it.
 */
import { type DocumentType, documentTypes } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import { type Citation, citationOf } from '../../judge/citation.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Feature } from '../../target/claims.js';
import type { Profile } from '../../target/settings.js';
import { createdTypes, make, needsOf, read, tryTrigger, typesOf } from '../kit/document-rules.js';
import { type ListKind, listKinds } from '../kit/list-filters.js';
import { page } from '../kit/list-walk.js';
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

type ListRule = ListRuleBase & Citation;

interface ListRuleBase {
  slug: string;
  title: string;
  rule: string;
  source?: string;
  run(t: CheckContext, kind: ListKind): Promise<void>;
  of?: (kind: ListKind) => boolean;
  /** Of one profile alone: a full run has others instead. */
  onlyIn?: Profile;
}

const aDay = 'judged a day inside and outside; the ends themselves are left open';
const ends = { statement: 'rule:list-range-ends', assumed: true } as const;
const rules: readonly ListRule[] = [
  {
    slug: 'own-pages',
    statement: 'rule:pages-partition',
    title: 'twelve documents in pages of 5 and other sizes -> each on one page, and the figures add up',
    rule: 'The pages of a list hold every record once; total_entries, total_pages, current_page and per_page agree.',
    source: 'Limits',
    run: pages,
  },
  {
    slug: 'own-default-page',
    statement: 'rule:per-page-default',
    title: 'neither page nor per_page -> the first page, of 10, 20 or 30',
    rule: 'page defaults to 1 and per_page to 10, or to the account setting (10, 20 or 30).',
    source: 'Limits',
    run: defaults,
  },
  {
    slug: 'unfiltered',
    statement: 'rule:record-listed',
    title: 'no filter -> full pages, figures that add up, and a new document is a member',
    rule: 'A list holds every document of its types.',
    source: 'Limits',
    run: unfiltered,
  },
  {
    slug: 'agrees-with-get',
    statement: 'rule:record-listed',
    title: 'entries of a list -> show what a GET of the document shows',
    rule: 'A list and a GET show the same document.',
    run: agreesWithGet,
  },
  {
    slug: 'follows-changes',
    statement: 'rule:record-listed',
    title: 'a document updated, finalized or deleted -> the list shows it so, soon',
    rule: 'A list shows documents as they are.',
    run: follows,
  },
  {
    slug: 'text',
    title: 'text -> exactly the documents that hold the word',
    rule: 'text keeps the documents that hold the words.',
    statement: 'rule:list-text',
    run: byText,
  },
  {
    slug: 'type',
    title: 'one type, two types in both orders, all -> exactly the documents of these types',
    rule: 'type keeps the documents of these types.',
    statement: 'rule:list-type',
    run: byType,
  },
  {
    slug: 'status',
    title: 'one status, two statuses in both orders -> exactly the documents in these states',
    rule: 'status[] keeps the documents in these states.',
    statement: 'rule:list-status',
    run: byStatus,
  },
  {
    slug: 'status-sent',
    title: 'status[]=sent -> the finalized documents',
    rule: 'We assume: sent stands for finalized documents.',
    statement: 'rule:list-status-sent',
    assumed: true,
    run: bySentAlone,
  },
  {
    slug: 'date',
    title: 'ranges of date -> exactly the documents of these days',
    rule: `date[from] and date[to] keep the documents of these days, ${aDay}.`,
    statement: 'rule:list-date',
    run: (t, kind) => byDay(t, kind, 'date'),
    of: (kind) => kind.dayFilter === 'date',
  },
  {
    slug: 'due-date',
    title: 'ranges of due_date -> exactly the documents due on these days',
    rule: `due_date[from] and due_date[to] keep the documents due on these days, ${aDay}.`,
    statement: 'rule:list-due-date',
    run: (t, kind) => byDay(t, kind, 'due_date'),
    of: (kind) => kind.dayFilter === 'date',
  },
  {
    slug: 'loaded-at',
    title: 'ranges of loaded_at -> exactly the guides loaded on these days',
    rule: `loaded_at[from] and loaded_at[to] keep the guides loaded on these days, ${aDay}.`,
    statement: 'rule:list-loaded-at',
    run: (t, kind) => byDay(t, kind, 'loaded_at'),
    of: (kind) => kind.dayFilter === 'loaded_at',
  },
  {
    slug: 'total-before-taxes',
    title: 'ranges of total_before_taxes -> exactly the documents in the range, as numbers',
    rule: 'total_before_taxes[from] and [to] keep the documents in this range, judged a cent inside and outside.',
    statement: 'rule:list-total',
    run: byTotal,
    of: (kind) => kind.dayFilter === 'date',
  },
  {
    slug: 'day-ends',
    title: 'a range of one day -> the documents of that day',
    rule: 'We assume: both ends of a range of days belong to it.',
    ...ends,
    run: (t, kind) => byDayEnds(t, kind, kind.dayFilter),
    of: ({ list }) => list === 'listInvoices' || list === 'listGuides',
  },
  {
    slug: 'total-ends',
    title: 'a range of one amount -> the documents of that amount',
    rule: 'We assume: both ends of a range of amounts belong to it.',
    ...ends,
    run: byTotalEnds,
    of: ({ list }) => list === 'listInvoices',
  },
  {
    slug: 'archived',
    title: 'archived -> none of what was never archived; non_archived -> all of it',
    rule: 'We assume: archived and non_archived choose by archiving; nothing that is shown archives a document.',
    statement: 'rule:list-archived',
    assumed: true,
    run: byArchived,
  },
  {
    slug: 'filters-combined',
    statement: 'rule:filters-together',
    title: 'three filters, and pages of a filtered list -> what all keep',
    rule: 'Filters narrow a list together.',
    run: combined,
  },
  {
    slug: 'filters-in-pairs',
    statement: 'rule:filters-together',
    title: 'every filter with every other -> what both keep',
    rule: 'Filters narrow a list together.',
    run: inPairs,
  },
  {
    slug: 'every-filter',
    title: 'every filter once, on two documents -> what it keeps',
    rule: 'Each filter narrows a list to what fits.',
    statement: 'rule:filters-together',
    onlyIn: 'smoke',
    run: everyFilter,
  },
];

/** Rules that a check has covered when it went through to its end. */
const covered: readonly string[] = ['rule:record-listed', 'rule:filters-together'];

const filterChecks: Check[] = listKinds.flatMap((kind) =>
  rules
    .filter((one) => one.of?.(kind) ?? true)
    .map((one) => ({
      id: `${kind.list}/${one.slug}`,
      title: `${kind.list}: ${one.title}`,
      rule: one.rule,
      source: one.source ?? 'List filters',
      ...citationOf(one),
      kind: 'lists' as const,
      operation: kind.list,
      ...(one.onlyIn && { profile: one.onlyIn, onlyIn: one.onlyIn }),
      run: async (t: CheckContext) => {
        await one.run(t, kind);
        if (covered.includes(one.statement)) t.covers(one.statement);
      },
    })),
);

const plain = (name: unknown) =>
  String(name)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

/** The lists of single types, where filters do not work: ours is in its own list, and no other type is. */
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
  // Also once it is canceled, and as what it is then.
  if (isSuccess((await tryTrigger(t, document, 'finalized')).status)) {
    await tryTrigger(t, document, 'canceled');
    const label = `the finalized ${documentTypes[type].singular}`;
    const own = { document, label, record: await read(t, document) };
    if (!isArchived(own)) await member(t, list, own, 'a finalized document of its type');
  }
  const others = createdTypes.filter((one) => one !== type).map((one) => plain(documentTypes[one].type));
  const first = await page(t, list, { per_page: 30 }, 1);
  const stray = first.list.find(
    (entry) => typeof entry.type === 'string' && others.includes(plain(entry.type)),
  );
  if (stray)
    t.fail(`${list} holds documents of type ${documentTypes[type].type} only`, stray.type, {
      field: 'type',
      symptom: 'different',
      operation: list,
    });
}

const typeListChecks: Check[] = typesOf('invoices')
  .filter((type) => type !== 'invoices')
  .map((type) => {
    const { list } = operationsOf(type);
    const needs: Feature[] = needsOf(type);
    return {
      id: `${list}/own-member`,
      statement: 'rule:record-listed',
      title: `${list}: a new document -> it is listed, among its own type only`,
      rule: 'The other types of the invoice family are listed by their own lists.',
      source: 'Endpoints, Documents',
      kind: 'lists' as const,
      operation: list,
      needs,
      run: (t: CheckContext) => ofOneType(t, type),
    };
  });

export const listChecks: Check[] = [...filterChecks, ...typeListChecks];
