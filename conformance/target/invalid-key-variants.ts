/**
 * Wrong keys derived from valid ones: one character changed, parts, doubles, both accounts' keys combined. They are secrets too:
 * each reveals most of a key.
 */
import type { Settings } from './settings.js';

const changed = (key: string, at: number): string =>
  `${key.slice(0, at)}${key.charAt(at) === 'a' ? 'b' : 'a'}${key.slice(at + 1)}`;

/** The keys by kind of change. Keys that happen to be valid are left out, e.g. halves of similar keys. */
export function invalidKeyVariants({
  apiKey,
  second,
}: Pick<Settings, 'apiKey' | 'second'>): Record<string, string> {
  const other = second?.apiKey;
  const half = Math.floor(apiKey.length / 2);
  const made = {
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
