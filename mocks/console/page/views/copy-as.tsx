/** An exchange as code in several forms, to choose and copy. */
import { useState } from 'preact/hooks';
import { Pre } from '../blocks.js';
import { type Account, chosenWorld, type Entry, type OperationRow } from '../client.js';
import { useConsole } from '../console-context.js';
import { CopyButton, QuietButton } from '../controls.js';
import { asCurl, asFetch, asOpenapiFetch, asTest, wasKeyRefused } from '../snippets.js';

interface CopyAsProps {
  entry: Entry;
  account: Account | undefined;
  operation: OperationRow | undefined;
}

export function CopyAs({ entry, account, operation }: CopyAsProps) {
  const { scenario } = useConsole();
  const [chosen, setChosen] = useState('curl');
  const forms = new Map([
    ['curl', asCurl(entry, account)],
    ['fetch', asFetch(entry, account)],
    ['openapi-fetch', asOpenapiFetch(entry, operation)],
    ['Playwright test', asTest('playwright', entry, { scenario })],
    ['Vitest test', asTest('vitest', entry, { scenario })],
  ]);
  const text = forms.get(chosen) ?? '';
  return (
    <section class="tool" aria-label="Copy as">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would look like a form's. */}
      <div class="buttons" role="group" aria-label="Copy as">
        {[...forms].map(
          ([name, form]) =>
            form !== undefined && (
              <QuietButton key={name} isPressed={name === chosen} onClick={() => setChosen(name)}>
                {name}
              </QuietButton>
            ),
        )}
      </div>
      <div class="body">
        <CopyButton text={text} />
        <Pre label="As a program">{text}</Pre>
      </div>
      {chosen.endsWith('test') && (
        <p class="hint">
          {`It starts with the scenario ${scenario} as it is loaded: what was made since then is not there.`}
        </p>
      )}
      {wasKeyRefused(entry) && (
        <p class="hint">The journal keeps no keys: a wrong one stands for the one that was refused.</p>
      )}
      {chosenWorld() !== 'main' && <p class="hint">{`The address leads to the world ${chosenWorld()}.`}</p>}
    </section>
  );
}
