// The request journal, live: newest first, filtered on the server, one exchange in full beside or over the list.
import { contractTables, control, knownAccounts } from './api.js';
import { button, choice, h, labelled, note, number, plural, show } from './dom.js';
import { entryDetail } from './journal-entry.js';
import { journalList } from './journal-list.js';
import { folded, searchForm, TYPING_MS } from './search-form.js';

const PAGE = 200;
const FILTERS = {
  text: '',
  operation: '',
  status: '',
  account: '',
  violations: '',
  document: '',
  finding: '',
};

export async function view(page) {
  const [{ operations }, accounts] = await Promise.all([contractTables(), knownAccounts()]);
  const wish = { ...FILTERS, ...Object.fromEntries(page.query) };
  const detail = h('div', { class: 'detail' });
  const split = h('div', { class: 'split journal' });
  const info = h('span', { class: 'hint' });
  let chosen = page.args[0];
  let entries = [];
  let newest = 0;
  let isAll = false;
  let asked;
  /** Loads begun, and the one that is shown: another one is under way while they differ. */
  let loads = 0;
  let loaded = 0;
  let isPaused = false;
  let timer;

  const first = accounts.find(({ isDefault }) => isDefault)?.name ?? '';
  const list = journalList({ open, more, nameOf: ({ account }) => account ?? first });
  const queryOf = () => {
    const set = Object.entries(wish).filter(([name, value]) => value !== '' && name in FILTERS);
    return new URLSearchParams(set);
  };
  const ask = (more) => {
    const query = queryOf();
    return control('GET', `journal?bodies=false&limit=${PAGE}&${more}&${query}`);
  };

  /** From the start: after a change of the filters. */
  async function load() {
    const mine = ++loads;
    const found = await ask('');
    // Answers may overtake each other: only that to the last wish is shown.
    if (mine !== loads) return;
    loaded = mine;
    entries = found.entries;
    isAll = entries.length < PAGE;
    took(found);
    list.set(entries);
  }
  function took({ kept, capacity, newest: last }) {
    newest = last;
    info.textContent = `${number.format(kept)} of at most ${plural(capacity, 'request')} kept`;
  }
  /** Older ones, when the end of the list comes in sight. */
  function more() {
    if (isAll || asked || entries.length === 0) return;
    const mine = loads;
    asked = ask(`before=${entries.at(-1).id}`)
      .then(({ entries: older }) => {
        asked = undefined;
        if (mine !== loads) return;
        isAll = older.length < PAGE;
        entries = [...entries, ...older];
        list.set(entries);
      })
      .catch(() => {
        asked = undefined;
      });
  }
  /** Only what is new; when that is more than a page, what came between is loaded as it comes in sight. */
  async function refresh(tick) {
    if (isPaused) return;
    if (loaded !== loads || tick.newest < newest || tick.oldest === 0) return load();
    const mine = loads;
    const found = await ask(`after=${newest}`);
    if (mine !== loads) return;
    if (found.entries.length === PAGE) return load();
    took(found);
    const kept = entries.filter(({ id }) => id >= found.oldest);
    entries = [...found.entries, ...kept];
    list.set(entries, found.entries.length);
  }
  function place() {
    const search = queryOf();
    page.readdress(`/journal${chosen ? `/${chosen}` : ''}${search.size > 0 ? `?${search}` : ''}`);
  }
  async function open(id) {
    chosen = String(id);
    place();
    list.choose(chosen);
    split.classList.add('has-detail');
    try {
      const entry = await control('GET', `journal/${id}`);
      if (chosen === String(id))
        show(detail, entryDetail({ page, entry, accounts, operations, open, close }));
    } catch (error) {
      show(detail, h('p', { class: 'empty' }, error.message), button('Close', close, 'quiet'));
    }
  }
  function close() {
    const last = chosen;
    chosen = undefined;
    place();
    split.classList.remove('has-detail');
    show(detail);
    list.choose(undefined);
    list.focusOn(last);
  }
  const change = (name) => (event) => {
    wish[name] = event.target.type === 'checkbox' ? (event.target.checked ? 'true' : '') : event.target.value;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        place();
        load();
      },
      event.type === 'input' ? TYPING_MS : 0,
    );
  };
  const acts = {
    pause: (event) => {
      isPaused = event.target.checked;
      if (!isPaused) load();
    },
    clear: async () => {
      await control('DELETE', 'journal');
      close();
      await load();
      note('The journal is empty.');
    },
  };

  split.append(list.element, detail);
  split.addEventListener('keydown', (event) => event.key === 'Escape' && chosen !== undefined && close());
  page.show(
    h(
      'div',
      { class: 'heading row' },
      h('h1', {}, 'Journal'),
      h('span', { class: 'end' }, info, button('Clear', acts.clear, 'quiet')),
    ),
    wish.finding !== '' && narrowed(wish.finding),
    filters({ wish, operations, accounts, change, pause: acts.pause }),
    split,
  );
  page.refresh = refresh;
  await load();
  if (chosen !== undefined) await open(chosen);
}

const narrowed = (finding) =>
  h(
    'p',
    { class: 'callout' },
    'Only what shows ',
    h('a', { href: `#/findings?of=${encodeURIComponent(finding)}` }, finding),
    '. ',
    h('a', { href: '#/journal' }, 'Show all requests'),
  );

const STATUSES = ['2xx', '3xx', '4xx', '5xx', '401', '404', '422', '0'];

function filters({ wish, operations, accounts, change, pause }) {
  const isSet = ['operation', 'status', 'account', 'violations', 'document'].some(
    (name) => wish[name] !== '',
  );
  const select = (name, label, options) =>
    labelled(label, choice({ onchange: change(name), name }, options, wish[name]));
  return searchForm(
    { hint: 'Address or body', value: wish.text, oninput: change('text') },
    folded(
      isSet,
      select('operation', 'Operation', [['', 'All operations'], ...operations.map(({ id }) => [id, id])]),
      select('status', 'Status', [
        ['', 'All'],
        ...STATUSES.map((one) => [one, one === '0' ? 'dropped' : one]),
      ]),
      accounts.length > 1 &&
        select('account', 'Account', [['', 'All'], ...accounts.map(({ name }) => [name, name])]),
      labelled(
        'Document id',
        h('input', {
          inputmode: 'numeric',
          pattern: '\\d*',
          size: 8,
          value: wish.document,
          oninput: change('document'),
        }),
      ),
      h(
        'label',
        { class: 'check' },
        h('input', { type: 'checkbox', checked: wish.violations === 'true', onchange: change('violations') }),
        'Only with remarks',
      ),
      h('label', { class: 'check' }, h('input', { type: 'checkbox', onchange: pause }), 'Pause'),
    ),
  );
}
