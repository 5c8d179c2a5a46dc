/** Short histories for the tests of conditions: a service that reports which conditions held at each request. */
import type { OperationId } from '../../../generated/operations.js';
import type { Decorate } from '../../service/service.js';
import { type Json, type Parts, singularOf, type Trial, trial } from '../../service/trial.fixture.js';
import type { Condition } from './condition.js';
import { type ConditionId, conditionIds, conditions } from './index.js';
import { createMemory } from './memory.js';
import { recordAt, sceneOf } from './scene.js';

const year = new Date().getUTCFullYear();
/** A day of this year; by default not the end of a month. */
export const day = (month: string, date = '05') => `${date}/${month}/${year}`;

export const line = (fields: Json = {}): Json => ({
  name: 'Lamp',
  description: 'a lamp',
  unit_price: '10',
  quantity: '2',
  tax: { name: 'IVA23' },
  ...fields,
});

/** The history so far: the last result, and shortcuts for requests. */
export interface Story {
  readonly trial: Trial;
  /** Conditions that held at the last request. */
  last(): ReadonlySet<ConditionId>;
  /** Conditions that held at any request. */
  ever(): ReadonlySet<ConditionId>;
  ask(operation: OperationId, parts?: Parts): Json | undefined;
  /** These return the id of the created record. */
  document(fields?: Json, pascal?: string): unknown;
  client(fields?: Json): unknown;
  item(fields?: Json): unknown;
  tax(fields?: Json): unknown;
  sequence(fields?: Json): unknown;
  get(id: unknown, pascal?: string): void;
  update(id: unknown, fields: Json, pascal?: string): void;
  state(id: unknown, state: string, message?: string, pascal?: string): void;
  mail(id: unknown, message?: Json): void;
  /** The receipt's id. */
  pay(id: unknown, payment?: Json): unknown;
  list(query?: Parts['query'], operation?: OperationId): void;
}

export function story(): Story {
  let last = new Set<ConditionId>();
  const ever = new Set<ConditionId>();
  const watch: Decorate = (handle, service) => {
    const memory = createMemory();
    const eyes = { handle, service, memory };
    return (request) => {
      const before = recordAt(eyes, request);
      const answer = handle(request);
      const scene = sceneOf(eyes, request, answer, before);
      last = new Set(conditionIds.filter((id) => (conditions[id] as Condition).holds(scene)));
      for (const id of last) ever.add(id);
      memory.note(request, answer, scene);
      return answer;
    };
  };
  const made = trial({ decorate: watch }, false);
  const ask = (operation: OperationId, parts: Parts = {}): Json | undefined =>
    Object.values((made.call(operation, parts).body ?? {}) as Json)[0] as Json | undefined;
  const make =
    (operation: OperationId, wrapper: string, plain: Json) =>
    (fields: Json = {}) =>
      ask(operation, { body: { [wrapper]: { ...plain, ...fields } } })?.id;
  const plain = {
    date: day('03'),
    due_date: day('03', '09'),
    reference: 'R one',
    client: { name: 'Ana' },
    items: [line()],
  };
  return {
    trial: made,
    last: () => last,
    ever: () => ever,
    ask,
    document: (fields, pascal = 'Invoice') =>
      make(`create${pascal}` as OperationId, singularOf(pascal), plain)(fields),
    client: make('createClient', 'client', { name: 'Ana', code: 'A1', email: 'ana@mock.example' }),
    item: make('createItem', 'item', { name: 'Lamp', description: 'a lamp', unit_price: '10' }),
    tax: make('createTax', 'tax', { name: 'Reduced', value: '5', region: 'PT' }),
    sequence: make('createSequence', 'sequence', { serie: 'North' }),
    get: (id, pascal = 'Invoice') => void ask(`get${pascal}` as OperationId, { id }),
    update: (id, fields, pascal = 'Invoice') =>
      void ask(`update${pascal}` as OperationId, { id, body: { [singularOf(pascal)]: fields } }),
    state: (id, state, message, pascal = 'Invoice') => void made.change(pascal, id, state, message),
    mail: (id, message = {}) =>
      void ask('emailInvoice', {
        id,
        body: { message: { client: { email: 'to@mock.example', save: '0' }, subject: 'Here', ...message } },
      }),
    pay: (id, payment = {}) =>
      ask('createPartialPayment', { id, body: { partial_payment: { amount: '1', ...payment } } })?.id,
    list: (query = {}, operation = 'listInvoices') => void ask(operation, { query }),
  };
}
