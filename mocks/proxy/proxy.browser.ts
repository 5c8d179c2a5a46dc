/** The console before a real server: journal and faults only, violations named as the server's. */
import { createServer, type Server } from 'node:http';
import { type Browser, expect, test } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { launchChromium } from '../../.ci/browser.mjs';
import { type ContractProxy, startMock, startProxy } from '../index.js';

let browser: Browser;
let server: Server;
let proxy: ContractProxy;
test.beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"item":{"id":"seven"}}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const target = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  proxy = await startProxy({ target, port: 0, complain: () => {} });
  browser = await launchChromium();
});
test.afterAll(async () => {
  await browser.close();
  await proxy.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('the console of a proxy -> the journal, live, with what the server did wrong', async () => {
  const page = await browser.newPage();
  await page.goto(`${proxy.url}/__mock/`);
  await expect(page.getByRole('heading', { name: 'Journal' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Invoicing proxy' })).toBeVisible();
  for (const name of ['Accounts', 'Documents', 'Outbox', 'Data and time']) {
    await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
  }
  await fetch(`${proxy.url}/items/7.json?api_key=secret`);
  await page.getByRole('button', { name: /getItem/ }).click();
  await expect(page.getByText('The answer breaks the contract: a defect of the server')).toBeVisible();
  await expect(page.getByText('item.id must be integer (got "seven")')).toBeVisible();
  await page.locator('#status').getByRole('link', { name: '1 answer broke the contract' }).click();
  const finding = page.getByRole('article', { name: 'getItem: schema:Item.id -> wrong type' });
  await expect(finding).toContainText('1 exchange');
  await expect(finding).toContainText('in 1 operation: getItem');
  await expect(page.getByRole('heading', { name: 'Wrong answers: defects of the server' })).toBeVisible();
  await page.goto(`${proxy.url}/__mock/#/documents`);
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await page.close();
});

test('the Record button -> what passes from then on is a scenario to copy, without names', async () => {
  const mock = await startMock({ port: 0, scenario: 'demo' });
  const before = await startProxy({ target: mock.url, port: 0, complain: () => {} });
  const page = await browser.newPage();
  try {
    const get = (path: string) => fetch(`${before.url}${path}?api_key=${mock.apiKey}`);
    await get('/items.json');
    await page.goto(`${before.url}/__mock/`);
    await page.getByRole('link', { name: 'Recording' }).click();
    await expect(page.getByText('Nothing yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Recording', level: 2 })).toBeVisible();
    await get('/clients.json');
    await expect(page.getByText('1 exchange recorded.')).toBeVisible();
    await page.getByRole('button', { name: 'Show the scenario' }).click();
    const yaml = page.getByRole('region', { name: 'Scenario as YAML' });
    await expect(yaml).toContainText('name: Client 1');
    await expect(yaml).not.toContainText('Hotel Mar Azul');
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await expect(page.getByRole('heading', { name: 'Not recording' })).toBeVisible();
    await get('/clients.json');
    await expect(page.getByText('1 exchange recorded.')).toBeVisible();
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate<AxeResults>('axe.run(document)');
    expect(violations.map(({ id }) => id)).toEqual([]);
  } finally {
    await page.close();
    await before.close();
    await mock.close();
  }
});

test('a fault switched on in the console -> met before the server', async () => {
  const page = await browser.newPage();
  await page.goto(`${proxy.url}/__mock/#/faults`);
  await expect(page.getByRole('heading', { name: 'Faults' })).toBeVisible();
  proxy.faults.add({ operation: '*', times: 1, status: 503 });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Faults 1' })).toBeVisible();
  expect((await fetch(`${proxy.url}/taxes.json`)).status).toBe(503);
  await page.close();
});
