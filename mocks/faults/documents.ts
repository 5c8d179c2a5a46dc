/** Faults of documents of every type: persistence, texts, numbers, e-mail. Amounts are in amounts.ts. */
import { type OperationId, operations } from '../../generated/operations.js';
import type { DocumentTypeNames } from '../../generated/states.js';
import { dayOfMoment, formatDate } from '../service/dates.js';
import type { ServiceResponse } from '../service/request.js';
import { type Fault, faultsOfEach } from './adversary.js';
import { amountRows } from './amounts.js';
import {
  idOf,
  innerOf,
  type Json,
  linesOf,
  look,
  recordOf,
  storedAt,
  typesOf,
  withArticle,
} from './body-fields.js';
import { type DocumentRow, isCreate, on, operationsOf, shown, shows, stored } from './document-rows.js';
import {
  blocking,
  incoming,
  onBody,
  onTexts,
  outgoing,
  remembering,
  repeatingFirst,
  replacing,
  secondTime,
  undoing,
} from './service-ways.js';

/** A change of state also brings the document of the type made just before, if it has a number, to that state. */
const spilling = remembering(
  (): number[] => [],
  (made, request, handle, service) => {
    const response = handle(request);
    if (response.status >= 300) return response;
    if (isCreate(request)) {
      made.push(Number(recordOf(response)?.id));
      return response;
    }
    const before = made[made.indexOf(Number(idOf(request))) - 1];
    const own = storedAt(service, request, 'documents');
    const other = before === undefined ? undefined : service.read(request.account, 'documents', before);
    if (own && other && other.number > 0)
      service.write(request.account, 'documents', { ...other, status: own.status });
    return response;
  },
);

const repeating = remembering(
  () => ({ finalized: 0 }),
  (memory, request, handle, service) => {
    const before = storedAt(service, request, 'documents');
    const response = handle(request);
    const after = before && storedAt(service, request, 'documents');
    if (!before || !after || before.number > 0 || after.number === 0) return response;
    memory.finalized += 1;
    if (memory.finalized % 3 === 0 && after.number > 1)
      service.write(request.account, 'documents', { ...after, number: after.number - 1 });
    return response;
  },
);

/** Sends an e-mail with a changed recipient. */
const mailed = (change: (client: Json, inner: Json) => void) =>
  on('email')(
    onBody((inner) => {
      if (typeof inner.client === 'object' && inner.client !== null) change(inner.client as Json, inner);
    }),
  );

/** Replaces a document's observations, given its client's observations and those that were sent. */
const ownObservations = (choose: (theirs: string, own: string | undefined) => string | undefined) =>
  on(
    'create',
    'get',
  )(
    remembering(
      () => new Map<string, string | undefined>(),
      (sent, request, handle, service) => {
        const response = handle(request);
        if (response.status >= 300) return response;
        if (isCreate(request))
          sent.set(String(recordOf(response)?.id), innerOf(request.body).observations as string | undefined);
        if (isCreate(request) || !sent.has(idOf(request))) return response;
        const { body } = structuredClone(response);
        const record = recordOf({ body });
        const client = storedAt(service, request, 'documents')?.client;
        if (!record || !client?.texts.observations) return response;
        record.observations = choose(client.texts.observations, sent.get(idOf(request))) ?? null;
        return { ...response, body };
      },
    ),
  );

const otherTypesToo = replacing((request, handle) => {
  const response = handle(request);
  if (response.status !== 404) return response;
  const wrapper = operations[request.operation].responses['200']?.wrapper ?? '';
  for (const { pascal } of typesOf()) {
    const operation = `get${pascal}` as OperationId;
    const record = recordOf(look(handle, request, operation, { query: request.query }));
    if (record?.type !== undefined) return { status: 200, body: { [wrapper]: record } };
  }
  return response;
});

const created = on('create');
/** Create is refused for such a body before the service handles it. */
const createBlocked = (answer: ServiceResponse, when: (inner: Json) => boolean) =>
  created(blocking(answer, ({ body }) => when(innerOf(body))));

const unset = () => undefined;
const isNoDraft = ({ status }: Json): boolean => String(status).toLowerCase() !== 'draft';

const rows: Readonly<Record<string, DocumentRow>> = {
  'never-stored': ['is answered but not stored', created(undoing())],
  'third-not-stored': [
    'is not stored, every third time',
    created(undoing((_request, seen) => seen % 3 === 0)),
  ],
  'update-forgotten': ['keeps nothing of an update', on('update')(undoing())],
  'second-update-forgotten': ['keeps nothing of its second update', on('update')(undoing(secondTime))],
  'stale-read': ['is shown as it was first shown', shown(repeatingFirst(idOf))],
  'reference-lost': ['loses its reference', stored(incoming('reference', unset))],
  'observations-lost': ['loses its observations', stored(incoming('observations', unset))],
  'due-date-is-date': [
    'is due on its date',
    stored(
      onBody((inner) => {
        if (inner.due_date !== undefined) inner.due_date = inner.date;
      }),
    ),
  ],
  'lines-reversed': [
    'mixes its lines up',
    shows((record) => {
      record.items = linesOf(record).reverse();
    }),
  ],
  'line-description-lost': [
    'loses the description of its lines',
    stored(incoming('items.*.description', unset)),
  ],
  'astral-mangled': [
    'loses characters beyond the basic plane',
    stored(onTexts((text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '?'))),
  ],
  'number-not-inverted': [
    'shows its number in one order only',
    shows((record) => {
      if (typeof record.inverted_sequence_number === 'string')
        record.inverted_sequence_number = record.sequence_number;
    }),
  ],
  'transition-changes-lines': [
    'loses its last line when it is finalized',
    shows((record) => {
      if (record.status !== 'draft' && linesOf(record).length > 1)
        record.items = linesOf(record).slice(0, -1);
    }),
  ],
  'transition-spills': [
    'takes along the document before it that has a number when its state changes',
    on('create', 'change')(spilling),
  ],
  'number-repeats': [
    'has the number of the one before, every third time it is finalized',
    on('change')(repeating),
  ],
  'finalized-today': [
    'is dated today when it is finalized',
    shows((record) => {
      if (isNoDraft(record)) record.date = formatDate(dayOfMoment(Date.now()));
    }),
    { assumed: 'what finalizing does to the date is not said' },
  ],
  'atcud-repeats': [
    'has the same atcud as any other',
    shown(
      outgoing('*.atcud', (atcud) =>
        typeof atcud === 'string' && !(atcud as string).startsWith('N/') ? 'AAAAAAAA-1' : atcud,
      ),
    ),
  ],
  'client-observations-forgotten': [
    'does not take over the observations of its client',
    ownObservations((_theirs, own) => own),
  ],
  'client-observations-replace': [
    'has the observations of its client in place of its own',
    ownObservations((theirs) => theirs),
  ],
  'shows-other-types': ['path also shows documents of other types', shown(otherTypesToo)],
  'retention-lost-when-final': [
    'has no retention any more once it is no draft',
    shows((record) => {
      if (isNoDraft(record)) record.retention = null;
    }),
  ],
  'email-saves-always': [
    'saves the address of an e-mail although it was not asked to',
    mailed((client) => {
      client.save = '1';
    }),
  ],
  'email-never-saves': [
    'does not save the address of an e-mail although it was asked to',
    mailed((client) => {
      if (client.save === '1') client.save = '0';
    }),
  ],
  'email-saves-copy': [
    'saves the address that a copy goes to in place of the recipient',
    mailed((client, { cc }) => {
      if (client.save === '1' && typeof cc === 'string') client.email = cc;
    }),
  ],
  'text-cut-at-255': ['keeps 255 characters of a longer text', stored(onTexts((text) => text.slice(0, 255)))],
  'long-text-500': [
    'breaks on a text of more than a thousand characters',
    createBlocked({ status: 500 }, (inner) => /"[^"]{1001,}"/.test(JSON.stringify(inner))),
  ],
  'breaks-on-thirty-lines': [
    'breaks on more than twenty lines',
    createBlocked({ status: 500 }, (inner) => linesOf(inner).length > 20),
  ],
};

/** Bodies, numbers and transitions of purchase orders are not documented. */
const notOfOrders = new Set([
  ...['number-not-inverted', 'number-repeats', 'transition-spills', 'finalized-today', 'atcud-repeats'],
  'client-observations-replace',
]);

const notKnown = (field: string): ServiceResponse => ({
  status: 422,
  body: { errors: { error: `${field} is not known.` } },
});
const guideRows = Object.fromEntries(
  ['load_site', 'delivery_site', 'manual_sequence_number', 'tax_exemption_reason'].map(
    (field): [string, DocumentRow] => [
      `${field.replaceAll('_', '-')}-refused`,
      [`is refused with a ${field}`, createBlocked(notKnown(field), (inner) => inner[field] !== undefined)],
    ],
  ),
);

const areaOf = (name: string): string => {
  if (name.startsWith('email')) return 'e-mail';
  return /total|tax|discount|line-only/.test(name) ? 'amounts' : 'documents';
};

function ofType(names: DocumentTypeNames): readonly Fault[] {
  const { singular, family } = names;
  const own = operationsOf(names);
  const all = Object.entries({ ...rows, ...amountRows, ...(family === 'guides' && guideRows) });
  const fitting = all.filter(([name]) => !(singular === 'purchase_order' && notOfOrders.has(name)));
  return faultsOfEach(fitting, ([name, [says, make, exceptions]]) => [
    `documents/${singular}/${name}`,
    [areaOf(name), Object.values(own), `${withArticle(singular, 'A')} ${says}.`, () => make(own), exceptions],
  ]);
}

export const documentFaults: readonly Fault[] = typesOf().flatMap(ofType);
