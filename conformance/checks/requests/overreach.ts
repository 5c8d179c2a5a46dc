/**
 * Bodies with undocumented fields: ids, states, figures, numbers, owners, ids of other records. The path must decide which record
 * changes and the trigger to which state; nothing else may change.
 */

import { documentTypes } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import { createdAccount, fullAccount } from '../../given/accounts.js';
import type { Made } from '../../given/given.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext, DocumentType, OperationId } from '../../run/check.js';
import { hasChanged } from '../../run/expect.js';
import type { Json } from '../../target/call.js';
import { clientKind } from '../kit/client-kind.js';
import { check } from '../kit/declare.js';
import { createdTypes, draftBeside, isNumbered, issuedState, needsOf } from '../kit/document-rules.js';
import { firstShown, reached, shown, updateAccount } from '../kit/made-account.js';
import { isOtherStatus, madeIn, sent } from '../kit/probe.js';
import { createOf, emailOf, getOf, putOf, readOf, updateOf } from '../kit/probes.js';
import { judgePair, madeBeside, passesOver, read, sequencesBeside, subject } from './overreach-beside.js';

/** An update that names a contact and not the client's own phone and address: these are kept or emptied, but not the contact's. */
async function contactApart(t: CheckContext, { id, sent: { name, code } }: Made): Promise<void> {
  const own = { phone: '210000001', email: 'own@conformance.example' };
  const contact = { name: 'Ana', phone: '919191919', email: 'ana-apart@conformance.example' };
  for (const fields of [own, { preferred_contact: contact }]) {
    const answer = await sent(t, updateOf('client', id, { name, code, ...fields }), subject);
    if (answer === undefined || !isSuccess(answer.status)) return;
  }
  const shown = await read(t, readOf('client', id));
  for (const field of ['phone', 'email'] as const)
    if (shown[field] === contact[field])
      t.soft(`${field} of the client is not that of its contact`, contact[field], {
        ...{ symptom: 'different', field, operation: 'updateClient', statement: clientKind.statement },
        proof: { by: 'value', compare: 'not', expected: contact[field], actual: contact[field], path: field },
      });
}

async function records(t: CheckContext): Promise<void> {
  const client = async () =>
    t.given.acquire('client', { name: t.unique('Reach'), code: t.unique('reach').replaceAll(' ', '-') });
  const item = async () =>
    t.given.acquire('item', { name: t.unique('Reach'), description: 'Reach', unit_price: '100' });
  const [clients, items] = [
    [await client(), await client()],
    [await item(), await item()],
  ] as const;
  await judgePair(t, {
    word: 'client',
    of: clients,
    field: 'city',
    shownOnly: { payment_days: '77', tax_exemption_code: 'M16' },
  });
  await contactApart(t, clients[0]);
  await judgePair(t, {
    word: 'item',
    of: items,
    field: 'description',
  });
  const taxes = [await t.given.tax(), await t.given.tax()] as const;
  const neighbour = readOf('tax', taxes[1].id);
  const before = await read(t, neighbour);
  const renamed = t.unique('Reach');
  const tax = { ...taxes[0].sent, name: renamed, value: '12.0', id: taxes[1].id, account_id: 999_999 };
  await sent(t, updateOf('tax', taxes[0].id, tax), subject);
  const after = await read(t, neighbour);
  // Other fields of a tax need not be shown: those that neither answer shows count as equal.
  if (hasChanged(before.name, after.name) || !Object.is(Number(after.value), Number(before.value)))
    t.soft('a tax that only the body names stays as it is', 'changed', {
      ...{ symptom: 'changed', field: 'tax.id-of-another', operation: 'updateTax' },
    });
  // A create that names an id must create a new record.
  const named = { name: t.unique('Reach'), value: '5.0', region: 'PT', default_tax: '0', id: taxes[1].id };
  const id = madeIn(t, 'createTax', await sent(t, createOf('tax', named), subject));
  const still = await read(t, neighbour);
  if (id !== undefined && (String(id) === String(taxes[1].id) || hasChanged(before.name, still.name)))
    t.soft('a create makes a new record, whatever id its body names', 'the record of that id', {
      ...{ symptom: 'changed', field: 'tax.id', operation: 'createTax' },
    });
  await sequencesBeside(t);
  await madeBeside(t, { item: items[0], client: clients[0] }, taxes[1]);
}

/** A figure that the suite's lines cannot add up to. */
const oddFigure = 7777.77;

const figures = ['total', 'sum', 'taxes', 'before_taxes'] as const;

/** Fields of a document that only the service may set. */
const decided = ({ id, sequence_number, inverted_sequence_number, atcud }: Json): Json => ({
  ...{ id, status: 'final', state: 'finalized' },
  ...Object.fromEntries(figures.map((field) => [field, oddFigure])),
  ...{ sequence_number, inverted_sequence_number, atcud },
  ...{ type: 'Receipt', permalink: 'https://conformance.example/x', saft_hash: 'xxxx', account_id: 999_999 },
});

/** A create that names the id of another document, a state, figures, and another value of a tax: all must be ignored. */
async function creates(t: CheckContext, type: DocumentType): Promise<void> {
  const { create } = operationsOf(type);
  const neighbour = await draftBeside(t, type);
  const tax = await t.given.once('a tax that lines name', () => t.given.tax());
  const fields = await t.given.freshFields(type, {
    items: [t.given.line({ tax: { name: tax.sent.name, value: 77 } })],
  });
  const body = t.given.body(create, { fields: { ...fields, ...decided({ id: neighbour.id }) } });
  const id = madeIn(t, create, await sent(t, { operation: create, body }, subject));
  if (id === undefined) return;
  const record = await read(t, getOf({ type, id }));
  if (record.id !== undefined) judgeDecided(t, record, create, 'draft');
  const beside = await t.given.read(neighbour);
  if (String(id) === String(neighbour.id) || beside.reference === fields.reference)
    t.soft('a create makes a new record, whatever id its body names', 'the record of that id', {
      ...{ symptom: 'changed', field: 'id-of-another', statement: 'rule:record-meant', operation: create },
    });
  if (!t.settings.claims.includes('taxes')) return;
  if (Number((await read(t, readOf('tax', tax.id))).value) === 77)
    t.soft('the value of a tax stays, whatever a line names', '77', {
      ...{
        symptom: 'changed',
        field: 'items[].tax.value',
        statement: 'rule:record-meant',
        operation: create,
      },
    });
}

/** Judges state and figures, which only triggers and lines decide. Whether a body may archive a document is not stated. */
function judgeDecided(t: CheckContext, record: Json, operation: OperationId, status: string): void {
  if (isOtherStatus(record, status))
    t.soft(`status is ${status}: a trigger alone changes it`, record.status, {
      ...{ symptom: 'different', field: 'status', statement: 'rule:transition-forbidden', operation },
    });
  // `discount` is not among the figures, since lines may have one.
  const named = figures.find((field) => Number(record[field]) === oddFigure);
  if (named)
    t.soft(`${named} follows from the lines, whatever the body names`, 'as the body named it', {
      ...{ symptom: 'changed', field: named, statement: 'rule:sum-of-lines', operation },
    });
}

/** An update of an account must set documented fields only, not those that are documented for answers. */
async function accountUpdates(t: CheckContext): Promise<void> {
  const { account } = await firstShown(t);
  const { fiscal_id, organization_name } = account.sent;
  const before = await shown(t, account);
  const more = {
    state: 'blocked',
    trial: before.trial !== true,
    at_configured: before.at_configured !== true,
  };
  const other = await reached(t, 'plain');
  const ids = { id: other.id, account_id: other.id };
  const fields = { fiscal_id, organization_name, address: 'Rua do Teste 4', ...more, ...ids };
  const { status } = await updateAccount(t, account, fields, { status: 'any' });
  if (!isSuccess(status)) return;
  if ((await shown(t, other)).organization_name === organization_name)
    t.soft('an account that only the body names stays as it is', 'changed', {
      ...{ symptom: 'changed', field: 'account.id-of-another', statement: 'rule:record-meant' },
      operation: 'updateAccount',
    });
  const after = await shown(t, account);
  const field = Object.keys(more).find((name) => after[name] !== before[name]);
  if (field)
    t.soft(`${field} is none of the fields of an update: it stays`, after[field] ?? 'nothing', {
      ...{ symptom: 'changed', field: `account.${field}`, statement: 'operation:updateAccount' },
      operation: 'updateAccount',
    });
}

async function documents(t: CheckContext, type: DocumentType): Promise<void> {
  const { create, update, change } = operationsOf(type);
  const astray = t.unique('Astray');
  const final = await t.given.document(type, issuedState(type));
  const shown = await t.given.read(final);
  // A draft, which an update of the wrong document would change.
  const neighbourDraft = await t.given.document(type);
  const fields = await t.given.freshFields(type);
  const [party, theirs] = [Object(fields.client) as Json, Object(shown.client) as Json];
  const overreaching = { ...fields, ...decided(shown), client: { ...party, id: theirs.id } };
  const body = t.given.body(create, { fields: overreaching });
  const id = madeIn(t, create, await sent(t, { operation: create, body }, subject));
  // A body with unknown fields may be refused.
  if (id === undefined) return;
  const get = getOf({ type, id });
  const judge = async (operation: OperationId, status: string): Promise<Json> => {
    const record = await read(t, get);
    if (record.id !== undefined) judgeDecided(t, record, operation, status);
    return record;
  };
  const created = await judge(create, 'draft');
  const whose = Object(created.client) as Json;
  const isOfOther = whose.id !== undefined && String(whose.id) === String(theirs.id);
  if (whose.name !== undefined && party.name !== theirs.name && (whose.name === theirs.name || isOfOther))
    t.soft('the name decides whose a document is, whatever id stands beside it', 'the client of the id', {
      ...{ symptom: 'different', field: 'client.id', statement: 'rule:record-meant', operation: create },
    });
  const canceled = { ...fields, ...decided(shown), status: 'canceled', state: 'canceled' };
  const put = putOf(t, { type, id }, { ...canceled, id: neighbourDraft.id, reference: astray });
  // The query names the other document as well, where it counts for nothing.
  const named = { id: neighbourDraft.id, 'document-id': neighbourDraft.id };
  const word = documentTypes[type].singular.replaceAll('_', ' ');
  const query = (await passesOver(t, get, named, { id, word })) ? { query: named } : {};
  await sent(t, { ...put, ...query }, subject);
  const before = await judge(update, 'draft');
  const [[wrapper = '', trigger] = []] = Object.entries(t.given.changeBody(type, 'finalized') as Json);
  const reaching = {
    [wrapper]: {
      ...{ ...decided(shown), ...fields, items: [], reference: 'Reach', due_date: '01/01/2030' },
      ...{ id: neighbourDraft.id, ...(trigger as Json) },
    },
  };
  const answer = await sent(t, { ...get, ...query, operation: change, body: reaching }, subject);
  const after = await read(t, get);
  const beside = await t.given.read(neighbourDraft);
  if (beside.reference === astray || isOtherStatus(beside, 'draft'))
    t.soft('a draft that only a body names stays as it is', 'changed', {
      ...{ symptom: 'changed', field: 'id-of-another', statement: 'rule:record-meant' },
      operation: beside.reference === astray ? update : change,
    });
  if (answer === undefined || !isSuccess(answer.status) || after.id === undefined) return;
  // Finalizing may move the date, and with it the due date, but not to what the body names.
  const inBody: Json = reaching[wrapper] ?? {};
  const isMoved = hasChanged(before.date, after.date) && hasChanged(after.date, inBody.date);
  const dates = ['date', 'due_date'].filter((field) => !isMoved || after[field] === inBody[field]);
  for (const field of ['reference', 'total', 'taxes', ...dates])
    if (hasChanged(before[field], after[field]))
      t.soft(`a change of state leaves ${field} as it is, whatever its body names`, 'changed', {
        ...{ symptom: 'changed', field, statement: 'rule:document-fields-kept', operation: change },
      });
  if (isNumbered(after.sequence_number) && after.sequence_number === shown.sequence_number)
    t.soft('a document gets a number of its own, whatever its body names', 'the number of another', {
      ...{ symptom: 'not unique', field: 'sequence_number', statement: 'rule:number-unique' },
      operation: change,
    });
  const neighbour = await t.given.read(final);
  if (['reference', 'total', 'status'].some((field) => hasChanged(shown[field], neighbour[field])))
    t.soft('a document that only a body names stays as it is', 'changed', {
      ...{ symptom: 'changed', field: 'id-of-another', statement: 'rule:record-meant', operation: update },
    });
}

/** An e-mail may change nothing of the client but the address, and that only on request. */
async function mails(t: CheckContext): Promise<void> {
  const known = await t.given.acquire('client', {
    name: t.unique('Reach'),
    code: t.unique('reach').replaceAll(' ', '-'),
    email: 'known@conformance.example',
    city: 'Porto',
  });
  const { name, code } = known.sent;
  const document = await t.given.document('quotes', 'final', { client: { name, code } });
  const reader = readOf('client', known.id);
  const before = await read(t, reader);
  const client = {
    ...{ id: 1, name: 'Reach', code: 'reach', city: 'Faro', fiscal_id: '1' },
    ...{ email: 'other@conformance.example', save: '0' },
  };
  const decided = { state: 'canceled', status: 'canceled', total: 1 };
  const message = { client, subject: 'Conformance run', body: 'Reach', ...decided };
  await sent(t, emailOf(document, message), subject);
  const after = await read(t, reader);
  for (const field of ['name', 'code', 'city', 'email'])
    if (after.id !== undefined && after[field] !== before[field])
      t.soft(`a mail with save 0 leaves client.${field} as it is`, 'changed', {
        ...{ symptom: 'changed', field: `client.${field}` },
      });
  const shown = await t.given.read(document);
  if (isOtherStatus(shown, 'final'))
    t.soft('a mail leaves the status as it is', shown.status, {
      ...{ symptom: 'changed', field: 'status', statement: 'rule:transition-forbidden' },
    });
}

/** A new account must get its own key and id, whatever its create names (see given/accounts.ts). */
async function accounts(t: CheckContext): Promise<void> {
  const account = await createdAccount(t, 'plain');
  for (const [field, own, others] of [
    ['api_key', account.apiKey, t.settings.apiKey],
    ['id', account.id, String(t.settings.accountId)],
  ] as const)
    t.expect.that(
      own !== others,
      `${field} of a new account is its own, whatever the body names`,
      'that of another account',
      { field: `account.${field}`, symptom: 'not unique' },
    );
}

/** Types whose updates and changes of state are sent such bodies; cases send such updates for every type. */
const wholes: readonly DocumentType[] = ['invoices', 'quotes', 'shippings'];

export const overreachChecks: readonly Check[] = [
  check('updateClient/undocumented-fields', {
    leaves: ['client', 'item', 'sequence'],
    statement: 'rule:record-meant',
    subject: 'updateClient, updateItem, updateTax',
    title:
      'a body that names the id of another record -> the record in the path changes, the other one stays',
    rule: 'The path decides which record is meant.',
    also: ['updateItem', 'updateTax', 'createTax', 'createItem', 'createClient', 'setCurrentSequence'],
    needs: ['items', 'taxes'],
    run: records,
  }),
  ...wholes.map((type): Check => {
    const { create, update, change } = operationsOf(type);
    return check(`${create}/undocumented-fields`, {
      statement: 'rule:transition-forbidden',
      title: `bodies that name status, totals, numbers and ids -> refused, or none of it is changed by them`,
      rule: 'A trigger decides the state, the lines the amounts, the service the number.',
      also: [update, change],
      run: async (t) => {
        await documents(t, type);
        await creates(t, type);
      },
    });
  }),
  ...createdTypes
    .filter((type) => !wholes.includes(type))
    .map((type): Check => {
      const { create } = operationsOf(type);
      return check(`${create}/undocumented-fields`, {
        statement: 'rule:transition-forbidden',
        title: `a body that names an id, a status, totals and the value of a tax -> refused, or none of it counts`,
        rule: 'A trigger decides the state, the lines the amounts, the service the id.',
        needs: needsOf(type),
        run: (t) => creates(t, type),
      });
    }),
  check('emailQuote/undocumented-fields', {
    statement: 'rule:email-saves-address',
    title: 'a mail that names more of its client, and a state -> neither changes',
    rule: 'A mail saves an address where it is asked to, and changes nothing else.',
    needs: ['clients'],
    run: mails,
  }),
  check('createAccount/undocumented-fields', {
    statement: 'rule:creation-returns-key',
    title: 'a body that names a key and an id -> the account has its own',
    needs: ['public-url'],
    run: accounts,
  }),
  check('updateAccount/undocumented-fields', {
    statement: 'operation:updateAccount',
    title: 'a body that names the state of the account -> refused, or it stays',
    rule: 'An update changes the fields that it documents.',
    also: ['getAccount'],
    exclusive: [fullAccount],
    needs: ['public-url'],
    run: accountUpdates,
  }),
];
