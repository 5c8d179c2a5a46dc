/**
 * Characters for texts: `short` for names, `long` for free texts. A target may allow only 40 characters in a name, of which the
 * unique part needs 21 and a space: `short` has 18 at most.
 */
export const charsets = {
  plain: { short: 'Works', long: 'Delivery to the second floor' },
  signs: {
    short: `A&B's"C";$1--%25Ł東`,
    long: `A & B's <i>"C"</i>; 100% + 1/2 # \\ {x} [y] | ? * ~ $1 @ -- ... &amp; <a>%20</a> {{x}} %s \\n e\u0301 o\u200dk; Ação nº 7 à Łódź – 東京, עברית, Ελλάδα, Санкт`,
  },
  blanks: {
    short: 'Works  7% | <b>',
    long: `First line, then  two blanks\nsecond line\tafter a tab; a+b | c\\d -- {{x}} $1... %25 e\u0301 +351; 100% of "it" & <i>'that'</i> # [y]; עברית, Ελλάδα`,
  },
  beyond: {
    short: '🧾 𝒳 é+',
    long: `🧾 𝒳 ${'Long text, with words that repeat. '.repeat(8)}É 100% + "a" | <i>'b'</i>; Ελλάδα, 東京, עברית, end`,
  },
} as const;

/** 5,000 characters: the maximal length is not documented, but a long text must not break anything. */
export const longest = `${'A long story, written in full. '.repeat(178)}end`;
