/**
 * Sends a recording's requests in order to a fresh mock, with ids and keys replaced by the mock's, and compares each
 * answer. Requests that are not possible there are skipped, with the reason.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import { bodyOf } from '../http/hooks.js';
import type { RecordedExchange } from '../recording/exchanges.js';
import { isObject } from '../service/body-values.js';
import { compareAnswers, type Observation } from './compare.js';
import { Identifiers, kindInPath, kindOf } from './identifiers.js';

/** The part of a mock that a replay needs. */
export interface FreshMock {
  url: string;
  readonly accounts: readonly { url: string; apiKey: string; id: number }[];
  inject(request: {
    method: string;
    url: string;
    headers: Record<string, string>;
    raw?: string;
  }): Promise<{ status: number; text: string }>;
  close(): Promise<void>;
}

export const reasons = {
  before: 'about a record from before the recording',
  lost: 'about a record that the mock refused to make',
  waiting: 'answered 202, which comes and goes with time',
  failing: 'answered 429 or 5xx, which says nothing of the contract',
} as const;
export type Reason = keyof typeof reasons;

export interface Replay {
  observations: Observation[];
  /** How many exchanges of each operation were compared. */
  compared: Map<OperationId, number>;
  skipped: Map<Reason, number>;
}

/** An id that no record has. */
const UNKNOWN_ID = '2099999999';
const NO_KEY = 'no-account-has-this-key';

export async function replay(exchanges: readonly RecordedExchange[], mock: FreshMock): Promise<Replay> {
  const identifiers = new Identifiers();
  const keys = accountsOf(exchanges);
  const lost = new Set<string>();
  const result: Replay = { observations: [], compared: new Map(), skipped: new Map() };
  const skip = (reason: Reason) => result.skipped.set(reason, (result.skipped.get(reason) ?? 0) + 1);

  /** Throws a reason for a record without a counterpart, unless the recorded server did not know the id either. */
  function idOf(kind: string, id: string, one: RecordedExchange, type?: string): string {
    const known = identifiers.find(kind, id, type);
    if (known !== undefined) return known;
    if (!/^\d+$/.test(id)) return id;
    if (kind === 'account' && one.status < 300) return String(accountOf(one).id);
    if (one.status === 404 || one.status === 401) return UNKNOWN_ID;
    throw new Unknown(lost.has(`${kind} ${id}`) ? 'lost' : 'before');
  }

  function accountOf({ key }: RecordedExchange): FreshMock['accounts'][number] {
    const own = key === null ? undefined : identifiers.find('key', key);
    const at = key === null ? 0 : Math.max(0, keys.indexOf(key));
    const found = own === undefined ? mock.accounts[at] : mock.accounts.find(({ apiKey }) => apiKey === own);
    return found ?? (mock.accounts[0] as FreshMock['accounts'][number]);
  }

  function keyFor({ key }: RecordedExchange, account: FreshMock['accounts'][number]): string[] {
    if (key === null) return [];
    const isRight = keys.includes(key) || identifiers.find('key', key) !== undefined;
    return [`api_key=${isRight ? account.apiKey : NO_KEY}`];
  }

  function requestOf(one: RecordedExchange) {
    const { method, path, documentType } = operations[one.operation];
    const account = accountOf(one);
    const filled = path.replace(/\{([^{}]+)\}/g, (_all, name: string) => {
      const kind = kindInPath(one.operation, name);
      return encodeURIComponent(
        idOf(kind, one.path[name] ?? '', one, kind === 'document' ? documentType : undefined),
      );
    });
    const query = [
      ...keyFor(one, account),
      ...one.query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
    ];
    const body = one.request === undefined ? undefined : translated(one.request, one, '');
    return {
      method: method.toUpperCase(),
      url: `${account.url.slice(mock.url.length)}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      ...(body !== undefined && { raw: JSON.stringify(body) }),
    };
  }

  function translated(value: unknown, one: RecordedExchange, within: string): unknown {
    if (Array.isArray(value)) return value.map((row) => translated(row, one, within));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([field, inner]) => {
        const kind = field === 'id' ? undefined : kindOf(field, within);
        if (kind === undefined || (typeof inner !== 'string' && typeof inner !== 'number'))
          return [field, translated(inner, one, field)];
        const id = idOf(kind, String(inner), one);
        return [field, typeof inner === 'number' ? Number(id) : id];
      }),
    );
  }

  async function send(one: RecordedExchange): Promise<void> {
    const { status, text } = await mock.inject(requestOf(one));
    const mine = { status, body: bodyOf({ text }) };
    const searches = one.query.some(([name]) => name === 'text');
    result.observations.push(...compareAnswers(one.operation, one, mine, identifiers, searches));
    result.compared.set(one.operation, (result.compared.get(one.operation) ?? 0) + 1);
    if (one.status < 300 && status >= 300) for (const id of idsIn(one.body)) lost.add(id);
  }

  for (const one of exchanges) {
    if (one.status === 202) skip('waiting');
    else if (one.status === 429 || one.status >= 500) skip('failing');
    else
      await send(one).catch((error: unknown) => {
        if (!(error instanceof Unknown)) throw error;
        skip(error.reason);
      });
  }
  return result;
}

class Unknown extends Error {
  constructor(readonly reason: Reason) {
    super(reason);
  }
}

/** Keys that the server accepted, in order of use, without those of accounts created in the recording. */
function accountsOf(exchanges: readonly RecordedExchange[]): string[] {
  const made = new Set(
    exchanges.flatMap(({ body }) => (isObject(body) && isObject(body.account) ? [body.account.api_key] : [])),
  );
  const right = exchanges.filter(
    ({ key, status }) => key !== null && ![401, 403].includes(status) && !made.has(key),
  );
  return [...new Set(right.map(({ key }) => String(key)))];
}

/** The records that a refused request would have created. */
function idsIn(body: unknown): string[] {
  if (!isObject(body)) return [];
  return Object.entries(body).flatMap(([within, record]) => {
    const kind = kindOf('id', within);
    return kind !== undefined && isObject(record) ? [`${kind} ${String(record.id)}`] : [];
  });
}
