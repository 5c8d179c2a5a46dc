// Checks in other accounts: the addresses of requests, and the account of their records.
import { expect, test } from '@playwright/test';
import { emptyDialect } from '../dialect/dialect.js';
import { createShared } from '../given/given.js';
import type { CallInput, CallOptions } from '../target/call.js';
import { features } from '../target/claims.js';
import type { Client } from '../target/client.js';
import { openJournal } from '../target/journal.js';
import type { Settings } from '../target/settings.js';
import { inAccount, openMadeAccount, sharedAt } from './other-accounts.js';
import { plainCheck, tinyService } from './tiny-service.fixture.js';

const account = { baseUrl: 'http://b.example', apiKey: 'key-b' };
const sharedNamed = (tag: string) =>
  createShared(emptyDialect(), openJournal(undefined, { target: '' }), tag);

test.describe('in another account', () => {
  function there(status = 200) {
    const sent: unknown[] = [];
    const answer = { status, record: { id: 7, status: 'final' } };
    const client = {
      called: 'as before',
      call: async (...all: unknown[]) => {
        sent.push(all);
        return answer;
      },
      raw: async (request: unknown) => {
        sent.push(request);
        return answer;
      },
    } as unknown as Client;
    const shared = sharedNamed('b');
    return { one: inAccount(client, account, shared), sent, shared };
  }

  test('calls and raw requests go there, unless they name another account', async () => {
    const { one, sent } = there();
    await one.call('getItem', { path: { 'item-id': 1 } }, { what: 'w' });
    await one.call('getItem', undefined, { account: 'own' });
    await one.raw({ method: 'GET', path: '/x' });
    await one.raw({ method: 'GET', path: '/x', account: 'own' });
    expect(sent).toEqual([
      ['getItem', { path: { 'item-id': 1 } }, { account, what: 'w' }],
      ['getItem', {}, { account: 'own' }],
      { method: 'GET', path: '/x', account },
      { method: 'GET', path: '/x', account: 'own' },
    ]);
    expect(one.called).toBe('as before');
  });

  test('a success shows the state of its records there; a refusal, or an answer to another account or key, does not', async () => {
    const state = async (status: number, how?: CallOptions) => {
      const { one, shared } = there(status);
      const input: CallInput = { path: { 'document-id': 7 } };
      await one.call('changeInvoiceState', input, how);
      return shared.recordTracker.stateOf('invoices', 7);
    };
    expect([await state(200), await state(299), await state(300), await state(422)]).toEqual([
      ...['final', 'final', undefined, undefined],
    ]);
    expect(await state(200, { account: 'own' })).toBeUndefined();
    expect(await state(200, { key: 'none' })).toBeUndefined();
    expect(await state(200, { what: 'w' })).toBe('final');
  });
});

test('whose records a request is about -> by the longest address that it begins with; any other is of the own account', () => {
  const { run } = tinyService({
    settings: { baseUrl: 'http://a.example', second: { ...account, baseUrl: 'http://a.example/b' } },
  });
  const made = sharedNamed('m');
  run.made = { shared: made };
  const at = (url: string) => sharedAt(url, run);
  expect(at('http://a.example/items.json')).toEqual([run.shared]);
  expect(at('http://a.example/b/items.json')).toEqual([run.second]);
  expect(at('http://a.example/books.json')).toEqual([run.shared]);
  expect(at('http://m.example/items.json')).toEqual([run.shared]);
  run.made.baseUrl = 'http://m.example';
  expect(at('http://m.example/items.json')).toEqual([made]);
  expect(at('http://m.example.org/items.json')).toEqual([run.shared]);
  // The address of one account may be a prefix of the other's, either way.
  run.settings = { ...run.settings, baseUrl: 'http://a.example/b/c' };
  expect([at('http://a.example/b/c/x'), at('http://a.example/b/x')]).toEqual([[run.shared], [run.second]]);
  expect(sharedAt('http://b.example/x', { ...run, second: undefined })).toEqual([run.shared]);
  // Both at one address: either may be meant.
  run.settings = { ...run.settings, baseUrl: 'http://a.example/b' };
  expect(at('http://a.example/b/x')).toEqual([run.shared, run.second]);
});

test.describe('an account that the run makes', () => {
  const creates = plainCheck('createAccount/works', async () => {});
  const opened = (
    checks = [creates],
    settings: Partial<Settings> = {},
    change: (one: ReturnType<typeof tinyService>['run']) => void = () => {},
  ) => {
    const { run } = tinyService({
      settings: { publicUrl: 'http://public.example', claims: [...features], ...settings },
    });
    change(run);
    openMadeAccount(run, checks);
    return run.made;
  };

  test('there is one where a check creates accounts and can', () => {
    expect(opened()?.shared.tag).toBe('tag1m');
    expect(opened([plainCheck('getItem/a', async () => {}), creates])).toBeDefined();
    expect(opened([plainCheck('getItem/a', async () => {})])).toBeUndefined();
    expect(opened([])).toBeUndefined();
    expect(opened([creates], { publicUrl: undefined })).toBeUndefined();
    expect(
      opened([creates], {}, (run) => {
        run.shared.dialect.lacks.accounts = 'none';
      }),
    ).toBeUndefined();
  });

  test('it has a dialect of its own, nothing of an earlier run, and slots that no other account has', () => {
    let own: unknown;
    const made = opened([creates], {}, ({ shared }) => {
      own = shared.dialect;
    });
    expect(made?.shared.dialect).toEqual(own);
    expect(made?.shared.dialect).not.toBe(own);
    expect([...(made?.shared.fixturePool.exhausted ?? [])].sort()).toEqual([
      'buyer',
      'client',
      'item',
      'sequence',
    ]);
    expect(made?.shared.fixturePool.slotOf('item', 1).name).toBe('Conformance item tag1m 1');
    expect(made?.baseUrl).toBeUndefined();
  });
});
