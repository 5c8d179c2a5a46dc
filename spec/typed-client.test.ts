// What the types alone give a front-end developer: a typed client for all operations. Compiling is the test; running
// shows that openapi-fetch sends the right paths and wrappers.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import createClient from 'openapi-fetch';
import type { OperationId } from '../generated/operations.js';
import type { components, operations, paths } from '../generated/types.js';
import { complaintsOf, type Resolution } from './typed-client.fixture.js';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const compiles = <Claim extends true>(claim?: Claim) => claim;

/** The success statuses of an operation; an operation without one would be untyped. */
type Success<Id extends keyof operations> = Extract<keyof operations[Id]['responses'], 200 | 201>;
type Untyped = { [Id in keyof operations]: Success<Id> extends never ? Id : never }[keyof operations];

compiles<Equal<keyof operations, OperationId>>();
compiles<Equal<Untyped, never>>();

function recordingClient(answer: unknown) {
  const sent: { method: string; url: string; body: string }[] = [];
  const client = createClient<paths>({
    baseUrl: 'http://mock.test',
    fetch: async (request) => {
      sent.push({ method: request.method, url: request.url, body: await request.text() });
      return Response.json(answer, { status: 201 });
    },
  });
  return { client, sent };
}

test('openapi-fetch: create an invoice -> the wrapper is typed on both sides', async () => {
  const { client, sent } = recordingClient({ invoice: { id: 7, status: 'draft', total: 24.6 } });
  const { data } = await client.POST('/invoices.json', {
    body: {
      invoice: {
        date: '21/11/2026',
        due_date: '21/12/2026',
        client: { name: 'Livraria Central' },
        items: [{ name: 'Desk lamp', unit_price: '20.00', quantity: 1 }],
      },
    },
  });
  const status: 'draft' | 'final' | undefined | string = data?.invoice.status;
  expect([data?.invoice.id, status, sent[0]?.method, sent[0]?.url]).toEqual([
    7,
    'draft',
    'POST',
    'http://mock.test/invoices.json',
  ]);
  expect(JSON.parse(sent[0]?.body ?? '')).toHaveProperty('invoice.client.name', 'Livraria Central');
});

test('openapi-fetch: path and query parameters -> named as the contract names them', async () => {
  const { client, sent } = recordingClient({ guides: [], pagination: {} });
  await client.GET('/guides.json', {
    params: { query: { 'type[]': ['Shipping'], 'loaded_at[from]': '01/11/2026', page: 2 } },
  });
  await client.PUT('/quotes/{document-id}/change-state.json', {
    params: { path: { 'document-id': 12 } },
    body: { quote: { state: 'accept' } },
  });
  expect(sent.map(({ url }) => decodeURIComponent(url))).toEqual([
    'http://mock.test/guides.json?type[]=Shipping&loaded_at[from]=01/11/2026&page=2',
    'http://mock.test/quotes/12/change-state.json',
  ]);
});

type Schemas = components['schemas'];
type In<Words extends string, Union> = Equal<Extract<Union, Words>, Words>;
type Outside<Words extends string, Union> = Equal<Extract<Union, Words>, never>;

/** The status of a document is one of its family's: states of other families are not allowed. */
compiles<In<'draft' | 'final' | 'settled', Schemas['Invoice']['status']>>();
compiles<Outside<'accepted' | 'refused', Schemas['Invoice']['status']>>();
compiles<In<'draft' | 'final' | 'canceled', Schemas['Shipping']['status']>>();
compiles<Outside<'settled' | 'accepted', Schemas['Shipping']['status']>>();
compiles<Equal<Schemas['ErrorAnswer']['errors']['error'], string>>();
compiles<Equal<NonNullable<Schemas['ErrorAnswer']['errors']['details']>[number]['field'], string>>();
compiles<Equal<NonNullable<Schemas['Item']['tax']>['value'], number | null | undefined>>();
/** A default is the server's value for an omitted field, so the field is not required in a request. */
compiles<Equal<undefined extends Schemas['AccountInput']['language'] ? true : false, true>>();

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const inReadme = /```ts\n(import \{ createInvoicingClient[\s\S]*?)```/.exec(textOf('../README.md'))?.[1];
const example = textOf('examples/typed-client.ts');
const programs = {
  'the README': `declare const key: string;\n${inReadme}`,
  'spec/examples/typed-client.ts': example,
  'an invoice without its fields': example.replace('...dates, client: lua, items: [lamp]', ''),
  'a trigger that invoices do not have': example.replace("'finalized'", "'accept'"),
};

// All programs at once: most of the time goes into parsing the types. nodenext is the strictest.
for (const resolution of ['node16', 'nodenext', 'bundler'] satisfies Resolution[]) {
  const tag = resolution === 'nodenext' ? [] : ['@long'];
  test(`types, under ${resolution} -> the examples compile in strict mode, an invoice without its fields does not`, {
    tag,
  }, () => {
    expect(programs['an invoice without its fields']).not.toBe(example);
    expect(complaintsOf(programs, resolution)).toEqual({
      'the README': [],
      'spec/examples/typed-client.ts': [],
      'an invoice without its fields': [
        expect.stringContaining('missing the following properties from type'),
      ],
      'a trigger that invoices do not have': [expect.stringContaining('"accept"')],
    });
  });
}
