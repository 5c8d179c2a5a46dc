// Makes elements. Everything that comes from data becomes a text node or an attribute, never markup.

const SVG = 'http://www.w3.org/2000/svg';

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'value' || name === 'checked') element[name] = value;
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children.flat(9)) {
    if (child === undefined || child === null || child === false) continue;
    element.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
  return element;
}

/** `h('a', { href }, 'text', child)`; attributes that start with "on" are listeners. */
export const h = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);
export const svg = (tag, attributes, ...children) =>
  fill(document.createElementNS(SVG, tag), attributes, children);

/** Replaces what an element holds, and keeps the focus where it was when the same control is there again. */
export function show(place, ...children) {
  const focused = place.contains(document.activeElement) ? document.activeElement : undefined;
  const key = focused?.dataset?.key ?? focused?.id;
  place.replaceChildren(...children.flat(9).filter(Boolean));
  if (!key) return;
  const again = [...place.querySelectorAll('[data-key],[id]')].find(
    (one) => (one.dataset.key ?? one.id) === key,
  );
  again?.focus({ preventScroll: true });
}

/** Whether somebody is writing: drawing anew would take that away. */
export const isWriting = () => /^(INPUT|TEXTAREA)$/.test(document.activeElement?.tagName ?? '');

/** A short message, in a place of its own where it covers nothing; with a button where something can be done. */
export function note(text, kind = 'good', action) {
  const [label, act] = action ?? [];
  const doing = label && button(label, act, 'quiet');
  const box = h('p', { class: `note ${kind}` }, text, doing && ' ', doing);
  const notes = document.getElementById('notes');
  if (notes.childElementCount > 2) notes.firstElementChild.remove();
  notes.append(box);
  setTimeout(() => box.remove(), kind === 'bad' || action ? 9000 : 3500);
}

/** A button that copies a text. */
export function copyButton(text, label = 'Copy', of) {
  return h(
    'button',
    {
      type: 'button',
      class: 'quiet',
      'data-key': `copy ${label} ${text.slice(0, 60)}`,
      'aria-label': of && `${label} ${of}`,
      async onclick(event) {
        const button = event.currentTarget;
        await copy(text);
        button.textContent = 'Copied';
        if (of) button.setAttribute('aria-label', `Copied ${of}`);
        setTimeout(() => {
          button.textContent = label;
          if (of) button.setAttribute('aria-label', `${label} ${of}`);
        }, 1500);
      },
    },
    label,
  );
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Browsers keep the clipboard from pages on plain http that are not on this machine.
    const area = h('textarea', { class: 'offscreen', value: text });
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
}

/** JSON indented when it is JSON, the text itself when not. */
export function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** `plural(1, 'document')` -> "1 document". */
export const plural = (count, one, many = `${one}s`) => `${number.format(count)} ${count === 1 ? one : many}`;

/** An ISO date-time without its T and milliseconds. */
export const when = (iso) => iso.replace('T', ' ').slice(0, 19);

/** A button of the page: `kind` is quiet, warn or nothing. */
export const button = (text, onclick, kind, more) =>
  h('button', { type: 'button', class: kind, 'data-key': text, onclick, ...more }, text);

/** A table's head; a column is a text, or [text, class]. */
export const tableHead = (columns) =>
  h(
    'thead',
    {},
    h(
      'tr',
      {},
      columns.map((one) => {
        const [text, kind] = Array.isArray(one) ? one : [one];
        return h('th', { scope: 'col', class: kind }, text);
      }),
    ),
  );

export const pill = (state) => h('span', { class: `pill ${/^[a-z]+$/.test(state) ? state : ''}` }, state);

export function labelled(label, control, hint) {
  return h('label', { class: 'field' }, h('span', {}, label), control, hint && h('small', {}, hint));
}

export function choice(attributes, options, chosen) {
  return h(
    'select',
    attributes,
    options.map(([value, text]) => h('option', { value, selected: value === chosen }, text)),
  );
}

export const number = new Intl.NumberFormat('en-GB');
export function money(value, currency) {
  const name = { Euro: 'EUR' }[currency] ?? currency;
  try {
    return new Intl.NumberFormat('en-GB', { style: 'currency', currency: name }).format(value);
  } catch {
    return `${number.format(value)} ${currency}`;
  }
}
