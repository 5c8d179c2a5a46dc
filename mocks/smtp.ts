/**
 * Sends the service's mails through a real SMTP server, for `--smtp URL`: the text, a link to the document, its PDF.
 * The outbox keeps every mail with the result of its delivery; a failure changes nothing else.
 */

import { MAIN, type World, type Worlds } from './control/worlds.js';
import { INSIDE } from './http/host.js';
import { documentFileName } from './rendering/file-names.js';
import type { MailRecord } from './service/store/records.js';
import type { Change } from './service/store/world.js';

export interface SmtpOptions {
  /** In nodemailer's form: smtp://user:pass@host:port. */
  url: string;
  /** The sender; without it the account's name at an address that accepts no replies. */
  from?: string;
  /** The start of links in mails. */
  baseUrl: string;
  complain(message: string): void;
}

/** The target without user and password, to be shown. Throws when it is no mail server's address. */
export function smtpTarget(url: string): string {
  const target = URL.canParse(url) ? new URL(url) : undefined;
  if (!target?.host || !/^smtps?:$/.test(target.protocol))
    throw new Error('--smtp is the address of a mail server, such as smtp://127.0.0.1:1025');
  return `${target.protocol}//${target.host}`;
}

/** Sends every new mail of every world. Returns a function that stops it. */
export async function sendMails(worlds: Worlds, options: SmtpOptions): Promise<() => void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(options.url);
  let hasEnded = false;
  const listen = (world: World) =>
    world.service.onChange((change) => {
      if (change === 'replaced') world.deliveries.clear();
      else if (change.table === 'mails' && change.record && !hasEnded) void send(world, change);
    });
  for (const world of worlds.list()) listen(world);
  worlds.onCreate = listen;

  async function send(world: World, { accountId, record }: Change): Promise<void> {
    const mail = record as MailRecord;
    const { deliveries } = world;
    deliveries.set(mail.id, { state: 'sending', reported: null });
    try {
      const { response } = await transport.sendMail(await messageOf(world, accountId, mail, options));
      deliveries.set(mail.id, { state: 'sent', reported: response });
    } catch (error) {
      const reported = (error as Error).message;
      deliveries.set(mail.id, { state: 'failed', reported });
      options.complain(
        `The mail to ${mail.to} was not sent by ${smtpTarget(options.url)}: ${reported}. It is in the outbox.`,
      );
    }
  }

  return () => {
    hasEnded = true;
    transport.close();
  };
}

/** A document without a number has no PDF yet, so a draft is mailed with its link only. */
async function messageOf(
  { name, service }: World,
  accountId: number,
  mail: MailRecord,
  options: SmtpOptions,
) {
  const account = service.accounts().find(({ id }) => id === accountId);
  const base = name === MAIN ? options.baseUrl : `${options.baseUrl}${INSIDE}${name}`;
  const view = service.view(account?.name, mail.documentId, base);
  const link = String(view?.document.permalink ?? '');
  const isHtml = hasTag(mail.body);
  const attachments = view === undefined || !view.document.sequence_number ? [] : [await pdfOf(view)];
  return {
    from: options.from ?? { name: account?.organizationName ?? 'Invoices', address: 'invoices@mock.invalid' },
    to: mail.to,
    cc: mail.cc ?? undefined,
    bcc: mail.bcc ?? undefined,
    subject: mail.subject,
    text: `${textOf(mail.body)}\n\n${link}\n`.trimStart(),
    ...(isHtml && { html: `${mail.body}<p><a href="${link}">${link}</a></p>` }),
    attachments,
    // The content of a mail must not make the sender read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function hasTag(text: string): boolean {
  const start = text.search(/<[a-z]/i);
  return start !== -1 && text.includes('>', start);
}

/** The plain text alternative: the text without its tags. */
export const textOf = (body: string): string => (hasTag(body) ? withoutTags(body) : body);

/** No regular expression: `/<[^>]*>/g` is quadratic on a text with many `<` and no `>`. */
function withoutTags(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf('<', at);
    const end = start === -1 ? -1 : text.indexOf('>', start);
    if (end === -1) return parts.join('') + text.slice(at);
    parts.push(text.slice(at, start));
    at = end + 1;
  }
}

async function pdfOf(view: Parameters<typeof import('./rendering/pdf.js').renderPdf>[0]) {
  const { renderPdf } = await import('./rendering/pdf.js');
  const content = await renderPdf(view, { secondCopy: false });
  return { filename: `${documentFileName(view.document)}.pdf`, contentType: 'application/pdf', content };
}
