import { Router } from 'express';
import { db } from '../store.js';
import { escapeXml } from '../lib.js';
import { outstanding, sequenceNumber, TYPES } from '../services/documents.js';

// What the permalink of a document and the open-account link of a client show; the token is the key.
const router = Router();

const html = (res, title, rows) => res.type('html').send(
  `<!doctype html><meta charset="utf-8"><title>${escapeXml(title)}</title><h1>${escapeXml(title)}</h1><table>${
    rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escapeXml(cell)}</td>`).join('')}</tr>`).join('')}</table>`);

router.get('/view/:token', (req, res, next) => {
  const document = db.documents.first((row) => row.token === req.params.token);
  if (!document) return next();
  return html(res, `${TYPES[document.kind].type} ${sequenceNumber(document)}`, [
    ['Client', document.client.name],
    ['Date', document.date],
    ...document.items.map((line) => [line.name, line.total.toFixed(2)]),
    ['Total', `${document.total.toFixed(2)} ${document.currency}`],
  ]);
});

router.get('/open_account/:token', (req, res, next) => {
  const client = db.clients.first((row) => row.token === req.params.token);
  if (!client) return next();
  const documents = db.documents.all(client.account_id)
    .filter((row) => row.client.id === client.id && TYPES[row.kind].family === 'invoice' && row.status === 'final');
  return html(res, client.name, documents.map((row) =>
    [TYPES[row.kind].type, sequenceNumber(row), row.total.toFixed(2), outstanding(row).toFixed(2)]));
});

export default router;
