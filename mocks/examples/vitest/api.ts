// The code under test: calls as an application makes them, typed by the contract.
import type { components } from 'invoicing-contract/types';

type Schemas = components['schemas'];

export interface Connection {
  url: string;
  apiKey: string;
}

class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The application's address of the API unless set otherwise. */
const USUAL = 'http://127.0.0.1:4010';

export function connect({ url = USUAL, apiKey }: Partial<Connection> & { apiKey: string }) {
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${url}${path}?api_key=${apiKey}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new ApiError(answer.status, text);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  return {
    listInvoices: () => call<Schemas['InvoiceList']>('GET', '/invoices.json'),
    getInvoice: async (id: number) =>
      (await call<{ invoice: Schemas['Invoice'] }>('GET', `/invoices/${id}.json`)).invoice,
    createInvoice: async (invoice: Schemas['DocumentInput']) =>
      (await call<{ invoice: Schemas['Invoice'] }>('POST', '/invoices.json', { invoice })).invoice,
    changeState: (id: number, state: string) =>
      call<void>('PUT', `/invoices/${id}/change-state.json`, { invoice: { state } }),
  };
}
