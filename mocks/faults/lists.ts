/** Faults of lists: filters that are ignored or off by one, pages that lose or repeat records, wrong totals. */
import type { OperationId } from '../../generated/operations.js';
import { operations } from '../../generated/operations.js';
import type { ServiceRequest } from '../service/request.js';
import type { Decorate } from '../service/service.js';
import { type Fault, type Json, listOf, onAnswer, onRequest } from './make.js';

const filtered: readonly OperationId[] = [
  'listInvoices',
  'listEstimates',
  'listGuides',
  'listPurchaseOrders',
];
const paged: readonly OperationId[] = ['listItems', 'listClients', ...filtered];

const row = (
  operation: OperationId,
  name: string,
  says: string,
  decorate: Decorate,
  area = 'filters',
): Fault => ({
  id: `lists/${operation}/${name}`,
  area,
  operations: [operation],
  says: `${operation} ${says}.`,
  stateDependent: true,
  decorate,
});

/** The day before or after a dd/mm/yyyy day. */
function shifted(day: unknown, days: number): string {
  const [d, m, y] = String(day).split('/').map(Number);
  const date = new Date(Date.UTC(y ?? 2000, (m ?? 1) - 1, (d ?? 1) + days));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
}

/** The scalar `type` of purchase orders has one value only: ignoring it does not show. */
function filtersOf(operation: OperationId): Fault[] {
  const names = operations[operation].parameters
    .filter(
      ({ in: place, name }) =>
        place === 'query' && !['page', 'per_page', 'non_archived', 'type'].includes(name),
    )
    .map(({ name }) => name);
  const rewriting = (
    name: string,
    edit: (value: string | readonly string[]) => string | readonly string[] | undefined,
  ) =>
    onRequest([operation], (request) => {
      const value = request.query[name];
      if (value === undefined) return undefined;
      const { [name]: _old, ...rest } = request.query;
      const changed = edit(value);
      return { ...request, query: changed === undefined ? rest : { ...rest, [name]: changed } };
    });
  return names.flatMap((name): Fault[] => {
    const faults = [
      row(
        operation,
        `${name}-ignored`,
        `ignores ${name}`,
        rewriting(name, () => undefined),
      ),
    ];
    if (/date|loaded_at/.test(name)) {
      const inward = name.endsWith('[from]') ? 1 : -1;
      faults.push(
        row(
          operation,
          `${name}-exclusive`,
          `leaves out the day of ${name} itself`,
          rewriting(name, (day) => shifted(day, inward)),
        ),
        row(
          operation,
          `${name}-off-by-one`,
          `takes one day too many by ${name}`,
          rewriting(name, (day) => shifted(day, -inward)),
        ),
      );
    }
    if (/total/.test(name)) {
      const inward = name.endsWith('[from]') ? 0.01 : -0.01;
      faults.push(
        row(
          operation,
          `${name}-exclusive`,
          `leaves out the amount of ${name} itself`,
          rewriting(name, (value) => (Number(value) + inward).toFixed(2)),
        ),
      );
    }
    if (name.endsWith('[]')) {
      faults.push(
        row(
          operation,
          `${name}-last-only`,
          `looks at the last ${name} only`,
          rewriting(name, (value) => (Array.isArray(value) ? value.slice(-1) : value)),
        ),
      );
    }
    return faults;
  });
}

/** The first page of every account in one list. */
const leaking =
  (operation: OperationId): Decorate =>
  (handle, service) =>
  (request) => {
    const response = handle(request);
    const found = request.operation === operation ? listOf(response) : undefined;
    if (!found || response.status !== 200) return response;
    const all = service.accounts().map(({ name, apiKey }) => handle({ ...request, account: name, apiKey }));
    const list = all.flatMap((one) => listOf(one)?.list ?? []);
    return { ...response, body: { ...(response.body as Json), [found.key]: list } };
  };

/** Defects of filters that show only when several are given, on a later page, or in the figures. */
function together(operation: OperationId): Fault[] {
  const type = operation === 'listPurchaseOrders' ? 'type' : 'type[]';
  const without = (request: ServiceRequest, gone: (name: string) => boolean): ServiceRequest => ({
    ...request,
    query: Object.fromEntries(Object.entries(request.query).filter(([name]) => !gone(name))),
  });
  const isFilter = (name: string) => !['text', 'page', 'per_page'].includes(name);
  return [
    row(
      operation,
      'status-ignored-beside-type',
      'ignores the status where a type is given too',
      onRequest([operation], (request) =>
        request.query[type] === undefined ? undefined : without(request, (name) => name === 'status[]'),
      ),
    ),
    row(
      operation,
      'filters-on-first-page-only',
      'forgets its filters from the second page on, but for the text',
      onRequest([operation], (request) =>
        Number(request.query.page ?? 1) > 1 ? without(request, isFilter) : undefined,
      ),
    ),
    ...(operations[operation].parameters.some(({ name }) => name === 'due_date[from]')
      ? [
          row(
            operation,
            'due-date-ignored-beside-status',
            'ignores ranges of due_date where a status is given too',
            onRequest([operation], (request) =>
              request.query['status[]'] === undefined
                ? undefined
                : without(request, (name) => name.startsWith('due_date')),
            ),
          ),
        ]
      : []),
    row(
      operation,
      'strange-type-ignored',
      'lists everything for a type that it does not hold',
      onRequest([operation], (request) => {
        const strange = operation === 'listInvoices' ? 'Quote' : 'Invoice';
        return String(request.query[type]) === strange
          ? without(request, (name) => name === type)
          : undefined;
      }),
    ),
    row(operation, 'entries-as-first-listed', 'shows each document as it was first listed', (handle) => {
      const first = new Map<unknown, Json>();
      return (request) => {
        const response = handle(request);
        const found = request.operation === operation ? listOf(response) : undefined;
        if (!found) return response;
        const list = found.list.map((entry) => {
          if (!first.has(entry.id)) first.set(entry.id, structuredClone(entry));
          return first.get(entry.id);
        });
        return { ...response, body: { ...(response.body as Json), [found.key]: list } };
      };
    }),
    {
      ...row(
        operation,
        'shows-another-account',
        'also lists documents of another account',
        leaking(operation),
      ),
      area: 'isolation',
    },
    row(
      operation,
      'archived-false-as-true',
      'takes archived=false for true',
      onRequest([operation], (request) =>
        request.query.archived === 'false'
          ? { ...request, query: { ...request.query, archived: 'true' } }
          : undefined,
      ),
    ),
    row(
      operation,
      'total-counts-unfiltered',
      'reports the total of what the text keeps, whatever else is filtered',
      (handle) => (request) => {
        const response = handle(request);
        if (request.operation !== operation || response.status !== 200) return response;
        if (!Object.keys(request.query).some(isFilter)) return response;
        const all = handle(without(request, isFilter)).body as Json;
        return { ...response, body: { ...(response.body as Json), pagination: all.pagination } };
      },
    ),
  ];
}

const edited = (
  operation: OperationId,
  edit: (body: Json, found: { key: string; list: Json[] }) => void,
): Decorate =>
  onAnswer([operation], (response) => {
    const found = listOf(response);
    if (found) edit(response.body as Json, found);
    return response;
  });

function pagesOf(operation: OperationId): Fault[] {
  const of = (name: string, says: string, decorate: Decorate) =>
    row(operation, name, says, decorate, 'pagination');
  const without = (name: string): Decorate =>
    onRequest([operation], (request) => {
      const { [name]: _gone, ...query } = request.query;
      return { ...request, query };
    });
  const faults = [
    of('page-ignored', 'always answers the first page', without('page')),
    of('per-page-ignored', 'ignores per_page', without('per_page')),
    of(
      'last-of-page-dropped',
      'drops the last record of a full page',
      edited(operation, (body, { key, list }) => {
        if (list.length > 1) body[key] = list.slice(0, -1);
      }),
    ),
    of('second-page-repeats', 'repeats a record on the second page', (handle) => (request) => {
      const response = handle(request);
      if (request.operation !== operation || request.query.page !== '2' || response.status !== 200)
        return response;
      const first = listOf(handle({ ...request, query: { ...request.query, page: '1' } }))?.list.at(-1);
      const copy = structuredClone(response);
      const found = listOf(copy);
      if (found && first) (copy.body as Json)[found.key] = [first, ...found.list.slice(1)];
      return copy;
    }),
  ];
  const stated = operations[operation].responses['200'];
  if (stated?.assumed !== undefined || operation === 'listItems') return faults;
  const counted = (
    name: string,
    says: string,
    edit: (pagination: Record<string, number>, shown: number) => void,
  ) =>
    of(
      name,
      says,
      edited(operation, (body, { list }) => {
        if (body.pagination) edit(body.pagination as Record<string, number>, list.length);
      }),
    );
  return [
    ...faults,
    counted('total-counts-page', 'counts the page only', (pagination, shown) => {
      pagination.total_entries = shown;
    }),
    counted('total-pages-off', 'reports one page too many', (pagination) => {
      pagination.total_pages = Number(pagination.total_pages) + 1;
    }),
    counted('current-page-wrong', 'always reports page 1', (pagination) => {
      pagination.current_page = 1;
    }),
    counted('per-page-wrong', 'reports the size of the page as per_page', (pagination, shown) => {
      pagination.per_page = Math.max(1, shown - 1);
    }),
  ];
}

export const listFaultRows: readonly Fault[] = [
  ...filtered.flatMap(filtersOf),
  ...filtered.flatMap(together),
  ...paged.flatMap(pagesOf),
];
