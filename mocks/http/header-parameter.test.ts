/** Valid and invalid forms of a header's `name = "value"`. */
import { expect, test } from '@playwright/test';
import { readHeaderParameter } from './header-parameter.js';
import { readPrefer } from './prefer.js';

const rows: [text: string, read: ReturnType<typeof readHeaderParameter>][] = [
  ['code=404', { name: 'code', value: '404' }],
  [' code = "404" ', { name: 'code', value: '404' }],
  ['dynamic', { name: 'dynamic', value: undefined }],
  ['example=a b', { name: 'example', value: 'a b' }],
  ['example=', { name: 'example', value: '' }],
  ['two words=1', undefined],
  ['example=a"b', undefined],
  ['', undefined],
];
for (const [text, read] of rows) {
  test(`"${text}" -> ${JSON.stringify(read) ?? 'not read'}`, () => {
    expect(readHeaderParameter(text)).toEqual(read);
  });
}

test('a preference with thousands of blanks inside -> read as any other', () => {
  expect(readPrefer(`example=a${' '.repeat(15_000)}b`)).toMatchObject({ ok: true });
  expect(readPrefer(`code${' '.repeat(15_000)}=404`)).toEqual({ ok: true, preference: { code: 404 } });
});
