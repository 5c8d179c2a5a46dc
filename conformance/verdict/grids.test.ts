// The worst verdict of each status and of each cell.
import { expect, test } from '@playwright/test';
import { type Verdict, verdicts } from '../judge/result.js';
import type { Finding } from './finding.js';
import { cellGrid, statusGrid, worse } from './grids.js';
import { result, smallTargets } from './sample.fixture.js';

const finding = (verdict: Finding['verdict'], statement: string, operation = 'getItem', sort = 'state') =>
  ({ verdict, sort, statement, cases: [{ operation, statement }] }) as Finding;
const passes = (...asserted: string[]) => result({ id: 'getItem/a', asserted });

test('the worse of two verdicts is that which stands first; missing is none', () => {
  verdicts.forEach((one, n) => {
    expect(worse('missing', one)).toBe(one);
    expect(worse(one, 'missing')).toBe(one);
    expect(worse(one, one)).toBe(one);
    for (const other of verdicts.slice(n + 1) as Verdict[])
      expect([worse(one, other), worse(other, one)]).toEqual([one, one]);
  });
  expect(worse('missing', 'missing')).toBe('missing');
});

test('a status -> what a finding says of it, else passed where it was asserted by what passed, else missing', () => {
  const failed = result({ id: 'getItem/b', verdict: 'fail', asserted: ['status:getTax 200'] });
  const statuses = (...findings: Finding[]) =>
    statusGrid([passes('status:getItem 200'), failed], smallTargets, findings);
  expect(statuses()).toEqual({ getItem: { 200: 'pass', 404: 'missing' }, getTax: { 200: 'missing' } });
  expect(statuses(finding('fail', 'status:getItem/200')).getItem).toEqual({ 200: 'fail', 404: 'missing' });
  expect(statuses(finding('known', 'status:getItem/404')).getItem).toEqual({ 200: 'pass', 404: 'known' });
  expect(statuses(finding('fail', 'errors:404')).getItem).toEqual({ 200: 'pass', 404: 'fail' });
  expect(statuses(finding('fail', 'errors:404', 'getTax')).getItem).toEqual({ 200: 'pass', 404: 'missing' });
  expect(statuses(finding('fail', 'rule:no-server-error')).getItem).toEqual({ 200: 'pass', 404: 'missing' });
  // Unconfirmed findings do not count.
  expect(statuses(finding('unconfirmed', 'status:getItem/200')).getItem?.[200]).toBe('pass');
});

test('a cell -> what a finding of states says of it, else passed where it was asserted, else missing', () => {
  const cells = (...findings: Finding[]) =>
    cellGrid([passes('transition:quote final accept')], smallTargets, findings).map(({ verdict }) => verdict);
  expect(cells()).toEqual(['pass', 'missing']);
  expect(cells(finding('fail', 'state:quote/final+accept'))).toEqual(['fail', 'missing']);
  expect(cells(finding('known', 'state:quote/final+refuse'))).toEqual(['pass', 'known']);
  expect(cells(finding('fail', 'state:quote/final+accept', 'getItem', 'value'))).toEqual(['pass', 'missing']);
  expect(cells(finding('unconfirmed', 'state:quote/final+accept'))).toEqual(['pass', 'missing']);
});
