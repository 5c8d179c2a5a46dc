/** For tests and attacks of access.ts: protected calls, and a client that sets Host and Origin. */
import { type IncomingHttpHeaders, request } from 'node:http';

export type RulingCall = readonly [method: string, path: string, body?: string];

/** Control calls that show or change something; one of each kind. */
export const protectedCalls: readonly RulingCall[] = [
  ['GET', '/__mock/'],
  ['GET', '/__mock/state'],
  ['GET', '/__mock/journal'],
  ['GET', '/__mock/journal/stream'],
  ['GET', '/__mock/outbox'],
  ['GET', '/__mock/in/main/__mock/state'],
  ['OPTIONS', '/__mock/reset'],
  ['POST', '/__mock/reset'],
  ['POST', '/__mock/scenarios', '{"name":"empty"}'],
  ['POST', '/__mock/faults', '{"operation":"*","status":503}'],
  ['POST', '/__mock/snapshots', '{"name":"a"}'],
  ['PUT', '/__mock/clock', '{"freeze":"2030-01-01T00:00:00Z"}'],
  ['DELETE', '/__mock/worlds'],
];

interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends any Host and Origin, which fetch cannot. Returns only the first part of a stream of events. */
export function ask(
  url: string,
  headers: Record<string, string>,
  method = 'GET',
  body = '',
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (answer) => {
        const isStream = answer.headers['content-type']?.startsWith('text/event-stream');
        let text = '';
        answer.on('data', (part) => {
          text += part;
          if (isStream) answer.destroy();
        });
        answer.on('close', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
