/**
 * Account and world in an address: the account is the first label of the host, or in the path `/__mock/account/NAME`;
 * the world is in the header `X-Mock-World`, the host `NAME.world.localhost`, or the path `/__mock/in/NAME`.
 */
import { percentDecoded } from '../service/percent-decoded.js';

type Headers = Record<string, string | string[] | undefined>;

export interface HostParts {
  /** Undefined: the default account. */
  account?: string;
  world?: string;
}

/** The start of a path in a world, followed by its name. */
export const INSIDE = '/__mock/in/';
/** The start of a path of an account, followed by its name. */
export const ACCOUNT = '/__mock/account/';
/** In their order in a path. */
const PATHS = [
  [INSIDE, 'x-mock-world'],
  [ACCOUNT, 'x-mock-account'],
] as const;

/** `acme.localhost:4010` -> account acme; `[acme.]NAME.world.localhost` -> world NAME (and account acme). */
export function hostParts(host: string): HostParts {
  const [, names] = /^(.*)\.localhost(?::\d+)?$/i.exec(host) ?? [];
  if (names === undefined) return {};
  const labels = names.toLowerCase().split('.');
  if (labels.length < 2 || labels.at(-1) !== 'world') return { account: labels.join('.') };
  const account = labels.slice(0, -2).join('.');
  return { world: labels.at(-2), account: account === '' ? undefined : account };
}

/** The world that a request names, for example `ana; from=paid`; undefined when it names none. */
export function requestedWorld(headers: Headers): string | undefined {
  const header = headers['x-mock-world'];
  if (header !== undefined) return String(header);
  const host = headers.host as string | undefined;
  return host?.includes('.world.') ? hostParts(host).world : undefined;
}

/** The account that a request is for: named by its path (or header), or by its host. Undefined: the default one. */
export function accountIn(headers: Headers, host: string): string | undefined {
  const header = headers['x-mock-account'];
  return header === undefined ? hostParts(host).account : String(header);
}

/** The address that links in an answer start with: world and account are in its path when headers name them. */
export function baseUrlOf(host: string, headers: Headers, base = `http://${host}`): string {
  const { 'x-mock-world': world, 'x-mock-account': account } = headers;
  if (world === undefined && account === undefined) return base;
  const [name = ''] = String(world ?? '').split(';', 1);
  const inside = world === undefined ? '' : `${INSIDE}${encodeURIComponent(name.trim())}`;
  return base + inside + (account === undefined ? '' : `${ACCOUNT}${encodeURIComponent(String(account))}`);
}

/** Moves world and account from the path to headers, where all other code reads them. */
export function rewriteUrl(request: { url?: string; headers: Headers }): string {
  let url = request.url ?? '/';
  for (const [start, header] of PATHS) {
    if (!url.startsWith(start)) continue;
    const below = url.slice(start.length);
    const end = below.search(/[/?]/);
    const rest = end === -1 ? '' : below.slice(end);
    request.headers[header] = percentDecoded(end === -1 ? below : below.slice(0, end));
    url = rest.startsWith('/') ? rest : `/${rest}`;
  }
  return url;
}

/** How the address of an account names it: `NAME.localhost`, or a path that every client can call. */
export type AccountUrls = 'host' | 'path';

/** The address of an account in the same world as the given base URL, which may be that of another account. */
export const accountUrl =
  (form: AccountUrls) =>
  (account: string, baseUrl: string): string => {
    const match = /^(https?:\/\/)(\[[^\]]*\]|[^/:]*)(:\d+)?(?:\/__mock\/in\/([^/]+))?/.exec(baseUrl);
    const [, scheme = 'http://', host = '', port = '', inside] = match ?? [];
    const { world } = hostParts(host);
    if (form === 'host') {
      const name = world === undefined ? account : `${account}.${world}.world`;
      return `${scheme}${name}.localhost${port}${inside === undefined ? '' : INSIDE + inside}`;
    }
    const named = inside ?? world;
    const bare = host.endsWith('.localhost') ? 'localhost' : host;
    const path = `${named === undefined ? '' : INSIDE + named}${ACCOUNT}${encodeURIComponent(account)}`;
    return `${scheme}${bare}${port}${path}`;
  };
