/** Records and lines in the bodies of requests and answers, as far as these can be parsed. */
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

/** The lines of the document in a body; undefined if there are none. */
export function linesIn(body: string | undefined): Fields[] | undefined {
  const { items } = firstRecordIn(body);
  return Array.isArray(items) ? items.map(fieldsOf) : undefined;
}
