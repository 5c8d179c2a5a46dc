// The summary of a job page: which lists there are, how long each may be, and what becomes of markup.
import { expect, test } from '@playwright/test';
import { contractTargets } from '../verdict/coverage-targets.js';
import type { Finding } from '../verdict/finding.js';
import { judge, type Report } from '../verdict/report.js';
import { result } from '../verdict/sample.fixture.js';
import { renderMarkdown } from './markdown.js';

const settings = {
  ...{ target: 'here', seed: 7, contract: contractTargets() },
  ...{ startedAt: new Date('2030-01-01T00:00:00Z'), finishedAt: new Date('2030-01-01T00:00:02.500Z') },
};
const calm = judge([result({ id: 'getItem/a' })], settings);
const [plain] = judge(
  [result({ id: 'getItem/a', verdict: 'fail', expected: '200', actual: '404' })],
  settings,
).findings as [Finding];
const findings = (count: number, more: Partial<Finding> = {}): Finding[] =>
  Array.from({ length: count }, (_, n) => ({ ...plain, expected: `(${n})`, ...more }));
const rendered = (parts: Partial<Report>, lines?: string[]) => renderMarkdown({ ...calm, ...parts }, lines);

test('nothing but passes -> the verdict, what was counted, and no list', () => {
  const text = renderMarkdown(calm);
  expect(text).toContain('## Conformance: conforms\n\nhere: 1 check passed. Seed `7`, 2.5 s.\n');
  expect(text).toContain('\n| checks | |\n|---|---:|\n| pass | 1 |\n\n');
  expect(text).toMatch(/\n\| operations \| 0 \| \d+ \| 0 % \|\n/);
  expect(text).not.toMatch(/\*\*|finding/);
  expect(rendered({ profile: 'smoke' })).toContain('Seed `7`, profile smoke, 2.5 s.');
});

test('a finding -> a row; of several operations the first one, and how many more', () => {
  const [row] = findings(1, { operations: ['a', 'b'], subject: 's', condition: 'late', blocks: ['x'] });
  expect(rendered({ findings: row ? [row] : [] })).toContain(
    '\n| a and 1 more: s | (0) | 404 | late | 1 | 2 |\n\n',
  );
  expect(rendered({ findings: findings(1, { operations: ['a'] }) })).toContain('\n| a: ');
});

test('more than fits -> 50 rows, and how many more', () => {
  expect(rendered({ findings: findings(50) })).toContain('(49)');
  expect(rendered({ findings: findings(50) })).not.toContain('…');
  const text = rendered({ findings: findings(51) });
  expect(text).not.toContain('(50)');
  expect(text).toContain('\n\n… and 1 more finding in the report.\n');
  const notes = (count: number) => rendered({ notes: Array.from({ length: count }, (_, n) => `note ${n}.`) });
  expect(notes(50)).toContain('- note 49.');
  expect(notes(50)).not.toContain('…');
  expect(notes(51)).toContain('- note 49.\n- … and 1 more\n');
  expect(notes(51)).not.toContain('note 50.');
});

const problem = { finding: 'x', problem: 'grown' as const, message: 'look again' };
const failing = { verdict: 'error' as const, reason: 'no idea' };
const lists: [heading: string, parts: Partial<Report>, item: string][] = [
  [
    'Deviations that no longer hold',
    { deviations: { ...calm.deviations, problems: [problem] } },
    'look again',
  ],
  [
    'Known deviations',
    { findings: findings(1, { verdict: 'known', reason: 'agreed' }) },
    'getItem: (0); got 404 (agreed)',
  ],
  [
    'Errors of the suite itself',
    { checks: [result({ id: 'getItem/a' }), result({ id: 'getItem/b', ...failing })] },
    'getItem/b: no idea',
  ],
  [
    'Seen once and not again when tried alone (unconfirmed, fails nothing)',
    { findings: findings(1, { verdict: 'unconfirmed' }) },
    'getItem: (0); got 404',
  ],
  [
    'Our interpretation of what is not stated (fails nobody)',
    { findings: findings(1, { verdict: 'note' }) },
    'getItem: (0); got 404',
  ],
  ['Notes of the run', { notes: ['one'] }, 'one'],
];
for (const [heading, parts, item] of lists)
  test(`${heading} -> a list of its own`, () => {
    expect(rendered(parts)).toContain(`\n**${heading}**\n\n- ${item}\n`);
  });

test('compared with another report -> what is new stands first', () => {
  expect(rendered({}, ['new: a'])).toContain('2.5 s.\n\n**Since the other report**\n\n- new: a\n\n');
});

test('markup, mentions, links and commands of a job log -> shown as text', () => {
  const text = rendered({ notes: ['<b> & *x* `y` a|b @me https://x', '::error::'] });
  expect(text).toContain('\n- &lt;b&gt; &amp; &#42;x&#42; &#96;y&#96; a&#124;b &#64;me https&#58;//x\n');
  expect(text).not.toContain('::');
  expect(text).toContain('&#58;&#58;error&#58;&#58;');
});
