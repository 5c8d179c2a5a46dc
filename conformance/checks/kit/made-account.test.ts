// Where a check creates records that cannot be deleted: in an account that the run creates anyway, else in its own.
import { expect, test } from '@playwright/test';
import type { Check, Leavable } from '../../run/check.js';
import { openMadeAccount, sharedAt } from '../../run/other-accounts.js';
import { runCheck } from '../../run/run-check.js';
import { type Answered, type Asked, plainCheck, tinyService } from '../../run/tiny-service.fixture.js';
import { inRunAccount } from './made-account.js';

const made = 'http://made.tiny.example';
const item = { name: 'Lamp', description: 'Brass', unit_price: '10.0' };
const makesItem: Check['run'] = async (t) => {
  const { record } = await t.call('createItem', { body: { item } });
  t.expect.equal(record.name, item.name, 'name', { field: 'name' });
};
const createAccount = plainCheck('createAccount/status-201', async () => {});

/** The check's ending, and the account that answered each request. */
async function ended(
  run: Check['run'],
  leaves: readonly Leavable[],
  others: readonly Check[] = [createAccount],
  refuses?: (asked: Asked) => boolean,
  publicUrl = 'http://public.tiny.example',
) {
  const asked: string[] = [];
  const account = { id: 'a1', name: 'made', url: made, api_key: 'made-key-01', state: 'active' };
  const answer = (one: Asked): Answered | undefined => {
    asked.push(`${one.operation} ${one.account} ${one.query.get('api_key')}`);
    if (refuses?.(one)) return { status: 422 };
    return one.operation === 'createAccount' ? { status: 201, body: { account } } : undefined;
  };
  const tiny = tinyService({ settings: publicUrl === '' ? {} : { publicUrl }, faults: [answer] });
  const check = inRunAccount(plainCheck('createItem/of-a-test', run, { leaves }));
  openMadeAccount(tiny.run, [...others, check]);
  const { verdict } = await runCheck(check, tiny.run);
  return { asked, verdict, run: tiny.run };
}

test('a run that makes accounts -> there, with that key; its records are apart from the own ones', async () => {
  const { asked, verdict, run } = await ended(makesItem, ['item']);
  expect(verdict).toBe('pass');
  expect(asked.at(-1)).toBe('createItem second made-key-01');
  expect(sharedAt(`${made}/items.json`, run)).toEqual([run.made?.shared]);
  expect(sharedAt('http://tiny.example/items.json', run)).toEqual([run.shared]);
});

test('a run without checks of new accounts, or without an address to create them -> in its own', async () => {
  for (const one of [
    ended(makesItem, ['item'], []),
    ended(makesItem, ['item'], [createAccount], undefined, ''),
  ]) {
    const { asked, verdict } = await one;
    expect([verdict, asked]).toEqual(['pass', ['createItem own tiny-key-0001']]);
  }
});

test('no account, or one that takes no sequences -> in its own', async () => {
  for (const refused of ['createAccount', 'createSequence']) {
    const refuses = ({ operation }: Asked) => operation === refused;
    const { asked, verdict } = await ended(makesItem, ['item', 'sequence'], [createAccount], refuses);
    expect([verdict, asked.at(-1)]).toEqual(['pass', 'createItem own tiny-key-0001']);
  }
});

test('what cannot be judged there is judged in its own; what fails there fails', async () => {
  const isThere = { account: '' };
  const lacks: Check['run'] = async (t) => {
    const { status } = await t.call('listTaxes', {}, { status: 'any' });
    if (isThere.account === '') {
      isThere.account = 'made';
      t.unsupported(`no taxes: ${status}`);
    }
    await makesItem(t);
  };
  const open = await ended(lacks, ['item']);
  expect([open.verdict, open.asked.at(-1)]).toEqual(['pass', 'createItem own tiny-key-0001']);
  const fails = await ended(
    makesItem,
    ['item'],
    [createAccount],
    ({ operation }) => operation === 'createItem',
  );
  expect([fails.verdict, fails.asked.filter((one) => one.startsWith('createItem'))]).toEqual([
    'fail',
    ['createItem second made-key-01'],
  ]);
});
