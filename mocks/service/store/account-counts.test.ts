/** Creating an account costs the same however many there are; counted in looks at other accounts, not in time. */
import { expect, test } from '@playwright/test';
import { type Json, trial } from '../trial.fixture.js';
import { freeNumbered, howManyAccounts, withFiscalId } from './account-counts.js';
import { createMap } from './cow-map.js';
import { everyAccount } from './world.js';

const account = (n: number, fields: Json = {}): Json => ({
  organization_name: 'Many of one name',
  email: `a${n}@example.com`,
  password: 'secret12',
  terms: '1',
  marketing: '0',
  fiscal_id: String(580000000 + n),
  ...fields,
});

/** How often records of the accounts that were there before are read while `work` is done. */
function looksAt(service: ReturnType<typeof trial>['service'], work: () => void): number {
  let looks = 0;
  for (const state of everyAccount(service.snapshot().world)) {
    const { record } = state;
    Object.defineProperty(state, 'record', {
      configurable: true,
      get: () => {
        looks++;
        return record;
      },
    });
  }
  work();
  return looks;
}

for (const operation of ['createAccount', 'createAccountForUser'] as const) {
  test(`${operation}: as many looks at other accounts among 300 as among 3`, () => {
    const looks = [3, 300].map((many) => {
      const { call, service } = trial({ variations: { unknownUser: 'refuse' } });
      for (let n = 0; n < many; n++)
        expect(call('createAccount', { body: { account: account(n) } }).status).toBe(201);
      return looksAt(service, () => {
        const body = { account: account(1, { fiscal_id: '599999999' }) };
        expect(call(operation, { body }).status).toBe(201);
      });
    });
    expect(looks[1]).toBe(looks[0]);
    expect(looks[1]).toBeLessThan(10);
  });
}

test('a free name among 1,000 of one name -> found at once', () => {
  const counts = createMap<number>({});
  const used = new Set<string>();
  let asked = 0;
  for (let n = 0; n < 1000; n++) {
    const name = freeNumbered(counts, 'acme', (one) => {
      asked++;
      return used.has(one);
    });
    expect(used.has(name)).toBe(false);
    used.add(name);
  }
  expect([...used].slice(0, 3)).toEqual(['acme', 'acme-2', 'acme-3']);
  expect(asked).toBeLessThanOrEqual(2000);
});

test('fiscal numbers stay unique: on create, on update, in forks, after a dump', () => {
  const { call, service } = trial();
  const used = account(1);
  expect(call('createAccount', { body: { account: used } }).status).toBe(201);
  expect(call('createAccount', { body: { account: account(2, { fiscal_id: used.fiscal_id }) } }).status).toBe(
    422,
  );
  const fork = service.fork();
  const other = trial().service;
  other.load(service.dump());
  for (const one of [fork, other]) {
    const { counts } = one.snapshot().world;
    expect(withFiscalId(counts, String(used.fiscal_id))).toBe(1);
    expect(howManyAccounts(counts)).toBe(one.accounts().length);
  }
  const own = service.accounts()[0]?.id;
  const update = { organization_name: 'A', email: 'a@b.pt', password: 'secret12', terms: '1' };
  const path = { 'account-id': String(own) };
  for (let round = 0; round < 2; round++)
    expect(call('updateAccount', { path, body: { account: update } }).status).toBe(200);
});
