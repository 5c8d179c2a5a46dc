/** Faults of account isolation: records, names and defaults of one account that affect another. */
import { operationIds } from '../../../generated/operations.js';
import type { ServiceRequest } from '../../service/request.js';
import type { Service } from '../../service/service.js';
import type { Records, TableName } from '../../service/store/world.js';
import type { Way } from '../adversary.js';
import {
  asAccount,
  at,
  defaultIn,
  idOf,
  innerOf,
  isGiven,
  type Json,
  linesOf,
  listOf,
  look,
  otherAccounts,
  plainText,
  recordOf,
  recordsOf,
  sentClient,
  storedAt,
  textAt,
} from '../body-fields.js';
import {
  actingAt,
  blocking,
  listed,
  onBody,
  paged,
  remembering,
  replacing,
  serving,
} from '../service-ways.js';
import { rowsOf } from './drawn.js';

const of = (pattern: RegExp) => operationIds.filter((id) => pattern.test(id));

/** Requests for a record that exists only in another account are carried out there. */
const reaching = (table: TableName): Way =>
  replacing((request, handle, service) => {
    const id = Number(idOf(request));
    if (service.read(request.account, table, id)) return handle(request);
    const owner = service.accounts().find(({ name }) => service.read(name, table, id));
    return handle(owner ? asAccount(request, owner) : request);
  });

/** Refuses a record that resembles one of another account. */
const unique = <T extends TableName>(table: T, isSame: (record: Records[T], sent: Json) => boolean): Way =>
  blocking({ status: 422 }, (request, _handle, service) => {
    const records = otherAccounts(request, service).flatMap(({ name }) => recordsOf(service, name, table));
    return records.some((record) => isSame(record, innerOf(request.body)));
  });

type Spill<T extends TableName> = (
  record: Records[T],
  request: ServiceRequest,
  service: Service,
) => Partial<Records[T]> | undefined;
/** A successful request also changes records of other accounts; `changeOf` is called before it is carried out. */
const spillingFrom = <T extends TableName>(
  table: T,
  changeOf: (request: ServiceRequest, service: Service) => Spill<T>,
): Way =>
  replacing((request, handle, service) => {
    const change = changeOf(request, service);
    const answer = handle(request);
    for (const { name } of answer.status < 300 ? otherAccounts(request, service) : [])
      for (const record of recordsOf(service, name, table)) {
        const fields = change(record, request, service);
        if (fields) service.write(name, table, { ...record, ...fields });
      }
    return answer;
  });
const spilling = <T extends TableName>(table: T, change: Spill<T>): Way => spillingFrom(table, () => change);

/** The key of an account made for a user also opens the first account of that user, at its address. */
const userKey: Way = () =>
  serving((handle, service) => {
    const firstOf = new Map<string, number>();
    const opened = (request: ServiceRequest): ServiceRequest => {
      const first = service.accounts().find(({ id }) => id === firstOf.get(request.apiKey ?? ''));
      const own = first && asAccount(request, first);
      return own && own.account === request.account ? own : request;
    };
    // The service checks keys before it parses a request, so `authenticate` is replaced too.
    const { authenticate } = service;
    service.authenticate = (request) => authenticate(opened(request));
    return (request) => {
      const answer = handle(opened(request));
      if (request.operation !== 'createAccountForUser' || answer.status >= 300) return answer;
      const { email, password } = innerOf(request.body);
      const first = service
        .dump()
        .changes.find(
          ({ table, record }) =>
            table === 'account' && at(record, 'email') === email && at(record, 'password') === password,
        );
      if (first) firstOf.set(textAt(answer.body, 'account.api_key'), first.accountId);
      return answer;
    };
  });

/** The other accounts with the e-mail and password of this one. */
function accountsOfUser(request: ServiceRequest, service: Service) {
  const users = new Map(
    service
      .dump()
      .changes.filter(({ table }) => table === 'account')
      .map(({ id, record }) => [id, JSON.stringify([at(record, 'email'), at(record, 'password')])]),
  );
  const user = users.get(Number(idOf(request)));
  return otherAccounts(request, service).filter(({ id }) => users.get(id) === user);
}

export const accountRows = rowsOf('account', {
  'get-tax': [['getTax'], 'Taxes of another account can be read', reaching('taxes')],
  'update-item': [['updateItem'], 'Items of another account can be updated', reaching('items')],
  'delete-tax': [['deleteTax'], 'Taxes of another account can be deleted', reaching('taxes')],
  'set-current': [
    ['setCurrentSequence'],
    "Another account's sequence can be made its default",
    reaching('sequences'),
  ],
  'change-guide': [
    ['changeShippingState', 'changeTransportState'],
    "Another account's guides can be finalized",
    reaching('documents'),
  ],
  'email-proforma': [
    ['emailProforma', 'emailFeesNote'],
    "Another account's estimates can be sent",
    reaching('documents'),
  ],
  'update-order': [
    ['updatePurchaseOrder'],
    "Another account's purchase orders can be updated",
    reaching('documents'),
  ],
  related: [
    ['listRelatedDocuments'],
    "Another account's related documents can be read",
    reaching('documents'),
  ],
  pdf: [['getDocumentPdf'], "Another account's PDFs can be asked for", reaching('documents')],
  qr: [['getDocumentQrCode'], "Another account's QR codes can be read", reaching('documents')],
  pay: [['createPartialPayment'], "Another account's invoices can be paid", reaching('documents')],
  'client-invoices': [
    ['listClientInvoices'],
    "The invoices of another account's client can be listed",
    reaching('clients'),
  ],
  balance: [
    of(/^getClientBalance$/),
    "The balance of another account's client can be read",
    reaching('clients'),
  ],
  'item-names': [
    ['createItem', 'updateItem'],
    'Names of items are unique across accounts',
    unique('items', ({ name }, sent) => name === sent.name),
  ],
  series: [
    ['createSequence'],
    'Series are unique across accounts',
    unique('sequences', ({ serie }, sent) => serie === sent.serie),
  ],
  'find-code': [
    ['findClientByCode'],
    'A client is found by its code in any account',
    replacing((request, handle, service) => {
      const answer = handle(request);
      if (answer.status === 200) return answer;
      const found = otherAccounts(request, service).map((other) => handle(asAccount(request, other)));
      return found.find(({ status }) => status === 200) ?? answer;
    }),
  ],
  'default-cleared': [
    ['setCurrentSequence'],
    'A new default sequence takes the mark from those of other accounts',
    spilling('sequences', ({ isDefault }) => (isDefault ? { isDefault: false } : undefined)),
  ],
  'default-made': [
    ['createSequence'],
    'A sequence that is made as the default takes the mark from those of other accounts',
    spilling('sequences', ({ isDefault }, { body }) =>
      isDefault && String(innerOf(body).default_sequence) === '1' ? { isDefault: false } : undefined,
    ),
  ],
  'default-namesake': [
    ['setCurrentSequence', 'createSequence'],
    'A new default sequence takes the mark from those of other accounts with the name of the former one',
    spillingFrom('sequences', ({ account }, main) => {
      const former = defaultIn(main, account, 'sequences');
      return ({ serie, isDefault }, _request, service) =>
        isDefault && serie === former?.serie && former.id !== defaultIn(service, account, 'sequences')?.id
          ? { isDefault: false }
          : undefined;
    }),
  ],
  'item-by-line': [
    ['createInvoice', 'createCreditNote'],
    'A line updates the items of its name in every account',
    spilling('items', (item, { body }) => {
      const same = linesOf(innerOf(body)).find(({ name }) => name === item.name);
      return same && { unitPrice: String(same.unit_price) };
    }),
  ],
  'saved-address': [
    ['emailInvoice', 'emailQuote'],
    'A saved address is that of every client of the same name',
    spilling('clients', (client, request, service) => {
      const { email, save } = sentClient(request.body);
      const sent = storedAt(service, request, 'documents');
      const isMeant = save === '1' && client.name === sent?.client.name;
      return isMeant ? { texts: { ...client.texts, email: String(email) } } : undefined;
    }),
  ],
  'later-pages': [
    ['listClients'],
    'Later pages of clients go on with those of other accounts',
    listed((list, request, handle, service) => {
      const [other] = otherAccounts(request, service);
      if (list.length > 0 || Number(request.query.page ?? 1) < 2 || !other) return list;
      const first = asAccount({ ...request, query: { ...request.query, page: '1' } }, other);
      return listOf(handle(first))?.list ?? [];
    }),
  ],
  'all-counted': [
    ['listClients', 'listEstimates'],
    'total_entries counts what every account has',
    paged((pagination, _answer, request, handle, service) => ({
      total_entries: otherAccounts(request, service)
        .map((other) => at(handle(asAccount(request, other)).body, 'pagination.total_entries') ?? 0)
        .reduce<number>((sum, one) => sum + Number(one), Number(pagination.total_entries)),
    })),
  ],
  'key-of-user': [
    ['createAccountForUser'],
    'The key of an account made for a user also opens the first account of that user',
    userKey,
  ],
  'user-renamed': [
    ['updateAccount'],
    'An update of an account also renames the other accounts of the same user',
    replacing((request, handle, service) => {
      const answer = handle(request);
      const { organization_name } = innerOf(request.body);
      if (answer.status !== 200 || !isGiven(organization_name)) return answer;
      for (const other of accountsOfUser(request, service))
        look(handle, asAccount(request, other), 'updateAccount', {
          path: { 'account-id': String(other.id) },
          // A body with all three fields of answers needs no others.
          body: { account: { organization_name, state: '', at_configured: '', trial: '' } },
        });
      return answer;
    }),
  ],
  'fiscal-by-credentials': [
    ['updateAccount'],
    'The number in the user name of credentials becomes the fiscal id',
    actingAt(
      ['updateAccount', 'getAccount'],
      remembering(
        () => new Map<string, string>(),
        (numbers, request, handle) => {
          const answer = handle(request);
          if (answer.status !== 200) return answer;
          const sent = /^(\d+)\//.exec(textAt(innerOf(request.body), 'credentials.username'))?.[1];
          if (sent !== undefined) numbers.set(idOf(request), sent);
          const fiscal_id = numbers.get(idOf(request));
          return request.operation === 'getAccount' && fiscal_id !== undefined
            ? { ...answer, body: { account: { ...recordOf(answer), fiscal_id } } }
            : answer;
        },
      ),
    ),
  ],
  language: [
    ['createClient'],
    'New clients have the language of the first account',
    replacing((request, handle, service) => {
      const answer = handle(request);
      const made = service.read(request.account, 'clients', Number(at(answer.body, 'client.id')));
      if (made && innerOf(request.body).language === undefined)
        service.write(request.account, 'clients', { ...made, texts: { ...made.texts, language: 'pt' } });
      return answer;
    }),
  ],
  'language-by-country': [
    ['createAccount', 'createAccountForUser', 'createClient'],
    'New clients of an account that is made with another country than 1 and without a language are English',
    actingAt(
      ['createAccount', 'createAccountForUser'],
      onBody((inner) => {
        if (!['', '1'].includes(plainText(inner.tax_country))) inner.language ??= 'en';
      }),
    ),
  ],
});
