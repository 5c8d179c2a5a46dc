// Decompressing answers, and rejecting those that are too large or too deep.
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { Excess, isDeep, longestBody, unpacked } from './unpacking.js';

const nested = (levels: number, inside = '') => `${'['.repeat(levels)}${inside}${']'.repeat(levels)}`;
const read = (text: string, mayBeDeep = false) => unpacked(Buffer.from(text), {}, mayBeDeep).toString('utf8');
const isTooDeep = (text: string) => {
  try {
    read(text);
    return false;
  } catch (error) {
    expect(error).toBeInstanceOf(Excess);
    return true;
  }
};

test.describe('packed bytes', () => {
  const text = '{"a":"é"}';
  for (const [encoding, pack] of [
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ] as const)
    test(`${encoding} -> unpacked; bytes that are not packed so -> as they are`, () => {
      expect(unpacked(pack(Buffer.from(text)), { 'content-encoding': encoding }).toString('utf8')).toBe(text);
      expect(unpacked(Buffer.from(text), { 'content-encoding': encoding }).toString('utf8')).toBe(text);
    });

  test('no or another encoding -> as they are', () => {
    const packed = gzipSync(Buffer.from(text));
    expect(unpacked(packed, {})).toEqual(packed);
    expect(unpacked(packed, { 'content-encoding': 'zstd' })).toEqual(packed);
    expect(unpacked(Buffer.alloc(0), {})).toEqual(Buffer.alloc(0));
  });

  test('more than 16 MB behind few bytes -> refused; 16 MB are not', () => {
    const packed = (length: number) =>
      unpacked(gzipSync(Buffer.alloc(length, 32), { level: 1 }), { 'content-encoding': 'gzip' });
    expect(packed(longestBody)).toHaveLength(16 * 1024 * 1024);
    expect(() => packed(longestBody + 1)).toThrow('more than 16 MB');
  });
});

test.describe('deep JSON', () => {
  test('200 levels are read, 201 are refused, in lists and in objects', () => {
    expect([isTooDeep(nested(200)), isTooDeep(nested(201))]).toEqual([false, true]);
    expect([isTooDeep('{"a":'.repeat(200)), isTooDeep('{"a":'.repeat(201))]).toEqual([false, true]);
    expect(() => read(nested(201))).toThrow('deeper than 200 levels');
  });

  test('what is beside each other, in texts, or no JSON is not deep', () => {
    expect(isTooDeep(`[${nested(199)},${nested(199)},{"a":${nested(198)}}]`)).toBe(false);
    expect(isTooDeep(`["${'['.repeat(300)}"]`)).toBe(false);
    expect(isTooDeep(`["\\"${'['.repeat(300)}"]`)).toBe(false);
    expect(isTooDeep(`["\\\\",${nested(199)}]`)).toBe(false);
    expect(isTooDeep(`["${'['.repeat(300)}`)).toBe(false);
    expect(isTooDeep(`x${nested(300)}`)).toBe(false);
  });

  test('deep behind texts, with quotes and backslashes in them, is deep', () => {
    for (const text of ['""', '"a"', '"\\""', '"\\\\"', '"\\\\\\""', '"]]"']) {
      expect(isTooDeep(`[${text},${nested(200)}]`), text).toBe(true);
      expect(isTooDeep(`[${text},${nested(199)}]`), text).toBe(false);
    }
  });

  test('the request was as deep -> null stands for what is too deep, and the rest is as it was', () => {
    const kept = (levels: number) =>
      `{"a":${nested(levels)},"b":"]}","c":[[1],${nested(levels, '"[",2')}],"d":3}`;
    expect(read(kept(100), true)).toBe(kept(100));
    const [deep, fewer] = [JSON.parse(read(kept(250), true)), JSON.parse(kept(250))];
    expect([deep.b, deep.d, deep.c[0]]).toEqual([']}', 3, [1]]);
    let [levels, inside] = [0, deep.a];
    while (Array.isArray(inside)) [levels, inside] = [levels + 1, inside[0]];
    expect([levels, inside]).toEqual([198, null]);
    expect(JSON.stringify(fewer)).toBe(kept(250));
    const broken = nested(250).slice(1);
    expect(read(`[${broken}x`, true)).toBe(`[${broken}x`);
  });
});

test('a body is deep from half of that on, where it is JSON by its first sign', () => {
  expect([isDeep(nested(100)), isDeep(nested(101))]).toEqual([false, true]);
  expect(isDeep(Buffer.from('{"a":'.repeat(101)))).toBe(true);
  for (const one of [undefined, '', `x${nested(101)}`, ` ${nested(101)}`]) expect(isDeep(one)).toBe(false);
});
