// New accounts with an address elsewhere: which requests and keys arrive there, and what the run reports.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { startMock } from '../../mocks/index.js';
import { checksFor } from '../checks/index.js';
import type { Settings } from '../target/settings.js';
import { contractTargets } from '../verdict/coverage-targets.js';
import { judge } from '../verdict/report.js';
import { learn, openMockRun, runChecks, settingsFor, targetOf } from './in-process.js';

const concerned = checksFor(1).filter(({ id }) =>
  /^(createAccount|createAccountForUser|updateAccount|getAccount|configureAtCommunication)\/|simplified/i.test(
    id,
  ),
);

async function listening(answer: (request: IncomingMessage) => Promise<[status: number, text: string]>) {
  const server = createServer((request, response) => {
    answer(request).then(([status, text]) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, close };
}

/** Judges a mock whose new accounts state another address; records the requests sent there. */
async function judgedWith(stated: (port: number) => string, changes: Partial<Settings> = {}) {
  const asked: string[] = [];
  const elsewhere = await listening(async ({ url = '', headers }) => {
    asked.push(`${url} ${JSON.stringify(headers)}`);
    return [200, '{"items":[]}'];
  });
  const mock = await startMock({ port: 0, scenario: 'empty', selfCheck: false, complain: () => {} });
  const front = await listening(async (request) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = 'GET', headers, url = '' } = request;
    const body = parts.length > 0 && method !== 'GET' ? Buffer.concat(parts) : undefined;
    const sent = { ...(headers['content-type'] && { 'content-type': headers['content-type'] }) };
    const answer = await fetch(`${mock.url}${url}`, { method, headers: sent, ...(body && { body }) });
    const text = await answer.text();
    const isNew = method === 'POST' && /\/accounts\/create/.test(url) && answer.status === 201;
    return [answer.status, isNew ? renamed(text, stated(elsewhere.port)) : text];
  });
  const url = `http://127.0.0.1:${front.port}`;
  const target = targetOf(mock);
  const settings = settingsFor({ ...target, url, publicUrl: url }, 1, changes);
  const run = openMockRun(settings, await learn(settings));
  try {
    const results = await runChecks(concerned, run);
    const report = judge(results, {
      ...{ target: url, seed: 1, startedAt: new Date(), contract: contractTargets() },
      verifications: new Map(),
    });
    return { asked, report, keys: [target.apiKey, target.second.apiKey] };
  } finally {
    await run.transport.close();
    await mock.close();
    front.close();
    elsewhere.close();
  }
}

function renamed(text: string, url: string): string {
  const { account } = JSON.parse(text);
  return JSON.stringify({ account: { ...account, url } });
}

test('new accounts at another host -> nothing is sent there, a note says so, and the verdict is partial', async () => {
  const { asked, report } = await judgedWith((port) => `http://0.0.0.0:${port}`);
  expect(asked).toEqual([]);
  expect(report).toMatchObject({ verdict: 'partial', exitStatus: 0 });
  expect(report.because).toContain('was not followed');
  expect(
    report.findings.filter(({ verdict }) => verdict === 'note').map(({ actual }) => actual),
  ).toContainEqual(expect.stringContaining('which was not followed'));
});

test('new accounts at another port of this machine -> asked there with their own keys, never with the given ones', {
  tag: '@long',
}, async () => {
  const { asked, keys } = await judgedWith((port) => `http://localhost:${port}`);
  expect(asked.length).toBeGreaterThan(5);
  for (const key of keys) expect(asked.filter((one) => one.includes(key))).toEqual([]);
});

test('new accounts at a host that --allow-host names -> asked there, never with the given keys', {
  tag: '@long',
}, async () => {
  const { asked, keys } = await judgedWith((port) => `http://0.0.0.0:${port}`, { allowHosts: ['0.0.0.0'] });
  expect(asked.length).toBeGreaterThan(5);
  for (const key of keys) expect(asked.filter((one) => one.includes(key))).toEqual([]);
});

test('new accounts at an address where nothing listens -> partial, which names it', {
  tag: '@long',
}, async () => {
  const { report } = await judgedWith(() => 'http://localhost:9');
  expect(report).toMatchObject({ verdict: 'partial', exitStatus: 0 });
  expect(report.because).toContain('the address of the new account');
});
