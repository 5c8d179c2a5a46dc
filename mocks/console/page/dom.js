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

/** A short message at the edge of the page. */
export function note(text, kind = 'good') {
  const box = h('p', { class: `note ${kind}` }, text);
  document.getElementById('notes').append(box);
  setTimeout(() => box.remove(), kind === 'bad' ? 9000 : 3500);
}

/** A button that copies a text. */
export function copyButton(text, label = 'Copy') {
  return h(
    'button',
    {
      type: 'button',
      class: 'quiet',
      'data-key': `copy ${label} ${text.slice(0, 60)}`,
      async onclick(event) {
        const button = event.currentTarget;
        await copy(text);
        button.textContent = 'Copied';
        setTimeout(() => {
          button.textContent = label;
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
