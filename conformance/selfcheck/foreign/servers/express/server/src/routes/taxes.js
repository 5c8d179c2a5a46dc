import { Router } from 'express';
import { db } from '../store.js';
import { compact, idOf, invalid, notFound, validate } from '../lib.js';
import { taxSchema, wrap } from '../schemas.js';
import { region } from '../services/accounts.js';
import { makeDefaultTax, taxNamed } from '../services/taxes.js';

const router = Router();

const show = ({ id, name, value, region: code, default_tax }) =>
  ({ id, name, value, region: code, default_tax: default_tax ? '1' : '0' });

const load = (req) => {
  const tax = db.taxes.find(req.account.id, idOf(req.params.id));
  if (!tax) throw notFound('tax');
  return tax;
};

const checkName = (req, name, current) => {
  const same = taxNamed(req.account, name);
  if (same && same !== current) throw invalid('tax.name: is already taken');
};

router.get('/taxes.json', (req, res) => res.json({ taxes: db.taxes.all(req.account.id).map(show) }));

router.get('/taxes/:id.json', (req, res) => res.json({ tax: show(load(req)) }));

router.post('/taxes.json', (req, res) => {
  const { tax: data } = validate(wrap('tax', taxSchema), req.body);
  checkName(req, data.name);
  const tax = db.taxes.insert({
    account_id: req.account.id,
    name: data.name,
    value: data.value,
    region: data.region || region(req.account),
    default_tax: false,
  });
  if (data.default_tax) makeDefaultTax(tax);
  res.status(201).json({ tax: show(tax) });
});

router.put('/taxes/:id.json', (req, res) => {
  const tax = load(req);
  const { tax: data } = validate(wrap('tax', taxSchema.partial()), req.body);
  checkName(req, data.name, tax);
  db.taxes.update(tax, compact(data));
  if (data.default_tax) makeDefaultTax(tax);
  res.end();
});

router.delete('/taxes/:id.json', (req, res) => {
  db.taxes.remove(load(req));
  res.end();
});

export default router;
