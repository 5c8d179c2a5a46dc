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
  // Lists and objects are refused, most of all: what is taken stays for good.
  { operation: 'createSequence', every: { serie: ofText, default_sequence: ofText.slice(1, 3) }, one: [] },
  {
    operation: 'createAccount',
    every: { organization_name: ofText, email: ofText.slice(2) },
    one: ['password', 'fiscal_id', 'language', 'terms', 'first_name'],
  },
  { operation: 'createInvoice', ...documents },
  { operation: 'updateInvoice', ...documents },
];

/** One field at a time, so that none is refused before another is looked at. */
function sentOdd(t: CheckContext, { every, one }: Fields): Json[] {
  const once = one.filter((field) => !(field in every));
  return [
    ...Object.entries(every).flatMap(([field, values]) => values.map((value) => ({ [field]: value }))),
    ...once.map((field, n) => ({ [field]: ofText[(t.seed + n) % ofText.length] })),
  ];
}

/**
 * The same where each that is taken stays for good: what may well be taken, a number for a text and nothing at all, is sent
 * at once, and so are the optional fields. Their updates have one at a time.
 */
function sentOddAtOnce(t: CheckContext, fields: Fields): Json[] {
  const isMild = (sent: Json) => [null, oddNumber].includes(Object.values(sent)[0] as number | null);
  const all = sentOdd(t, fields);
  const [mild, others] = [all.filter(isMild), all.filter((one) => !isMild(one))];
  const isRequired = (sent: Json) => (Object.keys(sent)[0] ?? '') in fields.every;
  const numbers = mild.filter((sent) => Object.values(sent)[0] === oddNumber);
  return [
    Object.assign({}, ...numbers),
    ...mild.filter((sent) => isRequired(sent) && Object.values(sent)[0] === null),
    ...others.filter(isRequired),
    Object.assign({}, ...all.filter((sent) => !isRequired(sent))),
  ].filter((sent) => Object.keys(sent).length > 0);
}

const lasting: readonly OperationId[] = ['createItem', 'createClient', 'createSequence'];

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
      const isUpdate = operations[operation].method === 'put';
      const updated = isUpdate ? await ownUpdate(t, operation, 'to be sent odd types') : undefined;
      for (const odd of lasting.includes(operation) ? sentOddAtOnce(t, fields) : sentOdd(t, fields)) {
        const { name: _name, ...input } = updated ?? (await provoke(t, operation));
        const [wrapper = '', sent] = Object.entries(input.body as Json)[0] ?? [];
        const body = { [wrapper]: { ...(sent as Json), ...odd } };
        const what = Object.entries(odd).map(([field, value]) => `${field} is ${JSON.stringify(value)}`);
        const { status, record } = await t.call(
          operation,
          { ...input, body },
          { status: 'any', what: what.join(', ') },
        );
        const { id } = record;
        if (!updated && status < 300 && (typeof id === 'number' || typeof id === 'string'))
          t.given.made(operation, id);
      }
    },
  };
}

export const oddTypeChecks: readonly Check[] = table.map(oddTypes);
