/**
 * A value of another JSON type in one field of a body: accepted by its meaning or refused, never a 5xx. Other invalid values are
 * judged in requests.ts.
 */

import { type OperationId, operations } from '../../../generated/operations.js';
import { operationsOf } from '../../dialect/dialect.js';
import { createdAccount } from '../../given/accounts.js';
import { lawfulRequest, ownUpdate } from '../../given/lawful-requests.js';
import { type OddValues, oddValues } from '../../judge/echo.js';
import { violationIn } from '../../judge/outcome.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Violation } from '../../judge/violation.js';
import type { Check, CheckContext, Leavable } from '../../run/check.js';
import { attempt } from '../../target/attempt.js';
import type { Answer, CallInput, Json } from '../../target/call.js';
import { clientKind } from '../kit/client-kind.js';
import { check } from '../kit/declare.js';
import { itemKind } from '../kit/item-kind.js';
import { madeIn } from '../kit/probe.js';

/** A list of odd values for one field: see echo.ts. */
type Odd = (odd: OddValues) => readonly unknown[];
const ofText: Odd = (odd) => odd.ofText;
const ofTextAlone: Odd = (odd) => odd.ofText.slice(1);
const ofObject: Odd = (odd) => odd.ofObject;
const ofList: Odd = (odd) => odd.ofList;

interface Fields {
  operation: OperationId;
  /** Each of these fields gets every odd value. */
  every: Readonly<Record<string, Odd>>;
  /** Each of these fields gets one odd value, which depends on the seed. */
  one: readonly string[];
}

const client = { every: { name: ofText, code: ofText, preferred_contact: ofObject }, one: clientKind.fields };
const item = {
  every: { name: ofText, description: ofText, unit_price: ofTextAlone, tax: ofObject },
  one: itemKind.fields,
};
const tax = { every: { name: ofText, value: ofTextAlone }, one: ['region', 'default_tax'] };
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
  // Mainly lists and objects, which are usually refused: an accepted sequence cannot be deleted.
  {
    operation: 'createSequence',
    every: { serie: ofText, default_sequence: (odd) => odd.ofText.slice(1, 3) },
    one: [],
  },
  {
    operation: 'createAccount',
    every: { organization_name: ofText, email: (odd) => odd.ofText.slice(2) },
    one: ['password', 'fiscal_id', 'language', 'terms', 'first_name'],
  },
  { operation: 'createInvoice', ...documents },
  { operation: 'updateInvoice', ...documents },
];

/** Bodies with one odd field each, so that one refusal does not hide another. */
function sentOdd(t: CheckContext, { every, one }: Fields): Json[] {
  const once = one.filter((field) => !(field in every));
  const odd = oddValues(t.settings.apiKey);
  return [
    ...Object.entries(every).flatMap(([field, values]) => values(odd).map((value) => ({ [field]: value }))),
    ...once.map((field, n) => ({ [field]: odd.ofText[(t.seed + n) % odd.ofText.length] })),
  ];
}

/**
 * The same for creates of records that cannot be deleted: values that are likely to be accepted (a number for a text, null) share
 * one request, and so do the optional fields. Updates send them one at a time.
 */
function sentOddAtOnce(t: CheckContext, fields: Fields): Json[] {
  const { number: oddNumber } = oddValues(t.settings.apiKey);
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

const leftBy: Partial<Record<OperationId, readonly Leavable[]>> = {
  createItem: ['item'],
  createClient: ['client'],
  createSequence: ['sequence'],
};

function oddTypes(fields: Fields): Check {
  const { operation } = fields;
  return check(`${operation}/odd-types`, {
    title: `a number, a list, an object, null in one field each -> accepted or refused, never a 5xx`,
    rule: 'What a value of another type is mistaken for is not stated; it breaks no server.',
    statement: 'rule:no-server-error',
    kind: 'robustness',
    place: 'end',
    leaves: leftBy[operation],
    run: async (t) => {
      // All odd updates are sent to one record; every odd create has a unique name.
      const isUpdate = operations[operation].method === 'put';
      const updated = isUpdate ? await ownUpdate(t, operation, 'to be sent odd types') : undefined;
      const wasWhole = await isListWhole(t, operation);
      const stored: string[] = [];
      const broken: Broken[] = [];
      for (const odd of leftBy[operation] ? sentOddAtOnce(t, fields) : sentOdd(t, fields)) {
        const { name: _name, ...input } = updated ?? (await lawfulRequest(t, operation));
        const [wrapper = '', sent] = Object.entries(input.body as Json)[0] ?? [];
        const body = {
          [wrapper]: { ...(sent as Json), ...(await refusedBeside(t, operation, odd)), ...odd },
        };
        const said = Object.entries(odd).map(([field, value]) => `${field} is ${JSON.stringify(value)}`);
        const what = said.join(', ');
        const answer = await sendOdd(t, operation, { ...input, body }, what, (violation) =>
          broken.push({ odd, violation }),
        );
        if (!updated) madeIn(t, operation, answer);
        if (answer === undefined || isSuccess(answer.status)) stored.push(what);
      }
      noteBroken(t, fields, broken);
      if (wasWhole && stored.length > 0) await judgeList(t, operation, stored.join('; '));
    },
  });
}

/** Accounts cannot be deleted, so an odd create of an account also has a fault for which it is refused. */
async function refusedBeside(t: CheckContext, operation: OperationId, odd: Json): Promise<Json> {
  if (operation !== 'createAccount') return {};
  if ('fiscal_id' in odd) return { organization_name: undefined };
  return { fiscal_id: (await createdAccount(t, 'full')).sent.fiscal_id };
}

/** Odd values, and the violation by a 5xx that answered them. */
interface Broken {
  odd: Json;
  violation: Violation;
}

/** If only lists for objects cause a 5xx, it is noted under the field that other checks use for this cause. */
function noteBroken(t: CheckContext, { every }: Fields, broken: readonly Broken[]): void {
  const isListForObject = ({ odd }: Broken): boolean =>
    Object.entries(odd).every(([field, value]) => every[field] === ofObject && Array.isArray(value));
  const field = broken.every(isListForObject) ? 'input.array-for-object' : undefined;
  for (const { violation } of broken) t.client.note({ ...violation, ...(field && { field }) });
}

/** Undefined for a 5xx, which is passed to `onBroken`: the value may be stored nevertheless. */
async function sendOdd(
  t: CheckContext,
  operation: OperationId,
  input: CallInput,
  what: string,
  onBroken: (violation: Violation) => void,
): Promise<Answer | undefined> {
  try {
    return await t.call(operation, input, { status: 'any', what });
  } catch (error) {
    const violation = violationIn(error);
    if (!violation) throw error;
    onBroken(violation);
    return undefined;
  }
}

/** The list that shows the record which the operation writes; accounts have none. */
function listBehind(operation: OperationId): OperationId | undefined {
  const { resource, documentType } = operations[operation];
  if (documentType !== undefined) return operationsOf(documentType).list;
  const name = `list${resource.charAt(0).toUpperCase()}${resource.slice(1)}`;
  return name in operations ? (name as OperationId) : undefined;
}

/** Whether the list answers on its first and its last page, one of which has the newest records. */
async function isListWhole(t: CheckContext, operation: OperationId): Promise<boolean> {
  const list = listBehind(operation);
  const first = list && (await attempt(t.client, list, { query: { per_page: 30 } }));
  if (!list || !first) return false;
  const pages = Number((Object((Object(first.body) as Json).pagination) as Json).total_pages);
  if (!(pages > 1)) return true;
  return (await attempt(t.client, list, { query: { per_page: 30, page: pages } })) !== undefined;
}

/** Judges that a list which answered before still does after one or several stored bodies. */
async function judgeList(t: CheckContext, operation: OperationId, what: string): Promise<void> {
  const list = listBehind(operation);
  const isWhole = await isListWhole(t, operation);
  t.expect.that(isWhole, `${list} is answered after ${operation} was sent that ${what}`, 'a 5xx', {
    ...{ operation, field: 'body', symptom: 'accepted' },
  });
}

export const oddTypeChecks: readonly Check[] = table.map(oddTypes);
