/** Faults of documents of every type: persistence, texts, numbers, e-mail. Amounts have a file of their own. */
import { type OperationId, operations } from '../../generated/operations.js';
import { type DocumentTypeNames, documentTypes } from '../../generated/states.js';
import { dayOfMoment, formatDate } from '../service/dates.js';
import { amountRows } from './amounts.js';
import { linesOf, type Named, type Operations, shown, stored } from './document-rows.js';
import {
  type Fault,
  fields,
  forgetting,
  idOf,
  type Json,
  onRequest,
  recordOf,
  texts,
  withArticle,
} from './make.js';

const types = (Object.values(documentTypes) as DocumentTypeNames[]).filter(
  ({ singular }) => singular !== 'receipt',
);

/** A change of state also brings the document of the type made just before, if it has a number, to that state. */
const spilling: Named['decorate'] =
  ({ create, change }) =>
  (handle, service) => {
    const made: number[] = [];
    return (request) => {
      const response = handle(request);
      if (response.status >= 300) return response;
      if (request.operation === create) made.push(Number(recordOf(response)?.id));
      if (request.operation !== change) return response;
      const before = made[made.indexOf(Number(idOf(request))) - 1];
      const own = service.read(request.account, 'documents', Number(idOf(request)));
      const other = before === undefined ? undefined : service.read(request.account, 'documents', before);
      if (own && other && other.number > 0)
        service.write(request.account, 'documents', { ...other, status: own.status });
      return response;
    };
  };

const repeating: Named['decorate'] =
  ({ change }) =>
  (handle, service) => {
    let finalized = 0;
    return (request) => {
      const id = Number(idOf(request));
      const before = request.operation === change && service.read(request.account, 'documents', id);
      const response = handle(request);
      const after = before && service.read(request.account, 'documents', id);
      if (!before || !after || before.number > 0 || after.number === 0) return response;
      finalized += 1;
      if (finalized % 3 === 0 && after.number > 1)
        service.write(request.account, 'documents', { ...after, number: after.number - 1 });
      return response;
    };
  };

/** An e-mail goes out as if its recipient had been given otherwise. */
const recipientChanged =
  (change: (client: Json) => void): Named['decorate'] =>
  ({ email }) =>
    onRequest([email], (request) =>
      fields(request, ({ client }) => {
        if (typeof client === 'object' && client !== null) change(client as Json);
      }),
    );

/** What a document says in its observations, by what its client says there and what was sent. */
const ownObservations =
  (choose: (theirs: string | undefined, own: string | undefined) => string | undefined): Named['decorate'] =>
  ({ create, get }) =>
  (handle, service) => {
    const sent = new Map<string, string | undefined>();
    return (request) => {
      const response = handle(request);
      if (response.status >= 300) return response;
      if (request.operation === create) {
        const inner = Object.values((request.body ?? {}) as Json)[0] as Json;
        sent.set(String(recordOf(response)?.id), inner.observations as string | undefined);
      }
      if (request.operation !== get || !sent.has(idOf(request))) return response;
      const { body } = structuredClone(response);
      const record = recordOf({ ...response, body });
      const client = service.read(request.account, 'documents', Number(idOf(request)))?.client;
      if (!record || !client?.texts.observations) return response;
      record.observations = choose(client.texts.observations, sent.get(idOf(request))) ?? null;
      return { ...response, body };
    };
  };

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
    name: 'transition-spills',
    says: 'takes along the document before it that has a number when its state changes',
    decorate: spilling,
  },
  {
    name: 'number-repeats',
    says: 'has the number of the one before, every third time it is finalized',
    decorate: repeating,
  },
  {
    name: 'finalized-today',
    says: 'is dated today when it is finalized',
    decorate: shown((record) => {
      if (String(record.status).toLowerCase() !== 'draft') record.date = formatDate(dayOfMoment(Date.now()));
    }),
  },
  {
    name: 'atcud-repeats',
    says: 'has the same atcud as any other',
    decorate: shown((record) => {
      if (typeof record.atcud === 'string' && !record.atcud.startsWith('N/')) record.atcud = 'AAAAAAAA-1';
    }),
  },
  {
    name: 'client-observations-forgotten',
    says: 'does not take over the observations of its client',
    decorate: ownObservations((_theirs, own) => own),
  },
  {
    name: 'client-observations-replace',
    says: 'has the observations of its client in place of its own',
    decorate: ownObservations((theirs, own) => theirs ?? own),
  },
  {
    name: 'shows-other-types',
    says: 'path also shows documents of other types',
    decorate:
      ({ get }) =>
      (handle) =>
      (request) => {
        const response = handle(request);
        if (request.operation !== get || response.status !== 404) return response;
        const wrapper = operations[get].responses['200']?.wrapper ?? '';
        for (const { pascal } of types) {
          const record = recordOf(handle({ ...request, operation: `get${pascal}` as OperationId }));
          if (record?.type !== undefined) return { status: 200, body: { [wrapper]: record } };
        }
        return response;
      },
  },
  {
    name: 'retention-lost-when-final',
    says: 'has no retention any more once it is no draft',
    decorate: shown((record) => {
      if (String(record.status).toLowerCase() !== 'draft') record.retention = null;
    }),
  },
  {
    name: 'email-saves-always',
    says: 'saves the address of an e-mail although it was not asked to',
    decorate: recipientChanged((client) => {
      client.save = '1';
    }),
  },
  {
    name: 'email-never-saves',
    says: 'does not save the address of an e-mail although it was asked to',
    decorate: recipientChanged((client) => {
      if (client.save === '1') client.save = '0';
    }),
  },
  {
    name: 'email-saves-copy',
    says: 'saves the address that a copy goes to in place of the recipient',
    decorate: ({ email }) =>
      onRequest([email], (request) =>
        fields(request, ({ client, cc }) => {
          const recipient = client as Json | undefined;
          if (recipient?.save === '1' && typeof cc === 'string') recipient.email = cc;
        }),
      ),
  },
  {
    name: 'text-cut-at-255',
    says: 'keeps 255 characters of a longer text',
    decorate:
      ({ create, update }) =>
      (handle) =>
      (request) =>
        request.operation === create || request.operation === update
          ? handle({ ...request, body: texts(request.body, (text) => text.slice(0, 255)) })
          : handle(request),
  },
  {
    name: 'long-text-500',
    says: 'breaks on a text of more than a thousand characters',
    decorate:
      ({ create }) =>
      (handle) =>
      (request) => {
        const isLong = /"[^"]{1001,}"/.test(JSON.stringify(request.body ?? {}));
        return request.operation === create && isLong ? { status: 500 } : handle(request);
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

/** Bodies, numbers and transitions of purchase orders are not shown. */
const notOfOrders = new Set([
  ...['number-not-inverted', 'number-repeats', 'transition-spills', 'finalized-today', 'atcud-repeats'],
  'client-observations-replace',
]);

/** What only guides send. */
const guideRows: readonly Named[] = (
  ['load_site', 'delivery_site', 'manual_sequence_number', 'tax_exemption_reason'] as const
).map((field) => ({
  name: `${field.replaceAll('_', '-')}-refused`,
  says: `is refused with a ${field}`,
  decorate:
    ({ create }) =>
    (handle) =>
    (request) => {
      const inner = Object.values((request.body ?? {}) as Json)[0] as Json | undefined;
      return request.operation === create && inner?.[field] !== undefined
        ? { status: 422, body: { errors: { error: `${field} is not known.` } } }
        : handle(request);
    },
}));

function ofType({ pascal, singular, family }: DocumentTypeNames): Fault[] {
  const own: Operations = {
    create: `create${pascal}` as OperationId,
    get: `get${pascal}` as OperationId,
    update: `update${pascal}` as OperationId,
    change: `change${pascal}State` as OperationId,
    email: `email${pascal}` as OperationId,
  };
  return [...rows, ...amountRows, ...(family === 'guides' ? guideRows : [])]
    .filter(({ name }) => !(singular === 'purchase_order' && notOfOrders.has(name)))
    .map(({ name, says, decorate }) => ({
      id: `documents/${singular}/${name}`,
      area: name.startsWith('email')
        ? 'e-mail'
        : /total|tax|discount|line-only/.test(name)
          ? 'amounts'
          : 'documents',
      operations: Object.values(own),
      says: `${withArticle(singular, 'A')} ${says}.`,
      stateDependent: !always.has(name),
      decorate: (handle, service) => decorate(own)(handle, service),
    }));
}

export const documentFaults: readonly Fault[] = types.flatMap(ofType);
