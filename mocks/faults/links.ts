/** Faults of generated files and the links to them: PDF, SAF-T, QR code. */
import type { OperationId } from '../../generated/operations.js';
import type { DocumentTypeNames } from '../../generated/states.js';
import { type Fault, faultsOf, type Row, type Way } from './adversary.js';
import { type Json, look, recordOf, typesOf, withArticle } from './body-fields.js';
import { blocking, inAnyAccount, onAnswer, remembering, replacing } from './service-ways.js';

const row = (
  operation: OperationId,
  says: string,
  way: Way,
  area = 'asynchrony',
  exceptions?: Row[4],
): Row => [area, [operation], `${says}.`, way, exceptions];

const never = replacing((request, handle) => {
  const response = handle(request);
  return response.status === 200 ? { status: 202 } : response;
});

/** The second 200 for a document or month becomes a 202. */
const again = remembering(
  () => new Map<string, number>(),
  (ready, request, handle) => {
    const response = handle(request);
    if (response.status !== 200) return response;
    const key = JSON.stringify([request.path, request.query.month, request.query.years]);
    ready.set(key, (ready.get(key) ?? 0) + 1);
    return ready.get(key) === 2 ? { status: 202 } : response;
  },
);

const noLink = onAnswer((response) => {
  if (response.status !== 200) return response;
  const record = recordOf(response) ?? (response.body as Json);
  for (const key of Object.keys(record)) record[key] = ' ';
  return response;
});

/** Fails for canceled invoices, as if they had no page. */
const breaksOnCanceled = blocking(
  { status: 500 },
  (request, handle) => recordOf(look(handle, request, 'getInvoice'))?.status === 'canceled',
);

/** Fails for Spanish clients, as if the labels of one language were missing. */
const breaksInSpanish = blocking({ status: 500 }, (request, handle) => {
  const { id } = Object(recordOf(look(handle, request, 'getInvoice'))?.client) as Json;
  const client = recordOf(look(handle, request, 'getClient', { path: { 'client-id': String(id) } }));
  return client?.language === 'es';
});

/** Caches answers by sequence and number, which documents of two types may share. */
const keptByNumber = remembering(
  () => new Map<string, Json>(),
  (kept, request, handle) => {
    const response = handle(request);
    if (response.status !== 200) return response;
    const { sequence_number: number } =
      typesOf()
        .map(({ pascal }) => recordOf(look(handle, request, `get${pascal}` as OperationId)))
        .find((record) => record?.sequence_number !== undefined) ?? {};
    const key = JSON.stringify([request.account, number, request.query.second_copy]);
    const body = kept.get(key) ?? (response.body as Json);
    kept.set(key, body);
    return { ...response, body };
  },
);

/** The PDF of matching documents is refused with 406, although they are final. */
const unprintable = ({ pascal }: DocumentTypeNames, isSo: (record: Json) => boolean): Way =>
  replacing((request, handle) => {
    const response = handle(request);
    if (![200, 202].includes(response.status)) return response;
    const record = recordOf(look(handle, request, `get${pascal}` as OperationId));
    return record && isSo(record) ? { status: 406 } : response;
  });

const pdf = 'getDocumentPdf';
const printed = typesOf().filter(({ singular }) => singular !== 'purchase_order');

export const linkFaults: readonly Fault[] = [
  ...printed.flatMap((names) =>
    faultsOf({
      [`links/${pdf}/${names.singular}-406`]: row(
        pdf,
        `The PDF of ${withArticle(names.singular)} answers 406 when it is final`,
        unprintable(names, () => true),
      ),
      [`links/${pdf}/${names.singular}-of-several-lines-406`]: row(
        pdf,
        `The PDF of ${withArticle(names.singular)} with several lines answers 406`,
        unprintable(names, ({ items }) => Array.isArray(items) && items.length > 1),
      ),
    }),
  ),
  ...faultsOf({
    [`links/${pdf}/breaks-on-canceled`]: row(
      pdf,
      'The PDF of a canceled invoice answers 500',
      breaksOnCanceled,
    ),
    [`links/${pdf}/breaks-in-spanish`]: row(
      pdf,
      'The PDF of an invoice for a client who reads Spanish answers 500',
      breaksInSpanish,
    ),
    [`links/${pdf}/kept-by-number`]: row(
      pdf,
      'The PDF of a document is that of another type with the same number in its series',
      keptByNumber,
    ),
  }),
  ...([pdf, 'getDocumentQrCode', 'listRelatedDocuments'] as const).flatMap((operation) =>
    faultsOf({
      [`links/${operation}/of-any-account`]: row(
        operation,
        `${operation} serves documents of other accounts`,
        inAnyAccount,
        'isolation',
      ),
    }),
  ),
  ...([pdf, 'exportSaft'] as const).flatMap((operation) =>
    faultsOf({
      [`links/${operation}/never-ready`]: row(operation, `${operation} answers 202 for ever`, never),
      [`links/${operation}/not-ready-again`]: row(
        operation,
        `${operation} answers 202 again after 200`,
        again,
        'asynchrony',
        { assumed: '"repeat until 200" says nothing of the time after' },
      ),
      [`links/${operation}/no-link`]: row(
        operation,
        `${operation} answers something that is no link`,
        noLink,
      ),
    }),
  ),
  ...faultsOf({
    'links/exportSaft/first-200-empty': row(
      'exportSaft',
      'A month is answered 200 with nothing in it when it is first asked for',
      remembering(
        () => new Set<string>(),
        (asked, request, handle) => {
          const response = handle(request);
          const month = `${request.query.month} ${request.query.years}`;
          if (response.status >= 300 || asked.has(month)) return response;
          asked.add(month);
          return { status: 200 };
        },
      ),
    ),
    'links/getDocumentQrCode/no-link': row('getDocumentQrCode', 'The QR code answer holds no link', noLink),
  }),
];
