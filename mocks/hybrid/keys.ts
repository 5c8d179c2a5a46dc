/**
 * Exchanges keys between the two sides: a client may send the account's key here or the real server's, and each side
 * gets its own. Does not check keys.
 */
import type { Arrival } from '../http/hooks.js';
import { percentDecoded } from '../service/percent-decoded.js';

export interface Keys {
  /** The real server's key of an account; undefined when none was given. */
  readonly of: (account: string | undefined) => string | undefined;
  /** All of them, for redaction. */
  readonly all: readonly string[];
}

/** `KEY` is for the default account, `NAME=KEY` for another one. */
export function keysFrom(texts: readonly string[]): Keys {
  const pairs = texts.map((text): [string | undefined, string] => {
    const [, name, key] = /^([a-z0-9-]+)=(.+)$/.exec(text) ?? [];
    return key === undefined ? [undefined, text] : [name, key];
  });
  const table = new Map(pairs);
  return { of: (account) => table.get(account), all: pairs.map(([, key]) => key) };
}

const PARAMETER = /([?&]api_key=)([^&#]*)/;

/** The request with one key replaced by another; any other key is kept. */
export function withKey(arrival: Arrival, from: string | undefined, to: string | undefined): Arrival {
  if (from === undefined || to === undefined) return arrival;
  const [, , sent] = PARAMETER.exec(arrival.url) ?? [];
  if (sent === undefined || percentDecoded(sent.replaceAll('+', ' ')) !== from) return arrival;
  const url = arrival.url.replace(PARAMETER, (_all, lead: string) => lead + encodeURIComponent(to));
  return { ...arrival, url, query: undefined };
}
