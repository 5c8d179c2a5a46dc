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

/** Why the target cannot be judged, in one line; undefined if it answers like the API. */
export async function probe(settings: Settings): Promise<string | undefined> {
  const claimed = probes.filter(([feature]) => (settings.claims as string[]).includes(feature)).slice(0, 4);
  const transport = transportFor(settings, longestMs);
  const answers: Incoming[] = [];
  try {
    for (const [, id] of claimed) {
      const url = `${settings.baseUrl}${operations[id].path}${queryText({}, settings.apiKey)}`;
      const answer = await transport.send({ method: 'GET', url, headers: {} });
      if (isSuccess(answer.status) && !isHtml(answer)) return undefined;
      answers.push(answer);
    }
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    return inOneLine(settings, error);
  } finally {
    await transport.close();
  }
  return refusal(settings, answers);
}

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

function inOneLine({ baseUrl }: Settings, { fault, message }: TransportError): string {
  const lines: Record<TransportError['fault'], string> = {
    refused: `Cannot reach ${baseUrl}: ${message}. Is the server running, and is the address right?`,
    timeout: `${baseUrl} takes the connection but does not answer (${message}).`,
    reset: `${baseUrl} closes connections without an answer.`,
    'rate-limit': `${baseUrl} answers only 429 (too many requests): wait, or use --max-rps.`,
    excess: `${baseUrl} answers a list with ${message}: this is not the API, or it never ends.`,
    withheld: message,
    other: `${baseUrl} does not speak HTTP as expected: ${message}.`,
  };
  return lines[fault];
}

/** Whether an answer is an HTML page: nothing must be posted to a site that is not the API. */
const isHtml = ({ headers, bytes }: Incoming): boolean =>
  /html/i.test(headers['content-type'] ?? '') ||
  bytes.subarray(0, 64).toString('utf8').trimStart().startsWith('<');

function refusal({ baseUrl }: Settings, answers: readonly Incoming[]): string | undefined {
  const every = (test: (answer: Incoming) => boolean) => answers.length > 0 && answers.every(test);
  if (every(({ status }) => status === 401 || status === 403)) {
    return `${baseUrl} refuses the key (401): is --api-key the key of the account at this address?`;
  }
  if (every(isHtml)) return `${baseUrl} answers HTML instead of JSON: this is not the address of the API.`;
  if (every(({ status }) => status === 404 || status === 405 || status === 410)) {
    return `${baseUrl} knows none of the paths of the API (404): this is another API, or the address is wrong.`;
  }
  if (every(({ status }) => isRedirect(status))) {
    return `${baseUrl} only redirects (${answers[0]?.headers.location ?? 'nowhere'}): give the final address.`;
  }
  return undefined;
}
