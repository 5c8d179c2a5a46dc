/**
 * A client of the API that is ready to use: openapi-fetch with the contract's types, the key in every call and
 * filters such as `status[]` written as the contract writes them. For browsers and for Node; knows nothing of the mock.
 */
import createClient, { type Client, type ClientOptions, createQuerySerializer } from 'openapi-fetch';
import type { paths } from '../../generated/types.js';

export type InvoicingClient = Client<paths>;

export interface InvoicingClientOptions extends Omit<ClientOptions, 'querySerializer'> {
  /** The account's address, for example `http://127.0.0.1:4010`. */
  baseUrl: string;
  /** The account's key; a function is asked at every call. */
  apiKey: string | (() => string);
}

const write = createQuerySerializer();

/**
 * Makes a client. It looks for the global `fetch` at every call, so that one that is made when a module is loaded is
 * reached by what takes its place later (MSW, the fixtures for Vitest).
 */
export function createInvoicingClient({ apiKey, ...options }: InvoicingClientOptions): InvoicingClient {
  const key = typeof apiKey === 'string' ? () => apiKey : apiKey;
  return createClient<paths>({
    fetch: (request) => globalThis.fetch(request),
    ...options,
    querySerializer: (query) => write({ ...query, api_key: key() }),
  });
}
