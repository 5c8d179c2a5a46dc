/** The first one, and the number of the others: `createItem and 3 more`. */
export const firstOf = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0 ? first : `${first} and ${others.length} more`;

/** `1 check`, `2 checks`, `3,000 checks`. */
export const plural = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
