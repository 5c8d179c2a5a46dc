/** Formats an exchange of the journal: redacted by redaction.ts, with bodies as text and a curl command. */
import type { Answer, Exchange } from '../http/hooks.js';
import { accountAsked, documentAsked, faultMet, serverPassed } from './journal-subject.js';
import type { LiteralFinder } from './literal-finder.js';
import { HIDDEN, isSecretHeader, redact } from './redaction.js';
import type { DateTime, Whole } from './whole.js';

export interface Kept {
  id: number;
  world: string;
  exchange: Exchange;
  /** The world's time, in milliseconds since the epoch. */
  clock: number;
}

/** Data for an entry that is not in the exchange itself. */
export interface EntryLookups {
  numberOf?: NumberLookup;
  findingsOf?(exchange: Exchange): (string | null)[];
}

/** A document's current number in a world; undefined when it has none or does not exist. */
export type NumberLookup = (world: string, account: string | undefined, id: number) => string | undefined;

export interface Summary {
  id: Whole;
  /** By the machine's clock. */
  at: DateTime;
  /** Empty for requests outside every named world. */
  world: string;
  /** Null when no operation of the contract matched. */
  operation: string | null;
  method: string;
  /** Path and query, keys redacted. */
  url: string;
  /** 0 when the connection was dropped on purpose. */
  status: Whole;
  durationMs: number;
  /** What was wrong with the request. */
  violations: readonly string[];
  /** What was wrong with the answer: a defect of the mock, or of the server behind the proxy. */
  answerViolations: readonly string[];
  /** What broke nothing and is worth knowing: values accepted leniently, slips, reasons that the body must not give. */
  notes: readonly string[];
  /** The finding of each violation of the request's and then of the answer's; null for what is no longer counted. */
  findings: readonly (string | null)[];
  /** Named by the host; null: the default account. */
  account: string | null;
  /** The document it asked for or made; its number is null as long as there is none. */
  document: { id: Whole; number: string | null } | null;
  /** The fault rule that had a hand in the answer. */
  fault: Whole | null;
  /** The real server that answered it, or was to; null: the mock did. */
  passedTo: string | null;
  /** By the mock's clock. */
  clock: DateTime;
}

export interface Entry extends Summary {
  request: { headers: Record<string, string>; body: string };
  answer: { headers: Record<string, string>; body: string };
  /** Ready to paste; reads the key from $API_KEY. */
  curl: string;
}

/** Longer bodies are cut; in characters. */
const MAX_BODY = 200_000;
/** Headers that curl sets itself, or that are not specific to the call. */
const CURL_SKIPS =
  /^(host|connection|content-length|accept-encoding|user-agent|sec-.*|origin|referer|accept-language|priority|te|upgrade-insecure-requests|cache-control|pragma|authorization|cookie)$/;

/** 0: the connection was dropped on purpose. */
export const statusOf = ({ drop, status }: Answer): number => (drop ? 0 : status);

/** Finds keys that have no name to identify them. */
export type Secrets = LiteralFinder | undefined;

export function summaryOf(
  { id, world, exchange, clock }: Kept,
  secrets: Secrets,
  { numberOf, findingsOf }: EntryLookups = {},
): Summary {
  const clean = (text: string) => redact(text, secrets);
  const { arrival, answer, operation, violations, answerViolations, notes, startedAt, durationMs } = exchange;
  const account = accountAsked(exchange);
  const document = documentAsked(exchange);
  return {
    id,
    at: new Date(startedAt).toISOString(),
    world,
    operation: operation ?? null,
    method: arrival.method,
    url: clean(arrival.url),
    status: statusOf(answer),
    durationMs: Math.round(durationMs * 100) / 100,
    violations: violations.map(clean),
    answerViolations: answerViolations.map(clean),
    notes: notes.map(clean),
    findings: (findingsOf?.(exchange) ?? []).map((one) => one && clean(one)),
    account,
    document:
      document === undefined
        ? null
        : { id: document, number: numberOf?.(world, account ?? undefined, document) ?? null },
    fault: faultMet(exchange),
    passedTo: serverPassed(exchange),
    clock: new Date(clock).toISOString(),
  };
}

export function entryOf(kept: Kept, secrets: Secrets, lookups?: EntryLookups): Entry {
  const { arrival, answer } = kept.exchange;
  const clean = (text: string) => redact(text, secrets);
  const request = { headers: headersOf(arrival.headers, clean), body: cut(clean(String(arrival.raw ?? ''))) };
  const summary = summaryOf(kept, secrets, lookups);
  return {
    ...summary,
    request,
    answer: { headers: headersOf(answer.headers, clean), body: cut(clean(answer.drop ? '' : answer.text)) },
    curl: curlOf(arrival.method, summary.url, request),
  };
}

type Clean = (text: string) => string;

function headersOf(
  headers: Record<string, string | string[] | undefined>,
  clean: Clean,
): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    shown[name] = isSecretHeader(name) ? HIDDEN : clean(String(value));
  }
  return shown;
}

const cut = (body: string): string =>
  body.length <= MAX_BODY ? body : `${body.slice(0, MAX_BODY)}\n... ${body.length - MAX_BODY} more`;

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Single-quoted except for keys, so that a shell expands only these. */
const withKey = (text: string): string =>
  text
    .split(HIDDEN)
    .map((part) => (part === '' ? '' : quoted(part)))
    .join('"$API_KEY"') || "''";

function curlOf(method: string, url: string, request: Entry['request']): string {
  const host = request.headers.host ?? '127.0.0.1:4010';
  const headers = Object.entries(request.headers).filter(([name]) => !CURL_SKIPS.test(name));
  return [
    `curl -i -g -X ${method} ${withKey(`http://${host}${url}`)}`,
    ...headers.map(([name, value]) => `-H ${withKey(`${name}: ${value}`)}`),
    ...(request.body === '' ? [] : [`--data-raw ${withKey(request.body)}`]),
  ].join(' \\\n  ');
}
