import crypto from 'node:crypto';
import { db } from '../store.js';
import { invalid } from '../lib.js';

export const KINDS = [
  'invoice', 'invoice_receipt', 'simplified_invoice', 'credit_note', 'debit_note', 'receipt', 'shipping', 'transport',
  'devolution', 'proforma', 'quote', 'fees_note', 'purchase_order', 'vat_moss_invoice', 'vat_moss_credit_note',
  'vat_moss_receipt',
];

export const validationCode = () => crypto.randomBytes(5).toString('hex').slice(0, 8).toUpperCase();

export function createSequence(account, { serie, default_sequence, registered }) {
  if (db.sequences.firstOf(account.id, (row) => row.serie === serie)) throw invalid('sequence.serie: is already taken');
  const sequence = db.sequences.insert({
    account_id: account.id,
    serie,
    default_sequence: false,
    code: registered ? validationCode() : null,
    numbers: Object.fromEntries(KINDS.map((kind) => [kind, 0])),
  });
  if (default_sequence) makeDefault(sequence);
  return sequence;
}

export function makeDefault(sequence) {
  for (const row of db.sequences.all(sequence.account_id)) {
    db.sequences.update(row, { default_sequence: row === sequence });
  }
}

export const defaultSequence = (account) => db.sequences.firstOf(account.id, (row) => row.default_sequence);

export function showSequence(sequence) {
  const shown = {
    id: sequence.id,
    serie: sequence.serie,
    default_sequence: sequence.default_sequence ? 1 : 0,
  };
  KINDS.forEach((kind, index) => {
    shown[`current_${kind}_number`] = sequence.numbers[kind];
    shown[`current_${kind}_sequence_id`] = sequence.id * 100 + index;
  });
  return shown;
}
