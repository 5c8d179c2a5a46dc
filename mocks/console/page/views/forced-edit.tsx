/** Writes a record past the rules of the API, for tests of states that no request can produce. The page says so. */
import { control, type StoredRecord } from '../client.js';
import { useChange } from '../console-context.js';
import { Field, Form, type Option, Select } from '../controls.js';

/** A field of the stored record. */
export interface ForcedField {
  name: string;
  label: string;
  kind: 'text' | 'number' | 'flag' | 'json';
  /** The allowed values, if they are a list. */
  choices?: readonly Option[];
  now?: unknown;
}

/** Fields that cannot be changed. */
const FIXED = ['id', 'isForced', 'clientId', 'day', 'type', 'receiptIds', 'lastDays', 'initialBalance'];
const FLAGS: readonly Option[] = [
  ['true', 'yes'],
  ['false', 'no'],
];

const kindOf = (value: unknown): ForcedField['kind'] => {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'flag';
  return typeof value === 'object' && value !== null ? 'json' : 'text';
};

/** The fields of a stored record that may be written. */
export const fieldsOf = (record: StoredRecord): ForcedField[] =>
  Object.entries(record)
    .filter(([name]) => !FIXED.includes(name))
    .map(([name, now]) => ({ name, label: name, kind: kindOf(now), now }));

interface ForcedEditProps {
  account: string;
  table: string;
  id: number;
  fields: readonly ForcedField[];
}

export function ForcedEdit({ account, table, id, fields }: ForcedEditProps) {
  const change = useChange();
  return (
    <details class="card">
      <summary>Edit past the rules</summary>
      <p class="hint">
        For what no request can make: an old date, an odd state. Nothing is checked but the types, and the
        record is marked from then on.
      </p>
      <Form
        class="grid"
        label="Past the rules"
        isEmptied
        onSend={(given) => {
          const set = fields.filter(({ name }) => given[name] !== undefined && given[name] !== '');
          const values = set.map((field) => [field.name, valueFrom(field, given[field.name] ?? '')]);
          const write = () => control.writeRecord(account, table, id, Object.fromEntries(values));
          return change(write, 'Written past the rules.');
        }}
      >
        {fields.map((field) => (
          <ForcedInput key={field.name} field={field} />
        ))}
        <p class="wide">
          <button type="submit" class="warn">
            Write
          </button>
        </p>
      </Form>
    </details>
  );
}

function ForcedInput({ field: { name, label, kind, choices, now } }: { field: ForcedField }) {
  const asItIs = kind === 'flag' && now !== undefined ? `as it is: ${now}` : 'as it is';
  const options = choices ?? (kind === 'flag' ? FLAGS : undefined);
  if (options !== undefined) return <Select label={label} name={name} options={[['', asItIs], ...options]} />;
  const shown = kind === 'json' ? JSON.stringify(now) : String(now ?? 'as it is');
  return <Field label={label} name={name} placeholder={shown} />;
}

function valueFrom({ name, kind }: ForcedField, text: string): unknown {
  if (kind === 'number') return Number(text);
  if (kind === 'flag') return text === 'true';
  if (kind === 'text') return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${name} must be JSON`);
  }
}
