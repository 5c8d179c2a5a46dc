/**
 * Builds requests from calls: address, path, query, key and body. Also what the suite adds: wrong keys, an unknown parameter,
 * and the position of the key.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import type { NearKey } from '../judge/exchange.js';
import { withLargeIds } from '../judge/raw-json.js';
import type { CallInput, CallOptions, KeyChoice, QueryValue, RawRequest } from './call.js';
import { percent } from './percent.js';
import type { Settings } from './settings.js';
import type { Outgoing } from './transport.js';

/** An invalid key with the length of the valid one. */
const wrongKeyFor = ({ apiKey }: Settings): string => {
  const words = 'wrong-key-of-the-conformance-suite';
  return words.repeat(Math.ceil(apiKey.length / words.length)).slice(0, Math.max(8, apiKey.length));
};

export function outgoingFor(
  settings: Settings,
  id: OperationId,
  input: CallInput,
  how: CallOptions,
): Outgoing {
  const operation = operations[id];
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = input.path?.[name] ?? Object.values(input.path ?? {})[0];
    if (value === undefined) throw new Error(`${id} needs the path parameter ${name}`);
    return percent(String(value));
  });
  const isPublic = operation.server === 'public';
  const account = how.account ?? 'own';
  const isMade = typeof account === 'object';
  const base =
    isMade && !isPublic ? account.baseUrl : baseOf(settings, isPublic || isMade ? 'public' : account);
  const ownKey = () => (isMade ? account.apiKey : keyOf(settings, account));
  const key = how.key ? keyOf(settings, how.key) : isPublic ? undefined : ownKey();
  const hasBody = input.body !== undefined;
  const nearKey = how.key && isNear(how.key) ? how.key : undefined;
  return {
    ...(nearKey && { nearKey }),
    method: operation.method.toUpperCase(),
    url: `${base}${path}${queryText(input.query, key)}`,
    headers: hasBody ? { 'content-type': 'application/json' } : {},
    body: hasBody ? withLargeIds(JSON.stringify(input.body)) : undefined,
  };
}

/** The unknown parameter; it identifies the suite in the target's log. */
export const unknownParameter = { via: 'conformance' };

/** Whether requests that may have an unknown parameter get it; undefined: every other one. */
export type UnknownParameterMode = 'always' | 'never' | undefined;

/** Adds an unknown parameter to every other request without a query; always the same decision for the same request. */
export function withUnknownParameter(
  id: OperationId,
  input: CallInput,
  strange?: UnknownParameterMode,
): CallInput {
  // Unknown filters of lists have separate checks.
  const isOfRecord = input.path !== undefined || operations[id].method === 'post';
  if (input.query !== undefined || !isOfRecord) return input;
  const isStrange = strange === undefined ? isOdd(JSON.stringify(input)) : strange === 'always';
  return isStrange ? { ...input, query: unknownParameter } : input;
}

const isOdd = (text: string): boolean =>
  [...text].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0) % 2 === 1;

export function rawOutgoing(settings: Settings, request: RawRequest): Outgoing {
  const account = request.account ?? 'own';
  const isMade = typeof account === 'object';
  const ownKey = () => (isMade ? account.apiKey : account === 'public' ? undefined : settings.apiKey);
  const key = request.key ? keyOf(settings, request.key) : ownKey();
  return {
    method: request.method,
    url: `${isMade ? account.baseUrl : baseOf(settings, account)}${request.path}${queryText(request.query, key)}`,
    headers: request.headers ?? {},
    body: request.body,
  };
}

function baseOf(settings: Settings, account: 'own' | 'second' | 'public'): string {
  const base =
    account === 'own'
      ? settings.baseUrl
      : account === 'second'
        ? settings.second?.baseUrl
        : settings.publicUrl;
  if (!base) throw new Error(`no address for ${account}: the check must declare what it needs`);
  return base;
}

/** Invalid variations of the account's key. They are secrets too. */
export const nearKeys = ({ apiKey }: Pick<Settings, 'apiKey'>) => ({
  cut: apiKey.slice(0, -1),
  longer: `${apiKey}0`,
  recased: [...apiKey].map((c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase())).join(''),
});

const isNear = (key: KeyChoice): key is NearKey => key === 'cut' || key === 'longer' || key === 'recased';

function keyOf(settings: Settings, key: KeyChoice): string | undefined {
  if (key === 'none') return undefined;
  if (key === 'empty') return '';
  if (key === 'wrong') return wrongKeyFor(settings);
  if (isNear(key)) return nearKeys(settings)[key];
  return key === 'second' ? settings.second?.apiKey : settings.apiKey;
}

/**
 * `{ 'type[]': ['a', 'b'] }` repeats the name; undefined is left out. The key is first or last, which must not matter: depending
 * on the characters of the rest, so that the same request always has the same form.
 */
export function queryText(query: Record<string, QueryValue> = {}, key?: string): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      pairs.push(`${percent(name)}=${percent(String(one))}`);
    }
  }
  const isLast = !isOdd(pairs.join(''));
  if (key !== undefined) pairs.splice(isLast ? pairs.length : 0, 0, `api_key=${percent(key)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
