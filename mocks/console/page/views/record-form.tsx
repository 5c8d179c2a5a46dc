/** One record: a form that calls the real API, so that its rules apply, and a form that bypasses them. */
import { callApi, callApiOrThrow } from '../api-call.js';
import { Card, coloured, HeadingIn, Pill, Pre } from '../blocks.js';
import { type Account, accountNamed, control, type StoredRecord } from '../client.js';
import { useChange } from '../console-context.js';
import { Button, Field, type Fields, Form, Select, TextArea } from '../controls.js';
import { capitalized, pageAt } from '../format.js';
import { note } from '../notes.js';
import type { View } from '../router.js';
import { ForcedEdit, fieldsOf } from './forced-edit.js';
import { kindNamed, nested, type RecordField, valueAt } from './record-kinds.js';

type Kind = ReturnType<typeof kindNamed>['kind'];

interface Data {
  account: Account;
  /** Undefined for a new one. */
  record: StoredRecord | undefined;
  /** As the API answers it; empty for a new record and for tables without such an operation. */
  values: unknown;
  /** The choices for a new record that belongs to a client. */
  clients: StoredRecord[];
  balance: string | undefined;
}

/** Loaded once, since it calls the API: each call is news in the journal. */
export const recordForm: View<Data> = {
  isStatic: true,
  async load({ args: [name = '', tableName = '', id = ''] }) {
    const { table, kind } = kindNamed(tableName);
    const account = accountNamed((await control.state()).accounts, name);
    const isNew = id === 'new';
    const [record, clients] = await Promise.all([
      isNew ? undefined : storedRecord(name, table, id),
      isNew && kind.ofClient ? clientsOf(name) : [],
    ]);
    const shown =
      isNew || kind.isFixed
        ? undefined
        : await callApi<Record<string, unknown>>(account, 'GET', `${kind.path}/${id}.json`);
    const balance = !isNew && table === 'clients' ? await balanceOf(account, id) : undefined;
    return { account, record, clients, balance, values: shown?.body?.[kind.wrapper] ?? {} };
  },
  View({ data: { account, record, values, clients, balance }, place: { args } }) {
    const { table, kind } = kindNamed(args[1]);
    const here = pageAt('records', account.name, table);
    return (
      <>
        <HeadingIn list={kind.title} href={here} account={account.name}>
          {record ? `${capitalized(kind.one)} ${record.id} ` : `New ${kind.one}`}
          {record?.isForced && <Pill state="past the rules" />}
        </HeadingIn>
        {(record === undefined || !kind.isFixed) && (
          <RecordFields {...{ account, kind, record, values, clients, here }} />
        )}
        {record && <Acts {...{ account, kind, record, here }} />}
        {record && balance && <Treasury account={account.name} client={record.id} balance={balance} />}
        {record && (
          <ForcedEdit account={account.name} table={table} id={record.id} fields={fieldsOf(record)} />
        )}
        {record && (
          <details class="card">
            <summary>As it is stored</summary>
            <Pre label="As it is stored">{coloured(JSON.stringify(record, null, 2))}</Pre>
          </details>
        )}
      </>
    );
  },
};

const MAX_FOUND = 200;

async function storedRecord(account: string, table: string, id: string): Promise<StoredRecord> {
  const { records } = await control.records(account, table, { text: id, perPage: MAX_FOUND });
  const found = records.find((one) => String(one.id) === id);
  if (found === undefined) throw new Error(`Account ${account} has no record ${id} among its ${table}.`);
  return found;
}

const clientsOf = async (account: string) =>
  (await control.records(account, 'clients', { perPage: MAX_FOUND, sort: 'name' })).records;

interface Balance {
  with_vat: string;
  without_vat: string;
}

/** What the client owes, in words. */
async function balanceOf(account: Account, client: string): Promise<string> {
  const path = `/api/v3/clients/${client}/balance.json`;
  const { ok, body } = await callApi<{ balance: Balance & { balance?: Balance } }>(account, 'GET', path);
  const shown = body?.balance?.balance ?? body?.balance;
  return ok && shown ? `Balance ${shown.with_vat} with taxes, ${shown.without_vat} without.` : 'No balance.';
}

interface FormProps extends Pick<Data, 'account' | 'record' | 'values' | 'clients'> {
  kind: Kind;
  here: string;
}

/** A server may answer without a body. */
type Made = Record<string, { id?: number }> | undefined;

function RecordFields({ account, kind, record, values, clients, here }: FormProps) {
  const change = useChange();
  const send = async ({ client, ...fields }: Fields) => {
    const base = kind.ofClient?.(client) ?? kind.path;
    const body = { [kind.wrapper]: nested(fields) };
    if (record)
      return change(() => callApiOrThrow(account, 'PUT', `${base}/${record.id}.json`, body), 'Saved.');
    const made = await callApiOrThrow<Made>(account, 'POST', `${base}.json`, body);
    note(`The ${kind.one} is made.`);
    const id = made?.[kind.wrapper]?.id;
    location.hash = id === undefined ? here : `${here}/${id}`;
  };
  return (
    <Form class="card grid" label={`${record ? 'Edit' : 'New'} ${kind.one}`} onSend={send}>
      {kind.ofClient && (
        <Select
          label="Client"
          name="client"
          options={clients.map(({ id, name }) => [String(id), String(name)])}
        />
      )}
      {kind.fields.map((field) => (
        <RecordInput key={String(field)} {...{ field, values }} />
      ))}
      <p class="wide">
        <button type="submit">{record ? 'Save' : 'Create'}</button>
        <small>Sent through the API: its rules hold, and the journal shows the request.</small>
      </p>
    </Form>
  );
}

function RecordInput({ field, values }: { field: RecordField; values: unknown }) {
  const [name, kind = 'text', own] = typeof field === 'string' ? [field] : field;
  const label = own ?? capitalized(name.replaceAll('_', ' '));
  const value = String(valueAt(values, name) ?? '');
  if (kind === 'text') return <Field label={label} name={name} defaultValue={value} />;
  if (kind === 'long') return <TextArea {...{ label, name, rows: 2, isWide: true }} defaultValue={value} />;
  const all = kind.includes(value) ? kind : [...kind, value];
  return (
    <Select {...{ label, name, value }} options={all.map((one) => [one, one === '' ? 'not set' : one])} />
  );
}

interface ActsProps {
  account: Account;
  kind: Kind;
  record: StoredRecord;
  here: string;
}

function Acts({ account, kind, record, here }: ActsProps) {
  const change = useChange();
  if (!kind.acts && !kind.canDelete) return null;
  const base = `${kind.ofClient?.(record.clientId) ?? kind.path}/${record.id}`;
  const remove = async () => {
    await callApiOrThrow(account, 'DELETE', `${base}.json`);
    note(`The ${kind.one} is gone.`);
    location.hash = here;
  };
  return (
    <p class="buttons">
      {kind.acts?.map(([label, end]) => (
        <Button
          key={end}
          onClick={() =>
            change(() => callApiOrThrow(account, 'PUT', `${base}/${end}.json`), `${label}: done.`)
          }
        >
          {label}
        </Button>
      ))}
      {kind.canDelete && (
        <Button kind="warn" onClick={remove}>
          Delete
        </Button>
      )}
    </p>
  );
}

/** What the client owes, and links to its documents and treasury. */
const Treasury = ({ account, client, balance }: { account: string; client: number; balance: string }) => (
  <Card title="Treasury">
    <p>{balance}</p>
    <p class="buttons">
      <a href={pageAt('records', account, 'movements', 'new')}>New movement</a>
      <a href={pageAt('records', account, 'regularizations', 'new')}>New regularization</a>
      <a href={`${pageAt('documents', account, 'new')}?client=${client}`}>New document for this client</a>
    </p>
  </Card>
);
