/**
 * The API reference: every operation of the mocked API, or of the control API, to read and to try with the chosen
 * account's key in the chosen world.
 */
import { useState } from 'preact/hooks';
import { chosenWorld, control } from '../client.js';
import { useConsole } from '../console-context.js';
import { view } from '../router.js';
import type { DescribedOperation, Description } from '../schema.js';
import { AccountSelect, SearchForm } from '../search-form.js';
import { Split } from '../split.js';
import { type Operation, OperationCard } from './reference-operation.js';

const METHODS = ['get', 'post', 'put', 'delete'];

const operationsOf = ({ paths }: Description): Operation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const described = item[method] as DescribedOperation;
      const parameters = [...(item.parameters ?? []), ...(described.parameters ?? [])];
      return { ...described, path, method: method.toUpperCase(), parameters };
    }),
  );

/** A cache until the page is opened again, since both descriptions are large. */
let latest: { of: string; spec: Description } | undefined;

export const reference = view({
  isStatic: true,
  async load({ args, query }) {
    const isControl = query.get('of') === 'control';
    const of = isControl ? 'control' : 'openapi';
    const isRead = latest?.of === of && args[0] !== undefined;
    const [spec, { accounts }] = await Promise.all([
      isRead && latest ? latest.spec : control.description<Description>(of),
      control.state(),
    ]);
    latest = { of, spec };
    return { isControl, spec, accounts, operations: operationsOf(spec) };
  },
  View({ data: { isControl, spec, operations, accounts }, place: { args } }) {
    const { readdress } = useConsole();
    const [words, setWords] = useState('');
    const [name, setName] = useState(accounts[0]?.name);
    const account = accounts.find((one) => one.name === name);
    const open = (id = '') => readdress(`#/reference${id && `/${id}`}${isControl ? '?of=control' : ''}`);
    const chosen = operations.find(({ operationId }) => operationId === args[0]);
    const wanted = operations.filter(({ operationId, path, summary = '' }) =>
      `${operationId} ${path} ${summary}`.toLowerCase().includes(words.trim().toLowerCase()),
    );
    return (
      <>
        <h1>API reference</h1>
        <nav class="tabs" aria-label="Descriptions">
          <a href="#/reference" aria-current={isControl ? undefined : 'page'}>
            Invoicing API
          </a>
          <a href="#/reference?of=control" aria-current={isControl ? 'page' : undefined}>
            Control API
          </a>
        </nav>
        <p class="lead">{spec.info.summary ?? spec.info.title}</p>
        <SearchForm hint="Operation, path or word" onText={setWords}>
          {!isControl && account && <AccountSelect {...{ accounts, account }} onChoose={setName} />}
          <p class="hint">
            {`World ${chosenWorld()}. `}
            <a href={`/__mock/${isControl ? 'control' : 'openapi'}.json`}>The whole description as JSON</a>
          </p>
        </SearchForm>
        <Split
          class="reference"
          onClose={() => open()}
          list={<OperationList operations={wanted} chosen={chosen} onOpen={open} />}
        >
          {chosen && (
            <OperationCard
              key={`${chosen.operationId} ${name}`}
              {...{ spec, operation: chosen, account: isControl ? undefined : account }}
              onClose={() => open()}
            />
          )}
        </Split>
      </>
    );
  },
});

interface ListProps {
  operations: readonly Operation[];
  chosen: Operation | undefined;
  onOpen(id: string): void;
}

function OperationList({ operations, chosen, onOpen }: ListProps) {
  const tags = [...new Set(operations.map(tagOf))];
  return (
    <nav class="entries" aria-label="Operations">
      {tags.length === 0 && <p class="empty">Nothing matches.</p>}
      {tags.map((tag) => (
        <section key={tag}>
          <h2 class="group">{tag}</h2>
          {operations
            .filter((one) => tagOf(one) === tag)
            .map((one) => (
              <button
                key={one.operationId}
                type="button"
                class="entry"
                aria-current={one === chosen ? 'true' : undefined}
                onClick={() => onOpen(one.operationId)}
              >
                <span class={`verb ${one.method.toLowerCase()}`}>{one.method}</span>
                <span class="what">
                  <strong>{one.operationId}</strong>
                  <small>{one.summary ?? one.path}</small>
                </span>
              </button>
            ))}
        </section>
      ))}
    </nav>
  );
}

const tagOf = ({ tags }: Operation): string => tags?.[0] ?? 'other';
