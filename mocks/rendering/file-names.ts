/** The name of a downloaded or mailed file, made from the document's number. */

/** `Invoice-12-2026`; a document without a number is named by its id. */
export function documentFileName({
  type,
  id,
  sequence_number: number,
}: {
  type: string;
  id: number | string;
  sequence_number?: string | null | undefined;
}): string {
  const named = number?.includes('/') ? number : String(id);
  // Only plain characters, which a header can carry.
  return `${type}-${named.replaceAll('/', '-')}`.normalize('NFD').replace(/[^\w.-]/g, '');
}
