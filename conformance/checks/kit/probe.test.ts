import { expect, test } from '@playwright/test';
import { inconclusive, violated } from '../../judge/outcome.js';
import type { Violation } from '../../judge/violation.js';
import type { CheckContext } from '../../run/check.js';
import type { Answer, RawRequest } from '../../target/call.js';
import { features } from '../../target/claims.js';
import { mixture } from '../overlap/document-updates.js';
import {
  judgeRefusals,
  type Probe,
  repeatUntilNoted,
  sendConcurrently,
  sendInParallelRows,
  sent,
  unknownId,
} from './probe.js';

interface Noted {
  expected: string;
  about: { field: string; symptom: string; statement?: string; operation?: string };
}

const answer = (status: number): Answer => ({
  status,
  headers: {},
  text: '',
  body: {},
  record: {},
  list: [],
});
const serverError = {
  symptom: '500',
  actual: '500 broken',
  expected: '',
  field: 'http.status',
  sort: 'status',
};

/** A context whose target gives these answers; keeps what is noted. */
function contextOf(answers: (request: RawRequest) => Answer) {
  const noted: Noted[] = [];
  const requests: RawRequest[] = [];
  const context = {
    settings: { apiKey: 'own-key', claims: features },
    raw: async (request: RawRequest) => {
      requests.push(request);
      return answers(request);
    },
    soft: (expected: string, _actual: unknown, about: Noted['about']) => noted.push({ expected, about }),
    client: {
      exchanges: () => [],
      get violations() {
        return noted;
      },
    },
  };
  return { t: context as unknown as CheckContext, noted, requests };
}
const get: Probe = { operation: 'getItem', path: { 'item-id': 7 } };

test('a 5xx is noted under the class of what was sent, and the check goes on', async () => {
  const { t, noted } = contextOf(() => {
    throw violated(serverError as unknown as Violation);
  });
  expect(await sent(t, get, 'input.nul')).toBeUndefined();
  expect(noted.map(({ about }) => about)).toMatchObject([
    { field: 'input.nul', symptom: '500', statement: 'rule:no-server-error', operation: 'getItem' },
  ]);
});

test('an odd id that breaks as every unknown id does is noted as that, once', async () => {
  const { t, noted, requests } = contextOf(() => {
    throw violated(serverError as unknown as Violation);
  });
  expect(await sent(t, { operation: 'getItem', path: { id: 'a\u0000b' } }, 'input.nul')).toBeUndefined();
  expect(requests.map(({ path }) => path)).toEqual(['/items/a%00b.json', `/items/${unknownId}.json`]);
  expect(noted.map(({ about }) => about)).toMatchObject([
    { field: 'http.status', symptom: '500', statement: 'status:getItem/404', operation: 'getItem' },
  ]);
});

test('an odd id that breaks where an unknown one is refused stands alone', async () => {
  const { t, noted } = contextOf(({ path }) => {
    if (path.includes(String(unknownId))) return answer(404);
    throw violated(serverError as unknown as Violation);
  });
  await sent(t, { operation: 'getItem', path: { id: 'a\u0000b' } }, 'input.nul');
  expect(noted.map(({ about }) => about.field)).toEqual(['input.nul']);
});

test('what the target does not claim is not asked for', async () => {
  const { t, requests } = contextOf(() => answer(200));
  t.settings.claims = ['items'];
  expect(await sent(t, { operation: 'getQuote', path: { id: 1 } }, 'input.id')).toBeUndefined();
  expect((await sent(t, get, 'input.id'))?.status).toBe(200);
  expect(requests).toHaveLength(1);
});

test('a time-out or a rate limit says nothing', async () => {
  const { t, noted } = contextOf(() => {
    throw inconclusive('no answer in time');
  });
  expect(await sent(t, get, 'input.nul')).toBeUndefined();
  expect(noted).toEqual([]);
});

test('what stands in a query as it is written keeps the key behind it, unless there is to be none', async () => {
  const { t, requests } = contextOf(() => answer(200));
  await sent(t, { ...get, suffix: 'x[a]=1' }, 'input.query-form');
  await sent(t, { ...get, suffix: 'api_key=%ff', key: 'none' }, 'input.odd-key');
  expect(requests.map(({ path, key }) => [path, key])).toEqual([
    ['/items/7.json?x[a]=1&api_key=own-key', 'none'],
    ['/items/7.json?api_key=%ff', 'none'],
  ]);
});

test('of requests at once a loser may be refused by 409, 422 or 429, by nothing else', async () => {
  const statuses = [200, 409, 422, 429, 404, 400];
  let nth = 0;
  const { t, noted } = contextOf(() => answer(statuses[nth++] ?? 500));
  const all = await sendConcurrently(
    t,
    statuses.map(() => get),
    'overlap.update',
  );
  expect(all.map(({ isAccepted }) => isAccepted)).toEqual([true, false, false, false, false, false]);
  judgeRefusals(t, all, 'overlap.update');
  expect(noted.map(({ about }) => about.symptom)).toEqual(['404', '400']);
  judgeRefusals(t, all, 'overlap.update', [404]);
  expect(noted.map(({ about }) => about.symptom)).toEqual(['404', '400', '400']);
});

test('rows of requests are sent at once, each one after another', async () => {
  const { t, requests } = contextOf(() => answer(200));
  const at = (id: number): Probe => ({ operation: 'getItem', path: { id } });
  const all = await sendInParallelRows(
    t,
    [
      [at(1), at(2)],
      [at(3), at(4)],
    ],
    'overlap.read',
  );
  expect(all).toHaveLength(4);
  expect(requests.map(({ path }) => path)).toEqual([
    '/items/1.json',
    '/items/3.json',
    '/items/2.json',
    '/items/4.json',
  ]);
});

test('a burst is repeated until a violation shows, and no more', async () => {
  const { t, noted } = contextOf(() => answer(200));
  const rounds: number[] = [];
  await repeatUntilNoted(t, 8, async (round) => {
    rounds.push(round);
    if (round === 3) noted.push({ expected: '', about: { field: 'x', symptom: 'changed' } });
  });
  expect(rounds).toEqual([1, 2, 3]);
});

const line = (nth: number, price: number) => ({
  description: `w of version ${nth}`,
  unit_price: String(price),
});
/** As many lines as version 1 has. */
const whole = [line(1, 10), line(1, 11), line(1, 12)];
const sum = 33;

for (const [what, record, due] of [
  ['one update', { reference: 'w 1', items: whole, sum }, undefined],
  [
    'the reference of another',
    { reference: 'w 2', items: whole },
    'fields of several updates: reference of version 2, lines of version 1',
  ],
  [
    'lines of two',
    { items: [line(2, 20), ...whole.slice(1)] },
    'fields of several updates: lines of version 2 and 1',
  ],
  ['too few lines', { reference: 'w 1', items: whole.slice(1) }, 'some of the lines of an update'],
  ['an old sum', { reference: 'w 1', items: whole, sum: 99 }, 'the amounts of another update'],
] as const)
  test(`a document that shows ${what}: ${due ?? 'nothing is wrong'}`, () => {
    expect(mixture('w', record)).toBe(due);
  });
