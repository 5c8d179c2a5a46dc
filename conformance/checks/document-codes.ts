/**
 * What a document gets from elsewhere when it is finalized or updated: a tax-authority code that no other document has, and the text
 * that its client brings along. Numbers are in document-numbers.ts.
 */
import type { DocumentType } from '../../generated/states.js';
import { operationsOf } from '../dialect/dialect.js';
import { marks } from '../judge/result.js';
import type { Check, CheckContext } from '../run/check.js';
import { isClaimed, make, partyOf, read, trigger } from './kit/document-rules.js';

/** Two types that count by themselves: in a new series both begin with the same number. */
const inOneSeries: readonly DocumentType[] = ['invoices', 'quotes'];

/** A code of a registered series; `N/A` and `N/D` are of no document in particular. */
const isCode = (atcud: unknown): boolean => typeof atcud === 'string' && /\w+-\w+/.test(atcud);

async function codesApart(t: CheckContext): Promise<void> {
  const sequence = await t.given.sequence();
  // What registering answers is not shown, and some register what they create.
  const what = 'so that its documents have codes';
  await t.call('registerSequence', { path: { sequence_id: sequence.id } }, { status: 'any', what });
  const codes: unknown[] = [];
  for (const type of inOneSeries.filter((one) => isClaimed(t, one))) {
    const document = await make(t, type, { sequence_id: String(sequence.id) });
    await trigger(t, document, 'finalized', document.state);
    const { atcud } = await read(t, document);
    t.expect.that(!isCode(atcud) || !codes.includes(atcud), 'an atcud that no other document has', atcud, {
      ...{ field: 'atcud', symptom: 'not unique', operation: operationsOf(type).change },
    });
    codes.push(atcud);
  }
  if (!codes.some(isCode)) t.unsupported('no document of a registered series shows a code');
}

/** The client of an update may be another one than before: the document is then sent to that one. */
async function textOfNewClient(t: CheckContext): Promise<void> {
  const text = t.unique('Ring twice');
  const name = t.unique('Noted');
  const noted = await t.given.client({ name, observations: text });
  const document = await make(t, 'invoices');
  const { observations: _observations, ...fields } = document.sent;
  const client = partyOf({ name: noted.name, code: String(noted.sent.code ?? name.replaceAll(' ', '-')) });
  const body = t.given.body('updateInvoice', { fields: { ...fields, client } });
  const path = { 'document-id': document.id };
  const updated = await t.call('updateInvoice', { path, body }, { status: 'any', what: 'to another client' });
  if (updated.status >= 300) t.unsupported(`an update to another client is answered ${updated.status}`);
  const record = await read(t, document);
  const shown = Object(record.client) as { name?: unknown };
  t.expect.equal(shown.name, noted.name, 'client.name of the invoice after the update', {
    ...{ field: 'client.name', operation: 'updateInvoice', statement: 'rule:document-fields-kept' },
  });
  t.expect.that(
    String(record.observations ?? '').includes(text),
    `observations that hold "${text}"`,
    record.observations,
    {
      ...{ field: 'observations', symptom: 'absent', operation: 'updateInvoice' },
      proof: { by: 'value', compare: 'includes', expected: text, actual: record.observations ?? null },
    },
  );
}

export const documentCodeChecks: Check[] = [
  {
    id: 'changeInvoiceState/code-of-its-own',
    statement: 'rule:atcud-unique',
    title: 'an invoice and a quote, finalized in one new series -> each has an atcud of its own',
    rule: 'The atcud is a unique code when the sequence is registered.',
    source: 'Resources, Document',
    kind: 'rules',
    operation: 'changeInvoiceState',
    needs: ['invoices', 'sequences'],
    run: async (t) => {
      await codesApart(t);
      t.covers(marks.rule('atcud-unique'));
    },
  },
  {
    id: 'updateInvoice/text-of-new-client',
    statement: 'rule:client-observations-added',
    title: 'updateInvoice: to a client with observations -> they stand in those of the invoice',
    rule: "The client's observations are added to the observations of every document sent to this client.",
    source: 'Resources, Client',
    kind: 'rules',
    operation: 'updateInvoice',
    needs: ['invoices', 'clients'],
    run: async (t) => {
      await textOfNewClient(t);
      t.covers(marks.rule('client-observations-added'));
    },
  },
];
