/** Faults of lists: filters ignored or off by one, pages that lose or repeat records, wrong totals. */
import { type Operation, type OperationId, operations } from '../../generated/operations.js';
import { formatDate, parseDate } from '../service/dates.js';
import { type Fault, faultsOfEach, type Row, type Way } from './adversary.js';
import { asAccount, type Json, listOf, withList } from './body-fields.js';
import { listed, onEntries, onRequest, paged, remembering, replacing, withoutQuery } from './service-ways.js';

const filtered = ['listInvoices', 'listEstimates', 'listGuides', 'listPurchaseOrders'] as const;
const withPages = ['listItems', 'listClients', ...filtered] as const;

/** Rows of one list by the last part of their ids: what it does, how, exceptions, and another area than the others'. */
type ListRow = readonly [says: string, way: Way, exceptions?: Row[4], area?: string];
type ListRows = Readonly<Record<string, ListRow>>;

const rowsOf = (operation: OperationId, usual: string, rows: ListRows): readonly Fault[] =>
  faultsOfEach(Object.entries(rows), ([name, [says, way, exceptions, area = usual]]) => [
    `lists/${operation}/${name}`,
    [area, [operation], `${operation} ${says}.`, way, exceptions],
  ]);

/** A dd/mm/yyyy date moved by some days; every other text stays. */
function shifted(text: string, days: number): string {
  const day = parseDate(text);
  return day === undefined ? text : formatDate(day + days);
}

type Value = string | readonly string[];
/** Changes the value of a parameter that is sent. */
const rewriting = (name: string, edit: (value: Value) => Value): Way =>
  onRequest(({ query, ...request }) => {
    const value = query[name];
    return value === undefined ? undefined : { ...request, query: { ...query, [name]: edit(value) } };
  });

const rangeEnds = { assumed: 'whether the ends of a range belong to it is not said' };
const archiving = { assumed: 'nothing that is shown archives a document' };

function filterRows({ name, assumed }: Operation['parameters'][number]): ListRows {
  const inward = name.endsWith('[from]') ? 1 : -1;
  const unknown = name === 'archived' ? archiving : { assumed };
  return {
    [`${name}-ignored`]: [`ignores ${name}`, withoutQuery(name), unknown],
    ...(/date|loaded_at/.test(name) && {
      [`${name}-exclusive`]: [
        `leaves out the day of ${name} itself`,
        rewriting(name, (day) => shifted(String(day), inward)),
        rangeEnds,
      ],
      [`${name}-off-by-one`]: [
        `takes one day too many by ${name}`,
        rewriting(name, (day) => shifted(String(day), -inward)),
      ],
    }),
    ...(/total/.test(name) && {
      [`${name}-exclusive`]: [
        `leaves out the amount of ${name} itself`,
        rewriting(name, (value) => (Number(value) + inward / 100).toFixed(2)),
        rangeEnds,
      ],
    }),
    ...(name.endsWith('[]') && {
      [`${name}-last-only`]: [
        `looks at the last ${name} only`,
        rewriting(name, (value) => (Array.isArray(value) ? value.slice(-1) : value)),
      ],
    }),
  };
}

/** The scalar `type` of purchase orders has a single value, so ignoring it does not show. */
const notRows = ['page', 'per_page', 'non_archived', 'type'];
const filtersOf = (operation: OperationId): readonly Fault[] =>
  operations[operation].parameters
    .filter(({ in: place, name }) => place === 'query' && !notRows.includes(name))
    .flatMap((parameter) => rowsOf(operation, 'filters', filterRows(parameter)));

const isFilter = (name: string) => !['text', 'page', 'per_page'].includes(name);

/** Shows each entry as it was first listed. */
const asFirstListed = remembering(
  () => new Map<unknown, Json>(),
  (first, request, handle) => {
    const shown = (entry: Json): Json => {
      if (!first.has(entry.id)) first.set(entry.id, structuredClone(entry));
      return first.get(entry.id) ?? entry;
    };
    return withList(handle(request), (list) => list.map(shown));
  },
);

/** Defects of filters that show only with several filters, on a later page, or in the pagination. */
function together(operation: OperationId): readonly Fault[] {
  const type = operation === 'listPurchaseOrders' ? 'type' : 'type[]';
  const strange = operation === 'listInvoices' ? 'Quote' : 'Invoice';
  const hasDueDate = operations[operation].parameters.some(({ name }) => name === 'due_date[from]');
  return rowsOf(operation, 'filters', {
    'status-ignored-beside-type': [
      'ignores the status where a type is given too',
      withoutQuery('status[]', (query) => query[type] !== undefined),
    ],
    ...(['listEstimates', 'listGuides'].includes(operation) && {
      'first-type-only-beside-status': [
        'hears the first of several types where a status is given too',
        onRequest(({ query, ...request }) =>
          Array.isArray(query[type]) && query['status[]'] !== undefined
            ? { ...request, query: { ...query, [type]: query[type].slice(0, 1) } }
            : undefined,
        ),
      ],
    }),
    ...(operation === 'listGuides' && {
      'one-address-for-both': [
        'shows the address of loading in place of that of delivery',
        onEntries((entry) => {
          entry.address_to = entry.address_from;
        }),
      ],
    }),
    'filters-on-first-page-only': [
      'forgets its filters from the second page on, but for the text',
      withoutQuery(isFilter, ({ page }) => Number(page ?? 1) > 1),
    ],
    ...(hasDueDate && {
      'due-date-ignored-beside-status': [
        'ignores ranges of due_date where a status is given too',
        withoutQuery(
          (name) => name.startsWith('due_date'),
          (query) => query['status[]'] !== undefined,
        ),
      ],
    }),
    'strange-type-ignored': [
      'lists everything for a type that it does not hold',
      withoutQuery(type, (query) => String(query[type]) === strange),
    ],
    'entries-as-first-listed': ['shows each document as it was first listed', asFirstListed],
    'shows-another-account': [
      'also lists documents of another account',
      listed((_list, request, handle, service) =>
        service.accounts().flatMap((one) => listOf(handle(asAccount(request, one)))?.list ?? []),
      ),
      {},
      'isolation',
    ],
    'archived-false-as-true': [
      'takes archived=false for true',
      rewriting('archived', (value) => (value === 'false' ? 'true' : value)),
      archiving,
    ],
    'total-counts-unfiltered': [
      'reports the total of what the text keeps, whatever else is filtered',
      replacing((request, handle) => {
        const response = handle(request);
        const names = Object.entries(request.query);
        if (response.status !== 200 || !names.some(([name]) => isFilter(name))) return response;
        const query = Object.fromEntries(names.filter(([name]) => !isFilter(name)));
        const all = handle({ ...request, query }).body as Json;
        return { ...response, body: { ...(response.body as Json), pagination: all.pagination } };
      }),
    ],
  });
}

const onFullPages = { neverBehind: 'empty-page' } as const;

function pagesOf(operation: OperationId): readonly Fault[] {
  const stated = operations[operation].responses['200'];
  const hasFigures = stated?.assumed === undefined && operation !== 'listItems';
  const figure = (change: (pagination: Json, shown: number) => Json): Way =>
    paged((pagination, answer) => change(pagination, listOf(answer)?.list.length ?? 0));
  return rowsOf(operation, 'pagination', {
    'page-ignored': ['always answers the first page', withoutQuery('page'), onFullPages],
    'per-page-ignored': ['ignores per_page', withoutQuery('per_page')],
    'last-of-page-dropped': [
      'drops the last record of a full page',
      listed((list) => (list.length > 1 ? list.slice(0, -1) : list)),
    ],
    'second-page-repeats': [
      'repeats a record on the second page',
      listed((list, request, handle) => {
        if (request.query.page !== '2') return list;
        const first = listOf(handle({ ...request, query: { ...request.query, page: '1' } }))?.list.at(-1);
        return first ? [first, ...list.slice(1)] : list;
      }),
      onFullPages,
    ],
    ...(hasFigures && {
      'total-counts-page': [
        'counts the page only',
        figure((_pagination, shown) => ({ total_entries: shown })),
      ],
      'total-pages-off': [
        'reports one page too many',
        figure(({ total_pages }) => ({ total_pages: Number(total_pages) + 1 })),
      ],
      'current-page-wrong': ['always reports page 1', figure(() => ({ current_page: 1 }))],
      'per-page-wrong': [
        'reports the size of the page as per_page',
        figure((_pagination, shown) => ({ per_page: Math.max(1, shown - 1) })),
      ],
    }),
  });
}

export const listFaultRows: readonly Fault[] = [
  ...filtered.flatMap(filtersOf),
  ...filtered.flatMap(together),
  ...withPages.flatMap(pagesOf),
];
