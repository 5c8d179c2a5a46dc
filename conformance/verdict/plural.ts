/** `1 check`, `2 checks`, `3,000 checks`. */
export const plural = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
