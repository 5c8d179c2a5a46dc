/** Faults of what is made in the background and of the links to it: PDF, SAF-T, QR code. */
import type { OperationId } from '../../generated/operations.js';
import { type DocumentTypeNames, documentTypes } from '../../generated/states.js';
import type { Decorate } from '../service/service.js';
import { type Fault, type Json, onAnswer, recordOf, withArticle } from './make.js';

const link = (id: string, operation: OperationId, says: string, decorate: Decorate): Fault => ({
  id: `links/${id}`,
  area: 'asynchrony',
  operations: [operation],
  says,
  stateDependent: true,
  decorate,
});
const never =
  (operation: OperationId): Decorate =>
  (handle) =>
  (request) => {
    const response = handle(request);
    return request.operation === operation && response.status === 200 ? { status: 202 } : response;
  };
const again =
  (operation: OperationId): Decorate =>
  (handle) => {
    const ready = new Map<string, number>();
    return (request) => {
      const response = handle(request);
      if (request.operation !== operation || response.status !== 200) return response;
      const key = JSON.stringify([request.path, request.query.month, request.query.years]);
      ready.set(key, (ready.get(key) ?? 0) + 1);
      return ready.get(key) === 2 ? { status: 202 } : response;
    };
  };
const noLink = (operation: OperationId): Decorate =>
  onAnswer([operation], (response) => {
    if (response.status !== 200) return response;
    const record = recordOf(response) ?? (response.body as Json);
    for (const key of Object.keys(record)) record[key] = ' ';
    return response;
  });

/** Whoever knows an id is served, from whatever account it is. */
const ofAnyAccount =
  (operation: OperationId): Decorate =>
  (handle, service) =>
  (request) => {
    const response = handle(request);
    if (request.operation !== operation || response.status !== 404) return response;
    for (const { name, apiKey } of service.accounts()) {
      const other = handle({ ...request, account: name, apiKey });
      if (other.status < 300) return other;
    }
    return response;
  };

/** Canceled invoices have no page, and nobody thought of that. */
const breaksOnCanceled: Decorate = (handle) => (request) => {
  if (request.operation !== 'getDocumentPdf') return handle(request);
  const shown = handle({ ...request, operation: 'getInvoice', query: {}, body: undefined });
  return recordOf(shown)?.status === 'canceled' ? { status: 500 } : handle(request);
};

const printed = (Object.values(documentTypes) as DocumentTypeNames[]).filter(
  ({ singular }) => singular !== 'receipt' && singular !== 'purchase_order',
);

/** The PDF of documents that are so is said to be in an invalid state, though they are final. */
const unprintable =
  ({ pascal }: DocumentTypeNames, isSo: (record: Json) => boolean): Decorate =>
  (handle) =>
  (request) => {
    const response = handle(request);
    if (request.operation !== 'getDocumentPdf' || ![200, 202].includes(response.status)) return response;
    const get = `get${pascal}` as OperationId;
    const record = recordOf(handle({ ...request, operation: get, query: {}, body: undefined }));
    return record && isSo(record) ? { status: 406 } : response;
  };

export const linkFaults: readonly Fault[] = [
  ...printed.flatMap((names) => [
    link(
      `getDocumentPdf/${names.singular}-406`,
      'getDocumentPdf',
      `The PDF of ${withArticle(names.singular)} answers 406 when it is final.`,
      unprintable(names, () => true),
    ),
    link(
      `getDocumentPdf/${names.singular}-of-several-lines-406`,
      'getDocumentPdf',
      `The PDF of ${withArticle(names.singular)} with several lines answers 406.`,
      unprintable(names, ({ items }) => Array.isArray(items) && items.length > 1),
    ),
  ]),
  link(
    'getDocumentPdf/breaks-on-canceled',
    'getDocumentPdf',
    'The PDF of a canceled invoice answers 500.',
    breaksOnCanceled,
  ),
  ...(['getDocumentPdf', 'getDocumentQrCode', 'listRelatedDocuments'] as const).map(
    (operation): Fault => ({
      ...link(
        `${operation}/of-any-account`,
        operation,
        `${operation} serves documents of other accounts.`,
        ofAnyAccount(operation),
      ),
      area: 'isolation',
    }),
  ),
  ...(['getDocumentPdf', 'exportSaft'] as const).flatMap((operation) => [
    link(`${operation}/never-ready`, operation, `${operation} answers 202 for ever.`, never(operation)),
    link(
      `${operation}/not-ready-again`,
      operation,
      `${operation} answers 202 again after 200.`,
      again(operation),
    ),
    link(
      `${operation}/no-link`,
      operation,
      `${operation} answers something that is no link.`,
      noLink(operation),
    ),
  ]),
  link(
    'exportSaft/first-200-empty',
    'exportSaft',
    'A month is answered 200 with nothing in it when it is first asked for.',
    (handle) => {
      const asked = new Set<string>();
      return (request) => {
        const response = handle(request);
        const month = `${request.query.month} ${request.query.years}`;
        if (request.operation !== 'exportSaft' || response.status >= 300 || asked.has(month)) return response;
        asked.add(month);
        return { status: 200 };
      };
    },
  ),
  link(
    'getDocumentQrCode/no-link',
    'getDocumentQrCode',
    'The QR code answer holds no link.',
    noLink('getDocumentQrCode'),
  ),
];
