/**
 * Faults that show only in a certain context: beside another parameter, in another account, after an earlier request.
 * Faults that always show are with their resource.
 */
import { type OperationId, operationIds } from '../../generated/operations.js';
import type { Handle, ServiceRequest, ServiceResponse } from '../service/request.js';
import type { Service } from '../service/service.js';
import { type Fault, faultsOf, faultsOfEach } from './adversary.js';
import {
  asAccount,
  entriesOf,
  fields,
  idOf,
  innerOf,
  type Json,
  linesOf,
  listOf,
  look,
  plainText,
  recordOf,
  sentClient,
  typesOf,
  withArticle,
  withList,
} from './body-fields.js';
import {
  actingAt,
  blocking,
  onEntries,
  paged,
  remembering,
  replacing,
  withoutQuery,
} from './service-ways.js';

const creates = (family: string) => typesOf(family).map(({ pascal }) => `create${pascal}` as OperationId);
const isLaterPage = (query: { page?: unknown }) => Number(query.page ?? 1) > 1;

const listFaults = [
  ...faultsOfEach(['listInvoices', 'listEstimates', 'listPurchaseOrders'] as const, (operation) => [
    `lists/${operation}/second-from-ignored`,
    [
      'filters',
      [operation],
      `${operation} ignores due_date[from] beside date[from].`,
      withoutQuery('due_date[from]', (query) => query['date[from]'] !== undefined),
    ],
  ]),
  ...faultsOfEach(['listEstimates', 'listGuides'] as const, (operation) => [
    `lists/${operation}/pages-rounded-down-beside-status`,
    [
      'pagination',
      [operation],
      `${operation} rounds total_pages down where a status is given.`,
      paged(({ total_pages, total_entries, per_page }, _answer, { query }) => ({
        total_pages:
          query['status[]'] === undefined
            ? total_pages
            : Math.max(1, Math.floor(Number(total_entries) / Number(per_page))),
      })),
    ],
  ]),
  ...faultsOf({
    'lists/listItems/wide-pages-stale': [
      'records',
      ['listItems'],
      'Pages of 30 items show prices as they were first listed there.',
      remembering(
        () => new Map<unknown, unknown>(),
        (first, request, handle) => {
          const response = handle(request);
          if (request.query.per_page !== '30') return response;
          return withList(response, (list) =>
            list.map((item) => {
              if (!first.has(item.id)) first.set(item.id, item.unit_price);
              return { ...item, unit_price: first.get(item.id) };
            }),
          );
        },
      ),
    ],
    'lists/listClients/contact-unset-from-page-two': [
      'pagination',
      ['listClients'],
      'From the second page on clients have no preferred_contact.',
      onEntries((client, { query }) => {
        if (isLaterPage(query)) client.preferred_contact = null;
      }),
    ],
  }),
];

const answersOfAll = (request: ServiceRequest, handle: Handle, service: Service): ServiceResponse[] =>
  service.accounts().map((one) => handle(asAccount(request, one)));

/** The number of a canceled receipt is used again for the next one. */
const numbersAgain = remembering(
  () => ({ given: new Map<string, unknown>(), free: undefined as unknown }),
  (memory, request, handle) => {
    const response = structuredClone(handle(request));
    const record = response.status < 300 ? recordOf(response) : undefined;
    if (request.operation === 'changeReceiptState' && record) memory.free = record.sequence_number;
    if (request.operation === 'createPartialPayment' && record && memory.free !== undefined) {
      memory.given.set(String(record.id), memory.free);
      memory.free = undefined;
    }
    for (const one of [record, ...(listOf(response)?.list ?? [])])
      if (one && memory.given.has(String(one.id))) one.sequence_number = memory.given.get(String(one.id));
    return response;
  },
);

/** A guide without a sequence uses the sequence that was the default before another was created as the default. */
const oldDefault = remembering(
  () => new Map<unknown, unknown>(),
  (old, request, handle) => {
    const { operation, account, body } = request;
    if (operation === 'setCurrentSequence') old.delete(account);
    if (operation === 'createSequence' && plainText(innerOf(body).default_sequence) === '1') {
      const all = listOf(look(handle, request, 'listSequences', { query: request.query }))?.list;
      const one = all?.find(({ default_sequence: mark }) => mark === 1);
      const answer = handle(request);
      if (one && answer.status < 300) old.set(account, one.id);
      return answer;
    }
    if (!creates('guides').includes(operation) || !old.has(account)) return handle(request);
    return handle(
      fields(request, (inner) => {
        inner.sequence_id ??= String(old.get(account));
      }),
    );
  },
);

/** When several lines have the same new name, every line but the last creates an item too. */
const itemForEachLine = remembering(
  () => new Map<string, Set<unknown>>(),
  (doubled, request, handle) => {
    const own = doubled.get(String(request.account)) ?? new Set();
    doubled.set(String(request.account), own);
    if (request.operation === 'listItems')
      return withList(handle(request), (list) => [
        ...list,
        ...list
          .filter(({ name }) => own.has(name))
          .map((item) => ({ ...item, id: Number(item.id) + 5_000_000 })),
      ]);
    const names = linesOf(innerOf(request.body)).map(({ name }) => name);
    const known = new Set(
      entriesOf(handle, request, 'listItems', { path: request.path }).map(({ name }) => name),
    );
    for (const [n, name] of names.entries()) if (names.indexOf(name) !== n && !known.has(name)) own.add(name);
    return handle(request);
  },
);

/** An update uses an existing client but never creates one. */
const keptClients = faultsOfEach(
  typesOf('invoices').filter(({ singular }) => /note|receipt/.test(singular)),
  ({ pascal, singular }) => [
    `creation/${singular}/update-makes-no-client`,
    [
      'creation rules',
      [`update${pascal}` as OperationId],
      `An update of ${withArticle(singular)} that names a new client keeps the old one.`,
      replacing((request, handle) => {
        const query = { client_name: String(sentClient(request.body).name) };
        if (look(handle, request, 'findClientByName', { path: {}, query }).status === 200)
          return handle(request);
        const shown = recordOf(look(handle, request, `get${pascal}` as OperationId));
        return handle(
          fields(request, (inner) => {
            inner.client = { name: (shown?.client as Json | undefined)?.name };
          }),
        );
      }),
    ],
  ],
);

/** A draft that was e-mailed counts as sent, and a sent guide may be canceled. */
const mailedDrafts = faultsOfEach(typesOf('guides'), ({ pascal, singular }) => {
  const change = `change${pascal}State` as OperationId;
  return [
    `transitions/${singular}/draft+canceled/accepted-once-mailed`,
    [
      'forbidden transitions',
      [change],
      `${withArticle(singular, 'A')} that was mailed as a draft can be canceled.`,
      actingAt(
        [change, `email${pascal}` as OperationId],
        remembering(
          () => new Set<string>(),
          (mailed, request, handle) => {
            const response = handle(request);
            if (request.operation !== change && response.status < 300) mailed.add(idOf(request));
            const isTried = request.operation === change && innerOf(request.body).state === 'canceled';
            if (!isTried || response.status < 300 || !mailed.has(idOf(request))) return response;
            const steps = ['finalized', 'canceled'].map((state) =>
              handle(fields(request, (inner) => Object.assign(inner, { state }))),
            );
            return steps.at(-1) ?? response;
          },
        ),
      ),
    ],
  ];
});

/** A request that succeeded once gets this status when it is repeated. */
const onceOnly = (status: number, keyOf: (request: ServiceRequest) => unknown) =>
  remembering(
    () => new Set<unknown>(),
    (known, request, handle) => {
      const key = keyOf(request);
      if (known.has(key)) return { status };
      const response = handle(request);
      if (response.status < 300) known.add(key);
      return response;
    },
  );

export const contextFaults: readonly Fault[] = [
  ...listFaults,
  ...faultsOf({
    'payments/number-of-canceled-again': [
      'records',
      ['createPartialPayment', 'listReceipts'],
      'A payment after a canceled one has the number of its receipt.',
      actingAt(operationIds, numbersAgain),
    ],
    'payments/canceled-shown-final-on-later-pages': [
      'records',
      ['listReceipts', 'changeReceiptState'],
      'From the second page on canceled receipts are listed as final.',
      actingAt(
        ['listReceipts'],
        onEntries((one, { query }) => {
          if (isLaterPage(query)) one.status = 'final';
        }),
      ),
    ],
    'sequences/registered-again-500': [
      'sequences',
      ['registerSequence'],
      'Registering a sequence for the second time answers 500.',
      onceOnly(500, idOf),
    ],
    'sequences/guides-keep-the-old-default': [
      'sequences',
      ['createSequence', ...creates('guides')],
      'A guide without a sequence is in the one that was the default before one was created as that.',
      actingAt(['setCurrentSequence', 'createSequence', ...creates('guides')], oldDefault),
    ],
    'clients/namesake-of-another-account': [
      'isolation',
      ['findClientByName', 'createClient'],
      'find-by-name answers the client who is in the last of all accounts that know the name.',
      actingAt(
        ['findClientByName'],
        replacing((request, handle, service) => {
          const response = handle(request);
          if (response.status !== 200) return response;
          return answersOfAll(request, handle, service).findLast(({ status }) => status === 200) ?? response;
        }),
      ),
    ],
    'clients/found-as-first-found': [
      'finding',
      ['findClientByName', 'findClientByCode'],
      'A search that is repeated answers as it did the first time.',
      actingAt(
        ['findClientByName', 'findClientByCode'],
        remembering(
          () => new Map<string, ServiceResponse>(),
          (first, request, handle) => {
            const asked = JSON.stringify([request.operation, request.account, request.query]);
            const known = first.get(asked);
            if (known) return known;
            const response = structuredClone(handle(request));
            if (response.status === 200) first.set(asked, response);
            return response;
          },
        ),
      ),
    ],
    'clients/code-of-digits-in-any-account': [
      'isolation',
      ['findClientByCode'],
      'A code of digits that no client here has is looked for in every account.',
      replacing((request, handle, service) => {
        const response = handle(request);
        const isOfDigits = /^\d+$/.test(String(request.query.client_code));
        if (response.status !== 404 || !isOfDigits) return response;
        return answersOfAll(request, handle, service).find(({ status }) => status === 200) ?? response;
      }),
    ],
    'accounts/regularization-of-another-deleted': [
      'isolation',
      ['deleteRegularization'],
      'By the path of any client of its own an account deletes a regularization of another account.',
      actingAt(
        ['createRegularization', 'deleteRegularization'],
        remembering(
          () => new Map<string, ServiceRequest>(),
          (made, request, handle) => {
            const response = handle(request);
            if (request.operation === 'createRegularization') {
              if (response.status < 300) made.set(String(recordOf(response)?.id), request);
              return response;
            }
            const by = made.get(request.path.id ?? '');
            const isOwn =
              look(handle, request, 'getClient', { path: { 'client-id': request.path.client_id ?? '' } })
                .status === 200;
            if (response.status !== 404 || !isOwn || by === undefined || by.account === request.account)
              return response;
            return handle({
              ...{ ...request, account: by.account, apiKey: by.apiKey },
              path: { ...request.path, client_id: by.path.client_id ?? '' },
            });
          },
        ),
      ),
    ],
    'creation/invoice/item-for-each-line': [
      'creation rules',
      creates('invoices'),
      'Two lines of a document with one new item name make two items.',
      actingAt([...creates('invoices'), 'listItems'], itemForEachLine),
    ],
  }),
  ...keptClients,
  ...mailedDrafts,
  ...faultsOf({
    'links/exportSaft/december-refused': [
      'asynchrony',
      ['exportSaft'],
      'The export of a December is refused.',
      blocking({ status: 422 }, ({ query }) => query.month === '12'),
    ],
    'accounts/third-account-of-user-401': [
      'accounts',
      ['createAccountForUser'],
      'The second account that is made for a user is refused without a key.',
      onceOnly(401, ({ body }) => innerOf(body).email),
    ],
  }),
];
