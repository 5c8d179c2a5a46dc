// The stated part of a schema, which a target must follow.
import { expect, test } from '@playwright/test';
import { at, isAssumed, statedSchema } from './stated-schema.js';

const assumed = { 'x-assumed': 'why' };
const root = {
  components: {
    schemas: {
      Guess: { ...assumed, type: 'string' },
      Word: { type: 'string', enum: ['Final'] },
      'a/b~c d': { type: 'boolean' },
      Chain: { $ref: '#/components/schemas/Guess' },
    },
  },
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const stated = (schema: unknown, keepAssumed = false) => statedSchema(schema, root, { keepAssumed });
const orNull = (schema: unknown) => ({ anyOf: [schema, { type: 'null' }] });

test('annotations, extensions, and that further fields are refused -> left out; what restricts values -> kept', () => {
  const kept = {
    type: 'string',
    format: 'date',
    minLength: 2,
    pattern: '^a',
    enum: ['a'],
    const: 'a',
    items: { type: 'null' },
  };
  const annotations = {
    description: 'd',
    example: 'e',
    examples: [],
    title: 't',
    default: 'a',
    deprecated: true,
    summary: 's',
  };
  const closing = {
    additionalProperties: false,
    unevaluatedProperties: false,
    readOnly: true,
    writeOnly: true,
  };
  expect(stated({ ...annotations, ...closing, 'x-other': 1, ...kept })).toEqual(kept);
});

test('values that are no schemas -> as they are; lists of schemas -> each', () => {
  for (const one of [true, null, 'text', 5]) expect(stated(one)).toBe(one);
  expect(stated([{ title: 't', type: 'string' }, assumed])).toEqual([{ type: 'string' }, true]);
  // The values of an enum are no schemas.
  expect(stated({ enum: [{ title: 't' }], const: { title: 't' } })).toEqual({
    enum: [{ title: 't' }],
    const: { title: 't' },
  });
  expect(stated({ allOf: [{ title: 't' }] })).toEqual({ allOf: [{}] });
});

test('what is assumed, itself or where it leads -> anything; kept where it is asked for', () => {
  expect(stated({ ...assumed, type: 'string' })).toBe(true);
  expect(stated(ref('Guess'))).toBe(true);
  expect(stated(ref('Chain'))).toBe(true);
  expect(stated(ref('Word'))).toEqual(ref('Word'));
  expect(stated({ ...assumed, type: 'string' }, true)).toEqual({ type: 'string' });
});

test('properties -> those that are stated, each null where it may be absent', () => {
  const schema = {
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'string' }, c: assumed, d: true },
    required: ['b'],
  };
  expect(stated(schema)).toEqual({
    type: 'object',
    properties: { a: orNull({ type: 'string' }), b: { type: 'string' }, d: true },
    required: ['b'],
  });
  expect(stated(schema, true)).toMatchObject({ properties: { c: orNull({}) } });
});

test('required is what is stated to be; where that is assumed as a whole, nothing', () => {
  const schema = { properties: { a: ref('Guess'), b: {} }, required: ['a', 'b'] };
  expect(stated(schema)).toHaveProperty('required', ['b']);
  expect(stated(schema, true)).toHaveProperty('required', ['a', 'b']);
  expect(stated({ ...schema, required: ['a'] })).not.toHaveProperty('required');
  const whole = { ...schema, 'x-assumed-required': 'why' };
  expect(stated(whole)).not.toHaveProperty('required');
  expect(stated(whole, true)).toHaveProperty('required', ['a', 'b']);
  expect(stated({ required: ['a'] })).toHaveProperty('required', ['a']);
});

test('alternatives -> any of them; an assumed one is one more, with what it says', () => {
  const branches = [
    { title: 't', type: 'string' },
    { ...assumed, type: 'number', title: 't' },
    ref('Guess'),
    ref('Word'),
  ];
  const any = [{ type: 'string' }, { type: 'number' }, { type: 'string' }, ref('Word')];
  expect(stated({ oneOf: branches })).toEqual({ anyOf: any });
  expect(stated({ anyOf: branches })).toEqual({ anyOf: any });
  expect(stated({ type: 'null', 'x-also-lawful': branches })).toEqual({ anyOf: [{ type: 'null' }, ...any] });
});

test.describe('a state', () => {
  const of = (schema: unknown, name = 'status') =>
    (stated({ properties: { [name]: schema }, required: [name] }) as { properties: Record<string, unknown> })
      .properties[name];
  const final = { type: 'string', pattern: '^(?:[fF][iI][nN][aA][lL])$' };

  test('is a word in any case, alone, among others, by reference or as an alternative', () => {
    expect(of({ enum: ['Final'] })).toEqual(final);
    expect(of({ enum: ['Final'] }, 'state')).toEqual(final);
    expect(of({ const: 'Final' })).toEqual(final);
    expect(of(ref('Word'))).toEqual(final);
    expect(of({ enum: ['a', 'b_1'] })).toEqual({ type: 'string', pattern: '^(?:[aA]|[bB]_1)$' });
    expect(of({ oneOf: [{ const: 'Final' }, { type: 'null' }] })).toEqual({
      anyOf: [final, { type: 'null' }],
    });
    expect(of({ enum: ['Final'], minLength: 2 })).toEqual({ ...final, minLength: 2 });
  });

  test('other fields, other values and open ones -> as they are', () => {
    expect(of({ enum: ['Final'] }, 'kind')).toEqual({ enum: ['Final'] });
    expect(of({ enum: ['a', 1] })).toEqual({ enum: ['a', 1] });
    expect(of({ type: 'string' })).toEqual({ type: 'string' });
    expect(of(true)).toBe(true);
  });
});

test('a pointer -> its node, with what is escaped in it; none -> undefined', () => {
  expect(at(root, '#/components/schemas/a~1b~0c%20d')).toEqual({ type: 'boolean' });
  expect(at(root, '/components/schemas/Word/enum/0')).toBe('Final');
  expect(at(root, '#')).toBe(root);
  expect(at(root, '#/components/none/at/all')).toBeUndefined();
  expect(at(root, '#/components/schemas/Word/type/0/x')).toBeUndefined();
});

test('assumed is what says so, or leads to what does', () => {
  expect(
    [assumed, ref('Guess'), ref('Chain'), { 'x-assumed': '' }].map((one) => isAssumed(one, root)),
  ).toEqual([true, true, true, true]);
  expect(
    [{}, ref('Word'), ref('None'), null, 'x', true, { $ref: 5 }].map((one) => isAssumed(one, root)),
  ).toEqual(Array(7).fill(false));
});
