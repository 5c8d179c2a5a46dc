/** Sends a request on to another server and its answer back, unchanged: for servers of tests that stand before a mock. */
import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';

/** `body` where it has been read already; else it flows through. A connection that breaks there breaks here. */
export function passOn(
  base: string,
  request: IncomingMessage,
  response: ServerResponse,
  body?: Uint8Array,
): void {
  const { method, headers, url } = request;
  const forwarded = send(`${base}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  forwarded.on('error', () => response.destroy());
  if (body === undefined) request.pipe(forwarded);
  else forwarded.end(body);
}
