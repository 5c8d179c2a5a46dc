/**
 * The example's calls of the API, typed by the contract: a wrong path, field or parameter does not compile. The
 * examples of tests use it as "the code under test".
 */
import type { components, paths } from 'invoicing-contract/types';
import createClient, { createQuerySerializer } from 'openapi-fetch';

type Schemas = components['schemas'];
export type Invoice = Schemas['Invoice'];
export type InvoiceList = Schemas['InvoiceList'];
export type NewInvoice = Schemas['DocumentInput'];
export type Tax = Schemas['Tax'];
export type Trigger = Schemas['InvoiceStateChange']['state'];

export interface Connection {
  /** The account's address. */
  url: string;
  apiKey: string;
}

/** A refusal, with the server's messages for single fields, for example `invoice.date`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields: Record<string, string> = {},
  ) {
    super(message);
  }
}

export type Api = ReturnType<typeof connect>;

/** Milliseconds between two polls of the PDF. */
const POLL_MS = 300;

/** The calls, with the key added to each. All reject with an ApiError. */
export function connect({ url, apiKey }: Connection) {
  const serialize = createQuerySerializer();
  const client = createClient<paths>({
    baseUrl: url,
    // The key is added here because every call needs it.
    querySerializer: (query) => serialize({ ...query, api_key: apiKey }),
    fetch: (request) =>
      fetch(request).catch(() => {
        throw new ApiError(0, `Nobody answers at ${url}. Is the mock running, and is this its address?`);
      }),
  });

  return {
    async listInvoices(page: number, perPage = 6): Promise<InvoiceList> {
      const query = { page, per_page: perPage, 'type[]': ['Invoice' as const] };
      const { data, error, response } = await client.GET('/invoices.json', { params: { query } });
      return data ?? refused(response, error);
    },

    async createInvoice(invoice: NewInvoice): Promise<Invoice> {
      const { data, error, response } = await client.POST('/invoices.json', { body: { invoice } });
      return data?.invoice ?? refused(response, error);
    },

    async getInvoice(id: number): Promise<Invoice> {
      const params = { path: { 'document-id': id } };
      const { data, error, response } = await client.GET('/invoices/{document-id}.json', { params });
      return data?.invoice ?? refused(response, error);
    },

    /** Allowed transitions are in the state table; `canceled` needs a message. */
    async changeState(id: number, state: Trigger, message?: string): Promise<void> {
      const params = { path: { 'document-id': id } };
      const body = { invoice: { state, message } };
      const { error, response } = await client.PUT('/invoices/{document-id}/change-state.json', {
        params,
        body,
      });
      if (!response.ok) refused(response, error);
    },

    async listTaxes(): Promise<Tax[]> {
      const { data, error, response } = await client.GET('/taxes.json');
      return data?.taxes ?? refused(response, error);
    },

    /** The PDF's address, polled while it answers 202. */
    async pdfUrl(id: number): Promise<string> {
      const params = { path: { 'document-id': id } };
      for (let attemptsLeft = 30; attemptsLeft > 0; attemptsLeft--) {
        const { data, error, response } = await client.GET('/api/pdf/{document-id}.json', { params });
        if (response.status === 200 && data) return data.output.pdfUrl;
        if (response.status !== 202) refused(response, error);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
      throw new ApiError(202, 'The PDF is still not ready. Try again in a moment.');
    },
  };
}

/** Error bodies come in several forms, and may be empty; see `errors` in the contract. */
function refused({ status, statusText }: Response, body: unknown): never {
  const { errors } = (body ?? {}) as { errors?: unknown };
  const list = (Array.isArray(errors) ? errors : [errors]) as ({ error?: string } | undefined)[];
  const message = list.flatMap((one) => one?.error ?? []).join('; ');
  // The mock also names fields; other servers may not.
  const { details = [] } = (list[0] ?? {}) as { details?: { field: string; message: string }[] };
  const fields = Object.fromEntries(details.map((one) => [one.field, one.message]));
  throw new ApiError(status, message || `${status} ${statusText}`.trim(), fields);
}
