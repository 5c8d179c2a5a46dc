// Items, taxes, clients and sequences for the checks: creating, reading, finding them in lists, and deletion.
import { expect, test } from '@playwright/test';
import { fiscalIdFor } from '../../given/accounts.js';
import { Ended } from '../../judge/outcome.js';
import type { Json } from '../../target/call.js';
import { clientKind, wordOf } from './client-kind.js';
import { itemKind } from './item-kind.js';
import { kit } from './kit.fixture.js';
import { astralText, longText, shortNames, unicodeText, veryLongText } from './record-declaring.js';
import { difference, judgeAll, judgeList, judgeListed, shownPart } from './record-judging.js';
import { created, similarNames, withOddTexts } from './record-making.js';
import {
  addSome,
  create,
  createIfAccepted,
  expectNoClient,
  judgeGone,
  make,
  makeSome,
  retryJudging,
  settled,
  update,
} from './records.js';
import { sequenceKind } from './sequence-kind.js';
import { taxKind } from './tax-kind.js';
import { similarRecords, unchangedRecords } from './unchanged-records.js';

test('what is shown is what was sent: texts unchanged, numbers by value, flags by meaning', () => {
  const differs = (field: string, got: unknown, sent: unknown, kindOf = clientKind) =>
    difference(kindOf, field, got, sent)?.path;
  expect([differs('name', 'a', 'a'), differs('name', 'A', 'a'), differs('name', undefined, 'a')]).toEqual([
    undefined,
    'name',
    'name',
  ]);
  expect([
    differs('send_options', 2, '2'),
    differs('send_options', '2.0', 2),
    differs('send_options', '', '0'),
    differs('send_options', null, 0),
  ]).toEqual([...[undefined, undefined, 'send_options', 'send_options']]);
  expect([
    differs('default_tax', true, '1'),
    differs('default_tax', 0, '0'),
    differs('default_tax', 1, '0'),
  ]).toEqual([undefined, undefined, 'default_tax']);
  expect([differs('city', null, ''), differs('city', 'x', '')]).toEqual([undefined, 'city']);
  const contact = { name: 'Ana', phone: '' };
  expect(differs('preferred_contact', { name: 'Ana', fax: 'x' }, contact)).toBeUndefined();
  expect(differs('preferred_contact', { name: 'Eva' }, contact)).toBe('preferred_contact.name');
  expect(differs('preferred_contact', { name: 'Ana', phone: '1' }, contact)).toBe('preferred_contact.phone');
  expect(differs('preferred_contact', 'Ana', contact)).toBe('preferred_contact');
  expect(shownPart({ a: 1, b: 2 }, { a: 3, c: 4 })).toEqual({ a: 1 });
});

test('read by its id, and in its list once and as it is', async () => {
  const { t, tiny, failure } = kit();
  const one = await create(t, itemKind, { name: 'Lamp', description: 'Brass', unit_price: '10.0' });
  const judge = () => judgeAll(t, itemKind, [one], 'after');
  const list = () => judgeList(t, itemKind, [one]);
  expect([await failure(judge), await failure(list)]).toEqual([undefined, undefined]);
  tiny.records.set(`/items/${one.id}`, { id: one.id, name: 'Lamp', description: 'Tin', unit_price: '10' });
  expect([await failure(judge), await failure(list)]).toEqual([
    'description different: Tin',
    'description different: Tin',
  ]);
  tiny.records.set(`/items/${one.id}`, { id: 999, name: 'Lamp', description: 'Brass', unit_price: '10' });
  expect([await failure(judge), await failure(list)]).toEqual([
    'id different: 999',
    'id not listed: 0 times',
  ]);
  tiny.records.delete(`/items/${one.id}`);
  expect(await failure(list)).toBe('id not listed: 0 times');
  const page_ = (...all: Json[]) => ({ entries: all, pages: [all], answers: [] });
  const shown = { id: one.id, name: 'Lamp', description: 'Brass', unit_price: 10 };
  expect(await failure(() => judgeListed(t, itemKind, page_(shown, shown), [one]))).toBe(
    'id listed twice: 2 times',
  );
  expect(await failure(() => judgeListed(t, itemKind, page_(shown, { ...shown, id: 1 }), [one]))).toBe(
    'name listed twice: 2 times',
  );
  const slot = { ...shown, name: 'Conformance item a 1' };
  expect(
    await failure(() =>
      judgeListed(t, itemKind, page_(slot, { ...slot, id: 1 }), [{ ...one, name: slot.name, sent: {} }]),
    ),
  ).toBeUndefined();
});

test('a tax is judged by what the target shows of any', async () => {
  const hides = kit({
    faults: [
      ({ operation }, own) =>
        operation === 'getTax'
          ? { status: 200, body: { tax: { id: (own().body as { tax: Json }).tax.id } } }
          : undefined,
    ],
  });
  const tax = await make(hides.t, taxKind);
  expect(await hides.failure(() => judgeAll(hides.t, taxKind, [tax], 'after'))).toBeUndefined();
  const wrong = kit({
    faults: [
      ({ operation }, own) =>
        operation === 'getTax'
          ? { status: 200, body: { tax: { ...(own().body as { tax: Json }).tax, value: 99 } } }
          : undefined,
    ],
  });
  const other = await make(wrong.t, taxKind);
  expect(await wrong.failure(() => judgeAll(wrong.t, taxKind, [other], 'after'))).toBe('value different: 99');
});

test('made: accepted where nothing is asked of it, new where it is; as what is judged a refusal fails', async () => {
  const { t, tiny } = kit();
  await make(t, itemKind);
  expect(tiny.run.shared.fixturePool.known).toHaveLength(1);
  const plain = await make(t, sequenceKind, { default_sequence: '0' });
  expect(plain.name).toBe(tiny.run.shared.fixturePool.slotOf('sequence', 1).serie);
  const current = await make(t, sequenceKind, { default_sequence: '1' });
  expect(current.name).not.toContain('CONF');
  expect(await makeSome(t, taxKind, 3)).toHaveLength(3);
  await addSome(t, itemKind, 2);
  expect(tiny.run.shared.fixturePool.known.filter(({ kind }) => kind === 'item')).toHaveLength(3);
  const refuses = kit({
    faults: [({ operation }) => (operation === 'createItem' ? { status: 422 } : undefined)],
  });
  const fields = { name: 'Lamp' };
  expect(await refuses.failure(() => create(refuses.t, itemKind, fields))).toContain('http.status 422');
  expect(await createIfAccepted(refuses.t, itemKind, fields)).toBeUndefined();
  expect((await createIfAccepted(t, itemKind, fields))?.sent).toEqual(fields);
  const renames = kit({
    faults: [
      ({ operation }) =>
        operation === 'createItem' ? { status: 201, body: { item: { id: 1, name: 'Lump' } } } : undefined,
    ],
  });
  expect(await renames.failure(() => create(renames.t, itemKind, fields))).toBe('name different: Lump');
  const loses = kit({
    faults: [({ operation }) => (operation === 'createItem' ? { status: 201 } : undefined)],
  });
  expect(await loses.failure(() => create(loses.t, itemKind, fields))).toContain(
    'id absent: "Lamp" was accepted but is not found',
  );
  expect(
    await loses.failure(() =>
      update(loses.t, sequenceKind, { id: 1 }, {}).catch((e: Error) => t.inconclusive(e.message)),
    ),
  ).toContain('a sequence has no update');
});

test('gone: 404, or 401, or another record under its id by now', async () => {
  const gone = async (status: number, record: object = {}) => {
    const one = kit({ faults: [() => ({ status, ...(status < 300 && { body: { item: record } }) })] });
    return one.failure(() => judgeGone(one.t, itemKind, { id: 1, name: 'Lamp', sent: {} }, 'it'));
  };
  expect([await gone(404), await gone(401), await gone(200, { name: 'Later' })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(await gone(200, { name: 'Lamp' })).toBe('id present: 200');
  expect(await gone(200, {})).toBe('id present: 200');
  expect(await gone(422)).toBe('id 422: 422');
});

test('a client that a refused request named does not exist', async () => {
  const { t, tiny, failure } = kit();
  const none = () => expectNoClient(t, 'Ana', 'the client of it');
  expect(await failure(none)).toBeUndefined();
  tiny.records.set('/clients/1', { id: 1, name: 'Ana' });
  expect(await failure(none)).toContain('client.name present');
  t.dialect.failed.findClientByName = 'no form';
  expect(await failure(none)).toBeUndefined();
});

test('what may come late is looked at again; what fails while reading, and what is no failure, is not', async () => {
  const one = kit();
  one.tiny.run.patience.lists.ranOut = 0;
  let looks = 0;
  const value = await one.within(() =>
    retryJudging(
      async () => {
        looks += 1;
        return looks;
      },
      (n) => {
        if (n < 3) one.t.fail('three', n, { field: 'x', symptom: 'different' });
      },
    ),
  );
  expect([value, looks]).toEqual([3, 3]);
  expect(
    await one.end(() =>
      retryJudging(
        async () => one.t.fail('a', 'b', { field: 'x', symptom: 'absent' }),
        () => {},
      ),
    ),
  ).toMatchObject({ verdict: 'fail' });
  expect(
    await one.end(() =>
      retryJudging(
        async () => 1,
        () => one.t.unsupported('x'),
      ),
    ),
  ).toMatchObject({ verdict: 'unsupported' });
  expect(new Ended({ verdict: 'unsupported', reason: 'x' }).message).toBe('x');
});

test('what was read last counts; what refuses to be read says nothing, and a fault of ours is no answer', async () => {
  const one = kit();
  let looks = 0;
  const late = async () => {
    looks += 1;
    return { looks };
  };
  expect(await one.within(() => settled(late, (last) => last.looks === 2))).toEqual({ looks: 2 });
  const refused = async (): Promise<object> => one.t.fail('a', 'b', { field: 'x', symptom: 'absent' });
  expect(await one.within(() => settled(refused, () => true))).toBeUndefined();
  const faulty = one.within(() =>
    settled(
      async () => {
        throw new Error('ours');
      },
      () => true,
    ),
  );
  await expect(faulty).rejects.toThrow('ours');
  // Every wait of this run was in vain, so waits are short from now on.
  one.tiny.run.patience.lists.ranOut = 10;
  expect(await one.within(() => settled(late, () => false))).toMatchObject({ looks: expect.any(Number) });
});

test('made once for all: with all fields, with odd texts as far as they are accepted, twelve of a kind', async () => {
  const { t } = kit();
  const one = await created(t, itemKind);
  expect(await created(t, itemKind)).toBe(one);
  expect(Object.keys(one.sent)).toEqual(expect.arrayContaining(['name', 'unit']));
  const odd = await withOddTexts(t, clientKind);
  expect([odd.sent.address, odd.sent.observations]).toContain(unicodeText);
  expect(odd.name).toContain(shortNames[unicodeText] as string);
  const picky = kit({
    faults: [
      ({ operation, body }) =>
        operation === 'createClient' && JSON.stringify(body).includes('😀') ? { status: 422 } : undefined,
    ],
  });
  const acquired = await withOddTexts(picky.t, clientKind);
  expect(JSON.stringify(acquired.sent)).not.toContain(astralText);
  expect(acquired.sent.address).toBe(unicodeText);
  expect(picky.tiny.log.filter((id) => id === 'createClient')).toHaveLength(3);
  expect(await unchangedRecords(t, itemKind)).toHaveLength(12);
  expect(
    (await similarRecords(t, clientKind)).map(({ name }) => name.replace(/\d+/g, '')).slice(0, 3),
  ).toEqual([...['AClient tag-', 'Client tag-x', 'Client tag-']]);
  expect(similarNames('a')).toEqual(['a', 'ax', 'Aa', 'ax1']);
  expect([longText.length, veryLongText.length]).toEqual([300, 5000]);
  expect(wordOf('A b-c/d')).toBe('A-b-c-d');
});

test('nine digits with a right check digit', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const digits = [...fiscalIdFor(text)].map(Number);
    const rest = 11 - (digits.slice(0, 8).reduce((sum, digit, n) => sum + digit * (9 - n), 0) % 11);
    expect([digits.length, digits[0], digits[8]]).toEqual([9, 5, rest > 9 ? 0 : rest]);
  }
  expect(fiscalIdFor('a')).not.toBe(fiscalIdFor('b'));
});
