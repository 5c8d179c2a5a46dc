/** Turns answers into bytes on a response of node's server. Owns lengths, CORS headers and how answers are bundled. */
import type { ServerResponse } from 'node:http';
import { corsHeaders } from './cors.js';
import type { Answer } from './hooks.js';

export type Send = (response: ServerResponse, answer: Answer, origin: string | undefined) => void;

/** Sends one answer at once. */
export function send(response: ServerResponse, answer: Answer, origin: string | undefined): void {
  const { status, text } = answer;
  if (answer.drop) {
    response.destroy();
    return;
  }
  const headers: Record<string, string | number> =
    origin === undefined ? { ...answer.headers } : { ...answer.headers, ...corsHeaders(origin) };
  if (answer.chunked) {
    const half = text.length >> 1;
    response.writeHead(status, headers);
    response.write(text.slice(0, half));
    response.end(text.slice(half));
    return;
  }
  const { bytes } = answer;
  if (status !== 204) headers['content-length'] = bytes?.length ?? Buffer.byteLength(text);
  response.writeHead(status, headers);
  response.end(bytes ?? text);
}

/**
 * Sends the answers of one turn of the event loop together at its end. Between two writes nothing else happens, so
 * that a caller with many connections is woken once and not for each of them; that is most of what a write costs.
 */
export function createQueue(): Send {
  let waiting: Parameters<Send>[] = [];
  const flush = () => {
    const ready = waiting;
    waiting = [];
    for (const [response, answer, origin] of ready) send(response, answer, origin);
  };
  return (...one) => {
    if (waiting.push(one) === 1) setImmediate(flush);
  };
}
