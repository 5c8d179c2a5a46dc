/**
 * Takes keys and passwords out of everything that is kept or shown. Owns the only list of secrets of a run;
 * whoever learns a new key (an account creation) adds it here before anything is written.
 */
export interface Redactor {
  (text: string): string;
  add(secret: string): void;
}

const mask = '<API_KEY>';
/** Secrets by the name they stand under, in JSON and in queries. */
const named = [
  /("(?:api_key|password|at_password)"\s*:\s*")((?:[^"\\]|\\.)*)(")/gi,
  /([?&]api_key=)([^&#\s"']*)()/gi,
] as const;

export function createRedactor(secrets: readonly (string | undefined)[]): Redactor {
  const known = new Set<string>();
  const add = (secret: string) => {
    if (secret.length < 3) return;
    known.add(secret);
    known.add(encodeURIComponent(secret));
    known.add(JSON.stringify(secret).slice(1, -1));
  };
  for (const secret of secrets) if (secret) add(secret);
  const redact = (text: string) => {
    let out = text;
    for (const secret of [...known].sort((a, b) => b.length - a.length)) out = out.replaceAll(secret, mask);
    for (const pattern of named) out = out.replace(pattern, `$1${mask}$3`);
    return out;
  };
  return Object.assign(redact, { add });
}
