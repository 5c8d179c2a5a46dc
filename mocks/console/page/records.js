// Clients, items, taxes, sequences and the treasury of one account as tables: search, sort, page, and the way to each
// record's form.
import { control, knownAccounts, questions } from './api.js';
import { pager, sortable } from './documents.js';
import { h, pill, show } from './dom.js';
import { recordForm } from './record-form.js';
import { KINDS, shown } from './record-kinds.js';
import { accountChoice, onceTyped, searchForm } from './search-form.js';

export async function view(page) {
  const accounts = await knownAccounts();
  const account = accounts.find(({ name }) => name === page.args[0]) ?? accounts[0];
  const table = Object.hasOwn(KINDS, page.args[1] ?? '') ? page.args[1] : 'clients';
  const here = `/records/${encodeURIComponent(account.name)}/${table}`;
  if (page.args[2]) return recordForm({ page, account, table, id: page.args[2], here });

  const kind = KINDS[table];
  const wish = { text: '', sort: '', page: 1, ...Object.fromEntries(page.query) };
  const list = h('div', { class: 'list' });
  const ask = questions();
  const change = (name, value) => {
    wish[name] = value;
    wish.page = name === 'page' ? value : 1;
    draw();
  };
  async function draw() {
    const isLast = ask();
    const search = new URLSearchParams(Object.entries(wish).filter(([, value]) => value !== ''));
    page.readdress(`${here}?${search}`);
    const found = await control(
      'GET',
      `accounts/${encodeURIComponent(account.name)}/records/${table}?${search}`,
    );
    if (isLast()) show(list, rows({ kind, here, wish, change }, found));
  }

  page.show(
    h(
      'div',
      { class: 'heading row' },
      h('h1', {}, 'Records'),
      h('a', { class: 'button', href: `#${here}/new` }, `New ${kind.one}`),
    ),
    tabs(account, table),
    searchForm(
      {
        hint: 'Any word of a record',
        value: wish.text,
        oninput: onceTyped((words) => change('text', words)),
      },
      accounts.length > 1 &&
        accountChoice(accounts, account, (name) => {
          location.hash = `#/records/${encodeURIComponent(name)}/${table}`;
        }),
    ),
    list,
  );
  page.refresh = draw;
  await draw();
}

const tabs = (account, table) =>
  h(
    'nav',
    { class: 'tabs', 'aria-label': 'Tables' },
    Object.entries(KINDS).map(([name, { title }]) =>
      h(
        'a',
        {
          href: `#/records/${encodeURIComponent(account.name)}/${name}`,
          'aria-current': name === table ? 'page' : undefined,
        },
        title,
      ),
    ),
  );

function rows({ kind, here, wish, change }, { records, pagination }) {
  if (records.length === 0) {
    return h(
      'p',
      { class: 'empty' },
      wish.text === '' ? `No ${kind.title.toLowerCase()} yet.` : 'Nothing matches.',
    );
  }
  // Only fields of the record itself can be sorted by.
  const head = ([text, name, css]) =>
    name.includes('.') || name === 'counters'
      ? h('th', { scope: 'col', class: css }, text)
      : sortable([text, css, name], wish.sort, (next) => change('sort', next));
  return [
    h(
      'div',
      { class: 'scroll' },
      h(
        'table',
        { class: 'rows fixed' },
        h('thead', {}, h('tr', {}, h('th', { scope: 'col', class: 'w-id' }, 'Id'), kind.columns.map(head))),
        h(
          'tbody',
          {},
          records.map((record) =>
            h(
              'tr',
              {},
              h(
                'td',
                {},
                h(
                  'a',
                  { class: 'cover', href: `#${here}/${record.id}`, 'data-key': `record ${record.id}` },
                  record.id,
                ),
                record.isForced && h('small', {}, pill('past the rules')),
              ),
              kind.columns.map(([, name, css]) => h('td', { class: css, dir: 'auto' }, shown(record, name))),
            ),
          ),
        ),
      ),
    ),
    pager(pagination, change),
  ];
}
