/** The request journal, live: newest first, filtered on the server, one exchange in full beside or over the list. */
import { useRef, useState } from 'preact/hooks';
import { Heading } from '../blocks.js';
import { type Account, control, type JournalPage, type OperationRow } from '../client.js';
import { currentQuery, useConsole } from '../console-context.js';
import { Check, Field, type Option, QuietButton, Select } from '../controls.js';
import { number, plural } from '../format.js';
import { attempt, messageOf, note } from '../notes.js';
import { type Place, view } from '../router.js';
import { Folded, SearchForm, useTyped } from '../search-form.js';
import { Split } from '../split.js';
import { ExchangeCard } from './journal-entry.js';
import { JournalList } from './journal-list.js';
import { type Loaded, merged, PAGE, withOlder } from './journal-pages.js';

const FILTERS = ['text', 'operation', 'status', 'account', 'violations', 'document', 'finding'];
const STATUSES: readonly Option[] = [
  ['', 'All'],
  ...['2xx', '3xx', '4xx', '5xx', '401', '404', '422'],
  ['0', 'dropped'],
];

const filterOf = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...query].filter(([name, value]) => FILTERS.includes(name) && value !== ''));

async function load({ args, query }: Place) {
  const [{ operations }, { accounts }, found, entry] = await Promise.all([
    control.tables(),
    control.state(),
    control.journal({ ...filterOf(query), limit: PAGE }),
    // The chosen entry, or why it cannot be shown.
    args[0] === undefined ? undefined : control.entry(args[0]).catch(messageOf),
  ]);
  return { operations, accounts, found, entry };
}

export const journal = view({
  load,
  View({ data, place: { args, query } }) {
    const { readdress, reload } = useConsole();
    const [isPaused, setIsPaused] = useState(false);
    const filter = filterOf(query);
    const { loaded, page, more } = useLoaded(data.found, filter, isPaused);
    const [chosen] = args;
    const show = (id: number | string | undefined, wanted = filterOf(currentQuery())) => {
      const search = new URLSearchParams(wanted);
      return readdress(`#/journal${id ? `/${id}` : ''}${search.size > 0 ? `?${search}` : ''}`);
    };
    const close = async () => {
      await show(undefined);
      document.querySelector<HTMLElement>(`.entry[data-id="${chosen}"]`)?.focus({ preventScroll: true });
    };
    const clear = async () => {
      await control.clearJournal();
      await show(undefined);
      note('The journal is empty.');
    };
    const change = (name: string, value: string) => {
      const { [name]: _before, ...others } = filterOf(currentQuery());
      return show(chosen, value === '' ? others : { ...others, [name]: value });
    };
    const pause = (isOn: boolean) => {
      setIsPaused(isOn);
      return isOn ? undefined : reload();
    };
    const usual = data.accounts.find(({ isDefault }) => isDefault)?.name ?? '';
    return (
      <>
        <Heading title="Journal">
          <span class="end">
            <span class="hint">{keptText(page)}</span>
            <QuietButton onClick={clear}>Clear</QuietButton>
          </span>
        </Heading>
        {filter.finding && <OnlyFinding name={filter.finding} />}
        <SearchForm hint="Address or body" text={filter.text} onText={(text) => change('text', text)}>
          <Filters
            {...{ filter, change, isPaused, pause }}
            operations={data.operations}
            accounts={data.accounts}
          />
        </SearchForm>
        <Split
          class="journal"
          onClose={close}
          list={
            <JournalList
              entries={loaded.entries}
              chosen={chosen}
              onOpen={(id) => attempt(() => show(id))}
              onMore={more}
              accountOf={({ account }) => account ?? usual}
            />
          }
        >
          {typeof data.entry === 'string' && (
            <>
              <p class="empty">{data.entry}</p>
              <QuietButton onClick={close}>Close</QuietButton>
            </>
          )}
          {typeof data.entry === 'object' && (
            <ExchangeCard
              key={data.entry.id}
              {...{ entry: data.entry, accounts: data.accounts, operations: data.operations }}
              onOpen={show}
              onClose={close}
            />
          )}
        </Split>
      </>
    );
  },
});

const keptText = ({ kept, capacity }: JournalPage) =>
  `${number.format(kept)} of at most ${plural(capacity, 'request')} kept`;

/** The loaded part of the journal: the newest page as it arrives, and older ones when they become visible. */
function useLoaded(found: JournalPage, filter: Record<string, string>, isPaused: boolean) {
  const [, redraw] = useState(0);
  const held = useRef<{ page: JournalPage; of: string; loaded: Loaded } | undefined>(undefined);
  const isAsking = useRef(false);
  const of = JSON.stringify(filter);
  const isSame = held.current?.of === of;
  if (held.current?.page !== found && !(isSame && isPaused)) {
    const before = isSame ? held.current?.loaded : undefined;
    held.current = { page: found, of, loaded: merged(before, found) };
  }
  const now = held.current ?? { page: found, of, loaded: merged(undefined, found) };
  const more = async () => {
    const last = now.loaded.entries.at(-1)?.id;
    if (now.loaded.isWhole || isAsking.current || last === undefined) return;
    isAsking.current = true;
    // A failed request is repeated when the list is scrolled again.
    const older = await control.journal({ ...filter, limit: PAGE, before: last }).catch(() => undefined);
    isAsking.current = false;
    if (older === undefined || held.current?.of !== of) return;
    held.current.loaded = withOlder(held.current.loaded, older);
    redraw((count) => count + 1);
  };
  return { loaded: now.loaded, page: now.page, more };
}

const OnlyFinding = ({ name }: { name: string }) => (
  <p class="callout">
    Only what shows <a href={`#/findings?of=${encodeURIComponent(name)}`}>{name}</a>.{' '}
    <a href="#/journal">Show all requests</a>
  </p>
);

interface FiltersProps {
  filter: Record<string, string>;
  operations: readonly OperationRow[];
  accounts: readonly Account[];
  change(name: string, value: string): unknown;
  isPaused: boolean;
  pause(isOn: boolean): unknown;
}

function Filters({ filter, operations, accounts, change, ...more }: FiltersProps) {
  const isSet = ['operation', 'status', 'account', 'violations', 'document'].some((name) => filter[name]);
  const select = (name: string, label: string, options: readonly Option[]) => (
    <Select
      {...{ label, options }}
      value={filter[name] ?? ''}
      onChoose={(value) => attempt(() => change(name, value))}
    />
  );
  return (
    <Folded isSet={isSet}>
      {select('operation', 'Operation', [['', 'All operations'], ...operations.map(({ id }) => id)])}
      {select('status', 'Status', STATUSES)}
      {accounts.length > 1 &&
        select('account', 'Account', [['', 'All'], ...accounts.map(({ name }) => name)])}
      <Field
        {...{ label: 'Document id', inputMode: 'numeric', pattern: '\\d*', size: 8 }}
        defaultValue={filter.document}
        onInput={useTyped((id) => change('document', id))}
      />
      <Check
        isOn={filter.violations === 'true'}
        onSwitch={(isOn) => change('violations', isOn ? 'true' : '')}
      >
        Only with remarks
      </Check>
      <Check isOn={more.isPaused} onSwitch={more.pause}>
        Pause
      </Check>
    </Folded>
  );
}
