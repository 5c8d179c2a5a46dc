/**
 * The hostile targets: each behaviour from the first answer on, each that is no answer also after a good beginning. With
 * the exit status that is due. Time and memory are the same for all.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Behaviour, behaviours, wording } from './behaviours.js';

export interface Target {
  name: string;
  behaviour: Behaviour;
  /** Requests that are answered in order before it begins. */
  after: number;
  /** 1: judged and found wrong; 2: there is nothing to be judged. */
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

/** Starts one on a free port; `stop` ends open connections too. */
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
