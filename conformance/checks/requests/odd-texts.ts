/**
 * Texts that a server may alter, by the kind of alteration: trimmed, normalized, read as numbers, dates or keywords, unescaped,
 * expanded as templates, cut at a number of bytes.
 */

/** Texts by the alteration that they reveal. */
const table: Readonly<Record<string, readonly string[]>> = {
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
    '$5.00 costs $',
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
  // What a spreadsheet reads as a formula, a list as a flag, a path as a folder.
  ends: ['=1+1', '+1', '-1', '@a', '0', 'no', 'a/', 'a.', 'ÀB cD', '#a', "'a'", '"a"', '[a]'],
  structures: ['{"a":1}', '["x"]', '"x"', '!ruby/object {}', 'O:1:"A"', '- a: b', '(1,)'],
  bytes: ['é'.repeat(64), '€'.repeat(86), '😀'.repeat(64), 'x'.repeat(256)],
};

export interface Text {
  kind: string;
  text: string;
  /** The parts of a combined text, each with its kind. */
  parts?: readonly Text[];
}

const texts: readonly Text[] = Object.entries(table).flatMap(([kind, all]) =>
  all.map((text) => ({ kind, text })),
);

const innerKinds = ['escapes', 'templates', 'normalizing', 'lines', 'invisible'];

/** Short pieces that are altered anywhere in a text, by kind; they are combined in one text. */
const escapes = ['&amp;&#39;', '<b>x</b>', '%41+%2B', '\\n\\u0041\\\\', '"q" \'s\' `b`'];
const templates = ['{{7*7}}', '$\u007b7}', '<%= 7 %>', '%s {0}', '$5 \\1 $&', ':a @b --'];
const pieces: readonly Readonly<Record<string, readonly string[]>>[] = [
  { escapes, templates, normalizing: ['e\u0301', '\u212b', 'ﬁ²'] },
  {
    lines: ['a\r\nb', 'a\rb', 'a\tb', 'a  b'],
    escapes,
    invisible: ['a\u200bb', '👩‍👩‍👧', '\u2028', '𝒳'],
    templates,
  },
];

/** Combined texts with blanks at the ends; the first has no line breaks or invisible characters, which may be refused. */
export const mixtures: readonly Text[] = pieces.map((kinds) => {
  const parts = Object.entries(kinds).flatMap(([kind, all]) => all.map((text) => ({ kind, text })));
  const [before, after] = ['  A ', ' Z  '];
  const text = `${before}${parts.map((one) => one.text).join(' ')}${after}`;
  // Trimming comes last: it is reported only if no other part is missing.
  const ends = [before, after].map((one) => ({ kind: 'trimming', text: one }));
  return { kind: 'escapes', text, parts: [...parts, ...ends] };
});

/** Longer than the default column size of frameworks. */
export const long: Text = { kind: 'bytes', text: 'é'.repeat(300) };

/** Leading zeros, which are lost in a number: for the first field of every document, since the cause is the same everywhere. */
export const digits: Text = { kind: 'numbers', text: '0012345' };

/** Texts that are altered because of the text as a whole. */
export const wholes: readonly Text[] = texts.filter(({ kind }) => !innerKinds.includes(kind));

/** The kind of alteration; for a combined text that of the first missing part. */
export const kindOf = ({ kind, parts }: Text, shown: unknown): string =>
  parts?.find(({ text }) => !String(shown).includes(text))?.kind ?? kind;

/** Whether the text is a keyword for "nothing" or only white space, so that losing it is an alteration of this text alone. */
export const isNothingItself = (text: string): boolean =>
  text.trim() === '' || table.words?.includes(text) === true;

/** Dates and due dates: leap days, ends of months and of 32 bits, swappable days and months, changes of summer time. */
export const dayPairs: readonly (readonly [date: string, due: string])[] = [
  ['03/04/2026', '05/06/2027'],
  ['29/02/2024', '20/01/2038'],
  ['05/02/2026', '01/03/2100'],
  ['31/12/1999', '29/02/2000'],
  ['12/11/2026', '11/12/2026'],
  ['31/01/2026', '29/02/2400'],
  ['07/08/2025', '09/10/2126'],
  ['29/03/2026', '25/10/2026'],
  ['02/01/2026', '01/02/2126'],
  ['31/12/2026', '31/10/2027'],
];

/** Times that a change of summer time skips or repeats somewhere; a year without a leap day. Ordinary times are in the cases. */
export const moments: readonly string[] = [
  '28/03/2027 01:30:15',
  '31/10/2027 01:30:00',
  '28/03/2027 02:30:00',
  '31/10/2027 02:30:59',
  '01/03/2100 10:00:00',
];
