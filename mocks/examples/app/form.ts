/** The form of a new invoice: sends its values to the API unchanged and shows what the API refuses. */
import type { NewInvoice, Tax } from './api.js';
import { dayFromNow, el } from './dom.js';

/** Field of the form -> the API's name for it. */
const FIELDS = {
  client: 'invoice.client.name',
  date: 'invoice.date',
  due: 'invoice.due_date',
  item: 'invoice.items[0].name',
  quantity: 'invoice.items[0].quantity',
  price: 'invoice.items[0].unit_price',
} as const;
type Field = keyof typeof FIELDS;

export interface Form {
  element: HTMLElement;
  /** Shows the API's messages at their fields and focuses the first of these. */
  explain(fields: Record<string, string>): void;
}

/** The form. `save` is called with the invoice to send. */
export function invoiceForm(taxes: readonly Tax[], save: (invoice: NewInvoice) => void): Form {
  const inputs = {} as Record<Field, HTMLInputElement>;
  const hints = {} as Record<Field, HTMLElement>;
  const field = (name: Field, label: string, value = '', properties: Partial<HTMLInputElement> = {}) => {
    const hint = el('span', { className: 'hint', id: `${name}-hint` });
    const input = el('input', { id: name, value, autocomplete: 'off', ...properties });
    input.setAttribute('aria-describedby', hint.id);
    inputs[name] = input;
    hints[name] = hint;
    return el('div', { className: 'field' }, el('label', { htmlFor: name }, label), input, hint);
  };
  const tax = el(
    'select',
    { id: 'tax' },
    ...taxes.map(({ name, value }) => el('option', { value: name }, `${name} (${Number(value)} %)`)),
  );
  const element = el(
    'form',
    {
      noValidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        const { client, date, due, item, quantity, price } = inputs;
        save({
          date: date.value,
          due_date: due.value,
          client: { name: client.value },
          items: [
            {
              name: item.value,
              quantity: quantity.value,
              unit_price: price.value,
              tax: { name: tax.value },
            },
          ],
          // Required when a line has no tax.
          ...(tax.value === 'Isento' ? { tax_exemption: 'M01' } : {}),
        });
      },
    },
    el('h2', {}, 'New invoice'),
    field('client', 'Client'),
    el(
      'div',
      { className: 'pair' },
      field('date', 'Date', dayFromNow(0)),
      field('due', 'Due', dayFromNow(30)),
    ),
    field('item', 'Item'),
    el(
      'div',
      { className: 'pair' },
      field('quantity', 'Quantity', '1', { inputMode: 'decimal' }),
      field('price', 'Unit price', '', { inputMode: 'decimal' }),
    ),
    el('div', { className: 'field' }, el('label', { htmlFor: 'tax' }, 'Tax'), tax),
    el('button', { className: 'main' }, 'Create'),
  );
  return {
    element,
    explain(fields) {
      for (const name of Object.keys(FIELDS) as Field[]) {
        const said = fields[FIELDS[name]];
        hints[name].textContent = said ?? '';
        inputs[name].setAttribute('aria-invalid', String(said !== undefined));
      }
      element.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
    },
  };
}
