/**
 * Pages of the lists of items and clients, judged by relations between answers, not by counts: the account may be full and others
 * may add records meanwhile. record-checks.ts judges what entries show.
 */

import { tags } from '../../judge/result.js';
import type { Check, CheckContext } from '../../run/check.js';
import { paginationOf } from '../../target/pagination.js';
import { declaring } from '../kit/declare.js';
import { idsOf, page as pageOf } from '../kit/list-walk.js';
import type { FieldedKind } from '../kit/record-declaring.js';
import { judgeListed } from '../kit/record-judging.js';
import { type RecordKind, retryJudging, type Walked, walk } from '../kit/records.js';
import { unchangedRecords } from '../kit/unchanged-records.js';
import { atLeast, nextApart, samePages, steady } from './page-relations.js';

export function pageChecks(kind: FieldedKind): Check[] {
  const check = declaring({ statement: 'rule:pages-partition', kind: 'lists', place: 'last' });
  // What others add meanwhile moves the pages, and all of them would be read again.
  const place = 'alone' as const;
  return [
    check(`${kind.list}/own-once-over-small-pages`, {
      title: 'twelve of our own, pages of ten -> each is on one page',
      covers: true,
      run: (t) => ownOnce(t, kind, 10),
    }),
    ...[1, 3].map((size) =>
      check(`${kind.list}/pages-of-${size}-make-twelve`, {
        title: `${12 / size} pages of ${size} -> the same twelve as one page of 12`,
        ...{ place, covers: true },
        run: (t) => samePages(t, kind, size),
      }),
    ),
    check(`${kind.list}/pages-of-ten-make-thirty`, {
      title: 'three pages of 10 -> the same thirty as one page of 30, none of them on the next',
      ...{ place, covers: true },
      run: (t) => samePages(t, kind, 10, 30, (reference) => nextApart(t, kind, reference)),
    }),
    check(`${kind.list}/page-defaults-to-one`, {
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
    check(`${kind.list}/per-page-default`, {
      title: 'without per_page -> 10, 20 or 30 records',
      rule: '`per_page` defaults to 10, or to the value in the account settings (10, 20 or 30).',
      run: (t) => defaultSize(t, kind),
    }),
    check(`${kind.list}/nothing-beyond-the-end`, {
      title: 'a page beyond the last -> no records, or the last page again where that is said',
      readOnly: true,
      run: (t: CheckContext) => beyondTheEnd(t, kind),
    }),
  ];
}

async function ownOnce(t: CheckContext, kind: RecordKind, perPage: number): Promise<void> {
  const made = await unchangedRecords(t, kind);
  await retryJudging(
    () => calmWalk(t, kind, perPage),
    (walked) => {
      const { pages, answers } = walked;
      judgeListed(t, kind, walked, made, { isOfPages: true });
      const tooFull = pages.find((page) => page.length > perPage);
      if (tooFull)
        t.fail(`at most ${perPage} records on a page`, `${tooFull.length} records`, {
          ...{ field: 'query.per_page', symptom: 'too many', exchange: answers[pages.indexOf(tooFull)] },
          proof: { by: 'size', least: 0, most: perPage },
        });
      const short = pages.slice(0, -1).findIndex((page) => page.length < perPage);
      if (short >= 0)
        t.fail(`page ${short + 1} of ${pages.length} is full: ${perPage} records`, pages[short]?.length, {
          ...{ field: 'query.per_page', symptom: 'too few', exchange: answers[short] },
          proof: { by: 'size', least: perPage, most: perPage },
        });
    },
  );
}

/** Walks the list again, up to ten times, while its beginning changes because others add records. */
async function calmWalk(t: CheckContext, kind: RecordKind, perPage: number): Promise<Walked> {
  for (let round = 1; ; round += 1) {
    const walked = await walk(t, kind, perPage);
    const { list } = await t.call(kind.list, { query: { page: 1, per_page: perPage } });
    if (round === 10 || idsOf(list).join() === idsOf(walked.pages[0] ?? []).join()) return walked;
  }
}

/** A page behind the last one is not stated; some servers repeat the last page, which it must then equal. */
async function beyondTheEnd(t: CheckContext, kind: RecordKind): Promise<void> {
  const perPage = 30;
  const far = () => t.call(kind.list, { query: { page: 900_000, per_page: perPage } }, { status: 'any' });
  if ((await far()).list.length === 0) return;
  await retryJudging(
    async () => ({ last: (await walk(t, kind, perPage)).pages.at(-1) ?? [], beyond: await far() }),
    ({ last, beyond }) => {
      t.expect.equal(
        idsOf(beyond.list),
        idsOf(last),
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

async function defaultSize(t: CheckContext, kind: FieldedKind): Promise<void> {
  await atLeast(t, kind, 31);
  const { list } = await retryJudging(
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
    const exchange = t.client.last();
    const repeated = idsOf(second).filter((id) => idsOf(reference).includes(id));
    if (repeated.length > 0)
      return {
        expected: 'page 2 holds other records than page 1, without per_page',
        actual: `${repeated.length} again`,
        ...{ field: 'query.page', symptom: 'listed twice', proof: { by: 'apart' }, exchange },
      };
    const { list: same } = await pageOf(t, kind.list, { per_page: list.length }, 2);
    const first = idsOf(same).find((id) => !idsOf(second).includes(id));
    return first === undefined
      ? undefined
      : {
          expected: `page 2 without per_page holds ${first}, as with per_page=${list.length}`,
          actual: 'it is missing',
          ...{ field: 'query.page', symptom: 'not listed', exchange },
        };
  });
  t.covers(tags.rule('per-page-default'));
}
