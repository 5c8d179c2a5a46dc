import type { Summary } from './journal-entry.js';

/** A request for a terminal: time, method, address, status, milliseconds; then indented violations and notes. */
export function logLine({
  at,
  method,
  url,
  status,
  durationMs,
  violations,
  answerViolations,
  notes,
}: Summary): string {
  const words = [...violations, ...answerViolations.map((one) => `the answer: ${one}`), ...notes];
  const line = `${at.slice(11, 19)} ${method.padEnd(6)} ${url} -> ${status || 'dropped'} in ${durationMs} ms`;
  return [line, ...words.map((one) => `         ${one}`)].map(printable).join('\n');
}

/** A client must not be able to send control characters to the terminal. */
const printable = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');
