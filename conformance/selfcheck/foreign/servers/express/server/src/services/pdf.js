import PDFDocument from 'pdfkit';
import QRCode from 'qrcode';
import { sequenceNumber, TYPES } from './documents.js';
import { qrText } from './qr.js';

const COPIES = ['Original', 'Duplicate', 'Triplicate'];
const money = (value) => Number(value).toFixed(2);

export async function documentPdf(account, client, document, secondCopy) {
  const qr = await QRCode.toBuffer(qrText(account, client, document), { margin: 1, width: 160 });
  const pdf = new PDFDocument({ size: 'A4', margin: 50, autoFirstPage: false });
  const chunks = [];
  pdf.on('data', (chunk) => chunks.push(chunk));
  const finished = new Promise((resolve) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
  });
  const copies = secondCopy ? ['Second copy'] : COPIES.slice(0, Number(client.send_options));
  for (const copy of copies) page(pdf, account, client, document, copy, qr);
  pdf.end();
  return finished;
}

function page(pdf, account, client, document, copy, qr) {
  pdf.addPage();
  pdf.fontSize(9).text(copy, { align: 'right' });
  pdf.fontSize(16).text(account.organization_name).fontSize(9);
  pdf.text([account.fiscal_id, account.address, account.postal_code, account.city].filter(Boolean).join(', '));
  pdf.moveDown().fontSize(14).text(`${TYPES[document.kind].type} ${sequenceNumber(document)}`).fontSize(9);
  if (document.status === 'canceled') pdf.fillColor('red').text('CANCELED').fillColor('black');
  pdf.text(`Date ${document.date}   Due ${document.due_date}   ATCUD: ${document.atcud}`);
  pdf.moveDown().text(client.name);
  pdf.text([client.fiscal_id, client.address, client.postal_code, client.city, client.country].filter(Boolean).join(', '));
  pdf.moveDown();
  for (const line of document.items) {
    pdf.text(`${line.name}  ${line.description}  ${line.quantity} ${line.unit} x ${money(line.unit_price)}`
      + `  -${line.discount}%  ${line.tax.name} ${line.tax.value}%  = ${money(line.total)}`);
  }
  pdf.moveDown();
  for (const [label, key] of [['Sum', 'sum'], ['Discount', 'discount'], ['Taxes', 'taxes'], ['Total', 'total']]) {
    pdf.text(`${label}: ${money(document[key])} ${document.currency}`, { align: 'right' });
  }
  if (document.tax_exemption) pdf.text(`Exemption: ${document.tax_exemption}`);
  if (document.observations) pdf.moveDown().text(document.observations);
  pdf.moveDown().image(qr, { width: 90 });
}
