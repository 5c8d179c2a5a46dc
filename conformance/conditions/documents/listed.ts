/** Whether lists show a document under a filter that matches it, and not under one that does not. */
import { documentTypes } from '../../../generated/states.js';
import { filterOf, inWords, listKinds, typeNameOf } from '../../checks/kit/list-filters.js';
import { page, type Query } from '../../checks/kit/list-walk.js';
import { settled } from '../../checks/kit/records.js';
import { textFilterOf } from '../../checks/kit/text-filter.js';
import { pagesOf } from '../../given/finding.js';
import { tableOf } from '../../given/paths.js';
import type { Exchange } from '../../judge/exchange.js';
import { valueSymptom } from '../../judge/identity.js';
import { isUnreadable } from '../../judge/unreadable.js';
import { timesListed } from '../../judge/violation.js';
import type { OperationId } from '../../run/check.js';
import { sameJson } from '../../run/expect.js';
import type { Json } from '../../target/call.js';
import type { DocumentCase } from './subject.js';

const kindOf = ({ type }: DocumentCase) =>
  listKinds.find(({ family }) => family === documentTypes[type].family);
const mostPages = 12;

/** The document's entry under these filters; undefined where it is not listed. */
async function entryUnder(current: DocumentCase, list: OperationId, query: Query): Promise<Json | undefined> {
  const read = (number: number) => page(current.t, list, { per_page: 30, ...query }, number);
  for await (const entries of pagesOf(read, mostPages)) {
    const entry = entries.find(({ id }) => String(id) === String(current.id));
    if (entry) return entry;
  }
  return undefined;
}

/**
 * Whether the word is in a field that the target's text filter searches; references and names of digits do not contain it. A
 * client may have been renamed since: the filter may search the former name, also where the document shows the new one.
 */
async function isFoundByText({ t, stage, shown, sent }: DocumentCase): Promise<boolean> {
  const places = await textFilterOf(t);
  const holds = (value: unknown) => String(value ?? '').includes(stage.word);
  const isOfClient = ({ client }: Json) => holds((Object(client) as Json).name);
  return (
    (places.has('reference') && holds(shown.reference)) ||
    (places.has('client') && isOfClient(shown) && isOfClient(sent))
  );
}

/** The document's entry in the list of its family, without waiting. */
export async function entryOf(current: DocumentCase): Promise<Json | undefined> {
  const kind = (await isFoundByText(current)) ? kindOf(current) : undefined;
  return kind && entryUnder(current, kind.list, filtered(current, kind.typeFilter));
}

/** The text to filter by: the whole reference, with its special characters, where it contains the word; else the word. */
const textFor = ({ plan, stage, shown, sent }: DocumentCase): string => {
  const { reference } = sent;
  const isWhole = plan.look === 'dates' && typeof reference === 'string' && shown.reference === reference;
  return isWhole && reference.includes(stage.word) ? reference : stage.word;
};

const filtered = (
  { type, shown, stage }: DocumentCase,
  typeFilter: 'type[]' | 'type',
  text = stage.word,
): Query => {
  const name = typeNameOf(type, shown);
  return { text, [typeFilter]: typeFilter === 'type' ? name : [name] };
};

const aDay = 86_400_000;

/** The time in ms of a dd/mm/yyyy, plus so many days; NaN for anything else. */
function dayOf(text: string, days = 0): number {
  const [day, month, year] = text.slice(0, 10).split('/').map(Number);
  return Date.UTC(year ?? 2000, (month ?? 1) - 1, (day ?? 1) + days);
}

/** The dd/mm/yyyy of so many days later. */
export const shifted = (text: string, days: number): string =>
  new Date(dayOf(text, days)).toISOString().slice(0, 10).split('-').reverse().join('/');

const range = (name: string, from: string | number, to: string | number): Query => ({
  [`${name}[from]`]: String(from),
  [`${name}[to]`]: String(to),
});

/** A filter that matches the document and one that does not: where a value changed, the one that matched the former value. */
function filtersFor(current: DocumentCase, dayFilter: 'date' | 'loaded_at'): { fits: Query; misses: Query } {
  const { plan, shown, sent, state, first } = current;
  if (plan.look === 'status') {
    const other = state === 'canceled' ? 'final' : 'canceled';
    return { fits: { 'status[]': [state] }, misses: { 'status[]': [first.state ?? other] } };
  }
  if (plan.look === 'amounts' && dayFilter === 'date') {
    const [amount, old] = [Number(shown.before_taxes), Number(first.amount)];
    const name = 'total_before_taxes';
    const beside = range(name, amount + 1, amount + 2);
    return {
      fits: range(name, amount - 1, amount + 1),
      misses: Math.abs(amount - old) > 2 ? range(name, old - 1, old + 1) : beside,
    };
  }
  // A date that cannot be read is already reported: use the one that was sent.
  const dayIn = (one: unknown, sent: unknown): string =>
    typeof one === 'string' && Number.isFinite(dayOf(one)) ? one : String(sent);
  const day = dayFilter === 'date' ? dayIn(shown.date, sent.date) : String(sent.loaded_at);
  const old = dayFilter === 'date' ? dayIn(first.date, day) : dayIn(first.loadedAt, day);
  const around = (one: string): Query => range(dayFilter, shifted(one, -1), shifted(one, 1));
  const apart = Math.abs(dayOf(day) - dayOf(old)) > 2 * aDay;
  return {
    fits: around(day),
    misses: apart ? around(old) : range(dayFilter, shifted(day, 1), shifted(day, 2)),
  };
}

const reported = [
  'status',
  'type',
  'date',
  'due_date',
  'reference',
  'sequence_number',
  'sum',
  'before_taxes',
  'taxes',
  'total',
];

const amounts = ['sum', 'before_taxes', 'taxes', 'total'];

/** Whether a list entry shows the wanted value, or none: entries need not show every field. */
const isAsShown = (value: unknown, wanted: unknown): boolean =>
  value === undefined ||
  value === null ||
  sameJson(value, wanted) ||
  String(value).toLowerCase() === String(wanted).toLowerCase() ||
  Math.abs(Number(value) - Number(wanted)) < 1e-6;

const hasWrongAmounts = ({ judge }: DocumentCase): boolean => amounts.some((one) => judge.knows(one));

/** Whether the amounts are wrong, so that filtering by amount shows nothing. */
const isBlind = (current: DocumentCase): boolean =>
  current.plan.look === 'amounts' && hasWrongAmounts(current);

/** Judges that the matching list shows the document and another one does not. */
export async function lookAtLists(current: DocumentCase): Promise<void> {
  await lookForIt(current);
  await lookWhereItIsNot(current);
}

/** Judges that a list shows the document right after the change; waits for lists that are late. */
export async function lookForIt(current: DocumentCase): Promise<void> {
  const { t, judge, shown, stage } = current;
  const kind = kindOf(current);
  if (!kind || !(await isFoundByText(current))) return;
  const { list, typeFilter, dayFilter } = kind;
  const { fits } = filtersFor(current, dayFilter);
  const text = (await textFilterOf(t)).has('reference') ? textFor(current) : stage.word;
  const about = { operation: list, when: `with ${inWords(text === stage.word ? fits : { text, ...fits })}` };
  // A field that is wrong in the GET as well proves nothing about the list.
  const areAmountsWrong = hasWrongAmounts(current);
  const isKnown = (field: string) =>
    judge.knows(field) || isUnreadable(shown[field]) || (areAmountsWrong && amounts.includes(field));
  if (isBlind(current)) return;
  const differs = (entry: Json) =>
    reported.find((field) => !isKnown(field) && !isAsShown(entry[field], shown[field]));
  // The list may be late: with the document, or with its values.
  const looked = await settled(
    async () => ({
      entry: await entryUnder(current, list, { ...filtered(current, typeFilter, text), ...fits }),
    }),
    (one) => one.entry !== undefined && differs(one.entry) === undefined,
  );
  if (!looked) return;
  const { entry } = looked;
  // Found by the word alone: then the rest of the text loses it.
  const isLostByText =
    entry === undefined &&
    text !== stage.word &&
    (await entryUnder(current, list, { ...filtered(current, typeFilter, stage.word), ...fits })) !==
      undefined;
  // Missing without the filter as well: then its type loses it, or no list has it.
  const isUnlisted =
    entry === undefined &&
    !isLostByText &&
    (await entryUnder(current, list, filtered(current, typeFilter, stage.word))) === undefined;
  const isLostByType = isUnlisted && (await entryUnder(current, list, { text: stage.word })) !== undefined;
  const lostBy = isLostByText ? 'query.text' : isLostByType ? 'query.type' : isUnlisted ? 'id' : undefined;
  if (
    judge.that(
      entry !== undefined,
      lostBy ?? filterOf(fits),
      'lists the document',
      'it is missing',
      { ...about, symptom: 'not listed' },
      timesListed(current.id, 1),
    )
  ) {
    const field = entry && differs(entry);
    if (field) {
      const read = readBefore(current);
      judge.that(
        false,
        field,
        `is ${String(shown[field])}, as get shows it,`,
        entry[field],
        {
          ...{ ...about, statement: null, symptom: valueSymptom(entry[field], shown[field]) },
          ...(read && { others: [read] }),
        },
        { by: 'value', compare: 'equal', expected: shown[field], actual: entry[field], id: current.id },
      );
    }
  }
}

/** The GET of the document that showed the values which lists are compared with. */
const readBefore = ({ t, ops, id }: DocumentCase): Exchange | undefined =>
  t.client.exchanges().findLast(({ operation, url }) => operation === ops.get && url.includes(`/${id}.json`));

async function lookWhereItIsNot(current: DocumentCase): Promise<void> {
  const kind = kindOf(current);
  if (!kind || !(await isFoundByText(current)) || isBlind(current)) return;
  const { list, typeFilter, dayFilter } = kind;
  const { misses } = filtersFor(current, dayFilter);
  await judgeLeftOut(current, list, filtered(current, typeFilter), misses, `with ${inWords(misses)}`);
}

/** Judges that the list of drafts no longer shows the document. */
export async function lookAmongDrafts(current: DocumentCase): Promise<void> {
  const kind = kindOf(current);
  if (!kind || !(await isFoundByText(current))) return;
  const { list, typeFilter } = kind;
  const drafts = { 'status[]': [tableOf(current.type).initial] };
  await judgeLeftOut(current, list, filtered(current, typeFilter), drafts, 'of drafts, after it was deleted');
}

/** Judges that the list under this filter does not show the document; waits for lists that are late. */
async function judgeLeftOut(
  current: DocumentCase,
  operation: OperationId,
  scope: Query,
  filter: Query,
  when: string,
): Promise<void> {
  const looked = await settled(
    async () => ({ entry: await entryUnder(current, operation, { ...scope, ...filter }) }),
    ({ entry }) => entry === undefined,
  );
  const stray = looked?.entry && 'it is listed';
  const about = { operation, when, symptom: 'listed' as const };
  const proof = timesListed(current.id, 0);
  current.judge.that(!stray, filterOf(filter), 'leaves the document out', stray, about, proof);
}
