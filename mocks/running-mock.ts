/** Assembles one running mock: service behind Prism's pipeline behind the HTTP server. */
import type { FastifyInstance } from 'fastify';
import { type Access, createAccess } from './http/access.js';
import { createApiServer } from './http/api-server.js';
import { type Hooks, joinHooks } from './http/hooks.js';
import { type Judged, type JudgedOptions, judgedRequests } from './http/judged-requests.js';
import { listen, urlOf } from './http/listen.js';

export interface ServerOptions
  extends Omit<JudgedOptions, 'hooks' | 'knowsHost' | 'fallbackHost' | 'complain'> {
  host: string;
  /** 0: a free port. */
  port: number;
  /** Access to more than the mocked API; only this machine by default. */
  access?: Access;
  bodyLimit?: number;
  /** Of conforming variants; see ApiServerOptions. */
  connections?: { readonly keepAliveMs?: number | undefined; readonly dropEvery?: number | undefined };
  /** The mock's own hooks (control API), called before those of `Server.hooks`. */
  ownHooks?: Hooks;
  /** Routes beside the contract's: documents, control API, console. */
  extend?(app: FastifyInstance): void | Promise<void>;
  complain?(message: string): void;
}

export interface Server extends Judged {
  /** `http://host:port`, without a slash at the end. */
  url: string;
  port: number;
  hooks: Hooks;
  /** Answers pending requests, then frees the port. */
  close(): Promise<void>;
}

const MEGABYTE = 1024 * 1024;

/** Starts a server. Rejects with a sentence that says what to do when the port is in use. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { host, ownHooks, bodyLimit = MEGABYTE, connections, extend, ...judged } = options;
  const complain = options.complain ?? ((message: string) => console.error(message));
  const access = options.access ?? createAccess({ host, complain });
  const hooks: Hooks = {};
  let url = '';
  const requests = judgedRequests({
    ...judged,
    complain,
    hooks: ownHooks === undefined ? hooks : joinHooks(ownHooks, hooks),
    knowsHost: access.knowsHost,
    fallbackHost: () => url.slice('http://'.length),
  });
  const { handleRequest } = requests;
  const apiServer = createApiServer({ handleRequest, bodyLimit, ...connections, access, extend });
  const port = await listen(apiServer, options.port, host);
  url = urlOf(host, port);
  return Object.assign(requests, { url, port, hooks, close: () => apiServer.close() });
}
