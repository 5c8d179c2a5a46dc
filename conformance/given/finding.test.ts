// Finding the id of a created record when the answer shows none: which lists are read, how far, and by which field.
import { expect, test } from '@playwright/test';
import type { OperationId } from '../../generated/operations.js';
import { emptyDialect } from '../dialect/dialect.js';
import type { Answer, CallInput, CallOptions, Json } from '../target/call.js';
import { findId } from './finding.js';

type Page = { list: Json[]; pages?: number };

/** The id that is found, and the requests that were sent. */
async function found(
  create: OperationId,
  answer: (page: number, text: unknown) => Page | Json,
  name = 'Lamp',
  dialect = emptyDialect(),
) {
  const asked: [OperationId, Json][] = [];
  const call = async (operation: OperationId, { query = {} }: CallInput = {}) => {
    asked.push([operation, query as Json]);
    const { page, text } = query as Json;
    const shown = answer(Number(page), text);
    const { list = [], pages } = shown as Page;
    return {
      list,
      record: shown,
      body: pages === undefined ? {} : { pagination: { total_pages: pages } },
    } as unknown as Answer;
  };
  return { id: await findId(call, dialect, create, name), asked };
}

test('a client -> by its name, in the form that was learned; another name is nobody', async () => {
  const find = await found('createClient', () => ({ id: 3, name: 'Lamp' }));
  expect(find).toEqual({ id: 3, asked: [['findClientByName', { client_name: 'Lamp' }]] });
  expect((await found('createClient', () => ({ id: 3, name: 'Lump' }))).id).toBeUndefined();
  const dialect = emptyDialect();
  dialect.queries.findClientByName = 'name';
  expect((await found('createClient', () => ({}), 'Lamp', dialect)).asked).toEqual([
    ['findClientByName', { name: 'Lamp' }],
  ]);
});

for (const [create, list, key] of [
  ['createItem', 'listItems', 'name'],
  ['createTax', 'listTaxes', 'name'],
  ['createSequence', 'listSequences', 'serie'],
  ['createQuote', 'listEstimates', 'reference'],
  ['createTransport', 'listGuides', 'reference'],
] as const)
  test(`${create} -> in ${list}, by its ${key}`, async () => {
    const find = await found(create, () => ({
      list: [
        { id: 1, note: 'Lamp' },
        { id: 2, [key]: 'Lamp' },
      ],
    }));
    const isPaged = create !== 'createTax' && create !== 'createSequence';
    const query = isPaged ? { text: 'Lamp', per_page: 30, page: 1 } : {};
    expect(find).toEqual({ id: 2, asked: [[list, query]] });
  });

test('a text filter that is refused -> the whole list, whose refusal would be reported', async () => {
  const how: unknown[] = [];
  const call = async (_operation: OperationId, { query = {} }: CallInput = {}, options?: CallOptions) => {
    how.push(options?.status);
    const list = 'text' in (query as Json) ? [] : [{ id: 7, name: 'Lamp' }];
    return { list, body: {} } as unknown as Answer;
  };
  expect(await findId(call, emptyDialect(), 'createItem', 'Lamp')).toBe(7);
  expect(how).toEqual(['any', undefined]);
});

test('not found by its text -> in the whole list', async () => {
  const find = await found('createItem', (page, text) => ({
    list: text === undefined && page === 2 ? [{ id: 2, name: 'Lamp' }] : [{ id: 10 + page }],
    pages: text === undefined ? 3 : 1,
  }));
  expect([find.id, find.asked.map(([, { page, text }]) => [text, page])]).toEqual([
    2,
    [
      ['Lamp', 1],
      [undefined, 1],
      [undefined, 2],
    ],
  ]);
});

for (const [situation, answer, pages] of [
  ['with figures', (page: number) => ({ list: [{ id: page }], pages: 3 }), 3],
  ['that is empty', () => ({ list: [] }), 1],
  ['that is the same for ever', () => ({ list: [{ id: 1 }] }), 2],
  ['without an end', (page: number) => ({ list: [{ id: page }] }), 60],
] as const)
  test(`not in a list ${situation} -> ${pages} pages of it, twice`, async () => {
    const find = await found('createItem', answer);
    expect([find.id, find.asked.length]).toEqual([undefined, 2 * pages]);
  });

test('what is in no list -> not looked for', async () => {
  expect(await found('createAccount', () => ({}))).toEqual({ id: undefined, asked: [] });
});
