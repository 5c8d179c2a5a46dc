/** Updates of an account in both variants of the body, on the run's full account; each check uses it exclusively. */

import { operations } from '../../../generated/operations.js';
import { accountFields, fiscalIdFor, fullAccount } from '../../given/accounts.js';
import { violationIn } from '../../judge/outcome.js';
import { tags } from '../../judge/result.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import { declaring } from '../kit/declare.js';
import {
  firstShown,
  judgeShown,
  type NewAccount,
  reached,
  shown,
  updateAccount,
} from '../kit/made-account.js';
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

/** The fields that each of the two variants requires. */
const variantA: Fields = (t, { sent }) => ({ ...fresh(t), password: sent.password, terms: '1' });
const variantB: Fields = (_, { sent }) => ({ fiscal_id: sent.fiscal_id, address: 'Rua do Teste 3' });

/** Bodies that are lawful in one of the two variants; none may be refused. */
const variants: Record<string, Fields> = {
  'a-required-only': variantA,
  'a-with-address': (t, account) => ({ ...variantA(t, account), ...rest }),
  'a-all-fields': (t, account) => ({ ...variantA(t, account), ...variantB(t, account), ...rest, ...more }),
  'a-with-credentials': (t, account) => ({ ...variantA(t, account), credentials }),
  'b-required-only': variantB,
  'b-with-name': (t, account) => ({ ...variantB(t, account), organization_name: fresh(t).organization_name }),
  'b-all-fields': (t, account) => ({ ...fresh(t), ...variantB(t, account), ...rest }),
};

/** The full account and what it shows now, since other checks have changed it. */
async function toChange(t: CheckContext): Promise<{ account: NewAccount; before: Json }> {
  const { account } = await firstShown(t);
  return { account, before: await shown(t, account) };
}

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
          await updateAccount(t, account, sent, { what: slug });
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
          await updateAccount(t, account, sent, { what: slug });
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
        // The tax authority's users are called like their company: fiscal_id/number.
        const named = { ...credentials, username: `${fiscalIdFor(t.unique('NIF'))}/1` };
        for (const beside of [{ address: 'Rua do Teste 9' }, { credentials: named }]) {
          const sent = { ...variantA(t, account), fiscal_id: fiscalIdFor(t.unique('NIF')), ...beside };
          await updateAccount(t, account, sent, { status: 'any' });
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
        for (const sent of [{ city: 'Porto' }, fresh(t)]) {
          const what = Object.keys(sent).join();
          await updateAccount(t, account, sent, { status: 422, field: 'account', what });
        }
        await judgeShown(t, account, before, 'after a refused update');
      },
    }),
    check('updateAccount/refused-credentials', {
      title: 'variant A with credentials without a username, of another type, of another context -> 422 each',
      rule: 'credentials hold a required username, the type AT and the context Sequences.',
      statement: 'request:updateAccount/account.credentials',
      run: async (t: CheckContext) => {
        const { account, before } = await toChange(t);
        const { username: _left, ...nameless } = credentials;
        const broken = [nameless, { ...credentials, type: 'XX' }, { ...credentials, context: 'Invoices' }];
        for (const one of broken) {
          const fields = { ...variantA(t, account), credentials: one };
          const what = `credentials ${JSON.stringify(one)}`;
          await updateAccount(t, account, fields, { status: 422, field: 'account.credentials', what });
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
