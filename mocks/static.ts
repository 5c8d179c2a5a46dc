/**
 * Runs stock Prism on the contract: every answer is an example, nothing is remembered. It is Prism's own HTTP server
 * without its command, which prints a random address for every operation.
 */
import { adviceFor } from './http/listen.js';
import { placeOf } from './package-files/place-of.js';
import type { Logger } from './prism/stock-server.js';

interface RequestSeen {
  method: string;
  url: { path: string };
}

/** Prism's log of requests, answers and violations, one line each. */
function linesTo(say: (line: string) => void): Logger {
  const line = (first: unknown, message?: string) => {
    const { input } = (typeof first === 'object' && first !== null ? first : {}) as { input?: RequestSeen };
    const request = input === undefined ? '' : `${input.method.toUpperCase()} ${input.url.path} `;
    say(`${request}${message ?? String(first)}`);
  };
  const logger: Logger = { child: () => logger };
  for (const level of ['info', 'success', 'warn', 'error', 'fatal']) logger[level] = line;
  for (const level of ['debug', 'trace']) logger[level] = () => {};
  return logger;
}

/** Listens until the returned value is closed. Rejects with a sentence that says what to do when the port is in use. */
export async function startStatic(
  host: string,
  port: number,
  say: (line: string) => void,
): Promise<{ url: string; close(): Promise<void> }> {
  // Stock Prism's libraries load what newer versions of Node deprecate; its users can do nothing about that.
  process.noDeprecation = true;
  const [{ createPrismServer }, { getHttpOperationsFromSpec }] = await Promise.all([
    import('./prism/stock-server.js'),
    import('./prism/stock-mocker.js'),
  ]);
  const operations = await getHttpOperationsFromSpec(placeOf('generated/openapi.json'));
  const config = {
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    errors: false,
    isProxy: false,
    mock: { dynamic: false, ignoreExamples: false },
  };
  const started = createPrismServer(operations, { cors: true, config, components: { logger: linesTo(say) } });
  const url = await started.listen(port, host).catch((message: string) => {
    // Prism's message is that of the system alone, `listen EADDRINUSE: …`.
    throw new Error(adviceFor({ message, code: /\bE[A-Z]+/.exec(message)?.[0] }, port, host));
  });
  return { url, close: () => started.close() };
}
