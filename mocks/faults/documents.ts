/** Faults of documents of every type: persistence, amounts, numbers, e-mail, links and asynchrony. */
import type { OperationId } from '../../generated/operations.js';
import { type DocumentTypeNames, documentTypes } from '../../generated/states.js';
import type { Decorate } from '../service/types.js';
import { type Fault, forgetting, type Json, onAnswer, recordOf } from './make.js';
import { fields, texts } from './records.js';

const types = (Object.values(documentTypes) as DocumentTypeNames[]).filter(
  ({ singular }) => singular !== 'receipt',
);
const idOf = (request: { path: Readonly<Record<string, string>> }) => Object.values(request.path)[0] ?? '';
const linesOf = (record: Json): Json[] => (Array.isArray(record.items) ? (record.items as Json[]) : []);
const cents = (value: number) => Math.round(value * 100) / 100;

interface Named {
  name: string;
  says: string;
  decorate(operations: Operations): Decorate;
}
interface Operations {
  create: OperationId;
  get: OperationId;
  update: OperationId;
  change: OperationId;
  email: OperationId;
}

/** Get shows a record changed by `edit`. */
const shown =
  (edit: (record: Json) => void) =>
  ({ get }: Operations): Decorate =>
    onAnswer([get], (response) => {
      const record = recordOf(response);
      if (record) edit(record);
      return response;
    });

/** What is sent to create or update is changed by `edit` before it is stored. */
const stored =
  (edit: (inner: Json) => void) =>
  ({ create, update }: Operations): Decorate =>
  (handle) =>
  (request) =>
    request.operation === create || request.operation === update
      ? handle(fields(request, edit))
      : handle(request);

const rows: readonly Named[] = [
  {
    name: 'never-stored',
    says: 'is answered but not stored',
    decorate: ({ create }) => forgetting([create], () => true),
  },
  {
    name: 'third-not-stored',
    says: 'is not stored, every third time',
    decorate: ({ create }) => forgetting([create], (_request, seen) => seen % 3 === 0),
  },
  {
    name: 'update-forgotten',
    says: 'keeps nothing of an update',
    decorate: ({ update }) => forgetting([update], () => true),
  },
  {
    name: 'second-update-forgotten',
    says: 'keeps nothing of its second update',
    decorate: ({ update }) => {
      const seen = new Map<string, number>();
      return forgetting([update], (request) => {
        const times = (seen.get(idOf(request)) ?? 0) + 1;
        seen.set(idOf(request), times);
        return times === 2;
      });
    },
  },
  {
    name: 'stale-read',
    says: 'is shown as it was first shown',
    decorate:
      ({ get }) =>
      (handle) => {
        const first = new Map<string, unknown>();
        return (request) => {
          const response = handle(request);
          if (request.operation !== get || response.status !== 200) return response;
          const key = idOf(request);
          if (!first.has(key)) first.set(key, structuredClone(response.body));
          return { ...response, body: first.get(key) };
        };
      },
  },
  {
    name: 'reference-lost',
    says: 'loses its reference',
    decorate: stored((inner) => {
      inner.reference = undefined;
    }),
  },
  {
    name: 'observations-lost',
    says: 'loses its observations',
    decorate: stored((inner) => {
      inner.observations = undefined;
    }),
  },
  {
    name: 'due-date-is-date',
    says: 'is due on its date',
    decorate: stored((inner) => {
      if (inner.due_date !== undefined) inner.due_date = inner.date;
    }),
  },
  {
    name: 'lines-reversed',
    says: 'mixes its lines up',
    decorate: shown((record) => {
      record.items = linesOf(record).reverse();
    }),
  },
  {
    name: 'line-description-lost',
    says: 'loses the description of its lines',
    decorate: stored((inner) => {
      for (const line of linesOf(inner)) line.description = undefined;
    }),
  },
  {
    name: 'astral-mangled',
    says: 'loses characters beyond the basic plane',
    decorate:
      ({ create, update }) =>
      (handle) =>
      (request) =>
        request.operation === create || request.operation === update
          ? handle({
              ...request,
              body: texts(request.body, (text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '?')),
            })
          : handle(request),
  },
  {
    name: 'quantity-rounded',
    says: 'rounds quantities',
    decorate: stored((inner) => {
      for (const line of linesOf(inner)) line.quantity = String(Math.round(Number(line.quantity)));
    }),
  },
  {
    name: 'first-line-only',
    says: 'adds up its first line only',
    decorate: shown((record) => {
      const [first] = linesOf(record);
      if (!first || linesOf(record).length < 2) return;
      record.sum = first.subtotal;
      record.discount = first.discount_amount;
      record.before_taxes = cents(Number(first.subtotal) - Number(first.discount_amount));
      record.taxes = cents(Number(first.tax_amount));
      record.total = cents(Number(record.before_taxes) + Number(record.taxes));
    }),
  },
  {
    name: 'total-without-taxes',
    says: 'has a total without taxes',
    decorate: shown((record) => {
      record.total = record.before_taxes;
    }),
  },
  {
    name: 'discount-not-subtracted',
    says: 'does not subtract its discount',
    decorate: shown((record) => {
      if (Number(record.discount) > 0) record.before_taxes = record.sum;
    }),
  },
  {
    name: 'tax-of-first-line-for-all',
    says: 'taxes all lines like the first',
    decorate: shown((record) => {
      const lines = linesOf(record);
      const rate = Number((lines[0]?.tax as Json | undefined)?.value ?? 0);
      if (lines.length < 2 || lines.every((line) => Number((line.tax as Json).value) === rate)) return;
      record.taxes = cents((Number(record.before_taxes) * rate) / 100);
      record.total = cents(Number(record.before_taxes) + Number(record.taxes));
    }),
  },
  {
    name: 'total-off-by-five-cents',
    says: 'adds five cents to totals above a thousand',
    decorate: shown((record) => {
      if (Number(record.total) > 1000) record.total = cents(Number(record.total) + 0.05);
    }),
  },
  {
    name: 'number-not-inverted',
    says: 'shows its number in one order only',
    decorate: shown((record) => {
      if (typeof record.inverted_sequence_number === 'string')
        record.inverted_sequence_number = record.sequence_number;
    }),
  },
  {
    name: 'transition-changes-lines',
    says: 'loses its last line when it is finalized',
    decorate: shown((record) => {
      if (record.status !== 'draft' && linesOf(record).length > 1)
        record.items = linesOf(record).slice(0, -1);
    }),
  },
  {
    name: 'email-saves-always',
    says: 'saves the address of an e-mail although it was not asked to',
    decorate:
      ({ email }) =>
      (handle) =>
      (request) => {
        if (request.operation !== email) return handle(request);
        return handle(
          fields(request, (message) => {
            if (message.client) (message.client as Json).save = '1';
          }),
        );
      },
  },
  {
    name: 'email-never-saves',
    says: 'does not save the address of an e-mail although it was asked to',
    decorate:
      ({ email }) =>
      (handle) =>
      (request) => {
        if (request.operation !== email) return handle(request);
        return handle(
          fields(request, (message) => {
            if ((message.client as Json | undefined)?.save === '1') (message.client as Json).save = '0';
          }),
        );
      },
  },
  {
    name: 'breaks-on-thirty-lines',
    says: 'breaks on more than twenty lines',
    decorate:
      ({ create }) =>
      (handle) =>
      (request) => {
        const inner = Object.values((request.body ?? {}) as Json)[0] as Json | undefined;
        return request.operation === create && inner && linesOf(inner).length > 20
          ? { status: 500 }
          : handle(request);
      },
  },
];

const always = new Set([
  'never-stored',
  'update-forgotten',
  'total-without-taxes',
  'reference-lost',
  'observations-lost',
]);

function ofType({ pascal, singular }: DocumentTypeNames): Fault[] {
  const operations: Operations = {
    create: `create${pascal}` as OperationId,
    get: `get${pascal}` as OperationId,
    update: `update${pascal}` as OperationId,
    change: `change${pascal}State` as OperationId,
    email: `email${pascal}` as OperationId,
  };
  return rows
    .filter(({ name }) => !(singular === 'purchase_order' && name === 'number-not-inverted'))
    .map(({ name, says, decorate }) => ({
      id: `documents/${singular}/${name}`,
      area: name.startsWith('email')
        ? 'e-mail'
        : /total|tax|discount|line-only/.test(name)
          ? 'amounts'
          : 'documents',
      operations: Object.values(operations),
      says: `A ${singular} ${says}.`,
      stateDependent: !always.has(name),
      decorate: (handle, service) => decorate(operations)(handle, service),
    }));
}

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
    for (const key of Object.keys(record)) record[key] = 'soon';
    return response;
  });

export const documentFaults: readonly Fault[] = [
  ...types.flatMap(ofType),
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
    'getDocumentQrCode/no-link',
    'getDocumentQrCode',
    'The QR code answer holds no link.',
    noLink('getDocumentQrCode'),
  ),
];
