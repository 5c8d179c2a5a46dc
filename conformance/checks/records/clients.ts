/**
 * Rules of clients: every field is kept. client-search.ts and client-invoices.ts judge those operations, checks/documents the
 * effects of documents on clients.
 */

import { fiscalIdFor } from '../../given/accounts.js';
import { minimal } from '../../given/minimal.js';
import { orUndefined } from '../../judge/outcome.js';
import { tags } from '../../judge/result.js';
import { isSuccess } from '../../judge/status-class.js';
import type { Check, CheckContext, OperationId } from '../../run/check.js';
import { isId, type Json } from '../../target/call.js';
import { clientKind } from '../kit/client-kind.js';
import { check, declaring } from '../kit/declare.js';
import { type NewAccount, reached } from '../kit/made-account.js';
import { ask, refuse } from '../kit/probe.js';
import { documentCreate, readOf, updateOf } from '../kit/probes.js';
import { hasValue, judgeAll } from '../kit/record-judging.js';
import { make, read, update } from '../kit/records.js';
import { pageChecks } from '../lists/page-checks.js';
import { paginationChecks } from '../lists/pagination-checks.js';
import { clientInvoiceChecks } from './client-invoices.js';
import { clientSearchChecks } from './client-search.js';
import { recordChecks } from './record-checks.js';

/** Judges the language of a client that a document creates; skipped where the new account cannot create invoices yet. */
async function judgeNewClient(t: CheckContext, account: NewAccount, language: string): Promise<void> {
  if (!t.settings.claims.includes('invoices')) return;
  const name = t.unique('Client');
  const client = minimal.client(t.unique, name);
  const line = {
    name: t.unique('Line'),
    description: 'Made by a conformance run',
    unit_price: '1.0',
    quantity: '1',
  };
  const probe = await documentCreate(t, 'invoices', {}, { client, items: [line] });
  const { record: made } = await ask(t, probe, { account, status: 'any' });
  const { id } = Object(made.client) as Json;
  if (!isId(id)) return;
  const { record } = await ask(t, readOf('client', id), { account });
  const shown = record.language ?? '';
  t.expect.that(
    shown === '' || shown === language,
    `language ${language}, that of the account, or none, for a client who comes with a document`,
    shown,
    { field: 'client.language', symptom: 'different', operation: 'createInvoice' },
  );
}

/** Judges that the contact has no phone: it may be that of another client. */
function judgeNoPhone(t: CheckContext, { preferred_contact: contact }: Json, operation: OperationId): void {
  const { phone } = Object(contact) as Json;
  t.expect.that(!hasValue(phone), 'preferred_contact.phone, which nobody set, is unset', phone, {
    ...{ field: 'preferred_contact.phone', symptom: 'present', operation },
    proof: { by: 'value', compare: 'unset', expected: '', actual: phone },
  });
}

const keeps = declaring({ statement: 'rule:client-open-fields', kind: 'round-trip' });

const fieldChecks: readonly Check[] = [
  keeps('updateClient/keeps-leading-zeros', {
    title:
      'a code and a postal code with leading zeros -> come back as texts; a further update without a code -> 422',
    run: async (t: CheckContext) => {
      const made = await make(t, clientKind);
      const zeros = { code: `00${fiscalIdFor(t.unique('Code'))}`, postal_code: '01000-001' };
      const sent = { ...made.sent, ...zeros, phone: '00351210000000' };
      await update(t, clientKind, made, sent);
      await judgeAll(t, clientKind, [{ ...made, sent }], 'after the update');
      // As numbers, these two phones are the same.
      const digits = { ...sent, postal_code: '00100', phone: '351210000000' };
      const { status } = await update(t, clientKind, made, digits, { status: 'any' });
      if (isSuccess(status))
        await judgeAll(
          t,
          clientKind,
          [{ ...made, sent: digits }],
          'with a postal code of digits alone, and a phone without its zeros',
        );
      // Not the first update: what is there already does not stand in for what is required.
      const { name } = made.sent;
      const probe = updateOf('client', made.id, { name });
      await refuse(t, probe, 'client.code', 'a further update without a code');
    },
  }),
  keeps('updateClient/keeps-lines', {
    title:
      'observations of two lines, an e-mail address with + and a contact with another and no phone -> two lines, each address is whose it was, and the contact has no phone',
    run: async (t: CheckContext) => {
      const observations = 'Ring twice.\nThen wait.';
      // Neither names a phone of the contact, as other clients do.
      const made = await make(t, clientKind, { preferred_contact: { name: 'Ana Marques' } });
      judgeNoPhone(t, await read(t, clientKind, made), 'createClient');
      const contact = 'contact@conformance.example';
      const preferred_contact = { name: 'Ana Marques', email: contact };
      const email = 'ana.marques+tag@conformance.example';
      await update(t, clientKind, made, { ...made.sent, email, observations, preferred_contact });
      const shown = await read(t, clientKind, made);
      const text = String(shown.observations).replaceAll('\r\n', '\n');
      t.expect.equal(text, observations, 'observations', { field: 'observations' });
      t.expect.equal(shown.email, email, 'email', { field: 'email' });
      judgeNoPhone(t, shown, 'updateClient');
    },
  }),
  check('createClient/language-of-the-account', {
    statement: 'rule:client-language-default',
    title:
      'no language, in a new account of es and in two of none (pt) -> a GET shows that language, or none',
    rule: "A client's language defaults to the language of its account, and that to pt.",
    needs: ['public-url'],
    run: async (t: CheckContext) => {
      for (const place of ['full', 'plain', 'same user'] as const) {
        // The body that creates a user's further account, here of another country, is not documented.
        const account = await (place === 'same user'
          ? orUndefined(() => reached(t, place))
          : reached(t, place));
        if (account === undefined) continue;
        const language = String(account.sent.language ?? 'pt');
        const name = t.unique('Client');
        const body = t.given.body('createClient', { fields: minimal.client(t.unique, name) });
        const { id } = (await t.call('createClient', { body }, { account })).record;
        if (!isId(id))
          t.unsupported('what creating a client answers is not stated, and the target shows no id there');
        const { record } = await t.call('getClient', { path: { 'client-id': id } }, { account });
        const shown = record.language ?? '';
        t.expect.that(
          shown === '' || shown === language,
          `language ${language}, that of the account, or none`,
          shown,
          {
            ...{ field: 'language', symptom: 'different' },
            // Not that another value shows: the answer to the create may show the same one, which the script would compare with.
            proof: { by: 'value', compare: 'equal', expected: language, actual: shown },
          },
        );
        if (place === 'full') await judgeNewClient(t, account, language);
      }
      t.covers(tags.rule('client-language-default'), tags.rule('account-defaults'));
    },
  }),
  keeps('updateClient/keeps-country-changed', {
    title: 'country set, then changed -> a GET shows the new one, or a country off the list is refused',
    run: async (t: CheckContext) => {
      const made = await make(t, clientKind);
      await update(t, clientKind, made, { ...made.sent, country: 'Portugal' });
      await judgeAll(
        t,
        clientKind,
        [{ ...made, sent: { ...made.sent, country: 'Portugal' } }],
        'after country was set',
      );
      for (const country of ['Spain', 'France']) {
        const sent = { ...made.sent, country };
        const answer = await update(t, clientKind, made, sent, { status: 'any' });
        if (isSuccess(answer.status))
          await judgeAll(t, clientKind, [{ ...made, sent }], 'after country was changed');
      }
    },
  }),
  check('updateClient/unsent-fields-stay', {
    statement: 'rule:record-fields-stay',
    title: 'an update of name and code alone -> all other fields stay',
    assumed: true,
    run: async (t: CheckContext) => {
      const made = await make(t, clientKind, clientKind.options(t, 0));
      const sent = { name: t.unique('Renamed'), code: made.sent.code };
      await update(t, clientKind, made, sent);
      await judgeAll(t, clientKind, [{ ...made, sent: { ...made.sent, ...sent } }], 'after the update');
    },
  }),
];

export const clientChecks: Check[] = [
  ...recordChecks(clientKind),
  ...pageChecks(clientKind),
  ...paginationChecks(clientKind),
  ...fieldChecks,
  ...clientSearchChecks,
  ...clientInvoiceChecks,
];
