/** Creates elements in one line each, and formats dates and amounts. */

type Child = Node | string | undefined;

/** `el('button', { type: 'button', onclick: save }, 'Save')`: properties, then children. Text stays text. */
export function el<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Omit<Partial<HTMLElementTagNameMap[K]>, 'style'>,
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`index.html has no #${id}`);
  return found;
}

export const money = (value: number): string =>
  value.toLocaleString('en-IE', { style: 'currency', currency: 'EUR' });

/** dd/mm/yyyy, the API's form, some days from today. */
export function dayFromNow(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return day.toLocaleDateString('en-GB');
}

export const statePill = (status: string): HTMLElement => el('span', { className: `pill ${status}` }, status);

/** A document gets its number when it is finalized. */
export const nameOf = (one: {
  id: number;
  sequence_number?: string | null;
  inverted_sequence_number?: string | null;
}) => (one.inverted_sequence_number ? (one.sequence_number ?? '') : `Draft ${one.id}`);
