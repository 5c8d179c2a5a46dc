/**
 * Owns what can be asked about all accounts of a world without looking at each: how many there are, how many share a
 * fiscal number or a user, and where the search for a free name goes on. It finds no account.
 */
import { type CowMap, getEntry, setEntry } from './cow-map.js';
import type { AccountRecord } from './records.js';

const ALL = 'all';
const fiscalKey = (fiscalId: string): string => `fiscal ${fiscalId}`;
const userKey = ({ email, password }: Pick<AccountRecord, 'email' | 'password'>): string =>
  `user ${JSON.stringify([email, password])}`;

function keysOf(record: AccountRecord): string[] {
  const keys = [ALL, userKey(record)];
  if (record.fiscalId) keys.push(fiscalKey(record.fiscalId));
  return keys;
}

const add = (counts: CowMap<number>, key: string, more: 1 | -1): void =>
  setEntry(counts, key, (getEntry(counts, key) ?? 0) + more || undefined);

/** To be called with every write of an account; `before` is missing for a new one. */
export function countAccount(
  counts: CowMap<number>,
  before: AccountRecord | undefined,
  after: AccountRecord,
): void {
  if (before) for (const key of keysOf(before)) add(counts, key, -1);
  for (const key of keysOf(after)) add(counts, key, 1);
}

export const howManyAccounts = (counts: CowMap<number>): number => getEntry(counts, ALL) ?? 0;

export const withFiscalId = (counts: CowMap<number>, fiscalId: string): number =>
  getEntry(counts, fiscalKey(fiscalId)) ?? 0;

/** Accounts of the user with this e-mail and password. */
export const withUser = (counts: CowMap<number>, user: Pick<AccountRecord, 'email' | 'password'>): number =>
  getEntry(counts, userKey(user)) ?? 0;

/** `slug`, or with the first number from 2 on that `isUsed` denies; remembers where it got to, since no name gets free. */
export function freeNumbered(
  counts: CowMap<number>,
  slug: string,
  isUsed: (name: string) => boolean,
): string {
  if (!isUsed(slug)) return slug;
  const key = `next ${slug}`;
  let n = getEntry(counts, key) ?? 2;
  while (isUsed(`${slug}-${n}`)) n++;
  setEntry(counts, key, n + 1);
  return `${slug}-${n}`;
}
