// One document: its state machine, the triggers that are allowed now as real calls of the API, its lines and links.
import { callApi, contractTables, control } from './api.js';
import { copyButton, h, labelled, money, note, pill, show } from './dom.js';
import { machine, stepsOf, triggersFrom } from './machine.js';

const POLL_MS = 300;
const POLLS = 40;
/** Types that are paid later, by receipts. */
const PAYABLE = new Set(['Invoice', 'SimplifiedInvoice', 'VatMossInvoice', 'DebitNote']);

export async function documentView(page) {
  const [name, id] = page.args;
  const [{ accounts }, tables] = await Promise.all([control('GET', 'state'), contractTables()]);
  const account = accounts.find((one) => one.name === name);
  const box = h('div', { class: 'document' });
  page.show(box);
  let shown;

  async function draw() {
    const found = await control('GET', `accounts/${encodeURIComponent(name)}/documents/${id}`);
    const text = JSON.stringify(found);
    // The same again would only take away what is open or focused.
    if (text === shown) return;
    shown = text;
    const isOpen = box.querySelector('details')?.open ?? false;
    const { document, client } = found;
    const type = Object.values(tables.documentTypes).find((one) => one.type === document.type);
    const cells = tables.cells[type.plural];
    const { initial } = tables.stateTables[type.family];
    const state = document.status.toLowerCase();
    show(
      box,
      heading(account, document),
      h(
        'section',
        { class: 'card' },
        h('h2', {}, 'State'),
        h('div', { class: 'scroll' }, machine(cells, initial, state)),
        triggers({ account, document, type, draw }, triggersFrom(stepsOf(cells), state)),
      ),
      h('div', { class: 'two' }, facts(document, client), links(account, document)),
      state === 'final' && PAYABLE.has(document.type) && payment(account, document, draw),
      lines(document),
      h(
        'details',
        { class: 'card', open: isOpen },
        h('summary', {}, 'JSON'),
        h('pre', {}, JSON.stringify(document, null, 2)),
      ),
    );
  }
  page.refresh = async () => {
    // A redraw would take away what is being written.
    if (!/^(INPUT|TEXTAREA)$/.test(window.document.activeElement?.tagName ?? '')) await draw();
  };
  await draw();
}

function heading(account, document) {
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
  const make = h('button', { type: 'button', onclick: () => makePdf(account, document, pdf) }, 'Make PDF');
  pdf.append(make);
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
      {},
      copyButton(
        `${account.url}/${pathOf(document)}/${document.id}.json?api_key=${account.apiKey}`,
        'Copy API address',
      ),
    ),
  );
}

/** A part of it first, then the whole: the API says how much is still open when it is too much. */
function payment(account, document, draw) {
  const pay = async (event) => {
    event.preventDefault();
    const { amount } = Object.fromEntries(new FormData(event.target));
    window.document.activeElement?.blur();
    const answer = await callApi(account, 'POST', `/documents/${document.id}/partial_payments.json`, {
      partial_payment: { amount, payment_mechanism: 'TB' },
    });
    if (answer.ok) note(`Paid ${amount}: receipt ${answer.body.receipt.sequence_number}`);
    else note(`Payment: answered ${answer.status}. ${answer.reason ?? ''}`, 'bad');
    await draw();
  };
  return h(
    'section',
    { class: 'card' },
    h('h2', {}, 'Payment'),
    h(
      'form',
      { class: 'inline', onsubmit: pay },
      labelled(
        'Amount',
        h('input', {
          name: 'amount',
          required: true,
          inputmode: 'decimal',
          value: document.total.toFixed(2),
        }),
      ),
      h('button', { 'data-key': 'pay' }, 'Pay'),
    ),
    h('p', { class: 'hint' }, 'Makes a receipt. Paid in full, the document is settled.'),
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
            h('th', { scope: 'col' }, 'Item'),
            ['Quantity', 'Price', 'Discount', 'Tax', 'Total'].map((one) =>
              h('th', { scope: 'col', class: 'figure' }, one),
            ),
          ),
        ),
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
