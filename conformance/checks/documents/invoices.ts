/**
 * The invoice family: the rules of all documents, the five behaviours of creating invoices, and that simplified
 * invoices exist for Portugal alone. Lists are in lists.ts, payments in payments.ts.
 */

import { bodyFor } from '../../dialect/dialect.js';
import type { AccountName } from '../../given/accounts.js';
import { tried as attempted } from '../../judge/outcome.js';
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
import { checksOf, type DocumentRule, make, read, trigger, typesOf } from '../kit/document-rules.js';
import { reached } from '../kit/made-account.js';
import { creationRules } from './creation-rules.js';
import { firstStepsRule } from './document-changes.js';

/** An account of a country, with a client that calls it; it has an address of its own. */
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

/** Whether an account of this country may make a simplified invoice; undefined where it can make none at all yet. */
async function takesSimplified(t: CheckContext, name: AccountName): Promise<boolean | undefined> {
  const { client, close } = await accountOf(t, name);
  try {
    const fields = await t.given.freshFields('invoices', { items: [t.given.line({ tax: undefined })] });
    const send = (operation: 'createInvoice' | 'createSimplifiedInvoice') =>
      client.call(operation, { body: bodyFor(t.dialect, operation, { fields }) }, { status: 'any' });
    // A new account may need more before it can invoice at all; then nothing follows from a refusal.
    const ordinary = await send('createInvoice').catch(() => undefined);
    if (!ordinary || !isSuccess(ordinary.status)) return undefined;
    return isSuccess((await send('createSimplifiedInvoice')).status);
  } finally {
    await close();
  }
}

/** Which country is which is not shown: one that refuses shows that there is a difference, and then one alone takes. */
async function onlyOneCountry(t: CheckContext): Promise<void> {
  const tried = [];
  for (const [country, name] of [
    ['1', 'plain'],
    ['2', 'full'],
    ['3', 'same user'],
  ] as const) {
    // What a further account of a user is created with is not shown.
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

/** Optional in answers, and only where payment references are set up: right where it is shown. */
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
    // Where none is set up it may be an empty object.
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

export const invoiceChecks: Check[] = [
  ...typesOf('invoices').flatMap((type) => [
    ...documentChecks(type),
    ...checksOf(type, [...creationRules, paymentReference]),
  ]),
  ...checksOf('invoices', [firstStepsRule]),
  abroad,
];
