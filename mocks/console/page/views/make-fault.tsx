/** "Make this happen again": a fault rule from a journal entry, added with one click, and the line for a test. */
import { useState } from 'preact/hooks';
import { jsonIn } from '../../../http/json.js';
import { Pre } from '../blocks.js';
import { control, type Entry, type OperationRow, type Rule } from '../client.js';
import { useConsole } from '../console-context.js';
import { Button, CopyButton, Field, Select } from '../controls.js';
import { note } from '../notes.js';
import { asFaultLine, asTest } from '../snippets.js';

const STATUSES = [401, 404, 409, 422, 429, 500, 502, 503];
const SLOW_MS = 2000;
const FREQUENCIES = [
  ['once', 'once'],
  ['times', 'n times'],
  ['always', 'always'],
] as const;

interface Outcome {
  value: string;
  text: string;
  effect: Pick<Rule, 'status' | 'body' | 'drop' | 'delayMs'>;
}

/** The possible effects of a rule, beginning with that in the entry. */
function outcomesOf({ status, durationMs, answer }: Entry, server: string): Outcome[] {
  const delayMs = Math.max(SLOW_MS, Math.round(durationMs));
  const body = jsonIn(answer.body);
  const same = {
    value: 'same',
    text: `${status}, as it was answered here`,
    effect: { status, ...(body !== undefined && { body }) },
  };
  return [
    ...(status >= 400 ? [same] : []),
    ...STATUSES.map((one) => ({ value: `${one}`, text: `answer ${one}`, effect: { status: one } })),
    { value: 'drop', text: 'break the connection', effect: { drop: true } },
    { value: 'slow', text: `wait ${delayMs} ms, then the ${server}'s answer`, effect: { delayMs } },
  ];
}

const usualOutcome = ({ status }: Entry) => (status === 0 ? 'drop' : status >= 400 ? 'same' : '503');

interface MakeFaultProps {
  entry: Entry;
  operations: readonly OperationRow[];
}

export function MakeFault({ entry, operations }: MakeFaultProps) {
  const { server, scenario } = useConsole();
  const [operation, setOperation] = useState(entry.operation ?? '*');
  const [outcome, setOutcome] = useState(usualOutcome(entry));
  const [often, setOften] = useState('once');
  const [times, setTimes] = useState('3');
  const outcomes = outcomesOf(entry, server);
  const count = { once: 1, times: Number(times) || 2 }[often];
  const rule: Rule = {
    operation,
    ...outcomes.find(({ value }) => value === outcome)?.effect,
    ...(count !== undefined && { times: count }),
  };
  const add = async () => {
    const { id } = await control.addFault(rule);
    const remove = async () => {
      await control.removeFault(id);
      note(`Rule ${id} is gone.`);
    };
    const frequency = often === 'times' ? `${count} times` : often;
    note(`Rule ${id} is in force: ${frequency}.`, 'good', { label: 'Remove it', act: remove });
  };
  const line = asFaultLine(rule);
  return (
    <section class="tool" aria-label="Make this happen again">
      <div class="inline">
        <Select
          label="Where"
          options={[['*', 'everything'], ...operations.map(({ id }) => id)]}
          value={operation}
          onChoose={setOperation}
        />
        <Select
          label="What"
          options={outcomes.map(({ value, text }) => [value, text])}
          value={outcome}
          onChoose={setOutcome}
        />
        <Select label="How often" options={FREQUENCIES} value={often} onChoose={setOften} />
        {often === 'times' && (
          <Field
            {...{ label: 'Times', type: 'number', min: 2, defaultValue: times }}
            onInput={({ currentTarget }) => setTimes(currentTarget.value)}
          />
        )}
        <Button onClick={add}>Add the rule</Button>
      </div>
      <div class="rule-line">
        <Pre label="The line for a test">{line}</Pre>
        <p class="buttons">
          <CopyButton text={line} label="Copy line" />
          {entry.operation !== null && (
            <>
              <CopyButton text={asTest('vitest', entry, { scenario, rule })} label="Copy Vitest test" />
              <CopyButton
                text={asTest('playwright', entry, { scenario, rule })}
                label="Copy Playwright test"
              />
            </>
          )}
        </p>
      </div>
    </section>
  );
}
