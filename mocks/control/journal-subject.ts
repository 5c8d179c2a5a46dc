/**
 * What an exchange is about: the account it was sent to and the document it asks for or made. Reads the exchange
 * alone; whether there is such a document is not its business.
 */
import { operations } from '../../generated/operations.js';
import type { Exchange } from '../http/hooks.js';
import { accountIn } from '../http/host.js';

const DOCUMENT = /\{(?:document|receipt)-id\}/;
const DOCUMENT_FAMILIES = new Set(['invoices', 'estimates', 'guides', 'purchase-orders']);

/** Null for the default account. */
export function accountAsked({ arrival }: Exchange): string | null {
  return accountIn(arrival.headers, String(arrival.headers.host ?? '')) ?? null;
}

/** The id in the address of a request about one document, or of the document that it made. */
export function documentAsked({ operation, arrival, answer }: Exchange): number | undefined {
  if (operation === undefined) return undefined;
  const { path, resource } = operations[operation];
  if (DOCUMENT.test(path)) {
    const found = /\/(\d{1,15})(?=[/.]|$)/.exec(arrival.url.split('?', 1)[0] ?? '');
    return found === null ? undefined : Number(found[1]);
  }
  if (!operation.startsWith('create') || !DOCUMENT_FAMILIES.has(resource) || answer.status >= 300)
    return undefined;
  // The id of the document stands before everything in it that has an id too.
  const made = /^\s*\{\s*"\w+"\s*:\s*\{\s*"id"\s*:\s*"?(\d{1,15})/.exec(answer.text);
  return made === null ? undefined : Number(made[1]);
}

/** The fault rule that had a hand in the answer. */
export function faultMet({ answer }: Exchange): number | null {
  const id = answer.headers['x-mock-fault'];
  return id === undefined ? null : Number(id);
}

/** Says of an answer which real server gave it. */
export const PASSED_TO = 'x-mock-passed-to';

/** The real server that an operation passed to; null when the mock answered. */
export const serverPassed = ({ answer }: Exchange): string | null => answer.headers[PASSED_TO] ?? null;
