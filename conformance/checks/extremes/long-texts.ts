/** Texts longer than a QR code or a hash holds, and capitals beyond ASCII in addresses. */

import { operationsOf } from '../../dialect/dialect.js';
import { accountFields } from '../../given/accounts.js';
import type { Check, CheckContext, OperationId } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { madeIn, type Probe, sent } from '../kit/probe.js';
import { base, clientUpdate, stageOf, tryOut } from './stage.js';

/** What goes into a QR code is no longer than it holds, or is shortened: a long text that was accepted breaks none. */
async function longTextsInFiles(t: CheckContext): Promise<void> {
  const subject = 'input.long-text-in-qr-code';
  const stage = await stageOf(t);
  const { id, fields } = stage.client;
  // Small letters: capitals and digits take less space in a code.
  const long = 's'.repeat(3000);
  const update = await sent(t, clientUpdate(stage, { fiscal_id: long, postal_code: long }), subject);
  const isKept = update !== undefined && update.status < 300;
  // One text may be refused for its length and the other not.
  if (!isKept) {
    const again = await sent(t, clientUpdate(stage, { fiscal_id: long.slice(0, 2500) }), subject);
    if (again === undefined || again.status >= 300) return;
  }
  const { name, code } = fields;
  const create = operationsOf('invoices').create;
  const body = t.given.body(create, {
    fields: await t.given.freshFields('invoices', { client: { name, code } }),
  });
  const made = madeIn(t, create, await sent(t, { operation: create, body }, subject));
  if (made !== undefined) {
    const path = { 'document-id': made };
    const change: OperationId = operationsOf('invoices').change;
    await sent(t, { operation: change, path, body: t.given.changeBody('invoices', 'finalized') }, subject);
    await sent(t, { operation: 'getDocumentQrCode', path }, subject);
    await sent(t, { operation: 'getDocumentPdf', path }, subject);
  }
  await sent(
    t,
    clientUpdate({ ...stage, client: { id, fields } }, { fiscal_id: '', postal_code: '' }),
    subject,
  );
}

/** Passwords and addresses at which hashes and folding break. */
async function accounts(t: CheckContext): Promise<void> {
  const fields = accountFields(t);
  const email = `ÉÀ${String(fields.email)}`;
  const create = (more: Json, operation: OperationId = 'createAccount'): Probe => ({
    operation,
    body: { account: { ...fields, ...more } },
  });
  // Eighty bytes, but forty characters: some count these, and hash those.
  const password = 'é'.repeat(40);
  const long = await tryOut(t, create({ email, password }), 'input.long-password');
  // What refuses the address may never have looked at the password.
  for (const plain of [password, 'p'.repeat(80)]) {
    if (long !== undefined && long.status < 300) break;
    const answer = await tryOut(t, create({ password: plain }), 'input.long-password');
    if (answer === undefined || answer.status < 300) break;
  }
  const folded = await tryOut(t, create({ email, password }), 'input.capital-beyond-ascii');
  await tryOut(
    t,
    create({ email: email.toLowerCase(), password }, 'createAccountForUser'),
    'input.capital-beyond-ascii',
  );
  // Letters that are k and s where case is ignored; where none beyond ASCII is accepted, these may pass.
  const kelvin = `\u212a\u017f${String(fields.email)}`;
  if (long !== undefined && long.status >= 300 && folded !== undefined && folded.status >= 300)
    for (let n = 0; n < 2; n += 1)
      await tryOut(t, create({ email: kelvin, password: 'Pass-1-kelvin' }), 'input.capital-beyond-ascii');
  // Another address: a used one may be refused before the password is looked at.
  await tryOut(t, create({ ...accountFields(t), password: 'a\u0000b' }), 'input.nul-in-password');
  await tryOut(t, create({ password: 'a\u0000b' }, 'createAccountForUser'), 'input.nul-in-password');
}

export const longTextChecks: readonly Check[] = [
  {
    ...base,
    id: 'getDocumentQrCode/long-texts',
    title:
      'getDocumentQrCode, getDocumentPdf: a client with a fiscal id of 3,000 characters -> refused, or never a 5xx',
    rule: 'A text that is accepted breaks no file.',
    operation: 'getDocumentQrCode',
    also: ['getDocumentPdf'],
    needs: ['clients', 'items', 'invoices'],
    run: longTextsInFiles,
  },
  {
    ...base,
    id: 'createAccount/extreme-texts',
    title: 'createAccount: passwords of 80 bytes and with NUL, capitals beyond ASCII -> never a 5xx',
    rule: 'Any text is a password or is refused.',
    operation: 'createAccount',
    also: ['createAccountForUser'],
    needs: ['public-url'],
    run: accounts,
  },
];
