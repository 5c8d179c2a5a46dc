/** One document: its state machine, the allowed triggers as real calls of the API, its lines and links. */
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { callApi, callApiOrThrow } from '../api-call.js';
import { Card, coloured, Facts, HeadingIn, Pill, Pre } from '../blocks.js';
import type { DocumentType, ShownDocument } from '../client.js';
import { type Account, accountNamed, control, type DocumentLine } from '../client.js';
import { useChange } from '../console-context.js';
import { Button, CopyButton, Field, Form } from '../controls.js';
import { money, pageAt } from '../format.js';
import { view } from '../router.js';
import { type Step, stepsFrom, stepsOf } from '../state-machine.js';
import { type Column, Table } from '../table.js';
import { ForcedEdit, type ForcedField } from './forced-edit.js';
import { MachinePicture } from './machine-picture.js';
import { Timeline } from './timeline.js';

export const document = view({
  async load({ args: [name = '', id = ''] }) {
    const [{ accounts }, tables, found, { events }] = await Promise.all([
      control.state(),
      control.tables(),
      control.document(name, id),
      control.timeline(name, id),
    ]);
    const type = Object.values(tables.documentTypes).find((one) => one.type === found.document.type);
    if (type === undefined) throw new Error(`The contract has no type ${found.document.type}.`);
    return { ...found, account: accountNamed(accounts, name), type, tables, events };
  },
  View({ data }) {
    const { account, document: shown, type, tables, events, client, isForced } = data;
    const cells = tables.cells[type.plural] ?? {};
    const state = shown.status.toLowerCase();
    const unpaid = events.reduce((open, { paid }) => open - (paid ?? 0), shown.total);
    const initial = tables.stateTables[type.family]?.initial ?? state;
    return (
      <div class="document">
        <HeadingIn list="Documents" href={pageAt('documents', account.name)} account={account.name}>
          {titleOf(shown)} <Pill state={shown.status} /> {isForced && <Pill state="past the rules" />}
        </HeadingIn>
        <Card title="State">
          <MachinePicture cells={cells} initial={initial} state={state} />
          <Triggers {...{ account, document: shown, type }} steps={stepsFrom(stepsOf(cells), state)} />
        </Card>
        <div class="two">
          <Card title="Document">
            <Facts rows={factsOf(shown, client.name)} />
          </Card>
          <Links account={account} document={shown} type={type} />
        </div>
        {state === 'final' && type.owed && <Payment {...{ account, document: shown, unpaid }} />}
        <Timeline account={account.name} documentId={shown.id} events={events} />
        <Card title="Lines">
          <Table
            label="Lines"
            columns={lineColumns(shown.currency)}
            rows={shown.items}
            keyOf={lineKeys(shown.items)}
          />
        </Card>
        <ForcedEdit
          account={account.name}
          table="documents"
          id={shown.id}
          fields={forcedFields(Object.keys(cells))}
        />
        <details class="card json">
          <summary>JSON</summary>
          <Pre label="The document as JSON">{coloured(JSON.stringify(shown, null, 2))}</Pre>
        </details>
      </div>
    );
  },
});

interface OfDocument {
  account: Account;
  document: ShownDocument;
}

const titleOf = ({ type, id, sequence_number }: ShownDocument) =>
  `${type} ${sequence_number && /\d/.test(sequence_number) ? sequence_number : `#${id}`}`;

const isEnd = (trigger: string) => ['deleted', 'canceled', 'refuse'].includes(trigger);
const endsLast = (a: Step, b: Step) => Number(isEnd(a.trigger)) - Number(isEnd(b.trigger));

function Triggers({ account, document, type, steps }: OfDocument & { type: DocumentType; steps: Step[] }) {
  const change = useChange();
  const [message, setMessage] = useState('Changed from the console');
  if (steps.length === 0) return <p class="empty">This is an end: no trigger is allowed any more.</p>;
  const path = `/${type.plural}/${document.id}/change-state.json`;
  const send = (state: string) =>
    change(
      () => callApiOrThrow(account, 'PUT', path, { [type.singular]: { state, message } }),
      `${state}: done.`,
    );
  return (
    <div class="triggers">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would look like a form's. */}
      <div class="buttons" role="group" aria-label="Allowed triggers">
        {[...steps].sort(endsLast).map(({ trigger, to }) => (
          <Button
            key={trigger}
            kind={isEnd(trigger) ? 'warn' : ''}
            title={`to ${to}`}
            onClick={() => send(trigger)}
          >
            {trigger}
          </Button>
        ))}
      </div>
      <Field
        label="Message"
        hint="Needed for canceling."
        defaultValue={message}
        maxLength={200}
        onInput={({ currentTarget }) => setMessage(currentTarget.value)}
      />
    </div>
  );
}

const factsOf = (document: ShownDocument, client: string): [string, ComponentChild][] => [
  ['Client', client],
  ['Date', document.date],
  ['Due', document.due_date],
  ['Id', document.id],
  ['ATCUD', document.atcud],
  ['Reference', document.reference],
  ['Before taxes', money(document.before_taxes, document.currency)],
  ['Taxes', money(document.taxes, document.currency)],
  ['Total', money(document.total, document.currency)],
];

/** The index: lines have no ids, and two may be equal. */
const lineKeys = (lines: readonly DocumentLine[]) => (line: DocumentLine) => lines.indexOf(line);

const lineColumns = (currency: string): Column<DocumentLine>[] => [
  {
    ...{ title: 'Item', class: 'long' },
    cell: ({ name, description }) => (
      <>
        {name}
        {description && <small>{description}</small>}
      </>
    ),
  },
  {
    ...{ title: 'Quantity', class: 'figure' },
    cell: ({ quantity, unit }) => [quantity, unit].filter(Boolean).join(' '),
  },
  { title: 'Price', class: 'figure', cell: ({ unit_price }) => unit_price },
  { title: 'Discount', class: 'figure', cell: ({ discount }) => (discount ? `${discount} %` : '') },
  { title: 'Tax', class: 'figure', cell: ({ tax }) => tax?.name ?? '' },
  { title: 'Total', class: 'figure', cell: ({ total }) => money(total, currency) },
];

const forcedFields = (states: readonly string[]): ForcedField[] => [
  { name: 'status', label: 'State', kind: 'text', choices: states.map((one) => [one.toLowerCase(), one]) },
  { name: 'date', label: 'Date, dd/mm/yyyy', kind: 'text' },
  { name: 'dueDate', label: 'Due, dd/mm/yyyy', kind: 'text' },
  { name: 'number', label: 'Number in its series', kind: 'number' },
  { name: 'archived', label: 'Archived', kind: 'flag' },
];

/** A server may answer without a body. */
type Paid = { receipt: { sequence_number: string } } | undefined;

/** Pays the document through the real API, in part or in full; `unpaid` is what is open. */
function Payment({ account, document, unpaid }: OfDocument & { unpaid: number }) {
  const change = useChange();
  const path = `/documents/${document.id}/partial_payments.json`;
  return (
    <Card title="Payment">
      <Form
        key={unpaid}
        class="inline"
        onSend={({ amount }) => {
          const body = { partial_payment: { amount, payment_mechanism: 'TB' } };
          return change(
            () => callApiOrThrow<Paid>(account, 'POST', path, body),
            (paid) => `Paid ${amount}: receipt ${paid?.receipt.sequence_number}`,
          );
        }}
      >
        <Field label="Amount" name="amount" required inputMode="decimal" defaultValue={unpaid.toFixed(2)} />
        <button type="submit">Pay</button>
      </Form>
      <p class="hint">Makes a receipt. Paid in full, the document is settled.</p>
    </Card>
  );
}

function Links({ account, document, type }: OfDocument & { type: DocumentType }) {
  const { id, permalink } = document;
  const address = `${account.url}/${type.plural}/${id}.json?api_key=${account.apiKey}`;
  return (
    <Card title="Links">
      <p>
        <a href={permalink} target="_blank" rel="noopener">
          Permalink page
        </a>
      </p>
      <PdfLink account={account} id={id} />
      <p class="hint">Making a PDF is asynchronous: the console asks until the answer is no longer 202.</p>
      <p class="buttons">
        <CopyButton text={address} label="Copy API address" />
        <a href={`#/journal?document=${id}`}>Its requests</a>
      </p>
    </Card>
  );
}

const POLL_MS = 300;
const MAX_POLLS = 40;

/** Requests the PDF until it is ready, and shows the status of each answer. */
function PdfLink({ account, id }: { account: Account; id: number }) {
  const [statuses, setStatuses] = useState<readonly number[]>([]);
  const [end, setEnd] = useState<{ url: string } | { reason: string }>();
  const ask = async () => {
    setStatuses([]);
    for (let poll = 0; poll < MAX_POLLS; poll++) {
      const { status, ok, body, reason } = await callApi<{ output: { pdfUrl: string } }>(
        ...([account, 'GET', `/api/pdf/${id}.json`] as const),
      );
      setStatuses((before) => [...before, status]);
      if (status !== 202)
        return setEnd(ok && body ? { url: body.output.pdfUrl } : { reason: reason ?? 'refused' });
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    setEnd({ reason: 'still not made; is a fault rule at work?' });
  };
  return (
    <div class="links">
      {statuses.length === 0 && <Button onClick={ask}>Make PDF</Button>}
      {end && 'url' in end && (
        <a class="button" href={end.url} target="_blank" rel="noopener" ref={(link) => link?.focus()}>
          Open PDF
        </a>
      )}
      <output class="polls">
        {statuses.map((status, index) => (
          <span key={index}>
            <code>{status}</code>{' '}
          </span>
        ))}
        {end && 'reason' in end && end.reason}
      </output>
    </div>
  );
}
