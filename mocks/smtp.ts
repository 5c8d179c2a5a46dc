/**
 * Sends what the service mails through a real SMTP server, for `--smtp URL`. The outbox keeps every mail whether or
 * not it could be sent; a failure is told and changes nothing.
 */

import type { Service } from './service/service.js';
import type { MailRecord } from './service/store/records.js';

/** Hands every mail on from now on. Returns what ends it. `url` is nodemailer's: smtp://user:pass@host:port. */
export async function sendMails(
  service: Service,
  url: string,
  complain: (message: string) => void,
): Promise<() => void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(url);
  const stop = service.onChange((change) => {
    if (change === 'replaced' || change.table !== 'mails' || !change.record) return;
    const { to, cc, bcc, subject, body } = change.record as MailRecord;
    transport
      .sendMail({
        from: 'invoices@mock.invalid',
        to,
        cc: cc ?? undefined,
        bcc: bcc ?? undefined,
        subject,
        text: body,
      })
      .catch((error: Error) =>
        complain(`The mail to ${to} was not sent: ${error.message}. It is in the outbox.`),
      );
  });
  return () => {
    stop();
    transport.close();
  };
}
