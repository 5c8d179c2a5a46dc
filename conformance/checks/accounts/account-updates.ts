/** Updates of an account in both variants of the body, on the run's full account; each check uses it exclusively. */

import { operations } from '../../../generated/operations.js';
import { accountFields, fiscalIdFor, fullAccount } from '../../given/accounts.js';
import { violationIn } from '../../judge/outcome.js';
import { tags } from '../../judge/result.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { declaring } from '../kit/declare.js';
import { firstShown, judgeShown, type NewAccount, reached, shown } from '../kit/made-account.js';
import { answersUnknownIds } from '../kit/unknown-ids.js';

const check = declaring({
  needs: ['public-url'],
  exclusive: [fullAccount],
});

type Fields = (t: CheckContext, account: NewAccount) => Json;

const fresh = (t: CheckContext) => {
  const { organization_name, email } = accountFields(t);
  return { organization_name, email };
};
const rest = { address: 'Rua do Teste 2', city: 'Porto', postal_code: '4000-010' };
const more = {
  first_name: 'Rui',
  last_name: 'Dias',
  phone: '220000000',
  website: 'conformance.example',
  fax: '220000001',
};
const credentials = { username: 'conformance', type: 'AT', context: 'Sequences' };

/** Bodies that are lawful in one of the two variants; none may be refused. */
const variants: Record<string, Fields> = {
  'a-required-only': (t, { sent }) => ({ ...fresh(t), password: sent.password, terms: '1' }),
  'a-with-address': (t, { sent }) => ({ ...fresh(t), password: sent.password, terms: '1', ...rest }),
  'a-all-fields': (t, { sent }) => ({
    ...fresh(t),
    password: sent.password,
    terms: '1',
    fiscal_id: sent.fiscal_id,
    ...rest,
    ...more,
  }),
  'a-with-credentials': (t, { sent }) => ({ ...fresh(t), password: sent.password, terms: '1', credentials }),
  'b-required-only': (_, { sent }) => ({ fiscal_id: sent.fiscal_id, address: 'Rua do Teste 3' }),
  'b-with-name': (t, { sent }) => ({
    fiscal_id: sent.fiscal_id,
    address: 'Rua do Teste 3',
    organization_name: fresh(t).organization_name,
  }),
  'b-all-fields': (t, { sent }) => ({ ...fresh(t), fiscal_id: sent.fiscal_id, ...rest }),
};

/** The full account and what it shows now, since other checks have changed it. */
async function toChange(t: CheckContext): Promise<{ account: NewAccount; before: Json }> {
  const { account } = await firstShown(t);
  return { account, before: await shown(t, account) };
}

const change = (t: CheckContext, account: NewAccount, fields: Json, what: string) =>
  t.call(
    'updateAccount',
    { path: { 'account-id': account.id }, body: { account: fields } },
    { account, what },
  );

function updateChecks(): Check[] {
  const covered = tags.rule('account-update-either-variant');
  return [
    ...Object.entries(variants).map(([slug, fields]) =>
      check(`updateAccount/takes-variant-${slug}`, {
        statement: 'rule:account-update-either-variant',
        covers: true,
        title: `variant ${slug.replaceAll('-', ' ')} -> 200, and a GET shows it`,
        run: async (t: CheckContext) => {
          const { account, before } = await toChange(t);
          const sent = fields(t, account);
          await change(t, account, sent, slug);
          await judgeShown(t, account, { ...before, ...sent }, 'after the update');
        },
      }),
    ),
    check('updateAccount/each-update-sticks', {
      statement: 'rule:record-meant',
      title: 'one account of two changed four times -> each GET shows the last, the other stays',
      rule: 'An update changes the account of that id and no other.',
      kind: 'round-trip',
      run: async (t: CheckContext) => {
        const { account, before } = await toChange(t);
        const other = await reached(t, 'plain');
        let expected = before;
        for (const slug of ['b-all-fields', 'a-all-fields', 'b-with-name', 'a-required-only']) {
          const sent = variants[slug]?.(t, account) ?? {};
          await change(t, account, sent, slug);
          expected = { ...expected, ...sent };
          await judgeShown(t, account, expected, `after ${slug}`);
          await judgeShown(t, other, other.sent, 'of another account');
        }
        t.covers(covered);
      },
    }),
    check('updateAccount/fiscal-id-stays', {
      statement: 'rule:fiscal-id-fixed',
      covers: true,
      title: 'variant A with another fiscal_id -> accepted or refused, the fiscal_id stays',
      run: async (t: CheckContext) => {
        const { account, before } = await toChange(t);
        const path = { 'account-id': account.id };
        // The tax authority's users are called like their company: fiscal_id/number.
        const named = { ...credentials, username: `${fiscalIdFor(t.unique('NIF'))}/1` };
        for (const beside of [{ address: 'Rua do Teste 9' }, { credentials: named }]) {
          const sent = {
            ...fresh(t),
            password: account.sent.password,
            terms: '1',
            fiscal_id: fiscalIdFor(t.unique('NIF')),
            ...beside,
          };
          await t.call('updateAccount', { path, body: { account: sent } }, { account, status: 'any' });
          const when = `after an update with ${Object.keys(beside).join()}`;
          await judgeShown(t, account, { fiscal_id: before.fiscal_id }, when);
        }
      },
    }),
    check('updateAccount/refused-neither-variant', {
      statement: 'status:updateAccount/422',
      title: 'a body that neither variant allows -> 422, nothing changes',
      rule: 'Variant A needs organization_name, email, password and terms; variant B fiscal_id and address.',
      run: async (t: CheckContext) => {
        const { account, before } = await toChange(t);
        const path = { 'account-id': account.id };
        for (const body of [{ city: 'Porto' }, fresh(t)])
          await t.call(
            'updateAccount',
            { path, body: { account: body } },
            { account, status: 422, field: 'account', what: Object.keys(body).join() },
          );
        await judgeShown(t, account, before, 'after a refused update');
      },
    }),
    check('updateAccount/refused-credentials', {
      title: 'variant A with credentials without a username, of another type, of another context -> 422 each',
      rule: 'credentials hold a required username, the type AT and the context Sequences.',
      statement: 'request:updateAccount/account.credentials',
      run: async (t: CheckContext) => {
        const { account, before } = await toChange(t);
        const { sent } = account;
        const { username: _left, ...nameless } = credentials;
        const path = { 'account-id': account.id };
        const broken = [nameless, { ...credentials, type: 'XX' }, { ...credentials, context: 'Invoices' }];
        for (const one of broken) {
          const fields = { ...fresh(t), password: sent.password, terms: '1', credentials: one };
          const what = `credentials ${JSON.stringify(one)}`;
          await t.call(
            'updateAccount',
            { path, body: { account: fields } },
            { account, status: 422, field: 'account.credentials', what },
          );
        }
        await judgeShown(t, account, before, 'after refused credentials');
      },
    }),
    check('updateAccount/own-account-only', {
      statement: 'rule:key-identifies-account',
      covers: true,
      title: 'the id of another account with our key -> 404 or 401, that account stays',
      run: async (t: CheckContext) => {
        const { account: other, before } = await toChange(t);
        const one = await reached(t, 'plain');
        const sent = variants['b-all-fields']?.(t, other) ?? {};
        const input = {
          path: { 'account-id': other.id },
          body: { account: { ...sent, fiscal_id: fiscalIdFor(t.unique('NIF')) } },
        };
        const what = 'the id of another account';
        const refused = { status: [401, 404], field: 'query.api_key', what };
        try {
          await t.call('updateAccount', input, { account: one, ...refused });
        } catch (error) {
          const isAsAny = () => answersUnknownIds(t, operations.updateAccount, input, { account: one });
          if (!violationIn(error) || !(await isAsAny())) throw error;
        }
        await judgeShown(t, other, before, 'of the other account');
      },
    }),
  ];
}

export const accountUpdateChecks: Check[] = updateChecks();
