// The texts of a document's parties, row by row.
import type { PartyView, Text } from '../service/printed-view.js';

export const set = (text: Text): string => text?.trim() ?? '';

/** Address, postal code and city, country: one row for each that is set. */
export function addressRows(party: PartyView): string[] {
  const town = [set(party.postal_code), set(party.city)].filter(Boolean).join(' ');
  return [set(party.address), town, set(party.country)].filter(Boolean);
}
