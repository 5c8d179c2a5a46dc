/** A recorded request with its answer, and its conversion to an exchange of a report; not redacted. */
import type { Exchange } from '../judge/exchange.js';
import type { Incoming, Outgoing, TransportError } from './transport.js';

/** The number of bytes of a body that are kept for reports, which cut further after redaction. */
export const keptBytes = 16_384;
export const wholeBytes = 1_048_576;

/** The answer with a cut body: large answers must not fill the memory. */
export const beginningOf = (incoming: Incoming, most: number): Incoming =>
  incoming.bytes.length <= most
    ? incoming
    : { ...incoming, bytes: Buffer.from(incoming.bytes.subarray(0, most)) };

/** A request as sent; converted to an exchange only on demand. */
export interface Sent {
  operation: string;
  outgoing: Outgoing;
  incoming?: Incoming;
  error?: TransportError;
  sentAt: Date;
  clockMs: number;
  /** The exchange for reports, cached. */
  shown?: Exchange;
}

export function shown(sent: Sent): Exchange {
  const known = sent.shown;
  if (known && (known.status !== undefined || known.error !== undefined)) return known;
  sent.shown = inShort(sent);
  return sent.shown;
}

function inShort({ operation, outgoing, incoming, error, sentAt, clockMs }: Sent): Exchange {
  const { method, url, headers, body, nearKey } = outgoing;
  const requestBody = body === undefined ? undefined : Buffer.from(body).toString('utf8', 0, 4 * keptBytes);
  const request = {
    operation,
    method,
    url,
    requestHeaders: headers,
    requestBody,
    sentAt: sentAt.toISOString(),
    clockMs,
    ...(nearKey && { nearKey }),
  };
  const durationMs = Math.round((incoming ?? error)?.durationMs ?? 0);
  if (!incoming) return { ...request, error: error?.message, durationMs };
  const responseBody = incoming.bytes.toString('utf8');
  return { ...request, status: incoming.status, responseHeaders: incoming.headers, responseBody, durationMs };
}
