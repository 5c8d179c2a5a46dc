/**
 * Assembles a mock from its options: service, decorators, server, persistence and followers. Closes everything when a
 * step fails. The modules implement the options.
 */

import { addConsoleRoutes } from './console/routes.js';
import { createSite, type Site } from './control/actions.js';
import { type Addressed, addressed } from './control/handle.js';
import { logLine } from './control/log-line.js';
import { type MockControl, mockControl } from './control/methods.js';
import { controlHooks, serviceFor } from './control/request-hooks.js';
import { addControlRoutes } from './control/routes.js';
import type { ConditionCount } from './faults/conditional/conditional-fault.js';
import { createAccess } from './http/access.js';
import { type AnswerViolation, failure } from './http/handle-request.js';
import { type Answer, type Arrival, type Hooks, joinHooks } from './http/hooks.js';
import { accountUrl, rewriteUrl } from './http/host.js';
import { rateLimit } from './http/rate-limit.js';
import type { Hybrid } from './hybrid/index.js';
import type { MockOptions } from './options/options.js';
import type { Database } from './persistence/database.js';
import type { Keeper } from './persistence/keeper.js';
import { realContract, realValidation } from './prism/shipped-contract.js';
import { addFileRoutes } from './rendering/routes.js';
import { type Server, startServer } from './running-mock.js';
import { loadScenario } from './scenarios/load.js';
import { createService, type Service } from './service/index.js';
import { OWN_IDS_FROM } from './service/learning/own-ids.js';
import type { Decorate } from './service/service.js';

export interface Mock extends MockControl, Addressed {
  port: number;
  service: Service;
  /** The mock's answers that broke the contract: none unless it has a defect. */
  answerViolations: AnswerViolation[];
  /** For faults, delays and observers; see http/hooks.ts. */
  hooks: Hooks;
  /** How often the conditions of conditional faults were met, and how often the fault showed. */
  readonly conditionCounts: readonly ConditionCount[];
  /** The mail server, without user and password; undefined: mails stay in the outbox. */
  readonly smtp: string | undefined;
  /** The directory of the state, and the number of documents in it at the start; undefined: in memory only. */
  readonly data: { directory: string; found: number | undefined } | undefined;
  /** Resolves when everything written so far is on disk; at once without `data`. */
  settled(): Promise<void>;
  /** A request without a socket. */
  inject(arrival: Partial<Arrival> & { url: string }): Promise<Answer>;
  /** Restores the scenario as it was loaded, with its clock. */
  reset(): void;
  /** Loads in advance what the first `Prefer` header needs. */
  warmUp(): Promise<void>;
  /** Answers pending requests, then frees the port. */
  close(): Promise<void>;
}

/** Hybrid mode, when real servers are named. */
async function hybridOf(
  options: MockOptions,
  service: Service,
  running: () => { site: Site; server: Server },
): Promise<Hybrid | undefined> {
  const { pass = [], passKey: keys = [], strict = false, complain = console.error } = options;
  if (pass.length === 0) return undefined;
  const { createHybrid } = await import('./hybrid/index.js');
  return createHybrid({
    ...{ pass, keys, strict, service, complain },
    clean: (text) => running().site.journal.clean(text),
    serviceFor: (headers) => serviceFor(running().site, headers),
    router: () => running().server.pipeline.router,
  });
}

const keepIn = async (database: Database, service: Service, keepsClock: boolean): Promise<Keeper> =>
  (await import('./persistence/keeper.js')).keep(service, database, keepsClock);

/** Sends an answer only when the changes it confirms are on disk. */
const onceKept =
  ({ settled }: Keeper): Hooks['after'] =>
  (answer) =>
    settled().then(
      () => answer,
      (error: Error) => failure(500, error.message),
    );

/** Starts a mock, with the data of a directory if there is one. Rejects with what to do, and leaves nothing open. */
export async function startWith(options: MockOptions, database: Database | undefined): Promise<Mock> {
  const smtp = options.smtp === undefined ? undefined : (await import('./smtp.js')).smtpTarget(options.smtp);
  const behaviour = await behaviourOf(options);
  const service = serviceOf(options, behaviour, database?.kept?.seed);
  if (service.accounts().length === 0)
    throw new Error(`scenario ${options.scenario ?? 'demo'} has no account; give it one`);
  const keeper = database && (await keepIn(database, service, options.clock === undefined));
  const running = await serve(options, behaviour, service, keeper);
  try {
    const stop = await followers(options, running.site, running.server);
    return mockOf({ ...running, service, keeper, behaviour, smtp, stop });
  } catch (error) {
    await running.server.close();
    await running.hybrid?.close();
    throw error;
  }
}

interface Parts {
  site: Site;
  server: Server;
  url: string;
  hybrid: Hybrid | undefined;
  service: Service;
  keeper: Keeper | undefined;
  behaviour: Behaviour;
  smtp: string | undefined;
  stop(): void;
}

/** The `Mock` object for the caller. */
function mockOf({ site, server, url, hybrid, service, keeper, behaviour, smtp, stop }: Parts): Mock {
  const { port, handleRequest, answerViolations, hooks } = server;
  const handle = {
    ...mockControl(site),
    port,
    service,
    answerViolations,
    hooks,
    conditionCounts: behaviour.conditionCounts,
    smtp,
    data: keeper && { directory: keeper.directory, found: keeper.found },
    warmUp: () => server.pipeline.loadMocker(),
    settled: () => keeper?.settled() ?? Promise.resolve(),
    inject: (arrival: Partial<Arrival> & { url: string }) => {
      const headers = { host: url.slice('http://'.length), ...arrival.headers };
      const rewritten = rewriteUrl({ url: arrival.url, headers });
      return handleRequest({ method: 'GET', ...arrival, headers, url: rewritten });
    },
    close: async () => {
      stop();
      await server.close();
      await hybrid?.close();
      await keeper?.close();
    },
  };
  return addressed(handle, service, () => url);
}

/** The chosen faults and variants; their modules are loaded only when there are some. */
async function behaviourOf({ faults = [], variants = [], guises = [] }: MockOptions) {
  const names = [...variants, ...guises];
  const chosen = faults.length > 0 ? (await import('./faults/index.js')).chosenFaults(faults) : undefined;
  const variant = names.length > 0 ? (await import('./variants/index.js')).combine(names) : undefined;
  const [inner, outer] = [chosen?.decorate, variant?.decorate];
  const decorate: Decorate | undefined =
    inner && outer ? (handle, service) => outer(inner(handle, service), service) : (inner ?? outer);
  return {
    variant,
    decorate,
    hooks: joinHooks(variant?.hooks ?? {}, chosen?.hooks ?? {}),
    conditionCounts: chosen?.conditionCounts ?? [],
  };
}
type Behaviour = Awaited<ReturnType<typeof behaviourOf>>;

function serviceOf(
  options: MockOptions,
  { variant, decorate }: Behaviour,
  keptSeed: string | undefined,
): Service {
  const service = createService({
    seed: options.seed ?? keptSeed,
    clock: options.clock ?? variant?.clock,
    strictRules: options.strictRules ?? variant?.strictRules,
    errorBodies: options.errorBodies ?? variant?.errorBodies,
    asyncPolls: options.asyncPolls ?? variant?.asyncPolls,
    asyncMs: options.asyncMs ?? variant?.asyncMs,
    saftFails: options.saftFails,
    // Ids of real servers and ours must not collide.
    variations: {
      ...variant?.variations,
      ...(options.pass?.length && { idStart: OWN_IDS_FROM }),
      ...options.variations,
    },
    accountUrl: accountUrl(options.accountUrls ?? 'path'),
    decorate,
  });
  service.loadScenario(variant?.scenario ?? loadScenario(options.scenario ?? 'demo'));
  return service;
}

async function serve(
  options: MockOptions,
  { variant, hooks }: Behaviour,
  service: Service,
  keeper: Keeper | undefined,
): Promise<Pick<Parts, 'site' | 'server' | 'url' | 'hybrid'>> {
  let server: Server | undefined;
  let url = '';
  const hybrid = await hybridOf(options, service, () => ({ site, server: server as Server }));
  const site: Site = createSite({
    pass: hybrid?.switches,
    secrets: hybrid?.secrets,
    service,
    touch: keeper?.touch,
    scenario: options.scenario ?? 'demo',
    journalSize: options.journal || undefined,
    pipeline: () => (server as Server).pipeline,
    answerViolations: () => (server?.answerViolations.length ?? 0) + (hybrid?.answerViolations() ?? 0),
    host: () => url.slice('http://'.length),
  });
  const { host = '127.0.0.1', allowHosts, allowOrigins, complain = console.error, log } = options;
  if (log && options.journal === 0) throw new Error('log reads the journal, which journal: 0 switches off');
  if (log) site.journal.follow({}, (one) => (log === true ? console.log : log)(logLine(one)));
  const access = createAccess({ host, allowHosts, allowOrigins, complain });
  server = await startServer({
    access,
    contract: realContract(),
    validation: realValidation(),
    serviceFor: ({ headers }) => serviceFor(site, headers),
    through: hybrid?.through,
    ownHooks: { ...controlHooks(site, options.journal !== 0), ...(keeper && { after: onceKept(keeper) }) },
    host,
    port: options.port ?? 4010,
    selfCheck: options.selfCheck,
    strict: options.strict,
    errorForm: options.errorBodies ?? variant?.errorBodies ?? 'json',
    bodyLimit: options.bodyLimit ?? variant?.bodyLimit,
    connections: { keepAliveMs: variant?.keepAliveMs, dropEvery: variant?.dropEvery },
    complain: options.complain,
    async extend(app) {
      const linked = (header = '') => (access.knowsHost(header) ? header : site.host());
      addFileRoutes(app, (headers) => serviceFor(site, headers), linked);
      await addControlRoutes(app, site);
      addConsoleRoutes(app);
    },
  });
  if (options.rateLimit !== undefined) server.hooks.before = rateLimit(options.rateLimit);
  const { before, after } = hooks;
  if (before !== undefined) server.hooks.before = before;
  if (after !== undefined) server.hooks.after = after;
  url = server.url;
  return { site, server, url, hybrid };
}

/** The optional followers of a running mock: sending mails, watching files. */
async function followers(options: MockOptions, site: Site, server: Server): Promise<() => void> {
  const complain = options.complain ?? ((message: string) => console.error(message));
  const stopMails = options.smtp
    ? await (await import('./smtp.js')).sendMails(site.worlds, {
        url: options.smtp,
        from: options.smtpFrom,
        baseUrl: `http://${site.host()}`,
        complain,
      })
    : undefined;
  const stopWatching = options.watch
    ? await (await import('./watch.js')).watchFiles({
        site,
        follow: server.follow,
        scenario: options.scenario ?? 'demo',
        checkout: typeof options.watch === 'string' ? options.watch : undefined,
        say: complain,
      })
    : undefined;
  return () => {
    stopWatching?.();
    stopMails?.();
  };
}
