/**
 * The characters that texts are made of. `short` stands in names, `long` in free texts. A target may take no more than 40
 * characters in a name, and 21 of them are left for what makes it unique: `short` has 18 at most.
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

/** 5,000 characters: how long a text may be is not shown, that it breaks nothing is. */
export const longest = `${'A long story, written in full. '.repeat(178)}end`;
