/**
 * Two accounts side by side: the key of one opens nothing of the other, whose ids, lists and names it does not see.
 * Missing and wrong keys are tried in operations.ts.
 */

import { type Operation, type OperationId, operations } from '../../../generated/operations.js';
import { type DocumentType, documentTypes } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import type { MadeDocument } from '../../given/given.js';
import { lawfulRequest } from '../../given/lawful-requests.js';
import type { Exchange } from '../../judge/exchange.js';
import { refusalSymptom } from '../../judge/identity.js';
import { isError, isServerError, isSuccess } from '../../judge/status-class.js';
import { type Proof, seenBefore } from '../../judge/violation.js';
import type { Check, CheckContext } from '../../run/check.js';
import { type Asserted, differingField } from '../../run/expect.js';
import { withArticle } from '../../target/article.js';
import type { CallInput, CallOptions, Json } from '../../target/call.js';
import { pageCount } from '../../target/pagination.js';
import { linesOf, make, makeIfAccepted, read, tryTrigger, typesOf } from '../kit/document-rules.js';
import { type ListKind, listKinds, openScope, scopeFields } from '../kit/list-filters.js';
import { findInLongList, page } from '../kit/list-walk.js';
import { unknownId } from '../kit/probe.js';
import { soon } from '../kit/records.js';
import { unusedSequence } from '../kit/sequence-kind.js';
import { defaultTax } from '../kit/tax-kind.js';
import { scopeWord } from '../kit/text-filter.js';

const every = (Object.values(operations) as Operation[]).filter(({ assumed }) => assumed === undefined);

const apart = {
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
  if (!isSuccess(answer.status)) t.unsupported(`the second account answers ${answer.status} to ${operation}`);
  const { id } = answer.record;
  if (typeof id === 'number' || typeof id === 'string') t.elsewhere()?.given.made(operation, id);
  return answer.record;
}

/** The script looks whether such an entry is listed again. */
const notListed = (key: string, value: unknown): Proof => ({ by: 'listed', key, value, least: 0, most: 0 });

/** A client of the other account: the same for the lists of all families, since nobody deletes one. */
const theirBuyer = (t: CheckContext) =>
  t.given.once('the buyer of another account', async () => {
    const word = scopeWord(t);
    const name = { name: `Buyer ${word} end`, code: word };
    await elsewhere(t, 'createClient', name);
    return { word, name };
  });

/** Both ways: theirs is not listed for us, ours is not listed for them. */
async function listsApart(t: CheckContext, kind: ListKind): Promise<void> {
  const [type] = kind.types as [DocumentType];
  // No client of ours has their word: documents may show the present names of their clients.
  const ours = await openScope(t);
  const { word, name } = await theirBuyer(t);
  const theirs = { word, client: {}, made: 0 };
  const made = await make(t, type, scopeFields(t, ours, 'ours'));
  const foreign = { ...scopeFields(t, theirs, 'theirs'), items: [(t.elsewhere() ?? t).given.line()] };
  const { create } = operationsOf(type);
  await elsewhere(t, create, await t.given.freshFields(type, { ...foreign, client: name }));
  const stray = (list: readonly Json[], word: string) =>
    list.find(({ reference, client }) => `${reference} ${(Object(client) as Json).name}`.includes(word));
  const names = typesOf(kind.family).map((one) => documentTypes[one].type);
  const many = {
    text: theirs.word,
    [kind.typeFilter]: kind.typeFilter === 'type' ? names[0] : names,
    'status[]': ['draft', 'final'],
  };
  for (const query of [{ text: theirs.word }, many, { per_page: 30 }]) {
    const { list } = await page(t, kind.list, query, 1);
    const leaked = stray(list, theirs.word);
    if (leaked)
      t.fail(`no document of another account in ${kind.list}`, leaked, {
        field: 'id',
        symptom: 'leaked',
        ...{ operation: kind.list, proof: notListed('id', leaked.id) },
      });
  }
  const query = { text: ours.word };
  const { list } = await t.call(kind.list, { query }, { account: 'second', status: 'any' });
  const leaked = stray(list, ours.word);
  if (leaked)
    t.fail(`${made.name} is not in ${kind.list} of another account`, leaked, {
      field: 'id',
      symptom: 'leaked',
      ...{ operation: kind.list, proof: notListed('id', leaked.id) },
    });
}

/** The client that our invoice shows is one of ours, whoever else knows the name; `made` is the answer that made theirs. */
async function judgeOwnClient(
  t: CheckContext,
  invoice: MadeDocument,
  { name, theirs, made }: { name: string; theirs: Json; made: Exchange | undefined },
): Promise<Json> {
  const record = await read(t, invoice);
  const exchange = t.client.last();
  const shown = Object(record.client) as Json;
  t.expect.equal(shown.name, name, 'client.name of the invoice', { field: 'client.name' });
  const what = 'the client of our invoice, whose name another account knows too';
  // Where each account counts its ids apart, a client of ours may have the id of theirs.
  const mayBeTheirs = theirs.id !== undefined && String(shown.id) === String(theirs.id);
  const path = { 'client-id': String(shown.id) };
  const { status } = await t.call('getClient', { path }, { status: mayBeTheirs ? [200, 404] : 200, what });
  if (status === 404)
    t.soft('client.id of our invoice is that of a client of ours', `${shown.id}, as in the other account`, {
      ...{ field: 'client.id', symptom: 'leaked', exchange },
      ...seenBefore(shown.id, made),
    });
  return record;
}

/** Rules 1 and 3 look names up, and look no further than the account. */
async function namesApart(t: CheckContext): Promise<void> {
  const tax = t.unique('Elsewhere');
  const theirClient = async () => {
    const name = t.unique('Elsewhere');
    const party = { name, code: name.replaceAll(' ', '-') };
    const theirs = await elsewhere(t, 'createClient', { ...party, city: 'Faro' });
    return { name, party, theirs, made: t.client.last() };
  };
  const client = await theirClient();
  const foreign = { name: tax, value: '17.0', region: 'PT', default_tax: '0' };
  await elsewhere(t, 'createTax', foreign);
  // Without a default tax a line with a name that is not found may be refused.
  const hasDefault = (await defaultTax(t)) !== undefined;
  const items = [t.given.line(hasDefault ? { tax: { name: tax } } : {})];
  const invoice = await make(t, 'invoices', { client: client.party, items });
  const record = await judgeOwnClient(t, invoice, client);
  // By the name alone: whether a client may come without a code is not shown.
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
  // One of that name is made here and deleted: theirs stays.
  const { id } = await t.given.tax(foreign);
  await t.given.call('deleteTax', { path: { 'tax-id': id } });
  await soon(
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

/** A sequence that only another account has numbers none of our documents; that one is refused which names it, or it takes another. */
async function sequenceApart(t: CheckContext): Promise<void> {
  const { id } = await unusedSequence(t.elsewhere() ?? t);
  const { record: theirs } = await t.call(
    'getSequence',
    { path: { 'sequence-id': id } },
    { account: 'second' },
  );
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
    (kind): Check => ({
      ...apart,
      id: `${kind.list}/own-account-only`,
      statement: 'rule:key-identifies-account',
      title: `${kind.list}: ${withArticle(documentTypes[kind.types[0] as DocumentType].singular)} in each of two accounts -> each account lists its own`,
      operation: kind.list,
      needs: ['second-account'],
      run: (t) => listsApart(t, kind),
    }),
  ),
  {
    ...apart,
    id: 'createInvoice/names-of-own-account',
    statement: 'rule:key-identifies-account',
    title: 'createInvoice: names of a client and of a tax that only another account knows -> unknown here',
    operation: 'createInvoice',
    needs: ['second-account', 'clients', 'taxes'],
    run: namesApart,
  },
  {
    ...apart,
    id: 'createShipping/sequence-of-own-account',
    statement: 'rule:key-identifies-account',
    title:
      'createShipping: a sequence that only another account has -> refused, or numbered in a series of our own',
    operation: 'createShipping',
    needs: ['second-account', 'guides', 'sequences'],
    run: sequenceApart,
  },
];

/** The last placeholder of the path: the id of the record that is meant. */
export function idParameter({ parameters }: Operation): string | undefined {
  return parameters.filter((one) => one.in === 'path').at(-1)?.name;
}

/** For one operation on a record: the other account's key at this address, and this id at the other's. */
export function isolationChecks(operation: Operation): Check[] {
  const { id } = operation;
  if (id === 'configureAtCommunication' || id === 'updateAccount') return [];
  const base = {
    kind: 'operations' as const,
    operation: id,
    source: 'Authentication',
    needs: ['second-account'] as const,
  };
  return [
    {
      ...base,
      id: `${id}/isolated-other-key`,
      statement: 'rule:key-identifies-account',
      title: `${id}: the key of another account at this address -> 401 or 404`,
      rule: 'A key opens its own account only.',
      run: (t) => isolated(t, operation, { key: 'second' }),
    },
    {
      ...base,
      id: `${id}/isolated-other-account`,
      statement: 'rule:key-identifies-account',
      title: `${id}: an id of another account -> 404 or 401`,
      rule: 'An account never sees or changes the records of another.',
      run: (t) => isolated(t, operation, { account: 'second' }),
    },
  ];
}

/**
 * Another account may count its ids by itself, so that an id of ours names a record of theirs: reading it is then
 * lawful, as long as it is not ours; writing is not tried unless a read says that there is nothing.
 */
async function isolated(
  t: CheckContext,
  operation: Operation,
  how: { key?: 'second'; account?: 'second' },
): Promise<void> {
  const { id, method } = operation;
  const { name: _name, ...input } = await lawfulRequest(t, id, true);
  // What was generated for its own account once may be kept for whoever asks next.
  if (filesOfDocuments.includes(id)) await t.given.once(`own ${id}`, () => generated(t, id, input));
  const reader = readerOf(operation);
  const [recordId = ''] = Object.values(input.path ?? {});
  const path = reader ? { [idParameter(operations[reader]) ?? '']: recordId } : {};
  // A document that all checks share stays as it is: whoever tries to change it looks once from each place.
  const once = <T>(name: string, look: () => Promise<T>) =>
    operation.documentType ? t.given.once(`${name} ${reader} ${recordId}`, look) : look();
  const from = { ...how, status: 'any' as const, what: 'from another account' };
  // With its exchange: a look that another check has had is the proof here, too.
  const look = async (by: OperationId) => ({
    ...(await t.call(by, { path }, from)),
    exchange: t.client.last(),
  });
  const own = reader && (await once('ours', () => t.given.call(reader, { path })));
  if (reader && own) {
    const place = how.key ? 'with their key' : 'at their address';
    const known = reader === id ? await look(reader) : await once(place, () => look(reader));
    // An id of theirs as well: nothing is written, and what they read is read again by whoever judges it.
    const other = isSuccess(known.status) && reader !== id ? await look(reader) : known;
    if (isSuccess(other.status)) {
      differs(t, own.record, other.record, other.exchange);
      return;
    }
    t.expect.that([401, 403, 404].includes(other.status), '401 or 404 for another account', other.status, {
      ...{ field: 'query.api_key', symptom: refusalSymptom(other.status), exchange: other.exchange },
    });
    if (reader === id) return;
  }
  const answer = await t.call(id, input, { ...how, status: 'any', what: 'from another account' });
  const exchange = t.client.last();
  if (method === 'get' && isSuccess(answer.status)) {
    if (own) differs(t, own.record, answer.record, exchange);
    const hasNone = async () => !(await hasDocument(t, recordId, how));
    const answersStill = async () => isSuccess((await t.call(id, input, { ...how, status: 'any' })).status);
    // Twice: where ids are given again, a document of that id may just have gone.
    const isFile = filesOfDocuments.includes(id);
    // What is not ready shows nothing: it is a leak where an id that nothing has is answered otherwise.
    if (isFile && answer.status !== 202) {
      if ((await hasNone()) && (await answersStill()) && (await hasNone()))
        t.fail('401 or 404 for another account, which has no such document', answer.status, leakIn(exchange));
    } else if (isFile ? await hasNone() : reader) await judgeApart(t, operation, input, how, exchange);
    return;
  }
  // The body of an update names a client of ours, whom the other account need not know; one that is not shown may be odd.
  const isOdd = operation.action === 'update' || operation.body?.assumed !== undefined;
  const refusals = isOdd ? [400, 401, 403, 404, 422] : [401, 403, 404];
  // A draft of theirs may have that id: how its PDF is refused is assumed.
  const isOther =
    filesOfDocuments.includes(id) && !refusals.includes(answer.status) && !isServerError(answer.status);
  if (isOther && (await hasDocument(t, recordId, how))) return;
  if (!refusals.includes(answer.status) && reader && own) {
    // Since it was looked for, the other account may have got a record of that id.
    const now = await t.call(reader, { path }, { ...how, status: 'any', what: 'from another account' });
    if (isSuccess(now.status)) {
      differs(t, own.record, now.record, t.client.last());
      return;
    }
  }
  t.expect.that(refusals.includes(answer.status), '401 or 404 for another account', answer.status, {
    ...{ field: 'query.api_key', symptom: refusalSymptom(answer.status), exchange },
  });
  // The status shows what the key opens; that a refusal changed nothing is looked at once for both.
  if (method === 'get' || how.key) return;
  if (belowClients.includes(id)) await throughTheirClient(t, id, input);
  if (id === 'changeReceiptState') return stillThere(t, recordId);
  if (!reader || !own) return;
  const after = await t.call(reader, { path });
  t.expect.equal(stable(after.record), stable(own.record), 'the record after the attempt', {
    field: differingField(stable(own.record), stable(after.record)),
    symptom: 'changed',
  });
}

/** Records below a client, whose path names both. */
const belowClients: readonly OperationId[] = ['deleteRegularization', 'deleteTreasuryMovement'];

/** By the path of a client of theirs they delete none of ours: where theirs answers that one is deleted, ours is there to be deleted still. */
async function throughTheirClient(t: CheckContext, id: OperationId, input: CallInput): Promise<void> {
  const theirs = await t.elsewhere()?.given.sharedRecord('client', 'without records of its own', {}, true);
  if (theirs === undefined) return;
  const path = { ...input.path, client_id: theirs.id };
  const what = 'by the path of a client of theirs';
  const { status } = await t.call(id, { ...input, path }, { account: 'second', status: 'any', what });
  const leak = t.client.last();
  if (!isSuccess(status)) return;
  const own = await t.call(id, input, {
    status: 'any',
    what: 'our own, after another account deleted one of that id',
  });
  if (own.status === 404) t.fail('the record of our client is there to be deleted', own.status, leakIn(leak));
}

/** A receipt is looked at in its list: the description shows no GET of one. */
async function stillThere(t: CheckContext, receipt: string | number): Promise<void> {
  const { entry } = await findInLongList(t, 'listReceipts', (one) => String(one.id) === String(receipt));
  if (typeof entry?.status === 'string')
    t.expect.that(
      !/^canceled$/i.test(entry.status),
      'the receipt after the attempt is in force',
      entry.status,
      { field: 'status', symptom: 'changed' },
    );
}

/** Answers that show whose they are in no field, or in none of theirs. */
const filesOfDocuments: readonly OperationId[] = [
  'getDocumentPdf',
  'getDocumentQrCode',
  'listRelatedDocuments',
];

async function generated(t: CheckContext, id: OperationId, input: CallInput): Promise<void> {
  await t.eventually(
    async () => {
      const { status } = await t.given.call(id, input, { status: 'any' });
      return status === 202 ? undefined : status;
    },
    `${id} is answered to its own account`,
    { operation: id },
  );
}

/** Whether the other account has a document of that id, of any type: it may count its ids by itself. */
async function hasDocument(t: CheckContext, id: string | number, how: CallOptions): Promise<boolean> {
  for (const one of every) {
    if (one.action !== 'get' || one.documentType === undefined) continue;
    const path = { [idParameter(one) ?? '']: id };
    const { status } = await t.call(one.id, { path }, { ...how, status: 'any' });
    if (isSuccess(status)) return true;
  }
  // That a receipt can be read by its id is only assumed.
  for (let page = 1, pages = 1; page <= Math.min(pages, 10); page += 1) {
    const query = { page, per_page: 30 };
    const receipts = await t.call('listReceipts', { query }, { ...how, status: 'any' });
    if (receipts.list.some((one) => String(one.id) === String(id))) return true;
    pages = pageCount(receipts) ?? 1;
  }
  return false;
}

/** The GET of the same record, by the path that the operation's own begins with; else of what the path names. */
/** What is about a record that they have not, such as a balance: refused, where that of an id which nothing has is. */
async function judgeApart(
  t: CheckContext,
  { id, parameters }: Operation,
  input: CallInput,
  how: { key?: 'second'; account?: 'second' },
  leak: Exchange | undefined,
): Promise<void> {
  const path = Object.fromEntries(
    parameters.filter((one) => one.in === 'path').map(({ name }) => [name, unknownId]),
  );
  const { status } = await t.call(id, { ...input, path }, { ...how, status: 'any', what: 'an unknown id' });
  if (isError(status))
    t.fail('401 or 404 for another account, which has no such record', leak?.status, leakIn(leak));
}

/** What another account is answered with a success: it is seen in no field. */
const leakIn = (exchange: Exchange | undefined): Asserted => ({
  ...{ field: 'query.api_key', symptom: 'leaked', exchange },
  proof: { by: 'status', accepted: [[400, 499]] },
});

function readerOf(operation: Operation): OperationId | undefined {
  const path = operation.path.replace(/\/(change-state|email-document|set_current|register)\.json$/, '.json');
  const same = every.find((one) => one.method === 'get' && sameShape(one.path, path))?.id;
  if (same && operations[same].action === 'get') return same;
  const [first] = operation.parameters.filter((one) => one.in === 'path');
  const byName: Record<string, OperationId> = {
    'document-id': 'getInvoice',
    client_id: 'getClient',
    'client-id': 'getClient',
  };
  return byName[first?.name ?? ''] ?? same;
}

function sameShape(a: string, b: string): boolean {
  return a.replaceAll(/\{[^}]+\}/g, '{}') === b.replaceAll(/\{[^}]+\}/g, '{}');
}

function differs(t: CheckContext, own: Json, other: Json, exchange: Exchange | undefined): void {
  const isOf = (key: string, [one, two] = [own, other]) => Boolean(one[key]) && one[key] === two[key];
  // An order need not show a reference: then it is recognized by its client, whose name no other account has.
  const clients: [Json, Json] = [Object(own.client) as Json, Object(other.client) as Json];
  const same =
    ['name', 'serie', 'reference', 'organization_name'].some((key) => isOf(key)) ||
    (isOf('date') && isOf('total') && isOf('name', clients));
  // A success may be lawful there, where ids are counted by account: it is the record that says it.
  if (same)
    t.fail('401 or 404 for another account, never the record', other, {
      ...{ field: 'query.api_key', symptom: 'leaked', exchange },
    });
}

function stable(record: Json): Json {
  const { id, name, status, reference, total, value, serie, description, default_sequence, email } = record;
  return { id, name, status, reference, total, value, serie, description, default_sequence, email };
}
