/** `--watch` on a copy of the checkout: an edit of the contract or the scenario is in force without a restart. */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Mock, startMock } from './index.js';
import { placeOf } from './package-files/place-of.js';

const root = [placeOf('.'), dirname(placeOf('.'))].find((one) => basename(one) !== 'dist') as string;
let folder: string;
let mock: Mock;
const reported: string[] = [];
test.beforeEach(async () => {
  reported.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'invoicing-watch-'));
  for (const part of ['spec', 'generated', 'package.json', 'tsconfig.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const scenario = join(folder, 'mine.yaml');
  writeFileSync(scenario, 'accounts:\n  - name: mine\n    organization_name: Mine\n');
  mock = await startMock({ port: 0, scenario, watch: folder, complain: (line) => reported.push(line) });
});
test.afterEach(async () => {
  await mock.close();
  rmSync(folder, { recursive: true, force: true });
});

const edit = (name: string, change: (text: string) => string) => {
  const path = join(folder, name);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  // As editors do: a new file replaces the old one.
  writeFileSync(`${path}.tmp`, after);
  renameSync(`${path}.tmp`, path);
};
const hears = (what: RegExp) => expect.poll(() => reported.join('\n'), { timeout: 60_000 }).toMatch(what);
const makeItem = async (item: object): Promise<number> => {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ item }),
  };
  return (await fetch(`${mock.url}/items.json?api_key=${mock.apiKey}`, init)).status;
};
const items = async () =>
  ((await (await fetch(`${mock.url}/items.json?api_key=${mock.apiKey}`)).json()) as { items: unknown[] })
    .items;

const contractTitle =
  'the contract: a field made required -> asked for, the state stays, the types follow; broken YAML -> reported';
// Generates three times.
test(contractTitle, { tag: '@long' }, async () => {
  test.setTimeout(180_000);
  expect(await makeItem({ name: 'One', description: 'D', unit_price: '1' })).toBe(201);
  edit('spec/resources/items.yaml', (text) =>
    text.replace(
      'required: [name, description, unit_price]',
      'required: [name, description, unit_price, unit]',
    ),
  );
  await hears(/spec\/resources\/items\.yaml has changed: generating\.\.\./);
  await hears(/the contract is generated and in force/);
  expect(await makeItem({ name: 'Two', description: 'D', unit_price: '1' })).toBe(422);
  expect(await makeItem({ name: 'Two', description: 'D', unit_price: '1', unit: 'hour' })).toBe(201);
  expect(await items()).toHaveLength(2);
  const shown = await (await fetch(`${mock.url}/__mock/openapi.json`)).text();
  expect(shown).toContain('"required":["name","description","unit_price","unit"]');
  expect(readFileSync(join(folder, 'generated/types.ts'), 'utf8')).not.toBe(
    readFileSync(join(root, 'generated/types.ts'), 'utf8'),
  );
  edit('spec/resources/items.yaml', (text) => `${text}\n  : [broken`);
  await hears(/the contract was not accepted, the old one goes on:[\s\S]*items\.yaml/);
  expect(await makeItem({ name: 'Three', description: 'D', unit_price: '1' })).toBe(422);
  reported.length = 0;
  edit('spec/resources/items.yaml', (text) =>
    text.replace('\n  : [broken', '').replace('unit_price, unit]', 'unit_price]'),
  );
  await hears(/the contract is generated and in force/);
  expect(await makeItem({ name: 'Three', description: 'D', unit_price: '1' })).toBe(201);
});

test('the scenario: an edit is loaded; what was written since comes back by undo; a mistake is reported', async () => {
  const lamp = '    items: [{ name: Lamp, description: D, unit_price: "1" }]\n';
  edit('mine.yaml', (text) => text + lamp);
  await hears(/mine\.yaml has changed and is loaded$/m);
  expect(await items()).toHaveLength(1);
  expect(await makeItem({ name: 'Own', description: 'D', unit_price: '1' })).toBe(201);
  edit('mine.yaml', (text) => text.replace('name: Lamp', 'name: Chair'));
  await hears(/what had been written since is gone, POST \/__mock\/undo brings it back/);
  expect(await items()).toMatchObject([{ name: 'Chair' }]);
  expect((await fetch(`${mock.url}/__mock/undo`, { method: 'POST' })).status).toBe(200);
  expect(await items()).toHaveLength(2);
  edit('mine.yaml', (text) => `${text}\nnonsense: 1\n`);
  await hears(/was not accepted, the old one goes on: .*nonsense/);
});
