// The documents of one account: search, filter by type and state, pages. Quick with 100,000 of them, because the
// server looks for them.
import { contractTables, control } from './api.js';
import { choice, h, labelled, money, number, pill, show } from './dom.js';

const TYPING_MS = 200;

export async function documentsView(page) {
  const [{ accounts }, { documentTypes, stateTables }] = await Promise.all([
    control('GET', 'state'),
    contractTables(),
  ]);
  const account = accounts.find(({ name }) => name === page.args[0]) ?? accounts[0];
  const wish = { type: '', status: '', text: '', page: 1, ...Object.fromEntries(page.query) };
  const list = h('div', { class: 'list', 'aria-live': 'polite' });
  const states = [...new Set(Object.values(stateTables).flatMap((one) => one.states))];
  let timer;

  const change = (name, value) => {
    wish[name] = value;
    wish.page = name === 'page' ? value : 1;
    draw();
  };

  async function draw() {
    const search = new URLSearchParams(Object.entries(wish).filter(([, value]) => value !== ''));
    page.readdress(`/documents/${encodeURIComponent(account.name)}?${search}`);
    const found = await control('GET', `accounts/${encodeURIComponent(account.name)}/documents?${search}`);
    show(list, table(account, found, wish, change));
  }

  page.show(
    h('h1', {}, 'Documents'),
    h(
      'form',
      { class: 'filters', role: 'search', onsubmit: (event) => event.preventDefault() },
      labelled(
        'Account',
        choice(
          {
            onchange: (event) => {
              location.hash = `#/documents/${encodeURIComponent(event.target.value)}`;
            },
          },
          accounts.map(({ name }) => [name, name]),
          account.name,
        ),
      ),
      labelled(
        'Search',
        h('input', {
          type: 'search',
          placeholder: 'Client, number, line, id  ( / )',
          value: wish.text,
          oninput: (event) => {
            clearTimeout(timer);
            timer = setTimeout(() => change('text', event.target.value), TYPING_MS);
          },
        }),
      ),
      labelled(
        'Type',
        choice(
          { onchange: (event) => change('type', event.target.value) },
          [['', 'All types'], ...Object.values(documentTypes).map(({ type }) => [type, type])],
          wish.type,
        ),
      ),
      labelled(
        'State',
        choice(
          { onchange: (event) => change('status', event.target.value) },
          [['', 'All states'], ...states.map((one) => [one, one])],
          wish.status,
        ),
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
        { class: 'rows' },
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            ['Number', 'Type', 'Client', 'Date', 'State'].map((name) => h('th', { scope: 'col' }, name)),
            h('th', { scope: 'col', class: 'figure' }, 'Total'),
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

function row(account, one) {
  const href = `#/documents/${encodeURIComponent(account.name)}/${one.id}`;
  return h(
    'tr',
    {},
    h(
      'td',
      {},
      h('a', { href, class: 'cover', 'data-key': `document ${one.id}` }, one.number ?? `#${one.id}`),
    ),
    h('td', {}, one.type),
    h('td', { class: 'long', dir: 'auto' }, one.client),
    h('td', { class: 'figure-left' }, one.date),
    h('td', {}, pill(one.status)),
    h('td', { class: 'figure' }, money(one.total, one.currency)),
  );
}

function empty(wish) {
  const filtered = wish.text !== '' || wish.type !== '' || wish.status !== '';
  return h(
    'p',
    { class: 'empty' },
    filtered
      ? 'No document matches. Change the search or the filters.'
      : 'No documents yet. Create one with POST /invoices.json, or load the demo scenario under Data and time.',
  );
}

function pager({ totalEntries, currentPage, totalPages, perPage }, change) {
  const first = (currentPage - 1) * perPage + 1;
  const last = Math.min(currentPage * perPage, totalEntries);
  const button = (text, page, off) =>
    h(
      'button',
      {
        type: 'button',
        class: 'quiet',
        disabled: off,
        'data-key': `page ${text}`,
        onclick: () => change('page', page),
      },
      text,
    );
  return h(
    'div',
    { class: 'pager' },
    h('span', {}, `${number.format(first)} to ${number.format(last)} of ${number.format(totalEntries)}`),
    h(
      'span',
      { class: 'buttons' },
      button('First', 1, currentPage === 1),
      button('Previous', currentPage - 1, currentPage === 1),
      button('Next', currentPage + 1, currentPage >= totalPages),
      button('Last', totalPages, currentPage >= totalPages),
    ),
  );
}
