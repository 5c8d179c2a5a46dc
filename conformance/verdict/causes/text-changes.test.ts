// Texts that are changed in the same way in all fields.
import { expect, test } from '@playwright/test';
import type { Violation } from '../../judge/violation.js';
import { explained, group } from './groups.fixture.js';
import { ofTextChanges, ofTextsInLostFields } from './text-changes.js';

type Row = [due: string, came: string];
const changed = (
  [expected, actual]: readonly [unknown, unknown],
  parts: object = {},
): Partial<Violation> => ({
  proof: { by: 'value', compare: 'equal', expected, actual, ...parts },
});
/** The explanations of groups, one for each of these changes. */
const ways = (rows: readonly Row[], kind = 'field') =>
  explained(
    ofTextChanges(rows.map((row, n) => group(`rule:fields-kept | ${kind}.${n} | different`, changed(row)))),
  );
const isOne = (...rows: Row[]) => Object.keys(ways(rows)).length === rows.length;
const threeOf = (due: string, came: string): [Row, Row, Row] => [
  ...([1, 2, 3].map((n) => [`${due}${n}`, `${came}${n}`]) as [Row, Row, Row]),
];

test('three fields, or two of which one is a text by itself -> one; fewer -> each its own', () => {
  const [one, two, three] = threeOf(' a', 'a');
  expect(ways([one, two])).toEqual({});
  const by = 'rule:fields-kept | field.0 | different';
  expect(ways([one, two, three])).toEqual({
    ...{ [by]: [by], 'rule:fields-kept | field.1 | different': [by] },
    'rule:fields-kept | field.2 | different': [by],
  });
  expect(Object.keys(ways([one, two], 'text'))).toHaveLength(2);
  expect(ways([one], 'text')).toEqual({});
  expect(ofTextChanges([])).toEqual([]);
});

test('the text by itself explains the fields, unless they are of one or two kinds', () => {
  const field = (path: string, n: number) =>
    group(`rule:fields-kept | ${n} | different`, changed([` a${n}`, `a${n}`], { path }));
  const text = group('rule:fields-kept | text.ends | different', changed([' b', 'b']));
  const by = (...paths: string[]) =>
    new Set(Object.values(explained(ofTextChanges([...paths.map(field), text]))).map(([one]) => one));
  const ofField = new Set(['rule:fields-kept | 0 | different']);
  expect(by('client.phone', 'account.phone')).toEqual(ofField);
  expect(by('client.phone', 'client.fax')).toEqual(ofField);
  expect(by('client.phone', 'client.fax', 'client.name')).toEqual(new Set([text.key]));
  expect(new Set(Object.values(ways(threeOf(' a', 'a'), 'x')).map(([one]) => one))).toEqual(
    new Set(['rule:fields-kept | x.0 | different']),
  );
  const withoutPath = [group('rule:fields-kept | 0 | different', changed([' a', 'a'])), text];
  expect(explained(ofTextChanges(withoutPath))[text.key]).toEqual([text.key]);
});

test('something else in one object, whatever was sent there -> that object', () => {
  const other = (path: string, key: string, row: Row = ['0x1F', 'Porto']) =>
    group(`rule:fields-kept | ${key} | different`, changed(row, { path }));
  const ofText = other('address_to.city', 'text.words', [' undefined ', 'Porto']);
  const ofField = other('address_to.postal_code', 'address_to.postal_code', ['00100', '1,50']);
  const by = (...groups: ReturnType<typeof group>[]) => explained(ofTextChanges(groups));
  expect(by(ofText, ofField)).toEqual({ [ofText.key]: [ofField.key], [ofField.key]: [ofField.key] });
  expect(by(ofText, other('address_from.city', 'address_from.city'))).toEqual({});
  expect(by(ofText, other('city', 'city'), other('phone', 'phone'))).toEqual({});
  const ofItem = (key: string) => other('item.description', key, ['Known before', 'Refused']);
  expect(by(ofItem('text.words'), ofItem('item.description'))).toEqual({});
  // Without a path the field counts; together with a replacement, a cut is part of the same finding.
  const ofBoth = group(
    'rule:fields-kept | address_to.city | different',
    { ...changed(['Porto beta', 'Porto']), sort: 'value', field: 'address_to.city' },
    changed(['0x1F', 'Porto'], { path: 'address_to.city' }),
  );
  expect(Object.keys(by(ofText, ofBoth))).toHaveLength(2);
  // A change of a named way is no replacement, nor is a cut.
  expect(by(ofText, other('address_to.city', 'city', [' a', 'a']))).toEqual({});
  expect(by(ofText, other('address_to.city', 'city', ['Lisboa', 'Lis']))).toEqual({});
});

const same: [way: string, ...rows: [Row, Row, Row]][] = [
  ['blanks at the ends', ...threeOf(' a', 'a')],
  ['line breaks', ['a\r\nb', 'a\nb'], ['a\rb', 'a\nb'], ['a\u2028b', 'a\nb']],
  ['blanks inside', ['a  b', 'a b'], ['a\tb', 'a b'], [' a b', 'a b']],
  ['composed signs', ['e\u0301', 'é'], ['ﬁ', 'fi'], ['ａ', 'a']],
  ['separators', ['12-AB', '12ab'], ['(12) 3', '123'], ['1.2', '12']],
  ['numbers', ['1.50', '1.5'], ['007', '7'], ['1e2', '100']],
  ['capitals', ['a', 'A'], ['b', 'B'], ['É', 'é']],
  ['escaped', ['a&b', 'a&amp;b'], ['<', '&lt;'], ['&gt;', '>']],
  ['escaped by number', ['a&b', 'a&#38;b'], ["'", '&#x27;'], ['\u0001', '&#1;']],
  ['unseen signs', ['a\u200bb', 'ab'], ['a\u0007', 'a?'], ['\ufeffa', 'a']],
  ['signs beyond a plane', ['a😀', 'a'], ['😀b', '??b'], ['x😀', 'x\\ud83d\\ude00']],
  ['markup', ['a<b', 'ab'], ['"a"', 'a'], [`'a`, '?a']],
  ['beyond Latin', ['aЖ', 'a?'], ['Жb', 'b'], ['日本', '&#26085;&#26412;']],
  ['beyond ASCII', ['é', '?'], ['aü', 'a'], ['Ж', '\ufffd']],
  [
    'days and months',
    ['01/02/2030', '02/01/2030'],
    ['03/04/2030', '04/03/2030'],
    ['05/06/2030', '06/05/2030'],
  ],
];
for (const [way, ...rows] of same)
  test(`${way} -> one finding; one that is changed otherwise stands alone`, () => {
    expect(isOne(...rows)).toBe(true);
    const besides = ways([...rows, ['unlike', 'this or that']]);
    expect(Object.keys(besides)).toHaveLength(3);
  });

test('changes of no common way -> each its own', () => {
  expect(isOne(['a', 'b'], ['c', 'd'], ['e', 'f'])).toBe(false);
  expect(isOne(['', '0'], [' ', '0'], ['0', ''])).toBe(false);
  // No character has this number.
  expect(isOne(...threeOf('a', '&#1114112;b'))).toBe(false);
});

test('two dates with day and month exchanged -> one, since no text changes so by chance', () => {
  const dates: Row[] = [
    ['01/02/2030', '02/01/2030'],
    ['03/04/2030', '04/03/2030'],
  ];
  expect(isOne(...dates)).toBe(true);
  expect(isOne(...dates.slice(0, 1))).toBe(false);
  expect(isOne(['01/01/2030', '01/01/2030'], ['02/02/2030', '02/02/2030'])).toBe(false);
});

test.describe('cut', () => {
  const long = (n: number) => `${String(n)} `.padEnd(40, 'x');
  const to = (length: number): Row[] => [1, 2, 3].map((n) => [long(n), long(n).slice(0, length)]);

  test('to one length of 16 or more -> one; to several, or to less -> each its own', () => {
    expect(isOne(...to(16))).toBe(true);
    expect(isOne(...to(15))).toBe(false);
    const [first, second] = to(20) as [Row, Row];
    expect(isOne(first, second, to(21)[2] as Row)).toBe(false);
    // A complete text was not cut.
    expect(isOne(...to(40))).toBe(true);
    expect(isOne(first, second, [long(3), long(3)])).toBe(false);
  });

  test('signs count, not their halves; what stands behind counts only where more may', () => {
    const rows = ['😀', '😁', '😂'].map((sign): Row => [sign.repeat(20), sign.repeat(16)]);
    expect(isOne(...rows, [long(1), long(1).slice(0, 16)])).toBe(true);
    const within = (compare: 'equal' | 'includes') =>
      ofTextChanges(
        to(20).map(([due, came], n) =>
          group(`${n} | x | different`, changed([due, `${came}... (${n})`], { compare })),
        ),
      ).length;
    expect([within('includes'), within('equal')]).toEqual([3, 0]);
  });
});

test('within a longer text -> the way counts there; of a number as well it does not', () => {
  const within = (...rows: Row[]) =>
    ofTextChanges(rows.map((row, n) => group(`${n} | x | different`, changed(row, { compare: 'includes' }))))
      .length;
  expect(within(['a  b', 'x a b y'], ['c  d', 'c d'], [' e f', 'z e f'])).toBe(3);
  expect(within(['1.50', '1.5'], ['2.50', '2.5'], ['3.50', '3.5'])).toBe(0);
  expect(within(['a&b', 'x a&amp;b'], ['<', '&lt; y'], ['"', '&quot;'])).toBe(3);
});

test('what is no text, or compared otherwise -> says nothing', () => {
  const of = (...all: Partial<Violation>[]) =>
    ofTextChanges(all.map((one, n) => group(`${n} | x | different`, one))).length;
  const rows = threeOf(' a', 'a').map((row) => changed(row));
  expect(of(...rows)).toBe(3);
  expect(of(...rows.slice(1), changed([5, '5']))).toBe(0);
  expect(of(...rows.slice(1), changed(['5 ', 5]))).toBe(0);
  expect(of(...rows.slice(1), changed([' a', 'a'], { compare: 'word' }))).toBe(0);
  expect(of(...rows.slice(1), { proof: { by: 'json' } })).toBe(0);
  expect(of(...rows.slice(1), {})).toBe(0);
});

test('another text in a field that an update does not keep -> follows; a changed text, or another field, does not', () => {
  const field = 'preferred_contact.phone';
  const lost = group(`rule:fields-kept | ${field} | different`, { operation: 'updateClient' });
  const by = (row: Row, path: string, operation: 'updateClient' | 'updateItem' = 'updateClient') => {
    const text = group('rule:fields-kept | text.numbers | different', {
      ...changed(row, { path }),
      operation,
    });
    return explained(ofTextsInLostFields([lost, text]));
  };
  const follows = { 'rule:fields-kept | text.numbers | different': [lost.key] };
  expect(by(['1e3', 'before'], field)).toEqual(follows);
  expect(by(['1e3', 'before'], 'phone')).toEqual({});
  expect(by(['1e3', '1000'], field)).toEqual({});
  expect(by(['1e3', 'before'], field, 'updateItem')).toEqual({});
});

test('other texts in two fields -> follow from the first if an update keeps neither; not if it keeps one', () => {
  const [phone, name] = ['phone', 'name'].map((field) =>
    group(`rule:fields-kept | ${field} | different`, { operation: 'updateClient' }),
  );
  const text = group('rule:fields-kept | text.numbers | different', {
    ...changed(['1e3', 'before'], { path: 'phone' }),
    operation: 'updateClient',
  });
  const [seen] = group('', { ...changed(['1.0', 'x'], { path: 'name' }), operation: 'updateClient' }).seen;
  const both = { ...text, seen: [...text.seen, ...(seen ? [seen] : [])] };
  expect(explained(ofTextsInLostFields([phone, name, both].flatMap((one) => one ?? [])))).toEqual({
    [both.key]: [phone?.key],
  });
  expect(explained(ofTextsInLostFields([phone, both].flatMap((one) => one ?? [])))).toEqual({});
});

test('cut before the first character of four bytes, or before a NUL -> one, whatever is cut off', () => {
  const [long, short]: [Row, Row] = [
    ['Delivered by 🧾 and then some words', 'Delivered by'],
    ['🧾 first', ''],
  ];
  expect(isOne(long, short, ['a𝒳b', 'a'])).toBe(true);
  expect(isOne(['a\0b', 'a'], ['cd\0', 'cd'], ['\0', ''])).toBe(true);
  expect(isOne(long, short, ['a𝒳b', 'ab'])).toBe(false);
  expect(isOne(long, short, ['a𝒳b', 'a𝒳'])).toBe(false);
});
