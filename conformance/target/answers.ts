/** Parses an answer: its body, the record in it, its list. */
import type { Judged } from '../judge/judge.js';
import { Unreadable, unreadableRecord } from '../judge/unreadable.js';
import { isObject, unwrapRecord } from '../judge/wrapper.js';
import type { Json } from './call.js';
import type { Incoming } from './transport.js';

export function answerOf(incoming: Incoming): Judged & { headers: Record<string, string> } {
  const text = incoming.bytes.toString('utf8');
  const { body, notJson } = parsed(text);
  return {
    status: incoming.status,
    headers: incoming.headers,
    contentType: incoming.headers['content-type'],
    text,
    body,
    notJson,
  };
}

function parsed(text: string): { body: unknown; notJson: boolean } {
  if (text.trim() === '') return { body: undefined, notJson: false };
  try {
    return { body: JSON.parse(text), notJson: false };
  } catch {
    return { body: undefined, notJson: true };
  }
}

/** The record of an answer: under the stated name, in a list of one under its plural, in another wrapper, or the body itself. */
export function recordIn(body: unknown, wrapper?: string): Json {
  if (!isObject(body)) return {};
  const named = wrapper ? (body[wrapper] ?? onlyOf(body[`${wrapper}s`])) : undefined;
  if (named instanceof Unreadable) return unreadableRecord(named.place);
  if (isObject(named)) return named;
  return unwrapRecord(body);
}

const onlyOf = (list: unknown): unknown => (Array.isArray(list) && list.length === 1 ? list[0] : undefined);

/** The records of a list answer: under the stated name, otherwise the longest array, since the answer may have others. */
export function listIn(body: unknown, wrapper = ''): Json[] {
  if (Array.isArray(body)) return body.filter(isObject);
  if (!isObject(body)) return [];
  const named = body[wrapper];
  if (Array.isArray(named)) return named.filter(isObject);
  const [longest = []] = Object.values(body)
    .filter(Array.isArray)
    .map((array) => array.filter(isObject))
    .sort((one, other) => other.length - one.length);
  return longest;
}
