// Data and time: scenario, reset, snapshots, clock and worlds.
import { chooseWorld, control, world } from './api.js';
import { choice, h, labelled, note } from './dom.js';

export async function stateView(page) {
  async function draw() {
    const [scenarios, { snapshots }, clock, worlds] = await Promise.all([
      control('GET', 'scenarios'),
      control('GET', 'snapshots'),
      control('GET', 'clock'),
      control('GET', 'worlds'),
    ]);
    const act = async (text, ...call) => {
      try {
        await control(...call);
        note(text);
      } catch (error) {
        note(error.message, 'bad');
      }
      document.dispatchEvent(new CustomEvent('console:changed'));
    };
    page.show(
      h('h1', {}, 'Data and time'),
      h('div', { class: 'two' }, scenarioCard(scenarios, act), clockCard(clock, act)),
      h('div', { class: 'two' }, snapshotCard(snapshots, act), worldCard(worlds, act)),
    );
  }
  await draw();
}

const button = (text, onclick, kind) =>
  h('button', { type: 'button', class: kind, 'data-key': text, onclick }, text);

function scenarioCard({ loaded, scenarios }, act) {
  const load = (event) => {
    event.preventDefault();
    const { name } = Object.fromEntries(new FormData(event.target));
    act(`Scenario ${name} is loaded.`, 'POST', 'scenarios', { name });
  };
  return h(
    'section',
    { class: 'card' },
    h('h2', {}, 'Scenario'),
    h(
      'form',
      { onsubmit: load },
      scenarios.map(({ name, description }) =>
        h(
          'label',
          { class: 'switch' },
          h('input', { type: 'radio', name: 'name', value: name, checked: name === loaded }),
          h('span', {}, h('strong', {}, name), h('small', {}, description)),
        ),
      ),
      h(
        'p',
        { class: 'buttons' },
        h('button', { 'data-key': 'load' }, 'Load'),
        button('Reset', () => act('Everything is as it was at the start.', 'POST', 'reset'), 'warn'),
      ),
    ),
    h(
      'p',
      { class: 'hint' },
      'Reset puts back documents, clock and outbox and clears the fault rules. Load replaces everything.',
    ),
  );
}

function clockCard(clock, act) {
  const move = (text, advance) =>
    button(text, () => act('The clock has moved.', 'PUT', 'clock', { advance }), 'quiet');
  const freeze = (event) => {
    event.preventDefault();
    const { at } = Object.fromEntries(new FormData(event.target));
    const time = new Date(`${at}Z`);
    if (Number.isNaN(time.getTime())) note('Choose a date and a time.', 'bad');
    else act('The clock stands.', 'PUT', 'clock', { freeze: time.toISOString() });
  };
  return h(
    'section',
    { class: 'card' },
    h('h2', {}, 'Clock'),
    h(
      'p',
      { class: 'now' },
      clock.now.replace('T', ' ').slice(0, 19),
      h('small', {}, clock.frozen ? 'UTC, stands still' : 'UTC, runs'),
    ),
    h(
      'p',
      { class: 'buttons' },
      move('+ 1 hour', { hours: 1 }),
      move('+ 1 day', { days: 1 }),
      move('+ 30 days', { days: 30 }),
      move('- 1 day', { days: -1 }),
    ),
    h(
      'form',
      { class: 'inline', onsubmit: freeze },
      labelled(
        'Stand at (UTC)',
        h('input', { type: 'datetime-local', name: 'at', step: 1, value: clock.now.slice(0, 19) }),
      ),
      h('button', { 'data-key': 'freeze' }, 'Freeze'),
      clock.frozen &&
        button('Let run', () => act('The clock runs.', 'PUT', 'clock', { unfreeze: true }), 'quiet'),
    ),
  );
}

function snapshotCard(snapshots, act) {
  const take = (event) => {
    event.preventDefault();
    const { name } = Object.fromEntries(new FormData(event.target));
    act(`Snapshot ${name} is taken.`, 'POST', 'snapshots', { name });
  };
  return h(
    'section',
    { class: 'card' },
    h('h2', {}, 'Snapshots'),
    snapshots.length === 0
      ? h('p', { class: 'empty' }, 'None yet. Keep the data as they are now, and come back to them.')
      : h(
          'ul',
          { class: 'plain' },
          snapshots.map(({ name, takenAt, world: its }) =>
            h(
              'li',
              {},
              h(
                'span',
                {},
                h('strong', {}, name),
                h('small', {}, `${takenAt.replace('T', ' ').slice(0, 19)}, of ${its}`),
              ),
              h(
                'span',
                { class: 'buttons' },
                h(
                  'button',
                  {
                    type: 'button',
                    'aria-label': `Restore ${name}`,
                    onclick: () =>
                      act(
                        `Snapshot ${name} is restored.`,
                        'POST',
                        `snapshots/${encodeURIComponent(name)}/restore`,
                      ),
                  },
                  'Restore',
                ),
                h(
                  'button',
                  {
                    type: 'button',
                    class: 'quiet',
                    'aria-label': `Delete ${name}`,
                    onclick: () =>
                      act(`Snapshot ${name} is gone.`, 'DELETE', `snapshots/${encodeURIComponent(name)}`),
                  },
                  'Delete',
                ),
              ),
            ),
          ),
        ),
    h(
      'form',
      { class: 'inline', onsubmit: take },
      labelled(
        'Name',
        h('input', {
          name: 'name',
          required: true,
          pattern: '[A-Za-z0-9_.\\-]{1,64}',
          title: 'Letters, digits, "-", "_", "."',
          placeholder: 'before-payment',
        }),
      ),
      h('button', { 'data-key': 'take' }, 'Take snapshot'),
    ),
  );
}

function worldCard({ worlds, limits }, act) {
  const change = (event) => {
    chooseWorld(event.target.value);
    document.dispatchEvent(new CustomEvent('console:changed'));
  };
  const names = worlds.map(({ name }) => name);
  const shown = names.includes(world()) ? names : [...names, world()];
  return h(
    'section',
    { class: 'card' },
    h('h2', {}, 'Worlds'),
    h(
      'p',
      {},
      'A request with the header ',
      h('code', {}, 'X-Mock-World: NAME'),
      ' sees a copy of the data of its own. So tests can run side by side on one mock.',
    ),
    labelled(
      'The console shows',
      choice(
        { onchange: change, 'data-key': 'world' },
        shown.slice(0, 500).map((one) => [one, one]),
        world(),
      ),
    ),
    h(
      'p',
      { class: 'hint' },
      `${names.length - 1} beside main, ${limits.max} at most; one that sleeps for ${Math.round(limits.idleMs / 60000)} minutes is dropped.`,
    ),
    names.length > 1 &&
      button(
        'Drop all',
        () => {
          chooseWorld('main');
          act('Only main is left.', 'DELETE', 'worlds');
        },
        'quiet',
      ),
  );
}
