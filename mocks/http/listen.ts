/** Listens on a port, and explains what to do when that fails. */
import type { ApiServer } from './api-server.js';

/** 0.0.0.0 is no address to connect to: links lead to the loopback address instead. */
const REACHABLE: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** `http://host:port` for clients on this machine; an IPv6 address is in brackets. */
export function urlOf(host: string, port: number): string {
  const name = REACHABLE[host] ?? host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** The port it listens on; rejects with a sentence that says what to do when it cannot. */
export async function listen({ server, close }: ApiServer, port: number, host: string): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host }, resolve);
    });
  } catch (error) {
    await close();
    throw new Error(adviceFor(error as NodeJS.ErrnoException, port, host));
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** What to do when a port is not available; the message of any other error is unchanged. */
export function adviceFor(
  error: Pick<NodeJS.ErrnoException, 'code' | 'message'>,
  port: number,
  host: string,
): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `port ${port} on ${host} is in use: stop what uses it, or choose another with --port (0 takes a free one)`;
    case 'EACCES':
      return `port ${port} needs more rights than this process has: choose one above 1023 with --port`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is no address of this machine: use --host 127.0.0.1, or 0.0.0.0 for all of them`;
    default:
      return error.message;
  }
}
