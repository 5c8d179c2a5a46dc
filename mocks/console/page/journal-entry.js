// One exchange in full: what it was about, what was wrong, both messages, and what can be done with it.

import { againCard } from './again.js';
import { world } from './api.js';
import { button, copyButton, h, pill, when } from './dom.js';
import { kindOf, statusText } from './journal-list.js';
import { bodyBlock } from './json.js';
import { sendCard } from './resend.js';
import { addressOf, asCurl, asFetch, asOpenapiFetch, asTest } from './snippets.js';

export function entryDetail({ page, entry, accounts, operations, open, close }) {
  const account = accounts.find(({ name, isDefault }) =>
    entry.account === null ? isDefault : name === entry.account,
  );
  const operation = operations.find(({ id }) => id === entry.operation);
  const more = h('div', { class: 'more' });
  const about = { page, entry, account, operation, operations, open, more };
  return h(
    'article',
    { class: 'card exchange', 'aria-label': `Request ${entry.id}` },
    h(
      'header',
      {},
      h(
        'h2',
        {},
        h('span', { class: `code ${kindOf(entry.status)}` }, statusText(entry.status)),
        ' ',
        entry.operation ?? 'No operation',
      ),
      button('Close', close, 'quiet'),
    ),
    h('p', { class: 'line' }, h('code', {}, addressLine(entry))),
    facts(entry, account, page),
    h('div', { class: 'buttons acts' }, acts(about)),
    more,
    remarks(page, entry),
    message('Request', entry.request),
    message('Answer', entry.answer),
  );
}

const addressLine = (entry) => {
  const { path, query } = addressOf(entry);
  return `${entry.method} ${path}${query === '' ? '' : `?${decodeSafely(query)}`}`;
};
function decodeSafely(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function facts(entry, account, page) {
  const { document } = entry;
  const number = document?.number ?? (document && `#${document.id}`);
  const isKnown = page.server === 'mock' && account && document;
  const link = isKnown
    ? h('a', { href: `#/documents/${encodeURIComponent(account.name)}/${document.id}` }, number)
    : number;
  return h(
    'p',
    { class: 'counts' },
    h('span', {}, when(entry.at)),
    h('span', {}, `${entry.durationMs} ms`),
    account && h('span', {}, account.name),
    document && h('span', {}, 'document ', link),
    entry.world !== 'main' && entry.world !== '' && h('span', {}, `world ${entry.world}`),
  );
}

/** What opens below the buttons is one thing at a time. */
function acts({ page, entry, account, operation, operations, open, more }) {
  const toggle = (label, make) =>
    button(
      label,
      (event) => {
        const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
        for (const one of event.currentTarget.parentElement.querySelectorAll('[aria-expanded]'))
          one.setAttribute('aria-expanded', 'false');
        more.replaceChildren();
        if (isOpen) return;
        event.currentTarget.setAttribute('aria-expanded', 'true');
        more.append(make());
      },
      'quiet',
      { 'aria-expanded': 'false' },
    );
  return [
    toggle('Make this happen again', () => againCard({ entry, operations, page })),
    account && toggle('Send again', () => sendCard({ entry, account, open })),
    toggle('Copy as', () => copies({ entry, account, operation })),
    copyButton(asCurl(entry, account), 'Copy as curl'),
  ];
}

function copies({ entry, account, operation }) {
  const scenario = document.querySelector('#status strong')?.textContent ?? 'demo';
  const forms = [
    ['curl', asCurl(entry, account)],
    ['fetch', asFetch(entry, account)],
    ['openapi-fetch', asOpenapiFetch(entry, operation)],
    ['Playwright test', asTest('playwright', entry, { scenario })],
    ['Vitest test', asTest('vitest', entry, { scenario })],
  ].filter(([, text]) => text !== undefined);
  const shown = h('pre', { tabindex: 0, role: 'region', 'aria-label': 'As a program' });
  const copy = h('span', {});
  const choose = (name, text) => {
    shown.textContent = text;
    copy.replaceChildren(copyButton(text, 'Copy'));
    for (const one of tabs.children) one.setAttribute('aria-pressed', String(one.textContent === name));
  };
  const tabs = h(
    'div',
    { class: 'buttons', role: 'group', 'aria-label': 'Copy as' },
    forms.map(([name, text]) => button(name, () => choose(name, text), 'quiet')),
  );
  choose(...forms[0]);
  return h(
    'section',
    { class: 'tool', 'aria-label': 'Copy as' },
    tabs,
    h('div', { class: 'body' }, copy, shown),
    entry.status === 401 && entry.fault === null
      ? h(
          'p',
          { class: 'hint' },
          'The journal keeps no keys: a wrong one stands for the one that was refused.',
        )
      : undefined,
    world() !== 'main' && h('p', { class: 'hint' }, `The address leads to the world ${world()}.`),
  );
}

function remarks(page, entry) {
  const { fault, passedTo, violations, breaches, findings } = entry;
  const server = passedTo === null ? page.server : 'real server';
  return [
    passedTo !== null &&
      h(
        'p',
        { class: 'callout' },
        'Passed to ',
        h('strong', {}, passedTo),
        '. ',
        h('a', { href: `#/hybrid?of=${entry.operation}` }, 'Who answers what'),
      ),
    fault !== null &&
      h(
        'p',
        { class: 'callout' },
        pill(`fault rule ${fault}`),
        ' had a hand in this. ',
        h('a', { href: `#/faults?rule=${fault}` }, 'See the rule'),
      ),
    listed('The request breaks the contract', violations, 'warn', findings),
    listed(
      `The answer breaks the contract: a defect of the ${server}`,
      breaches,
      'bad',
      findings.slice(violations.length),
    ),
    listed('Worth knowing', entry.notes, ''),
  ];
}

function listed(title, texts, kind, findings = []) {
  if (texts.length === 0) return undefined;
  return h(
    'div',
    { class: `callout ${kind}` },
    h('strong', {}, title),
    h(
      'ul',
      {},
      texts.map((one, index) => h('li', {}, one, ' ', toFinding(findings[index]))),
    ),
  );
}

const toFinding = (id) =>
  id &&
  h(
    'a',
    { href: `#/findings?of=${encodeURIComponent(id)}`, 'aria-label': `Finding ${id}`, title: id },
    'Finding',
  );

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
      h('pre', { tabindex: 0, role: 'region', 'aria-label': `${title} headers` }, lines.join('\n')),
    ),
    bodyBlock(body, `${title} body`),
  );
}
