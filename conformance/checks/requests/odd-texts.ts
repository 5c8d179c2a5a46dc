/**
 * Texts by what is done to them where they are not left alone: trimmed at their ends, normalized, read as numbers, dates or words of a
 * language, unescaped, filled in, cut at a number of bytes.
 */

/** By what is done to such a text where it is not left alone. */
export const table: Readonly<Record<string, readonly string[]>> = {
  trimming: [
    '  blanks around  ',
    '\ttab and line\n',
    '\u00a0no-break\u00a0',
    '\u3000wide\u3000',
    'a   b\u2003c',
    '\ufeffmark',
  ],
  normalizing: [
    'e\u0301 o\u0308 A\u030a',
    '\u212b \u2126 \u00e9',
    'ﬁ ² ½ Ⅳ',
    '\u1100\u1161\u11a8',
    'ſ İ ı ẞ',
  ],
  invisible: [
    'a\u200bb\u200dc\u00add',
    '👩‍👩‍👧‍👦 🏳️‍🌈 ✍🏽',
    '\u202eabc\u202c',
    'a\u2028b\u2029c\u0085d',
    '𝒳🧾𠜎',
  ],
  controls: ['a\u0001b\u0007c', 'a\u001bb\u007fc', 'a\u000bb\u000cc'],
  lines: ['a\r\nb', 'a\rb', 'a\n\n\nb', 'a\tb'],
  escapes: [
    '&amp;&lt;b&gt;&#39;&nbsp;',
    '<b>x</b><br/><script>1</script>',
    '%41%20+%2B',
    '\\n\\t\\u0041\\\\',
    '"q" \'s\' `b`',
  ],
  templates: [
    '{{7*7}} #{7*7} $\u007b7*7}',
    '<%= 7 %> %s %d %(a)s {0}',
    '$1 \\1 $& :name @name ?',
    '=1+1',
    '-- ; /* */ \\',
  ],
  numbers: ['007', '+5', '1e3', '1.0', '-0', '0x1F', '1_000', '12345678901234567890', '1,50', '.5'],
  words: [
    'null',
    'true',
    'false',
    'undefined',
    'None',
    'nil',
    'NaN',
    'Infinity',
    '[object Object]',
    'yes',
    'constructor',
    '__proto__',
  ],
  dates: ['2026-01-02', '01/02/2026', '2026-01-02T03:04:05Z', '12:30', '1-2', '10/10'],
  structures: ['{"a":1}', '["x"]', '"x"', '!ruby/object {}', 'O:1:"A"', '- a: b', '(1,)'],
  bytes: ['é'.repeat(64), '€'.repeat(86), '😀'.repeat(64), 'x'.repeat(256)],
};

export interface Text {
  kind: string;
  text: string;
}

export const texts: readonly Text[] = Object.entries(table).flatMap(([kind, all]) =>
  all.map((text) => ({ kind, text })),
);

/** Words that a server may take for nothing, and texts of white space alone, are lost by what they are. */
export const isNothingItself = (text: string): boolean =>
  text.trim() === '' || table.words?.includes(text) === true;
