// From violations to findings: what is one, what follows from another, what comes first, and which check fails by which.
import { expect, test } from '@playwright/test';
import { groupOf } from '../judge/identity.js';
import type { CheckResult } from '../judge/result.js';
import type { Violation } from '../judge/violation.js';
import type { Confirmation, Verification } from '../replay/confirm.js';
import { byHarm, diagnose, groupsOf } from './diagnosis.js';
import { byFrequency, type Finding, groupBy } from './finding.js';
import { cellGrid, statusGrid, worse } from './grids.js';
import { exchange, result } from './sample.fixture.js';

const aViolation: Violation = {
  ...{ statement: 'rule:number-unique', sort: 'value', field: 'number', symptom: 'not unique' },
  ...{ subject: 'number', expected: 'a', actual: 'b' },
};
const violated = (parts: Partial<Violation> = {}): Violation =>
  Object.assign<object, object, object>({}, aViolation, parts) as Violation;

const failing = (id: string, violations: Violation[], parts: Partial<CheckResult> = {}): CheckResult =>
  result({ id, verdict: 'fail', violations, ...parts });

const leak = violated({ statement: 'rule:key-identifies-account', field: 'id', symptom: 'leaked' });

const shownAs = (
  violation: Violation,
  confirmation: Confirmation,
  more: Partial<Verification> = {},
): [string, Verification] => [groupOf(violation), { confirmation, conditions: [], causes: [], ...more }];

const ids = (findings: readonly Finding[]) => findings.map(({ id }) => id);

test('the rule of a finding -> that of its check; of a 5xx, which any check may see, that of its statement', () => {
  const error = violated({ statement: 'rule:no-server-error', field: 'http.status', symptom: '500' });
  const ruleOf = (violation: Violation) => diagnose([failing('getItem/a', [violation])]).findings[0]?.rule;
  expect(ruleOf(violated())).toBe('The answer is the stated one');
  expect(ruleOf(error)).toBe('No answer is a 5xx but that of a failed SAF-T generation.');
});

test('one statement, field and symptom -> one finding, with all operations and every case', () => {
  const { findings } = diagnose([
    failing('getItem/a', [violated({ times: 3 })], { called: { getItem: 4, listItems: 9 } }),
    failing('getTax/b', [violated({ operation: 'getInvoice' })]),
    failing('getTax/c', [violated()], { called: { getTax: 2 } }),
    failing('getTax/d', [violated()], { called: { getTax: 3 } }),
  ]);
  expect(ids(findings)).toEqual(['rule:number-unique number -> not unique']);
  // The case of the fewest requests is shown; then the operations in which it was seen most.
  expect(findings[0]).toMatchObject({
    operations: ['getInvoice', 'getTax', 'getItem'],
    answers: { judged: 10, violating: 6 },
    reportedBy: 'getTax/b',
  });
  expect(findings[0]?.cases.map(({ check, operation }) => `${check} ${operation}`)).toEqual([
    ...['getItem/a getItem', 'getTax/b getInvoice', 'getTax/c getTax', 'getTax/d getTax'],
  ]);
});

test('one answer to whatever is asked -> one finding; another right status -> several', () => {
  const isA204 = (operation: string) => ({ ...exchange({ operation }), status: 204, responseBody: '' });
  const results = (['getItem', 'getTax', 'listItems', 'getClient', 'listTaxes'] as const).map(
    (operation, n) =>
      failing(`${operation}/a`, [
        violated({ operation, symptom: n % 2 ? 'absent' : '204', exchange: isA204(operation) }),
      ]),
  );
  const deleted = result({ id: 'deleteItem/a', asserted: ['status:deleteItem 204'] });
  expect(ids(diagnose([...results, deleted]).findings)).toEqual(['rule:number-unique number -> 204']);
  expect(diagnose(results.slice(1)).findings).toHaveLength(2);
  const listed = result({ id: 'listItems/b', asserted: ['status:listItems 200'] });
  expect(diagnose([...results, deleted, listed]).findings).toHaveLength(2);
});

test('another statement, field or symptom -> another finding, also in one check', () => {
  const all = [
    violated(),
    violated({ statement: 'rule:number-format' as Violation['statement'] }),
    violated({ field: 'other' }),
    violated({ symptom: 'absent' }),
  ];
  expect(diagnose([failing('getItem/a', all)]).findings).toHaveLength(4);
});

test('what is only assumed -> a note, and never the same as what is stated', () => {
  const { findings } = diagnose([
    failing('getItem/a', [violated({ assumed: true })], { verdict: 'note' }),
    failing('getItem/b', [violated()]),
  ]);
  expect(findings.map(({ id, verdict }) => [id, verdict])).toEqual([
    ['note: rule:number-unique number -> not unique', 'note'],
    ['rule:number-unique number -> not unique', 'fail'],
  ]);
});

test('a check that failed and names nothing stated -> a finding of its operation', () => {
  const unnamed = failing('getItem/odd', [violated({ assumed: true })], { expected: 'x', actual: 'y' });
  expect(groupsOf([unnamed]).map(({ key, assumed }) => [key, assumed])).toEqual([
    ['rule:number-unique | number | not unique', true],
    ['operation:getItem | http.body | different', false],
  ]);
  expect(groupsOf([failing('getItem/a', [violated()])])).toHaveLength(1);
  expect(groupsOf([{ ...unnamed, verdict: 'blocked' }])).toHaveLength(1);
});

test.describe('what a replay showed to follow from another', () => {
  const [first, second, third] = [
    violated({ field: 'a' }),
    violated({ field: 'b' }),
    violated({ field: 'c' }),
  ];
  const results = [
    failing('getItem/a', [first]),
    failing('getItem/b', [second]),
    failing('getItem/c', [third]),
    failing('getItem/leak', [leak]),
  ];
  const follows = (one: Violation, ...causes: Violation[]) =>
    shownAs(one, 'confirmed', { causes: causes.map(groupOf) });

  test('from one that did not show again -> stands alone; if it did not show again either, it follows', () => {
    const without = results.slice(0, 2);
    const rootsWith = (confirmation: Verification['confirmation']) =>
      diagnose(
        without,
        new Map([shownAs(first, 'unconfirmed'), shownAs(second, confirmation, { causes: [groupOf(first)] })]),
      ).findings.map(({ field }) => field);
    expect(rootsWith('confirmed').sort()).toEqual(['a', 'b']);
    expect(rootsWith('unconfirmed')).toEqual(['a']);
  });
  const found = (...verifications: [string, Verification][]) =>
    diagnose(results, new Map(verifications)).findings.map(({ field, consequences = [] }) => [
      field,
      consequences.map((one) => one.split(' ')[1]),
    ]);

  test('-> is listed under it, over several steps, and its cases with the others', () => {
    expect(found(follows(second, first), follows(third, second))).toEqual([
      ['a', ['b', 'c']],
      ['id', []],
    ]);
    const { findings } = diagnose(results, new Map([follows(second, first)]));
    expect(findings[0]?.cases.map(({ check }) => check)).toEqual(['getItem/a', 'getItem/b']);
  });

  test('itself, or something unknown, explains nothing; two that explain each other are one, the first', () => {
    expect(found(follows(second, second), follows(third, violated({ field: 'z' })))).toHaveLength(4);
    expect(found(follows(first, second), follows(second, first))).toEqual([
      ['a', ['b']],
      ['c', []],
      ['id', []],
    ]);
    // What leads to them is none of them.
    expect(found(follows(first, second), follows(second, third), follows(third, second))).toEqual([
      ['b', ['a', 'c']],
      ['id', []],
    ]);
  });

  test('another account, a key or lost data stands alone, whatever came before it', () => {
    expect(found(follows(leak, first))).toHaveLength(4);
    const unauthorized = violated({
      statement: 'status:getItem/401',
      field: 'query.api_key',
      symptom: 'accepted',
    });
    const { findings } = diagnose(
      [...results, failing('getItem/401', [unauthorized])],
      new Map([follows(unauthorized, first)]),
    );
    expect(findings).toHaveLength(5);
  });
});

test('how it was verified -> what the finding says, and whether it fails the run', () => {
  const violation = violated();
  const again = violated({ actual: 'c', at: 'item.number', exchange: exchange({ status: 201 }) });
  const verdictOf = (confirmation: Confirmation) =>
    diagnose([failing('getItem/a', [violation])], new Map([shownAs(violation, confirmation)])).findings[0]
      ?.verdict;
  for (const confirmation of ['confirmed', 'under concurrency', 'intermittent', 'not verified'] as const)
    expect(verdictOf(confirmation), confirmation).toBe('fail');
  expect(verdictOf('unconfirmed')).toBe('unconfirmed');
  const { findings } = diagnose(
    [
      failing('getItem/cheap', [violation], { called: {} }),
      failing('getItem/b', [violation], { called: { getItem: 9 } }),
    ],
    new Map([
      shownAs(violation, 'confirmed', {
        ...{ check: 'getItem/b', violation: again, conditions: ['emailQuote', 'updateQuote'] },
        exchanges: [exchange({ status: 202 }), exchange({ status: 203 })],
      }),
    ]),
  );
  expect(findings[0]).toMatchObject({
    ...{ reportedBy: 'getItem/b', actual: 'c', at: 'item.number', confirmation: 'confirmed' },
    condition: 'only after emailQuote and updateQuote',
    ...{ exchange: { status: 203 }, before: [{ status: 202 }] },
  });
});

test.describe('checks and findings', () => {
  const tiedOf = (results: CheckResult[], verifications: [string, Verification][] = []) => {
    const { findings, results: tied } = diagnose(results, new Map(verifications));
    return {
      findings: findings.map(({ field, fails, blocks }) => ({ field, fails, blocks })),
      tied: tied.map(({ id, verdict, blockedBy }) => [id, verdict, blockedBy?.split(' ')[1]]),
    };
  };

  test('a check of an operation at fault fails by it, any other is blocked by it', () => {
    const violation = violated({ operation: 'getItem' });
    const { findings, tied } = tiedOf([failing('getItem/a', [violation]), failing('getTax/b', [violation])]);
    expect(findings).toEqual([{ field: 'number', fails: ['getItem/a'], blocks: ['getTax/b'] }]);
    expect(tied).toEqual([
      ['getItem/a', 'fail', 'number'],
      ['getTax/b', 'blocked', 'number'],
    ]);
  });

  test('the first check that shows a finding fails by it, whatever its operation', () => {
    const violation = violated({ operation: 'getItem' });
    expect(tiedOf([failing('getTax/b', [violation])]).findings[0]).toMatchObject({
      fails: ['getTax/b'],
      blocks: [],
    });
  });

  test('of several causes the one of its own operation; a shape that it passed is none', () => {
    const [other, own] = [
      violated({ field: 'a', operation: 'getTax' }),
      violated({ field: 'b', operation: 'getItem' }),
    ];
    expect(tiedOf([failing('getItem/x', [other, own])]).tied).toEqual([['getItem/x', 'fail', 'b']]);
    const shape = violated({ field: 'c', operation: 'getItem', sort: 'shape', symptom: 'wrong type' });
    expect(tiedOf([failing('getItem/x', [shape, other])]).tied[0]).toEqual(['getItem/x', 'fail', 'a']);
  });

  test('a blocked check -> by what it saw, else by the operation that it names; unknown ones stay as they are', () => {
    const violation = violated({ operation: 'createItem' });
    const blocked = (id: string, blockedBy: string, violations: Violation[] = []) =>
      result({ id, verdict: 'blocked', blockedBy, violations });
    const { findings, tied } = tiedOf([
      failing('createItem/a', [violation]),
      blocked('getItem/b', 'createItem/x'),
      blocked('getItem/c', 'getTax', [violation]),
      blocked('getItem/d', 'getTax'),
    ]);
    expect(findings[0]?.blocks).toEqual(['getItem/b', 'getItem/c']);
    expect(tied[3]).toEqual(['getItem/d', 'blocked', undefined]);
  });

  test('seen once and not again -> a note; beside a finding that holds the check fails by that', () => {
    const [once, real] = [violated({ field: 'a' }), violated({ field: 'b' })];
    const unconfirmed = shownAs(once, 'unconfirmed');
    expect(tiedOf([failing('getItem/x', [once])], [unconfirmed]).tied).toEqual([['getItem/x', 'note', 'a']]);
    expect(tiedOf([failing('getItem/x', [once, real])], [unconfirmed]).tied).toEqual([
      ['getItem/x', 'fail', 'b'],
    ]);
  });

  test('what passed, or ended for another reason, is tied to nothing', () => {
    const all = (['pass', 'error', 'inconclusive', 'unsupported'] as const).map((verdict) =>
      result({ id: `getItem/${verdict}`, verdict, violations: [violated()] }),
    );
    expect(tiedOf(all).tied.map(([, verdict, by]) => [verdict, by])).toEqual(
      all.map(({ verdict }) => [verdict, undefined]),
    );
  });
});

test('the order of harm: keys and accounts, what keeps most from being judged, the sort, the number of cases', () => {
  const finding = (id: string, parts: Partial<Finding>): Finding =>
    ({
      ...{
        id,
        verdict: 'fail',
        statement: 'rule:number-unique',
        sort: 'value',
        fails: [],
        blocks: [],
        cases: [],
      },
      ...parts,
    }) as unknown as Finding;
  const cases = (n: number) => Array.from({ length: n }, () => ({})) as Finding['cases'];
  const sorted = [
    finding('key', { statement: 'rule:key-identifies-account' }),
    finding('401', { statement: 'status:getItem/401', verdict: 'fail', cases: [] }),
    finding('errors-401', { statement: 'errors:401' }),
    finding('no-key', { statement: 'rule:creation-needs-no-key' as Finding['statement'] }),
    finding('keeps-three', { fails: ['a'], blocks: ['b', 'c'] }),
    finding('keeps-two', { fails: ['a', 'b'], sort: 'silence' }),
    finding('silence', { sort: 'silence' }),
    finding('status', { sort: 'status', cases: cases(2) }),
    finding('state', { sort: 'state', cases: cases(1) }),
    finding('two', { cases: cases(2) }),
    finding('one', { cases: cases(1) }),
    finding('known', { verdict: 'known', statement: 'errors:401' }),
    finding('unconfirmed', { verdict: 'unconfirmed', blocks: ['a'] }),
    finding('note', { verdict: 'note', blocks: ['a', 'b'] }),
  ];
  expect(ids(byHarm([...sorted].reverse())).slice(4)).toEqual(ids(sorted).slice(4));
  expect(new Set(ids(byHarm([...sorted].reverse())).slice(0, 4))).toEqual(new Set(ids(sorted).slice(0, 4)));
});

test('counts and groups -> the most frequent first, then by name; groups as they first appear', () => {
  expect(byFrequency(['b', 'c', 'a', 'c'])).toEqual(['c', 'a', 'b']);
  expect(groupBy([1, 2, 3, 4], (n) => String(n % 2))).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

test.describe('the grids', () => {
  const targets = {
    tags: {
      ...{ operations: [], transitions: [], properties: [], rules: [] },
      statuses: [
        'status:getItem 200',
        'status:getItem 404',
        'status:getItem 401',
        'status:getTax 401',
        'status:getTax 404',
      ],
    },
    cells: [
      { family: 'f', type: 'quote', from: 'draft', trigger: 'finalized', to: 'final' },
      { family: 'f', type: 'quote', from: 'final', trigger: 'accept', to: 'accepted' },
      { family: 'f', type: 'quote', from: 'final', trigger: 'deleted' },
    ],
    resources: {},
  };
  const status = (statement: string, operation: string, parts: Partial<Finding> = {}) =>
    ({
      statement,
      verdict: 'fail',
      sort: 'status',
      cases: [{ operation, statement }],
      ...parts,
    }) as unknown as Finding;

  test('a status -> passed where a check asserted it, broken where a finding says so, else missing', () => {
    const results = [
      result({ id: 'getItem/a', asserted: ['status:getItem 200', 'status:getItem 404'] }),
      result({ id: 'getTax/b', verdict: 'fail', asserted: ['status:getTax 404'] }),
    ];
    const findings = [
      status('status:getItem/404', 'getItem'),
      status('errors:401', 'getTax', { verdict: 'known' }),
      status('status:getItem/401', 'getItem', { verdict: 'unconfirmed' }),
    ];
    expect(statusGrid(results, targets, findings)).toEqual({
      getItem: { 200: 'pass', 404: 'fail', 401: 'missing' },
      getTax: { 401: 'known', 404: 'missing' },
    });
  });

  test('a cell -> the same', () => {
    const results = [
      result({ id: 'a', asserted: ['transition:quote draft finalized', 'transition:quote final accept'] }),
    ];
    const broken = status('state:quote/final+accept', 'changeQuoteState', { sort: 'state' });
    const case_ = {
      ...broken.cases[0],
      subject: 'quote final + accept',
      statement: 'state:quote/final+accept',
    };
    const findings = [{ ...broken, cases: [case_] } as Finding];
    expect(cellGrid(results, targets, findings).map(({ verdict }) => verdict)).toEqual([
      'pass',
      'fail',
      'missing',
    ]);
  });

  test('of two verdicts the worse; missing is none', () => {
    expect([
      worse('pass', 'fail'),
      worse('fail', 'pass'),
      worse('missing', 'pass'),
      worse('note', 'missing'),
    ]).toEqual([...['fail', 'fail', 'pass', 'note']]);
    expect([worse('error', 'inconclusive'), worse('blocked', 'unsupported'), worse('pass', 'pass')]).toEqual([
      ...['error', 'blocked', 'pass'],
    ]);
  });
});
