/** Relations between pages of a list that hold for any account, even while others add records. */

import type { Exchange } from '../../judge/exchange.js';
import { valueSymptom } from '../../judge/identity.js';
import type { CheckContext } from '../../run/check.js';
import type { Asserted } from '../../run/expect.js';
import { sameJson } from '../../run/expect.js';
import type { Json } from '../../target/call.js';
import { grace } from '../../target/patience.js';
import { idsOf, page as pageOf } from '../kit/list-walk.js';
import type { FieldedKind } from '../kit/record-declaring.js';
import { addSome, type RecordKind, retryJudging, walk } from '../kit/records.js';

/** The first stated field in which two answers show the same record differently. */
function shownOtherwise(kind: FieldedKind, one: Json, other: Json): string | undefined {
  const fields = [kind.nameField, ...kind.fields];
  return fields.find((field) => !sameJson(one[field] ?? null, other[field] ?? null));
}

/** `isOfEntries`: the same records, but with different values. */
interface Problem extends Asserted {
  expected: string;
  actual: string;
  isOfEntries?: true;
}

type Judged = Promise<Problem | undefined>;

/** Judges that smaller pages add up to the first `all` records; `also` judges these records in an undisturbed round. */
export async function samePages(
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
          expected: `${field} of ${one.id} in pages of ${size} is ${JSON.stringify(one[field])}, as in pages of ${all}`,
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
}

/** Judges that the second page of the largest size repeats no record of the first. */
export async function nextApart(t: CheckContext, kind: RecordKind, reference: readonly Json[]): Judged {
  const answer = await pageOf(t, kind.list, { per_page: reference.length }, 2);
  const twice = idsOf(answer.list).filter((id) => idsOf(reference).includes(id));
  return twice.length === 0
    ? undefined
    : {
        ...{ expected: `page 2 of ${reference.length} has none of page 1`, actual: twice.join() },
        ...{ field: 'query.page', symptom: 'listed twice' },
        ...{ proof: { by: 'apart' }, exchange: t.client.last() },
      };
}

/**
 * Judges against the first `count` records, read before and after. A round in which the two reads differ was disturbed by others
 * and does not count. A problem is reported if it occurs in every undisturbed round of the grace period.
 */
export async function steady(
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

/** Adds records until the list has `count`; a replayed check adds as many of its own. */
export async function atLeast(t: CheckContext, kind: RecordKind, count: number): Promise<void> {
  const there = t.given.isVerifying ? 0 : await upTo(t, kind, count);
  if (there >= count) return;
  await addSome(t, kind, count - there);
  await retryJudging(
    () => walk(t, kind),
    (walked) =>
      t.expect.that(walked.entries.length >= count, `${count} records at least`, walked.entries.length, {
        field: 'query.page',
        symptom: 'too few',
      }),
  );
}

/** The number of listed records; stops counting at `count`. */
async function upTo(t: CheckContext, kind: RecordKind, count: number): Promise<number> {
  let there = 0;
  for (let page = 1; there < count; page += 1) {
    const { list } = await pageOf(t, kind.list, { per_page: 30 }, page);
    there += list.length;
    // A list that ignores the page size may have short pages before its end.
    if (list.length < 30) return page === 1 ? (await walk(t, kind)).entries.length : there;
  }
  return there;
}
