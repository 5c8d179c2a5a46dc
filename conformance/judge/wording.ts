/**
 * Sentences of a report. A test inserts a word into all of them: this changes the result of code that wrongly makes decisions by
 * parsing sentences.
 */
let mark: string | undefined;

/** Only for that test: a word that is inserted around and between all words from now on; undefined ends it. */
export function markSentences(word: string | undefined): void {
  mark = word;
}

export const rendered = (sentence: string): string =>
  mark === undefined ? sentence : ['', ...sentence.split(' '), ''].join(` ${mark} `).trim();
