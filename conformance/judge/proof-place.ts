/**
 * The place in an answer that a violation is about: the report highlights it, and a script judges it again. Found by the field
 * and the value.
 */
import { isId, type Json } from '../target/call.js';
import { isNothing, statusSymptom } from './identity.js';
import { readLeniently } from './lenient-json.js';
import { isSuccess } from './status-class.js';
import { rangesOf } from './statuses.js';
import type { Violation } from './violation.js';
import { wrapperIn } from './wrapper.js';

/** A path in a body, and the list entry that contains it. */
export type Place = Pick<Violation, 'at' | 'entry'>;

/** The place in this body that the proof is about; undefined if it is not known. */
export function placeOf(
  { proof, at, field }: Pick<Violation, 'proof' | 'at' | 'field'>,
  text: string,
): Place | undefined {
  if (proof === undefined) return undefined;
  const body = readLeniently(text);
  switch (proof.by) {
    case 'shape':
      return withEntry(body, at);
    case 'terms':
    case 'inverted':
      return withEntry(body, wrapperOf(body));
    case 'count':
      return withEntry(body, below(wrapperOf(body), proof.name));
    case 'value':
    case 'near': {
      const own = proof.by === 'value' ? entryPlace(body, proof.id) : undefined;
      const path = proof.by === 'value' ? proof.path : undefined;
      const names = (path ?? field).replaceAll(/\[\d*\]/g, '').split('.');
      const found = own
        ? placeOfValue(own.entry, proof.actual, names, own.at, path)
        : (placeOfValue(body, proof.actual, names, '', path) ??
          emptyPlace(body, proof.actual, path ?? field));
      return found === undefined ? undefined : withEntry(body, found);
    }
    // About the whole answer: its status, its body, its list.
    default:
      return {};
  }
}

/** The entry with that id in a list of the answer. */
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

/** The path of a field of the record that is missing or empty. */
function emptyPlace(body: unknown, actual: unknown, path: string): string | undefined {
  const place = below(wrapperOf(body), path);
  if (place === undefined || !isNothing(actual)) return undefined;
  const inside = place.split(/[.[\]]+/).reduce<unknown>((part, name) => Object(part)[name], body);
  return isNothing(inside) ? place : undefined;
}

/** The ids of records in a violation: of its list entry, of the searched record, and the expected one. */
export function idsOf({ proof, entry, at = '' }: Pick<Violation, 'proof' | 'entry' | 'at'>): string[] {
  const isDueId = proof?.by === 'value' && isIdAt(at) && proof.compare !== 'not';
  const isListed = proof?.by === 'listed' && proof.key === 'id';
  const named = isListed ? [proof.value, ...(proof.beside ?? [])] : isDueId ? [proof.expected] : [];
  return [...(entry ? [String(entry.id)] : []), ...named.map(String).filter((one) => /^\d+$/.test(one))];
}

/** Whether the path is that of a record's id; a `fiscal_id` is none. */
const isIdAt = (at: string): boolean => /(^|[._])(?<!fiscal_)id$/.test(at);

const below = (wrapper: string | undefined, name: string): string | undefined =>
  wrapper === undefined || !/^(\w|\[\d+\]|\.)+$/.test(name)
    ? undefined
    : wrapper === ''
      ? name
      : `${wrapper}.${name}`;

/** The name of the wrapper of the record in an answer; '' if the answer is the record; undefined for a list. */
function wrapperOf(body: unknown): string | undefined {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return undefined;
  const [inside] = Object.entries(body);
  const wrapper = wrapperIn(body);
  return wrapper ?? (!inside || Array.isArray(inside[1]) ? undefined : '');
}

/** The path of a value in a body whose names end with `field`; undefined if there is none. */
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

/** Adds the id of the list entry, unless it is none: the order and number of entries may differ in a replay. */
function withEntry(body: unknown, at: string | undefined): Place | undefined {
  if (at === undefined) return undefined;
  const [, list, number, rest = ''] = /^(\w*)\[(\d+)\]\.?(.*)$/.exec(at) ?? [];
  const entries = list === undefined ? undefined : list === '' ? body : (Object(body) as Json)[list];
  const id = Array.isArray(entries) ? (Object(entries[Number(number)]) as Json).id : undefined;
  return { at, ...(isId(id) && { entry: { list: list ?? '', id, rest } }) };
}

/** The proof for a violation whose symptom is the status: any other status is accepted. */
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
