import express from 'express';
import { db } from './store.js';
import { HttpError } from './lib.js';
import accounts, { publicAccounts } from './routes/accounts.js';
import items from './routes/items.js';
import taxes from './routes/taxes.js';
import clients from './routes/clients.js';
import sequences from './routes/sequences.js';
import documents from './routes/documents.js';
import exports_ from './routes/exports.js';
import pages from './routes/pages.js';
import treasury from './routes/treasury.js';

function authenticate(req, res, next) {
  const account = db.accounts.first((row) => row.api_key === req.query.api_key);
  if (!account) throw new HttpError(401, 'Invalid API key');
  req.account = account;
  next();
}

export function createApp(files) {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'extended'); // type[]=Invoice, date[from]=...
  const json = express.json({ limit: '2mb' });

  app.use('/files', express.static(files, { index: false }));
  app.use(pages);
  app.use('/api/accounts', json, publicAccounts);

  app.use(authenticate, json);
  for (const router of [accounts, items, taxes, clients, sequences, exports_, treasury, documents]) app.use(router);

  app.use(() => {
    throw new HttpError(404);
  });
  // eslint-disable-next-line no-unused-vars
  app.use((error, req, res, next) => {
    const status = error.status ?? 500;
    if (status >= 500) console.error(error);
    if (!error.message) return res.status(status).end();
    res.status(status).json({ errors: { error: status >= 500 ? 'Internal error' : error.message } });
  });
  return app;
}
