// The journal's list: only the rows in sight are elements, however many there are. Owns scrolling, keys and rows; where
// the entries come from is the view's business.
import { h, plural, show } from './dom.js';

const ROW = 36;
const SPARE = 8;

/** `more()` is asked for older entries near the end; `open(id)` is told what was chosen. */
export function journalList({ open, more, nameOf }) {
  const rows = h('ol', { class: 'rows-of-journal', 'aria-label': 'Requests, newest first' });
  const box = h('div', { class: 'entries virtual', onscroll: () => draw() }, head(), rows);
  let entries = [];
  let chosen;

  function draw() {
    const first = Math.max(0, Math.floor(box.scrollTop / ROW) - SPARE);
    const last = Math.min(entries.length, first + Math.ceil((box.clientHeight || 600) / ROW) + 2 * SPARE);
    rows.style.height = `${entries.length * ROW}px`;
    if (entries.length === 0) rows.style.height = 'auto';
    show(
      rows,
      entries.length === 0
        ? h('li', { class: 'empty' }, 'No requests yet. They show here as they happen.')
        : entries.slice(first, last).map((entry, index) => item(entry, first + index)),
    );
    if (last > entries.length - 2 * SPARE) more();
  }
  function item(entry, index) {
    const isChosen = String(entry.id) === chosen;
    return h(
      'li',
      { style: `top:${index * ROW}px`, 'aria-setsize': entries.length, 'aria-posinset': index + 1 },
      h(
        'button',
        {
          type: 'button',
          class: 'entry',
          'aria-current': isChosen ? 'true' : undefined,
          'data-key': `entry ${entry.id}`,
          'data-id': entry.id,
          onclick: () => open(entry.id),
        },
        cells(entry, nameOf(entry)),
      ),
    );
  }
  function move(event) {
    const page = Math.floor(box.clientHeight / ROW) - 1;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -1e9, End: 1e9 }[
      event.key
    ];
    const id = event.target.closest('.entry')?.dataset.id;
    const at = entries.findIndex((one) => String(one.id) === id);
    if (step === undefined || at === -1) return;
    event.preventDefault();
    const next = Math.min(entries.length - 1, Math.max(0, at + step));
    inSight(next);
    draw();
    rows.querySelector(`[data-id="${entries[next].id}"]`)?.focus({ preventScroll: true });
    open(entries[next].id);
  }
  function inSight(index) {
    const [top, bottom] = [index * ROW, (index + 2) * ROW];
    if (top < box.scrollTop) box.scrollTop = top;
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  }
  rows.addEventListener('keydown', move);
  new ResizeObserver(draw).observe(box);

  return {
    element: box,
    /** `added` rows came in above what was there: who reads further down keeps his place. */
    set(next, added = 0) {
      entries = next;
      if (added > 0 && box.scrollTop > ROW) box.scrollTop += added * ROW;
      draw();
    },
    choose(id) {
      chosen = id;
      draw();
    },
    focusOn(id) {
      rows.querySelector(`[data-id="${id}"]`)?.focus({ preventScroll: true });
    },
  };
}

export const kindOf = (status) => (status === 0 || status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'good');
export const statusText = (status) => (status === 0 ? 'drop' : status);

const COLUMNS = ['Status', 'Method', 'Operation', 'Account', 'Document', 'Remarks', 'Took', 'At'];

const head = () =>
  h(
    'div',
    { class: 'entry-head', 'aria-hidden': 'true' },
    COLUMNS.map((one) => h('span', { class: `c-${one.toLowerCase()}` }, one)),
  );

function cells(entry, account) {
  const path = entry.url.split('?')[0];
  const wrong = entry.violations.length + entry.breaches.length;
  const { document } = entry;
  const cell = (name, ...children) => h('span', { class: `c-${name}` }, children);
  return [
    cell('status', h('span', { class: `code ${kindOf(entry.status)}` }, statusText(entry.status))),
    cell('method', entry.method),
    cell(
      'operation',
      h('strong', { title: path }, entry.operation ?? path),
      wrong > 0 && h('em', { class: 'bad in-short', title: plural(wrong, 'violation') }, `${wrong}!`),
    ),
    cell('account', account),
    cell('document', document && (document.number ?? `#${document.id}`)),
    cell(
      'remarks',
      wrong > 0 && h('em', { class: 'bad' }, plural(wrong, 'violation')),
      entry.notes.length > 0 && h('em', {}, plural(entry.notes.length, 'note')),
      entry.fault !== null && h('em', {}, `fault ${entry.fault}`),
      entry.passedTo !== null && h('em', { title: entry.passedTo }, 'there'),
    ),
    cell('took', `${entry.durationMs < 10 ? entry.durationMs.toFixed(1) : Math.round(entry.durationMs)} ms`),
    cell('at', entry.at.slice(11, 19)),
  ];
}
