/** The pagination figures of clients agree with the entries and with each other. */

import { countSymptom } from '../../judge/identity.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Answer } from '../../target/call.js';
import { paginationOf } from '../../target/pagination.js';
import { declaring } from '../kit/declare.js';
import { idsOf, judgeFigures } from '../kit/list-walk.js';
import { addSome, type RecordKind, retryJudging, walk } from '../kit/records.js';
import { atLeast } from './page-relations.js';

/** Checks of the four figures, for a list that is stated to have them. */
export function paginationChecks(kind: RecordKind): Check[] {
  const check = declaring({
    statement: 'rule:pagination-adds-up',
    covers: true,
    kind: 'lists',
    place: 'last',
  });
  return [
    ...[1, 3, 10, 20].map((size) =>
      check(`${kind.list}/pagination-of-${size}`, {
        title: `pages of ${size} -> total_entries, total_pages, per_page and current_page agree`,
        run: async (t: CheckContext) => {
          await atLeast(t, kind, size + 1);
          const judge = (page: number) =>
            retryJudging(
              () => t.call(kind.list, { query: { page, per_page: size } }),
              (answer) => agrees(t, answer, page, size),
            );
          await judge(1);
          await judge(2);
          const total =
            paginationOf(await t.call(kind.list, { query: { per_page: size } }))?.total_pages ?? 1;
          // Others may have added a record and with it a page, but nothing removes one.
          const last = await judge(total);
          t.expect.that(last.list.length > 0, `records on the last page, ${total}`, 'none', {
            field: 'query.page',
            symptom: 'empty',
          });
        },
      }),
    ),
    check(`${kind.list}/total-counts-all`, {
      title: 'all pages together -> total_entries records',
      rule: 'total_entries counts the records of all pages.',
      run: (t) => counted(t, kind),
    }),
  ];
}

/**
 * The total after reading all pages: records that others add meanwhile are not in the total at the start. Pages may be late
 * compared with the total.
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
  // Creates more than one page of records, so that the trace does not depend on existing ones.
  if (t.given.isVerifying) await addSome(t, kind, 26);
  const before = await total();
  const walked = await retryJudging(
    async () => {
      const { entries, answers } = await walk(t, kind, 25);
      return { found: new Set(idsOf(entries)).size, after: await total(), answers };
    },
    ({ found, after, answers }) =>
      t.expect.that(
        found >= before && found <= after,
        before === after
          ? `total_entries ${found}, as many as the pages hold`
          : `between ${before} and ${after} records`,
        before === after ? before : found,
        {
          ...{ field: 'pagination.total_entries', symptom: 'inconsistent', proof: { by: 'total' } },
          others: answers.flatMap((one) => one ?? []),
        },
      ),
  );
  return walked.found;
}

function agrees(t: CheckContext, answer: Answer, page: number, size: number): void {
  const shown = paginationOf(answer);
  if (!shown) t.fail('pagination', answer.body, { field: 'pagination', symptom: 'absent' });
  const { total_entries: entries, total_pages: pages } = shown;
  const how = { proof: { by: 'pagination', page, size } } as const;
  judgeFigures(t, shown, { current_page: page }, 'as asked', how);
  judgeFigures(t, shown, { per_page: size }, 'as asked');
  const due = { total_pages: Math.ceil(entries / size) };
  judgeFigures(t, shown, due, `for ${entries} entries in pages of ${size}`, how);
  const expected = Math.max(0, Math.min(size, entries - (page - 1) * size));
  const { length } = answer.list;
  t.expect.number(length, expected, `records on page ${page} of ${pages} with ${entries} entries`, {
    ...{ field: 'query.per_page', symptom: countSymptom(length, expected), ...how },
  });
}
