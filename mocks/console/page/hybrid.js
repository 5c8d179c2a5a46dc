// Who answers what: a switch for each operation, the mock here or a real server there. Owns no rule of what may pass.
import { contractTables, control, questions } from './api.js';
import { button, choice, copyButton, h, labelled, note, plural, show } from './dom.js';

const START = 'npx invoicing-mock --pass items,createClient=http://127.0.0.1:8080';

export async function view(page) {
  const { operations } = await contractTables();
  const list = h('div', { class: 'hybrid' });
  const bar = h('div', { class: 'filters' });
  const lead = h('p', { class: 'lead' });
  let text = page.query.get('of') ?? '';
  let chosen;
  const ask = questions();

  async function draw() {
    const isLast = ask();
    const { servers, operations: passing } = await control('GET', 'pass');
    if (!isLast()) return;
    if (servers.length === 0) {
      show(list, none());
      return;
    }
    chosen ??= servers[0];
    const table = new Map(passing.map(({ operation, to }) => [operation, to]));
    show(lead, summary(passing, servers));
    show(bar, filter(), servers.length > 1 && server(servers));
    show(list, groups(table));
  }

  async function set(names, to) {
    try {
      await control('PUT', 'pass', { operations: names.join(','), to });
    } catch (error) {
      note(error.message, 'bad');
    }
    await draw();
  }

  const search = h('input', {
    type: 'search',
    value: text,
    placeholder: 'createInvoice, items, PUT',
    'data-key': 'search',
    oninput: (event) => {
      text = event.target.value;
      draw();
    },
  });
  const filter = () => labelled('Operation', search);
  const server = (servers) =>
    labelled(
      'Real server of the switches below',
      choice(
        {
          'data-key': 'server',
          onchange: (event) => {
            chosen = event.target.value;
            draw();
          },
        },
        servers.map((one) => [one, one]),
        chosen,
      ),
    );

  function groups(table) {
    const wanted = text.trim().toLowerCase();
    const shown = operations.filter(({ id, method, path, resource }) =>
      `${id} ${method} ${path} ${resource}`.toLowerCase().includes(wanted),
    );
    const resources = [...new Set(shown.map(({ resource }) => resource))];
    if (resources.length === 0) return h('p', { class: 'empty' }, 'No operation fits.');
    return resources.map((resource) => {
      const rows = shown.filter((one) => one.resource === resource);
      return group(resource, rows, table);
    });
  }

  function group(resource, rows, table) {
    const names = rows.map(({ id }) => id);
    const there = names.filter((name) => table.has(name)).length;
    const all = (to, label) =>
      button(label, () => set(names, to), 'quiet', { 'aria-label': `${label}: ${resource}` });
    return h(
      'section',
      { class: 'card', 'aria-label': resource },
      h(
        'header',
        {},
        h(
          'h2',
          {},
          resource,
          ' ',
          h('small', {}, there === 0 ? 'all here' : `${there} of ${names.length} there`),
        ),
        h('div', { class: 'buttons' }, all(chosen, 'All there'), all(null, 'All here')),
      ),
      h(
        'ul',
        { class: 'passes' },
        rows.map((one) => row(one, table.get(one.id))),
      ),
    );
  }

  function row({ id, method, path }, to) {
    return h(
      'li',
      {},
      h(
        'label',
        { class: to === undefined ? 'switch' : 'switch there' },
        h('input', {
          type: 'checkbox',
          role: 'switch',
          checked: to !== undefined,
          'data-key': `pass ${id}`,
          onchange: (event) => set([id], event.target.checked ? chosen : null),
        }),
        h('span', { class: 'name' }, h('strong', {}, id), h('small', {}, `${method} ${path}`)),
        h('span', { class: 'who' }, to === undefined ? 'here' : to.replace(/^https?:\/\//, '')),
      ),
    );
  }

  page.show(h('h1', {}, 'Hybrid'), lead, bar, list);
  page.refresh = draw;
  await draw();
}

const summary = (passing, servers) =>
  passing.length === 0
    ? `Everything is answered here. Switch an operation on, and ${servers.length === 1 ? servers[0] : 'a real server'} answers it under the mock's own address.`
    : `${plural(passing.length, 'operation')} there, the rest here, under one address. The mock learns from what passes: a client made there can be named by an invoice made here.`;

const none = () =>
  h(
    'section',
    { class: 'card' },
    h('h2', {}, 'No real server yet'),
    h(
      'p',
      { class: 'spaced' },
      'A server that grows endpoint by endpoint can answer what it has already, and the mock the rest, under one address. Name it when the mock is started:',
    ),
    h('pre', { tabindex: 0, role: 'region', 'aria-label': 'Command' }, START),
    h('p', { class: 'spaced' }, copyButton(START, 'Copy', 'the command')),
    h(
      'p',
      {},
      'Operations are named by id, by resource, or by a pattern such as create*. Its own key goes with ',
      h('code', { class: 'whole' }, '--pass-key'),
      '.',
    ),
  );
