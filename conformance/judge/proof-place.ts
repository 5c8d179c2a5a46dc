/**
 * Where in an answer the thing lies that a violation is about: what the report marks, and where a script looks again. Finds it
 * by its field; judges nothing.
 */
import type { Json } from '../target/call.js';
import { statusSymptom } from './identity.js';
import { readLeniently } from './lenient-json.js';
import { isSuccess } from './status-class.js';
import { rangesOf } from './statuses.js';
import type { Violation } from './violation.js';
import { wrapperIn } from './wrapper.js';

/** A place in a body, and the id of the list entry that it lies in. */
export type Place = Pick<Violation, 'at' | 'entry'>;

/** The place that a proof is about in this body; undefined where it cannot be known. */
export function placeOf(
  { proof, at, field }: Pick<Violation, 'proof' | 'at' | 'field'>,
  text: string,
): Place | undefined {
  if (proof === undefined) return undefined;
  const body = readLeniently(text);
  switch (proof.by) {
    case 'status':
      return {};
    case 'shape':
      return at ? { at } : undefined;
    case 'silence':
    case 'body':
    case 'json':
    case 'listed':
    case 'size':
    case 'pages':
    case 'pagination':
    case 'total':
    case 'unique':
    case 'apart':
      return {};
    case 'terms':
    case 'inverted':
      return withEntry(body, wrapperOf(body));
    case 'count':
      return withEntry(body, below(wrapperOf(body), proof.name));
    default: {
      const own = proof.by === 'value' ? entryPlace(body, proof.id) : undefined;
      const path = proof.by === 'value' ? proof.path : undefined;
      const names = (path ?? field).replaceAll(/\[\d*\]/g, '').split('.');
      const found = own
        ? placeOfValue(own.entry, proof.actual, names, own.at, path)
        : (placeOfValue(body, proof.actual, names, '', path) ??
          emptyPlace(body, proof.actual, path ?? field));
      return found === undefined ? undefined : withEntry(body, found);
    }
  }
}

/** The entry of that id, in the list that an answer is or holds. */
function entryPlace(body: unknown, id: unknown): { entry: unknown; at: string } | undefined {
  if (id === undefined) return undefined;
  const lists: [string, unknown][] = Array.isArray(body)
    ? [['', body]]
    : Object.entries(Object(body) as Json);
  for (const [name, list] of lists) {
    if (!Array.isArray(list)) continue;
    const nth = list.findIndex((one) => String((Object(one) as Json).id) === String(id));
    if (nth !== -1) return { entry: list[nth], at: `${name}[${nth}]` };
  }
  return undefined;
}

/** Where a field of the record should be, and there is nothing. */
function emptyPlace(body: unknown, actual: unknown, path: string): string | undefined {
  const place = below(wrapperOf(body), path);
  if (place === undefined || !isNothing(actual)) return undefined;
  const inside = place.split(/[.[\]]+/).reduce<unknown>((part, name) => Object(part)[name], body);
  return isNothing(inside) ? place : undefined;
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The ids of records that a violation speaks of: that of its entry, the one that is looked for, and the one that is due. */
export function idsOf({ proof, entry, at = '' }: Pick<Violation, 'proof' | 'entry' | 'at'>): string[] {
  const isDueId = proof?.by === 'value' && isIdAt(at) && proof.compare !== 'not';
  const isListed = proof?.by === 'listed' && proof.key === 'id';
  const named = isListed ? [proof.value, ...(proof.beside ?? [])] : isDueId ? [proof.expected] : [];
  return [...(entry ? [String(entry.id)] : []), ...named.map(String).filter((one) => /^\d+$/.test(one))];
}

/** Whether the id of a record stands at this place: a `fiscal_id` is none. */
const isIdAt = (at: string): boolean => /(^|[._])(?<!fiscal_)id$/.test(at);

const below = (wrapper: string | undefined, name: string): string | undefined =>
  wrapper === undefined || !/^(\w|\[\d+\]|\.)+$/.test(name)
    ? undefined
    : wrapper === ''
      ? name
      : `${wrapper}.${name}`;

/** The one record in an answer: below its wrapper, or the answer itself; undefined for a list. */
function wrapperOf(body: unknown): string | undefined {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return undefined;
  const [inside] = Object.entries(body);
  const wrapper = wrapperIn(body);
  return wrapper ?? (!inside || Array.isArray(inside[1]) ? undefined : '');
}

/** Where a value stands in a body under names that end like these; undefined where it does not. */
function placeOfValue(
  body: unknown,
  actual: unknown,
  field: readonly string[],
  above = '',
  end = '',
): string | undefined {
  const wanted = JSON.stringify(actual);
  const walk = (value: unknown, path: string, names: readonly string[]): string | undefined => {
    const isNamed = names.slice(-field.length).join('.') === field.join('.') && path.endsWith(end);
    if (isNamed && JSON.stringify(value) === wanted) return path;
    if (value === null || typeof value !== 'object') return undefined;
    for (const [key, inner] of Object.entries(value)) {
      const isEntry = Array.isArray(value);
      const next = isEntry ? `${path}[${key}]` : path ? `${path}.${key}` : key;
      const found = walk(inner, next, isEntry ? names : [...names, key]);
      if (found) return found;
    }
    return undefined;
  };
  return actual === undefined ? undefined : walk(body, above, []);
}

/** A list may stand in another order, and hold more, the next time: its entries are known by their ids. */
function withEntry(body: unknown, at: string | undefined): Place | undefined {
  if (at === undefined) return undefined;
  const [, list, number, rest = ''] = /^(\w*)\[(\d+)\]\.?(.*)$/.exec(at) ?? [];
  const entries = list === undefined ? undefined : list === '' ? body : (Object(body) as Json)[list];
  const id = Array.isArray(entries) ? (Object(entries[Number(number)]) as Json).id : undefined;
  return { at, ...(id !== undefined && { entry: { list: list ?? '', id, rest } }) };
}

/** Of an assertion that is known by the status that came: anything else would have been right. */
export function statusProof(
  { proof, symptom }: Pick<Violation, 'proof' | 'symptom'>,
  exchange: Violation['exchange'],
): Violation['proof'] | undefined {
  const status = exchange?.status;
  if (proof?.by !== 'value' || proof.compare !== 'not' || status === undefined) return undefined;
  if (symptom === 'accepted' && isSuccess(status)) return { by: 'status', accepted: [[400, 599]] };
  return symptom === statusSymptom(status)
    ? { by: 'status', accepted: rangesOf((one) => one !== status) }
    : undefined;
}
