/**
 * Addresses of the links in answers, and their tokens: a link carries no key, but an unguessable token computed from
 * the seed. linked-files.ts resolves links.
 */

import type { Context } from './context.js';
import type { Settings } from './settings.js';
import { token } from './store/ids.js';
import type { AccountState } from './store/world.js';

export type LinkKind = 'pdf' | 'qr' | 'document' | 'client';

/** `<account>-<record>-<hash>`: identifies the record and proves that this service made the link. */
export function linkToken(
  settings: Settings,
  kind: LinkKind,
  accountId: number,
  id: number | string,
): string {
  return `${accountId}-${id}-${token(settings.seed, 'link', kind, accountId, id).slice(0, 24)}`;
}

const tokenFor = (context: Context, kind: LinkKind, id: number): string =>
  linkToken(context.settings, kind, context.account.record.id, id);

export const documentLink = (context: Context, baseUrl: string, id: number): string =>
  `${baseUrl}/__mock/documents/${tokenFor(context, 'document', id)}`;

export const clientLink = (context: Context, baseUrl: string, id: number): string =>
  `${baseUrl}/__mock/clients/${tokenFor(context, 'client', id)}`;

export const pdfLink = (context: Context, baseUrl: string, id: number, secondCopy: boolean): string =>
  `${baseUrl}/__mock/files/pdf/${tokenFor(context, 'pdf', id)}.pdf${secondCopy ? '?copy=2' : ''}`;

export const qrLink = (context: Context, baseUrl: string, id: number): string =>
  `${baseUrl}/__mock/files/qr/${tokenFor(context, 'qr', id)}.png`;

const saftToken = (settings: Settings, account: AccountState, month: string): string =>
  token(settings.seed, 'link', 'saft', account.record.id, month).slice(0, 24);

/** `month` is yyyy-mm. */
export const saftLink = (context: Context, baseUrl: string, month: string): string =>
  `${baseUrl}/__mock/files/saft/${month}.xml?token=${saftToken(context.settings, context.account, month)}`;

export const isSaftToken = (
  settings: Settings,
  account: AccountState,
  month: string,
  text: string,
): boolean => saftToken(settings, account, month) === text;
