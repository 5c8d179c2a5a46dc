/**
 * The subject of an exchange: the account it was sent to and the document it asks for or created. Does not check that
 * the document exists.
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

/** The id in the path of a request about one document, or of the document that it created. */
export function documentAsked({ operation, arrival, answer }: Exchange): number | undefined {
  if (operation === undefined) return undefined;
  const { path, resource } = operations[operation];
  if (DOCUMENT.test(path)) {
    const found = /\/(\d{1,15})(?=[/.]|$)/.exec(arrival.url.split('?', 1)[0] ?? '');
    return found === null ? undefined : Number(found[1]);
  }
  if (!operation.startsWith('create') || !DOCUMENT_FAMILIES.has(resource) || answer.status >= 300)
    return undefined;
  // A document's id precedes the ids inside it.
  const made = /^\s*\{\s*"\w+"\s*:\s*\{\s*"id"\s*:\s*"?(\d{1,15})/.exec(answer.text);
  return made === null ? undefined : Number(made[1]);
}

/** The fault rule that affected the answer. */
export function faultMet({ answer }: Exchange): number | null {
  const id = answer.headers['x-mock-fault'];
  return id === undefined ? null : Number(id);
}

/** The answer's header that names the real server it came from. */
export const PASSED_TO = 'x-mock-passed-to';

/** The real server that an operation passed to; null when the mock answered. */
export const serverPassed = ({ answer }: Exchange): string | null => answer.headers[PASSED_TO] ?? null;
