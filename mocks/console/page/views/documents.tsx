/**
 * The documents of one account: search, filter by type and state, sort, pages. The server does the search, so 100,000
 * documents are no problem.
 */
import { Heading, Pill } from '../blocks.js';
import { accountOrFirst, control, type DocumentList } from '../client.js';
import { useQueryChange } from '../console-context.js';
import { type Option, Select } from '../controls.js';
import { money, pageAt } from '../format.js';
import { view } from '../router.js';
import { AccountSelect, Folded, SearchForm } from '../search-form.js';
import { type Column, PagedTable } from '../table.js';

async function load({ args, query }: { args: readonly (string | undefined)[]; query: URLSearchParams }) {
  const [{ accounts }, tables] = await Promise.all([control.state(), control.tables()]);
  const account = accountOrFirst(accounts, args[0]);
  const list = await control.documents(account.name, Object.fromEntries(query));
  return { accounts, account, tables, list };
}

export const documents = view({
  load,
  View({ data: { accounts, account, tables, list }, place: { query } }) {
    const here = pageAt('documents', account.name);
    const [type, status, text] = ['type', 'status', 'text'].map((name) => query.get(name) ?? '');
    const change = useQueryChange(here);
    const types = Object.values(tables.documentTypes).map((one) => one.type);
    const states = [...new Set(Object.values(tables.stateTables).flatMap((one) => one.states))];
    const select = (name: string, label: string, options: readonly Option[]) => (
      <Select {...{ label, options }} value={query.get(name) ?? ''} onChoose={(one) => change(name, one)} />
    );
    const isFiltered = [type, status, text].some(Boolean);
    return (
      <>
        <Heading title="Documents">
          <a class="button" href={`${here}/new`}>
            New document
          </a>
        </Heading>
        <SearchForm hint="Client, number, line, id" text={text} onText={(words) => change('text', words)}>
          <Folded isSet={type !== '' || status !== ''}>
            <AccountSelect
              {...{ accounts, account }}
              onChoose={(name) => {
                location.hash = pageAt('documents', name);
              }}
            />
            {select('type', 'Type', [['', 'All types'], ...types])}
            {select('status', 'State', [['', 'All states'], ...states])}
          </Folded>
        </SearchForm>
        <PagedTable
          {...{ query, change, columns: columnsOf(here), rows: list.documents, pagination: list.pagination }}
          empty={isFiltered ? NO_MATCH : NONE}
        />
      </>
    );
  },
});

const NO_MATCH = 'No document matches. Change the search or the filters.';
const NONE =
  'No documents yet. Create one with POST /invoices.json, or load the demo scenario under Data and time.';

const columnsOf = (here: string): Column<DocumentList['documents'][number]>[] => [
  {
    ...{ title: 'Number', widths: ['9.5rem', '7.4rem', 'auto'], sort: 'number' },
    cell: ({ id, number, type, client }) => (
      <>
        <a class="cover" href={`${here}/${id}`}>
          {number ?? `#${id}`}
        </a>
        <small class="only-narrow">{type}</small>
        <small class="only-phone" dir="auto">
          {client}
        </small>
      </>
    ),
  },
  { ...{ title: 'Type', class: 'extra', widths: ['11rem'], sort: 'type' }, cell: ({ type }) => type },
  {
    ...{ title: 'Client', class: 'cut but-phone', sort: 'client' },
    cell: ({ client }) => <span title={client}>{client}</span>,
  },
  { ...{ title: 'Date', class: 'extra', widths: ['7.25rem'], sort: 'date' }, cell: ({ date }) => date },
  {
    ...{ title: 'State', widths: ['7.25rem', '6rem', '5.3rem'], sort: 'status' },
    cell: ({ status }) => <Pill state={status} />,
  },
  {
    ...{ title: 'Total', class: 'figure', widths: ['8.25rem', '6rem', '5.3rem'], sort: 'total' },
    cell: ({ total, currency }) => money(total, currency),
  },
];
