/** Prism's own HTTP server, for `--static`. A file of its own for the reason that `stock-mocker.ts` gives. */
import { createServer } from '@stoplight/prism-http-server/dist/server.js';

export interface Logger {
  child(): Logger;
  [level: string]: unknown;
}

/** What we take of Prism's server; its declared types name fp-ts and pino, which we do not need. */
type CreatePrismServer = (
  operations: unknown[],
  options: { cors: boolean; config: object; components: { logger: Logger } },
) => { listen(port: number, host: string): Promise<string>; close(): Promise<void> };

export const createPrismServer = createServer as unknown as CreatePrismServer;
