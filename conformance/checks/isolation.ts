/**
 * Two accounts side by side: what one has stands in no list of the other and answers to no name there. Ids of another
 * account are tried in operations.ts.
 */
import { type DocumentType, documentTypes } from '../../generated/states.js';
import type { Check, CheckContext, Json } from '../check.js';
import { operationsOf } from '../dialect.js';
import { linesOf, make, read } from './document-rules.js';
import { type ListKind, listKinds, openScope, scopeFields } from './list-filters.js';
import { page } from './list-walk.js';

const base = {
  source: 'Authentication',
  rule: 'The key identifies the account: an account never sees the records of another.',
  kind: 'rules' as const,
};

/** A record in the other account; the check ends as unsupported when that account does not take it. */
async function elsewhere(
  t: CheckContext,
  operation: 'createClient' | 'createTax' | ReturnType<typeof operationsOf>['create'],
  fields: Json,
): Promise<Json> {
  const body = t.given.body(operation, { fields });
  const what = 'in the other account';
  const answer = await t.call(operation, { body }, { account: 'second', status: 'any', what });
  if (answer.status >= 300) t.unsupported(`the second account answers ${answer.status} to ${operation}`);
  return answer.record;
}

/** Both ways: theirs is not listed for us, ours is not listed for them. */
async function listsApart(t: CheckContext, kind: ListKind): Promise<void> {
  const [type] = kind.types as [DocumentType];
  const [ours, theirs] = [await openScope(t), await openScope(t)];
  const made = await make(t, type, scopeFields(t, ours, 'ours'));
  const foreign = { ...scopeFields(t, theirs, 'theirs'), items: [{ ...t.given.line(), tax: undefined }] };
  const name = { name: `Buyer ${theirs.word} end`, code: theirs.word };
  await elsewhere(t, 'createClient', name);
  const { create } = operationsOf(type);
  await elsewhere(t, create, await t.given.freshFields(type, { ...foreign, client: name }));
  const stray = (list: readonly Json[], word: string) =>
    list.find(({ reference, client }) => `${reference} ${(Object(client) as Json).name}`.includes(word));
  for (const query of [{ text: theirs.word }, { per_page: 30 }]) {
    const { list } = await page(t, kind.list, query, 1);
    const leaked = stray(list, theirs.word);
    if (leaked) t.fail(`no document of another account in ${kind.list}`, leaked);
  }
  const query = { text: ours.word };
  const { list } = await t.call(kind.list, { query }, { account: 'second', status: 'any' });
  const leaked = stray(list, ours.word);
  if (leaked) t.fail(`${made.name} is not in ${kind.list} of another account`, leaked);
}

/** Rules 1 and 3 look names up, and look no further than the account. */
async function namesApart(t: CheckContext): Promise<void> {
  const [client, tax] = [t.unique('Elsewhere'), t.unique('Elsewhere')];
  const code = client.replaceAll(' ', '-');
  await elsewhere(t, 'createClient', { name: client, code, city: 'Faro' });
  const foreign = { name: tax, value: '17.0', region: 'PT', default_tax: '0' };
  await elsewhere(t, 'createTax', foreign);
  const items = [t.given.line({ tax: { name: tax } })];
  const record = await read(t, await make(t, 'invoices', { client: { name: client, code }, items }));
  const shown = Object(record.client) as Json;
  t.expect.equal(shown.name, client, 'client.name of the invoice');
  const what = 'the client of our invoice, whose name another account knows too';
  await t.call('getClient', { path: { 'client-id': String(shown.id) } }, { status: 200, what });
  const [line] = linesOf(record);
  const used = (Object(line?.tax) as Json).name;
  t.expect.that(used !== tax, 'the default tax for a name that only another account knows', used);
}

export const isolationChecks: Check[] = [
  ...listKinds.map(
    (kind): Check => ({
      ...base,
      id: `${kind.list}/own-account-only`,
      title: `${kind.list}: a ${documentTypes[kind.types[0] as DocumentType].singular} in each of two accounts -> each account lists its own`,
      operation: kind.list,
      needs: ['second-account'],
      run: (t) => listsApart(t, kind),
    }),
  ),
  {
    ...base,
    id: 'createInvoice/names-of-own-account',
    title: 'createInvoice: names of a client and of a tax that only another account knows -> unknown here',
    operation: 'createInvoice',
    needs: ['second-account', 'clients', 'taxes'],
    run: namesApart,
  },
];
