/** Records and lines in the bodies of requests and answers, as far as these can be parsed. */
import type { Exchange } from '../../judge/exchange.js';
import { readLeniently } from '../../judge/lenient-json.js';

export type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => Object(value) as Fields;

export const membersOf = (body = ''): Fields => fieldsOf(readLeniently(body));

/** The record under a name; an empty object if there is none. */
export const recordIn = (body: string | undefined, name: string): Fields => fieldsOf(membersOf(body)[name]);

/** The record in a body, whatever its name; an empty object if there is none. */
export const firstRecordIn = (body: string | undefined): Fields =>
  fieldsOf(Object.values(membersOf(body))[0]);

/** The name of the client of the document in a body. */
export const clientNameIn = (body: string | undefined): unknown => fieldsOf(firstRecordIn(body).client).name;

/** The lines of the last request with lines, and those of the last answer, if it has as many. */
export function linesSentAndShown(
  exchanges: readonly Exchange[],
): [sent: Fields[], shown: Fields[]] | undefined {
  const sent = exchanges.map(({ requestBody }) => linesIn(requestBody)).findLast(Boolean);
  const shown = linesIn(exchanges.at(-1)?.responseBody);
  return sent && shown && sent.length === shown.length ? [sent, shown] : undefined;
}

/** The lines of the document in a body; undefined if there are none. */
function linesIn(body: string | undefined): Fields[] | undefined {
  const { items } = firstRecordIn(body);
  return Array.isArray(items) ? items.map(fieldsOf) : undefined;
}
