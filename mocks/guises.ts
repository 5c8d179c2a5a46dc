/**
 * Lawful but awkward servers: every guise keeps what the API description states, and answers otherwise where it
 * is silent or reads two ways. The suite must not fail in any of them.
 */
import type { Hooks } from './http/hooks.js';
import type { Variations } from './service/types.js';

export interface GuiseInfo {
  readonly name: string;
  readonly says: string;
}
export interface Guise extends GuiseInfo {
  readonly variations?: Partial<Variations>;
  readonly errorBodies?: 'json' | 'list' | 'empty';
  readonly asyncPolls?: number;
  readonly asyncMs?: number;
  readonly strictRules?: boolean;
  readonly clockSkewDays?: number;
  readonly before?: Hooks['before'];
  readonly after?: Hooks['after'];
}

type Edit = (value: unknown, key: string) => unknown;

/** A JSON value with every value below it passed through `edit`, children first. */
function mapped(value: unknown, edit: Edit, key = ''): unknown {
  if (Array.isArray(value))
    return edit(
      value.map((one) => mapped(one, edit)),
      key,
    );
  if (typeof value !== 'object' || value === null) return edit(value, key);
  const inner = Object.entries(value).map(([name, one]) => [name, mapped(one, edit, name)]);
  return edit(Object.fromEntries(inner), key);
}

const rewritten =
  (edit: Edit): Hooks['after'] =>
  (answer) =>
    answer.text.startsWith('{')
      ? { ...answer, text: JSON.stringify(mapped(JSON.parse(answer.text), edit)) }
      : answer;

const words =
  (change: (word: string) => string): Edit =>
  (value, key) =>
    key === 'status' && typeof value === 'string' ? change(value) : value;
const reversedKeys: Edit = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).reverse())
    : value;
const refusedWith =
  (text: string, type = 'application/json'): Hooks['after'] =>
  (answer) =>
    answer.status >= 400 && answer.status !== 401
      ? { ...answer, headers: { ...answer.headers, 'content-type': type }, text }
      : answer;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

let arrivals = 0;

const parts: readonly Guise[] = [
  { name: 'error-bodies-empty', says: 'refusals without a body', errorBodies: 'empty' },
  { name: 'error-bodies-list', says: 'refusals with a list of errors', errorBodies: 'list' },
  {
    name: 'error-bodies-other',
    says: 'refusals with a JSON body of another form',
    after: refusedWith('{"message":"no","code":17}'),
  },
  { name: 'error-bodies-array', says: 'refusals with a JSON array', after: refusedWith('[{"error":"no"}]') },
  { name: 'accepted-capital', says: 'the status Accepted', variations: { statusSpelling: 'Accepted' } },
  {
    name: 'statuses-capital',
    says: 'statuses with a capital letter',
    after: rewritten(words((word) => word.charAt(0).toUpperCase() + word.slice(1))),
  },
  {
    name: 'statuses-upper',
    says: 'statuses in upper case',
    after: rewritten(words((word) => word.toUpperCase())),
  },
  { name: 'deleted-gone', says: 'deleted documents answer 404', variations: { deletedDocuments: '404' } },
  { name: 'foreign-401', says: "another account's record answers 401", variations: { foreignRecord: 401 } },
  {
    name: 'estimate-pdf-401',
    says: 'the PDF of a missing estimate answers 401',
    variations: { estimatePdfMissing: 401 },
  },
  { name: 'own-wrappers', says: 'only the own wrapper of a type', variations: { wrappers: 'own' } },
  {
    name: 'invoice-wrapper',
    says: 'the wrapper invoice for the whole family',
    variations: { wrappers: 'invoice-only' },
  },
  {
    name: 'shipping-wrapper',
    says: "the wrapper shipping for every guide's change of state",
    variations: { wrappers: 'shipping-only' },
  },
  {
    name: 'creates-empty',
    says: 'creating an item, client or sequence answers no body',
    variations: { createBodies: 'empty' },
  },
  {
    name: 'changes-empty',
    says: 'a change of state answers no body',
    variations: { changeStateAnswer: 'empty' },
  },
  { name: 'final-updates', says: 'final documents can be updated', variations: { finalUpdate: 'accept' } },
  {
    name: 'repeats-accepted',
    says: 'a repeated trigger is accepted and changes nothing',
    variations: { repeatTrigger: 'accept-unchanged' },
  },
  { name: 'guide-201', says: 'creating a guide answers 201', variations: { guideCreateStatus: 201 } },
  { name: 'client-204', says: 'updating a client answers 204', variations: { clientUpdateStatus: 204 } },
  {
    name: 'unset-absent',
    says: 'what is not set is absent',
    variations: { unsetFields: 'absent', draftFields: 'absent' },
  },
  { name: 'draft-number-null', says: "a draft's number is null", variations: { draftNumber: 'null' } },
  {
    name: 'draft-number-word',
    says: "a draft's number is another word",
    variations: { draftNumber: 'rascunho' },
  },
  { name: 'extra-fields', says: 'further fields everywhere', variations: { extraFields: true } },
  { name: 'ids-huge', says: 'large ids with gaps', variations: { idStart: 2_000_000_000, idStep: 7 } },
  { name: 'oldest-first', says: 'lists begin with the oldest', variations: { listOrder: 'oldest' } },
  { name: 'pages-of-30', says: '30 records on a page by default', variations: { perPageDefault: 30 } },
  { name: 'pages-at-most-50', says: 'never more than 50 records on a page', variations: { perPageMax: 50 } },
  {
    name: 'list-keys',
    says: 'every list of the invoice family under the key invoices',
    variations: { familyListKey: 'invoices' },
  },
  {
    name: 'items-paginated',
    says: 'the list of items tells its pagination',
    variations: { itemsPagination: 'present' },
  },
  { name: 'tax-numbers', says: "a tax's value is a number", variations: { taxValueAs: 'number' } },
  {
    name: 'price-needed',
    says: 'an item update needs the price',
    variations: { itemPriceOnUpdate: 'required' },
  },
  {
    name: 'price-number',
    says: 'a numeric item price is accepted',
    variations: { numericItemPrice: 'accept' },
  },
  {
    name: 'net-subtotals',
    says: "a line's subtotal is after its discount",
    variations: { lineSubtotal: 'after-discount' },
  },
  { name: 'message-optional', says: 'canceling needs no message', variations: { cancelMessage: 'optional' } },
  {
    name: 'drafts-print',
    says: 'drafts have a PDF and a QR code',
    variations: { draftPdf: 200, draftQrCode: 200 },
  },
  { name: 'strict', says: 'refuses what real services refuse', strictRules: true },
  { name: 'pdf-late', says: 'PDF and SAF-T need four polls', asyncPolls: 4 },
  { name: 'pdf-at-once', says: 'PDF and SAF-T are ready at once', asyncPolls: 0 },
  { name: 'key-order', says: 'fields in another order', after: rewritten(reversedKeys) },
  {
    name: 'whole-as-decimals',
    says: 'whole numbers written 10.0',
    after: (answer) => ({
      ...answer,
      text: answer.text.replace(
        /("(?:sum|discount|before_taxes|taxes|total|subtotal|tax_amount|discount_amount|id|total_entries|per_page)":-?\d+)(?=[,}])/g,
        '$1.0',
      ),
    }),
  },
  {
    name: 'content-types',
    says: 'another spelling of the content type, further headers',
    after: (answer) => ({
      ...answer,
      headers: Object.fromEntries([
        ...Object.entries(answer.headers).map(([name, value]) => [
          name,
          value.startsWith('application/json') ? 'Application/JSON;charset=UTF-8' : value,
        ]),
        ['via', '1.1 proxy'],
        ['x-cache', 'MISS'],
      ]),
    }),
  },
  { name: 'chunked', says: 'answers in chunks', after: (answer) => ({ ...answer, chunked: true }) },
  {
    name: 'slow',
    says: 'answers after 3 to 12 ms',
    before: async () => {
      arrivals += 1;
      await pause(3 + (arrivals % 4) * 3);
      return undefined;
    },
  },
  { name: 'clock-ahead', says: 'a clock that is a day ahead', clockSkewDays: 1 },
];

const combined: Guise = {
  name: 'everything',
  says: 'as many of these as fit together',
  variations: Object.assign(
    {},
    ...parts
      .filter(
        ({ name }) =>
          ![
            'invoice-wrapper',
            'shipping-wrapper',
            'draft-number-null',
            'drafts-print',
            'foreign-401',
          ].includes(name),
      )
      .map(({ variations }) => variations ?? {}),
  ),
  errorBodies: 'list',
  asyncPolls: 3,
  after: rewritten((value, key) => reversedKeys(words((word) => word.toUpperCase())(value, key), key)),
};

const guises: readonly Guise[] = [...parts, combined];

export const listGuises = (): readonly GuiseInfo[] => guises;

/** The guise of this name. Throws an Error that names the known ones. */
export function guiseNamed(name: string): Guise {
  const found = guises.find((one) => one.name === name);
  if (!found)
    throw new Error(`There is no guise ${name}; there are ${guises.map((one) => one.name).join(', ')}.`);
  return found;
}

/** What several guises come to when worn at once. Throws an Error for an unknown name. */
export function dressed(
  names: readonly string[],
): Omit<Guise, keyof GuiseInfo> & { clock?: string; hooks: Hooks } {
  const worn = names.map(guiseNamed);
  const {
    name: _name,
    says: _says,
    before,
    after,
    clockSkewDays,
    ...rest
  } = Object.assign({}, ...worn) as Guise;
  const variations = Object.assign({}, ...worn.map((guise) => guise.variations ?? {})) as Partial<Variations>;
  const skewed = clockSkewDays && new Date(Date.now() + clockSkewDays * 86_400_000).toISOString();
  return {
    ...rest,
    variations,
    ...(skewed && { clock: skewed }),
    hooks: { ...(before && { before }), ...(after && { after }) },
  };
}
