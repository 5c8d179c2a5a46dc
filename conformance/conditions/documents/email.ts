/** E-mails of a document: sent or refused, and their effect on the client's address. No mailbox is read. */
import { clientKind } from '../../checks/kit/client-kind.js';
import { ask, refuse } from '../../checks/kit/probe.js';
import { emailOf } from '../../checks/kit/probes.js';
import { difference } from '../../checks/kit/record-judging.js';
import { retryJudging } from '../../checks/kit/records.js';
import { isSecondState } from '../../given/paths.js';
import { fieldOf } from '../../judge/identity.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Json } from '../../target/call.js';
import type { DocumentPlan } from '../factors/document-plan.js';
import { refused } from '../factors/messages.js';
import { renameMeanwhile } from './party.js';
import type { DocumentCase } from './subject.js';

type EmailKind = DocumentPlan['email'][number];

/** Sends the e-mails of the plan. The check declares the client as exclusive, since other e-mails would save their address. */
export async function mail(current: DocumentCase): Promise<void> {
  const { t, plan, judge, ops, id, party } = current;
  if (plan.email.length === 0 || !t.settings.claims.includes('email')) return;
  const host = `${t.unique('m').replaceAll(/[^a-z0-9]/gi, '')}.conformance.example`.toLowerCase();
  // The address belongs to the client, also after a change of name.
  if (plan.email.includes('saved')) await renameMeanwhile(current);
  const mailed = party.mailbox;
  const isJustIssued = isSecondState(current.type, current.state);
  for (const kind of plan.email) {
    const message = messageOf(plan, kind, host);
    // Whether documents can be e-mailed in later states is not documented.
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
  const seen = await retryJudging(address, (shown) => {
    if (shown !== mailed.address)
      t.fail('the address', shown, { field: 'client.email', symptom: 'different' });
  }).catch(address);
  judge.equal(seen, mailed.address, 'client.email', {
    ...current.last,
    // The same fault whether there was an address before or not.
    symptom: 'different',
    statement: 'rule:email-saves-address',
  });
  const about = { operation: 'getClient' as const, when: current.last.when, symptom: 'changed' as const };
  for (const [field, value] of Object.entries(party.sent ?? {})) {
    const wrong = field === 'name' ? undefined : difference(clientKind, field, record[field], value);
    // The contact may share the address that the e-mail saved.
    const isShared = wrong?.path === 'preferred_contact.email' && wrong.got === mailed.address;
    if (wrong && !isShared) judge.equal(wrong.got, wrong.sent, `client.${wrong.path}`, about);
  }
  // Reported once: the next case starts from the address that is there.
  mailed.address = seen as string | null;
}

/** An e-mail without a key; a refused request must not save the address. */
async function mailWithoutKey(current: DocumentCase, host: string): Promise<void> {
  const mail = emailOf(current, { client: { email: `keyless@${host}`, save: '1' } });
  await ask(current.t, mail, { status: 401, key: 'none', what: 'an e-mail without a key' });
}

/** E-mails a draft, which is not documented: it may be refused, and the state must stay. */
export async function mailDraft(current: DocumentCase): Promise<void> {
  const { t, plan } = current;
  if (!plan.mailedAsDraft || !t.settings.claims.includes('email')) return;
  const mail = emailOf(current, { client: { email: 'draft@conformance.example', save: '0' } });
  await ask(t, mail, { status: 'any', what: 'an e-mail of a draft' });
}

/** Sends invalid e-mails; judges only that they are refused. */
export async function refuseMail(current: DocumentCase): Promise<void> {
  const { t, plan } = current;
  if (!t.settings.claims.includes('email')) return;
  for (const refusal of plan.refusals) {
    const { message, field } = refused[refusal];
    const what = `an e-mail (wrong: ${refusal})`;
    await refuse(t, emailOf(current, message), fieldOf('message', ...field), what);
  }
}

/**
 * The message of an e-mail. A refused one has one invalid address among valid ones, and a subject of 300 characters. In every
 * third case the recipient has a capital letter, which belongs to the address.
 */
function messageOf({ message: { also, wrong }, origin }: DocumentPlan, kind: EmailKind, host: string) {
  const isRefused = kind === 'refused';
  const texts = {
    cc: `cc+copies@${host}`,
    bcc: `Blind.Copy@${host}`,
    subject: isRefused ? 'Your document, as agreed. '.repeat(12) : 'Your document',
    body: 'Attached.',
    // Who may use a logo is not documented; in an e-mail that is refused anyway it does no harm.
    logo: isRefused ? '1' : '0',
  };
  const recipient = origin && origin.rotation % 3 === 1 ? `Mail-${kind}` : kind;
  const client = { email: `${recipient}@${host}`, save: kind === 'plain' ? '0' : '1' };
  const message = { client, ...Object.fromEntries(also.map((name) => [name, texts[name]])) };
  if (!isRefused) return message;
  return wrong === 'email'
    ? { ...message, client: { ...client, email: 'no address' } }
    : { ...message, [wrong]: 'no address' };
}
