import { Router } from 'express';
import { z } from 'zod';
import { db } from '../store.js';
import { compact, idOf, invalid, notFound, paginate, validate } from '../lib.js';
import { clientSchema, flag, text, wrap } from '../schemas.js';
import { checkCode, clientCoded, clientNamed, createClient, showClient } from '../services/clients.js';
import { filterDocuments, showDocument, TYPES } from '../services/documents.js';

const router = Router();

export const loadClient = (req) => {
  const client = db.clients.find(req.account.id, idOf(req.params.id));
  if (!client) throw notFound('client');
  return client;
};

const send = (req, res, client, status = 200) => {
  if (!client) throw notFound('client');
  res.status(status).json({ client: showClient(client, req.app.locals.baseUrl) });
};

router.get('/clients.json', (req, res) => {
  const { rows, pagination } = paginate(req, db.clients.all(req.account.id), req.account);
  res.json({ clients: rows.map((row) => showClient(row, req.app.locals.baseUrl)), pagination });
});

router.post('/clients.json', (req, res) => {
  const { client } = validate(wrap('client', clientSchema), req.body);
  send(req, res, createClient(req.account, client), 201);
});

router.get('/clients/find-by-name.json', (req, res) => {
  const name = req.query.client_name ?? req.query.name;
  if (!name) throw invalid('client_name: is required');
  send(req, res, clientNamed(req.account, name));
});

router.get('/clients/find-by-code.json', (req, res) => {
  const code = req.query.client_code ?? req.query.code;
  if (!code) throw invalid('client_code: is required');
  send(req, res, clientCoded(req.account, code));
});

router.get('/clients/:id.json', (req, res) => send(req, res, loadClient(req)));

router.put('/clients/:id.json', (req, res) => {
  const current = loadClient(req);
  const { client } = validate(wrap('client', clientSchema), req.body);
  checkCode(req.account, client.code, current);
  db.clients.update(current, compact(client));
  res.end();
});

const many = z.union([z.array(text), text.transform((value) => [value])]).optional();
const filterSchema = z.object({
  filter: z.object({
    status: many, type: many, by_type: many, archived: flag.optional(), non_archived: flag.optional(),
  }).default({}),
});

router.post('/clients/:id/invoices.json', (req, res) => {
  const client = loadClient(req);
  const { filter } = validate(filterSchema, req.body);
  const documents = db.documents.all(req.account.id)
    .filter((row) => row.client.id === client.id && TYPES[row.kind].family === 'invoice');
  const found = filterDocuments(documents, {
    ...filter,
    type: filter.type ?? filter.by_type,
    non_archived: filter.non_archived ?? filter.archived === false,
  });
  const { rows, pagination } = paginate(req, found, req.account);
  res.json({ invoices: rows.map((row) => showDocument(row, req.app.locals.baseUrl)), pagination });
});

export default router;
