// "A new invoice in state X for client Y": made and led to its state through the real API, one request after another.
import { callApi, contractTables, control } from './api.js';
import { choice, h, labelled, note, plural } from './dom.js';
import { stepsOf, triggersFrom } from './machine.js';

export async function view(page) {
  const [name] = page.args;
  const here = `accounts/${encodeURIComponent(name)}/records`;
  const [state, tables, { records: clients }, { records: items }] = await Promise.all([
    control('GET', 'state'),
    contractTables(),
    control('GET', `${here}/clients?perPage=200&sort=name`),
    control('GET', `${here}/items?perPage=200&sort=name`),
  ]);
  const account = state.accounts.find((one) => one.name === name);
  if (account === undefined) throw new Error(`There is no account ${name}.`);
  const types = Object.values(tables.documentTypes).filter(({ singular }) => singular !== 'receipt');
  const chosen = { type: types[0] };
  const states = h('div', {});
  const drawStates = () => {
    const reached = [...waysOf(tables, chosen.type).keys()];
    states.replaceChildren(
      labelled(
        'State',
        choice(
          { name: 'state' },
          reached.map((one) => [one, one]),
          reached[0],
        ),
      ),
    );
  };
  drawStates();

  const make = async (event) => {
    event.preventDefault();
    const wish = Object.fromEntries(new FormData(event.target));
    const button = event.submitter;
    button.disabled = true;
    try {
      const id = await makeDocument(account, chosen.type, waysOf(tables, chosen.type), {
        ...wish,
        day: ddmmyyyy(state.clock.now),
        client: clients.find((one) => String(one.id) === wish.client),
      });
      location.hash = `#/documents/${encodeURIComponent(name)}/${id}`;
    } catch (error) {
      note(error.message, 'bad');
      button.disabled = false;
    }
  };

  page.show(
    h(
      'header',
      { class: 'heading' },
      h('p', {}, h('a', { href: `#/documents/${encodeURIComponent(name)}` }, 'Documents'), ` of ${name}`),
      h('h1', {}, 'New document'),
    ),
    h(
      'form',
      { class: 'card grid', onsubmit: make, 'aria-label': 'New document' },
      labelled(
        'Type',
        choice(
          {
            onchange: (event) => {
              chosen.type = types.find(({ singular }) => singular === event.target.value);
              drawStates();
            },
          },
          types.map(({ singular, type }) => [singular, type]),
          chosen.type.singular,
        ),
      ),
      states,
      labelled(
        'Client',
        choice(
          { name: 'client' },
          [['', 'a new one'], ...clients.map((one) => [String(one.id), one.name])],
          page.query.get('client') ?? String(clients[0]?.id ?? ''),
        ),
      ),
      labelled('Name of a new client', h('input', { name: 'newClient', placeholder: 'Livraria Lua' })),
      labelled(
        'Item',
        h('input', { name: 'item', list: 'items', value: items[0]?.name ?? 'Lamp', required: true }),
      ),
      h(
        'datalist',
        { id: 'items' },
        items.map((one) => h('option', { value: one.name })),
      ),
      labelled(
        'Price',
        h('input', {
          name: 'price',
          value: items[0]?.unitPrice ?? '20.00',
          inputmode: 'decimal',
          required: true,
        }),
      ),
      labelled(
        'Quantity',
        h('input', { name: 'quantity', value: '1', inputmode: 'decimal', required: true }),
      ),
      h(
        'p',
        { class: 'wide' },
        h('button', { 'data-key': 'make' }, 'Make it'),
        h(
          'small',
          {},
          `Sent through the API, dated ${ddmmyyyy(state.clock.now)} by the mock's clock. The item gets this price.`,
        ),
      ),
    ),
    clients.length === 200 &&
      h('p', { class: 'hint' }, `The first ${plural(200, 'client')} by name are offered.`),
  );
}

const ddmmyyyy = (iso) => iso.slice(0, 10).split('-').reverse().join('/');

/** State -> the shortest list of triggers that leads to it. */
function waysOf({ cells, stateTables }, { plural, family }) {
  const rows = stepsOf(cells[plural]);
  const ways = new Map([[stateTables[family].initial, []]]);
  for (const [state, way] of ways) {
    for (const { trigger, to } of triggersFrom(rows, state))
      if (!ways.has(to)) ways.set(to, [...way, trigger]);
  }
  return ways;
}

async function makeDocument(account, type, ways, wish) {
  const { day, client, newClient, item, price, quantity } = wish;
  const party = client ? { name: client.name, code: client.code } : { name: newClient || 'New client' };
  const body = {
    date: day,
    due_date: day,
    client: party,
    items: [{ name: item, unit_price: price, quantity }],
    ...(type.family === 'guides' && guideFields(day)),
  };
  const made = await asked(account, 'POST', `/${type.plural}.json`, { [type.singular]: body });
  const { id } = made[type.singular] ?? Object.values(made)[0];
  for (const state of ways.get(wish.state)) {
    await asked(account, 'PUT', `/${type.plural}/${id}/change-state.json`, {
      [type.singular]: { state, message: 'Made from the console' },
    });
  }
  return id;
}

const place = { detail: 'Rua Nova 1', city: 'Lisboa', postal_code: '1000-001', country: 'Portugal' };
const guideFields = (day) => ({ loaded_at: `${day} 09:00:00`, address_from: place, address_to: place });

async function asked(account, method, path, body) {
  const answer = await callApi(account, method, path, body);
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}. ${answer.reason ?? ''}`);
  return answer.body;
}
