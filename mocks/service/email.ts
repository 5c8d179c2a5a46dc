/**
 * Validates a request to e-mail a document, stores the mail in the outbox, and saves the client's address when asked
 * to. smtp.ts sends the stored mails.
 */
import { ok } from './answer.js';
import {
  complain,
  email,
  flag,
  inner,
  own,
  type Reader,
  requiredText,
  settle,
  text,
  unwrap,
} from './body-values.js';
import type { Context } from './context.js';
import { documentOf } from './documents/write.js';
import { invalid } from './refusal.js';
import type { ServiceRequest, ServiceResponse } from './request.js';
import { DELETED, type Kind, kindAt } from './store/document-kinds.js';
import type { ClientRecord, DocumentRecord } from './store/records.js';
import { getOne, newId, put } from './store/world.js';

function recipient(reader: Reader): { to: string; save: boolean } {
  const client = inner(reader, 'client');
  if (!client) {
    complain(reader, 'client', 'is required, with email and save');
    return { to: '', save: false };
  }
  const to = requiredText(client, 'email') === undefined ? '' : (email(client, 'email') ?? '');
  if (own(client.fields, 'save') === undefined) complain(client, 'save', 'is required');
  return { to, save: flag(client, 'save') ?? false };
}

/** Stores the address that the document was sent to as the client's. */
function saveAddress(context: Context, document: DocumentRecord, address: string): void {
  const client: ClientRecord | undefined = getOne(context.account, 'clients', document.client.id);
  if (!client) return;
  const texts = { ...client.texts, email: address };
  put(context.world, context.account, 'clients', { ...client, texts });
}

export function emailDocument(context: Context, kind: Kind, request: ServiceRequest): ServiceResponse {
  const document = documentOf(context, kind, request);
  const reader = unwrap(request.body, 'message');
  const { to, save } = recipient(reader);
  const subject =
    text(reader, 'subject') ??
    `${kind.type} ${document.number > 0 ? `${document.number}/${document.serie}` : ''}`;
  const body = text(reader, 'body') ?? '';
  const cc = email(reader, 'cc') || null;
  const bcc = email(reader, 'bcc') || null;
  const logo = flag(reader, 'logo') ?? false;
  settle(reader);
  if (document.status === DELETED) throw invalid('', 'A deleted document cannot be sent.');
  put(context.world, context.account, 'mails', {
    id: newId(context.world),
    at: new Date(context.clock.now()).toISOString(),
    to,
    cc,
    bcc,
    subject: subject.trim(),
    body,
    // Trial accounts have no logo: the mail is sent without one.
    logo: logo && !context.account.record.trial,
    documentId: document.id,
    type: kindAt(document.kind).type,
  });
  if (save) saveAddress(context, document, to);
  return ok();
}
