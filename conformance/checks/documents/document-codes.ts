/**
 * What finalizing and updating add to a document: a unique tax-authority code (atcud), and its client's observations. Numbers are
 * in document-numbers.ts.
 */

import type { DocumentType } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import { minimal } from '../../given/minimal.js';
import { orUndefined } from '../../judge/outcome.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import { type CallOptions, isId, type MadeAccount } from '../../target/call.js';
import { check } from '../kit/declare.js';
import { isClaimed, make, partyOf, read } from '../kit/document-rules.js';
import { reached, updateAccount } from '../kit/made-account.js';
import { ask, isFinal } from '../kit/probe.js';
import { changeOf, documentCreate, getOf, putOf } from '../kit/probes.js';
import { freshSequence } from '../records/sequences.js';

/**
 * Types with counters of their own, which give the same first number in a new series; a second document of two of them, and of
 * one its first document in another new series.
 */
const numbered: readonly (readonly [type: DocumentType, isElsewhere?: true])[] = [
  ...([['invoices'], ['quotes'], ['shippings'], ['transports']] as const),
  ...([['invoices'], ['quotes', true], ['shippings']] as const),
];

/** Whether it is the code of a registered series; `N/A` and `N/D` are placeholders. */
const isCode = (atcud: unknown): boolean => typeof atcud === 'string' && /[A-Za-z\d]{4}/.test(atcud);

/** In the account under test; if its series are not registered, in a new account with credentials for the tax authority. */
async function codesApart(t: CheckContext): Promise<void> {
  if (await codesIn(t)) return;
  if (t.settings.publicUrl === undefined || !t.settings.claims.includes('accounts'))
    t.unsupported('no document of a registered series shows a code');
  const account = await reached(t, 'plain');
  const { organization_name, email, password } = account.sent;
  const credentials = { username: 'conformance', password: 'conformance', type: 'AT', context: 'Sequences' };
  const fields = { organization_name, email, password, terms: '1', credentials };
  const what = 'with credentials for the tax authority';
  await updateAccount(t, account, fields, { status: 'any', what });
  if (!(await codesIn(t, account))) t.unsupported('no document of a registered series shows a code');
}

async function newSeries(t: CheckContext, how: CallOptions): Promise<unknown> {
  const body = t.given.body('createSequence', { fields: minimal.sequence(t.unique) });
  return (await ask(t, { operation: 'createSequence', body }, how)).record.id;
}

/**
 * Whether any document showed a code; fails where two show the same one. Series cannot be deleted, so the account under test uses
 * an existing series without documents, and one more.
 */
async function codesIn(t: CheckContext, account?: MadeAccount): Promise<boolean> {
  const how = { ...(account && { account }), status: 'any' as const };
  const id = account ? await newSeries(t, how) : (await orUndefined(() => freshSequence(t)))?.id;
  if (!isId(id)) return false;
  const other = account ? await newSeries(t, how) : (await orUndefined(() => t.given.sequence()))?.id;
  const early = await draftIn(t, 'invoices', id, how);
  // The answer to registering is not documented, and some targets register series on creation.
  for (const one of [id, other])
    if (isId(one)) await t.call('registerSequence', { path: { sequence_id: one } }, how);
  const codes: unknown[] = [];
  for (const [type, isElsewhere] of numbered.filter(([one]) => isClaimed(t, one))) {
    const series = isElsewhere ? other : id;
    const draft = isId(series) ? await draftIn(t, type, series, how) : undefined;
    const atcud = draft === undefined ? undefined : await codeOf(t, type, draft, how);
    t.expect.that(!isCode(atcud) || !codes.includes(atcud), 'an atcud that no other document has', atcud, {
      ...{ field: 'atcud', symptom: 'not unique', operation: operationsOf(type).change },
    });
    codes.push(atcud);
  }
  // What counts is whether the series is registered when the document gets its number.
  if (early !== undefined && isCode(codes[0])) {
    const atcud = await codeOf(t, 'invoices', early, how);
    t.expect.that(
      atcud === undefined || isCode(atcud),
      'a code, for a draft that is older than the registration too',
      atcud,
      { field: 'atcud', symptom: 'absent', operation: operationsOf('invoices').change },
    );
  }
  return codes.some(isCode);
}

/** The id of a new draft in this series; undefined where the account refuses it. */
async function draftIn(
  t: CheckContext,
  type: DocumentType,
  sequence: string | number,
  how: CallOptions,
): Promise<string | number | undefined> {
  const { create } = operationsOf(type);
  const name = t.unique('Coded');
  // A new account does not have our clients.
  const client = how.account && minimal.client(t.unique, name);
  const own = { sequence_id: String(sequence), ...(client && { client }) };
  const { record } = await ask(t, await documentCreate(t, type, {}, own), how);
  if (!isId(record.id)) return undefined;
  if (!how.account) t.given.made(create, record.id);
  return record.id;
}

/** The code that the draft gets by being finalized, null where it shows none; undefined if it is not final then. */
async function codeOf(
  t: CheckContext,
  type: DocumentType,
  draft: string | number,
  how: CallOptions,
): Promise<unknown> {
  await ask(t, changeOf(t, { type, id: draft }, 'finalized'), how);
  const { record } = await ask(t, getOf({ type, id: draft }), how);
  return isFinal(record) ? (record.atcud ?? null) : undefined;
}

/** An update may replace the client: the document then shows the new client's observations. */
async function textOfNewClient(t: CheckContext): Promise<void> {
  const text = t.unique('Ring twice');
  const name = t.unique('Noted');
  const code = name.replaceAll(' ', '-');
  const noted = await t.given.acquire('client', { name, code, observations: text });
  const document = await make(t, 'invoices');
  const { observations: _observations, ...fields } = document.sent;
  const client = partyOf({ name: noted.name, code });
  const put = putOf(t, document, { ...fields, client });
  const updated = await ask(t, put, { status: 'any', what: 'to another client' });
  if (!isSuccess(updated.status)) t.unsupported(`an update to another client is answered ${updated.status}`);
  const record = await read(t, document);
  const shown = Object(record.client) as { name?: unknown };
  t.expect.equal(shown.name, noted.name, 'client.name of the invoice after the update', {
    ...{ field: 'client.name', operation: 'updateInvoice', statement: 'rule:document-fields-kept' },
  });
  t.expect.that(
    String(record.observations ?? '').includes(text),
    `observations that hold "${text}"`,
    record.observations,
    {
      ...{ field: 'observations', symptom: 'absent', operation: 'updateInvoice' },
      proof: { by: 'value', compare: 'includes', expected: text, actual: record.observations ?? null },
    },
  );
}

export const documentCodeChecks: Check[] = [
  check('changeInvoiceState/code-of-its-own', {
    statement: 'rule:atcud-unique',
    covers: true,
    subject: '',
    title:
      'invoices, quotes and guides, finalized in a new series, and in another -> each has an atcud of its own',
    rule: 'The atcud is a unique code when the sequence is registered.',
    needs: ['invoices', 'sequences'],
    // Other checks rely on the account without credentials.
    place: 'last',
    run: codesApart,
  }),
  check('updateInvoice/text-of-new-client', {
    statement: 'rule:client-observations-added',
    covers: true,
    title: 'to a client with observations -> they stand in those of the invoice',
    needs: ['invoices', 'clients'],
    run: textOfNewClient,
  }),
];
