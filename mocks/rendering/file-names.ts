/** What a downloaded or mailed file is called: the number that people know the document by. */

/** `Invoice-12-2026`; a document without a number goes by its id. */
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
  // Plain characters: a header cannot carry others.
  return `${type}-${named.replaceAll('/', '-')}`.normalize('NFD').replace(/[^\w.-]/g, '');
}
