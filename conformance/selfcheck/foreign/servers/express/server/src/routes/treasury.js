import { Router } from 'express';
import { z } from 'zod';
import { db } from '../store.js';
import { DateTime } from '../dates.js';
import { idOf, notFound, validate } from '../lib.js';
import { entrySchema, initialBalanceSchema, number, wrap } from '../schemas.js';
import { clientBalance } from '../services/documents.js';
import { loadClient } from './clients.js';

const router = Router();
const base = '/api/v3/clients/:id';

router.get(`${base}/balance.json`, (req, res) => {
  const client = loadClient(req);
  res.json({ balance: clientBalance(client), initial_balance: client.initial_balance, client_id: client.id });
});

const initialBalance = z.object({
  initial_balance: z.union([initialBalanceSchema, number.transform((value) => ({ value }))], { error: 'needs a numeric value' }),
});

router.put(`${base}/initial_balance.json`, (req, res) => {
  const client = loadClient(req);
  const { initial_balance: data } = validate(initialBalance, req.body);
  db.clients.update(client, { initial_balance: data.value, initial_balance_date: data.date });
  res.end();
});

const show = ({ id, client_id, value, date, description }) => ({ id, client_id, value, date, description });

function create(name, repository) {
  return (req, res) => {
    const client = loadClient(req);
    const data = validate(wrap(name, entrySchema), req.body)[name];
    const entry = repository.insert({
      account_id: req.account.id,
      client_id: client.id,
      value: data.value,
      date: data.date ?? DateTime.today(),
      description: data.description ?? '',
    });
    res.status(201).json({ [name]: show(entry) });
  };
}

function remove(name, repository) {
  return (req, res) => {
    const client = loadClient(req);
    const entry = repository.find(req.account.id, idOf(req.params.entry));
    if (entry?.client_id !== client.id) throw notFound(name);
    repository.remove(entry);
    res.end();
  };
}

router.get(`${base}/regularization.json`, (req, res) => {
  const client = loadClient(req);
  const entries = db.regularizations.all(req.account.id).filter((row) => row.client_id === client.id);
  res.json({ regularizations: entries.map(show) });
});
router.post(`${base}/regularization.json`, create('regularization', db.regularizations));
router.delete(`${base}/regularization/:entry.json`, remove('regularization', db.regularizations));

router.post(`${base}/treasury_movements.json`, create('treasury_movement', db.treasury_movements));
router.delete(`${base}/treasury_movements/:entry.json`, remove('treasury_movement', db.treasury_movements));

export default router;
