/** Items: products and services. Lines of documents create and update them too (see documents/lines.ts). */
import { type Answer, askedPage, created, ok, optional } from './answer.js';
import {
  complain,
  decimal,
  inner,
  own,
  type Reader,
  requiredText,
  sent,
  settle,
  text,
  unwrap,
} from './body-values.js';
import type { Context, Handler } from './context.js';
import { find, findNamed, idIn, nameIsFree, pathText } from './look-up.js';
import { invalid } from './refusal.js';
import type { ServiceRequest } from './request.js';
import { DELETED } from './store/document-kinds.js';
import type { ItemRecord } from './store/records.js';
import { all, getOne, newId, put, remove } from './store/world.js';
import { noteUnknownTax, taxComment } from './taxes.js';

function itemAnswer(context: Context, item: ItemRecord): Answer {
  const answer: Answer = { id: item.id, name: item.name };
  optional(context, answer, 'description', item.description);
  answer.unit_price = Number(item.unitPrice);
  optional(context, answer, 'unit', item.unit);
  const tax = item.taxId === 0 ? undefined : getOne(context.account, 'taxes', item.taxId);
  const applied = tax && {
    id: tax.id,
    name: tax.name,
    value: Number(tax.value),
    comment: taxComment(tax.value),
  };
  optional(context, answer, 'tax', applied);
  if (context.settings.variations.extraFields) answer.stock = { managed: false };
  return answer;
}

const itemOf = (context: Context, request: ServiceRequest): ItemRecord =>
  find(context, 'items', idIn(pathText(request, 'item-id')), 'item');

/** The price is documented as text: a JSON number is refused (or accepted, by a variation). */
function priceOf(context: Context, reader: Reader, required: boolean): string | undefined {
  const value = own(reader.fields, 'unit_price');
  if (value === undefined) return required ? complain(reader, 'unit_price', 'is required') : undefined;
  const asText = typeof value === 'string' || context.settings.variations.numericItemPrice === 'accept';
  return asText
    ? decimal(reader, 'unit_price')
    : complain(reader, 'unit_price', 'must be a number written as text');
}

/** The id of the tax that the item names; 0 when it names none, or one that does not exist. */
function taxOf(context: Context, reader: Reader): number {
  const tax = inner(reader, 'tax');
  const name = tax && text(tax, 'name');
  if (tax === undefined || name === undefined) return 0;
  const found = findNamed(context.account, 'taxes', 'name', name);
  if (found === undefined) noteUnknownTax(context, tax, name, 'no tax applies');
  return found?.id ?? 0;
}

/** The item in a request's body; on update, fields that are not sent keep the values of `before`. */
function itemIn(context: Context, request: ServiceRequest, before?: ItemRecord): ItemRecord {
  const reader = unwrap(request.body, 'item');
  const stays = (field: string) => before !== undefined && !sent(reader, field);
  const { itemPriceOnUpdate } = context.settings.variations;
  const name = stays('name') ? before?.name : requiredText(reader, 'name');
  const written = before === undefined ? requiredText(reader, 'description') : text(reader, 'description');
  const unitPrice = priceOf(context, reader, before === undefined || itemPriceOnUpdate === 'required');
  const unit = text(reader, 'unit') ?? null;
  const taxId = taxOf(context, reader);
  nameIsFree(context, reader, 'items', name, before?.id ?? 0);
  settle(reader);
  return {
    id: before?.id ?? newId(context.world),
    name: name as string,
    description: before && stays('description') ? before.description : (written ?? null),
    unitPrice: unitPrice ?? (before?.unitPrice as string),
    unit: before && stays('unit') ? before.unit : unit,
    taxId: before && stays('tax') ? before.taxId : taxId,
  };
}

const createItem: Handler = (context, request) => {
  const item = itemIn(context, request);
  put(context.world, context.account, 'items', item);
  return created(context, { item: itemAnswer(context, item) });
};

const updateItem: Handler = (context, request) => {
  put(context.world, context.account, 'items', itemIn(context, request, itemOf(context, request)));
  return ok();
};

/** Whether a document that is not deleted has a line of this name. */
const isUsed = ({ account }: Context, { name }: ItemRecord): boolean =>
  [...all(account, 'documents')].some(
    ({ status, lines }) => status !== DELETED && lines.some((line) => line.name === name),
  );

/** Not in the API description, but published clients call it. */
const deleteItem: Handler = (context, request) => {
  const item = itemOf(context, request);
  if (isUsed(context, item)) throw invalid('', 'Documents use this item; it cannot be deleted.');
  remove(context.world, context.account, 'items', item.id);
  return ok();
};

export const itemHandlers = {
  listItems: (context, request) => {
    const { records, pagination } = askedPage(context, request, context.account.tables.items);
    const items = records.map((item) => itemAnswer(context, item));
    return ok(context.settings.variations.itemsPagination === 'present' ? { items, pagination } : { items });
  },
  getItem: (context, request) => ok({ item: itemAnswer(context, itemOf(context, request)) }),
  createItem,
  updateItem,
  deleteItem,
} satisfies Record<string, Handler>;
