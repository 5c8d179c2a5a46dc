/** "A new invoice in state X for client Y": created and moved to its state by real requests, one after another. */
import { useState } from 'preact/hooks';
import { callApiOrThrow } from '../api-call.js';
import { HeadingIn } from '../blocks.js';
import type { Tables } from '../client.js';
import { type Account, accountNamed, control, type DocumentType } from '../client.js';
import { Field, type Fields, Form, Select } from '../controls.js';
import { pageAt, plural } from '../format.js';
import { view } from '../router.js';
import { triggersTo } from '../state-machine.js';

const MAX_OFFERED = 200;
const offered = { perPage: MAX_OFFERED, sort: 'name' };

/** All types but receipts, which payments create. */
const typesOf = ({ documentTypes }: Tables) =>
  Object.values(documentTypes).filter(({ singular }) => singular !== 'receipt');

export const newDocument = view({
  isStatic: true,
  async load({ args: [name = ''] }) {
    const [state, tables, clients, items] = await Promise.all([
      control.state(),
      control.tables(),
      control.records(name, 'clients', offered),
      control.records(name, 'items', offered),
    ]);
    return {
      account: accountNamed(state.accounts, name),
      tables,
      // dd/mm/yyyy by the mock's clock.
      today: state.clock.now.slice(0, 10).split('-').reverse().join('/'),
      clients: clients.records,
      items: items.records,
    };
  },
  View({ data: { account, tables, today, clients, items }, place: { query } }) {
    const types = typesOf(tables);
    const [chosen, setChosen] = useState(types[0]?.singular as string);
    const type = types.find(({ singular }) => singular === chosen);
    if (type === undefined) return null;
    const ways = waysOf(tables, type);
    const here = pageAt('documents', account.name);
    const make = async (fields: Fields) => {
      const client = clients.find(({ id }) => String(id) === fields.client);
      const party = client
        ? { name: client.name, code: client.code }
        : { name: fields.newClient || 'New client' };
      const id = await create(
        account,
        type,
        bodyFor(type, fields, today, party),
        ways.get(fields.state ?? '') ?? [],
      );
      location.hash = `${here}/${id}`;
    };
    return (
      <>
        <HeadingIn list="Documents" href={here} account={account.name}>
          New document
        </HeadingIn>
        <Form class="card grid" label="New document" onSend={make}>
          <Select
            label="Type"
            options={types.map((one) => [one.singular, one.type])}
            value={chosen}
            onChoose={setChosen}
          />
          <Select key={chosen} label="State" name="state" options={[...ways.keys()]} />
          <Select
            label="Client"
            name="client"
            options={[['', 'a new one'], ...clients.map(({ id, name }) => [`${id}`, `${name}`] as const)]}
            value={query.get('client') ?? String(clients[0]?.id ?? '')}
          />
          <Field label="Name of a new client" name="newClient" placeholder="Livraria Lua" />
          <Field
            label="Item"
            name="item"
            list="items"
            defaultValue={String(items[0]?.name ?? 'Lamp')}
            required
          />
          <datalist id="items">
            {items.map(({ id, name }) => (
              <option key={id} value={String(name)} />
            ))}
          </datalist>
          <Field
            {...{ label: 'Price', name: 'price', inputMode: 'decimal', required: true }}
            defaultValue={String(items[0]?.unitPrice ?? '20.00')}
          />
          <Field label="Quantity" name="quantity" defaultValue="1" inputMode="decimal" required />
          <p class="wide">
            <button type="submit">Make it</button>
            <small>
              {`Sent through the API, dated ${today} by the mock's clock. The item gets this price.`}
            </small>
          </p>
        </Form>
        {clients.length === MAX_OFFERED && (
          <p class="hint">{`The first ${plural(MAX_OFFERED, 'client')} by name are offered.`}</p>
        )}
      </>
    );
  },
});

const waysOf = ({ cells, stateTables }: Tables, { plural: many, family }: DocumentType) =>
  triggersTo(cells[many] ?? {}, stateTables[family]?.initial ?? '');

const place = { detail: 'Rua Nova 1', city: 'Lisboa', postal_code: '1000-001', country: 'Portugal' };

const bodyFor = (
  { family }: DocumentType,
  { item, price, quantity }: Fields,
  day: string,
  client: object,
) => ({
  date: day,
  due_date: day,
  client,
  items: [{ name: item, unit_price: price, quantity }],
  ...(family === 'guides' && { loaded_at: `${day} 09:00:00`, address_from: place, address_to: place }),
});

async function create(
  account: Account,
  { plural: many, singular }: DocumentType,
  body: object,
  triggers: readonly string[],
): Promise<number> {
  const made = await callApiOrThrow<Record<string, { id: number }>>(account, 'POST', `/${many}.json`, {
    [singular]: body,
  });
  const { id } = made[singular] ?? Object.values(made)[0] ?? {};
  if (id === undefined) throw new Error('The answer does not show the id of what was made.');
  for (const state of triggers) {
    await callApiOrThrow(account, 'PUT', `/${many}/${id}/change-state.json`, {
      [singular]: { state, message: 'Made from the console' },
    });
  }
  return id;
}
