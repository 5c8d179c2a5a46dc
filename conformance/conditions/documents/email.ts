/** E-mails of a document: sent, refused, and what they do to the client's address. No mailbox is looked into. */
import { clientKind } from '../../checks/kit/client-kind.js';
import { difference } from '../../checks/kit/record-judging.js';
import { soon } from '../../checks/kit/records.js';
import { isSecondState } from '../../given/paths.js';
import { fieldOf } from '../../judge/identity.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Json } from '../../target/call.js';
import { type Message, refused } from '../factors/messages.js';
import { renameMeanwhile } from './party.js';
import type { DocumentCase } from './subject.js';

/** The check declares the client, whose address others would save meanwhile, as its own for that time. */
export async function mail(current: DocumentCase): Promise<void> {
  const { t, plan, judge, ops, id, party } = current;
  if (plan.email.length === 0 || !t.settings.claims.includes('email')) return;
  const host = `${t.unique('m').replaceAll(/[^a-z0-9]/gi, '')}.conformance.example`.toLowerCase();
  // The address is the client's, whatever he is called by then.
  if (plan.email.includes('saved')) await renameMeanwhile(current);
  const mailed = party.mailbox;
  const isJustIssued = isSecondState(current.type, current.state);
  for (const kind of plan.email) {
    const message = messageOf(plan.message, kind, host);
    // That a document is mailed once it has gone on from there is not shown.
    const status = isJustIssued ? (kind === 'refused' ? 422 : 200) : ('any' as const);
    const { also, wrong } = plan.message;
    const field = kind === 'refused' ? fieldOf('message', ...refused[wrong].field) : undefined;
    const how = { status, what: `an e-mail (${[kind, ...also].join(', ')})`, ...(field && { field }) };
    const answer = await t.call(ops.email, { path: { 'document-id': id }, body: { message } }, how);
    if (!isJustIssued && !isSuccess(answer.status)) continue;
    if (kind === 'saved') mailed.address = message.client.email;
  }
  if ((plan.origin?.rotation ?? 0) % 3 === 0) await mailWithoutKey(current, host);
  current.mailed = true;
  current.last = { operation: ops.email, when: 'after an e-mail' };
  if (party.id === undefined || mailed.address === undefined || !t.settings.claims.includes('clients'))
    return;
  // An address that is not set may be null, absent or empty.
  let record: Json = {};
  const address = async () => {
    ({ record } = await t.call('getClient', { path: { 'client-id': String(party.id) } }));
    return record.email || null;
  };
  const seen = await soon(address, (shown) => {
    if (shown !== mailed.address)
      t.fail('the address', shown, { field: 'client.email', symptom: 'different' });
  }).catch(address);
  judge.equal(seen, mailed.address, 'client.email', {
    ...current.last,
    // Whether there was none before is no matter of the fault.
    symptom: 'different',
    statement: 'rule:email-saves-address',
  });
  const about = { operation: 'getClient' as const, when: current.last.when, symptom: 'changed' as const };
  for (const [field, value] of Object.entries(party.sent ?? {})) {
    const wrong = field === 'name' ? undefined : difference(clientKind, field, record[field], value);
    if (wrong) judge.equal(wrong.got, wrong.sent, `client.${wrong.path}`, about);
  }
  // Reported once: the next case begins with what is there.
  mailed.address = seen as string | null;
}

/** Nothing is saved by what is refused. */
async function mailWithoutKey({ t, ops, id }: DocumentCase, host: string): Promise<void> {
  const body = { message: { client: { email: `keyless@${host}`, save: '1' } } };
  const how = { status: 401, key: 'none', what: 'an e-mail without a key' } as const;
  await t.call(ops.email, { path: { 'document-id': id }, body }, how);
}

/** A draft, which nobody says can be mailed: whatever comes of it, its state is what it was. */
export async function mailDraft({ t, ops, id, plan }: DocumentCase): Promise<void> {
  if (!plan.mailedAsDraft || !t.settings.claims.includes('email')) return;
  const body = { message: { client: { email: 'draft@conformance.example', save: '0' } } };
  await t.call(
    ops.email,
    { path: { 'document-id': id }, body },
    { status: 'any', what: 'an e-mail of a draft' },
  );
}

/** Such as are refused, whatever the document is like: nothing of them is looked for, but that they were refused. */
export async function refuseMail({ t, ops, id, plan }: DocumentCase): Promise<void> {
  if (!t.settings.claims.includes('email')) return;
  for (const refusal of plan.refusals) {
    const { message, field } = refused[refusal];
    const how = { status: 422, field: fieldOf('message', ...field), what: `an e-mail (wrong: ${refusal})` };
    await t.call(ops.email, { path: { 'document-id': id }, body: { message } }, how);
  }
}

/** A refused one has an address that is none, beside others that are right, and a subject of 300 characters. */
function messageOf({ also, wrong }: Message, kind: DocumentCase['plan']['email'][number], host: string) {
  const isRefused = kind === 'refused';
  const texts = {
    cc: `cc+copies@${host}`,
    bcc: `Blind.Copy@${host}`,
    subject: isRefused ? 'Your document, as agreed. '.repeat(12) : 'Your document',
    body: 'Attached.',
    // Who may have one is not shown: it changes nothing in what is refused anyway.
    logo: isRefused ? '1' : '0',
  };
  const client = { email: `${kind}@${host}`, save: kind === 'plain' ? '0' : '1' };
  const message = { client, ...Object.fromEntries(also.map((name) => [name, texts[name]])) };
  if (!isRefused) return message;
  return wrong === 'email'
    ? { ...message, client: { ...client, email: 'no address' } }
    : { ...message, [wrong]: 'no address' };
}
