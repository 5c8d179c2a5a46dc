/**
 * Data and time: scenario, reset, snapshots, clock and worlds. Losses are announced before an action, and the last
 * action can be undone.
 */
import { useState } from 'preact/hooks';
import { Card, Heading } from '../blocks.js';
import type { ClockChange, ScenarioList, Snapshot, WorldList } from '../client.js';
import { chooseWorld, chosenWorld, control, type MockState } from '../client.js';
import { useChange, useConsole } from '../console-context.js';
import { Button, Field, Form, QuietButton, Select } from '../controls.js';
import { plural, when } from '../format.js';
import { attempt } from '../notes.js';
import { view } from '../router.js';
import { SaveScenario } from './save-scenario.js';

export const dataAndTime = view({
  async load() {
    const [state, scenarios, { snapshots }, worlds] = await Promise.all([
      control.state(),
      control.scenarios(),
      control.snapshots(),
      control.worlds(),
    ]);
    return { state, scenarios, snapshots, worlds };
  },
  View({ data: { state, scenarios, snapshots, worlds } }) {
    const change = useChange();
    return (
      <>
        <Heading title="Data and time">
          {state.undo !== null && (
            <QuietButton onClick={() => change(control.undo, BACK)}>{undoText(state.undo.what)}</QuietButton>
          )}
        </Heading>
        <div class="two">
          <ScenarioCard state={state} scenarios={scenarios} />
          <ClockCard clock={state.clock} />
        </div>
        <div class="two">
          <SnapshotCard state={state} snapshots={snapshots} />
          <WorldCard worlds={worlds} />
        </div>
        <SaveScenario world={state.world} />
      </>
    );
  },
});

const BACK = 'It is as it was before.';

const undoText = (what: string) => (what === 'undo' ? 'Redo' : `Undo ${what}`);

/** As `useChange`, for actions that discard data: the note offers an undo. */
function useReplace() {
  const change = useChange();
  const undo = { label: 'Undo', act: () => change(control.undo, BACK) };
  return (act: () => unknown, done: string) => change(act, done, undo);
}

/** What an action would discard, in words; undefined when nothing was written. */
function lossOf({ isUntouched, accounts, faults }: MockState): string | undefined {
  const rules = faults > 0 ? plural(faults, 'fault rule') : undefined;
  if (isUntouched) return rules;
  const counts = ['documents', 'clients', 'items', 'mails'].map((name) => {
    const count = accounts.reduce((sum, one) => sum + (one.counts[name] ?? 0), 0);
    return plural(count, name.slice(0, -1));
  });
  const parts = [...counts, rules].filter(Boolean).join(', ');
  return `all that was written since it was loaded (now ${parts})`;
}

function ScenarioCard({ state, scenarios }: { state: MockState; scenarios: ScenarioList }) {
  const replace = useReplace();
  const [loading, setLoading] = useState<string>();
  const { resetsTo, startScenario } = state;
  const loss = lossOf(state);
  const load = async (name: string) => {
    setLoading(name);
    await attempt(() => replace(() => control.loadScenario(name), `Scenario ${name} is loaded.`));
    setLoading(undefined);
  };
  return (
    <Card title="Scenario">
      <Form class="" onSend={({ name = '' }) => load(name)}>
        {scenarios.scenarios.map(({ name, description }) => (
          <label key={name} class="switch">
            <input type="radio" name="name" value={name} defaultChecked={name === scenarios.loaded} />
            <span>
              <strong>{name}</strong>
              <small>{description}</small>
            </span>
          </label>
        ))}
        <p class="buttons">
          <button type="submit">Load</button>
          <Button
            kind="warn"
            onClick={() => replace(control.reset, `It is ${resetsTo} again, as it was loaded.`)}
          >{`Reset to ${resetsTo}`}</Button>
          <output>
            {loading && (
              <>
                <progress aria-label="Loading" />
                {` Loading ${loading} ...`}
              </>
            )}
          </output>
        </p>
      </Form>
      <p class="hint">
        {loss === undefined
          ? 'Nothing was written yet: nothing would be lost. '
          : `Load and reset throw away ${loss}. `}
        Clock and outbox start again, fault rules are cleared. One step can be undone.
      </p>
      {resetsTo !== startScenario && (
        <p class="callout">
          {`The mock was started with ${startScenario}; a reset leads to ${resetsTo}. Load ${startScenario} to go back there.`}
        </p>
      )}
    </Card>
  );
}

const STEPS = [
  ['+ 1 hour', { hours: 1 }],
  ['+ 1 day', { days: 1 }],
  ['+ 30 days', { days: 30 }],
  ['- 1 day', { days: -1 }],
] as const;

function ClockCard({ clock: { now, frozen } }: { clock: MockState['clock'] }) {
  const change = useChange();
  const set = (to: ClockChange, done: string) => change(() => control.changeClock(to), done);
  const freeze = ({ at }: Readonly<Record<string, string>>) => {
    const time = new Date(`${at}Z`);
    if (Number.isNaN(time.getTime())) throw new Error('Choose a date and a time.');
    return set({ freeze: time.toISOString() }, 'The clock stands.');
  };
  return (
    <Card title="Clock">
      <p class="now">
        {when(now)}
        <small>{frozen ? 'UTC, stands still' : 'UTC, runs'}</small>
      </p>
      <p class="buttons">
        {STEPS.map(([text, advance]) => (
          <QuietButton key={text} onClick={() => set({ advance }, 'The clock has moved.')}>
            {text}
          </QuietButton>
        ))}
      </p>
      <Form class="inline" onSend={freeze}>
        <Field
          {...{ label: 'Stand at (UTC)', type: 'datetime-local', name: 'at', step: 1 }}
          defaultValue={now.slice(0, 19)}
        />
        <button type="submit">Freeze</button>
        {frozen && (
          <QuietButton onClick={() => set({ unfreeze: true }, 'The clock runs.')}>Let run</QuietButton>
        )}
      </Form>
    </Card>
  );
}

function SnapshotCard({ state, snapshots }: { state: MockState; snapshots: Snapshot[] }) {
  const change = useChange();
  const loss = lossOf(state);
  return (
    <Card title="Snapshots">
      {snapshots.length === 0 ? (
        <p class="empty">None yet. Keep the data as they are now, and come back to them.</p>
      ) : (
        <ul class="plain">
          {snapshots.map((one) => (
            <SnapshotRow key={one.name} snapshot={one} />
          ))}
        </ul>
      )}
      <Form
        class="inline"
        isEmptied
        onSend={({ name = '' }) => change(() => control.takeSnapshot(name), `Snapshot ${name} is saved.`)}
      >
        <Field
          {...{ label: 'Name', name: 'name', required: true, pattern: '[A-Za-z0-9_.\\-]{1,64}' }}
          title='Only A-Z, a-z, digits, "-", "_" and "."'
          placeholder="before-payment"
        />
        <button type="submit">Take snapshot</button>
      </Form>
      {snapshots.length > 0 && loss && (
        <p class="hint">{`Restoring throws away ${loss}. One step can be undone.`}</p>
      )}
    </Card>
  );
}

function SnapshotRow({ snapshot: { name, takenAt, world } }: { snapshot: Snapshot }) {
  const change = useChange();
  const replace = useReplace();
  const restore = () => replace(() => control.restoreSnapshot(name), `Snapshot ${name} is restored.`);
  const remove = () => change(() => control.deleteSnapshot(name), `Snapshot ${name} is gone.`);
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <small>{`${when(takenAt)}, of ${world}`}</small>
      </span>
      <span class="buttons">
        <Button label={`Restore ${name}`} onClick={restore}>
          Restore
        </Button>
        <QuietButton label={`Delete ${name}`} onClick={remove}>
          Delete
        </QuietButton>
      </span>
    </li>
  );
}

const MAX_WORLDS = 500;
const MINUTE_MS = 60_000;

function WorldCard({ worlds: { worlds, limits } }: { worlds: WorldList }) {
  const { changeWorld } = useConsole();
  const change = useChange();
  const names = worlds.map(({ name }) => name);
  const shown = names.includes(chosenWorld()) ? names : [...names, chosenWorld()];
  const dropAll = async () => {
    chooseWorld('main');
    await change(control.dropWorlds, 'Only main is left.');
    await changeWorld('main');
  };
  const idle = plural(Math.round(limits.idleMs / MINUTE_MS), 'minute');
  return (
    <Card title="Worlds">
      <p>
        A request with the header <code>X-Mock-World: NAME</code> sees a copy of the data of its own. So tests
        can run side by side on one mock.
      </p>
      <Select
        label="The console shows"
        options={shown.slice(0, MAX_WORLDS)}
        value={chosenWorld()}
        onChoose={changeWorld}
      />
      <p class="hint">
        {`${plural(names.length - 1, 'world')} beside main, ${limits.max} at most; one that is not used for ${idle} is dropped.`}
      </p>
      {names.length > 1 && <QuietButton onClick={dropAll}>Drop all</QuietButton>}
    </Card>
  );
}
