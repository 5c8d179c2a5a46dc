// What is learned about a target that accepts only some forms of requests, and the requests for that.
import { expect, test } from '@playwright/test';
import type { OperationId } from '../../generated/operations.js';
import { type DocumentType, documentTypes } from '../../generated/states.js';
import { type Answered, type Asked, type Fault, tinyService } from '../run/tiny-service.fixture.js';
import type { Json } from '../target/call.js';
import type { Feature } from '../target/claims.js';
import type { Settings } from '../target/settings.js';
import type { Dialect } from './dialect.js';
import { learnDialect, taxAbove0, wantedBy } from './learn.js';

interface How {
  claims?: Feature[];
  settings?: Partial<Settings>;
  faults?: Fault[];
  fixed?: Partial<Dialect>;
  wanted?: ReturnType<typeof wantedBy>;
}
const vat = { id: 1, name: 'VAT', value: 23 };

async function learned({ claims = [], settings, faults = [], fixed, wanted }: How = {}) {
  const asked: Asked[] = [];
  const note: Fault = (one) => {
    asked.push(structuredClone({ ...one, query: undefined }) as unknown as Asked);
    return undefined;
  };
  const tiny = tinyService({ settings: { claims, ...settings }, faults: [note, ...faults, taxes(vat)] });
  const dialect = await learnDialect(tiny.run, fixed, wanted);
  return { dialect, asked, log: tiny.log, run: tiny.run, records: tiny.records };
}
const taxes =
  (...list: Json[]): Fault =>
  ({ operation }) =>
    operation === 'listTaxes' ? { status: 200, body: { taxes: list } } : undefined;
/** A fault that answers an operation if the request matches. */
const at =
  (
    wanted: OperationId,
    answer: number | ((own: () => Answered) => Answered),
    isMeant: (asked: Asked) => boolean = () => true,
  ): Fault =>
  (asked, own) =>
    asked.operation === wanted && isMeant(asked)
      ? typeof answer === 'number'
        ? { status: answer }
        : answer(own)
      : undefined;
const below =
  (wrapper: string) =>
  ({ body }: Asked) =>
    Object.keys(body)[0] === wrapper;
const says =
  (...names: string[]) =>
  ({ body }: Asked) =>
    names.some((name) => JSON.stringify(body).includes(`"${name}"`));
const wrappersSent = (asked: readonly Asked[], operation: OperationId) =>
  asked.flatMap((one) => (one.operation === operation ? [Object.keys(one.body)[0]] : []));

test('a smoke run wants what its checks move or read, and invoices; any other run wants all', () => {
  const of = (operations: OperationId[], profile: Settings['profile'] = 'smoke') =>
    wantedBy(
      operations.map((operation) => ({ operation })),
      { profile },
    );
  expect(of(['getQuote'], 'full')).toBeUndefined();
  expect(of(['getQuote', 'getItem', 'changeShippingState'])).toEqual({
    types: new Set(['invoices', 'quotes', 'shippings']),
    treasury: false,
  });
  expect(of(['createRegularization'])?.treasury).toBe(true);
  expect(of(['listRegularizations', 'createItem'])?.treasury).toBe(false);
});

test.describe('a tax for lines', () => {
  test('the first with a name and more than 0, at most 100 %', () => {
    const tax = (name: unknown, value: unknown) => ({ name, value });
    const rest = tax('Last', 5);
    for (const [one, isUsed] of [
      [tax('A', 23), true],
      [tax('A', '0.5'), true],
      [tax('A', 100), true],
      [tax('A', 0), false],
      [tax('A', 100.1), false],
      [tax(undefined, 23), false],
      [tax('A', 'much'), false],
    ] as const)
      expect(taxAbove0([one, rest])?.name, JSON.stringify(one)).toBe(isUsed ? 'A' : 'Last');
    expect(taxAbove0([tax('A', '0.5')])).toEqual({ name: 'A', value: 0.5 });
    expect(taxAbove0([])).toBeUndefined();
  });

  test('that of a file, else one that is there, else one of our own where that may be made', async () => {
    const tax = { name: 'Of a file', value: 6 };
    expect((await learned({ fixed: { tax } })).dialect).toMatchObject({
      tax,
      learned: ['lines use the tax Of a file (6 %)'],
    });
    expect((await learned()).dialect.tax).toEqual({ name: 'VAT', value: 23 });
    const none = (more: How) => learned({ faults: [taxes()], ...more });
    const made = await none({ claims: ['taxes'] });
    expect(made.dialect.tax).toEqual({ name: expect.stringMatching(/^Tax tag1/), value: 23 });
    expect(made.asked.find(({ operation }) => operation === 'createTax')?.body).toMatchObject({
      tax: { value: '23.0' },
    });
    for (const more of [
      {},
      { claims: ['taxes'] as Feature[], settings: { readOnly: true } },
      { claims: ['taxes'] as Feature[], faults: [taxes(), at('createTax', 422)] },
    ]) {
      const { dialect } = await none(more);
      expect([dialect.tax, dialect.learned]).toEqual([undefined, ['no tax above 0 found: lines name none']]);
    }
  });
});

test('a parameter that nobody knows -> passed over where the first tax is answered with a success all the same', async () => {
  const answered = async (status: number) =>
    (await learned({ faults: [at('getTax', status, ({ ids }) => ids[0] === '1')] })).dialect.passesOver;
  expect([await answered(200), await answered(299), await answered(300), await answered(422)]).toEqual([
    true,
    true,
    undefined,
    undefined,
  ]);
  const { log, dialect } = await learned({ faults: [taxes()] });
  expect([log.includes('getTax'), dialect.passesOver]).toEqual([false, undefined]);
});

test('what a file fixed is kept, and not tried', async () => {
  const fixed: Partial<Dialect> = {
    bodies: {
      createTax: { own: '{fields}' },
      createQuote: { own: '{fields}' },
      changeQuoteState: { own: { state: '{state}' } },
    },
    ...{
      triggers: { accept: 'yes', refuse: 'no' },
      queries: { findClientByName: 'q', findClientByCode: 'c' },
    },
    also: { line: { unit: 'hour' }, client: {}, guide: {} },
  };
  const { dialect, asked, log } = await learned({ claims: ['estimates', 'clients'], fixed });
  expect(dialect).toMatchObject(fixed);
  expect(
    new Set([...wrappersSent(asked, 'createQuote'), ...wrappersSent(asked, 'changeQuoteState')]),
  ).toEqual(new Set(['own']));
  expect(asked.find(({ operation }) => operation === 'changeQuoteState')?.body).toEqual({
    own: { state: 'finalized' },
  });
  expect(log).not.toContain('findClientByName');
  expect(dialect.learned.filter((one) => one.startsWith('findClient'))).toEqual([]);
  expect(JSON.stringify(asked.find(({ operation }) => operation === 'createQuote')?.body)).toContain(
    '"unit":"hour"',
  );
});

test.describe('what is asked', () => {
  const creates = (log: readonly OperationId[]) => new Set(log.filter((one) => one.startsWith('create')));

  test('nothing is claimed, or it only reads -> taxes alone are looked at', async () => {
    expect(new Set((await learned()).log)).toEqual(new Set(['listTaxes', 'getTax']));
    const all: Feature[] = ['invoices', 'clients', 'sequences', 'payments', 'treasury'];
    const { log } = await learned({ claims: all, settings: { readOnly: true } });
    expect(new Set(log)).toEqual(new Set(['listTaxes', 'getTax']));
  });

  test('a family is claimed -> each of its types, simplified ones only for Portugal; what is wanted less', async () => {
    const types = Object.entries(documentTypes).filter(([, { family }]) => family === 'invoices');
    const all = types.map(([, { pascal }]) => `create${pascal}`).filter((one) => one !== 'createReceipt');
    const made = async (more: How) =>
      [...creates((await learned(more)).log)].filter((one) => all.includes(one)).sort();
    expect(await made({ claims: ['invoices', 'portugal'] })).toEqual([...all].sort());
    expect(await made({ claims: ['invoices'] })).toEqual(
      all.filter((one) => one !== 'createSimplifiedInvoice').sort(),
    );
    const wanted = { types: new Set<DocumentType>(['invoices']), treasury: false };
    expect(await made({ claims: ['invoices'], wanted })).toEqual(['createInvoice']);
  });

  test('the first type before the others, and notes after them', async () => {
    const { log } = await learned({ claims: ['invoices'] });
    const order = [...creates(log)].filter((one) => !/Item|Client|Tax/.test(one));
    expect(order[0]).toBe('createInvoice');
    const firstNote = order.findIndex((one) => /(Credit|Debit)Note/.test(one));
    expect(firstNote).toBeGreaterThan(0);
    expect(order.slice(firstNote).every((one) => /Note$/.test(one))).toBe(true);
  });

  test('clients, sequences, payments, treasury -> only where they are claimed, the last two on invoices', async () => {
    const asks = async (claims: Feature[], wanted?: How['wanted']) => {
      const { log } = await learned({ claims, wanted });
      return (
        ['findClientByName', 'createSequence', 'createPartialPayment', 'createRegularization'] as const
      ).map((one) => log.includes(one));
    };
    expect(await asks(['clients'])).toEqual([true, false, false, false]);
    expect(await asks(['sequences'])).toEqual([false, true, false, false]);
    expect(await asks(['invoices'])).toEqual([false, false, false, false]);
    expect(await asks(['invoices', 'payments'])).toEqual([false, false, true, false]);
    expect(await asks(['invoices', 'treasury'])).toEqual([false, false, false, true]);
    expect(await asks(['payments', 'treasury'])).toEqual([false, false, false, false]);
    const types = new Set<DocumentType>(['invoices']);
    expect(await asks(['invoices', 'treasury'], { types, treasury: false })).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(await asks(['invoices'], { types, treasury: true })).toEqual([false, false, false, false]);
  });
});

test.describe('searches', () => {
  const queries = async (...faults: Fault[]) =>
    (await learned({ claims: ['clients'], faults })).dialect.queries;
  const usual = { findClientByName: 'client_name', findClientByCode: 'client_code' };
  /** Finds clients only by the shorter parameter name. */
  const short: Fault = (asked, own) => {
    const { operation, query } = asked;
    if (operation !== 'findClientByName' && operation !== 'findClientByCode') return undefined;
    const name = operation === 'findClientByName' ? 'name' : 'code';
    const value = query.get(name);
    if (value === null) return { status: 404 };
    asked.query = new URLSearchParams({ [`client_${name}`]: value });
    return own();
  };

  test('by the first parameter that finds the client', async () => {
    expect(await queries()).toEqual(usual);
    expect((await learned({ claims: ['clients'] })).dialect.learned).toContain(
      'findClientByCode takes the query client_code',
    );
    expect(await queries(short)).toEqual({ findClientByName: 'name', findClientByCode: 'code' });
  });

  test('another client, or no success, is none', async () => {
    const odd =
      (answer: Answered): Fault =>
      ({ operation, query }) =>
        operation === 'findClientByName' && query.has('client_name') ? answer : undefined;
    const isFirst = async (answer: (own: Answered) => Answered) => {
      const fault: Fault = (asked, own) => {
        if (asked.operation !== 'findClientByName') return undefined;
        return asked.query.has('client_name') ? answer(own()) : short(asked, own);
      };
      return (await queries(fault)).findClientByName === 'client_name';
    };
    expect(await isFirst((own) => ({ ...own, status: 299 }))).toBe(true);
    expect(await isFirst((own) => ({ ...own, status: 300 }))).toBe(false);
    expect(await isFirst(() => ({ status: 200, body: { client: { name: 'Other' } } }))).toBe(false);
    expect((await queries(odd({ status: 404 }), short)).findClientByName).toBe('name');
  });

  test('no client can be had -> nothing is looked for', async () => {
    const { log, dialect } = await learned({ claims: ['clients'], faults: [at('createClient', 422)] });
    expect(log).not.toContain('findClientByName');
    expect(dialect.learned.filter((one) => one.startsWith('findClient'))).toEqual([]);
  });
});

test.describe('sequences', () => {
  const lacks = async (
    status: number,
    account?: Answered,
    accountId: string | undefined = account && '5',
  ) => {
    const body = { errors: { error: 'no credentials' } };
    const faults = [
      at('createSequence', () => ({ status, body })),
      ...(account
        ? [
            at(
              'getAccount',
              () => account,
              ({ ids }) => ids[0] === '5',
            ),
          ]
        : []),
    ];
    const { dialect } = await learned({ claims: ['sequences'], faults, settings: { accountId } });
    expect(dialect.learned.some((one) => one.startsWith('sequences: '))).toBe(
      dialect.lacks.sequences !== undefined,
    );
    return dialect.lacks.sequences;
  };
  const account = (at_configured: unknown) => ({ status: 200, body: { account: { at_configured } } });

  test('refused, and no account says that it has credentials -> lacking, with the refusal', async () => {
    expect(await lacks(422)).toMatch(/^it creates none, .*422.*no credentials/);
    expect(await lacks(403, account(false))).toContain('403');
    expect(await lacks(422, account('yes'))).toBeDefined();
    expect(await lacks(422, { status: 404 })).toBeDefined();
  });

  test('the account has them, or the refusal is another one -> no lack', async () => {
    expect(await lacks(422, account(true))).toBeUndefined();
    for (const status of [429, 500, 201]) expect(await lacks(status), String(status)).toBeUndefined();
    const broken = at('createSequence', () => {
      throw new Error('our own');
    });
    expect((await learned({ claims: ['sequences'], faults: [broken] })).dialect.lacks).toEqual({});
  });
});

test.describe('the form of a create', () => {
  const quote = async (...faults: Fault[]) =>
    learned({
      claims: ['estimates'],
      faults,
      wanted: { types: new Set<DocumentType>(['quotes']), treasury: false },
    });

  test('the first that is accepted and keeps the client', async () => {
    expect((await quote()).dialect.bodies).toMatchObject({
      createQuote: { quote: '{fields}' },
      updateQuote: { quote: '{fields}' },
    });
    const { dialect } = await quote(at('createQuote', 422, below('quote')));
    expect(dialect.bodies).toMatchObject({
      createQuote: { estimate: '{fields}' },
      updateQuote: { estimate: '{fields}' },
    });
    expect(dialect.learned).toEqual(
      expect.arrayContaining([
        'createQuote takes {"estimate":"{fields}"}',
        'changeQuoteState takes {"quote":{"state":"{state}","message":"{message}"}}',
      ]),
    );
    expect(
      (await quote(at('createQuote', (own) => ({ ...own(), status: 300 }), below('quote')))).dialect.bodies
        .createQuote,
    ).toEqual({
      estimate: '{fields}',
    });
    expect(
      (await quote(at('createQuote', (own) => ({ ...own(), status: 299 }), below('quote')))).dialect.bodies
        .createQuote,
    ).toEqual({ quote: '{fields}' });
  });

  test('one that is accepted and loses the client -> only where no other keeps it', async () => {
    const lost = (...wrappers: string[]) =>
      at(
        'createQuote',
        () => ({ status: 201, body: { quote: { id: 7 } } }),
        ({ body }) => wrappers.includes(Object.keys(body)[0] ?? ''),
      );
    expect((await quote(lost('quote'))).dialect.bodies.createQuote).toEqual({ estimate: '{fields}' });
    expect((await quote(lost('quote', 'estimate'))).dialect.bodies.createQuote).toEqual({
      quote: '{fields}',
    });
  });

  test('none is accepted -> all optional fields are tried too, and kept where that helps', async () => {
    const needsCity = at('createQuote', 422, (asked) => !says('city')(asked));
    const { dialect } = await quote(needsCity);
    expect(dialect.bodies.createQuote).toEqual({ quote: '{fields}' });
    expect(dialect.also.client).toHaveProperty('city');
    expect(dialect.learned.find((one) => one.includes('need optional fields'))).toContain('"city":"Porto"');
    expect(dialect.failed).toEqual({});
  });

  test('nothing helps -> it has failed, by the first refusal, and no change of state is tried', async () => {
    let status = 400;
    const { dialect, log } = await quote(
      at('createQuote', () => {
        status += 1;
        return { status, body: { errors: { error: 'no such thing' } } };
      }),
    );
    expect(dialect.failed.createQuote).toMatch(
      /^401 \{"errors".*no such thing.*; tried \{"quote":"\{fields\}"\}/,
    );
    expect(dialect.also).toEqual({ line: {}, client: {}, guide: {} });
    expect([dialect.bodies.createQuote, log.includes('changeQuoteState')]).toEqual([undefined, false]);
    expect((await quote(at('createQuote', 500))).dialect.failed.createQuote).toMatch(
      /^no answer, or a 5xx; tried/,
    );
  });

  test('accepted and nowhere to be found -> that is what is said', async () => {
    const { dialect } = await quote(
      at('createQuote', () => ({ status: 201, body: {} })),
      at('listEstimates', () => ({ status: 200, body: { estimates: [] } })),
    );
    expect(dialect.failed.createQuote).toMatch(
      /^201, but the document is found neither in the answer nor in listEstimates/,
    );
  });

  test('notes with the invoice that they are about -> tried where the plain form is refused, unless there is no invoice', async () => {
    const needsInvoice = at('createCreditNote', 422, (asked) => !says('owner_invoice_id')(asked));
    const types = new Set<DocumentType>(['invoices', 'credit_notes']);
    const note = (...faults: Fault[]) =>
      learned({
        claims: ['invoices'],
        faults: [needsInvoice, ...faults],
        wanted: { types, treasury: false },
      });
    const { dialect, asked } = await note();
    expect(dialect.bodies.createCreditNote).toEqual({ credit_note: '{fields:owned}' });
    const sent = asked.filter(({ operation }) => operation === 'createCreditNote').at(-1)?.body as Record<
      string,
      Json
    >;
    expect(sent.credit_note?.owner_invoice_id).toEqual(expect.any(Number));
    const without = await note(at('changeInvoiceState', 422));
    expect(without.dialect.failed.createCreditNote).toContain('422');
    expect(without.asked.some((one) => says('owner_invoice_id')(one))).toBe(false);
  });

  test('orders that may say nothing of their delivery -> sent without; any other refusal has nothing to do with it', async () => {
    const order = async (...faults: Fault[]) =>
      (await learned({ claims: ['purchase_orders'], faults })).dialect;
    const refusing = await order(at('createPurchaseOrder', 422, says('delivery_site')));
    expect([refusing.withoutDelivery, refusing.failed]).toEqual([true, {}]);
    expect(refusing.learned.some((one) => one.startsWith('purchase orders say nothing'))).toBe(true);
    expect((await order()).withoutDelivery).toBeUndefined();
    const other = await order(at('createPurchaseOrder', 422, (asked) => !says('city')(asked)));
    expect([other.withoutDelivery, other.also.client.city]).toEqual([false, 'Porto']);
    expect((await quote(at('createQuote', 422))).dialect.withoutDelivery).toBeUndefined();
  });
});

test.describe('the form of a change of state', () => {
  const change = async (...faults: Fault[]) =>
    learned({
      claims: ['estimates'],
      faults,
      wanted: { types: new Set<DocumentType>(['quotes']), treasury: false },
    });
  const form = (wrapper: string) => ({ [wrapper]: { state: '{state}', message: '{message}' } });
  const is = async (...faults: Fault[]) => (await change(...faults)).dialect.bodies.changeQuoteState;

  test('the first that moves the draft; else the first', async () => {
    expect(await is()).toEqual(form('quote'));
    expect(await is(at('changeQuoteState', 422, below('quote')))).toEqual(form('estimate'));
    expect(await is(at('changeQuoteState', 300, below('quote')))).toEqual(form('estimate'));
    // Accepted without a change of state.
    expect(await is(at('changeQuoteState', 200, below('quote')))).toEqual(form('estimate'));
    expect(await is(at('changeQuoteState', 422))).toEqual(form('quote'));
    expect(await is(at('getQuote', 404))).toEqual(form('quote'));
  });

  test('the state that was seen is known to the cleaning', async () => {
    const states = ({ run, records }: Awaited<ReturnType<typeof change>>) =>
      [...records].flatMap(([key, { id }]) =>
        key.startsWith('/quotes/') ? [run.shared.recordTracker.stateOf('quotes', id as number)] : [],
      );
    expect(states(await change())).toEqual(['refused']);
    expect(states(await change(at('changeQuoteState', 422, says('refuse', 'refused'))))).toEqual([
      'accepted',
    ]);
    expect(
      states(await change(at('changeQuoteState', 422, says('accept', 'accepted', 'refuse', 'refused')))),
    ).toEqual(['final']);
    const mute = at('getQuote', (own) => ({
      status: 200,
      body: { quote: { ...Object(Object(own().body).quote), status: 5 } },
    }));
    expect(states(await change(mute))).toEqual([undefined]);
  });

  test('no success, or no answer -> the next form, whatever became of it', async () => {
    const forms = async (answer: number | ((own: () => Answered) => Answered)) =>
      wrappersSent(
        (await change(at('changeQuoteState', answer, below('quote')))).asked,
        'changeQuoteState',
      ).slice(0, 2);
    expect(await forms((own) => ({ ...own(), status: 300 }))).toEqual(['quote', 'estimate']);
    expect(await forms((own) => ({ ...own(), status: 299 }))).toEqual(['quote', 'quote']);
    expect(await is(at('changeQuoteState', 500, below('quote')))).toEqual(form('estimate'));
    const orders = await learned({ claims: ['purchase_orders'] });
    const [id] = [...orders.records].flatMap(([key, one]) =>
      key.startsWith('/purchase_orders/') ? [one.id] : [],
    );
    expect(orders.run.shared.recordTracker.stateOf('purchase_orders', id as number)).toBe('final');
  });

  test('of notes and of any other document but estimates no answer is tried', async () => {
    const { asked } = await learned({ claims: ['purchase_orders'] });
    expect(asked.some(says('accept'))).toBe(false);
  });

  test('accept and refuse -> the word that leads to the state; a word of a file is not tried', async () => {
    /** A service with other words for two of its triggers. */
    const takes =
      (accept: string, refuse: string): Fault =>
      (asked, own) => {
        if (asked.operation !== 'changeQuoteState') return undefined;
        const [wrapper = '', sent] = Object.entries(asked.body)[0] as [string, Json];
        const word = { [accept]: 'accept', [refuse]: 'refuse', finalized: 'finalized' }[String(sent.state)];
        if (word === undefined) return { status: 422 };
        asked.body = { [wrapper]: { ...sent, state: word } };
        return own();
      };
    const own = (await change()).dialect;
    expect(own.triggers).toEqual({});
    expect(own.learned).toEqual(
      expect.arrayContaining(['accept is sent as "accept"', 'refuse is sent as "refuse"']),
    );
    const states = (await change(takes('accepted', 'refused'))).dialect;
    expect(states.triggers).toEqual({ accept: 'accepted', refuse: 'refused' });
    expect(states.learned).toContain('refuse is sent as "refused"');
    const neither = (await change(takes('yes', 'no'))).dialect;
    expect([neither.triggers, neither.learned.filter((one) => one.includes(' is sent as '))]).toEqual([
      {},
      [],
    ]);
    const fixed = await learned({
      claims: ['estimates'],
      fixed: { triggers: { accept: 'yes' } },
      wanted: { types: new Set<DocumentType>(['quotes']), treasury: false },
    });
    expect([fixed.dialect.triggers, fixed.asked.some(says('accept', 'accepted'))]).toEqual([
      { accept: 'yes' },
      false,
    ]);
  });
});

test.describe('a line without a tax', () => {
  const isUntaxed = ({ body }: Asked) => {
    const { items = [] } = (Object.values(body)[0] ?? {}) as { items?: Json[] };
    return items.length > 0 && items.every((line) => line.tax === undefined);
  };
  const second = { baseUrl: 'http://other.example', apiKey: 'second-key-01' };
  const types = new Set<DocumentType>(['invoices']);
  const refusing = (status: number, more: How = {}) =>
    learned({
      claims: ['invoices', 'taxes'],
      wanted: { types, treasury: false },
      ...more,
      faults: [at('createInvoice', status, isUntaxed), ...(more.faults ?? [])],
    });

  test('is refused -> every line names one from then on, and in the second account one of that', async () => {
    const { dialect, asked } = await refusing(422);
    expect([dialect.everyLineTaxed, dialect.secondTax]).toEqual([true, undefined]);
    expect(dialect.learned.at(-1)).toContain('every line names a tax');
    const sent = asked.find((one) => one.operation === 'createInvoice' && isUntaxed(one));
    const { items } = Object.values(sent?.body ?? {})[0] as { items: Json[] };
    expect(items.flatMap((line) => Object.keys(line))).not.toContain('sent');
    // The item has no tax either.
    expect(JSON.stringify(sent?.body)).toMatch(/"name":"Item tag1/);
    const theirs: Fault = ({ operation, account }) =>
      operation === 'listTaxes' && account === 'second'
        ? { status: 200, body: { taxes: [{ id: 4, name: 'Theirs', value: 6 }] } }
        : undefined;
    expect((await refusing(422, { settings: { second }, faults: [theirs] })).dialect.secondTax).toEqual({
      name: 'Theirs',
      value: 6,
    });
    const none: Fault = ({ operation, account }) =>
      operation === 'listTaxes' && account === 'second' ? { status: 200, body: { taxes: [] } } : undefined;
    expect((await refusing(422, { settings: { second }, faults: [none] })).dialect.secondTax).toEqual({
      name: expect.stringMatching(/^Tax tag1e/),
      value: 23,
    });
  });

  test('is accepted, or answered with 429 or a 5xx -> nothing is learned', async () => {
    for (const status of [201, 299, 429, 500]) {
      const more = { faults: [at('createInvoice', (own) => ({ ...own(), status }), isUntaxed)] };
      const { dialect } = await learned({
        claims: ['invoices'],
        wanted: { types, treasury: false },
        ...more,
      });
      expect([dialect.everyLineTaxed, dialect.secondTax], String(status)).toEqual([undefined, undefined]);
    }
    expect((await refusing(300)).dialect.everyLineTaxed).toBe(true);
  });

  test('is not tried without invoices, without a tax, or where no invoice can be made', async () => {
    const asks = async (how: How) =>
      (await learned(how)).asked.some(
        (one) => one.operation.startsWith('create') && isUntaxed(one) && !says('discount')(one),
      );
    expect(await asks({ claims: ['invoices'] })).toBe(true);
    expect(await asks({ claims: ['estimates'] })).toBe(false);
    const before = await learned({
      claims: ['invoices'],
      faults: [taxes()],
      wanted: { types, treasury: false },
    });
    const usual = await learned({ claims: ['invoices'], wanted: { types, treasury: false } });
    expect(
      usual.log.filter((one) => one === 'createInvoice').length -
        before.log.filter((one) => one === 'createInvoice').length,
    ).toBe(1);
    const refused = await learned({
      claims: ['invoices'],
      faults: [at('createInvoice', 422)],
      wanted: { types, treasury: false },
    });
    expect(refused.asked.some((one) => one.operation === 'createInvoice' && isUntaxed(one))).toBe(false);
  });
});
