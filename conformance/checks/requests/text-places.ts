/** Sets many texts of a record in one request and judges each text. */

import { documentTypes } from '../../../generated/states.js';
import { operationsOf } from '../../dialect/dialect.js';
import type { StatementId } from '../../judge/citation.js';
import { countSymptom } from '../../judge/identity.js';
import { isSuccess } from '../../judge/status-class.js';
import type { CheckContext, DocumentType, OperationId } from '../../run/check.js';
import type { Answer, Json } from '../../target/call.js';
import {
  clientUpdate,
  type Drafts,
  documentUpdate,
  draftsOf,
  itemUpdate,
  type Stage,
  tryOut,
} from '../extremes/stage.js';
import { idIn, type Probe, recordOf, sent } from '../kit/probe.js';
import { documentCreate, getOf, readOf } from '../kit/probes.js';
import { dayPairs, isNothingItself, kindOf, moments, type Text } from './odd-texts.js';

/** A record whose texts are set in one request; fields are named by their path in the body and the answer. */
export interface Place {
  writes: OperationId;
  get: OperationId;
  statement: StatementId;
  fields: readonly string[];
  /** Fields that accept texts of one form only, with texts of that form that are easily altered. */
  own?: Readonly<Record<string, readonly string[]>>;
  /** Fields that answers need not show. */
  unlisted?: readonly string[];
  send(values: Readonly<Record<string, string>>): Promise<Probe>;
  /** The GET of the record that this answer shows: every create makes another one. */
  read(answer: Answer): Probe | undefined;
  /** Fields that came back as sent at least once; and the last value that each showed. */
  kept: Set<string>;
  last: Map<string, unknown>;
}

const unread = (): Pick<Place, 'kept' | 'last'> => ({ kept: new Set(), last: new Map() });

const at = (record: Json, field: string): unknown =>
  field.split('.').reduce<unknown>((value, key) => (Object(value) as Json)[key], record);

/** `{ 'a.b': 1 }` as `{ a: { b: 1 } }`; a numeric key makes a list with one element. */
function unfolded(values: Readonly<Record<string, string>>): Json {
  const all: Json = {};
  for (const [path, value] of Object.entries(values)) {
    const [first = '', second] = path.split('.');
    all[first] = second === undefined ? value : { ...(all[first] as Json), [second]: value };
  }
  return all;
}

export const clientPlace = (stage: Stage): Place => ({
  writes: 'updateClient',
  get: 'getClient',
  statement: 'rule:client-open-fields',
  fields: [
    'address',
    'city',
    'postal_code',
    'phone',
    'fax',
    'observations',
    'preferred_contact.name',
    'preferred_contact.phone',
  ],
  own: {
    website: ['https://www.conformance.example/Path/', 'http://conformance.example/?a=%41&b=c#D'],
    email: ['Ana.Teste+tag@conformance.example', "o'neil_1@conformance.example"],
    'preferred_contact.email': ['ana-b.C@conformance.example', 'a@b.conformance.example'],
  },
  send: async (values) => clientUpdate(stage, unfolded(values)),
  read: () => readOf('client', stage.client.id),
  ...unread(),
});

export const itemPlace = (stage: Stage): Place => ({
  writes: 'updateItem',
  get: 'getItem',
  statement: 'rule:item-fields-kept',
  fields: ['description', 'unit'],
  send: async (values) => itemUpdate(stage, values),
  read: () => readOf('item', stage.item.id),
  ...unread(),
});

/** `items.2.unit`: the unit of a line. Its position is that of its number among the line numbers that were sent. */
const lineField = (field: string): readonly [nth: string, name: string] | undefined => {
  const [, nth, name] = /^items\.(\d+)\.(\w+)$/.exec(field) ?? [];
  return nth === undefined || name === undefined ? undefined : [nth, name];
};

const lineNumbers = (fields: readonly string[]): string[] => [
  ...new Set(fields.flatMap((field) => lineField(field)?.[0] ?? [])),
];

const lineCount = 16;

const documentFields = (isGuide: boolean): string[] => [
  ...['reference', 'observations'],
  ...(isGuide ? ['address_from.detail', 'address_to.city', 'license_plate', 'address_from.postal_code'] : []),
  ...Array.from({ length: lineCount }, (_, n) => [`items.${n}.description`, `items.${n}.unit`]).flat(),
];

/** The fields of a document with these texts. */
function documentWith(t: CheckContext, values: Readonly<Record<string, string>>): Json {
  const numbers = lineNumbers(Object.keys(values));
  const items = numbers.map((nth) =>
    t.given.line(
      Object.fromEntries(
        Object.entries(values).flatMap(([field, text]) => {
          const [own, name] = lineField(field) ?? [];
          return own === nth && name !== undefined ? [[name, text]] : [];
        }),
      ),
    ),
  );
  const others = Object.fromEntries(
    Object.entries(values).filter(([field]) => lineField(field) === undefined),
  );
  const place = { detail: 'Rua 1', city: 'Porto', postal_code: '4000-010', country: 'Portugal' };
  const { address_from, address_to, ...plain } = unfolded(others);
  return {
    ...plain,
    ...(items.length > 0 && { items }),
    ...(address_from !== undefined && { address_from: { ...place, ...(address_from as Json) } }),
    ...(address_to !== undefined && { address_to: { ...place, ...(address_to as Json) } }),
  };
}

/** Two places: a new document with the texts, and an update of the last one created. */
export function documentPlaces(t: CheckContext, type: DocumentType): { made: Place; updated: Place } {
  const { create, update, get } = operationsOf(type);
  const isGuide = documentTypes[type].family === 'guides';
  const drafts = draftsOf(t);
  let [sentLast, fields]: [Json, Json] = [{}, {}];
  let id: string | number | undefined;
  const shared = {
    get,
    statement: 'rule:document-fields-kept' as const,
    fields: documentFields(isGuide),
    unlisted: ['loaded_at'],
    own: {
      date: dayPairs.map(([date]) => date),
      due_date: dayPairs.map(([, due]) => due),
      ...(isGuide && { loaded_at: moments, 'address_to.postal_code': ['07800', '00100'] }),
    },
  };
  const readBack = (): Probe | undefined => (id === undefined ? undefined : getOf({ type, id }));
  const own: Drafts = {
    draft: async () => {
      if (id === undefined) ({ id, fields } = await drafts.draft(type));
      return { id, fields };
    },
  };
  return {
    made: {
      ...{ ...shared, ...unread(), writes: create },
      send: async (values) => {
        sentLast = { ...(await t.given.freshFields(type)), ...documentWith(t, values) };
        return documentCreate(t, type, sentLast);
      },
      read: (answer) => {
        [id, fields] = [idIn(answer), sentLast];
        return readBack();
      },
    },
    updated: {
      ...{ ...shared, ...unread(), writes: update },
      send: (values) => documentUpdate(t, own, type, documentWith(t, values)),
      read: readBack,
    },
  };
}

/** The kind of texts that only one field accepts. */
const ofOneForm = 'forms';

/** The nth text for each field that accepts texts of one form only. */
export const formsIn = ({ own = {} }: Place, nth: number): (Text & { field: string })[] =>
  Object.entries(own).map(([field, all]) => ({
    kind: ofOneForm,
    text: all[nth % all.length] ?? '',
    field,
  }));

/** How often a refused request is halved: it need not be found which text was refused. */
const mostSplits = 4;

/** Sends these texts in one request and judges them; a refused request is halved, so that one text does not hide others. */
export async function judgeTexts(
  t: CheckContext,
  place: Place,
  all: readonly (Text & { field: string })[],
  splits = { left: mostSplits },
): Promise<void> {
  if (all.length === 0) return;
  const values = Object.fromEntries(all.map(({ field, text }) => [field, text]));
  const subject = all.length === 1 ? `input.text-${all[0]?.kind}` : 'input.texts';
  const answer = await tryOut(t, await place.send(values), subject);
  if (answer === undefined) return;
  if (!isSuccess(answer.status)) {
    if (all.length === 1 || splits.left <= 0) return;
    splits.left -= 1;
    const middle = Math.ceil(all.length / 2);
    await judgeTexts(t, place, all.slice(0, middle), splits);
    return judgeTexts(t, place, all.slice(middle), splits);
  }
  const read = place.read(answer);
  if (read === undefined) return;
  const record = recordOf(await sent(t, read, subject));
  const numbers = lineNumbers(all.map(({ field }) => field));
  const hasLines = holdsLines(t, place, record, numbers.length);
  const sentTexts = all.map(({ text }) => text);
  for (const one of all) {
    const { field, text } = one;
    const [nth, name = ''] = lineField(field) ?? [];
    const shown =
      nth === undefined
        ? at(record, field)
        : ((Object(record.items) as Json)[numbers.indexOf(nth)] as Json | undefined)?.[name];
    if (record.id === undefined) continue;
    // A value that is not a text is a violation of its field's schema.
    if ((nth !== undefined && !hasLines) || (shown !== null && typeof shown === 'object')) continue;
    const own = nth === undefined ? field : `items[].${name}`;
    if (place.unlisted?.includes(own) && (shown ?? null) === null) continue;
    const kind = kindOf(one, shown);
    if (shown === text) place.kept.add(own);
    else {
      const isOfField = kind === ofOneForm || isLost(place, own, shown, text, sentTexts);
      t.soft(
        `${isOfField ? own : `a text with what ${kind} changes`} comes back as it was sent`,
        `${JSON.stringify(shown)} for ${JSON.stringify(text)}`,
        {
          ...{ symptom: 'different', field: isOfField ? own : `text.${kind}` },
          ...{ statement: place.statement, operation: place.writes },
          proof: {
            ...{ by: 'value', compare: 'equal', expected: text, actual: shown },
            path: nth === undefined ? field : `items[${numbers.indexOf(nth)}].${name}`,
          },
        },
      );
    }
    place.last.set(own, shown);
  }
}

/** Whether the record has as many lines as were sent, which is judged; a missing list is a violation of the schema. */
function holdsLines(t: CheckContext, { writes }: Place, { items }: Json, count: number): boolean {
  if (count === 0 || !Array.isArray(items) || items.length === count) return Array.isArray(items);
  t.soft(`items are ${count} lines, as sent`, `${items.length} lines`, {
    ...{ symptom: countSymptom(items.length, count), field: 'items', operation: writes },
    ...{ statement: 'schema:Document.items', proof: { by: 'count', name: 'items', expected: count } },
  });
  return false;
}

/**
 * Whether the field keeps no new text: it still shows the former text, or has never kept one and shows nothing or another field's
 * text.
 */
function isLost(
  { kept, last }: Place,
  field: string,
  shown: unknown,
  text: string,
  others: readonly string[],
): boolean {
  const isNothing = (value: unknown) => value === undefined || value === null || value === '';
  const isStale = last.has(field) && shown === last.get(field);
  if (isStale && !isNothing(shown)) return true;
  if (kept.has(field)) return false;
  // A keyword may be read as nothing, unless the field showed nothing for other texts either.
  if (isNothingItself(text)) return last.has(field) && isNothing(last.get(field)) && isNothing(shown);
  return isNothing(shown) || isStale || others.includes(String(shown));
}
