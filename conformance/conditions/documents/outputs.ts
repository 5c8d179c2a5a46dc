/** Requests the outputs of a final document: PDF, QR code, related documents, payments. */
import { documentTypes } from '../../../generated/states.js';
import { cancel, pay as payOnce } from '../../checks/kit/payment-steps.js';
import { isAssumedTable } from '../../given/paths.js';
import { receiptIn } from '../../given/receipts.js';
import { answerFields, type Symptom } from '../../judge/identity.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Answer, CallOptions, Json } from '../../target/call.js';
import { lookAmongDrafts } from './listed.js';
import { judgeOwn } from './numbers.js';
import type { DocumentCase } from './subject.js';
import { judgeUnchanged } from './unchanged.js';

export async function askLinks(current: DocumentCase): Promise<void> {
  for (const link of current.plan.links) await ask[link](current);
}

const ask: Record<DocumentCase['plan']['links'][number], (current: DocumentCase) => Promise<void>> = {
  pdf: async (current) => {
    await pdf(current, { second_copy: false });
    // For one document both are requested: the target may cache one for the other.
    if (await isFirst(current, 'a document asked for its PDF and a copy'))
      await pdf(current, { second_copy: true });
  },
  copy: (current) => pdf(current, { second_copy: true }),
  qr: async (current) => {
    const { t, id, type } = current;
    if (!t.settings.claims.includes('qr')) return;
    // Other types may refuse: which documents have a QR code is not documented.
    const status = type === 'invoices' ? ('success' as const) : ('any' as const);
    const { body, status: got } = await t.call(
      'getDocumentQrCode',
      { path: { 'document-id': id } },
      { status },
    );
    if (got < 300)
      judgeLink(
        current,
        (Object((Object(body) as Json).qr_code) as Json).url,
        'qr_code.url',
        'getDocumentQrCode',
      );
  },
  related: async ({ t, id }) => {
    if (t.settings.claims.includes('related'))
      await t.call('listRelatedDocuments', { path: { 'document-id': id } });
  },
};

/** Whether this document is the first in the run to do this: for requests that one document makes. */
const isFirst = async ({ t, id }: DocumentCase, what: string): Promise<boolean> =>
  (await t.given.once(what, async () => [id]))[0] === id;

const ofPdf = { operation: 'getDocumentPdf', statement: 'rule:pdf-poll' } as const;

/** No path for PDFs of purchase orders is documented. */
const hasPdf = ({ t, type }: DocumentCase): boolean =>
  !isAssumedTable(type) && t.settings.claims.includes('pdf');

/** The answer to one request for the PDF; undefined as long as it is not ready. */
async function readyPdf(
  { t, id }: DocumentCase,
  query: { second_copy?: boolean },
  how?: CallOptions,
): Promise<Answer | undefined> {
  const answer = await t.call('getDocumentPdf', { path: { 'document-id': id }, query }, how);
  return answer.status === 202 ? undefined : answer;
}

async function pdf(current: DocumentCase, query: { second_copy?: boolean }): Promise<void> {
  if (!hasPdf(current)) return;
  const { t, judge } = current;
  const { body } = await t.eventually(() => readyPdf(current, query), 'the PDF answers 200', ofPdf);
  const link = (Object((Object(body) as Json).output) as Json).pdfUrl;
  if (query.second_copy) {
    judge.that(typeof link === 'string' && link !== '', 'output.pdfUrl', 'is a text', link, {
      ...{ operation: 'getDocumentPdf', when: 'of a final document', symptom: linkSymptom(link) },
    });
    return;
  }
  judgeLink(current, link, 'output.pdfUrl', 'getDocumentPdf');
}

/** Which of 200 and 406 is due is open; one document of each family is asked until it is one of them. */
async function pdfOfCanceled(current: DocumentCase): Promise<void> {
  if (!hasPdf(current)) return;
  const { t, type, plan } = current;
  const query = plan.links.includes('copy') ? { second_copy: true } : {};
  const poll = () => readyPdf(current, query, { status: [200, 202, 406], what: 'a canceled document' });
  if (await poll()) return;
  const { family } = documentTypes[type];
  if (await isFirst(current, `a canceled document of the ${family} asked for its PDF`))
    await t.eventually(poll, 'the PDF of a canceled document answers 200 or 406', ofPdf);
}

const linkSymptom = (link: unknown): Symptom =>
  typeof link === 'string' || link === undefined || link === null ? 'absent' : 'wrong type';

/** Judges that the link is a text, not empty, and not that of another document. */
function judgeLink(
  current: DocumentCase,
  link: unknown,
  field: string,
  operation: 'getDocumentPdf' | 'getDocumentQrCode',
): void {
  const about = { operation, when: 'of a final document', symptom: linkSymptom(link) };
  if (!current.judge.that(typeof link === 'string' && link.trim() !== '', field, 'is a link', link, about))
    return;
  judgeOwn(current, field, `${field} ${String(link)}`, link, about);
}

/** Pays and cancels the payments; false if the document then differs from before, of which nothing is stated. */
export async function pay(current: DocumentCase): Promise<boolean> {
  const { t, plan, id, shown, state, type } = current;
  const isPayable = state === 'final' && Number(shown.total) > 0;
  if (plan.payments.length === 0 || !isPayable || !t.settings.claims.includes('payments')) return true;
  const document = { id, type, sent: current.sent, name: '', state };
  const half = (Number(shown.total) / 2).toFixed(2);
  const receipts: (string | number)[] = [];
  for (const part of plan.payments) {
    const amount = part === 'part' ? half : (Number(shown.total) - Number(half)).toFixed(2);
    const answer = await payOnce(t, document, amount, 'any');
    const receipt = isSuccess(answer.status) ? receiptIn(answer.record, id) : undefined;
    // Which other types can be paid is only assumed, and so is how a payment of others is refused.
    if (answer.status === 404 && type === 'invoices')
      current.judge.that(
        false,
        answerFields.status,
        'is that of a payment accepted or refused, but not 404: the document exists',
        404,
        { ...aboutPayment, symptom: '404' },
      );
    if (receipt === undefined) continue;
    t.given.made('createPartialPayment', receipt);
    receipts.push(receipt);
  }
  await judgeUnchanged(current, 'payment', aboutPayment);
  for (const receipt of receipts.reverse()) await cancel(t, receipt, 'any');
  await judgeUnchanged(current, 'payment', {
    operation: 'changeReceiptState',
    when: 'after its payment was canceled',
    statement: 'rule:payment-canceled',
  });
  return String(current.shown.status).toLowerCase() === current.state;
}
const aboutPayment = { operation: 'createPartialPayment' as const, when: 'after a payment' };

/** In the end state: requests the PDF of a canceled document; updates a deleted one, which must stay deleted. */
export async function askAtTheEnd(current: DocumentCase): Promise<void> {
  const { t, id, ops, state, plan, sent, judge, type } = current;
  const path = { 'document-id': id };
  if (state === 'canceled' && plan.links.length > 0) await pdfOfCanceled(current);
  if (state === 'canceled' && t.settings.claims.includes('related')) {
    if (await isFirst(current, 'cases that asked what is related to a canceled one')) {
      const { status } = await t.call('listRelatedDocuments', { path }, { status: 'any' });
      judge.that(status !== 404, answerFields.status, 'is not 404: the document exists', status, {
        ...{ operation: 'listRelatedDocuments', statement: 'errors:404', symptom: '404' },
        when: 'of a canceled document',
      });
    }
  }
  const client = current.party.id;
  if (state === 'canceled' && client !== undefined && t.settings.claims.includes('treasury'))
    await t.given.once(`balance with a canceled ${type}`, () =>
      t.call('getClientBalance', { path: { client_id: client } }, { status: 'any' }),
    );
  if (state !== 'deleted') return;
  await lookAmongDrafts(current);
  const body = t.given.body(ops.update, { fields: { ...sent, reference: t.unique('Back') } });
  await t.call(ops.update, { path, body }, { status: 'any', what: 'an update of a deleted document' });
  const { status, record } = await t.call(ops.get, { path }, { status: [200, 404] });
  const isGone = status === 404 || String(record.status).toLowerCase() === 'deleted';
  judge.that(isGone, 'status', 'is deleted', record.status, {
    operation: ops.update,
    when: 'after an update of it',
    statement: 'rule:deleted-stays-deleted',
    symptom: 'changed',
  });
}
