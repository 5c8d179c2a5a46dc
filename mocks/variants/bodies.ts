/** Variants of how answers are written: spelling, order, numbers, bodies that are not documented. */
import { type OperationId, operations } from '../../generated/operations.js';
import { isStatedEmpty, type Json } from '../faults/body-fields.js';
import { answering } from '../faults/wire-ways.js';
import type { Answer } from '../http/hooks.js';
import { type Edit, isObject } from '../service/body-values.js';
import { edited, rewritten, type Variant, wired, withJson } from './make.js';

const words =
  (change: (word: string) => string): Edit =>
  (value, key) =>
    key === 'status' && typeof value === 'string' ? change(value) : value;
const upper = words((word) => word.toUpperCase());
const reversedKeys: Edit = (value) =>
  isObject(value) ? Object.fromEntries(Object.entries(value).reverse()) : value;

/** Rotates the fields from answer to answer, as a server does that serializes an unordered map. */
function turningKeys(): Edit {
  let written = 0;
  return (value) => {
    if (!isObject(value)) return value;
    const entries = Object.entries(value);
    written += 1;
    const first = written % Math.max(1, entries.length);
    return Object.fromEntries([...entries.slice(first), ...entries.slice(0, first)]);
  };
}

/** Adds fields, some of them objects, beside the wrapper; further fields are allowed everywhere. */
const withObjects = (answer: Answer): Answer =>
  answer.text.startsWith('{')
    ? {
        ...answer,
        text: JSON.stringify({
          meta: { api: '2.0.0', at: Date.now() },
          hints: [],
          ...(JSON.parse(answer.text) as Json),
          links: { self: '/' },
        }),
      }
    : answer;

/** The body of a refused e-mail is documented. */
const isMail = (operation: OperationId | undefined) => operation?.startsWith('email') === true;
const refusedWith = (says: string, text: string) =>
  wired(says, (answer, _arrival, operation) => {
    const { status } = answer;
    const isMeant =
      status >= 400 && status !== 401 && !isMail(operation) && !isStatedEmpty(operation, status);
    return isMeant ? withJson(answer, text) : answer;
  });
const unauthorized = (says: string, change: Partial<Answer>) =>
  wired(says, (answer) => (answer.status === 401 ? { ...answer, ...change } : answer));
const jsonType = { 'content-type': 'application/json' };

/** Optional texts of records, which may be missing. */
const optionalTexts = new Set(
  `reference observations retention description unit email address city postal_code country fiscal_id website
   phone fax load_site delivery_site license_plate tax_exemption`.split(/\s+/),
);

const lineText = (value: string) => (Number.isInteger(Number(value)) ? `${Number(value)}.000` : value);
const escapes = (text: string) =>
  text.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Where no success status is documented, 200 and 201 are equally valid. */
function otherSuccess(answer: Answer, operation: OperationId | undefined): Answer {
  if (answer.status !== 200 && answer.status !== 201) return answer;
  const responses = operation && operations[operation].responses;
  const other = answer.status === 200 ? 201 : 200;
  const isShown = (status: number) => responses?.[status] !== undefined && !responses[status]?.assumed;
  if (!responses?.[answer.status]?.assumed || [200, 201, 202].some(isShown)) return answer;
  return { ...answer, status: other };
}

/** Where the 4xx of an operation is not documented, another 4xx is valid. */
function otherRefusal(answer: Answer, operation: OperationId | undefined): Answer {
  const stated = operation && operations[operation].responses[answer.status];
  if (answer.status !== 422 || (stated && !stated.assumed)) return answer;
  return { ...answer, status: operation && /State$/.test(operation) ? 409 : 400 };
}

/** Whether an undocumented body can be left out. Lists, searches and exports keep theirs. */
function hidesBody(answer: Answer, operation: OperationId | undefined): boolean {
  if (operation === undefined || answer.status >= 300 || /^(list|find|exportSaft$)/.test(operation))
    return false;
  return operations[operation].responses[answer.status]?.assumed !== undefined;
}

function renamed(answer: Answer): Answer {
  const entries = Object.entries(JSON.parse(answer.text) as Json);
  return {
    ...answer,
    text: JSON.stringify(Object.fromEntries(entries.map(([name, value]) => [`the_${name}`, value]))),
  };
}

function signing(): Edit {
  let links = 0;
  return (value, key) => {
    if (typeof value !== 'string' || !/^(pdfUrl|url|permalink)$/.test(key)) return value;
    links += 1;
    return `${value}${value.includes('?') ? '&' : '?'}expires=99999999&signature=${links.toString(36)}`;
  };
}

const numericIds: Edit = (value, key) =>
  key === 'id' && Number.isInteger(Number(value)) ? Number(value) : value;

export const bodyVariants = {
  'error-bodies-other': refusedWith(
    'refusals with a JSON body of another form',
    '{"message":"no","code":17}',
  ),
  'error-bodies-array': refusedWith('refusals with a JSON array', '[{"error":"no"}]'),
  'unauthorized-array': unauthorized('401 with a bare list of errors', {
    headers: jsonType,
    text: '[{"error":"Unauthorized"}]',
  }),
  'unauthorized-page': unauthorized('401 without a body, of type text/html, with a challenge', {
    headers: { 'content-type': 'text/html', 'www-authenticate': 'ApiKey realm="api"' },
    text: '',
  }),
  'statuses-capital': rewritten(
    'statuses with a capital letter',
    words((word) => word.charAt(0).toUpperCase() + word.slice(1)),
  ),
  'statuses-upper': rewritten('statuses in upper case', upper),
  'key-order': rewritten('fields in another order', reversedKeys),
  'key-order-changing': {
    says: 'fields in another order each time',
    apply: () => {
      const turned = turningKeys();
      return { after: (answer) => edited(answer, turned) };
    },
  },
  'objects-beside': wired(
    'objects and an empty list beside the wrapper of every answer, one of them another each time',
    withObjects,
  ),
  'payment-days-number': rewritten('the days of payment of a client are a number everywhere', (value, key) =>
    key === 'payment_days' && value !== null ? Number(value) : value,
  ),
  'canceled-archived': rewritten('a canceled document is archived', (value) =>
    isObject(value) && value.status === 'canceled' && 'archived' in value
      ? { ...value, archived: true }
      : value,
  ),
  'whole-as-decimals': wired('whole numbers written 10.0', (answer) => ({
    ...answer,
    text: answer.text.replace(/("\w+":-?\d+)(?=[,}])/g, '$1.0'),
  })),
  'blank-bodies': wired('a blank where a body is empty', (answer) =>
    answer.text === '' && answer.status !== 204 ? withJson(answer, ' ') : answer,
  ),
  'object-bodies': wired(
    'an empty object where the body of a success is only assumed to be empty',
    (answer, _arrival, operation) => {
      const { status, text } = answer;
      const isMeant = text === '' && status < 300 && status !== 204 && !isStatedEmpty(operation, status);
      return isMeant ? withJson(answer, '{}') : answer;
    },
  ),
  pretty: wired('JSON over many lines, other scripts escaped', (answer) =>
    answer.text.startsWith('{')
      ? { ...answer, text: `${escapes(JSON.stringify(JSON.parse(answer.text), null, 2))}\r\n` }
      : answer,
  ),
  'unset-empty': rewritten('an optional text that is not set is empty', (value, key) =>
    value === null && optionalTexts.has(key) ? '' : value,
  ),
  'line-texts': rewritten('prices and quantities of lines with more decimals than sent', (value, key) =>
    /^(unit_price|quantity)$/.test(key) && typeof value === 'string' ? lineText(value) : value,
  ),
  'currency-code': rewritten('the currency by its code', (value, key) =>
    key === 'currency' && typeof value === 'string' ? 'EUR' : value,
  ),
  'links-signed': {
    says: 'links that are others each time',
    apply: () => {
      const signed = signing();
      return {
        after: (answer, _arrival, operation) =>
          operation?.startsWith('createAccount') ? answer : edited(answer, signed),
      };
    },
  },
  'links-relative': rewritten('links have no host', (value, key) =>
    key === 'pdfUrl' || key === 'permalink' ? String(value).replace(/^https?:\/\/[^/]+/, '') : value,
  ),
  'default-tax-boolean': rewritten('whether a tax is the default is true or false', (value, key) =>
    key === 'default_tax' ? Number(value) === 1 : value,
  ),
  'accounts-on-trial': rewritten('accounts are on trial, and their state says so', (value) =>
    Object(value).at_configured === undefined
      ? value
      : { ...(value as Json), trial: true, state: 'trialing' },
  ),
  'finds-null': wired('a search without a result answers 200 and null', (answer, _arrival, operation) =>
    operation?.startsWith('findClient') && answer.status === 404
      ? { status: 200, headers: jsonType, text: '{"client":null}' }
      : answer,
  ),
  'client-ids-numbers': wired(
    'ids of clients are text where they are shown as text, else numbers',
    (answer, _arrival, operation) => {
      const isOpen = /^(listClients|createClient|findClientBy)/.test(operation ?? '');
      return isOpen ? edited(answer, numericIds) : answer;
    },
  ),
  'other-success': wired(
    '201 for 200 and the other way round, where the status of a success is not shown',
    (answer, _arrival, operation) => otherSuccess(answer, operation),
  ),
  'other-refusals': wired('400 and 409 where 422 is not shown', (answer, _arrival, operation) =>
    otherRefusal(answer, operation),
  ),
  'unshown-bodies-empty': wired('no body wherever none is shown', (answer, _arrival, operation) =>
    hidesBody(answer, operation) ? answering(answer.status) : answer,
  ),
  'unshown-bodies-renamed': wired('other wrappers wherever none is shown', (answer, _arrival, operation) =>
    hidesBody(answer, operation) && answer.text.startsWith('{') ? renamed(answer) : answer,
  ),
} as const satisfies Record<string, Variant>;

/** The wire part of the variant `everything`. */
export const combinedWire: Edit = (value, key) => reversedKeys(upper(value, key), key);
