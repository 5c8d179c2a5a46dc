/**
 * Faults that show only behind something else: beside another parameter, in another account, after an earlier request. Owns
 * none that shows whenever one looks; those stand with their resource.
 */
import type { OperationId } from '../../generated/operations.js';
import { type DocumentTypeNames, documentTypes, type FamilyTypes } from '../../generated/states.js';
import {
  type Fault,
  fields,
  idOf,
  innerOf,
  type Json,
  listOf,
  onAnswer,
  onRequest,
  recordOf,
  withArticle,
} from './make.js';

const linesOf = (body: unknown): Json[] => (innerOf(body).items ?? []) as Json[];
const namesOf = (family: string) =>
  (Object.values(documentTypes) as DocumentTypeNames[]).filter((one) => one.family === family);
const guides = namesOf('guides').map(({ type }) => type as FamilyTypes['guides']);

const dated = ['listInvoices', 'listEstimates', 'listPurchaseOrders'] as const;

const listFaults = dated.flatMap((operation): Fault[] => [
  {
    id: `lists/${operation}/second-from-ignored`,
    area: 'filters',
    operations: [operation],
    says: `${operation} ignores due_date[from] beside date[from].`,
    stateDependent: true,
    decorate: onRequest([operation], ({ query, ...request }) => {
      if (query['date[from]'] === undefined) return undefined;
      const { 'due_date[from]': _ignored, ...rest } = query;
      return { ...request, query: rest };
    }),
  },
]);

const paged = ['listEstimates', 'listGuides'] as const;

const pageFaults = paged.map(
  (operation): Fault => ({
    id: `lists/${operation}/pages-rounded-down-beside-status`,
    area: 'pagination',
    operations: [operation],
    says: `${operation} rounds total_pages down where a status is given.`,
    stateDependent: true,
    decorate: onAnswer([operation], (response, { query }) => {
      const pagination = (response.body as Json).pagination as Record<string, number> | undefined;
      if (!pagination || query['status[]'] === undefined) return response;
      const { total_entries: all = 0, per_page: size = 1 } = pagination;
      pagination.total_pages = Math.max(1, Math.floor(all / size));
      return response;
    }),
  }),
);

/** What the first answer of each of these said is said again, in the wide pages of the list alone. */
const stalePage: Fault = {
  id: 'lists/listItems/wide-pages-stale',
  area: 'records',
  operations: ['listItems'],
  says: 'Pages of 30 items show prices as they were first listed there.',
  stateDependent: true,
  decorate: (handle, service) => {
    const first = new Map<unknown, unknown>();
    const stale = onAnswer(['listItems'], (response, { query }) => {
      if (query.per_page !== '30') return response;
      for (const item of listOf(response)?.list ?? []) {
        if (!first.has(item.id)) first.set(item.id, item.unit_price);
        item.unit_price = first.get(item.id);
      }
      return response;
    });
    return stale(handle, service);
  },
};

const pageTwo: Fault = {
  id: 'lists/listClients/contact-unset-from-page-two',
  area: 'pagination',
  operations: ['listClients'],
  says: 'From the second page on clients have no preferred_contact.',
  stateDependent: true,
  decorate: onAnswer(['listClients'], (response, { query }) => {
    if (Number(query.page ?? 1) > 1)
      for (const client of listOf(response)?.list ?? []) client.preferred_contact = null;
    return response;
  }),
};

const receiptFaults: readonly Fault[] = [
  {
    id: 'payments/number-of-canceled-again',
    area: 'records',
    operations: ['createPartialPayment', 'listReceipts'],
    says: 'A payment after a canceled one has the number of its receipt.',
    stateDependent: true,
    decorate: (handle) => {
      const canceled = new Map<string, unknown>();
      const given = new Map<string, unknown>();
      let free: unknown;
      return (request) => {
        const response = structuredClone(handle(request));
        const record = response.status < 300 ? recordOf(response) : undefined;
        const id = String(record?.id);
        if (request.operation === 'changeReceiptState' && record) {
          canceled.set(id, record.sequence_number);
          free = record.sequence_number;
        }
        if (request.operation === 'createPartialPayment' && record && free !== undefined) {
          given.set(id, free);
          free = undefined;
        }
        for (const one of [record, ...(listOf(response)?.list ?? [])])
          if (one && given.has(String(one.id))) one.sequence_number = given.get(String(one.id));
        return response;
      };
    },
  },
  {
    id: 'payments/canceled-shown-final-on-later-pages',
    area: 'records',
    operations: ['listReceipts', 'changeReceiptState'],
    says: 'From the second page on canceled receipts are listed as final.',
    stateDependent: true,
    decorate: onAnswer(['listReceipts'], (response, { query }) => {
      if (Number(query.page ?? 1) > 1) for (const one of listOf(response)?.list ?? []) one.status = 'final';
      return response;
    }),
  },
];

const sequenceFaults: readonly Fault[] = [
  {
    id: 'sequences/registered-again-500',
    area: 'sequences',
    operations: ['registerSequence'],
    says: 'Registering a sequence for the second time answers 500.',
    stateDependent: true,
    decorate: (handle) => {
      const known = new Set<string>();
      return (request) => {
        if (request.operation !== 'registerSequence') return handle(request);
        if (known.has(idOf(request))) return { status: 500 };
        const response = handle(request);
        if (response.status < 300) known.add(idOf(request));
        return response;
      };
    },
  },
  {
    id: 'sequences/guides-keep-the-old-default',
    area: 'sequences',
    operations: ['createSequence', ...guides.map((pascal): OperationId => `create${pascal}`)],
    says: 'A guide without a sequence is in the one that was the default before one was created as that.',
    stateDependent: true,
    decorate: (handle) => {
      const old = new Map<unknown, unknown>();
      return (request) => {
        const { operation, account } = request;
        if (operation === 'setCurrentSequence') old.delete(account);
        if (operation === 'createSequence' && String(innerOf(request.body).default_sequence) === '1') {
          const listed = handle({ ...request, operation: 'listSequences', body: undefined });
          const one = listOf(listed)?.list.find(({ default_sequence: mark }) => mark === 1);
          if (one) old.set(account, one.id);
        }
        const isGuide = guides.some((pascal) => operation === `create${pascal}`);
        if (!isGuide || !old.has(account)) return handle(request);
        return handle(
          fields(request, (inner) => {
            inner.sequence_id ??= String(old.get(account));
          }),
        );
      };
    },
  },
];

/** What another account has under that name comes before what the own one has. */
const namesakes: Fault = {
  id: 'clients/namesake-of-another-account',
  area: 'isolation',
  operations: ['findClientByName', 'createClient'],
  says: 'find-by-name answers the client who is in the last of all accounts that know the name.',
  stateDependent: true,
  decorate: (handle, service) => (request) => {
    const response = handle(request);
    if (request.operation !== 'findClientByName' || response.status !== 200) return response;
    const all = service.accounts().map(({ name, apiKey }) => handle({ ...request, account: name, apiKey }));
    return all.findLast(({ status }) => status === 200) ?? response;
  },
};

/** The name of the last line stands for all lines of that name: those before it make an item each. */
const creates = namesOf('invoices').map(({ pascal }) => `create${pascal}` as OperationId);
const twice: Fault = {
  id: 'creation/invoice/item-for-each-line',
  area: 'creation rules',
  operations: creates,
  says: 'Two lines of a document with one new item name make two items.',
  stateDependent: true,
  decorate: (handle) => {
    const doubled = new Map<string, Set<unknown>>();
    return (request) => {
      const own = doubled.get(String(request.account)) ?? new Set();
      doubled.set(String(request.account), own);
      if (creates.includes(request.operation)) {
        const names = linesOf(request.body).map(({ name }) => name);
        const listed = handle({
          ...request,
          operation: 'listItems',
          query: { per_page: '1000' },
          body: undefined,
        });
        const known = new Set(listOf(listed)?.list.map(({ name }) => name));
        for (const [n, name] of names.entries())
          if (names.indexOf(name) !== n && !known.has(name)) own.add(name);
      }
      const response = handle(request);
      if (request.operation !== 'listItems' || own.size === 0 || response.status >= 300) return response;
      const copy = structuredClone(response);
      const found = listOf(copy);
      for (const item of [...(found?.list ?? [])])
        if (own.has(item.name)) found?.list.push({ ...item, id: Number(item.id) + 5_000_000 });
      return copy;
    };
  },
};

/** The client of an update is looked up and never made. */
const keptClients = namesOf('invoices')
  .filter(({ singular }) => /note|receipt/.test(singular))
  .map(
    ({ pascal, singular }): Fault => ({
      id: `creation/${singular}/update-makes-no-client`,
      area: 'creation rules',
      operations: [`update${pascal}` as OperationId],
      says: `An update of ${withArticle(singular)} that names a new client keeps the old one.`,
      stateDependent: true,
      decorate: (handle) => (request) => {
        if (request.operation !== `update${pascal}`) return handle(request);
        const name = (innerOf(request.body).client as Json | undefined)?.name;
        const query = { client_name: String(name) };
        const known = handle({ ...request, operation: 'findClientByName', path: {}, query, body: undefined });
        if (known.status === 200) return handle(request);
        const get = `get${pascal}` as OperationId;
        const shown = recordOf(handle({ ...request, operation: get, query: {}, body: undefined }));
        return handle(
          fields(request, (inner) => {
            inner.client = { name: (shown?.client as Json | undefined)?.name };
          }),
        );
      },
    }),
  );

/** Once it was mailed it counts as sent, which may be canceled. */
const mailedDrafts = namesOf('guides').map(
  ({ pascal, singular }): Fault => ({
    id: `transitions/${singular}/draft+canceled/accepted-once-mailed`,
    area: 'forbidden transitions',
    operations: [`change${pascal}State` as OperationId],
    says: `${withArticle(singular, 'A')} that was mailed as a draft can be canceled.`,
    stateDependent: true,
    decorate: (handle) => {
      const mailed = new Set<string>();
      return (request) => {
        const { operation, body } = request;
        const response = handle(request);
        if (operation === `email${pascal}` && response.status < 300) mailed.add(idOf(request));
        const isTried = operation === `change${pascal}State` && innerOf(body).state === 'canceled';
        if (!isTried || response.status < 300 || !mailed.has(idOf(request))) return response;
        const steps = ['finalized', 'canceled'].map((state) =>
          handle(fields(request, (inner) => Object.assign(inner, { state }))),
        );
        return steps.at(-1) ?? response;
      };
    },
  }),
);

const saft: Fault = {
  id: 'links/exportSaft/december-refused',
  area: 'asynchrony',
  operations: ['exportSaft'],
  says: 'The export of a December is refused.',
  stateDependent: true,
  decorate: (handle) => (request) =>
    request.operation === 'exportSaft' && request.query.month === '12' ? { status: 422 } : handle(request),
};

const sameUser: Fault = {
  id: 'accounts/third-account-of-user-401',
  area: 'accounts',
  operations: ['createAccountForUser'],
  says: 'The second account that is made for a user is refused without a key.',
  stateDependent: true,
  decorate: (handle) => {
    const known = new Set<unknown>();
    return (request) => {
      if (request.operation !== 'createAccountForUser') return handle(request);
      const { email } = innerOf(request.body);
      if (known.has(email)) return { status: 401 };
      const response = handle(request);
      if (response.status < 300) known.add(email);
      return response;
    };
  },
};

export const behindAnother: readonly Fault[] = [
  ...listFaults,
  ...pageFaults,
  stalePage,
  pageTwo,
  ...receiptFaults,
  ...sequenceFaults,
  namesakes,
  twice,
  ...keptClients,
  ...mailedDrafts,
  saft,
  sameUser,
];
