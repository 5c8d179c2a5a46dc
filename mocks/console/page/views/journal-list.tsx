/** The journal's list, with scrolling, keys and rows: only visible rows are elements. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Summary } from '../client.js';
import { JournalCells, JournalHead } from './journal-row.js';

/** The height of a row, as in styles/journal.css. */
const ROW_PX = 36;
/** Rows drawn beyond the visible ones, on either side. */
const SPARE = 8;
const USUAL_PX = 600;

interface ListProps {
  entries: readonly Summary[];
  /** The id of the entry shown in full. */
  chosen: string | undefined;
  onOpen(id: number): void;
  /** Called when older entries are about to become visible. */
  onMore(): void;
  accountOf(entry: Summary): string;
}

/** The number of rows that a key moves; undefined for other keys. */
function stepOf(key: string, height: number): number | undefined {
  const page = Math.floor(height / ROW_PX) - 1;
  return { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -1e9, End: 1e9 }[key];
}

export function JournalList({ entries, chosen, onOpen, onMore, accountOf }: ListProps) {
  const box = useRef<HTMLDivElement>(null);
  const toFocus = useRef<number | undefined>(undefined);
  const [{ top, height }, setView] = useState({ top: 0, height: USUAL_PX });
  const look = () => {
    const { scrollTop = 0, clientHeight = USUAL_PX } = box.current ?? {};
    setView({ top: scrollTop, height: clientHeight || USUAL_PX });
  };
  useEffect(() => {
    const observer = new ResizeObserver(look);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  useStillRows(box, entries);
  useLayoutEffect(() => {
    const row = box.current?.querySelector<HTMLElement>(`[data-id="${toFocus.current}"]`);
    if (!row) return;
    toFocus.current = undefined;
    row.focus({ preventScroll: true });
  });
  const first = Math.max(0, Math.floor(top / ROW_PX) - SPARE);
  const last = Math.min(entries.length, first + Math.ceil(height / ROW_PX) + 2 * SPARE);
  useEffect(() => {
    if (last > entries.length - 2 * SPARE) onMore();
  }, [last, entries]);

  function move(event: KeyboardEvent): void {
    const step = stepOf(event.key, height);
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('.entry') : null;
    const at = entries.findIndex(({ id }) => String(id) === row?.dataset.id);
    if (step === undefined || at === -1) return;
    event.preventDefault();
    const next = Math.min(entries.length - 1, Math.max(0, at + step));
    const entry = entries[next];
    if (box.current === null || entry === undefined) return;
    scrollTo(box.current, next);
    toFocus.current = entry.id;
    look();
    onOpen(entry.id);
  }

  return (
    <div class="entries virtual" ref={box} onScroll={look}>
      <JournalHead />
      <ol
        class="rows-of-journal"
        aria-label="Requests, newest first"
        style={entries.length > 0 ? { height: `${entries.length * ROW_PX}px` } : {}}
        onKeyDown={move}
      >
        {entries.length === 0 && <li class="empty">No requests yet. They show here as they happen.</li>}
        {entries.slice(first, last).map((entry, index) => (
          <li
            key={entry.id}
            style={{ top: `${(first + index) * ROW_PX}px` }}
            aria-setsize={entries.length}
            aria-posinset={first + index + 1}
          >
            <button
              type="button"
              class="entry"
              aria-current={String(entry.id) === chosen ? 'true' : undefined}
              data-id={entry.id}
              onClick={() => onOpen(entry.id)}
            >
              <JournalCells entry={entry} account={accountOf(entry)} />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Keeps the scroll position when new rows are added above. */
function useStillRows(box: { current: HTMLDivElement | null }, entries: readonly Summary[]): void {
  const newest = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    const added = entries.findIndex(({ id }) => id === newest.current);
    newest.current = entries[0]?.id;
    if (box.current && added > 0 && box.current.scrollTop > ROW_PX) box.current.scrollTop += added * ROW_PX;
  }, [entries]);
}

/** Scrolls as little as needed to show a row, considering the head above it. */
function scrollTo(box: HTMLDivElement, index: number): void {
  const [top, bottom] = [index * ROW_PX, (index + 2) * ROW_PX];
  if (top < box.scrollTop) box.scrollTop = top;
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
}
