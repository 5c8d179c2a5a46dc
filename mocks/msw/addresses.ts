/**
 * The addresses at which the handlers answer, and the account of each. Parses the forms of a base URL; the paths are
 * left to the request handler.
 */
import { ACCOUNT as ACCOUNT_PATH, hostParts, INSIDE } from '../http/host.js';
import { literalPattern } from '../service/store/literal-pattern.js';
import { withoutTrailing } from '../service/text-ends.js';

export interface Place {
  /** Path and query in the form that the mock's request handler expects. */
  path: string;
  /** A Host header from which the request handler determines account and world. */
  host: string;
  /** Prefix of the links in the answer. */
  base: string;
}

export interface Addresses {
  /** Patterns for MSW; they also match addresses that are not the mock's. */
  patterns: RegExp[];
  /** Undefined for an address that is not the mock's. */
  find(url: string): Place | undefined;
  /** The default account's address, without a trailing slash. */
  url(): string;
  accountUrl(name: string, baseUrl: string): string;
}

const DEFAULT = 'http://127.0.0.1:4010';
const ACCOUNT = '{account}';
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** Parses a base URL. `names` returns the accounts, the default one first. Throws an Error for an invalid URL. */
export function addressesOf(baseUrl: string = DEFAULT, names: () => readonly string[]): Addresses {
  const page = (globalThis as { location?: { href: string } }).location?.href;
  const text = withoutTrailing(baseUrl, '/').replace(ACCOUNT, 'account-here');
  const url = URL.canParse(text, page) ? new URL(text, page) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== '') {
    throw new Error(
      `baseUrl "${baseUrl}" is no address; write it like ${DEFAULT}, https://{account}.example.com or, in a page, /api`,
    );
  }
  const start = withoutTrailing(url.href, '/');
  return baseUrl.includes(ACCOUNT) ? perAccount(start, names) : single(start, url, names);
}

function perAccount(start: string, names: () => readonly string[]): Addresses {
  const urlOf = (name: string) => start.replace('account-here', name);
  const [before = '', after = ''] = start.split('account-here').map(literalPattern);
  const pattern = new RegExp(`^${before}([^./:?#]+)${after}(?=[/?#]|$)`);
  return {
    patterns: [pattern],
    find(url) {
      const [base, name] = pattern.exec(url) ?? [];
      return base === undefined ? undefined : { base, host: `${name}.localhost`, path: pathOf(url, base) };
    },
    url: () => urlOf(names()[0] ?? ''),
    accountUrl: urlOf,
  };
}

function single(start: string, url: URL, names: () => readonly string[]): Addresses {
  const { host, hostname, protocol, pathname } = url;
  const port = url.port === '' ? '' : `:${url.port}`;
  const own = new RegExp(`^${literalPattern(start)}(?=[/?#]|$)`);
  // As in the HTTP mock: the default account at localhost too, and every account at its own subdomain.
  const alsoBare = LOOPBACK.includes(hostname) && pathname === '/';
  const local = new RegExp(`^${protocol}//(?:[\\w-]+\\.)${alsoBare ? '*' : '+'}localhost${port}(?=[/?#]|$)`);
  const isOurs = (found: string) => {
    const { account, world } = hostParts(found);
    return world !== undefined || (account === undefined ? alsoBare : names().includes(account));
  };
  return {
    patterns: [own, local],
    find(asked) {
      if (own.test(asked)) return { base: start, host, path: pathOf(asked, start) };
      const base = local.exec(asked)?.[0];
      const found = base === undefined ? host : new URL(base).host;
      // A page may be served from the same host; its requests outside the base URL are not for the mock.
      if (base === undefined || found === host || !isOurs(found)) return undefined;
      return { base, host: found, path: pathOf(asked, base) };
    },
    url: () => start,
    // A path instead of a subdomain, so that it works from any origin and with every client.
    accountUrl(name, baseUrl) {
      const world = baseUrl.split(INSIDE)[1]?.split('/', 1)[0];
      return `${start}${world === undefined ? '' : INSIDE + world}${ACCOUNT_PATH}${encodeURIComponent(name)}`;
    },
  };
}

function pathOf(url: string, base: string): string {
  const rest = url.slice(base.length).split('#', 1)[0] ?? '';
  return rest.startsWith('/') ? rest : `/${rest}`;
}
