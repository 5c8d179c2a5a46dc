/** Turns answers into bytes on a response of node's server. Owns lengths, CORS headers and how answers are bundled. */
import type { ServerResponse } from 'node:http';
import { corsHeaders } from './cors.js';
import type { Answer } from './hooks.js';

/**
 * Sends one answer at once. One that HTTP cannot carry (a header with a letter beyond Latin, a status that is none)
 * becomes a 500 that says so: nothing that happens while one request is answered may end the process.
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
    // By bytes: half a character beyond 16 bits would be written as none.
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
 * Handles what one turn of the event loop brings together at its end, in order. The same piece of code then runs
 * for all of it before the next piece does, which processors like; and of answers, a caller with many connections
 * is woken once and not for each of them.
 */
export function together<T>(handle: (one: T) => void): (one: T) => void {
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
