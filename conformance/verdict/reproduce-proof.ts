/**
 * What a reproduce script judges by: the assertion of a finding as data, with the place where it was seen and the earlier
 * answers that it is compared with. Owns neither the script nor the judge in it.
 */
import type { Proof } from '../judge/breach.js';
import { askedBesidesPage } from '../judge/exchange.js';
import { idsOf } from '../judge/proof-place.js';
import type { Exchange } from '../judge/result.js';
import { type Slot, shownBefore } from './chain.js';
import type { Finding } from './finding.js';

export type Told = Pick<Finding, 'at' | 'entry' | 'proof'>;

/** Ids that the assertion itself speaks of. */
export const idsSpokenOf = ({ entry, proof }: Told): string[] => [
  ...(entry ? [String(entry.id)] : []),
  ...idsOf(proof),
];

/** What the script judges by: the assertion as data, with the place in the answer where it was seen. */
export function proofOf({ proof, at, entry }: Told, exchanges: readonly Exchange[], slots: readonly Slot[]) {
  const telling = exchanges.at(-1);
  const values = slots.map(({ value }) => value);
  const then = { status: telling?.status ?? 0, body: telling?.responseBody ?? '' };
  if (!proof || (needsPlace.has(proof.by) && at === undefined)) return { by: 'body', then, values };
  const isListed = ['listed', 'pages', 'apart', 'total'].includes(proof.by);
  const pages = isListed ? pagesOf(exchanges, proof.by !== 'listed') : undefined;
  return { ...proof, at, entry, then, values, pages, ...sourceOf(proof, at, exchanges) };
}

const needsPlace = new Set<Proof['by']>(['value', 'near', 'count', 'terms', 'inverted', 'shape']);

/** Expected is what an earlier answer showed, unless some request said it, or it is a word of the contract's own. */
function sourceOf(proof: Proof, at: string | undefined, exchanges: readonly Exchange[]) {
  if (proof.by !== 'value' || proof.expected === null || proof.expected === undefined) return {};
  if (proof.compare === 'word') return {};
  const told = String(proof.expected);
  const isSent = exchanges.some(({ requestBody = '' }) => {
    const body = requestBody.toLowerCase();
    return (
      body.includes(JSON.stringify(proof.expected).toLowerCase()) || body.includes(`"${told.toLowerCase()}"`)
    );
  });
  const leaf =
    at
      ?.replace(/\[\d+\]/g, '')
      .split('.')
      .at(-1) ?? '';
  const shown = isSent ? undefined : shownBefore(exchanges, leaf, proof.expected, proof.compare === 'not');
  return shown ? { from: { number: shown.from + 1, path: shown.path } } : {};
}

/** The numbers of the answers that are pages of the last list; of `isAny` size, where they are compared. */
function pagesOf(exchanges: readonly Exchange[], isAny: boolean): number[] {
  const plain = (url: string) => (isAny ? url.replace(/\?.*$/s, '') : askedBesidesPage(url));
  const pageOf = (url: string) => Number(/[?&]page=(\d+)/.exec(url)?.[1] ?? 1);
  const url = (n: number) => exchanges[n]?.url ?? '';
  const last = exchanges.length - 1;
  let first = last;
  while (first > 0 && exchanges[first - 1]?.method === 'GET' && plain(url(first - 1)) === plain(url(last))) {
    if (!isAny && pageOf(url(first - 1)) >= pageOf(url(first))) break;
    first -= 1;
  }
  return exchanges.slice(first).map((_, n) => first + n + 1);
}
