/** The article before a word, for the titles and messages of checks: an invoice, a quote. */
export const withArticle = (word: string): string => `${/^[aeio]/i.test(word) ? 'an' : 'a'} ${word}`;
