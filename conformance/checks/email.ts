/**
 * Sending documents by e-mail, for every type: it succeeds, the client's address is saved when asked for and only
 * then, and nothing else changes. Missing and broken fields are broken by requests.ts; no mailbox is looked into.
 */
import type { DocumentType } from '../../generated/states.js';
import { operationsOf } from '../dialect/dialect.js';
import type { MadeDocument } from '../given/given.js';
import type { Check, CheckContext } from '../run/check.js';
import type { Json } from '../target/call.js';
import {
  buyer,
  checksOf,
  createdTypes,
  type DocumentRule,
  issuedState,
  partyOf,
  read,
  untouched,
} from './kit/document-rules.js';
import { soon } from './kit/records.js';

async function send(t: CheckContext, document: MadeDocument, message: Json, what: string): Promise<void> {
  const path = { 'document-id': document.id };
  await t.call(operationsOf(document.type).email, { path, body: { message } }, { status: 200, what });
}

const addressOf = async (t: CheckContext, id: string | number | undefined) =>
  (await t.call('getClient', { path: { 'client-id': String(id) } })).record.email ?? null;

/** Saving may be left to a job that runs a moment later. */
const saved = (t: CheckContext, id: string | number | undefined, email: string, when: string) =>
  soon(
    () => addressOf(t, id),
    (shown) => t.expect.equal(shown, email, `the client's email ${when}`),
  );

async function savesAddress(t: CheckContext, type: DocumentType): Promise<void> {
  const host = `${t.unique('m').replaceAll(/[^a-z0-9]/gi, '')}.conformance.example`.toLowerCase();
  const [one, other] = [await buyer(t, { email: `old@${host}` }), await buyer(t, { email: `other@${host}` })];
  if (one.id === undefined || other.id === undefined) t.unsupported('clients cannot be made');
  const document = await t.given.document(type, issuedState(type), { client: partyOf(one) });
  const theirs = await t.given.document(type, issuedState(type), { client: partyOf(other) });
  const [before, theirsBefore] = [await read(t, document), await read(t, theirs)];
  const to = (name: string, save: '0' | '1') => ({ client: { email: `${name}@${host}`, save } });

  await send(t, document, { ...to('once', '0'), subject: 'Your document', body: 'Attached.' }, 'save 0');
  t.expect.equal(await addressOf(t, one.id), `old@${host}`, "the client's email after save 0");
  await send(t, document, to('new', '1'), 'save 1');
  await saved(t, one.id, `new@${host}`, 'after save 1');
  const copies = { cc: `cc@${host}`, bcc: `bcc@${host}`, logo: '0' };
  await send(t, document, { ...to('third', '0'), ...copies }, 'save 0 after save 1');
  t.expect.equal(await addressOf(t, one.id), `new@${host}`, "the client's email after another save 0");
  await send(t, document, to('newest', '1'), 'save 1 again');
  await saved(t, one.id, `newest@${host}`, 'after the second save 1');
  t.expect.equal(await addressOf(t, other.id), `other@${host}`, "the other client's email");
  await send(t, theirs, to('theirs', '1'), 'save 1 for another client');
  await saved(t, other.id, `theirs@${host}`, 'after save 1 for the other client');
  t.expect.equal(await addressOf(t, one.id), `newest@${host}`, "the first client's email afterwards");
  untouched(t, await read(t, document), before, 'the document that was sent');
  untouched(t, await read(t, theirs), theirsBefore, 'the other document');
}

async function savesFirstAddress(t: CheckContext, type: DocumentType): Promise<void> {
  const one = await buyer(t);
  if (one.id === undefined) t.unsupported('clients cannot be made');
  const document = await t.given.document(type, issuedState(type), { client: partyOf(one) });
  const email = `${String(one.code).replaceAll(/[^a-z0-9]/gi, '')}@conformance.example`.toLowerCase();
  await send(t, document, { client: { email, save: '1' } }, 'save 1 for a client without address');
  await saved(t, one.id, email, 'after the first save 1');
}

/** The client's own address is no recipient: the one in the message is. */
async function needsAddress(t: CheckContext, type: DocumentType): Promise<void> {
  const one = await buyer(t, { email: 'known@conformance.example' });
  if (one.id === undefined) t.unsupported('clients cannot be made');
  const document = await t.given.document(type, issuedState(type), { client: partyOf(one) });
  const path = { 'document-id': document.id };
  const body = { message: { client: { save: '0' }, subject: 'To whom?' } };
  const what = 'no client.email, for a client who has an address';
  await t.call(operationsOf(type).email, { path, body }, { status: 422, what });
}

const base = {
  action: 'email' as const,
  source: 'Send by e-mail',
  kind: 'rules' as const,
  needs: ['clients'] as const,
};

const emailRules: readonly DocumentRule[] = [
  {
    ...base,
    slug: 'saves-address',
    title: 'client.save 1 -> the client has the address; 0 -> it has not; others keep theirs',
    rule: "client.save 1 saves or updates the client's e-mail; 0 does not.",
    rules: ['email-saves-address'],
    run: savesAddress,
  },
  {
    ...base,
    slug: 'saves-first-address',
    title: 'client.save 1 for a client without an address -> the client has it',
    rule: "client.save 1 saves the client's e-mail.",
    rules: ['email-saves-address'],
    run: savesFirstAddress,
  },
  {
    ...base,
    slug: 'needs-address',
    title: 'no client.email, for a client who has an address -> 422',
    rule: 'client.email is required.',
    run: needsAddress,
  },
];

export const emailChecks: Check[] = createdTypes.flatMap((type) => checksOf(type, emailRules));
