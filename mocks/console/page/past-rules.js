// Writes a record past the rules of the API, for tests that need what no request can make. Says so, and marks it.
import { control } from './api.js';
import { choice, h, labelled, note } from './dom.js';

/** Fields of each table that may be written, and how they are asked for. */
const FIELDS = {
  documents: [
    ['status', 'State'],
    ['date', 'Date, dd/mm/yyyy'],
    ['dueDate', 'Due, dd/mm/yyyy'],
    ['number', 'Number in its series'],
    ['archived', 'Archived'],
  ],
};

/** A folded card; `record` gives the present values of a table without a list of fields. */
export function past({ account, table, id, states, record, draw }) {
  const fields = FIELDS[table] ?? Object.keys(record).map((name) => [name, name]);
  const write = async (event) => {
    event.preventDefault();
    const given = [...new FormData(event.target)].filter(([, value]) => value !== '');
    const body = Object.fromEntries(given.map(([name, value]) => [name, givenAs(name, value, record)]));
    window.document.activeElement?.blur();
    try {
      await control('PUT', `accounts/${encodeURIComponent(account.name)}/records/${table}/${id}`, body);
      note('Written past the rules.');
    } catch (error) {
      note(error.message, 'bad');
    }
    await draw();
  };
  return h(
    'details',
    { class: 'card' },
    h('summary', {}, 'Edit past the rules'),
    h(
      'p',
      { class: 'hint' },
      'For what no request can make: an old date, an odd state. Nothing is checked but the types, and the record is marked from then on.',
    ),
    h(
      'form',
      { class: 'grid', onsubmit: write, 'aria-label': 'Past the rules' },
      fields.map(([name, label]) => labelled(label, fieldOf(name, { states, record }))),
      h('p', { class: 'wide' }, h('button', { class: 'warn' }, 'Write')),
    ),
  );
}

function fieldOf(name, { states, record }) {
  if (name === 'status')
    return choice({ name }, [['', 'as it is'], ...states.map((one) => [one.toLowerCase(), one])], '');
  if (name === 'archived')
    return choice(
      { name },
      [
        ['', 'as it is'],
        ['true', 'yes'],
        ['false', 'no'],
      ],
      '',
    );
  const value = record?.[name];
  if (typeof value === 'boolean')
    return choice(
      { name },
      [
        ['', `as it is: ${value}`],
        ['true', 'yes'],
        ['false', 'no'],
      ],
      '',
    );
  return h('input', {
    name,
    placeholder: value === undefined || value === null ? 'as it is' : textOf(value),
  });
}

const textOf = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** As the stored record has it: numbers for numbers, JSON for what is no plain value. */
function givenAs(name, text, record) {
  if (name === 'number') return Number(text);
  if (text === 'true' || text === 'false') return text === 'true';
  const before = record?.[name];
  if (typeof before === 'number') return Number(text);
  if (typeof before !== 'object' || before === null) return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${name} must be JSON`);
  }
}
