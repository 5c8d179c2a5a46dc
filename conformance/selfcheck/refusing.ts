/**
 * Servers on which whole groups of requests fail: a proxy in front of the mock that answers them itself. A run against one of them
 * must end like any other and report what was refused.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OperationId, operations, startMock } from '../../mocks/index.js';
import { type Target, targetOf } from './in-process.js';
import { proxyRequest } from './proxy-request.js';

export interface Refusal {
  name: string;
  says: string;
  /** What fails: requests of these operations, or every request after the nth. */
  of: { operations: readonly OperationId[] } | { after: number };
  /** The status of the refusal, or no answer at all. */
  by: 422 | 500 | 'silence';
}

type Operation = (typeof operations)[OperationId];
export const those = (
  isMeant: (operation: Operation) => boolean,
): { operations: readonly OperationId[] } => ({
  operations: Object.values(operations)
    .filter(isMeant)
    .map(({ id }) => id),
});

export const refusals: readonly Refusal[] = [
  {
    name: 'creates-of-documents',
    says: 'refuses to create any document',
    of: those(({ action }) => action === 'create'),
    by: 422,
  },
  {
    name: 'one-type',
    says: 'refuses every request about invoices',
    of: those(({ documentType }) => documentType === 'invoices'),
    by: 422,
  },
  {
    name: 'updates',
    says: 'refuses every update',
    of: those(({ id }) => id.startsWith('update')),
    by: 422,
  },
  {
    name: 'state-changes',
    says: 'answers 500 to every change of a state',
    of: those(({ action }) => action === 'change-state'),
    by: 500,
  },
  { name: 'broken-after-200', says: 'answers 500 from the 201st request on', of: { after: 200 }, by: 500 },
  {
    name: 'silent-after-200',
    says: 'is silent from the 201st request on',
    of: { after: 200 },
    by: 'silence',
  },
];

/** `nothing` refuses nothing, to measure a lawful run at the same address. */
export async function startRefusing(
  refusal: Refusal | 'nothing',
): Promise<Target & { asked(): number; close(): Promise<void> }> {
  const mock = await startMock({ port: 0, scenario: 'empty', selfCheck: false, complain: () => {} });
  const isRefused = refusal === 'nothing' ? () => false : refuser(refusal);
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (refusal === 'nothing' || !isRefused(request, asked)) return proxyRequest(mock.url, request, response);
    request.resume();
    if (refusal.by === 'silence') return;
    response.writeHead(refusal.by, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ errors: [{ error: 'refused' }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const target = targetOf(mock);
  const here = (address: string) => address.replace(mock.url, url);
  return {
    ...target,
    url,
    publicUrl: here(target.publicUrl),
    second: { ...target.second, url: here(target.second.url) },
    asked: () => asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await mock.close();
    },
  };
}

function refuser({ of }: Refusal): (request: IncomingMessage, nth: number) => boolean {
  if ('after' in of) return (_, nth) => nth > of.after;
  const patterns = of.operations.map((id) => {
    const { method, path } = operations[id];
    return new RegExp(
      `^${method.toUpperCase()} (/__mock/account/[^/]+)?${path.replace(/\{[^}]+\}/g, '[^/]+')}$`,
    );
  });
  return ({ method, url = '' }) =>
    patterns.some((pattern) => pattern.test(`${method} ${url.replace(/\?.*$/s, '')}`));
}
