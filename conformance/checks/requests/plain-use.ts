/**
 * Ordinary uses that the table of operations does not show: a document gets another client, a client has no code, a name is
 * another client's code.
 */

import { operationsOf } from '../../dialect/dialect.js';
import { statusSymptom } from '../../judge/identity.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext, DocumentType } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { wordOf } from '../kit/client-kind.js';
import { declaring } from '../kit/declare.js';
import { alone, ask } from '../kit/probe.js';
import { putOf, readOf, updateOf } from '../kit/probes.js';

const namedClient = async (t: CheckContext, more: Json = {}) => {
  const name = t.unique('Party');
  const fields = { name, code: wordOf(name), ...more };
  const { id } = await t.given.acquire('client', fields);
  return { id, name, code: fields.code };
};
const clientIn = (record: Json): Json => Object(record.client) as Json;

/** Updates from one existing client to another and back: the document must show the client of the last update. */
async function anotherClient(t: CheckContext, type: DocumentType): Promise<void> {
  const { update } = operationsOf(type);
  const [first, second] = [
    // Default texts of two clients: the former one's may stay, but not in place of the other's.
    await namedClient(t, { observations: type === 'invoices' ? '' : t.unique('Former text') }),
    await namedClient(t, { observations: t.unique('Default text') }),
  ];
  const note = (await alone(t, readOf('client', second.id))).observations;
  const party = ({ name, code }: { name: string; code: string }) => ({ name, code });
  const draft = await t.given.document(type, undefined, { client: party(first) });
  // Whether a default text is added to observations that an update sends is not stated: it sends none.
  const { observations: _observations, ...kept } = draft.sent;
  const to = async (...clients: Json[]) => {
    for (const client of clients) {
      const fields = { ...kept, client: { ...t.dialect.also.client, ...client } };
      const { status } = await ask(t, putOf(t, draft, fields), { status: 'any' });
      if (isSuccess(status)) return t.given.read(draft);
    }
    t.unsupported(`the body of ${update} is not shown, and the target refuses it`);
  };
  const judgeId = (record: Json, due: string | number, when: string) =>
    t.expect.equal(String(clientIn(record).id), String(due), `client.id ${when}`, {
      ...{ field: 'client.id', operation: update },
    });
  const known = await to(party(second));
  t.expect.equal(clientIn(known).name, second.name, 'client.name after an update that names another client', {
    ...{ field: 'client.name', operation: update },
  });
  judgeId(known, second.id, 'after an update that names another client');
  if (typeof note === 'string' && note !== '' && !String(known.observations).includes(note))
    t.soft('observations hold the default text of the client that an update gives the document', 'absent', {
      ...{
        symptom: 'absent',
        field: 'observations',
        statement: 'rule:client-observations-added',
        operation: update,
      },
    });
  // By its name alone, where no code is asked for: the client of that name exists.
  const back = await to({ name: first.name }, party(first));
  judgeId(back, first.id, 'after an update back to the first client');
  const untouched = await alone(t, readOf('client', second.id));
  t.expect.equal(untouched.name, second.name, 'name of a client that was a document’s for a while', {
    field: 'client.name',
    statement: 'rule:record-meant',
    operation: update,
  });
}

/** Clients need a code: a document that names a new client without one is refused, or the client gets a code. */
async function withoutCode(t: CheckContext): Promise<void> {
  const { create } = operationsOf('invoices');
  const name = t.unique('No code');
  const fields = await t.given.freshFields('invoices', { client: { name } });
  const probe = { operation: create, body: t.given.body(create, { fields }) };
  const answer = await ask(t, probe, { status: 'any', what: 'a new client without a code' });
  if (!isSuccess(answer.status)) return;
  const id = await t.given.idOf(create, answer, String(fields.reference));
  const { client } = await t.given.read({ type: 'invoices', id });
  const clientId = (Object(client) as Json).id;
  if (clientId === undefined || clientId === null) return;
  const { record } = await ask(t, readOf('client', String(clientId)), { status: 'any' });
  if (record.id !== undefined && (typeof record.code !== 'string' || record.code === ''))
    t.soft('every client has a code: it is required', record.code ?? 'nothing', {
      ...{
        symptom: 'absent',
        field: 'client.code',
        statement: 'schema:ClientFields.code',
        operation: create,
      },
    });
}

/** Names and codes must be looked up separately. */
async function nameIsACode(t: CheckContext): Promise<void> {
  const known = await namedClient(t);
  await judgeNewClient(t, { ...known, name: known.code }, "that is another one's code");
}

/** Judges that a document for this name creates a client, because no client has the name, and does not use the known one. */
async function judgeNewClient(
  t: CheckContext,
  { id: known, name }: { id: string | number; name: string },
  which: string,
): Promise<void> {
  const { create } = operationsOf('invoices');
  const code = wordOf(t.unique('own-code'));
  const fields = await t.given.freshFields('invoices', { client: { name, code } });
  const about = { field: 'client.name', statement: 'rule:client-created', operation: create } as const;
  const probe = { operation: create, body: t.given.body(create, { fields }) };
  const answer = await ask(t, probe, { status: 'any', what: `a new client with a name ${which}` });
  t.expect.that(
    isSuccess(answer.status),
    `a client is created with a name ${which}: no client has it`,
    `${answer.status} refused`,
    {
      ...about,
      sort: 'status',
      symptom: statusSymptom(answer.status),
    },
  );
  const id = await t.given.idOf(create, answer, String(fields.reference));
  const client = clientIn(await t.given.read({ type: 'invoices', id }));
  t.expect.equal(client.name, name, `client.name ${which}`, about);
  t.expect.that(String(client.id) !== String(known), 'another client than the known one', 'the same', {
    ...about,
    symptom: 'not unique',
  });
}

/** A renamed client's former name is free, even if a document has named the client by it. */
async function formerName(t: CheckContext): Promise<void> {
  const known = await namedClient(t);
  await t.given.document('invoices', 'draft', { client: { name: known.name, code: known.code } });
  const renamed = { name: t.unique('Renamed'), code: known.code };
  await alone(t, updateOf('client', known.id, renamed));
  await judgeNewClient(t, known, 'that another one had before');
}

const check = declaring({ needs: ['clients'] });

export const plainUseChecks: readonly Check[] = [
  ...(['invoices', 'quotes', 'shippings'] as const).map((type): Check => {
    const { update, get } = operationsOf(type);
    return check(`${update}/another-client`, {
      statement: 'rule:document-fields-kept',
      title: `another client, and back -> the document is for whom the last update names, with that client's default text`,
      rule: 'A document shows the client that was sent last.',
      also: [get],
      run: (t) => anotherClient(t, type),
    });
  }),
  check('createInvoice/client-without-code', {
    leaves: ['invoices'],
    statement: 'schema:ClientFields.code',
    title: 'a new client without a code -> refused, or a client that has one',
    rule: "code is required: the caller's own code for the client.",
    also: ['getClient'],
    run: withoutCode,
  }),
  check('createInvoice/name-that-is-a-code', {
    leaves: ['invoices'],
    statement: 'rule:client-created',
    title: "a new client whose name is another client's code -> created",
    run: nameIsACode,
  }),
  check('createInvoice/former-client-name', {
    leaves: ['invoices'],
    statement: 'rule:client-created',
    title: 'a new client with a name that another one had before it was renamed -> created',
    also: ['updateClient'],
    run: formerName,
  }),
];
