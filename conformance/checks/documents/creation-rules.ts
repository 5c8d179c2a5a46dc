/**
 * The five behaviours of creating and updating invoices: clients, items and taxes that a document creates or updates. They are
 * stated for the invoice family only.
 */

import type { DocumentType } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import { fiscalIdFor } from '../../given/accounts.js';
import type { MadeDocument } from '../../given/given.js';
import { minimal } from '../../given/minimal.js';
import { orUndefined } from '../../judge/outcome.js';
import { isSuccess } from '../../judge/status-class.js';
import type { CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import {
  buyer,
  type DocumentRule,
  expectUnchanged,
  linesOf,
  make,
  makeIfAccepted,
  partyOf,
  read,
  tryTrigger,
  typesOf,
  update,
} from '../kit/document-rules.js';
import { alone, ask, isText, refuse } from '../kit/probe.js';
import { putOf } from '../kit/probes.js';
import { expectNoClient, retryJudging } from '../kit/records.js';
import { defaultTax } from '../kit/tax-kind.js';
import { twoTaxes } from './document-amounts.js';

/** The end of the known client's name. */
const ending = 'Atrações';

/** Nearly the known name: without accents for the second type; for the others with more and more of its end cut off. */
function nearly(known: string, type: DocumentType): string {
  const nth = typesOf('invoices').indexOf(type);
  return nth === 1 ? known.normalize('NFD').replaceAll(/\p{M}/gu, '') : known.slice(0, -1 - nth);
}

/** A client with a code, a fiscal id and a name whose beginning, of more than fifty characters, is that of the new clients' names. */
async function likeTheNew(t: CheckContext): Promise<Json> {
  const fiscal_id = fiscalIdFor(t.unique('NIF'));
  const known = await buyer(t, {
    name: `${t.unique('New client with a name that is longer than most names are')} ${ending}`,
    fiscal_id,
  });
  return { ...partyOf(known), fiscal_id };
}

async function knownCode(t: CheckContext, type: DocumentType): Promise<void> {
  const known = await t.given.once('buyer with a code', () => likeTheNew(t));
  const name = nearly(String(known.name), type);
  const code = t.unique('code').replaceAll(' ', '-');
  const mayRefuse = 'whether two clients may have one code, or one fiscal_id, is not shown';
  const made =
    (await makeIfAccepted(t, type, { client: { ...known, name } }, mayRefuse)) ??
    (await makeIfAccepted(t, type, { client: { ...known, name, code } }, mayRefuse)) ??
    (await make(t, type, { client: { name, code } }));
  const { client } = await read(t, made);
  t.expect.equal(
    (Object(client) as Json).name,
    name,
    'client.name for a new name that is nearly a known one, with a known code and fiscal_id',
    { field: 'client.name' },
  );
}

const sharedBuyer = async (t: CheckContext) => partyOf(await t.given.once('buyer', () => buyer(t)));

/** A name that a tax no longer has. */
async function formerTax(t: CheckContext): Promise<string> {
  const { id, name, sent } = await t.given.tax({ value: '4.0' });
  const fields = { ...sent, name: t.unique('Renamed tax') };
  const body = t.given.body('updateTax', { fields });
  await alone(t, { operation: 'updateTax', path: { 'tax-id': id }, body });
  return name;
}

/** The name of a deleted tax, which a document has; an unknown name where deletion fails. */
async function deletedTax(t: CheckContext): Promise<string> {
  const { id, name } = await t.given.tax({ value: '3.0' });
  // A document that has named it may keep it by its name.
  await orUndefined(() =>
    t.given.document('invoices', undefined, { items: [t.given.line({ tax: { name } })] }),
  );
  const { status } = await t.call('deleteTax', { path: { 'tax-id': id } }, { status: 'any' });
  return isSuccess(status) ? name : t.unique('No such tax');
}

/** The beginning of a tax's name that no other tax of ours has: `Tax abc` of `Tax abc-12`. */
const beginningOf = (name: string): string => name.replace(/.\d*$/su, '');

/** Another run may move the default tax meanwhile: only a difference in every attempt is a violation. */
async function unknownTax(t: CheckContext, type: DocumentType): Promise<void> {
  const [usual, known] = await twoTaxes(t);
  const client = await sharedBuyer(t);
  const line = (name: string) => t.given.line({ tax: { name } });
  const former = await t.given.once('the former name of a tax', () => formerTax(t));
  const deleted = await t.given.once('a deleted tax', () => deletedTax(t));
  const nameless = () => line(t.unique('No such tax'));
  const items = () => [nameless(), line(usual.name), line(former)];
  // After a first line with a tax other than the default one; the last name is the beginning of its name.
  const later = () => [line(known.name), line(deleted), line(beginningOf(known.name))];
  await retryJudging(
    async () => {
      const before = await defaultTax(t);
      if (!before) t.unsupported('the list of taxes shows no default tax');
      const made = await make(t, type, { client, items: items() }, { what: 'unknown tax names' });
      const created = linesOf(await read(t, made));
      await update(t, made, { client, items: later() }, 'unknown tax names in an update');
      return { tax: before, lines: [created, linesOf(await read(t, made))] };
    },
    ({ tax, lines: [created = [], updated = []] }) => {
      for (const [when, lines, names] of [
        [' (lines 1 and 3 name no known tax)', created, [tax?.name, usual.name, tax?.name]],
        [
          ' after an update (line 2 names a deleted tax, line 3 no known one)',
          updated,
          [known.name, tax?.name, tax?.name],
        ],
      ] as const) {
        for (const [n, name] of names.entries())
          t.expect.equal((Object(lines[n]?.tax) as Json).name, name, `tax.name of line ${n + 1}${when}`, {
            ...{ field: 'items[].tax.name', path: `items[${n}].tax.name` },
          });
        t.expect.number(
          (Object(lines[2]?.tax) as Json).value,
          String(tax?.value),
          `tax.value of line 3${when}`,
          { field: 'items[].tax.value', path: 'items[2].tax.value' },
        );
      }
    },
  );
}

/** Codes of exemption reasons; which of them a target knows is not documented. */
const codes = ['M01', 'M07', 'M10', 'M99'];

/** An exempt document with the first reason that is accepted; a violation if the target refuses all. */
async function withReason(t: CheckContext, type: DocumentType, fields: Json) {
  for (const code of codes) {
    const reason = { tax_exemption: code, tax_exemption_reason: code };
    const mayRefuse = code === codes.at(-1) ? undefined : 'the codes of exemption reasons are not shown';
    const made = mayRefuse
      ? await makeIfAccepted(t, type, { ...fields, ...reason }, mayRefuse)
      : await make(t, type, { ...fields, ...reason }, { what: `with a reason, of ${codes.join(', ')}` });
    if (made) return { made, reason };
  }
  throw new Error('the last code is in use, or ends the check');
}

/** Whether notes and VAT MOSS invoices are among the invoices that need an exemption reason is not stated. */
const mayBeExempt: readonly DocumentType[] = ['credit_notes', 'debit_notes', 'vat_moss_invoices'];

async function exemptionReason(t: CheckContext, type: DocumentType): Promise<void> {
  const client = await sharedBuyer(t);
  const exempt = (await t.given.once('exempt tax', () => t.given.tax({ value: '0.0' }))).name;
  const taxed = t.given.line();
  const free = t.given.line({ tax: { name: exempt } });
  const { made, reason } = await withReason(t, type, { client, items: [free, taxed] });
  t.expect.equal(linesOf(await read(t, made)).length, 2, 'number of lines with the reason', {
    field: 'items',
    symptom: 'different',
  });
  // Where it is only assumed, one refusal is enough.
  if (mayBeExempt.includes(type)) return await refusedWithout(t, made, reason, [taxed, free]);
  const known = { description: 'Known before', unit_price: '12.5' };
  const item = await t.given.acquire('item', { name: t.unique('Item'), ...known });
  const named = t.given.line({ name: item.name, description: 'Refused', unit_price: '99.5' });
  for (const items of [...(type === 'invoices' ? [[free]] : []), [taxed, named, free]])
    await refusedWithout(t, made, reason, items);
  const { record } = await t.given.call('getItem', { path: { 'item-id': item.id } });
  const about = { statement: 'rule:refused-changes-nothing', symptom: 'changed' } as const;
  t.expect.equal(record.description, known.description, 'description of an item that refused lines name', {
    ...{ ...about, field: 'item.description' },
  });
  t.expect.number(record.unit_price, known.unit_price, 'unit_price of an item that refused lines name', {
    ...{ ...about, field: 'item.unit_price' },
  });
  const draft = await make(t, type, { client, items: [taxed] });
  const before = await read(t, draft);
  const what = 'an exempt line by an update without the reason';
  const how = { status: 'refused', field: 'document.tax_exemption', what } as const;
  await ask(t, putOf(t, draft, { ...draft.sent, items: [taxed, free] }), how);
  expectUnchanged(t, await read(t, draft), before, 'the document after the refused update');
  if (type === 'invoices') await emptiedReason(t, made, reason);
}

/** A document like `made`, for a new client and with these lines, but without the reason: refused. */
async function refusedWithout(
  t: CheckContext,
  made: MadeDocument,
  reason: Json,
  items: Json[],
): Promise<void> {
  const { type } = made;
  const { create } = operationsOf(type);
  const name = t.unique('Refused');
  const newcomer = minimal.client(t.unique, name);
  const fields = { ...made.sent, ...(await t.given.freshFields(type, { client: newcomer, items })) };
  for (const key of Object.keys(reason)) delete fields[key as keyof typeof fields];
  const probe = { operation: create, body: t.given.body(create, { fields }) };
  await refuse(t, probe, 'document.tax_exemption', 'an exempt line without the exemption reason');
  if (type === 'invoices')
    await t.assuming('rule:refused-leaves-nothing-behind', () =>
      expectNoClient(t, name, 'the client of the refused document'),
    );
}

/**
 * An update that empties the reason of an exempt document may be refused, or leave it as it is; and a draft may lack it. But the
 * target must ask for it before the document is final.
 */
async function emptiedReason(t: CheckContext, made: MadeDocument, reason: Json): Promise<void> {
  const { update: change } = operationsOf(made.type);
  const hasReason = (record: Json): boolean => Object.keys(reason).some((key) => isText(record[key]));
  if (!hasReason(await read(t, made))) return;
  const fields = Object.fromEntries(Object.keys(reason).map((key) => [key, '']));
  const emptied = await ask(t, putOf(t, made, fields), { status: 'any', what: 'the reason emptied' });
  if (!isSuccess(emptied.status) || hasReason(await read(t, made))) return;
  const finalized = await tryTrigger(t, made, 'finalized', 'an exempt line and no reason any more');
  if (!isSuccess(finalized.status)) return;
  // An update that names no lines may have removed them.
  const record = await read(t, made);
  const isExempt = linesOf(record).length > 1;
  t.expect.that(
    !isExempt || hasReason(record),
    'a final document with an exempt line has its reason',
    'none',
    { field: 'document.tax_exemption', symptom: 'absent', operation: change },
  );
}

export const creationRulesOf = (type: DocumentType): readonly DocumentRule[] =>
  mayBeExempt.includes(type)
    ? creationRules.map((one) =>
        one.statement === 'rule:exemption-reason' ? { ...one, assumed: true } : one,
      )
    : creationRules;

const creationRules: readonly DocumentRule[] = [
  {
    id: 'create/known-code-new-name',
    statement: 'rule:client-created',
    title: 'a new client name, nearly that of a known one, beside its code and fiscal_id -> another client',
    needs: ['clients'],
    isLeaving: true,
    run: knownCode,
  },
  {
    id: 'create/unknown-tax-becomes-default',
    statement: 'rule:unknown-tax-default',
    covers: true,
    title: 'a tax name that is not found -> that line has the default tax, the others their own',
    needs: ['taxes'],
    run: unknownTax,
  },
  {
    id: 'create/exempt-needs-reason',
    statement: 'rule:exemption-reason',
    covers: true,
    title: 'an exempt line without the exemption reason -> refused; with it -> created',
    needs: ['portugal', 'taxes', 'items'],
    run: exemptionReason,
  },
];
