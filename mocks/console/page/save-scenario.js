// Saves the present state as a scenario: YAML to read, to copy, to download, and to load again here.
import { control } from './api.js';
import { button, copyButton, h, labelled, note, plural, show } from './dom.js';

/** `saved` is called when the list of scenarios has changed. */
export function saveCard({ world }, saved) {
  const place = h('div', {});
  const save = async (event) => {
    event.preventDefault();
    const { name, description } = Object.fromEntries(new FormData(event.target));
    document.activeElement?.blur();
    show(place, h('progress', { 'aria-label': 'Saving' }));
    try {
      show(place, result(await control('POST', 'scenarios/saved', { name, description })));
      await saved();
    } catch (error) {
      show(place);
      note(error.message, 'bad');
    }
  };
  return h(
    'section',
    { class: 'card' },
    h('h2', {}, 'Save as scenario'),
    h(
      'p',
      {},
      'Writes what there is now as YAML that anybody can read, change and start a mock with: ',
      h('code', {}, 'invoicing-mock --scenario FILE'),
      '. Ids and keys are made anew when it is loaded.',
    ),
    h(
      'form',
      { class: 'inline', onsubmit: save, 'aria-label': 'Save as scenario' },
      labelled(
        'Name of the scenario',
        h('input', {
          name: 'name',
          required: true,
          pattern: '[a-z0-9\\-]{1,40}',
          title: 'Small letters, digits, "-"',
          value: world === 'main' ? 'my-scenario' : world.toLowerCase().replace(/[^a-z0-9-]/g, '-'),
        }),
      ),
      labelled(
        'What it is for',
        h('input', { name: 'description', maxlength: 200, placeholder: 'An invoice paid in part' }),
      ),
      h('button', { 'data-key': 'save' }, 'Save'),
    ),
    place,
  );
}

function result({ name, yaml, differences }) {
  const download = () => {
    const url = URL.createObjectURL(new Blob([yaml], { type: 'application/yaml' }));
    h('a', { href: url, download: `${name}.yaml` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };
  return [
    h(
      'p',
      {},
      h('strong', {}, `${name} is saved`),
      ' and stands among the scenarios until the mock is stopped.',
    ),
    differences.length > 0 &&
      h(
        'div',
        { class: 'callout warn' },
        h('strong', {}, `Loaded again, ${plural(differences.length, 'thing')} would differ`),
        h(
          'ul',
          {},
          differences.slice(0, 20).map((one) => h('li', {}, one)),
        ),
      ),
    h('p', { class: 'buttons' }, button('Download', download), copyButton(yaml, 'Copy YAML')),
    h(
      'pre',
      { tabindex: 0, role: 'region', 'aria-label': 'The scenario' },
      yaml.length > 60_000 ? `${yaml.slice(0, 60_000)}\n...` : yaml,
    ),
  ];
}
