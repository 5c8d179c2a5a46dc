// One operation of a description: what it takes, what it answers, and a form that really calls it.
import { send, world } from './api.js';
import { button, copyButton, h, labelled } from './dom.js';
import { kindOf } from './journal-list.js';
import { bodyBlock } from './json.js';
import { exampleOf, outline, resolved } from './schema.js';
import { asCurl } from './snippets.js';

/** `account` undefined: the control API, at this address and without a key. */
export function operationCard({ spec, operation, account, close }) {
  const body = resolved(spec, operation.requestBody ?? {});
  const json = body.content?.['application/json'];
  return h(
    'article',
    { class: 'card', 'aria-label': operation.operationId },
    h('header', {}, h('h2', {}, operation.operationId), button('Close', close, 'quiet')),
    h(
      'p',
      { class: 'line' },
      h('span', { class: `verb ${operation.method.toLowerCase()}` }, operation.method),
      ' ',
      h('code', {}, operation.path),
    ),
    operation.summary && h('p', {}, operation.summary),
    operation.description && h('p', { class: 'hint' }, operation.description),
    operation['x-assumed'] && h('p', { class: 'callout' }, `Assumed: ${operation['x-assumed']}`),
    tryForm({ spec, operation, account, json }),
    json && h('section', { class: 'message' }, h('h3', {}, 'Body'), outline(spec, json.schema ?? {})),
    h('h3', {}, 'Answers'),
    Object.entries(operation.responses).map(([status, one]) => answer(spec, status, resolved(spec, one))),
  );
}

function answer(spec, status, { description, content }) {
  const [first] = Object.values(content ?? {});
  const line = [h('span', { class: `code ${kindOf(Number(status))}` }, status), ' ', description];
  if (first?.schema === undefined) return h('p', { class: 'answer' }, line);
  return h('details', { class: 'answer' }, h('summary', {}, line), outline(spec, first.schema));
}

function tryForm({ spec, operation, account, json }) {
  const parameters = operation.parameters
    .map((one) => resolved(spec, one))
    .filter(({ name, in: place }) => (place === 'path' || place === 'query') && name !== 'api_key');
  const place = h('div', { 'aria-live': 'polite' });
  const inputs = parameters.map((one) => field(spec, one));
  const example =
    json && (Object.values(json.examples ?? {})[0]?.value ?? exampleOf(spec, json.schema ?? {}));
  const text = json && JSON.stringify(example, null, 2);
  const body =
    json &&
    h('textarea', {
      rows: Math.min(18, text.split('\n').length),
      value: text,
      spellcheck: 'false',
      'aria-label': 'Body',
    });
  const go = async (event) => {
    event.preventDefault();
    const request = {
      base: account?.url ?? '',
      address: addressOf(operation.path, parameters, new FormData(event.target), account === undefined),
      key: account?.apiKey,
      method: operation.method,
      type: body ? 'application/json' : undefined,
      body: body?.value,
    };
    place.replaceChildren(h('progress', { 'aria-label': 'Sending' }));
    try {
      place.replaceChildren(...shown(await send(request), request, account));
    } catch (error) {
      place.replaceChildren(h('p', { class: 'callout bad' }, `No answer: ${error.message}`));
    }
  };
  return h(
    'form',
    { class: 'tool', 'aria-label': 'Try it', onsubmit: go },
    inputs.length > 0 && h('div', { class: 'grid' }, inputs),
    body && labelled('Body', body),
    h(
      'p',
      { class: 'buttons' },
      h('button', { 'data-key': 'send' }, 'Send'),
      h('small', {}, account ? `as ${account.name}, with its key` : 'to this mock'),
    ),
    place,
  );
}

function field(spec, { name, in: place, required, description, schema }) {
  const { enum: values } = resolved(spec, schema ?? {});
  const label = `${name}${required || place === 'path' ? ' *' : ''}`;
  const hint = description && (description.length > 120 ? `${description.slice(0, 120)}...` : description);
  const input = values
    ? h(
        'select',
        { name },
        h('option', { value: '' }, 'not sent'),
        values.map((one) => h('option', { value: one }, one)),
      )
    : h('input', { name, required: place === 'path' || required, spellcheck: 'false' });
  return labelled(label, input, hint);
}

/** `a, b` in a parameter whose name ends with [] is sent as two. */
function addressOf(template, parameters, data, isControl) {
  let path = template;
  const search = new URLSearchParams();
  for (const { name, in: place } of parameters) {
    const value = String(data.get(name) ?? '').trim();
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== '') {
      const values = name.endsWith('[]') ? value.split(',').map((one) => one.trim()) : [value];
      for (const one of values) search.append(name, one);
    }
  }
  const isInWorld = isControl && world() !== 'main' && parameters.some(({ name }) => name === 'world');
  if (isInWorld && !search.has('world')) search.set('world', world());
  return `${path}${search.size > 0 ? `?${search}` : ''}`;
}

function shown(answer, request, account) {
  const entry = {
    method: request.method,
    url: `${request.address}${request.address.includes('?') ? '&' : '?'}${request.key ? 'api_key=x' : ''}`,
    world: 'main',
    status: answer.status,
    fault: null,
    request: { headers: { host: location.host, 'content-type': request.type }, body: request.body ?? '' },
  };
  return [
    h(
      'p',
      { class: 'buttons' },
      h('span', { class: `code ${kindOf(answer.status)}` }, answer.status),
      copyButton(asCurl(entry, account ?? { url: location.origin }), 'Copy as curl'),
    ),
    bodyBlock(answer.text, 'Answer'),
  ];
}
