// Comparing two targets: the observations of each, and what counts as a difference.
import { expect, test } from '@playwright/test';
import { emptyDialect } from '../dialect/dialect.js';
import { differenceInWords as inWords } from '../formats/sections.js';
import { readSettings } from '../target/settings.js';
import { besideOf, differencesOf } from './differences.js';
import { formOf, observe } from './observations.js';
import { otherTarget } from './other-target.js';

type Seen = readonly [check: string, operation: string, status: number, body?: unknown];

function seen(rows: readonly Seen[], bodies = {}) {
  const observer = observe();
  for (const [check, operation, status, body] of rows)
    observer.sees(
      {
        ...{ method: 'GET', url: 'http://a.test', operation, status, durationMs: 1 },
        ...(body === undefined ? {} : { responseBody: JSON.stringify(body) }),
      },
      check,
    );
  return observer.observed({ ...emptyDialect(), bodies }, []);
}

test('the form of a value', () => {
  const values = [null, [], {}, 1, true, '', '01/02/2030', '2030-02-01', '2030-02-01T00:00', '1.5', 'Ana'];
  expect(values.map((one) => formOf(one as string))).toEqual([
    ...['null', 'array', 'object', 'number', 'boolean', 'empty text', 'date dd/mm/yyyy', 'date yyyy-mm-dd'],
    ...['date and time', 'text', 'text'],
  ]);
});

test('forms are those of successful answers that can be read; statuses those of any answer but 202', () => {
  const of = (status: number) => {
    const { statuses, forms } = seen([['createItem/a', 'createItem', status, { item: { id: 1 } }]]);
    return [[...statuses.keys()].length, forms.size];
  };
  expect([of(200), of(299), of(300), of(422), of(202)]).toEqual([
    [1, 1],
    [1, 1],
    [1, 0],
    [1, 0],
    [0, 0],
  ]);
  const observer = observe();
  const asked = { method: 'GET', url: 'http://a.test', durationMs: 1 };
  observer.sees({ ...asked, operation: 'getItem', status: 200, responseBody: '{"item":{"id"' }, 'getItem/a');
  observer.sees({ ...asked, operation: 'getItem' }, 'getItem/b');
  observer.sees({ ...asked, status: 200, responseBody: '{}' }, 'getItem/c');
  const { statuses, forms } = observer.observed(emptyDialect(), []);
  expect([[...statuses], [...forms]]).toEqual([[['getItem/a', new Set(['200'])]], []]);
});

test('what is known of its requests and of our interpretations -> from what was learned, and from the notes', () => {
  const dialect = {
    ...emptyDialect(),
    triggers: { accept: 'accepted' },
    bodies: { createItem: { item: '{fields}' } },
  };
  const findings = (['fail', 'note', 'known'] as const).map((verdict) => ({ id: verdict, verdict }));
  const { requests, notes } = observe().observed(dialect, findings);
  expect([...notes]).toEqual(['note']);
  expect(Object.fromEntries(requests)).toEqual({
    ...{ createItem: '{"item":"{fields}"}', accept: '"accepted"' },
    ...{ findClientByName: '"client_name"', findClientByCode: '"client_code"' },
  });
});

test('the same of both -> no difference; 202 and what only one was asked count for nothing', () => {
  const one = seen([['createItem/a', 'createItem', 201, { item: { id: 1, unit: null } }]]);
  const other = seen([
    ['createItem/a', 'createItem', 201, { item: { id: 2, unit: null } }],
    ['createItem/a', 'createItem', 202],
    ['getItem/a', 'getItem', 200, { item: { id: 2 } }],
  ]);
  expect(differencesOf(one, other)).toEqual([]);
});

test('another status -> one difference for all checks that met it; not for operations on the way', () => {
  const rows = (status: number): Seen[] => [
    ['createItem/a', 'createItem', status],
    ['createItem/b', 'createItem', status],
    ['createItem/b', 'createTax', status],
  ];
  const [one, ...more] = differencesOf(seen(rows(200)), seen(rows(201)));
  expect(more).toEqual([]);
  expect(one?.checks).toEqual(['createItem/a', 'createItem/b']);
  expect(one && inWords(one)).toBe('createItem: 200 here; 201 there');
});

test('places of an answer -> never there, null for absent, another form; what lies below a missing place is not reported', () => {
  const here = [
    [
      'listItems/a',
      'listItems',
      200,
      {
        items: [
          { id: 1, tax: { id: 1 } },
          { id: 2, tax: { id: 1 }, unit: 'h' },
        ],
      },
    ],
  ] as const;
  const there = [['listItems/a', 'listItems', 200, { items: [{ id: '1', unit: null }] }]] as const;
  expect(differencesOf(seen(here), seen(there)).map(inWords).sort()).toEqual([
    'listItems items[].id: number here; text there',
    'listItems items[].tax: object here; absent there',
    'listItems items[].unit: absent, text here; null there',
  ]);
});

test('what no client sends -> every difference counts', () => {
  const forms = (...numbers: unknown[]) =>
    seen([['a/a', 'listQuotes', 200, { quotes: numbers.map((sequence_number) => ({ sequence_number })) }]]);
  expect(differencesOf(forms('draft', '1/A'), forms(null, '1/A')).map(inWords)).toEqual([
    'listQuotes quotes[].sequence_number: text here; null, text there',
  ]);
});

test('which records were there -> no difference; what is unset by another form is one', () => {
  const forms = (...units: unknown[]) =>
    seen([
      ['listItems/a', 'listItems', 200, { items: units.map((unit) => (unit === undefined ? {} : { unit })) }],
    ]);
  const pairs: [ReturnType<typeof seen>, ReturnType<typeof seen>][] = [
    [forms('h'), forms('h', null)],
    [forms(null), forms('h')],
    [forms(undefined, 'h'), forms(undefined)],
    [forms('h', ''), forms('h', null)],
    [forms('h', undefined), forms(null)],
    [forms('01/02/2030'), forms('2030-02-01', null)],
  ];
  expect(pairs.map(([here, there]) => differencesOf(here, there).map(inWords))).toEqual([
    ...[[], [], []],
    ['listItems items[].unit: empty text, text here; null, text there'],
    ['listItems items[].unit: absent, text here; null there'],
    ['listItems items[].unit: date dd/mm/yyyy here; date yyyy-mm-dd, null there'],
  ]);
});

test('how requests are accepted, and interpretations', () => {
  const rows = [['getItem/a', 'getItem', 200]] as const;
  const here = { ...seen(rows, { createItem: { item: '{fields}' } }), notes: new Set(['note: a']) };
  const there = seen(rows, { createItem: '{fields}' });
  expect(differencesOf(here, there).map(inWords)).toEqual([
    'createItem: {"item":"{fields}"} here; "{fields}" there',
    'note: a: otherwise here; as expected there',
  ]);
});

test('findings of both', () => {
  const target = (name: string, ids: string[]) => ({
    report: { target: name, findings: ids.map((id) => ({ id, verdict: 'fail' as const })) },
    seen: seen([]),
  });
  expect(besideOf(target('new', ['a', 'b']), target('old', ['b', 'c']))).toEqual({
    ...{ target: 'old', sharedFindings: ['b'], differences: [] },
  });
});

test('an address -> the other addresses move there with it; neither an address nor a file -> a usage error', () => {
  const flags = {
    ...{ 'base-url': 'http://a.test:1', 'api-key': 'k', 'public-url': 'http://a.test:1' },
    ...{ 'second-base-url': 'http://b.test', 'second-api-key': 'k2' },
  };
  const settings = readSettings({ flags, env: {} });
  const other = otherTarget(settings, 'http://c.test:2/');
  expect([other.baseUrl, other.publicUrl, other.second, other.apiKey]).toEqual([
    ...['http://c.test:2', 'http://c.test:2', undefined, 'k'],
  ]);
  expect(other.report).toBe('conformance-report/beside');
  expect(() => otherTarget(settings, 'nowhere.yaml')).toThrow(/neither an address nor a file/);
});

test('the same difference in several operations -> one, the widest first', () => {
  const answer = (unit: unknown) =>
    (['invoice', 'quote'] as const).map(
      (type): Seen => [
        `${type}/a`,
        `get ${type}`.replace(' ', ''),
        200,
        { [type]: { total: unit, other: [unit] } },
      ],
    );
  const lines = differencesOf(
    seen([...answer(null), ['x/a', 'x', 200, { y: 1 }]]),
    seen([...answer('h'), ['x/a', 'x', 200, { y: '' }]]),
  );
  expect(lines.map(inWords)).toEqual([
    'getinvoice and 1 more document.total: null here; text there',
    'getinvoice and 1 more document.other[]: null here; text there',
    'x y: number here; empty text there',
  ]);
});
