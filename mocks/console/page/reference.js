// The API reference: every operation of the mocked API, or of the control API, to read and to try with the chosen
// account's key in the chosen world.
import { control, knownAccounts, world } from './api.js';
import { h, show } from './dom.js';
import { operationCard } from './reference-operation.js';
import { accountChoice, searchForm } from './search-form.js';

const METHODS = ['get', 'post', 'put', 'delete'];

export async function view(page) {
  const of = page.query.get('of') === 'control' ? 'control' : 'api';
  const [spec, accounts] = await Promise.all([
    control('GET', of === 'control' ? 'control.json' : 'openapi.json'),
    knownAccounts(),
  ]);
  const operations = Object.entries(spec.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      ...item[method],
      path,
      method: method.toUpperCase(),
      parameters: [...(item.parameters ?? []), ...(item[method].parameters ?? [])],
    })),
  );
  const query = of === 'control' ? '?of=control' : '';
  const list = h('nav', { class: 'entries', 'aria-label': 'Operations' });
  const detail = h('div', { class: 'detail' });
  const split = h('div', { class: 'split reference' }, list, detail);
  let account = accounts[0];
  let chosen = page.args[0];
  let words = '';

  function draw() {
    const wanted = operations.filter(({ operationId, path, summary = '' }) =>
      `${operationId} ${path} ${summary}`.toLowerCase().includes(words),
    );
    show(
      list,
      wanted.length === 0 ? h('p', { class: 'empty' }, 'Nothing matches.') : groups(wanted, chosen, open),
    );
  }
  function open(id) {
    chosen = id;
    page.readdress(`/reference/${id}${query}`);
    draw();
    const operation = operations.find(({ operationId }) => operationId === id);
    split.classList.toggle('has-detail', operation !== undefined);
    show(
      detail,
      operation && operationCard({ spec, operation, account: of === 'api' ? account : undefined, close }),
    );
  }
  function close() {
    split.classList.remove('has-detail');
    chosen = undefined;
    page.readdress(`/reference${query}`);
    show(detail);
    draw();
  }

  split.addEventListener('keydown', (event) => event.key === 'Escape' && close());
  page.show(
    h('h1', {}, 'API reference'),
    h(
      'nav',
      { class: 'tabs', 'aria-label': 'Descriptions' },
      h('a', { href: '#/reference', 'aria-current': of === 'api' ? 'page' : undefined }, 'Invoicing API'),
      h(
        'a',
        { href: '#/reference?of=control', 'aria-current': of === 'control' ? 'page' : undefined },
        'Control API',
      ),
    ),
    h('p', { class: 'lead' }, spec.info.summary ?? spec.info.title),
    searchForm(
      {
        hint: 'Operation, path or word',
        oninput: ({ target }) => {
          words = target.value.trim().toLowerCase();
          draw();
        },
      },
      of === 'api' &&
        accounts.length > 0 &&
        accountChoice(accounts, account, (name) => {
          account = accounts.find((one) => one.name === name);
          if (chosen) open(chosen);
        }),
      h(
        'p',
        { class: 'hint' },
        `World ${world()}. `,
        h(
          'a',
          { href: `/__mock/${of === 'control' ? 'control' : 'openapi'}.json` },
          'The whole description as JSON',
        ),
      ),
    ),
    split,
  );
  draw();
  if (chosen) open(chosen);
}

function groups(operations, chosen, open) {
  const byTag = new Map();
  for (const one of operations) {
    const tag = one.tags?.[0] ?? 'other';
    byTag.set(tag, [...(byTag.get(tag) ?? []), one]);
  }
  return [...byTag].map(([tag, members]) =>
    h(
      'section',
      {},
      h('h2', { class: 'group' }, tag),
      members.map((one) =>
        h(
          'button',
          {
            type: 'button',
            class: 'entry',
            'data-key': `operation ${one.operationId}`,
            'aria-current': one.operationId === chosen ? 'true' : undefined,
            onclick: () => open(one.operationId),
          },
          h('span', { class: `verb ${one.method.toLowerCase()}` }, one.method),
          h(
            'span',
            { class: 'what' },
            h('strong', {}, one.operationId),
            h('small', {}, one.summary ?? one.path),
          ),
        ),
      ),
    ),
  );
}
