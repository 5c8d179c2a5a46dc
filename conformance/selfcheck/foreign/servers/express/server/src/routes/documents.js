import { Router } from 'express';
import { z } from 'zod';
import { db } from '../store.js';
import { idOf, invalid, list, notFound, paginate, validate } from '../lib.js';
import { documentSchema, guideSchema, messageSchema, paymentSchema, stateSchema, wrap } from '../schemas.js';
import {
  changeState, createDocument, filterDocuments, pay, relatedDocuments, showDocument, TYPES, updateDocument,
} from '../services/documents.js';

const router = Router();

const show = (req, document) => showDocument(document, req.app.locals.baseUrl);

export function loadDocument(req, kind) {
  const document = db.documents.find(req.account.id, idOf(req.params.id));
  if (!document || (kind && document.kind !== kind)) throw notFound('document');
  return document;
}

function sendList(req, res, key, documents) {
  const { rows, pagination } = paginate(req, documents, req.account);
  res.json({ [key]: rows.map((row) => show(req, row)), pagination });
}

const ofFamily = (req, family) => db.documents.all(req.account.id).filter((row) => TYPES[row.kind].family === family);

// Lists: one per family with filters, and one per invoice type without.
router.get('/invoices.json', (req, res) => {
  const query = { ...req.query, type: list(req.query.type).length ? req.query.type : 'Invoice' };
  sendList(req, res, 'invoices', filterDocuments(ofFamily(req, 'invoice'), query));
});
for (const [key, family] of [['estimates', 'estimate'], ['guides', 'guide'], ['purchase_orders', 'purchase_order']]) {
  router.get(`/${key}.json`, (req, res) => sendList(req, res, key, filterDocuments(ofFamily(req, family), req.query)));
}
for (const [kind, { plural, family }] of Object.entries(TYPES)) {
  if (family !== 'invoice' || kind === 'invoice') continue;
  router.get(`/${plural}{.json}`, (req, res) =>
    sendList(req, res, plural, filterDocuments(db.documents.all(req.account.id).filter((row) => row.kind === kind), {})));
}

for (const [kind, { plural, family }] of Object.entries(TYPES)) {
  const schema = family === 'guide' ? guideSchema : documentSchema;
  const creation = wrap(kind, schema);
  const change = wrap(kind, schema.partial());

  if (kind !== 'receipt') {
    router.post(`/${plural}{.json}`, (req, res) => {
      const data = validate(creation, req.body)[kind];
      const document = createDocument(req.account, kind, data);
      res.status(family === 'guide' ? 200 : 201).json({ [kind]: show(req, document) });
    });

    router.put(`/${plural}/:id.json`, (req, res) => {
      const document = loadDocument(req, kind);
      updateDocument(req.account, document, validate(change, req.body)[kind]);
      res.end();
    });
  }

  router.get(`/${plural}/:id.json`, (req, res) => res.json({ [kind]: show(req, loadDocument(req, kind)) }));

  router.put(`/${plural}/:id/change-state.json`, (req, res) => {
    const document = loadDocument(req, kind);
    const data = validate(wrap(kind, stateSchema), req.body)[kind];
    res.json({ [kind]: show(req, changeState(req.account, document, data)) });
  });

  router.put(`/${plural}/:id/email-document.json`, (req, res) => {
    const document = loadDocument(req, kind);
    const { message } = validate(wrap('message', messageSchema), req.body);
    if (['draft', 'deleted'].includes(document.status)) throw invalid(`a ${document.status} document cannot be sent`);
    db.emails.insert({
      account_id: req.account.id,
      document_id: document.id,
      to: message.client.email,
      cc: message.cc,
      bcc: message.bcc,
      subject: message.subject || `${TYPES[kind].type} ${document.number}/${document.serie}`,
      body: message.body ?? '',
      created_at: new Date().toISOString(),
    });
    const client = db.clients.get(document.client.id);
    if (message.client.save === '1') db.clients.update(client, { email: message.client.email });
    db.documents.update(document, { sent_at: new Date().toISOString() });
    res.end();
  });
}

router.get('/document/:id/related_documents.json', (req, res) => {
  res.json({ documents: relatedDocuments(loadDocument(req)).map((row) => show(req, row)) });
});

const paymentBody = z.object({ partial_payment: paymentSchema });

router.post('/documents/:id/partial_payments.json', (req, res) => {
  const document = loadDocument(req);
  const { partial_payment: payment } = validate(paymentBody, req.body);
  res.status(201).json({ receipt: show(req, pay(req.account, document, payment)) });
});

export default router;
