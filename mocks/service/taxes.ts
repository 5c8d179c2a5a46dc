/** Taxes, exactly one of which is the default. documents/lines.ts applies them. */
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
import { defaultOf, onlyDefault } from './default-mark.js';
import { percentText } from './documents/amounts.js';
import { find, idIn, nameIsFree, pathText } from './look-up.js';
import type { ServiceRequest } from './request.js';
import type { TaxRecord } from './store/records.js';
import { all, newId, put, remove } from './store/world.js';

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

/** Notes the unknown tax of a line or an item; rule 3 of the description defines the consequence, `then`. */
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

/** Makes the oldest other tax the default when no tax is: there is always one default. */
function ensureDefault(context: Context, except: number): void {
  if (defaultOf(context.account, 'taxes')) return;
  const taxes = [...all(context.account, 'taxes')];
  const successor = taxes.find(({ id }) => id !== except) ?? taxes[0];
  if (successor) put(context.world, context.account, 'taxes', { ...successor, isDefault: true });
}

/** The tax in a request's body; on update, fields that are not sent keep the values of `before`. */
function taxIn(context: Context, request: ServiceRequest, before?: TaxRecord): TaxRecord {
  const reader = unwrap(request.body, 'tax');
  const needed = (field: 'name' | 'region') =>
    before && !sent(reader, field) ? before[field] : requiredText(reader, field);
  const name = needed('name') ?? undefined;
  if (!before && own(reader.fields, 'value') === undefined) complain(reader, 'value', 'is required');
  const value = decimal(reader, 'value') ?? before?.value;
  const region = needed('region');
  const code = text(reader, 'code') ?? null;
  const isDefault = flag(reader, 'default_tax') ?? before?.isDefault ?? false;
  nameIsFree(context, reader, 'taxes', name, before?.id ?? 0);
  settle(reader);
  return {
    id: before?.id ?? newId(context.world),
    name: name as string,
    value: value as string,
    region: region ?? null,
    code: before && !sent(reader, 'code') ? before.code : code,
    isDefault,
  };
}

const createTax: Handler = (context, request) => {
  const { id } = store(context, taxIn(context, request), 0);
  return { status: 201, body: { tax: taxAnswer(context, find(context, 'taxes', id, 'tax')) } };
};

const updateTax: Handler = (context, request) => {
  const tax = taxOf(context, request);
  store(context, taxIn(context, request, tax), tax.id);
  return ok();
};

/** Stores a tax and ensures one default, which `except` does not become automatically. */
function store(context: Context, tax: TaxRecord, except: number): TaxRecord {
  put(context.world, context.account, 'taxes', tax);
  if (tax.isDefault) onlyDefault(context, 'taxes', tax.id);
  ensureDefault(context, except);
  return tax;
}

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
