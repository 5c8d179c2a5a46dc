/** The recording of a proxy: a switch, its content so far, and the scenario to copy. */
import { useState } from 'preact/hooks';
import { Card, Pre } from '../blocks.js';
import { control, type RecordingState } from '../client.js';
import { useChange } from '../console-context.js';
import { Button, CopyButton, QuietButton } from '../controls.js';
import { plural } from '../format.js';
import type { View } from '../router.js';
import { Table } from '../table.js';

export const recording: View<RecordingState> = {
  load: () => control.recording(),
  View({ data }) {
    const change = useChange();
    const [yaml, setYaml] = useState<string>();
    const { isOn, exchanges, folder } = data;
    const toggle = () =>
      change(
        () => control.setRecording(!isOn),
        isOn ? 'The recording stands still.' : 'What passes is recorded.',
      );
    return (
      <>
        <h1>Recording</h1>
        <p class="lead">
          What passes becomes a scenario for the mock, and fixtures of each answer. Keys, names, addresses,
          numbers of people and all free text are replaced, the same value always by the same stand-in; ids,
          amounts, dates and states stay.
        </p>
        <Card title={isOn ? 'Recording' : 'Not recording'}>
          <p>
            {folder === null ? (
              'It is kept in memory; start the proxy with --record FOLDER to have it written. '
            ) : (
              <>
                Written to <code>{folder}</code>.{' '}
              </>
            )}
            {`${plural(exchanges, 'exchange')} recorded.`}
          </p>
          <p class="buttons">
            <Button onClick={toggle}>{isOn ? 'Stop recording' : 'Record'}</Button>
            {exchanges > 0 && (
              <QuietButton onClick={async () => setYaml((await control.recordedScenario()).yaml)}>
                Show the scenario
              </QuietButton>
            )}
          </p>
        </Card>
        <Card title="So far">
          <Contents recording={data} />
        </Card>
        {yaml !== undefined && (
          <Card title="Scenario">
            <p>
              <CopyButton text={yaml} label="Copy YAML" /> invoicing-mock --scenario FILE starts with it.
            </p>
            <Pre label="Scenario as YAML">{yaml}</Pre>
          </Card>
        )}
      </>
    );
  },
};

function Contents({ recording: { records, fixtures, leftOut } }: { recording: RecordingState }) {
  const tables = Object.entries(records);
  if (tables.length + fixtures.length === 0) return <p class="empty">Nothing yet.</p>;
  return (
    <>
      {tables.length > 0 && (
        <p class="counts">
          {tables.map(([name, count]) => (
            <span key={name}>{`${count} ${name}`}</span>
          ))}
        </p>
      )}
      <Table
        columns={[
          { title: 'Fixture', cell: ({ operation }) => operation },
          { title: 'Status', class: 'figure', cell: ({ status }) => status },
        ]}
        rows={fixtures}
        keyOf={({ operation, status }) => `${operation} ${status}`}
      />
      {leftOut.length > 0 && (
        <>
          <h3>Left out</h3>
          <ul>
            {leftOut.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
