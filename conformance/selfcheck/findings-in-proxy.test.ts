// A fault has the same name whether the suite reports it or the proxy in front of a server.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { startMock, startProxy } from '../../mocks/index.js';
import { judge } from '../judge/judge.js';

type Body = Record<string, unknown>;
type Change = (body: Body) => unknown;
const within =
  (name: string, change: (record: Body) => unknown): Change =>
  (body) => {
    return { ...body, [name]: change(body[name] as Body) };
  };
const set = (field: string, value: unknown) => (record: Body) => ({ ...record, [field]: value });
const without = (field: string) => (record: Body) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));

/** The operation, a title, the change of its answer, and the status. */
const wrong: [
  operation: 'getItem' | 'getInvoice' | 'listInvoices',
  title: string,
  Change,
  status?: number,
][] = [
  ['getItem', 'an id as text', within('item', set('id', 'seven'))],
  ['getItem', 'a name that is a number', within('item', set('name', 7))],
  ['getItem', 'no name', within('item', without('name'))],
  ['getItem', 'no wrapper', ({ item }) => item],
  ['getInvoice', 'a date in another form', within('invoice', set('date', '2026-03-31'))],
  ['getInvoice', 'a total as text', within('invoice', set('total', '12.30'))],
  ['getInvoice', 'no status', within('invoice', without('status'))],
  ['getInvoice', 'a client as text', within('invoice', set('client', 'Ana'))],
  [
    'getInvoice',
    'a quantity in words',
    within('invoice', (one) => ({ ...one, items: [{ ...(one.items as Body[])[0], quantity: [] }] })),
  ],
  [
    'listInvoices',
    'a date of an entry',
    within('invoices', (list) => [{ ...(list as unknown as Body[])[0], date: 7 }]),
  ],
  ['getItem', 'a page of HTML', () => '<html>'],
  ['getItem', 'another success', (body) => body, 206],
  ['getInvoice', 'a breakdown', () => ({}), 500],
];

test('answers that are wrong in a dozen ways -> suite and proxy name the same finding', async () => {
  const mock = await startMock({ port: 0, scenario: 'demo' });
  let answer = { status: 200, text: '' };
  const server = createServer((_request, response) => {
    response.writeHead(answer.status, {
      'content-type': answer.text.startsWith('<') ? 'text/html' : 'application/json',
    });
    response.end(answer.text);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const proxy = await startProxy({ target, port: 0, complain: () => {} });
  const right = async (path: string) =>
    (await (await fetch(`${mock.url}${path}?api_key=${mock.apiKey}`)).json()) as Body;
  const items = (await right('/items.json')).items as { id: number }[];
  const invoices = (await right('/invoices.json')).invoices as { id: number }[];
  const paths = {
    getItem: `/items/${items[0]?.id}.json`,
    getInvoice: `/invoices/${invoices[0]?.id}.json`,
    listInvoices: '/invoices.json',
  };
  try {
    for (const [operation, title, change, status = 200] of wrong) {
      const made = change(await right(paths[operation]));
      const text = typeof made === 'string' ? made : JSON.stringify(made);
      answer = { status, text };
      const notJson = text.startsWith('<');
      const judged = judge(
        operation,
        {
          status,
          text,
          body: notJson ? undefined : made,
          notJson,
          contentType: notJson ? 'text/html' : 'application/json',
        },
        'success',
        new Set(),
      );
      const ofSuite = [judged.status, ...judged.shape].flatMap((one) => one ?? []);
      expect(ofSuite.length, title).toBeGreaterThan(0);
      proxy.clearJournal();
      await fetch(`${proxy.url}${paths[operation]}?api_key=k`);
      const ofProxy = proxy.findings().filter(({ of }) => of === 'answer');
      const name = ({ statement, symptom }: { statement: string; symptom: string }) =>
        `${statement} -> ${symptom}`;
      expect(ofProxy.map(name), title).toEqual(ofSuite.map(name));
      expect(
        ofProxy.map(({ isAssumed }) => isAssumed),
        title,
      ).toEqual(ofSuite.map(({ assumed }) => Boolean(assumed)));
    }
  } finally {
    await proxy.close();
    await mock.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
