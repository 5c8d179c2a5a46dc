/**
 * Converts recorded exchanges to a trace: addresses, keys, ids and names of the run are replaced by references. slice.ts
 * decides which exchanges are needed.
 */

import { type Exchange, overlap, statedWrapper } from '../judge/exchange.js';
import { readLeniently } from '../judge/lenient-json.js';
import { idsOf } from '../judge/proof-place.js';
import { isServerError } from '../judge/status-class.js';
import type { Proof, Violation } from '../judge/violation.js';
import { isObject } from '../judge/wrapper.js';
import { literalPattern } from '../target/literal-pattern.js';
import { nearKeys } from '../target/outgoing.js';
import { percent } from '../target/percent.js';
import type { Settings } from '../target/settings.js';
import { fiscalIdsIn, pagesOf } from './slice.js';
import { type Slot as Captured, type Case, captures, shownBefore, slotCases, splitBy } from './slots.js';
import { forbiddenChanges } from './state-changes.js';
import type { Assertion, Piece, Trace, TraceStep } from './trace.js';

/** The parts of a violation that a trace needs for its assertion. */
export type Judged = Pick<Violation, 'proof' | 'at' | 'entry' | 'others'> &
  Partial<Pick<Violation, 'field' | 'symptom'>>;

type Target = Pick<Settings, 'baseUrl' | 'publicUrl' | 'second' | 'apiKey'>;

/** `exchanges` are complete and not redacted, in the order of sending; the last one shows the violation. */
export function traceOf(exchanges: readonly Exchange[], judged: Judged, tag: string, target: Target): Trace {
  const slots = captures(exchanges, idsOf(judged));
  const refusable = forbiddenChanges(exchanges);
  return {
    steps: exchanges.map((one, n) => ({
      ...stepOf(one, n, exchanges, slots, tag, target),
      ...(n < exchanges.length - 1 && refusable.has(n) && { isRefusable: true as const }),
    })),
    slots: slots.map(({ from, path, value }) => ({ step: from, path, value })),
    tag,
    assertion: assertionOf(judged, exchanges),
  };
}

function stepOf(
  exchange: Exchange,
  n: number,
  all: readonly Exchange[],
  slots: readonly Captured[],
  tag: string,
  target: Target,
): TraceStep {
  const { operation, method, url, requestHeaders = {}, requestBody, status } = exchange;
  const earlier = slotCases(slots.filter(({ from }) => from < n));
  const ofSlots = earlier.map(([pattern, slot]): Case<Piece> => [pattern, { slot: slots.indexOf(slot) }]);
  const pieces = (text: string, known: readonly Case<Piece>[]): Piece[] =>
    splitBy(text, [...ofSlots, ...known, ...tagCases(tag)]).filter((piece) => piece !== '');
  const burst = burstOf(exchange, n, all);
  return {
    ...(operation && operation !== 'raw' && { operation }),
    method,
    url: pieces(url, [...addressCases(target), ...keyCases(target)]),
    headers: requestHeaders,
    ...(requestBody !== undefined && {
      body: pieces(requestBody, isOfAccount(operation) ? fiscalIdCases(all) : []),
    }),
    ...(status !== undefined && { status }),
    ...(burst !== undefined && { burst }),
  };
}

/** The index of the first of the exchanges that overlap; undefined if the exchange overlaps with none. */
function burstOf(exchange: Exchange, n: number, all: readonly Exchange[]): number | undefined {
  const overlaps = (one: Exchange | undefined, other: Exchange | undefined): boolean =>
    one !== undefined && other !== undefined && overlap(one, other);
  let first = n;
  while (first > 0 && overlaps(all[first - 1], all[first])) first -= 1;
  return first < n || overlaps(exchange, all[n + 1]) ? first : undefined;
}

/** The addresses of the target at the beginning of a URL. */
const addressCases = ({ baseUrl, second, publicUrl }: Target): Case<Piece>[] =>
  (
    [
      ['own', baseUrl],
      ['second', second?.baseUrl],
      ['public', publicUrl],
    ] as const
  )
    .flatMap(([base, address]) => (address ? [{ base, address }] : []))
    // The address of one account may be a prefix of another's: the longest match counts.
    .sort((a, b) => b.address.length - a.address.length)
    .map(({ base, address }) => [new RegExp(`^${literalPattern(address)}(?=[/?]|$)`, 'g'), { base }]);

/** The keys of the target, and those that are nearly right, in a query. */
function keyCases(target: Target): Case<Piece>[] {
  const { apiKey, second } = target;
  const near = nearKeys(target as Settings);
  const known: [string, Piece][] = [
    [apiKey, { key: 'own' }],
    ...(second ? [[second.apiKey, { key: 'second' }] as [string, Piece]] : []),
    ...(['cut', 'longer', 'recased'] as const).map((name): [string, Piece] => [
      near[name],
      { key: 'own', near: name },
    ]),
  ];
  return known.map(([key, piece]) => [
    new RegExp(`(?<=[?&]api_key=)${literalPattern(percent(key))}(?=&|$)`, 'g'),
    piece,
  ]);
}

const isOfAccount = (operation = ''): boolean => /^(create|update)Account/.test(operation);

/** The fiscal ids of accounts: references to fresh ones, since they are unique in the whole system. */
function fiscalIdCases(all: readonly Exchange[]): Case<Piece>[] {
  const ids = all.flatMap(({ operation, requestBody = '' }) =>
    isOfAccount(operation) ? fiscalIdsIn(requestBody) : [],
  );
  return [...new Set(ids)].map((id, fiscalId) => [new RegExp(id, 'g'), { fiscalId }]);
}

const tagCases = (tag: string): Case<Piece>[] =>
  tag === ''
    ? []
    : [
        [new RegExp(literalPattern(tag), 'g'), { tag: 'given' }],
        [new RegExp(literalPattern(tag.toUpperCase()), 'g'), { tag: 'upper' }],
      ];

const needsPlace = new Set<Proof['by']>(['value', 'near', 'count', 'terms', 'inverted', 'shape']);

function assertionOf(
  { proof, at, entry, others = [], symptom }: Judged,
  exchanges: readonly Exchange[],
): Assertion {
  const last = exchanges.at(-1);
  const recorded = { status: last?.status ?? 0, body: last?.responseBody ?? '' };
  if (!proof || (needsPlace.has(proof.by) && at === undefined)) return { proof: { by: 'body' }, recorded };
  // A 5xx is never right; which other status is due may depend on a step that is left out.
  if (proof.by === 'status' && isServerError(recorded.status))
    return { proof: { ...proof, accepted: [[200, 499]] }, recorded };
  const pages = pagesOf(exchanges, proof);
  const list = listNameIn(last);
  const accepted = symptom === 'accepted' && last?.method === 'GET';
  const refusal = accepted ? exchanges.findLastIndex(({ method }) => method !== 'GET') : -1;
  return {
    proof,
    ...(at !== undefined && { at }),
    ...(entry && { entry }),
    ...(pages && { pages }),
    ...(list && { list }),
    ...(refusal >= 0 && { refusal }),
    ...sourceOf(proof, at, exchanges, others.length > 0),
    recorded,
  };
}

/** The stated name of the list in an answer with several arrays. */
function listNameIn(exchange: Exchange | undefined): string | undefined {
  const name = statedWrapper(exchange?.operation, exchange?.status);
  const body = readLeniently(exchange?.responseBody ?? '');
  if (!name || !isObject(body) || !Array.isArray(body[name])) return undefined;
  return Object.values(body).filter(Array.isArray).length > 1 ? name : undefined;
}

/**
 * The earlier answer that the expected value comes from: if the value was compared with it, or was not sent in any request. None
 * for words of the contract.
 */
function sourceOf(
  proof: Proof,
  at: string | undefined,
  exchanges: readonly Exchange[],
  isCompared: boolean,
): Pick<Assertion, 'from'> {
  if (proof.by !== 'value' || proof.expected === null || proof.expected === undefined) return {};
  if (proof.compare === 'word') return {};
  const sent = [JSON.stringify(proof.expected), JSON.stringify(String(proof.expected))].map((one) =>
    one.toLowerCase(),
  );
  const isSent =
    !isCompared &&
    exchanges.some(({ requestBody = '' }) => sent.some((one) => requestBody.toLowerCase().includes(one)));
  const leaf =
    at
      ?.replace(/\[\d+\]/g, '')
      .split('.')
      .at(-1) ?? '';
  const shown = isSent ? undefined : shownBefore(exchanges, leaf, proof.expected, proof.compare === 'not');
  return shown ? { from: { step: shown.from, path: shown.path } } : {};
}
