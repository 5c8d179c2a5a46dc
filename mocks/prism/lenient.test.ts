// Another form of the same value: accepted and noted by default, refused with `strict`. Mistakes in queries are noted.
import { expect, test } from '@playwright/test';
import { type Mock, startMock } from '../index.js';

const said: string[] = [];
const mocks: Record<'lenient' | 'strict', Mock | undefined> = { lenient: undefined, strict: undefined };
test.beforeAll(async () => {
  const options = { port: 0, scenario: 'empty', complain: (text: string) => said.push(text) };
  mocks.lenient = await startMock(options);
  mocks.strict = await startMock({ ...options, strict: true });
});
test.afterAll(async () => {
  await mocks.lenient?.close();
  await mocks.strict?.close();
});

async function call(mock: Mock | undefined, method: string, path: string, body?: unknown) {
  if (mock === undefined) throw new Error('no mock runs');
  const { status, text } = await mock.inject({
    method,
    url: `${path}${path.includes('?') ? '&' : '?'}api_key=${mock.apiKey}`,
    headers: { 'content-type': 'application/json' },
    raw: body === undefined ? undefined : JSON.stringify(body),
  });
  const notes = mock.journal({ limit: 1 })[0]?.notes ?? [];
  return { status, text, body: text === '' ? undefined : JSON.parse(text), notes };
}

const client = { name: 'Ana', code: 'A' };
const draft = {
  invoice: {
    ...{ date: '21/11/2026', due_date: '21/11/2026', client },
    items: [{ name: 'Lamp', unit_price: '1', quantity: 1 }],
  },
};
const item = { name: 'Lamp', description: 'Brass', unit_price: '1' };
const account = { organization_name: 'O', email: 'o@o.pt', password: 'secret12', terms: '1', marketing: '0' };
const accepted: [what: string, path: string, body: unknown, note: string][] = [
  [
    'a percentage as a number',
    '/taxes.json',
    { tax: { name: 'T9', value: 9, region: 'PT' } },
    'tax.value 9 was accepted leniently as "9": the contract says text',
  ],
  [
    'a number for text',
    '/clients.json',
    { client: { ...client, code: 7 } },
    'client.code 7 was accepted leniently as "7": the contract says text',
  ],
  [
    'a number for a word',
    '/clients.json',
    { client: { ...client, send_options: 3 } },
    'client.send_options 3 was accepted leniently as "3"',
  ],
  [
    'a price as a number',
    '/items.json',
    { item: { ...item, unit_price: 19.9 } },
    'item.unit_price 19.9 was accepted leniently as "19.9"',
  ],
  [
    '1 for "1"',
    '/sequences.json',
    { sequence: { serie: 'L', default_sequence: 1 } },
    'sequence.default_sequence 1 was accepted leniently as "1"',
  ],
  [
    'true for "1"',
    '/api/accounts/create.json',
    { account: { ...account, terms: true } },
    'account.terms true was accepted leniently as "1": the contract says "0" or "1"',
  ],
  [
    '1 for a country',
    '/api/accounts/create.json',
    { account: { ...account, email: 'p@p.pt', tax_country: 1 } },
    'account.tax_country 1 was accepted leniently as "1"',
  ],
  [
    '"" for unset',
    '/clients.json',
    { client: { ...client, email: '' } },
    'client.email "" was accepted leniently as not set',
  ],
  [
    'null for due at once',
    '/invoices.json',
    {
      invoice: {
        ...{ date: '20/11/2026', due_date: null, client },
        items: [{ name: 'Lamp', unit_price: '1', quantity: 1 }],
      },
    },
    'invoice.due_date null was accepted leniently as "20/11/2026"',
  ],
];
for (const [what, path, body, note] of accepted) {
  test(`${what} -> accepted, noted in journal and log; strict: 422`, async () => {
    const lenient = await call(mocks.lenient, 'POST', path, body);
    expect([lenient.status, lenient.notes]).toEqual([201, [expect.stringContaining(note)]]);
    expect(said).toContainEqual(expect.stringContaining(note));
    const strict = await call(mocks.strict, 'POST', path, body);
    expect([strict.status, strict.notes]).toEqual([422, []]);
  });
}

const wrong: [what: string, path: string, body: unknown, field: string][] = [
  [
    'a switch where a price stands',
    '/items.json',
    { item: { ...item, unit_price: true } },
    'item.unit_price',
  ],
  [
    'a number that text cannot keep',
    '/items.json',
    { item: { ...item, unit_price: 1e25 } },
    'item.unit_price',
  ],
  ['"" where something is required', '/items.json', { item: { ...item, unit_price: '' } }, 'item.unit_price'],
  ['a blank name', '/items.json', { item: { ...item, name: '' } }, 'item.name'],
  ['null where something is required', '/items.json', { item: { ...item, name: null } }, 'item.name'],
  [
    'a choice that there is not',
    '/clients.json',
    { client: { ...client, send_options: 9 } },
    'client.send_options',
  ],
  ['an object for text', '/clients.json', { client: { ...client, code: {} } }, 'client.code'],
];
for (const [what, path, body, field] of wrong) {
  test(`${what} -> refused in both modes, by its field`, async () => {
    for (const mock of [mocks.lenient, mocks.strict]) {
      const { status, text } = await call(mock, 'POST', path, body);
      expect([status, text]).toEqual([422, expect.stringContaining(field)]);
    }
  });
}

test('one value in another form beside one that is wrong -> only the wrong one is complained of', async () => {
  const body = { client: { name: 'Ana', code: 7, send_options: 9 } };
  const { body: answer } = await call(mocks.lenient, 'POST', '/clients.json', body);
  expect(answer.errors.details.map(({ field }: { field: string }) => field)).toEqual(['client.send_options']);
});

test.describe(() => {
  test.beforeAll(() => call(mocks.lenient, 'POST', '/invoices.json', draft));
  const slips: [query: string, advice: string][] = [
    ['status=draft', 'write status[]=draft'],
    ['status[0]=final', 'write status[]=final'],
    ['foo[]=1&type=Invoice', 'write type[]=Invoice'],
    ['status=final,draft', 'write status[]=final&status[]=draft'],
    ['per_pag=3', 'did you mean per_page?'],
    ['date[start]=21/11/2026', 'there are date[from] and date[to]'],
  ];
  for (const [query, advice] of slips) {
    test(`${query} -> answered as without it, and reported`, async () => {
      const plain = await call(mocks.lenient, 'GET', '/invoices.json');
      expect(plain.body.invoices.length).toBeGreaterThan(0);
      const { status, text, notes } = await call(mocks.lenient, 'GET', `/invoices.json?${query}`);
      expect([status, text, notes]).toEqual([200, plain.text, [expect.stringContaining(advice)]]);
    });
  }
});

test('a body in the wrapper of its family -> refused, and both wrappers are named', async () => {
  const { status, body } = await call(mocks.lenient, 'POST', '/quotes.json', { estimate: {} });
  expect([status, body.errors.error]).toEqual([422, 'quote is required (the body has estimate instead)']);
});

test('a parameter that looks like none -> ignored without a word', async () => {
  expect((await call(mocks.lenient, 'GET', '/invoices.json?utm_source=x&_=1')).notes).toEqual([]);
});

test("a draft's PDF -> 406 without a body, and the reason in the journal", async () => {
  const made = await call(mocks.lenient, 'POST', '/invoices.json', draft);
  const { status, text, notes } = await call(mocks.lenient, 'GET', `/api/pdf/${made.body.invoice.id}.json`);
  expect([status, text, notes]).toEqual([406, '', ['A draft document has no PDF.']]);
});

test('second_copy=1 -> accepted as true; strict: 422', async () => {
  const pathIn = async (mock: Mock | undefined) =>
    `/api/pdf/${(await call(mock, 'POST', '/invoices.json', draft)).body.invoice.id}.json?second_copy=1`;
  expect((await call(mocks.lenient, 'GET', await pathIn(mocks.lenient))).notes).toContain(
    'second_copy "1" was accepted leniently as true: the contract says true or false',
  );
  expect((await call(mocks.strict, 'GET', await pathIn(mocks.strict))).status).toBe(422);
});

test('an account update that fits neither form of its body -> a sentence for each', async () => {
  const { lenient } = mocks;
  const path = `/api/accounts/${lenient?.accountId}/update.json`;
  const { body } = await call(lenient, 'PUT', path, {
    account: { organization_name: 'O', email: 'o@o.pt', terms: '1' },
  });
  expect(body.errors.error).toBe(
    'account.password is required in one form of the body; account.fiscal_id and account.address are required in another form of the body',
  );
});
