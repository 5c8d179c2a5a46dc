// JUnit XML: which suites there are, what each counts, and what stands in a case.
import { expect, test } from '@playwright/test';
import { contractTargets } from '../verdict/coverage-targets.js';
import { judge } from '../verdict/report.js';
import { result } from '../verdict/sample.fixture.js';
import { renderJunit } from './junit.js';

const settings = {
  ...{ target: 'here', seed: 7, contract: contractTargets() },
  ...{ startedAt: new Date('2030-01-01T00:00:00Z'), finishedAt: new Date('2030-01-01T00:00:02.500Z') },
};
const [pass, fail] = [
  result({ id: 'getItem/a', kind: 'rules', durationMs: 250 }),
  result({
    id: 'getItem/b',
    kind: 'rules',
    durationMs: 1000,
    verdict: 'fail',
    expected: '200',
    actual: '404',
  }),
];
const calm = judge([pass], settings);
const suitesIn = (xml: string) => [...xml.matchAll(/<testsuite name="(\w+)"/g)].map(([, name]) => name);

test('nothing but passes -> the suite of their kind alone, with times in seconds', () => {
  const xml = renderJunit(calm);
  expect(suitesIn(xml)).toEqual(['rules']);
  expect(xml).toContain(
    '<testsuites name="conformance of here" tests="1" failures="0" errors="0" skipped="0" time="2.500">',
  );
  expect(xml).toContain('<testcase classname="getItem" name="getItem/a: getItem/a holds" time="0.250"/>');
});

test('checks of two kinds -> two suites, each with its own cases and the sum of their times', () => {
  const xml = renderJunit(judge([pass, fail, result({ id: 'getItem/c', kind: 'states' })], settings));
  expect(suitesIn(xml)).toEqual(expect.arrayContaining(['findings', 'rules', 'states']));
  expect(xml).toContain(
    '<testsuite name="rules" tests="2" failures="1" errors="0" skipped="0" time="1.250">',
  );
  expect(xml).toContain('<testsuite name="states" tests="1" ');
});

test('a finding -> a failing case by its first operation, with what to know of it', () => {
  const { findings, ...report } = judge([fail], settings);
  const parts = { operations: ['getItem', 'getTax'], condition: 'late', reproduce: 'reproduce/x.sh' };
  const xml = renderJunit({ ...report, findings: findings.map((one) => ({ ...one, ...parts })) });
  expect(xml).toContain('<testsuite name="findings" tests="1" failures="1" errors="0" skipped="0" time="0">');
  expect(xml).toContain('<testcase classname="findings.getItem" ');
  expect(xml).toContain('<failure message="expected 200; got 404">rule: ');
  expect(xml).toContain(
    'seen in: getItem, getTax&#10;when: late&#10;1 checks fail by it, 0 are blocked&#10;reproduce: reproduce/x.sh<',
  );
});

test('a deviation that no longer holds -> a failing case', () => {
  const problems = [{ finding: 'x', problem: 'grown' as const, message: 'look again' }];
  const xml = renderJunit({ ...calm, deviations: { ...calm.deviations, problems } });
  expect(suitesIn(xml)).toEqual(['rules', 'deviations']);
  expect(xml).toContain('tests="2" failures="1"');
  expect(xml).toContain('<failure message="grown">look again</failure>');
});

for (const [verdict, inside] of [
  ['error', '<error message="error: why">'],
  ['inconclusive', '<error message="inconclusive: why">'],
  ['unsupported', '<skipped message="unsupported: why"/>'],
  ['blocked', '<skipped message="blocked: why"/>'],
  ['note', '<system-out>note&#10;'],
  ['known', '<system-out>known&#10;'],
  ['fail', '<failure message="expected 200; got 404">'],
] as const)
  test(`a check that is ${verdict} -> ${inside.slice(1, 8).trim()}`, () => {
    const xml = renderJunit({ ...calm, checks: [{ ...fail, verdict, reason: 'why' }] });
    expect(xml).toContain(`time="1.000">${inside}`);
  });

test('a part of the operations -> the name says how much it is', () => {
  const xml = renderJunit({ ...calm, part: { operations: 2, of: 9, by: [] } });
  expect(xml).toContain('name="2 of 9 operations of here"');
});
