import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { createMockServer } from '@scalar/mock-server';

const app = await createMockServer({ document: JSON.parse(readFileSync(process.env.OPENAPI, 'utf8')) });
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
