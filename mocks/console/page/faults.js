// Switches for what goes wrong on purpose: usual ones to flip, a form for any other, and the rules in force.
import { contractTables, control, questions } from './api.js';
import { button, choice, copyButton, h, labelled, note, plural, show, tableHead } from './dom.js';
import { asFaultLine } from './snippets.js';

const usual = [
  [
    'Three of ten requests fail',
    '30 % of everything answers 503',
    { operation: '*', probability: 0.3, status: 503 },
  ],
  [
    'The next two invoices are refused',
    'createInvoice answers 422 twice',
    { operation: 'createInvoice', times: 2, status: 422 },
  ],
  ['PDFs are never ready', 'getDocumentPdf stays 202', { operation: 'getDocumentPdf', status: 202 }],
  ['SAF-T generation fails', 'exportSaft answers 500', { operation: 'exportSaft', status: 500 }],
  ['The key is no longer valid', 'Everything answers 401', { operation: '*', status: 401 }],
  ['Slow network', '800 to 1,200 ms before every answer', { operation: '*', delayMs: 800, jitterMs: 400 }],
  [
    'Connections break',
    'One request in five gets no answer',
    { operation: '*', probability: 0.2, drop: true },
  ],
  ['Rate limit', '60 requests a minute, then 429 with Retry-After', { operation: '*', perMinute: 60 }],
];
const FIELDS = [
  'operation',
  'method',
  'times',
  'probability',
  'status',
  'body',
  'delayMs',
  'jitterMs',
  'drop',
  'perMinute',
];

const plain = (rule) => JSON.stringify(FIELDS.map((name) => rule[name] ?? null));

export async function view(page) {
  const { operations } = await contractTables();
  const switches = h('div', { class: 'switches' });
  const active = h('section', { class: 'card' });
  const ask = questions();

  async function draw() {
    const isLast = ask();
    const { rules } = await control('GET', 'faults');
    if (!isLast()) return;
    show(
      switches,
      usual.map((one) => flip(one, rules, draw)),
    );
    show(active, h('h2', {}, 'Rules in force'), ruleTable(rules, draw, page.query.get('rule')));
  }
  page.show(
    h('h1', {}, 'Faults'),
    h(
      'p',
      { class: 'lead' },
      'Break something on purpose and see what your program makes of it. What is stored stays as it is; clear the rules and everything works again. From any request in the journal, "Make this happen again" makes a rule of it.',
    ),
    switches,
    active,
    form(operations, draw),
  );
  page.refresh = draw;
  await draw();
}

function flip([title, text, rule], rules, draw) {
  const found = rules.find((one) => plain(one) === plain(rule));
  const change = async (event) => {
    if (event.target.checked) await control('POST', 'faults', rule);
    else await removeAll(rule);
    await draw();
  };
  return h(
    'label',
    { class: 'switch' },
    h('input', {
      type: 'checkbox',
      role: 'switch',
      checked: found !== undefined,
      'data-key': `switch ${title}`,
      onchange: change,
    }),
    h('span', {}, h('strong', {}, title), h('small', {}, text)),
  );
}

/** Asks anew which they are: the switch may be turned back before its own rule was drawn. */
async function removeAll(rule) {
  const { rules } = await control('GET', 'faults');
  for (const { id } of rules.filter((one) => plain(one) === plain(rule)))
    await control('DELETE', `faults/${id}`);
}

function effectOf(rule) {
  const parts = [];
  if (rule.delayMs || rule.jitterMs)
    parts.push(`waits ${rule.delayMs ?? 0} to ${(rule.delayMs ?? 0) + (rule.jitterMs ?? 0)} ms`);
  if (rule.drop) parts.push('breaks the connection');
  else if (rule.status) parts.push(`answers ${rule.status}${rule.body === undefined ? '' : ' with a body'}`);
  if (rule.perMinute !== undefined) parts.push(`allows ${rule.perMinute} a minute`);
  return parts.join(', ');
}

const often = (rule) =>
  [
    rule.times && `${plural(rule.times - rule.hits, 'more time')}`,
    rule.probability !== undefined && `${Math.round(rule.probability * 100)} %`,
  ]
    .filter(Boolean)
    .join(', ') || 'always';

/** The rule as it was asked for. */
const askedFor = ({ id: _id, hits: _hits, ...rule }) => rule;

function ruleTable(rules, draw, marked) {
  const isGone = marked !== null && !rules.some(({ id }) => String(id) === marked);
  const gone =
    isGone && h('p', { class: 'callout' }, `Rule ${marked} is gone: it met what it should, or was removed.`);
  if (rules.length === 0) return [gone, h('p', { class: 'empty' }, 'None. Everything works.')];
  const remove = async ({ id }) => {
    await control('DELETE', `faults/${id}`);
    await draw();
  };
  const clear = async () => {
    await control('DELETE', 'faults');
    await draw();
    note('Everything works again.');
  };
  return [
    gone,
    h(
      'div',
      { class: 'scroll' },
      h(
        'table',
        { class: 'rows' },
        tableHead(['Rule', 'Where', 'What', 'How often', 'Hits', ['', 'figure']]),
        h(
          'tbody',
          {},
          rules.map((rule) => ruleRow(rule, String(rule.id) === marked, remove)),
        ),
      ),
    ),
    h('p', {}, button('Clear all', clear)),
  ];
}

function ruleRow(rule, isMarked, remove) {
  return h(
    'tr',
    { class: isMarked ? 'marked' : undefined },
    h('td', {}, rule.id),
    h('td', {}, rule.operation === '*' ? 'everything' : rule.operation, rule.method && ` (${rule.method})`),
    h('td', {}, effectOf(rule)),
    h('td', {}, often(rule)),
    h('td', {}, rule.hits),
    h(
      'td',
      { class: 'figure' },
      copyButton(asFaultLine(askedFor(rule)), 'Copy line'),
      ' ',
      button('Remove', () => remove(rule), 'quiet', {
        'data-key': `remove ${rule.id}`,
        'aria-label': `Remove rule ${rule.id}`,
      }),
    ),
  );
}

function form(operations, draw) {
  const field = (name, label, attributes, hint) => labelled(label, h('input', { name, ...attributes }), hint);
  const add = async (event) => {
    event.preventDefault();
    try {
      const rule = ruleFrom(new FormData(event.target));
      await control('POST', 'faults', rule);
      note('The rule is in force.');
      event.target.reset();
      await draw();
    } catch (error) {
      note(error.message, 'bad');
    }
  };
  return h(
    'form',
    { class: 'card grid', onsubmit: add, 'aria-label': 'A rule of your own' },
    h('h2', {}, 'A rule of your own'),
    labelled(
      'Operation',
      choice({ name: 'operation' }, [['*', 'everything'], ...operations.map(({ id }) => [id, id])], '*'),
    ),
    labelled(
      'Method',
      choice(
        { name: 'method' },
        [['', 'any'], ...['GET', 'POST', 'PUT', 'DELETE'].map((one) => [one, one])],
        '',
      ),
    ),
    field('status', 'Answer status', { type: 'number', min: 200, max: 599, placeholder: '503' }),
    field('times', 'Times', { type: 'number', min: 1, placeholder: 'always' }),
    field('percent', 'Per cent', { type: 'number', min: 0, max: 100, placeholder: '100' }),
    field('delayMs', 'Delay, ms', { type: 'number', min: 0, max: 600000, placeholder: '0' }),
    field('jitterMs', 'Jitter, ms', { type: 'number', min: 0, max: 600000, placeholder: '0' }),
    field('perMinute', 'Requests a minute', { type: 'number', min: 0, placeholder: 'no limit' }),
    h(
      'label',
      { class: 'field wide' },
      h('span', {}, 'Answer body, JSON'),
      h('textarea', { name: 'body', rows: 2, placeholder: '{"errors":{"error":"Try later"}}' }),
    ),
    h('label', { class: 'check' }, h('input', { type: 'checkbox', name: 'drop' }), 'Break the connection'),
    h('p', { class: 'wide' }, h('button', {}, 'Add rule')),
  );
}

function ruleFrom(data) {
  const rule = { operation: data.get('operation') };
  if (data.get('method')) rule.method = data.get('method');
  for (const name of ['status', 'times', 'delayMs', 'jitterMs', 'perMinute']) {
    if (data.get(name) !== '') rule[name] = Number(data.get(name));
  }
  if (data.get('percent') !== '') rule.probability = Number(data.get('percent')) / 100;
  if (data.get('drop')) rule.drop = true;
  const body = data.get('body').trim();
  if (body === '') return rule;
  try {
    return { ...rule, body: JSON.parse(body) };
  } catch (error) {
    throw new Error(`The answer body is not JSON: ${error.message}`);
  }
}
