/** The outbox: requested mails as they would look. A mail's HTML is shown in a frame without any permission. */
import { useState } from 'preact/hooks';
import { Facts, Heading } from '../blocks.js';
import { control, type Mail } from '../client.js';
import { useChange, useConsole } from '../console-context.js';
import { Button, QuietButton } from '../controls.js';
import { pageAt } from '../format.js';
import type { View } from '../router.js';
import { SearchForm } from '../search-form.js';
import { isWide, Split } from '../split.js';

export const outbox: View<readonly Mail[]> = {
  load: async () => (await control.outbox()).mails,
  View({ data: all, place: { args } }) {
    const { readdress } = useConsole();
    const change = useChange();
    const [words, setWords] = useState('');
    const mails = all.filter((one) => holds(one, words));
    // Beside the list, the newest mail is shown; over it, only a chosen one.
    const chosen = args[0] ?? (isWide() ? String(mails[0]?.id) : undefined);
    const mail = mails.find(({ id }) => String(id) === chosen);
    const close = () => readdress(pageAt('outbox'));
    const list = (
      <ol class="entries" aria-label="Mails, newest first" onKeyDown={moveFocus}>
        {mails.length === 0 && <li class="empty">{all.length > 0 ? 'No mail matches.' : NONE}</li>}
        {mails.map((one) => (
          <MailRow
            key={one.id}
            mail={one}
            isChosen={one === mail}
            onOpen={(id) => readdress(pageAt('outbox', id))}
          />
        ))}
      </ol>
    );
    return (
      <>
        <Heading title="Outbox">
          <QuietButton onClick={() => change(control.clearOutbox, 'The outbox is empty.')}>Clear</QuietButton>
        </Heading>
        {all.length > 0 && <SearchForm hint="Address, subject, text" onText={setWords} />}
        <Split list={list} onClose={close}>
          {mail && <MailCard key={mail.id} mail={mail} onClose={close} />}
        </Split>
      </>
    );
  },
};

const NONE = 'No mails yet. PUT /invoices/ID/email-document.json sends one here.';

/** Whether the mail contains every word. */
function holds({ to, cc, bcc, subject, body, documentId }: Mail, words: string): boolean {
  const text = [to, cc, bcc, subject, body, documentId].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Arrow keys open the mail above or below. */
function moveFocus(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const item = event.target instanceof Element ? event.target.closest('li') : null;
  const next = event.key === 'ArrowDown' ? item?.nextElementSibling : item?.previousElementSibling;
  const row = next?.querySelector('button');
  if (!row) return;
  event.preventDefault();
  row.focus();
  row.click();
}

interface MailRowProps {
  mail: Mail;
  isChosen: boolean;
  onOpen(id: number): void;
}

const MailRow = ({ mail, isChosen, onOpen }: MailRowProps) => (
  <li>
    <button
      type="button"
      class="entry"
      aria-current={isChosen ? 'true' : undefined}
      onClick={() => onOpen(mail.id)}
    >
      <span class="what">
        <strong dir="auto">{mail.subject || '(no subject)'}</strong>
        <small dir="auto">
          {mail.to}
          {mail.delivery?.state === 'failed' ? ' · not sent' : ''}
        </small>
      </span>
      <span class="side-note">
        {mail.at.slice(0, 10)}
        <small>{mail.at.slice(11, 16)}</small>
      </span>
    </button>
  </li>
);

const DELIVERY = { sending: 'under way', sent: 'sent', failed: 'not sent' };

/** Null when mails are only kept. */
const deliveryText = (delivery: Mail['delivery']) =>
  delivery && [DELIVERY[delivery.state], delivery.reported].filter(Boolean).join(': ');

const MailCard = ({ mail, onClose }: { mail: Mail; onClose(): void }) => (
  <article class="card message">
    <header>
      <h2 dir="auto">{mail.subject || '(no subject)'}</h2>
      <Button kind="quiet only-narrow" onClick={onClose}>
        Close
      </Button>
    </header>
    <Facts
      rows={[
        ['To', mail.to],
        ['Cc', mail.cc],
        ['Bcc', mail.bcc],
        ['Sent', mail.at.replace('T', ' ').slice(0, 16)],
        ['From', mail.account],
        ['Delivery', deliveryText(mail.delivery)],
      ]}
    />
    <MailBody text={mail.body} />
    <p class="attached">
      Attached:{' '}
      <a href={pageAt('documents', mail.account, mail.documentId)}>{`${mail.type} #${mail.documentId}`}</a>
      {mail.logo ? ', with the logo' : ''}
    </p>
  </article>
);

function MailBody({ text }: { text: string }) {
  if (text.trim() === '') return <p class="hint">No text.</p>;
  if (!/<[a-z][^>]*>/i.test(text))
    return (
      <div class="paper" dir="auto">
        {text}
      </div>
    );
  // No permission at all: no scripts, no forms, no navigation, an origin of its own.
  return <iframe class="paper" sandbox="" srcdoc={text} title="The mail as it looks" />;
}
