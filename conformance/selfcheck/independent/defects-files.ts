/** Defects of e-mail, PDF, QR codes and SAF-T. */
import {
  action,
  again,
  all,
  answers,
  asked,
  type Defect,
  defect,
  drops,
  family,
  good,
  instead,
  is,
  kind,
  namedDoc,
  not,
  puts,
  requests,
  sent,
  status,
  type Test,
} from './defect-kit.js';
import type { Call } from './http.js';
import { type Json, objectAt, setAt, textAt } from './json.js';
import { kinds } from './kinds.js';
import type { Client } from './store.js';

const pdf = 'GET /api/pdf/:document-id.json';
const qr = 'GET /api/qr_codes/:document-id.json';
const saft = 'GET /api/export_saft.json';
const mailOf = (plural: string): string => `PUT /${plural}/:document-id/email-document.json`;
const mails = kinds.filter((each) => each.family !== 'receipt').map((each) => mailOf(each.plural));
const mail = action('document.mail');

const refusedWith =
  (code: number): Test =>
  (_call, reply) =>
    reply?.status === code;
const about =
  (test: (doc: NonNullable<ReturnType<typeof namedDoc>>) => boolean): Test =>
  (call) => {
    const doc = namedDoc(call);
    return doc !== undefined && test(doc);
  };
const odd = (value: Json): boolean =>
  typeof value === 'string' && value !== '' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value);
const forgives = (
  path: string,
  wrong: (value: Json) => boolean,
  right: Json | undefined,
  when: Test = () => true,
) => requests(all(mail, sent(path, wrong), when), (call) => setAt(call.body, path, right));
const receiver = (call: Call): Client | undefined => call.account.clients.get(namedDoc(call)?.clientId ?? 0);
const address = (call: Call): string =>
  textAt(objectAt(objectAt(call.body, 'message'), 'client'), 'email') ?? '';
const saves = (value: string): Test => sent('message.client.save', (given) => given === value);
const writes = (test: Test, write: (client: Client, call: Call) => void) =>
  answers(all(mail, test), (call) => {
    const client = receiver(call);
    if (client) write(client, call);
    return undefined;
  });

// biome-ignore format: a table, one row a line
const mailing: readonly Defect[] = [
  defect('mail-is-202', 'a mail is 202', mails, 'E-mail: 200 empty', status(all(mail, good), 202)),
  defect('mail-answers-something', 'a mail has a body', mails, 'E-mail: 200 empty', answers(all(mail, good), (_call, reply) => ({ ...reply, body: { sent: true } }))),
  defect('mail-of-quotes-answers-something', 'a mail of a quote has a body', mailOf('quotes'), 'E-mail: 200 empty', answers(all(mail, kind('quotes'), good), (_call, reply) => ({ ...reply, body: { message: 'sent' } })), 'the document is a quote'),
  defect('mail-cc-not-judged', 'cc is not judged', mails, 'E-mail: cc valid e-mail address', forgives('message.cc', odd, undefined)),
  defect('mail-bcc-not-judged', 'bcc is not judged', mails, 'E-mail: bcc valid e-mail address', forgives('message.bcc', odd, undefined)),
  defect('mail-bcc-not-judged-beside-cc', 'bcc is not judged', mails, 'E-mail: bcc valid e-mail address', forgives('message.bcc', odd, undefined, sent('message.cc')), 'beside a cc'),
  defect('mail-cc-not-judged-beside-bcc', 'cc is not judged', mails, 'E-mail: cc valid e-mail address', forgives('message.cc', odd, undefined, sent('message.bcc')), 'beside a bcc'),
  defect('mail-cc-not-judged-for-guides', 'cc is not judged', [mailOf('shippings'), mailOf('transports'), mailOf('devolutions')], 'E-mail: cc valid e-mail address', forgives('message.cc', odd, undefined, family('guide')), 'the document is a guide'),
  defect('mail-receiver-not-judged', 'the recipient is not judged', mails, 'E-mail: client.email valid e-mail address', forgives('message.client.email', odd, 'somebody@firm.example')),
  defect('mail-receiver-not-needed', 'a mail needs no recipient', mails, 'E-mail: client.email required', requests(all(mail, sent('message.client'), not(sent('message.client.email'))), (call) => setAt(call.body, 'message.client.email', 'somebody@firm.example'))),
  defect('mail-save-not-needed', 'a mail needs no save', mails, 'E-mail: client.save required', requests(all(mail, sent('message.client'), not(sent('message.client.save'))), (call) => setAt(call.body, 'message.client.save', '0'))),
  defect('mail-save-not-needed-for-orders', 'the mail of an order needs no save', mailOf('purchase_orders'), 'E-mail: client.save required', requests(all(mail, family('order'), sent('message.client'), not(sent('message.client.save'))), (call) => setAt(call.body, 'message.client.save', '0')), 'the document is a purchase order'),
  defect('mail-save-not-judged', 'save takes any word', mails, 'E-mail: save 0 or 1', forgives('message.client.save', (value) => value !== '0' && value !== '1', '0')),
  defect('mail-logo-not-judged', 'logo takes any word', mails, 'E-mail: logo 0 or 1', forgives('message.logo', (value) => value !== '0' && value !== '1', '0')),
  defect('mail-save-does-nothing', 'save 1 does not save', mails, 'E-mail: 1 save or update', requests(mail, (call) => { if (sent('message.client.save', (value) => value === '1')(call)) setAt(call.body, 'message.client.save', '0'); })),
  defect('mail-save-only-the-first-time', 'save 1 saves once', mails, "E-mail: save or update the client's e-mail", requests(all(mail, saves('1'), again('mail')), (call) => setAt(call.body, 'message.client.save', '0')), 'the second mail of one document'),
  defect('mail-save-only-where-none-was', 'save 1 does not replace an address', mails, "E-mail: save or update the client's e-mail", requests(all(mail, saves('1'), (call) => (receiver(call)?.fields.email ?? '') !== ''), (call) => setAt(call.body, 'message.client.save', '0')), 'the client has an address'),
  defect('mail-saves-unasked', 'save 0 saves', mails, 'E-mail: 0 do not save', writes(all(good, saves('0')), (client, call) => { client.fields.email = address(call); })),
  defect('mail-saves-unasked-where-none-was', 'save 0 saves where no address was', mails, 'E-mail: 0 do not save', writes(all(good, saves('0')), (client, call) => { client.fields.email ??= address(call); }), 'the client has no address'),
  defect('mail-saves-cc', 'save 1 saves the cc', mails, 'E-mail: client.email is the recipient', writes(all(good, saves('1'), sent('message.cc')), (client, call) => { client.fields.email = textAt(objectAt(call.body, 'message'), 'cc'); }), 'a cc is sent'),
  defect('mail-refused-saves', 'a refused mail saves the address', mails, 'E-mail: 422 bad parameters', writes(all(refusedWith(422), saves('1')), (client, call) => { client.fields.email = address(call); }), 'the mail is refused'),
  defect('mail-saves-to-the-neighbour', 'save 1 saves for the first client', mails, "E-mail: the client's e-mail", writes(all(good, saves('1')), (_client, call) => { const first = [...call.account.clients.values()][0]; if (first) first.fields.email = address(call); }), 'there are two clients'),
  defect('mail-finalizes-drafts', 'a mailed draft becomes final', mails, 'States: no such row', writes(good, (_client, call) => { const doc = namedDoc(call); if (doc?.status === 'draft') doc.status = 'final'; }), 'the document is a draft'),
  defect('mail-settles', 'a mailed invoice becomes settled', mailOf('invoices'), 'States: no such row', writes(all(good, kind('invoices')), (_client, call) => { const doc = namedDoc(call); if (doc?.status === 'final') doc.status = 'settled'; }), 'the document is a final invoice'),
  defect('mail-loses-the-reference', 'a mail clears the reference', mails, 'E-mail: sends, changes nothing', writes(good, (_client, call) => { const doc = namedDoc(call); if (doc) doc.fields.reference = undefined; }), 'the document has a reference'),
  defect('mail-of-none-is-200', 'a mail of no document is 200', mails, 'E-mail: 404', status(all(mail, refusedWith(404)), 200)),
  defect('mail-of-none-is-422', 'a mail of no guide is 422', [mailOf('shippings'), mailOf('transports'), mailOf('devolutions')], 'E-mail: 404', status(all(mail, family('guide'), refusedWith(404)), 422), 'the type is a guide'),
  defect('mail-of-three-lines-breaks', 'a document of three lines is not mailed', mails, 'E-mail: 200', instead(all(mail, about((doc) => doc.lines.length >= 3)), () => ({ status: 500 })), 'three lines'),
  defect('mail-without-message-breaks', 'a mail without message breaks the server', mails, 'E-mail: 422', instead(all(mail, not(sent('message'))), () => ({ status: 500 })), 'message is missing'),
  defect('mail-with-text-as-client-breaks', 'a text as client breaks the server', mails, 'E-mail: 422', instead(all(mail, sent('message.client', (value) => typeof value === 'string')), () => ({ status: 500 })), 'client is a text'),
  defect('mail-with-long-subject-refused', 'a subject above 100 characters breaks the server', mails, 'Errors: no such 500', instead(all(mail, sent('message.subject', (value) => String(value).length > 100)), () => ({ status: 500 })), 'the subject is long'),
  defect('mail-logo-1-refused', 'logo 1 is refused', mails, 'E-mail: logo 0 or 1', instead(all(mail, sent('message.logo', (value) => value === '1')), () => ({ status: 422 })), 'logo is 1'),
];

const of = (status_: string): Test => about((doc) => doc.status === status_);
const type = (...plurals: string[]): Test => about((doc) => plurals.includes(doc.kind.plural));

// biome-ignore format: a table, one row a line
const files: readonly Defect[] = [
  defect('pdf-lacks-the-link', 'output has no pdfUrl', pdf, 'PDF: output.pdfUrl', drops(all(is(pdf), refusedWith(200)), 'output.pdfUrl')),
  defect('pdf-link-is-empty', 'pdfUrl is empty', pdf, 'PDF: output.pdfUrl string', puts(is(pdf), 'output.pdfUrl', '')),
  defect('pdf-link-is-a-number', 'pdfUrl is a number', pdf, 'PDF: output.pdfUrl string', puts(is(pdf), 'output.pdfUrl', 404)),
  defect('pdf-202-has-a-body', '202 has a body', pdf, 'PDF: 202 accepted, empty', answers(all(is(pdf), refusedWith(202)), (_call, reply) => ({ ...reply, body: { message: 'wait' } }))),
  defect('pdf-never-ready', 'a PDF is never ready', pdf, 'PDF: repeat until 200', instead(all(is(pdf), about(() => true)), () => ({ status: 202 }))),
  defect('pdf-of-credit-notes-never-ready', 'the PDF of a credit note is never ready', pdf, 'PDF: repeat until 200', instead(all(is(pdf), type('credit_notes')), () => ({ status: 202 })), 'the document is a credit note'),
  defect('pdf-of-transports-never-ready', 'the PDF of a transport is never ready', pdf, 'PDF: repeat until 200', instead(all(is(pdf), type('transports')), () => ({ status: 202 })), 'the document is a transport'),
  defect('pdf-never-ready-after-an-update', 'the PDF of an updated document is never ready', pdf, 'PDF: repeat until 200', instead(all(is(pdf), about((doc) => doc.updates > 0)), () => ({ status: 202 })), 'after an update'),
  defect('pdf-gone-after-mail', 'the PDF of a mailed document is 404', pdf, 'PDF: 200', instead(all(is(pdf), about((doc) => doc.mails > 0)), () => ({ status: 404 })), 'after an e-mail'),
  defect('pdf-of-three-lines-breaks', 'the PDF of three lines breaks', pdf, 'PDF: 200', instead(all(is(pdf), about((doc) => doc.lines.length >= 3)), () => ({ status: 500 })), 'three lines'),
  defect('pdf-of-settled-breaks', 'the PDF of a settled document breaks', pdf, 'PDF: 200', instead(all(is(pdf), of('settled')), () => ({ status: 500 })), 'the document is settled'),
  defect('pdf-of-accepted-is-404', 'the PDF of an accepted estimate is 404', pdf, 'PDF: 200', instead(all(is(pdf), of('accepted')), () => ({ status: 404 })), 'the estimate is accepted'),
  defect('pdf-of-none-is-406', 'the PDF of no document is 406', pdf, 'PDF: 404', status(all(is(pdf), refusedWith(404)), 406)),
  defect('pdf-of-none-is-200', 'the PDF of no document is 200', pdf, 'PDF: 404', status(all(is(pdf), refusedWith(404)), 200, { output: { pdfUrl: '/files/none.pdf' } })),
  defect('pdf-second-copy-breaks', 'second_copy breaks the server', pdf, 'PDF: second_copy', instead(all(is(pdf), asked('second_copy', (value) => value === 'true')), () => ({ status: 500 })), 'second_copy is true'),
  defect('pdf-second-copy-false-refused', 'second_copy=false is refused', pdf, 'PDF: second_copy boolean', instead(all(is(pdf), asked('second_copy', (value) => value === 'false')), () => ({ status: 422 })), 'second_copy is false'),
  defect('pdf-of-others', "another account's PDF is given", pdf, 'Authentication 2', requests(is(pdf), (call) => { const owner = call.world.accounts.find((each) => each.docs.has(Number(call.params['document-id']))); if (owner) call.account = owner; })),
  defect('qr-lacks-the-link', 'qr_code has no url', qr, 'QR code: qr_code.url', drops(is(qr), 'qr_code.url')),
  defect('qr-link-is-empty', 'qr_code.url is empty', qr, 'QR code: qr_code.url string', puts(is(qr), 'qr_code.url', '')),
  defect('qr-under-another-name', 'the answer is {qrcode}', qr, 'QR code: qr_code.url', answers(all(is(qr), good), (_call, reply) => ({ ...reply, body: { qrcode: objectAt(reply.body, 'qr_code') ?? null } }))),
  defect('qr-of-none-is-200', 'the QR code of no document is 200', qr, 'Errors: 404', status(all(is(qr), refusedWith(404)), 200, { qr_code: { url: '/none.png' } })),
  defect('qr-breaks-for-two-lines', 'the QR code of two lines breaks', qr, 'QR code: 200', instead(all(is(qr), about((doc) => doc.lines.length >= 2)), () => ({ status: 500 })), 'two lines or more'),
  defect('qr-of-others', "another account's QR code is given", qr, 'Authentication 2', requests(is(qr), (call) => { const owner = call.world.accounts.find((each) => each.docs.has(Number(call.params['document-id']))); if (owner) call.account = owner; })),
  defect('saft-without-month', 'SAF-T needs no month', saft, 'SAF-T: month required', requests(all(is(saft), not(asked('month'))), (call) => call.query.set('month', '01'))),
  defect('saft-without-years', 'SAF-T needs no years', saft, 'SAF-T: years required', requests(all(is(saft), not(asked('years'))), (call) => call.query.set('years', '2025'))),
  defect('saft-month-13', 'month 13 is accepted', saft, 'SAF-T: 422 invalid parameters', requests(all(is(saft), asked('month', (value) => Number(value) > 12)), (call) => call.query.set('month', '12')), 'the month is above 12'),
  defect('saft-month-is-a-word', 'a word as month breaks the server', saft, 'SAF-T: 422 invalid parameters', instead(all(is(saft), asked('month', (value) => Number.isNaN(Number(value)))), () => ({ status: 500, body: { message: 'NaN' } })), 'the month is a word'),
  defect('saft-422-has-a-body', '422 has a body', saft, 'SAF-T: 422 (empty)', answers(all(is(saft), refusedWith(422)), (_call, reply) => ({ ...reply, body: { error: 'month' } }))),
  defect('saft-never-ready', 'SAF-T is never ready', saft, 'SAF-T: repeat until 200', status(all(is(saft), refusedWith(200)), 202)),
  defect('saft-200-is-empty', '200 has no link', saft, 'SAF-T: whose body holds the download link', answers(all(is(saft), refusedWith(200)), () => ({ status: 200 }))),
  defect('saft-of-december-never-ready', 'December is never ready', saft, 'SAF-T: repeat until 200', instead(all(is(saft), asked('month', (value) => value === '12')), () => ({ status: 202 })), 'the month is 12'),
  defect('saft-ready-is-201', 'a ready SAF-T is 201', saft, 'SAF-T: until 200', status(all(is(saft), refusedWith(200)), 201)),
];

export const fileDefects: readonly Defect[] = [...mailing, ...files];
