// Reading and judging lists: page by page, from both ends, filtered, and by which of our own documents they hold.
import { expect, test } from '@playwright/test';
import type { Json } from '../../target/call.js';
import { paginationOf } from '../../target/pagination.js';
import { clientKind } from './client-kind.js';
import { itemKind } from './item-kind.js';
import { kit } from './kit.fixture.js';
import {
  dayNumber,
  filterOf,
  judgeKept,
  listKinds,
  type Own,
  openScope,
  ownDraft,
  scopeFields,
  typeAt,
  typeNameOf,
} from './list-filters.js';
import { findInLongList, idsOf, page, sameEntries, walk } from './list-walk.js';
import { ownAccountOnly, tagOf } from './lists-apart.js';
import { isPaged, walk as walkRecords } from './records.js';
import { sequenceKind } from './sequence-kind.js';
import { taxKind } from './tax-kind.js';
import { scopeWord, textFilterOf } from './text-filter.js';

const items = (tiny: ReturnType<typeof kit>['tiny'], count: number) => {
  for (let id = 1; id <= count; id += 1)
    tiny.records.set(`/items/${id}`, { id, name: `n${id}`, description: 'd', unit_price: '1' });
};
const listing = (list: (page: number) => object[] | undefined, pagination?: object) => ({
  faults: [
    ({ operation, query }: { operation: string; query: URLSearchParams }) => {
      if (operation !== 'listItems') return undefined;
      const found = list(Number(query.get('page') ?? 1));
      return found
        ? { status: 200, body: { items: found, ...(pagination && { pagination }) } }
        : { status: 404 };
    },
  ],
});
const entries = (...ids: number[]) =>
  ids.map((id) => ({ id, name: `n${id}`, description: 'd', unit_price: 1 }));

test.describe('walking', () => {
  test('all pages, until the last by their number', async () => {
    const { t, tiny } = kit();
    items(tiny, 5);
    const walked = await walk(t, 'listItems', { per_page: 2 });
    expect(walked.pages.map(idsOf)).toEqual([['1', '2'], ['3', '4'], ['5']]);
    expect([
      walked.complete,
      walked.entries.length,
      walked.answers.length,
      walked.paginations.length,
    ]).toEqual([true, 5, 3, 3]);
    expect(tiny.log).toHaveLength(3);
    const short = await walk(t, 'listItems', { per_page: 2 }, 2);
    expect([short.complete, short.entries.length]).toEqual([false, 4]);
  });

  test('a list of nothing, and lists without figures -> until an empty page, or one that was seen', async () => {
    const none = kit();
    const empty = await walk(none.t, 'listItems', { per_page: 2 });
    expect([empty.complete, empty.pages, empty.answers.length]).toEqual([true, [], 1]);
    const again = kit(listing((n) => (n === 1 ? entries(1, 2) : entries(3))));
    expect(idsOf((await walk(again.t, 'listItems', { per_page: 2 })).entries)).toEqual(['1', '2', '3']);
    expect(again.tiny.log).toHaveLength(3);
    const gone = kit(listing((n) => (n === 1 ? entries(1, 2) : undefined)));
    expect(idsOf((await walk(gone.t, 'listItems', { per_page: 2 })).entries)).toEqual(['1', '2']);
  });

  test('a page holds no more than was asked for, and says so', async () => {
    const { t, failure } = kit(listing(() => entries(1, 2, 3)));
    expect(await failure(() => page(t, 'listItems', { per_page: 2 }, 1))).toBe(
      'query.per_page too many: 3 entries',
    );
    expect(await failure(() => page(t, 'listItems', { per_page: 3 }, 1))).toBeUndefined();
    const other = kit(listing(() => entries(1), { per_page: 5 }));
    for (let n = 0; n < 2; n += 1) await page(other.t, 'listItems', { per_page: 3 }, 1);
    expect(other.noted()).toEqual(['pagination.per_page different: 5']);
    // Lists of taxes have no page size.
    const taxes = kit({ faults: [() => ({ status: 200, body: { taxes: entries(1, 2, 3) } })] });
    expect(await taxes.failure(() => page(taxes.t, 'listTaxes', { per_page: 2 }, 1))).toBeUndefined();
  });

  test('a number that stands twice in what the run has made -> noted, of what gives numbers; drafts and other series have none', async () => {
    const number = (id: number, parts: object = {}) => ({
      id,
      type: 'Quote',
      status: 'final',
      sequence_number: '1/A',
      sequence_id: 1,
      ...parts,
    });
    const seen = async (...list: { id: number }[]) => {
      const one = kit({ faults: [() => ({ status: 200, body: { estimates: list } })] });
      for (const { id } of list) if (id < 8) one.t.given.made('createQuote', id);
      await page(one.t, 'listEstimates', { per_page: 9 }, 1);
      const { violations } = one.client;
      return violations.filter(({ symptom }) => symptom === 'not unique').map(({ operation }) => operation);
    };
    expect(await seen(number(1), number(2))).toEqual(['changeQuoteState']);
    for (const parts of [
      { id: 1 },
      { id: 8 },
      { sequence_id: 2 },
      { type: 'Proforma' },
      { status: 'Draft' },
      { status: 'deleted' },
      { sequence_number: 'draft' },
      { sequence_number: 7 },
    ])
      expect(await seen(number(1), number(2, parts)), JSON.stringify(parts)).toEqual([]);
  });

  test('a record in a long list: from the front, then from the back; or it cannot be known', async () => {
    const at = async (count: number, id: number) => {
      const one = kit();
      items(one.tiny, count);
      const found = await findInLongList(one.t, 'listItems', (entry) => entry.id === id);
      return { ...found, entry: found.entry?.id, pages: one.tiny.log.length };
    };
    expect(await at(100, 65)).toEqual({ found: 'found', entry: 65, place: 65, pages: 3 });
    expect(await at(100, 999)).toEqual({ found: 'absent', entry: undefined, pages: 4 });
    expect(await at(600, 595)).toMatchObject({ found: 'found', entry: 595 });
    expect(await at(480, 999)).toMatchObject({ found: 'absent' });
    expect(await at(600, 999)).toMatchObject({ found: 'too long' });
    const unnumbered = kit(
      listing((n) => entries(...Array.from({ length: n <= 20 ? 30 : 0 }, (_, k) => n * 100 + k))),
    );
    const found = await findInLongList(unnumbered.t, 'listItems', ({ id }) => id === 2005);
    expect(found).toMatchObject({ found: 'found', entry: { id: 2005 } });
  });

  test('figures and entries', () => {
    const answer = (body: unknown) => paginationOf({ body } as Parameters<typeof paginationOf>[0]);
    expect([answer({ pagination: { x: 1 } }), answer({ pagination: null }), answer([])]).toEqual([
      { x: 1 },
      undefined,
      undefined,
    ]);
    expect([sameEntries(entries(1, 2), entries(1, 2)), sameEntries(entries(1, 2), entries(2, 1))]).toEqual([
      true,
      false,
    ]);
  });

  test('records: page after page until one adds nothing; a list without pages is one', async () => {
    const { t, tiny } = kit();
    items(tiny, 65);
    const walked = await walkRecords(t, itemKind);
    expect([walked.entries.length, walked.pages.length, walked.answers.length, tiny.log.length]).toEqual([
      65, 3, 3, 3,
    ]);
    const late = kit(listing((n) => entries(...(n < 3 ? [n] : [2]))));
    expect((await walkRecords(late.t, itemKind)).pages).toHaveLength(2);
    const ends = kit(listing((n) => (n < 3 ? entries(n) : undefined)));
    expect((await walkRecords(ends.t, itemKind)).pages).toHaveLength(2);
    const one = await walkRecords(t, taxKind, 30, isPaged(taxKind));
    expect([one.pages.length, isPaged(itemKind), isPaged(clientKind), isPaged(sequenceKind)]).toEqual([
      1,
      true,
      true,
      false,
    ]);
  });
});

test.describe('what a filter keeps', () => {
  const kind = listKinds[1] as (typeof listKinds)[number];

  async function judged(
    list: (own: Own[]) => object[],
    wanted: Partial<Parameters<typeof judgeKept>[3]> = {},
    figures: object = {},
  ) {
    const one = kit();
    const scope = { word: 'qword', client: { name: 'Ana' }, made: 0 };
    const own: Own[] = [];
    for (const label of ['first', 'second'])
      own.push(await one.within(() => ownDraft(one.t, scope, 'quotes', label)));
    one.tiny.faults.push(({ operation, query }) => {
      if (operation !== 'listEstimates') return undefined;
      const all = list(own);
      const isFirst = query.get('page') === '1';
      const pagination = {
        total_entries: all.length,
        total_pages: 1,
        current_page: 1,
        per_page: 30,
        ...figures,
      };
      return { status: 200, body: { estimates: isFirst ? all : [], pagination } };
    });
    const keeps = ({ label }: Own) => label === 'first';
    return one.failure(() =>
      judgeKept(one.t, kind, own, { query: { text: 'qword', 'status[]': ['draft'] }, keeps, ...wanted }),
    );
  }
  const entry = ({ document: { id } }: Own): Json => ({ id, type: 'Quote' });

  test('exactly the wanted ones of our own; whose else may stand there unless they do not fit', async () => {
    expect(await judged(([a]) => [entry(a as Own)])).toBeUndefined();
    expect(
      await judged(([a]) => [entry(a as Own), { id: 5 }], { query: { 'status[]': ['draft'] } }),
    ).toBeUndefined();
    expect(await judged(([a]) => [entry(a as Own), { id: 5 }], { fits: ({ id }) => id !== 5 })).toContain(
      'query.status listed',
    );
    expect(await judged(() => [])).toBe('query.status not listed: it is missing');
    expect(await judged((all) => all.map(entry))).toBe('query.status listed: it is listed');
    expect(await judged(([a]) => [entry(a as Own), entry(a as Own)])).toBe(
      'query.status listed twice: 2 times',
    );
    expect(
      await judged((all) => all.map(entry), { open: ({ label }) => label === 'second' }),
    ).toBeUndefined();
    expect(await judged(() => [], { open: () => true })).toBeUndefined();
  });

  test('a list that our word narrows counts what it holds, and has an end', async () => {
    expect(await judged(([a]) => [entry(a as Own)], {}, { total_entries: 2 })).toBe(
      'pagination.total_entries inconsistent: 2',
    );
    expect(await judged(([a]) => [entry(a as Own)], {}, { total_pages: 2 })).toBe(
      'pagination.total_pages inconsistent: 2',
    );
    expect(
      await judged(([a]) => [entry(a as Own)], { query: { 'status[]': ['draft'] } }, { total_entries: 2 }),
    ).toBeUndefined();
  });

  test('the filter as a field: a text beside another only narrows', () => {
    expect(filterOf({ 'status[]': ['a'], text: 'x', per_page: 5, page: 1 })).toBe('query.status');
    expect(filterOf({ text: 'x' })).toBe('query.text');
    expect(filterOf({ 'date[from]': '1', 'date[to]': '2' })).toBe('query.date');
    expect(filterOf({ 'status[]': ['a'], archived: true })).toBe('query.filters');
    expect([filterOf({}), filterOf({ archived: undefined })]).toEqual(['query.filters', 'query.filters']);
  });

  test('days, types and names', () => {
    expect([dayNumber('31/12/2004'), dayNumber('01/02/2031 09:30:00')]).toEqual([20041231, 20310201]);
    expect(Number.isNaN(dayNumber('2031-01-01'))).toBe(true);
    const { t } = kit({ settings: { claims: ['guides', 'invoices'] } });
    expect([0, 1, 2, 3].map((n) => typeAt(t, listKinds[2] as (typeof listKinds)[number], n))).toEqual([
      ...['shippings', 'transports', 'devolutions', 'shippings'],
    ]);
    expect([typeNameOf('quotes', { type: 'Budget' }), typeNameOf('quotes')]).toEqual(['Budget', 'Quote']);
    expect([scopeWord(t), scopeWord(t)].every((word) => /^q[a-z0-9]+z$/.test(word))).toBe(true);
  });

  test('a scope: its word in each place; every second document has more in it, which costs nothing', async () => {
    const { t } = kit();
    const content = { notes: ['n1', 'n2'], lines: [{ name: 'more' }], clients: [{ name: 'Eva' }] };
    const scope = { word: 'qword', client: { name: 'Ana' }, made: 0, content };
    const made = Array.from({ length: 8 }, () => scopeFields(t, scope, 'x'));
    expect(made[0]).toMatchObject({
      client: { name: 'Ana' },
      reference: 'Ref qword x',
      observations: 'Note qword end',
    });
    expect(made[1]).toMatchObject({ client: { name: 'Eva' }, observations: 'Note qword end n1' });
    expect(made[3]).toMatchObject({ client: { name: 'Ana' }, observations: 'Note qword end n2' });
    expect(made.map(({ items: lines }) => (lines as unknown[]).length)).toEqual([1, 2, 1, 2, 1, 2, 1, 6]);
    const named = scopeFields(t, { ...scope, lineName: 'Service qword' }, 'x', [
      { name: 'one' },
      { name: 'two' },
    ]);
    expect(named).toMatchObject({ items: [{ name: 'Service qword' }, { name: 'two' }] });
  });

  test('where texts are looked for is learned once; a list that finds nothing leaves all places open', async () => {
    const finds = kit();
    expect([...(await finds.within(() => textFilterOf(finds.t)))]).toEqual([
      'reference',
      'client',
      'observations',
      'line',
    ]);
    const before = finds.tiny.log.length;
    await finds.within(() => textFilterOf(finds.t));
    expect(finds.tiny.log.length).toBe(before);
    const one = kit({
      faults: [
        ({ query, operation }, own) =>
          operation === 'listInvoices' && !query.get('text')?.startsWith('q')
            ? undefined
            : operation === 'listInvoices'
              ? referenceOnly(query, own)
              : undefined,
      ],
    });
    expect([...(await one.within(() => textFilterOf(one.t)))]).toEqual(['reference']);
    const blind = kit({
      faults: [
        ({ operation }) =>
          operation === 'listInvoices' ? { status: 200, body: { invoices: [] } } : undefined,
      ],
    });
    expect((await blind.within(() => textFilterOf(blind.t))).size).toBe(4);
    const scope = await finds.within(() => openScope(finds.t));
    expect(scope.made).toBe(0);
    expect(scope.client).toMatchObject({ code: expect.any(String) });
  });

  function referenceOnly(query: URLSearchParams, own: () => { status: number; body?: unknown }) {
    const { invoices, pagination } = own().body as { invoices: Json[]; pagination: object };
    const found = invoices.filter(({ reference }) => String(reference).includes(query.get('text') ?? ''));
    return { status: 200, body: { invoices: found, pagination } };
  }
});

test('two accounts: nothing that this run made in one stands in the list of the other', async () => {
  const second = { baseUrl: 'http://other.example', apiKey: 'second-key-1' };
  const apart = async (theirs: (own: Json[]) => Json[]) => {
    const one = kit({ settings: { second } });
    const others: Json[] = [];
    one.tiny.faults.push(({ operation, account, body }, own) => {
      if (account !== 'second') return undefined;
      if (operation === 'createItem') {
        others.push({ id: 900, ...(body.item as Json) });
        return { status: 201, body: { item: others.at(-1) } };
      }
      return { status: 200, body: { items: theirs((own().body as { items: Json[] }).items).concat(others) } };
    });
    return one.failure(() => ownAccountOnly(itemKind).run(one.t));
  };
  expect(await apart(() => [])).toBeUndefined();
  expect(await apart((own) => own)).toContain('name leaked');
  const { t } = kit();
  expect(tagOf(t)).toBe('tag1');
});
