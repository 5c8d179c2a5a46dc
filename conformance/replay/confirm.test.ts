// The confirmation of a violation whose check is run again, alone, on fresh records.
import { expect, test } from '@playwright/test';
import { groupOf, identityOf } from '../judge/identity.js';
import type { Violation } from '../judge/violation.js';
import type { Check, CheckContext } from '../run/check.js';
import { runCheck } from '../run/run-check.js';
import { plainCheck, type TinyService, tinyService } from '../run/tiny-service.fixture.js';
import { TransportError } from '../target/transport.js';
import { type Sighting, verify } from './confirm.js';

let tiny: TinyService;
test.beforeEach(() => {
  tiny = tinyService();
});

const never = () => false;

/** Creates an item, reads the list, reads the item: its description must be there. */
const described: Check['run'] = async (t) => {
  const fields = { name: t.unique('Item'), description: 'Brass', unit_price: '10.0' };
  const { record } = await t.call('createItem', { body: { item: fields } });
  await t.call('listItems');
  await readsDescription(t, record.id);
};

async function readsDescription(t: CheckContext, id: unknown): Promise<void> {
  const { record } = await t.call('getItem', { path: { 'item-id': id as number } });
  t.expect.equal(record.description, 'Brass', 'description', { field: 'description', operation: 'getItem' });
}

/** The description is lost while `isOn` returns true. */
const losesDescription = (isOn: () => boolean = () => true) =>
  tiny.faults.push(({ operation }, own) => {
    if (operation !== 'getItem' || !isOn()) return undefined;
    const { item } = own().body as { item: object };
    return { status: 200, body: { item: { ...item, description: 'Tin' } } };
  });

/** Runs the check; returns its violation of this field. */
async function sighting(check: Check, field = 'description', beside?: readonly Check[]): Promise<Sighting> {
  const { violations } = await runCheck(check, tiny.run);
  const violation = violations.find((one) => one.field === field) as Violation;
  return { check, violation, ...(beside && { beside }) };
}

const candidateOf = (...seen: Sighting[]) => ({
  identity: identityOf(seen[0]?.violation as Violation, 'getItem'),
  seen,
});

test('shown again -> confirmed, with the smallest trace, free of what belonged to the run', async () => {
  losesDescription();
  const seen = await sighting(plainCheck('getItem/described', described));
  const found = await verify(candidateOf(seen), tiny.run, never);
  expect(found).toMatchObject({
    confirmation: 'confirmed',
    check: 'getItem/described',
    conditions: [],
    causes: [],
  });
  expect(found.exchanges?.map(({ operation }) => operation)).toEqual(['createItem', 'getItem']);
  expect(found.violation?.exchange?.url).not.toBe(seen.violation.exchange?.url);
  const text = JSON.stringify([found.trace, found.exchanges]);
  expect(text).not.toContain('tiny-key-0001');
  expect(text).not.toContain('tag1-');
});

test('not shown again -> unconfirmed; its budget spent -> not verified', async () => {
  let isOn = true;
  losesDescription(() => isOn);
  const candidate = candidateOf(await sighting(plainCheck('getItem/described', described)));
  isOn = false;
  const plain = { conditions: [], causes: [] };
  expect(await verify(candidate, tiny.run, never)).toEqual({ ...plain, confirmation: 'unconfirmed' });
  expect(await verify(candidate, tiny.run, () => true)).toEqual({ ...plain, confirmation: 'not verified' });
});

for (const [name, break_] of [
  ['a 500', () => ({ status: 500 })],
  [
    'a closed connection',
    () => {
      throw new TransportError('reset', 'the connection was closed', 1);
    },
  ],
] as const)
  test(`${name} that is not seen again -> intermittent`, async () => {
    let isOn = true;
    tiny.faults.push(({ operation }) => (operation === 'getItem' && isOn ? break_() : undefined));
    const check = plainCheck('getItem/described', described);
    const [violation] = (await runCheck(check, tiny.run)).violations;
    isOn = false;
    const found = await verify(candidateOf({ check, violation: violation as Violation }), tiny.run, never);
    expect(found.confirmation).toBe('intermittent');
  });

test('a 4xx that is not seen again -> unconfirmed: only what breaks is intermittent', async () => {
  let isOn = true;
  tiny.faults.push(({ operation }) => (operation === 'getItem' && isOn ? { status: 404 } : undefined));
  const check = plainCheck('getItem/described', described);
  const [violation] = (await runCheck(check, tiny.run)).violations;
  isOn = false;
  expect(
    (await verify(candidateOf({ check, violation: violation as Violation }), tiny.run, never)).confirmation,
  ).toBe('unconfirmed');
});

test('of several checks the first that shows it counts, and three are tried at most', async () => {
  losesDescription();
  const seen = await sighting(plainCheck('getItem/described', described));
  const blind = Array.from({ length: 3 }, (_, n) => ({
    check: plainCheck(`getItem/blind-${n}`, async (t) => {
      await t.call('listItems');
    }),
    violation: seen.violation,
  }));
  const second = await verify(candidateOf(blind[0] as Sighting, seen), tiny.run, never);
  expect(second).toMatchObject({ confirmation: 'confirmed', check: 'getItem/described' });
  expect((await verify(candidateOf(...blind, seen), tiny.run, never)).confirmation).toBe('unconfirmed');
});

for (const [statement, items] of [
  ['rule:item-fields-kept', ['new', 'new', 'new']],
  ['rule:item-updated', ['there before', 'named before', 'named before']],
] as const)
  test(`${statement}: the items of the rows -> ${[...new Set(items)].join(', then ')}`, async () => {
    losesDescription();
    const { violation } = await sighting(plainCheck('getItem/described', described));
    const used: string[] = [];
    const blind = plainCheck('getItem/blind', async ({ given }) => {
      used.push(given.itemsOfRows);
    });
    await verify(candidateOf({ check: blind, violation: { ...violation, statement } }), tiny.run, never);
    expect(used.slice(0, 3)).toEqual(items);
  });

test('shown in one run of ten -> confirmed for a check of concurrent requests alone', async () => {
  let runs = 0;
  losesDescription(() => runs % 10 === 1);
  const counted: Check['run'] = (t) => {
    runs += 1;
    return described(t);
  };
  const seen = await sighting(plainCheck('getItem/described', counted));
  runs = 1;
  expect((await verify(candidateOf(seen), tiny.run, never)).confirmation).toBe('unconfirmed');
  runs = 1;
  const race = { ...seen, check: { ...seen.check, isRace: true as const } };
  expect((await verify(candidateOf(race), tiny.run, never)).confirmation).toBe('confirmed');
});

test('shown by another operation -> confirmed for a check of concurrent requests alone', async () => {
  losesDescription();
  const seen = await sighting(plainCheck('getItem/described', described));
  const ofOther = { ...seen, violation: { ...seen.violation, operation: 'listItems' as const } };
  expect((await verify(candidateOf(ofOther), tiny.run, never)).confirmation).toBe('unconfirmed');
  const race = { ...ofOther, check: { ...seen.check, isRace: true as const } };
  expect((await verify(candidateOf(race), tiny.run, never)).confirmation).toBe('confirmed');
});

test('one check that shows it every third time -> confirmed', async () => {
  let runs = 0;
  losesDescription(() => runs % 3 === 1);
  const check = plainCheck('getItem/at-times', async (t) => {
    runs += 1;
    await described(t);
  });
  const seen = await sighting(check);
  expect((await verify(candidateOf(seen), tiny.run, never)).confirmation).toBe('confirmed');
});

test('shown by the third of its kind alone -> confirmed, with all three in the trace', async () => {
  const made = new Map<string, unknown[]>();
  let isOn = true;
  tiny.faults.push(({ operation }, own) => {
    if (operation !== 'createItem' && operation !== 'getItem') return undefined;
    const { status, body } = own();
    const { item } = body as { item: { id: unknown; name: string } };
    const kind = item.name.replace(/-\d+$/, '');
    const all = made.get(kind) ?? [];
    if (operation === 'createItem') made.set(kind, [...all, item.id]);
    const isThird = isOn && operation === 'getItem' && String(all[2]) === String(item.id);
    return { status, body: isThird ? { item: { ...item, description: 'Tin' } } : body };
  });
  const check = plainCheck('getItem/described', described);
  for (let n = 0; n < 2; n += 1) expect((await runCheck(check, tiny.run)).violations).toEqual([]);
  const candidate = candidateOf(await sighting(check));
  const found = await verify(candidate, tiny.run, never);
  expect(found.confirmation).toBe('confirmed');
  const operations = found.exchanges?.map(({ operation }) => operation);
  expect(operations).toEqual(['createItem', 'createItem', 'createItem', 'getItem']);
  isOn = false;
  expect((await verify(candidate, tiny.run, never)).confirmation).toBe('unconfirmed');
});

test('shown by the check and by no replay of its requests -> confirmed without a trace, when it shows once more', async () => {
  let [isOn, runs] = [false, 0];
  losesDescription(() => isOn);
  const check = plainCheck('getItem/by-itself', async (t) => {
    runs += 1;
    isOn = runs <= most;
    await described(t).finally(() => {
      isOn = false;
    });
  });
  let most = 3;
  const seen = await sighting(check);
  const found = await verify(candidateOf(seen), tiny.run, never);
  expect(found).toMatchObject({ confirmation: 'confirmed', check: 'getItem/by-itself' });
  expect(found.trace).toBeUndefined();
  expect(found.exchanges?.map(({ operation }) => operation)).toEqual(['createItem', 'listItems', 'getItem']);
  // The first two runs show it, the third one does not.
  [runs, most] = [1, 2];
  expect((await verify(candidateOf(seen), tiny.run, never)).confirmation).toBe('unconfirmed');
});

test('a step without which it does not show -> the condition', async () => {
  const mailed = new Set<string>();
  tiny.faults.push(({ operation, ids: [id = ''] }, own) => {
    if (operation === 'emailQuote') mailed.add(id);
    if (operation !== 'getQuote' || !mailed.has(id)) return undefined;
    const { quote } = own().body as { quote: object };
    return { status: 200, body: { quote: { ...quote, observations: 'lost' } } };
  });
  const check = plainCheck('getQuote/mailed', async (t) => {
    const { id } = await t.given.document('quotes', undefined, { observations: 'Kept' });
    const path = { 'document-id': id };
    await t.call('emailQuote', { path, body: { message: {} } });
    const { record } = await t.call('getQuote', { path });
    t.expect.equal(record.observations, 'Kept', 'observations', {
      field: 'observations',
      operation: 'getQuote',
    });
  });
  const found = await verify(candidateOf(await sighting(check, 'observations')), tiny.run, never);
  expect(found).toMatchObject({ confirmation: 'confirmed', conditions: ['emailQuote'] });
});

test('what was wrong before in the same field -> a cause; in another one, or only assumed -> none', async () => {
  losesDescription();
  const check = plainCheck('getItem/twice', async (t) => {
    const fields = { name: t.unique('Item'), description: 'Brass', unit_price: '10.0' };
    const { record } = await t.call('createItem', { body: { item: fields } });
    t.soft('a', 'b', { field: 'description', symptom: 'empty', operation: 'createItem' });
    t.soft('a', 'b', { field: 'unit_price', symptom: 'empty', operation: 'createItem' });
    t.note('rule:payment-cap', 'a', 'b', {
      field: 'description',
      symptom: 'not unique',
      operation: 'createItem',
    });
    await readsDescription(t, record.id);
  });
  const { violations } = await runCheck(check, tiny.run);
  const violation = violations.find(({ symptom }) => symptom === 'different') as Violation;
  const found = await verify(candidateOf({ check, violation }), tiny.run, never);
  const [cause] = violations.filter(({ symptom, field }) => symptom === 'empty' && field === 'description');
  expect(found.causes).toEqual([groupOf(cause as Violation)]);
});

test('run again, a check draws the same documents, and leaves no other record of them', async () => {
  const lines: unknown[] = [];
  const check = plainCheck('getQuote/drawn', async (t) => {
    for (let n = 0; n < 3; n += 1) lines.push((await t.given.document('quotes')).sent.items);
    t.fail('a', 'b', { field: 'total', symptom: 'different' });
  });
  tiny.run.shared.documents = 1;
  const seen = await sighting(check, 'total');
  const drawn = [...(tiny.run.drawn.get(check.id) ?? [])];
  await verify(candidateOf(seen), tiny.run, never);
  expect(drawn).toEqual([1, 2, 3]);
  expect(lines.slice(3, 6)).toEqual(lines.slice(0, 3));
  tiny.faults.push(() => ({ status: 500 }));
  await verify(candidateOf(seen), tiny.run, never);
  expect(tiny.run.drawn.get(check.id)).toEqual(drawn);
});

test.describe('beside the checks that overlapped', () => {
  let busy = 0;
  let begun: string[] = [];
  const neighbour = (name: string, parts: Partial<Check> = {}) =>
    plainCheck(
      `listItems/${name}`,
      async (t) => {
        begun.push(name);
        busy += 1;
        for (let n = 0; n < 5; n += 1) await t.call('listItems');
        busy -= 1;
      },
      parts,
    );
  test.beforeEach(() => {
    [busy, begun] = [0, []];
    losesDescription(() => busy > 0);
  });

  /** A sighting while the service is busy. */
  async function seenBeside(beside: readonly Check[], parts: Partial<Check> = {}): Promise<Sighting> {
    busy = 1;
    const seen = await sighting(plainCheck('getItem/described', described, parts), 'description', beside);
    busy = 0;
    return seen;
  }

  test('shown only there -> under concurrency, with what it saw there', async () => {
    const found = await verify(candidateOf(await seenBeside([neighbour('n')])), tiny.run, never);
    expect(found).toMatchObject({
      confirmation: 'under concurrency',
      check: 'getItem/described',
      causes: [],
    });
    expect(found.violation?.actual).toBe('Tin');
    expect(found.exchanges?.map(({ operation }) => operation)).toEqual([
      'createItem',
      'listItems',
      'getItem',
    ]);
    expect(JSON.stringify(found)).not.toContain('tiny-key-0001');
  });

  test('nobody overlapped, or the budget is spent -> unconfirmed', async () => {
    expect((await verify(candidateOf(await seenBeside([])), tiny.run, never)).confirmation).toBe(
      'unconfirmed',
    );
    let asked = 0;
    const once = () => {
      asked += 1;
      return asked > 1;
    };
    const candidate = candidateOf(await seenBeside([neighbour('n')]));
    expect((await verify(candidate, tiny.run, once)).confirmation).toBe('unconfirmed');
    expect(begun).toEqual([]);
  });

  test('who excludes the check, or one that is there already, is left out; seven are enough', async () => {
    const others = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name) => neighbour(name));
    const beside = [
      neighbour('excluded', { exclusive: ['taxes'] }),
      neighbour('first', { exclusive: ['series'] }),
      neighbour('second', { exclusive: ['series'] }),
      ...others,
    ];
    const seen = await seenBeside(beside, { exclusive: ['taxes'] });
    expect((await verify(candidateOf(seen), tiny.run, never)).confirmation).toBe('under concurrency');
    expect(begun).toEqual(['first', 'a', 'b', 'c', 'd', 'e', 'f']);
  });
});
