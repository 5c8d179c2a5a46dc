/**
 * Clients, items, taxes, sequences and the treasury of one account as tables: search, sort, pages, and links to each
 * record's form.
 */
import { Heading, Pill } from '../blocks.js';
import { accountOrFirst, control, type StoredRecord } from '../client.js';
import { useQueryChange } from '../console-context.js';
import { pageAt } from '../format.js';
import { view } from '../router.js';
import { AccountSelect, SearchForm } from '../search-form.js';
import { type Column, PagedTable } from '../table.js';
import { KINDS, kindNamed, shownAt } from './record-kinds.js';

export const records = view({
  async load({ args: [name, table], query }) {
    const { accounts } = await control.state();
    const account = accountOrFirst(accounts, name);
    const list = await control.records(account.name, kindNamed(table).table, Object.fromEntries(query));
    return { accounts, account, list };
  },
  View({ data: { accounts, account, list }, place: { args, query } }) {
    const { table, kind } = kindNamed(args[1]);
    const here = pageAt('records', account.name, table);
    const text = query.get('text') ?? '';
    const change = useQueryChange(here);
    return (
      <>
        <Heading title="Records">
          <a class="button" href={`${here}/new`}>{`New ${kind.one}`}</a>
        </Heading>
        <nav class="tabs" aria-label="Tables">
          {Object.entries(KINDS).map(([name, { title }]) => (
            <a
              key={name}
              href={pageAt('records', account.name, name)}
              aria-current={name === table ? 'page' : undefined}
            >
              {title}
            </a>
          ))}
        </nav>
        <SearchForm hint="Any word of a record" text={text} onText={(words) => change('text', words)}>
          {accounts.length > 1 && (
            <AccountSelect
              {...{ accounts, account }}
              onChoose={(name) => {
                location.hash = pageAt('records', name, table);
              }}
            />
          )}
        </SearchForm>
        <PagedTable
          {...{ query, change, columns: columnsOf(here, kind.columns) }}
          {...{ rows: list.records, pagination: list.pagination }}
          empty={text === '' ? `No ${kind.title.toLowerCase()} yet.` : 'Nothing matches.'}
        />
      </>
    );
  },
});

/** The server sorts by plain fields of the record only. */
const canSort = (name: string) => !name.includes('.') && name !== 'counters';

const columnsOf = (
  here: string,
  columns: ReturnType<typeof kindNamed>['kind']['columns'],
): Column<StoredRecord>[] => [
  {
    ...{ title: 'Id', widths: ['7.25rem', '7.4rem', 'auto'] },
    cell: ({ id, isForced }) => (
      <>
        <a class="cover" href={`${here}/${id}`}>
          {id}
        </a>
        {isForced && (
          <small>
            <Pill state="past the rules" />
          </small>
        )}
      </>
    ),
  },
  ...columns.map(([title, name, kind, widths]) => ({
    ...{ title, class: kind, widths, sort: canSort(name) ? name : undefined },
    cell: (record: StoredRecord) => shownAt(record, name),
  })),
];
