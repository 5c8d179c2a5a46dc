/**
 * The same stateful mock without a server: request handlers for MSW, in a browser or in a test on Node. Combines service,
 * Prism's pipeline and control as `startMock()` does; console and control API need a socket and are left out.
 */
import type { HttpHandler } from 'msw';
import { createSite } from '../control/actions.js';
import { type Addressed, addressed } from '../control/handle.js';
import { type MockControl, mockControl } from '../control/methods.js';
import { controlHooks, serviceFor } from '../control/request-hooks.js';
import type { AnswerViolation } from '../http/handle-request.js';
import { type Hooks, joinHooks } from '../http/hooks.js';
import { judgedRequests } from '../http/judged-requests.js';
import { redirectNodeFetch } from '../http/node-fetch.js';
import { rateLimit } from '../http/rate-limit.js';
import { type MswOptions, mswOptions } from '../options/options.js';
import { refuseUnfit } from '../options/refuse-unfit.js';
import { realContract, realValidation } from '../prism/shipped-contract.js';
import { loadScenario, scenarioNames } from '../scenarios/load.js';
import { createService, type Service } from '../service/index.js';
import { addressesOf } from './addresses.js';
import { handlersFor } from './handlers.js';

export type { Mail, MockState } from '../control/actions.js';
export type { FaultRule } from '../control/fault-rules.js';
export type { Account as InvoicingAccount } from '../control/handle.js';
export type { JournalFilter } from '../control/journal.js';
export type { Entry } from '../control/journal-entry.js';
export type { MockControl, MockWorld } from '../control/methods.js';

export type { MswOptions as InvoicingHandlersOptions } from '../options/options.js';

export interface InvoicingHandlers extends MockControl, Addressed {
  /** For `setupServer(...handlers)` and `setupWorker(...handlers)`. */
  readonly handlers: HttpHandler[];
  readonly service: Service;
  /** Answers that violate the contract. Not empty: the mock has a defect. */
  readonly answerViolations: AnswerViolation[];
}

/** Creates a mock and its handlers. Throws an Error for an unknown scenario or an invalid base URL. */
export function createInvoicingHandlers(options: MswOptions = {}): InvoicingHandlers {
  refuseUnfit(options, mswOptions, 'createInvoicingHandlers()');
  const complain = options.complain ?? ((message: string) => console.error(message));
  const addresses = addressesOf(options.baseUrl, () => service.accounts().map(({ name }) => name));
  const service = createService({ ...options, accountUrl: addresses.accountUrl });
  service.loadScenario(dataOf(options.scenario ?? 'demo'));
  const site = createSite({
    service,
    scenario: typeof options.scenario === 'object' ? 'own data' : (options.scenario ?? 'demo'),
    journalSize: options.journal || undefined,
    pipeline: () => requests.pipeline,
    answerViolations: () => requests.answerViolations.length,
    host: () => new URL(addresses.url()).host,
    base: addresses.url,
  });
  const limit: Hooks = options.rateLimit === undefined ? {} : { before: rateLimit(options.rateLimit) };
  const requests = judgedRequests({
    contract: realContract(),
    validation: realValidation(),
    selfCheck: options.selfCheck,
    strict: options.strict,
    errorForm: options.errorBodies ?? 'json',
    serviceFor: ({ headers }) => serviceFor(site, headers),
    hooks: joinHooks(controlHooks(site, options.journal !== 0), limit),
    fallbackHost: () => 'localhost',
    complain,
  });
  warnOfKeptFetch((url) => addresses.find(url) !== undefined, addresses.url(), complain);
  const handle = {
    ...mockControl(site),
    handlers: handlersFor(addresses, requests.handleRequest, (headers) => serviceFor(site, headers)),
    service,
    answerViolations: requests.answerViolations,
  };
  return addressed(handle, service, addresses.url);
}

/**
 * Warns once about a client created before `server.listen()`: it kept the original `fetch`, which MSW does not
 * intercept, and the network error alone does not explain that.
 */
function warnOfKeptFetch(
  isOurs: (url: string) => boolean,
  base: string,
  complain: (message: string) => void,
) {
  if (!('process' in globalThis) || 'document' in globalThis) return;
  const unpatched = globalThis.fetch;
  const stop = redirectNodeFetch((url) => {
    // Without MSW these handlers are not expected to answer.
    if (globalThis.fetch === unpatched || !isOurs(url)) return undefined;
    stop();
    complain(
      `a request to ${base} went past MSW to the network: its client was made before server.listen() and kept the fetch of that moment. ` +
        'Give the client fetch: (request) => fetch(request), as createInvoicingClient() of invoicing-contract/client does, or make it after server.listen().',
    );
    return undefined;
  });
}

function dataOf(scenario: string | object): unknown {
  if (typeof scenario === 'object') return scenario;
  if ((scenarioNames as readonly string[]).includes(scenario)) return loadScenario(scenario);
  throw new Error(
    `scenario "${scenario}" is not one of ${scenarioNames.join(', ')}; give the data of your own as an object`,
  );
}
