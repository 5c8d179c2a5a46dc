/**
 * The list of secrets of a run: a new key (of a created account) is added here before anything is written. Masking is in
 * target/redaction.ts.
 */
import { redact } from './redaction.js';

export interface Redactor {
  (text: string): string;
  add(secret: string): void;
  /** First the keys of the account and of the second one: the index is the number in reports. */
  readonly secrets: readonly string[];
}

export function createRedactor(keys: readonly (string | undefined)[]): Redactor {
  const secrets = keys.map((key) => key ?? '');
  const add = (secret: string) => {
    if (secret !== '' && !secrets.includes(secret)) secrets.push(secret);
  };
  return Object.assign((text: string) => redact(text, secrets), { add, secrets });
}
