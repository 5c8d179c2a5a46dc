/**
 * Finds, in recorded exchanges, the ids that a later request took from an earlier answer, so that a replay
 * can use the new ones. It knows nothing of shells.
 */
import type { Exchange } from '../judge/result.js';

/** The Nth value of the JSON member `field` in the answer of exchange `from`, under a variable's name. */
export interface Slot {
  name: string;
  from: number;
  field: string;
  occurrence: number;
  value: string;
}

/** A piece of text, or a variable in its place. */
export type Part = string | { variable: string };

/** The slots that later requests need, each from the first answer that showed the value. */
export function captures(exchanges: readonly Exchange[]): Slot[] {
  const slots = new Map<string, Slot>();
  exchanges.forEach(({ responseBody = '' }, from) => {
    const later = exchanges.slice(from + 1);
    for (const { field, value, occurrence } of members(responseBody)) {
      if (slots.has(value) || !later.some((exchange) => needs(exchange, value))) continue;
      slots.set(value, { name: `id${slots.size + 1}`, from, field, occurrence, value });
    }
  });
  return [...slots.values()];
}

/** The text with every value of the slots, where it stands as a whole id, replaced by its variable. */
export function withoutSlots(text: string, slots: readonly Slot[]): Part[] {
  let parts: Part[] = [text];
  for (const { value, name } of slots) {
    parts = parts.flatMap((part) => {
      if (typeof part !== 'string') return [part];
      const pieces = part.split(occurrences(value));
      return pieces.flatMap((piece, i): Part[] => (i === 0 ? [piece] : [{ variable: name }, piece]));
    });
  }
  return parts;
}

const idField = /"(id|[a-z_]+_id|api_key)"\s*:\s*"?([^",}\]\s]+)/g;

/** The id-like members of an answer in the order of its text; a cut body still shows those at its start. */
function members(body: string): { field: string; value: string; occurrence: number }[] {
  const seen = new Map<string, number>();
  return [...body.matchAll(idField)]
    .map(([, field = '', value = '']) => {
      const occurrence = (seen.get(field) ?? 0) + 1;
      seen.set(field, occurrence);
      return { field, value, occurrence };
    })
    .filter(({ value }) => value !== 'null' && value !== '');
}

function needs({ url, requestBody = '' }: Exchange, value: string): boolean {
  return occurrences(value).test(url) || occurrences(value).test(requestBody);
}

/** As a path segment, as an id or key in the query, or as the value of an id member in a body. */
function occurrences(value: string): RegExp {
  const literal = value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const inPath = `(?<=://[^?]*/)${literal}(?=[/?]|\\.json|$)`;
  const inQuery = `(?<=[?&][^=&]*(?:id|api_key)=)${literal}(?=&|$)`;
  const inBody = `(?<="(?:id|[a-z_]+_id)"\\s*:\\s*"?)${literal}(?=["\\s,}\\]])`;
  return new RegExp(`${inPath}|${inQuery}|${inBody}`);
}
