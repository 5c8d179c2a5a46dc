// One record: its form, which calls the real API so that its rules hold, and the way past them.
import { callApi, control } from './api.js';
import { button, choice, h, labelled, note, pill } from './dom.js';
import { coloured } from './json.js';
import { past } from './past-rules.js';
import { KINDS, nested } from './record-kinds.js';

export async function recordForm({ page, account, table, id, here }) {
  const kind = KINDS[table];
  const isNew = id === 'new';
  const [record, clients] = await Promise.all([
    isNew ? undefined : storedRecord(account, table, id),
    isNew && kind.ofClient ? clientsOf(account) : [],
  ]);
  const base = pathOf(kind, record);
  const answer = isNew || kind.isFixed ? undefined : await callApi(account, 'GET', `${base}/${id}.json`);
  const values = answer?.body?.[kind.wrapper] ?? {};
  const again = () => document.dispatchEvent(new CustomEvent('console:changed'));
  page.show(
    h(
      'header',
      { class: 'heading' },
      h('p', {}, h('a', { href: `#${here}` }, kind.title), ` of ${account.name}`),
      h(
        'h1',
        {},
        isNew ? `New ${kind.one}` : `${kind.one.replace(/^./, (one) => one.toUpperCase())} ${id} `,
        record?.isForced && pill('past the rules'),
      ),
    ),
    (isNew || !kind.isFixed) && form({ account, kind, base, id, isNew, values, clients, here, again }),
    !isNew && acts({ account, kind, base, id, here, again }),
    !isNew && kind.one === 'client' && balance(account, id),
    record && past({ account, table, id, record: writable(record), draw: again }),
    record &&
      h(
        'details',
        { class: 'card' },
        h('summary', {}, 'As it is stored'),
        h(
          'pre',
          { tabindex: 0, role: 'region', 'aria-label': 'As it is stored' },
          coloured(JSON.stringify(record, null, 2)),
        ),
      ),
  );
}

const FIXED = new Set([
  'id',
  'isForced',
  'clientId',
  'day',
  'type',
  'receiptIds',
  'lastDays',
  'initialBalance',
]);
const writable = (record) => Object.fromEntries(Object.entries(record).filter(([name]) => !FIXED.has(name)));

async function storedRecord(account, table, id) {
  const path = `accounts/${encodeURIComponent(account.name)}/records/${table}?text=${id}&perPage=200`;
  const { records } = await control('GET', path);
  const found = records.find((one) => String(one.id) === id);
  if (found === undefined) throw new Error(`Account ${account.name} has no record ${id} among its ${table}.`);
  return found;
}

async function clientsOf(account) {
  const path = `accounts/${encodeURIComponent(account.name)}/records/clients?perPage=200&sort=name`;
  return (await control('GET', path)).records;
}

const pathOf = (kind, record) => kind.path ?? (record && kind.ofClient(record.clientId));

function form({ account, kind, base, id, isNew, values, clients, here, again }) {
  const send = async (event) => {
    event.preventDefault();
    const { client, ...fields } = Object.fromEntries(new FormData(event.target));
    const path = base ?? kind.ofClient(client);
    const body = { [kind.wrapper]: nested(Object.entries(fields)) };
    const answer = await callApi(
      account,
      isNew ? 'POST' : 'PUT',
      isNew ? `${path}.json` : `${path}/${id}.json`,
      body,
    );
    if (!answer.ok) {
      note(`Answered ${answer.status}. ${answer.reason ?? ''}`, 'bad');
      return;
    }
    note(isNew ? `The ${kind.one} is made.` : 'Saved.');
    const made = answer.body?.[kind.wrapper]?.id;
    if (isNew) location.hash = made === undefined ? `#${here}` : `#${here}/${made}`;
    else again();
  };
  return h(
    'form',
    { class: 'card grid', onsubmit: send, 'aria-label': isNew ? `New ${kind.one}` : `Edit ${kind.one}` },
    kind.ofClient &&
      labelled(
        'Client',
        choice(
          { name: 'client' },
          clients.map((one) => [String(one.id), one.name]),
          '',
        ),
      ),
    kind.fields.map((field) => input(field, values)),
    h(
      'p',
      { class: 'wide' },
      h('button', { 'data-key': 'save' }, isNew ? 'Create' : 'Save'),
      h('small', {}, 'Sent through the API: its rules hold, and the journal shows the request.'),
    ),
  );
}

function input([name, label, kind], values) {
  const found = name.split('.').reduce((at, key) => at?.[key], values);
  const value = found === undefined || found === null ? '' : String(found);
  if (Array.isArray(kind)) {
    const options = kind.includes(value) ? kind : [...kind, value];
    return labelled(
      label,
      choice(
        { name },
        options.map((one) => [one, one === '' ? 'not set' : one]),
        value,
      ),
    );
  }
  if (kind === 'long')
    return h('label', { class: 'field wide' }, h('span', {}, label), h('textarea', { name, rows: 2, value }));
  return labelled(label, h('input', { name, value }));
}

function acts({ account, kind, base, id, here, again }) {
  const call = async (method, path, text) => {
    const answer = await callApi(account, method, path);
    note(answer.ok ? text : `Answered ${answer.status}. ${answer.reason ?? ''}`, answer.ok ? 'good' : 'bad');
    return answer.ok;
  };
  const remove = async () => {
    if (await call('DELETE', `${base}/${id}.json`, `The ${kind.one} is gone.`)) location.hash = `#${here}`;
  };
  const buttons = [
    ...(kind.acts ?? []).map(([label, method, end]) =>
      button(label, async () => {
        await call(method, `${base}/${id}/${end}.json`, `${label}: done.`);
        again();
      }),
    ),
    kind.canDelete && button('Delete', remove, 'warn'),
  ].filter(Boolean);
  return buttons.length > 0 && h('p', { class: 'buttons' }, buttons);
}

/** What the client owes, and the ways to its documents and treasury. */
function balance(account, id) {
  const place = h('p', {}, '...');
  callApi(account, 'GET', `/api/v3/clients/${id}/balance.json`).then(({ body, ok }) => {
    const shown = body?.balance?.balance ?? body?.balance;
    place.textContent =
      ok && shown ? `Balance ${shown.with_vat} with taxes, ${shown.without_vat} without.` : 'No balance.';
  });
  const here = encodeURIComponent(account.name);
  return h(
    'section',
    { class: 'card' },
    h('h2', {}, 'Treasury'),
    place,
    h(
      'p',
      { class: 'buttons' },
      h('a', { href: `#/records/${here}/movements/new` }, 'New movement'),
      h('a', { href: `#/records/${here}/regularizations/new` }, 'New regularization'),
      h('a', { href: `#/documents/${here}/new?client=${id}` }, 'New document for this client'),
    ),
  );
}
