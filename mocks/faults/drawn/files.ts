/** Faults of files and their links: when asked again, at other addresses, between documents, in other accounts. */
import type { TypeName } from '../../../generated/states.js';
import type { ServiceRequest } from '../../service/request.js';
import type { Service } from '../../service/service.js';
import { kindAt, statusName } from '../../service/store/document-kinds.js';
import type { Way } from '../adversary.js';
import { idOf } from '../body-fields.js';
import { remembering, repeatingFirst, replacing } from '../service-ways.js';
import { rowsOf } from './drawn.js';

const document = (request: ServiceRequest, service: Service) =>
  service.read(request.account, 'documents', Number(idOf(request)));

const isSecond = ({ query }: ServiceRequest): boolean => query.second_copy === 'true';
type Answering = { status: number; body?: unknown };

/** Answers the PDF requests of matching documents with `answer`. */
const pdfOf = (
  when: (type: TypeName, status: string, request: ServiceRequest, service: Service) => boolean,
  answer: Answering,
): Way =>
  replacing((request, handle, service) => {
    const found = document(request, service);
    const healthy = handle(request);
    const fits =
      found &&
      healthy.status < 300 &&
      when(kindAt(found.kind).type as TypeName, statusName(found.status).toLowerCase(), request, service);
    return fits ? answer : healthy;
  });

const never: Answering = { status: 202 };
const isSecondAccount = (request: ServiceRequest): boolean => request.account !== undefined;

export const fileRows = rowsOf('file', {
  'settled-never': [
    ['getDocumentPdf'],
    'The PDF of a settled invoice is never ready',
    pdfOf((_t, status) => status === 'settled', never),
  ],
  'accepted-missing': [
    ['getDocumentPdf'],
    'The PDF of an accepted estimate is not found',
    pdfOf((_t, status) => status === 'accepted', { status: 404 }),
  ],
  'refused-never': [
    ['getDocumentPdf'],
    'The PDF of a refused estimate is never ready',
    pdfOf((_t, status) => status === 'refused', never),
  ],
  'canceled-crash': [
    ['getDocumentPdf'],
    'The PDF of a canceled document is answered 500',
    pdfOf((_t, status) => status === 'canceled', { status: 500 }),
  ],
  'canceled-never': [
    ['getDocumentPdf'],
    'The PDF of a canceled document is never ready',
    pdfOf((_t, status) => status === 'canceled', never),
  ],
  'moss-missing': [
    ['getDocumentPdf'],
    'VAT MOSS invoices are not found when their PDF is asked for',
    pdfOf((type) => type === 'VatMossInvoice', { status: 404 }),
  ],
  'devolution-url': [
    ['getDocumentPdf'],
    'The link of a devolution is called pdf_url',
    pdfOf((type) => type === 'Devolution', { status: 200, body: { output: { pdf_url: 'http://x/y.pdf' } } }),
  ],
  'fees-empty': [
    ['getDocumentPdf'],
    'The link of a fees note is empty',
    pdfOf((type) => type === 'FeesNote', { status: 200, body: { output: { pdfUrl: '' } } }),
  ],
  'second-copy-never': [
    ['getDocumentPdf'],
    'A second copy is never ready',
    pdfOf((_t, _s, request) => isSecond(request), never),
  ],
  'second-copy-after-original': [
    ['getDocumentPdf'],
    'A second copy is never ready once the original was asked for',
    remembering(
      () => new Set<string>(),
      (originals, request, handle) => {
        const answer = handle(request);
        if (request.operation === 'getDocumentPdf' && !isSecond(request)) originals.add(idOf(request));
        const isLost = isSecond(request) && originals.has(idOf(request));
        return isLost && answer.status === 200 ? never : answer;
      },
    ),
  ],
  'second-copy-guides': [
    ['getDocumentPdf'],
    'A second copy of a guide is answered 422',
    pdfOf(
      (type, _s, request) => isSecond(request) && ['Shipping', 'Transport', 'Devolution'].includes(type),
      { status: 422 },
    ),
  ],
  'second-copy-null': [
    ['getDocumentPdf'],
    'The link of a second copy is null',
    pdfOf((_t, _s, request) => isSecond(request), { status: 200, body: { output: { pdfUrl: null } } }),
  ],
  'other-account-never': [
    ['getDocumentPdf'],
    'In other accounts than the first no PDF is ever ready',
    pdfOf((_t, _s, request) => isSecondAccount(request), never),
  ],
  'mailed-never': [
    ['emailInvoice', 'getDocumentPdf'],
    'After an e-mail the PDF of an invoice is never ready',
    remembering(
      () => new Set<string>(),
      (sent, request, handle) => {
        const answer = handle(request);
        if (request.operation === 'emailInvoice' && answer.status === 200) sent.add(idOf(request));
        const isLost = request.operation === 'getDocumentPdf' && sent.has(idOf(request));
        return isLost && answer.status === 200 ? never : answer;
      },
    ),
  ],
  'same-link': [
    ['getDocumentPdf'],
    'The second document gets the link of the first',
    repeatingFirst(() => ''),
  ],
  'link-by-number': [
    ['getDocumentPdf'],
    'Documents of two types with one number share a link',
    repeatingFirst((request, service) => {
      const { number, serie, id } = document(request, service) ?? {};
      return number === undefined ? `${id}` : `${number}/${serie} ${isSecond(request)} ${request.account}`;
    }),
  ],
  'one-at-a-time': [
    ['getDocumentPdf'],
    'Asking for one PDF forgets another that is being made',
    remembering(
      () => ({ last: '', forgotten: new Set<string>() }),
      (memory, request, handle) => {
        const answer = handle(request);
        const isOther = memory.last !== '' && memory.last !== idOf(request);
        if (isOther) memory.forgotten.add(idOf(request));
        else if (memory.forgotten.size > 0 && answer.status === 202) memory.forgotten.clear();
        memory.last = idOf(request);
        return answer.status === 200 && isOther ? never : answer;
      },
    ),
  ],
  'accepted-body': [
    ['getDocumentPdf'],
    'While a PDF is being made the answer says so',
    replacing((request, handle) => {
      const answer = handle(request);
      return answer.status === 202
        ? { status: 202, body: { message: 'in progress' }, unjudged: true }
        : answer;
    }),
  ],
  'foreign-name': [
    ['getDocumentPdf'],
    'The PDF of a client with letters beyond Latin is answered 500',
    replacing((request, handle, service) => {
      const found = document(request, service);
      return found && /[\u0100-\uffff]/.test(found.client.name) ? { status: 500 } : handle(request);
    }),
  ],
  'many-lines': [
    ['getDocumentPdf'],
    'The PDF of more lines than fit on a page is never ready',
    replacing((request, handle, service) =>
      (document(request, service)?.lines.length ?? 0) > 20 ? never : handle(request),
    ),
  ],
  'qr-second': [
    ['getDocumentQrCode'],
    'The second document gets the QR code of the first',
    repeatingFirst(() => ''),
  ],
  'qr-settled': [
    ['getDocumentQrCode'],
    'A settled invoice has no QR code',
    replacing((request, handle, service) => {
      const found = document(request, service);
      return found && statusName(found.status) === 'settled' ? { status: 404 } : handle(request);
    }),
  ],
  'qr-other-account': [
    ['getDocumentQrCode'],
    'In other accounts there are no QR codes',
    replacing((request, handle) => (isSecondAccount(request) ? { status: 404 } : handle(request))),
  ],
  'saft-other-account': [
    ['exportSaft'],
    'In other accounts an export is never ready',
    replacing((request, handle) => {
      const answer = handle(request);
      return isSecondAccount(request) && answer.status === 200
        ? { status: 202, body: { message: 'in progress' } }
        : answer;
    }),
  ],
  'saft-december': [
    ['exportSaft'],
    'The export of a December is answered 422',
    replacing((request, handle) => (Number(request.query.month) === 12 ? { status: 422 } : handle(request))),
  ],
  'saft-octal': [
    ['exportSaft'],
    'The months 08 and 09 are answered 422, as no octal numbers',
    replacing((request, handle) =>
      /^0[89]$/.test(String(request.query.month)) ? { status: 422 } : handle(request),
    ),
  ],
  'related-none': [
    ['listRelatedDocuments'],
    'Related documents of a canceled document are answered 404',
    replacing((request, handle, service) => {
      const found = document(request, service);
      return found && statusName(found.status) === 'canceled' ? { status: 404 } : handle(request);
    }),
  ],
});
