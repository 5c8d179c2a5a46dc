import QRCode from 'qrcode';
import { DateTime } from '../dates.js';
import { TYPES } from './documents.js';

/** The text of a fiscal QR code: fields A, B, ... separated by asterisks. */
export function qrText(account, client, document) {
  const { code } = TYPES[document.kind];
  return [
    `A:${account.fiscal_id}`,
    `B:${client.fiscal_id || '999999990'}`,
    `C:${client.country || 'PT'}`,
    `D:${code}`,
    `E:${document.status === 'canceled' ? 'A' : 'N'}`,
    `F:${DateTime.iso(document.date).replaceAll('-', '')}`,
    `G:${code} ${document.serie}/${document.number}`,
    `H:${document.atcud}`,
    `N:${document.taxes.toFixed(2)}`,
    `O:${document.total.toFixed(2)}`,
    `Q:${(document.saft_hash ?? '').slice(0, 4)}`,
  ].join('*');
}

export const qrImage = (account, client, document) => QRCode.toBuffer(qrText(account, client, document), { width: 300 });
