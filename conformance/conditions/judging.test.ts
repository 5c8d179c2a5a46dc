// What a case notes: each field once, of its own record and of one beside it, with the exchange; and how that ends the check.
import { expect, test } from '@playwright/test';
import { violated } from '../judge/outcome.js';
import { Unreadable } from '../judge/unreadable.js';
import { violationOf } from '../judge/violation.js';
import { onTiny, tinyService } from '../run/tiny-service.fixture.js';
import { conclude, createJudge, endOf } from './judging.js';

const about = { operation: 'getInvoice', when: 'after it was created' } as const;
const shows = { method: 'GET', url: 'http://a/1', durationMs: 1 };

for (const [compare, actual, expected, isRight] of [
  ['equal', 'a', 'a', true],
  ['equal', undefined, null, true],
  ['equal', 'A', 'a', false],
  ['equal', { b: 1, a: 2 }, { a: 2, b: 1 }, true],
  ['number', '2.50', 2.5, true],
  ['number', 2.5000001, '2.5', true],
  ['number', 2.50001, '2.5', false],
  ['word', 'Draft', 'draft', true],
  ['word', 'drafts', 'draft', false],
  ['equal', new Unreadable('x'), 'a', true],
  ['number', new Unreadable('x'), 1, true],
] as const)
  test(`${compare}: ${String(actual)} for ${String(expected)} -> ${isRight ? 'right' : 'noted'}`, () => {
    const judge = createJudge(() => shows);
    const compared = judge[compare] as (...words: unknown[]) => boolean;
    expect(compared(actual, expected, 'total', about)).toBe(isRight);
    expect(judge.faults.map(({ proof, exchange }) => [proof, exchange])).toEqual(
      isRight ? [] : [[{ by: 'value', compare, expected, actual }, shows]],
    );
    expect(judge.knows('total')).toBe(!isRight);
  });

test('one field twice -> noted once; of a record beside it -> noted apart, and nothing is known of the own one', () => {
  const judge = createJudge();
  const beside = { ...about, isBeside: true };
  expect(judge.equal('b', 'a', 'note', beside)).toBe(false);
  expect(judge.knows('note')).toBe(false);
  for (let n = 0; n < 2; n += 1) judge.equal('b', 'a', 'note', about);
  judge.equal('c', 'a', 'note', { ...about, isBeside: false });
  judge.equal('c', 'a', 'note', beside);
  judge.equal('c', 'a', 'date', about);
  expect(judge.faults.map(({ field, actual, isBeside = false }) => [field, actual, isBeside])).toEqual([
    ['note', 'b', true],
    ['note', 'b', false],
    ['date', 'c', false],
  ]);
  expect(judge.knows('note')).toBe(true);
});

test('a plain condition -> its words, what showed it if that is given, else the last exchange; without a proof the value', () => {
  const judge = createJudge(() => shows);
  const other = { ...shows, url: 'http://a/2' };
  judge.that(false, 'a', 'is right', 1, { ...about, symptom: 'different', exchange: other });
  judge.that(false, 'b', 'is right', 2, { ...about, symptom: 'different' }, { by: 'body' });
  judge.that(true, 'c', 'is right', 3, { ...about, symptom: 'different' });
  expect(judge.faults).toMatchObject([
    {
      ...{ field: 'a', expected: 'a after it was created is right', exchange: other },
      proof: { by: 'value', compare: 'not', expected: 1 },
    },
    { field: 'b', exchange: shows, proof: { by: 'body' } },
  ]);
  expect(judge.faults).toHaveLength(2);
});

test('symptoms -> by what came, unless it is given', () => {
  const judge = createJudge();
  judge.equal(undefined, 'a', 'date', about);
  judge.equal('b', 'a', 'note', about);
  judge.equal('b', 'a', 'total', { ...about, symptom: 'changed' });
  expect(judge.faults.map(({ symptom }) => symptom)).toEqual(['absent', 'different', 'changed']);
});

/** A violation that ends a case early. */
const ended = violationOf({
  ...{ statement: 'rule:one-default-sequence', field: 'name', symptom: 'different' },
  ...{ expected: 'a', actual: 'b', sort: 'value' },
});

test('what ended a case early -> the violation of a failure; of other ends nothing', () => {
  expect(endOf(violated(ended))).toEqual({ ended });
  expect([endOf(new Error('ours')), endOf(undefined)]).toEqual([undefined, undefined]);
});

test('what was found -> fails by the place of the document, by a statement of its own, or by that of the check; an interpretation only notes', () => {
  const found = (parts: object) => {
    const { t, client } = onTiny(tinyService().run);
    const judge = createJudge();
    judge.equal('b', 'a', 'date', { ...about, ...parts });
    conclude(t, judge.faults);
    return client.violations.map(({ statement, assumed, operation, field }) => [
      ...[statement, assumed, operation, field],
    ]);
  };
  const of = (statement: string, assumed?: true) => [[statement, assumed, 'getInvoice', 'date']];
  expect(found({})).toEqual(of('schema:Document.date'));
  expect(found({ statement: null })).toEqual(of('rule:item-fields-kept'));
  expect(found({ statement: 'rule:one-default-sequence' })).toEqual(of('rule:one-default-sequence'));
  expect(found({ interpretation: 'rule:payment-cap' })).toEqual(of('rule:payment-cap', true));
});

test('what was found, and what ended it -> all of it', () => {
  const { run } = tinyService();
  // Otherwise reports leave out what was compared.
  run.keepsWhole = true;
  const { t, client } = onTiny(run);
  const judge = createJudge();
  judge.equal('b', 'a', 'date', { ...about, interpretation: 'rule:payment-cap' });
  judge.equal('b', 'a', 'note', { ...about, others: [shows] });
  conclude(t, [{ ended }, ...judge.faults]);
  expect(client.violations.map(({ field, others }) => [field, others?.length])).toEqual([
    ['name', undefined],
    ['date', undefined],
    ['note', 1],
  ]);
});

test('each assertion is reported, right or wrong, but what could not be read', () => {
  const seen: unknown[] = [];
  const judge = createJudge(undefined, ({ how, actual, about: one }) => seen.push({ how, actual, ...one }));
  judge.equal('a', 'a', 'note', about);
  judge.number('2', 1, 'total', about);
  judge.that(true, 'items', 'are there', 3, { ...about, symptom: 'different' });
  judge.word(new Unreadable('x'), 'a', 'status', about);
  expect(seen).toMatchObject([
    { how: 'equal', actual: 'a', field: 'note' },
    { how: 'number', actual: '2', field: 'total' },
    { how: 'that', actual: 3, field: 'items', symptom: 'different' },
  ]);
  expect(seen).toHaveLength(3);
});
