/** What pages are made of besides controls: cards, lists of facts, tables of records, pills and texts as they are. */
import type { ComponentChild, ComponentChildren } from 'preact';
import { Button, CopyButton } from './controls.js';
import { number, pretty } from './format.js';

export const Card = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section class="card">
    <h2>{title}</h2>
    {children}
  </section>
);

/** A title with what stands at the end of its line. */
export const Heading = ({ title, children }: { title: string; children?: ComponentChildren }) => (
  <div class="heading row">
    <h1>{title}</h1>
    {children}
  </div>
);

/** States that have a colour are named by one small word. */
export const Pill = ({ state }: { state: string }) => (
  <span class={`pill ${/^[a-z]+$/.test(state) ? state : ''}`}>{state}</span>
);

/** Names and values; what is empty is left out. */
export const Facts = ({ rows }: { rows: readonly (readonly [name: string, value: ComponentChild])[] }) => (
  <dl class="pairs">
    {rows
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
  </dl>
);

/** Text as it is; it may scroll, so that the keyboard must reach it. */
export const Pre = ({ label, children }: { label: string; children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
  // biome-ignore lint/a11y/useSemanticElements: a section would not keep its line ends.
  <pre tabIndex={0} role="region" aria-label={label}>
    {children}
  </pre>
);

/** A body with a button that copies it. */
export function Body({ text, label }: { text: string; label: string }): ComponentChild {
  if (text === '') return <p class="hint">No body.</p>;
  const shown = pretty(text);
  return (
    <div class="body">
      <CopyButton text={shown} />
      <Pre label={label}>{coloured(shown)}</Pre>
    </div>
  );
}

/** Beyond so many characters, colours cost more than they help. */
const MAX_COLOURED = 60_000;
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/g;

/** JSON in colours; any other text as it is. */
export function coloured(text: string): ComponentChild[] {
  if (text.length > MAX_COLOURED || !/^\s*[[{"]/.test(text)) return [text];
  const parts: ComponentChild[] = [];
  let end = 0;
  for (const { 0: whole, 1: string, 2: colon, 3: word, index } of text.matchAll(TOKEN)) {
    const kind = string === undefined ? (word === undefined ? 'number' : 'word') : colon ? 'name' : 'string';
    const token = colon === undefined ? whole : (string ?? '');
    parts.push(text.slice(end, index), <span class={`json-${kind}`}>{token}</span>);
    end = index + token.length;
  }
  return [...parts, text.slice(end)];
}

export interface Column<Row> {
  title: string;
  /** Of head and cells: `figure` for numbers, `extra` for what narrow screens leave out. */
  class?: string;
  /** What the server sorts by. */
  sort?: string;
  cell(row: Row): ComponentChild;
}

interface TableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string | number;
  /** As asked for: `date`, `-date`, or nothing. */
  sort?: string;
  onSort?(sort: string): void;
  class?: string;
  markedKey?: string;
  /** Named where it may be wider than the page and nothing in it takes the focus. */
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
                <th scope="col" class={one.class}>
                  {one.title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} class={String(keyOf(row)) === more.markedKey ? 'marked' : undefined}>
              {columns.map((one) => (
                <td class={one.class} dir="auto">
                  {one.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SortableHeadProps {
  column: { title: string; class?: string };
  by: string;
  sort: string | undefined;
  onSort(sort: string): void;
}

/** Sorts: first up, then down, then as it was. */
function SortableHead({ column, by, sort, onSort }: SortableHeadProps) {
  const [isUp, isDown] = [sort === by, sort === `-${by}`];
  const next = isUp ? `-${by}` : isDown ? '' : by;
  return (
    <th scope="col" class={column.class} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <button type="button" class="sort" onClick={() => onSort(next)}>
        {column.title}
        <span aria-hidden="true">{isUp ? ' ↑' : isDown ? ' ↓' : ''}</span>
      </button>
    </th>
  );
}

interface PagerProps {
  pagination: { totalEntries: number; currentPage: number; totalPages: number; perPage: number };
  onPage(page: number): void;
}

export function Pager({ pagination, onPage }: PagerProps): ComponentChild {
  const { totalEntries, currentPage, totalPages, perPage } = pagination;
  const [isFirst, isLast] = [currentPage === 1, currentPage >= totalPages];
  const [start, end] = [(currentPage - 1) * perPage + 1, Math.min(currentPage * perPage, totalEntries)];
  const to = (text: string, page: number, isDisabled: boolean) => (
    <Button kind="quiet" isDisabled={isDisabled} onClick={() => onPage(page)}>
      {text}
    </Button>
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
