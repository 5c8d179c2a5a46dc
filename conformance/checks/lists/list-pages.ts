/**
 * Pages of the lists of documents: each of our documents occurs once, pages are full, figures add up. The only filter is the word
 * in our documents.
 */

import type { Exchange } from '../../judge/exchange.js';
import { countSymptom } from '../../judge/identity.js';
import { tags } from '../../judge/result.js';
import type { CheckContext } from '../../run/check.js';
import type { Answer } from '../../target/call.js';
import { paginationOf } from '../../target/pagination.js';
import { judgeScope, type ListKind, type Own, typeNameOf } from '../kit/list-filters.js';
import { idsOf, judgeFigures, page, type Query, sameEntries, type Walked, walk } from '../kit/list-walk.js';
import { onceOverPages } from '../kit/record-judging.js';
import { retryJudging } from '../kit/records.js';
import { member } from './list-entries.js';
import { count, twelve } from './twelve.js';

/** Judges pages of `size`: full except the last, each of our documents once, and consistent figures if any. */
async function judgePages(t: CheckContext, kind: ListKind, own: readonly Own[], query: Query, size: number) {
  const what = `${kind.list} in pages of ${size}`;
  await retryJudging(
    () => walk(t, kind.list, { ...query, per_page: size }, count + 3),
    (walked) => {
      judgeScope(t, kind, query, walked, own);
      judgeWalk(t, walked, own, size, what);
    },
  );
}

function judgeWalk(t: CheckContext, walked: Walked, own: readonly Own[], size: number, what: string): void {
  const { pages, paginations, entries, answers } = walked;
  const sizes = pages.map((one) => one.length);
  const wanted = Array.from({ length: Math.ceil(count / size) }, (_, n) => Math.min(size, count - n * size));
  const odd = wanted.findIndex((due, n) => sizes[n] !== due);
  const [due = 0, exchange] = [wanted[odd], answers[odd] ?? answers.at(-1)];
  // Missing or repeated documents are faults of paging and are judged before the page size.
  const ids = idsOf(entries);
  const owned = own.map(({ document }) => document.id);
  for (const one of own) {
    const times = ids.filter((id) => id === String(one.document.id)).length;
    t.expect.that(times === 1, `${one.label} stands on one page of ${what}`, `on ${times}`, {
      ...{ field: 'query.page', symptom: times === 0 ? 'not listed' : 'listed twice' },
      ...{ proof: onceOverPages(one.document.id, owned), exchange: answers.at(-1) },
    });
  }
  t.expect.equal(sizes, wanted, `entries on the pages of ${what}`, {
    ...{ field: 'query.per_page', symptom: countSymptom(sizes[odd] ?? 0, due), exchange },
    proof: { by: 'size', least: due, most: due },
  });
  for (const [n, shown] of paginations.entries()) {
    if (!shown) continue;
    const due = { total_entries: count, total_pages: wanted.length, current_page: n + 1, per_page: size };
    judgeFigures(t, shown, due, `on page ${n + 1} of ${what}`, { exchange: answers[n] });
  }
}

export async function pages(t: CheckContext, kind: ListKind): Promise<void> {
  const { own, query } = await twelve(t, kind);
  for (const size of kind.list === 'listEstimates' ? [5, 2] : [5, 12])
    await judgePages(t, kind, own, query, size);
  const five = { ...query, per_page: 5 };
  await retryJudging(
    async () => ({ last: await page(t, kind.list, five, 3), beyond: await page(t, kind.list, five, 4) }),
    (answers) => judgeBeyond(t, kind, answers),
  );
  if (['listEstimates', 'listGuides'].includes(kind.list)) t.covers(tags.rule('pagination-adds-up'));
}

/** A page behind the last one is not stated; some servers repeat the last page, and must then say so. */
function judgeBeyond(
  t: CheckContext,
  kind: ListKind,
  { last, beyond }: Record<'last' | 'beyond', Answer>,
): void {
  const pagination = paginationOf(beyond);
  if (pagination) judgeFigures(t, pagination, { total_entries: count }, 'on page 4 of 3');
  const isLast = Number(pagination?.current_page ?? 3) === 3;
  const ids = idsOf(beyond.list);
  const fits = ids.length === 0 || (isLast && sameEntries(beyond.list, last.list));
  t.expect.that(fits, `no entries of ${kind.list} on page 4 of 3, or those of page 3`, ids, {
    field: 'query.page',
    symptom: 'listed',
    proof: isLast ? { by: 'apart' } : { by: 'size', least: 0, most: 0 },
  });
}

export async function defaults(t: CheckContext, kind: ListKind): Promise<void> {
  const { own, query } = await twelve(t, kind);
  // With a filter that keeps all of them: the page size must be the same.
  const [one] = own as [Own];
  const name = typeNameOf(one.document.type, one.record);
  const isOfOneType = own.every(({ document }) => document.type === one.document.type);
  const typed = { ...query, [kind.typeFilter]: kind.typeFilter === 'type' ? name : [name] };
  const filtered = isOfOneType ? typed : { ...query, 'status[]': [String(one.record.status)] };
  const read = async () => {
    const shown: (Exchange | undefined)[] = [];
    const seen = async (answer: Promise<Answer>) => {
      const got = await answer;
      shown.push(t.client.last());
      return got;
    };
    const plain = await seen(t.call(kind.list, { query }));
    const first = await seen(page(t, kind.list, filtered, 1));
    return { plain, first, second: await seen(page(t, kind.list, query, 2)), shown };
  };
  await retryJudging(read, ({ shown, ...answers }) => judgeDefaults(t, kind, { own, query }, answers, shown));
  t.covers(tags.rule('page-defaults-to-one'));
}

function judgeDefaults(
  t: CheckContext,
  kind: ListKind,
  { own, query }: { own: readonly Own[]; query: Query },
  { plain, first, second }: Record<'plain' | 'first' | 'second', Answer>,
  exchanges: readonly (Exchange | undefined)[],
): void {
  const [whole, one] = exchanges;
  const lists = [plain, first, second].map(({ list }) => list);
  judgeScope(t, kind, query, { pages: lists, answers: [...exchanges] }, own);
  const size = plain.list.length;
  const due = `10 of ${count} entries without per_page, or all with 20 or 30`;
  t.expect.that([10, count].includes(size), due, size, {
    ...{ field: 'query.per_page', symptom: 'different', exchange: whole },
    proof: { by: 'size', least: 10, most: count },
  });
  t.expect.equal(
    idsOf(plain.list).sort(),
    idsOf(first.list).sort(),
    `${kind.list} without page, as page 1 beside a filter that keeps them all,`,
    {
      ...{ field: 'query.page', symptom: 'different', proof: { by: 'pages' } },
      ...{ exchange: one, others: whole ? [whole] : [] },
    },
  );
  const shown = [...idsOf(first.list), ...idsOf(second.list)].sort();
  const ids = own.map(({ document }) => String(document.id)).sort();
  const lost = ids.find((id) => !shown.includes(id));
  t.expect.equal(shown, ids, 'ids on pages 1 and 2', {
    ...{ field: 'query.page', symptom: lost ? 'not listed' : 'listed twice', exchange: exchanges[2] },
    proof: lost ? onceOverPages(lost, ids) : { by: 'apart' },
  });
  const pagination = paginationOf(plain);
  if (pagination) {
    t.expect.that(
      [10, 20, 30].includes(Number(pagination.per_page)),
      'per_page is 10, 20 or 30',
      pagination.per_page,
      { field: 'pagination.per_page', symptom: 'different' },
    );
    const due = { current_page: 1, total_entries: count };
    judgeFigures(t, pagination, due, 'without page and per_page', { exchange: whole });
  }
}

/**
 * Without a filter: others may add documents meanwhile, so each answer is judged alone, and two neighbouring pages only if the
 * first is the same before and after the second.
 */
export async function unfiltered(t: CheckContext, kind: ListKind): Promise<void> {
  const { own } = await twelve(t, kind);
  const size = 4;
  await retryJudging(
    async () =>
      [
        { ...(await page(t, kind.list, { per_page: size }, 1)), exchange: t.client.last() },
        { ...(await page(t, kind.list, { per_page: size }, 2)), exchange: t.client.last() },
        { ...(await page(t, kind.list, { per_page: size }, 1)), exchange: t.client.last() },
      ] as const,
    (answers) => {
      const [one, two, again] = answers;
      for (const [n, answer] of [one, two].entries()) {
        const { exchange } = answer;
        const how = { exchange, proof: { by: 'pagination', page: n + 1, size } } as const;
        const what = `entries of ${kind.list} on page ${n + 1} of more than ${count}`;
        t.expect.equal(answer.list.length, size, what, {
          ...{ field: 'query.per_page', symptom: countSymptom(answer.list.length, size), exchange },
          proof: { by: 'size', least: size, most: size },
        });
        const shown = paginationOf(answer);
        if (!shown) continue;
        const wanted = Math.ceil(Number(shown.total_entries) / size);
        const { total_entries: total } = shown;
        t.expect.that(Number(total) >= count, `total_entries is ${count} or more`, total, {
          ...{ field: 'pagination.total_entries', symptom: 'too few' },
        });
        const inPages = `for ${shown.total_entries} entries in pages of ${size}`;
        judgeFigures(t, shown, { total_pages: wanted }, inPages, how);
        judgeFigures(t, shown, { current_page: n + 1 }, 'of such a page', how);
        judgeFigures(t, shown, { per_page: size }, 'of such a page', { exchange });
      }
      const isCalm = idsOf(one.list).join() === idsOf(again.list).join();
      const twice = isCalm && idsOf(one.list).find((id) => idsOf(two.list).includes(id));
      if (twice !== false && twice !== undefined)
        t.fail('pages 1 and 2 hold different documents', `${twice} is on both`, {
          ...{ field: 'query.page', symptom: 'listed twice', proof: { by: 'apart' } },
        });
    },
  );
  const last = own.at(-1) as Own;
  await member(t, kind.list, last, 'a new document');
}
