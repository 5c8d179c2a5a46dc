/** Taxes: list, get, create, update, delete. */
import { decimalNumber, decimalText, parseDecimal } from './decimal.js';
import { type Call, type Reply, refuse } from './http.js';
import { isObject, type Json, type JsonObject, objectAt, textAt } from './json.js';
import { ordered, recordAt } from './paging.js';
import { entry, nextId, type Tax, taxNamed } from './store.js';

function taxJson(call: Call, tax: Tax): JsonObject {
  const json: JsonObject = {
    id: tax.id,
    name: tax.name,
    value: call.has('tax-value-is-a-number') ? decimalNumber(tax.value) : decimalText(tax.value),
    region: tax.region ?? null,
    default_tax: call.has('default-tax-is-text')
      ? tax.isDefault
        ? '1'
        : '0'
      : call.has('default-tax-is-boolean')
        ? tax.isDefault
        : tax.isDefault
          ? 1
          : 0,
  };
  if (call.has('taxes-have-a-code')) json.code = tax.value === 0n ? 'ISE' : 'NOR';
  return json;
}

function readValue(call: Call, body: JsonObject): bigint {
  const value = parseDecimal(textAt(body, 'value') ?? '') ?? refuse('value must be a decimal number');
  if (value < 0n) refuse('value must not be below zero');
  if (call.has('taxes-up-to-100') && value > 10_000_000_000n) refuse('value is at most 100');
  return value;
}

function readDefault(call: Call, body: JsonObject): boolean | undefined {
  const given = body.default_tax;
  if (given === undefined || given === null) return undefined;
  if (given === true || given === 1 || given === '1') return true;
  if (given === false || given === 0 || given === '0' || given === '') return false;
  return call.has('odd-default-tax-means-no') ? false : refuse('default_tax must be 1 or 0');
}

function readRegion(call: Call, body: JsonObject): string | undefined {
  const region = textAt(body, 'region');
  if (region === undefined && call.has('tax-region-needed')) refuse('region is missing');
  if (region !== undefined && call.has('tax-regions-are-known') && !/^(PT(-AC|-MA)?|[A-Z]{2})$/.test(region))
    refuse('region is unknown');
  return region;
}

function readName(call: Call, body: JsonObject, own?: Tax): string {
  const name = textAt(body, 'name') ?? refuse('name is missing');
  if (name.trim() === '') refuse('name is empty');
  const other = taxNamed(call.account, name);
  if (other && other !== own && !call.has('tax-names-may-repeat')) refuse('name is in use by another tax');
  return name;
}

function makeDefault(call: Call, tax: Tax): void {
  if (!call.has('several-default-taxes'))
    for (const each of call.account.taxes.values()) each.isDefault = false;
  tax.isDefault = true;
}

const wrapped = (call: Call): JsonObject => objectAt(call.body, 'tax') ?? refuse('tax is missing');

export function listTaxes(call: Call): Reply {
  const taxes: Json[] = ordered(call, call.account.taxes.values()).map((tax) => taxJson(call, tax));
  if (call.has('tax-list-is-bare')) return { status: 200, body: taxes };
  return { status: 200, body: { taxes } };
}

export function getTax(call: Call): Reply {
  const tax = recordAt(call, 'tax-id', call.account.taxes, 'tax');
  call.touched = tax;
  return { status: 200, body: { tax: taxJson(call, tax) } };
}

export function createTax(call: Call): Reply {
  const body = wrapped(call);
  const name = readName(call, body);
  const value = readValue(call, body);
  const region = readRegion(call, body);
  const wanted = readDefault(call, body);
  const tax: Tax = {
    ...entry(nextId(call.world, 'tax', call.account.taxes.keys())),
    name,
    value,
    region,
    isDefault: false,
  };
  call.account.taxes.set(tax.id, tax);
  if (wanted) makeDefault(call, tax);
  call.touched = tax;
  return { status: 201, body: { tax: taxJson(call, tax) } };
}

export function updateTax(call: Call): Reply {
  const tax = recordAt(call, 'tax-id', call.account.taxes, 'tax');
  const body = wrapped(call);
  const name = body.name === undefined ? tax.name : readName(call, body, tax);
  const value = body.value === undefined ? tax.value : readValue(call, body);
  const region = body.region === undefined ? tax.region : readRegion(call, body);
  const wanted = readDefault(call, body);
  Object.assign(tax, { name, value, region });
  if (wanted === true) makeDefault(call, tax);
  if (wanted === false && !call.has('default-tax-cannot-be-unset')) tax.isDefault = false;
  tax.updates += 1;
  call.touched = tax;
  return { status: 200 };
}

export function deleteTax(call: Call): Reply {
  const tax = recordAt(call, 'tax-id', call.account.taxes, 'tax');
  if (tax.isDefault && call.has('default-tax-cannot-be-deleted')) refuse('the default tax stays');
  call.account.taxes.delete(tax.id);
  for (const item of call.account.items.values()) if (item.taxId === tax.id) item.taxId = undefined;
  call.touched = tax;
  return { status: 200 };
}

/** The tax that a body names: `undefined` when nothing is said, `null` when it says none. */
export function taxNameIn(body: JsonObject): string | null | undefined {
  if (body.tax === undefined) return undefined;
  if (body.tax === null) return null;
  if (!isObject(body.tax)) return refuse('tax must be an object');
  return textAt(body.tax, 'name') ?? null;
}
