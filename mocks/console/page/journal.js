// The request journal, live: newest first, filtered on the server, one exchange in full beside the list.
import { contractTables, control } from './api.js';
import { choice, copyButton, h, labelled, note, pretty, show } from './dom.js';

const LIMIT = 200;
const TYPING_MS = 200;

export async function journalView(page) {
  const { operations } = await contractTables();
  const wish = { text: '', operation: '', status: '', violations: '', ...Object.fromEntries(page.query) };
  const list = h('ol', { class: 'entries', 'aria-label': 'Requests, newest first' });
  const detail = h('div', { class: 'detail' });
  const info = h('span', { class: 'hint' });
  let chosen = page.args[0];
  let entries = [];
  let held = false;
  let timer;

  const queryOf = () => new URLSearchParams(Object.entries(wish).filter(([, value]) => value !== ''));

  async function load() {
    const found = await control('GET', `journal?bodies=false&limit=${LIMIT}&${queryOf()}`);
    entries = found.entries;
    info.textContent = `${found.kept} of at most ${found.capacity} kept`;
    draw();
  }
  function draw() {
    const none = h('li', { class: 'empty' }, 'No requests yet. They show here as they happen.');
    show(list, entries.length === 0 ? none : entries.map((one) => row(one, String(one.id) === chosen, open)));
  }
  async function open(id) {
    chosen = String(id);
    const search = queryOf();
    page.readdress(`/journal/${id}${search.size > 0 ? `?${search}` : ''}`);
    draw();
    try {
      show(detail, entryDetail(page, await control('GET', `journal/${id}`)));
    } catch (error) {
      show(detail, h('p', { class: 'empty' }, error.message));
    }
  }
  const change = (name) => (event) => {
    wish[name] = event.target.type === 'checkbox' ? (event.target.checked ? 'true' : '') : event.target.value;
    clearTimeout(timer);
    timer = setTimeout(load, event.type === 'input' ? TYPING_MS : 0);
  };

  page.show(
    h('h1', {}, 'Journal'),
    filters(wish, operations, change, {
      info,
      hold: (event) => {
        held = event.target.checked;
        if (!held) load();
      },
      clear: async () => {
        await control('DELETE', 'journal');
        chosen = undefined;
        show(detail, hint());
        await load();
        note('The journal is empty.');
      },
    }),
    h('div', { class: 'split' }, list, detail),
  );
  list.addEventListener('keydown', moveFocus);
  page.refresh = () => (held ? undefined : load());
  show(detail, hint());
  await load();
  if (chosen !== undefined) await open(chosen);
}

const hint = () =>
  h('p', { class: 'empty' }, 'Choose a request to see it in full. Arrow keys move through the list.');

function filters(wish, operations, change, { info, hold, clear }) {
  const statuses = ['2xx', '3xx', '4xx', '5xx', '401', '404', '422', '0'];
  return h(
    'form',
    { class: 'filters', role: 'search', onsubmit: (event) => event.preventDefault() },
    labelled(
      'Search',
      h('input', {
        type: 'search',
        placeholder: 'Address or body  ( / )',
        value: wish.text,
        oninput: change('text'),
      }),
    ),
    labelled(
      'Operation',
      choice(
        { onchange: change('operation') },
        [['', 'All operations'], ...operations.map(({ id }) => [id, id])],
        wish.operation,
      ),
    ),
    labelled(
      'Status',
      choice(
        { onchange: change('status') },
        [['', 'All'], ...statuses.map((one) => [one, one === '0' ? 'dropped' : one])],
        wish.status,
      ),
    ),
    h(
      'label',
      { class: 'check' },
      h('input', { type: 'checkbox', checked: wish.violations === 'true', onchange: change('violations') }),
      'Only violations',
    ),
    h('label', { class: 'check' }, h('input', { type: 'checkbox', onchange: hold }), 'Hold still'),
    h(
      'span',
      { class: 'end' },
      info,
      h('button', { type: 'button', class: 'quiet', onclick: clear }, 'Clear'),
    ),
  );
}

const kindOf = (status) => (status === 0 || status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'good');

function row(entry, chosen, open) {
  const wrong = entry.violations.length + entry.breaches.length;
  return h(
    'li',
    {},
    h(
      'button',
      {
        type: 'button',
        class: 'entry',
        'aria-current': chosen ? 'true' : undefined,
        'data-key': `entry ${entry.id}`,
        onclick: () => open(entry.id),
      },
      h('span', { class: `code ${kindOf(entry.status)}` }, entry.status === 0 ? 'drop' : entry.status),
      h(
        'span',
        { class: 'what' },
        h('strong', {}, entry.operation ?? `${entry.method} ${entry.url.split('?')[0]}`),
        h('small', {}, `${entry.method} ${entry.url}`),
      ),
      h(
        'span',
        { class: 'side-note' },
        `${entry.durationMs} ms`,
        h('small', {}, entry.at.slice(11, 19)),
        wrong > 0 && h('em', {}, wrong === 1 ? '1 violation' : `${wrong} violations`),
      ),
    ),
  );
}

function entryDetail(page, entry) {
  const fault = entry.answer.headers['x-mock-fault'];
  return h(
    'article',
    { class: 'card' },
    h('h2', {}, entry.operation ?? 'No operation'),
    h('p', { class: 'line' }, h('code', {}, `${entry.method} ${entry.url}`)),
    h(
      'p',
      { class: 'counts' },
      h('span', {}, h('strong', {}, entry.status === 0 ? 'dropped' : entry.status)),
      h('span', {}, `${entry.durationMs} ms`),
      h('span', {}, entry.at.replace('T', ' ').slice(0, 19)),
      h('span', {}, `world ${entry.world}`),
      copyButton(entry.curl, 'Copy as curl'),
    ),
    fault &&
      h(
        'p',
        { class: 'callout' },
        'Fault rule ',
        fault,
        ' had a hand in this. ',
        h('a', { href: '#/faults' }, 'See the rules'),
      ),
    problems('The request breaks the contract', entry.violations, 'warn'),
    problems(`The answer breaks the contract: a defect of the ${page.server}`, entry.breaches, 'bad'),
    problems('Worth knowing', entry.notes, 'note'),
    message('Request', entry.request),
    message('Answer', entry.answer),
  );
}

function problems(title, texts, kind) {
  if (texts.length === 0) return undefined;
  return h(
    'div',
    { class: `callout ${kind}` },
    h('strong', {}, title),
    h(
      'ul',
      {},
      texts.map((one) => h('li', {}, one)),
    ),
  );
}

function message(title, { headers, body }) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return h(
    'section',
    { class: 'message' },
    h('h3', {}, title),
    h(
      'details',
      {},
      h('summary', {}, lines.length === 1 ? '1 header' : `${lines.length} headers`),
      h('pre', {}, lines.join('\n')),
    ),
    body === ''
      ? h('p', { class: 'hint' }, 'No body.')
      : h('pre', { tabindex: 0, 'aria-label': `${title} body` }, pretty(body)),
  );
}

function moveFocus(event) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const item = event.target.closest('li');
  const next = event.key === 'ArrowDown' ? item?.nextElementSibling : item?.previousElementSibling;
  const button = next?.querySelector('button');
  if (!button) return;
  event.preventDefault();
  button.focus();
  button.click();
}
