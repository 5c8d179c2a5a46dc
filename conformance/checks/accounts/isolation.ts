/**
 * Sends every operation on a record with the key of another account and to its address: neither may reach the record. Lists and
 * names of two accounts are in side-by-side.ts, missing and wrong keys in requests/operations.ts.
 */

import { type Operation, type OperationId, operations } from '../../../generated/operations.js';
import { lawfulRequest } from '../../given/lawful-requests.js';
import { ifStated } from '../../judge/citation.js';
import type { Exchange } from '../../judge/exchange.js';
import { refusalSymptom } from '../../judge/identity.js';
import { isClientError, isServerError, isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Asserted } from '../../run/expect.js';
import type { Answer, CallInput, CallOptions, Json } from '../../target/call.js';
import { pageCount } from '../../target/pagination.js';
import { declaring } from '../kit/declare.js';
import { deleteThroughOtherClient } from '../kit/delete-through-other-client.js';
import { findInLongList } from '../kit/list-walk.js';
import { answersUnknownIds } from '../kit/unknown-ids.js';

const every = (Object.values(operations) as Operation[]).filter(({ assumed }) => assumed === undefined);

/** The last placeholder of the path: the id of the record that the operation is on. */
export function idParameter({ parameters }: Operation): string | undefined {
  return parameters.filter((one) => one.in === 'path').at(-1)?.name;
}

/** For one operation on a record: the other account's key at this address, and this id at the other account's address. */
export function isolationChecks(operation: Operation): Check[] {
  const { id } = operation;
  if (id === 'configureAtCommunication' || id === 'updateAccount') return [];
  const check = declaring({
    statement: 'rule:key-identifies-account',
    kind: 'operations',
    needs: ['second-account'],
  });
  return [
    check(`${id}/isolated-other-key`, {
      title: 'the key of another account at this address -> 401 or 404',
      run: (t) => isolated(t, operation, { key: 'second' }),
    }),
    check(`${id}/isolated-other-account`, {
      title: 'an id of another account -> 404 or 401',
      run: (t) => isolated(t, operation, { account: 'second' }),
    }),
  ];
}

type How = { key?: 'second'; account?: 'second' };

/** A request to send from another account, and what its own account sees of the record. */
interface Asked {
  operation: Operation;
  how: How;
  input: CallInput;
  recordId: string | number;
  /** The GET of the record, its path, and its answer to the record's own account. */
  reader: OperationId | undefined;
  path: Record<string, string | number>;
  own: Answer | undefined;
}

/** At their address our id is like an unknown one, so a 5xx there violates the same statement. */
const fromOther = (how: How, id: OperationId) => ({
  ...{ ...how, status: 'any' as const, what: 'from another account' },
  statement: how.account && ifStated(`status:${id}/404`),
});

/** Shared documents do not change, so all attempts to change one share one GET per account. */
const onceForAll = <T>(
  t: CheckContext,
  { operation, reader, recordId }: Pick<Asked, 'operation' | 'reader' | 'recordId'>,
  place: string,
  look: () => Promise<T>,
) => (operation.documentType ? t.given.once(`${place} ${reader} ${recordId}`, look) : look());

/**
 * Ids may be counted per account, so that our id is also the id of one of their records: reading that one is lawful, as long as
 * it is not ours. Writing is tried only if a GET says that there is no such record.
 */
async function isolated(t: CheckContext, operation: Operation, how: How): Promise<void> {
  const { id, method } = operation;
  const asked = await askedFor(t, operation, how);
  if (asked.own && (await isReadThere(t, asked, asked.own))) return;
  if (asked.reader === id) return;
  const answer = await t.call(id, asked.input, fromOther(how, id));
  const exchange = t.client.last();
  if (method === 'get' && isSuccess(answer.status)) return judgeAnswered(t, asked, answer, exchange);
  if (await isOfTheirs(t, asked, answer)) return;
  const isAsAny = isSuccess(answer.status) && (await answersUnknownIds(t, operation, asked.input, how));
  t.expect.that(
    isAsAny || isRefusal(operation, answer.status),
    '401 or 404 for another account',
    answer.status,
    { field: 'query.api_key', symptom: refusalSymptom(answer.status), exchange },
  );
  // The status shows what the key opens; whether the refused request changed something is judged for the address only.
  if (method !== 'get' && !how.key) await judgeUntouched(t, asked);
}

async function askedFor(t: CheckContext, operation: Operation, how: How): Promise<Asked> {
  const { id } = operation;
  const { name: _name, ...input } = await lawfulRequest(t, id, true);
  // A target may cache generated files for their own account and serve them to others.
  if (filesOfDocuments.includes(id)) await t.given.once(`own ${id}`, () => generated(t, id, input));
  const reader = readerOf(operation);
  const [recordId = ''] = Object.values(input.path ?? {});
  const path = reader ? { [idParameter(operations[reader]) ?? '']: recordId } : {};
  const named = { operation, reader, recordId };
  const own = reader && (await onceForAll(t, named, 'ours', () => t.given.call(reader, { path })));
  return { ...named, how, input, path, own };
}

/** Whether the other account can read a record of this id: it must be one of theirs, and nothing is written then. */
async function isReadThere(t: CheckContext, asked: Asked, own: Answer): Promise<boolean> {
  const { operation, reader = operation.id, path, how } = asked;
  // Includes the exchange, which is the proof also where another check sent the GET.
  const look = async () => ({
    ...(await t.call(reader, { path }, fromOther(how, reader))),
    exchange: t.client.last(),
  });
  const isItself = reader === operation.id;
  const place = how.key ? 'with their key' : 'at their address';
  const known = isItself ? await look() : await onceForAll(t, asked, place, look);
  // The id exists there too: read it again, so that this check has its own exchange.
  const other = isSuccess(known.status) && !isItself ? await look() : known;
  if (isSuccess(other.status)) {
    differs(t, own.record, other.record, other.exchange);
    return true;
  }
  t.expect.that(isRefusal(operations[reader], other.status), '401 or 404 for another account', other.status, {
    ...{ field: 'query.api_key', symptom: refusalSymptom(other.status), exchange: other.exchange },
  });
  return false;
}

/** Judges a GET that the other account was answered with a success: a record of theirs, or a leak. */
async function judgeAnswered(
  t: CheckContext,
  { operation, how, input, recordId, reader, own }: Asked,
  answer: Answer,
  exchange: Exchange | undefined,
): Promise<void> {
  const { id } = operation;
  if (own) differs(t, own.record, answer.record, exchange);
  const isFile = filesOfDocuments.includes(id);
  const hasNone = async () => !(await hasDocument(t, recordId, how));
  const answersStill = async () => isSuccess((await t.call(id, input, { ...how, status: 'any' })).status);
  const isNothingShown = async () =>
    answer.list.length === 0 && (await answersUnknownIds(t, operation, input, how));
  // A 202 shows nothing: it is a leak only if an unknown id is answered differently.
  if (!isFile || answer.status === 202) {
    if (isFile ? await hasNone() : reader) await judgeApart(t, operation, input, how, exchange);
    return;
  }
  // Asked twice: where ids are reused, a document of that id may just have been deleted.
  if ((await hasNone()) && (await answersStill()) && (await hasNone()) && !(await isNothingShown()))
    t.fail('401 or 404 for another account, which has no such document', answer.status, leakIn(exchange));
}

/**
 * Whether a status refuses another account. An update may name a client that the other account does not know, and a body that is
 * not stated may be invalid there: 400 and 422 too. If no 404 is stated, any 4xx.
 */
function isRefusal({ action, body, responses }: Operation, status: number): boolean {
  if (responses['404']?.assumed !== undefined) return isClientError(status);
  return action === 'update' || body?.assumed !== undefined
    ? [400, 401, 404, 422].includes(status)
    : [401, 404].includes(status);
}

/** Whether an answer other than a refusal concerns a record of theirs with the same id. */
async function isOfTheirs(t: CheckContext, asked: Asked, { status }: Answer): Promise<boolean> {
  const { operation, how, recordId, reader, path, own } = asked;
  if (isRefusal(operation, status)) return false;
  // The id may be that of a document of theirs: how the PDF of a draft is refused is an interpretation, and it may be paid.
  const mayBeTheirs = filesOfDocuments.includes(operation.id) || operation.id === 'createPartialPayment';
  if (mayBeTheirs && !isServerError(status) && (await hasDocument(t, recordId, how))) return true;
  if (!reader || !own) return false;
  // The other account may have created a record of that id since the first read.
  const now = await t.call(reader, { path }, fromOther(how, reader));
  if (!isSuccess(now.status)) return false;
  differs(t, own.record, now.record, t.client.last());
  return true;
}

/** Judges that the refused request changed nothing. */
async function judgeUntouched(t: CheckContext, { operation, input, recordId, reader, path, own }: Asked) {
  const { id } = operation;
  if (belowClients.includes(id)) await throughTheirClient(t, id, input);
  if (id === 'changeReceiptState') return stillThere(t, recordId);
  if (!reader || !own) return;
  const after = await t.call(reader, { path });
  t.expect.stays(stable(after.record), stable(own.record), 'the record after the attempt');
}

/** Operations on records below a client; the path names both. */
const belowClients: readonly OperationId[] = ['deleteRegularization', 'deleteTreasuryMovement'];

/** Judges that a deletion through the path of a client of theirs deletes none of our records. */
async function throughTheirClient(t: CheckContext, id: OperationId, input: CallInput): Promise<void> {
  const theirs = await t
    .inSecondAccount()
    ?.given.sharedRecord('client', 'without records of its own', {}, true);
  if (theirs === undefined) return;
  const how = { account: 'second' as const, what: 'by the path of a client of theirs' };
  const gone = await deleteThroughOtherClient(t, id, input, theirs.id, how);
  if (gone) t.fail('the record of our client is there to be deleted', 404, leakIn(gone.astray));
}

/** Judges through the list that the receipt is not canceled: no GET of a receipt is documented. */
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

/** Operations whose answers do not show which record or account they belong to. */
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

/** Whether the other account has a document of any type with that id, since ids may be counted per account. */
async function hasDocument(t: CheckContext, id: string | number, how: CallOptions): Promise<boolean> {
  for (const one of every) {
    if (one.action !== 'get' || one.documentType === undefined) continue;
    const path = { [idParameter(one) ?? '']: id };
    const { status } = await t.call(one.id, { path }, { ...how, status: 'any' });
    if (isSuccess(status)) return true;
  }
  // That receipts can be read by their id is only an interpretation, so the list is searched.
  for (let page = 1, pages = 1; page <= Math.min(pages, 10); page += 1) {
    const query = { page, per_page: 30 };
    const receipts = await t.call('listReceipts', { query }, { ...how, status: 'any' });
    if (receipts.list.some((one) => String(one.id) === String(id))) return true;
    pages = pageCount(receipts) ?? 1;
  }
  return false;
}

/** Judges answers on a record that they do not have, such as a balance: must be refused if an unknown id is. */
async function judgeApart(
  t: CheckContext,
  operation: Operation,
  input: CallInput,
  how: How,
  leak: Exchange | undefined,
): Promise<void> {
  if (!(await answersUnknownIds(t, operation, input, how)))
    t.fail('401 or 404 for another account, which has no such record', leak?.status, leakIn(leak));
}

/** The violation for an answer that no field identifies as another account's. */
const leakIn = (exchange: Exchange | undefined): Asserted => ({
  ...{ field: 'query.api_key', symptom: 'leaked', exchange },
  proof: { by: 'status', accepted: [[400, 499]] },
});

/** The GET of the record under the same path, else the GET of the record that the path names first. */
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
  // Orders need not show a reference: they are recognized by their client, whose name is unique.
  const clients: [Json, Json] = [Object(own.client) as Json, Object(other.client) as Json];
  const same =
    ['name', 'serie', 'reference', 'organization_name'].some((key) => isOf(key)) ||
    (isOf('date') && isOf('total') && isOf('name', clients));
  // The status may be lawful where ids are counted per account, so only the record's content proves a leak.
  if (same)
    t.fail('401 or 404 for another account, never the record', other, {
      ...{ field: 'query.api_key', symptom: 'leaked', exchange },
    });
}

function stable(record: Json): Json {
  const { id, name, status, reference, total, value, serie, description, default_sequence, email } = record;
  return { id, name, status, reference, total, value, serie, description, default_sequence, email };
}
