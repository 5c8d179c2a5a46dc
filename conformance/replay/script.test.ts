// The script of a finding: its name, the comments about its requests, and its exit status.
import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { scriptName, scriptOf } from './script.js';
import type { Piece, Trace, TraceStep } from './trace.js';

const run = promisify(execFile);

const traceOf = (...steps: Partial<TraceStep>[]): Trace => ({
  ...{ slots: [], tag: '' },
  steps: steps.map((one) => ({ method: 'GET', url: [{ base: 'own' }, '/x'], headers: {}, ...one })),
  assertion: {
    proof: { by: 'value', compare: 'equal', expected: 'hour', actual: null },
    at: 'item.unit',
    recorded: { status: 200, body: '' },
  },
});
const subject = { id: 'the id', rule: 'a rule', source: 'a section', expected: 'hour', actual: 'null' };
const linesOf = (trace: Trace, parts: Partial<typeof subject> = {}) =>
  scriptOf({ ...subject, ...parts, trace }, { target: 'http://a.example' }).split('\n');
/** The requests of the trace as shown in the comments. */
const shown = (...steps: Partial<TraceStep>[]) =>
  linesOf(traceOf(...steps)).flatMap((line) => /^# (\d+\. .*)/.exec(line)?.[1] ?? []);

test('names that are there already, in any case -> numbered from 2 on', () => {
  const names = new Set<string>();
  expect(['Finding', 'finding', 'FINDING', 'other'].map((id) => scriptName(id, names))).toEqual([
    ...['Finding.sh', 'finding-2.sh', 'FINDING-3.sh', 'other.sh'],
  ]);
  expect([...names]).toEqual(['finding.sh', 'finding-2.sh', 'finding-3.sh', 'other.sh']);
});

test('a name begins and ends with a letter or digit, is not too long, and is never empty', () => {
  const name = (id: string) => scriptName(id, new Set());
  expect([name('-. a b .-'), name('ä'), name('')]).toEqual(['a-b.sh', 'finding.sh', 'finding.sh']);
  expect(name('a'.repeat(90))).toBe(`${'a'.repeat(80)}.sh`);
});

test('the comments show each request, with words in the place of what is filled in', () => {
  const url: Piece[] = [
    ...[{ base: 'second' as const }, '/x/', { slot: 0 }, '/', { slot: 1 }],
    ...['?api_key=', { key: 'own' as const }, '&name=', { tag: 'given' as const }],
  ];
  const body: Piece[] = ['{"id":', { fiscalId: 0 }, '}'];
  expect(shown({ url }, { method: 'POST', body })).toEqual([
    '1. GET <second address>/x/<id 1>/<id 2>?api_key=<key>&name=<fresh>',
    '2. POST /x  {"id":<fresh>}',
  ]);
  expect(shown({ url: [{ base: 'public' }] })).toEqual(['1. GET <public address>']);
  expect(shown({ url: ['x'.repeat(700)] })).toEqual([`1. GET ${'x'.repeat(600)}`]);
});

test('what is said of the finding stays in its line, whatever it holds', () => {
  const lines = linesOf(traceOf({}), { rule: 'one\ntwo\u2028three\u0007\u0085four' });
  expect(lines).toContain('# Rule:     one two three four (a section)');
  expect(lines.slice(0, 2)).toEqual(['#!/bin/sh', '# the id']);
});

test('a text of the trace can end neither the script nor its source', () => {
  const text = scriptOf(
    { ...subject, expected: 'END_OF_SCRIPT \u2029\u0085', trace: traceOf({}) },
    { target: 'http://a.example//', secondBaseUrl: 'http://b.example/x/' },
  );
  expect(text.split('\n').filter((line) => line === 'END_OF_SCRIPT')).toHaveLength(1);
  expect(text).toContain('const expected = "END\\u005fOF_SCRIPT \\u2029\\u0085";');
  expect(text).toContain('{"own":"http://a.example","second":"http://b.example/x"}');
});

test('requests at the same time -> named as such; what belonged to the run -> fresh', () => {
  const lines = linesOf(traceOf({}, { burst: 1 }, { burst: 1 }, {}), { expected: 'an item Q7 of q7' });
  expect(lines.filter((line) => line.includes('at once')).map((line) => line.slice(0, 4))).toEqual([
    '# 2.',
    '# 3.',
  ]);
  expect(lines.find((line) => line.startsWith('# 2.'))).toMatch(/ {2}\(at once with 3\)$/);
});

test('a trace -> tried three times; one with requests at the same time six times', () => {
  expect(linesOf(traceOf({}, {}))).toContain('const rounds = 3;');
  expect(linesOf(traceOf({}, { burst: 1 }))).toContain('const rounds = 6;');
});

test('the key of the second account is asked for where its address or its key is used', () => {
  for (const [step, isNeeded] of [
    [{}, false],
    [{ url: [{ key: 'own' }, { base: 'public' }] }, false],
    [{ url: [{ base: 'second' }] }, true],
    [{ body: [{ key: 'second' }] }, true],
  ] as const) {
    const lines = linesOf(traceOf({}, step as Partial<TraceStep>));
    expect(lines).toContain(`const needsSecond = ${isNeeded};`);
    expect(lines.some((line) => line.includes('CONFORMANCE_SECOND_API_KEY;'))).toBe(isNeeded);
  }
});

test.describe('run', () => {
  let server: Server;
  let url: string;
  /** The next answers to requests other than the first one; the last one repeats. */
  let units: (string | null | 'gone')[];
  let log: string[];
  test.beforeEach(async () => {
    log = [];
    server = createServer((request, response) => {
      if (request.url === '/') return response.end();
      log.push(`${request.method} ${request.url}`);
      const unit = units.length > 1 ? units.shift() : units[0];
      response.writeHead(unit === 'gone' ? 404 : 200);
      return response.end(JSON.stringify({ item: { unit } }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  test.afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

  async function end(env: Record<string, string> = {}, trace = traceOf({})) {
    const nowhere = 'http://127.0.0.1:1';
    const defaults = { target: url, secondBaseUrl: nowhere, publicUrl: nowhere };
    const all = { PATH: process.env.PATH ?? '', CONFORMANCE_API_KEY: 'k', ...env };
    const script = scriptOf({ ...subject, trace }, defaults);
    return run('sh', ['-c', script], { env: all }).then(
      ({ stdout }) => [0, stdout] as const,
      ({ code, stdout }: { code: number; stdout: string }) => [code, stdout] as const,
    );
  }

  test('the violation shows in the third round -> 1; not in three -> 0', async () => {
    units = ['hour', 'gone', null];
    const [code, says] = await end();
    expect([code, log.length]).toEqual([1, 3]);
    expect(says).toContain('Expected: hour');
    units = ['hour', 'hour', 'hour', null];
    expect((await end())[0]).toBe(0);
  });

  test('absent in one round counts, though the others cannot be judged', async () => {
    units = ['gone', 'hour', 'gone'];
    const [code, says] = await end();
    expect(code).toBe(0);
    expect(says).toContain('Got:      200');
    units = ['gone'];
    expect((await end())[0]).toBe(2);
  });

  test('addresses and keys of the environment count more than the own ones; without a second key -> 2', async () => {
    const ofSecond = traceOf(
      { url: [{ base: 'public' }, '/public'] },
      { url: [{ base: 'second' }, '/second?api_key=', { key: 'second' }] },
    );
    const env = { CONFORMANCE_SECOND_BASE_URL: url, CONFORMANCE_PUBLIC_URL: url };
    units = [null];
    const [code, says] = await end(env, ofSecond);
    expect([code, log]).toEqual([2, []]);
    expect(says).toContain('CONFORMANCE_SECOND_API_KEY');
    // The first step was recorded without an answer.
    const steps = ofSecond.steps.map((one) => ({ ...one, status: 200 }));
    expect((await end({ ...env, CONFORMANCE_SECOND_API_KEY: 'k2' }, { ...ofSecond, steps }))[0]).toBe(1);
    expect(log).toEqual(['GET /public', 'GET /second?api_key=k2']);
  });

  test('a server that sends nothing back, or breaks off -> no answer, which proves silence', async () => {
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      if (request.url === '/') return response.end();
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"item"');
      return setTimeout(() => response.destroy(), 5);
    });
    const silent = traceOf({});
    silent.assertion = { proof: { by: 'silence' }, recorded: { status: 0, body: '' } };
    expect((await end({}, silent))[0]).toBe(1);
  });
});
