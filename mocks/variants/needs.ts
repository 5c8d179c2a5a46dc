/** Variants that require more of a request than the suite sends by default, where the requirement is not documented. */
import { type Operation, type OperationId, operations } from '../../generated/operations.js';
import { documentTypes } from '../../generated/states.js';
import { innerOf, isGiven, type Json, look, recordOf, sentClient } from '../faults/body-fields.js';
import type { Handle, ServiceRequest } from '../service/request.js';
import { refusing, sentLines, type Variant, writesDocument } from './make.js';

/** Whether a document names an unknown client. Only invoices are stated to create their client. */
function namesNobody(request: ServiceRequest, handle: Handle): boolean {
  const { documentType } = operations[request.operation];
  if (!writesDocument(request.operation) || !documentType) return false;
  if (documentTypes[documentType].family === 'invoices') return false;
  const { name } = sentClient(request.body);
  if (typeof name !== 'string') return false;
  const query = { client_name: name };
  return look(handle, request, 'findClientByName', { path: {}, query }).status === 404;
}

/** Whether a document lacks its client's address, or a transport guide its license plate. */
function lacksWhoOrHow(request: ServiceRequest): boolean {
  if (!writesDocument(request.operation)) return false;
  const { license_plate: plate } = innerOf(request.body);
  const { address, country } = sentClient(request.body);
  const isGuide = operations[request.operation].family === 'guides';
  return !isGiven(address) || !isGiven(country) || (isGuide && !isGiven(plate));
}

const longest = 40;

/** The names in a body: of the record, its client and its lines. */
function namesIn(request: ServiceRequest): unknown[] {
  const { name, code, serie } = innerOf(request.body);
  const { name: buyer, code: buyersCode } = sentClient(request.body);
  return [name, code, serie, buyer, buyersCode, ...sentLines(request).map((line) => line.name)];
}

/** The document of the path before a request of this action; undefined for any other request. */
function documentBefore(
  action: Operation['action'],
  request: ServiceRequest,
  handle: Handle,
): Json | undefined {
  const { documentType, action: own } = operations[request.operation];
  if (documentType === undefined || action !== own) return undefined;
  return recordOf(look(handle, request, `get${documentTypes[documentType].pascal}` as OperationId));
}

const mailsDraft = (request: ServiceRequest, handle: Handle): boolean =>
  documentBefore('email', request, handle)?.status === 'draft';

function movesSeries(request: ServiceRequest, handle: Handle): boolean {
  const { sequence_id: sent } = innerOf(request.body);
  const document = isGiven(sent) ? documentBefore('update', request, handle) : undefined;
  return document !== undefined && String(document.sequence_id) !== String(sent);
}

const isQrOfAnother = (request: ServiceRequest, handle: Handle): boolean =>
  request.operation === 'getDocumentQrCode' &&
  look(handle, request, 'getInvoice').status !== 200 &&
  handle(request).status === 200;

/** Whether a manual number has leading zeros or includes the series. */
function hasOddNumber({ operation, body }: ServiceRequest): boolean {
  const { manual_sequence_number: number } = innerOf(body);
  return writesDocument(operation) && isGiven(number) && !/^[1-9]\d{0,8}$/.test(String(number));
}

/** Whether the price of an item or line has more than two decimals. */
const hasFineParts = (request: ServiceRequest): boolean =>
  [innerOf(request.body), ...sentLines(request)].some(({ unit_price }) =>
    /\.\d{3,}/.test(String(unit_price)),
  );

export const needVariants = {
  'long-pages-refused': refusing(
    'pages of more than 30 records are refused',
    ({ query }) => Number(query.per_page) > 30,
  ),
  'prices-of-cents': refusing('prices of more than two decimals are refused', hasFineParts),
  'full-discounts-refused': refusing('a discount of 100 % is refused', (request) =>
    sentLines(request).some(({ discount }) => Number(discount) === 100),
  ),
  'saft-months-padded': refusing(
    'the month of an export has two digits',
    ({ operation, query }) => operation === 'exportSaft' && !/^\d\d$/.test(String(query.month)),
    null,
  ),
  'current-again-refused': refusing(
    'the default sequence is not made the default again',
    (request, handle) =>
      request.operation === 'setCurrentSequence' &&
      Number(recordOf(look(handle, request, 'getSequence'))?.default_sequence) === 1,
  ),
  'notes-need-invoice': refusing(
    'a credit or debit note needs the invoice that it is about',
    ({ operation, body }) =>
      ['createCreditNote', 'createDebitNote'].includes(operation) && !isGiven(innerOf(body).owner_invoice_id),
    'owner_invoice_id is needed.',
  ),
  'short-passwords-refused': refusing(
    'passwords of fewer than six characters are refused',
    ({ operation, body }) => operation === 'createAccount' && String(innerOf(body).password ?? '').length < 6,
  ),
  'qr-of-invoices': refusing('invoices alone have a QR code', isQrOfAnother),
  'manual-numbers-plain': refusing(
    'a manual number is a whole number without a nought before it',
    hasOddNumber,
  ),
  'series-kept': refusing('a document stays in its series', movesSeries),
  'drafts-unmailed': refusing('a draft is not mailed', mailsDraft),
  'payments-as-text': refusing(
    'the amount of a payment is accepted as text only',
    (request) =>
      request.operation === 'createPartialPayment' && typeof innerOf(request.body).amount === 'number',
    'amount is text.',
  ),
  'payments-need-all': refusing(
    'a payment needs its mechanism and date too',
    (request) => {
      const { payment_mechanism, payment_date } = innerOf(request.body);
      const isPayment = request.operation === 'createPartialPayment';
      return isPayment && !(isGiven(payment_mechanism) && isGiven(payment_date));
    },
    'payment_mechanism and payment_date are needed.',
  ),
  'treasury-days': refusing(
    'dates of the treasury are dd/mm/yyyy, as all others',
    (request) =>
      operations[request.operation].resource === 'treasury' &&
      /^\d{4}-/.test(String(innerOf(request.body).date ?? '')),
    'date is dd/mm/yyyy.',
  ),
  'clients-must-exist': refusing(
    'only documents of the invoice family create their client',
    namesNobody,
    'There is no such client.',
  ),
  'lines-need-all': refusing(
    'a line needs its unit and discount too',
    (request) => sentLines(request).some(({ unit, discount }) => !isGiven(unit) || !isGiven(discount)),
    'unit and discount are needed.',
  ),
  'documents-need-all': refusing(
    'a document needs the address and country of its client, a guide its license plate',
    lacksWhoOrHow,
    'client.address, client.country and license_plate are needed.',
  ),
  'names-at-most-40': refusing(
    'names, codes and series of more than 40 characters are refused',
    (request) => namesIn(request).some((name) => typeof name === 'string' && [...name].length > longest),
    `A name has ${longest} characters at most.`,
  ),
} as const satisfies Record<string, Variant>;
