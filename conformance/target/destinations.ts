/**
 * Where a run may send requests, and with which keys: to the addresses that the user gave, and, only with keys of new accounts,
 * to addresses of the same site that the target has answered.
 */
import { getDomain } from 'tldts';
import { nearKeys } from './outgoing.js';
import { decoded } from './percent.js';
import type { Settings } from './settings.js';
import { type Outgoing, type Transport, TransportError } from './transport.js';

export interface Destinations {
  /** Whether requests may be sent to an address that the target has answered. */
  isFollowed(url: string): boolean;
  /** Whether the keys that the user gave may be sent there. */
  takesGivenKeys(url: string): boolean;
  /** Why a request must not be sent; undefined if it may. */
  refusal(outgoing: Outgoing): string | undefined;
}

type Given = Pick<Settings, 'baseUrl' | 'publicUrl' | 'second' | 'apiKey' | 'allowHosts'>;

export function destinationsOf({ baseUrl, publicUrl, second, apiKey, allowHosts }: Given): Destinations {
  const named = [baseUrl, publicUrl, second?.baseUrl].flatMap((one) => (one ? [new URL(one)] : []));
  // Variations of a key reveal it as well.
  const keys = [apiKey, second?.apiKey].flatMap((one) =>
    one ? [one, ...Object.values(nearKeys({ apiKey: one }))] : [],
  );
  const isNamed = (url: URL) => named.some((one) => one.origin === url.origin || isSameListener(one, url));
  const isFollowed = (url: URL) =>
    /^https?:$/.test(url.protocol) &&
    (isNamed(url) ||
      named.some((one) => isSameSite(one, url)) ||
      allowHosts.some((host) => matchesHost(url, host)));
  return {
    isFollowed: (url) => URL.canParse(url) && isFollowed(new URL(url)),
    takesGivenKeys: (url) => URL.canParse(url) && isNamed(new URL(url)),
    refusal: ({ url: text, headers, body }) => {
      const url = new URL(text);
      if (isNamed(url)) return undefined;
      if (!isFollowed(url))
        return `${url.host} is neither named nor of the same site: allow it by --allow-host ${url.hostname}`;
      const content = [
        decoded(text),
        text,
        JSON.stringify(headers),
        Buffer.from(body ?? '').toString('latin1'),
      ];
      const values = [...url.searchParams.values(), decoded(url.username), decoded(url.password)];
      const holdsKey = keys.some(
        (key) =>
          values.includes(key) || (key.length >= longEnough && content.some((part) => part.includes(key))),
      );
      return holdsKey ? `a given key goes to the addresses that were named, not to ${url.host}` : undefined;
    },
  };
}

/** Shorter keys are searched only as complete values: inside other texts they may occur by chance. */
const longEnough = 8;

/** The transport, which refuses requests to other destinations. */
export function withinDestinations(transport: Transport, destinations: Destinations): Transport {
  const send: Transport['send'] = async (outgoing, timeoutMs) => {
    const refusal = destinations.refusal(outgoing);
    if (refusal !== undefined) throw new TransportError('withheld', `not sent: ${refusal}`, 0);
    return transport.send(outgoing, timeoutMs);
  };
  return Object.assign(Object.create(transport) as Transport, { send });
}

const hostOf = ({ hostname }: URL): string =>
  hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** Whether both are one listener of this machine: `a.localhost`, `127.0.0.1` and `[::1]` with the same port. */
function isSameListener(one: URL, other: URL): boolean {
  const isHere = (url: URL) =>
    isLoopback(hostOf(url)) && /^(127\.0\.0\.1|::1|(.*\.)?localhost)$/.test(hostOf(url));
  return isHere(one) && isHere(other) && one.port === other.port && one.protocol === other.protocol;
}

/** Whether both are the same host, both on this machine, or below the same registrable domain (public suffixes excluded). */
function isSameSite(one: URL, other: URL): boolean {
  const [a, b] = [hostOf(one), hostOf(other)];
  if (a === b || (isLoopback(a) && isLoopback(b))) return true;
  if (isLoopback(a) || isLoopback(b)) return false;
  const site = (host: string) => getDomain(host, { allowPrivateDomains: true });
  return site(a) !== null && site(a) === site(b);
}

/** `name.example.com`, the same with a port, or `*.example.com` for all names below it. */
function matchesHost(url: URL, pattern: string): boolean {
  const wanted = pattern.toLowerCase();
  const host = hostOf(url);
  if (wanted.startsWith('*.')) return host.endsWith(wanted.slice(1));
  return wanted === host || wanted === url.host.toLowerCase();
}
