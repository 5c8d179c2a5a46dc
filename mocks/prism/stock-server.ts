/** Prism's own HTTP server, for `--static`. A separate file for the reason given in `stock-mocker.ts`. */
import { createServer } from '@stoplight/prism-http-server/dist/server.js';

export interface Logger {
  child(): Logger;
  [level: string]: unknown;
}

/** The part of Prism's server that we use; its declared types depend on fp-ts and pino, which we do not need. */
type CreatePrismServer = (
  operations: unknown[],
  options: { cors: boolean; config: object; components: { logger: Logger } },
) => { listen(port: number, host: string): Promise<string>; close(): Promise<void> };

export const createPrismServer = createServer as unknown as CreatePrismServer;
