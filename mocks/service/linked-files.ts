/**
 * Resolves the path and token of a link to the data of its file. Links carry no key, so the token alone decides. The
 * file is drawn elsewhere, when the link is requested.
 */

import type { Context } from './context.js';
import { isSaftToken, type LinkKind, linkToken, pdfLink, qrLink } from './link-addresses.js';
import { documentView, saftInput } from './printed-documents.js';
import type { ClientView, DocumentView, PageLinks, SaftInput } from './printed-view.js';
import { DELETED } from './store/document-kinds.js';
import { type AccountState, accountById, everyAccount, getOne } from './store/world.js';

export type FileWanted =
  | { readonly kind: 'pdf'; readonly view: DocumentView; readonly secondCopy: boolean }
  | { readonly kind: 'qr'; readonly view: DocumentView }
  | { readonly kind: 'document'; readonly view: DocumentView; readonly links: PageLinks }
  | { readonly kind: 'client'; readonly client: ClientView; readonly organization: string }
  | { readonly kind: 'saft'; readonly data: SaftInput; readonly name: string };

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;
type ContextFor = (account: AccountState) => Context;

const patterns: readonly { kind: LinkKind; path: RegExp }[] = [
  { kind: 'pdf', path: /^\/__mock\/files\/pdf\/([\w-]+)\.pdf$/ },
  { kind: 'qr', path: /^\/__mock\/files\/qr\/([\w-]+)\.png$/ },
  { kind: 'document', path: /^\/__mock\/documents\/([\w-]+)$/ },
  { kind: 'client', path: /^\/__mock\/clients\/([\w-]+)$/ },
];
const SAFT = /^\/__mock\/files\/saft\/(\d{4})-(\d{2})\.xml$/;

const first = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' || value === undefined ? value : value[0];

/** The account and record id of a token that this service made; undefined for any other text. */
function resolve(
  base: Context,
  kind: LinkKind,
  text: string,
): { account: AccountState; id: number } | undefined {
  const [accountId, id] = text.split('-').map(Number);
  if (accountId === undefined || id === undefined || Number.isNaN(accountId) || Number.isNaN(id))
    return undefined;
  if (linkToken(base.settings, kind, accountId, id) !== text) return undefined;
  const account = accountById(base.world, accountId);
  return account && { account, id };
}

function recordFile(
  context: Context,
  kind: LinkKind,
  id: number,
  baseUrl: string,
  secondCopy: boolean,
): FileWanted | undefined {
  if (kind === 'client') {
    const client = getOne(context.account, 'clients', id);
    const organization = context.account.record.organizationName;
    return (
      client && { kind, client: { id, name: client.name, code: client.code, ...client.texts }, organization }
    );
  }
  const document = getOne(context.account, 'documents', id);
  if (!document || (document.status === DELETED && kind !== 'document')) return undefined;
  const view = documentView(context, baseUrl, document);
  if (kind === 'pdf') return { kind, view, secondCopy };
  if (kind === 'qr') return { kind, view };
  if (document.number === 0) return { kind, view, links: {} };
  return {
    kind,
    view,
    links: { pdf: pdfLink(context, baseUrl, id, false), qr: qrLink(context, baseUrl, id) },
  };
}

/** The data behind a link; undefined for a path or token that is not of this service. */
export function fileAt(
  base: Context,
  contextFor: ContextFor,
  path: string,
  query: Query,
  baseUrl: string,
): FileWanted | undefined {
  const saft = SAFT.exec(path);
  if (saft) {
    const [, year, month] = saft;
    const name = `${year}-${month}`;
    const given = first(query.token) ?? '';
    const account = everyAccount(base.world).find((one) => isSaftToken(base.settings, one, name, given));
    if (!account) return undefined;
    return { kind: 'saft', name, data: saftInput(contextFor(account), baseUrl, Number(year), Number(month)) };
  }
  for (const { kind, path: pattern } of patterns) {
    const token = pattern.exec(path)?.[1];
    const found = token === undefined ? undefined : resolve(base, kind, token);
    if (found)
      return recordFile(contextFor(found.account), kind, found.id, baseUrl, first(query.copy) === '2');
  }
  return undefined;
}
