/**
 * Serves the example page, bundled on each request, next to a mock at its own address. As a command (`npm run example`)
 * it starts both; `servePage` is for tests with a mock of their own.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Connection } from './app/api.js';

const app = join(import.meta.dirname, 'app');
const PORT = 5180;

const files: Record<string, { type: string; read(): Promise<Uint8Array> }> = {
  '/': { type: 'text/html', read: () => readFile(join(app, 'index.html')) },
  '/style.css': { type: 'text/css', read: () => bundle('style.css') },
  '/main.js': { type: 'text/javascript', read: () => bundle('main.ts') },
};

async function bundle(entry: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [join(app, entry)],
    bundle: true,
    format: 'esm',
    sourcemap: 'inline',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

export interface Page {
  url: string;
  close(): Promise<void>;
}

/** Starts the page's server. `connection` is the page's default; port 0: a free one. */
export async function servePage(connection?: Connection, port = 0): Promise<Page> {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = url.split('?')[0] ?? '/';
    const file = files[path];
    const send = (status: number, type: string, content: string | Uint8Array) =>
      response
        .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
        .end(content);
    if (path === '/connection.json') return send(200, 'application/json', JSON.stringify(connection ?? {}));
    if (file === undefined) return send(404, 'text/plain', `There is nothing at ${path}`);
    try {
      return send(200, file.type, await file.read());
    } catch (error) {
      // An error in the page's sources is shown in the browser's console.
      return send(200, 'text/javascript', `throw new Error(${JSON.stringify((error as Error).message)})`);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${actual}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The wanted port, or a free one when it is in use. */
async function orFree<T>(start: (port: number) => Promise<T>, port: number): Promise<T> {
  try {
    return await start(port);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!/EADDRINUSE|is in use/.test(`${code} ${message}`)) throw error;
    return start(0);
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { startMock } = await import('invoicing-contract/mock');
  const mock = await orFree((port) => startMock({ port }), 4010);
  const page = await orFree((port) => servePage({ url: mock.url, apiKey: mock.apiKey }, port), PORT);
  console.log(`The example is running. Change mocks/examples/app and reload.

  page      ${page.url}
  mock      ${mock.url}
  console   ${mock.url}/__mock/   break it here, and see why
`);
}
