/** Items: list, get, create, update, and (by a switch) delete. */
import { decimalNumber, parseDecimal, placesOf, toTwoPlaces } from './decimal.js';
import { type Call, type Reply, refuse } from './http.js';
import { type JsonObject, objectAt, textAt } from './json.js';
import { ordered, pageOf, recordAt, withPages } from './paging.js';
import { entry, type Item, itemNamed, nextId, taxNamed } from './store.js';
import { taxNameIn } from './taxes.js';

function itemJson(call: Call, item: Item): JsonObject {
  const json: JsonObject = {
    id: item.id,
    name: item.name,
    description: item.description,
    unit_price: decimalNumber(item.price),
  };
  if (item.unit !== undefined) json.unit = item.unit;
  else if (!call.has('unset-is-absent')) json.unit = null;
  const tax = item.taxId === undefined ? undefined : call.account.taxes.get(item.taxId);
  if (tax)
    json.tax = {
      id: tax.id,
      name: tax.name,
      value: Math.round(decimalNumber(tax.value)),
      comment: `${decimalNumber(tax.value)} %`,
    };
  else if (call.has('untaxed-is-an-empty-object')) json.tax = {};
  else if (call.has('untaxed-has-null-inside')) json.tax = { name: null, value: null, comment: null };
  else if (!call.has('unset-is-absent')) json.tax = null;
  return json;
}

/** A price, as stored: more than two decimals are kept, refused or rounded, as the switches say. */
export function readPrice(call: Call, text: string | undefined): bigint {
  const price = parseDecimal(text ?? '') ?? refuse('unit_price must be a number');
  if (price < 0n) refuse('unit_price must not be below zero');
  if (placesOf(text ?? '') <= 2) return price;
  if (call.has('long-prices-refused')) refuse('unit_price has at most two decimals');
  return call.has('long-prices-rounded') ? toTwoPlaces(price) : price;
}

function readText(body: JsonObject, key: string): string {
  const text = body[key];
  return typeof text === 'string' ? text : refuse(`${key} must be a text`);
}

function readName(call: Call, body: JsonObject, own?: Item): string {
  const name = readText(body, 'name');
  if (name.trim() === '') refuse('name is empty');
  const other = itemNamed(call.account, name);
  if (other && other !== own) refuse('name is in use by another item');
  return name;
}

const wrapped = (call: Call): JsonObject => objectAt(call.body, 'item') ?? refuse('item is missing');

function readUnit(body: JsonObject): string | undefined {
  if (body.unit === undefined || body.unit === null) return undefined;
  return readText(body, 'unit');
}

function taxIdFor(call: Call, body: JsonObject, before: number | undefined): number | undefined {
  const name = taxNameIn(body);
  if (name === undefined) return before;
  return name === null ? undefined : taxNamed(call.account, name)?.id;
}

export function listItems(call: Call): Reply {
  const page = pageOf(call, ordered(call, call.account.items.values()));
  const lean = call.has('item-list-is-lean');
  const records = page.records.map((item) => {
    const json = itemJson(call, item);
    if (lean) delete json.description;
    return json;
  });
  return { status: 200, body: withPages(call, 'items', { ...page, records }, false) };
}

export function getItem(call: Call): Reply {
  const item = recordAt(call, 'item-id', call.account.items, 'item');
  call.touched = item;
  return { status: 200, body: { item: itemJson(call, item) } };
}

export function createItem(call: Call): Reply {
  const body = wrapped(call);
  const name = readName(call, body);
  const description = readText(body, 'description');
  const price = readPrice(call, textAt(body, 'unit_price'));
  const unit = readUnit(body);
  const taxId = taxIdFor(call, body, undefined);
  const item: Item = {
    ...entry(nextId(call.world, 'item', call.account.items.keys())),
    name,
    description,
    price,
    unit,
    taxId,
  };
  call.account.items.set(item.id, item);
  call.touched = item;
  if (call.has('creates-answer-empty')) return { status: 201 };
  return { status: call.has('item-created-is-200') ? 200 : 201, body: { item: itemJson(call, item) } };
}

export function updateItem(call: Call): Reply {
  const item = recordAt(call, 'item-id', call.account.items, 'item');
  const body = wrapped(call);
  if (body.unit_price === undefined && call.has('item-update-needs-the-price'))
    refuse('unit_price is missing');
  const name = body.name === undefined ? item.name : readName(call, body, item);
  const description = body.description === undefined ? item.description : readText(body, 'description');
  const price = body.unit_price === undefined ? item.price : readPrice(call, textAt(body, 'unit_price'));
  const unit = body.unit === undefined ? item.unit : readUnit(body);
  const taxId = taxIdFor(call, body, item.taxId);
  Object.assign(item, { name, description, price, unit, taxId });
  item.updates += 1;
  call.touched = item;
  return { status: 200 };
}

/** Not in the description; some services have it. */
export function deleteItem(call: Call): Reply {
  const item = recordAt(call, 'item-id', call.account.items, 'item');
  call.account.items.delete(item.id);
  return { status: 200 };
}
