// --plain, on a server that recognizes the suite: lawful for clients that name the suite, faulty for all others.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { startMock } from '../../mocks/index.js';
import { type Ended, runByCommand } from './by-command.js';
import { targetOf } from './in-process.js';
import { proxyRequest } from './proxy-request.js';

const chosen = ['--only', 'createItem'];
const failing = ({ report }: Ended) =>
  report?.findings
    .filter(({ verdict }) => verdict === 'fail')
    .map(({ id }) => id)
    .sort();
const fault = 'statuses/createItem/missing-key-accepted';

/** Passes each request to the lawful or the faulty server, depending on how the client names itself. */
async function startRecognising() {
  const options = { port: 0, scenario: 'empty', selfCheck: false, complain: () => {} } as const;
  const [lawful, faulty] = [await startMock(options), await startMock({ ...options, faults: [fault] })];
  const seen = { recognised: [] as string[], others: 0 };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const text = `${request.url} ${JSON.stringify(request.headers)} ${body.toString('latin1')}`;
    const isRecognised = /conformance/i.test(text);
    if (isRecognised) seen.recognised.push(text);
    else seen.others += 1;
    proxyRequest(isRecognised ? lawful.url : faulty.url, request, response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const target = targetOf(lawful);
  const here = (address: string) => address.replace(lawful.url, url);
  return {
    target: {
      ...target,
      url,
      publicUrl: here(target.publicUrl),
      second: { ...target.second, url: here(target.second.url) },
    },
    seen,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all([lawful.close(), faulty.close()]);
    },
  };
}

test('a server that knows the suite -> passes; under --plain it is seen through, and no request names the suite', {
  tag: '@long',
}, async () => {
  const server = await startRecognising();
  try {
    const named = await runByCommand(server.target, chosen);
    expect(named.status, named.text).toBe(0);
    expect(server.seen.others).toBe(0);
    server.seen.recognised.length = 0;
    const plain = await runByCommand(server.target, ['--plain', ...chosen]);
    expect(plain.status, plain.text).toBe(1);
    expect(server.seen.recognised).toEqual([]);
    expect(failing(plain)).toEqual(['status:401 query.api_key -> accepted']);
  } finally {
    await server.close();
  }
});
