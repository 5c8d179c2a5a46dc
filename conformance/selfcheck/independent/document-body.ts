/**
 * Reads the body of a document and makes a plan of what it will write: nothing is stored before all of it is judged.
 * It owns the creation rules.
 */
import { addClient, isAddress, readClientFields, refuseUsedCode } from './clients.js';
import { type Decimal, parseDecimal, placesOf } from './decimal.js';
import { type Call, refuse } from './http.js';
import { readPrice } from './items.js';
import { isObject, type Json, type JsonObject, objectAt, textAt } from './json.js';
import type { Kind } from './kinds.js';
import {
  clientNamed,
  type Doc,
  defaultTax,
  entry,
  itemNamed,
  type Line,
  nextId,
  type Tax,
  taxNamed,
} from './store.js';
import { taxNameIn } from './taxes.js';

export interface Plan {
  fields: JsonObject;
  sequenceId?: number;
  ownerId?: number;
  lines?: Line[];
  client?: () => number;
  items: (() => void)[];
}

const documentTexts = [
  'reference',
  'observations',
  'retention',
  'tax_exemption',
  'tax_exemption_reason',
  'currency_code',
  'license_plate',
  'load_site',
  'delivery_site',
  'manual_sequence_number',
];
const addressTexts = ['detail', 'city', 'postal_code', 'country'];

export function isDay(text: string): boolean {
  const match = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text);
  if (!match) return false;
  const [day, month, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const isMoment = (text: string): boolean =>
  /^\S+ ([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text) && isDay(text.slice(0, 10));

function dates(call: Call, body: JsonObject, fields: JsonObject): void {
  for (const key of ['date', 'due_date', 'loaded_at']) {
    const value = body[key];
    if (value === undefined || value === null || value === '') continue;
    const right = typeof value === 'string' && (isDay(value) || (key === 'loaded_at' && isMoment(value)));
    fields[key] = right ? value : refuse(`${key} must be dd/mm/yyyy`);
  }
  if (call.has('dates-are-needed') && fields.date === undefined) refuse('date is missing');
}

function texts(body: JsonObject, fields: JsonObject): void {
  for (const key of documentTexts) {
    const value = body[key];
    if (value === undefined) continue;
    const text = textAt(body, key);
    if (value !== null && text === undefined) refuse(`${key} must be a text`);
    fields[key] = text === '' ? undefined : text;
  }
  for (const key of ['address_from', 'address_to']) {
    const given = body[key];
    if (given === undefined || given === null) continue;
    const address = isObject(given) ? given : refuse(`${key} must be an object`);
    fields[key] = Object.fromEntries(addressTexts.map((part) => [part, textAt(address, part)]));
  }
  if (body.mb_reference !== undefined && !isObject(body.mb_reference))
    fields.mb_reference = body.mb_reference;
}

function amount(call: Call, line: JsonObject, key: string, otherwise?: Decimal): Decimal {
  const text = textAt(line, key);
  if (text === undefined && line[key] !== undefined && line[key] !== null) refuse(`${key} must be a number`);
  if (text === undefined || text === '') return otherwise ?? refuse(`${key} is missing`);
  if (key === 'unit_price') return readPrice(call, text);
  const value = parseDecimal(text) ?? refuse(`${key} must be a number`);
  if (value < 0n) refuse(`${key} must not be below zero`);
  if (key === 'quantity' && value === 0n && call.has('quantity-zero-refused'))
    refuse('quantity must be above zero');
  if (key === 'quantity' && call.has('quantities-of-two-decimals') && placesOf(text) > 2)
    refuse('quantity has at most two decimals');
  return value;
}

function lineTax(call: Call, line: JsonObject): { tax: Tax | undefined; named: boolean } {
  const name = taxNameIn(line);
  if (typeof name === 'string') {
    const found = taxNamed(call.account, name);
    return { tax: found ?? defaultTax(call.account), named: true };
  }
  if (name === null && call.has('tax-null-means-untaxed')) return { tax: undefined, named: true };
  const known = itemNamed(call.account, textAt(line, 'name') ?? '');
  if (call.has('a-line-takes-the-tax-of-its-item') && known)
    return { tax: known.taxId === undefined ? undefined : call.account.taxes.get(known.taxId), named: false };
  if (call.has('untaxed-lines-stay-untaxed')) return { tax: undefined, named: false };
  return { tax: defaultTax(call.account), named: false };
}

function readLine(call: Call, given: Json): { line: Line; store: () => void } {
  const body = isObject(given) ? given : refuse('a line must be an object');
  const name =
    typeof body.name === 'string' && body.name.trim() !== ''
      ? body.name
      : refuse('the name of a line is missing');
  for (const key of ['description', 'unit'])
    if (body[key] !== undefined && body[key] !== null && textAt(body, key) === undefined)
      refuse(`${key} of a line must be a text`);
  const { tax, named } = lineTax(call, body);
  const discount = amount(call, body, 'discount', 0n);
  const whole = 10_000_000_000n;
  if (discount > whole || (discount === whole && call.has('discount-of-100-refused')))
    refuse('discount must be a percentage below 100');
  const line: Line = {
    name,
    description: textAt(body, 'description'),
    price: amount(call, body, 'unit_price'),
    quantity: amount(
      call,
      body,
      'quantity',
      call.has('quantity-is-one-when-not-sent') ? 100_000_000n : undefined,
    ),
    unit: textAt(body, 'unit'),
    discount,
    tax: tax ? { id: tax.id, name: tax.name, value: tax.value } : undefined,
  };
  return { line, store: () => keepItem(call, line, tax, named) };
}

/** Rule 2: an unknown item is created, a known one takes the new values. */
function keepItem(call: Call, line: Line, tax: Tax | undefined, named: boolean): void {
  const known = itemNamed(call.account, line.name);
  if (known) {
    known.price = line.price;
    if (line.description !== undefined) known.description = line.description;
    else if (call.has('a-line-clears-what-it-does-not-say')) known.description = '';
    if (line.unit !== undefined) known.unit = line.unit;
    if (named) known.taxId = tax?.id;
    known.updates += 1;
    return;
  }
  const id = nextId(call.world, 'item', call.account.items.keys());
  call.account.items.set(id, {
    ...entry(id),
    name: line.name,
    description: line.description ?? '',
    price: line.price,
    unit: line.unit,
    taxId: tax?.id,
  });
}

/** Rule 1: an unknown client is created with the document. */
function readClient(call: Call, given: JsonObject): () => number {
  const name = textAt(given, 'name') ?? '';
  const known = clientNamed(call.account, name);
  if (name.trim() === '') refuse('client.name is missing');
  const email = textAt(given, 'email') ?? '';
  if (email !== '' && !isAddress(email)) refuse('client.email is not a valid address');
  const fields = readClientFields(call, given);
  if (known) {
    return () => {
      if (call.has('documents-update-their-client'))
        for (const [key, value] of Object.entries(fields))
          if (value !== undefined && value !== '' && key !== 'code') known.fields[key] = value;
      return known.id;
    };
  }
  const code = textAt(given, 'code');
  if (code === undefined && call.has('new-clients-of-documents-need-a-code'))
    refuse('client.code is missing');
  refuseUsedCode(call, code);
  return () =>
    addClient(call.world, call.account, {
      ...fields,
      name,
      code: code ?? `C${call.account.clients.size + 1}`,
    }).id;
}

function bodyOf(call: Call, kind: Kind): JsonObject {
  const own = objectAt(call.body, kind.singular);
  const shared =
    kind.family === 'invoice' && !call.has('only-the-own-wrapper')
      ? objectAt(call.body, 'invoice')
      : undefined;
  return own ?? shared ?? refuse(`${kind.singular} is missing`);
}

function readSequence(call: Call, body: JsonObject): number | undefined {
  const text = textAt(body, 'sequence_id') ?? '';
  if (text === '') return undefined;
  for (const sequence of call.account.sequences.values())
    if (String(sequence.id) === text || Object.values(sequence.ids).map(String).includes(text))
      return sequence.id;
  return refuse('sequence_id is unknown');
}

function judgeRules(call: Call, kind: Kind, fields: JsonObject, lines: readonly Line[]): void {
  if (kind.family !== 'invoice') return;
  const exempt = lines.some((line) => line.tax?.value === 0n);
  if (call.account.country === '1' && exempt && !fields.tax_exemption && !fields.tax_exemption_reason)
    refuse('the exemption reason is missing');
  if (kind.type === 'SimplifiedInvoice' && call.account.country !== '1')
    refuse('simplified invoices exist only for Portugal');
}

function needsOf(call: Call, kind: Kind, plan: Plan): void {
  const guide = kind.family === 'guide' && call.has('guides-need-addresses');
  if (guide && (!plan.fields.address_from || !plan.fields.address_to || !plan.fields.loaded_at))
    refuse('a guide needs loaded_at, address_from and address_to');
  if (
    !plan.ownerId &&
    kind.type.endsWith('Note') &&
    kind.family === 'invoice' &&
    call.has('notes-need-their-invoice')
  )
    refuse('owner_invoice_id is missing');
}

export function readDocument(call: Call, kind: Kind, before?: Doc): Plan {
  const body = bodyOf(call, kind);
  const plan: Plan = { fields: {}, items: [] };
  dates(call, body, plan.fields);
  texts(body, plan.fields);
  const sequenceId = readSequence(call, body);
  if (sequenceId !== undefined) plan.sequenceId = sequenceId;
  const owner = textAt(body, 'owner_invoice_id') ?? '';
  if (owner !== '')
    plan.ownerId = call.account.docs.has(Number(owner))
      ? Number(owner)
      : refuse('owner_invoice_id is unknown');
  if (body.client !== undefined || !before)
    plan.client = readClient(call, objectAt(body, 'client') ?? refuse('client is missing'));
  if (body.items !== undefined || !before) {
    const given = Array.isArray(body.items) ? body.items : refuse('items must be a list');
    if (given.length === 0 && !(before && call.has('an-update-may-empty-the-lines')))
      refuse('items is empty');
    const read = given.map((line) => readLine(call, line));
    plan.lines = read.map((each) => each.line);
    plan.items = read.map((each) => each.store);
  }
  judgeRules(call, kind, { ...before?.fields, ...plan.fields }, plan.lines ?? before?.lines ?? []);
  if (!before) needsOf(call, kind, plan);
  return plan;
}
