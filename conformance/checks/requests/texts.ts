/**
 * Texts that a layer changes: trimmed at their ends, normalized, read as numbers, dates or words of a language, unescaped,
 * filled in, cut at a number of bytes. Every text field of clients, items and documents, many at once: stored as sent, or
 * refused with a 4xx. What texts of other scripts come to is also in the covering arrays.
 */
import { operationsOf } from '../../dialect/dialect.js';
import type { StatementId } from '../../judge/citation.js';
import type { Exchange } from '../../judge/exchange.js';
import type { Check, CheckContext, DocumentType, OperationId } from '../../run/check.js';
import type { Json } from '../../target/call.js';
import {
  clientUpdate,
  type Drafts,
  documentUpdate,
  draftsOf,
  itemUpdate,
  type Stage,
  stageOf,
} from '../extremes/stage.js';
import { isClaimed } from '../kit/document-rules.js';
import { type Probe, recordOf, sent, wrong } from '../kit/probe.js';
import { soon } from '../kit/records.js';
import { scopeWord } from '../kit/text-filter.js';

/** By what is done to such a text where it is not left alone. */
const table: Readonly<Record<string, readonly string[]>> = {
  trimming: [
    '  blanks around  ',
    '\ttab and line\n',
    '\u00a0no-break\u00a0',
    '\u3000wide\u3000',
    'a   b\u2003c',
    '\ufeffmark',
  ],
  normalizing: [
    'e\u0301 o\u0308 A\u030a',
    '\u212b \u2126 \u00e9',
    'ﬁ ² ½ Ⅳ',
    '\u1100\u1161\u11a8',
    'ſ İ ı ẞ',
  ],
  invisible: [
    'a\u200bb\u200dc\u00add',
    '👩‍👩‍👧‍👦 🏳️‍🌈 ✍🏽',
    '\u202eabc\u202c',
    'a\u2028b\u2029c\u0085d',
    '𝒳🧾𠜎',
  ],
  controls: ['a\u0001b\u0007c', 'a\u001bb\u007fc', 'a\u000bb\u000cc'],
  lines: ['a\r\nb', 'a\rb', 'a\n\n\nb', 'a\tb'],
  escapes: [
    '&amp;&lt;b&gt;&#39;&nbsp;',
    '<b>x</b><br/><script>1</script>',
    '%41%20+%2B',
    '\\n\\t\\u0041\\\\',
    '"q" \'s\' `b`',
  ],
  templates: [
    '{{7*7}} #{7*7} $\u007b7*7}',
    '<%= 7 %> %s %d %(a)s {0}',
    '$1 \\1 $& :name @name ?',
    '=1+1',
    '-- ; /* */ \\',
  ],
  numbers: ['007', '+5', '1e3', '1.0', '-0', '0x1F', '1_000', '12345678901234567890', '1,50', '.5'],
  words: [
    'null',
    'true',
    'false',
    'undefined',
    'None',
    'nil',
    'NaN',
    'Infinity',
    '[object Object]',
    'yes',
    'constructor',
    '__proto__',
  ],
  dates: ['2026-01-02', '01/02/2026', '2026-01-02T03:04:05Z', '12:30', '1-2', '10/10'],
  structures: ['{"a":1}', '["x"]', '"x"', '!ruby/object {}', 'O:1:"A"', '- a: b', '(1,)'],
  bytes: ['é'.repeat(64), '€'.repeat(86), '😀'.repeat(64), 'x'.repeat(256)],
};

interface Text {
  kind: string;
  text: string;
}
const texts: readonly Text[] = Object.entries(table).flatMap(([kind, all]) =>
  all.map((text) => ({ kind, text })),
);

/** A record whose texts are set at once, by a path of the field in body and answer. */
interface Place {
  update: OperationId;
  get: OperationId;
  statement: StatementId;
  fields: readonly string[];
  send(values: Readonly<Record<string, string>>): Promise<Probe>;
  read: Probe;
  /** Fields that came back as sent at least once, and what each showed last. */
  kept: Set<string>;
  last: Map<string, unknown>;
}

const unread = (): Pick<Place, 'kept' | 'last'> => ({ kept: new Set(), last: new Map() });

const at = (record: Json, field: string): unknown =>
  field.split('.').reduce<unknown>((value, key) => (Object(value) as Json)[key], record);

/** `{ 'a.b': 1 }` as `{ a: { b: 1 } }`; a key that is a number makes a list of one. */
function unfolded(values: Readonly<Record<string, string>>): Json {
  const all: Json = {};
  for (const [path, value] of Object.entries(values)) {
    const [first = '', second] = path.split('.');
    all[first] = second === undefined ? value : { ...(all[first] as Json), [second]: value };
  }
  return all;
}

const clientPlace = (stage: Stage): Place => ({
  update: 'updateClient',
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
  send: async (values) => clientUpdate(stage, unfolded(values)),
  read: { operation: 'getClient', path: { 'client-id': stage.client.id } },
  ...unread(),
});

const itemPlace = (stage: Stage): Place => ({
  update: 'updateItem',
  get: 'getItem',
  statement: 'rule:item-fields-kept',
  fields: ['description', 'unit'],
  send: async (values) => itemUpdate(stage, values),
  read: { operation: 'getItem', path: { 'item-id': stage.item.id } },
  ...unread(),
});

const lineField = (field: string): string | undefined => /^items\.(\d)$/.exec(field)?.[1];

async function documentPlace(t: CheckContext, stage: Drafts, type: DocumentType): Promise<Place> {
  const { update, get } = operationsOf(type);
  const { id } = await stage.draft(type);
  const isGuide = type === 'shippings';
  return {
    update,
    get,
    statement: 'rule:document-fields-kept',
    fields: [
      ...['reference', 'observations', 'items.0', 'items.1', 'items.2', 'items.3'],
      ...(isGuide ? ['address_from.detail', 'address_to.city', 'license_plate'] : []),
    ],
    send: (values) => {
      const lines = Object.entries(values).filter(([field]) => lineField(field) !== undefined);
      const others = Object.fromEntries(
        Object.entries(values).filter(([field]) => lineField(field) === undefined),
      );
      const items = lines.map(([, description]) => t.given.line({ description }));
      const place = { detail: 'Rua 1', city: 'Porto', postal_code: '4000-010', country: 'Portugal' };
      const { address_from, address_to, ...plain } = unfolded(others);
      return documentUpdate(t, stage, type, {
        ...plain,
        ...(items.length > 0 && { items }),
        ...(address_from !== undefined && { address_from: { ...place, ...(address_from as Json) } }),
        ...(address_to !== undefined && { address_to: { ...place, ...(address_to as Json) } }),
      });
    },
    read: { operation: get, path: { 'document-id': id } },
    ...unread(),
  };
}

/** So many halves of a refused request are tried again: which text was refused is not asked for its own sake. */
const mostSplits = 4;

/** Sends these texts at once and reads them; what is refused is halved, so that one text hides no other. */
async function judgeTexts(
  t: CheckContext,
  place: Place,
  all: readonly (Text & { field: string })[],
  splits = { left: mostSplits },
): Promise<void> {
  if (all.length === 0) return;
  const values = Object.fromEntries(all.map(({ field, text }) => [field, text]));
  const subject = all.length === 1 ? `input.text-${all[0]?.kind}` : 'input.texts';
  const answer = await sent(t, await place.send(values), subject);
  if (answer === undefined) return;
  if (answer.status >= 300) {
    if (all.length === 1 || splits.left <= 0) return;
    splits.left -= 1;
    const middle = Math.ceil(all.length / 2);
    await judgeTexts(t, place, all.slice(0, middle), splits);
    return judgeTexts(t, place, all.slice(middle), splits);
  }
  const record = recordOf(await sent(t, place.read, subject));
  const lines = all.filter(({ field }) => lineField(field) !== undefined).map(({ field }) => field);
  const sentTexts = all.map(({ text }) => text);
  for (const { field, text, kind } of all) {
    const nth = lines.indexOf(field);
    const shown =
      nth >= 0 ? at((Object(record.items) as Json)[nth] as Json, 'description') : at(record, field);
    if (record.id === undefined) continue;
    const own = nth >= 0 ? 'items[].description' : field;
    if (shown === text) place.kept.add(own);
    else
      wrong(
        t,
        `a text with what ${kind} changes comes back as it was sent`,
        `${JSON.stringify(shown)} for ${JSON.stringify(text)}`,
        {
          ...{
            symptom: 'different',
            field: isLost(place, own, shown, text, sentTexts) ? own : `text.${kind}`,
          },
          ...{ statement: place.statement, operation: place.update },
        },
      );
    place.last.set(own, shown);
  }
}

/** Words that a server may take for nothing, and texts of white space alone, are lost by what they are. */
const isNothingItself = (text: string): boolean => text.trim() === '' || table.words?.includes(text) === true;

/**
 * Whether the field keeps no text at all: nothing came back, or what it showed before, or what was sent for another field, and
 * never what was sent for it.
 */
function isLost(
  { kept, last }: Place,
  field: string,
  shown: unknown,
  text: string,
  others: readonly string[],
): boolean {
  if (kept.has(field) || isNothingItself(text)) return false;
  const isStale = last.has(field) && shown === last.get(field);
  return shown === undefined || shown === null || shown === '' || isStale || others.includes(String(shown));
}

/** Each text once in some field of the place; which fields a text gets depends on the place. */
async function everyText(t: CheckContext, place: Place, shift: number): Promise<void> {
  const { fields } = place;
  for (let from = 0; from < texts.length; from += fields.length) {
    const part = texts.slice(from, from + fields.length);
    await judgeTexts(
      t,
      place,
      part.map((one, n) => ({ ...one, field: fields[(n + shift) % fields.length] ?? '' })),
    );
  }
}

/** A third of the texts each: what a server does to texts it does to those of every field. */
async function someTexts(t: CheckContext, place: Place, nth: number): Promise<void> {
  const some = texts.filter((_, n) => n % 3 === nth % 3);
  const { fields } = place;
  for (let from = 0; from < some.length; from += fields.length)
    await judgeTexts(
      t,
      place,
      some.slice(from, from + fields.length).map((one, n) => ({ ...one, field: fields[n] ?? '' })),
    );
}

/** Names, which are looked up as well: kept by the record, and by the document that brings or names it. */
async function names(t: CheckContext): Promise<void> {
  const stage = await stageOf(t);
  const tag = t.unique('N').replaceAll(/\W/g, '');
  const odd: readonly Text[] = [
    { kind: 'trimming', text: `  ${tag} around  ` },
    { kind: 'normalizing', text: `e\u0301 ${tag} \u212b` },
    { kind: 'numbers', text: `0${tag.replaceAll(/\D/g, '')}` },
    { kind: 'escapes', text: `<b>&amp;</b> ${tag}` },
    { kind: 'templates', text: `=1+1 -- ${tag} +351 %25; $1` },
    { kind: 'templates', text: `${tag} 100% a_b \\` },
    { kind: 'lines', text: `${tag}\r\nb` },
    { kind: 'invisible', text: `null ${tag} 👩‍👩‍👧` },
  ];
  const stored = { item: 0, client: 0 };
  const changed: (Text & {
    of: 'item' | 'client';
    field: string;
    shown: unknown;
    exchange: Exchange | undefined;
  })[] = [];
  for (const [n, one] of odd.entries()) {
    const name = one.text;
    const of = n % 2 === 0 ? 'item' : 'client';
    const probe =
      of === 'item' ? itemUpdate(stage, { name }) : clientUpdate(stage, { name, code: `${name} code` });
    const answer = await sent(t, probe, 'input.texts');
    if (answer === undefined || answer.status >= 300) continue;
    const read: Probe =
      of === 'item'
        ? { operation: 'getItem', path: { 'item-id': stage.item.id } }
        : { operation: 'getClient', path: { 'client-id': stage.client.id } };
    const record = recordOf(await sent(t, read, 'input.texts'));
    if (record.id === undefined) continue;
    const field = of === 'item' || record.name !== name ? 'name' : 'code';
    if (record[field] === (field === 'name' ? name : `${name} code`)) stored[of] += 1;
    else changed.push({ ...one, of, field, shown: record[field], exchange: t.client.last() });
  }
  for (const { kind, of, field, shown, exchange } of changed)
    wrong(t, `a ${field} with what ${kind} changes comes back as it was sent`, JSON.stringify(shown), {
      // As in every other text: what trims one trims all. Where no name is stored, it is the field.
      ...{ symptom: 'different', field: stored[of] > 0 ? `text.${kind}` : `${of}.${field}`, exchange },
      ...(of === 'item'
        ? { operation: 'updateItem', statement: 'rule:item-fields-kept' }
        : { operation: 'updateClient', statement: 'rule:client-open-fields' }),
    });
}

const filtered: readonly (readonly [DocumentType, OperationId])[] = [
  ['invoices', 'listInvoices'],
  ['quotes', 'listEstimates'],
  ['shippings', 'listGuides'],
  ['purchase_orders', 'listPurchaseOrders'],
];

/** Marks that patterns give a meaning stand for themselves: the document that holds the text is found, its like is not. */
async function wildcards(t: CheckContext): Promise<void> {
  const word = scopeWord(t);
  const text = `${word} 7% a_b c\\d`;
  const client = { name: `Buyer ${text}`, code: `${word}-1` };
  const made = await t.given.acquire('client', client);
  const other = await t.given.acquire('client', { name: `Buyer ${word} 7xx aXb cxd`, code: `${word}-2` });
  for (const [type, list] of filtered) {
    if (!isClaimed(t, type)) continue;
    const holding = (value: string): Json => ({
      reference: value,
      observations: value,
      items: [t.given.line({ description: value })],
    });
    const { id } = await t.given.document(type, undefined, {
      ...holding(text),
      client: { name: made.name, code: client.code },
    });
    const { id: like } = await t.given.document(type, undefined, {
      ...holding(`${word} 7xx aXb cxd`),
      client: { name: other.name, code: `${word}-2` },
    });
    const about = { statement: 'rule:list-text', operation: list } as const;
    await soon(
      async () => {
        const find = async (value: string) =>
          (await t.call(list, { query: { text: value, per_page: 30 } })).list.map((one) => String(one.id));
        return {
          plain: await find(word),
          marked: await find(text),
          half: await find(`${word} 7%`),
          low: await find('a_b c\\d'),
        };
      },
      ({ plain, marked, half, low }) => {
        // Where the word alone finds nothing the filter looks elsewhere, and other checks report it.
        if (!plain.includes(String(id)) || !plain.includes(String(like))) return;
        t.expect.that(
          marked.includes(String(id)) && half.includes(String(id)) && low.includes(String(id)),
          'a text with %, _ and \\ finds the document that holds it',
          'not listed',
          { ...about, field: 'query.text', symptom: 'not listed' },
        );
        t.expect.that(
          !marked.includes(String(like)) && !half.includes(String(like)),
          'a text with %, _ and \\ finds no document that does not hold it',
          'listed',
          { ...about, field: 'query.text-like', symptom: 'listed' },
        );
      },
    );
  }
}

const base = {
  kind: 'round-trip' as const,
  source: 'Resources',
  rule: 'A text comes back as it was sent, or is refused.',
};

export const textChecks: readonly Check[] = [
  {
    ...base,
    id: 'updateClient/texts-unchanged',
    statement: 'rule:client-open-fields',
    title:
      'updateClient: texts that layers trim, normalize, unescape, read as numbers or cut -> come back as sent, or are refused',
    operation: 'updateClient',
    also: ['getClient'],
    needs: ['clients', 'items'],
    run: async (t) => everyText(t, clientPlace(await stageOf(t)), 0),
  },
  {
    ...base,
    id: 'updateItem/texts-unchanged',
    statement: 'rule:item-fields-kept',
    title: 'updateItem: a third of the texts that layers change -> come back as sent, or are refused',
    operation: 'updateItem',
    also: ['getItem'],
    needs: ['clients'],
    run: async (t) => {
      const stage = await stageOf(t);
      const place = itemPlace(stage);
      // Two texts a request: one of each kind.
      // What the cases send in every description is left to them.
      const own = Object.entries(table).filter(([kind]) => !['escapes', 'templates', 'lines'].includes(kind));
      const some = own.map(([kind, [first = '', second = first]], n) => ({
        kind,
        text: n % 2 === 0 ? first : second,
      }));
      for (let from = 0; from < some.length; from += 2)
        await judgeTexts(
          t,
          place,
          some.slice(from, from + 2).map((one, n) => ({ ...one, field: place.fields[n] ?? '' })),
        );
    },
  },
  ...(['invoices', 'quotes', 'shippings'] as const).map((type, nth): Check => {
    const { update, get } = operationsOf(type);
    return {
      ...base,
      id: `${update}/texts-unchanged`,
      statement: 'rule:document-fields-kept',
      title: `${update}: a third of the texts that layers change, in references, observations and lines -> come back as sent, or are refused`,
      operation: update,
      also: [get],
      run: async (t) => {
        await someTexts(t, await documentPlace(t, draftsOf(t), type), nth);
      },
    };
  }),
  {
    ...base,
    id: 'updateItem/names-unchanged',
    statement: 'rule:item-fields-kept',
    title:
      'updateItem, updateClient: names and codes that layers change -> come back as sent, or are refused',
    operation: 'updateItem',
    also: ['updateClient', 'getItem', 'getClient'],
    needs: ['clients', 'items'],
    run: names,
  },
  {
    ...base,
    id: 'listInvoices/marks-in-text-filter',
    statement: 'rule:list-text',
    kind: 'rules',
    source: 'List filters',
    rule: 'The text filter keeps the documents that hold the text, whatever marks it has.',
    title:
      'listInvoices: a text with %, _ and \\ in every list -> the documents that hold it, none that is alike',
    operation: 'listInvoices',
    also: ['listEstimates', 'listGuides', 'listPurchaseOrders'],
    needs: ['clients'],
    run: wildcards,
  },
];
