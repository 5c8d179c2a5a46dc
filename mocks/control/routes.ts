/** The HTTP routes of the control API: find the operation, validate, run, answer. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../../generated/operations.js';
import { corsHeaders, preflight } from '../http/cors.js';
import { requestedWorld } from '../http/host.js';
import { readBody } from '../http/request-body.js';
import { isMatch, routed } from '../prism/router.js';
import { errorBody, type Problem } from '../service/error-body.js';
import type { Site } from './actions.js';
import { type ControlContract, controlContract, unknownParameters } from './control-contract.js';
import type { ControlAnswer, Stream } from './operation.js';
import { controlOperations } from './operations.js';
import { WorldError } from './worlds.js';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const;
const HEARTBEAT_MS = 15_000;
/** Bytes that may be unsent on a stream of events. */
const MAX_UNREAD = 1024 * 1024;
/** Streams of events open at once: each receives every exchange. */
const MAX_READERS = 100;
/** Adds `/__mock/*` except files and pages, which have routes of their own. */
export async function addControlRoutes(app: FastifyInstance, site: Site): Promise<void> {
  await app.register(async (control) => {
    control.removeAllContentTypeParsers();
    control.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    control.route({
      method: [...METHODS],
      url: '/__mock/*',
      handler: async (request, reply) => {
        const { method, url, headers, body } = request;
        const asked = preflight({ method, url, headers });
        if (headers.origin !== undefined) reply.headers(corsHeaders(headers.origin));
        if (asked !== undefined) return reply.code(asked.status).headers(asked.headers).send();
        const made = answerTo(site, request, body as Buffer | undefined);
        const changes = method !== 'GET' && method !== 'HEAD' && made.status < 300;
        const answer = changes && site.touch ? await kept(site.touch(), made) : made;
        if (answer.stream !== undefined) return follow(site, answer.stream, request, reply);
        reply.header('cache-control', 'no-store').code(answer.status);
        const reported = await answer.body;
        if (reported === undefined) return reply.send();
        return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(reported));
      },
    });
  });
}

const kept = (safe: Promise<void>, answer: ControlAnswer): Promise<ControlAnswer> =>
  safe.then(
    () => answer,
    (error: Error) => refused(500, error.message),
  );

function answerTo(site: Site, request: FastifyRequest, raw: Buffer | undefined): ControlAnswer {
  const contract = controlContract();
  const found = routed(contract.router, request);
  if (!isMatch(found)) {
    const status = found.allow.length === 0 ? 404 : 405;
    const message =
      status === 405
        ? found.message
        : `the control API has nothing at ${request.url.split('?', 1)[0]?.slice(0, 200)}; ${found.meant === undefined ? '' : `did you mean ${found.meant}? `}/__mock/reference?of=control shows what there is`;
    return refused(status, message);
  }
  const { operation, params } = found;
  const row = controlOperations[operation.id];
  if (row === undefined) throw new Error(`${operation.id} is in no table`);
  if (site.upstream !== undefined && !row.inProxy) {
    const message = `this is a proxy before ${site.upstream}, whose data are its own; there are /__mock/journal, /__mock/faults and /__mock/recording`;
    return refused(409, message);
  }
  const query = { ...(request.query as Record<string, string>) };
  const read = operation.body === undefined ? readBody(undefined, undefined) : readBody(raw, undefined);
  if (!read.ok) return refused(422, read.message);
  const problems = problemsOf(contract, operation, params, query, read.value);
  if (problems.length > 0) return { status: 422, body: errorBody(problems) };
  try {
    // In an operation on all worlds, the parameter `world` filters entries.
    const wish = row.ofAllWorlds ? undefined : (query.world ?? requestedWorld(request.headers));
    const { document } = contract;
    return row.run({
      ...{ site, document, world: site.worlds.find(wish), path: params },
      ...{ query: coerced(operation, query), body: read.value },
    });
  } catch (error) {
    if (error instanceof WorldError) return refused(error.status, error.message);
    return refused(500, `the control API failed: ${(error as Error).message}`);
  }
}

const refused = (status: number, message: string): ControlAnswer => ({
  status,
  body: errorBody([{ field: '', message }]),
});

function problemsOf(
  contract: ControlContract,
  operation: Operation,
  path: Record<string, string>,
  query: Record<string, string>,
  body: unknown,
): Problem[] {
  const unknown = unknownParameters(operation, query);
  return unknown.length > 0 ? unknown : contract.validation.input(operation, { path, query, body });
}

/** Valid query values, converted to the types in the description. */
function coerced(operation: Operation, query: Record<string, string>): Record<string, unknown> {
  const types = new Map(
    operation.parameters.map((one) => [one.name, (one.schema as { type?: string }).type]),
  );
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      if (types.get(name) === 'integer') return [name, Number(value)];
      return [name, types.get(name) === 'boolean' ? value === 'true' : value];
    }),
  );
}

/** Streams that are open now. */
const readers = new WeakMap<Site, number>();

function follow(site: Site, stream: Stream, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const headers = reply.getHeaders() as Record<string, string>;
  const open = readers.get(site) ?? 0;
  if (open >= MAX_READERS) {
    const { body } = refused(422, `${MAX_READERS} readers follow already; close one of them`);
    return reply.code(422).send(body);
  }
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { ...headers, 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  raw.write('retry: 1000\n\n');
  if (request.method === 'HEAD') {
    raw.end();
    return reply;
  }
  readers.set(site, open + 1);
  const stop = stream((event, data, id) => {
    // A client that does not read would fill the memory; it can reconnect and read the journal.
    if (raw.writableLength > MAX_UNREAD) {
      raw.destroy();
      return;
    }
    const first = id === undefined ? '' : `id: ${id}\n`;
    raw.write(`${first}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  });
  const beat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
  beat.unref();
  // A half-closed connection still gets its answer, but a stream of events would never end.
  request.raw.socket.once('end', () => raw.destroy());
  raw.on('close', () => {
    clearInterval(beat);
    readers.set(site, (readers.get(site) ?? 1) - 1);
    stop();
  });
  return reply;
}
