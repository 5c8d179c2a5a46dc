/**
 * Interpretations on accounts: their terms, a second account of one user, the credentials for the tax authority. All of it is
 * reported as notes; accounts.ts judges what is stated.
 */
import { accountFields, fullAccount } from '../../given/accounts.js';
import { tags } from '../../judge/result.js';
import type { Check, CheckContext } from '../../run/check.js';
import { declaring } from '../kit/declare.js';
import { judgeShown, open, reach, reached, shown } from '../kit/made-account.js';
import { refuse } from '../kit/probe.js';
import { createOf } from '../kit/probes.js';

const check = declaring({ source: 'Endpoints, Accounts', needs: ['public-url'] });

export const assumedAccountChecks: readonly Check[] = [
  check('createAccount/refused-without-terms', {
    statement: 'rule:terms-accepted',
    title: 'terms "0" -> 422',
    assumed: true,
    run: async (t: CheckContext) => {
      await refuse(t, createOf('account', { ...accountFields(t), terms: '0' }), 'account.terms');
    },
  }),
  check('createAccountForUser/own-key', {
    statement: 'rule:account-same-user',
    title: 'the e-mail and password of an existing user -> another account with a key of its own',
    assumed: true,
    run: async (t: CheckContext) => {
      const one = await reached(t, 'plain');
      const other = await open(t, 'same user');
      t.expect.that(other.apiKey !== one.apiKey && other.id !== one.id, 'another id and key', other.id, {
        field: 'api_key',
        symptom: 'not unique',
      });
      await reach(t, other);
      await judgeShown(t, other, other.sent, 'of the second account');
      await judgeShown(t, one, one.sent, 'of the first account');
      t.covers(tags.rule('account-same-user'), tags.rule('creation-needs-no-key'));
    },
  }),
  check('createAccountForUser/refused-unknown-user', {
    statement: 'rule:account-same-user',
    covers: true,
    title: 'an e-mail and password of nobody -> 422',
    rule: 'create_already_user needs an existing user.',
    assumed: true,
    run: async (t: CheckContext) => {
      const one = await open(t, 'plain');
      for (const fields of [
        accountFields(t),
        { ...accountFields(t), email: one.sent.email, password: 'another-Pass-9' },
      ]) {
        const body = t.given.body('createAccountForUser', { fields });
        const what = 'nobody has this e-mail and password';
        await refuse(t, { operation: 'createAccountForUser', body }, 'account.email', what);
      }
    },
  }),
  check('configureAtCommunication/configures', {
    statement: 'operation:configureAtCommunication',
    title: 'lawful credentials -> at_configured is true',
    rule: 'The operation configures the communication with the tax authority.',
    assumed: true,
    exclusive: [fullAccount],
    run: async (t: CheckContext) => {
      const account = await reached(t, 'full');
      const fields = {
        at_subuser: `${account.sent.fiscal_id}/1`,
        at_password: 'Y29uZm9ybWFuY2U=',
        communication_type: 'manual',
      };
      await t.call(
        'configureAtCommunication',
        { body: t.given.body('configureAtCommunication', { fields }) },
        { account },
      );
      t.expect.equal((await shown(t, account)).at_configured, true, 'account.at_configured', {
        field: 'at_configured',
      });
    },
  }),
];
