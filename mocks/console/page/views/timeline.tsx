/** The events of a document in order of time: requests, states, mails, payments, related documents, with links. */
import { Card, Pill } from '../blocks.js';
import type { TimelineEvent } from '../client.js';
import { pageAt, when } from '../format.js';

interface TimelineProps {
  account: string;
  documentId: number;
  events: readonly TimelineEvent[];
}

export const Timeline = ({ account, documentId, events }: TimelineProps) => (
  <Card title="Timeline">
    {events.length === 0 ? (
      <p class="empty">Nothing is known of it but what it is now.</p>
    ) : (
      <ol class="timeline">
        {events.map((one) => (
          <Event key={`${one.at} ${one.entry} ${one.text}`} account={account} event={one} />
        ))}
      </ol>
    )}
    <p class="hint">
      By the clock of the mock. Requests are those that the journal still keeps;{' '}
      <a href={`#/journal?document=${documentId}`}>all of them in the journal</a>.
    </p>
  </Card>
);

function Event({ account, event }: { account: string; event: TimelineEvent }) {
  const { at, kind, text, status, state, entry, mail, document, number } = event;
  const isFailed = status !== null && (status === 0 || status >= 400);
  return (
    <li class={isFailed ? `${kind} failed` : kind}>
      <time dateTime={at}>{when(at)}</time>
      <span>
        {text} {state && <Pill state={state} />}
        {status !== null && (
          <small class="inline-note">{status === 0 ? 'no answer' : `answered ${status}`}</small>
        )}
      </span>
      <span class="end">
        {entry !== null && <a href={pageAt('journal', entry)}>request</a>}
        {mail !== null && <a href={pageAt('outbox', mail)}>mail</a>}
        {document !== null && <a href={pageAt('documents', account, document)}>{number ?? `#${document}`}</a>}
      </span>
    </li>
  );
}
