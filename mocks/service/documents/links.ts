/** Operations on a document of any type: the links to its PDF and QR code, and related documents. */
import { ok, queryText } from '../answer.js';
import type { Context, Handler } from '../context.js';
import { isDone } from '../jobs.js';
import { pdfLink, qrLink } from '../link-addresses.js';
import { find, idIn, missing, pathText } from '../look-up.js';
import { invalid, problem, refusal } from '../refusal.js';
import type { ServiceRequest } from '../request.js';
import { DELETED, DRAFT, statusName } from '../store/document-kinds.js';
import type { DocumentRecord } from '../store/records.js';
import { getOne } from '../store/world.js';
import { documentAnswer } from './answers.js';
import { ownedBy } from './change-state.js';

function anyDocument(context: Context, request: ServiceRequest): DocumentRecord {
  const id = idIn(pathText(request, 'document-id'));
  const document = find(context, 'documents', id, 'document');
  const hidden = document.status === DELETED && context.settings.variations.deletedDocuments === '404';
  return hidden ? missing(context, 'documents', id, 'document') : document;
}

const isIssued = (document: DocumentRecord): boolean =>
  document.status !== DRAFT && document.status !== DELETED;

const getDocumentPdf: Handler = (context, request) => {
  const { draftPdf, estimatePdfMissing } = context.settings.variations;
  const id = idIn(pathText(request, 'document-id'));
  if (estimatePdfMissing === 401 && (id === undefined || !getOne(context.account, 'documents', id))) {
    throw refusal(401, problem('', 'There is no such document in this account.'));
  }
  const document = anyDocument(context, request);
  const allowed = isIssued(document) || (draftPdf === 200 && document.status === DRAFT);
  if (!allowed) throw refusal(406, problem('', `A ${statusName(document.status)} document has no PDF.`));
  const copy = queryText(request, 'second_copy');
  const secondCopy = copy === 'true' || copy === '1';
  if (!isDone(context, `pdf ${document.id} ${secondCopy}`)) return { status: 202 };
  return ok({ output: { pdfUrl: pdfLink(context, request.baseUrl, document.id, secondCopy) } });
};

const getDocumentQrCode: Handler = (context, request) => {
  const document = anyDocument(context, request);
  const allowed =
    isIssued(document) || (context.settings.variations.draftQrCode === 200 && document.status === DRAFT);
  if (!allowed) {
    const status = statusName(document.status);
    throw invalid('', `A ${status} document has no QR code; finalize it first.`);
  }
  return ok({ qr_code: { url: qrLink(context, request.baseUrl, document.id) } });
};

/** The receipts and notes of an invoice, or the invoice of a receipt or note. Canceled receipts are included. */
const listRelatedDocuments: Handler = (context, request) => {
  const document = anyDocument(context, request);
  const { ownerId } = document.extras;
  const owner = ownerId === undefined ? undefined : getOne(context.account, 'documents', ownerId);
  const related = [...(owner ? [owner] : []), ...ownedBy(context, document.id)];
  return ok({ documents: related.map((one) => documentAnswer(context, request.baseUrl, one)) });
};

export const commonDocumentHandlers = {
  getDocumentPdf,
  getDocumentQrCode,
  listRelatedDocuments,
} satisfies Record<string, Handler>;
