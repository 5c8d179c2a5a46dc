/** Faults of items, taxes, clients, sequences and accounts: persistence, the right record, uniqueness, isolation. */
import type { OperationId } from '../../generated/operations.js';
import type { Decorate, ServiceRequest } from '../service/types.js';
import { type Fault, forgetting, type Json, listOf, onAnswer, onRequest, recordOf } from './make.js';

interface Kind {
  word: string;
  create: OperationId;
  get: OperationId;
  update?: OperationId;
  list: OperationId;
  /** Texts that are optional, any of which may get lost. */
  texts: readonly string[];
}

const kinds: readonly Kind[] = [
  {
    word: 'item',
    create: 'createItem',
    get: 'getItem',
    update: 'updateItem',
    list: 'listItems',
    texts: ['description', 'unit'],
  },
  {
    word: 'client',
    create: 'createClient',
    get: 'getClient',
    update: 'updateClient',
    list: 'listClients',
    texts: [
      'code',
      'email',
      'address',
      'city',
      'postal_code',
      'country',
      'fiscal_id',
      'website',
      'phone',
      'fax',
      'observations',
    ],
  },
  { word: 'tax', create: 'createTax', get: 'getTax', update: 'updateTax', list: 'listTaxes', texts: [] },
  { word: 'sequence', create: 'createSequence', get: 'getSequence', list: 'listSequences', texts: [] },
];

const idOf = (request: ServiceRequest) => Object.values(request.path)[0] ?? '';

/** Rewrites the fields under a body's wrapper. */
export function fields(request: ServiceRequest, edit: (inner: Json) => void): ServiceRequest {
  const body = structuredClone(request.body) as Json;
  const inner = Object.values(body ?? {})[0];
  if (typeof inner === 'object' && inner !== null) edit(inner as Json);
  return { ...request, body };
}

/** Every text below a value, changed. */
export function texts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => texts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, texts(one, change)]));
}

/** The n-th request for the same record. */
function nth(count: number): (request: ServiceRequest) => boolean {
  const seen = new Map<string, number>();
  return (request) => {
    const times = (seen.get(idOf(request)) ?? 0) + 1;
    seen.set(idOf(request), times);
    return times === count;
  };
}

/** Get answers what it first answered for this record. */
const stale =
  (get: OperationId): Decorate =>
  (handle) => {
    const first = new Map<string, unknown>();
    return (request) => {
      const response = handle(request);
      if (request.operation !== get || response.status !== 200) return response;
      const key = `${request.account}/${idOf(request)}`;
      if (!first.has(key)) first.set(key, structuredClone(response.body));
      return { ...response, body: first.get(key) };
    };
  };

/** Get answers the record that was made just before. */
const neighbour =
  (create: OperationId, get: OperationId): Decorate =>
  (handle) => {
    const made: string[] = [];
    return (request) => {
      const response = handle(request);
      if (request.operation === create && response.status < 300) made.push(String(recordOf(response)?.id));
      if (request.operation !== get || response.status !== 200) return response;
      const before = made[made.indexOf(idOf(request)) - 1];
      const [name] = Object.keys(request.path);
      if (before === undefined || name === undefined || made.indexOf(idOf(request)) % 3 !== 2)
        return response;
      const other = handle({ ...request, path: { [name]: before } });
      return other.status === 200 ? other : response;
    };
  };

/** An update also changes the record that was made before the one meant. */
const spills =
  (create: OperationId, update: OperationId, field: string): Decorate =>
  (handle) => {
    const made: string[] = [];
    return (request) => {
      const response = handle(request);
      if (request.operation === create && response.status < 300) made.push(String(recordOf(response)?.id));
      if (request.operation !== update || response.status >= 300) return response;
      const before = made[made.indexOf(idOf(request)) - 1];
      const [name] = Object.keys(request.path);
      if (before === undefined || name === undefined) return response;
      const get = create.replace('create', 'get') as OperationId;
      const own = recordOf(handle({ ...request, operation: get, path: { [name]: before }, body: undefined }));
      handle(
        fields({ ...request, path: { [name]: before } }, (inner) => {
          // Its own name, or the update would be refused as a duplicate and spill nothing.
          inner.name = own?.name;
          inner[field] = 'spilled over';
        }),
      );
      return response;
    };
  };

function ofKind({ word, create, get, update, list, texts: optional }: Kind): Fault[] {
  const row = (
    name: string,
    operations: OperationId[],
    says: string,
    decorate: Decorate,
    stateDependent = true,
  ): Fault => ({
    id: `records/${word}/${name}`,
    area: 'records',
    operations,
    says,
    stateDependent,
    decorate,
  });
  const mangled = (change: (text: string) => string) =>
    onRequest([create], (request) => ({ ...request, body: texts(request.body, change) }));
  const all = [create, get, list, ...(update ? [update] : [])];
  return [
    row(
      'never-stored',
      [create, get],
      `A ${word} is answered but not stored.`,
      forgetting([create], () => true),
      false,
    ),
    row(
      'third-not-stored',
      all,
      `Every third ${word} is not stored.`,
      forgetting([create], (_request, seen) => seen % 3 === 0),
    ),
    row(
      'neighbour-shown',
      all,
      `Get answers the ${word} made before, for every third one.`,
      neighbour(create, get),
    ),
    row(
      'missing-in-list',
      all,
      `The list leaves out its newest ${word}.`,
      onAnswer([list], (response, request) => {
        const found = listOf(response);
        if (found && (request.query.page ?? '1') === '1') {
          const newest = found.list.reduce((best, one) => Math.max(best, Number(one.id)), 0);
          (response.body as Json)[found.key] = found.list.filter(({ id }) => Number(id) !== newest);
        }
        return response;
      }),
    ),
    row(
      'unicode-mangled',
      all,
      `A ${word} loses what is not ASCII.`,
      mangled((text) => text.replace(/[^\x20-\x7e\n\t]/g, '?')),
    ),
    row(
      'astral-mangled',
      all,
      `A ${word} loses characters beyond the basic plane.`,
      mangled((text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '?')),
    ),
    ...(update
      ? [
          row(
            'update-forgotten',
            [update],
            `An update of a ${word} is answered but not stored.`,
            forgetting([update], () => true),
            false,
          ),
          row(
            'second-update-forgotten',
            [update],
            `The second update of a ${word} is lost.`,
            forgetting([update], nth(2)),
          ),
          row(
            'stale-read',
            [get, update],
            `Get goes on answering the first version of a ${word}.`,
            stale(get),
          ),
        ]
      : []),
    ...(update && optional.length > 0
      ? [
          row(
            'update-spills',
            [update],
            `An update also changes the ${word} made before.`,
            spills(create, update, optional.at(-1) ?? ''),
          ),
        ]
      : []),
    ...optional.flatMap((field) =>
      [create, ...(update ? [update] : [])].map((operation) =>
        row(
          `${field}-lost-by-${operation}`,
          all,
          `${operation} drops ${field}.`,
          onRequest([operation], (request) =>
            fields(request, (inner) => {
              if (field !== 'code' && field !== 'description') delete inner[field];
              else if (inner[field] !== undefined) inner[field] = 'another';
            }),
          ),
          false,
        ),
      ),
    ),
  ];
}

/** A second item of a name is taken, under another name that its answer does not show. */
const notUnique: Decorate = (handle) => (request) => {
  const response = handle(request);
  if (request.operation !== 'createItem' || response.status !== 422) return response;
  const retried = handle(
    fields(request, (inner) => {
      inner.name = `${inner.name} (2)`;
    }),
  );
  return retried.status < 300 ? retried : response;
};

/** The other account's key opens this one: every request is carried out for the account of the key. */
const sharedAccounts: Decorate = (handle, service) => (request) => {
  const response = handle(request);
  if (response.status !== 404) return response;
  for (const account of service.accounts()) {
    const other = handle({ ...request, account: account.name, apiKey: account.apiKey });
    if (other.status < 300) return other;
  }
  return response;
};

export const recordFaults: readonly Fault[] = [
  ...kinds.flatMap(ofKind),
  {
    id: 'records/item/name-not-unique',
    area: 'uniqueness',
    operations: ['createItem'],
    says: 'Two items may have one name.',
    stateDependent: true,
    decorate: notUnique,
  },
  {
    id: 'records/tax/delete-forgotten',
    area: 'records',
    operations: ['deleteTax'],
    says: 'A deleted tax is still there.',
    stateDependent: false,
    decorate: forgetting(['deleteTax'], () => true),
  },
  {
    id: 'sequences/set-current-no-effect',
    area: 'sequences',
    operations: ['setCurrentSequence', 'getSequence', 'listSequences'],
    says: 'Making a sequence the default changes nothing.',
    stateDependent: false,
    decorate: forgetting(['setCurrentSequence'], () => true),
  },
  {
    id: 'sequences/two-defaults',
    area: 'sequences',
    operations: ['setCurrentSequence', 'createSequence', 'listSequences'],
    says: 'The old default sequence stays a default.',
    stateDependent: true,
    decorate: onAnswer(['listSequences', 'getSequence'], (response) => {
      for (const one of listOf(response)?.list ?? [recordOf(response) ?? {}]) one.default_sequence = 1;
      return response;
    }),
  },
  {
    id: 'sequences/create-ignores-default',
    area: 'sequences',
    operations: ['createSequence'],
    says: 'default_sequence is ignored on create.',
    stateDependent: false,
    decorate: onRequest(['createSequence'], (request) =>
      fields(request, (inner) => {
        delete inner.default_sequence;
      }),
    ),
  },
  ...(['invoice', 'quote', 'shipping'] as const).map(
    (kind): Fault => ({
      id: `sequences/${kind}-not-counted`,
      area: 'sequences',
      operations: ['getSequence', `change${kind[0]?.toUpperCase()}${kind.slice(1)}State` as OperationId],
      says: `current_${kind}_number never counts.`,
      stateDependent: true,
      decorate: onAnswer(['getSequence'], (response) => {
        const record = recordOf(response);
        if (record) record[`current_${kind}_number`] = 0;
        return response;
      }),
    }),
  ),
  {
    id: 'clients/find-by-name-prefix',
    area: 'finding',
    operations: ['findClientByName'],
    says: 'find-by-name answers the first client whose name begins so.',
    stateDependent: true,
    decorate: (handle) => (request) => {
      if (request.operation !== 'findClientByName') return handle(request);
      const wanted = String(request.query.client_name ?? '');
      const listed =
        listOf(handle({ ...request, operation: 'listClients', query: { per_page: '1000' } }))?.list ?? [];
      const found = listed.findLast(({ name }) => String(name).startsWith(wanted));
      return found
        ? handle({ ...request, operation: 'getClient', path: { 'client-id': String(found.id) }, query: {} })
        : handle(request);
    },
  },
  {
    id: 'clients/find-by-code-first',
    area: 'finding',
    operations: ['findClientByCode'],
    says: 'find-by-code answers the newest client, whatever the code.',
    stateDependent: true,
    decorate: (handle) => (request) => {
      const response = handle(request);
      if (request.operation !== 'findClientByCode' || response.status !== 200) return response;
      const newest = listOf(handle({ ...request, operation: 'listClients', query: { per_page: '1' } }))
        ?.list[0];
      return newest
        ? handle({ ...request, operation: 'getClient', path: { 'client-id': String(newest.id) }, query: {} })
        : response;
    },
  },
  {
    id: 'accounts/records-shared',
    area: 'isolation',
    operations: [
      'getItem',
      'getClient',
      'getInvoice',
      'getSequence',
      'getTax',
      'getQuote',
      'getShipping',
      'getPurchaseOrder',
    ],
    says: 'Every account shows the records of all.',
    stateDependent: true,
    decorate: sharedAccounts,
  },
  {
    id: 'accounts/fiscal-id-not-unique',
    area: 'uniqueness',
    operations: ['createAccount'],
    says: 'Two accounts may have one fiscal_id.',
    stateDependent: true,
    decorate: (handle) => (request) => {
      const response = handle(request);
      if (request.operation !== 'createAccount' || response.status !== 422) return response;
      const retried = handle(
        fields(request, (inner) => {
          delete inner.fiscal_id;
        }),
      );
      return retried.status < 300 ? retried : response;
    },
  },
  {
    id: 'accounts/key-does-not-work',
    area: 'accounts',
    operations: ['createAccount'],
    says: 'The key that creating an account answers opens nothing.',
    stateDependent: false,
    decorate: onAnswer(['createAccount'], (response) => {
      const record = recordOf(response);
      if (record) record.api_key = '0123456789abcdef0123456789abcdef';
      return response;
    }),
  },
  ...(['A', 'B'] as const).map(
    (variant): Fault => ({
      id: `accounts/update-refuses-variant-${variant}`,
      area: 'accounts',
      operations: ['updateAccount'],
      says: `An update of variant ${variant} is refused.`,
      stateDependent: false,
      decorate: (handle) => (request) => {
        if (request.operation !== 'updateAccount') return handle(request);
        const inner = ((request.body ?? {}) as Json).account as Json | undefined;
        const isA = inner?.terms !== undefined;
        return isA === (variant === 'A')
          ? { status: 422, body: { errors: { error: 'no' } } }
          : handle(request);
      },
    }),
  ),
];
