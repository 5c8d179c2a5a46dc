/** Faults of files, their links and codes: when asked again, at other addresses, between documents, in other accounts. */
import type { TypeName } from '../../../generated/states.js';
import type { ServiceRequest, ServiceResponse } from '../../service/request.js';
import type { Service } from '../../service/service.js';
import { kindAt, statusName } from '../../service/store/document-kinds.js';
import type { Way } from '../adversary.js';
import { idOf, look, storedAt } from '../body-fields.js';
import { blocking, remembering, repeatingFirst, replacing } from '../service-ways.js';
import { type DrawnRow, rowsOf } from './drawn.js';

const isSecond = ({ query }: ServiceRequest): boolean => query.second_copy === 'true';

type When = (type: TypeName, status: string, request: ServiceRequest) => boolean;
const inStatus =
  (wanted: string): When =>
  (_type, status) =>
    status === wanted;
const ofType =
  (wanted: TypeName): When =>
  (type) =>
    type === wanted;
const secondCopy: When = (_type, _status, request) => isSecond(request);
const isSecondAccount = ({ account }: ServiceRequest): boolean => account !== undefined;

function isMeant(when: When, request: ServiceRequest, service: Service): boolean {
  const found = storedAt(service, request, 'documents');
  return found !== undefined && when(kindAt(found.kind).type as TypeName, statusName(found.status), request);
}

/** Answers the PDF requests of matching documents with `answer`. */
const pdfOf = (when: When, answer: ServiceResponse): Way =>
  replacing((request, handle, service) => {
    const fits = isMeant(when, request, service);
    const healthy = handle(request);
    return fits && healthy.status < 300 ? answer : healthy;
  });

/** Refuses every request for matching documents. */
const refusing = (status: number, when: When): Way =>
  blocking({ status }, (request, _handle, service) => isMeant(when, request, service));

/** A fault of PDFs alone. */
const pdf = (says: string, way: Way): DrawnRow => [['getDocumentPdf'], says, way];

const never: ServiceResponse = { status: 202 };
const linkOf = (output: Record<string, unknown>): ServiceResponse => ({ status: 200, body: { output } });

export const fileRows = rowsOf('file', {
  'settled-never': pdf('The PDF of a settled invoice is never ready', pdfOf(inStatus('settled'), never)),
  'accepted-missing': pdf(
    'The PDF of an accepted estimate is not found',
    pdfOf(inStatus('accepted'), { status: 404 }),
  ),
  'refused-never': pdf('The PDF of a refused estimate is never ready', pdfOf(inStatus('refused'), never)),
  'canceled-crash': pdf(
    'The PDF of a canceled document is answered 500',
    pdfOf(inStatus('canceled'), { status: 500 }),
  ),
  'canceled-never': pdf('The PDF of a canceled document is never ready', pdfOf(inStatus('canceled'), never)),
  'moss-missing': pdf(
    'VAT MOSS invoices are not found when their PDF is asked for',
    pdfOf(ofType('VatMossInvoice'), { status: 404 }),
  ),
  'devolution-url': pdf(
    'The link of a devolution is called pdf_url',
    pdfOf(ofType('Devolution'), linkOf({ pdf_url: 'http://x/y.pdf' })),
  ),
  'fees-empty': pdf('The link of a fees note is empty', pdfOf(ofType('FeesNote'), linkOf({ pdfUrl: '' }))),
  'second-copy-never': pdf('A second copy is never ready', pdfOf(secondCopy, never)),
  'second-copy-after-original': pdf(
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
  ),
  'second-copy-guides': pdf(
    'A second copy of a guide is answered 422',
    pdfOf(
      (type, _s, request) => isSecond(request) && ['Shipping', 'Transport', 'Devolution'].includes(type),
      { status: 422 },
    ),
  ),
  'second-copy-null': pdf('The link of a second copy is null', pdfOf(secondCopy, linkOf({ pdfUrl: null }))),
  'other-account-never': pdf(
    'In other accounts than the first no PDF is ever ready',
    pdfOf((_t, _s, request) => isSecondAccount(request), never),
  ),
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
  'send-options-never': [
    ['updateClient', 'getDocumentPdf'],
    "After an update of a client's send_options no PDF of its documents is ready any more",
    remembering(
      () => new Set<number>(),
      (changed, request, handle, service) => {
        const options = () => storedAt(service, request, 'clients')?.texts.send_options;
        const before = options();
        const answer = handle(request);
        if (request.operation === 'updateClient') {
          if (options() !== before) changed.add(Number(idOf(request)));
          return answer;
        }
        const { client } = storedAt(service, request, 'documents') ?? {};
        return answer.status === 200 && client && changed.has(client.id) ? never : answer;
      },
    ),
  ],
  'same-link': pdf(
    'The second document gets the link of the first',
    repeatingFirst(() => ''),
  ),
  'link-by-number': pdf(
    'Documents of two types with one number share a link',
    repeatingFirst((request, service) => {
      const { number, serie, id } = storedAt(service, request, 'documents') ?? {};
      return number === undefined ? `${id}` : `${number}/${serie} ${isSecond(request)} ${request.account}`;
    }),
  ),
  'one-at-a-time': pdf(
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
  ),
  'accepted-body': pdf(
    'While a PDF is being made the answer says so',
    replacing((request, handle) => {
      const answer = handle(request);
      return answer.status === 202
        ? { status: 202, body: { message: 'in progress' }, unjudged: true }
        : answer;
    }),
  ),
  'foreign-name': pdf(
    'The PDF of a client with letters beyond Latin is answered 500',
    blocking({ status: 500 }, (request, _handle, service) =>
      /[\u0100-\uffff]/.test(storedAt(service, request, 'documents')?.client.name ?? ''),
    ),
  ),
  'many-lines': pdf(
    'The PDF of more lines than fit on a page is never ready',
    blocking(
      never,
      (request, _handle, service) => (storedAt(service, request, 'documents')?.lines.length ?? 0) > 20,
    ),
  ),
  'qr-second': [
    ['getDocumentQrCode'],
    'The second document gets the QR code of the first',
    repeatingFirst(() => ''),
  ],
  'qr-settled': [
    ['getDocumentQrCode'],
    'A settled invoice has no QR code',
    refusing(404, inStatus('settled')),
  ],
  'qr-settled-refused': [
    ['getDocumentQrCode'],
    'The QR code of an invoice that is settled is answered 422',
    refusing(422, (type, status) => type === 'Invoice' && status === 'settled'),
  ],
  'qr-other-account': [
    ['getDocumentQrCode'],
    'In other accounts there are no QR codes',
    blocking({ status: 404 }, isSecondAccount),
  ],
  'code-of-kind': [
    ['changeQuoteState'],
    'The atcud of a quote has the validation code of the first series that had one',
    remembering(
      () => new Map<ServiceRequest['account'], string>(),
      (codes, request, handle, service) => {
        const answer = handle(request);
        const quote = storedAt(service, request, 'documents');
        const [own = '', number] = quote?.atcud.split('-') ?? [];
        if (!quote || number === undefined || answer.status !== 200) return answer;
        const code = codes.get(request.account) ?? own;
        codes.set(request.account, code);
        service.write(request.account, 'documents', { ...quote, atcud: `${code}-${number}` });
        return look(handle, request, 'getQuote');
      },
    ),
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
    blocking({ status: 422 }, ({ query }) => Number(query.month) === 12),
  ],
  'saft-octal': [
    ['exportSaft'],
    'The months 08 and 09 are answered 422, as no octal numbers',
    blocking({ status: 422 }, ({ query }) => /^0[89]$/.test(String(query.month))),
  ],
  'related-none': [
    ['listRelatedDocuments'],
    'Related documents of a canceled document are answered 404',
    refusing(404, inStatus('canceled')),
  ],
});
