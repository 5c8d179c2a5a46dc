/** One invoice: its lines, its amounts, what can be done with it, and its PDF. */
import type { Invoice, Trigger } from './api.js';
import { el, money, nameOf, statePill } from './dom.js';

export interface DetailActions {
  change(id: number, state: Trigger, message?: string): void;
  showPdf(id: number): void;
}

/** State -> its allowed triggers in the contract's state table for invoices. */
const TRIGGERS: Record<string, readonly [label: string, state: Trigger, message?: string][]> = {
  draft: [
    ['Finalize', 'finalized'],
    ['Delete', 'deleted'],
  ],
  final: [
    ['Mark as paid', 'settled'],
    ['Cancel', 'canceled', 'Canceled in the example'],
  ],
};

/** The invoice as elements; the PDF's frame is empty until `showPdf`. */
export function invoiceDetail(invoice: Invoice, actions: DetailActions): HTMLElement {
  const { id, status } = invoice;
  const buttons = (TRIGGERS[status] ?? []).map(([label, state, message], index) =>
    el(
      'button',
      {
        type: 'button',
        className: index === 0 ? 'main' : '',
        onclick: () => actions.change(id, state, message),
      },
      label,
    ),
  );
  const pdf = el('button', { type: 'button', onclick: () => actions.showPdf(id) }, 'Show PDF');
  return el(
    'article',
    {},
    el('div', { className: 'bar' }, el('h2', {}, nameOf(invoice)), statePill(status)),
    el('p', { className: 'soft' }, `${invoice.client.name}, ${invoice.date}, due ${invoice.due_date}`),
    lines(invoice),
    el('div', { className: 'actions' }, ...buttons, pdf),
    el('div', { id: 'pdf' }),
  );
}

function lines({ items, before_taxes, taxes, total }: Invoice): HTMLElement {
  const amount = (value: number) => el('td', { className: 'amount' }, money(value));
  const sum = (name: string, value: number) =>
    el('tr', {}, el('th', { scope: 'row', colSpan: 2 }, name), amount(value));
  return el(
    'table',
    { className: 'lines' },
    el(
      'tbody',
      {},
      ...items.map((line) =>
        el(
          'tr',
          {},
          el('td', {}, line.name),
          el('td', { className: 'soft' }, `${line.quantity} x ${money(Number(line.unit_price))}`),
          amount(line.subtotal - line.discount_amount),
        ),
      ),
    ),
    el('tfoot', {}, sum('Before taxes', before_taxes), sum('Taxes', taxes), sum('Total', total)),
  );
}

/** The frame that shows a PDF, with a link for those who cannot see it there. */
export function pdfFrame(url: string): HTMLElement[] {
  return [
    el('iframe', { src: url, title: 'PDF' }),
    el('a', { href: url, target: '_blank', rel: 'noopener' }, 'Open the PDF'),
  ];
}
