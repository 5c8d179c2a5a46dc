/** The accounts: addresses and keys to copy, and counts of documents by type and state. */
import { type Account, control } from '../client.js';
import { CopyButton } from '../controls.js';
import { number, pageAt, plural } from '../format.js';
import type { View } from '../router.js';
import { type Column, Table } from '../table.js';

const COUNTED = [
  ['documents', 'document'],
  ['clients', 'client'],
  ['items', 'item'],
  ['taxes', 'tax'],
  ['sequences', 'sequence'],
  ['mails', 'mail'],
] as const;

export const accounts: View<readonly Account[]> = {
  load: async () => (await control.state()).accounts,
  View: ({ data }) => (
    <>
      <h1>Accounts</h1>
      <p class="lead">Send requests to an address with its key. Everything here changes as you call.</p>
      {data.map((one) => (
        <AccountCard key={one.id} account={one} />
      ))}
    </>
  ),
};

function AccountCard({ account }: { account: Account }) {
  const { name, url, apiKey } = account;
  const facts = [
    ['Base URL', url],
    ['api_key', apiKey],
    ['Account id', String(account.id)],
    ['Try it', `curl -g '${url}/invoices.json?api_key=${apiKey}&per_page=3'`],
  ] as const;
  return (
    <section class="card">
      <h2 dir="auto">{account.organization}</h2>
      <dl class="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{value}</code>
              <CopyButton text={value} of={label} />
            </dd>
          </div>
        ))}
      </dl>
      <p class="counts">
        {COUNTED.map(([many, one]) => (
          <span key={many}>
            <a href={placeOf(name, many)}>{plural(account.counts[many] ?? 0, one, many)}</a>
          </span>
        ))}
      </p>
      <Tally account={account} />
    </section>
  );
}

function placeOf(account: string, table: string): string {
  if (table === 'mails') return pageAt('outbox');
  return table === 'documents' ? pageAt('documents', account) : pageAt('records', account, table);
}

/** Documents by type and state; each count links to these documents. */
function Tally({ account: { name, documents } }: { account: Account }) {
  const types = Object.entries(documents);
  if (types.length === 0) return <p class="empty">No documents yet.</p>;
  const states = [...new Set(types.flatMap(([, row]) => Object.keys(row)))];
  const columns: Column<(typeof types)[number]>[] = [
    { title: 'Documents', isHead: true, cell: ([type]) => type },
    ...states.map((state) => ({
      title: state,
      cell: ([type, { [state]: count }]: (typeof types)[number]) =>
        count && (
          <a href={`${pageAt('documents', name)}?type=${type}&status=${state}`}>{number.format(count)}</a>
        ),
    })),
  ];
  return <Table class="tally" columns={columns} rows={types} keyOf={([type]) => type} />;
}
