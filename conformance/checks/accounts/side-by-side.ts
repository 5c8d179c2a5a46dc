/** Two accounts must not see each other's lists, names and sequences. isolation.ts judges requests on single records. */

import { type DocumentType, documentTypes } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import type { MadeDocument } from '../../given/given.js';
import { minimal } from '../../given/minimal.js';
import type { Exchange } from '../../judge/exchange.js';
import { isSuccess } from '../../judge/status-class.js';
import { proofOfOtherRecord, timesListed } from '../../judge/violation.js';
import type { Check, CheckContext } from '../../run/check.js';
import { withArticle } from '../../target/article.js';
import type { Json } from '../../target/call.js';
import { declaring } from '../kit/declare.js';
import { linesOf, make, makeIfAccepted, read, tryTrigger, typesOf } from '../kit/document-rules.js';
import { type ListKind, listKinds, openScope, scopeFields } from '../kit/list-filters.js';
import { page } from '../kit/list-walk.js';
import { ask } from '../kit/probe.js';
import { readOf } from '../kit/probes.js';
import { retryJudging } from '../kit/records.js';
import { unusedSequence } from '../kit/sequence-kind.js';
import { defaultTax } from '../kit/tax-kind.js';
import { scopeWord } from '../kit/text-filter.js';

const check = declaring({ statement: 'rule:key-identifies-account' });

/** Creates a record in the other account; unsupported when that account refuses it. */
async function createThere(
  t: CheckContext,
  operation: 'createClient' | 'createTax' | ReturnType<typeof operationsOf>['create'],
  fields: Json,
): Promise<Json> {
  const body = t.given.body(operation, { fields });
  const what = 'in the other account';
  const answer = await t.call(operation, { body }, { account: 'second', status: 'any', what });
  if (!isSuccess(answer.status)) t.unsupported(`the second account answers ${answer.status} to ${operation}`);
  t.inSecondAccount()?.given.made(operation, answer.record.id);
  return answer.record;
}

/** One client of the other account, for the lists of all families, because clients cannot be deleted. */
const theirBuyer = (t: CheckContext) =>
  t.given.once('the buyer of another account', async () => {
    const word = scopeWord(t);
    const name = { name: `Buyer ${word} end`, code: word };
    await createThere(t, 'createClient', name);
    return { word, name };
  });

/** Judges both directions: neither list shows the other account's document. */
async function listsApart(t: CheckContext, kind: ListKind): Promise<void> {
  const [type] = kind.types as [DocumentType];
  // The client is not named after their word, because documents may show their client's present name.
  const ours = await openScope(t);
  const { word, name } = await theirBuyer(t);
  const theirs = { word, client: {}, made: 0 };
  const made = await make(t, type, scopeFields(t, ours, 'ours'));
  const foreign = { ...scopeFields(t, theirs, 'theirs'), items: [(t.inSecondAccount() ?? t).given.line()] };
  const { create } = operationsOf(type);
  await createThere(t, create, await t.given.freshFields(type, { ...foreign, client: name }));
  const judge = (list: readonly Json[], word: string, expected: string) => {
    const stray = list.find(({ reference, client }) =>
      `${reference} ${(Object(client) as Json).name}`.includes(word),
    );
    if (stray) t.fail(expected, stray, { field: 'id', symptom: 'leaked', proof: timesListed(stray.id, 0) });
  };
  const names = typesOf(kind.family).map((one) => documentTypes[one].type);
  const many = {
    text: theirs.word,
    [kind.typeFilter]: kind.typeFilter === 'type' ? names[0] : names,
    'status[]': ['draft', 'final'],
  };
  for (const query of [{ text: theirs.word }, many, { per_page: 30 }]) {
    const { list } = await page(t, kind.list, query, 1);
    judge(list, theirs.word, `no document of another account in ${kind.list}`);
  }
  const query = { text: ours.word };
  const { list } = await t.call(kind.list, { query }, { account: 'second', status: 'any' });
  judge(list, ours.word, `${made.name} is not in ${kind.list} of another account`);
}

/** Judges that our invoice shows our client, not theirs of the same name; `made` is the exchange that created theirs. */
async function judgeOwnClient(
  t: CheckContext,
  invoice: MadeDocument,
  { name, theirs, made }: { name: string; theirs: Json; made: Exchange | undefined },
): Promise<Json> {
  const record = await read(t, invoice);
  const exchange = t.client.last();
  const shown = Object(record.client) as Json;
  // Another name is wrong, but nothing of the other account.
  const ofInvoice = { field: 'client.name', statement: 'rule:document-fields-kept' } as const;
  t.expect.equal(shown.name, name, 'client.name of the invoice', ofInvoice);
  const what = 'the client of our invoice, whose name another account knows too';
  // Where ids are counted per account, our client may have the same id as theirs.
  const mayBeTheirs = theirs.id !== undefined && String(shown.id) === String(theirs.id);
  const path = { 'client-id': String(shown.id) };
  const { status } = await t.call('getClient', { path }, { status: mayBeTheirs ? [200, 404] : 200, what });
  if (status === 404)
    t.soft('client.id of our invoice is that of a client of ours', `${shown.id}, as in the other account`, {
      ...{ field: 'client.id', symptom: 'leaked', exchange },
      ...proofOfOtherRecord(shown.id, made),
    });
  return record;
}

/** Judges that the look-ups of rules 1 and 3, by client and tax name, do not reach another account. */
async function namesApart(t: CheckContext): Promise<void> {
  const tax = t.unique('Elsewhere');
  const theirClient = async () => {
    const name = t.unique('Elsewhere');
    const party = minimal.client(t.unique, name);
    const theirs = await createThere(t, 'createClient', { ...party, city: 'Faro' });
    return { name, party, theirs, made: t.client.last() };
  };
  const client = await theirClient();
  const foreign = { name: tax, value: '17.0', region: 'PT', default_tax: '0' };
  await createThere(t, 'createTax', foreign);
  // Without a default tax, a line with an unknown tax name may be refused.
  const hasDefault = (await defaultTax(t)) !== undefined;
  const items = [t.given.line(hasDefault ? { tax: { name: tax } } : {})];
  const invoice = await make(t, 'invoices', { client: client.party, items });
  const record = await judgeOwnClient(t, invoice, client);
  // By name only: whether a client without a code is accepted is not documented.
  const other = await theirClient();
  const named = await makeIfAccepted(
    t,
    'invoices',
    { client: { name: other.name } },
    'whether a client may come without a code is not shown',
  );
  if (named) await judgeOwnClient(t, named, other);
  const [line] = linesOf(record);
  const used = (Object(line?.tax) as Json).name;
  t.expect.that(used !== tax, 'the default tax for a name that only another account knows', used, {
    field: 'items[].tax.name',
    symptom: 'leaked',
  });
  // A tax of the same name is created and deleted here: theirs must stay.
  const { id } = await t.given.tax(foreign);
  await t.given.call('deleteTax', { path: { 'tax-id': id } });
  await retryJudging(
    () => t.call('listTaxes', {}, { account: 'second' }),
    ({ list }) =>
      t.expect.that(
        list.some(({ name }) => name === tax),
        `the tax ${tax} of the other account stays, when one of that name is deleted here`,
        'it is gone',
        { field: 'tax', symptom: 'changed', operation: 'deleteTax' },
      ),
  );
}

/** Judges a document that names a sequence of another account: refused, or numbered in one of ours. */
async function sequenceApart(t: CheckContext): Promise<void> {
  const { id } = await unusedSequence(t.inSecondAccount() ?? t);
  const { record: theirs } = await ask(t, readOf('sequence', id), { account: 'second' });
  const mayRefuse = 'a sequence of another account may be refused';
  const draft = await makeIfAccepted(t, 'shippings', { sequence_id: String(id) }, mayRefuse);
  if (!draft) return;
  await tryTrigger(t, draft, 'finalized');
  const { sequence_number: number } = await read(t, draft);
  t.expect.that(!String(number).includes(String(theirs.serie)), 'a number of a series of ours', number, {
    field: 'sequence_id',
    symptom: 'leaked',
  });
}

export const sideBySideChecks: Check[] = [
  ...listKinds.map(
    (kind): Check =>
      check(`${kind.list}/own-account-only`, {
        title: `${withArticle(documentTypes[kind.types[0] as DocumentType].singular)} in each of two accounts -> each account lists its own`,
        needs: ['second-account'],
        run: (t) => listsApart(t, kind),
      }),
  ),
  check('createInvoice/names-of-own-account', {
    title: 'names of a client and of a tax that only another account knows -> unknown here',
    needs: ['second-account', 'clients', 'taxes'],
    run: namesApart,
  }),
  check('createShipping/sequence-of-own-account', {
    title: 'a sequence that only another account has -> refused, or numbered in a series of our own',
    needs: ['second-account', 'guides', 'sequences'],
    run: sequenceApart,
  }),
];
