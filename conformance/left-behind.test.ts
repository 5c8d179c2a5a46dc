// Messages about records that earlier runs left on a target.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { cleanupLines, leftBefore } from './left-behind.js';
import type { CleanupReport } from './run/cleanup.js';

const where = { baseUrl: 'http://a.example', report: 'out' };

test.describe('before a run', () => {
  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'left-'));
  });
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const said = (...targets: string[]) => {
    const journal = join(folder, 'journal.jsonl');
    writeFileSync(journal, targets.map((target) => `${JSON.stringify({ target })}\n`).join(''));
    return leftBefore(where, journal).map((line) => line.replaceAll(journal, 'JOURNAL'));
  };

  test('records of this target, of others, of both, of none -> one line for each that there are', () => {
    const own = 'an earlier run was not cleaned: 1 record on JOURNAL; this one goes through them at its end';
    const others =
      '2 records of other targets stay on JOURNAL: invoicing-conformance --cleanup --base-url THEIR-ADDRESS --report out';
    expect(said(where.baseUrl)).toEqual([own]);
    expect(said('http://b.example', 'http://c.example')).toEqual([others]);
    expect(said('http://b.example', where.baseUrl, 'http://c.example')).toEqual([own, others]);
    expect(said('http://b.example')[0]).toMatch(/^1 record of other targets/);
    expect(said()).toEqual([]);
    writeFileSync(join(folder, 'both'), `${JSON.stringify({ target: where.baseUrl, account: 'second' })}\n`);
    const second = { baseUrl: where.baseUrl, apiKey: 'k' };
    expect(leftBefore(where, join(folder, 'both'))[0]).toContain('1 record of a second account stay on');
    expect(leftBefore({ ...where, second }, join(folder, 'both'))[0]).toMatch(/this one goes through them/);
    expect(leftBefore(where, join(folder, 'nowhere'))).toEqual([]);
  });
});

test.describe('after cleaning', () => {
  const said = (parts: Partial<CleanupReport>) =>
    cleanupLines(
      { made: {}, removed: 3, remaining: {}, unknown: 0, elsewhere: {}, ...parts },
      where,
      'JOURNAL',
    );

  test('all is gone -> one line', () => {
    expect(said({})).toEqual(['cleanup: 3 records deleted or canceled; nothing remains']);
  });

  test('what had to remain -> by the operation that made it, whatever else is unknown', () => {
    const line = 'cleanup: 3 records deleted or canceled; had to remain: 2 by createClient, 1 by createItem';
    const remaining = { createClient: 2, createItem: 1 };
    expect(said({ remaining })).toEqual([line]);
    expect(said({ remaining, unknown: 1 })[0]).toBe(line);
    expect(said({ remaining: { createItem: 1 } })[0]).toMatch(/had to remain: 1 by createItem$/);
  });

  test('what may be left -> how to go through it again', () => {
    expect(said({ unknown: 1 })).toEqual([
      'cleanup: 3 records deleted or canceled; not all was gone through',
      'cleanup: 1 record may be left (no answer, or no time), listed in JOURNAL: invoicing-conformance --cleanup --base-url http://a.example --report out',
    ]);
  });

  test('records of a second account without its key -> what is missing', () => {
    expect(said({ keyless: 2 })[1]).toBe(
      'cleanup: 2 records of a second account stay on JOURNAL, since its key is missing: invoicing-conformance --cleanup --base-url http://a.example --report out --second-base-url http://a.example --second-api-key KEY',
    );
  });

  test('records of other targets -> how to go through them, with no control sign of their addresses', () => {
    const [, line = ''] = said({ elsewhere: { 'http://b.example/\u001b[1m': 4 } });
    expect(line).toContain('cleanup: 4 records of http://b.example/');
    expect(line).toContain('--base-url http://b.example/');
    expect(line).not.toContain('\u001b');
  });
});
