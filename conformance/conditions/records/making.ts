/** Creates clients, items and taxes, changes them, and names them in documents. */

import { wordOf } from '../../checks/kit/client-kind.js';
import { isClaimed, linesOf } from '../../checks/kit/document-rules.js';
import { alone, ask } from '../../checks/kit/probe.js';
import { putOf } from '../../checks/kit/probes.js';
import { hasValue } from '../../checks/kit/record-judging.js';
import { type Kept, update as updateRecord } from '../../checks/kit/records.js';
import { operationsOf } from '../../dialect/dialect.js';
import { fiscalIdFor } from '../../given/accounts.js';
import { isoToday } from '../../given/given.js';
import { plainItem } from '../../given/minimal.js';
import { fieldOf, statusSymptom } from '../../judge/identity.js';
import { isError, isSuccess } from '../../judge/status-class.js';
import { isUnreadable } from '../../judge/unreadable.js';
import type { DocumentType } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { charsets } from '../factors/texts.js';
import { uniqueDigits } from '../names.js';
import { judgeRead } from './read-back.js';
import type { RecordCase } from './subject.js';

/** A unique name in the plan's character set; the code may be derived from it. */
function newName({ t, kind, plan }: RecordCase): string {
  if (plan.charset === 'blanks') return uniqueDigits(t);
  const own = t.unique(kind.word === 'tax' ? 'Tax' : 'Case');
  if (plan.charset === 'signs') return `${own} ${charsets.signs.short}`;
  return plan.charset === 'beyond' ? `${own} WORKS`.toUpperCase() : own;
}

/** The fields that the plan describes; no field has the same value in both variants. */
function compose(current: RecordCase, variant: 0 | 1 = 0, name = newName(current)): Json {
  current.variant = variant;
  const { t, kind, plan } = current;
  const { long } = charsets[plan.charset];
  const least = { ...kind.minimum(t), name, ...(kind.word === 'client' && { code: codeOf(current, name) }) };
  if (plan.fields === 'least') return least;
  const every: Json = { ...kind.options(t, variant), ...odd[kind.word](plan.fields === 'odd', variant) };
  // An update changes the tax.
  if (every.tax !== undefined && current.taxes.length > 0) every.tax = { name: current.taxes.at(-variant) };
  // The texts differ at their ends; they may be limited to some hundreds of characters.
  for (const field of kind.texts) every[field] = `${long} ${field} ${variant}`;
  const isAccepted = (field: string, n: number) =>
    plan.fields !== 'some' || n % 2 === variant || field === 'region';
  // The code is derived from the name.
  const some = Object.entries(every).filter(([field], n) => isAccepted(field, n) && field !== 'code');
  return { ...least, ...Object.fromEntries(some) };
}

/** A target may allow only 30 characters in a code. */
const codeOf = ({ plan }: RecordCase, name: string): string =>
  plan.charset === 'blanks' ? `00${name}` : wordOf(name).slice(0, 30).replace(/-$/, '');

/** Extreme values that are still clearly lawful. */
const odd: Record<RecordCase['kind']['word'], (isOdd: boolean, variant: 0 | 1) => Json> = {
  client: (isOdd, variant) =>
    isOdd
      ? { country: 'Spain', fiscal_id: fiscalIdFor(`spain${variant}`), language: 'es', send_options: '3' }
      : {},
  item: (isOdd, variant) => (isOdd ? { unit_price: variant === 0 ? '0' : '98765.43' } : {}),
  tax: (isOdd, variant) => (isOdd ? { value: variant === 0 ? '0' : '0.5' } : {}),
};

/** Creates the record and judges what it shows. */
export async function create(current: RecordCase): Promise<void> {
  const { t, kind, plan } = current;
  const fields = compose(current);
  // Only once: after a lawful refusal the same record is updated to plain values.
  if (current.id === '' && plan.born === 'document') await bornByDocument(current, fields);
  else if (current.id === '' && plan.born === 'again' && kind.word !== 'tax')
    current.id = (await t.given.acquire(kind.word)).id;
  const isThere = current.id !== '';
  const isOpen = plan.charset !== 'plain' || plan.fields === 'odd';
  const operation = isThere ? kind.update : kind.create;
  const path = isThere ? { path: { [kind.idParameter]: current.id } } : {};
  const body = t.given.body(operation, { fields });
  const answer = await t.call(operation, { ...path, body }, { status: isOpen ? 'any' : 'success' });
  if (!isSuccess(answer.status)) {
    current.plan = { ...plan, charset: 'plain', fields: plan.fields === 'odd' ? 'some' : plan.fields };
    return create(current);
  }
  if (!isThere) {
    current.id = await t.given.idOf(kind.create, answer, String(fields.name));
    if (kind.word !== 'tax') t.given.releaseRecord(kind.word, current.id, fields);
  }
  current.sent = fields;
  current.last = { operation, when: isThere ? 'after it was given these values' : 'after it was created' };
  await judgeRead(current);
}

const statement = 'rule:client-created';

/** Creates the client by the update of a draft that names it; an update of the client sets its other fields. */
async function bornByDocument(current: RecordCase, fields: Json): Promise<void> {
  const { t } = current;
  if (!t.settings.claims.includes('invoices')) return;
  const name = t.unique('Born');
  const type = current.plan.bornBy ?? 'invoices';
  const { update } = operationsOf(type);
  const client = { name, code: codeOf(current, String(fields.name)) };
  const made = await t.given.document(type);
  const before = (Object((await t.given.read(made)).client) as Json).id;
  const fieldsNow = { ...made.sent, client: { ...t.dialect.also.client, ...client } };
  const about = { operation: update, when: 'that names it for the first time', statement } as const;
  await ask(t, putOf(t, made, fieldsNow), { what: 'a client name that does not exist' });
  const shown = Object((await t.given.read(made)).client) as Json;
  const { id } = shown;
  current.judge.equal(shown.name, name, 'client.name', about);
  const isNew = id !== undefined && String(id) !== String(before);
  if (
    !current.judge.that(isNew, 'client.id', 'is that of a new client', id, { ...about, symptom: 'unchanged' })
  )
    return;
  current.id = id as number;
  t.given.releaseRecord('client', current.id, { name });
}

type Preparation = RecordCase['plan']['before'][number];

export const preparations: Record<Preparation, (current: RecordCase, next?: Preparation) => Promise<void>> = {
  // Other values than the present ones.
  update: (current) =>
    change(
      current,
      compose(current, current.variant === 1 ? 0 : 1, String(current.sent.name)),
      'after an update',
    ),
  rename: (current) => change(current, compose(current, 0), 'after it was renamed'),
  'refused update': refuse,
  deletion: async ({ t, kind }) => {
    if (kind.word !== 'tax') return;
    const { id } = await t.given.tax();
    await t.given.call('deleteTax', { path: { 'tax-id': id } });
  },
};

async function change(current: RecordCase, fields: Json, when: string): Promise<void> {
  const { t, kind, id } = current;
  // Other records refer to it by its code.
  const own = current.sent.code === undefined ? fields : { ...fields, code: current.sent.code };
  await updateRecord(t, kind, { id }, own, { what: when });
  // Fields that are not sent this time may stay or disappear.
  current.sent = own;
  current.last = { operation: kind.update, when };
  await judgeRead(current);
}

const broken: Record<RecordCase['kind']['word'], Json> = {
  client: { email: 'no address', name: null },
  item: { unit_price: 'no number', name: null },
  tax: { value: 'no number', name: null },
};

/** Lawful values, different from the present ones, beside the invalid one: none of them may be stored. */
const besideBroken: Record<RecordCase['kind']['word'], (sent: Json) => Json> = {
  client: ({ language, send_options }) => ({
    ...(language !== undefined && { language: language === 'es' ? 'en' : 'es' }),
    ...(send_options !== undefined && { send_options: send_options === '3' ? '2' : '3' }),
  }),
  item: ({ unit }) => (unit === undefined ? {} : { unit: unit === 'other' ? 'day' : 'other' }),
  tax: ({ region }) => (region === undefined ? {} : { region: region === 'PT-AC' ? 'PT' : 'PT-AC' }),
};

/** An update that should be refused: reasons for refusal are not stated for items and taxes, but a refusal must change nothing. */
async function refuse(current: RecordCase, next?: Preparation): Promise<void> {
  const { t, kind, id, sent } = current;
  const other = Object.fromEntries(
    kind.texts.flatMap((text) => (sent[text] === undefined ? [] : [[text, 'Must not be stored']])),
  );
  const fields = { ...sent, ...other, ...besideBroken[kind.word](sent), ...broken[kind.word] };
  const field = fieldOf(kind.word, Object.keys(broken[kind.word])[0] ?? '');
  const how = { status: kind.word === 'client' ? 422 : ('any' as const), field, what: 'a refused update' };
  const answer = await updateRecord(t, kind, { id }, fields, how);
  const about = { operation: kind.update, when: 'after a refused update' };
  // Of several refused updates only the last is followed by a GET.
  if (isError(answer.status)) return next === 'refused update' ? undefined : judgeRead(current, about);
  // It was accepted: restore the known values.
  await change(current, sent, 'after an update');
}

/** Creates documents that name the record with all its fields; it must stay as it is. */
export async function use(current: RecordCase, type: DocumentType): Promise<void> {
  const { t, kind, sent } = current;
  // Whether a line may cost nothing, and what an exempt line needs, is not documented.
  if (!isClaimed(t, type) || Number(sent.unit_price ?? sent.value ?? 1) === 0) return;
  const named: Record<RecordCase['kind']['word'], () => Json> = {
    // Every other document repeats the client's known details.
    client: () => ({
      client: { name: sent.name, code: sent.code, ...(current.named.length % 2 === 1 && detailsOf(sent)) },
    }),
    item: () => ({
      items: [
        t.given.line({
          name: sent.name,
          description: sent.description,
          unit_price: sent.unit_price,
          unit: sent.unit,
          tax: sent.tax,
        }),
      ],
    }),
    tax: () => ({ items: [t.given.line({ tax: { name: sent.name } })] }),
  };
  const { id } = await t.given.document(type, undefined, named[kind.word]());
  current.named.push({ type, id });
  if (kind.word === 'tax' && current.named.length === 1) await useInItem(current);
  current.last = { operation: operationsOf(type).create, when: 'after a document named it' };
}

const detailsOf = (sent: Json): Json =>
  Object.fromEntries(
    ['address', 'city', 'postal_code', 'country', 'phone'].flatMap((key) =>
      sent[key] === undefined ? [] : [[key, sent[key]]],
    ),
  );

/** Judges that an item can name the tax by its present name. */
async function useInItem({ t, sent, judge }: RecordCase): Promise<void> {
  if (!t.settings.claims.includes('items')) return;
  const fields = { ...plainItem, tax: { name: sent.name } };
  const { id } = await t.given.acquire('item', { name: t.unique('Item'), ...fields });
  const { record } = await t.given.call('getItem', { path: { 'item-id': id } });
  judge.equal((Object(record.tax) as Json).name, sent.name, 'tax.name', {
    ...{ operation: 'updateItem', when: 'of an item that names a tax', statement: 'rule:item-tax-by-name' },
  });
}

/** Acquires a record whose name and code begin like the case's; it is judged again at the end. */
export async function acquireSimilar({ t, kind, plan, sent }: RecordCase): Promise<Kept> {
  const name = `${sent.name}x`;
  const fields = { ...kind.minimum(t), name, ...(sent.code !== undefined && { code: `${sent.code}0` }) };
  if (kind.word === 'tax') return t.given.tax(fields);
  const alike = await t.given.acquire(kind.word, fields);
  // Whether two clients may share a code is not documented; where the case finds or names clients by code, the code stays unique.
  if (kind.word !== 'client' || plan.look === 'code' || plan.used.length > 0) return alike;
  const same = { ...alike.sent, code: sent.code };
  const how = { status: 'any' as const, what: 'a code twice' };
  const { status } = await updateRecord(t, kind, alike, same, how);
  return isSuccess(status) ? { ...alike, sent: same } : alike;
}

/** Restores that record's own code, by which the next run finds it. */
export async function restoreSimilar({ t, kind, sent }: RecordCase, { id, sent: own }: Kept): Promise<void> {
  if (kind.word !== 'client' || own.code !== sent.code) return;
  const body = t.given.body('updateClient', { fields: { ...own, code: `${sent.code}0` } });
  await alone(t, { operation: 'updateClient', path: { 'client-id': id }, body });
}

/** Deletes a tax and judges that it is gone. */
export async function end(current: RecordCase): Promise<void> {
  const { t, kind, id, judge } = current;
  if (kind.word !== 'tax') return;
  const path = { 'tax-id': id };
  await t.call('deleteTax', { path });
  const { status, record } = await t.call(kind.get, { path }, { status: 'any' });
  // Another account may have a record of that id: then it is refused as one of theirs.
  const isGone =
    [401, 404].includes(status) ||
    (isSuccess(status) && hasValue(record.name) && record.name !== current.sent.name);
  const about = {
    operation: 'deleteTax' as const,
    when: 'after it was deleted',
    statement: 'rule:tax-deleted' as const,
    symptom: isSuccess(status) ? ('present' as const) : statusSymptom(status),
  };
  judge.that(isGone, 'id', 'is of no tax', status, about);
  for (const one of current.named.slice(-1)) {
    const { get } = operationsOf(one.type);
    const shown = await t.call(get, { path: { 'document-id': one.id } }, { what: 'its tax is gone' });
    if (isUnreadable(shown.record.items)) continue;
    judge.equal(linesOf(shown.record).length, 1, 'items', {
      ...{ operation: 'deleteTax', when: 'of a document whose tax was deleted', symptom: 'too few' },
      statement: 'rule:document-fields-kept',
    });
  }
}

/** Requests balances and treasury lists; their payloads are not documented, so only the client is judged. */
export async function askLedger(
  current: RecordCase,
  what: RecordCase['plan']['ledger'][number],
): Promise<void> {
  const { t, id } = current;
  if (!t.settings.claims.includes('treasury')) return;
  const path = { client_id: id };
  const how = { status: 'any' as const };
  if (what === 'balance') await t.call('getClientBalance', { path }, how);
  if (what === 'regularizations') await t.call('listRegularizations', { path }, how);
  if (what !== 'initial balance' || t.dialect.failed.updateInitialBalance) return;
  const fields = { value: '10.0', date: isoToday(), observation: 'Conformance run' };
  await t.call('updateInitialBalance', { path, body: t.given.body('updateInitialBalance', { fields }) }, how);
  current.last = { operation: 'updateInitialBalance', when: 'after its balance was set' };
}
