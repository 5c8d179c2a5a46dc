/**
 * Fields of a request's body that the contract does not have there: ignored, but noted, since most are misspelt. Only
 * names are checked.
 */
import type { Operation } from '../../generated/operations.js';
import { isObject } from '../service/body-values.js';
import type { Contract } from './contract.js';
import { valueAt } from './json-pointer.js';
import { nearest } from './nearest.js';

export type UnknownFields = (operation: Operation, body: unknown) => readonly string[];

/** The fields at a place in a body; a list and its entries are one place. */
interface Place {
  names: Map<string, Place>;
  /** Names that only answers have there. */
  answers: Map<string, Place>;
}

type Json = Record<string, unknown>;

/** A limit, since a hostile body has a million of them. */
const MAX_NOTES = 20;
/** References of the contract are less deep; circular ones end here. */
const MAX_LEVELS = 20;
const NONE: readonly string[] = [];

/** Cheap to create: the fields of an operation's body are collected at its first request. */
export function unknownFieldsOf(contract: Contract): UnknownFields {
  const places = new Map<string, Place>();
  return (operation, body) => {
    if (operation.body === undefined || !isObject(body)) return NONE;
    const place = places.get(operation.id) ?? placeOf(contract, operation);
    places.set(operation.id, place);
    const found = new Map<string, string>();
    for (const [wrapper, inner] of Object.entries(body)) {
      // A record with an id is an answer that was sent back.
      const isEcho = isObject(inner) && Object.hasOwn(inner, 'id');
      look({ operation, isEcho, found }, place, { [wrapper]: inner }, '', '');
    }
    return found.size === 0 ? NONE : [...found.values()];
  };
}

interface Search {
  operation: Operation;
  isEcho: boolean;
  /** Notes by the field's path without indexes: one for all lines. */
  found: Map<string, string>;
}

function look(search: Search, place: Place, value: unknown, shown: string, path: string): void {
  if (search.found.size >= MAX_NOTES) return;
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) look(search, place, entry, `${shown}[${index}]`, path);
    return;
  }
  if (!isObject(value) || place.names.size === 0) return;
  for (const name in value) {
    const at = shown === '' ? name : `${shown}.${name}`;
    const key = `${path}.${name}`;
    const known = place.names.get(name);
    const answered = place.answers.get(name);
    if (known !== undefined) look(search, known, value[name], at, key);
    else if (search.isEcho && answered !== undefined) continue;
    else if (search.found.size < MAX_NOTES && !search.found.has(key))
      search.found.set(key, noteOf(search.operation, place, { at, name, shown }, answered !== undefined));
  }
}

function noteOf(
  { id }: Operation,
  place: Place,
  { at, name, shown }: { at: string; name: string; shown: string },
  isAnswered: boolean,
): string {
  if (isAnswered) return `${cut(at)} is a field of answers only, and was ignored`;
  const meant = meantBy(name, place);
  const advice = meant === undefined ? '' : `; did you mean ${shown === '' ? meant : `${shown}.${meant}`}?`;
  return `${cut(at)} is no field of ${id}, and was ignored${advice}`;
}

const cut = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}...` : text);
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** `fiscalId` means fiscal_id, `tax_name` tax.name, `emial` email. */
function meantBy(name: string, { names }: Place): string | undefined {
  if (name.length > 60) return undefined;
  const choices = [...names].flatMap(([one, { names: inner }]) => [
    one,
    ...[...inner.keys()].map((below) => `${one}.${below}`),
  ]);
  return choices.find((one) => plain(one) === plain(name)) ?? nearest(name, choices);
}

function placeOf(contract: Contract, operation: Operation): Place {
  const document = contract.document();
  const place = emptyPlace();
  collect(document, valueAt(document, operation.body?.schema ?? ''), place, 'names', 0);
  for (const { resource, responses } of contract.operations) {
    if (resource !== operation.resource) continue;
    for (const [status, { schema }] of Object.entries(responses))
      if (status.startsWith('2') && schema !== undefined)
        collect(document, valueAt(document, schema), place, 'answers', 0);
  }
  return place;
}

const emptyPlace = (): Place => ({ names: new Map(), answers: new Map() });

/** Adds the fields of a schema. Fields of answers are added only at places that requests have too. */
function collect(document: Json, schema: unknown, into: Place, kind: keyof Place, level: number): void {
  if (!isObject(schema) || level > MAX_LEVELS) return;
  if (typeof schema.$ref === 'string')
    collect(document, valueAt(document, schema.$ref), into, kind, level + 1);
  for (const keyword of ['allOf', 'anyOf', 'oneOf'])
    for (const one of listOf(schema[keyword])) collect(document, one, into, kind, level + 1);
  if (schema.items !== undefined) collect(document, schema.items, into, kind, level + 1);
  if (!isObject(schema.properties)) return;
  for (const [name, inner] of Object.entries(schema.properties)) {
    const below = into.names.get(name) ?? into[kind].get(name) ?? emptyPlace();
    if (kind === 'names' || !into.names.has(name)) into[kind].set(name, below);
    collect(document, inner, below, kind, level + 1);
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
