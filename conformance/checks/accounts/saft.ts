/**
 * The SAF-T export: polled until it is ready, and refused for invalid parameters. The file's content is not documented and not
 * judged.
 */

import { monthBefore } from '../../given/lawful-requests.js';
import { statusSymptom } from '../../judge/identity.js';
import { orUndefined } from '../../judge/outcome.js';
import type { Check, CheckContext } from '../../run/check.js';
import type { Answer, QueryValue } from '../../target/call.js';
import { declaring } from '../kit/declare.js';

const check = declaring({ kind: 'async' });

/** One request for an export, which may be refused. */
const askOnce = (t: CheckContext, query: Record<'month' | 'years', string>): Promise<Answer> =>
  t.call('exportSaft', { query }, { status: [200, 202, 422, failedGeneration] });

/** The form of the query that the target accepts: "month: text" allows both 1 and 01; undefined where none is accepted. */
async function accepted(
  t: CheckContext,
  months: number,
): Promise<Record<'month' | 'years', string> | undefined> {
  const { month, years } = monthBefore(months);
  for (const form of [String(month), String(month).padStart(2, '0')]) {
    const query = { month: form, years };
    const answer = await askOnce(t, query);
    if (answer.status === 200) judgeLink(t, answer);
    if (answer.status !== 422) return query;
  }
  return undefined;
}

async function ask(t: CheckContext, months: number): Promise<() => Promise<Answer>> {
  const { month, years } = monthBefore(months);
  const query = await accepted(t, months);
  const refused = t.client.last();
  if (query) return () => t.call('exportSaft', { query }, { status: saftStatuses });
  // An export of an old month, or of one without documents, is not stated; that of the present month is.
  if (months > 1 && !((await issuedIn(t, month, years)) && (await accepted(t, months + 1))))
    t.unsupported(`the target answers 422 for ${month}/${years}, in which nothing was issued`);
  if (months === 1) {
    if (t.settings.claims.includes('invoices')) await t.given.document('invoices', 'final');
    return ask(t, 0);
  }
  return t.fail(`the export of month ${month} of ${years}, in which a document was issued`, '422', {
    field: 'query.month',
    symptom: '422',
    ...(refused && { exchange: refused }),
    proof: {
      by: 'status',
      accepted: [
        [200, 200],
        [202, 202],
      ],
    },
  });
}

/** Whether a document could be issued in that month; how old its date may be is not documented. */
async function issuedIn(t: CheckContext, month: number, years: string): Promise<boolean> {
  if (!t.settings.claims.includes('invoices')) return false;
  const date = `15/${String(month).padStart(2, '0')}/${years}`;
  const made = await orUndefined(() => t.given.document('invoices', 'final', { date, due_date: date }));
  return made !== undefined;
}

/** How many months ago the last finished month with this number was. */
const last = (month: number): number =>
  [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].find((n) => monthBefore(n).month === month) ?? 12;

/** "Generation failed" is a documented answer; a later request may succeed. */
const failedGeneration = 500;
const mostFailures = 4;
const saftStatuses = [200, 202, failedGeneration];

/** Polls until 200; before that accepts 202, and a few times that the generation failed. */
async function finished(t: CheckContext, poll: () => Promise<Answer>): Promise<Answer> {
  let failures = 0;
  return t.eventually(
    async () => {
      const answer = await poll();
      if (answer.status === failedGeneration) failures += 1;
      if (failures > mostFailures)
        t.fail('200 or 202 from exportSaft', `500 (generation failed) for the ${failures}th time`, {
          field: 'http.status',
          symptom: '500',
        });
      return answer.status === 200 ? answer : undefined;
    },
    'exportSaft answers 200',
    { operation: 'exportSaft' },
  );
}

/** Asks all of them; returns the answer of the first that is not ready, or of the last. */
const inTurn = (polls: readonly (() => Promise<Answer>)[]) => async (): Promise<Answer> => {
  const answers: Answer[] = [];
  for (const poll of polls) answers.push(await poll());
  return (answers.find(({ status }) => status !== 200) ?? answers.at(-1)) as Answer;
};

/** The finished export for a lawful query. */
export const exported = (t: CheckContext, query: Record<string, QueryValue>): Promise<Answer> =>
  finished(t, () => t.call('exportSaft', { query }, { status: saftStatuses }));

/** A parser of octal numbers takes 07, and neither 08 nor 09. */
async function leadingZeros(t: CheckContext): Promise<void> {
  const { years } = monthBefore(last(9));
  const accepts = async (month: string): Promise<boolean> =>
    (await askOnce(t, { month, years })).status !== 422;
  if (!(await accepts('07')))
    t.unsupported(
      `the target answers 422 for 07/${years}: it takes no such month, or has no documents in it`,
    );
  for (const month of ['08', '09']) {
    if (await accepts(month)) continue;
    const exchange = t.client.last();
    if (await accepts(month.slice(1)))
      t.fail(`${month} is accepted as the month ${month.slice(1)}, as 07 is`, '422', {
        ...{ field: 'query.month', symptom: '422', exchange },
        proof: {
          by: 'status',
          accepted: [
            [200, 202],
            [failedGeneration, failedGeneration],
          ],
        },
      });
  }
}

/** All texts in a body: the name of the field with the link is not documented. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** A link, relative or absolute, has no spaces. */
const isLink = (text: string) => /^\S+$/.test(text);

function judgeLink(t: CheckContext, { body, text }: Answer): void {
  const found = textsIn(body).some(isLink);
  if (!found)
    t.fail('a body with the download link', text || 'an empty body', {
      field: 'http.body',
      symptom: 'empty',
    });
}

export const saftChecks: Check[] = [
  check('exportSaft/until-200-with-link', {
    title: 'asked again and again -> 202 until 200, then the link',
    statement: 'rule:saft-poll',
    covers: true,
    run: async (t: CheckContext) => {
      judgeLink(t, await finished(t, await ask(t, 1)));
    },
  }),
  check('exportSaft/stays-ready', {
    title: 'asked for again after 200 -> 200 with the link',
    statement: 'rule:saft-stays-ready',
    assumed: true,
    run: async (t: CheckContext) => {
      const poll = await ask(t, 1);
      judgeLink(t, await finished(t, poll));
      for (let n = 0; n < 3; n += 1) {
        const again = await poll();
        t.expect.equal(again.status, 200, 'the status once the export is ready', {
          field: 'http.status',
          symptom: statusSymptom(again.status),
        });
        judgeLink(t, again);
      }
    },
  }),
  check('exportSaft/each-month-ready', {
    title: 'January, December and February asked for in turn, again and again -> each becomes ready',
    statement: 'rule:saft-poll',
    covers: true,
    run: async (t: CheckContext) => {
      const polls = [await ask(t, last(1)), await ask(t, last(12)), await ask(t, last(2))];
      await finished(t, inTurn(polls));
      for (const poll of polls) judgeLink(t, await finished(t, poll));
    },
  }),
  check('exportSaft/leading-zeros', {
    title: '08 and 09, where 07 is accepted -> accepted as 8 and 9 are',
    statement: 'rule:saft-poll',
    run: leadingZeros,
  }),
  check('exportSaft/ready-in-other-account', {
    title: 'asked for in another account -> 200 with the link there',
    statement: 'rule:saft-poll',
    needs: ['second-account'],
    run: async (t: CheckContext) => {
      const there = t.inSecondAccount();
      if (there) judgeLink(there, await finished(there, await ask(there, 1)));
    },
  }),
  ...brokenQueries().map(([slug, query, field]) =>
    check(`exportSaft/refused-${slug}`, {
      title: `${slug.replaceAll('-', ' ')} -> 422`,
      statement: 'rule:saft-parameters',
      covers: true,
      kind: 'requests',
      run: async (t: CheckContext) => {
        await t.call('exportSaft', { query }, { status: 422, field, what: slug.replaceAll('-', ' ') });
      },
    }),
  ),
];

function brokenQueries(): [slug: string, query: Record<string, QueryValue>, field: string][] {
  const { years } = monthBefore(1);
  const [month, year] = ['query.month', 'query.years'];
  return [
    ['month-absent', { years }, month],
    ['years-absent', { month: '1' }, year],
    ['both-absent', {}, 'query'],
    ['month-13', { month: '13', years }, month],
    ['month-0', { month: '0', years }, month],
    ['month-negative', { month: '-1', years }, month],
    ['month-no-number', { month: 'abc', years }, month],
    // A digit of Unicode, and no number.
    ['month-superscript', { month: '²', years }, month],
    ['month-empty', { month: '', years }, month],
    ['years-no-number', { month: '1', years: 'abcd' }, year],
    ['years-empty', { month: '1', years: '' }, year],
  ];
}
