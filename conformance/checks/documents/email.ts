/**
 * Sending documents of every type by e-mail: it succeeds, saves the client's address only on request, and changes nothing else.
 * requests.ts judges missing and invalid fields; no mailbox is read.
 */
import { type DocumentType, documentTypes } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import { orUndefined } from '../../judge/outcome.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Answer } from '../../target/call.js';
import { wordOf } from '../kit/client-kind.js';
import {
  checksOf,
  createdTypes,
  type DocumentRule,
  isFirstType,
  issuedState,
} from '../kit/document-rules.js';
import { ask, refuse } from '../kit/probe.js';
import { emailOf, readOf } from '../kit/probes.js';

/** The client's own address does not count as the recipient: the message must name one. */
async function needsAddress(t: CheckContext, type: DocumentType): Promise<void> {
  // The shared document's client has an address.
  const document = await t.given.sharedDocument(type, issuedState(type));
  const probe = emailOf(document, { client: { save: '0' }, subject: 'To whom?' });
  await refuse(t, probe, 'message.client.email', 'no client.email, for a client who has an address');
}

interface Sending {
  bcc?: string;
  document?: string | number;
}

type Send = (email: string, save: '0' | '1', sending?: Sending) => Promise<Answer>;

/** An e-mail that saves the address of one of two clients who have the same one; the other's stays. */
async function savesOfAnother(t: CheckContext, type: DocumentType, send: Send): Promise<void> {
  const [former, saved] = ['of-two@conformance.example', 'of-another@conformance.example'];
  const withAddress = () => {
    const name = t.unique('Mailed');
    return t.given.acquire('client', { name, code: wordOf(name), email: former });
  };
  const other = await withAddress();
  // A target may want an address of its own for each client.
  const twin = await orUndefined(withAddress);
  const theirs = { client: { name: other.name, code: other.sent.code } };
  const sent = await t.given.document(type, issuedState(type), theirs);
  await send(saved, '1', { document: sent.id });
  if (twin === undefined) return;
  const { record } = await ask(t, readOf('client', twin.id));
  t.expect.that(record.email !== saved, `email of a client stays ${former}, which another one had`, saved, {
    ...{ field: 'client.email', symptom: 'different', operation: operationsOf(type).email },
    proof: { by: 'value', compare: 'equal', expected: former, actual: record.email },
  });
}

/**
 * For a client without an address: neither a request not to save it nor a refused request may save it, nor one that saves the
 * address of another client. Cases cover the others.
 */
async function savesNothing(t: CheckContext, type: DocumentType): Promise<void> {
  const client = await t.given.once('a client without an address', () => t.given.client());
  const party = { name: client.name, code: client.sent.code };
  const { id } = await t.given.document(type, issuedState(type), { client: party });
  const { email: operation } = operationsOf(type);
  const addresses = { asked: 'not-to-be-saved@conformance.example', refused: 'refused@conformance.example' };
  const send: Send = (email, save, { bcc, document = id } = {}) => {
    // No other field is required.
    const message = { client: { email, save }, bcc };
    const how = bcc ? ({ status: 'any', what: 'a bcc that is no address' } as const) : {};
    return ask(t, emailOf({ type, id: document }, message), how);
  };
  await send(addresses.asked, '0');
  const { status } = await send(addresses.refused, '1', { bcc: 'no address' });
  // Other types probably save it by the same code.
  if (documentTypes[type].family === 'invoices') await savesOfAnother(t, type, send);
  const { record } = await ask(t, readOf('client', client.id));
  const isDue = !record.email || (isSuccess(status) && record.email === addresses.refused);
  const ways = { [addresses.asked]: 'does not save it', [addresses.refused]: 'is refused' };
  const which = ways[String(record.email)] ?? 'saves that of another client';
  t.expect.that(isDue, `email is unset after an e-mail that ${which}`, record.email, {
    ...{ field: 'client.email', symptom: 'different', operation },
    proof: { by: 'value', compare: 'unset', expected: '', actual: record.email },
  });
}

const emailRules: readonly DocumentRule[] = [
  {
    id: 'email/needs-address',
    needs: ['clients'],
    statement: 'rule:email-needs-recipient',
    title: 'no client.email, for a client who has an address -> 422',
    run: needsAddress,
  },
  {
    id: 'email/saves-nothing',
    needs: ['clients'],
    statement: 'rule:email-saves-address',
    title:
      'save "0", and save "1" in what is refused, for a client who has no address -> he has none afterwards; and save "1" for another',
    rule: 'client.save "0" does not save the address, and a refusal changes nothing.',
    run: savesNothing,
  },
];

/** Once per family: in cases every type is also sent an e-mail without an address. */
export const emailChecks: Check[] = createdTypes
  .filter(isFirstType)
  .flatMap((type) => checksOf(type, emailRules));
