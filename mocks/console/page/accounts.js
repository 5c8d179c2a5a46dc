// The accounts: addresses and keys to copy, and how many documents of which type and state each one has.
import { control, questions } from './api.js';
import { copyButton, h, number, plural } from './dom.js';

const COUNTED = ['documents', 'clients', 'items', 'taxes', 'sequences', 'mails'];

export async function view(page) {
  const ask = questions();
  const draw = async () => {
    const isLast = ask();
    const { accounts } = await control('GET', 'state');
    if (!isLast()) return;
    page.show(
      h('h1', {}, 'Accounts'),
      h(
        'p',
        { class: 'lead' },
        'Send requests to an address with its key. Everything here changes as you call.',
      ),
      accounts.map(card),
    );
  };
  page.refresh = draw;
  await draw();
}

function card(account) {
  const curl = `curl -g '${account.url}/invoices.json?api_key=${account.apiKey}&per_page=3'`;
  return h(
    'section',
    { class: 'card' },
    h('h2', { dir: 'auto' }, account.organization),
    h(
      'dl',
      { class: 'facts' },
      fact('Base URL', account.url),
      fact('api_key', account.apiKey),
      fact('Account id', String(account.id)),
      fact('Try it', curl),
    ),
    h(
      'p',
      { class: 'counts' },
      COUNTED.map((name) => h('span', {}, countLink(account, name))),
    ),
    tally(account),
  );
}

const SINGULAR = { taxes: 'tax' };
const PLACES = { documents: 'documents', mails: 'outbox' };

function countLink(account, name) {
  const one = SINGULAR[name] ?? name.slice(0, -1);
  const here = encodeURIComponent(account.name);
  const place = PLACES[name] ?? `records/${here}/${name}`;
  const href = name === 'documents' ? `#/documents/${here}` : `#/${place}`;
  return h('a', { href }, plural(account.counts[name], one, name));
}

const fact = (name, value) =>
  h('div', {}, h('dt', {}, name), h('dd', {}, h('code', {}, value), copyButton(value, 'Copy', name)));

function tally(account) {
  const types = Object.entries(account.documents);
  if (types.length === 0) return h('p', { class: 'empty' }, 'No documents yet.');
  const states = [...new Set(types.flatMap(([, row]) => Object.keys(row)))];
  const link = (type, state, count) =>
    count &&
    h(
      'a',
      { href: `#/documents/${encodeURIComponent(account.name)}?type=${type}&status=${state}` },
      number.format(count),
    );
  return h(
    'div',
    { class: 'scroll' },
    h(
      'table',
      { class: 'tally' },
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('th', { scope: 'col' }, 'Documents'),
          states.map((one) => h('th', { scope: 'col' }, one)),
        ),
      ),
      h(
        'tbody',
        {},
        types.map(([type, row]) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, type),
            states.map((state) => h('td', {}, link(type, state, row[state]))),
          ),
        ),
      ),
    ),
  );
}
