/** The letters that texts are made of. `short` stands in names, which may have 40 characters; `long` in free texts. */
export const alphabets = {
  plain: { short: 'Works', long: 'Delivery to the second floor' },
  marks: {
    short: `A&B's "C" Łódź 東京`,
    long: `A & B's <i>"C"</i>; 100% + 1/2 # \\ {x} [y] | ? * ~ $5 @ Ação nº 7 à Łódź – 東京, עברית, Ελλάδα, Санкт`,
  },
  beyond: { short: '🧾 𝒳', long: `🧾 𝒳 ${'Long text, with words that repeat. '.repeat(9)}end` },
} as const;
