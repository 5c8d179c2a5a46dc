/**
 * Wrong keys made of right ones: a letter changed, parts, doubles, both accounts' keys together. Secrets all the same: each
 * shows most of a key.
 */
import type { Settings } from './settings.js';

const changed = (key: string, at: number): string =>
  `${key.slice(0, at)}${key.charAt(at) === 'a' ? 'b' : 'a'}${key.slice(at + 1)}`;

const inOtherCase = (key: string): string =>
  key.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

/** By what is wrong with it. Parts of two keys alike may make a right one (`demo-key` and `other-key`): such are left out. */
export function keysNearlyRight({
  apiKey,
  second,
}: Pick<Settings, 'apiKey' | 'second'>): Record<string, string> {
  const other = second?.apiKey;
  const half = Math.floor(apiKey.length / 2);
  const turned = inOtherCase(apiKey);
  const made = {
    case: turned,
    first: changed(apiKey, 0),
    middle: changed(apiKey, half),
    last: changed(apiKey, apiKey.length - 1),
    begin: apiKey.slice(0, half),
    end: apiKey.slice(-half),
    doubled: `${apiKey}${apiKey}`,
    ...(other !== undefined && {
      both: `${apiKey}${other}`,
      halves: `${apiKey.slice(0, half)}${other.slice(-half)}`,
    }),
    pattern: `${apiKey.slice(0, -1)}%`,
  };
  return Object.fromEntries(Object.entries(made).filter(([, key]) => key !== apiKey && key !== other));
}
