/**
 * Prism's validating proxy with our contract, before a real server: every request passes as it came and every answer
 * comes back as it came; what breaks the contract is told in a header, in the journal, in the console and in the
 * terminal. Owns the assembly; with `errors` a breach becomes the answer, as Prism does it.
 */
import { addConsoleRoutes } from '../console/routes.js';
import { createSite } from '../control/actions.js';
import type { Journal, JournalFilter } from '../control/journal.js';
import type { Entry } from '../control/journal-entry.js';
import { controlOf, type WorldControl } from '../control/methods.js';
import { controlHooks } from '../control/request-hooks.js';
import { addControlRoutes } from '../control/routes.js';
import { createAccess } from '../http/access.js';
import { createApiServer } from '../http/api-server.js';
import { failure, firstOf, queryOf, refused, type Trace, toldOnce, watched } from '../http/handle-request.js';
import type { Answer, Arrival } from '../http/hooks.js';
import { hostParts } from '../http/host.js';
import { listen, urlOf } from '../http/listen.js';
import { readBody } from '../http/request-body.js';
import { createPipeline, type Pipeline } from '../prism/pipeline.js';
import { type Input, type Output, type PipelineService, right } from '../prism/prism-types.js';
import { realContract, realValidation } from '../prism/shipped-contract.js';
import { createService } from '../service/index.js';
import { type Upstream, upstreamAt } from './upstream.js';
import { headerOf, judged, notJson, type Violation } from './violations.js';

export interface ProxyOptions {
  /** The real server, for example `http://127.0.0.1:8080`; in `https://{account}.example.com` the host decides. */
  target: string;
  /** 4010 unless told otherwise; 0 takes a free one. */
  port?: number;
  host?: string;
  /** As those of the mock; here everything that passes is guarded by them. */
  allowHosts?: readonly string[];
  allowOrigins?: readonly string[];
  /** Answer with an error instead of passing on what breaks the contract. */
  errors?: boolean;
  /** Tell what is only another form of the right value (3 for "3") as a violation, not as a note. */
  strict?: boolean;
  /** Milliseconds to wait for the server; 30,000 unless told otherwise. */
  timeoutMs?: number;
  /** Bytes of a request body before 413; 16 MB unless told otherwise. */
  bodyLimit?: number;
  /** Exchanges that the journal keeps, 1,000 unless told otherwise. */
  journal?: number;
  /** Hears of every violation, in one line; standard error unless told otherwise. */
  complain?: (message: string) => void;
}

export interface ContractProxy {
  /** Where to send requests instead of to the server, without a slash at the end. */
  url: string;
  port: number;
  /** Exchanges newest first; `{ violations: true }` for those that broke the contract. */
  journal(filter?: JournalFilter): Entry[];
  clearJournal(): void;
  /** What goes wrong on purpose before a request reaches the server. */
  faults: WorldControl['faults'];
  close(): Promise<void>;
}

const MEGABYTE = 1024 * 1024;
/** Whether a key is right is the server's to say. */
const anyKey: PipelineService = {
  authenticate: () => undefined,
  handle() {
    throw new Error('a proxy has no service of its own');
  },
};

interface Forwarded extends Output {
  answer?: Answer;
}

/** Starts a proxy. Rejects with a sentence that says what to do for a bad address or a port that is taken. */
export async function startProxy(options: ProxyOptions): Promise<ContractProxy> {
  const { target, host = '127.0.0.1', errors = false } = options;
  const complain = options.complain ?? ((message: string) => console.error(message));
  const upstream = upstreamAt(target, options.timeoutMs ?? 30_000);
  const arrivals = new WeakMap<Input, Arrival>();
  const pipeline = createPipeline({
    contract: realContract(),
    validation: realValidation(),
    selfCheck: true,
    strict: options.strict ?? false,
    errorForm: 'json',
    onThrow: (error) => complain(`the proxy failed: ${String(error)}`),
    proxy: {
      upstream: new URL(target.replaceAll('{account}', 'account')),
      errors,
      forward: async (input) => right(await forwarded(upstream, arrivals.get(input) as Arrival)),
    },
  });
  let url = '';
  let breaches = 0;
  const site = createSite({
    service: createService(),
    scenario: '',
    upstream: target,
    journalSize: options.journal,
    pipeline: () => pipeline,
    breaches: () => breaches,
    host: () => url.slice('http://'.length),
  });
  const tell = ({ location, message, operation }: Violation) =>
    complain(site.journal.clean(`VIOLATION in the ${location[0]} of ${operation}: ${message}`));
  const onBreach = () => {
    breaches++;
  };
  const way = createWay({ pipeline, arrivals, errors, tell, note: toldOnce(complain), onBreach });
  const { allowHosts, allowOrigins } = options;
  const apiServer = createApiServer({
    access: createAccess({ host, allowHosts, allowOrigins, complain }),
    guards: 'everything',
    handleRequest: watched(controlHooks(site, true), way),
    bodyLimit: options.bodyLimit ?? 16 * MEGABYTE,
    async extend(app) {
      await addControlRoutes(app, site);
      addConsoleRoutes(app);
    },
  });
  const port = await listen(apiServer, options.port ?? 4010, host);
  url = urlOf(host, port).replace('//0.0.0.0', '//127.0.0.1').replace('//[::]', '//[::1]');
  return {
    url,
    port,
    ...journalOf(site.journal),
    faults: controlOf(site, () => site.worlds.main).faults,
    async close() {
      await apiServer.close();
      await upstream.close();
    },
  };
}

const journalOf = (journal: Journal): Pick<ContractProxy, 'journal' | 'clearJournal'> => ({
  journal: (filter) => journal.entries(filter),
  clearJournal: () => journal.clear(),
});

async function forwarded(upstream: Upstream, arrival: Arrival): Promise<Forwarded> {
  const answer = await upstream.ask(arrival);
  return { statusCode: answer.status, headers: answer.headers, body: bodyOf(answer), answer };
}

/** What is no JSON is judged as the text it is. */
function bodyOf({ text }: Answer): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

interface WayParts {
  pipeline: Pipeline;
  /** What came over the wire for each request on its way. */
  arrivals: WeakMap<Input, Arrival>;
  errors: boolean;
  tell(violation: Violation): void;
  note: ReturnType<typeof toldOnce>;
  /** An answer of the server broke the contract. */
  onBreach(): void;
}

function createWay({ pipeline, arrivals, errors, tell, note, onBreach }: WayParts) {
  return async (arrival: Arrival, trace?: Trace): Promise<Answer> => {
    const { method, url, headers } = arrival;
    const [path = '', query = ''] = url.split('?', 2);
    const read = readBody(arrival.raw, firstOf(headers['content-type']));
    if (errors && !read.ok) return failure(read.status, read.message);
    const host = firstOf(headers.host) ?? '';
    const input: Input = {
      method: method === 'HEAD' ? 'get' : method.toLowerCase(),
      path,
      query: queryOf(query),
      headers,
      body: read.ok ? read.value : undefined,
      account: hostParts(host).account,
      baseUrl: `http://${host}`,
      service: anyKey,
    };
    arrivals.set(input, arrival);
    if (trace !== undefined) trace.input = input;
    try {
      const result = await pipeline.request(input);
      if (result._tag === 'Left') return refused(result.left);
      const { output, validations } = result.right;
      const unread = read.ok ? [] : [notJson(read.message)];
      const outcome = judged(pipeline, input, {
        output,
        validations: { ...validations, input: [...unread, ...validations.input] },
      });
      if (trace !== undefined) trace.outcome = outcome;
      for (const message of input.notes ?? []) note({ operation: input.request?.operation ?? '', message });
      if (outcome.validations.output.length > 0) onBreach();
      return answerOf(outcome.output, headerOf(input, outcome.validations, tell), errors);
    } catch (error) {
      return refused(error as Error);
    }
  };
}

/** The server's own answer with the header; an error in its place where it broke the contract and that is wished. */
function answerOf(output: Forwarded, violations: string | undefined, errors: boolean): Answer {
  const extra: Record<string, string> = violations === undefined ? {} : { 'sl-violations': violations };
  if (output.answer === undefined) {
    const answer = failure(output.statusCode, '');
    return { ...answer, headers: { ...answer.headers, ...extra }, text: JSON.stringify(output.body ?? {}) };
  }
  if (errors && violations !== undefined) {
    const answer = failure(500, `the server's answer breaks the contract: ${violations}`);
    return { ...answer, headers: { ...answer.headers, ...extra } };
  }
  return { ...output.answer, headers: { ...output.answer.headers, ...extra } };
}
