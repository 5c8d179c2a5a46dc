/** E-mail, PDF, QR codes and the SAF-T export: everything that leaves the service as something other than JSON. */
import { isAddress } from './clients.js';
import { docOf } from './documents.js';
import { type Call, Refusal, type Reply, refuse } from './http.js';
import { type JsonObject, objectAt, textAt } from './json.js';

function optionalAddress(message: JsonObject, key: string): void {
  const value = message[key];
  if (value === undefined || value === null || value === '') return;
  if (typeof value !== 'string' || !isAddress(value)) refuse(`${key} is not a valid address`);
}

export function sendByMail(call: Call): Reply {
  const doc = docOf(call);
  const message = objectAt(call.body, 'message') ?? refuse('message is missing');
  const client = objectAt(message, 'client') ?? refuse('client is missing');
  const email =
    typeof client.email === 'string' && isAddress(client.email)
      ? client.email
      : refuse('client.email must be a valid address');
  const save = textAt(client, 'save') ?? refuse('client.save is missing');
  if (save !== '0' && save !== '1') refuse('client.save must be 0 or 1');
  optionalAddress(message, 'cc');
  optionalAddress(message, 'bcc');
  for (const key of ['subject', 'body'])
    if (message[key] !== undefined && message[key] !== null && typeof message[key] !== 'string')
      refuse(`${key} must be a text`);
  const logo = message.logo === undefined || message.logo === null ? '0' : textAt(message, 'logo');
  if (logo !== '0' && logo !== '1') refuse('logo must be 0 or 1');
  if (doc.status === 'deleted') refuse('the document is deleted');
  if (doc.status === 'draft' && call.has('drafts-are-not-mailed')) refuse('a draft is not sent');
  const receiver = call.account.clients.get(doc.clientId);
  if (save === '1' && receiver) receiver.fields.email = email;
  doc.mails += 1;
  return { status: 200 };
}

const waits = (call: Call): number => {
  for (const count of [0, 3, 5]) if (call.has(`files-are-ready-after-${count}`)) return count;
  return 1;
};

const link = (call: Call, path: string): string =>
  `${call.has('links-are-relative') ? '' : call.world.origin}${path}`;

/** A file is ready after the same question was asked some times; whether it stays is a switch. */
function isReady(call: Call, asked: Record<string, number>, key: string): boolean {
  const count = (asked[key] ?? 0) + 1;
  asked[key] = count;
  if (count <= waits(call)) return false;
  if (call.has('a-file-is-gone-after-one-fetch')) asked[key] = 0;
  return true;
}

export function pdf(call: Call): Reply {
  const doc = docOf(call, true);
  if (doc.kind.family === 'order' && call.has('no-pdf-of-orders'))
    throw new Refusal(404, 'document does not exist');
  if (doc.status === 'deleted' || (doc.status === 'draft' && !call.has('drafts-have-a-pdf')))
    throw new Refusal(406, 'the document is in an invalid state');
  const second = call.query.get('second_copy');
  if (
    second !== null &&
    !['true', 'false', '1', '0', ''].includes(second) &&
    call.has('odd-second-copy-refused')
  )
    refuse('second_copy must be true or false');
  const copy = second === 'true' || second === '1';
  if (!isReady(call, doc.asked, copy ? 'copy' : 'pdf')) return { status: 202 };
  return {
    status: 200,
    body: { output: { pdfUrl: link(call, `/files/${doc.token}${copy ? '-copy' : ''}.pdf`) } },
  };
}

export function qrCode(call: Call): Reply {
  const doc = docOf(call, true);
  const family = doc.kind.family;
  if (family === 'estimate' || family === 'order') refuse('this type has no QR code');
  if (family === 'guide' && call.has('guides-have-no-qr-code')) refuse('this type has no QR code');
  if (doc.number === undefined && !call.has('drafts-have-a-qr-code')) refuse('a draft has no QR code');
  return { status: 200, body: { qr_code: { url: link(call, `/files/${doc.token}.png`) } } };
}

export function exportSaft(call: Call): Reply {
  const month = call.query.get('month') ?? '';
  const years = call.query.get('years') ?? '';
  const shape = call.has('saft-months-without-zero')
    ? /^([1-9]|1[0-2])$/
    : call.has('saft-months-with-zero')
      ? /^(0[1-9]|1[0-2])$/
      : /^(0?[1-9]|1[0-2])$/;
  const right = shape.test(month) && /^(19|20)\d\d$/.test(years);
  const now = new Date();
  const future =
    right &&
    Number(years) * 12 + Number(month) - 1 >
      now.getUTCFullYear() * 12 + now.getUTCMonth() - (call.has('saft-only-of-finished-months') ? 1 : 0);
  if (!right || (future && !call.has('saft-of-any-month'))) return { status: 422 };
  if (!isReady(call, call.account.saft, `${years}-${Number(month)}`))
    return call.has('saft-202-is-empty')
      ? { status: 202 }
      : { status: 202, body: { message: 'generation started' } };
  const url = link(call, `/files/saft-${call.account.id}-${years}-${month}.xml`);
  return { status: 200, body: call.has('saft-link-under-output') ? { output: { saftUrl: url } } : { url } };
}
