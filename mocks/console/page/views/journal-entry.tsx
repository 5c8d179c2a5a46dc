/** One exchange in full: its subject, violations, both messages, and tools. */
import { useState } from 'preact/hooks';
import { percentDecoded } from '../../../service/percent-decoded.js';
import { Body, Pill, Pre } from '../blocks.js';
import type { Account, Entry, OperationRow } from '../client.js';
import { useConsole } from '../console-context.js';
import { CopyButton, QuietButton } from '../controls.js';
import { pageAt, plural, when } from '../format.js';
import { addressOf, asCurl } from '../snippets.js';
import { CopyAs } from './copy-as.js';
import { Status } from './journal-row.js';
import { MakeFault } from './make-fault.js';
import { SendAgain } from './send-again.js';

interface ExchangeProps {
  entry: Entry;
  accounts: readonly Account[];
  operations: readonly OperationRow[];
  onOpen(id: number): Promise<void>;
  onClose(): unknown;
}

export function ExchangeCard({ entry, accounts, operations, onOpen, onClose }: ExchangeProps) {
  const account = accounts.find(({ name, isDefault }) =>
    entry.account === null ? isDefault : name === entry.account,
  );
  return (
    <article class="card exchange" aria-label={`Request ${entry.id}`}>
      <header>
        <h2>
          <Status status={entry.status} /> {entry.operation ?? 'No operation'}
        </h2>
        <QuietButton onClick={onClose}>Close</QuietButton>
      </header>
      <p class="line">
        <code>{addressLine(entry)}</code>
      </p>
      <Subject entry={entry} account={account} />
      <Tools {...{ entry, account, operations, onOpen }} />
      <Remarks entry={entry} />
      <Message title="Request" message={entry.request} />
      <Message title="Answer" message={entry.answer} />
    </article>
  );
}

function addressLine(entry: Entry): string {
  const { path, query } = addressOf(entry);
  return `${entry.method} ${path}${query === '' ? '' : `?${percentDecoded(query)}`}`;
}

function Subject({ entry, account }: { entry: Entry; account: Account | undefined }) {
  const { server } = useConsole();
  const { document, world } = entry;
  const name = document?.number ?? `#${document?.id}`;
  return (
    <p class="counts">
      <span>{when(entry.at)}</span>
      <span>{`${entry.durationMs} ms`}</span>
      {account && <span>{account.name}</span>}
      {document && (
        <span>
          document{' '}
          {account && server === 'mock' ? (
            <a href={pageAt('documents', account.name, document.id)}>{name}</a>
          ) : (
            name
          )}
        </span>
      )}
      {world !== 'main' && world !== '' && <span>{`world ${world}`}</span>}
    </p>
  );
}

type ToolsProps = Pick<ExchangeProps, 'entry' | 'operations' | 'onOpen'> & { account: Account | undefined };

/** Only one tool is open below the buttons at a time. */
function Tools({ entry, account, operations, onOpen }: ToolsProps) {
  const [open, setOpen] = useState('');
  const toggle = (label: string) => (
    <QuietButton isExpanded={open === label} onClick={() => setOpen(open === label ? '' : label)}>
      {label}
    </QuietButton>
  );
  const operation = operations.find(({ id }) => id === entry.operation);
  return (
    <>
      <div class="buttons acts">
        {toggle('Make this happen again')}
        {account && toggle('Send again')}
        {toggle('Copy as')}
        <CopyButton text={asCurl(entry, account)} label="Copy as curl" />
      </div>
      <div class="more">
        {open === 'Make this happen again' && <MakeFault entry={entry} operations={operations} />}
        {open === 'Send again' && account && <SendAgain {...{ entry, account, onOpen }} />}
        {open === 'Copy as' && <CopyAs {...{ entry, account, operation }} />}
      </div>
    </>
  );
}

function Remarks({ entry }: { entry: Entry }) {
  const { server } = useConsole();
  const { fault, passedTo, violations, answerViolations, findings, notes, operation } = entry;
  const whose = passedTo === null ? server : 'real server';
  return (
    <>
      {passedTo !== null && (
        <p class="callout">
          Passed to <strong>{passedTo}</strong>. <a href={`#/hybrid?of=${operation}`}>Who answers what</a>
        </p>
      )}
      {fault !== null && (
        <p class="callout">
          <Pill state={`fault rule ${fault}`} /> had a hand in this.{' '}
          <a href={`#/faults?rule=${fault}`}>See the rule</a>
        </p>
      )}
      <Listed title="The request breaks the contract" texts={violations} kind="warn" findings={findings} />
      <Listed
        title={`The answer breaks the contract: a defect of the ${whose}`}
        texts={answerViolations}
        kind="bad"
        findings={findings.slice(violations.length)}
      />
      <Listed title="Worth knowing" texts={notes} />
    </>
  );
}

interface ListedProps {
  title: string;
  texts: readonly string[];
  kind?: string;
  /** The finding of each text. */
  findings?: readonly (string | null)[];
}

function Listed({ title, texts, kind = '', findings = [] }: ListedProps) {
  if (texts.length === 0) return null;
  return (
    <div class={`callout ${kind}`}>
      <strong>{title}</strong>
      <ul>
        {texts.map((text, index) => (
          <li key={`${index} ${text}`}>
            {text} {findings[index] && <FindingLink name={findings[index]} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

const FindingLink = ({ name }: { name: string }) => (
  <a href={`#/findings?of=${encodeURIComponent(name)}`} aria-label={`Finding ${name}`} title={name}>
    Finding
  </a>
);

function Message({ title, message: { headers, body } }: { title: string; message: Entry['request'] }) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <section class="message">
      <h3>{title}</h3>
      <details>
        <summary>{plural(lines.length, 'header')}</summary>
        <Pre label={`${title} headers`}>{lines.join('\n')}</Pre>
      </details>
      <Body text={body} label={`${title} body`} />
    </section>
  );
}
