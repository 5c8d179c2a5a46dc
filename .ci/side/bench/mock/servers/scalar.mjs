/** Scalar's mock server on the contract. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [port, file, peers, name] = process.argv.slice(2);
const { resolve } = createRequire(join(peers, 'package.json'));
const load = (module) => import(pathToFileURL(resolve(module)).href);
const { createMockServer } = await load(name);
const { serve } = await load('@hono/node-server');
const text = readFileSync(file, 'utf8');
// One version reads `specification`, the other `document`.
const app = await createMockServer({ specification: text, document: text });
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
