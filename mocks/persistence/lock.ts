/**
 * Allows one process per directory. The lock is a local socket, which the system releases when the process ends, for
 * any reason. It has no effect across containers or machines.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** On Linux and Windows the name disappears with the process; elsewhere a file stays behind. */
function placeOf(directory: string): string {
  const digest = createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 32);
  const name = `invoicing-mock-${digest}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), name);
}

const isAnswered = (place: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(place, () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function listenAt(place: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  server.listen({ path: place, exclusive: true });
  await once(server, 'listening');
  return server.unref();
}

/** Rejects, with what to do, while another mock uses the directory. Closing the server releases it. */
export async function lockDirectory(directory: string): Promise<Server> {
  const place = placeOf(directory);
  const isFile = !place.startsWith('\0') && existsSync(place);
  if (isFile && process.platform !== 'win32' && !(await isAnswered(place))) rmSync(place);
  return listenAt(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(
      `${directory} is in use by another mock: stop that one, or give this one a directory of its own`,
    );
  });
}
