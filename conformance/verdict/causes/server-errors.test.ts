// Which 5xx answers are one finding.
import { expect, test } from '@playwright/test';
import type { OperationId } from '../../../generated/operations.js';
import type { Violation } from '../../judge/violation.js';
import type { Confirmation } from '../../replay/confirm.js';
import { exchange, result } from '../sample.fixture.js';
import { stepsOf } from './causes.fixture.js';
import type { Group } from './group.js';
import { explained, group, replayed } from './groups.fixture.js';
import { isAnsweredAs, isServerError, ofOverload, ofSameErrors, ofStoredBodies } from './server-errors.js';

const five: OperationId[] = ['getItem', 'getTax', 'createItem', 'updateItem', 'deleteItem'];
const of = (...operations: OperationId[]): Partial<Violation>[] =>
  operations.map((operation) => ({ operation }));
const plain = 'rule:no-server-error | http.status | 500';

test('a 5xx is one by the symptom, or by the status of what was answered', () => {
  const is = (parts: Partial<Violation>) => group('x', parts).seen.map((one) => isServerError(one.violation));
  expect(is({ symptom: '500' })).toEqual([true]);
  expect(is({ symptom: '599' })).toEqual([true]);
  expect(is({ symptom: 'null', exchange: exchange({ status: 502 }) })).toEqual([true]);
  expect(is({ symptom: '404', exchange: exchange({ status: 404 }) })).toEqual([false]);
  expect(is({ symptom: 'null' })).toEqual([false]);
});

test.describe('overload', () => {
  const all = (confirmation: Confirmation, ...groups: Group[]) =>
    explained(
      ofOverload(replayed(groups, Object.fromEntries(groups.map(({ key }) => [key, { confirmation }])))),
    );

  test('five operations beside others -> one; four, or what shows alone -> none', () => {
    const state = 'state:draft+finalized | http.status | 500';
    const two = [
      group(state, ...of('getItem', 'getTax', 'createItem')),
      group(plain, ...of('updateItem', 'deleteItem')),
    ];
    for (const word of ['intermittent', 'under concurrency'] as const)
      expect(all(word, ...two)).toEqual({
        [state]: [plain, 'getItem', 'getTax', 'createItem'],
        [plain]: [plain, 'updateItem', 'deleteItem'],
      });
    expect(all('intermittent', group(plain, ...of(...five.slice(1))))).toEqual({});
    expect(all('not verified', group(plain, ...of(...five)))).toEqual({});
    expect(all('unconfirmed', group(plain, ...of(...five)))).toEqual({});
    expect(all('intermittent', group(plain, ...of(...five), { symptom: '404' }))).toEqual({});
  });

  test('the plainest is the root, then what was seen most, then the first by its words', () => {
    const rootOf = (...groups: Group[]) =>
      new Set(Object.values(all('intermittent', ...groups)).map(([by]) => by));
    const [a, b] = [
      group('a | http.status | 500', ...of(...five)),
      group('b | http.status | 500', ...of(...five)),
    ];
    expect(rootOf(a, b, group(plain, ...of('getItem')))).toEqual(new Set([plain]));
    expect(rootOf(a, group('c | x | 500', ...of(...five, 'listItems')))).toEqual(new Set(['c | x | 500']));
    for (const order of [
      [a, b],
      [b, a],
    ])
      expect(rootOf(...order)).toEqual(new Set([a.key]));
  });

  test('other statuses are other errors', () => {
    const unavailable = (operation: OperationId) => ({ operation, symptom: '503' as const });
    expect(
      all('intermittent', group(plain, ...of('getItem', 'getTax')), group('b', ...five.map(unavailable))),
    ).toEqual({
      b: ['b', ...five],
    });
  });

  test('what was confirmed is one of them in a burst, and counts for nothing by itself', () => {
    const burst = group(plain, ...of(...five));
    const shown = (...steps: Parameters<typeof stepsOf>) =>
      Object.keys(
        explained(
          ofOverload(
            replayed([burst, group('b', ...of(...five))], {
              [plain]: stepsOf(...steps),
              b: { confirmation: 'intermittent' },
            }),
          ),
        ),
      );
    expect(shown({ burst: 0 })).toEqual([plain, 'b']);
    expect(shown({ burst: 0 }, {})).toEqual(['b']);
    expect(ofOverload(replayed([burst], { [plain]: stepsOf({ burst: 0 }) }))).toEqual([]);
    // Without a trace, as if none could be recorded.
    const atOnce = (field: string) => group('c', ...five.map((operation) => ({ operation, field })));
    const beside = (one: Group) =>
      Object.keys(
        explained(
          ofOverload(
            replayed([one, group('b', ...of(...five))], { c: {}, b: { confirmation: 'intermittent' } }),
          ),
        ),
      );
    expect(beside(atOnce('overlap.update'))).toEqual(['c', 'b']);
    expect(beside(atOnce('http.status'))).toEqual(['b']);
  });
});

test('answered as the other is by operation, status and body, numbers apart; what is unknown is answered as nothing', () => {
  const answered = (operation: OperationId, status: number | undefined, responseBody?: string) =>
    group('x', { operation, exchange: exchange({ status, responseBody }) });
  const one = answered('getItem', 500, '{"id":12}');
  const is = (other: Group, first = one) => isAnsweredAs(first, other);
  expect(is(answered('getItem', 500, '{"id":7}'))).toBe(true);
  expect(is(answered('getTax', 500, '{"id":12}'))).toBe(false);
  expect(is(answered('getItem', 503, '{"id":12}'))).toBe(false);
  expect(is(answered('getItem', 500, '{"no":12}'))).toBe(false);
  const unknown = answered('getItem', undefined);
  expect(is(unknown, unknown)).toBe(false);
  expect(is({ ...one, seen: [...unknown.seen, ...one.seen] })).toBe(true);
  expect(is(one, { ...one, seen: [...one.seen, ...unknown.seen] })).toBe(false);
});

test.describe('the same errors', () => {
  const error = (operation: OperationId, statement: string, responseBody = 'x'): Partial<Violation> => ({
    ...{ operation, statement: statement as Violation['statement'] },
    exchange: exchange({ operation, status: 500, responseBody }),
  });
  /** Results of operations that otherwise work. */
  const works = (...operations: string[]) => [
    result({ id: 'a/b', asserted: operations.flatMap((one) => [`operation:${one}`, `status:${one} 200`]) }),
  ];
  const stated = (operation: OperationId, status: number, ...more: string[]) =>
    group(`status:${status} | http.status | 500`, error(operation, `status:${operation}/${status}`, ...more));

  test('an operation that never answered as it should -> what was seen most of it explains all', () => {
    const [few, most, whole] = [
      group('a', error('getItem', 'rule:x')),
      group('c', error('getItem', 'rule:x'), error('getItem', 'rule:y')),
      group('b', error('getItem', 'rule:y')),
    ];
    expect(explained(ofSameErrors([few, most, whole], works('getTax')))).toEqual({
      ...{ a: ['c', 'getItem'], b: ['c', 'getItem'], c: ['c', 'getItem'] },
    });
    expect(ofSameErrors([few, most, whole], works('getItem'))).toEqual([]);
    expect(
      explained(
        ofSameErrors(
          [
            group('a', error('getItem', 'rule:x')),
            group('b', ...[1, 2].map(() => error('getTax', 'rule:x'))),
          ],
          [],
        ),
      ),
    ).toEqual({
      ...{ a: ['a', 'getItem'], b: ['b', 'getTax'] },
    });
  });

  test('that no answer is a 5xx follows where the same answer came in the place of a stated status', () => {
    const none = group(plain, error('getItem', 'rule:no-server-error'));
    const by = stated('getItem', 404);
    expect(explained(ofSameErrors([none, by], works('getItem')))).toEqual({ [plain]: [by.key, 'getItem'] });
    expect(ofSameErrors([none, stated('getItem', 404, 'other')], works('getItem'))).toEqual([]);
    expect(
      ofSameErrors(
        [
          none,
          { ...by, seen: by.seen.map((one) => ({ ...one, violation: { ...one.violation, field: 'x' } })) },
        ],
        works('getItem'),
      ),
    ).toEqual([]);
    // The input is the cause, unless the error is intermittent.
    const sent = group('rule:no-server-error | input.texts | 500', {
      ...error('getItem', 'rule:no-server-error'),
      field: 'input.texts',
    });
    expect(ofSameErrors([sent, by], works('getItem'))).toEqual([]);
    expect(
      explained(
        ofSameErrors(
          replayed([sent, by], { [sent.key]: { confirmation: 'intermittent' } }),
          works('getItem'),
        ),
      ),
    ).toEqual({ [sent.key]: [by.key, 'getItem'] });
  });

  test('an operation that is stuck, or gives no success where one is due -> all of its errors are one', () => {
    const lawful = group('operation:getItem | http.status | 500', error('getItem', 'operation:getItem'));
    const keyless = group('status:401 | http.status | 500', error('getItem', 'status:getItem/401'));
    const further = group('z | x | 500', error('getItem', 'rule:x', 'other'));
    const by = (...groups: Group[]) => Object.values(explained(ofSameErrors(groups, works('getItem'))));
    expect(by(lawful, keyless, further)).toEqual([1, 2, 3].map(() => [lawful.key, 'getItem']));
    expect(by(lawful, further)).toEqual([]);
    const otherwise = group(keyless.key, error('getItem', 'status:getItem/401', 'y'));
    expect(by(lawful, otherwise, further)).toEqual([]);
    const unknown = { statement: 'operation:getItem', operation: 'getItem' } as const;
    expect(
      by(group(lawful.key, unknown), group(keyless.key, { ...unknown, statement: 'status:getItem/401' })),
    ).toEqual([]);
    expect(by(stated('getItem', 201), further)).toHaveLength(2);
    expect(by(stated('getItem', 200), further)).toEqual([]);
    expect(by(stated('getItem', 302), further)).toEqual([]);
  });

  test('an operation that never refuses as it should -> all that what is sent brings about follows', () => {
    const sent = (operation: OperationId, key = 'rule:no-server-error | input.texts | 500') =>
      group(key, { ...error(operation, 'rule:no-server-error', 'other'), field: 'input.texts' });
    const by = (one: Group, status = 422, ...asserted: string[]) =>
      Object.values(
        explained(
          ofSameErrors(
            [one, stated('createItem', status)],
            [...works('createItem', 'getTax'), result({ id: 'c/d', asserted })],
          ),
        ),
      );
    expect(by(sent('createItem'))).toEqual([['status:422 | http.status | 500', 'createItem']]);
    expect(by(sent('createItem'), 422, 'status:createItem 422')).toEqual([]);
    expect(by(sent('createItem'), 423)).toEqual([]);
    expect(by(sent('getTax'))).toEqual([]);
    expect(by(sent('createItem', 'rule:x | input.texts | 500'))).toEqual([]);
  });

  test('a trigger that cannot be read -> follows where a word that is none is refused with the same error', () => {
    const odd = group('rule:no-server-error | input.trigger-no-text | 500', {
      ...error('changeQuoteState', 'rule:no-server-error'),
      field: 'input.trigger-no-text',
    });
    const by = (key: string, ...more: string[]) =>
      Object.values(
        explained(
          ofSameErrors(
            [odd, group(key, error('changeQuoteState', 'rule:x', ...more))],
            works('changeQuoteState'),
          ),
        ),
      );
    const refusal = 'errors:422 | http.status | 500';
    expect(by(refusal)).toEqual([[refusal, 'changeQuoteState']]);
    expect(by(refusal, 'other')).toEqual([]);
    expect(by('status:409 | http.status | 500')).toEqual([]);
  });

  test('of two refusals by the table of errors alone the one that was seen more explains the other', () => {
    const refusal = (status: number, times: number) =>
      group(
        `errors:${status} | http.status | 500`,
        ...Array.from({ length: times }, () => error('getItem', `errors:${status}`)),
      );
    const of = (first: number, second: number) =>
      explained(ofSameErrors([refusal(404, first), refusal(422, second)], works('getItem')));
    const [a, b] = ['errors:404 | http.status | 500', 'errors:422 | http.status | 500'];
    expect(of(1, 2)).toEqual({ [a]: [b, 'getItem'] });
    expect(of(2, 1)).toEqual({ [b]: [a, 'getItem'] });
    expect(of(1, 1)).toEqual({ [b]: [a, 'getItem'] });
  });
});

test('a list that breaks by a body that was stored -> the body that was accepted follows from it', () => {
  const body = group('rule:no-server-error | body | accepted', ...of('createItem'));
  const list = group('status:200 | http.status | 500', ...of('listItems'));
  const by = (
    status: number | undefined,
    method = 'GET',
    operation = 'createItem',
    confirmation: Confirmation = 'confirmed',
    one = list,
  ) =>
    explained(
      ofStoredBodies(
        replayed([body, one], { [one.key]: { ...stepsOf({ operation, status }, { method }), confirmation } }),
      ),
    );
  const follows = { [body.key]: [list.key, 'createItem'] };
  expect(by(201)).toEqual(follows);
  expect(by(undefined)).toEqual(follows);
  expect(by(299)).toEqual(follows);
  expect(by(300)).toEqual({});
  expect(by(201, 'PUT')).toEqual({});
  expect(by(201, 'GET', 'createTax')).toEqual({});
  expect(by(201, 'GET', 'createItem', 'intermittent')).toEqual({});
  expect(by(201, 'GET', 'createItem', 'confirmed', group(list.key, { symptom: '404' }))).toEqual({});
});
