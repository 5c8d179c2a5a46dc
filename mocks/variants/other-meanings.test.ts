// Variants that interpret the description differently: their answers.
import { expect, test } from '@playwright/test';
import { type Mock, startMock, type VariantName } from '../index.js';

type Json = Record<string, unknown>;
interface Answer {
  status: number;
  body: Json;
}
type Ask = (path: string, body?: unknown, method?: string) => Promise<Answer>;

const asking =
  (mock: Mock): Ask =>
  async (path, body, method = body === undefined ? 'GET' : 'POST') => {
    const url = `${mock.url}${path}${path.includes('?') ? '&' : '?'}api_key=${mock.apiKey}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as Json) };
  };

const under = (variant: VariantName, what: string, judge: (ask: Ask) => Promise<void>) =>
  test(`${variant}: ${what}`, async () => {
    const mock = await startMock({ port: 0, scenario: 'empty', variants: [variant], selfCheck: false });
    try {
      await judge(asking(mock));
    } finally {
      await mock.close();
    }
  });

const item = { name: 'Lamp', description: 'Brass', unit_price: '1', unit: 'hour', tax: { name: 'IVA23' } };
const made = async (ask: Ask, fields: Json = item) =>
  (await ask('/items.json', { item: fields })).body.item as Json;

under('puts-replace', 'an update without unit and tax -> both are gone, the rest stays', async (ask) => {
  const path = `/items/${(await made(ask)).id}.json`;
  await ask(path, { item: { unit_price: '2' } }, 'PUT');
  expect((await ask(path)).body.item).toMatchObject({ name: 'Lamp', unit_price: 2, unit: null, tax: null });
});

under(
  'puts-replace',
  'an update without texts -> they are gone; those of a new client come with him',
  async (ask) => {
    const lines = [{ ...item, quantity: '1' }];
    const quote = { date: '21/11/2026', due_date: '21/12/2026', items: lines };
    const [ana, eva] = [
      { name: 'Ana', code: 'A' },
      { name: 'Eva', code: 'E' },
    ];
    await ask('/clients.json', { client: { ...eva, observations: 'Ring twice' } });
    const sent = { quote: { ...quote, client: ana, reference: 'R', observations: 'O' } };
    const path = `/quotes/${((await ask('/quotes.json', sent)).body.quote as Json).id}.json`;
    await ask(path, { quote: { ...quote, client: ana, reference: 'R' } }, 'PUT');
    expect((await ask(path)).body.quote).toMatchObject({ reference: 'R', observations: null });
    await ask(path, { quote: { ...quote, client: eva } }, 'PUT');
    expect((await ask(path)).body.quote).toMatchObject({ observations: 'Ring twice' });
  },
);

under('saft-500-once', 'the first answer for a month -> 500, then as ever', async (ask) => {
  const path = '/api/export_saft.json?month=1&years=2026';
  const seen: number[] = [];
  for (let n = 0; n < 4; n += 1) seen.push((await ask(path)).status);
  expect(seen[0]).toBe(500);
  expect(seen.slice(1).every((status) => status === 200 || status === 202)).toBe(true);
});

under('pages-clamped', 'a page beyond the end -> the last one, which says so', async (ask) => {
  for (const name of ['A', 'B', 'C']) await ask('/clients.json', { client: { name, code: name } });
  const { body } = await ask('/clients.json?per_page=2&page=9');
  expect(body.pagination).toMatchObject({ current_page: 2, total_pages: 2 });
  expect(body.clients).toHaveLength(1);
});

under('tax-empty-object', 'an item without a tax -> one without a name, of nothing', async (ask) => {
  const { tax: _none, ...untaxed } = item;
  expect((await made(ask, untaxed)).tax).toEqual({ name: '', value: 0 });
});

under('sequence-id-of-kind', "a document -> its sequence's id of its kind", async (ask) => {
  const client = { name: 'Ana', code: 'A' };
  const quote = { date: '21/11/2026', due_date: '21/12/2026', client, items: [{ ...item, quantity: '1' }] };
  const { id } = (await ask('/quotes.json', { quote })).body.quote as Json;
  await ask(`/quotes/${id}/change-state.json`, { quote: { state: 'finalized' } }, 'PUT');
  const shown = (await ask(`/quotes/${id}.json`)).body.quote as Json;
  const [sequence] = (await ask('/sequences.json')).body.sequences as Json[];
  expect(shown.sequence_id).toBe(String(sequence?.current_quote_sequence_id));
  expect(shown.sequence_id).not.toBe(String(sequence?.id));
});

under('counts-from-one', 'a new sequence -> 1 is next', async (ask) => {
  const [sequence] = (await ask('/sequences.json')).body.sequences as Json[];
  expect(sequence?.current_invoice_number).toBe(1);
});

under(
  'updates-clear',
  'an update of a client without its texts and contact -> they are gone',
  async (ask) => {
    const own = { name: 'Ana', code: 'A', city: 'Faro', phone: '1', preferred_contact: { name: 'Rui' } };
    const { id } = (await ask('/clients.json', { client: own })).body.client as Json;
    await ask(`/clients/${id}.json`, { client: { name: 'Ana', code: 'A', phone: '1' } }, 'PUT');
    const shown = (await ask(`/clients/${id}.json`)).body.client as Json;
    expect(shown).toMatchObject({
      name: 'Ana',
      phone: '1',
      city: null,
      preferred_contact: null,
      language: 'pt',
    });
  },
);
