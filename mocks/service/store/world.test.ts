/** Forks, snapshots, determinism, scenarios, dumps, size: what holds for a world as a whole. */
import { expect, test } from '@playwright/test';
import { operationIds, operations } from '../../../generated/operations.js';
import { realValidation } from '../../prism/shipped-contract.js';
import { loadScenario } from '../../scenarios/load.js';
import { pathTo } from '../documents/states.js';
import { createService, type Service } from '../index.js';
import { draft, type Json, NOW, trial } from '../trial.fixture.js';
import { kinds } from './document-kinds.js';
import { type AccountState, accountNamed, findAll, put, remove } from './world.js';

const baseUrl = 'http://127.0.0.1:4010';
const keyOf = (service: Service) => service.accounts()[0]?.apiKey;
const create = (service: Service, name: string) =>
  service.handle({
    operation: 'createInvoice',
    apiKey: keyOf(service),
    path: {},
    query: {},
    body: { invoice: draft({ client: { name } }) },
    baseUrl,
  });
const list = (service: Service, query: Record<string, string> = {}) =>
  service.handle({
    operation: 'listInvoices',
    apiKey: keyOf(service),
    path: {},
    query,
    body: undefined,
    baseUrl,
  }).body as { invoices: Json[]; pagination: Json };

test('a fork and its origin do not see each other', () => {
  const { service, create: make, change, get } = trial();
  const { id } = make('Invoice');
  const fork = service.fork();
  change('Invoice', id, 'finalized');
  create(fork, 'Only in the fork');
  expect(get('getInvoice', { id }).status).toBe('final');
  expect(list(service).invoices).toHaveLength(1);
  expect(list(fork).invoices.map(({ status }) => status)).toEqual(['draft', 'draft']);
  fork.clock.advance(1000);
  expect(service.clock.now()).toBe(Date.parse(NOW));
  const grandchild = fork.fork();
  create(grandchild, 'Deeper');
  expect([service, fork, grandchild].map((one) => list(one).pagination.total_entries)).toEqual([1, 2, 3]);
});

test('records that come in any order of id -> lists and forks in order of id', () => {
  const { service } = trial();
  const id = (create(service, 'Pattern').body as { invoice: { id: number } }).invoice.id;
  const pattern = service.read(undefined, 'documents', id);
  if (pattern === undefined) throw new Error('there is no pattern');
  const fork = service.fork();
  // Every residue of 1 to 699, so that pages are split at both ends and in the middle.
  const ids = Array.from({ length: 699 }, (_, index) => 1 + ((index * 389) % 701)).filter((one) => one < 700);
  for (const one of ids) service.write(undefined, 'documents', { ...pattern, id: one, total: one });
  const seen = [1, 2, 3, 4, 5, 6, 7].flatMap((page) =>
    list(service, { per_page: '100', page: String(page) }).invoices.map((one) => one.id),
  );
  expect(seen).toEqual([id, ...[...new Set(ids)].sort((a, b) => b - a)]);
  expect(ids.every((one) => service.read(undefined, 'documents', one)?.total === one)).toBe(true);
  expect(list(fork).invoices).toHaveLength(1);
});

test('a snapshot stays as it was, however often it is restored', () => {
  const { service } = trial();
  create(service, 'A');
  const snapshot = service.snapshot();
  for (let round = 0; round < 3; round++) {
    create(service, 'B');
    expect(list(service).invoices).toHaveLength(2);
    service.restore(snapshot);
    expect(list(service).invoices).toHaveLength(1);
  }
  service.reset();
  expect(list(service).invoices).toHaveLength(0);
});

test('same seed, clock and requests -> same bodies; another seed -> other ids and keys', () => {
  const bodies = (seed: number) => {
    const service = createService({ seed, clock: NOW });
    return JSON.stringify([service.accounts(), create(service, 'A'), list(service)]);
  };
  expect(bodies(1)).toBe(bodies(1));
  expect(bodies(1)).not.toBe(bodies(2));
});

test('a dump loaded elsewhere -> the same answers, also after more writes', () => {
  const one = createService({ clock: NOW });
  one.loadScenario(loadScenario('demo'));
  const two = createService({ clock: NOW });
  two.load(JSON.parse(JSON.stringify(one.dump())));
  create(one, 'Later');
  create(two, 'Later');
  expect(two.accounts()).toEqual(one.accounts());
  expect(list(two, { per_page: '500' })).toEqual(list(one, { per_page: '500' }));
});

test('changes reported one after another -> rebuild the same state', () => {
  const service = createService({ clock: NOW });
  const start = service.dump();
  const changes: unknown[] = [];
  const stop = service.onChange((change) => changes.push(change));
  create(service, 'A');
  service.fork();
  create(service, 'B');
  stop();
  create(service, 'C');
  const copy = createService({ clock: NOW });
  copy.load({ ...start, changes: [...start.changes, ...changes] as typeof start.changes });
  expect(list(copy).invoices).toHaveLength(2);
});

test('the demo scenario has every type in every state, and every answer on it keeps the contract', () => {
  const service = createService({ clock: NOW });
  service.loadScenario(loadScenario('demo'));
  const seen = new Set<string>();
  for (const operation of ['listInvoices', 'listEstimates', 'listGuides', 'listPurchaseOrders'] as const) {
    const answer = service.handle({
      operation,
      apiKey: keyOf(service),
      path: {},
      query: { per_page: '500' },
      body: undefined,
      baseUrl,
    });
    expect(
      realValidation().output(operations[operation], answer.status, JSON.parse(JSON.stringify(answer.body))),
    ).toEqual([]);
    for (const one of Object.values(answer.body as Json)[0] as Json[]) seen.add(`${one.type} ${one.status}`);
  }
  const wanted = kinds.flatMap((kind) =>
    kind.states.states.flatMap((state) => (pathTo(kind, state) ? [`${kind.type} ${state}`] : [])),
  );
  expect(wanted.filter((one) => !seen.has(one))).toEqual([]);
});

test('a mistake in a scenario -> an error that names its place', () => {
  const load = (data: unknown) => () => createService().loadScenario(data);
  expect(load({ accounts: [{ colour: 'red' }] })).toThrow(/accounts\[0\] has an unknown key "colour"/);
  expect(load({ accounts: [{ documents: [{ type: 'invoice', body: {} }] }] })).toThrow(
    /accounts\[0\]\.documents\[0\].*422/,
  );
  expect(load({ accounts: [{ documents: [{ type: 'letter', body: {} }] }] })).toThrow(/"letter"/);
  expect(load({ accounts: [{ items: [{ name: '$nobody' }] }] })).toThrow(/\$nobody/);
});

test('the large scenario: 100,000 documents, found, filtered and forked', () => {
  const service = createService({ clock: NOW });
  service.loadScenario(loadScenario('large'));
  expect(service.accounts()[0]?.counts.documents).toBe(100_000);
  const total = (query: Record<string, string>) => list(service, query).pagination.total_entries as number;
  const whole = total({});
  const parts = kinds
    .filter(({ family }) => family === 'invoices' || family === 'receipts')
    .map(({ type }) => total({ 'type[]': type }));
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
  expect(total({ 'date[to]': '31/12/2024' }) + total({ 'date[from]': '01/01/2025' })).toBe(whole);
  const deep = list(service, { page: String(Math.ceil(whole / 10)) });
  expect(deep.invoices.length).toBe(whole % 10 || 10);
  const forks = Array.from({ length: 50 }, () => service.fork());
  for (const fork of forks) create(fork, 'Fork');
  expect(forks.map((fork) => list(fork).pagination.total_entries)).toEqual(Array(50).fill(whole + 1));
  expect(total({})).toBe(whole);
});

const asText = (body: unknown): string => String(JSON.stringify(body)).slice(0, 80);

/** Hostile or meaningless values for bodies, fields and ids. */
const hostile: unknown[] = [
  ...[
    undefined,
    null,
    true,
    0,
    -1,
    1e308,
    '',
    ' ',
    'x'.repeat(100_000),
    '\u0000',
    '__proto__',
    '💥',
    [],
    [[]],
    {},
  ],
  ...[JSON.parse('{"__proto__": {"name": "x"}}'), { constructor: { prototype: 1 } }, [null], { toString: 1 }],
];

test('whatever comes in: an answer below 500, and nothing stored but by a success', () => {
  const { call, service, create: make } = trial({}, false);
  make('Invoice');
  const snapshot = service.snapshot();
  const wrong: string[] = [];
  for (const operation of operationIds) {
    const { body: stated, path } = operations[operation];
    const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name as string);
    const wrappers = stated?.wrappers ?? ['x'];
    const before = JSON.stringify(service.dump());
    for (const value of hostile) {
      const bodies = [
        value,
        ...wrappers.flatMap((wrapper) => [
          { [wrapper]: value },
          { [wrapper]: { name: value, items: value, client: value, state: value, amount: value, value } },
        ]),
      ];
      for (const body of bodies) {
        const ids = Object.fromEntries(names.map((name) => [name, String(service.accounts()[0]?.id)]));
        const answer = call(operation, {
          body,
          path: ids,
          query: { page: JSON.stringify(value) ?? '', client_name: JSON.stringify(value) ?? '' },
        });
        const stored = answer.status >= 400 && JSON.stringify(service.dump()) !== before;
        if (answer.status >= 500 || stored) wrong.push(`${operation} ${answer.status} ${asText(body)}`);
        if (answer.status < 400) service.restore(snapshot);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(({} as Json).name).toBeUndefined();
});

test('a decoration lies around handle, in forks too, and can undo what was done', () => {
  const service = createService({
    clock: NOW,
    decorate: (handle, around) => (request) => {
      if (request.operation !== 'createInvoice') return handle(request);
      const before = around.snapshot();
      const answer = handle(request);
      around.restore(before);
      return answer;
    },
  });
  for (const one of [service, service.fork()]) {
    expect(create(one, 'Forgotten').status).toBe(201);
    expect(list(one).invoices).toEqual([]);
  }
});

test('write goes past every rule, and read gives the stored record', () => {
  const { service, create: make, get } = trial();
  const { id } = make('Invoice');
  const record = service.read(undefined, 'documents', id as number);
  if (!record) throw new Error('not stored');
  service.write(undefined, 'documents', { ...record, total: 1 });
  expect(get('getInvoice', { id }).total).toBe(1);
});

test('what is found by name or owner -> what is there, after edits and removals, in forks and after a dump', () => {
  const { service, create: make, call, change } = trial();
  const { id } = make('Invoice', { client: { name: 'Ana', code: 'A' } });
  change('Invoice', id, 'finalized');
  const paid = call('createPartialPayment', {
    path: { 'document-id': String(id) },
    body: { partial_payment: { amount: 1 } },
  });
  expect(paid.status).toBe(201);
  const copy = createService({ clock: NOW });
  copy.load(JSON.parse(JSON.stringify(service.dump())));
  for (const one of [service, service.fork(), copy]) {
    const { world } = one.snapshot();
    const account = accountNamed(world, undefined) as AccountState;
    const [ana] = findAll(account, 'clients', ({ code }) => code === 'A');
    if (ana === undefined) throw new Error('the client is not found');
    expect(findAll(account, 'documents', ({ extras }) => extras.ownerId === id)).toHaveLength(1);
    put(world, account, 'clients', { ...ana, name: 'Rui' });
    put(world, account, 'clients', { ...ana, id: 1, name: 'Rui', code: 'B' });
    expect(findAll(account, 'clients', ({ name }) => name === 'Ana')).toEqual([]);
    expect(findAll(account, 'clients', ({ name }) => name === 'Rui').map(({ code }) => code)).toEqual([
      'B',
      'A',
    ]);
    remove(world, account, 'clients', ana.id);
    expect(findAll(account, 'clients', ({ name }) => name === 'Rui').map(({ code }) => code)).toEqual(['B']);
    expect(findAll(account, 'clients', ({ code }) => code === 'A')).toEqual([]);
  }
});
