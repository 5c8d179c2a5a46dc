/**
 * For every operation, from the generated table: a lawful request succeeds, a missing or wrong key is refused, an unknown id is not
 * found. first-times.ts orders these checks; accounts/isolation.ts tries other accounts, requests.ts sends invalid bodies.
 */

import { type Operation, type OperationId, operations } from '../../../generated/operations.js';
import { type DocumentType, documentTypes } from '../../../generated/states.js';
import { placeOf } from '../../conditions/place.js';
import { bodyAlone, type LawfulRequest, lawfulRequest } from '../../given/lawful-requests.js';
import { isAssumedTable } from '../../given/paths.js';
import { citation, cited } from '../../judge/citation.js';
import { statusSymptom } from '../../judge/identity.js';
import { tags } from '../../judge/result.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import { withArticle } from '../../target/article.js';
import type { Answer, CallInput, Json } from '../../target/call.js';
import { idParameter, isolationChecks } from '../accounts/isolation.js';
import { exported } from '../accounts/saft.js';
import { clientKind } from '../kit/client-kind.js';
import { check } from '../kit/declare.js';
import { read } from '../kit/document-rules.js';
import { itemKind } from '../kit/item-kind.js';
import { open, reached } from '../kit/made-account.js';
import { notMissing, requestOf, unknownId } from '../kit/probe.js';
import { created } from '../kit/record-making.js';
import { read as readRecord, retryJudging } from '../kit/records.js';
import { sequenceKind } from '../kit/sequence-kind.js';

const all = (Object.values(operations) as Operation[]).filter(({ assumed }) => assumed === undefined);
const kind = 'operations' as const;
/** They change a whole account and cannot be read back, so they are not carried out in the account under test. */
const settingsOfAccounts: readonly OperationId[] = ['updateAccount', 'configureAtCommunication'];
/** Records that cannot be deleted are created once, for several checks. */
const undeletableKinds = [itemKind, clientKind, sequenceKind];
/** Operations that change the whole account are requested by the checks of their resource only. */
const accountWide: readonly OperationId[] = [
  'setCurrentSequence',
  'configureAtCommunication',
  'registerSequence',
];

/** Whether the cases of documents judge the operation for every type: updates and changes of state. */
export const isCovered = ({ documentType, action }: Operation): boolean =>
  documentType !== undefined && (action === 'update' || action === 'change-state');

/** The checks without an order; the others are in first-times.ts. */
export const operationChecks: Check[] = all.flatMap((operation) => [
  ...(operation.auth && needsNoRecord(operation) ? [nearKeyCheck(operation)] : []),
  ...(operation.id === 'listItems' ? [recasedKeyCheck(operation)] : []),
  ...(idParameter(operation) ? [...otherTypeCheck(operation), ...isolationChecks(operation)] : []),
]);

export const successChecks = (operation: Operation): Check[] =>
  accountWide.includes(operation.id) || isCovered(operation) ? [] : [successCheck(operation)];

export const keyChecks = (operation: Operation): Check[] =>
  operation.auth ? [keyCheck(operation, 'missing', 'none'), keyCheck(operation, 'wrong', 'wrong')] : [];

export function needsNoRecord(operation: Operation): boolean {
  return operation.method === 'get' && !idParameter(operation);
}

function successCheck(operation: Operation): Check {
  const { id, responses } = operation;
  const statuses = Object.keys(responses).filter((key) => key.startsWith('2'));
  const wrapper = Object.values(responses).find((one) => one.wrapper)?.wrapper;
  const undeletable = undeletableKinds.find(({ create }) => create === id);
  const needsNothing = operation.method === 'get' && (operation.action === 'list' || !idParameter(operation));
  return check(`${id}/status-${statuses[0] ?? '2xx'}`, {
    ...citation(...statuses.map((one) => `status:${id}/${one}`), `operation:${id}`),
    title: `a lawful request -> ${statuses.join(' or ')}${wrapper ? ` with ${wrapper}` : ''}`,
    rule: `${operation.summary}: a lawful request succeeds and is answered in the stated shape.`,
    source: 'Endpoints',
    kind,
    readOnly: needsNothing && !['exportSaft', 'findClientByName', 'findClientByCode'].includes(id),
    needs: settingsOfAccounts.includes(id) ? ['public-url'] : undefined,
    leaves: undeletable && undeletable.word !== 'tax' ? [undeletable.word] : undefined,
    run: async (t) => {
      if (settingsOfAccounts.includes(id)) return onOwnAccount(t, id);
      // Accounts cannot be deleted: all checks share those that a run creates.
      if (id === 'createAccount') return void (await open(t, 'plain'));
      if (id === 'createAccountForUser') return void (await open(t, 'same user'));
      if (undeletable) {
        const kept = await created(t, undeletable);
        // If another check has created it already, it is judged by its GET.
        if (!t.client.called.has(id)) await readRecord(t, undeletable, kept);
        return;
      }
      await carryOut(await firstPlace(t, operation), operation);
    },
  });
}

/** Whether the operation is on the account itself: the id of the second account is not configured. */
const isOfItself = (id: OperationId): boolean =>
  operations[id].resource === 'accounts' || id === 'exportSaft';

/**
 * The context in which an operation is first carried out and refused: the second account, where nothing else was requested before.
 * Requests that need no record are refused in any account alike.
 */
export async function firstPlace(t: CheckContext, operation: Operation): Promise<CheckContext> {
  if (isOfItself(operation.id)) return t;
  return needsNoRecord(operation) ? (t.inSecondAccount() ?? t) : placeOf(t, { account: 'second' });
}

/** Sends a lawful request and judges it; where its body or transition is not stated, the answer may be anything. */
export async function carryOut(t: CheckContext, operation: Operation): Promise<void> {
  const { id, action, documentType } = operation;
  const { name, ...input } =
    (await draftToMove(t, operation)) ?? (await lawfulRequest(t, id, action === 'update'));
  if (documentType !== undefined && isCovered(operation)) {
    const isOpen = isAssumedTable(documentType);
    const { status } = await t.call(id, input, { status: isOpen ? 'any' : 'success' });
    if (action === 'update' && !isOpen && isSuccess(status)) await judgeUpdated(t, operation, input);
    return;
  }
  const answer = await callUntilDone(t, id, input);
  if (id.startsWith('create')) t.given.made(id, answer.record.id, name, input.path?.client_id);
  if (documentType !== undefined && action === 'create' && answer.record.id !== undefined)
    (await drafts(t)).push({ type: documentType, id: answer.record.id as number });
}

/** Judges that the update is kept, whatever was refused before. */
async function judgeUpdated(t: CheckContext, { id, documentType }: Operation, input: CallInput) {
  const [sent] = Object.values(Object(input.body) as Json) as Json[];
  const [documentId] = Object.values(input.path ?? {});
  if (!sent?.reference || documentId === undefined) return;
  const record = await read(t, { type: documentType as DocumentType, id: documentId });
  t.expect.equal(record.reference, sent.reference, 'reference after an update', {
    field: 'reference',
    operation: id,
    statement: 'rule:document-fields-kept',
  });
}

/** Drafts created by the checks of creates, to change the state of each once. */
const drafts = (t: CheckContext): Promise<{ type: DocumentType; id: number }[]> =>
  t.given.once('drafts to be moved', async () => []);

async function draftToMove(
  t: CheckContext,
  { action, documentType }: Operation,
): Promise<LawfulRequest | undefined> {
  if (documentType === undefined || action !== 'change-state') return undefined;
  const all = await drafts(t);
  const [draft] = all.splice(all.findIndex(({ type }) => type === documentType) >>> 0, 1);
  return draft && { path: { 'document-id': draft.id }, body: t.given.changeBody(documentType, 'finalized') };
}

async function onOwnAccount(t: CheckContext, id: OperationId): Promise<void> {
  const account = await reached(t, 'full');
  const path = { 'account-id': account.id };
  const { organization_name, email, fiscal_id } = account.sent;
  const fields = { organization_name, email, fiscal_id, address: 'Rua do Teste 1' };
  const input =
    id === 'updateAccount'
      ? { path, body: { account: fields } }
      : { body: (await lawfulRequest(t, id)).body };
  await t.call(id, input, { account });
}

/** Polls asynchronous operations, which answer 202 until they are done; for others 202 is a success like 200. */
function callUntilDone(t: CheckContext, id: OperationId, input: CallInput): Promise<Answer> {
  if (id === 'exportSaft') return exported(t, input.query ?? {});
  if (id === 'findClientByName' || id === 'findClientByCode') {
    return searched(t, id, input);
  }
  return t.eventually(
    async () => {
      const why = t.dialect.failed[id];
      const answer = await t.call(id, input, { what: why && `no request form works: ${why}` });
      return answer.status === 202 && operations[id].responses['202'] ? undefined : answer;
    },
    `${id} answers 200`,
    { operation: id },
  );
}

/** A search may be late, and its parameters are not documented: that it finds an existing client is an interpretation. */
async function searched(
  t: CheckContext,
  id: `findClientBy${'Name' | 'Code'}`,
  input: CallInput,
): Promise<Answer> {
  const key = id === 'findClientByName' ? 'name' : 'code';
  let answer: Answer | undefined;
  await t.assuming(`rule:find-client-by-${key}`, async () => {
    answer = await retryJudging(
      () => t.call(id, input, { status: 'any' }),
      ({ status }) =>
        t.expect.that(isSuccess(status), `a success from ${id} for a client who exists`, status, {
          field: `query.${key}`,
          symptom: statusSymptom(status),
        }),
      'searches',
    );
  });
  return answer ?? t.call(id, input, { status: 'any' });
}

function keyCheck(operation: Operation, word: 'missing' | 'wrong', key: 'none' | 'wrong'): Check {
  const { id } = operation;
  const readOnly = needsNoRecord(operation);
  return check(`${id}/status-401-${word}-key`, {
    statement: cited(`status:${id}/401`, 'errors:401'),
    title: `a ${word} api_key -> 401`,
    rule: `When api_key is ${word}, the answer is 401 and nothing happens.`,
    source: 'Authentication',
    kind,
    readOnly,
    run: async (own) => {
      const t = await firstPlace(own, operation);
      // The key must be reported first, whatever else is wrong.
      const input = readOnly ? await queryOf(id) : await requestFor(t, operation, key);
      const query = { ...input.query, ...(readOnly && beside[key]), ...(key === 'none' && queryBeside[id]) };
      await t.call(id, { ...input, query }, { status: 401, key, what: `${word} key` });
      if (id === 'deleteTax' && key === 'none') await judgeStill(t, input);
      t.covers(tags.rule('key-needed'));
    },
  });
}

/** Judges that the tax still exists. */
async function judgeStill(t: CheckContext, { path }: CallInput): Promise<void> {
  const { status } = await t.call('getTax', { path }, { status: 'any' });
  t.expect.that(status !== 404, 'the tax is there, after its deletion was refused', status, {
    ...{ field: 'id', symptom: 'changed', statement: 'rule:key-needed', operation: 'deleteTax' },
    proof: notMissing,
  });
}

/** Further parameters of the query: a filter and a later page, or an invalid page. */
const beside = {
  none: { 'status[]': ['final'], page: 2 },
  wrong: { page: 'x' },
} as const;
const queryBeside: Partial<Record<OperationId, NonNullable<CallInput['query']>>> = {
  getDocumentPdf: { second_copy: true },
};

/** An empty wrapper, or a word that is no trigger. */
export function refusedBody(
  t: CheckContext,
  { action, documentType }: Operation,
  { body }: CallInput,
): CallInput {
  if (body === undefined) return {};
  if (action === 'change-state' && documentType !== undefined && documentType !== 'receipts')
    return { body: t.given.changeBody(documentType, 'no-such-trigger') };
  return { body: Object.fromEntries(Object.keys(Object(body)).map((wrapper) => [wrapper, {}])) };
}

/** The request without a key is for an existing record; that with a wrong key for an unknown id, with an invalid body. */
export async function requestFor(
  t: CheckContext,
  operation: Operation,
  key: 'none' | 'wrong',
): Promise<CallInput> {
  if (key === 'wrong' && idParameter(operation)) {
    const input = await withId(t, operation, unknownId);
    return { ...input, ...refusedBody(t, operation, input) };
  }
  // A draft has no PDF, but the key must be reported first.
  if (operation.id === 'getDocumentPdf' && t.settings.claims.includes('invoices'))
    return { path: { 'document-id': (await t.given.document('invoices')).id } };
  const { name: _name, ...input } = await lawfulRequest(t, operation.id, true);
  return input;
}

/** A key that begins like the right one, or contains it, is wrong too. */
function nearKeyCheck({ id }: Operation): Check {
  return check(`${id}/status-401-near-key`, {
    statement: 'rule:key-needed',
    title: `the key without its last character, with one more -> 401`,
    kind,
    readOnly: true,
    run: async (t) => {
      const { name: _name, ...asked } = await queryOf(id);
      // The key must be reported first, whatever else is wrong.
      const input = { ...asked, query: { ...asked.query, page: 'x' } };
      await t.call(id, input, { status: 401, key: 'cut', what: 'the key without its last character' });
      await t.call(id, input, { status: 401, key: 'longer', what: 'the key and one more character' });
    },
  });
}

/** An interpretation: whether keys are case-sensitive is not stated. */
function recasedKeyCheck({ id }: Operation): Check {
  return check(`${id}/status-401-recased-key`, {
    statement: 'rule:key-case',
    title: `the key with capitals for lower case -> 401`,
    kind,
    assumed: true,
    readOnly: true,
    run: async (t) => {
      if (!/[a-z]/i.test(t.settings.apiKey)) t.unsupported('the key has no letters');
      const { name: _name, ...input } = await queryOf(id);
      await t.call(id, input, { status: 401, key: 'recased', what: 'the key in another case' });
    },
  });
}

/** The required query of a GET without records; any value will do, because the key is judged first. */
export async function queryOf(id: OperationId): Promise<CallInput & { name?: string }> {
  const query = operations[id].parameters.filter((one) => one.in === 'query' && one.required);
  return { query: Object.fromEntries(query.map((one) => [one.name, '1'])) };
}

/** A path like the prepared one, with another id in the last place. */
export async function withId(
  t: CheckContext,
  operation: Operation,
  value: string | number,
): Promise<CallInput> {
  const name = idParameter(operation) ?? '';
  const needsBody = operation.body !== undefined;
  const parents = operation.parameters.filter((one) => one.in === 'path').length > 1;
  const alone = await bodyAlone(t, operation.id);
  const { path, body } =
    needsBody && alone === undefined ? await lawfulRequest(t, operation.id, true) : { path: {}, body: alone };
  const parent: Record<string, string | number> = parents
    ? { client_id: (await t.given.sharedRecord('buyer', 'who owes')).id }
    : {};
  return { path: { ...path, ...parent, [name]: value }, body };
}

export function unknownIdCheck(operation: Operation): Check {
  const { id } = operation;
  return check(`${id}/status-404-unknown-id`, {
    statement: cited(`status:${id}/404`, 'rule:record-unknown'),
    title: `an id that nothing has -> 404`,
    rule: 'When the referenced record does not exist, the answer is 404.',
    source: 'Errors',
    kind,
    readOnly:
      operation.method === 'get' && operation.parameters.filter((one) => one.in === 'path').length === 1,
    run: async (own) => {
      await refuseUnknownId(await firstPlace(own, operation), operation);
      own.covers(tags.rule('record-unknown'));
    },
  });
}

export async function refuseUnknownId(t: CheckContext, operation: Operation): Promise<void> {
  const { id } = operation;
  const input = await withId(t, operation, unknownId);
  // One description of the PDF answers 401 for a missing document.
  const mayBe401 = ['getDocumentPdf', 'getAccount', 'updateAccount'].includes(id);
  const status = notShown(operation) ? 'refused' : mayBe401 ? [404, 401] : 404;
  await t.call(id, input, { status, field: 'path.id', what: 'unknown id' });
  // Second copies may be looked up elsewhere.
  if (id === 'getDocumentPdf')
    await t.call(
      id,
      { ...input, query: { second_copy: true } },
      { status, field: 'path.id', what: 'unknown id, for a second copy' },
    );
}

/** Whether the status for an unknown id is not documented ("payloads not shown"). */
const notShown = ({ responses }: Operation): boolean =>
  responses[404] === undefined || responses[404].assumed !== undefined;

/** Judges that the path of another type does not show the document. */
function otherTypeCheck(operation: Operation): Check[] {
  const { id, action, documentType } = operation;
  if (action !== 'get' || documentType === undefined) return [];
  const types = Object.keys(documentTypes) as DocumentType[];
  const kin = types.filter(
    (one) =>
      one !== documentType &&
      documentTypes[one].family === documentTypes[documentType].family &&
      documentTypes[one].singular !== 'simplified_invoice',
  );
  const other = kin[0] ?? 'quotes';
  const { singular, family } = documentTypes[other];
  return [
    check(`${id}/status-404-other-type`, {
      title: `the id of ${withArticle(singular.replaceAll('_', ' '))} -> a 4xx, or never answered as this type`,
      statement: 'rule:type-of-its-own',
      kind,
      needs: [family as 'invoices'],
      run: async (t) => {
        const document = await t.given.sharedDocument(other);
        // Read as its own type before: what is kept of that must not be answered as another one.
        await t.given.once(`${singular} read as its own type`, () => t.given.read(document));
        const answer = await t.raw(requestOf({ operation: id, path: { 'document-id': document.id } }));
        if (!isSuccess(answer.status)) return;
        // Purchase orders may have ids of their own, so another document may have this id.
        const own = documentTypes[documentType];
        const isIt = answer.record.reference === document.sent.reference;
        const asThis = answer.record.type === own.type || own.singular in (Object(answer.body) as Json);
        if (isIt && asThis)
          t.fail(
            `${withArticle(singular)} is not answered as ${withArticle(own.singular)}`,
            answer.text.slice(0, 200),
            { field: 'type', symptom: 'different' },
          );
      },
    }),
  ];
}

/** Whether an empty body may be accepted: by an update or a change of state, which then changes nothing. */
export const mayBeEmpty = ({ method, action }: Operation): boolean => method === 'put' && action !== 'email';
