// Data and time: scenario, reset, snapshots, clock and worlds. What is about to be lost is said first, and the last
// step can be taken back.
import { chooseWorld, control, questions, world } from './api.js';
import { button, choice, h, isWriting, labelled, note, plural, show, when } from './dom.js';
import { saveCard } from './save-scenario.js';

export async function view(page) {
  let save;
  const ask = questions();
  async function draw(isRefresh = false) {
    const isLast = ask(isRefresh);
    const [state, scenarios, { snapshots }, worlds] = await Promise.all([
      control('GET', 'state'),
      control('GET', 'scenarios'),
      control('GET', 'snapshots'),
      control('GET', 'worlds'),
    ]);
    if (!isLast() || (isRefresh && isWriting())) return;
    const act = acting();
    // What was saved stays in sight.
    save ??= saveCard(state, () => draw());
    page.show(
      h('div', { class: 'heading row' }, h('h1', {}, 'Data and time'), undoButton(state, act)),
      h('div', { class: 'two' }, scenarioCard(state, scenarios, act), clockCard(state.clock, act)),
      h('div', { class: 'two' }, snapshotCard(state, snapshots, act), worldCard(worlds, act)),
      save,
    );
  }
  page.refresh = async () => {
    if (!isWriting()) await draw(true);
  };
  await draw();
}

/** Calls the control API, shows that it is at work, and says what became of it. */
function acting() {
  return async (text, ...call) => {
    const main = document.getElementById('main');
    main.setAttribute('aria-busy', 'true');
    try {
      await control(...call);
      const canUndo = /reset$|scenarios$|restore$/.test(call[1]);
      note(
        text,
        'good',
        canUndo ? ['Undo', () => acting()('It is as it was before.', 'POST', 'undo')] : undefined,
      );
    } catch (error) {
      note(error.message, 'bad');
    }
    main.removeAttribute('aria-busy');
    document.dispatchEvent(new CustomEvent('console:changed'));
  };
}

const undoButton = ({ undo }, act) =>
  undo !== null && button(`Undo ${undo.what}`, () => act('It is as it was before.', 'POST', 'undo'), 'quiet');

/** What there is to lose, in words; undefined when nothing was written. */
function lossOf({ isUntouched, accounts, faults }) {
  const counts = (name) => accounts.reduce((sum, one) => sum + one.counts[name], 0);
  const rules = faults > 0 ? plural(faults, 'fault rule') : undefined;
  if (isUntouched) return rules;
  const parts = [
    ...['documents', 'clients', 'items', 'mails'].map((name) => plural(counts(name), name.slice(0, -1))),
    rules,
  ].filter(Boolean);
  return `all that was written since it was loaded (now ${parts.join(', ')})`;
}

function scenarioCard(state, { loaded, scenarios }, act) {
  const loss = lossOf(state);
  const load = (event) => {
    event.preventDefault();
    const { name } = Object.fromEntries(new FormData(event.target));
    show(place, h('progress', { 'aria-label': 'Loading' }), ` Loading ${name} ...`);
    act(`Scenario ${name} is loaded.`, 'POST', 'scenarios', { name });
  };
  const { resetsTo, startScenario } = state;
  const place = h('span', { role: 'status' });
  const isElse = resetsTo !== startScenario;
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
        button(
          `Reset to ${resetsTo}`,
          () => act(`It is ${resetsTo} again, as it was loaded.`, 'POST', 'reset'),
          'warn',
        ),
        place,
      ),
    ),
    h(
      'p',
      { class: 'hint' },
      loss === undefined
        ? 'Nothing was written yet: nothing would be lost. '
        : `Load and reset throw away ${loss}. `,
      'Clock and outbox start again, fault rules are cleared. One step can be undone.',
    ),
    isElse &&
      h(
        'p',
        { class: 'callout' },
        `The mock was started with ${startScenario}; a reset leads to ${resetsTo}. Load ${startScenario} to go back there.`,
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
      when(clock.now),
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

function snapshotCard(state, snapshots, act) {
  const take = (event) => {
    event.preventDefault();
    const { name } = Object.fromEntries(new FormData(event.target));
    document.activeElement?.blur();
    act(`Snapshot ${name} is taken.`, 'POST', 'snapshots', { name });
  };
  const loss = lossOf(state);
  return h(
    'section',
    { class: 'card' },
    h('h2', {}, 'Snapshots'),
    snapshots.length === 0
      ? h('p', { class: 'empty' }, 'None yet. Keep the data as they are now, and come back to them.')
      : h(
          'ul',
          { class: 'plain' },
          snapshots.map((one) => snapshotRow(one, act)),
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
    snapshots.length > 0 &&
      loss &&
      h('p', { class: 'hint' }, `Restoring throws away ${loss}. One step can be undone.`),
  );
}

function snapshotRow({ name, takenAt, world: its }, act) {
  const path = `snapshots/${encodeURIComponent(name)}`;
  return h(
    'li',
    {},
    h('span', {}, h('strong', {}, name), h('small', {}, `${when(takenAt)}, of ${its}`)),
    h(
      'span',
      { class: 'buttons' },
      button('Restore', () => act(`Snapshot ${name} is restored.`, 'POST', `${path}/restore`), '', {
        'aria-label': `Restore ${name}`,
        'data-key': `restore ${name}`,
      }),
      button('Delete', () => act(`Snapshot ${name} is gone.`, 'DELETE', path), 'quiet', {
        'aria-label': `Delete ${name}`,
        'data-key': `delete ${name}`,
      }),
    ),
  );
}

function worldCard({ worlds, limits }, act) {
  const change = (event) => {
    chooseWorld(event.target.value);
    document.dispatchEvent(new CustomEvent('console:world'));
  };
  const names = worlds.map(({ name }) => name);
  const shown = names.includes(world()) ? names : [...names, world()];
  const dropAll = async () => {
    chooseWorld('main');
    await act('Only main is left.', 'DELETE', 'worlds');
    document.dispatchEvent(new CustomEvent('console:world'));
  };
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
      `${plural(names.length - 1, 'world')} beside main, ${limits.max} at most; one that sleeps for ${plural(Math.round(limits.idleMs / 60000), 'minute')} is dropped.`,
    ),
    names.length > 1 && button('Drop all', dropAll, 'quiet'),
  );
}
