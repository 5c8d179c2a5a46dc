/**
 * The hostile targets: each behaviour from the first request on; those that are no answer also after some good answers. With the
 * expected exit status. The limits of time and memory are the same for all.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Behaviour, behaviours, wording } from './behaviours.js';

export interface Target {
  name: string;
  behaviour: Behaviour;
  /** How many requests are answered properly before it begins. */
  after: number;
  /** 1: judged and found wrong; 2: cannot be judged. */
  exitStatus: 1 | 2;
}

const goodRequests = 25;

export const targets: readonly Target[] = [
  ...behaviours.map((behaviour): Target => {
    const { name, isNone } = behaviour;
    return { name, behaviour, after: 0, exitStatus: isNone ? 2 : 1 };
  }),
  ...behaviours
    .filter(({ isNone }) => isNone)
    .map((behaviour): Target => {
      const name = `${behaviour.name}, after ${goodRequests} good answers`;
      return { name, behaviour, after: goodRequests, exitStatus: 1 };
    }),
  ...wording.map((behaviour): Target => ({ name: behaviour.name, behaviour, after: 0, exitStatus: 1 })),
];

/** Starts a target on a free port; `stop` also closes open connections. */
export async function startTarget({ behaviour, after }: Target): Promise<{ url: string; stop(): void }> {
  let asked = 0;
  const server = createServer((request, response) => {
    request.on('error', () => {});
    response.on('error', () => {});
    asked += 1;
    if (asked > after) {
      behaviour.answer(request, response);
      return;
    }
    request.resume();
    const status = request.method === 'POST' ? 201 : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ client: { id: asked }, items: [], taxes: [] }));
  });
  server.on('clientError', (_, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
