/** Reads and validates the exchanges of a recording. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../../generated/operations.js';
import { EXCHANGES_FILE, type RecordedExchange } from '../recording/exchanges.js';

/** Throws an Error that says what is wrong, where, and what to do next. */
export function readRecording(folder: string): RecordedExchange[] {
  const path = join(folder, EXCHANGES_FILE);
  if (!existsSync(folder)) throw new Error(`${folder} does not exist: name a folder that --record wrote`);
  if (!existsSync(path))
    throw new Error(
      `${folder} holds no ${EXCHANGES_FILE}: record it with invoicing-mock proxy URL --record ${folder} (0.2 or later)`,
    );
  const lines = readFileSync(path, 'utf8').split('\n');
  const exchanges = lines.flatMap((line, index) =>
    line === '' ? [] : [exchangeIn(line, `${path}:${index + 1}`)],
  );
  if (exchanges.length === 0)
    throw new Error(`${path} is empty: send requests through the proxy while it records`);
  return exchanges;
}

function exchangeIn(line: string, place: string): RecordedExchange {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error(`${place} is no JSON: the recording was cut or edited; record it again`);
  }
  const problem = problemWith(value as Partial<RecordedExchange> | null);
  if (problem !== undefined) throw new Error(`${place}: ${problem}; record it again`);
  return value as RecordedExchange;
}

function problemWith(value: Partial<RecordedExchange> | null): string | undefined {
  if (typeof value !== 'object' || value === null) return 'a line is an object';
  const { operation, at, key, path, query, status } = value;
  if (operation === undefined || !Object.hasOwn(operations, operation))
    return `operation is ${JSON.stringify(operation)}, which the contract does not have`;
  if (Number.isNaN(Date.parse(String(at)))) return 'at is no moment';
  if (key !== null && typeof key !== 'string') return 'key is neither a text nor null';
  if (!Number.isInteger(status)) return 'status is no whole number';
  if (!isTexts(path === null ? undefined : Object.values(path ?? {}))) return 'path holds more than texts';
  for (const name of operations[operation].path.matchAll(/\{([^{}]+)\}/g))
    if (path?.[name[1] ?? ''] === undefined) return `path has no ${name[1]}`;
  return Array.isArray(query) && query.every((pair) => isTexts(pair) && pair.length === 2)
    ? undefined
    : 'query is no list of pairs of texts';
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
