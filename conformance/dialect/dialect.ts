/**
 * Templates for the forms of requests that the API description does not show: the likely ones, the ones in use, and filling a
 * template. `learn.ts` learns which ones the target accepts.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import { type DocumentType, documentTypes } from '../../generated/states.js';
import type { Json } from '../target/call.js';
import type { Feature } from '../target/claims.js';
import { readYaml, refuseUnknownKeys, UsageError } from '../target/settings.js';

/**
 * JSON in which the text `{fields}` stands for the fields that a check sends; `{fields:numbers}` for the same with amounts as
 * numbers, `{fields:owned}` with `owner_invoice_id`; `{state}`, `{message}` for a change of state; `{today}` for the date; any
 * other name for that single field, `{amount:text}` and `{amount:number}` in that type.
 */
export type Template = unknown;

/** Further fields of a line (besides name, description, price, quantity, tax), of a client (besides name, code), of a guide. */
export interface Also {
  line: Json;
  client: Json;
  guide: Json;
}

/** A plain JSON value, since it is passed to workers as text. */
export interface Dialect {
  bodies: Partial<Record<OperationId, Template>>;
  /** The word sent for a trigger of the state tables, if it differs: { accept: 'accepted' }. */
  triggers: Record<string, string>;
  /** Query names that are not shown: { findClientByName: 'client_name' }. */
  queries: Record<'findClientByName' | 'findClientByCode', string>;
  /** Optional fields that documents have nevertheless, since a target may need some of them. */
  also: Also;
  /** A tax of the account with a rate above 0, the default of lines. */
  tax?: { name: string; value: number };
  /** A line without a tax counts as exempt and is refused without a reason: every line names a tax. */
  everyLineTaxed?: true;
  /** Purchase orders are created without the delivery fields, which are only assumed. */
  withoutDelivery?: boolean;
  /** A tax of the second account, for lines that must name one there. */
  secondTax?: { name: string; value: number };
  /** Operations for which no form works, with the target's refusal. */
  failed: Partial<Record<OperationId, string>>;
  /** Features that the target was seen to lack, with the evidence: they count as not claimed. */
  lacks: Partial<Record<Feature, string>>;
  /** Texts about what was learned, to print. */
  learned: string[];
  /** The target ignores an unknown parameter: some requests then have one. */
  passesOver?: true;
}

export function emptyDialect(): Dialect {
  return {
    bodies: {},
    triggers: {},
    also: { line: {}, client: {}, guide: {} },
    queries: { findClientByName: 'client_name', findClientByCode: 'client_code' },
    failed: {},
    lacks: {},
    learned: [],
  };
}

export interface TypeOperations {
  create: OperationId;
  get: OperationId;
  update: OperationId;
  change: OperationId;
  email: OperationId;
  list: OperationId;
}

/** The operations of a document type. Receipts have only a list and a change of state. */
export function operationsOf(type: DocumentType): TypeOperations {
  const { pascal, family } = documentTypes[type];
  const lists: Record<string, string> = {
    estimates: 'listEstimates',
    guides: 'listGuides',
    purchase_orders: 'listPurchaseOrders',
  };
  return {
    create: `create${pascal}` as OperationId,
    get: `get${pascal}` as OperationId,
    update: `update${pascal}` as OperationId,
    change: `change${pascal}State` as OperationId,
    email: `email${pascal}` as OperationId,
    list: (lists[family] ?? `list${pascal}s`) as OperationId,
  };
}

/** The fields that are added if the short form of a document is refused. */
const everyField: Also = {
  line: { unit: 'unit', discount: '0.0' },
  client: { address: 'Rua do Teste 2', city: 'Porto', postal_code: '4000-010', country: 'Portugal' },
  guide: { license_plate: '12-AB-34' },
};

/** The given fields, for example of a file, and all other optional fields. */
export const withEveryField = (also: Partial<Also>): Also => ({
  line: { ...everyField.line, ...also.line },
  client: { ...everyField.client, ...also.client },
  guide: { ...everyField.guide, ...also.guide },
});

/** Forms of a create (and update) body. */
function documentForms(type: DocumentType): Template[] {
  const { singular, family } = documentTypes[type];
  const wrappers =
    family === 'invoices' ? [singular, 'invoice', 'document'] : [singular, family.replace(/s$/, '')];
  const isNote = /credit_note|debit_note/.test(singular);
  const contents = ['{fields}', ...(isNote ? ['{fields:owned}'] : []), '{fields:numbers}'];
  return contents.flatMap((content) => [...new Set(wrappers)].map((wrapper) => ({ [wrapper]: content })));
}

/** Forms of a change of state. For guides the API description has `shipping`. */
function changeForms(type: DocumentType): Template[] {
  const { singular, family } = documentTypes[type];
  const others: Record<string, string[]> = {
    guides: ['shipping', 'guide'],
    invoices: ['invoice', 'document'],
    estimates: ['quote', 'estimate'],
  };
  const names = family === 'guides' ? ['shipping', singular, 'guide'] : [singular, ...(others[family] ?? [])];
  return [...new Set(names)].map((name) => ({ [name]: { state: '{state}', message: '{message}' } }));
}

const furtherPayment: Json = {
  payment_mechanism: 'TB',
  note: 'Conformance run',
  payment_date: '{today}',
};
/** The most complete first, because a target that needs less accepts it too. */
const paymentForms: readonly Template[] = ['{amount:text}', '{amount:number}'].flatMap((amount) =>
  [{ amount, ...furtherPayment }, { amount }].map((form) => ({ partial_payment: form })),
);

/** With the wrapper of the receipt, or of the invoice. */
const cancelForms: readonly Template[] = ['receipt', 'invoice', 'document'].map((wrapper) => ({
  [wrapper]: { state: '{state}', message: '{message}' },
}));

const treasuryForms = (wrapper: string): Template[] => [
  { [wrapper]: '{fields}' },
  { [wrapper]: '{fields:days}' },
];

/** A message that no form works, with the tried forms and the remedy. */
export const inForms = (refusal: string, forms: readonly Template[]): string =>
  `${refusal}; tried ${forms.map((form) => JSON.stringify(form)).join(', ')}; --dialect FILE can fix the form`;

const ownForms: Partial<Record<OperationId, readonly Template[]>> = {
  createAccountForUser: [{ account: '{fields}' }],
  configureAtCommunication: [{ at_communication: '{fields}' }],
  createClient: [{ client: '{fields}' }],
  createPartialPayment: paymentForms,
  changeReceiptState: cancelForms,
  updateInitialBalance: treasuryForms('initial_balance'),
  createRegularization: treasuryForms('regularization'),
  createTreasuryMovement: treasuryForms('treasury_movement'),
  listClientInvoices: ['{fields}'],
};

/** The forms that an operation's body may have, the most likely first. */
export function formsOf(id: OperationId): readonly Template[] {
  const { documentType, action, body } = operations[id];
  const own = ownForms[id];
  if (own !== undefined) return own;
  if (documentType && action === 'change-state') return changeForms(documentType);
  if (documentType && action !== 'email') return documentForms(documentType);
  return [{ [body?.wrappers[0] ?? 'record']: '{fields}' }];
}

/** The body to send for an operation, in the learned form or the most likely one. */
export function bodyFor(
  dialect: Dialect,
  operation: OperationId,
  values: { fields?: Json; state?: string; message?: string; today?: string },
) {
  return fill(dialect.bodies[operation] ?? formsOf(operation)[0], values as Json);
}

export function fill(template: Template, values: Json): unknown {
  if (typeof template === 'string') {
    const [, name, variant] = /^\{(\w+)(?::(\w+))?\}$/.exec(template) ?? [];
    if (name === undefined) return template;
    const value = values[name] ?? (values.fields as Json | undefined)?.[name];
    return (variants[variant ?? ''] ?? asItIs)(value);
  }
  if (Array.isArray(template)) return template.map((one) => fill(one, values));
  if (template === null || typeof template !== 'object') return template;
  const filled = Object.entries(template).map(([key, value]) => [key, fill(value, values)] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}

const asItIs = (value: unknown) => value;
const isNumeric = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
const variants: Record<string, (value: unknown) => unknown> = {
  numbers: withNumbers,
  number: (value) => (isNumeric(value) ? Number(value) : value),
  text: (value) => (typeof value === 'number' ? value.toFixed(2) : value),
  // Treasury dates are also known as yyyy-mm-dd; the API description has dd/mm/yyyy for all dates.
  days: (fields) => {
    const { date, ...rest } = fields as Json;
    return typeof date === 'string' ? { ...rest, date: date.split('-').reverse().join('/') } : fields;
  },
};

/** Converts unit_price, quantity and discount of lines to numbers, for targets that accept no text. */
function withNumbers(fields: unknown): unknown {
  const { items, ...rest } = fields as { items?: unknown };
  // A check may send something else in place of the lines.
  if (!Array.isArray(items)) return fields;
  const amounts = ['unit_price', 'quantity', 'discount'];
  const number = (key: string, value: unknown) =>
    amounts.includes(key) && isNumeric(value) ? Number(value) : value;
  const lines = (items as Json[]).map((line) =>
    Object.fromEntries(Object.entries(line).map(([key, value]) => [key, number(key, value)])),
  );
  return { ...rest, items: lines };
}

/** Whether creating needs the id of a final invoice. */
export function needsOwner(template: Template): boolean {
  return JSON.stringify(template ?? null).includes('{fields:owned}');
}

/** Reads a YAML file with `bodies`, `triggers`, `queries`, `also`, `tax`, which are then not learned. Throws UsageError. */
export function readDialect(path: string): Partial<Dialect> {
  const content = readYaml(path, 'dialect');
  if (content === null || typeof content !== 'object' || Array.isArray(content)) {
    throw new UsageError(`${path} must be a YAML map with bodies, triggers, queries, also or tax.`);
  }
  refuseUnknownKeys(path, content, ['bodies', 'triggers', 'queries', 'also', 'tax']);
  const { bodies = {}, queries = {} } = content as { bodies?: object; queries?: object };
  const wrong = [...Object.keys(bodies), ...Object.keys(queries)].find((id) => !(id in operations));
  if (wrong) throw new UsageError(`${path} names "${wrong}", which is no operation; see --list.`);
  return content as Partial<Dialect>;
}
