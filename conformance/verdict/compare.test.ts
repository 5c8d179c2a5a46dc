// Sentences about the differences between the findings of two reports.
import { expect, test } from '@playwright/test';
import { compareReports } from './compare.js';
import type { Finding } from './finding.js';
import type { Report } from './report.js';

const finding = (id: string, parts: Partial<Finding> = {}) =>
  ({
    ...{ id, verdict: 'fail', operations: ['getItem', 'getTax'], expected: 'a', actual: 'b' },
    ...parts,
  }) as Finding;
const report = (...findings: Finding[]) => ({ findings }) as Report;
const same = ['the same findings as before'];

test('the same findings, however often and in whatever order -> one line that says so', () => {
  const [one, two] = [finding('1'), finding('2')];
  expect(compareReports(report(one, two), report(two, one))).toEqual(same);
  expect(compareReports(report(), report())).toEqual(same);
});

test('new, gone and changed ones -> each with its first operation, and in this order', () => {
  const [stays, goes, comes] = [finding('1'), finding('2'), finding('3', { operations: ['getTax'] })];
  const changed = { ...stays, condition: 'only after emailInvoice' };
  expect(compareReports(report(stays, goes), report(changed, comes))).toEqual([
    'new: getTax: a; got b',
    'gone: getItem: a; got b',
    'changed: getItem: a; got b: only after emailInvoice, was always',
  ]);
});

test('notes are none of the findings that are compared', () => {
  const note = finding('1', { verdict: 'note' });
  expect(compareReports(report(note), report())).toEqual(same);
  expect(compareReports(report(), report(note))).toEqual(same);
  expect(compareReports(report(finding('1')), report(note))).toEqual(['gone: getItem: a; got b']);
});

const operations = (...all: string[]) => ({ operations: all });
const rows: [what: string, before: Partial<Finding>, after: Partial<Finding>, how: string | undefined][] = [
  ['one more operation', operations('a'), operations('a', 'b'), 'now also in b'],
  ['two more, one fewer', operations('a', 'b'), operations('b', 'c', 'd'), 'now also in c, d'],
  ['one fewer', operations('a', 'b'), operations('b'), 'no longer in a'],
  ['another order', operations('a', 'b'), operations('b', 'a'), undefined],
  ['another verdict', { verdict: 'known' }, { verdict: 'fail' }, 'was known, is fail'],
  ['no condition any more', { condition: 'only after a' }, {}, 'always, was only after a'],
  ['other words for the same', { actual: 'b' }, { actual: 'c' }, undefined],
];
for (const [what, before, after, how] of rows)
  test(`${what} -> ${how ?? 'no change'}`, () => {
    const lines = compareReports(report(finding('1', before)), report(finding('1', after)));
    expect(lines).toEqual(
      how === undefined ? same : [expect.stringMatching(new RegExp(`^changed: .*: ${how}$`))],
    );
  });
