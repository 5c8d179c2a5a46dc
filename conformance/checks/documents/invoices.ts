/**
 * The invoice family: the rules of all documents, the five behaviours on creation, and that simplified invoices exist for
 * Portugal only. Lists are in lists/, payments in payments.ts.
 */

import { bodyFor } from '../../dialect/dialect.js';
import type { AccountName } from '../../given/accounts.js';
import { orUndefined as attempted } from '../../judge/outcome.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { createClient } from '../../target/client.js';
import { destinationsOf, withinDestinations } from '../../target/destinations.js';
import { swapFor } from '../../target/plain-words.js';
import { createRedactor } from '../../target/secrets.js';
import { createTransport } from '../../target/transport.js';
import { check } from '../kit/declare.js';
import { documentChecks } from '../kit/document-checks.js';
import {
  checksOf,
  type DocumentRule,
  make,
  makeIfAccepted,
  read,
  trigger,
  tryTrigger,
  typesOf,
} from '../kit/document-rules.js';
import { reached } from '../kit/made-account.js';
import { creationRulesOf } from './creation-rules.js';
import { firstStepsRule } from './document-changes.js';

/** Opens a client for an account of another country at that account's address. */
async function accountOf(t: CheckContext, name: AccountName) {
  const { baseUrl, apiKey } = await reached(t, name);
  const open = createTransport({ timeoutMs: t.settings.timeoutMs, swap: swapFor(t.settings) });
  const transport = withinDestinations(open, destinationsOf(t.settings));
  const client = createClient({
    settings: { ...t.settings, baseUrl, apiKey },
    transport,
    redact: createRedactor([apiKey]),
    hanging: new Map(),
  });
  return { client, close: () => transport.close() };
}

/** Whether an account of this country can create a simplified invoice; undefined where it cannot create any invoice yet. */
async function takesSimplified(t: CheckContext, name: AccountName): Promise<boolean | undefined> {
  const { client, close } = await accountOf(t, name);
  try {
    const fields = await t.given.freshFields('invoices', { items: [t.given.line({ tax: undefined })] });
    const send = (operation: 'createInvoice' | 'createSimplifiedInvoice') =>
      client.call(operation, { body: bodyFor(t.dialect, operation, { fields }) }, { status: 'any' });
    // A new account may need more before it can create invoices; a refusal then proves nothing.
    const ordinary = await send('createInvoice').catch(() => undefined);
    if (!ordinary || !isSuccess(ordinary.status)) return undefined;
    return isSuccess((await send('createSimplifiedInvoice')).status);
  } finally {
    await close();
  }
}

/** Which number is which country is not documented: if one refuses, then exactly one may accept. */
async function onlyOneCountry(t: CheckContext): Promise<void> {
  const tried = [];
  for (const [country, name] of [
    ['1', 'plain'],
    ['2', 'full'],
    ['3', 'same user'],
  ] as const) {
    // The body that creates a user's further account is not documented.
    const takes = await (name === 'same user'
      ? attempted(() => takesSimplified(t, name))
      : takesSimplified(t, name));
    if (takes !== undefined) tried.push({ country, takes });
  }
  const takers = tried.filter(({ takes }) => takes).map(({ country }) => country);
  if (tried.length === 0)
    t.unsupported(
      'no new account could make an ordinary invoice, so that nothing follows for simplified ones',
    );
  if (takers.length === tried.length) {
    if (takers.length > 1)
      t.note(
        'rule:simplified-refused-abroad',
        'a 4xx for a simplified invoice outside Portugal',
        `accepted in the countries ${takers.join(', ')}`,
        { field: 'document.client.country', symptom: 'accepted' },
      );
    t.unsupported(
      `each of the countries ${takers.join(', ')} takes simplified invoices, so that none shows which one is Portugal`,
    );
  }
  t.expect.that(
    takers.length <= 1,
    'simplified invoices in one country alone, as one of them refuses these',
    `accepted in the countries ${takers.join(', ')}`,
    { field: 'document.client.country', symptom: 'accepted', statement: 'rule:simplified-portugal-only' },
  );
}

const abroad: Check = check('createSimplifiedInvoice/outside-portugal', {
  statement: 'rule:simplified-portugal-only',
  covers: true,
  subject: 'simplified invoice',
  title: 'in accounts of three countries, of which one refuses it -> one alone takes it',
  kind: 'rules',
  needs: ['portugal', 'accounts', 'public-url'],
  run: onlyOneCountry,
});

/** Shown only where payment references are configured; judged where it is shown. */
const paymentReference: DocumentRule = {
  id: 'get/payment-reference',
  statement: 'rule:payment-reference',
  title: 'mb_reference asked for -> where it is shown, it names entity, reference and the total',
  assumed: true,
  run: async (t: CheckContext, type) => {
    const mayRefuse = 'that payment references can be asked for is not shown';
    const document = await make(t, type, { mb_reference: '1' }, { mayRefuse });
    await trigger(t, document, 'finalized');
    const record = await read(t, document);
    const shown = record.mb_reference as Json | null | undefined;
    // May be an empty object where no payment references are configured.
    const isSet = Object.values(shown ?? {}).some((one) => one !== null && one !== '');
    if (!shown || !isSet) return;
    t.expect.cents(shown.value, Number(record.total), 'mb_reference.value', { field: 'mb_reference.value' });
    for (const field of ['entity', 'reference'])
      t.expect.that(String(shown[field] ?? '') !== '', `mb_reference.${field} is set`, shown, {
        field: `mb_reference.${field}`,
        symptom: 'absent',
      });
  },
};

/** What costs nothing may be refused, and how it is finalized is left open; but what is final can be settled. */
const settledAtZero: Check = check('changeInvoiceState/settled-at-zero', {
  statement: 'rule:transition-allowed',
  title: 'an invoice that costs nothing, finalized and settled -> settled, and it has a QR code',
  also: ['getDocumentQrCode'],
  kind: 'states',
  run: async (t: CheckContext) => {
    const items = [t.given.line({ unit_price: '0' })];
    const draft = await makeIfAccepted(t, 'invoices', { items }, 'a line that costs nothing may be refused');
    if (draft === undefined) return;
    await tryTrigger(t, draft, 'finalized');
    const { status } = await read(t, draft);
    if (String(status).toLowerCase() !== 'final')
      t.unsupported(`an invoice that costs nothing is ${status} once it was finalized`);
    await trigger(t, draft, 'settled', 'final');
    const settled = await read(t, draft);
    t.expect.sameWord(settled.status, 'settled', 'status of the settled invoice', { field: 'status' });
    if (t.settings.claims.includes('qr'))
      await t.call('getDocumentQrCode', { path: { 'document-id': draft.id } });
  },
});

export const invoiceChecks: Check[] = [
  ...typesOf('invoices').flatMap((type) => [
    ...documentChecks(type),
    ...checksOf(type, [...creationRulesOf(type), paymentReference]),
  ]),
  ...checksOf('invoices', [firstStepsRule]),
  abroad,
  settledAtZero,
];
