/**
 * Checks whether the target can be judged at all, before anything is created on it: whether it is reachable, answers, is this
 * API and accepts the key.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import { isRedirect, isSuccess } from '../judge/status-class.js';
import { queryText } from './outgoing.js';
import { swapFor } from './plain-words.js';
import type { Settings } from './settings.js';
import { createTransport, type Incoming, type Transport, TransportError } from './transport.js';

const probes: readonly (readonly [string, OperationId])[] = [
  ['items', 'listItems'],
  ['taxes', 'listTaxes'],
  ['clients', 'listClients'],
  ['sequences', 'listSequences'],
  ['invoices', 'listInvoices'],
  ['estimates', 'listEstimates'],
  ['guides', 'listGuides'],
  ['purchase_orders', 'listPurchaseOrders'],
];
const longestMs = 5000;

const transportFor = (settings: Settings, patienceMs: number): Transport =>
  createTransport({
    timeoutMs: Math.min(settings.timeoutMs, longestMs),
    maxRps: settings.maxRps,
    patienceMs,
    swap: swapFor(settings),
  });

/** The address and the key of an account, and the options that give them. */
interface Account {
  baseUrl: string;
  apiKey: string;
  options: { address: string; key: string };
}

/**
 * Why the target cannot be judged, in one line; undefined if it answers like the API, the second account too, and something listens
 * at the public address. A wrong address or key would otherwise be reported as a violation by the target.
 */
export async function probe(settings: Settings): Promise<string | undefined> {
  const { baseUrl, apiKey, second, publicUrl } = settings;
  const accounts: Account[] = [{ baseUrl, apiKey, options: { address: '--base-url', key: '--api-key' } }];
  if (second)
    accounts.push({ ...second, options: { address: '--second-base-url', key: '--second-api-key' } });
  for (const account of accounts) {
    const problem = await probeAccount(account, settings);
    if (problem) return problem;
  }
  const origins = accounts.map((account) => new URL(account.baseUrl).origin);
  const isApart = publicUrl !== undefined && !origins.includes(new URL(publicUrl).origin);
  return isApart ? probePublic(publicUrl, settings) : undefined;
}

async function probeAccount(account: Account, settings: Settings): Promise<string | undefined> {
  const claimed = probes.filter(([feature]) => (settings.claims as string[]).includes(feature)).slice(0, 4);
  return unlessUnreachable(settings, placeOf(account), async (get) => {
    const answers: Incoming[] = [];
    for (const [, id] of claimed) {
      const answer = await get(`${account.baseUrl}${operations[id].path}${queryText({}, account.apiKey)}`);
      if (isSuccess(answer.status) && !isHtml(answer)) return undefined;
      answers.push(answer);
    }
    return refusal(account, answers);
  });
}

/** Only whether it answers at all: its operations are no GETs. */
const probePublic = (publicUrl: string, settings: Settings): Promise<string | undefined> =>
  unlessUnreachable(settings, `${publicUrl} (--public-url)`, async (get) => {
    await get(`${publicUrl}${operations.createAccount.path}`);
    return undefined;
  });

/** The result of `ask`, or why there was no answer. */
async function unlessUnreachable(
  settings: Settings,
  place: string,
  ask: (get: (url: string) => Promise<Incoming>) => Promise<string | undefined>,
): Promise<string | undefined> {
  const transport = transportFor(settings, longestMs);
  try {
    return await ask((url) => transport.send({ method: 'GET', url, headers: {} }));
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    return inOneLine(place, error);
  } finally {
    await transport.close();
  }
}

/** The address, with its option unless that is the plain one. */
const placeOf = ({ baseUrl, options: { address } }: Account): string =>
  address === '--base-url' ? baseUrl : `${baseUrl} (${address})`;

/** The median latency of a few GETs in ms; undefined without an answer or without an address. */
export async function latencyOf(settings: Settings): Promise<number | undefined> {
  const { baseUrl, apiKey } = settings;
  if (new URL(baseUrl).hostname.endsWith('.invalid')) return undefined;
  const transport = transportFor(settings, 0);
  const url = `${baseUrl}${operations.listItems.path}${queryText({}, apiKey)}`;
  try {
    // The first request also opens the connection.
    for (let n = 0; n < 5; n += 1) await transport.send({ method: 'GET', url, headers: {} });
    return transport.medianMs();
  } catch {
    return undefined;
  } finally {
    await transport.close();
  }
}

function inOneLine(place: string, { fault, message }: TransportError): string {
  const lines: Record<TransportError['fault'], string> = {
    refused: `Cannot reach ${place}: ${message}. Is the server running, and is the address right?`,
    timeout: `${place} takes the connection but does not answer (${message}).`,
    reset: `${place} closes connections without an answer.`,
    'rate-limit': `${place} answers only 429 (too many requests): wait, or use --max-rps.`,
    excess: `${place} answers a list with ${message}: this is not the API, or it never ends.`,
    withheld: message,
    other: `${place} does not speak HTTP as expected: ${message}.`,
  };
  return lines[fault];
}

/** Whether an answer is an HTML page: nothing must be posted to a site that is not the API. */
const isHtml = ({ headers, bytes }: Incoming): boolean =>
  /html/i.test(headers['content-type'] ?? '') ||
  bytes.subarray(0, 64).toString('utf8').trimStart().startsWith('<');

function refusal(account: Account, answers: readonly Incoming[]): string | undefined {
  const place = placeOf(account);
  const every = (test: (answer: Incoming) => boolean) => answers.length > 0 && answers.every(test);
  if (every(({ status }) => status === 401 || status === 403)) {
    return `${place} refuses the key (401): is ${account.options.key} the key of the account at this address?`;
  }
  if (every(isHtml)) return `${place} answers HTML instead of JSON: this is not the address of the API.`;
  if (every(({ status }) => status === 404 || status === 405 || status === 410)) {
    return `${place} knows none of the paths of the API (404): this is another API, or the address is wrong.`;
  }
  if (every(({ status }) => isRedirect(status))) {
    return `${place} only redirects (${answers[0]?.headers.location ?? 'nowhere'}): give the final address.`;
  }
  return undefined;
}
