/**
 * Stated statuses and response properties that no request can cause on purpose: they do not count as missing. A test checks
 * every row against the contract.
 */
import { tags } from '../judge/result.js';

const ofDrafts = (operation: string, type: string, fields: readonly string[]): [string, string][] =>
  fields.map((field) => [
    tags.property(operation, `${type}.${field}`),
    'finalizing gives it, and creating answers with a draft',
  ]);
const codes = ['inverted_sequence_number', 'atcud', 'saft_hash', 'at_doc_code_id'] as const;

/** Coverage tag -> why it cannot be asserted. */
export const unreachable: ReadonlyMap<string, string> = new Map([
  [tags.status('setCurrentSequence', 422), 'what makes a sequence unfit to be the default is not stated'],
  [tags.status('getDocumentPdf', 406), 'which states are invalid for a PDF is not stated'],
  [tags.property('getClient', 'client.tax_exemption_code'), 'no request sets it'],
  ...ofDrafts('createShipping', 'shipping', codes),
  ...ofDrafts('createTransport', 'transport', codes),
  ...ofDrafts('createDevolution', 'devolution', codes),
]);
