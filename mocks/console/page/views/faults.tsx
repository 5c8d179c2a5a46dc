/** Fault rules: switches for common ones, a form for any other, and the rules in force. */
import { Card } from '../blocks.js';
import { type ActiveFault, control, type OperationRow, type Rule } from '../client.js';
import { useChange } from '../console-context.js';
import { Button, CopyButton, Field, Form, QuietButton, Select, Switch, TextArea } from '../controls.js';
import { effectText, frequencyText, isSameRule, ruleOfForm, USUAL_RULES } from '../fault-rule.js';
import { view } from '../router.js';
import { asFaultLine } from '../snippets.js';
import { type Column, Table } from '../table.js';

export const faults = view({
  async load() {
    const [{ rules }, { operations }] = await Promise.all([control.faults(), control.tables()]);
    return { rules, operations };
  },
  View({ data: { rules, operations }, place: { query } }) {
    const change = useChange();
    return (
      <>
        <h1>Faults</h1>
        <p class="lead">
          Break something on purpose and see what your program makes of it. What is stored stays as it is;
          clear the rules and everything works again. From any request in the journal, "Make this happen
          again" makes a rule of it.
        </p>
        <div class="switches">
          {USUAL_RULES.map(([title, text, rule]) => (
            <Switch
              key={title}
              isOn={rules.some((one) => isSameRule(one, rule))}
              onSwitch={(isOn) => change<unknown>(() => (isOn ? control.addFault(rule) : removeAll(rule)))}
            >
              <span>
                <strong>{title}</strong>
                <small>{text}</small>
              </span>
            </Switch>
          ))}
        </div>
        <Card title="Rules in force">
          <RulesInForce rules={rules} marked={query.get('rule') ?? undefined} />
        </Card>
        <RuleForm operations={operations} />
      </>
    );
  },
});

/** Requests the rules again: one may be switched off before it is shown. */
async function removeAll(rule: Rule): Promise<void> {
  const { rules } = await control.faults();
  for (const { id } of rules.filter((one) => isSameRule(one, rule))) await control.removeFault(id);
}

function RulesInForce({ rules, marked }: { rules: ActiveFault[]; marked: string | undefined }) {
  const change = useChange();
  const isGone = marked !== undefined && !rules.some(({ id }) => String(id) === marked);
  const remove = (id: number) => change(() => control.removeFault(id));
  return (
    <>
      {isGone && <p class="callout">{`Rule ${marked} is gone: it met what it should, or was removed.`}</p>}
      {rules.length === 0 ? (
        <p class="empty">None. Everything works.</p>
      ) : (
        <>
          <Table columns={columnsOf(remove)} rows={rules} keyOf={({ id }) => id} markedKey={marked} />
          <p>
            <Button onClick={() => change(control.clearFaults, 'Everything works again.')}>Clear all</Button>
          </p>
        </>
      )}
    </>
  );
}

const columnsOf = (remove: (id: number) => Promise<void>): Column<ActiveFault>[] => [
  { title: 'Rule', cell: ({ id }) => id },
  {
    title: 'Where',
    cell: ({ operation, method }) =>
      `${operation === '*' ? 'everything' : operation}${method ? ` (${method})` : ''}`,
  },
  { title: 'What', cell: effectText },
  { title: 'How often', cell: frequencyText },
  { title: 'Hits', cell: ({ hits }) => hits },
  {
    ...{ title: '', class: 'figure' },
    cell: ({ id, hits: _hits, ...rule }) => (
      <>
        <CopyButton text={asFaultLine(rule)} label="Copy line" />{' '}
        <QuietButton label={`Remove rule ${id}`} onClick={() => remove(id)}>
          Remove
        </QuietButton>
      </>
    ),
  },
];

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
const MAX_DELAY_MS = 600_000;

function RuleForm({ operations }: { operations: OperationRow[] }) {
  const change = useChange();
  const count = (name: string, label: string, placeholder: string, min = 0, max?: number) => (
    <Field type="number" {...{ name, label, placeholder, min, max }} />
  );
  return (
    <Form
      class="card grid"
      label="A rule of your own"
      isEmptied
      onSend={(fields) => change(() => control.addFault(ruleOfForm(fields)), 'The rule is in force.')}
    >
      <h2>A rule of your own</h2>
      <Select
        label="Operation"
        name="operation"
        options={[['*', 'everything'], ...operations.map(({ id }) => id)]}
      />
      <Select label="Method" name="method" options={[['', 'any'], ...METHODS]} />
      {count('status', 'Answer status', '503', 200, 599)}
      {count('times', 'Times', 'always', 1)}
      {count('percent', 'Per cent', '100', 0, 100)}
      {count('delayMs', 'Delay, ms', '0', 0, MAX_DELAY_MS)}
      {count('jitterMs', 'Jitter, ms', '0', 0, MAX_DELAY_MS)}
      {count('perMinute', 'Requests a minute', 'no limit')}
      <TextArea
        {...{ label: 'Answer body, JSON', name: 'body', rows: 2, isWide: true }}
        placeholder='{"errors":{"error":"Try later"}}'
      />
      <label class="check">
        <input type="checkbox" name="drop" />
        Break the connection
      </label>
      <p class="wide">
        <button type="submit">Add rule</button>
      </p>
    </Form>
  );
}
