/**
 * Parses `--pass`: which operations go to which real server. Operations are named by id, resource, type of document or
 * pattern; an unknown name is refused with the nearest known ones.
 */
import { type OperationId, operations } from '../../generated/operations.js';
import { documentTypes } from '../../generated/states.js';
import { nearest } from '../prism/nearest.js';

export interface PassRule {
  /** Undefined: the server is only named; nothing passes until it is switched on. */
  which: string | undefined;
  server: string;
}

const all = Object.values(operations);
const ids = all.map(({ id }) => id);
/** `/clients/{client-id}.json` belongs to clients. */
const firstWord = (path: string): string => /^\/([a-z_]+)/.exec(path)?.[1] ?? '';
const resources = [...new Set(all.map(({ resource }) => resource))];
const types = Object.values(documentTypes).map(({ plural }) => plural);

/** `items,createClient=http://127.0.0.1:8080`, or an address alone. Throws an Error for text without an address. */
export function ruleOf(text: string): PassRule {
  if (/^https?:\/\//.test(text)) return { which: undefined, server: text };
  const at = text.indexOf('=');
  const [which, server] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  if (at > 0 && which !== '' && server !== '') return { which, server };
  throw new Error(
    `--pass "${text}" says not what passes where: write it like items,createClient=http://127.0.0.1:8080`,
  );
}

/** The operations named, in the order of the contract. Throws an Error for a word that names none. */
export function operationsMeant(which: string): OperationId[] {
  const words = which
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (words.length === 0) throw new Error(`"${which}" names no operation; ${allowed('')}`);
  const meant = new Set(words.flatMap(meantBy));
  return ids.filter((id) => meant.has(id));
}

function meantBy(word: string): OperationId[] {
  const found = all.filter(
    ({ id, resource, documentType, path }) =>
      (word.includes('*') && fitsPattern(word, id)) ||
      [id, resource, documentType, firstWord(path)].includes(word),
  );
  if (found.length > 0) return found.map(({ id }) => id);
  throw new Error(`"${word}" is no operation, resource or type of document; ${allowed(word)}`);
}

/** Whether a name matches a word in which `*` stands for any characters. Linear: there is no backtracking. */
function fitsPattern(word: string, name: string): boolean {
  const [first = '', ...rest] = word.split('*');
  const last = rest.pop();
  if (last === undefined) return name === word;
  if (!name.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return name.length - last.length >= at && name.endsWith(last);
}

function allowed(word: string): string {
  const near = nearest(word, [...resources, ...types, ...ids]);
  const meant = near === undefined ? '' : `did you mean "${near}"? `;
  const like = ids.filter((id) => word.length > 2 && id.toLowerCase().includes(word.toLowerCase()));
  const shown = like.length > 0 ? like : ids;
  return (
    `${meant}resources: ${resources.join(', ')}; types: ${types.join(', ')}; ` +
    `operations: ${shown.join(', ')}; "*" stands for any characters`
  );
}
