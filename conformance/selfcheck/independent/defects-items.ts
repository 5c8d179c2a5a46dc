/** Defects of items and taxes. */
import {
  again,
  all,
  answered,
  answers,
  asked,
  changes,
  type Defect,
  defect,
  drops,
  good,
  instead,
  is,
  listOf,
  not,
  puts,
  requests,
  sent,
  status,
  stores,
  type Test,
} from './defect-kit.js';
import { type Call, missing } from './http.js';
import { isObject, type Json, type JsonObject, objectAt, setAt, textAt } from './json.js';
import { defaultTax, type Item, itemNamed, type Tax } from './store.js';

const list = 'GET /items.json';
const get = 'GET /items/:item-id.json';
const create = 'POST /items.json';
const update = 'PUT /items/:item-id.json';
const taxList = 'GET /taxes.json';
const taxGet = 'GET /taxes/:tax-id.json';
const taxCreate = 'POST /taxes.json';
const taxUpdate = 'PUT /taxes/:tax-id.json';
const taxDelete = 'DELETE /taxes/:tax-id.json';

const body = (call: Call): JsonObject => objectAt(call.body, 'item') ?? {};
const item = (call: Call): Item => call.touched as Item;
const tax = (call: Call): Tax => call.touched as Tax;
const refusedWith =
  (code: number): Test =>
  (_call, reply) =>
    reply?.status === code;
const changed: Test = (call) => (call.touched?.updates ?? 0) > 0;
const hasText =
  (part: string) =>
  (value: Json): boolean =>
    String(value).includes(part);

/** The name goes in under another one and is written afterwards: two items can have one name. */
const sneaks = (test: Test) => ({
  before: (call: Call) => {
    const name = textAt(body(call), 'name');
    if (name !== undefined && test(call) && itemNamed(call.account, name)) {
      call.params.sneaked = name;
      setAt(call.body, 'item.name', `${name} ${Math.random()}`);
    }
    return undefined;
  },
  after: (call: Call) => {
    if (call.params.sneaked !== undefined && call.touched) item(call).name = call.params.sneaked;
    return undefined;
  },
});

const neighbour = (call: Call): Item | undefined =>
  [...call.account.items.values()].find((each) => each !== call.touched);

/** A number read as sloppily as `Number` and `parseInt` do. */
const sloppyId =
  (param: string): ((call: Call) => void) =>
  (call) => {
    const id = Number(call.params[param]);
    if (Number.isFinite(id)) call.params[param] = String(Math.trunc(id));
  };

const elsewhere = (call: Call, table: 'items' | 'taxes', param: string): void => {
  const id = Number(call.params[param]);
  const owner = call.world.accounts.find((each) => each[table].has(id));
  if (owner) call.account = owner;
};

// biome-ignore format: a table, one row a line
const itemFields: readonly Defect[] = [
  defect('item-get-lacks-description', 'an item has no description', get, 'Item: description', drops(is(get), 'item.description')),
  defect('item-price-is-text', 'unit_price is answered as text', get, 'Item: number in responses', puts(is(get), 'item.unit_price', String)),
  defect('item-id-is-text', 'the id is a text', get, 'Item: id integer', puts(is(get), 'item.id', String)),
  defect('item-tax-value-is-text', 'tax.value is a text', get, 'Item: tax.value integer', puts(is(get), 'item.tax.value', String), 'the item has a tax'),
  defect('item-tax-comment-lost', 'tax.comment is missing', get, 'Item: tax.comment', drops(is(get), 'item.tax.comment'), 'the item has a tax'),
  defect('item-comment-is-a-number', 'tax.comment is a number', get, 'Item: tax.comment string', puts(is(get), 'item.tax.comment', 23), 'the item has a tax'),
  defect('item-tax-lost-after-an-update', 'an item loses its tax', get, 'Item: tax', puts(all(is(get), changed), 'item.tax', null), 'after an update'),
  defect('item-unit-lost-after-an-update', 'an item loses its unit', get, 'Item: unit', drops(all(is(get), changed), 'item.unit'), 'after an update'),
  defect('item-get-unwrapped', 'the wrapper item is missing', get, 'Items: 200 {item}', answers(all(is(get), good), (_call, reply) => ({ ...reply, body: objectAt(reply.body, 'item') ?? null }))),
  defect('item-list-under-data', 'the list is under data', list, 'Items: 200 {items}', answers(all(is(list), good), (_call, reply) => ({ ...reply, body: { data: listOf(reply) ?? [] } }))),
  defect('item-price-times-100', 'a price comes back in cents', get, 'Item: unit_price', puts(all(is(get), answered('item.unit_price', (value) => Number(value) % 1 !== 0)), 'item.unit_price', (was) => Math.round(Number(was) * 100)), 'the price has decimals'),
  defect('item-price-cut', 'a price is cut to a whole number', [create, get], 'Item: unit_price', stores(all(is(create), sent('item.unit_price', (value) => Number(value) > 1000)), (call) => { item(call).price -= item(call).price % 100_000_000n; }), 'the price is above 1000'),
];

// biome-ignore format: a table, one row a line
const itemStatuses: readonly Defect[] = [
  defect('item-update-is-201', 'an update is 201', update, 'Items: 200 empty', status(all(is(update), good), 201)),
  defect('item-update-is-204', 'an update is 204', update, 'Items: 200 empty', status(all(is(update), good), 204)),
  defect('item-update-answers-it', 'an update answers the item', update, 'Items: 200 empty', answers(all(is(update), good), (call, reply) => ({ ...reply, body: { item: { id: item(call).id } } }))),
  defect('item-missing-is-200', 'an unknown item is 200', get, 'Items: 404', status(all(is(get), refusedWith(404)), 200, { item: null })),
  defect('item-missing-is-422', 'an unknown item is 422', get, 'Items: 404', status(all(is(get), refusedWith(404)), 422)),
  defect('item-update-of-none-is-200', 'an update of no item is 200', update, 'Items: 404', status(all(is(update), refusedWith(404)), 200)),
  defect('item-refusal-is-400', 'a refused item is 400', create, 'Items: 422', status(all(is(create), refusedWith(422)), 400)),
  defect('item-refused-update-is-200', 'a refused update is 200', update, 'Items: 422', status(all(is(update), refusedWith(422)), 200)),
  defect('item-refusal-is-500-for-long-names', 'a name above 200 characters breaks the server', create, 'Errors: no such 500', instead(all(is(create), sent('item.name', (value) => String(value).length > 200)), () => ({ status: 500 })), 'the name is long'),
  defect('item-number-as-name-breaks', 'a number as name breaks the server', create, 'Errors: 422', instead(all(is(create), sent('item.name', (value) => typeof value === 'number')), () => ({ status: 500 })), 'the name is a number'),
  defect('item-list-as-name-breaks', 'a list as name breaks the update', update, 'Errors: 422', instead(all(is(update), sent('item.name', (value) => Array.isArray(value))), () => ({ status: 500 })), 'the name is a list'),
  defect('item-without-wrapper-breaks', 'a body without wrapper breaks the server', create, 'Items: body item required', instead(all(is(create), not(sent('item'))), () => ({ status: 500 })), 'item is missing'),
  defect('item-without-wrapper-is-accepted', 'a body without wrapper creates an item', create, 'Items: body item required', requests(all(is(create), not(sent('item'))), (call) => { call.body = { item: { name: `item ${Math.random()}`, description: '', unit_price: '1' } }; }), 'item is missing'),
];

// biome-ignore format: a table, one row a line
const itemRules: readonly Defect[] = [
  defect('item-names-repeat', 'two items can have one name', create, 'Item: name must be unique', sneaks(is(create))),
  defect('item-names-repeat-by-update', 'an update can take the name of another item', update, 'Item: name must be unique', sneaks(is(update)), 'by an update'),
  defect('item-names-repeat-with-ampersand', 'two items can have one name', create, 'Item: name must be unique', sneaks(all(is(create), sent('item.name', hasText('&')))), 'the name has an ampersand'),
  defect('item-price-below-zero', 'a price below zero is accepted as zero', create, 'Item: a number >= 0.0', requests(all(is(create), sent('item.unit_price', (value) => Number(value) < 0)), (call) => setAt(call.body, 'item.unit_price', '0'))),
  defect('item-price-below-zero-by-update', 'an update below zero is accepted', update, 'Item: a number >= 0.0', requests(all(is(update), sent('item.unit_price', (value) => Number(value) < 0)), (call) => setAt(call.body, 'item.unit_price', '0')), 'by an update'),
  defect('item-price-just-below-zero', 'a price of less than a cent below zero is accepted', create, 'Item: a number >= 0.0', requests(all(is(create), sent('item.unit_price', (value) => Number(value) < 0 && Number(value) > -1)), (call) => setAt(call.body, 'item.unit_price', '0')), 'between -1 and 0'),
  defect('item-price-is-a-word', 'a word as price is accepted as zero', create, 'Item: a number', requests(all(is(create), sent('item.unit_price', (value) => Number.isNaN(Number(value)))), (call) => setAt(call.body, 'item.unit_price', '0'))),
  defect('item-price-not-needed', 'an item needs no price', create, 'Item: unit_price required', requests(all(is(create), sent('item'), not(sent('item.unit_price'))), (call) => setAt(call.body, 'item.unit_price', '0'))),
  defect('item-name-not-needed', 'an item needs no name', create, 'Item: name required on create', requests(all(is(create), sent('item'), not(sent('item.name'))), (call) => setAt(call.body, 'item.name', `item ${Math.random()}`))),
  defect('item-description-not-needed', 'an item needs no description', create, 'Item: description required on create', requests(all(is(create), sent('item'), not(sent('item.description'))), (call) => setAt(call.body, 'item.description', ''))),
  defect('item-unknown-tax-is-the-default', 'an unknown tax becomes the default', create, 'Item: no tax is applied', stores(all(is(create), sent('item.tax.name')), (call) => { item(call).taxId ??= defaultTax(call.account)?.id; }), 'the tax is unknown'),
  defect('item-without-tax-gets-the-default', 'an item without tax gets the default', create, 'Item: if absent no tax is applied', stores(all(is(create), not(sent('item.tax'))), (call) => { item(call).taxId = defaultTax(call.account)?.id; }), 'no tax is sent'),
  defect('item-unknown-tax-is-refused', 'an unknown tax is refused', create, 'Item: if no tax has that name, no tax is applied', status(all(is(create), good, sent('item.tax.name'), answered('item.tax', (value) => value === null)), 422), 'the tax is unknown'),
];

// biome-ignore format: a table, one row a line
const itemPersistence: readonly Defect[] = [
  defect('item-unit-not-stored', 'the unit of a new item is lost', create, 'Item: unit', stores(is(create), (call) => { item(call).unit = undefined; })),
  defect('item-tax-not-stored', 'the tax of a new item is lost', create, 'Item: tax.name', stores(is(create), (call) => { item(call).taxId = undefined; })),
  defect('item-update-loses-unit', 'an update does not store the unit', update, 'Item: unit', requests(is(update), (call) => setAt(call.body, 'item.unit', undefined))),
  defect('item-update-loses-description-beside-name', 'an update does not store the description', update, 'Item: description', requests(all(is(update), sent('item.name'), sent('item.description')), (call) => setAt(call.body, 'item.description', undefined)), 'beside a name'),
  defect('item-update-loses-price-beside-unit', 'an update does not store the price', update, 'Item: unit_price', requests(all(is(update), sent('item.unit')), (call) => setAt(call.body, 'item.unit_price', undefined)), 'beside a unit'),
  defect('item-second-update-is-lost', 'the second update stores nothing', update, 'Items: update', requests(all(is(update), again('item update')), (call) => { if (isObject(call.body)) call.body.item = {}; }), 'from the second update on'),
  defect('item-update-ignores-name', 'an update does not store the name', update, 'Item: name', requests(is(update), (call) => setAt(call.body, 'item.name', undefined))),
  defect('item-update-clears-tax', 'an update without tax takes the tax away', update, 'Item: tax optional', stores(all(is(update), sent('item.unit_price'), not(sent('item.tax'))), (call) => { item(call).taxId = undefined; }), 'no tax is sent'),
  defect('item-update-reaches-the-neighbour', 'an update changes another item too', update, 'Items: update of item-id', stores(is(update), (call) => { const other = neighbour(call); if (other) other.description = item(call).description; })),
  defect('item-names-are-escaped', 'an ampersand comes back as &amp;', [get, list], 'Item: name string', puts(is(get), 'item.name', (was) => String(was).replaceAll('&', '&amp;')), 'the name has an ampersand'),
  defect('item-names-are-trimmed-inside', 'two spaces become one', create, 'Item: name string', stores(is(create), (call) => { item(call).name = item(call).name.replace(/ {2,}/g, ' '); }), 'the name has two spaces'),
  defect('item-descriptions-are-cut', 'a description is cut after 255 characters', create, 'Item: description string', stores(is(create), (call) => { item(call).description = item(call).description.slice(0, 255); }), 'the description is long'),
  defect('item-characters-are-lost', 'characters beyond Latin become question marks', create, 'Item: description string', stores(is(create), (call) => { item(call).description = item(call).description.replace(/[\u0100-\u{10ffff}]/gu, '?'); }), 'the text has other scripts'),
  defect('item-refusal-stores-the-rest', 'a refused update stores its description', update, 'Errors: 422', answers(all(is(update), refusedWith(422), sent('item.description', (value) => typeof value === 'string')), (call) => { const found = call.account.items.get(Number(call.params['item-id'])); if (found) found.description = textAt(body(call), 'description') ?? ''; return undefined; }), 'the update is refused'),
  defect('item-get-loses-after-second-read', 'the second get of an item is 404', get, 'Items: 200 {item}', instead(all(is(get), again('item get', 3)), () => missing('item')), 'from the third get on'),
];

// biome-ignore format: a table, one row a line
const itemLists: readonly Defect[] = [
  defect('item-list-ignores-per-page', 'per_page is ignored', list, 'Items: per_page', requests(is(list), (call) => call.query.delete('per_page'))),
  defect('item-list-ignores-page', 'page is ignored', list, 'Items: page', requests(is(list), (call) => call.query.delete('page'))),
  defect('item-list-ignores-page-beside-per-page', 'page is ignored', list, 'Items: page', requests(all(is(list), asked('per_page')), (call) => call.query.delete('page')), 'beside per_page'),
  defect('item-list-default-of-15', 'pages have 15 entries', list, 'Items: default 10 or 10, 20, 30', requests(all(is(list), not(asked('per_page'))), (call) => call.query.set('per_page', '15')), 'per_page is not sent'),
  defect('item-list-loses-the-last', 'the last entry of a page is missing', list, 'Items: list', answers(all(is(list), good), (_call, reply) => { listOf(reply)?.pop(); return undefined; }), undefined),
  defect('item-list-repeats-on-page-2', 'page 2 begins with its own second entry twice', list, 'Items: list', answers(all(is(list), good, asked('page', (page) => page === '2')), (_call, reply) => { const rows = listOf(reply); const second = rows?.[1]; if (rows && second) rows[0] = second; return undefined; }), 'page 2'),
  defect('item-list-shows-others', "another account's item is in the list", list, 'Authentication 2', answers(all(is(list), good), (call, reply) => { const other = call.world.accounts.find((each) => each !== call.account && each.items.size > 0); const found = other && [...other.items.values()][0]; if (found) listOf(reply)?.unshift({ id: found.id, name: found.name, description: found.description, unit_price: 1 }); return undefined; }), 'another account has items'),
  defect('item-list-price-is-text', 'unit_price is a text in lists', list, 'Item: number in responses', changes(is(list), (_body, _call, reply) => { for (const each of listOf(reply) ?? []) if (isObject(each)) each.unit_price = String(each.unit_price); })),
  defect('item-of-others-is-read', "another account's item is read", get, 'Authentication 2', requests(is(get), (call) => elsewhere(call, 'items', 'item-id'))),
  defect('item-of-others-is-changed', "another account's item is changed", update, 'Authentication 2', requests(is(update), (call) => elsewhere(call, 'items', 'item-id'))),
  defect('item-ids-are-read-sloppily', '1e3, 01 and 1.5 are ids', get, 'Errors: 404', requests(is(get), sloppyId('item-id')), 'odd ids'),
];

// biome-ignore format: a table, one row a line
const taxes: readonly Defect[] = [
  defect('tax-create-is-200', 'a tax is created with 200', taxCreate, 'Taxes: 201 tax', status(all(is(taxCreate), good), 200)),
  defect('tax-create-answers-empty', 'a new tax is not answered', taxCreate, 'Taxes: 201 tax', answers(all(is(taxCreate), good), () => ({ status: 201 }))),
  defect('tax-create-not-stored', 'a new tax is not kept', taxCreate, 'Taxes: 201 tax', stores(is(taxCreate), (call) => { call.account.taxes.delete(tax(call).id); })),
  defect('tax-update-answers-it', 'a tax update has a body', taxUpdate, 'Taxes: 200 empty', answers(all(is(taxUpdate), good), (call, reply) => ({ ...reply, body: { tax: { id: tax(call).id } } }))),
  defect('tax-update-is-204', 'a tax update is 204', taxUpdate, 'Taxes: 200 empty', status(all(is(taxUpdate), good), 204)),
  defect('tax-update-loses-value', 'a tax update does not store the value', taxUpdate, 'Tax: value', requests(is(taxUpdate), (call) => setAt(call.body, 'tax.value', undefined))),
  defect('tax-update-loses-name-beside-value', 'a tax update does not store the name', taxUpdate, 'Tax: name', requests(all(is(taxUpdate), sent('tax.value')), (call) => setAt(call.body, 'tax.name', undefined)), 'beside a value'),
  defect('tax-update-reaches-the-neighbour', 'a tax update changes another tax', taxUpdate, 'Taxes: update of tax-id', stores(is(taxUpdate), (call) => { const other = [...call.account.taxes.values()].find((each) => each !== call.touched); if (other) other.value = tax(call).value; })),
  defect('tax-second-update-is-lost', 'the second tax update stores nothing', taxUpdate, 'Taxes: update', requests(all(is(taxUpdate), again('tax update')), (call) => { if (isObject(call.body)) call.body.tax = {}; }), 'from the second update on'),
  defect('tax-value-loses-decimals', 'a tax of 6.5 becomes 6', taxCreate, 'Tax: a decimal number', stores(is(taxCreate), (call) => { tax(call).value -= tax(call).value % 100_000_000n; }), 'the value has decimals'),
  defect('tax-delete-is-204', 'a delete is 204', taxDelete, 'Taxes: 200 empty', status(all(is(taxDelete), good), 204)),
  defect('tax-delete-answers-it', 'a delete has a body', taxDelete, 'Taxes: 200 empty', answers(all(is(taxDelete), good), (_call, reply) => ({ ...reply, body: { deleted: true } }))),
  defect('tax-delete-does-nothing', 'a deleted tax stays', taxDelete, 'Taxes: DELETE', stores(is(taxDelete), (call) => { call.account.taxes.set(tax(call).id, tax(call)); })),
  defect('tax-delete-does-nothing-after-an-update', 'a deleted tax stays', taxDelete, 'Taxes: DELETE', stores(all(is(taxDelete), changed), (call) => { call.account.taxes.set(tax(call).id, tax(call)); }), 'the tax was updated before'),
  defect('tax-delete-takes-the-neighbour', 'a delete takes the newest other tax too', taxDelete, 'Taxes: DELETE of tax-id', stores(is(taxDelete), (call) => { const last = [...call.account.taxes.keys()].pop(); if (last !== undefined) call.account.taxes.delete(last); })),
  defect('tax-delete-twice-is-200', 'a delete of no tax is 200', taxDelete, 'Taxes: 404', status(all(is(taxDelete), refusedWith(404)), 200)),
  defect('tax-missing-is-200', 'an unknown tax is 200', taxGet, 'Taxes: 404', status(all(is(taxGet), refusedWith(404)), 200, { tax: {} })),
  defect('tax-update-of-none-is-200', 'an update of no tax is 200', taxUpdate, 'Taxes: 404', status(all(is(taxUpdate), refusedWith(404)), 200)),
  defect('tax-without-wrapper-is-201', 'a tax without wrapper is created', taxCreate, 'Taxes: body tax required', requests(all(is(taxCreate), not(sent('tax'))), (call) => { call.body = { tax: { name: `tax ${Math.random()}`, value: '1' } }; }), 'tax is missing'),
  defect('tax-object-as-value-breaks', 'an object as value breaks the server', taxCreate, 'Errors: 422', instead(all(is(taxCreate), sent('tax.value', (value) => isObject(value))), () => ({ status: 500 })), 'the value is an object'),
  defect('tax-of-others-is-read', "another account's tax is read", taxGet, 'Authentication 2', requests(is(taxGet), (call) => elsewhere(call, 'taxes', 'tax-id'))),
  defect('tax-of-others-is-deleted', "another account's tax is deleted", taxDelete, 'Authentication 2', requests(is(taxDelete), (call) => elsewhere(call, 'taxes', 'tax-id'))),
  defect('tax-list-loses-the-newest', 'the newest tax is not listed', taxList, 'Taxes: 200 list', changes(is(taxList), (_body, _call, reply) => { listOf(reply)?.pop(); })),
  defect('tax-default-flag-lost', 'a tax created as default is not the default', taxCreate, 'Tax: default_tax', stores(is(taxCreate), (call) => { tax(call).isDefault = false; })),
];

export const itemDefects: readonly Defect[] = [
  ...itemFields,
  ...itemStatuses,
  ...itemRules,
  ...itemPersistence,
  ...itemLists,
  ...taxes,
];
