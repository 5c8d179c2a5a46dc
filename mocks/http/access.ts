/**
 * Access control. Any page a developer visits can send requests to this machine, so the control API, the console and
 * the proxy answer only hosts and origins of this machine, and those that the caller allows. The mocked API itself is
 * open to every page: that is its purpose.
 */
import { isIP } from 'node:net';
import { failure } from './handle-request.js';
import type { Answer, Arrival } from './hooks.js';

export interface AccessOptions {
  /** Names or addresses of the mock besides loopback ones; `*` for any. */
  allowHosts?: readonly string[] | undefined;
  /** Origins of pages, for example `https://app.example.com`; `*` for any. */
  allowOrigins?: readonly string[] | undefined;
  /** The address it listens on, which is allowed too. */
  host?: string | undefined;
  /** Called on the first refusal of each origin or host, with what to do. */
  complain?(message: string): void;
}

export type Access = ReturnType<typeof createAccess>;

const ANY = '*';
/** A limit on reported hosts and origins: a client that sends many must not fill a log. */
const MAX_REPORTED = 20;

/** Throws an Error for an allowed origin that is invalid. */
export function createAccess({ allowHosts = [], allowOrigins = [], host, complain }: AccessOptions = {}) {
  const listened = host === undefined || /^(0\.0\.0\.0|::|\[::\])$/.test(host) ? [] : [host];
  const hosts = new Set([...allowHosts, ...listened].map(bareName));
  const origins = new Set(allowOrigins.map(checkedOrigin));
  const reported = new Set<string>();

  const knows = (name: string): boolean => isLoopback(name) || hosts.has(name) || hosts.has(ANY);

  function knowsOrigin(origin: string): boolean {
    if (origins.has(ANY) || origins.has(origin.toLowerCase())) return true;
    return URL.canParse(origin) && knows(bareName(new URL(origin).host));
  }

  function refused(what: string, flag: string, value: string): Answer {
    const shown = value.slice(0, 100);
    const message =
      `${what} "${shown}" is not of this machine, so it may not use the control API, the console or the proxy; ` +
      // Only a value that a shell accepts without quotes.
      (/^[\w.:/[\]-]+$/.test(shown) ? `start with ${flag} ${shown} to let it in` : `${flag} lets others in`);
    if (!reported.has(shown) && reported.size < MAX_REPORTED) {
      reported.add(shown);
      complain?.(`refused: ${message}`);
    }
    return failure(403, message);
  }

  return {
    /** Whether links may be built from a Host header. */
    knowsHost: (header: string) => knows(bareName(header)),
    /** The refusal of a request to a protected path; undefined when it is allowed. */
    refusal(headers: Arrival['headers']) {
      const { origin } = headers;
      const name = headers.host === undefined ? undefined : bareName(String(headers.host));
      // Browsers always send a Host header.
      if (name !== undefined && !knows(name)) return refused('the host', '--allow-host', name);
      if (origin === undefined || knowsOrigin(String(origin))) return undefined;
      return refused('a page of', '--allow-origin', String(origin));
    },
  };
}

/** The name in a Host header, without port and brackets, in lower case. */
function bareName(host: string): string {
  const lower = host.trim().toLowerCase();
  if (isIP(lower) === 6) return lower;
  return lower
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
}

function isLoopback(name: string): boolean {
  if (/^([a-z0-9_-]+\.)*localhost$/.test(name) || name === '::1') return true;
  return isIP(name) === 4 && name.startsWith('127.');
}

function checkedOrigin(text: string): string {
  const wished = text.trim().toLowerCase().replace(/\/$/, '');
  if (wished === ANY || wished === 'null') return wished;
  if (/^[a-z][a-z0-9+.-]*:\/\/[^/]+$/.test(wished) && URL.canParse(wished)) return wished;
  throw new Error(
    `--allow-origin "${text}" is no origin; write it like https://app.example.com or http://10.0.0.5:3000`,
  );
}
