/** Faults of generated files and the links to them: PDF, SAF-T, QR code. */
import type { OperationId } from '../../generated/operations.js';
import type { DocumentTypeNames } from '../../generated/states.js';
import { type Fault, faultsOfEach, type Row, type Way } from './adversary.js';
import { type Json, look, recordOf, typesOf, withArticle } from './body-fields.js';
import { blocking, inAnyAccount, onAnswer, remembering, repeatingFirst, replacing } from './service-ways.js';

/** Faults of one operation by the last part of their ids: what it does, how, exceptions, another area than the others'. */
type LinkRow = readonly [says: string, way: Way, exceptions?: Row[4], area?: string];

const rowsOf = (operation: OperationId, rows: Readonly<Record<string, LinkRow>>): readonly Fault[] =>
  faultsOfEach(Object.entries(rows), ([name, [says, way, exceptions, area = 'asynchrony']]) => [
    `links/${operation}/${name}`,
    [area, [operation], `${says}.`, way, exceptions],
  ]);

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
const keptByNumber = repeatingFirst((request, _service, handle) => {
  const shown = typesOf()
    .map(({ pascal }) => recordOf(look(handle, request, `get${pascal}` as OperationId)))
    .find((record) => record?.sequence_number !== undefined);
  return JSON.stringify([request.account, shown?.sequence_number, request.query.second_copy]);
});

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
    rowsOf(pdf, {
      [`${names.singular}-406`]: [
        `The PDF of ${withArticle(names.singular)} answers 406 when it is final`,
        unprintable(names, () => true),
      ],
      [`${names.singular}-of-several-lines-406`]: [
        `The PDF of ${withArticle(names.singular)} with several lines answers 406`,
        unprintable(names, ({ items }) => Array.isArray(items) && items.length > 1),
      ],
    }),
  ),
  ...rowsOf(pdf, {
    'breaks-on-canceled': ['The PDF of a canceled invoice answers 500', breaksOnCanceled],
    'breaks-in-spanish': [
      'The PDF of an invoice for a client who reads Spanish answers 500',
      breaksInSpanish,
    ],
    'kept-by-number': [
      'The PDF of a document is that of another type with the same number in its series',
      keptByNumber,
    ],
  }),
  ...([pdf, 'getDocumentQrCode', 'listRelatedDocuments'] as const).flatMap((operation) =>
    rowsOf(operation, {
      'of-any-account': [`${operation} serves documents of other accounts`, inAnyAccount, {}, 'isolation'],
    }),
  ),
  ...([pdf, 'exportSaft'] as const).flatMap((operation) =>
    rowsOf(operation, {
      'never-ready': [`${operation} answers 202 for ever`, never],
      'not-ready-again': [
        `${operation} answers 202 again after 200`,
        again,
        { assumed: '"repeat until 200" says nothing of the time after' },
      ],
      'no-link': [`${operation} answers something that is no link`, noLink],
    }),
  ),
  ...rowsOf('exportSaft', {
    'first-200-empty': [
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
    ],
  }),
  ...rowsOf('getDocumentQrCode', { 'no-link': ['The QR code answer holds no link', noLink] }),
];
