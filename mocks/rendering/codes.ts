// The Portuguese tax authority's codes for names of the API: document kinds, tax bands, countries, exemption reasons.
// Used by the QR code and the SAF-T file.

import { documentTypes } from '../../generated/states.js';
import type { DocumentJson, Text } from '../service/printed-view.js';
import type { Sum } from './amount-texts.js';

/** The fiscal number for "final consumer", also used for an account without one. */
export const FINAL_CONSUMER = '999999990';

const codes = new Map<string, string>(
  Object.values(documentTypes).map(({ type, saft }) => [type, saft.code]),
);

/** The code of a document type; an unknown type is an "other document". */
export const kindCode = (type: string): string => codes.get(type) ?? 'OU';

/** 'FT 2026/12' from the series/number form; spaces and slashes inside a series become '_'. */
export function legalNumber(document: DocumentJson): string {
  const [, number = '', series = ''] = /^([^/]*)\/(.*)$/s.exec(document.sequence_number ?? '') ?? [];
  const inverted = document.inverted_sequence_number ?? '';
  const cut = inverted.lastIndexOf('/');
  const [serie, counter] = cut >= 0 ? [inverted.slice(0, cut), inverted.slice(cut + 1)] : [series, number];
  const clean = (text: string): string => text.trim().replace(/[\s/*^]+/g, '_') || '0';
  // Two kinds share the code FT but are numbered separately, so the series has to distinguish them.
  const prefix = document.type === 'VatMossInvoice' ? 'M' : '';
  return `${kindCode(document.type)} ${prefix}${clean(serie)}/${clean(counter)}`;
}

export type TaxBand = 'ISE' | 'RED' | 'INT' | 'NOR';

/** Band by rate: 4 to 6 % are reduced, 9 to 13 % intermediate, from 14 % normal (mainland and islands). */
export function taxBand(rate: Sum): TaxBand {
  if (rate.lessThanOrEqualTo(0)) return 'ISE';
  if (rate.lessThan(9)) return 'RED';
  return rate.lessThan(14) ? 'INT' : 'NOR';
}

let countries: Map<string, string> | undefined;

// Every country name in the three languages of the service, from the runtime's own tables.
function countryTable(): Map<string, string> {
  const table = new Map<string, string>();
  const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const language of ['es', 'pt', 'en']) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of capitals.flatMap((a) => capitals.map((b) => a + b))) {
      const name = names.of(code);
      if (name) table.set(name.toLowerCase(), code);
    }
  }
  return table;
}

/** ISO code of a country given by code or by its English, Portuguese or Spanish name. */
export function countryCode(country: Text): string {
  const name = (country ?? '').trim();
  if (!name) return 'PT';
  if (/^[A-Za-z]{2}$/.test(name)) return name.toUpperCase();
  countries ??= countryTable();
  return countries.get(name.toLowerCase()) ?? 'Desconhecido';
}

const exemptions: Record<string, string> = {
  M01: 'Artigo 16.º, n.º 6 do CIVA',
  M02: 'Artigo 6.º do Decreto-Lei n.º 198/90, de 19 de junho',
  M04: 'Isento artigo 13.º do CIVA',
  M05: 'Isento artigo 14.º do CIVA',
  M06: 'Isento artigo 15.º do CIVA',
  M07: 'Isento artigo 9.º do CIVA',
  M09: 'IVA - não confere direito a dedução',
  M10: 'IVA - regime de isenção',
  M16: 'Isento artigo 14.º do RITI',
  M30: 'IVA - autoliquidação',
  M40: 'IVA - autoliquidação',
  M99: 'Não sujeito ou não tributado',
};

/** The reason in words: the document's own, else that of its code, else the code. */
export function exemptionReason(document: DocumentJson): string {
  const code = document.tax_exemption?.trim() ?? '';
  return document.tax_exemption_reason?.trim() || exemptions[code.toUpperCase()] || code;
}
