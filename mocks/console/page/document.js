// One document: its state machine, the triggers that are allowed now as real calls of the API, its lines and links.
import { callApi, contractTables, control, questions } from './api.js';
import { button, copyButton, h, isWriting, labelled, money, note, pill, show, tableHead } from './dom.js';
import { coloured } from './json.js';
import { machine, stepsOf, triggersFrom } from './machine.js';
import { past } from './past-rules.js';
import { paymentCard } from './payment.js';
import { timelineCard } from './timeline.js';

const POLL_MS = 300;
const POLLS = 40;
/** Types that are paid later, by receipts. */
const PAYABLE = new Set(['Invoice', 'SimplifiedInvoice', 'VatMossInvoice', 'DebitNote']);

export async function view(page) {
  const [name, id] = page.args;
  const [{ accounts }, tables] = await Promise.all([control('GET', 'state'), contractTables()]);
  const account = accounts.find((one) => one.name === name);
  const box = h('div', { class: 'document' });
  page.show(box);
  const timeline = h('div', {});
  let shown;
  const ask = questions();

  async function draw(isRefresh = false) {
    const here = `accounts/${encodeURIComponent(name)}/documents/${id}`;
    const isLast = ask(isRefresh);
    const [found, { events }] = await Promise.all([control('GET', here), control('GET', `${here}/timeline`)]);
    if (!isLast() || (isRefresh && isWriting())) return;
    const isUpright = window.innerWidth < 640;
    show(timeline, timelineCard(account, found.document, events));
    const unpaid = events.reduce((open, { paid }) => open - (paid ?? 0), found.document.total);
    const text = JSON.stringify([found, unpaid, isUpright]);
    // The same again would only take away what is open or focused.
    if (text === shown) return;
    shown = text;
    const isOpen = box.querySelector('details.json')?.open ?? false;
    const { document, client, isForced } = found;
    const type = Object.values(tables.documentTypes).find((one) => one.type === document.type);
    const cells = tables.cells[type.plural];
    const { initial } = tables.stateTables[type.family];
    const state = document.status.toLowerCase();
    show(
      box,
      heading(account, document, isForced),
      h(
        'section',
        { class: 'card' },
        h('h2', {}, 'State'),
        machine(cells, initial, state, isUpright),
        triggers({ account, document, type, draw }, triggersFrom(stepsOf(cells), state)),
      ),
      h('div', { class: 'two' }, facts(document, client), links(account, document)),
      state === 'final' && PAYABLE.has(document.type) && paymentCard(account, document, unpaid, draw),
      timeline,
      lines(document),
      past({ account, table: 'documents', id: document.id, states: Object.keys(cells), draw }),
      h(
        'details',
        { class: 'card json', open: isOpen },
        h('summary', {}, 'JSON'),
        h(
          'pre',
          { tabindex: 0, role: 'region', 'aria-label': 'The document as JSON' },
          coloured(JSON.stringify(document, null, 2)),
        ),
      ),
    );
  }
  page.refresh = async () => {
    if (!isWriting()) await draw(true);
  };
  await draw();
}

function heading(account, document, isForced) {
  const issued = document.sequence_number && /\d/.test(document.sequence_number);
  return h(
    'header',
    { class: 'heading' },
    h(
      'p',
      {},
      h('a', { href: `#/documents/${encodeURIComponent(account.name)}` }, 'Documents'),
      ` of ${account.name}`,
    ),
    h(
      'h1',
      {},
      `${document.type} ${issued ? document.sequence_number : `#${document.id}`} `,
      pill(document.status),
      isForced && ' ',
      isForced && pill('past the rules'),
    ),
  );
}

const isEnd = (trigger) => /deleted|canceled|refuse/.test(trigger);
const endsLast = (a, b) => isEnd(a.trigger) - isEnd(b.trigger);

function triggers({ account, document, type, draw }, rows) {
  if (rows.length === 0) return h('p', { class: 'empty' }, 'This is an end: no trigger is allowed any more.');
  const reason = h('input', { id: 'reason', value: 'Changed from the console', maxlength: 200 });
  const pull = async (trigger, button) => {
    button.disabled = true;
    const path = `/${type.plural}/${document.id}/change-state.json`;
    const answer = await callApi(account, 'PUT', path, {
      [type.singular]: { state: trigger, message: reason.value },
    });
    if (answer.ok) note(`${trigger}: answered ${answer.status}`);
    else note(`${trigger}: answered ${answer.status}. ${answer.reason ?? ''}`, 'bad');
    button.disabled = false;
    await draw();
  };
  return h(
    'div',
    { class: 'triggers' },
    h(
      'div',
      { class: 'buttons', role: 'group', 'aria-label': 'Allowed triggers' },
      [...rows].sort(endsLast).map(({ trigger, to }) =>
        h(
          'button',
          {
            type: 'button',
            class: isEnd(trigger) ? 'warn' : '',
            'data-key': `trigger ${trigger}`,
            title: `to ${to}`,
            onclick: (event) => pull(trigger, event.currentTarget),
          },
          trigger,
        ),
      ),
    ),
    labelled('Message', reason, 'Needed for canceling.'),
  );
}

function facts(document, client) {
  const rows = [
    ['Client', client.name],
    ['Date', document.date],
    ['Due', document.due_date],
    ['Id', document.id],
    ['ATCUD', document.atcud],
    ['Reference', document.reference],
    ['Before taxes', money(document.before_taxes, document.currency)],
    ['Taxes', money(document.taxes, document.currency)],
    ['Total', money(document.total, document.currency)],
  ];
  return h(
    'section',
    { class: 'card' },
    h('h2', {}, 'Document'),
    h(
      'dl',
      { class: 'pairs' },
      rows
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', { dir: 'auto' }, value))),
    ),
  );
}

function links(account, document) {
  const pdf = h('div', { class: 'links' });
  pdf.append(button('Make PDF', () => makePdf(account, document, pdf)));
  return h(
    'section',
    { class: 'card' },
    h('h2', {}, 'Links'),
    h('p', {}, h('a', { href: document.permalink, target: '_blank', rel: 'noopener' }, 'Permalink page')),
    pdf,
    h(
      'p',
      { class: 'hint' },
      'Making a PDF is asynchronous: the console asks until the answer is no longer 202.',
    ),
    h(
      'p',
      { class: 'buttons' },
      copyButton(
        `${account.url}/${pathOf(document)}/${document.id}.json?api_key=${account.apiKey}`,
        'Copy API address',
      ),
      h('a', { href: `#/journal?document=${document.id}` }, 'Its requests'),
    ),
  );
}

const pathOf = ({ type }) => `${type.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()}s`;

async function makePdf(account, document, place) {
  const log = h('span', { class: 'polls', role: 'status' });
  show(place, log);
  for (let poll = 0; poll < POLLS; poll++) {
    const answer = await callApi(account, 'GET', `/api/pdf/${document.id}.json`);
    log.append(h('code', {}, answer.status), ' ');
    if (answer.status === 202) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      continue;
    }
    if (!answer.ok) {
      log.append(answer.reason ?? 'refused');
      return;
    }
    const link = h(
      'a',
      { class: 'button', href: answer.body.output.pdfUrl, target: '_blank', rel: 'noopener' },
      'Open PDF',
    );
    show(place, link, log);
    link.focus();
    return;
  }
  log.append('still not made; is a fault rule at work?');
}

function lines(document) {
  return h(
    'section',
    { class: 'card' },
    h('h2', {}, 'Lines'),
    h(
      'div',
      { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Lines' },
      h(
        'table',
        { class: 'rows' },
        tableHead([
          'Item',
          ...['Quantity', 'Price', 'Discount', 'Tax', 'Total'].map((one) => [one, 'figure']),
        ]),
        h(
          'tbody',
          {},
          document.items.map((line) => lineRow(line, document.currency)),
        ),
      ),
    ),
  );
}

function lineRow(line, currency) {
  return h(
    'tr',
    {},
    h('td', { class: 'long', dir: 'auto' }, line.name, line.description && h('small', {}, line.description)),
    h('td', { class: 'figure' }, [line.quantity, line.unit].filter(Boolean).join(' ')),
    h('td', { class: 'figure' }, line.unit_price),
    h('td', { class: 'figure' }, line.discount ? `${line.discount} %` : ''),
    h('td', { class: 'figure' }, line.tax ? `${line.tax.name}` : ''),
    h('td', { class: 'figure' }, money(line.total, currency)),
  );
}
