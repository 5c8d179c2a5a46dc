// The outbox: mails that were asked for, as they would look. A mail's HTML is shown in a frame that may do nothing.
import { control } from './api.js';
import { button, h, note, show } from './dom.js';
import { onceTyped, searchForm } from './search-form.js';

export async function view(page) {
  const list = h('ol', { class: 'entries', 'aria-label': 'Mails, newest first' });
  const detail = h('div', { class: 'detail' });
  const split = h('div', { class: 'split' }, list, detail);
  let chosen = page.args[0];
  let shown;
  let words = '';

  async function draw() {
    const { mails: all } = await control('GET', 'outbox');
    const mails = all.filter((one) => has(one, words));
    form.hidden = all.length === 0;
    // Beside the list there is room for the newest; over it, only what was asked for.
    if (window.innerWidth > 1023) chosen ??= mails[0] && String(mails[0].id);
    split.classList.toggle('has-detail', chosen !== undefined);
    const none = h(
      'li',
      { class: 'empty' },
      all.length > 0
        ? 'No mail matches.'
        : 'No mails yet. PUT /invoices/ID/email-document.json sends one here.',
    );
    show(list, mails.length === 0 ? none : mails.map((one) => row(one, String(one.id) === chosen, open)));
    const mail = mails.find((one) => String(one.id) === chosen);
    const seen = mail && `${mail.id} ${mail.delivery?.state}`;
    if (shown === seen && mail !== undefined) return;
    shown = seen;
    show(detail, mail ? letter(mail, close) : undefined);
  }
  function close() {
    chosen = undefined;
    shown = undefined;
    split.classList.remove('has-detail');
    page.readdress('/outbox');
    show(detail);
  }
  async function open(id) {
    chosen = String(id);
    page.readdress(`/outbox/${id}`);
    await draw();
  }
  const clear = async () => {
    await control('DELETE', 'outbox');
    chosen = undefined;
    shown = undefined;
    await draw();
    note('The outbox is empty.');
  };
  const form = searchForm({
    hint: 'Address, subject, text',
    value: '',
    oninput: onceTyped((typed) => {
      words = typed;
      return draw();
    }),
  });
  page.show(
    h('div', { class: 'heading row' }, h('h1', {}, 'Outbox'), button('Clear', clear, 'quiet')),
    form,
    split,
  );
  list.addEventListener('keydown', moveFocus);
  split.addEventListener('keydown', (event) => event.key === 'Escape' && close());
  page.refresh = draw;
  await draw();
}

/** Every word somewhere in the mail. */
function has({ to, cc, bcc, subject, body, documentId }, words) {
  const text = [to, cc, bcc, subject, body, documentId].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function row(mail, chosen, open) {
  return h(
    'li',
    {},
    h(
      'button',
      {
        type: 'button',
        class: 'entry',
        'aria-current': chosen ? 'true' : undefined,
        'data-key': `mail ${mail.id}`,
        onclick: () => open(mail.id),
      },
      h(
        'span',
        { class: 'what' },
        h('strong', { dir: 'auto' }, mail.subject || '(no subject)'),
        h('small', { dir: 'auto' }, mail.to, mail.delivery?.state === 'failed' ? ' · not sent' : ''),
      ),
      h('span', { class: 'side-note' }, mail.at.slice(0, 10), h('small', {}, mail.at.slice(11, 16))),
    ),
  );
}

/** Nothing where mails are only kept. */
function delivered(delivery) {
  if (!delivery) return undefined;
  const words = { sending: 'under way', sent: 'sent', failed: 'not sent' };
  return [words[delivery.state], delivery.told].filter(Boolean).join(': ');
}

function moveFocus(event) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const item = event.target.closest('li');
  const next = event.key === 'ArrowDown' ? item?.nextElementSibling : item?.previousElementSibling;
  const row = next?.querySelector('button');
  if (!row) return;
  event.preventDefault();
  row.focus();
  row.click();
}

function letter(mail, close) {
  const rows = [
    ['To', mail.to],
    ['Cc', mail.cc],
    ['Bcc', mail.bcc],
    ['Sent', mail.at.replace('T', ' ').slice(0, 16)],
    ['From', mail.account],
    ['Delivery', delivered(mail.delivery)],
  ];
  return h(
    'article',
    { class: 'card letter' },
    h(
      'header',
      {},
      h('h2', { dir: 'auto' }, mail.subject || '(no subject)'),
      button('Close', close, 'quiet only-narrow'),
    ),
    h(
      'dl',
      { class: 'pairs' },
      rows
        .filter(([, value]) => value)
        .map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', { dir: 'auto' }, value))),
    ),
    body(mail.body),
    h(
      'p',
      { class: 'attached' },
      'Attached: ',
      h(
        'a',
        { href: `#/documents/${encodeURIComponent(mail.account)}/${mail.documentId}` },
        `${mail.type} #${mail.documentId}`,
      ),
      mail.logo ? ', with the logo' : '',
    ),
  );
}

function body(text) {
  if (text.trim() === '') return h('p', { class: 'hint' }, 'No text.');
  if (!/<[a-z][^>]*>/i.test(text)) return h('div', { class: 'paper', dir: 'auto' }, text);
  // No permission at all: no scripts, no forms, no navigation, an origin of its own.
  return h('iframe', { class: 'paper', sandbox: '', srcdoc: text, title: 'The mail as it looks' });
}
