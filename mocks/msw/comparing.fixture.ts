/** For the tests of the handlers: a list of requests, and a function that sends them on Node and in a page. */

export interface Step {
  name: string;
  method?: string;
  /** `{id}` is the id of the last record answered; `{key}` the API key. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Reported {
  name: string;
  status: number;
  type: string | null;
  length: string | null;
  body: string;
}

const key = 'api_key={key}';
const invoice = {
  date: '21/11/2026',
  due_date: '21/12/2026',
  client: { name: 'Livraria <Lua> & "Sol"', code: 'LL' },
  items: [
    {
      name: 'Candeeiro & lâmpada',
      description: 'Latão',
      unit_price: '19.90',
      quantity: '3',
      tax: { name: 'IVA23' },
    },
  ],
};

/** Answers of every kind: success, refusals by the contract, the service and the request handler, links. */
export const steps: Step[] = [
  { name: 'a list', path: `/invoices.json?${key}&per_page=3` },
  { name: 'a filter', path: `/invoices.json?${key}&type[]=Invoice&status[]=final&date[from]=01/01/2026` },
  { name: 'a new invoice', method: 'POST', path: `/invoices.json?${key}`, body: { invoice } },
  { name: 'it is there', path: `/invoices/{id}.json?${key}` },
  { name: 'no PDF of a draft', path: `/api/pdf/{id}.json?${key}` },
  {
    name: 'a forbidden transition',
    method: 'PUT',
    path: `/invoices/{id}/change-state.json?${key}`,
    body: { invoice: { state: 'settled' } },
  },
  {
    name: 'an update',
    method: 'PUT',
    path: `/invoices/{id}.json?${key}`,
    body: { invoice: { ...invoice, reference: 'É' } },
  },
  {
    name: 'finalized',
    method: 'PUT',
    path: `/invoices/{id}/change-state.json?${key}`,
    body: { invoice: { state: 'finalized' } },
  },
  { name: 'a PDF later', path: `/api/pdf/{id}.json?${key}` },
  { name: 'a PDF now', path: `/api/pdf/{id}.json?${key}` },
  { name: 'a QR code', path: `/api/qr_codes/{id}.json?${key}` },
  { name: 'SAF-T later', path: `/api/export_saft.json?${key}&month=11&years=2026` },
  { name: 'SAF-T now', path: `/api/export_saft.json?${key}&month=11&years=2026` },
  { name: 'missing fields', method: 'POST', path: `/invoices.json?${key}`, body: { invoice: { date: 'x' } } },
  { name: 'a broken query', path: `/invoices.json?${key}&page=zero` },
  { name: 'no JSON', method: 'POST', path: `/items.json?${key}`, body: '{"item":' },
  {
    name: 'a form',
    method: 'POST',
    path: `/items.json?${key}`,
    body: 'item=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  { name: 'no key', path: '/items.json' },
  { name: 'a wrong key', path: '/items.json?api_key=wrong' },
  { name: 'no such invoice', path: `/invoices/1.json?${key}` },
  { name: 'no such path', path: `/invoice.json?${key}` },
  { name: 'a wrong method', method: 'DELETE', path: `/invoices.json?${key}` },
  { name: 'only the head', method: 'HEAD', path: `/items.json?${key}` },
];

/** Sends requests, one after another. Self-contained, because it is passed to a page as text. */
export async function report([rows, url, apiKey]: readonly [Step[], string, string]): Promise<Reported[]> {
  const reported: Reported[] = [];
  let id = '';
  for (const { name, method = 'GET', path, body, headers } of rows) {
    const answer = await fetch(url + path.replace('{key}', apiKey).replace('{id}', id), {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json', ...headers },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    id = /^\{"[a-z_]+":\{"id":(\d+)/.exec(text)?.[1] ?? id;
    const [type, length] = [answer.headers.get('content-type'), answer.headers.get('content-length')];
    reported.push({ name, status: answer.status, type, length, body: text });
  }
  return reported;
}
