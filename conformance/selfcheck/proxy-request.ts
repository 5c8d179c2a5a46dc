/** Passes a request to another server and returns its answer unchanged, for test servers in front of a mock. */
import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';

/** `body`: the body if it has been read; otherwise it is streamed. A connection that breaks behind also breaks in front. */
export function proxyRequest(
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
