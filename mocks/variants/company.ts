/** Variants of the account's contents: other users at work, years of records, ids in no order. */
import type { OperationId } from '../../generated/operations.js';
import { type DocumentTypeNames, documentTypes } from '../../generated/states.js';
import { innerOf, type Json } from '../faults/body-fields.js';
import { mapped } from '../service/body-values.js';
import { dayOfMoment, formatDate } from '../service/dates.js';
import type { Handle, ServiceRequest } from '../service/request.js';
import type { Decorate, Service } from '../service/service.js';
import { served, type Variant, withBody } from './make.js';

const types = Object.values(documentTypes as Record<string, DocumentTypeNames>).filter(
  ({ singular }) => singular !== 'receipt',
);

/** Another user with the default account's key. */
interface Colleague {
  does(operation: OperationId, path: Record<string, string | number>, body?: Json): Json;
}

function colleague(handle: Handle, service: Service): Colleague {
  return {
    does: (operation, path, body) => {
      const apiKey = service.accounts().find(({ isDefault }) => isDefault)?.apiKey;
      const texts = Object.entries(path).map(([key, value]) => [key, String(value)]);
      const request: ServiceRequest = {
        ...{ operation, account: undefined, apiKey, path: Object.fromEntries(texts), query: {}, body },
        baseUrl: 'http://localhost',
      };
      return innerOf(handle(request).body);
    },
  };
}

const dayText = (days: number) => formatDate(dayOfMoment(Date.now()) + days);

function documentBody({ singular, family }: DocumentTypeNames, n: number): Json {
  const place = { detail: `Rua ${n}`, city: 'Braga', postal_code: '4700-001', country: 'Portugal' };
  const moved = { loaded_at: `${dayText(1)} 08:00:00`, address_from: place, address_to: place };
  const lines = Array.from({ length: 1 + (n % 3) }, (_, index) => ({
    ...{ name: `Artigo ${(n + index) % 40}`, description: 'De outrem', unit_price: `${3 + index}.10` },
    ...{ quantity: '2', tax: { name: 'IVA23' } },
  }));
  return {
    [singular]: {
      ...{ date: dayText(0), due_date: dayText(20), reference: `Outro ${n}`, items: lines },
      client: { name: `Outro Cliente ${n % 25}`, code: `outro-${n % 25}` },
      ...(family === 'guides' ? moved : {}),
    },
  };
}

/** Creates a document; `n` decides whether it becomes final, canceled or deleted, or stays a draft. */
function issue(their: Colleague, names: DocumentTypeNames, n: number): void {
  const { pascal, singular } = names;
  const { id } = their.does(`create${pascal}` as OperationId, {}, documentBody(names, n));
  const change = (state: string) =>
    their.does(
      `change${pascal}State` as OperationId,
      { 'document-id': Number(id) },
      { [singular]: { state, message: 'Outro' } },
    );
  if (n % 4 > 0) change(n % 4 === 3 ? 'deleted' : 'finalized');
  if (n % 4 === 2) change('canceled');
}

function record(their: Colleague, sort: 'client' | 'item' | 'tax' | 'sequence', n: number): Json {
  const names = { name: `Outro ${sort} ${n}` };
  const bodies = {
    client: { ...names, code: `alheio-${n}`, email: `outro${n}@example.com`, city: 'Faro' },
    item: { ...names, description: 'De outrem', unit_price: '5.00' },
    tax: { ...names, value: '5', region: 'PT', default_tax: '0' },
    sequence: { serie: `OUTRO${n}` },
  };
  const operation = `create${sort.charAt(0).toUpperCase()}${sort.slice(1)}` as OperationId;
  return their.does(operation, {}, { [sort]: bodies[sort] });
}

const everyNth = 5;

/** At every fifth request another user creates or changes something. */
const busy: Decorate = (handle, service) => {
  const their = colleague(handle, service);
  let requests = 0;
  let n = 0;
  const writes: (() => void)[] = [
    () => record(their, 'client', n),
    () => issue(their, types[n % types.length] as DocumentTypeNames, n),
    () => record(their, 'item', n),
    () => {
      const { id } = record(their, 'tax', n);
      if (n % 3 > 0) their.does('deleteTax', { 'tax-id': Number(id) });
    },
    () => issue(their, types[(n * 7) % types.length] as DocumentTypeNames, n + 1),
    () => {
      if (n % 5 === 0) record(their, 'sequence', n);
    },
    () => {
      const { id } = record(their, 'client', n);
      const client = { name: `Outro client ${n} bis`, code: `alheio-${n}-bis` };
      their.does('updateClient', { 'client-id': Number(id) }, { client });
    },
  ];
  return (request) => {
    requests += 1;
    if (requests % everyNth === 0) {
      n += 1;
      writes[n % writes.length]?.();
    }
    return handle(request);
  };
};

/** Another user makes another sequence the default for two requests, and then restores the old one. */
const movingDefault: Decorate = (handle, service) => {
  const their = colleague(handle, service);
  let requests = 0;
  let back: number | undefined;
  return (request) => {
    requests += 1;
    if (back !== undefined && requests % 97 === 2) {
      their.does('setCurrentSequence', { 'sequence-id': back });
      back = undefined;
    }
    // Not before a request that sets the default itself: restoring would overwrite it.
    if (
      requests % 97 === 0 &&
      request.operation !== 'setCurrentSequence' &&
      request.operation !== 'createSequence'
    ) {
      const list = Object.values(their.does('listSequences', {})) as Json[];
      back = Number(list.find(({ default_sequence }) => Number(default_sequence) === 1)?.id) || undefined;
      if (back !== undefined)
        their.does('createSequence', {}, { sequence: { serie: `DELES${requests}`, default_sequence: '1' } });
    }
    return handle(request);
  };
};

const each = 300;

/** Lets another user act once, before the first request. */
const beforeTheFirst =
  (act: (their: Colleague, service: Service) => void): Decorate =>
  (handle, service) => {
    let isDone = false;
    return (request) => {
      if (!isDone) {
        isDone = true;
        act(colleague(handle, service), service);
      }
      return handle(request);
    };
  };

/** Creates years of records; a fork of the service already has them. */
const filled = beforeTheFirst((their, service) => {
  const { counts } = service.accounts().find(({ isDefault }) => isDefault) ?? {};
  if (counts !== undefined && counts.clients >= each) return;
  for (let n = 1; n <= each; n += 1) {
    for (const sort of ['client', 'item', 'tax', 'sequence'] as const) record(their, sort, n);
    for (const names of types) issue(their, names, n);
  }
});

/** Replaces every id: `show` and `read` are each other's inverse, on ids below `limit`. */
function renumbered(show: (id: bigint) => bigint, read: (id: bigint) => bigint, limit: bigint): Decorate {
  const through = (change: (id: bigint) => bigint) => (value: unknown, key: string) => {
    if (!idFields.has(key) || !/^[1-9]\d{0,15}$/.test(String(value))) return value;
    const id = BigInt(String(value));
    if (id >= limit) return value;
    return typeof value === 'number' ? Number(change(id)) : String(change(id));
  };
  const [readThrough, showing] = [through(read), through(show)];
  return (handle) => (request) => {
    if (/Account/.test(request.operation)) return handle(request);
    const path = Object.entries(request.path).map(([key, value]) => [key, String(readThrough(value, 'id'))]);
    const body = mapped(request.body, readThrough);
    return withBody(handle({ ...request, path: Object.fromEntries(path), body }), showing);
  };
}

const idFields = new Set(['id', 'sequence_id', 'owner_invoice_id']);

const far = 7_000_000_000_000n;
const beyond = renumbered(
  (id) => id + far,
  (id) => (id > far ? id - far : id + far),
  2n ** 53n,
);

/** The largest prime of 53 bits; multiplying by `factor` modulo it permutes the ids. */
const prime = 9_007_199_254_740_881n;
const factor = 6_364_136_223_846_793n;
/** The inverse of `factor`, by Fermat's theorem. */
const inverse = powered(factor, prime - 2n);
const scrambled = renumbered(
  (id) => (id * factor) % prime,
  (id) => (id * inverse) % prime,
  prime,
);

function powered(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, base];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % prime;
    square = (square * square) % prime;
  }
  return result;
}

/** Replaces the taxes of a new account. */
const otherTaxes = beforeTheFirst((their) => {
  const taxes = Object.values(their.does('listTaxes', {})) as Json[];
  // The data of an earlier service already has the other taxes; they are left unchanged.
  const isNew = taxes.some(({ name }) => name === 'IVA23');
  for (const { id, name } of isNew ? taxes : []) {
    const path = { 'tax-id': Number(id) };
    const tax = { name: 'Standard rate', value: '21', region: 'IE', default_tax: '1' };
    if (name === 'IVA23') their.does('updateTax', path, { tax });
    else their.does('deleteTax', path);
  }
});

export const companyVariants = {
  'others-busy': served('others add and change records of theirs meanwhile', busy),
  'default-moves': served('others move the default sequence for a moment', movingDefault),
  'full-account': served('some 300 records of every sort are there already', filled),
  'ids-beyond-32-bits': served('ids that need more than 32 bits', beyond),
  'ids-scrambled': served('ids of up to 53 bits in no order', scrambled),
  'one-tax': served('one tax, with a name and value of its own', otherTaxes),
} as const satisfies Record<string, Variant>;
