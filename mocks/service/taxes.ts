/** Owns taxes, and that exactly one of them is the default. Applying them is the documents' business. */
import { type Answer, ok, optional } from './answer.js';
import {
  complain,
  decimal,
  flag,
  own,
  type Reader,
  requiredText,
  sent,
  settle,
  text,
  unwrap,
} from './body-values.js';
import type { Context, Handler } from './context.js';
import { percentText } from './documents/amounts.js';
import { find, idIn, nameIsFree, pathText } from './look-up.js';
import type { ServiceRequest } from './request.js';
import type { TaxRecord } from './store/records.js';
import { type AccountState, all, newId, put, remove } from './store/world.js';

export const taxComment = (value: string): string => `${Number(value)}%`;

function taxAnswer(context: Context, tax: TaxRecord): Answer {
  const { taxValueAs, extraFields } = context.settings.variations;
  const answer: Answer = {
    id: tax.id,
    name: tax.name,
    value: taxValueAs === 'text' ? percentText(tax.value) : Number(tax.value),
  };
  optional(context, answer, 'region', tax.region);
  answer.default_tax = tax.isDefault ? 1 : 0;
  optional(context, answer, 'code', tax.code);
  if (extraFields) answer.legal_basis = 'CIVA';
  return answer;
}

export function defaultTax(account: AccountState): TaxRecord | undefined {
  for (const tax of all(account, 'taxes')) if (tax.isDefault) return tax;
  return undefined;
}

/** Said of a line or an item; rule 3 of the description says what happens then. */
export function noteUnknownTax(context: Context, tax: Reader, name: string, then: string): void {
  if (context.notes.length >= MAX_NOTES) return;
  const names = [...all(context.account, 'taxes')].slice(0, 10).map((one) => one.name);
  context.notes.push(
    `${tax.path}.name "${name.slice(0, 40)}" is no tax of this account, so ${then}; there are ${names.join(', ')}`,
  );
}

const MAX_NOTES = 20;

const taxOf = (context: Context, request: ServiceRequest): TaxRecord =>
  find(context, 'taxes', idIn(pathText(request, 'tax-id')), 'tax');

/** Takes the mark from every other tax. */
function onlyDefault(context: Context, id: number): void {
  for (const tax of [...all(context.account, 'taxes')]) {
    if (tax.isDefault && tax.id !== id)
      put(context.world, context.account, 'taxes', { ...tax, isDefault: false });
  }
}

/** When the mark is removed or deleted, the oldest other tax gets it: there is always one default. */
function ensureDefault(context: Context, except: number): void {
  if (defaultTax(context.account)) return;
  const taxes = [...all(context.account, 'taxes')];
  const heir = taxes.find(({ id }) => id !== except) ?? taxes[0];
  if (heir) put(context.world, context.account, 'taxes', { ...heir, isDefault: true });
}

const createTax: Handler = (context, request) => {
  const reader = unwrap(request.body, 'tax');
  const name = requiredText(reader, 'name');
  if (own(reader.fields, 'value') === undefined) complain(reader, 'value', 'is required');
  const value = decimal(reader, 'value');
  const region = requiredText(reader, 'region');
  const code = text(reader, 'code') ?? null;
  const isDefault = flag(reader, 'default_tax') ?? false;
  nameIsFree(context, reader, 'taxes', name, 0);
  settle(reader);
  const tax: TaxRecord = {
    id: newId(context.world),
    name: name as string,
    value: value as string,
    region: region as string,
    code,
    isDefault,
  };
  put(context.world, context.account, 'taxes', tax);
  if (isDefault) onlyDefault(context, tax.id);
  ensureDefault(context, 0);
  return { status: 201, body: { tax: taxAnswer(context, taxById(context, tax.id)) } };
};

const taxById = (context: Context, id: number): TaxRecord => find(context, 'taxes', id, 'tax');

const updateTax: Handler = (context, request) => {
  const tax = taxOf(context, request);
  const reader = unwrap(request.body, 'tax');
  const name = sent(reader, 'name') ? requiredText(reader, 'name') : tax.name;
  const value = decimal(reader, 'value') ?? tax.value;
  const region = sent(reader, 'region') ? requiredText(reader, 'region') : tax.region;
  const code = sent(reader, 'code') ? (text(reader, 'code') ?? null) : tax.code;
  const isDefault = flag(reader, 'default_tax') ?? tax.isDefault;
  nameIsFree(context, reader, 'taxes', name, tax.id);
  settle(reader);
  const changed: TaxRecord = {
    id: tax.id,
    name: name as string,
    value,
    region: region ?? null,
    code,
    isDefault,
  };
  put(context.world, context.account, 'taxes', changed);
  if (isDefault) onlyDefault(context, tax.id);
  ensureDefault(context, tax.id);
  return ok();
};

export const taxHandlers = {
  listTaxes: (context) =>
    ok({ taxes: Array.from(all(context.account, 'taxes'), (tax) => taxAnswer(context, tax)) }),
  getTax: (context, request) => ok({ tax: taxAnswer(context, taxOf(context, request)) }),
  createTax,
  updateTax,
  deleteTax: (context, request) => {
    const tax = taxOf(context, request);
    remove(context.world, context.account, 'taxes', tax.id);
    ensureDefault(context, tax.id);
    return ok();
  },
} satisfies Record<string, Handler>;
