// The documents of one account: search, filter by type and state, sort, pages. Quick with 100,000 of them, because the
// server looks for them.
import { contractTables, control, questions } from './api.js';
import { button, choice, h, labelled, money, number, pill, show } from './dom.js';
import { accountChoice, folded, onceTyped, searchForm } from './search-form.js';

/** Column, class, what it is sorted by; columns of the class "extra" go on narrow screens. */
const COLUMNS = [
  ['Number', 'w-number', 'number'],
  ['Type', 'w-type extra', 'type'],
  ['Client', 'w-client but-phone', 'client'],
  ['Date', 'w-date extra', 'date'],
  ['State', 'w-state', 'status'],
  ['Total', 'w-total figure', 'total'],
];

export async function view(page) {
  const [{ accounts }, { documentTypes, stateTables }] = await Promise.all([
    control('GET', 'state'),
    contractTables(),
  ]);
  const account = accounts.find(({ name }) => name === page.args[0]) ?? accounts[0];
  const wish = { type: '', status: '', text: '', sort: '', page: 1, ...Object.fromEntries(page.query) };
  const list = h('div', { class: 'list' });
  const states = [...new Set(Object.values(stateTables).flatMap((one) => one.states))];
  const here = `/documents/${encodeURIComponent(account.name)}`;

  const ask = questions();
  const change = (name, value) => {
    wish[name] = value;
    wish.page = name === 'page' ? value : 1;
    draw();
  };

  async function draw() {
    const isLast = ask();
    const set = Object.entries(wish).filter(([, value]) => value !== '');
    const search = new URLSearchParams(set);
    page.readdress(`${here}?${search}`);
    const found = await control('GET', `accounts/${encodeURIComponent(account.name)}/documents?${search}`);
    if (isLast()) show(list, table(account, found, wish, change));
  }
  const select = (name, label, options) =>
    labelled(label, choice({ onchange: (event) => change(name, event.target.value) }, options, wish[name]));

  page.show(
    h(
      'div',
      { class: 'heading row' },
      h('h1', {}, 'Documents'),
      h('a', { class: 'button', href: `#${here}/new` }, 'New document'),
    ),
    searchForm(
      {
        hint: 'Client, number, line, id',
        value: wish.text,
        oninput: onceTyped((words) => change('text', words)),
      },
      folded(
        wish.type !== '' || wish.status !== '',
        accountChoice(accounts, account, (name) => {
          location.hash = `#/documents/${encodeURIComponent(name)}`;
        }),
        select('type', 'Type', [
          ['', 'All types'],
          ...Object.values(documentTypes).map(({ type }) => [type, type]),
        ]),
        select('status', 'State', [['', 'All states'], ...states.map((one) => [one, one])]),
      ),
    ),
    list,
  );
  page.refresh = draw;
  await draw();
}

function table(account, { documents, pagination }, wish, change) {
  if (documents.length === 0) return empty(wish);
  return [
    h(
      'div',
      { class: 'scroll' },
      h(
        'table',
        { class: 'rows fixed' },
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            COLUMNS.map((column) => sortable(column, wish.sort, (next) => change('sort', next))),
          ),
        ),
        h(
          'tbody',
          {},
          documents.map((one) => row(account, one)),
        ),
      ),
    ),
    pager(pagination, change),
  ];
}

/** A head that sorts: first up, then down, then as it was. */
export function sortable([text, kind, name], sort, change) {
  const [isUp, isDown] = [sort === name, sort === `-${name}`];
  const next = isUp ? `-${name}` : isDown ? '' : name;
  return h(
    'th',
    { scope: 'col', class: kind, 'aria-sort': isUp ? 'ascending' : isDown ? 'descending' : undefined },
    h(
      'button',
      { type: 'button', class: 'sort', 'data-key': `sort ${name}`, onclick: () => change(next) },
      text,
      h('span', { 'aria-hidden': 'true' }, isUp ? ' ↑' : isDown ? ' ↓' : ''),
    ),
  );
}

function row(account, one) {
  const href = `#/documents/${encodeURIComponent(account.name)}/${one.id}`;
  return h(
    'tr',
    {},
    h(
      'td',
      {},
      h('a', { href, class: 'cover', 'data-key': `document ${one.id}` }, one.number ?? `#${one.id}`),
      h('small', { class: 'only-narrow' }, one.type),
      h('small', { class: 'only-phone', dir: 'auto' }, one.client),
    ),
    h('td', { class: 'extra' }, one.type),
    h('td', { class: 'cut but-phone', dir: 'auto', title: one.client }, one.client),
    h('td', { class: 'extra' }, one.date),
    h('td', {}, pill(one.status)),
    h('td', { class: 'figure' }, money(one.total, one.currency)),
  );
}

function empty(wish) {
  const isFiltered = wish.text !== '' || wish.type !== '' || wish.status !== '';
  return h(
    'p',
    { class: 'empty' },
    isFiltered
      ? 'No document matches. Change the search or the filters.'
      : 'No documents yet. Create one with POST /invoices.json, or load the demo scenario under Data and time.',
  );
}

export function pager({ totalEntries, currentPage, totalPages, perPage }, change) {
  const first = (currentPage - 1) * perPage + 1;
  const last = Math.min(currentPage * perPage, totalEntries);
  const to = (text, page, off) => button(text, () => change('page', page), 'quiet', { disabled: off });
  return h(
    'div',
    { class: 'pager' },
    h('span', {}, `${number.format(first)} to ${number.format(last)} of ${number.format(totalEntries)}`),
    h(
      'span',
      { class: 'buttons' },
      to('First', 1, currentPage === 1),
      to('Previous', currentPage - 1, currentPage === 1),
      to('Next', currentPage + 1, currentPage >= totalPages),
      to('Last', totalPages, currentPage >= totalPages),
    ),
  );
}
