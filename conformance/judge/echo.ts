/**
 * Values of odd types that the suite sends. A server that takes them may show them as they came, in lists for good: they are
 * made so that they are known again, and their shape is not held against it. Pure.
 */
export const oddNumber = 70_717;
export const oddText = 'odd-70717';

/** Whether a value that an answer shows is one of these, or holds one. */
export const isEcho = (value: unknown): boolean => (JSON.stringify(value) ?? '').includes(String(oddNumber));
