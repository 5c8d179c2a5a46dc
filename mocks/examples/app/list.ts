/** The table of invoices, one page at a time. */
import type { InvoiceList } from './api.js';
import { el, money, nameOf, statePill } from './dom.js';

export interface ListActions {
  open(id: number): void;
  page(page: number): void;
  create(): void;
}

/** The list as elements; `current` marks the invoice that is open. */
export function invoiceList(
  { invoices, pagination }: InvoiceList,
  current: number | undefined,
  actions: ListActions,
): HTMLElement[] {
  const create = el(
    'button',
    { type: 'button', className: 'main', onclick: () => actions.create() },
    'New invoice',
  );
  if (pagination.total_entries === 0) {
    const empty = el('p', { className: 'empty' }, 'No invoices yet. Make the first one.');
    return [el('div', { className: 'bar' }, el('h2', {}, 'All invoices'), create), empty];
  }
  const table = el(
    'table',
    {},
    el(
      'thead',
      {},
      el(
        'tr',
        {},
        el('th', { scope: 'col' }, 'Number'),
        el('th', { scope: 'col' }, 'Client'),
        el('th', { scope: 'col', className: 'date' }, 'Date'),
        el('th', { scope: 'col', className: 'amount' }, 'Total'),
        el('th', { scope: 'col' }, 'State'),
      ),
    ),
    el('tbody', {}, ...invoices.map((one) => row(one, one.id === current, actions))),
  );
  return [
    el('div', { className: 'bar' }, el('h2', {}, 'All invoices'), create),
    table,
    pages(pagination, actions),
  ];
}

function row(
  invoice: InvoiceList['invoices'][number],
  isCurrent: boolean,
  actions: ListActions,
): HTMLElement {
  const open = el(
    'button',
    { type: 'button', className: 'link', onclick: () => actions.open(invoice.id) },
    nameOf(invoice),
  );
  const made = el(
    'tr',
    {},
    el('td', {}, open),
    // An entry of a list may lack fields of a single document.
    el('td', {}, invoice.client?.name ?? ''),
    el('td', { className: 'date' }, invoice.date ?? ''),
    el('td', { className: 'amount' }, invoice.total === undefined ? '' : money(invoice.total)),
    el('td', {}, statePill(invoice.status)),
  );
  if (isCurrent) made.setAttribute('aria-current', 'true');
  return made;
}

function pages(
  { current_page: page, total_pages: last, total_entries: total }: InvoiceList['pagination'],
  actions: ListActions,
): HTMLElement {
  const step = (name: string, to: number) =>
    el('button', { type: 'button', disabled: to < 1 || to > last, onclick: () => actions.page(to) }, name);
  return el(
    'nav',
    { className: 'pages', ariaLabel: 'Pages' },
    step('Previous', page - 1),
    el('span', {}, `Page ${page} of ${last}, ${total} invoices`),
    step('Next', page + 1),
  );
}
