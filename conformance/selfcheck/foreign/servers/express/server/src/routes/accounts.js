import { Router } from 'express';
import { z } from 'zod';
import { db } from '../store.js';
import { idOf, notFound, validate } from '../lib.js';
import { accountSchema, accountUpdateSchema, credentialsSchema, wrap } from '../schemas.js';
import { createAccount, createAccountOfUser, updateAccount } from '../services/accounts.js';

export const publicAccounts = Router();

const created = (req, account) => ({
  account: {
    id: String(account.id),
    name: account.name,
    url: req.app.locals.baseUrl,
    api_key: account.api_key,
    state: account.state,
  },
});

publicAccounts.post('/create.json', (req, res) => {
  const { account } = validate(wrap('account', accountSchema), req.body);
  res.status(201).json(created(req, createAccount(account)));
});

publicAccounts.post('/create_already_user.json', (req, res) => {
  const { account } = validate(wrap('account', accountSchema), req.body);
  res.status(201).json(created(req, createAccountOfUser(account)));
});

const router = Router();

const own = (req) => {
  if (idOf(req.params.id) !== req.account.id) throw notFound('account');
  return req.account;
};

router.get('/api/accounts/:id/get.json', (req, res) => {
  const account = own(req);
  res.json({
    account: {
      organization_name: account.organization_name,
      fiscal_id: account.fiscal_id,
      email: account.email,
      state: account.state,
      at_configured: Boolean(account.credentials),
      trial: account.trial,
    },
  });
});

router.put('/api/accounts/:id/update.json', (req, res) => {
  const account = own(req);
  updateAccount(account, validate(wrap('account', accountUpdateSchema), req.body).account);
  res.end();
});

const communication = z.union([
  z.object({ at_communication: credentialsSchema }).transform((body) => body.at_communication),
  z.object({ account: z.object({ credentials: credentialsSchema }) }).transform((body) => body.account.credentials),
  credentialsSchema,
], { error: 'at_communication.username is required' });

router.post('/api/v3/accounts/at_communication.json', (req, res) => {
  const { password, ...credentials } = validate(communication, req.body);
  db.accounts.update(req.account, { credentials });
  res.end();
});

export default router;
