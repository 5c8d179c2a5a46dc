/**
 * The invoice family: the rules of all documents, the five behaviours of creating invoices, and that simplified
 * invoices exist for Portugal alone. Lists are in lists.ts, payments in payments.ts.
 */
import type { Check, CheckContext } from '../check.js';
import { createClient } from '../client.js';
import { bodyFor } from '../dialect.js';
import { accountFields } from '../provoke.js';
import { createRedactor } from '../redact.js';
import { createTransport } from '../transport.js';
import { marks } from '../verdict/result.js';
import { creationRules } from './creation-rules.js';
import { documentChecks } from './document-checks.js';
import { checksOf, typesOf } from './document-rules.js';

/** An account of another country, with a client that calls it; it lives at an address of its own. */
async function foreignAccount(t: CheckContext) {
  const body = { account: { ...accountFields(t), tax_country: '2' } };
  const { record } = await t.given.call('createAccount', { body });
  const [baseUrl, apiKey] = [String(record.url).replace(/\/+$/, ''), String(record.api_key)];
  if (!URL.canParse(baseUrl)) t.unsupported('the answer of createAccount shows no address to call');
  const transport = createTransport({ timeoutMs: t.settings.timeoutMs });
  const client = createClient({
    settings: { ...t.settings, baseUrl, apiKey },
    transport,
    redact: createRedactor([apiKey]),
    hanging: new Map(),
  });
  return { client, close: () => transport.close() };
}

async function refusedAbroad(t: CheckContext): Promise<void> {
  const { client, close } = await foreignAccount(t);
  try {
    const fields = t.given.documentFields('invoices', { items: [t.given.line({ tax: undefined })] });
    const send = (operation: 'createInvoice' | 'createSimplifiedInvoice') =>
      client.call(operation, { body: bodyFor(t.dialect, operation, { fields }) }, { status: 'any' });
    // A new account may need more before it can invoice at all; then nothing follows from a refusal.
    const ordinary = await send('createInvoice').catch(() => undefined);
    if (!ordinary || ordinary.status >= 300) t.unsupported('the new account cannot make invoices yet');
    const simplified = await send('createSimplifiedInvoice');
    t.expect.that(
      simplified.status >= 400,
      'a 4xx for a simplified invoice outside Portugal',
      simplified.status,
    );
    t.covers(marks.rule('simplified-portugal-only'));
  } finally {
    await close();
  }
}

const abroad: Check = {
  id: 'createSimplifiedInvoice/outside-portugal',
  title: 'simplified invoice: in an account of another country -> refused',
  rule: 'Simplified invoices exist only for Portugal.',
  source: 'Create and update behaviours 5',
  kind: 'rules',
  operation: 'createSimplifiedInvoice',
  needs: ['portugal', 'accounts', 'public-url'],
  run: refusedAbroad,
};

export const invoiceChecks: Check[] = [
  ...typesOf('invoices').flatMap((type) => [...documentChecks(type), ...checksOf(type, creationRules)]),
  abroad,
];
