/**
 * The recorded exchanges without personal values, for sending the same requests again. Defines the format of a line in
 * `exchanges.jsonl`.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import { anonymized } from './anonymize.js';
import type { StandIns } from './stand-ins.js';

export const EXCHANGES_FILE = 'exchanges.jsonl';

/** One line of the file. */
export interface RecordedExchange {
  operation: OperationId;
  /** When it began, in ISO form. */
  at: string;
  /** The stand-in of the key that was sent; null: none. */
  key: string | null;
  /** By the names in the operation's path. */
  path: Record<string, string>;
  query: [name: string, value: string][];
  /** Absent: no body. */
  request?: unknown;
  status: number;
  body?: unknown;
}

/** Parameters with another name than the field that they search. */
const SEARCHED: Readonly<Record<string, readonly [field: string, within: string]>> = {
  client_name: ['name', 'client'],
  client_code: ['code', 'client'],
};

/** The request's key, and the operation's parameters: names of others may be personal. */
export function cleanQuery(
  standIns: StandIns,
  operation: OperationId,
  url: string,
): Pick<RecordedExchange, 'key' | 'query'> {
  const at = url.indexOf('?');
  const sent = [...new URLSearchParams(at === -1 ? '' : url.slice(at + 1))];
  const names = new Set(operations[operation].parameters.map(({ name }) => name));
  const key = sent.find(([name]) => name === 'api_key')?.[1];
  return {
    key: key === undefined ? null : standIns.text('secret', key),
    query: sent
      .filter(([name]) => name !== 'api_key' && names.has(name))
      .map(([name, value]) => {
        const [field, within] = SEARCHED[name] ?? [name.split('[', 1)[0] ?? '', ''];
        return [name, String(anonymized(standIns, value, field, within))];
      }),
  };
}

/** A number that may be too long, negative or a fraction: kept, so that it is refused like the one that was sent. */
const NUMBER = /^-?\d{1,60}(\.\d{1,4})?$/;

/** Keeps ids and other numbers; replaces everything else in a path. */
export const cleanPath = (
  standIns: StandIns,
  params: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      NUMBER.test(value) ? value : String(anonymized(standIns, value, 'id')),
    ]),
  );
