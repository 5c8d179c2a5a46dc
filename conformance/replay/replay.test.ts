// Minimizing recorded exchanges to a trace that shows the violation on fresh records, and the script of that trace.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { minimize, type Recording } from './minimize.js';
import type { Judged } from './record-trace.js';
import { traceOf } from './record-trace.js';
import { recorder, replayAt, settingsOf, startTiny, type TinyServer } from './replay.fixture.js';
import { scriptName, scriptOf } from './script.js';

const run = promisify(execFile);
const tag = 'tag7';
let tiny: TinyServer;
test.beforeEach(async () => {
  tiny = await startTiny();
});
test.afterEach(() => tiny.close());

const unitIs = (actual: unknown): Judged => ({
  at: 'item.unit',
  field: 'unit',
  proof: { by: 'value', compare: 'equal', expected: 'hour', actual },
});

/** Records a run: an item is created along with others, read, updated, mailed and read again. */
async function recorded(judged: Judged = unitIs(null)): Promise<Recording> {
  const { exchanges, send } = recorder(tiny.url);
  await send('createItem', 'POST', '/items.json', { item: { name: `Other ${tag}-1`, unit: 'day' } });
  const { body } = await send('createItem', 'POST', '/items.json', {
    item: { name: `Item ${tag}-2`, unit: 'hour' },
  });
  const { id } = (body as { item: { id: number } }).item;
  await send('getItem', 'GET', `/items/${id}.json`);
  await send('emailInvoice', 'PUT', `/items/${id}/email-document.json`, {});
  await send('getItem', 'GET', '/items/100.json');
  await send('getItem', 'GET', `/items/${id}.json`);
  return { exchanges, judged, others: [], tag };
}

const minimal = (recording: Recording) =>
  minimize(recording, settingsOf(tiny.url), (trace) => replayAt(tiny.url, trace));

test('a fault of the creation -> creation and look remain; ids, names, key and address are references', async () => {
  tiny.faults.add('unit is lost');
  const found = await minimal(await recorded(unitIs(undefined)));
  expect(found?.exchanges.map(({ operation }) => operation)).toEqual(['createItem', 'getItem']);
  expect(found?.conditions).toEqual([]);
  const text = JSON.stringify(found?.trace.steps);
  for (const own of ['secret-key', tiny.url, `${tag}-2`, '/101']) expect(text).not.toContain(own);
});

test('a fault that shows only after a mail -> the mail remains, and is the condition', async () => {
  tiny.faults.add('unit is lost after a mail');
  const found = await minimal(await recorded());
  expect(found?.exchanges.map(({ operation }) => operation)).toEqual([
    'createItem',
    'emailInvoice',
    'getItem',
  ]);
  expect(found?.conditions).toEqual(['emailInvoice']);
});

test('a read that breaks after one of many updates -> that one remains, and is the condition', async () => {
  tiny.faults.add('an odd one cannot be read');
  const { exchanges, send } = recorder(tiny.url);
  const { body } = await send('createItem', 'POST', '/items.json', { item: { name: `Item ${tag}-1` } });
  const path = `/items/${(body as { item: { id: number } }).item.id}.json`;
  for (const item of [{ unit: 'a' }, { unit: 'b' }, { odd: true }, { unit: 'c' }, { unit: 'd' }])
    await send('updateItem', 'PUT', path, { item });
  await send('getItem', 'GET', path);
  const judged: Judged = { field: 'http.status', proof: { by: 'status', accepted: [[200, 499]] } };
  const found = await minimal({ exchanges, judged, others: [], tag });
  expect(found?.exchanges.map(({ requestBody }) => requestBody)).toEqual([
    expect.stringContaining('Item'),
    '{"item":{"odd":true}}',
    undefined,
  ]);
  expect(found?.conditions).toEqual(['updateItem']);
});

test('a server without the fault -> nothing shows it', async () => {
  expect(await minimal(await recorded())).toBeUndefined();
});

test('a name that is refused now -> the replay says that it cannot be judged', async () => {
  const { exchanges, judged } = await recorded();
  const trace = traceOf(
    [exchanges[1], exchanges[1], exchanges[5]].map((one) => one as (typeof exchanges)[0]),
    judged,
    '',
    settingsOf(tiny.url),
  );
  expect(await replayAt(tiny.url, trace)).toMatchObject({ outcome: 'unknown' });
});

test.describe('the script', () => {
  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'script-'));
  });
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function script() {
    tiny.faults.add('unit is lost');
    const found = await minimal(await recorded(unitIs(undefined)));
    if (!found) throw new Error('the violation must show');
    const hostile = '\u2028"; $(touch /tmp/broken) `id` \u0007 END_OF_SCRIPT';
    const subject = {
      id: 'a',
      rule: hostile,
      source: 's',
      expected: `unit is hour ${hostile}`,
      actual: 'nothing',
      trace: found.trace,
    };
    const path = join(folder, 'again.sh');
    writeFileSync(path, scriptOf(subject, { target: 'http://127.0.0.1:1' }));
    return (env: Record<string, string>) =>
      run('sh', [path], { env: { PATH: process.env.PATH ?? '', ...env } }).then(
        ({ stdout }) => ({ code: 0, stdout }),
        (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
      );
  }

  test('on the faulty server, three times -> ends with 1 each time; on the mended one -> with 0', async () => {
    const again = await script();
    const env = { CONFORMANCE_API_KEY: 'secret-key', CONFORMANCE_BASE_URL: tiny.url };
    for (let round = 0; round < 3; round += 1) expect((await again(env)).code).toBe(1);
    tiny.faults.clear();
    expect(await again(env)).toMatchObject({ code: 0, stdout: expect.stringContaining('does not show') });
  });

  test('no key, no server, a wrong key -> ends with 2 and says why', async () => {
    const again = await script();
    expect(await again({ CONFORMANCE_BASE_URL: tiny.url })).toMatchObject({
      code: 2,
      stdout: expect.stringContaining('CONFORMANCE_API_KEY'),
    });
    expect(await again({ CONFORMANCE_API_KEY: 'secret-key' })).toMatchObject({
      code: 2,
      stdout: expect.stringContaining('No server answers'),
    });
    expect(await again({ CONFORMANCE_API_KEY: 'wrong', CONFORMANCE_BASE_URL: tiny.url })).toMatchObject({
      code: 2,
      stdout: expect.stringContaining('cannot be judged'),
    });
  });

  test('ids that differ in signs only -> different names, harmless to a shell', () => {
    const names = new Set<string>();
    const all = ['a/b', 'a b', 'a;b', '../../etc/passwd', '-rf', '$(id)', ''].map((id) =>
      scriptName(id, names),
    );
    expect(new Set(all).size).toBe(all.length);
    for (const name of all) expect(name).toMatch(/^[A-Za-z0-9][A-Za-z0-9._-]*\.sh$/);
  });
});
