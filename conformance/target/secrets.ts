/**
 * The one list of secrets of a run: whoever learns a new key (an account creation) adds it here before anything
 * is written. How a text is masked is owned by verdict/redaction.ts.
 */
import { redact } from './redaction.js';

export interface Redactor {
  (text: string): string;
  add(secret: string): void;
  /** The keys of the account and of the second one first: their place is their number in reports. */
  readonly secrets: readonly string[];
}

export function createRedactor(keys: readonly (string | undefined)[]): Redactor {
  const secrets = keys.map((key) => key ?? '');
  const add = (secret: string) => {
    if (secret !== '' && !secrets.includes(secret)) secrets.push(secret);
  };
  return Object.assign((text: string) => redact(text, secrets), { add, secrets });
}
