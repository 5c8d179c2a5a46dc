/**
 * A value of another JSON type in one field of a body: taken by its meaning or refused, never a 5xx. What it must hold
 * otherwise is judged in requests.ts.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import { ownUpdate, provoke } from '../given/lawful-requests.js';
import type { Check, CheckContext } from '../run/check.js';
import type { Json } from '../target/call.js';
import { oddNumber, oddText } from '../target/echo.js';
import { clientKind } from './kit/client-kind.js';
import { itemKind } from './kit/item-kind.js';

const ofText: readonly unknown[] = [oddNumber, [oddText, 'b'], { a: oddText }, null];
const ofObject: readonly unknown[] = [oddText, oddNumber, [oddText], null];
const ofList: readonly unknown[] = [oddText, oddNumber, {}, [null], [oddNumber], [[]]];

interface Fields {
  operation: OperationId;
  /** Each of these gets every odd value. */
  every: Readonly<Record<string, readonly unknown[]>>;
  /** Each of these gets one, another with another seed. */
  one: readonly string[];
}

const client = { every: { name: ofText, code: ofText, preferred_contact: ofObject }, one: clientKind.fields };
const item = {
  every: { name: ofText, description: ofText, unit_price: ofText.slice(1), tax: ofObject },
  one: itemKind.fields,
};
const tax = { every: { name: ofText, value: ofText.slice(1) }, one: ['region', 'default_tax'] };
const documents = {
  every: { client: ofObject, items: ofList, date: ofText },
  one: ['due_date', 'reference'],
};

const table: readonly Fields[] = [
  { operation: 'createItem', ...item },
  { operation: 'updateItem', ...item },
  { operation: 'createTax', ...tax },
  { operation: 'updateTax', ...tax },
  { operation: 'createClient', ...client },
  { operation: 'updateClient', ...client },
  { operation: 'createSequence', every: { serie: ofText }, one: ['default_sequence'] },
  {
    operation: 'createAccount',
    every: { organization_name: ofText, email: ofText.slice(2) },
    one: ['password', 'fiscal_id', 'language', 'terms', 'first_name'],
  },
  { operation: 'createInvoice', ...documents },
  { operation: 'updateInvoice', ...documents },
];

function sentOdd(t: CheckContext, { every, one }: Fields): [field: string, value: unknown][] {
  const once = one.filter((field) => !(field in every));
  return [
    ...Object.entries(every).flatMap(([field, values]) =>
      values.map((value): [string, unknown] => [field, value]),
    ),
    ...once.map((field, n): [string, unknown] => [field, ofText[(t.seed + n) % ofText.length]]),
  ];
}

function oddTypes(fields: Fields): Check {
  const { operation } = fields;
  return {
    id: `${operation}/odd-types`,
    title: `${operation}: a number, a list, an object, null in one field each -> taken or refused, never a 5xx`,
    rule: 'What a value of another type is taken for is not stated; it breaks no server.',
    source: 'General conventions; Errors',
    statement: 'rule:no-server-error',
    kind: 'robustness',
    operation,
    run: async (t) => {
      // A record of its own takes all odd updates; every odd create has a name of its own.
      const updated = operations[operation].method === 'put' ? await ownUpdate(t, operation) : undefined;
      for (const [field, value] of sentOdd(t, fields)) {
        const { name: _name, ...input } = updated ?? (await provoke(t, operation));
        const [wrapper = '', sent] = Object.entries(input.body as Json)[0] ?? [];
        const body = { [wrapper]: { ...(sent as Json), [field]: value } };
        const what = `${field} is ${JSON.stringify(value)}`;
        const { status, record } = await t.call(operation, { ...input, body }, { status: 'any', what });
        const { id } = record;
        if (!updated && status < 300 && (typeof id === 'number' || typeof id === 'string'))
          t.given.made(operation, id);
      }
    },
  };
}

export const oddTypeChecks: readonly Check[] = table.map(oddTypes);
