/**
 * Pages of the lists of items and clients, by relations between answers: never by counts, as the account may be
 * full and others may add records meanwhile. Owns pagination only; what an entry shows is judged in record-checks.ts.
 */

import type { Exchange } from '../../judge/exchange.js';
import { countSymptom, valueSymptom } from '../../judge/identity.js';
import { tags } from '../../judge/result.js';
import type { Check, CheckBase, CheckContext } from '../../run/check.js';
import { type Asserted, type Compared, sameJson } from '../../run/expect.js';
import type { Answer, Json } from '../../target/call.js';
import { grace } from '../../target/patience.js';
import { page as pageOf, paginationOf } from '../kit/list-walk.js';
import type { FieldedKind } from '../kit/record-declaring.js';
import { judgeListed } from '../kit/record-judging.js';
import { addSome, type RecordKind, soon, type Walked, walk } from '../kit/records.js';
import { steadyOnes } from '../kit/steady-ones.js';

type Body = Pick<CheckBase, 'id' | 'title' | 'rule' | 'run'> & Partial<CheckBase>;

export function pageChecks(kind: FieldedKind): Check[] {
  const check = (body: Body): Check => ({
    kind: 'lists',
    operation: kind.list,
    source: 'Limits',
    statement: 'rule:pages-partition',
    place: 'last',
    ...body,
    id: `${kind.list}/${body.id}`,
    title: `${kind.list}: ${body.title}`,
  });
  const partition = 'The pages of a list hold every record once.';
  return [
    check({
      id: 'own-once-over-small-pages',
      title: 'twelve of our own, pages of ten -> each is on one page',
      rule: partition,
      run: (t) => ownOnce(t, kind, 10),
    }),
    ...[1, 3].map((size) =>
      check({
        id: `pages-of-${size}-make-twelve`,
        title: `${12 / size} pages of ${size} -> the same twelve as one page of 12`,
        rule: partition,
        run: (t) => samePages(t, kind, size),
      }),
    ),
    check({
      id: 'pages-of-ten-make-thirty',
      title: 'three pages of 10 -> the same thirty as one page of 30, none of them on the next',
      rule: partition,
      run: (t) => samePages(t, kind, 10, 30, (reference) => nextApart(t, kind, reference)),
    }),
    check({
      id: 'page-defaults-to-one',
      title: 'without page -> the first page',
      rule: '`page` defaults to 1.',
      run: async (t: CheckContext) => {
        await atLeast(t, kind, 4);
        await steady(t, kind, 3, async (reference) => {
          const { list } = await t.call(kind.list, { query: { per_page: 3 } });
          const wanted = idsOf(reference).join();
          return idsOf(list).join() === wanted
            ? undefined
            : {
                ...{ expected: `without page the first page, ${wanted}`, actual: idsOf(list).join() },
                ...{ field: 'query.page', symptom: 'different' },
                ...{ proof: { by: 'pages' }, exchange: t.client.last() },
              };
        });
        t.covers(tags.rule('page-defaults-to-one'));
      },
    }),
    check({
      id: 'per-page-default',
      title: 'without per_page -> 10, 20 or 30 records',
      rule: '`per_page` defaults to 10, or to the value in the account settings (10, 20 or 30).',
      run: (t) => defaultSize(t, kind),
    }),
    check({
      id: 'nothing-beyond-the-end',
      title: 'a page beyond the last -> no records, or the last page again where that is said',
      rule: partition,
      readOnly: true,
      run: (t: CheckContext) => beyondTheEnd(t, kind),
    }),
  ];
}

const idOf = (entry: Json) => String(entry.id);
const idsOf = (entries: readonly Json[]) => entries.map(idOf);

/** The first stated field in which two answers show one record in two ways. */
function shownOtherwise(kind: FieldedKind, one: Json, other: Json): string | undefined {
  const fields = [kind.nameField, ...kind.fields];
  return fields.find((field) => !sameJson(one[field] ?? null, other[field] ?? null));
}

async function ownOnce(t: CheckContext, kind: RecordKind, perPage: number): Promise<void> {
  const made = await steadyOnes(t, kind);
  await soon(
    () => calmWalk(t, kind, perPage),
    (walked) => {
      const { pages, answers } = walked;
      judgeListed(t, kind, walked, made);
      const tooFull = pages.find((page) => page.length > perPage);
      if (tooFull)
        t.fail(`at most ${perPage} records on a page`, `${tooFull.length} records`, {
          field: 'query.per_page',
          symptom: 'too many',
          operation: kind.list,
          proof: { by: 'size', least: 0, most: perPage },
          exchange: answers[pages.indexOf(tooFull)],
        });
      const short = pages.slice(0, -1).findIndex((page) => page.length < perPage);
      if (short >= 0)
        t.fail(`page ${short + 1} of ${pages.length} is full: ${perPage} records`, pages[short]?.length, {
          field: 'query.per_page',
          symptom: 'too few',
          operation: kind.list,
          proof: { by: 'size', least: perPage, most: perPage },
          exchange: answers[short],
        });
    },
  );
  t.covers(tags.rule('pages-partition'));
}

/** Walked again, a few times, while others add records: a list that begins otherwise afterwards has moved meanwhile. */
async function calmWalk(t: CheckContext, kind: RecordKind, perPage: number): Promise<Walked> {
  for (let round = 1; ; round += 1) {
    const walked = await walk(t, kind, perPage);
    const { list } = await t.call(kind.list, { query: { page: 1, per_page: perPage } });
    if (round === 10 || idsOf(list).join() === idsOf(walked.pages[0] ?? []).join()) return walked;
  }
}

/** What stands behind the last page is not stated; some pagers answer the last one, which must then be that. */
async function beyondTheEnd(t: CheckContext, kind: RecordKind): Promise<void> {
  const perPage = 30;
  const far = () => t.call(kind.list, { query: { page: 900_000, per_page: perPage } }, { status: 'any' });
  if ((await far()).list.length === 0) return;
  await soon(
    async () => ({ last: (await walk(t, kind, perPage)).pages.at(-1) ?? [], beyond: await far() }),
    ({ last, beyond }) => {
      t.expect.equal(
        beyond.list.map(idOf),
        last.map(idOf),
        'what page 900000 holds, which is nothing or the last page:',
        { field: 'query.page', symptom: 'listed' },
      );
      const shown = paginationOf(beyond);
      if (shown)
        t.expect.number(shown.current_page, shown.total_pages, 'current_page beyond the end', {
          field: 'pagination.current_page',
          symptom: 'inconsistent',
        });
    },
  );
}

/** `isOfEntries`: what is wrong is not which records they are, but what they show. */
interface Problem extends Asserted {
  expected: string;
  actual: string;
  isOfEntries?: true;
}
type Judged = Promise<Problem | undefined>;

/** `also` judges the page that they make, in a round in which they do. */
async function samePages(
  t: CheckContext,
  kind: FieldedKind,
  size: number,
  all = 12,
  also: (reference: readonly Json[]) => Judged = async () => undefined,
): Promise<void> {
  await atLeast(t, kind, all);
  await steady(t, kind, all, async (reference) => {
    const pages: Json[][] = [];
    const shown: (Exchange | undefined)[] = [];
    for (let page = 1; page <= all / size; page += 1) {
      const answer = await t.call(kind.list, { query: { page, per_page: size } });
      if (answer.list.length > size)
        return {
          expected: `at most ${size} records on a page`,
          actual: `${answer.list.length} on page ${page}`,
          ...{ field: 'query.per_page', symptom: 'too many' },
          ...{ proof: { by: 'size', least: 0, most: size }, exchange: t.client.last() },
        };
      pages.push(answer.list);
      shown.push(t.client.last());
    }
    const wanted = idsOf(reference).join();
    if (idsOf(pages.flat()).join() !== wanted)
      return {
        expected: `pages of ${size} that make ${wanted}`,
        actual: pages.map((page) => idsOf(page).join()).join(' | '),
        ...{ field: 'query.page', symptom: 'different' },
        ...{ proof: { by: 'pages' }, exchange: t.client.last() },
      };
    for (const [n, entry] of pages.flat().entries()) {
      const one = reference[n] ?? {};
      const field = shownOtherwise(kind, entry, one);
      if (field)
        return {
          expected: `${field} of ${idOf(one)} in pages of ${size} is ${JSON.stringify(one[field])}, as in pages of ${all}`,
          actual: JSON.stringify(entry[field] ?? null),
          isOfEntries: true,
          ...{ field, symptom: valueSymptom(entry[field], one[field]) },
          exchange: shown[Math.floor(n / size)],
          proof: {
            ...{ by: 'value', compare: 'equal', id: one.id },
            ...{ expected: one[field], actual: entry[field] },
          },
        };
    }
    return also(reference);
  });
  t.covers(tags.rule('pages-partition'));
}

/** The widest page that may be asked for, and the one after it. */
async function nextApart(t: CheckContext, kind: RecordKind, reference: readonly Json[]): Judged {
  const answer = await pageOf(t, kind.list, { per_page: reference.length }, 2);
  const twice = answer.list.map(idOf).filter((id) => idsOf(reference).includes(id));
  return twice.length === 0
    ? undefined
    : {
        ...{ expected: `page 2 of ${reference.length} has none of page 1`, actual: twice.join() },
        ...{ field: 'query.page', symptom: 'listed twice' },
        ...{ proof: { by: 'apart' }, exchange: t.client.last() },
      };
}

/**
 * Judges against the first `count` records, read before and after: a round in which those two differ was
 * disturbed by others and says nothing. A problem counts when every undisturbed round has it, for as long as a list
 * may be late.
 */
async function steady(
  t: CheckContext,
  kind: FieldedKind,
  count: number,
  judge: (reference: readonly Json[]) => Judged,
): Promise<void> {
  const first = async () => (await t.call(kind.list, { query: { page: 1, per_page: count } })).list;
  let reference: Exchange | undefined;
  let problems = 0;
  const deadline = performance.now() + grace.longestMs;
  for (let round = 0; round < 60; round += 1) {
    const before = await first();
    reference = t.client.last();
    const problem = await judge(before);
    const after = await first();
    const isSame = (entry: Json, n: number) => !shownOtherwise(kind, entry, after[n] ?? {});
    const isCalm = !problem?.isOfEntries || before.every(isSame);
    if (isCalm && idsOf(before).join() === idsOf(after).join()) {
      if (!problem) return;
      problems += 1;
      if (problems >= 3 && performance.now() > deadline)
        t.fail(problem.expected, problem.actual, {
          ...{ field: problem.field, symptom: problem.symptom, operation: kind.list },
          proof: problem.proof,
          exchange: problem.exchange,
          ...(reference &&
            ['pages', 'apart', 'value'].includes(problem.proof?.by ?? '') && { others: [reference] }),
        });
    }
    await new Promise((resolve) => setTimeout(resolve, 20 + 10 * round));
  }
  t.inconclusive(`${kind.list} changes all the time`);
}

/** Fills the list up to `count` records, so that there are pages to judge. */
async function atLeast(t: CheckContext, kind: RecordKind, count: number): Promise<void> {
  const there = await upTo(t, kind, count);
  if (there >= count) return;
  await addSome(t, kind, count - there);
  await soon(
    () => walk(t, kind),
    (walked) =>
      t.expect.that(walked.entries.length >= count, `${count} records at least`, walked.entries.length, {
        field: 'query.page',
        symptom: 'too few',
      }),
  );
}

/** How many are listed; more than `count` are not looked for. */
async function upTo(t: CheckContext, kind: RecordKind, count: number): Promise<number> {
  let there = 0;
  for (let page = 1; there < count; page += 1) {
    const { list } = await pageOf(t, kind.list, { per_page: 30 }, page);
    there += list.length;
    // A list that takes no such page size says nothing by a short page.
    if (list.length < 30) return page === 1 ? (await walk(t, kind)).entries.length : there;
  }
  return there;
}

async function defaultSize(t: CheckContext, kind: FieldedKind): Promise<void> {
  await atLeast(t, kind, 31);
  const { list } = await soon(
    () => t.call(kind.list),
    (answer) =>
      t.expect.that(
        [10, 20, 30].includes(answer.list.length),
        '10, 20 or 30 records without per_page',
        `${answer.list.length} records`,
        { field: 'query.per_page', symptom: 'different' },
      ),
  );
  const shown = paginationOf(await t.call(kind.list))?.per_page;
  if (shown !== undefined)
    t.expect.number(shown, list.length, 'pagination.per_page without per_page', {
      field: 'pagination.per_page',
      symptom: 'inconsistent',
    });
  await steady(t, kind, list.length, async (reference) => {
    const { list: second } = await pageOf(t, kind.list, {}, 2);
    const repeated = idsOf(second).filter((id) => idsOf(reference).includes(id));
    return repeated.length === 0
      ? undefined
      : {
          expected: 'page 2 holds other records than page 1, without per_page',
          actual: `${repeated.length} again`,
          ...{ field: 'query.page', symptom: 'listed twice' },
          ...{ proof: { by: 'apart' }, exchange: t.client.last() },
        };
  });
  t.covers(tags.rule('per-page-default'));
}

/** The four figures of a list that is stated to have them. */
export function paginationChecks(kind: RecordKind): Check[] {
  const base = { kind: 'lists' as const, operation: kind.list, source: 'Limits', place: 'last' as const };
  return [
    ...[1, 3, 10, 20].map(
      (size): Check => ({
        ...base,
        id: `${kind.list}/pagination-of-${size}`,
        statement: 'rule:pagination-adds-up',
        title: `${kind.list}: pages of ${size} -> total_entries, total_pages, per_page and current_page agree`,
        rule: 'total_entries, total_pages, per_page and current_page agree with each other and with what was asked.',
        run: async (t: CheckContext) => {
          await atLeast(t, kind, size + 1);
          const judge = (page: number) =>
            soon(
              () => t.call(kind.list, { query: { page, per_page: size } }),
              (answer) => agrees(t, answer, page, size),
            );
          await judge(1);
          await judge(2);
          const total =
            paginationOf(await t.call(kind.list, { query: { per_page: size } }))?.total_pages ?? 1;
          // Somebody may have added a record and with it a page; nobody takes one away.
          const last = await judge(total);
          t.expect.that(last.list.length > 0, `records on the last page, ${total}`, 'none', {
            field: 'query.page',
            symptom: 'empty',
          });
          t.covers(tags.rule('pagination-adds-up'));
        },
      }),
    ),
    {
      ...base,
      id: `${kind.list}/total-counts-all`,
      statement: 'rule:pagination-adds-up',
      title: `${kind.list}: all pages together -> total_entries records`,
      rule: 'total_entries counts the records of all pages.',
      run: async (t: CheckContext) => {
        await counted(t, kind);
        t.covers(tags.rule('pagination-adds-up'));
      },
    },
  ];
}

/**
 * What others add while the pages are read counts for the total after, not for the total at the start; the pages
 * may follow the total late.
 */
async function counted(t: CheckContext, kind: RecordKind): Promise<number> {
  const total = async () => {
    const answer = await t.call(kind.list, { query: { page: 1, per_page: 25 } });
    const entries = paginationOf(answer)?.total_entries;
    t.expect.that(typeof entries === 'number', 'total_entries is a number', entries, {
      field: 'pagination.total_entries',
      symptom: entries === undefined ? 'absent' : 'wrong type',
    });
    return Number(entries);
  };
  const before = await total();
  const walked = await soon(
    async () => {
      const { entries, answers } = await walk(t, kind, 25);
      return { found: new Set(entries.map(idOf)).size, after: await total(), answers };
    },
    ({ found, after, answers }) =>
      t.expect.that(
        found >= before && found <= after,
        before === after
          ? `total_entries ${found}, as many as the pages hold`
          : `between ${before} and ${after} records`,
        before === after ? before : found,
        {
          field: 'pagination.total_entries',
          symptom: 'inconsistent',
          proof: { by: 'total' },
          others: answers.flatMap((one) => one ?? []),
        },
      ),
  );
  return walked.found;
}

function agrees(t: CheckContext, answer: Answer, page: number, size: number): void {
  const shown = paginationOf(answer);
  if (!shown) t.fail('pagination', answer.body, { field: 'pagination', symptom: 'absent' });
  const { total_entries: entries, current_page: current, total_pages: pages, per_page: perPage } = shown;
  const how: Omit<Compared, 'field'> = { proof: { by: 'pagination', page, size } };
  t.expect.number(current, page, 'current_page', {
    field: 'pagination.current_page',
    symptom: 'different',
    ...how,
  });
  t.expect.number(perPage, size, 'per_page', { field: 'pagination.per_page', symptom: 'different', ...how });
  const wanted = Math.ceil(entries / size);
  t.expect.number(pages, wanted, `total_pages for ${entries} entries in pages of ${size}`, {
    field: 'pagination.total_pages',
    symptom: 'inconsistent',
    ...how,
  });
  const expected = Math.max(0, Math.min(size, entries - (page - 1) * size));
  t.expect.number(
    answer.list.length,
    expected,
    `records on page ${page} of ${pages} with ${entries} entries`,
    { field: 'query.per_page', symptom: countSymptom(answer.list.length, expected), ...how },
  );
}
