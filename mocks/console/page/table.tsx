/** Tables of records: columns as data, sortable heads, and pagination. */
import type { ComponentChild } from 'preact';
import { QuietButton } from './controls.js';
import { number } from './format.js';

export interface Column<Row> {
  title: string;
  /** Class of head and cells: `figure` for numbers, `extra` for columns hidden on narrow screens. */
  class?: string;
  /** The cell is the row's head. */
  isHead?: boolean;
  /** On wide pages, narrow ones and phones; a missing one is that of the next wider page. */
  widths?: readonly [wide: string, narrow?: string, phone?: string];
  /** The server's sort key. */
  sort?: string;
  cell(row: Row): ComponentChild;
}

interface TableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string | number;
  /** The requested order: `date`, `-date`, or undefined. */
  sort?: string;
  onSort?(sort: string): void;
  class?: string;
  markedKey?: string;
  /** The accessible name of a table that may be wider than the page and contains nothing focusable. */
  label?: string;
}

export function Table<Row>({ columns, rows, keyOf, sort, onSort, ...more }: TableProps<Row>) {
  const region = more.label && ({ tabIndex: 0, role: 'region', 'aria-label': more.label } as const);
  return (
    <div class="scroll" {...region}>
      <table class={more.class ?? 'rows'}>
        <thead>
          <tr>
            {columns.map((one) =>
              one.sort && onSort ? (
                <SortableHead column={one} by={one.sort} sort={sort} onSort={onSort} />
              ) : (
                <th scope="col" class={one.class} style={widthsOf(one)}>
                  {one.title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} class={String(keyOf(row)) === more.markedKey ? 'marked' : undefined}>
              {columns.map((one) =>
                one.isHead ? (
                  <th scope="row">{one.cell(row)}</th>
                ) : (
                  <td class={one.class} dir="auto">
                    {one.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Variables for styles/lists.css, which chooses by the page's width. */
function widthsOf({ widths }: SortableHeadProps['column']) {
  if (widths === undefined) return undefined;
  const [wide, narrow = wide, phone = narrow] = widths;
  return { '--wide': wide, '--narrow': narrow, '--phone': phone };
}

interface SortableHeadProps {
  column: Pick<Column<never>, 'title' | 'class' | 'widths'>;
  by: string;
  sort: string | undefined;
  onSort(sort: string): void;
}

/** Sorts ascending, then descending, then not at all. */
function SortableHead({ column, by, sort, onSort }: SortableHeadProps) {
  const [isUp, isDown] = [sort === by, sort === `-${by}`];
  const next = isUp ? `-${by}` : isDown ? '' : by;
  return (
    <th
      scope="col"
      class={column.class}
      style={widthsOf(column)}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
    >
      <button type="button" class="sort" onClick={() => onSort(next)}>
        {column.title}
        <span aria-hidden="true">{isUp ? ' ↑' : isDown ? ' ↓' : ''}</span>
      </button>
    </th>
  );
}

interface PagedTableProps<Row>
  extends Pick<TableProps<Row>, 'columns' | 'rows'>,
    Pick<PagerProps, 'pagination'> {
  query: URLSearchParams;
  /** Shows the list with another value of a query parameter. */
  change(name: string, value: string | number): unknown;
  /** The text for an empty list. */
  empty: string;
}

/** A page of a long list, sorted by the server, with links to the other pages. */
export const PagedTable = <Row extends { id: number }>(props: PagedTableProps<Row>) => (
  <div class="list">
    {props.rows.length === 0 ? (
      <p class="empty">{props.empty}</p>
    ) : (
      <>
        <Table
          class="rows fixed"
          columns={props.columns}
          rows={props.rows}
          keyOf={({ id }) => id}
          sort={props.query.get('sort') ?? ''}
          onSort={(sort) => props.change('sort', sort)}
        />
        <Pager pagination={props.pagination} onPage={(page) => props.change('page', page)} />
      </>
    )}
  </div>
);

interface PagerProps {
  pagination: { totalEntries: number; currentPage: number; totalPages: number; perPage: number };
  onPage(page: number): void;
}

function Pager({ pagination, onPage }: PagerProps) {
  const { totalEntries, currentPage, totalPages, perPage } = pagination;
  const [isFirst, isLast] = [currentPage === 1, currentPage >= totalPages];
  const [start, end] = [(currentPage - 1) * perPage + 1, Math.min(currentPage * perPage, totalEntries)];
  const to = (text: string, page: number, isDisabled: boolean) => (
    <QuietButton isDisabled={isDisabled} onClick={() => onPage(page)}>
      {text}
    </QuietButton>
  );
  return (
    <div class="pager">
      <span>{`${number.format(start)} to ${number.format(end)} of ${number.format(totalEntries)}`}</span>
      <span class="buttons">
        {to('First', 1, isFirst)}
        {to('Previous', currentPage - 1, isFirst)}
        {to('Next', currentPage + 1, isLast)}
        {to('Last', totalPages, isLast)}
      </span>
    </div>
  );
}
