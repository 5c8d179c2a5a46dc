/** Faults that items, taxes, clients and sequences share: persistence, the right record, texts, stale reads. */
import type { OperationId } from '../../generated/operations.js';
import type { ServiceRequest } from '../service/request.js';
import type { Decorate } from '../service/service.js';
import {
  type Fault,
  fields,
  forgetting,
  idOf,
  type Json,
  listOf,
  onAnswer,
  onRequest,
  recordOf,
  texts,
  withArticle,
} from './make.js';

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
      `${withArticle(word, 'A')} is answered but not stored.`,
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
      `${withArticle(word, 'A')} loses what is not ASCII.`,
      mangled((text) => text.replace(/[^\x20-\x7e\n\t]/g, '?')),
    ),
    row(
      'astral-mangled',
      all,
      `${withArticle(word, 'A')} loses characters beyond the basic plane.`,
      mangled((text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '?')),
    ),
    ...(update
      ? [
          row(
            'update-forgotten',
            [update],
            `An update of ${withArticle(word)} is answered but not stored.`,
            forgetting([update], () => true),
            false,
          ),
          row(
            'second-update-forgotten',
            [update],
            `The second update of ${withArticle(word)} is lost.`,
            forgetting([update], nth(2)),
          ),
          row(
            'stale-read',
            [get, update],
            `Get goes on answering the first version of ${withArticle(word)}.`,
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

/** A second item of a name is in use, under another name that its answer does not show. */
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

/** Whether another account has an item of that name. */
const uniqueEverywhere: Decorate = (handle, service) => (request) => {
  if (request.operation !== 'createItem') return handle(request);
  const name = (Object.values((request.body ?? {}) as Json)[0] as Json | undefined)?.name;
  const isOurs = (one: { name: string; isDefault: boolean }) =>
    one.name === request.account || (one.isDefault && request.account === undefined);
  const isAccepted = service
    .accounts()
    .filter((one) => !isOurs(one))
    .some(({ name: account, apiKey }) => {
      const query = { per_page: '1000' };
      const items = handle({ ...request, operation: 'listItems', account, apiKey, query, body: undefined });
      return listOf(items)?.list.some((item) => item.name === name);
    });
  return isAccepted ? { status: 422, body: { errors: { error: 'In use.' } } } : handle(request);
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
    id: 'records/item/name-unique-everywhere',
    area: 'isolation',
    operations: ['createItem'],
    says: 'An item may not have the name of an item of another account.',
    stateDependent: true,
    decorate: uniqueEverywhere,
  },
];
