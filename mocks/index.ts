/**
 * What the package gives to others: `startMock()` for tests and programs, and the generated types and tables.
 * Turns options into a running mock; the command line does no more than call it.
 */

import { addConsoleRoutes } from './console/routes.js';
import { createSite, type Site } from './control/actions.js';
import { type MockControl, mockControl } from './control/methods.js';
import { controlHooks, serviceFor } from './control/request-hooks.js';
import { addControlRoutes } from './control/routes.js';
import type { GuardCount } from './faults/guards/guard.js';
import type { ConditionId, ConditionInfo, GuardedFaultId } from './faults/guards/index.js';
import type { ChosenFaults } from './faults/index.js';
import type { FaultId, FaultInfo } from './faults/make.js';
import type { GuiseName } from './guises/index.js';
import type { GuiseInfo } from './guises/make.js';
import { createAccess } from './http/access.js';
import { type Breach, failure } from './http/handle-request.js';
import { type Answer, type Arrival, type Hooks, joinHooks } from './http/hooks.js';
import { accountUrl, rewriteUrl } from './http/host.js';
import { rateLimit } from './http/rate-limit.js';
import type { Hybrid } from './hybrid/index.js';
import { type MockOptions, mockOptions } from './options/options.js';
import { refuseUnknown } from './options/refuse-unknown.js';
import type { Database } from './persistence/database.js';
import type { Keeper } from './persistence/keeper.js';
import { realContract, realValidation } from './prism/shipped-contract.js';
import type { ContractProxy, ProxyOptions } from './proxy/index.js';
import { addFileRoutes } from './rendering/routes.js';
import { type Server, startServer } from './running-mock.js';
import { loadScenario } from './scenarios/load.js';
import { createService, type Service } from './service/index.js';
import { OWN_IDS_FROM } from './service/learning/own-ids.js';
import type { Decorate } from './service/service.js';

export type * from '../generated/operations.js';
export { operations } from '../generated/operations.js';
export { rules } from '../generated/rules.js';
export { cells, documentTypes, stateTables } from '../generated/states.js';
export type { components, operations as ApiOperations, paths } from '../generated/types.js';
export type { Mail, MockState } from './control/actions.js';
export type { FaultRule } from './control/fault-rules.js';
export type { JournalFilter } from './control/journal.js';
export type { Entry } from './control/journal-entry.js';
export type { MockControl, MockWorld } from './control/methods.js';
export type { GuardCount } from './faults/guards/guard.js';
export type { ConditionId, ConditionInfo, GuardedFaultId } from './faults/guards/index.js';
export type { FaultId, FaultInfo } from './faults/make.js';
export type { GuiseName } from './guises/index.js';
export type { GuiseInfo } from './guises/make.js';
export type { Breach } from './http/handle-request.js';
export type { Answer, Arrival, Exchange, Hooks } from './http/hooks.js';
export type { MockOptions } from './options/options.js';
export type { ContractProxy, ProxyOptions } from './proxy/index.js';

export interface Account {
  id: number;
  name: string;
  /** As `accountUrls` says; the default account has the bare address. Every account answers in both forms. */
  url: string;
  apiKey: string;
}

export interface Mock extends MockControl {
  /** The default account's address, without a slash at the end. */
  url: string;
  /** The address of the two account-creation endpoints. */
  publicUrl: string;
  port: number;
  /** Of the default account as it is now: another scenario may bring another. */
  readonly apiKey: string;
  readonly accountId: number;
  /** Every account as it is now, the default one first. */
  readonly accounts: Account[];
  service: Service;
  /** The mock's own answers that broke the contract. Empty, or it has a defect. */
  breaches: Breach[];
  /** Where faults, delays and observers join in; see http/hooks.ts. */
  hooks: Hooks;
  /** How often the conditions of faults behind conditions were met, and how often the fault showed. */
  readonly guards: readonly GuardCount[];
  /** Where mails are really sent, without user and password; undefined: they stay in the outbox. */
  readonly smtp: string | undefined;
  /** Where everything is kept, and how many documents were there at the start; undefined: in memory only. */
  readonly data: { directory: string; found: number | undefined } | undefined;
  /** Resolves when everything written so far is on the disk; at once where nothing is kept. */
  settled(): Promise<void>;
  /** A request without a socket. */
  inject(arrival: Partial<Arrival> & { url: string }): Promise<Answer>;
  /** Back to the scenario as it was loaded, the clock too. */
  reset(): void;
  /** Loads what the first `Prefer` header would wait for. */
  warmUp(): Promise<void>;
  /** Answers what is under way, then frees the port. */
  close(): Promise<void>;
}

/** Deliberate defects of what is only assumed: a suite notes them and fails nobody. */
export const listAssumedFaults = async (): Promise<readonly FaultInfo[]> =>
  (await import('./faults/index.js')).listAssumedFaults();

/** Every deliberate defect of something stated that `faults` can switch on. */
export const listFaults = async (): Promise<readonly FaultInfo[]> =>
  (await import('./faults/index.js')).listFaults();

/** Every condition behind which a fault can be put: `fault@condition`, `fault@condition+condition`. */
export const listConditions = async (): Promise<readonly ConditionInfo[]> =>
  (await import('./faults/guards/index.js')).listConditions();

/** The conditions that a request of this fault's operations can meet. */
export const conditionsFor = async (
  fault: Pick<FaultInfo, 'id' | 'operations'>,
): Promise<readonly ConditionId[]> => (await import('./faults/guards/index.js')).conditionsFor(fault);

/** A fault behind conditions, as `faults` and `--fault` take it. */
export const guardedId = (fault: FaultId, behind: readonly ConditionId[]): GuardedFaultId =>
  `${fault}@${behind.join('+')}`;

/** Every lawful but awkward way to answer that `guises` can switch on. */
export const listGuises = async (): Promise<readonly (GuiseInfo & { readonly name: GuiseName })[]> =>
  (await import('./guises/index.js')).listGuises();

/** A defect below, a guise around it; undefined when there is neither. */
const around = (inner: Decorate | undefined, outer: Decorate | undefined): Decorate | undefined =>
  inner && outer ? (handle, service) => outer(inner(handle, service), service) : (inner ?? outer);

/** Starts Prism's validating proxy with this contract before a real server. Rejects with what to do. */
export const startProxy = async (options: ProxyOptions): Promise<ContractProxy> =>
  (await import('./proxy/index.js')).startProxy(options);

/** Real servers for some of the operations, where some were named. */
async function hybridOf(
  options: MockOptions,
  service: Service,
  running: () => { site: Site; server: Server },
): Promise<Hybrid | undefined> {
  const { pass = [], passKey: keys = [], strict = false, complain = console.error } = options;
  if (pass.length === 0) {
    if (options.passKey?.length)
      throw new Error('--pass-key is the key of a server that --pass names; say which');
    return undefined;
  }
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

/** No answer leaves before what it tells of is on the disk. */
const onceKept =
  ({ settled }: Keeper): Hooks['after'] =>
  (answer) =>
    settled().then(
      () => answer,
      (error: Error) => failure(500, error.message),
    );

/** Starts a mock. Any number of them may run in one process; they share nothing but compiled schemas. Rejects for what cannot be done. */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  refuseUnknown(options, mockOptions, 'startMock()');
  if (options.data === undefined) {
    if (options.salvage) throw new Error('--salvage mends the directory of --data; say which');
    return startWith(options, undefined);
  }
  const { openKept } = await import('./persistence/keeper.js');
  const { data, seed, scenario, salvage } = options;
  const say = options.complain ?? ((message: string) => console.error(message));
  const database = await openKept({ data, seed, scenario, salvage, say });
  try {
    return await startWith({ ...options, scenario: scenario ?? database.kept?.scenario }, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function startWith(options: MockOptions, database: Database | undefined): Promise<Mock> {
  const worn = await wornBy(options);
  const service = serviceOf(options, worn, database?.kept?.seed);
  const keeper = database && (await keepIn(database, service, options.clock === undefined));
  const { site, server, url, hybrid } = await serve(options, worn, service, keeper);
  const accounts = () =>
    service.accounts().map(({ id, name, apiKey, isDefault }) => {
      const own = isDefault ? url : service.settings.accountUrl(name, url);
      return { id, name, apiKey, url: own };
    });
  const first = accounts()[0];
  if (first === undefined) {
    await server.close();
    throw new Error(`scenario ${options.scenario ?? 'demo'} has no account; give it one`);
  }
  const stop = await followers(options, site, server);
  const { port, handleRequest, breaches, hooks } = server;
  return {
    ...mockControl(site),
    url,
    publicUrl: url,
    port,
    get apiKey() {
      return accounts()[0]?.apiKey ?? first.apiKey;
    },
    get accountId() {
      return accounts()[0]?.id ?? first.id;
    },
    get accounts() {
      return accounts();
    },
    service,
    breaches,
    hooks,
    guards: worn.faults.guards ?? [],
    smtp: options.smtp === undefined ? undefined : (await import('./smtp.js')).smtpTarget(options.smtp),
    data: keeper && { directory: keeper.directory, found: keeper.found },
    warmUp: () => server.pipeline.loadMocker(),
    settled: () => keeper?.settled() ?? Promise.resolve(),
    inject: (arrival) => {
      const headers = { host: url.slice('http://'.length), ...arrival.headers };
      return handleRequest({
        method: 'GET',
        ...arrival,
        headers,
        url: rewriteUrl({ url: arrival.url, headers }),
      });
    },
    close: async () => {
      stop();
      await server.close();
      await hybrid?.close();
      await keeper?.close();
    },
  };
}

async function chosenAmong(faults: MockOptions['faults']): Promise<ChosenFaults> {
  return faults?.length ? (await import('./faults/index.js')).chosenFaults(faults) : {};
}

/** Defects and guises, loaded only when some are chosen. */
async function wornBy({ faults, guises }: MockOptions) {
  return {
    faults: await chosenAmong(faults),
    dress: guises?.length ? (await import('./guises/index.js')).dressed(guises) : undefined,
  };
}
type Worn = Awaited<ReturnType<typeof wornBy>>;

function serviceOf(options: MockOptions, { faults, dress }: Worn, keptSeed: string | undefined): Service {
  const service = createService({
    seed: options.seed ?? keptSeed,
    clock: options.clock ?? dress?.clock,
    strictRules: options.strictRules ?? dress?.strictRules,
    errorBodies: options.errorBodies ?? dress?.errorBodies,
    asyncPolls: options.asyncPolls ?? dress?.asyncPolls,
    asyncMs: options.asyncMs ?? dress?.asyncMs,
    saftFails: options.saftFails,
    // Ids of real servers and ours must not meet.
    variations: {
      ...dress?.variations,
      ...(options.pass?.length && { idStart: OWN_IDS_FROM }),
      ...options.variations,
    },
    accountUrl: accountUrl(options.accountUrls ?? 'path'),
    decorate: around(faults.decorate, dress?.decorate),
  });
  service.loadScenario(dress?.scenario ?? loadScenario(options.scenario ?? 'demo'));
  return service;
}

async function serve(
  options: MockOptions,
  { faults, dress }: Worn,
  service: Service,
  keeper: Keeper | undefined,
): Promise<{ site: Site; server: Server; url: string; hybrid: Hybrid | undefined }> {
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
    breaches: () => (server?.breaches.length ?? 0) + (hybrid?.breaches() ?? 0),
    host: () => url.slice('http://'.length),
  });
  const { host = '127.0.0.1', allowHosts, allowOrigins, complain = console.error } = options;
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
    selfCheck: options.selfCheck ?? true,
    strict: options.strict ?? false,
    errorForm: options.errorBodies ?? dress?.errorBodies ?? 'json',
    bodyLimit: options.bodyLimit ?? dress?.bodyLimit,
    complain: options.complain,
    async extend(app) {
      const linked = (header = '') => (access.knowsHost(header) ? header : site.host());
      addFileRoutes(app, (headers) => serviceFor(site, headers), linked);
      await addControlRoutes(app, site);
      addConsoleRoutes(app);
    },
  });
  if (options.rateLimit !== undefined) server.hooks.before = rateLimit(options.rateLimit);
  const { before, after } = joinHooks(dress?.worn ?? {}, faults.after ? { after: faults.after } : {});
  if (before !== undefined) server.hooks.before = before;
  if (after !== undefined) server.hooks.after = after;
  url = server.url;
  return { site, server, url, hybrid };
}

/** What goes along with a running mock where it is wished: really sent mails, files that change. */
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
