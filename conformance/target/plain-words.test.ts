// With --plain nothing that is sent contains the word of the suite; answers get it back.
import { expect, test } from '@playwright/test';
import { newTag, swapFor, swapOf, swappedBytes, wordSent } from './plain-words.js';

const settings = {
  ...{ plain: true, seed: 1, baseUrl: 'http://conformance.test:81/conformance', apiKey: 'Conformance-key' },
  second: { baseUrl: 'http://two.test', apiKey: 'key-two' },
};

test('without --plain -> as it is', () => {
  expect(wordSent({ plain: false, seed: 1 })).toBeUndefined();
  expect(swapFor({ ...settings, plain: false })('A conformance run')).toBe('A conformance run');
});

test('the word of the suite, in any case -> a word of the same length by the seed; twice -> as before', () => {
  const word = wordSent(settings) ?? '';
  expect(word).toHaveLength('conformance'.length);
  expect(
    new Set(Array.from({ length: 30 }, (_, seed) => wordSent({ plain: true, seed }))).size,
  ).toBeGreaterThan(3);
  const swap = swapFor(settings);
  const text = 'Conformance run of conformance CONFORMANCE';
  expect(swap(text)).not.toMatch(/conformance/i);
  expect(swap(text)).toContain(
    `${word[0]?.toUpperCase()}${word.slice(1)} run of ${word} ${word.toUpperCase()}`,
  );
  expect(swap(swap(text))).toBe(text);
});

test('addresses and keys of the target that hold the word -> stay', () => {
  const url = `${settings.baseUrl}/items.json?api_key=${settings.apiKey}&name=`;
  expect(swapFor(settings)(`${url}conformance`)).toBe(`${url}${wordSent(settings)}`);
  expect(swapFor({ ...settings, apiKey: 'abc1' })('api_key=ABC1')).toBe('api_key=ABC1');
});

test('bytes that are no text -> stay', () => {
  const bytes = Buffer.from([0xff, 0xc3, 0x28, ...Buffer.from('conformance'), 0x00]);
  const swapped = swappedBytes(bytes, swapOf('restaurante', []));
  expect([...swapped]).toEqual([0xff, 0xc3, 0x28, ...Buffer.from('restaurante'), 0x00]);
});

test('the tag in names -> an ordinary word and a number; else short and new', () => {
  expect(newTag(true, () => 0.5)).toMatch(/^[a-z]+50000000$/);
  expect(newTag(false)).toMatch(/^[a-z0-9]{7,}$/);
});
