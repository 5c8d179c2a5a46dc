// The keys that work everywhere, and the list of all of them that "?" shows.
import { h } from './dom.js';

const KEYS = [
  ['?', 'Show this list'],
  ['/', 'Search in this page'],
  [
    'g then a, d, r, j, i, o, f, h, t',
    'Go to accounts, documents, records, journal, findings, outbox, faults, hybrid, data and time',
  ],
  ['Up, Down, Home, End', 'Move through the journal or the outbox'],
  ['Enter', 'Open what is focused'],
  ['Escape', 'Close a detail or this list'],
];
const PLACES = {
  a: '/accounts',
  d: '/documents',
  r: '/records',
  j: '/journal',
  i: '/findings',
  o: '/outbox',
  f: '/faults',
  h: '/hybrid',
  t: '/state',
};
const GO_MS = 1500;

const isTyping = ({ target }) => /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

function showKeys() {
  if (document.querySelector('dialog[open]')) return;
  const dialog = h(
    'dialog',
    { class: 'card', 'aria-labelledby': 'keys-title', onclose: () => dialog.remove() },
    h('h2', { id: 'keys-title' }, 'Keys'),
    h(
      'dl',
      { class: 'keys' },
      KEYS.map(([key, text]) => h('div', {}, h('dt', {}, h('kbd', {}, key)), h('dd', {}, text))),
    ),
    h('p', { class: 'buttons' }, h('button', { type: 'button', onclick: () => dialog.close() }, 'Close')),
  );
  document.body.append(dialog);
  dialog.showModal();
}

/** Listens for good; `main` is where a search field is looked for. */
export function listenForShortcuts(main) {
  let goUntil = 0;
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    if (event.key === '?') showKeys();
    else if (event.key === '/') {
      const search = main.querySelector('input[type=search]');
      if (search === null) return;
      event.preventDefault();
      search.closest('details')?.setAttribute('open', '');
      search.focus();
    } else if (event.key === 'g') goUntil = Date.now() + GO_MS;
    else if (Date.now() < goUntil && PLACES[event.key]) {
      goUntil = 0;
      location.hash = `#${PLACES[event.key]}`;
    }
  });
}
