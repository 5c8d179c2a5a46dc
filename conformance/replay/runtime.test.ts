// The outcome of each kind of assertion for the last answer of a replay: `shows`, `absent` or `unknown`.
import { expect, test } from '@playwright/test';
import type { Proof } from '../judge/violation.js';
import {
  burstRounds,
  fillPieces,
  fiscalIdFor,
  judgeLast,
  mayBeLate,
  nearKey,
  parseJson,
  type ReplayAnswer,
  type ReplayRequest,
  type ReplayTarget,
  replayTrace,
} from './runtime.js';
import type { Assertion, Piece, Trace, TraceStep } from './trace.js';

const target: ReplayTarget = {
  addresses: { own: 'http://own', second: 'http://second' },
  keys: { own: 'Key-1', second: 'other' },
  tag: 'new1',
  sleep: async () => {},
  send: async () => ({ status: 200, body: '' }),
};

const step = (parts: Partial<TraceStep> = {}): TraceStep => ({
  ...{ operation: 'getItem', method: 'GET', url: ['/x'], headers: {}, status: 200 },
  ...parts,
});

function traceWith(proof: Proof, parts: Partial<Assertion> = {}, more: Partial<Trace> = {}): Trace {
  const assertion = { proof, recorded: { status: 200, body: '' }, ...parts };
  return { steps: [step()], slots: [], tag: 'old1', assertion, ...more };
}

const answer = (body: unknown, status = 200): ReplayAnswer => ({
  status,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const judged = (trace: Trace, ...answers: ReplayAnswer[]): string =>
  judgeLast({ trace, target, answers }).outcome;

const item = (fields: object) => ({ item: { id: 5, ...fields } });
const value = (compare: Extract<Proof, { by: 'value' }>['compare'], expected: unknown): Proof => ({
  ...{ by: 'value', compare, expected, actual: null },
});
const at = { at: 'item.x' };
const shape = (parts: object): Proof => ({ by: 'shape', symptom: 'wrong form', ...parts }) as Proof;
const listed = (least: number, most: number, key = 'name', wanted: unknown = 'a'): Proof => ({
  ...{ by: 'listed', key, value: wanted, least, most },
});
const names = (...all: string[]) => ({ items: all.map((name, id) => ({ id, name })) });
const ids = (...all: number[]) => ({ items: all.map((id) => ({ id })) });

/** The assertion, the body that it judges, and the outcome. */
const cases: [name: string, trace: Trace, body: unknown, outcome: string][] = [
  ...(
    [
      ['equal', 'a', 'a', 'absent'],
      ['equal', 'a', 'A', 'shows'],
      ['equal', { a: 1, b: [2] }, { b: [2], a: 1 }, 'absent'],
      ['equal', [1, 2], [2, 1], 'shows'],
      ['equal', null, undefined, 'absent'],
      ['equal', 'old1 name', 'new1 name', 'absent'],
      ['equal', 'OLD1', 'NEW1', 'absent'],
      ['equal', 'old1 name', 'old1 name', 'shows'],
      ['word', 'Final', 'final', 'absent'],
      ['word', 'final', 'draft', 'shows'],
      ['number', '10', 10.0, 'absent'],
      ['number', 10, 10.001, 'shows'],
      ['number', 0, null, 'shows'],
      ['number', 10, 'ten', 'shows'],
      ['cents', 10, 10.01, 'absent'],
      ['cents', 10, 9.99, 'absent'],
      ['cents', 10, 10.011, 'shows'],
      ['cents', 0, null, 'shows'],
      ['cents', 10, 'ten', 'shows'],
      ['includes', 'b', 'abc', 'absent'],
      ['includes', 'b', 'ac', 'shows'],
      ['includes', 'null', null, 'shows'],
      ['unset', null, '', 'absent'],
      ['unset', null, 0, 'absent'],
      ['unset', null, '0.0', 'absent'],
      ['unset', null, 'x', 'shows'],
      ['unset', null, 2, 'shows'],
      ['not', 'a', 'a', 'shows'],
      ['not', 'a', 'b', 'absent'],
    ] as const
  ).map(([compare, expected, came, outcome]): (typeof cases)[number] => [
    `value ${compare} ${JSON.stringify(expected)}, ${JSON.stringify(came)} came`,
    traceWith(value(compare, expected), at),
    item({ x: came }),
    outcome,
  ]),
  [
    'near, within',
    traceWith({ by: 'near', expected: [5, 9], within: 0.5, actual: 1 }, at),
    item({ x: '9.5' }),
    'absent',
  ],
  [
    'near, outside',
    traceWith({ by: 'near', expected: [5, 9], within: 0.5, actual: 1 }, at),
    item({ x: 9.6 }),
    'shows',
  ],
  ['near, no number', traceWith({ by: 'near', expected: [5], within: 9, actual: 1 }, at), item({}), 'shows'],
  [
    'a count that is right',
    traceWith({ by: 'count', name: 'x', expected: 2 }, at),
    item({ x: [1, 2] }),
    'absent',
  ],
  ['a count that is less', traceWith({ by: 'count', name: 'x', expected: 2 }, at), item({ x: [1] }), 'shows'],
  ['a count of no list', traceWith({ by: 'count', name: 'x', expected: 2 }, at), item({ x: 'ab' }), 'shows'],
  [
    'terms that agree',
    traceWith({ by: 'terms', terms: { a: 1, b: -2 }, within: 0.01 }, { at: 'item' }),
    item({ a: '4.01', b: 2 }),
    'absent',
  ],
  [
    'terms that do not',
    traceWith({ by: 'terms', terms: { a: 1, b: -2 }, within: 0.01 }, { at: 'item' }),
    item({ a: 4.02, b: 2 }),
    'shows',
  ],
  [
    'terms of which one is missing',
    traceWith({ by: 'terms', terms: { a: 1, b: -2 }, within: 9 }, { at: 'item' }),
    item({ a: 4 }),
    'shows',
  ],
  [
    'inverted rightly',
    traceWith({ by: 'inverted', field: 'i', of: 'n' }, { at: 'item' }),
    item({ n: '12/A/B', i: 'A/B/12' }),
    'absent',
  ],
  [
    'inverted wrongly',
    traceWith({ by: 'inverted', field: 'i', of: 'n' }, { at: 'item' }),
    item({ n: '12/A', i: '12/A' }),
    'shows',
  ],
  [
    'inverted of a draft',
    traceWith({ by: 'inverted', field: 'i', of: 'n' }, { at: 'item' }),
    item({ n: 'draft', i: 'x' }),
    'unknown',
  ],
  ['absent, and it is', traceWith(shape({ symptom: 'absent' }), at), item({}), 'shows'],
  ['absent, and it is null', traceWith(shape({ symptom: 'absent' }), at), item({ x: null }), 'absent'],
  ['null, and it is', traceWith(shape({ symptom: 'null' }), at), item({ x: null }), 'shows'],
  ['null, and it is absent', traceWith(shape({ symptom: 'null' }), at), item({}), 'absent'],
  ['a type that comes again', traceWith(shape({ type: 'text' }), at), item({ x: 'a' }), 'shows'],
  ['an array for an object', traceWith(shape({ type: 'array' }), at), item({ x: [] }), 'shows'],
  ['null for a type', traceWith(shape({ type: 'null' }), at), item({ x: null }), 'shows'],
  ...(
    [
      ['an entry of the wrong type', [{ id: 7, x: 'a' }], 'shows'],
      [
        'that entry, and it is right',
        [
          { id: 9, x: 'a' },
          { id: 7, x: 1 },
        ],
        'shows',
      ],
      [
        'all of them right',
        [
          { id: 9, x: 2 },
          { id: 7, x: 1 },
        ],
        'absent',
      ],
      ['another entry alone, which is right', [{ id: 9, x: 2 }], 'unknown'],
    ] as const
  ).map(([name, items, outcome]): [string, Trace, unknown, string] => [
    name,
    traceWith(shape({ type: 'text' }), {
      at: 'items[1].x',
      entry: { list: 'items', id: 7, rest: 'x' },
      recorded: { status: 200, body: '{"hints":[],"items":[{"id":3,"x":1},{"id":7,"x":"a"}]}' },
    }),
    { hints: [], items },
    outcome,
  ]),
  ['a fraction for an integer', traceWith(shape({ type: 'fraction' }), at), item({ x: 2.5 }), 'shows'],
  ['an integer where a fraction came', traceWith(shape({ type: 'fraction' }), at), item({ x: 2 }), 'absent'],
  ['another type than the wrong one', traceWith(shape({ type: 'text' }), at), item({ x: 1 }), 'absent'],
  ['a type where nothing is', traceWith(shape({ type: 'undefined' }), at), item({}), 'absent'],
  ['one of those that are allowed', traceWith(shape({ allowed: ['a'] }), at), item({ x: 'a' }), 'absent'],
  ['none of them', traceWith(shape({ allowed: ['a'] }), at), item({ x: 'b' }), 'shows'],
  ['none of them, but null', traceWith(shape({ allowed: ['a'] }), at), item({ x: null }), 'absent'],
  ['a pattern that fits', traceWith(shape({ pattern: '^a+$' }), at), item({ x: 'aa' }), 'absent'],
  ['a pattern that does not', traceWith(shape({ pattern: '^a+$' }), at), item({ x: 'ab' }), 'shows'],
  ['a pattern of a number', traceWith(shape({ pattern: '^a+$' }), at), item({ x: 1 }), 'absent'],
  ['empty, and it is', traceWith(shape({ symptom: 'empty' }), at), item({ x: '' }), 'shows'],
  ['empty, and it is not', traceWith(shape({ symptom: 'empty' }), at), item({ x: 'a' }), 'absent'],
  ['the same wrong form', traceWith(shape({ mask: '9999-99-99' }), at), item({ x: '2031-02-03' }), 'shows'],
  ['another form', traceWith(shape({ mask: '9999-99-99' }), at), item({ x: '03/02/2031' }), 'absent'],
  ['a form with letters', traceWith(shape({ mask: 'a 9' }), at), item({ x: 'Maio 7' }), 'shows'],
  [
    'any entry of a list',
    traceWith(shape({ type: 'text' }), { at: 'items[3].id' }),
    { items: [{ id: 1 }, { id: 'a' }] },
    'shows',
  ],
  [
    'no entry of a list',
    traceWith(shape({ type: 'text' }), { at: 'items[3].id' }),
    { items: [{ id: 1 }, null] },
    'absent',
  ],
  ['listed once, as it must', traceWith(listed(1, 1)), names('a', 'b'), 'absent'],
  ['not listed', traceWith(listed(1, 1)), names('b'), 'shows'],
  ['listed twice', traceWith(listed(1, 1)), names('a', 'a'), 'shows'],
  ['listed by the new name', traceWith(listed(1, 1, 'name', 'x old1')), names('x new1'), 'absent'],
  ['no list', traceWith(listed(0, 0)), item({}), 'unknown'],
  ['a list by itself', traceWith(listed(0, 0)), [{ name: 'a' }], 'shows'],
  ['as many as may be', traceWith({ by: 'size', least: 1, most: 2 }), names('a', 'b'), 'absent'],
  ['one too many', traceWith({ by: 'size', least: 1, most: 2 }), names('a', 'b', 'c'), 'shows'],
  ['one too few', traceWith({ by: 'size', least: 1, most: 2 }), names(), 'shows'],
  [
    'nothing behind the last page',
    traceWith({ by: 'size', least: 0, most: 0 }),
    { ...names(), pagination: { total_entries: 3 } },
    'absent',
  ],
  [
    'nothing behind the last page of nothing',
    traceWith({ by: 'size', least: 0, most: 0 }),
    { ...names(), pagination: { total_entries: 0 } },
    'unknown',
  ],
  [
    'numbers apart',
    traceWith(unique()),
    {
      items: [
        { n: '1/A', s: 1 },
        { n: '1/A', s: 2 },
      ],
    },
    'absent',
  ],
  [
    'a number twice',
    traceWith(unique()),
    {
      items: [
        { n: '1/A', s: 1 },
        { n: '1/A', s: 1 },
      ],
    },
    'shows',
  ],
  [
    'two drafts',
    traceWith(unique()),
    {
      items: [
        { n: 'draft', s: 1 },
        { n: 'draft', s: 1 },
      ],
    },
    'absent',
  ],
  ['no JSON', traceWith({ by: 'json' }), '<html>', 'shows'],
  ['JSON', traceWith({ by: 'json' }), '{}', 'absent'],
  ['an empty body', traceWith({ by: 'json' }), ' ', 'absent'],
];

function unique(): Proof {
  return { by: 'unique', field: 'n', beside: ['s'] };
}

for (const [name, trace, body, outcome] of cases)
  test(`${name} -> ${outcome}`, () => {
    expect(judged(trace, answer(body))).toBe(outcome);
  });

const pagination = (total_entries: number, total_pages: number, current_page: number, per_page: number) => ({
  pagination: { total_entries, total_pages, current_page, per_page },
});

for (const [name, page, entries, figures, outcome] of [
  ['a whole first page', 1, 2, pagination(5, 3, 1, 2), 'absent'],
  ['the rest on the last page', 3, 1, pagination(5, 3, 3, 2), 'absent'],
  ['nothing behind the end', 4, 0, pagination(5, 3, 4, 2), 'absent'],
  ['another page than was asked for', 1, 2, pagination(5, 3, 2, 2), 'shows'],
  ['another size', 1, 2, pagination(5, 3, 1, 3), 'shows'],
  ['too many pages', 1, 2, pagination(5, 4, 1, 2), 'shows'],
  ['an entry too many', 3, 2, pagination(5, 3, 3, 2), 'shows'],
  ['no figures', 1, 2, {}, 'unknown'],
] as const)
  test(`pagination: ${name} -> ${outcome}`, () => {
    const list = Array.from({ length: entries }, (_, id) => ({ id }));
    const trace = traceWith({ by: 'pagination', page, size: 2 });
    expect(judged(trace, answer({ items: list, ...figures }))).toBe(outcome);
  });

test('several pages: total, apart and pages look at all of them', () => {
  const paged = (proof: Proof) => traceWith(proof, { pages: [0, 1] });
  const total = (n: number) => answer({ ...ids(3), ...pagination(n, 1, 1, 1) });
  expect(judged(paged({ by: 'total' }), answer(ids(1, 2)), total(3))).toBe('absent');
  expect(judged(paged({ by: 'total' }), answer(ids(1, 2)), total(4))).toBe('shows');
  expect(judged(paged({ by: 'apart' }), answer(ids(1, 2)), answer(ids(3)))).toBe('absent');
  expect(judged(paged({ by: 'apart' }), answer(ids(1, 2)), answer(ids(2)))).toBe('shows');
  const whole = traceWith({ by: 'pages' }, { pages: [0, 1, 2] });
  expect(judged(whole, answer(ids(1, 2)), answer(ids(1)), answer(ids(2, 3)))).toBe('absent');
  expect(judged(whole, answer(ids(1, 2)), answer(ids(2)), answer(ids(1)))).toBe('shows');
  expect(judged(paged(listed(1, 1)), answer(names('a')), answer(names('b')))).toBe('absent');
});

test('a number that no other record has: N/D in its place cannot be judged', () => {
  const own = (actual: string, due: string) =>
    traceWith({ by: 'value', compare: 'not', expected: due, actual }, { at: 'item.x' });
  expect(judged(own('A-3', 'A-3'), answer(item({ x: 'A-3' })))).toBe('shows');
  expect(judged(own('A-3', 'A-3'), answer(item({ x: 'B-1' })))).toBe('absent');
  expect(judged(own('A-3', 'N/D'), answer(item({ x: 'N/D' })))).toBe('unknown');
  expect(judged(own('N/D', 'N/D'), answer(item({ x: 'N/D' })))).toBe('shows');
});

test('not listed up to the end of the list -> not to be judged where the list goes on', () => {
  const walk = (last: unknown, pages = [0, 1]) =>
    traceWith(listed(1, 1), { pages, recorded: { status: 200, body: JSON.stringify(last) } });
  expect(judged(walk(names()), answer(names('b')), answer(names()))).toBe('shows');
  expect(judged(walk(names()), answer(names('b')), answer(names('c')))).toBe('unknown');
  expect(judged(walk(names()), answer(names('b')), answer(names('a')))).toBe('absent');
  expect(judged(walk(names('d')), answer(names('b')), answer(names('c')))).toBe('shows');
  expect(judged(walk(names(), [0]), answer(names('b')))).toBe('shows');
});

test('a status, or none at all', () => {
  const status = traceWith({
    by: 'status',
    accepted: [
      [401, 401],
      [404, 404],
    ],
  });
  expect([judged(status, answer('', 404)), judged(status, answer('', 200))]).toEqual(['absent', 'shows']);
  expect(judged(status, answer('', 0))).toBe('unknown');
  const silence = traceWith({ by: 'silence' });
  expect([judged(silence, answer('', 0)), judged(silence, answer('', 500))]).toEqual(['shows', 'absent']);
});

test('the shape of an entry -> judged by all that are listed; a list of nothing cannot be judged', () => {
  const trace = traceWith(shape({ symptom: 'wrong type', type: 'text' }), { at: 'items[36].x' });
  expect(judged(trace, answer({ items: [{ x: 1 }, { x: 'a' }] }))).toBe('shows');
  expect(judged(trace, answer({ items: [{ x: 1 }] }))).toBe('absent');
  expect(judged(trace, answer({ items: [] }))).toBe('unknown');
});

test('another status than was recorded -> a body cannot be judged', () => {
  expect(
    judgeLast({ trace: traceWith(value('equal', 'a'), at), target, answers: [answer('', 404)] }),
  ).toMatchObject({
    outcome: 'unknown',
    says: expect.stringContaining('status 404 instead of 200'),
  });
});

test('what a replay says of its last answer -> the status and the beginning of the body, or that there is none', () => {
  const trace = traceWith({ by: 'status', accepted: [[200, 499]] });
  const said = (...answers: ReplayAnswer[]) => judgeLast({ trace, target, answers }).says;
  expect(said(answer('x'.repeat(400), 500))).toBe(`500 ${'x'.repeat(300)}`);
  expect(said()).toBe('no answer: it cannot be judged (no answer)');
});

test('an answer as a whole: the same as then, less what is new each time', () => {
  const recorded = { status: 422, body: '{"id":7,"name":"x old1","url":"http://a/1","n":"3"}' };
  const slots = [{ step: 0, path: ['id'], value: '7' }];
  const trace = traceWith({ by: 'body' }, { recorded }, { slots });
  const now = (name: string, n = '3') => `{"id":9,"name":"${name}","url":"http://b/2","n":"${n}"}`;
  expect(judged(trace, answer(now('x new1'), 422))).toBe('shows');
  expect(judged(trace, answer(now('y new1'), 422))).toBe('absent');
  expect(judged(trace, answer(now('x new1', '4'), 422))).toBe('absent');
  expect(judged(trace, answer(now('x new1'), 200))).toBe('absent');
});

test('a blank link is not new each time: an answer with a link is another one', () => {
  const link = (url: string) => JSON.stringify({ url });
  const trace = traceWith({ by: 'body' }, { recorded: { status: 200, body: link(' ') } });
  expect(judged(trace, answer(link(' ')))).toBe('shows');
  expect(judged(trace, answer(link('http://b/2')))).toBe('absent');
});

test('what is expected is what an earlier answer of this replay shows; where it shows nothing, it cannot be judged', () => {
  const from = { step: 0, path: ['item', 'x'] };
  const trace = traceWith(value('equal', 'then'), { ...at, from });
  expect(judged(trace, answer(item({ x: 'now' })), answer(item({ x: 'now' })))).toBe('absent');
  expect(judged(trace, answer(item({ x: 'now' })), answer(item({ x: 'then' })))).toBe('shows');
  expect(judged(trace, answer(item({ x: 7 })), answer(item({ x: '7' })))).toBe('absent');
  expect(judged(trace, answer(item({})), answer(item({ x: 'now' })))).toBe('unknown');
});

test('an id is the one of this replay, in the entry of that id', () => {
  const slots = [{ step: 0, path: ['item', 'id'], value: '7' }];
  const same = traceWith(value('equal', 7), { at: 'item.id' }, { slots });
  expect(judged(same, answer({ item: { id: 9 } }), answer({ item: { id: 9 } }))).toBe('absent');
  expect(judged(same, answer({ item: { id: 9 } }), answer({ item: { id: '9' } }))).toBe('absent');
  expect(judged(same, answer({ item: { id: 9 } }), answer({ item: { id: 7 } }))).toBe('shows');
  const entry = { list: 'items', id: 7, rest: 'name' };
  const inList = traceWith(value('equal', 'a'), { at: 'items[0].name', entry }, { slots });
  const list = (name: string) =>
    answer({
      items: [
        { id: 8, name: 'z' },
        { id: 9, name },
      ],
    });
  expect(judged(inList, answer({ item: { id: 9 } }), list('a'))).toBe('absent');
  expect(judged(inList, answer({ item: { id: 9 } }), list('b'))).toBe('shows');
  expect(judged(inList, answer({ item: { id: 10 } }), list('b'))).toBe('unknown');
  const byId = traceWith(listed(1, 1, 'id', 7), {}, { slots });
  expect(judged(byId, answer({ item: { id: 8 } }), list('a'))).toBe('absent');
  expect(judged(byId, answer({ item: { id: 7 } }), list('a'))).toBe('shows');
});

test('the pieces of a request -> addresses, keys, ids, tags and fiscal numbers of this replay', () => {
  const trace = traceWith({ by: 'json' }, {}, { slots: [{ step: 0, path: ['id'], value: '7' }] });
  const filled = (pieces: Piece[], isUrl = true, body = '{"id":"a b"}') =>
    fillPieces(pieces, { trace, target, answers: [answer(body)] }, isUrl);
  expect(filled([{ base: 'second' }, '/x/', { slot: 0 }, '?k=', { key: 'own' }])).toBe(
    'http://second/x/a%20b?k=Key-1',
  );
  expect(filled([{ slot: 0 }], false)).toBe('a b');
  expect(filled([{ slot: 0 }], true, '{}')).toBe('7');
  expect(filled([{ slot: 0 }], true, '{"id":"http://a b/"}')).toBe('http://a b/');
  expect(filled([{ base: 'public' }, { key: 'second' }])).toBe('http://ownother');
  expect(filled([{ tag: 'given' }, { tag: 'upper' }, { tag: 'lower' }])).toBe('new1NEW1new1');
  expect(filled([{ fiscalId: 0 }])).toMatch(/^5\d{8}$/);
  expect(filled([{ fiscalId: 0 }])).not.toBe(filled([{ fiscalId: 1 }]));
  expect(['cut', 'longer', 'recased', undefined].map((near) => nearKey('aB1', near))).toEqual([
    ...['aB', 'aB10', 'Ab1', 'aB1'],
  ]);
});

test('a fiscal number -> nine digits with the check digit that they must have', () => {
  for (let n = 0; n < 50; n += 1) {
    const digits = [...fiscalIdFor(`tag${n}`)].map(Number);
    const sum = digits.slice(0, 8).reduce((all, digit, place) => all + digit * (9 - place), 0);
    expect(digits[8]).toBe(11 - (sum % 11) > 9 ? 0 : 11 - (sum % 11));
    expect(digits[0]).toBe(5);
  }
});

test('only a list or a search that is read may be late', () => {
  const late = (proof: Proof, steps: TraceStep[], parts: Partial<Assertion> = {}) =>
    mayBeLate(traceWith(proof, parts, { steps }));
  const any = value('equal', 1);
  expect(late(any, [step()])).toBe(false);
  expect(late(any, [step({ operation: 'listItems' })])).toBe(true);
  expect(late(any, [step({ operation: 'findClientByName' })])).toBe(true);
  expect(late(any, [step({ operation: 'listClientInvoices', method: 'POST' })])).toBe(false);
  expect(late(any, [step()], { entry: { list: 'items', id: 1, rest: 'x' } })).toBe(true);
  for (const by of ['listed', 'size', 'pages', 'pagination', 'total', 'apart', 'count'])
    expect(late({ by } as Proof, [step()]), by).toBe(true);
});

test.describe('sending a trace', () => {
  /** Returns these answers one after the other; the last one repeats. */
  function sending(answers: ReplayAnswer[]) {
    const sent: ReplayRequest[] = [];
    const slept: number[] = [];
    const own: ReplayTarget = {
      ...target,
      sleep: async (ms) => {
        slept.push(ms);
      },
      send: async (request) => {
        sent.push(request);
        return answers[Math.min(sent.length, answers.length) - 1] as ReplayAnswer;
      },
    };
    return { sent, slept, own };
  }
  const post = step({
    operation: 'createItem',
    method: 'POST',
    status: 201,
    body: ['{"a":', { tag: 'given' }, '}'],
  });
  const wrong = traceWith(value('equal', 'a'), at, { steps: [post, step()] });

  test('its steps in order, with the operation and the body -> judged by the last', async () => {
    const { sent, own } = sending([answer('{}', 201), answer(item({ x: 'b' }))]);
    expect(await replayTrace(wrong, own)).toMatchObject({ outcome: 'shows' });
    expect(sent).toEqual([
      { method: 'POST', url: '/x', headers: {}, body: '{"a":new1}', operation: 'createItem' },
      { method: 'GET', url: '/x', headers: {}, operation: 'getItem' },
    ]);
  });

  test('a change that the table does not allow is refused now -> the rest is sent and judged; a 500 there says nothing', async () => {
    const forbidden = { ...wrong, steps: [{ ...post, isRefusable: true as const }, step()] };
    const end = async (status: number, x: string) =>
      (await replayTrace(forbidden, sending([answer('', status), answer(item({ x }))]).own)).outcome;
    expect([await end(422, 'a'), await end(422, 'b'), await end(500, 'a')]).toEqual([
      'absent',
      'shows',
      'unknown',
    ]);
  });

  test('a step that is refused now, or accepted now -> nothing more is sent, and nothing is said', async () => {
    const refused = sending([answer('', 422)]);
    expect(await replayTrace(wrong, refused.own)).toMatchObject({
      outcome: 'unknown',
      says: expect.stringContaining('step 1 (createItem) is answered 422 now, 201 then'),
    });
    expect(refused.sent).toHaveLength(1);
    const then = { ...wrong, steps: [{ ...post, status: 422 }, step()] };
    expect((await replayTrace(then, sending([answer('', 201)]).own)).outcome).toBe('unknown');
    const other = sending([answer('', 400), answer(item({ x: 'b' }))]);
    expect((await replayTrace(then, other.own)).outcome).toBe('shows');
  });

  test('missed up to the last page, and the list is longer now -> read on to its end, and judged by all pages', async () => {
    const steps = [1, 2].map((n) => step({ operation: 'listItems', url: [`/items.json?page=${n}&x=1`] }));
    const recorded = { status: 200, body: JSON.stringify(names()) };
    const end = async (of: Partial<Assertion>, ...pages: unknown[]) => {
      const { sent, own } = sending(pages.map((page) => answer(page)));
      const ended = await replayTrace(traceWith(listed(1, 1), of, { steps }), own);
      return [ended.outcome, sent.at(-1)?.url, sent.length];
    };
    const walk = { pages: [0, 1], recorded };
    const more = Array.from({ length: 60 }, () => names('b'));
    expect(await end(walk, names('b'), names('c'), names('a'), names())).toEqual([
      ...['absent', '/items.json?page=4&x=1', 4],
    ]);
    expect((await end(walk, names('b'), names('c'), names('d'), ...Array(12).fill(names())))[0]).toBe(
      'shows',
    );
    expect(await end(walk, ...more)).toEqual(['unknown', '/items.json?page=52&x=1', 52]);
  });

  test('missed on the only page -> read on where it is full, or longer than it was', async () => {
    const steps = [step({ operation: 'listItems', url: ['/items.json?page=1&per_page=3'] })];
    const recorded = { status: 200, body: JSON.stringify(names('b')) };
    const end = async (...pages: unknown[]) => {
      const { sent, own } = sending([...pages, ...Array(12).fill(pages.at(-1))].map((page) => answer(page)));
      const trace = traceWith(listed(1, 1), { pages: [0], recorded }, { steps });
      return [(await replayTrace(trace, { ...own, lateMs: 0 })).outcome, sent.length];
    };
    expect(await end(names('c'))).toEqual(['shows', 1]);
    expect(await end(names('c', 'd'), names('a'), names())).toEqual(['absent', 3]);
    expect(await end(names('b', 'c', 'd'), names())).toEqual(['shows', 2]);
    const unpaged = traceWith(
      listed(1, 1),
      { pages: [0], recorded },
      { steps: [step({ url: ['/taxes.json'] })] },
    );
    expect((await replayTrace(unpaged, sending([answer(names('b', 'c'))]).own)).outcome).toBe('shows');
  });

  test('what should have been refused, and is now -> the violation does not show', async () => {
    const steps = [{ ...post, status: 200 }, step()];
    const trace = traceWith(
      { by: 'value', compare: 'not', expected: 'b', actual: 'b' },
      { at: 'item.x', refusal: 0 },
      { steps },
    );
    const end = async (status: number) =>
      (await replayTrace(trace, sending([answer('', status)]).own)).outcome;
    expect([await end(422), await end(400), await end(404), await end(500)]).toEqual([
      ...['absent', 'absent', 'unknown', 'unknown'],
    ]);
  });

  test('never ready -> asked again for a while; ready at last, or refused -> it does not show', async () => {
    const polled: Proof = {
      by: 'status',
      accepted: [
        [200, 201],
        [203, 499],
      ],
      polled: true,
    };
    const end = async (proof: Proof, ...statuses: number[]) => {
      const { sent, own } = sending(statuses.map((status) => answer('', status)));
      const steps = [step({ status: 202 })];
      return [(await replayTrace(traceWith(proof, {}, { steps }), own)).outcome, sent.length];
    };
    const unready = Array<number>(20).fill(202);
    expect(await end(polled, ...unready)).toEqual(['shows', 11]);
    expect(await end(polled, 202, 202, 200)).toEqual(['absent', 3]);
    expect(await end({ by: 'status', accepted: [[200, 200]] }, ...unready)).toEqual(['shows', 1]);
  });

  test('a burst of which each alone is right -> shows where every body was accepted at least once', async () => {
    const both: Proof = { by: 'status', accepted: [[400, 599]], everyBody: true };
    const put = (body: string): TraceStep => ({
      ...post,
      method: 'PUT',
      body: [body],
      status: 200,
      burst: 1,
    });
    const trace = { ...traceWith(both, at), steps: [put('a'), put('b'), put('a'), put('b')] };
    const end = async (...statuses: number[]) =>
      (await replayTrace(trace, sending(statuses.map((status) => answer('', status))).own)).outcome;
    expect([await end(200, 200, 422, 422), await end(200, 422, 422, 200)]).toEqual(['shows', 'shows']);
    expect([await end(200, 422, 422, 422), await end(422, 422, 422, 200)]).toEqual(['absent', 'absent']);
  });

  test('a burst of which one may be carried out -> shows where more than one was', async () => {
    const one: Proof = { by: 'status', accepted: [[400, 599]], butOne: true };
    const made = (operation: string, burst = 1): TraceStep => ({ ...post, operation, status: 201, burst });
    const steps = [made('createTax'), made('createItem'), made('createItem'), made('createItem')];
    const end = async (...statuses: number[]) =>
      (
        await replayTrace(
          { ...traceWith(one, at), steps },
          sending(statuses.map((status) => answer('', status))).own,
        )
      ).outcome;
    expect([await end(422, 201, 422, 201), await end(422, 201, 200, 422)]).toEqual(['shows', 'shows']);
    // Another operation, an error and a missing answer do not count as carried out.
    expect([await end(201, 422, 422, 201), await end(422, 422, 500, 201)]).toEqual(['absent', 'absent']);
    expect(await end(422, 201, 422, 0)).toBe('absent');
  });

  test('of a burst a value is judged in answers to the same request, and not against itself', async () => {
    const get = (id: string, burst?: number): TraceStep =>
      step({ operation: 'getItem', url: [id], ...(burst !== undefined && { burst }) });
    const due: Proof = { by: 'value', compare: 'equal', expected: 'a', actual: 'b' };
    const end = async (proof: Proof, first: string, own: string, more: object = {}) =>
      (
        await replayTrace(
          { ...traceWith(proof, { ...at, ...more }), steps: [get(first, 0), get('/2', 0)] },
          sending([answer(item({ x: own })), answer(item({ x: 'a' }))]).own,
        )
      ).outcome;
    expect([await end(due, '/2', 'b'), await end(due, '/1', 'b')]).toEqual(['shows', 'absent']);
    const other: Proof = { by: 'value', compare: 'not', expected: 'c', actual: 'c' };
    const from = { from: { step: 0, path: ['item', 'x'] } };
    expect([await end(other, '/2', 'c', from), await end(other, '/2', 'a', from)]).toEqual([
      'absent',
      'shows',
    ]);
  });

  test('no step -> unknown', async () => {
    expect((await replayTrace({ ...wrong, steps: [] }, target)).outcome).toBe('unknown');
  });

  test('a file that is not there yet -> asked for again', async () => {
    const trace = traceWith({ by: 'status', accepted: [[404, 404]] }, {}, { steps: [step()] });
    const { sent, slept, own } = sending([answer('', 202), answer('', 202), answer('', 200)]);
    expect((await replayTrace(trace, own)).outcome).toBe('shows');
    expect([sent.length, slept]).toEqual([3, [50, 100]]);
    const ever = sending([answer('', 202)]);
    await replayTrace(trace, ever.own);
    expect(ever.sent).toHaveLength(41);
    expect(Math.max(...ever.slept)).toBe(1000);
    const due = traceWith({ by: 'status', accepted: [[404, 404]] }, {}, { steps: [step({ status: 202 })] });
    const once = sending([answer('', 202)]);
    await replayTrace(due, once.own);
    expect(once.sent).toHaveLength(1);
  });

  test('a list that shows it -> looked at for two seconds before it counts; a record by its id is not', async () => {
    const list = traceWith(listed(1, 1), {}, { steps: [step({ operation: 'listItems' })] });
    const late = sending([answer(names('b')), answer(names('b')), answer(names('a'))]);
    expect((await replayTrace(list, late.own)).outcome).toBe('absent');
    expect([late.sent.length, late.slept]).toEqual([3, [250, 250]]);
    const never = sending([answer(names('b'))]);
    expect((await replayTrace(list, never.own)).outcome).toBe('shows');
    expect(never.sent).toHaveLength(9);
    const byId = sending([answer('{}', 201), answer(item({ x: 'b' }))]);
    await replayTrace(wrong, byId.own);
    expect(byId.slept).toEqual([]);
  });

  test('a burst -> sent at the same time; the answer of any of its operation may show it', async () => {
    const [first, second, other] = [
      step({ burst: 0 }),
      step({ burst: 0 }),
      step({ burst: 0, operation: 'getTax' }),
    ];
    const trace = (steps: TraceStep[]) => traceWith(value('equal', 'a'), at, { steps });
    const replies = (...all: string[]) => sending(all.map((x) => answer(item({ x })))).own;
    expect((await replayTrace(trace([first, second]), replies('b', 'a'))).outcome).toBe('shows');
    expect((await replayTrace(trace([first, second]), replies('a', 'a'))).outcome).toBe('absent');
    expect((await replayTrace(trace([other, second]), replies('b', 'a'))).outcome).toBe('absent');
    const apart = [step(), step({ burst: 1 }), step({ burst: 1 })];
    expect((await replayTrace(trace(apart), replies('b', 'a', 'a'))).outcome).toBe('absent');
    expect(burstRounds).toBeGreaterThan(1);
  });
});

test('an id that no double can hold -> its digits, in a request that needs it too; other values as they are', async () => {
  expect(parseJson('{"id": 9007199254740993, "n": 12, "name": "\\"id\\": 9007199254740993 ,"}')).toEqual({
    ...{ id: '9007199254740993', n: 12, name: '"id": 9007199254740993 ,' },
  });
  expect(parseJson('{"item":{"id":1000000000000000,"tax_id":-9223372036854775807},"a":[')).toBeUndefined();
  expect(parseJson('{"id":1000000000000000,"tax_id":-9223372036854775807,"id_x":90071992547409931}')).toEqual(
    {
      ...{ id: 1e15, tax_id: '-9223372036854775807', id_x: Number('90071992547409931') },
    },
  );
  const trace = traceWith(shape({}), {}, { slots: [{ step: 0, path: ['item', 'id'], value: '1' }] });
  const made = answer('{"item":{"id":9223372036854775807}}');
  expect(fillPieces([{ slot: 0 }], { trace, target, answers: [made] }, false)).toBe('9223372036854775807');
});

test('an id that is due and that no step shows -> cannot be judged; one that a step shows -> the id of this replay', () => {
  const due = (expected: unknown, slots: Trace['slots'] = []) =>
    traceWith(value('word', expected), { at: 'item.tax_id' }, { slots });
  const shown = answer({ item: { id: 5, tax_id: 9 } });
  expect(judged(due('7'), shown)).toBe('unknown');
  expect(judged(due(null), shown)).toBe('shows');
  const slot = { step: 0, path: ['item', 'tax_id'], value: '7' };
  expect(judged(due('7', [slot]), shown)).toBe('absent');
});
