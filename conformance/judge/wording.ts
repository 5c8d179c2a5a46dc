/**
 * Sentences of a report, as they are rendered for people. A test turns a mark on that is put into every one of them: whatever
 * takes a decision by reading a sentence decides otherwise then.
 */
let mark: string | undefined;

/** For that test alone: a word that is put around and between all words from here on; undefined ends it. */
export function markSentences(word: string | undefined): void {
  mark = word;
}

export const rendered = (sentence: string): string =>
  mark === undefined ? sentence : ['', ...sentence.split(' '), ''].join(` ${mark} `).trim();
