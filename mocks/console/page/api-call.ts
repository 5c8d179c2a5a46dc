/** Real calls of the mocked API, as from any program. */
import { jsonIn } from '../../http/json.js';

/** Address and key of an account. */
export interface Caller {
  url: string;
  apiKey: string;
}

export interface Answer<Body = unknown> {
  status: number;
  ok: boolean;
  text: string;
  /** Parsed JSON; undefined for any other body. */
  body: Body | undefined;
  /** The server's reason for a refusal. */
  reason: string | undefined;
}

/** A request with its body as text, and any key or none. */
export interface PlainRequest {
  base: string;
  /** Path and query without the key. */
  address: string;
  key?: string;
  method: string;
  type?: string;
  body?: string;
}

/** A call with the account's key and a JSON body. */
export const callApi = <Body>(
  { url, apiKey }: Caller,
  method: string,
  address: string,
  body?: unknown,
): Promise<Answer<Body>> =>
  send({
    ...{ base: url, address, key: apiKey, method },
    ...(body !== undefined && { type: 'application/json', body: JSON.stringify(body) }),
  });

/** As callApi. Rejects with an Error when the answer is a refusal. */
export async function callApiOrThrow<Body>(
  caller: Caller,
  method: string,
  address: string,
  body?: unknown,
): Promise<Body> {
  const answer = await callApi<Body>(caller, method, address, body);
  if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}. ${answer.reason ?? ''}`);
  return answer.body as Body;
}

export async function send<Body>({ base, address, key, method, type, body }: PlainRequest) {
  const join = address.includes('?') ? '&' : '?';
  const url = base + address + (key === undefined ? '' : `${join}api_key=${encodeURIComponent(key)}`);
  const response = await fetch(url, {
    method,
    body,
    headers: type === undefined ? {} : { 'content-type': type },
  });
  const text = await response.text();
  const json = jsonIn(text);
  const parsed = json === undefined && text !== '' ? text : json;
  const { status, ok } = response;
  return { status, ok, text, body: parsed as Body | undefined, reason: reasonOf(parsed) };
}

/** The reason in a refusal, `{errors: [{error}]}` or `{errors: {error}}`. */
export function reasonOf(answer: unknown): string | undefined {
  const { errors } = (answer ?? {}) as { errors?: { error?: string } | { error?: string }[] };
  if (Array.isArray(errors)) return errors.map((one) => one.error).join('; ');
  return errors?.error;
}
