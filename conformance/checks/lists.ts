/**
 * The lists of documents: our own are in them once, pages partition them, each filter keeps exactly what fits,
 * both ends included. Nothing is assumed about the rest of the account: a word of our own narrows each list, or a
 * range of days of long ago where the text filter shall stay out of it.
 */
import { type DocumentType, documentTypes } from '../../generated/states.js';
import type { Check, CheckContext, Feature, Json } from '../check.js';
import { operationsOf } from '../dialect.js';
import { Ended } from '../outcome.js';
import { reachable } from '../paths.js';
import { marks } from '../verdict/result.js';
import {
  createdTypes,
  isClaimed,
  issuedState,
  make,
  needsOf,
  read,
  trigger,
  typesOf,
  update,
} from './document-rules.js';
import {
  dayNumber,
  judgeKept,
  type ListKind,
  listKinds,
  type Own,
  openScope,
  ownDraft,
  scopeFields,
  typeAt,
  type Wanted,
} from './list-filters.js';
import { findInLongList, idsOf, page, paginationOf, type Query, walk } from './list-walk.js';
import { soon } from './records.js';

const count = 12;

async function twelve(t: CheckContext, kind: ListKind) {
  const scope = await openScope(t);
  const own: Own[] = [];
  for (let n = 0; n < count; n += 1)
    own.push(await ownDraft(t, scope, typeAt(t, kind, n), `number ${n + 1}`));
  const query: Query = { text: scope.word };
  await judgeKept(t, kind, own, { query, keeps: () => true });
  return { own, query };
}

/** Pages of a size: full but the last, every own document once, and figures that add up where there are any. */
async function judgePages(t: CheckContext, kind: ListKind, own: readonly Own[], query: Query, size: number) {
  const what = `${kind.list} in pages of ${size}`;
  const { pages, paginations, entries } = await walk(t, kind.list, { ...query, per_page: size }, count + 3);
  const sizes = pages.map((one) => one.length);
  const wanted = Array.from({ length: Math.ceil(count / size) }, (_, n) => Math.min(size, count - n * size));
  t.expect.equal(sizes, wanted, `entries on the pages of ${what}`);
  const ids = idsOf(entries);
  for (const one of own) {
    const times = ids.filter((id) => id === String(one.document.id)).length;
    if (times !== 1) t.fail(`${one.label} stands on one page of ${what}`, `on ${times}`);
  }
  for (const [n, shown] of paginations.entries()) {
    if (!shown) continue;
    t.expect.number(shown.total_entries, count, `total_entries on page ${n + 1} of ${what}`);
    t.expect.number(shown.total_pages, wanted.length, `total_pages on page ${n + 1} of ${what}`);
    t.expect.number(shown.current_page, n + 1, `current_page on page ${n + 1} of ${what}`);
    t.expect.number(shown.per_page, size, `per_page on page ${n + 1} of ${what}`);
  }
}

async function pages(t: CheckContext, kind: ListKind): Promise<void> {
  const { own, query } = await twelve(t, kind);
  for (const size of [5, 7, 1, 10, 12]) await judgePages(t, kind, own, query, size);
  const beyond = await page(t, kind.list, { ...query, per_page: 5 }, 4);
  t.expect.equal(idsOf(beyond.list), [], `entries of ${kind.list} on page 4 of 3`);
  t.covers(marks.rule('pages-partition'));
  if (['listEstimates', 'listGuides'].includes(kind.list)) t.covers(marks.rule('pagination-adds-up'));
}

async function defaults(t: CheckContext, kind: ListKind): Promise<void> {
  const { own, query } = await twelve(t, kind);
  const plain = await t.call(kind.list, { query });
  const size = plain.list.length;
  t.expect.that(
    [10, count].includes(size),
    `10 of ${count} entries without per_page, or all with 20 or 30`,
    size,
  );
  const first = await page(t, kind.list, query, 1);
  t.expect.equal(idsOf(plain.list).sort(), idsOf(first.list).sort(), `${kind.list} without page, as page 1,`);
  const second = await page(t, kind.list, query, 2);
  const shown = [...idsOf(first.list), ...idsOf(second.list)].sort();
  t.expect.equal(shown, own.map(({ document }) => String(document.id)).sort(), 'ids on pages 1 and 2');
  const pagination = paginationOf(plain);
  if (pagination) {
    t.expect.that(
      [10, 20, 30].includes(Number(pagination.per_page)),
      'per_page is 10, 20 or 30',
      pagination.per_page,
    );
    t.expect.number(pagination.current_page, 1, 'current_page without page');
    t.expect.number(pagination.total_entries, count, 'total_entries without per_page');
  }
  t.covers(marks.rule('page-defaults-to-one'));
}

/** Without any filter: others may add documents meanwhile, so each answer is judged by itself. */
async function unfiltered(t: CheckContext, kind: ListKind): Promise<void> {
  const { own } = await twelve(t, kind);
  const size = 4;
  await soon(
    async () =>
      [
        await page(t, kind.list, { per_page: size }, 1),
        await page(t, kind.list, { per_page: size }, 2),
      ] as const,
    (answers) => {
      for (const [n, answer] of answers.entries()) {
        t.expect.equal(
          answer.list.length,
          size,
          `entries of ${kind.list} on page ${n + 1} of more than ${count}`,
        );
        const shown = paginationOf(answer);
        if (!shown) continue;
        const wanted = Math.ceil(Number(shown.total_entries) / size);
        t.expect.that(
          Number(shown.total_entries) >= count,
          `total_entries is ${count} or more`,
          shown.total_entries,
        );
        t.expect.number(
          shown.total_pages,
          wanted,
          `total_pages for ${shown.total_entries} entries in pages of ${size}`,
        );
        t.expect.number(shown.current_page, n + 1, 'current_page');
        t.expect.number(shown.per_page, size, 'per_page');
      }
      const twice = idsOf(answers[0].list).find((id) => idsOf(answers[1].list).includes(id));
      if (twice !== undefined) t.fail('pages 1 and 2 hold different documents', `${twice} is on both`);
    },
  );
  const last = own.at(-1) as Own;
  await member(t, kind.list, last, 'a new document');
}

async function member(
  t: CheckContext,
  list: ListKind['list'],
  { document, label }: Own,
  what: string,
): Promise<void> {
  const isIt = (entry: Json) => String(entry.id) === String(document.id);
  await soon(
    () => findInLongList(t, list, isIt),
    ({ found }) => {
      if (found === 'too long') t.unsupported(`${list} is too long to be walked without a filter`);
      t.expect.that(found === 'found', `${list} holds ${what} (${label})`, 'it is missing');
    },
  );
}

/** What an entry shows is what a GET of the document shows. */
async function agreesWithGet(t: CheckContext, kind: ListKind): Promise<void> {
  const { own, query } = await twelve(t, kind);
  const { entries } = await walk(t, kind.list, { ...query, per_page: 30 });
  for (const { document, label, record } of own) {
    const entry = entries.find(({ id }) => String(id) === String(document.id)) ?? {};
    for (const field of [
      'status',
      'type',
      'date',
      'due_date',
      'reference',
      'sum',
      'before_taxes',
      'taxes',
      'total',
    ]) {
      if (entry[field] !== undefined && entry[field] !== null)
        t.expect.equal(entry[field], record[field], `${field} of ${label} in ${kind.list}`);
    }
    const client = Object(entry.client) as Json;
    if (client.name !== undefined)
      t.expect.equal(
        client.name,
        (document.sent.client as Json).name,
        `client.name of ${label} in ${kind.list}`,
      );
  }
}

async function byText(t: CheckContext, kind: ListKind): Promise<void> {
  const [one, other] = [await openScope(t), await openScope(t)];
  const own: Own[] = [];
  for (let n = 0; n < 3; n += 1) {
    own.push(await ownDraft(t, one, typeAt(t, kind, n), `document ${n + 1} that holds ${one.word}`));
    own.push(await ownDraft(t, other, typeAt(t, kind, n), `document ${n + 1} that holds ${other.word}`));
  }
  for (const scope of [one, other]) {
    await judgeKept(t, kind, own, {
      query: { text: scope.word },
      keeps: ({ label }) => label.endsWith(scope.word),
    });
  }
  const nothing = `${one.word}x${other.word}`;
  await judgeKept(t, kind, own, { query: { text: nothing }, keeps: () => false });
  t.covers(marks.rule('list-text'));
}

/** Lists follow what happens to documents. */
async function follows(t: CheckContext, kind: ListKind): Promise<void> {
  const [scope, later] = [await openScope(t), await openScope(t)];
  const own: Own[] = [];
  for (let n = 0; n < 4; n += 1) own.push(await ownDraft(t, scope, typeAt(t, kind, n), `document ${n + 1}`));
  const [first, second, third] = own as [Own, Own, Own];
  const text: Query = { text: scope.word };
  await judgeKept(t, kind, own, { query: text, keeps: () => true });
  await update(t, second.document, scopeFields(t, later, 'updated'), 'an update of what a list shows');
  await judgeKept(t, kind, own, { query: { text: later.word }, keeps: (one) => one === second });
  await judgeKept(t, kind, own, { query: text, keeps: (one) => one !== second });
  await trigger(t, first.document, 'finalized');
  const word = String((await read(t, first.document)).status);
  await judgeKept(t, kind, own, { query: { ...text, 'status[]': [word] }, keeps: (one) => one === first });
  await trigger(t, third.document, 'deleted');
  const drafts = { ...text, 'status[]': ['draft'] };
  await judgeKept(t, kind, own, { query: drafts, keeps: (one) => one === own[3] });
}

async function byType(t: CheckContext, kind: ListKind): Promise<void> {
  const scope = await openScope(t);
  const types = typesOf(kind.family).filter((type) => isClaimed(t, type));
  const own: Own[] = [];
  // Those that must be listed come last: when a list follows late, the others are there by then.
  const order = [...types.filter((type) => !kind.types.includes(type)), ...kind.types];
  for (const type of order.filter((one) => types.includes(one))) {
    for (const n of [1, 2]) own.push(await ownDraft(t, scope, type, `${documentTypes[type].singular} ${n}`));
  }
  const text: Query = { text: scope.word };
  const required = (one: Own) => kind.types.includes(one.document.type);
  const { entries } = await judgeKept(t, kind, own, {
    query: text,
    keeps: required,
    open: (one) => !required(one),
  });
  const visible = new Set(idsOf(entries));
  const nameOf = (type: DocumentType) =>
    String(own.find(({ document }) => document.type === type)?.record.type);
  for (const chosen of typeChoices(types, kind)) {
    const names = chosen.map(nameOf);
    const value = kind.typeFilter === 'type' ? names[0] : names;
    await judgeKept(t, kind, own, {
      query: { ...text, [kind.typeFilter]: value },
      keeps: ({ document }) => chosen.includes(document.type),
      // Of what the list does not show at all nothing follows.
      open: ({ document }) => chosen.includes(document.type) && !visible.has(String(document.id)),
      fits: ({ type }) => typeof type !== 'string' || names.includes(type),
    });
  }
  t.covers(marks.rule('list-type'));
}

/** Each alone; each with its neighbour, both ways round; all. */
function typeChoices(types: readonly DocumentType[], kind: ListKind): DocumentType[][] {
  if (kind.typeFilter === 'type') return types.map((type) => [type]);
  const pairs = types.map((type, n) => [type, types[(n + 1) % types.length] as DocumentType]);
  return [...types.map((type) => [type]), ...pairs, ...pairs.map((pair) => [...pair].reverse()), [...types]];
}

async function byStatus(t: CheckContext, kind: ListKind): Promise<void> {
  const scope = await openScope(t);
  const own: Own[] = [];
  for (const type of kind.types.filter((one) => isClaimed(t, one))) {
    for (const state of reachable(type).keys()) {
      const one = await inState(t, () => t.given.document(type, state, scopeFields(t, scope, state)));
      if (one) own.push({ ...one, label: `the ${documentTypes[type].singular} that is ${state}` });
    }
  }
  const live = own.filter(({ document }) => document.state !== 'deleted');
  await judgeKept(t, kind, live, { query: { text: scope.word }, keeps: () => true, open: isCanceled });
  const wordOf = new Map(live.map(({ document, record }) => [document.state, String(record.status)]));
  const choices = [...wordOf.keys()].map((state) => [state]);
  for (const pair of [
    ['draft', 'canceled'],
    ['canceled', 'draft'],
    ['draft', 'final'],
    ['final', 'draft'],
  ]) {
    if (pair.every((state) => wordOf.has(state))) choices.push(pair);
  }
  for (const states of choices) {
    await judgeKept(t, kind, own, {
      query: { text: scope.word, 'status[]': states.map((state) => wordOf.get(state) ?? state) },
      keeps: ({ document }) => states.includes(document.state),
      fits: ({ status }) => typeof status !== 'string' || states.includes(status.toLowerCase()),
    });
  }
  await bySent(t, kind, own, { text: scope.word });
  t.covers(marks.rule('list-status'));
}

const isCanceled = ({ document }: Own) => document.state === 'canceled';

/** `sent` means finalized documents; whether that holds for those answered, settled or canceled is not stated. */
async function bySent(t: CheckContext, kind: ListKind, own: readonly Own[], text: Query): Promise<void> {
  const open = ({ document }: Own) => !['draft', 'final', 'deleted'].includes(document.state);
  const isFinal = ({ document }: Own) => document.state === 'final';
  await judgeKept(t, kind, own, { query: { ...text, 'status[]': ['sent'] }, keeps: isFinal, open });
  for (const both of [
    ['sent', 'draft'],
    ['draft', 'sent'],
  ]) {
    const keeps = (one: Own) => isFinal(one) || one.document.state === 'draft';
    await judgeKept(t, kind, own, { query: { ...text, 'status[]': both }, keeps, open });
  }
}

/** undefined where only assumed transitions lead there and the target does not go. */
async function inState(t: CheckContext, bring: () => ReturnType<CheckContext['given']['document']>) {
  try {
    const document = await bring();
    const get = operationsOf(document.type).get;
    const shown = await t.call(get, { path: { 'document-id': document.id } }, { status: [200, 404] });
    return { document, record: shown.record };
  } catch (error) {
    if (error instanceof Ended && error.ending.verdict === 'unsupported') return undefined;
    throw error;
  }
}

type DayField = 'date' | 'due_date' | 'loaded_at';
const times = ['00:00:00', '09:30:00', '23:59:59'];

/** Days around the ends of months and of a year: as texts they sort quite differently. */
function daysFrom(year: number): string[] {
  const next = year + 1;
  const old = ['30/11', '01/12', '15/12', '31/12'].map((day) => `${day}/${year}`);
  return [...old, ...['01/01', '02/01', '31/01', '01/02'].map((day) => `${day}/${next}`)];
}

function dayFields(field: DayField, day: string, n: number, year: number): Json {
  if (field === 'date') return { date: day, due_date: `01/06/${year + 2}` };
  if (field === 'due_date') return { date: `01/10/${year}`, due_date: day };
  return {
    date: `01/10/${year}`,
    due_date: `01/06/${year + 2}`,
    loaded_at: `${day} ${times[n % times.length]}`,
  };
}

function dayRanges(year: number): [from: string | undefined, to: string | undefined][] {
  const next = year + 1;
  return [
    ...daysFrom(year).map((day): [string, string] => [day, day]),
    [`31/12/${year}`, `01/01/${next}`],
    [`01/12/${year}`, `31/12/${year}`],
    [`30/11/${year}`, `01/02/${next}`],
    [`02/12/${year}`, `14/12/${year}`],
    [`16/12/${year}`, `30/12/${year}`],
    [`01/01/${next}`, `31/01/${next}`],
    [`03/01/${next}`, `30/01/${next}`],
    [`01/01/${next}`, undefined],
    [`15/12/${year}`, undefined],
    [undefined, `31/12/${year}`],
    [undefined, `02/01/${next}`],
  ];
}

async function byDay(t: CheckContext, kind: ListKind, field: DayField): Promise<void> {
  const scope = await openScope(t);
  const year = 1995 + (t.seed % 18);
  const own: Own[] = [];
  // Some days twice, at other times: the hour never decides.
  const days = [...daysFrom(year), `31/12/${year}`, `01/01/${year + 1}`];
  for (const [n, day] of days.entries()) {
    const fields = dayFields(field, day, n, year);
    own.push(await ownDraft(t, scope, typeAt(t, kind, n), `the one of ${fields[field]}`, fields));
  }
  await judgeKept(t, kind, own, { query: { text: scope.word }, keeps: () => true });
  for (const [from, to] of dayRanges(year))
    await judgeKept(t, kind, own, dayRange(field, from, to, scope.word));
  const rule = { date: 'list-date', due_date: 'list-due-date', loaded_at: 'list-loaded-at' }[field];
  t.covers(marks.rule(rule));
}

/** Both ends given: long ago is narrow enough, and the text filter stays out of it. */
function dayRange(field: DayField, from: string | undefined, to: string | undefined, word: string): Wanted {
  const isIn = (value: unknown) =>
    dayNumber(value) >= (from ? dayNumber(from) : 0) && dayNumber(value) <= (to ? dayNumber(to) : 99_999_999);
  const text = from !== undefined && to !== undefined ? undefined : word;
  return {
    query: { [`${field}[from]`]: from, [`${field}[to]`]: to, text },
    keeps: ({ document }) => isIn(document.sent[field]),
    fits: (entry) => Number.isNaN(dayNumber(entry[field])) || isIn(entry[field]),
  };
}

const prices = ['0.5', '9', '10', '10.01', '50', '99.99', '100', '1000'];
const totalRanges: [from: string | undefined, to: string | undefined][] = [
  ...prices.map((price): [string, string] => [price, price]),
  ['9', '10'],
  ['10', '100'],
  ['10.01', '99.99'],
  ['10.02', '99.98'],
  ['11', '49'],
  ['100.01', '999.99'],
  ['100', undefined],
  ['9.5', undefined],
  [undefined, '9'],
  [undefined, '100'],
];

async function byTotal(t: CheckContext, kind: ListKind): Promise<void> {
  const scope = await openScope(t);
  const own: Own[] = [];
  for (const [n, price] of prices.entries()) {
    const line = t.given.line({ name: `Line ${scope.word} end`, unit_price: price, quantity: '1' });
    own.push(await ownDraft(t, scope, typeAt(t, kind, n), `the one of ${price}`, { items: [line] }));
  }
  // 40 before taxes, but 100 before its discount; and two lines of 30.
  const line = (unit_price: string, discount?: string) =>
    t.given.line({ name: `Line ${scope.word} end`, unit_price, quantity: '1', discount });
  own.push(
    await ownDraft(t, scope, typeAt(t, kind, 1), 'the one of 100 less 60', { items: [line('100', '60')] }),
  );
  own.push(
    await ownDraft(t, scope, typeAt(t, kind, 2), 'the one of twice 30', { items: [line('30'), line('30')] }),
  );
  await judgeKept(t, kind, own, { query: { text: scope.word }, keeps: () => true });
  const field = 'total_before_taxes';
  for (const [from, to] of [...totalRanges, ['40', '40'], ['60', '60']] as typeof totalRanges) {
    const isIn = (value: unknown) =>
      Number(value) >= Number(from ?? -1) && Number(value) <= Number(to ?? Number.MAX_VALUE);
    await judgeKept(t, kind, own, {
      query: { text: scope.word, [`${field}[from]`]: from, [`${field}[to]`]: to },
      keeps: ({ record }) => isIn(record.before_taxes),
      fits: ({ before_taxes }) => typeof before_taxes !== 'number' || isIn(before_taxes),
    });
  }
  t.covers(marks.rule('list-total'));
}

async function byArchived(t: CheckContext, kind: ListKind): Promise<void> {
  const scope = await openScope(t);
  const own: Own[] = [];
  for (let n = 0; n < 3; n += 1) own.push(await ownDraft(t, scope, typeAt(t, kind, n), `draft ${n + 1}`));
  const type = typeAt(t, kind, 0);
  const issued = await inState(t, () =>
    t.given.document(type, issuedState(type), scopeFields(t, scope, 'issued')),
  );
  if (issued) own.push({ ...issued, label: 'the finalized one' });
  const text = { text: scope.word };
  await judgeKept(t, kind, own, { query: { ...text, non_archived: true }, keeps: () => true });
  await judgeKept(t, kind, own, { query: { ...text, archived: true }, keeps: () => false });
  t.covers(marks.rule('list-archived'));
}

/** Two filters keep what both keep; pages of a filtered list hold what the filter keeps. */
async function combined(t: CheckContext, kind: ListKind): Promise<void> {
  const scope = await openScope(t);
  const year = 1995 + ((t.seed >> 5) % 18);
  const own: Own[] = [];
  for (const [n, day] of daysFrom(year).entries()) {
    const items = [t.given.line({ name: `Line ${scope.word} end`, unit_price: `${n + 8}`, quantity: '1' })];
    const fields = { ...dayFields(kind.dayFilter, day, n, year), items };
    own.push(await ownDraft(t, scope, typeAt(t, kind, n), `the one of ${day} at ${n + 8}`, fields));
  }
  const text: Query = { text: scope.word };
  await judgeKept(t, kind, own, { query: text, keeps: () => true });
  const [from, to] = [`15/12/${year}`, `31/01/${year + 1}`];
  const days = { [`${kind.dayFilter}[from]`]: from, [`${kind.dayFilter}[to]`]: to };
  const inDays = dayRange(kind.dayFilter, from, to, '').keeps;
  const type = typeAt(t, kind, 1);
  const name = String(own.find(({ document }) => document.type === type)?.record.type);
  const types = { [kind.typeFilter]: kind.typeFilter === 'type' ? name : [name] };
  const ofType = ({ document }: Own) => document.type === type;
  await judgeKept(t, kind, own, { query: { ...days, ...types }, keeps: (one) => inDays(one) && ofType(one) });
  await judgeKept(t, kind, own, { query: { ...days, 'status[]': ['draft'] }, keeps: inDays });
  await judgeKept(t, kind, own, { query: { ...days, 'status[]': ['canceled'] }, keeps: () => false });
  await judgeKept(t, kind, own, { query: { ...days, ...text, non_archived: true }, keeps: inDays });
  await judgeKept(t, kind, own, { query: { ...days, text: `${scope.word}none` }, keeps: () => false });
  if (kind.dayFilter === 'date') {
    const range = { 'total_before_taxes[from]': '10', 'total_before_taxes[to]': '12' };
    const inRange = ({ record }: Own) =>
      Number(record.before_taxes) >= 10 && Number(record.before_taxes) <= 12;
    await judgeKept(t, kind, own, {
      query: { ...days, ...range },
      keeps: (one) => inDays(one) && inRange(one),
    });
  }
  for (const size of [2, 3]) {
    const { pages: shown } = await judgeKept(t, kind, own, {
      query: { ...days, ...text, per_page: size },
      keeps: inDays,
    });
    const kept = own.filter(inDays).length;
    t.expect.equal(
      shown.length,
      Math.ceil(kept / size),
      `pages of ${size} for ${kept} documents in a range of days`,
    );
  }
}

interface ListRule {
  slug: string;
  title: string;
  rule: string;
  source?: string;
  run(t: CheckContext, kind: ListKind): Promise<void>;
  of?: (kind: ListKind) => boolean;
}

const bothEnds = 'both ends included; a document outside by one day is not listed';
const rules: readonly ListRule[] = [
  {
    slug: 'own-pages',
    title: 'twelve documents in pages of 5, 7, 1, 10 and 12 -> each on one page, and the figures add up',
    rule: 'The pages of a list hold every record once; total_entries, total_pages, current_page and per_page agree.',
    source: 'Limits',
    run: pages,
  },
  {
    slug: 'own-default-page',
    title: 'neither page nor per_page -> the first page, of 10, 20 or 30',
    rule: 'page defaults to 1 and per_page to 10, or to the account setting (10, 20 or 30).',
    source: 'Limits',
    run: defaults,
  },
  {
    slug: 'unfiltered',
    title: 'no filter -> full pages, figures that add up, and a new document is a member',
    rule: 'A list holds every document of its types.',
    source: 'Limits',
    run: unfiltered,
  },
  {
    slug: 'agrees-with-get',
    title: 'entries of a list -> show what a GET of the document shows',
    rule: 'A list and a GET show the same document.',
    run: agreesWithGet,
  },
  {
    slug: 'follows-changes',
    title: 'a document updated, finalized or deleted -> the list shows it so, soon',
    rule: 'A list shows documents as they are.',
    run: follows,
  },
  {
    slug: 'text',
    title: 'text -> exactly the documents that hold the word',
    rule: 'text keeps the documents that hold the words.',
    run: byText,
  },
  {
    slug: 'type',
    title: 'one type, two types in both orders, all -> exactly the documents of these types',
    rule: 'type keeps the documents of these types.',
    run: byType,
  },
  {
    slug: 'status',
    title: 'one status, two statuses in both orders, sent -> exactly the documents in these states',
    rule: 'status[] keeps the documents in these states; sent stands for finalized ones.',
    run: byStatus,
  },
  {
    slug: 'date',
    title: 'ranges of date -> exactly the documents of these days',
    rule: `date[from] and date[to] keep the documents of these days, ${bothEnds}.`,
    run: (t, kind) => byDay(t, kind, 'date'),
    of: (kind) => kind.dayFilter === 'date',
  },
  {
    slug: 'due-date',
    title: 'ranges of due_date -> exactly the documents due on these days',
    rule: `due_date[from] and due_date[to] keep the documents due on these days, ${bothEnds}.`,
    run: (t, kind) => byDay(t, kind, 'due_date'),
    of: (kind) => kind.dayFilter === 'date',
  },
  {
    slug: 'loaded-at',
    title: 'ranges of loaded_at -> exactly the guides loaded on these days',
    rule: `loaded_at[from] and loaded_at[to] keep the guides loaded on these days, ${bothEnds}.`,
    run: (t, kind) => byDay(t, kind, 'loaded_at'),
    of: (kind) => kind.dayFilter === 'loaded_at',
  },
  {
    slug: 'total-before-taxes',
    title: 'ranges of total_before_taxes -> exactly the documents in the range, as numbers',
    rule: 'total_before_taxes[from] and [to] keep the documents in this range, both ends included.',
    run: byTotal,
    of: (kind) => kind.dayFilter === 'date',
  },
  {
    slug: 'archived',
    title: 'archived -> none of what was never archived; non_archived -> all of it',
    rule: 'archived and non_archived choose by archiving; nothing that is shown archives a document.',
    run: byArchived,
  },
  {
    slug: 'filters-combined',
    title: 'two filters, and pages of a filtered list -> what both keep',
    rule: 'Filters narrow a list together.',
    run: combined,
  },
];

const filterChecks: Check[] = listKinds.flatMap((kind) =>
  rules
    .filter((one) => one.of?.(kind) ?? true)
    .map((one) => ({
      id: `${kind.list}/${one.slug}`,
      title: `${kind.list}: ${one.title}`,
      rule: one.rule,
      source: one.source ?? 'List filters',
      kind: 'lists' as const,
      operation: kind.list,
      run: (t: CheckContext) => one.run(t, kind),
    })),
);

const plain = (name: unknown) =>
  String(name)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

/** The lists of single types, where filters do not work: ours is in its own list, and no other type is. */
async function ofOneType(t: CheckContext, type: DocumentType): Promise<void> {
  const { list } = operationsOf(type);
  const document = await make(t, type);
  const record = await read(t, document);
  await member(
    t,
    list,
    { document, label: `the ${documentTypes[type].singular}`, record },
    'a document of its type',
  );
  const others = createdTypes.filter((one) => one !== type).map((one) => plain(documentTypes[one].type));
  const first = await page(t, list, { per_page: 30 }, 1);
  const stray = first.list.find(
    (entry) => typeof entry.type === 'string' && others.includes(plain(entry.type)),
  );
  if (stray) t.fail(`${list} holds documents of type ${documentTypes[type].type} only`, stray.type);
}

const typeListChecks: Check[] = typesOf('invoices')
  .filter((type) => type !== 'invoices')
  .map((type) => {
    const { list } = operationsOf(type);
    const needs: Feature[] = needsOf(type);
    return {
      id: `${list}/own-member`,
      title: `${list}: a new document -> it is listed, among its own type only`,
      rule: 'The other types of the invoice family are listed by their own lists.',
      source: 'Endpoints, Documents',
      kind: 'lists' as const,
      operation: list,
      needs,
      run: (t: CheckContext) => ofOneType(t, type),
    };
  });

export const listChecks: Check[] = [...filterChecks, ...typeListChecks];
