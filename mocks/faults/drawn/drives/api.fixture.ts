/** The client of the drives: requests to one mock, without a socket. */
import { type DocumentTypeNames, documentTypes, type TypeName } from '../../../../generated/states.js';
import type { Answer, Arrival } from '../../../http/hooks.js';
import type { Json } from '../../body-fields.js';

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly body: Json;
}

export interface Options {
  readonly key?: string | null;
  readonly headers?: Record<string, string>;
}

/** The part of a mock that a drive uses. */
interface Running {
  readonly apiKey: string;
  readonly accountId: number;
  inject(arrival: Partial<Arrival> & { url: string }): Promise<Answer>;
}

/** One account of a mock. Records get unique values. */
export class Api {
  constructor(
    readonly mock: Running,
    readonly url = '',
    readonly key: string = mock.apiKey,
    readonly id: number = mock.accountId,
  ) {}

  async send(
    method: string,
    path: string,
    body?: unknown,
    { key = this.key, headers }: Options = {},
  ): Promise<Reply> {
    const mark = path.includes('?') ? '&' : '?';
    const url = this.url + path + (key === null ? '' : `${mark}api_key=${encodeURIComponent(key)}`);
    const raw =
      body === undefined ? undefined : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
    const { status, text } = await this.mock.inject({
      method,
      url,
      headers: { ...(raw && { 'content-type': 'application/json' }), ...headers },
      ...(raw && { raw }),
    });
    let parsed: Json = {};
    try {
      parsed = JSON.parse(text === '' ? '{}' : text) as Json;
    } catch {}
    return { status, text, body: parsed };
  }

  readonly get = (path: string, options?: Options) => this.send('GET', path, undefined, options);
  readonly post = (path: string, body?: unknown, options?: Options) => this.send('POST', path, body, options);
  readonly put = (path: string, body?: unknown, options?: Options) => this.send('PUT', path, body, options);

  /** The record under the wrapper. */
  async one(path: string): Promise<Json> {
    const { body } = await this.get(path);
    return (Object.values(body)[0] ?? {}) as Json;
  }
  async list(path: string): Promise<Json[]> {
    const { body } = await this.get(path);
    return (Object.values(body).find(Array.isArray) ?? []) as Json[];
  }

  private async made(path: string, wrapper: string, fields: Json): Promise<Json> {
    const { body } = await this.post(path, { [wrapper]: fields });
    return (Object.values(body)[0] ?? {}) as Json;
  }

  readonly item = (fields: Json = {}) =>
    this.made('/items.json', 'item', {
      name: unique('item'),
      description: 'x',
      unit_price: '10.00',
      ...fields,
    });
  readonly tax = (fields: Json = {}) =>
    this.made('/taxes.json', 'tax', {
      name: unique('tax'),
      value: '10',
      region: 'PT',
      default_tax: '0',
      ...fields,
    });
  readonly client = (fields: Json = {}) =>
    this.made('/clients.json', 'client', { name: unique('client'), code: unique('c'), ...fields });

  async sequence(fields: Json = {}): Promise<Json> {
    const at_communication = { at_subuser: '508000011/1', at_password: 'YQ==', communication_type: 'auto' };
    await this.post('/api/v3/accounts/at_communication.json', { at_communication });
    return this.made('/sequences.json', 'sequence', { serie: unique('s'), ...fields });
  }

  readonly doc = (type: TypeName, fields: Json = {}) =>
    this.made(`/${namesOf(type).plural}.json`, namesOf(type).singular, documentOf(type, fields));
  readonly write = (type: TypeName, fields: Json = {}) =>
    this.post(`/${namesOf(type).plural}.json`, { [namesOf(type).singular]: documentOf(type, fields) });
  readonly read = (type: TypeName, id: unknown) => this.one(pathOf(type, id));
  readonly update = (type: TypeName, id: unknown, fields: Json) =>
    this.put(pathOf(type, id), { [namesOf(type).singular]: fields });
  readonly state = (type: TypeName, id: unknown, state: unknown, more: Json = {}) =>
    this.put(pathOf(type, id).replace('.json', '/change-state.json'), {
      [namesOf(type).singular]: { state, message: 'because', ...more },
    });
  readonly email = (type: TypeName, id: unknown, message: Json = {}, email = 'to@example.com') =>
    this.put(pathOf(type, id).replace('.json', '/email-document.json'), {
      message: { client: { email, save: '0' }, ...message },
    });
  async final(type: TypeName, fields: Json = {}): Promise<Json> {
    const { id } = await this.doc(type, fields);
    await this.state(type, id, 'finalized');
    return this.read(type, id);
  }
  readonly pay = (id: unknown, amount: string | number) =>
    this.post(`/documents/${id}/partial_payments.json`, { partial_payment: { amount } });

  /** The first answer of the PDF other than 202; undefined after six polls. */
  async pdf(id: unknown, query = ''): Promise<Reply | undefined> {
    for (let poll = 0; poll < 6; poll++) {
      const answer = await this.get(`/api/pdf/${id}.json${query}`);
      if (answer.status !== 202) return answer;
    }
    return undefined;
  }

  /** Creates an account, by default of a new user. */
  async other(fields: Json = {}, endpoint: 'create' | 'create_already_user' = 'create'): Promise<Api> {
    const organization_name = unique('Org');
    const account = {
      organization_name,
      email: `${organization_name}@example.com`,
      password: 'secret-word',
      terms: '1',
      marketing: '0',
      ...fields,
    };
    const path = `/api/accounts/${endpoint}.json`;
    const { body } = await this.send('POST', path, { account }, { key: null });
    const { url, api_key, id } = body.account as { url: string; api_key: string; id: string };
    return new Api(this.mock, url.replace(/^http:\/\/[^/]*/, ''), api_key, Number(id));
  }
}

let count = 0;
const unique = (word: string): string => `${word}${++count}`;

const namesOf = (type: TypeName): DocumentTypeNames =>
  Object.values(documentTypes).find((one) => one.type === type) as DocumentTypeNames;
const pathOf = (type: TypeName, id: unknown): string => `/${namesOf(type).plural}/${id}.json`;

export const line = (fields: Json = {}): Json => ({
  name: unique('line'),
  description: 'y',
  unit_price: '10.00',
  quantity: '2',
  unit: 'service',
  tax: { name: 'IVA23' },
  ...fields,
});

/** A valid body of a document of this type. */
function documentOf(type: TypeName, fields: Json): Json {
  const isGuide = namesOf(type).family === 'guides';
  const place = { detail: 'Street 1', city: 'Lisboa', postal_code: '1000-100', country: 'Portugal' };
  return {
    date: '21/11/2026',
    due_date: '21/12/2026',
    client: { name: unique('client'), code: unique('c') },
    items: [line()],
    ...(isGuide && { loaded_at: '21/11/2026 10:30:15', address_from: place, address_to: place }),
    ...fields,
  };
}

/** Sends a few requests; true if they are answered correctly. */
export type Drive = (api: Api) => Promise<boolean>;

/** Sends a request, and what must come before it. */
export type Ask = (api: Api) => Promise<{ status: number }>;
export const answered =
  (status: number, ask: Ask): Drive =>
  async (api) =>
    (await ask(api)).status === status;

/** Two of a kind, made one after the other. */
export const two = async <Made>(make: () => Promise<Made>): Promise<[Made, Made]> => [
  await make(),
  await make(),
];

/** Drives of one kind, by the last part of the fault's id; `breaks`: the rule they test, unless a row has its own. */
export const drivesOf = (
  kind: string,
  breaks: string,
  drives: Readonly<Record<string, Drive | readonly [breaks: string, show: Drive]>>,
): { readonly id: string; readonly breaks: string; readonly show: Drive }[] =>
  Object.entries(drives).map(([slug, drive]) => {
    const [own, show] = typeof drive === 'function' ? [breaks, drive] : drive;
    return { id: `drawn/${kind}/${slug}`, breaks: own, show };
  });
