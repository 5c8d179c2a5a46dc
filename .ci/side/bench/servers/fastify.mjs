/** A common server framework without logic: a constant object, serialized for every answer. */
import { readFileSync } from 'node:fs';
import { fastify } from 'fastify';

const [port, file] = process.argv.slice(2);
const answer = JSON.parse(readFileSync(file, 'utf8'));
const app = fastify();
app.get('/invoices/:id', async () => answer);
app.post('/invoices.json', async (_request, reply) => reply.code(201).send(answer));
await app.listen({ port: Number(port), host: '127.0.0.1' });
