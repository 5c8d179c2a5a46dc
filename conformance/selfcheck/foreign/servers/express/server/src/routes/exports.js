import { Router } from 'express';
import { db } from '../store.js';
import { HttpError, invalid, sumBy, truthy } from '../lib.js';
import { exporter } from '../services/exporter.js';
import { documentPdf } from '../services/pdf.js';
import { qrImage } from '../services/qr.js';
import { documentsOf, saftXml } from '../services/saft.js';
import { loadDocument } from './documents.js';

const router = Router();

const link = (req, name) => `${req.app.locals.baseUrl}/files/${name}`;

function pdf(req, res) {
  const document = loadDocument(req);
  if (['draft', 'deleted'].includes(document.status)) throw new HttpError(406);
  const client = db.clients.get(document.client.id);
  const second = truthy(req.query.second_copy);
  const job = exporter.job(`pdf-${document.id}-${document.version}-${second}`, 'pdf', () =>
    documentPdf(req.account, client, document, second));
  if (job.status !== 'done') return res.status(202).end();
  return res.json({ output: { pdfUrl: link(req, job.name) } });
}

router.get('/api/pdf/:id.json', pdf);
router.get('/purchase_orders/:id/pdf.json', pdf);

const qrCodes = new Map();

router.get('/api/qr_codes/:id.json', async (req, res) => {
  const document = loadDocument(req);
  if (!document.number) throw invalid('a document that is not final has no QR code');
  const key = `${document.id}-${document.version}`;
  if (!qrCodes.has(key)) {
    qrCodes.set(key, await exporter.write('png', () =>
      qrImage(req.account, db.clients.get(document.client.id), document)));
  }
  res.json({ qr_code: { url: link(req, qrCodes.get(key)) } });
});

router.get('/api/export_saft.json', (req, res) => {
  const { month, years } = req.query;
  if (!/^(0?[1-9]|1[0-2])$/.test(month ?? '') || !/^[12]\d{3}$/.test(years ?? '')) throw new HttpError(422);
  const [year, monthNumber] = [Number(years), Number(month)];
  // a change of any document of the month asks for a new file
  const version = sumBy(documentsOf(req.account, year, monthNumber), (row) => row.version);
  const job = exporter.job(`saft-${req.account.id}-${year}-${monthNumber}-${version}`, 'xml', async () =>
    saftXml(req.account, year, monthNumber));
  if (job.status === 'failed') throw new HttpError(500);
  if (job.status !== 'done') return res.status(202).end();
  return res.json({ output: { saftUrl: link(req, job.name) } });
});

export default router;
