/** Texts that exceed the capacity of a QR code or a hash, and capitals beyond ASCII in addresses. */

import { operationsOf } from '../../dialect/dialect.js';
import { accountFields, fullAccount } from '../../given/accounts.js';
import { minimal } from '../../given/minimal.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext, OperationId } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { firstShown, updateAccount } from '../kit/made-account.js';
import { madeIn, noteBroken, type Probe, sent } from '../kit/probe.js';
import { changeOf, createOf, documentCreate } from '../kit/probes.js';
import { check, clientUpdate, stageOf, tryOut } from './stage.js';

/** Texts for a QR code must be limited or shortened: an accepted long text must not break it. */
async function longTextsInFiles(t: CheckContext): Promise<void> {
  const subject = 'input.long-text-in-qr-code';
  const stage = await stageOf(t);
  const { id, fields } = stage.client;
  // Lower case: capitals and digits take less space in a code.
  const long = 's'.repeat(3000);
  const update = await sent(t, clientUpdate(stage, { fiscal_id: long, postal_code: long }), subject);
  const isKept = update !== undefined && isSuccess(update.status);
  // The length of one text may be refused and that of the other accepted.
  if (!isKept) await sent(t, clientUpdate(stage, { fiscal_id: long.slice(0, 2500) }), subject);
  const serie = minimal.sequence(t.unique).serie + long;
  const sequence = createOf('sequence', { serie, default_sequence: '0' });
  const series = madeIn(t, 'createSequence', await sent(t, sequence, subject));
  const { name, code } = fields;
  const create = operationsOf('invoices').create;
  const own = { client: { name, code }, ...(series !== undefined && { sequence_id: String(series) }) };
  const made = madeIn(t, create, await sent(t, await documentCreate(t, 'invoices', {}, own), subject));
  if (made !== undefined) {
    const path = { 'document-id': made };
    await sent(t, changeOf(t, { type: 'invoices', id: made }, 'finalized'), subject);
    await sent(t, { operation: 'getDocumentQrCode', path }, subject);
    await sent(t, { operation: 'getDocumentPdf', path }, subject);
  }
  await sent(
    t,
    clientUpdate({ ...stage, client: { id, fields } }, { fiscal_id: '', postal_code: '' }),
    subject,
  );
}

/**
 * Passwords that exceed a hash, and addresses that change when case is folded. Accounts cannot be deleted, so each create also
 * has a used fiscal_id; an existing account is updated with the passwords.
 */
async function accounts(t: CheckContext): Promise<void> {
  const { account } = await firstShown(t);
  const { fiscal_id, organization_name, email: known, password: own } = account.sent;
  const fields: Json = { ...accountFields(t), fiscal_id };
  const email = `ÉÀ${String(fields.email)}`;
  const create = (more: Json, operation: OperationId = 'createAccount'): Probe => ({
    operation,
    body: { account: { ...fields, ...more } },
  });
  // 80 bytes but 40 characters: a server may limit characters and hash bytes.
  const passwords = [
    ['é'.repeat(40), 'input.long-password'],
    ['p'.repeat(80), 'input.long-password'],
    ['a\u0000b', 'input.nul-in-password'],
  ] as const;
  const setPassword = (password: unknown) => {
    const fields = { organization_name, email: known, password, terms: '1' };
    return updateAccount(t, account, fields, { status: 'any' });
  };
  for (const [password, subject] of passwords) {
    await tryOut(t, create({ password }), subject);
    await tryOut(t, create({ email: known, password }, 'createAccountForUser'), subject);
    try {
      await setPassword(password);
    } catch (error) {
      noteBroken(t, error, 'updateAccount', subject);
    }
  }
  await setPassword(own);
  // The Kelvin sign and the long s become k and s when case is ignored.
  for (const odd of [email, `\u212a\u017f${String(fields.email)}`])
    await tryOut(t, create({ email: odd }), 'input.capital-beyond-ascii');
  await tryOut(
    t,
    create({ email: email.toLowerCase() }, 'createAccountForUser'),
    'input.capital-beyond-ascii',
  );
}

export const longTextChecks: readonly Check[] = [
  check('getDocumentQrCode/long-texts', {
    subject: 'getDocumentQrCode, getDocumentPdf',
    title: 'a client with a fiscal id of 3,000 characters, a series as long -> refused, or never a 5xx',
    rule: 'A text that is accepted breaks no file.',
    also: ['getDocumentPdf'],
    needs: ['clients', 'items', 'invoices'],
    leaves: ['sequence'],
    run: longTextsInFiles,
  }),
  check('createAccount/extreme-texts', {
    title: 'passwords of 80 bytes and with NUL, capitals beyond ASCII -> never a 5xx',
    rule: 'Any text is a password or is refused.',
    also: ['createAccountForUser', 'updateAccount'],
    exclusive: [fullAccount],
    needs: ['public-url'],
    run: accounts,
  }),
];
