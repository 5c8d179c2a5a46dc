/** Writes answers to responses of node's server: lengths, CORS headers, batching. */
import type { ServerResponse } from 'node:http';
import { corsHeaders } from './cors.js';
import type { Answer } from './hooks.js';

/**
 * Sends one answer at once. An answer that HTTP cannot carry (a header with a character beyond Latin-1, an invalid
 * status) becomes a 500 with the reason: no request may end the process.
 */
export function send(response: ServerResponse, answer: Answer, origin: string | undefined): void {
  try {
    write(response, answer, origin);
  } catch (error) {
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    const message = `the answer cannot be sent: ${(error as Error).message}`;
    response.writeHead(500, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ errors: { error: message } }));
  }
}

function write(response: ServerResponse, answer: Answer, origin: string | undefined): void {
  const { status, text } = answer;
  if (answer.drop) {
    response.destroy();
    return;
  }
  const headers: Record<string, string | number> =
    origin === undefined ? { ...answer.headers } : { ...answer.headers, ...corsHeaders(origin) };
  if (answer.chunked) {
    // Split by bytes: a split surrogate pair would be lost.
    const whole = Buffer.from(text);
    const half = whole.length >> 1;
    response.writeHead(status, headers);
    response.write(whole.subarray(0, half));
    response.end(whole.subarray(half));
    return;
  }
  const { bytes } = answer;
  if (status !== 204) headers['content-length'] = bytes?.length ?? Buffer.byteLength(text);
  response.writeHead(status, headers);
  response.end(bytes ?? text);
}

/**
 * Batches calls: handles the values of one turn of the event loop in order at its end. Running the same code for all of
 * them is faster, and a client with many connections is woken once for all answers.
 */
export function batched<T>(handle: (one: T) => void): (one: T) => void {
  let waiting: T[] = [];
  const flush = () => {
    const ready = waiting;
    waiting = [];
    for (const one of ready) handle(one);
  };
  return (one) => {
    if (waiting.push(one) === 1) setImmediate(flush);
  };
}
