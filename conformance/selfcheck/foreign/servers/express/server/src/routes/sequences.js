import { Router } from 'express';
import { db } from '../store.js';
import { idOf, invalid, notFound, validate } from '../lib.js';
import { sequenceSchema, wrap } from '../schemas.js';
import { inPortugal } from '../services/accounts.js';
import { createSequence, makeDefault, showSequence, validationCode } from '../services/sequences.js';

const router = Router();

const load = (req) => {
  const sequence = db.sequences.find(req.account.id, idOf(req.params.id));
  if (!sequence) throw notFound('sequence');
  return sequence;
};

const checkCredentials = (account) => {
  if (inPortugal(account) && !account.credentials) throw invalid('tax-authority credentials are not configured');
};

router.get('/sequences.json', (req, res) =>
  res.json({ sequences: db.sequences.all(req.account.id).map(showSequence) }));

router.get('/sequences/:id.json', (req, res) => res.json({ sequence: showSequence(load(req)) }));

router.post('/sequences.json', (req, res) => {
  const { sequence } = validate(wrap('sequence', sequenceSchema), req.body);
  checkCredentials(req.account);
  const saved = createSequence(req.account, { ...sequence, registered: inPortugal(req.account) });
  res.status(201).json({ sequence: showSequence(saved) });
});

router.put('/sequences/:id/set_current.json', (req, res) => {
  makeDefault(load(req));
  res.end();
});

router.put('/sequences/:id/register.json', (req, res) => {
  const sequence = load(req);
  checkCredentials(req.account);
  if (!sequence.code) db.sequences.update(sequence, { code: validationCode() });
  res.json({ sequence: showSequence(sequence) });
});

export default router;
