/** Saves the present state as a scenario: YAML to read, to copy, to download, and to load again here. */
import { useState } from 'preact/hooks';
import { Card, Pre } from '../blocks.js';
import { control, type Saved } from '../client.js';
import { useConsole } from '../console-context.js';
import { Button, CopyButton, Field, type Fields, Form } from '../controls.js';
import { plural } from '../format.js';

const nameFor = (world: string) =>
  world === 'main' ? 'my-scenario' : world.toLowerCase().replace(/[^a-z0-9-]/g, '-');

export function SaveScenario({ world }: { world: string }) {
  const { reload } = useConsole();
  const [saved, setSaved] = useState<Saved | 'saving'>();
  const save = async ({ name = '', description = '' }: Fields) => {
    setSaved('saving');
    try {
      setSaved(await control.saveScenario(name, description));
    } catch (error) {
      setSaved(undefined);
      throw error;
    }
    await reload();
  };
  return (
    <Card title="Save as scenario">
      <p>
        Writes what there is now as YAML that anybody can read, change and start a mock with:{' '}
        <code>invoicing-mock --scenario FILE</code>. Ids and keys are made anew when it is loaded.
      </p>
      <Form class="inline" label="Save as scenario" onSend={save}>
        <Field
          {...{ label: 'Name of the scenario', name: 'name', required: true }}
          pattern="[a-z0-9\-]{1,40}"
          title='Only a-z, digits and "-"'
          defaultValue={nameFor(world)}
        />
        <Field
          {...{ label: 'What it is for', name: 'description', maxLength: 200 }}
          placeholder="An invoice paid in part"
        />
        <button type="submit">Save</button>
      </Form>
      <div>
        {saved === 'saving' && <progress aria-label="Saving" />}
        {typeof saved === 'object' && <SavedScenario saved={saved} />}
      </div>
    </Card>
  );
}

const MAX_SHOWN = 60_000;
const MAX_DIFFERENCES = 20;

function SavedScenario({ saved: { name, yaml, differences } }: { saved: Saved }) {
  const download = () => {
    const href = URL.createObjectURL(new Blob([yaml], { type: 'application/yaml' }));
    Object.assign(document.createElement('a'), { href, download: `${name}.yaml` }).click();
    setTimeout(() => URL.revokeObjectURL(href), 1000);
  };
  return (
    <>
      <p>
        <strong>{`${name} is saved`}</strong> and stands among the scenarios until the mock is stopped.
      </p>
      {differences.length > 0 && (
        <div class="callout warn">
          <strong>{`Loaded again, ${plural(differences.length, 'thing')} would differ`}</strong>
          <ul>
            {differences.slice(0, MAX_DIFFERENCES).map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
      <p class="buttons">
        <Button onClick={download}>Download</Button>
        <CopyButton text={yaml} label="Copy YAML" />
      </p>
      <Pre label="The scenario">{yaml.length > MAX_SHOWN ? `${yaml.slice(0, MAX_SHOWN)}\n...` : yaml}</Pre>
    </>
  );
}
