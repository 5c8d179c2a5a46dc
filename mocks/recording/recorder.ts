/**
 * Makes a scenario and fixtures from the traffic: personal values are removed from each exchange, then a separate world
 * learns it, which can be saved like any other.
 */
import type { OperationId } from '../../generated/operations.js';
import type { Exchange } from '../http/hooks.js';
import { accountIn } from '../http/host.js';
import { createRouter, isMatch, routed } from '../prism/router.js';
import { realContract, realValidation } from '../prism/shipped-contract.js';
import { createService, type Service } from '../service/index.js';
import { OWN_IDS_FROM } from '../service/learning/own-ids.js';
import { anonymized } from './anonymize.js';
import { cleanPath, cleanQuery, EXCHANGES_FILE, type RecordedExchange } from './exchanges.js';
import { createStandIns } from './stand-ins.js';

export interface Fixture {
  operation: OperationId;
  status: number;
  /** The request's body; undefined without one. */
  request: unknown;
  body: unknown;
}

export type Recorder = ReturnType<typeof createRecorder>;

/** Statuses of answers by the proxy itself, which are not the server's. */
const OWN_ANSWERS = new Set([502, 504]);

/** `keepsExchanges`: store exchanges for `nextExchanges`, which empties the list. */
export function createRecorder(keepsExchanges = false) {
  const router = createRouter(realContract().operations);
  const validation = realValidation();
  const standIns = createStandIns();
  const service = createService({ seed: 'recording', variations: { idStart: OWN_IDS_FROM } });
  const accounts = new Map<string | undefined, string | undefined>();
  const fixtures = new Map<string, { fixture: Fixture; size: number }>();
  const leftOut = new Set<string>();
  let exchanges: RecordedExchange[] = [];
  let recorded = 0;

  function keep(fixture: Fixture, answerViolations: number): void {
    const name = `${fixture.operation}.${fixture.status}`;
    const { operation, status, body } = fixture;
    const described = realContract().operations.find(({ id }) => id === operation);
    if (described === undefined || described.responses[String(status)] === undefined) {
      leftOut.add(`${name}: the contract describes no body of this status`);
      return;
    }
    if (answerViolations > 0 || validation.output(described, status, body).length > 0) {
      leftOut.add(`${name}: an answer broke the contract`);
      return;
    }
    const size = JSON.stringify(body)?.length ?? 0;
    const before = fixtures.get(name);
    if (before === undefined || before.size < size) fixtures.set(name, { fixture, size });
  }

  function takeSafely(exchange: Exchange): void {
    const { arrival, answer, answerViolations } = exchange;
    const { method, url, headers } = arrival;
    const found = routed(router, arrival);
    if (!isMatch(found) || answer.drop || OWN_ANSWERS.has(answer.status)) return;
    if (answer.headers['x-mock-fault'] !== undefined) return;
    recorded++;
    const { id: operation } = found.operation;
    const request = cleanJson(String(arrival.raw ?? ''));
    const body = cleanJson(answer.text);
    keep({ operation, status: answer.status, request, body }, answerViolations.length);
    if (keepsExchanges && method !== 'HEAD') {
      if (request === undefined && String(arrival.raw ?? '').trim() !== '')
        leftOut.add(`${EXCHANGES_FILE}: a body of ${operation} that is no JSON`);
      else
        exchanges.push({
          ...{ operation, at: new Date(exchange.startedAt).toISOString() },
          ...cleanQuery(standIns, operation, url),
          path: cleanPath(standIns, found.params),
          ...{ request, status: answer.status, body },
        });
    }
    const named = accountIn(headers, String(headers.host ?? ''));
    service.learn(
      {
        ...{ operation, account: accountFor(named), path: found.params, query: {}, body: request },
        baseUrl: 'http://localhost',
      },
      { status: answer.status, body },
    );
  }
  /** Undefined for text that is no JSON. */
  function cleanJson(text: string): unknown {
    if (text.trim() === '') return undefined;
    try {
      return anonymized(standIns, JSON.parse(text));
    } catch {
      return undefined;
    }
  }
  /** Accounts other than the default get numbers, since their names are personal. */
  function accountFor(named: string | undefined): string | undefined {
    if (!accounts.has(named)) accounts.set(named, nextAccount(service, accounts.size, named));
    return accounts.get(named);
  }

  return {
    /** Records one exchange. Never throws. */
    take(exchange: Exchange) {
      try {
        takeSafely(exchange);
      } catch (error) {
        leftOut.add(`an exchange could not be read: ${(error as Error).name}`);
      }
    },
    /** Exchanges recorded so far. */
    get recorded() {
      return recorded;
    },
    /** The exchanges since the last call, in order; empty unless they are kept. */
    nextExchanges() {
      const next = exchanges;
      exchanges = [];
      return next;
    },
    /** The largest answer (as JSON) of each operation and status. */
    fixtures: () => [...fixtures.values()].map(({ fixture }) => fixture),
    /** Why something was left out, in sentences without recorded values. */
    leftOut: () => [...leftOut],
    /** Records learned so far. */
    counts: () => countsOf(service),
    /** Throws an Error when it is too large. */
    scenario: () => service.asScenario('Recorded from a real server; names and texts are stand-ins.'),
  };
}

/** The default account is the first; the next ones are the second and newly opened accounts. */
function nextAccount(service: Service, index: number, named: string | undefined): string | undefined {
  if (named === undefined) return undefined;
  const others = service.accounts().slice(1);
  const free = others[Math.max(0, index - 1)];
  if (index <= 1 && free !== undefined) return free.name;
  const account = {
    ...{ organization_name: `Account ${index + 1}`, email: `office${index + 1}@example.com` },
    ...{ password: 'recorded', terms: '1', marketing: '0', tax_country: '1' },
  };
  const request = { operation: 'createAccount' as const, path: {}, query: {}, baseUrl: 'http://localhost' };
  service.handle({ ...request, body: { account } });
  return service.accounts().at(-1)?.name;
}

function countsOf(service: Service): Record<string, number> {
  const total: Record<string, number> = {};
  for (const { table, id } of service.dump().changes)
    if (table !== 'account' && id < OWN_IDS_FROM) total[table] = (total[table] ?? 0) + 1;
  return total;
}
