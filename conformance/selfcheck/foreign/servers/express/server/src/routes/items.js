import { Router } from 'express';
import { db } from '../store.js';
import { compact, idOf, invalid, notFound, paginate, validate } from '../lib.js';
import { itemSchema, itemUpdateSchema, wrap } from '../schemas.js';
import { taxNamed } from '../services/taxes.js';

const router = Router();

const show = (item) => {
  const tax = db.taxes.get(item.tax_id);
  return {
    id: item.id,
    name: item.name,
    description: item.description,
    unit_price: item.unit_price,
    unit: item.unit ?? '',
    tax: tax ? { id: tax.id, name: tax.name, value: tax.value, comment: `${tax.name} (${tax.value}%)` } : null,
  };
};

const load = (req) => {
  const item = db.items.find(req.account.id, idOf(req.params.id));
  if (!item) throw notFound('item');
  return item;
};

function fields(req, { tax, ...data }, current) {
  const same = data.name && db.items.firstOf(req.account.id, (row) => row.name === data.name);
  if (same && same !== current) throw invalid('item.name: is already taken');
  if (tax !== undefined) data.tax_id = taxNamed(req.account, tax?.name)?.id ?? null;
  return compact(data);
}

router.get('/items.json', (req, res) => {
  const { rows, pagination } = paginate(req, db.items.all(req.account.id), req.account);
  res.json({ items: rows.map(show), pagination });
});

router.get('/items/:id.json', (req, res) => res.json({ item: show(load(req)) }));

router.post('/items.json', (req, res) => {
  const { item } = validate(wrap('item', itemSchema), req.body);
  const saved = db.items.insert({ account_id: req.account.id, tax_id: null, ...fields(req, item) });
  res.status(201).json({ item: show(saved) });
});

router.put('/items/:id.json', (req, res) => {
  const current = load(req);
  const { item } = validate(wrap('item', itemUpdateSchema), req.body);
  db.items.update(current, fields(req, item, current));
  res.end();
});

export default router;
