/** Hybrid mode: for each operation a switch between the mock and a real server. */
import { useState } from 'preact/hooks';
import { Card, Pre } from '../blocks.js';
import { control, type OperationRow, type PassRow } from '../client.js';
import { useChange } from '../console-context.js';
import { CopyButton, Field, QuietButton, Select, Switch } from '../controls.js';
import { plural } from '../format.js';
import type { View } from '../router.js';

interface Data {
  all: OperationRow[];
  servers: readonly string[];
  passing: PassRow[];
}

const START = 'npx invoicing-mock --pass items,createClient=http://127.0.0.1:8080';

export const hybrid: View<Data> = {
  async load() {
    const [{ operations: all }, { servers, operations: passing }] = await Promise.all([
      control.tables(),
      control.pass(),
    ]);
    return { all, servers, passing };
  },
  View: ({ data, place: { query } }) => (
    <>
      <h1>Hybrid</h1>
      {data.servers.length === 0 ? (
        <div class="hybrid">
          <HowToStart />
        </div>
      ) : (
        <Switchboard data={data} words={query.get('of') ?? ''} />
      )}
    </>
  ),
};

function Switchboard({ data: { all, servers, passing }, words }: { data: Data; words: string }) {
  const change = useChange();
  const [text, setText] = useState(words);
  const [server, setServer] = useState(servers[0] ?? '');
  const passed = new Map(passing.map(({ operation, to }) => [operation, to]));
  const wanted = text.trim().toLowerCase();
  const shown = all.filter(({ id, method, path, resource }) =>
    `${id} ${method} ${path} ${resource}`.toLowerCase().includes(wanted),
  );
  const resources = [...new Set(shown.map(({ resource }) => resource))];
  const set = (names: readonly string[], isThere: boolean) =>
    change(() => control.setPass(names, isThere ? server : null));
  return (
    <>
      <p class="lead">{summary(passing, servers)}</p>
      <div class="filters">
        <Field
          label="Operation"
          type="search"
          defaultValue={words}
          placeholder="createInvoice, items, PUT"
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        {servers.length > 1 && (
          <Select
            label="Real server of the switches below"
            options={servers}
            value={server}
            onChoose={setServer}
          />
        )}
      </div>
      <div class="hybrid">
        {resources.length === 0 && <p class="empty">No operation fits.</p>}
        {resources.map((resource) => (
          <Resource
            key={resource}
            name={resource}
            rows={shown.filter((one) => one.resource === resource)}
            {...{ passed, set }}
          />
        ))}
      </div>
    </>
  );
}

interface ResourceProps {
  name: string;
  rows: readonly OperationRow[];
  passed: ReadonlyMap<string, string>;
  set(names: readonly string[], isThere: boolean): Promise<void>;
}

function Resource({ name, rows, passed, set }: ResourceProps) {
  const names = rows.map(({ id }) => id);
  const there = names.filter((one) => passed.has(one)).length;
  const all = (isThere: boolean, label: string) => (
    <QuietButton label={`${label}: ${name}`} onClick={() => set(names, isThere)}>
      {label}
    </QuietButton>
  );
  return (
    <section class="card" aria-label={name}>
      <header>
        <h2>
          {name} <small>{there === 0 ? 'all here' : `${there} of ${names.length} there`}</small>
        </h2>
        <div class="buttons">
          {all(true, 'All there')}
          {all(false, 'All here')}
        </div>
      </header>
      <ul class="passes">
        {rows.map(({ id, method, path }) => (
          <li key={id}>
            <Switch
              class={passed.has(id) ? 'switch there' : 'switch'}
              isOn={passed.has(id)}
              onSwitch={(isOn) => set([id], isOn)}
            >
              <span class="name">
                <strong>{id}</strong>
                <small>{`${method} ${path}`}</small>
              </span>
              <span class="who">{passed.get(id)?.replace(/^https?:\/\//, '') ?? 'here'}</span>
            </Switch>
          </li>
        ))}
      </ul>
    </section>
  );
}

const summary = (passing: readonly PassRow[], servers: readonly string[]) =>
  passing.length === 0
    ? `Everything is answered here. Switch an operation on, and ${servers.length === 1 ? servers[0] : 'a real server'} answers it under the mock's own address.`
    : `${plural(passing.length, 'operation')} there, the rest here, under one address. The mock learns from what passes: a client made there can be named by an invoice made here.`;

const HowToStart = () => (
  <Card title="No real server yet">
    <p class="spaced">
      A server that grows endpoint by endpoint can answer what it has already, and the mock the rest, under
      one address. Name it when the mock is started:
    </p>
    <Pre label="Command">{START}</Pre>
    <p class="spaced">
      <CopyButton text={START} of="the command" />
    </p>
    <p>
      Operations are named by id, by resource, or by a pattern such as create*. Its own key goes with{' '}
      <code class="whole">--pass-key</code>.
    </p>
  </Card>
);
