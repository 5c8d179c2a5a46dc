/**
 * What a document shows, beside what was sent and beside what it showed before. Blame: when readers agree on a wrong value
 * the last writer is at fault, when one differs that reader.
 */

import { type DocumentType, documentTypes } from '../../../generated/states.js';
import { content, createdTypes, firstMoved, linesOf } from '../../checks/kit/document-rules.js';
import { carriesTransport } from '../../checks/kit/document-transport.js';
import { isAssumedTable } from '../../given/paths.js';
import { ifStated, type StatementId } from '../../judge/citation.js';
import { countSymptom, type Symptom, valueSymptom } from '../../judge/identity.js';
import { type Comparison, type Proof, seenAgain } from '../../judge/violation.js';
import type { OperationId } from '../../run/check.js';
import { differingField, sameJson } from '../../run/expect.js';
import type { Json } from '../../target/call.js';
import { movesSeries } from '../factors/document-plan.js';
import type { About } from '../judging.js';
import { amountsOf, type Deed, mayChange, numberIn } from '../model.js';
import { entryOf } from './listed.js';
import { fieldOfText } from './odd-texts.js';
import type { DocumentCase } from './subject.js';

export async function readDocument(current: DocumentCase): Promise<Json> {
  const { t, ops, id } = current;
  const { record } = await t.call(ops.get, { path: { 'document-id': id } });
  current.lastRead = t.client.last();
  return record;
}

type Reader = (record: Json) => unknown;

/** Whose fault a wrong value is: asks the list, as a second reader, when something is wrong. */
async function blame(
  current: DocumentCase,
  about: About,
  read: Reader,
  isRight: (value: unknown) => boolean,
): Promise<About> {
  const entry = await entryOf(current).catch(() => undefined);
  const stated = entry && read(entry);
  return stated !== undefined && isRight(stated) ? { ...about, operation: current.ops.get } : about;
}

interface Claim {
  field: string;
  read: Reader;
  isRight(value: unknown): boolean;
  expected: string;
  /** How it is wrong, where that is not seen by the value that is due. */
  symptom(value: unknown): Symptom;
  statement?: StatementId | null;
  /** The same as data, for who looks again without the suite. */
  proof?(actual: unknown): Proof;
}

async function judgeClaims(
  current: DocumentCase,
  record: Json,
  claims: readonly Claim[],
  about: About,
): Promise<void> {
  // Whom to blame asks the list: what showed it was read before.
  const exchange = about.exchange ?? current.judge.last();
  for (const { field, read, isRight, expected, symptom, statement, proof } of claims) {
    const value = read(record);
    if (isRight(value) || current.judge.knows(field)) continue;
    const blamed = { ...(await blame(current, about, read, isRight)), ...(exchange && { exchange }) };
    const how = { ...blamed, symptom: symptom(value), ...(statement !== undefined && { statement }) };
    current.judge.that(false, field, expected, value, how, proof?.(value));
  }
}

const byValue =
  (compare: Comparison, expected: unknown, path?: string): NonNullable<Claim['proof']> =>
  (actual) => ({ by: 'value', compare, expected, actual, ...(path && { path }) });

const same = (field: string, read: Reader, wanted: unknown, path?: string): Claim => ({
  field,
  read,
  symptom: (value) => valueSymptom(value, wanted),
  isRight: (value) => (value ?? null) === (wanted ?? null),
  expected: `is ${String(wanted)}`,
  proof: byValue('equal', wanted, path),
});
const numeric = (
  field: string,
  read: Reader,
  wanted: unknown,
  { tolerance = 1e-6, path }: { tolerance?: number | undefined; path?: string } = {},
): Claim => ({
  field,
  read,
  symptom: (value) => valueSymptom(value, wanted),
  isRight: (value) => Math.abs(numberIn(value) - Number(wanted)) <= tolerance,
  expected: `is ${String(wanted)}`,
  proof: byValue(tolerance < 0.005 ? 'number' : 'cents', wanted, path),
});
const of =
  (name: string): Reader =>
  (record) =>
    record[name];

/** Judges what was last read against what was last sent. */
export async function judgeSent(current: DocumentCase, about: About): Promise<void> {
  const merged =
    about.operation === current.ops.update ? presentLines(current.sent, current.shown) : undefined;
  // Whether lines replace the old ones is assumed: those that were sent are there in any case.
  const sent = merged ? { ...current.sent, items: merged } : current.sent;
  await judgeClaims(current, current.shown, claimsOf(current, sent, current.shown), about);
  if (documentTypes[current.type].family === 'guides')
    carriesTransport(current.t, current.shown, current.sent, 'the guide');
}

/** The lines shown, as if all had been sent, where there are more than were sent and those are among them. */
function presentLines(sent: Json, shown: Json): Json[] | undefined {
  const [wanted, lines] = [sent.items as Json[], linesOf(shown)];
  if (lines.length <= wanted.length) return undefined;
  const isThere = (one: Json) => lines.some(({ description }) => description === one.description);
  return wanted.every(isThere) ? lines : undefined;
}

/** Everything that a document of this content must show. */
function claimsOf(current: DocumentCase, sent: Json, record: Json): Claim[] {
  const { party } = current;
  const client = sent.client as Json;
  const lines = sent.items as Json[];
  const own = sent.observations as string | undefined;
  const text = (field: string, shown: unknown, wanted: unknown) => fieldOfText(current, field, shown, wanted);
  return [
    {
      field: 'type',
      symptom: (value) => valueSymptom(value, current.type),
      read: of('type'),
      // The names are given as examples: only one that means another type is wrong.
      isRight: (value) => typeof value === 'string' && value !== '' && !isOtherType(current.type, value),
      expected: `is that of ${documentTypes[current.type].singular}`,
    },
    {
      field: 'archived',
      symptom: () => 'different',
      read: of('archived'),
      isRight: (value) => value !== true,
      expected: 'is false',
      proof: byValue('not', true),
    },
    same('date', of('date'), sent.date),
    ...(sent.due_date === undefined ? [] : [same('due_date', of('due_date'), sent.due_date)]),
    ...(sent.reference === undefined
      ? []
      : [same(text('reference', record.reference, sent.reference), of('reference'), sent.reference)]),
    {
      field: text('observations', record.observations, own),
      symptom: (value) => valueSymptom(value, own),
      read: of('observations'),
      isRight: (value) => (own ? String(value ?? '').includes(own) : party.note !== undefined || !value),
      expected: own ? `hold "${own}"` : 'are unset',
      proof: own ? byValue('includes', own) : byValue('unset', ''),
    },
    sent.retention === undefined
      ? {
          field: 'retention',
          symptom: () => 'present',
          read: of('retention'),
          isRight: (value) => !value || Number(value) === 0,
          expected: 'is unset',
          proof: byValue('unset', ''),
        }
      : numeric('retention', of('retention'), sent.retention),
    same('client.name', (it) => (Object(it.client) as Json).name, client.name),
    ...(party.id === undefined || client.name !== party.name
      ? []
      : [same('client.id', (it) => String((Object(it.client) as Json).id), String(party.id))]),
    {
      field: 'items',
      symptom: (count) => countSymptom(Number(count ?? 0), lines.length),
      read: (it) => (Array.isArray(it.items) ? it.items.length : undefined),
      isRight: (count) => count === lines.length,
      expected: `are ${lines.length} lines`,
      proof: () => ({ by: 'count', name: 'items', expected: lines.length }),
    },
    ...(linesOf(record).length === lines.length ? linesClaims(current, lines, linesOf(record)) : []),
    ...amountClaims(current, lines, linesOf(record)),
  ];
}

const lowerCase = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');
const isOtherType = (type: DocumentType, shown: string) =>
  createdTypes.some((one) => one !== type && lowerCase(documentTypes[one].type) === lowerCase(shown));

/** That they stand in the order in which they were sent; where they do, what each of them shows. */
function linesClaims(current: DocumentCase, lines: readonly Json[], shown: readonly Json[]): Claim[] {
  const moved = firstMoved(shown, lines);
  if (!moved) return lines.flatMap((line, n) => lineClaims(current, line, n));
  return [
    {
      field: 'items',
      symptom: () => 'wrong order',
      read: () => 'another order',
      isRight: () => false,
      expected: 'stand in the order in which they were sent',
      proof: () => moved,
    },
  ];
}

function lineClaims(current: DocumentCase, line: Json, n: number): Claim[] {
  const at =
    (name: string): Reader =>
    (record) =>
      linesOf(record)[n]?.[name];
  const path = (name: string) => `items[${n}].${name}`;
  const price = Number(line.unit_price);
  const tax = line.tax as Json | undefined;
  const rate = Number(current.stage.rates.get(String(tax?.name)) ?? 0);
  const taxOf =
    (name: string): Reader =>
    (record) =>
      (Object(linesOf(record)[n]?.tax) as Json)[name];
  const text = (name: 'description' | 'unit') => {
    const shown = linesOf(current.shown)[n]?.[name];
    const field = fieldOfText(current, `items[].${name}`, shown, line[name]);
    return same(field, at(name), line[name], path(name));
  };
  return [
    same('items[].name', at('name'), line.name, path('name')),
    ...(line.description === undefined ? [] : [text('description')]),
    // More than two decimals may be rounded.
    numeric('items[].unit_price', at('unit_price'), price, {
      tolerance: 0.0050001,
      path: path('unit_price'),
    }),
    numeric('items[].quantity', at('quantity'), line.quantity, { path: path('quantity') }),
    ...(line.unit === undefined ? [] : [text('unit')]),
    ...(line.discount === undefined
      ? []
      : [numeric('items[].discount', at('discount'), line.discount, { path: path('discount') })]),
    ...(tax ? [same('items[].tax.name', taxOf('name'), tax.name, path('tax.name'))] : []),
    // The value of a line's tax is stated as an integer: a rate such as 6.5 may be rounded.
    ...(tax
      ? [
          numeric('items[].tax.value', taxOf('value'), rate, {
            ...{ path: path('tax.value'), tolerance: Number.isInteger(rate) ? undefined : 0.5 },
          }),
        ]
      : []),
  ];
}

function amountClaims(current: DocumentCase, lines: readonly Json[], shown: readonly Json[]): Claim[] {
  const isTaxed = lines.every(({ tax }) => current.stage.rates.has(String((Object(tax) as Json).name)));
  const { sum, interpretations, tolerance } = amountsOf(lines, current.stage.rates, shown);
  const near = (
    value: unknown,
    wanted: { minus(other: number): { abs(): { lte(most: unknown): boolean } } },
  ) => Number.isFinite(numberIn(value)) && wanted.minus(numberIn(value)).abs().lte(tolerance);
  const [first] = interpretations;
  const within = Number(tolerance);
  const nearTo =
    (wanted: readonly unknown[]) =>
    (actual: unknown): Proof => ({ by: 'near', expected: wanted.map(Number), within, actual });
  const relation = (
    field: string,
    statement: StatementId,
    terms: Record<string, number>,
    words: string,
  ): Claim => ({
    ...{ field, statement },
    symptom: () => 'inconsistent',
    read: (it) => {
      const off = Object.entries(terms).reduce((rest, [name, times]) => rest + times * numberIn(it[name]), 0);
      return Math.round(off * 1e6) / 1e6;
    },
    isRight: (off) => Math.abs(numberIn(off)) <= 0.0100001,
    expected: `is ${words}; it is off by`,
    proof: () => ({ by: 'terms', terms, within: 0.0100001 }),
  });
  return [
    ...(sum
      ? [
          {
            field: 'sum',
            symptom: (it: unknown) => valueSymptom(it, 'sum'),
            read: of('sum'),
            isRight: (it: unknown) => near(it, sum),
            expected: `is ${sum}`,
            proof: nearTo([sum]),
          },
        ]
      : []),
    {
      field: 'before_taxes',
      symptom: (it) => valueSymptom(it, 'before_taxes'),
      read: of('before_taxes'),
      isRight: (it) => interpretations.some(({ before }) => near(it, before)),
      expected: `is ${first?.before}`,
      proof: nearTo(interpretations.map(({ before }) => before)),
    },
    ...(isTaxed
      ? [
          {
            field: 'taxes',
            symptom: (it: unknown) => valueSymptom(it, 'taxes'),
            read: of('taxes'),
            isRight: (it: unknown) => interpretations.some(({ taxes }) => near(it, taxes)),
            expected: `is ${first?.taxes}`,
            proof: nearTo(interpretations.map(({ taxes }) => taxes)),
          },
        ]
      : []),
    relation(
      'before_taxes',
      'rule:before-taxes-sum',
      { sum: 1, discount: -1, before_taxes: -1 },
      'sum - discount',
    ),
    // Whether the total is before or after the retention is not stated.
    ...(Number(current.sent.retention ?? 0) === 0
      ? [
          relation(
            'total',
            'rule:total-sum',
            { before_taxes: 1, taxes: 1, total: -1 },
            'before_taxes + taxes',
          ),
        ]
      : []),
  ];
}

/** Reads it again, unless it was `seen`: only what the deed may change has changed. */
export async function judgeUnchanged(
  current: DocumentCase,
  deed: Deed,
  about: About,
  seen?: Json,
): Promise<void> {
  const before = current.shown;
  const record = seen ?? (await readDocument(current));
  current.shown = record;
  const may = new Set<string>(mayChange[deed]);
  const [had, has] = [content(before), content(record)];
  const sent = current.sent.observations as string | undefined;
  const own = String(before.observations).includes(sent ?? '') ? sent : undefined;
  const claims: Claim[] = Object.keys(had)
    .filter((key) => !may.has(key))
    .map((key) => ({
      field: differingField(had[key], has[key], key),
      symptom: () => 'changed',
      statement: ifStated(`schema:Document.${key}`) ?? null,
      read: (it) => content(it)[key],
      // In whatever order an answer writes its fields.
      isRight: (it) => sameJson(it, had[key]),
      expected: `is still ${JSON.stringify(had[key])}`,
      proof: () => changeOf(had[key], has[key], key),
    }));
  if (may.has('observations')) claims.push(keeps(own));
  if (!may.has('status'))
    claims.push({
      field: 'status',
      symptom: () => 'changed',
      read: (it) => String(it.status).toLowerCase(),
      isRight: (it) => it === String(before.status).toLowerCase(),
      expected: `is still ${String(before.status)}`,
      proof: byValue('word', String(before.status)),
    });
  else if (deed === 'payment')
    // What a payment does to the status is not shown; that canceling one cancels no document is.
    claims.push({
      field: 'status',
      symptom: () => 'changed',
      read: (it) => String(it.status).toLowerCase(),
      isRight: (it) => it !== 'canceled' && it !== 'deleted' && it !== 'draft',
      expected: 'is that of a document in force',
    });
  const inverted = invertedOf(record.sequence_number);
  if (inverted !== undefined && !isAssumedTable(current.type))
    claims.push({
      field: 'inverted_sequence_number',
      symptom: () => 'inconsistent',
      read: of('inverted_sequence_number'),
      isRight: (it) => it === inverted,
      expected: `is ${inverted}`,
      statement: 'rule:number-on-final',
      proof: () => invertedProof,
    });
  if (!may.has('sequence_number'))
    claims.push({
      ...same('sequence_number', of('sequence_number'), before.sequence_number),
      symptom: () => 'changed',
    });
  if (sameJson(has, had) && claims.every((one) => one.isRight(one.read(record)))) return;
  await judgeClaims(current, record, claims, about);
}

/** What a script looks for again: the first value in which two forms of the content differ. */
export function changeOf(had: unknown, has: unknown, name: string): Proof {
  if (Array.isArray(had) && Array.isArray(has) && had.length !== has.length)
    return { by: 'count', name, expected: had.length };
  const isInner = had !== null && typeof had === 'object' && has !== null && typeof has === 'object';
  const key = isInner ? Object.keys(had).find((one) => !sameJson(at(had, one), at(has, one))) : undefined;
  return key === undefined
    ? { by: 'value', compare: 'equal', expected: had, actual: has }
    : changeOf(at(had, key), at(has, key), key);
}

const at = (value: unknown, key: string): unknown => (Object(value) as Json)[key];

const keeps = (own: string | undefined): Claim => ({
  field: 'observations',
  symptom: () => 'changed',
  read: of('observations'),
  isRight: (value) => !own || String(value ?? '').includes(own),
  expected: `still hold "${own}"`,
  proof: byValue('includes', own),
});

/** 17/A is A/17; undefined for what is no number. */
function invertedOf(text: unknown): string | undefined {
  const [, number, serie] = /^(\d+)\/(.+)$/s.exec(String(text)) ?? [];
  return number === undefined ? undefined : `${serie}/${number}`;
}
const invertedProof: Proof = { by: 'inverted', field: 'inverted_sequence_number', of: 'sequence_number' };

/** Both orders of its number mean the same, and nobody else has it. */
export function judgeNumbers(current: DocumentCase): void {
  const { judge, shown, stage, type, ops } = current;
  const about = { operation: ops.change as OperationId, when: 'after it was finalized' };
  const text = String(shown.sequence_number);
  const inverted = invertedOf(text);
  const statement = 'rule:number-on-final' as const;
  const malformed = { ...about, statement, symptom: 'wrong form' as const };
  if (!judge.that(inverted !== undefined, 'sequence_number', 'is number/series', text, malformed)) return;
  const [, serie] = /^\d+\/(.+)$/s.exec(text) ?? [];
  judge.that(
    shown.inverted_sequence_number === inverted,
    'inverted_sequence_number',
    `is ${inverted}`,
    shown.inverted_sequence_number,
    { ...about, statement, operation: ops.get, symptom: 'inconsistent' },
    invertedProof,
  );
  // The bodies of guides are shown with their series; of other types it is our interpretation.
  if (documentTypes[type].family === 'guides' && current.sent.sequence_id !== undefined && stage.series)
    judge.equal(serie, stage.series.name, 'sequence_number', {
      operation: movesSeries(current) ? ops.update : ops.create,
      when: 'of a document that names a series by sequence_id',
      statement: null,
    });
  for (const what of ['sequence_number', 'atcud'] as const) {
    if (what === 'atcud' && !/\w+-\w+/.test(String(shown.atcud))) continue;
    const key = what === 'atcud' ? `atcud ${String(shown.atcud)}` : `${type} ${text}`;
    const rule = what === 'atcud' ? 'rule:atcud-unique' : 'rule:number-unique';
    judgeOwn(current, what, key, shown[what], { ...about, statement: rule });
  }
}

/** What no other document has shown. */
export function judgeOwn(
  { judge, stage, id }: DocumentCase,
  field: string,
  key: string,
  value: unknown,
  about: About,
) {
  const [owner, other] = [String(id), stage.numbers.get(key)];
  const isOwn = other === undefined || other.owner === owner;
  const others = other?.exchange ? { others: [other.exchange] } : {};
  judge.that(
    isOwn,
    field,
    "is no other document's",
    `${key}, as ${other?.owner}`,
    { ...about, ...others, symptom: 'not unique' },
    seenAgain(value),
  );
  stage.numbers.set(key, { owner, exchange: judge.last() });
}

/**
 * A client's observations are added to those of every document sent to this client. An update that does not name observations may
 * leave none.
 */
export function judgeNote(current: DocumentCase): void {
  const { judge, party, shown, sent, mailed, updates, first, ops, lastRead } = current;
  if (!mailed || party.note === undefined || sent.observations !== undefined) return;
  const hadIt = String(first.observations ?? '').includes(party.note);
  if (updates > 0 && hadIt && !shown.observations) return;
  judge.that(
    String(shown.observations ?? '').includes(party.note),
    'observations',
    'hold that',
    shown.observations,
    {
      operation: ops.create,
      when: `of a document sent to a client who says "${party.note}"`,
      statement: 'rule:client-observations-added',
      symptom: valueSymptom(shown.observations, party.note),
      // Others may have come since, such as a change of state that was refused.
      ...(lastRead && { exchange: lastRead }),
    },
  );
}
