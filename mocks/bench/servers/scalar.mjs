/** Scalar's mock server on the contract. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [port, file, peers] = process.argv.slice(2);
const { resolve } = createRequire(join(peers, 'package.json'));
const load = (name) => import(pathToFileURL(resolve(name)).href);
const { createMockServer } = await load('@scalar/mock-server');
const { serve } = await load('@hono/node-server');
const app = await createMockServer({ specification: readFileSync(file, 'utf8') });
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
