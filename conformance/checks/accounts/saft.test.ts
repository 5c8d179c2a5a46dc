// The export against a scripted service: how long it is polled, for which months, and what the answer must contain.
import { expect, test } from '@playwright/test';
import { monthBefore } from '../../given/lawful-requests.js';
import { runCheck } from '../../run/run-check.js';
import { type Answered, type TinyOptions, tinyService } from '../../run/tiny-service.fixture.js';
import { saftChecks } from './saft.js';

const [ready, made, failed, invalid]: Answered[] = [
  { status: 200, body: { url: 'https://a.example/b' } },
  { status: 202 },
  { status: 500 },
  { status: 422 },
];
const times = <T>(count: number, one: T): T[] => Array<T>(count).fill(one);

/** Runs a check against these answers, of which the last one repeats; returns its ending and the queries sent. */
async function ended(
  slug: string,
  answers: (query: URLSearchParams, nth: number) => Answered | undefined,
  settings: TinyOptions['settings'] = {},
) {
  const asked: URLSearchParams[] = [];
  const tiny = tinyService({
    settings: { pollTimeoutMs: 2000, ...settings },
    faults: [
      ({ operation, query }) => {
        if (operation !== 'exportSaft') return undefined;
        asked.push(query);
        return answers(query, asked.length - 1);
      },
    ],
  });
  const check = saftChecks.find(({ id }) => id === `exportSaft/${slug}`);
  if (!check) throw new Error(`no check of the export is called ${slug}`);
  const { verdict, violations } = await runCheck(check, tiny.run);
  const seen = violations
    .filter(({ sort }) => sort !== 'shape')
    .map(({ field, symptom }) => `${field} ${symptom}`);
  return { verdict, seen, asked, log: tiny.log };
}
const inTurn = (all: readonly Answered[]) => (_: URLSearchParams, nth: number) => all[nth] ?? all.at(-1);

for (const [situation, answers, verdict, seen] of [
  ['ready at once', [ready], 'pass', []],
  ['made first', [made, made, ready], 'pass', []],
  ['failed four times', [made, ...times(4, failed), ready], 'pass', []],
  ['failed five times', [made, ...times(5, failed), ready], 'fail', ['http.status 500']],
  ['ready without a body', [made, { status: 200 }], 'fail', ['http.body empty']],
  [
    'ready with a text of several words',
    [made, { status: 200, body: { url: 'is there' } }],
    'fail',
    ['http.body empty'],
  ],
  ['ready with a link in a list', [made, { status: 200, body: { url: '', a: [{ b: '/c' }] } }], 'pass', []],
  ['refused with 404', [made, { status: 404 }], 'fail', ['http.status 404']],
] as const)
  test(`an export that is ${situation} -> ${verdict}`, async () => {
    const one = await ended('until-200-with-link', inTurn(answers as readonly Answered[]));
    expect([one.verdict, one.seen]).toEqual([verdict, seen]);
  });

test('no answer of the export but 202 -> not ready, in the time that the settings give', async () => {
  const one = await ended('until-200-with-link', () => made, { pollTimeoutMs: 50 });
  expect([one.verdict, one.seen]).toEqual(['fail', ['http.status not ready']]);
});

test('the month before -> asked for as a number, then with two digits where that is refused', async () => {
  const { month, years } = monthBefore(1);
  const all = await ended('until-200-with-link', (_, nth) => (nth === 0 ? invalid : ready));
  expect(all.asked.map((query) => [query.get('month'), query.get('years')])).toEqual([
    [String(month), years],
    ...times(2, [String(month).padStart(2, '0'), years]),
  ]);
});

test('a month before that is refused -> an invoice is issued, and the present month must not be', async () => {
  const { month } = monthBefore(0);
  const isPresent = (query: URLSearchParams) => Number(query.get('month')) === month;
  const fits = await ended('until-200-with-link', (query) => (isPresent(query) ? ready : invalid));
  expect(fits.verdict).toBe('pass');
  expect(fits.log).toEqual(expect.arrayContaining(['createInvoice', 'changeInvoiceState']));
  const never = await ended('until-200-with-link', () => invalid);
  expect([never.verdict, never.seen]).toEqual(['fail', ['query.month 422']]);
  const without = await ended('until-200-with-link', () => invalid, { claims: ['saft'] });
  expect([without.verdict, without.log.includes('createInvoice')]).toEqual(['fail', false]);
});

test('three months in turn -> the last finished January, December and February, each asked for and then polled twice', async () => {
  const { verdict, asked } = await ended('each-month-ready', () => ready);
  const months = asked.map((query) => Number(query.get('month')));
  expect([verdict, months]).toEqual(['pass', [1, 12, 2, 1, 12, 2, 1, 12, 2]]);
  const before = (month: number) =>
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map(monthBefore).find((one) => one.month === month);
  expect(asked.slice(0, 3).map((query) => query.get('years'))).toEqual(
    [1, 12, 2].map((month) => before(month)?.years),
  );
});

test('a month of long ago that is refused -> no failure, unless something was issued in it and the one before is accepted', async () => {
  const isJanuary = (query: URLSearchParams) => Number(query.get('month')) === 1;
  const issued = await ended('each-month-ready', (query) => (isJanuary(query) ? invalid : ready));
  expect([issued.verdict, issued.seen]).toEqual(['fail', ['query.month 422']]);
  const unknown = await ended('each-month-ready', (query) => (isJanuary(query) ? invalid : ready), {
    claims: ['saft'],
  });
  expect([unknown.verdict, unknown.seen]).toEqual(['unsupported', []]);
  const none = await ended('each-month-ready', () => invalid);
  expect([none.verdict, none.seen]).toEqual(['unsupported', []]);
});

for (const [again, verdict] of [
  [ready, 'pass'],
  [made, 'note'],
  [failed, 'note'],
] as const)
  test(`an export that was ready, then ${again?.status} -> ${verdict}; asked for three times more`, async () => {
    const one = await ended('stays-ready', (_, nth) => (nth < 2 ? ready : again));
    expect(one.verdict).toBe(verdict);
    if (verdict === 'pass') expect(one.asked).toHaveLength(5);
  });

test('a broken query -> 422, and nothing else', async () => {
  for (const [slug, sent] of [
    ['month-absent', [null, monthBefore(1).years]],
    ['years-absent', ['1', null]],
    ['both-absent', [null, null]],
    ['month-13', ['13', monthBefore(1).years]],
    ['month-0', ['0', monthBefore(1).years]],
    ['month-negative', ['-1', monthBefore(1).years]],
    ['years-no-number', ['1', 'abcd']],
  ] as const) {
    const refused = await ended(`refused-${slug}`, () => invalid);
    expect(refused.asked.map((query) => [query.get('month'), query.get('years')])).toEqual([sent]);
    expect([slug, refused.verdict]).toEqual([slug, 'pass']);
    expect((await ended(`refused-${slug}`, () => ready)).verdict).toBe('fail');
  }
});
