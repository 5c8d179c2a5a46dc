/**
 * Values of odd types that the suite sends. A server that takes them may show them as they came, in lists for good: they are
 * made so that they are known again, and their shape is not held against it. Pure.
 */
export const oddNumber = 70_717;
export const oddText = 'odd-70717';

/** Whether a value that an answer shows, in words, is one of these. */
export const isEcho = (actual: string): boolean => actual.includes(String(oddNumber));
