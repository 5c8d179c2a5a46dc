// What a proxy makes of what passes: a button to record, what there is so far, and the scenario to copy.
import { control, questions } from './api.js';
import { button, copyButton, h, note, plural, show, tableHead } from './dom.js';

export async function view(page) {
  const status = h('section', { class: 'card' });
  const kept = h('section', { class: 'card' });
  const yaml = h('section', { class: 'card', hidden: true });
  const ask = questions();

  async function draw() {
    const isLast = ask();
    const state = await control('GET', 'recording');
    if (!isLast()) return;
    show(status, about(state, turn), h('p', { class: 'buttons' }, acts(state)));
    show(kept, h('h2', {}, 'So far'), contents(state));
  }
  async function turn(isOn) {
    await control('PUT', 'recording', { isOn });
    note(isOn ? 'What passes is recorded.' : 'The recording stands still.');
    await draw();
  }
  async function showScenario() {
    try {
      const { yaml: text } = await control('GET', 'recording/scenario');
      yaml.hidden = false;
      show(
        yaml,
        h('h2', {}, 'Scenario'),
        h('p', {}, copyButton(text, 'Copy YAML'), ' invoicing-mock --scenario FILE starts with it.'),
        h('pre', { tabindex: 0, role: 'region', 'aria-label': 'Scenario as YAML' }, text),
      );
    } catch (error) {
      note(error.message, 'bad');
    }
  }
  const acts = ({ isOn, exchanges }) => [
    isOn ? button('Stop recording', () => turn(false)) : button('Record', () => turn(true)),
    exchanges > 0 && button('Show the scenario', showScenario, 'quiet'),
  ];

  page.show(
    h('h1', {}, 'Recording'),
    h(
      'p',
      { class: 'lead' },
      'What passes becomes a scenario for the mock, and fixtures of each answer. Keys, names, addresses, numbers of people and all free text are replaced, the same value always by the same stand-in; ids, amounts, dates and states stay.',
    ),
    status,
    kept,
    yaml,
  );
  page.refresh = draw;
  await draw();
}

const about = ({ isOn, folder, exchanges }) => [
  h('h2', {}, isOn ? 'Recording' : 'Not recording'),
  h(
    'p',
    {},
    folder === null
      ? 'It is kept in memory; start the proxy with --record FOLDER to have it written. '
      : ['Written to ', h('code', {}, folder), '. '],
    `${plural(exchanges, 'exchange')} recorded.`,
  ),
];

function contents({ records, fixtures, leftOut }) {
  const tables = Object.entries(records);
  if (tables.length + fixtures.length === 0) return h('p', { class: 'empty' }, 'Nothing yet.');
  return [
    tables.length > 0 &&
      h(
        'p',
        { class: 'counts' },
        tables.map(([name, count]) => h('span', {}, `${count} ${name}`)),
      ),
    h(
      'div',
      { class: 'scroll' },
      h(
        'table',
        { class: 'rows' },
        tableHead(['Fixture', ['Status', 'figure']]),
        h(
          'tbody',
          {},
          fixtures.map(({ operation, status }) =>
            h('tr', {}, h('td', {}, operation), h('td', { class: 'figure' }, status)),
          ),
        ),
      ),
    ),
    leftOut.length > 0 && [
      h('h3', {}, 'Left out'),
      h(
        'ul',
        {},
        leftOut.map((one) => h('li', {}, one)),
      ),
    ],
  ];
}
